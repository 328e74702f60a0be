import LabText

/// A piece of a page. Its literal parts are markup; whatever is interpolated as text is escaped, so a page cannot be
/// broken by what it shows.
///
///     let item: HTML = "<li class=\"card\">\(card.id)</li>"
public struct HTML: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The markup.
  public private(set) var text: String

  /// Markup of the program itself.
  public init(stringLiteral value: String) { text = value }

  /// Collects an interpolation.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Markup that a trusted writer made, such as the one for Markdown.
  init(trusted text: String) { self.text = text }

  /// Text, escaped.
  public static func text(_ text: String) -> HTML { HTML(trusted: HTMLText.escaped(text)) }

  /// Nothing.
  static let none: HTML = ""

  /// The parts in order.
  static func join(_ parts: some Sequence<HTML>, _ separator: HTML = .none) -> HTML {
    HTML(trusted: parts.map(\.text).joined(separator: separator.text))
  }

  /// Both parts, one after the other.
  static func + (left: HTML, right: HTML) -> HTML { HTML(trusted: left.text + right.text) }

  /// Appends a part.
  static func += (left: inout HTML, right: HTML) { left.text += right.text }

  /// Whether there is nothing.
  var isEmpty: Bool { text.isEmpty }

  /// The parts of an interpolated piece.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Prepares for a piece of about this size.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + interpolationCount * 16) }

    /// Appends markup of the program.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends text, escaped.
    public mutating func appendInterpolation(_ value: some StringProtocol) { text += HTMLText.escaped(String(value)) }

    /// Appends a number.
    public mutating func appendInterpolation(_ value: Int) { text += String(value) }

    /// Appends markup.
    public mutating func appendInterpolation(_ value: HTML) { text += value.text }

    /// Appends several pieces of markup.
    public mutating func appendInterpolation(_ values: [HTML]) { for value in values { text += value.text } }
  }
}
