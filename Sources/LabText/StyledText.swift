/// A colour of a run of text, as precise as its author meant it. Renderers lower it to what the terminal can show.
public enum TextColor: Hashable, Sendable {
  /// One of the sixteen terminal colours, `0...15`.
  case ansi(UInt8)
  /// A 24-bit colour.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// How a run of text looks. Commands choose a named style by meaning; only pictures use raw colours.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the glyphs; `nil` is the terminal's own.
  public var foreground: TextColor?
  /// The colour behind the glyphs; `nil` is the terminal's own.
  public var background: TextColor?
  /// Heavier strokes.
  public var isBold: Bool
  /// Fainter strokes.
  public var isDim: Bool
  /// Slanted strokes.
  public var isItalic: Bool
  /// A line below the text.
  public var isUnderlined: Bool
  /// Foreground and background exchanged.
  public var isInverse: Bool

  /// Creates a style; every part left out is the terminal's own.
  public init(
    foreground: TextColor? = nil, background: TextColor? = nil, isBold: Bool = false, isDim: Bool = false,
    isItalic: Bool = false, isUnderlined: Bool = false, isInverse: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isInverse = isInverse
  }

  /// No styling at all.
  public static let plain = TextStyle()
  /// The title of a page or section.
  public static let heading = TextStyle(isBold: true)
  /// A stressed word.
  public static let strong = TextStyle(isBold: true)
  /// A word set apart.
  public static let emphasis = TextStyle(isItalic: true)
  /// Code, commands and identifiers.
  public static let code = TextStyle(foreground: .ansi(6))
  /// Something that went as hoped.
  public static let success = TextStyle(foreground: .ansi(2))
  /// Something that failed.
  public static let failure = TextStyle(foreground: .ansi(1), isBold: true)
  /// Something to watch.
  public static let warning = TextStyle(foreground: .ansi(3))
  /// A remark beside the matter.
  public static let dim = TextStyle(isDim: true)
  /// A link or a cross reference.
  public static let link = TextStyle(foreground: .ansi(4), isUnderlined: true)
}

/// Text with styles as data. Nothing but a renderer turns it into escape sequences.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A stretch of text in one style. The text may contain newlines, but no control or bidi characters: text that a
  /// person or a file supplied goes through `escapingUntrusted()` first.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// Their style.
    public var style: TextStyle

    /// Creates a run.
    public init(_ text: String, _ style: TextStyle = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// The runs, in reading order.
  public private(set) var runs: [Run]

  /// Creates text in one style.
  public init(_ text: String = "", _ style: TextStyle = .plain) { runs = text.isEmpty ? [] : [Run(text, style)] }

  /// Creates plain text from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The characters without their styles.
  public var plain: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// Whether there is no character at all.
  public var isEmpty: Bool { runs.isEmpty }

  /// Appends characters in one style, joining them to the last run when the style is the same.
  public mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text, style))
    }
  }

  /// Appends other styled text.
  public mutating func append(_ other: StyledText) {
    for run in other.runs { append(run.text, run.style) }
  }

  /// Appends other styled text and a newline.
  public mutating func appendLine(_ other: StyledText = StyledText()) {
    append(other)
    append("\n")
  }

  /// Both texts, one after the other.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.append(right)
    return result
  }

  /// Appends the right text to the left one.
  public static func += (left: inout StyledText, right: StyledText) { left.append(right) }
}
