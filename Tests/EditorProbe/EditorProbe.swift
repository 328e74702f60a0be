import Foundation
import LabText
import LineEditing

/// A shell around the line editor and nothing else, so that terminal tests see exactly what it delivers: every line comes
/// back as its code points. `wait` runs until Ctrl-C, `deaf` runs whatever is pressed, `quit` leaves. The environment says how
/// it is set up.
@main
struct EditorProbe {
  static func main() async {
    let environment = ProcessInfo.processInfo.environment
    var configuration = TerminalLineEditor.Configuration()
    configuration.isDumb = environment["TERM"] == "dumb"
    configuration.depth = ColorDepth(
      term: environment["TERM"], colorTerm: environment["COLORTERM"], noColor: environment["NO_COLOR"])
    configuration.language = environment["PROBE_LANGUAGE"].flatMap { Language(rawValue: $0) } ?? .english
    configuration.history = environment["PROBE_HISTORY"]
    configuration.editrc = environment["PROBE_EDITRC"]
    let words = ["alpha", "backgroundColor", "bounds", "你好", "你们"] + (1...200).map { "number\($0)" }
    let editor: any LineEditor =
      TerminalLineEditor(configuration: configuration) { line, cursor in
        let before = Array(line).prefix(cursor)
        let start = (before.lastIndex(of: " ") ?? -1) + 1
        let word = String(before[start...])
        return CompletionList(
          range: start..<cursor, candidates: words.filter { $0.hasPrefix(word) }.map { CompletionCandidate($0) })
      } ?? PlainLineReader(descriptor: 0)
    await run(editor)
  }

  static func run(_ editor: any LineEditor) async {
    let interrupts = Interrupts()
    while true {
      for notice in editor.takeNotices() { print("NOTICE \(notice.en)") }
      fflush(nil)
      switch await editor.readLine(prompt: StyledText("lab> ", .strong)) {
      case .line("quit"), .end:
        print("BYE")
        return
      case .line("wait"):
        let outcome = await interrupts?.run { () -> Bool in
          print("WAITING")
          fflush(nil)
          while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(20)) }
          return true
        }
        print("CANCELLED \(outcome?.wasInterrupted == true)")
      case .line("deaf"):
        _ = await interrupts?.run {
          print("WAITING")
          fflush(nil)
          while true {
            await withCheckedContinuation { later in DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { later.resume() } }
          }
        }
      case .line(let text):
        print("GOT " + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
      case .interrupt: print("INTERRUPT")
      case .rejected(let diagnostic): print("REJECTED " + diagnostic.message.en)
      }
    }
  }
}
