/// Where a line may be broken: a word with what follows it, ready to be put on a line.
struct BreakablePiece {
  /// Characters that stay together.
  var text: [Character]
  /// Columns of `text`.
  var width: Int
  /// Whether it is white space, which is dropped at a line's end.
  var isSpace: Bool
}

/// Line breaking without a dictionary: at spaces, between ideographs and kana, never before closing or after opening
/// punctuation (the common part of UAX #14 and of the Chinese and Japanese typesetting rules).
enum LineBreaking {
  private static let noBreakBefore = Set("，。、；：！？）】》」』〉〕”’…—～·％,.;:!?)]}%‥々ーゝゞァィゥェォッャュョぁぃぅぇぉっゃゅょ")
  private static let noBreakAfter = Set("（【《「『〈〔“‘([{$￥＄")

  static func pieces(of line: some Sequence<Character>) -> [BreakablePiece] {
    var pieces: [BreakablePiece] = []
    for character in line {
      let width = character.displayWidth
      let isSpace = character == " "
      // The piece is looked at in its place: a copy of a long one for each character would take for ever.
      let last = pieces.count - 1
      if last >= 0, let previous = pieces[last].text.last,
        isOption(pieces[last].text) && !isSpace || !mayBreak(between: previous, and: character)
      {
        pieces[last].text.append(character)
        pieces[last].width += width
      } else {
        pieces.append(BreakablePiece(text: [character], width: width, isSpace: isSpace))
      }
    }
    return pieces
  }

  /// Whether a piece so far is the beginning of an option such as `-c` or `--ephemeral`, which stays whole.
  private static func isOption(_ text: [Character]) -> Bool {
    text.last == "-" && (text.count == 1 || !text[text.count - 2].isLetter)
  }

  static func mayBreak(between left: Character, and right: Character) -> Bool {
    if (left == " ") != (right == " ") { return true }
    if left == " " { return false }
    if noBreakBefore.contains(right) || noBreakAfter.contains(left) { return false }
    return left == "-" && right.isLetter || isIdeographic(left) || isIdeographic(right)
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return false }
    return scalar.isWide
  }
}

extension StyledText {
  /// The lines of the text, without their newlines.
  public var lines: [StyledText] {
    var lines = [StyledText()]
    for run in runs {
      var isFirst = true
      for part in run.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        if !isFirst { lines.append(StyledText()) }
        isFirst = false
        lines[lines.count - 1].append(String(Substring(part)), run.style)
      }
    }
    return lines
  }

  /// The text broken into lines of at most `width` columns.
  ///
  /// Breaks at spaces and between ideographs; a longer word is cut. Newlines are kept.
  /// - Parameters:
  ///   - width: Columns, at least 1. One wide character always fits.
  ///   - indent: What the second and later lines of a paragraph begin with.
  public func wrapped(to width: Int, indent: String = "") -> StyledText {
    var result = StyledText()
    for (index, line) in lines.enumerated() {
      if index > 0 { result.append("\n") }
      if line.displayWidth <= width {
        result.append(line)
      } else {
        var wrapper = LineWrapper(width: max(1, width), indent: indent)
        result.append(wrapper.wrap(line))
      }
    }
    return result
  }

  /// The text with every line that is wider than `width` broken under its last column, so that a list stays a list.
  ///
  /// A line without columns goes on two columns further in than it began, or at the left edge when it began there. Words are
  /// not cut, so that a long path or signature can still be copied.
  public func wrappedInColumns(to width: Int) -> StyledText {
    guard !fitsPlainly(in: width) else { return self }
    var result = StyledText()
    for (index, line) in lines.enumerated() {
      if index > 0 { result.append("\n") }
      if line.fitsPlainly(in: width) || line.displayWidth <= width {
        result.append(line)
      } else {
        let indent = String(repeating: " ", count: Self.columnStart(of: line.plain, width: width))
        var wrapper = LineWrapper(width: max(1, width), indent: indent)
        wrapper.cutsWords = false
        result.append(wrapper.wrap(line))
      }
    }
    return result
  }

  /// Whether no line can be too wide, by counting bytes, which are never fewer than columns.
  private func fitsPlainly(in width: Int) -> Bool {
    var bytes = 0
    for run in runs {
      for byte in run.text.utf8 {
        bytes = byte == UInt8(ascii: "\n") ? 0 : bytes + 1
        if bytes > width { return false }
      }
    }
    return true
  }

  /// The column that follows the last gap of two or more spaces in the first two fifths of the line; else two more than the line's
  /// own beginning, when that isn't the left edge.
  private static func columnStart(of line: String, width: Int) -> Int {
    let margin = line.prefix { $0 == " " }.count
    var (start, column, spaces) = (margin == 0 ? 0 : margin + 2, 0, 0)
    for character in line {
      if character != " ", spaces > 1, column > margin { start = column }
      spaces = character == " " ? spaces + 1 : 0
      column += character.displayWidth
      if column > width * 2 / 5 { break }
    }
    return min(start, width * 2 / 5)
  }

  /// The first line's beginning, with `…` in the last column when something was cut.
  public func truncated(to width: Int) -> StyledText {
    guard let line = lines.first else { return self }
    let isCut = runs.contains { $0.text.contains("\n") }
    if !isCut && line.displayWidth <= width { return line }
    if width < 1 { return StyledText() }
    var result = StyledText()
    var used = 0
    for run in line.runs {
      for character in run.text {
        if used + character.displayWidth > width - 1 {
          result.append("…", run.style)
          return result
        }
        used += character.displayWidth
        result.append(String(character), run.style)
      }
    }
    if isCut { result.append("…", line.runs.last?.style ?? .plain) }
    return result
  }

  /// The text (one line) filled up with spaces to `width` columns.
  public func padded(to width: Int, alignment: TextAlignment = .leading) -> StyledText {
    let missing = width - displayWidth
    guard missing > 0 else { return self }
    let left =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    var result = StyledText(String(repeating: " ", count: left))
    result.append(self)
    result.append(String(repeating: " ", count: missing - left))
    return result
  }
}

/// Where text stands in a column.
public enum TextAlignment: Sendable, Hashable {
  /// At the left edge.
  case leading
  /// In the middle.
  case center
  /// At the right edge.
  case trailing
}

extension String {
  /// The text broken into lines of at most `width` columns; see `StyledText.wrapped(to:indent:)`.
  public func wrapped(to width: Int, indent: String = "") -> String {
    StyledText(self).wrapped(to: width, indent: indent).plain
  }

  /// The beginning of the first line, with `…` when something was cut.
  public func truncated(to width: Int) -> String { StyledText(self).truncated(to: width).plain }

  /// The text filled up with spaces to `width` columns.
  public func padded(to width: Int, alignment: TextAlignment = .leading) -> String {
    StyledText(self).padded(to: width, alignment: alignment).plain
  }
}

/// Fills lines with the pieces of one paragraph.
private struct LineWrapper {
  let width: Int
  let indent: String
  let indentWidth: Int
  /// Whether a word that is wider than a line is cut.
  var cutsWords = true
  var result = StyledText()
  var column = 0
  var isLineEmpty = true
  var spaces: [(Character, TextStyle)] = []

  init(width: Int, indent: String) {
    self.width = width
    self.indent = indent
    indentWidth = indent.displayWidth
  }

  mutating func wrap(_ line: StyledText) -> StyledText {
    let styled = line.runs.flatMap { run in run.text.map { ($0, run.style) } }
    var position = 0
    for piece in LineBreaking.pieces(of: styled.lazy.map { $0.0 }) {
      let characters = Array(styled[position..<position + piece.text.count])
      position += piece.text.count
      if piece.isSpace {
        spaces += characters
      } else {
        place(characters, width: piece.width)
      }
    }
    return result
  }

  private mutating func place(_ characters: [(Character, TextStyle)], width pieceWidth: Int) {
    if column + spaces.count + pieceWidth > width && !isLineEmpty {
      breakLine()
    } else {
      spaces.forEach { put($0) }
    }
    spaces = []
    for character in characters {
      if cutsWords, column + character.0.displayWidth > width, !isLineEmpty { breakLine() }
      put(character)
      isLineEmpty = false
    }
  }

  private mutating func put(_ character: (Character, TextStyle)) {
    result.append(String(character.0), character.1)
    column += character.0.displayWidth
  }

  private mutating func breakLine() {
    result.append("\n" + (indentWidth < width ? indent : ""))
    column = indentWidth < width ? indentWidth : 0
    isLineEmpty = true
  }
}
