import Foundation
import Testing

@Suite("Paste, completion and ways out", .enabled(if: canDriveTerminal, "needs pyte: make setup"), .serialized)
struct EditorPasteTests {
  private func probe(
    _ environment: [String: String] = [:], rows: Int = 24, columns: Int = 80
  ) throws -> TerminalSession {
    let session = try TerminalSession("editor-probe", environment: environment, rows: rows, columns: columns)
    try session.wait(forCursorRow: "lab>")
    return session
  }

  @Test("one pasted line goes into the line and does not run", arguments: ["two ", "two \n", "two \r\n"])
  func oneLine(text: String) throws {
    let session = try probe()
    try session.type("one three\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D")
    try session.paste(text)
    try session.wait(forCursorRow: "lab> one two three")
    #expect(!session.screen.text.contains("GOT"))
    try session.type("\r")
    try session.wait(for: codePoints("one two three"))
  }

  @Test("several pasted lines run one after the other, but only after a yes")
  func confirmed() throws {
    let session = try probe()
    try session.paste("send one\nsend two\nretry")
    try session.wait(for: "Run these 3 pasted lines? [y/N]")
    #expect(session.screen.text.contains("1  send one") && !session.screen.text.contains("GOT"))
    try session.type("y")
    try session.wait(for: codePoints("retry"))
    let got = session.screen.rows.filter { $0.hasPrefix("GOT") }
    #expect(got == ["send one", "send two", "retry"].map(codePoints))
  }

  @Test("any other answer runs nothing and keeps the lines", arguments: ["n", "\r", "\u{3}", "\u{1B}", "\u{4}"])
  func refused(key: String) throws {
    let session = try probe()
    try session.type("draft ")
    try session.paste("a\nb\n")
    try session.wait(for: "Run these 2 pasted lines?")
    try session.type(key)
    try session.wait(for: "Nothing was run")
    try session.type("\u{1B}[A\u{1B}[A")
    try session.wait(forCursorRow: "lab> draft a")
    #expect(!session.screen.text.contains("GOT"))
  }

  @Test("a paste after Ctrl-C, and one during Ctrl-R, is asked about too")
  func afterInterrupt() throws {
    let session = try probe()
    try session.type("x\u{3}")
    try session.wait { $0.text.contains("INTERRUPT") && $0.cursorRow == "lab>" }
    try session.type("\u{12}")
    try session.wait(for: "search:")
    try session.paste("one\ntwo")
    try session.wait(for: "Run these 2 pasted lines?")
    try session.type("y")
    try session.wait(for: codePoints("two"))
  }

  @Test("an end mark inside the paste does not let the rest run")
  func embeddedMark() throws {
    for text in ["a\u{1B}[201~\rquit\r", "a\u{1B}[201~\rquit\r\u{1B}[200~b"] {
      let session = try probe()
      try session.paste(text)
      try session.wait(for: "pasted lines?")
      #expect(!session.screen.text.contains("GOT") && !session.screen.text.contains("BYE"))
      #expect(session.screen.text.contains(#"a\u{1B}[201~"#))
      try session.type("n")
      try session.wait(for: "Nothing was run")
    }
  }

  @Test("two hundred kilobytes are pasted whole")
  func large() throws {
    let session = try probe()
    let lines = (1...4000).map { "send line \($0) with some more words to make it longer 0123456789" }
    try session.paste(lines.joined(separator: "\n"))
    try session.wait(for: "Run these 4000 pasted lines?")
    #expect(session.screen.text.contains("… and 3981 more"))
    try session.type("n")
    try session.wait(for: "Nothing was run")
    try session.paste(String(repeating: "x", count: 200_000))
    try session.wait("the end of the long line") { $0.cursorRow.hasSuffix("xxx") && $0.y > 20 }
    try session.type("\u{3}")
    try session.wait(forCursorRow: "lab>")
  }

  @Test("bracketed paste is off while a command runs and on every way out", arguments: ["quit", "eof", "term", "hup", "kill"])
  func waysOut(way: String) throws {
    let session = try probe()
    let on = Data("\u{1B}[?2004h".utf8)
    let off = Data("\u{1B}[?2004l".utf8)
    func isOff() -> Bool {
      guard let last = session.raw.range(of: off, options: .backwards) else { return false }
      let start = session.raw.range(of: on, options: .backwards)?.lowerBound ?? 0
      return last.lowerBound > start
    }
    #expect(!isOff())
    try session.type("wait\r")
    try session.wait(for: "WAITING")
    #expect(isOff())
    try session.type("\u{3}")
    try session.wait { $0.text.contains("CANCELLED true") && $0.cursorRow == "lab>" }
    switch way {
    case "quit": try session.type("quit\r")
    case "eof": try session.type("\u{4}")
    case "term": session.send(signal: SIGTERM)
    case "hup": session.send(signal: SIGHUP)
    default: session.send(signal: SIGKILL)
    }
    #expect(try session.finish() == ["term": 128 + 15, "hup": 128 + 1, "kill": 128 + 9][way] ?? 0)
    try session.wait { _ in isOff() }
  }

  @Test("Tab completes the only candidate, extends to the common beginning, then lists")
  func completion() throws {
    let session = try probe()
    try session.type("set al\t")
    try session.wait { $0.cursorRow == "lab> set alpha" && $0.x == 15 }
    try session.type("b\t")
    try session.type("\u{15}b\t")
    try session.wait(for: "backgroundColor  bounds")
    try session.wait(forCursorRow: "lab> b")
    try session.type("o\t你\t")
    try session.wait(for: "你好  你们")
    try session.wait(forCursorRow: "lab> bounds 你")
  }

  @Test("a list of candidates never exceeds the terminal", arguments: [20, 40, 80])
  func longList(columns: Int) throws {
    let session = try probe(rows: 12, columns: columns)
    try session.type("number\t")
    try session.wait { $0.text.contains("more") && $0.cursorRow == "lab> number" }
    #expect(session.screen.rows.allSatisfy { $0.count < columns })
    try session.type("7\r")
    let answer = codePoints("number7").filter { $0 != " " }
    try session.wait { $0.rows.joined().filter { $0 != " " }.contains(answer) }
  }

  @Test("a completion in the middle of the line keeps what follows")
  func completionInside() throws {
    let session = try probe()
    try session.type("set al 1\u{1B}[D\u{1B}[D\t\r")
    try session.wait(for: codePoints("set alpha 1"))
  }

  @Test("an .editrc binding works, and vi keys can be chosen")
  func editrc() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("editrc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(".editrc")
    try Data("lab:bind ^T ed-move-to-beg\n".utf8).write(to: file)
    let emacs = try probe(["PROBE_EDITRC": file.path])
    try emacs.type("bc\u{14}a\r")
    try emacs.wait(for: codePoints("abc"))
    try Data("bind -v\n".utf8).write(to: file)
    let vi = try probe(["PROBE_EDITRC": file.path])
    try vi.type("好👨\u{200D}👩\u{200D}👧c")
    try vi.wait(forCursorRow: "lab> 好👨\u{200D}👩\u{200D}👧c")
    try vi.type("\u{1B}")
    try vi.type("hx:\r")
    try vi.wait(for: codePoints("好c"))
  }
}
