/// What menus are made of: a title with an optional subtitle and picture.
open class UIMenuElement: UIKitObject {
  /// How an element shows that something is on.
  public enum State: Int, Sendable { case off = 0, on, mixed }

  /// How an element can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It cannot be taken back.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after it.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The text.
  open var title: String
  /// The smaller text under it.
  open var subtitle: String?
  /// The picture.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
