import LabText

/// A word of a command line with the place it was typed at.
public struct CommandWord: Sendable, Hashable {
  /// The word without its quotes.
  public var text: String
  /// Where it stands, as offsets of `Character`s in the line.
  public var span: Range<Int>
  /// Whether it was quoted; a quoted word is never an option.
  public var isQuoted: Bool

  /// Creates a word.
  public init(text: String, span: Range<Int>, isQuoted: Bool = false) {
    self.text = text
    self.span = span
    self.isQuoted = isQuoted
  }
}

/// Splits a line into words. Quotes are `"…"`, `'…'` and the curly ones that other programs put in their place; inside
/// double quotes `\"` and `\\` stand for themselves. An unfinished quote runs to the end of the line.
public struct CommandLineScanner: Sendable {
  /// The words of a line.
  public static func words(in line: String) -> [CommandWord] {
    if let simple = asciiWords(in: line) { return simple }
    return quotedWords(in: Array(line))
  }

  /// The words of a line that holds neither quotes nor anything beyond ASCII: one pass over its bytes.
  private static func asciiWords(in line: String) -> [CommandWord]? {
    var line = line
    return line.withUTF8 { bytes -> [CommandWord]? in
      var words: [CommandWord] = []
      var start: Int?
      for (offset, byte) in bytes.enumerated() {
        if byte >= 0x80 || byte == 0x22 || byte == 0x27 || byte == 0x5C || byte == 0x0D { return nil }
        let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A
        if isSpace, let first = start {
          words.append(word(bytes, first..<offset))
          start = nil
        } else if !isSpace, start == nil {
          start = offset
        }
      }
      if let first = start { words.append(word(bytes, first..<bytes.count)) }
      return words
    }
  }

  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> CommandWord {
    CommandWord(text: String(decoding: bytes[range], as: UTF8.self), span: range)
  }

  private static func quotedWords(in characters: [Character]) -> [CommandWord] {
    var words: [CommandWord] = []
    var index = 0
    while index < characters.count {
      guard !characters[index].isBlank else {
        index += 1
        continue
      }
      let start = index
      var text = ""
      var isQuoted = false
      while index < characters.count, !characters[index].isBlank {
        if let close = closingQuote(of: characters[index]), text.isEmpty {
          isQuoted = true
          index = scanQuoted(characters, from: index + 1, until: close, into: &text)
        } else {
          text.append(characters[index])
          index += 1
        }
      }
      words.append(CommandWord(text: text, span: start..<index, isQuoted: isQuoted))
    }
    return words
  }

  private static func scanQuoted(
    _ characters: [Character], from start: Int, until close: Set<Character>, into text: inout String
  ) -> Int {
    var index = start
    while index < characters.count {
      let character = characters[index]
      if close.contains(character) { return index + 1 }
      if character == "\\", index + 1 < characters.count,
        close.contains(characters[index + 1]) || characters[index + 1] == "\\"
      {
        text.append(characters[index + 1])
        index += 2
      } else {
        text.append(character)
        index += 1
      }
    }
    return index
  }

  private static func closingQuote(of character: Character) -> Set<Character>? {
    switch character {
    case "\"", "“", "”", "„", "＂": ["\"", "“", "”", "＂"]
    case "'", "‘", "’", "＇": ["'", "‘", "’", "＇"]
    default: nil
    }
  }
}
