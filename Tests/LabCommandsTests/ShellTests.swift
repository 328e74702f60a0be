import CommandGrammar
import Foundation
import LabCommands
import LabCore
import LabSystem
import LabText
import Lessons
import Testing

@Suite("Shell")
struct ShellTests {
  static func environment(home: String = "/lab", disk: any FileSystem = MemoryFileSystem(), isEphemeral: Bool = false) -> LabEnvironment {
    LabEnvironment(
      fileSystem: disk, home: HomeLayout(root: home), isEphemeral: isEphemeral, clock: VirtualClock(), isVirtualClock: true, seed: 0,
      uuids: .seeded(0), language: .english, width: 80, colorDepth: .none, isInteractive: false, tools: .init(), workingFolder: "/",
      temporaryFolder: NSTemporaryDirectory() + "lab-shell-tests-\(UUID().uuidString)")
  }

  static func shell(disk: any FileSystem = MemoryFileSystem()) -> LabShell { LabShell(Workbench(environment: environment(disk: disk))) }

  static func plain(_ reply: Reply) -> String { ReplyRenderer(language: .english, width: 80, colorDepth: .none).plain(reply) }

  @Test("a prediction is met, and p answers as Xcode's console does")
  func predictedAlpha() async {
    let shell = Self.shell()
    for line in ["use UIView", "predict view.alpha == 0.5"] { #expect(await shell.execute(line).status == .ok) }
    #expect(Self.plain(await shell.execute("set alpha 0.5")).contains("prediction met"))
    #expect(Self.plain(await shell.execute("p view.alpha")) == "(CGFloat) 0.5\n")
  }

  @Test("two shells at once lose nothing of what was learnt in either, and the order of saving does not matter", arguments: [false, true])
  func learningInTwoShells(isReversed: Bool) async {
    let disk = MemoryFileSystem()
    let (first, second) = (Self.shell(disk: disk), Self.shell(disk: disk))
    for shell in [first, second] { _ = await shell.execute("progress") }
    for line in ["run ValueCounter", "predict copy stays", "run UIView"] { _ = await first.execute(line) }
    for line in ["run PropertyBox", "run UIView", "lesson 2"] { _ = await second.execute(line) }
    for shell in isReversed ? [second, first, second] : [first, second, first] {
      #expect(await shell.save() == nil)
      _ = await shell.execute("run Array")
    }
    for shell in [first, second] { #expect(await shell.save() == nil) }
    let found = await Workbench(environment: Self.environment(disk: disk)).progress.progress
    #expect(Set(found.operated.keys) == ["type.ValueCounter", "type.PropertyBox", "type.UIView", "type.Array"])
    #expect(found.operated["type.UIView"]?.count == 2 && found.operated["type.Array"]?.count == 3)
    #expect(found.predictions.map(\.text) == ["copy stays"] && found.lessons["properties"] != nil && found.current == "properties")
  }

  @Test("a prediction about another experiment's names is dropped, not called wrong")
  func predictionOfAnotherSubject() async {
    let shell = Self.shell()
    for line in ["use UIButton", "predict button.isEnabled == false"] { #expect(await shell.execute(line).status == .ok) }
    let answers = Self.plain(await shell.execute("use UIView")) + Self.plain(await shell.execute("set alpha 0.5"))
    #expect(answers.contains("prediction dropped") && !answers.contains("✗"))
  }

  @Test("a debugger's words for stepping do not move the lesson", arguments: ["next", "n", "step", "finish"])
  func stepping(_ word: String) async {
    let shell = Self.shell()
    for line in ["lesson 1", "pause"] { #expect(await shell.execute(line).status == .ok) }
    let reply = await shell.execute(word)
    #expect(reply.status == .error)
    #expect(Self.plain(reply).contains("can't be stepped"))
  }

  @Test("equal spellings of a value are equal", arguments: ["0.50", ".5", "０.５", "“0.5”", "= 0.5", "+0.5"])
  func spellings(_ value: String) async {
    let shell = Self.shell()
    _ = await shell.execute("use UIView")
    #expect(await shell.execute("SET  alpha   \(value)").status == .ok)
    #expect(Self.plain(await shell.execute("p view.alpha")) == "(CGFloat) 0.5\n")
  }

  @Test("a misspelled property is marked and named rightly, also before an instance is open")
  func misspelledProperty() async {
    let shell = Self.shell()
    for line in ["set alhpa 1", "use UIView", "set alhpa 1"] {
      let answer = Self.plain(await shell.execute(line))
      guard line.hasPrefix("set") else { continue }
      #expect(answer.contains("  set alhpa 1\n      ^~~~~\n"))
      #expect(answer.contains("did you mean alpha?"))
    }
  }

  @Test("a property that some type has leads to that type while nothing is open")
  func propertyWithoutInstance() async {
    #expect(Self.plain(await Self.shell().execute("set contentOffset 1")).contains("use UIScrollView"))
  }

  @Test(
    "a line of Swift at the prompt leads to the debugger's command that runs it",
    arguments: [
      ("view.alpha = 0.5", "expr view.alpha = 0.5"), ("view.alpha", "p view.alpha"),
      ("badge.removeFromSuperview()", "expr badge.removeFromSuperview()"),
      ("let x = 1", "expr let x = 1"), ("1 + 1", "p 1 + 1"), ("viwe.alpha = 1", nil), ("nosuch = 1", nil),
    ])
  func swiftAtThePrompt(_ line: String, _ wanted: String?) async {
    let shell = Self.shell()
    _ = await shell.execute("use UIView")
    let reply = await shell.execute(line)
    #expect(reply.status == .error)
    #expect(reply.diagnostic?.hint?.en.contains("run by the debugger") == (wanted != nil))
    if let wanted {
      #expect(reply.diagnostic?.hint?.en.hasSuffix(": " + wanted) == true && reply.diagnostic?.hint?.zh.hasSuffix(wanted) == true)
    }
  }

  @Test("a word like no command is answered with the nearest ones")
  func unlikeAnyCommand() async {
    let answer = Self.plain(await Self.shell().execute("nosuch"))
    #expect(answer.contains("there is no command 'nosuch'"))
    #expect(answer.contains("the nearest are "))
  }

  @Test("undo takes a control, an expression, a message and a prediction back, and redo brings them again")
  func undo() async {
    let shell = Self.shell()
    for line in ["use ValueCounter", "set count 5", "expr counter.increment()", "predict counter.count == 1", "send hi"] {
      _ = await shell.execute(line)
    }
    #expect(await shell.execute("undo").output.plain.contains("send hi"))
    #expect(!Self.plain(await shell.execute("messages")).contains("hi"))
    #expect(await shell.execute("undo").output.plain.contains("predict"))
    #expect(await shell.execute("undo").output.plain.contains("expr"))
    #expect(Self.plain(await shell.execute("p counter.count")) == "(Int) 5\n")
    #expect(await shell.execute("redo").status == .ok)
    #expect(Self.plain(await shell.execute("p counter.count")) == "(Int) 7\n")
  }

  @Test("undo and redo of a whole session lead back to the same bytes")
  func undoAll() async {
    let lines = [
      "use UIView", "set alpha 0.5", "set isHidden true", "expr view.tag = 9", "set badge.tag 3", "call view.removeFromSuperview()",
    ]
    let shell = Self.shell()
    for line in lines { _ = await shell.execute(line) }
    let before = Self.plain(await shell.execute("inspect"))
    for _ in lines { #expect(await shell.execute("undo").status == .ok) }
    #expect(await shell.execute("undo").status == .error)
    for _ in lines { #expect(await shell.execute("redo").status == .ok) }
    #expect(Self.plain(await shell.execute("inspect")) == before)
  }

  @Test("resetting the progress leaves the messenger's files as they are, and the other way round")
  func resets() async throws {
    let disk = MemoryFileSystem()
    let shell = Self.shell(disk: disk)
    for line in ["use UIView", "set alpha 0.5", "send hi", "run UIView"] { _ = await shell.execute(line) }
    #expect(await shell.save() == nil)
    let home = HomeLayout(root: "/lab")
    let inbox = try? disk.read(home.journal)
    let progress = try disk.read(home.progress)
    #expect(await shell.execute("reset messenger").status == .ok)
    #expect(try disk.read(home.progress) == progress)
    _ = await shell.execute("send again")
    let journal = try? disk.read(home.journal)
    #expect(await shell.execute("reset progress").status == .ok)
    let kept = try? disk.read(home.journal)
    #expect(kept == journal)
    #expect(!disk.exists(home.progress))
    #expect(inbox != nil)
  }

  @Test(
    "a progress file of any content lets the shell start and is never overwritten",
    arguments: ["", "null", "[]", "{}", "{\"version\":99}", "\u{FEFF}{}", "{\"version\":1,", String(repeating: "[", count: 100_000)])
  func damagedProgress(_ content: String) async throws {
    let disk = MemoryFileSystem()
    let home = HomeLayout(root: "/lab")
    try disk.createFolder(home.learning)
    try disk.replace(home.progress, with: Array(content.utf8))
    let shell = Self.shell(disk: disk)
    _ = await shell.execute("run ValueCounter")
    _ = await shell.save()
    let names = try disk.list(home.learning)
    let kept = names.contains { name in (try? disk.read(home.learning + "/" + name)) == Array(content.utf8) }
    #expect(kept, "\(names)")
  }

  @Test("no row of the list of commands is wider than 80 columns; at 40 it is broken", arguments: Language.allCases)
  func helpFits(_ language: Language) async {
    for width in [80, 40] {
      let shell = LabShell(Workbench(environment: SessionSetup.throwaway(language, width: width, workingFolder: "/")))
      let text = await shell.execute("help").output.plain
      for line in text.split(separator: "\n") { #expect(String(line).displayWidth <= width, "\(line)") }
      if width == 80 { #expect(!text.contains("\n     "), "a row was broken") }
    }
  }
}
