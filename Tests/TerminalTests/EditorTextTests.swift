import Foundation
import Testing

@Suite("Text of all scripts in the line editor", .enabled(if: canDriveTerminal, "needs pyte: make setup"), .serialized)
struct EditorTextTests {
  static let samples = [
    "日本語", "ae\u{301}b", "\u{2764}\u{FE0F}x", "👨\u{200D}👩\u{200D}👧x", "🇯🇵x", "👍🏽x", "\u{1100}\u{1161}\u{11A8}", "נ\u{5B8}x", "你好 Bälle ☃",
    "ก\u{E33}x", "क्\u{200D}षx",
  ]

  @Test("what is shown is what is there, on old and new terminals", arguments: samples, [true, false])
  func screenIsText(sample: String, graphemes: Bool) throws {
    let session = try TerminalSession("editor-probe", graphemes: graphemes)
    try session.wait(forCursorRow: "lab>")
    let composed = sample.precomposedStringWithCanonicalMapping
    // Beginning, end, Z, Enter: the line and the screen agree.
    try session.type(sample + "\u{1}\u{5}Z")
    try session.wait("lab> \(composed)Z") { $0.cursorRow.unicodeScalars.elementsEqual("lab> \(composed)Z".unicodeScalars) }
    try session.type("\r")
    try session.wait(for: codePoints(composed + "Z"))
    // Up, Q at the end, then three characters are deleted one keystroke each.
    try session.type("\u{1B}[AQ")
    try session.wait("lab> \(composed)ZQ") { $0.cursorRow.unicodeScalars.elementsEqual("lab> \(composed)ZQ".unicodeScalars) }
    try session.type("\u{7F}\u{7F}\u{7F}")
    let rest = String(composed.dropLast())
    try session.wait("lab> \(rest)") { screen in
      let row = ("lab> " + rest).trimmingCharacters(in: .whitespaces)
      return screen.cursorRow.unicodeScalars.elementsEqual(row.unicodeScalars)
    }
    try session.type("|\r")
    try session.wait(for: codePoints(rest + "|"))
  }

  @Test("a letter typed in the middle of wide and joined characters lands there", arguments: [true, false])
  func insertInTheMiddle(graphemes: Bool) throws {
    let session = try TerminalSession("editor-probe", graphemes: graphemes)
    try session.wait(forCursorRow: "lab>")
    try session.type("👨\u{200D}👩\u{200D}👧好e\u{301}\u{1B}[D\u{1B}[D-")
    try session.wait("the dash in place") { $0.cursorRow.contains("👧-好é") }
    try session.type("\r")
    try session.wait(for: codePoints("👨\u{200D}👩\u{200D}👧-好é"))
  }

  @Test(
    "text arrives whole whatever the locale says",
    arguments: [
      ["LC_ALL": "C"], ["LC_ALL": "", "LANG": ""], ["LC_ALL": "xx_YY.UTF-8"], ["LC_ALL": "", "LC_CTYPE": "ISO-8859-1"],
      ["LC_ALL": "POSIX"],
    ])
  func locales(environment: [String: String]) throws {
    let session = try TerminalSession("editor-probe", environment: environment)
    try session.wait(forCursorRow: "lab>")
    try session.type("send 你好 Bälle ☃\r")
    try session.wait(for: codePoints("send 你好 Bälle ☃"))
    try session.paste("send 你好 Bälle ☃")
    try session.type("!\r")
    try session.wait(for: codePoints("send 你好 Bälle ☃!"))
  }

  @Test("bytes that are no UTF-8 are shown and said, not dropped")
  func malformed() throws {
    let session = try TerminalSession("editor-probe")
    try session.wait(forCursorRow: "lab>")
    try session.type(bytes: [0x61, 0xFF, 0x62, 0xC0, 0x80, 0x63])
    try session.wait(forCursorRow: "lab> a\u{FFFD}b\u{FFFD}\u{FFFD}c")
    #expect(session.screen.text.contains("not UTF-8"))
  }

  @Test("pasted controls are shown written out and can't touch the screen")
  func hostilePaste() throws {
    let session = try TerminalSession("editor-probe")
    try session.wait(forCursorRow: "lab>")
    try session.paste("a\u{1B}]0;pwn\u{7}\u{1B}[2J\u{202E}b\u{0}")
    try session.wait(forCursorRow: #"lab> a\u{1B}]0;pwn\u{07}\u{1B}[2J\u{202E}b"# + "\u{FFFD}")
    #expect(session.screen.title == "")
  }

  @Test("a dumb terminal edits with carriage returns only", arguments: ["dumb", "no-such-terminal"])
  func dumb(term: String) throws {
    let session = try TerminalSession("editor-probe", environment: ["TERM": term], columns: 40)
    try session.wait(forCursorRow: "lab>")
    try session.type("set 日本 e\u{301}\u{7F}x\u{1}Y\r")
    try session.wait(for: codePoints("Yset 日本 x"))
    if term == "dumb" { #expect(!session.raw.contains(0x1B)) }
  }

  @Test("NO_COLOR leaves the prompt plain, otherwise it is styled")
  func noColor() throws {
    let plain = try TerminalSession("editor-probe", environment: ["NO_COLOR": "1"])
    try plain.wait(forCursorRow: "lab>")
    #expect(!plain.screen.styled)
    let styled = try TerminalSession("editor-probe")
    try styled.wait(forCursorRow: "lab>")
    #expect(styled.screen.styled)
  }
}
