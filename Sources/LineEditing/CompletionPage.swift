import LabText

/// The list of candidates under the line, cut by columns and rows.
struct CompletionPage {
  private let candidates: [CompletionCandidate]
  private let terminal: LineScreen.Terminal
  static let more = Localized(en: "… and %d more", zh: "……还有 %d 个")

  init(_ candidates: [CompletionCandidate], on terminal: LineScreen.Terminal) {
    self.candidates = candidates
    self.terminal = terminal
  }

  /// The rows, each ended by carriage return and newline.
  ///
  /// - Parameter more: The last row when not all fit; `%d` stands for their number.
  func text(_ more: String) -> String {
    let width = max(4, terminal.columns - 1)
    let names = candidates.map { $0.text.escapingUntrusted() }
    let hasNotes = candidates.contains { !$0.note.isEmpty }
    let cell = min(width, (names.map(\.displayWidth).max() ?? 0) + 2)
    let perRow = hasNotes ? 1 : max(1, width / cell)
    let allowed = max(1, terminal.rows - 3)
    let needed = (names.count + perRow - 1) / perRow
    let rows = needed > allowed ? max(1, allowed - 1) : needed
    var output = ""
    for row in 0..<rows {
      let first = row * perRow
      let last = min(names.count, first + perRow)
      var line = ""
      for index in first..<last {
        let note = candidates[index].note.isEmpty ? "" : "— " + candidates[index].note.escapingUntrusted()
        line += names[index].padded(to: index == last - 1 && note.isEmpty ? 0 : cell) + note
      }
      output += line.truncated(to: width) + "\r\n"
    }
    let shown = min(names.count, rows * perRow)
    if shown < names.count {
      output += more.replacing("%d", with: String(names.count - shown)).truncated(to: width) + "\r\n"
    }
    return output
  }
}
