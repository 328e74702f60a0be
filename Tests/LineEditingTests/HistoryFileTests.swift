import Foundation
import LabText
import LineEditing
import Testing

@Suite("History file")
final class HistoryFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID().uuidString)")
  private var path: String { folder.appendingPathComponent("history").path }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit {
    chmod(path, 0o600)
    try? FileManager.default.removeItem(at: folder)
  }

  private func contents(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test("entries come back, with newlines, backslashes and every script")
  func roundTrip() throws {
    let entries = ["set alpha 0.5", "send a\nb\\n c\r", "send 🎉 你好", #"\400\M\q"#, "\\", String(repeating: "x", count: 1 << 20)]
    let history = HistoryFile(path: path)
    entries.forEach(history.append)
    let again = HistoryFile(path: path)
    #expect(again.entries == entries)
    #expect(again.takeNotices().isEmpty)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("blank lines and repeats of the last entry are not kept")
  func repeats() {
    let history = HistoryFile(path: path)
    for entry in ["a", "a", " ", "b", "a"] { history.append(entry) }
    #expect(HistoryFile(path: path).entries == ["a", "b", "a"])
  }

  @Test("shells that write at the same time lose nothing")
  func concurrent() async {
    let path = self.path
    await withTaskGroup(of: Void.self) { group in
      for shell in 0..<8 {
        group.addTask {
          let history = HistoryFile(path: path)
          for number in 0..<50 { history.append("shell \(shell) line \(number)") }
        }
      }
    }
    let entries = HistoryFile(path: path).entries
    #expect(entries.count == 400)
    for shell in 0..<8 {
      #expect(entries.filter { $0.hasPrefix("shell \(shell) ") } == (0..<50).map { "shell \(shell) line \($0)" })
    }
  }

  @Test("a foreign file is set aside, said once, and never written to")
  func foreign() throws {
    try Data("_HiStOrY_V2_\nsend\\040hi\n".utf8).write(to: URL(fileURLWithPath: path))
    let history = HistoryFile(path: path)
    #expect(history.takeNotices().count == 1)
    #expect(history.takeNotices().isEmpty)
    history.append("new")
    #expect(try contents(path + ".corrupt-1") == "_HiStOrY_V2_\nsend\\040hi\n")
    #expect(HistoryFile(path: path).entries == ["new"])
  }

  @Test("a second foreign file gets the next number")
  func numbers() throws {
    for number in 1...2 {
      try Data("foreign \(number)".utf8).write(to: URL(fileURLWithPath: path))
      _ = HistoryFile(path: path)
    }
    #expect(try contents(path + ".corrupt-1") == "foreign 1")
    #expect(try contents(path + ".corrupt-2") == "foreign 2")
  }

  @Test("a folder in its place is moved aside whole")
  func directory() throws {
    try FileManager.default.createDirectory(atPath: path + "/inner", withIntermediateDirectories: true)
    let history = HistoryFile(path: path)
    #expect(history.takeNotices().count == 1)
    history.append("new")
    #expect(HistoryFile(path: path).entries == ["new"])
    #expect(FileManager.default.fileExists(atPath: path + ".corrupt-1/inner"))
  }

  @Test("a file that is too large is set aside")
  func large() throws {
    try Data().write(to: URL(fileURLWithPath: path))
    truncate(path, 33 << 20)
    let history = HistoryFile(path: path)
    #expect(history.takeNotices().first?.en.contains("larger than 32 MiB") == true)
    #expect(history.entries.isEmpty)
  }

  @Test("lines that are no UTF-8 are left in the file and not shown")
  func damaged() throws {
    let bytes = Data("# lab history 1\na\n".utf8) + Data([0xFF, 0xFE, 0x0A]) + Data("b".utf8)
    try bytes.write(to: URL(fileURLWithPath: path))
    let history = HistoryFile(path: path)
    #expect(history.entries == ["a", "b"])
    #expect(history.takeNotices().count == 1)
    history.append("c")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes + Data("\nc\n".utf8))
  }

  @Test("a file another program put in its place meanwhile is left alone")
  func replaced() throws {
    let history = HistoryFile(path: path)
    history.append("a")
    try Data("something else\n".utf8).write(to: URL(fileURLWithPath: path))
    history.append("b")
    #expect(try contents(path) == "something else\n")
  }

  @Test("a very long history keeps its newest ten thousand entries")
  func tidied() throws {
    let lines = (0..<20_001).map { "entry \($0)\n" }.joined()
    try Data(("# lab history 1\n" + lines).utf8).write(to: URL(fileURLWithPath: path))
    #expect(HistoryFile(path: path).entries.count == 10_000)
    let kept = HistoryFile(path: path).entries
    #expect(kept.first == "entry 10001" && kept.last == "entry 20000")
    #expect(try contents(path).split(separator: "\n").count == 10_001)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["history"])
  }
}
