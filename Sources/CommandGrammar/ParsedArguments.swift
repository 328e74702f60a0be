public import LabText

/// What was typed after a command word, read as its specification says.
public struct ParsedArguments: Sendable {
  /// The whole line as typed.
  public var line: String
  /// The text after the command word, spaces around it removed.
  public var rest: String
  /// Where `rest` begins in the line, as an offset of `Character`s.
  public var restOffset: Int
  /// The words that are no options. Empty for a command that reads its line raw.
  public var words: [CommandWord]
  /// The values of each option that was given; a switch has none.
  public var options: [String: [CommandWord]]

  /// Creates arguments.
  public init(
    line: String, rest: String, restOffset: Int, words: [CommandWord] = [], options: [String: [CommandWord]] = [:]
  ) {
    self.line = line
    self.rest = rest
    self.restOffset = restOffset
    self.words = words
    self.options = options
  }

  /// The text of the word at a place, if there is one.
  public subscript(_ index: Int) -> String? { index < words.count ? words[index].text : nil }

  /// Whether an option was given.
  public func has(_ option: String) -> Bool { options[option] != nil }

  /// The first value of an option.
  public func value(_ option: String) -> String? { options[option]?.first?.text }

  /// A diagnostic that points at a word, or at the whole rest of the line when there is no such word.
  public func diagnostic(
    _ message: Localized, at index: Int? = nil, notes: [Localized] = [], hint: Localized? = nil
  ) -> Diagnostic {
    let span: Range<Int>? =
      if let index, index < words.count {
        words[index].span
      } else if !rest.isEmpty {
        restOffset..<restOffset + rest.count
      } else {
        nil
      }
    return Diagnostic(message, source: line, span: span, notes: notes, hint: hint)
  }

  /// The words from a place on, as they were typed, joined by one space.
  public func joined(from index: Int) -> String { words.dropFirst(index).map(\.text).joined(separator: " ") }
}
