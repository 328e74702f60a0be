public import Foundation

/// What a cell, header or footer of a list shows: a picture, a text and a second text, and how.
///
/// The margins, the distances between the parts, and the fonts of all styles but `cell()` are the model's choice: Apple
/// documents the parts and not their numbers. Left out: text transforms, symbol configurations, transformers of colours.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The first text. Setting it takes `attributedText` away.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The first text with attributes, which then count and not `textProperties`. Setting it takes `text` away.
  public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  /// The second text. Setting it takes `secondaryAttributedText` away.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  public var secondaryAttributedText: NSAttributedString? { didSet { if secondaryAttributedText != nil { secondaryText = nil } } }
  /// The picture before the texts.
  public var image: UIImage?

  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()

  /// Along which axes the margins are at least those of the view around the content.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the second text stands beside the first where both have room.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  /// The least distance of two texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How opaque all of the content is.
  public var alpha: CGFloat = 1

  /// How a text looks.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0 for as many as there are.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    /// The colour the text is shown in.
    public func resolvedColor() -> UIColor { color }
  }

  /// How the picture looks.
  public struct ImageProperties: Hashable {
    /// The tint of a symbol or template; `nil` for that of the view.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The largest size; 0 on a side for no limit.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the picture, so that texts of several cells stand below each other; 0 for its own size.
    public var reservedLayoutSize = CGSize.zero
    /// Stands for the width that symbols need, in `reservedLayoutSize`.
    public static let standardDimension: CGFloat = 28
    /// The tint the picture is shown in.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }

  init() {}

  // MARK: Styles

  /// A row with one text, or with a second one below it.
  public static func cell() -> Self { Self() }
  /// A row whose second text is a smaller line below the first.
  public static func subtitleCell() -> Self { make { $0.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1) } }
  /// A row whose second text is a grey value at the other end.
  public static func valueCell() -> Self {
    make {
      $0.secondaryTextProperties.color = .secondaryLabel
      $0.prefersSideBySideTextAndSecondaryText = true
    }
  }
  /// The head of a section.
  public static func header() -> Self { caption(.headline, .label) }
  /// The foot of a section.
  public static func footer() -> Self { caption(.footnote, .secondaryLabel) }
  public static func plainHeader() -> Self { header() }
  public static func plainFooter() -> Self { footer() }
  public static func groupedHeader() -> Self { caption(.footnote, .secondaryLabel) }
  public static func groupedFooter() -> Self { footer() }
  public static func prominentInsetGroupedHeader() -> Self { caption(.headline, .label) }
  public static func extraProminentInsetGroupedHeader() -> Self { caption(.title3, .label) }
  public static func sidebarCell() -> Self { cell() }
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  public static func sidebarHeader() -> Self { header() }
  public static func accompaniedSidebarCell() -> Self { cell() }
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }

  private static func make(_ change: (inout Self) -> Void) -> Self {
    var made = Self()
    change(&made)
    return made
  }

  private static func caption(_ style: UIFont.TextStyle, _ color: UIColor) -> Self {
    make {
      $0.textProperties.font = .preferredFont(forTextStyle: style)
      $0.textProperties.color = color
      $0.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    }
  }

  // MARK: Content

  public func makeContentView() -> any UIContentView & UIView { UIListContentView(configuration: self) }

  /// The configuration for a state: the texts of a disabled cell are grey.
  public func updated(for state: UICellConfigurationState) -> Self {
    var copy = self
    if state.isDisabled {
      if textProperties.color == .label { copy.textProperties.color = .tertiaryLabel }
      if secondaryTextProperties.color == .secondaryLabel { copy.secondaryTextProperties.color = .tertiaryLabel }
    }
    return copy
  }
}

/// Along, across, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}
