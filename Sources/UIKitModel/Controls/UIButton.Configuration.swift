public import Foundation

extension UIButton {
  /// How a button is drawn, as a value: content, layout, colours and background.
  ///
  /// Left out: symbol configurations, visual effects, and the glass styles of iOS 26.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// Which radius the corners get.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// How much room the content gets.
    public enum Size: Int, Sendable { case mini = 2, small = 1, medium = 0, large = 3 }
    /// How the lines of title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
    /// Whether a sign shows that the button opens a menu.
    public enum Indicator: Int, Sendable { case automatic = 0, none, popup }
    /// How the button looks on the Mac.
    public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }

    enum Style: Hashable, Sendable { case plain, tinted, gray, filled }

    let style: Style
    /// The background.
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The colour of title and picture; `nil` for the style's own.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; `nil` for the style's own.
    public var baseBackgroundColor: UIColor?

    /// The picture.
    public var image: UIImage?
    /// Changes the picture's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether a wheel turns in the picture's place.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    private var plainTitle: String?
    private var richTitle: AttributedString?
    private var plainSubtitle: String?
    private var richSubtitle: AttributedString?
    /// Changes the title's attributes, its font above all.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The distance of the content from the edges.
    public var contentInsets = Self.defaultContentInsets
    /// The edge of the title at which the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room kept for the picture along its edge; 0 for its own size.
    public var imageReservation: CGFloat = 0
    /// The distance between picture and title.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button looks different by itself.
    public var automaticallyUpdateForSelection = true

    /// The insets of a fresh configuration.
    static let defaultContentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    private init(style: Style) {
      self.style = style
      background.cornerRadius = 17
    }

    // MARK: Styles

    /// Only content, in the tint colour.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A pale background in the tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A background in the tint colour.
    public static func filled() -> Configuration { prominent() }
    /// Only content, without a background.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// A grey background.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// A pale background in the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A background in the tint colour.
    public static func borderedProminent() -> Configuration { prominent() }

    private static func prominent() -> Configuration {
      var configuration = Configuration(style: .filled)
      configuration.automaticallyUpdateForSelection = false
      return configuration
    }

    // MARK: Texts

    /// The title. Setting it replaces `attributedTitle`.
    public var title: String? {
      get { plainTitle }
      set {
        plainTitle = newValue
        richTitle = newValue.map { AttributedString($0) }
      }
    }

    /// The title with attributes. Setting it replaces `title`.
    public var attributedTitle: AttributedString? {
      get { richTitle }
      set {
        richTitle = newValue
        plainTitle = newValue.map { String($0.characters) }
      }
    }

    /// The smaller text under the title. Setting it replaces `attributedSubtitle`.
    public var subtitle: String? {
      get { plainSubtitle }
      set {
        plainSubtitle = newValue
        richSubtitle = newValue.map { AttributedString($0) }
      }
    }

    /// The subtitle with attributes. Setting it replaces `subtitle`.
    public var attributedSubtitle: AttributedString? {
      get { richSubtitle }
      set {
        richSubtitle = newValue
        plainSubtitle = newValue.map { String($0.characters) }
      }
    }

    /// Puts `contentInsets` back to those of a fresh configuration.
    public mutating func setDefaultContentInsets() { contentInsets = Self.defaultContentInsets }

    /// A new configuration for the button's state: what was set is kept, what the style chooses is fitted.
    public func updated(for button: UIButton) -> Configuration {
      var copy = self
      let colors = ButtonColors(self, state: button.state, role: button.role, tint: button.tintColor)
      copy.baseForegroundColor = colors.foreground
      copy.baseBackgroundColor = colors.background
      copy.background.backgroundColor = background.backgroundColor ?? colors.background
      return copy
    }
  }
}

/// Edges of a rectangle, where leading and trailing follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
