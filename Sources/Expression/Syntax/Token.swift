/// One word of Swift source.
struct Token {
  enum Kind: Hashable {
    case identifier, dollarIdentifier, keyword
    case integer, floating, string
    /// An operator with whitespace on both sides or on neither.
    case infixOperator, prefixOperator, postfixOperator
    /// `(`, `[`, `{`, `,`, `:`, `;`, `.`, `->`, `=`, `@`, `#`, `\`, infix `?`, prefix `&`.
    case punctuation
    case end
  }

  var kind: Kind
  /// The token's text; a quoted identifier's without the backticks.
  var text: String
  /// Where it is, in Unicode scalars.
  var range: Range<Int>
  /// Whether a line break comes before it.
  var isAtLineStart: Bool
  /// Whether a space comes directly before it.
  var hasSpaceBefore: Bool
  /// The parts of a string literal.
  var segments: [StringSegment] = []

  func `is`(_ punctuation: String) -> Bool { kind == .punctuation && text == punctuation }
  func isKeyword(_ word: String) -> Bool { kind == .keyword && text == word }
}

/// A part of a string literal: text, or the source range of an interpolation between its parentheses.
enum StringSegment {
  case text(String)
  case interpolation(Range<Int>)
}
