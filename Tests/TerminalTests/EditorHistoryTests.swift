import Foundation
import Testing

@Suite("History of several shells", .enabled(if: canDriveTerminal, "needs pyte: make setup"), .serialized)
struct EditorHistoryTests {
  private func withFile(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("history").path)
  }

  private func probe(_ path: String) throws -> TerminalSession {
    let session = try TerminalSession("editor-probe", environment: ["PROBE_HISTORY": path])
    try session.wait(forCursorRow: "lab>")
    return session
  }

  @Test("two shells at once lose no line, and a third finds them all")
  func twoShells() throws {
    try withFile { path in
      let (first, second) = (try probe(path), try probe(path))
      for number in 1...50 {
        try first.type("send a\(number)\r")
        try second.type("send 🎉\(number)\r")
      }
      try first.wait(for: codePoints("send a50"))
      try second.wait(for: codePoints("send 🎉50"))
      first.send(signal: SIGKILL)
      try second.type("quit\r")
      _ = try second.finish()
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
      #expect(Set(lines).isSuperset(of: (1...50).flatMap { ["send a\($0)", "send 🎉\($0)"] }.map { Substring($0) }))
      #expect(lines.count == 101)
      let third = try probe(path)
      try third.type("\u{12}a17")
      try third.wait(for: "send a17")
      try third.type("\u{7}\u{12}🎉33")
      try third.wait(for: "send 🎉33")
    }
  }

  @Test(
    "an odd history file is set aside with one sentence",
    arguments: [
      Data("_HiStOrY_V2_\nsend\\040hi\n".utf8), Data("_HiStO".utf8), Data([0xFF, 0xFE, 0x61]),
      Data("send 🎉\n".utf8),
    ])
  func odd(contents: Data) throws {
    try withFile { path in
      try contents.write(to: URL(fileURLWithPath: path))
      let session = try probe(path)
      #expect(session.screen.rows.filter { $0.hasPrefix("NOTICE") }.count == 1)
      try session.type("send new\r")
      try session.wait(for: codePoints("send new"))
      #expect(try Data(contentsOf: URL(fileURLWithPath: path + ".corrupt-1")) == contents)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "# lab history 1\nsend new\n")
    }
  }
}
