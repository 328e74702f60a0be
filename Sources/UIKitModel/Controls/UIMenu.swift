/// A menu: a title and its elements.
///
/// Left out: being shown, and elements that are found while it opens.
open class UIMenu: UIMenuElement {
  /// Under which name the system finds a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands in the menu around it.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Its title is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements at a time is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Under which name the system finds the menu.
  public let identifier: Identifier
  /// How the menu stands in the menu around it.
  public let options: Options
  /// Its elements, from the top.
  public let children: [UIMenuElement]

  /// Creates a menu; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UIKitEnvironment.current.nextMenuNumber())")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The elements that are on, in this menu and those that stand in it.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }

  /// The same menu with other elements.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
