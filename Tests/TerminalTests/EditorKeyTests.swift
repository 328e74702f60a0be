import Foundation
import Testing

/// Whether terminal tests can run; without pyte they are skipped, and say so loudly.
let canDriveTerminal = ScreenReader.python != nil

/// The probe's answer to a line: its code points.
func codePoints(_ text: String) -> String {
  "GOT " + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
}

@Suite("Keys in the line editor", .enabled(if: canDriveTerminal, "needs pyte: make setup"), .serialized)
struct EditorKeyTests {
  private func probe(
    _ environment: [String: String] = [:], rows: Int = 24, columns: Int = 80, graphemes: Bool = true
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      "editor-probe", environment: environment, rows: rows, columns: columns, graphemes: graphemes)
    try session.wait(forCursorRow: "lab>")
    return session
  }

  @Test("a line is typed, corrected and delivered")
  func typing() throws {
    let session = try probe()
    try session.type("set alpa\u{8}ha 0.5\r")
    try session.wait(for: codePoints("set alpha 0.5"))
    try session.wait(forCursorRow: "lab>")
    try session.type("quit\r")
    #expect(try session.finish() == 0)
    #expect(session.screen.text.contains("lab> set alpha 0.5\nGOT"))
  }

  @Test("Ctrl-D on an empty line leaves, elsewhere it deletes to the right")
  func controlD() throws {
    let session = try probe()
    try session.type("ab\u{1}\u{4}")
    try session.wait(forCursorRow: "lab> b")
    try session.type("\u{4}\u{4}")
    #expect(try session.finish() == 0)
    #expect(session.screen.text.hasSuffix("BYE"))
  }

  @Test("Ctrl-C gives a fresh prompt, and the draft comes back with Up")
  func controlC() throws {
    let session = try probe()
    try session.type("half a li\u{3}")
    try session.wait(for: "lab> half a li^C\nINTERRUPT")
    try session.wait(forCursorRow: "lab>")
    try session.type("\u{1B}[A")
    try session.wait(forCursorRow: "lab> half a li")
    try session.type("ne\r")
    try session.wait(for: codePoints("half a line"))
  }

  @Test("Ctrl-C while a command runs cancels it and the shell goes on")
  func cancel() throws {
    let session = try probe()
    for _ in 0..<3 {
      try session.type("wait\r")
      try session.wait { $0.lastText == "WAITING" }
      try session.type("\u{3}")
      try session.wait { $0.text.contains("CANCELLED true") && $0.cursorRow == "lab>" }
      try session.type("\u{C}")
      try session.wait { $0.text == "lab>" }
    }
  }

  @Test("Ctrl-C between two lines, with nothing running, never ends the shell")
  func interruptBetween() throws {
    let session = try probe()
    for _ in 0..<20 {
      try session.type("line\r")
      session.send(signal: SIGINT)
    }
    try session.type("\u{3}still here\r")
    try session.wait(for: codePoints("still here"))
  }

  @Test("Ctrl-R finds an earlier line, in any script, and Return runs it")
  func search() throws {
    let session = try probe()
    for line in ["send 你好 one", "send 你好 two", "set alpha 0.5"] {
      try session.type(line + "\r")
      try session.wait { $0.text.contains(codePoints(line)) && $0.cursorRow == "lab>" }
    }
    try session.type("\u{12}你好")
    try session.wait("the newest match") { $0.text.hasSuffix("lab> send 你好 two\nsearch: 你好") }
    try session.type("\u{12}")
    try session.wait("the older match") { $0.text.hasSuffix("lab> send 你好 one\nsearch: 你好") }
    try session.type("\u{13}\u{7F}\u{7F}alp")
    try session.wait("another pattern") { $0.text.hasSuffix("lab> set alpha 0.5\nsearch: alp") }
    try session.type("\r")
    try session.wait { $0.text.components(separatedBy: codePoints("set alpha 0.5")).count == 3 }
  }

  @Test("Ctrl-G leaves the search with the line as it was; an arrow takes the match to be edited")
  func leaveSearch() throws {
    let session = try probe()
    try session.type("set alpha 0.5\r")
    try session.wait { $0.text.contains("GOT") && $0.cursorRow == "lab>" }
    try session.type("draft\u{12}zzz")
    try session.wait(for: "search (nothing found): zzz")
    try session.type("\u{7}")
    try session.wait(forCursorRow: "lab> draft")
    try session.type("\u{12}0.5")
    try session.wait(for: "search: 0.5")
    try session.type("\u{1B}[D!\r")
    try session.wait(for: codePoints("set alpha! 0.5"))
  }

  @Test("Esc-x does not open libedit's command prompt")
  func escapeX() throws {
    let session = try probe()
    try session.type("ab\u{1B}xcd")
    try session.wait(forCursorRow: "lab> abcd")
    #expect(!session.screen.text.contains(":"))
  }

  @Test("function keys, focus reports and stray paste ends type nothing")
  func unknownKeys() throws {
    let session = try probe()
    try session.type("a\u{1B}[15~b\u{1B}[Ic\u{1B}[201~d\u{1B}[<0;3;4Me")
    try session.wait(forCursorRow: "lab> abcde")
  }

  @Test("Home, End, arrows and Delete move and delete")
  func movement() throws {
    let session = try probe()
    try session.type("bcd\u{1B}[Ha\u{1B}[FX\u{1B}[D\u{1B}[3~e\r")
    try session.wait(for: codePoints("abcde"))
  }

  @Test("Ctrl-Z gives the terminal back to the shell, and fg brings the line back")
  func suspend() throws {
    let session = try TerminalSession(
      "/bin/bash", ["--norc", "--noprofile", "-i"], environment: ["PS1": "shell$ ", "HOME": "/tmp"])
    try session.wait(forCursorRow: "shell$")
    try session.type(TerminalSession.path(of: "editor-probe") + "\r")
    try session.wait(forCursorRow: "lab>")
    try session.type("keep\u{1A}")
    try session.wait { $0.text.contains("Stopped") && $0.cursorRow == "shell$" }
    try session.type("echo in the shell\r")
    try session.wait(for: "\nin the shell")
    try session.type("fg\r")
    try session.wait(forCursorRow: "lab> keep")
    try session.type("er\r")
    try session.wait(for: codePoints("keeper"))
    try session.type("quit\r")
    try session.wait { $0.text.contains("BYE") && $0.cursorRow == "shell$" }
    try session.type("exit\r")
    _ = try session.finish()
  }

  @Test("without job control Ctrl-Z and an outside stop leave the line as it was")
  func withoutJobControl() throws {
    let session = try probe()
    try session.type("keep\u{1A}")
    try session.wait { $0.text == "lab> keep\nlab> keep" }
    session.send(signal: SIGSTOP)
    session.send(signal: SIGCONT)
    try session.type("er\r")
    try session.wait(for: codePoints("keeper"))
  }

  @Test("a command that does not listen to Ctrl-C is ended by the third")
  func deaf() throws {
    let session = try probe()
    try session.type("deaf\r")
    try session.wait { $0.lastText == "WAITING" }
    for _ in 0..<3 {
      try session.type("\u{3}")
      // Signals that come faster than they are taken count as one.
      usleep(300_000)
    }
    #expect(try session.finish() == 128 + SIGINT)
  }

  @Test("a long line wraps, is edited in its first row and comes out whole", arguments: [true, false])
  func wrapping(graphemes: Bool) throws {
    let session = try probe(columns: 40, graphemes: graphemes)
    let text = "send " + String(repeating: "日本語ab👨\u{200D}👩\u{200D}👧", count: 12)
    try session.type(text + "\u{1}X")
    try session.wait("the edited first row") { $0.text.hasPrefix("lab> Xsend 日本語ab") && $0.y == 0 }
    try session.type("\r")
    try session.wait("the line") { screen in
      screen.rows.joined().filter { $0 != " " }.contains(codePoints("X" + text).filter { $0 != " " })
    }
  }

  @Test("resizing while a line is edited loses nothing", arguments: [20, 40, 120])
  func resize(columns: Int) throws {
    let session = try probe()
    let text = "send one two three four five six seven eight nine ten"
    try session.type(text)
    try session.wait(forCursorRow: "lab> " + text)
    try session.resize(rows: 20, columns: columns)
    try session.type("!")
    try session.wait("the redrawn line") { $0.rows.joined().contains("ten!") || $0.text.contains("ten!") }
    try session.type("\r")
    let answer = codePoints(text + "!")
    try session.wait("the line") { $0.rows.joined().filter { $0 != " " }.contains(answer.filter { $0 != " " }) }
  }
}
