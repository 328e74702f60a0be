import LabText

/// A line of input laid out in rows of a terminal.
///
/// Rows are broken here and not by the terminal's margin, and each is at least one column shorter than the screen, even
/// when the terminal adds up the code points of an emoji. So the number of rows is the same on every terminal.
struct LineLayout: Equatable {
  /// One row, as it is shown (escaped). The prompt stands before the first.
  var rows: [String]
  /// The row the cursor is in.
  var cursorRow: Int
  /// What stands in that row before the cursor. Writing it again puts the cursor in the right column whatever
  /// the terminal takes a character's width to be.
  var beforeCursor: String

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - promptWidth: Columns taken at the start of the first row.
  ///   - text: The line; a newline (libedit's search) starts a row.
  ///   - cursor: How many characters stand before the cursor.
  ///   - width: Columns of the terminal.
  init(promptWidth: Int, text: [Character], cursor: Int, width: Int) {
    rows = [""]
    cursorRow = 0
    beforeCursor = ""
    let limit = max(2, width - 1)
    var used = promptWidth
    let shown = text.shownCharacters()
    for (index, piece) in shown.enumerated() {
      let columns = piece.reduce(0) { $0 + $1.widestDisplayWidth }
      let isBreak = text[index] == "\n"
      if isBreak || used + columns > limit && (used > 0 || !rows[rows.count - 1].isEmpty) {
        if index == cursor && isBreak { place() }
        rows.append("")
        used = 0
        if isBreak { continue }
      }
      if index == cursor { place() }
      rows[rows.count - 1] += piece
      used += columns
    }
    if cursor >= text.count { place() }
  }

  private mutating func place() {
    cursorRow = rows.count - 1
    beforeCursor = rows[cursorRow]
  }
}

extension [Character] {
  /// Each character as it is shown, with what could harm written out.
  func shownCharacters() -> [String] {
    indices.map { index in
      let character = self[index]
      if let byte = character.asciiValue { return byte >= 0x20 && byte < 0x7F ? String(character) : escaped(character) }
      let scalars = character.unicodeScalars
      // A joiner at the end of a character is right or wrong by what follows it.
      if let last = scalars.last, last.value == 0x200C || last.value == 0x200D, index + 1 < count {
        let pair = (String(character) + String(self[index + 1])).escapingUntrusted()
        if pair.unicodeScalars.starts(with: scalars) { return String(character) }
      }
      return escaped(character)
    }
  }

  private func escaped(_ character: Character) -> String { String(character).escapingUntrusted() }
}
