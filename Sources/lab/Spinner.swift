import Foundation
import LabCommands
import LabSystem
import LabText
import LineEditing

/// A turning mark with a few words, on a line that is empty again when the wait is over.
///
/// Short waits show nothing: it appears after 0.3 s.
final class Spinner: ActivityIndicator {
  private struct State {
    var language: Language
    var waits = 0
    /// Which run of waits this is: a thread that draws for a former one ends.
    var run = 0
    var isDrawn = false
  }

  private static let marks = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private let state: Locked<State>
  private let depth: ColorDepth

  init(language: Language, depth: ColorDepth) {
    state = Locked(State(language: language))
    self.depth = depth
  }

  /// The language of the next waits.
  func setLanguage(_ language: Language) { state.withLock { $0.language = language } }

  func begin(_ what: Localized) {
    let run = state.withLock { state -> Int? in
      state.waits += 1
      guard state.waits == 1 else { return nil }
      state.run += 1
      return state.run
    }
    guard let run else { return }
    Thread.detachNewThread { [self] in
      Thread.sleep(forTimeInterval: 0.3)
      var turns = 0
      while draw(what, turns, run) {
        turns += 1
        Thread.sleep(forTimeInterval: 0.1)
      }
    }
  }

  func end() {
    state.withLock { state in
      state.waits -= 1
      guard state.waits == 0, state.isDrawn else { return }
      state.isDrawn = false
      Self.write("\r\u{1B}[K")
    }
  }

  /// Draws one turn; `false` when the waits it belongs to are over.
  private func draw(_ what: Localized, _ turns: Int, _ run: Int) -> Bool {
    state.withLock { state in
      guard state.waits > 0, state.run == run else { return false }
      state.isDrawn = true
      let text = Self.marks[turns % Self.marks.count] + " " + what.text(in: state.language)
      Self.write("\r" + StyledText(text, .dim).rendered(depth: depth))
      return true
    }
  }

  private static func write(_ text: String) {
    var output = OutputBuffer(descriptor: 1, capacity: 0)
    output.write(text)
  }
}
