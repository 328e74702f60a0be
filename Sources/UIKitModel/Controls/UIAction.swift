import Foundation

/// A closure with a name, a title and a picture: what a control or a menu runs.
public final class UIAction: UIMenuElement {
  /// The name by which a control knows an action: adding a second one replaces the first.
  public struct Identifier: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
    public let rawValue: String
    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public var description: String { rawValue }
  }

  /// The closure's type.
  public typealias Handler = (UIAction) -> Void

  /// The action's name. One of its own if none was given.
  public let identifier: Identifier
  /// A longer title.
  public var discoverabilityTitle: String?
  /// How it can be used in a menu.
  public var attributes: Attributes
  /// How it shows in a menu that something is on.
  public var state: State
  /// Who ran the action last: the control, inside the handler.
  public var sender: Any? { lastSender }
  private weak var lastSender: AnyObject?
  private let handler: Handler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    let number = String(UIKitEnvironment.current.allocateAddress(), radix: 16, uppercase: true)
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(number)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler with a sender, if the action is not disabled.
  public func performWithSender(_ sender: Any?, target: Any?) { run(sender: sender) }

  func run(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    lastSender = sender.map { $0 as AnyObject }
    handler(self)
  }

  public override var description: String {
    "<\(modelClassName): \(addressText); title = \(title); identifier = \(identifier)>"
  }
}
