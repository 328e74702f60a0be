import CommandGrammar
import Foundation
import LabCommands
import LabCore
import LabText
import Testing

@Suite("What commands write, and what they never replace")
struct OutputFileTests {
  private let folder = NSTemporaryDirectory() + "lab-output-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: folder + "/" + name, encoding: .utf8) }

  @Test("an output replaces an output of its kind; a recording, a source file and a note stay as they are")
  func replaced() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let shell = ShellTests.shell()
    func run(_ line: String) async -> Reply { await shell.execute(line.replacing("DIR", with: folder)) }
    for line in ["record DIR/s.labt", "use UIView", "set alpha 0.5", "record stop"] { #expect(await run(line).status == .ok) }
    let recording = try text("s.labt")
    for line in [
      "export text DIR/s.labt DIR/s.labt", "export markdown DIR/s.labt DIR/s.labt", "export asciicast DIR/s.labt DIR/s.labt",
      "review --html DIR/s.labt DIR/s.labt", "preview --svg DIR/s.labt", "preview --png DIR/s.labt",
    ] {
      let reply = await run(line)
      #expect(reply.status == .error && ShellTests.plain(reply).contains("exists already"), "\(line)")
      #expect(try text("s.labt") == recording, "\(line)")
    }
    try "let kept = true\n".write(toFile: folder + "/note.swift", atomically: true, encoding: .utf8)
    #expect(await run("preview --svg DIR/note.swift").status == .error)
    #expect(try text("note.swift") == "let kept = true\n")
    for line in [
      "preview --svg DIR/a.svg", "preview --svg DIR/a.svg", "export text DIR/s.labt DIR/s.txt", "export text DIR/s.labt DIR/s.txt",
    ] {
      #expect(await run(line).status == .ok, "\(line)")
    }
  }

  @Test("undo in a lesson ends where the step began; 'back' goes further")
  func undoInLesson() async {
    let shell = ShellTests.shell()
    for line in ["lesson 2", "skip", "skip"] { #expect(await shell.execute(line).status == .ok) }
    let refused = await shell.execute("undo")
    #expect(refused.status == .error && ShellTests.plain(refused).contains("'back' returns to the step before"))
    #expect(await shell.execute("skip").status == .ok)
    #expect(await shell.execute("lesson leave").status == .ok)
    #expect(await shell.execute("undo").status == .ok)
  }

  @Test("a message that a crash loses is said to be lost, and undo says that it can't bring it back")
  func lostMessage() async {
    let shell = ShellTests.shell()
    _ = await shell.execute("crash before fsync")
    #expect(ShellTests.plain(await shell.execute("send r")).contains("What had not reached the disk is lost."))
    #expect(ShellTests.plain(await shell.execute("undo")).contains("'reset messenger' begins again"))
  }
}

@Suite("Numbers as an input method gives them")
struct FullWidthNumberTests {
  @Test("a lesson is opened by its number in full-width digits")
  func lesson() async {
    let reply = await ShellTests.shell().execute("lesson ４")
    #expect(reply.status == .ok && ShellTests.plain(reply).contains("Lesson 4"))
  }
}

@Suite("What the lab adds to LLDB's words")
struct DebuggerNoteTests {
  @Test(
    "names that were forgotten, names that only compiled Swift has, and expressions that were stopped are explained; other errors are not",
    arguments: [
      ("expr A().x", "'A' was forgotten when its expression had run"), ("expr k", "'k' was forgotten"),
      ("expr DateFormatter()", "Swift has 'DateFormatter', the lab's expressions do not"), ("expr while true {}", "The lab stopped it"),
      ("expr nope", nil), ("expr $f()", nil),
    ] as [(String, String?)])
  func notes(_ line: String, _ note: String?) async {
    let shell = ShellTests.shell()
    for line in ["use ValueCounter", "expr struct A { var x = 1 }", "expr func $f() -> Int { 1 }", "expr let k = 3; k"] {
      #expect(await shell.execute(line).status == .ok)
    }
    let reply = ShellTests.plain(await shell.execute(line))
    if let note { #expect(reply.contains(note)) } else { #expect(!reply.contains("forgotten") && !reply.contains("Swift has")) }
  }
}
