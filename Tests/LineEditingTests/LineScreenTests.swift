import LabText
import Testing

@testable import LineEditing

@Suite("Line layout")
struct LineScreenTests {
  private func layout(_ text: String, cursor: Int, width: Int) -> LineLayout {
    LineLayout(promptWidth: 5, text: Array(text), cursor: cursor, width: width)
  }

  @Test("a row stays one column short of the screen, prompt included")
  func rows() {
    let layout = layout("abcdefghij", cursor: 10, width: 10)
    #expect(layout.rows == ["abcd", "efghij"])
    #expect(layout.cursorRow == 1 && layout.beforeCursor == "efghij")
  }

  @Test("an emoji sequence is given the room that an old terminal needs")
  func widest() {
    let family = "👨\u{200D}👩\u{200D}👧"
    #expect(layout(family + family, cursor: 0, width: 14).rows == [family, family])
  }

  @Test("the cursor is where its character is, at every position", arguments: 0...9)
  func cursor(position: Int) {
    let layout = layout("ab好c🎉def", cursor: position, width: 8)
    let before = layout.rows.prefix(layout.cursorRow).joined() + layout.beforeCursor
    #expect(before == String("ab好c🎉def".prefix(position)))
  }

  @Test("typing at the end writes nothing but the character")
  func suffix() {
    let terminal = LineScreen.Terminal(columns: 80, rows: 24, depth: .none, isDumb: false)
    var screen = LineScreen()
    _ = screen.draw(prompt: "lab> ", text: Array("ab"), cursor: 2, on: terminal)
    #expect(screen.draw(prompt: "lab> ", text: Array("ab好"), cursor: 3, on: terminal) == "好")
    #expect(screen.draw(prompt: "lab> ", text: Array("ab好e\u{301}"), cursor: 4, on: terminal).contains("lab> ab好é"))
  }

  @Test("of a line taller than the screen the rows around the cursor are shown")
  func tall() {
    let terminal = LineScreen.Terminal(columns: 10, rows: 4, depth: .none, isDumb: false)
    var screen = LineScreen()
    let text = Array(String(repeating: "abcdefghi", count: 20))
    let drawn = screen.draw(prompt: "lab> ", text: text, cursor: 0, on: terminal)
    #expect(drawn.components(separatedBy: "\r\n").count == 4 && drawn.contains("lab> "))
    #expect(!screen.draw(prompt: "lab> ", text: text, cursor: text.count, on: terminal).contains("lab> "))
  }

  @Test("a search keeps its place, skips repeats and goes both ways")
  func search() {
    var search = HistorySearch(entries: ["send a", "po", "send b", "send b"])
    search.pattern = "send"
    search.find(older: true, isRefining: true)
    #expect(search.index == 3)
    search.find(older: true)
    #expect(search.index == 0)
    search.find(older: true)
    #expect(search.index == 0 && search.isFailing)
    search.find(older: false)
    #expect(search.index == 2 && !search.isFailing)
  }

  @Test("a deletion inside a character takes the whole of it")
  func wholeDeletion() {
    let family = "👨\u{200D}👩\u{200D}👧"
    let cut = String(String.UnicodeScalarView(("a" + family + "b").unicodeScalars.filter { $0 != "👩" }))
    #expect(TerminalLineEditor.wholeDeletion(from: "a" + family + "b", to: cut)?.text == "ab")
    #expect(TerminalLineEditor.wholeDeletion(from: "abc", to: "ac") == nil)
    #expect(TerminalLineEditor.wholeDeletion(from: "a" + family, to: "a") == nil)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] { split(separator: separator) }
}
