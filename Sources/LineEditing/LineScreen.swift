import LabText

/// Knows what the terminal shows of the line being edited and writes what changes it.
struct LineScreen {
  /// What the terminal can do.
  struct Terminal: Equatable {
    var columns: Int
    var rows: Int
    var depth: ColorDepth
    /// No cursor movement but carriage return.
    var isDumb: Bool
  }

  private var drawn: LineLayout?
  private var drawnPrompt = ""
  private var firstRow = 0
  private var shownRows = 0
  private var dumbColumns = 0
  private var isDamaged = false

  /// Forgets what is shown: the cursor stands at the beginning of an empty row.
  mutating func forget() {
    drawn = nil
    shownRows = 0
    dumbColumns = 0
  }

  /// What is shown may be damaged: the next drawing is a whole one.
  mutating func invalidate() { isDamaged = true }

  /// Draws the line with its cursor.
  mutating func draw(prompt: StyledText, text: [Character], cursor: Int, on terminal: Terminal) -> String {
    let limit = max(2, terminal.columns - 1)
    let prompt = prompt.displayWidth > limit - 4 ? prompt.truncated(to: max(1, limit / 2)) : prompt
    let shownPrompt = prompt.rendered(depth: terminal.depth)
    if terminal.isDumb {
      return drawDumb(prompt: shownPrompt, width: prompt.displayWidth, text: text, cursor: cursor, limit: limit)
    }
    let layout = LineLayout(
      promptWidth: prompt.displayWidth, text: text, cursor: cursor, width: terminal.columns)
    if let suffix = suffix(of: layout, prompt: shownPrompt) {
      drawn = layout
      return suffix
    }
    return redraw(layout, prompt: shownPrompt, height: max(1, terminal.rows))
  }

  /// The characters to append when nothing else changed: typing at the end of the line doesn't flicker.
  private func suffix(of layout: LineLayout, prompt: String) -> String? {
    guard let drawn, !isDamaged, prompt == drawnPrompt, layout.rows.count == drawn.rows.count, firstRow == 0,
      layout.rows.dropLast() == drawn.rows.dropLast(), let old = drawn.rows.last, let new = layout.rows.last,
      drawn.beforeCursor == old, layout.beforeCursor == new, drawn.cursorRow == layout.cursorRow, new.hasPrefix(old)
    else { return nil }
    let suffix = new.dropFirst(old.count)
    return suffix.allSatisfy(\.hasSettledDisplayWidth) ? String(suffix) : nil
  }

  private mutating func redraw(_ layout: LineLayout, prompt: String, height: Int) -> String {
    var output = ""
    if let drawn, drawn.cursorRow > firstRow { output += "\u{1B}[\(drawn.cursorRow - firstRow)A" }
    output += "\r"
    // Of a line that is taller than the screen the rows around the cursor are shown.
    let first = layout.rows.count <= height ? 0 : max(0, min(layout.cursorRow - height / 2, layout.rows.count - height))
    let last = min(layout.rows.count, first + height) - 1
    for row in first...last {
      if row > first { output += "\r\n" }
      output += (row == 0 ? prompt : "") + layout.rows[row] + "\u{1B}[K"
    }
    output += "\u{1B}[J"
    if layout.cursorRow < last { output += "\u{1B}[\(last - layout.cursorRow)A" }
    if layout.cursorRow < last || layout.beforeCursor != layout.rows[last] {
      output += "\r" + (layout.cursorRow == 0 ? prompt : "") + layout.beforeCursor
    }
    drawn = layout
    drawnPrompt = prompt
    isDamaged = false
    firstRow = first
    shownRows = last - first + 1
    return output
  }

  /// One row that scrolls sideways, for terminals that only know carriage return.
  private mutating func drawDumb(
    prompt: String, width: Int, text: [Character], cursor: Int, limit: Int
  ) -> String {
    let shown = text.map { $0 == "\n" ? " " : $0 }.shownCharacters()
    let widths = shown.map { $0.reduce(0) { $0 + $1.widestDisplayWidth } }
    let room = max(4, limit - width)
    var first = min(cursor, shown.count)
    var used = 0
    while first > 0, used + widths[first - 1] <= room - 1 {
      first -= 1
      used += widths[first]
    }
    var last = min(cursor, shown.count)
    while last < shown.count, used + widths[last] <= room {
      used += widths[last]
      last += 1
    }
    let line = shown[first..<last].joined()
    let blank = String(repeating: " ", count: max(0, dumbColumns - used))
    dumbColumns = used
    let before = shown[first..<min(max(cursor, first), last)].joined()
    return "\r" + prompt + line + blank + "\r" + prompt + before
  }

  /// Moves behind the line and to a new row; what was typed stays on the screen.
  ///
  /// - Parameter mark: Written after the line, such as `^C`.
  mutating func finish(mark: String = "") -> String {
    defer { forget() }
    guard let drawn, let last = drawn.rows.last else { return mark + "\r\n" }
    var output = ""
    let lastShown = firstRow + shownRows - 1
    if drawn.cursorRow < lastShown { output += "\u{1B}[\(lastShown - drawn.cursorRow)B" }
    if drawn.cursorRow < lastShown || drawn.beforeCursor != last {
      let row = drawn.rows[lastShown]
      output += "\r" + (lastShown == 0 ? drawnPrompt : "") + row
    }
    return output + mark + "\r\n"
  }
}
