import Foundation
import LabText

extension TerminalLineEditor {
  /// Takes a paste. One line goes into the line at the cursor. Several are shown and asked about: nothing runs before
  /// the answer is yes.
  ///
  /// - Returns: Return, when the first of several lines is to be run now.
  func paste(_ pasted: String) -> Unicode.Scalar? {
    let text = pasted.replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("\0", with: "\u{FFFD}")
      .precomposedStringWithCanonicalMapping
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    let (before, after) = sides()
    if lines.count <= 1 {
      let head = before + (lines.first ?? "")
      replaceLine(head + after, cursor: head.unicodeScalars.count)
      return nil
    }
    lines[0] = before + lines[0]
    lines[lines.count - 1] += after
    lines.removeAll { $0.allSatisfy(\.isWhitespace) }
    if confirm(lines) {
      pendingLines = Array(lines.dropFirst())
      replaceLine(lines.first ?? "", cursor: lines.first?.unicodeScalars.count ?? 0)
      return "\r"
    }
    lines.forEach(add)
    return nil
  }

  /// Shows the lines and waits for one key.
  private func confirm(_ lines: [String]) -> Bool {
    let terminal = self.terminal
    let width = max(8, terminal.columns - 1)
    let room = max(1, terminal.rows - 5)
    var page = screen.finish()
    let digits = String(lines.count).count
    for (index, line) in lines.prefix(room).enumerated() {
      let number = String(index + 1).padded(to: digits, alignment: .trailing)
      page += "  \(number)  \(line.escapingUntrusted())".truncated(to: width) + "\r\n"
    }
    if lines.count > room {
      page += "  " + text(CompletionPage.more).replacing("%d", with: String(lines.count - room)) + "\r\n"
    }
    let question = Localized(
      en: "Run these \(lines.count) pasted lines? [y/N] ", zh: "运行粘贴的这 \(lines.count) 行吗？[y/N] ")
    write(page + StyledText(text(question), .strong).rendered(depth: configuration.depth))
    let isYes = answer()
    let kept = Localized(
      en: "Nothing was run; the lines are in the history (Up).", zh: "什么都没有运行；这些行在历史里（按上箭头）。")
    write(isYes ? "y\r\n" : "n\r\n" + text(kept).wrapped(to: width).replacing("\n", with: "\r\n") + "\r\n")
    screen.forget()
    return isYes
  }

  /// Yes for `y` or `Y` alone; every other key means no.
  private func answer() -> Bool {
    while true {
      switch nextKey(beforeWaiting: {}) {
      case .scalar(let scalar): return scalar == "y" || scalar == "Y"
      case .malformed, .end: return false
      // A second paste is not an answer.
      case .paste, .redraw: continue
      }
    }
  }
}
