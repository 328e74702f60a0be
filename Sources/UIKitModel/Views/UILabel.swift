public import Foundation

/// One or more lines of text that only shows.
///
/// Left out: attributes that change inside a text (a label measures and draws with the first character's font and
/// colour), shadows' drawing, and tightening.
open class UILabel: UIView {
  open override class var layerClass: CALayer.Type { LabelLayer.self }

  private var plain: String?
  private var attributed: NSAttributedString?
  private var ownFont = UIFont.systemFont(ofSize: 17)
  private var ownTextColor = UIColor.label
  private var layoutWidth: CGFloat = 0
  /// The last result of breaking the text, with what it was made of.
  private var broken: (input: LineInput, result: (layout: TextLayout, font: UIFont))?

  private struct LineInput: Equatable {
    let text: String
    let font: UIFont
    let size: CGSize
    let lines: Int
    let mode: NSLineBreakMode
    let scale: CGFloat?
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    if UIKitEnvironment.current.systemVersion >= 16 { backgroundColor = .clear }
  }

  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      plain = newValue
      attributed = nil
      contentDidChange()
    }
  }
  /// The text with attributes; made of `text`, `font` and `textColor` where it was not set.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: ownFont]) } }
    set {
      attributed = newValue
      plain = newValue?.string
      if let newValue, newValue.length > 0 {
        let first = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { ownFont = font }
        if let color = first[.foregroundColor] as? UIColor { ownTextColor = color }
      }
      contentDidChange()
    }
  }
  /// The font; the system font at 17 points where set to `nil`.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      contentDidChange()
    }
  }
  /// The colour of the text; `UIColor.label` where set to `nil`.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      setNeedsDisplay()
    }
  }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentDidChange() } }
  /// The most lines; 0 for as many as needed.
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the whole text is shown when a pointer rests on a shortened one. Kept; the model has no pointer.
  open var showsExpansionTextWhenTruncated = false
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether one line is drawn smaller, down to `minimumScaleFactor`, to fit the width.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  /// The width several lines are measured for by `intrinsicContentSize`; 0 for the width that layout gave.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Measuring

  private func measure(width: CGFloat, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let scale = traitCollection.displayScale
    let layout = TextLayout(
      text, font: ownFont, width: lines == 1 ? .greatestFiniteMagnitude : width, numberOfLines: lines,
      lineBreakMode: lineBreakMode)
    return CGSize(
      width: ceilToPixel(layout.size.width, scale: scale), height: ceilToPixel(layout.size.height, scale: scale))
  }

  open override var intrinsicContentSize: CGSize {
    measure(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth, lines: numberOfLines)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { measure(width: size.width, lines: numberOfLines) }

  /// The rectangle the text takes in bounds, with a most number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = measure(width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  /// With Auto Layout and several lines, the width that came out is the width to measure for.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, !layoutState.translatesAutoresizingMaskIntoConstraints,
      bounds.width != layoutWidth
    else { return }
    layoutWidth = bounds.width
    invalidateIntrinsicContentSize()
  }

  /// The lines as they are drawn in the present bounds.
  public var drawnLines: [String] { shownLayout.layout.lines }

  private var shownLayout: (layout: TextLayout, font: UIFont) {
    let input = LineInput(
      text: text ?? "", font: ownFont, size: bounds.size, lines: numberOfLines, mode: lineBreakMode,
      scale: adjustsFontSizeToFitWidth ? minimumScaleFactor : nil)
    if let broken, broken.input == input { return broken.result }
    let font = fittingFont(for: input)
    let layout = TextLayout(
      input.text, font: font, width: max(bounds.width, 0.001), numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode, height: bounds.height)
    broken = (input, (layout, font))
    return (layout, font)
  }

  /// The font, made smaller where one line shall fit the width.
  private func fittingFont(for input: LineInput) -> UIFont {
    guard let scale = input.scale, numberOfLines == 1, bounds.width > 0 else { return ownFont }
    let needed = ownFont.width(of: input.text)
    guard needed > bounds.width else { return ownFont }
    return ownFont.withSize(ownFont.pointSize * max(scale > 0 ? scale : 0.1, bounds.width / needed))
  }

  open override var drawnContent: DrawnContent {
    guard let text, !text.isEmpty, bounds.width > 0 else { return .none }
    let (layout, font) = shownLayout
    let height = CGFloat(layout.lines.count) * font.lineHeight
    var color = isHighlighted ? highlightedTextColor ?? ownTextColor : ownTextColor
    if !isEnabled { color = .tertiaryLabel }
    return .text(
      DrawnText(
        lines: layout.lines, font: font, color: color, alignment: textAlignment,
        rect: CGRect(
          x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2, width: bounds.width, height: height)))
  }

  override var firstBaselineOffset: CGFloat {
    let lines = max(1, CGFloat(shownLayout.layout.lines.count))
    return (bounds.height - lines * ownFont.lineHeight) / 2 + ownFont.ascender
  }
  override var lastBaselineOffset: CGFloat {
    let lines = max(1, CGFloat(shownLayout.layout.lines.count))
    return (bounds.height - lines * ownFont.lineHeight) / 2 - ownFont.descender
  }

  override var describedText: String? { text }
}

/// Where text stands that was made smaller.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

final class LabelLayer: CALayer {
  override var modelClassName: String { "_UILabelLayer" }
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number of points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an underline style.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
}
