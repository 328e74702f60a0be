import Foundation
import Testing

@Suite("The lab at a terminal", .enabled(if: canDriveTerminal, "needs pyte: make setup"), .serialized)
final class LabShellTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent("lab-home-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: home) }

  private func lab(
    _ environment: [String: String] = [:], _ arguments: [String] = [], rows: Int = 24, columns: Int = 80
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      "lab", ["--home", home] + arguments, environment: environment, rows: rows, columns: columns)
    try session.wait(forCursorRow: "lab>")
    return session
  }

  /// Types a line and waits for its answer.
  private func run(_ line: String, in session: TerminalSession, until answer: String) throws {
    try session.type(line + "\r")
    try session.wait("“\(answer)” and a prompt") { $0.text.contains(answer) && $0.cursorRow == "lab>" }
  }

  @Test("the greeting, a command, a property, and Ctrl-D leaves with status 0")
  func session() throws {
    let session = try lab()
    #expect(session.screen.text.contains("SwiftMessengerLab"))
    try run("use UIView", in: session, until: "UIView")
    try run("set alpha 0.5", in: session, until: "0.5")
    try session.type("\u{4}")
    #expect(try session.finish() == 0)
  }

  @Test("while the compiler works a mark turns; Ctrl-C ends the wait, and nothing of the mark stays", arguments: ["en", "zh-Hans"])
  func spinner(_ language: String) throws {
    let compiler = home + "-swiftc"
    try Data("#!/bin/sh\nexec sleep 600\n".utf8).write(to: URL(fileURLWithPath: compiler))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    defer { try? FileManager.default.removeItem(atPath: compiler) }
    let session = try lab(["LAB_SWIFTC": compiler], ["--lang", language])
    let words = language == "en" ? "the compiler is at work" : "编译器正在工作"
    try run("use UIView", in: session, until: "UIView")
    for _ in 0..<2 {
      try session.type("rerun\r")
      try session.wait(words) { $0.text.contains(words) }
      try session.type("\u{3}")
      try session.wait("a prompt without the mark") { $0.cursorRow == "lab>" && !$0.text.contains(words) }
    }
  }

  @Test("a wrong word gets a caret under it and a near name")
  func caret() throws {
    let session = try lab()
    try run("use UIView", in: session, until: "UIView")
    try run("set alhpa 1", in: session, until: "^~~~~")
    let rows = session.screen.rows
    let row = try #require(rows.lastIndex { $0.hasSuffix("  set alhpa 1") })
    #expect(rows[row + 1].hasSuffix("^~~~~"))
    let word = try #require(rows[row].range(of: "alhpa"))
    #expect(rows[row].distance(from: rows[row].startIndex, to: word.lowerBound) == rows[row + 1].prefix { $0 == " " }.count)
  }

  @Test("Tab completes commands, types and the live instance's properties")
  func completion() throws {
    let session = try lab()
    try session.type("us\t")
    try session.wait { $0.cursorRow == "lab> use" && $0.x == 9 }
    try session.type("UIVi\t\t")
    try session.wait { $0.text.contains("lab> use UIView") }
    try session.type("\u{15}")
    try run("use UIView", in: session, until: "UIView")
    try session.type("set alp\t")
    try session.wait { $0.cursorRow.hasPrefix("lab> set alpha") }
  }

  @Test("history is shared by two shells and by the next one")
  func history() throws {
    let first = try lab()
    let second = try lab(["LAB_SECOND": "1"], ["--ephemeral"])
    try run("help set", in: first, until: "set")
    try second.type("\u{3}\u{4}")
    _ = try second.finish()
    try first.type("quit\r")
    _ = try first.finish()
    let third = try lab()
    try third.type("\u{1B}[A\u{1B}[A")
    try third.wait(forCursorRow: "lab> help set")
  }

  @Test("several pasted commands are shown first and run after a yes")
  func paste() throws {
    let session = try lab()
    try session.paste("use UIView\nset alpha 0.5\nset alpha 0.25\n")
    try session.wait(for: "Run these 3 pasted lines?")
    #expect(!session.screen.text.contains("lab> set alpha"))
    try session.type("y")
    try session.wait { $0.text.contains("lab> set alpha 0.25") && $0.cursorRow == "lab>" }
  }

  @Test("Chinese all through: language, input under LC_ALL=C, question of a paste")
  func chinese() throws {
    let session = try lab(["LC_ALL": "C"], ["--lang", "zh-Hans"])
    try run("没有这个命令", in: session, until: "错误：")
    #expect(session.screen.text.contains("没有这个命令"))
    try session.paste("help\nhelp\n")
    try session.wait(for: "运行粘贴的这 2 行吗？")
    try session.type("n")
    try session.wait(for: "什么都没有运行")
  }

  @Test("a session is recorded, verified and played back, at a pace and step by step")
  func recording() throws {
    let file = "/tmp/lab-\(UUID().uuidString.prefix(8)).labt"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let session = try lab([:], ["--ephemeral"])
    try run("record \(file)", in: session, until: "Recording.")
    try run("use UIView", in: session, until: "Current instance")
    try run("set alpha 0.5", in: session, until: "0.5")
    try run("record stop", in: session, until: "Recorded 2 commands.")
    try run("verify \(file)", in: session, until: "2 commands answer as recorded")
    try session.type("\u{C}")
    try session.wait(forCursorRow: "lab>")
    try run("replay \(file) --speed 50", in: session, until: "lab> set alpha 0.5")
    try session.type("\u{C}replay \(file) --step\r")
    try session.wait(for: "Return: next command")
    try session.type("\r")
    try session.wait("the second stop") { $0.text.contains("lab> use UIView") && $0.cursorRow.hasPrefix("Return:") }
    try session.type("\u{3}")
    try session.wait(forCursorRow: "lab>")
    #expect(!session.screen.text.contains("lab> set alpha 0.5"))
  }

  @Test("dumb terminals, NO_COLOR and pipes get no escape sequences")
  func plain() throws {
    let dumb = try lab(["TERM": "dumb"])
    try run("use UIView", in: dumb, until: "UIView")
    #expect(!dumb.raw.contains(0x1B))
    let plain = try lab(["NO_COLOR": "1"], ["--ephemeral"])
    try run("use UIView", in: plain, until: "UIView")
    #expect(!plain.screen.styled)
  }

  @Test("a program at the other end of a pipe has each answer before it sends its next line")
  func conversation() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: TerminalSession.path(of: "lab"))
    process.arguments = ["--ephemeral"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for (line, answer) in [("use ValueCounter", "Current instance: counter"), ("p counter.count", "(Int) 1"), ("set count 3", "1 → 3")] {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
      var heard = ""
      var waiting = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      while !heard.contains(answer), poll(&waiting, 1, 30_000) > 0 {
        let chunk = output.fileHandleForReading.availableData
        if chunk.isEmpty { break }
        heard += String(decoding: chunk, as: UTF8.self)
      }
      #expect(heard.contains(answer))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("forty columns are enough: no row of any answer is wider")
  func narrow() throws {
    let session = try lab(columns: 40)
    for line in ["help", "use UIView", "set alhpa 1", "lessons"] {
      try session.type(line + "\r\u{C}")
      try session.wait { $0.cursorRow == "lab>" }
    }
    // What is wider than the screen shows up as a row that goes on in the next: all 40 columns taken.
    let text = String(decoding: session.raw, as: UTF8.self)
    let plain = text.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
    for row in plain.split(whereSeparator: \.isNewline) where !row.contains("lab>") {
      #expect(row.reduce(0) { $0 + $1.columns } <= 40, "\(row)")
    }
  }

  @Test("a set and a dictionary have the same order in every run, so that recordings of them repeat")
  func orderOfHashes() throws {
    let screens = try (0..<2).map { _ in
      let session = try lab([:], ["--ephemeral"], rows: 70)
      try run("use Set", in: session, until: "In this frame")
      try run("po Set((1...12).map { \"s\\($0)\" })", in: session, until: "12 elements")
      try run("po Dictionary(uniqueKeysWithValues: (1...9).map { ($0 * 7, $0) })", in: session, until: "key : 63")
      return session.screen.text
    }
    #expect(screens[0] == screens[1])
  }

  @Test("hostile text in a message or a name never reaches the terminal alive")
  func hostile() throws {
    let session = try lab(["LAB_X": "1"], ["--ephemeral"])
    try session.paste("set name \u{1B}]0;pwn\u{7}\u{202E}x")
    try session.type("\r")
    try session.wait { $0.text.contains(#"\u{1B}]0;pwn"#) && $0.cursorRow == "lab>" }
    #expect(session.screen.title == "")
  }
}

extension Character {
  /// Columns of a character, enough for what the lab itself prints.
  fileprivate var columns: Int {
    guard let value = unicodeScalars.first?.value else { return 0 }
    return value < 0x1100 || (0x2000...0x2E7F).contains(value) ? 1 : 2
  }
}
