import Foundation
import LabCommands
import LabCore
import LabSystem
import LabText
import Lessons
import Messenger
import Testing
import Transcripts

/// Text that would repaint, retitle, reverse or otherwise command the terminal that shows it.
@Suite("No text commands the terminal", .serialized)
struct InjectionTests {
  static let payloads = [
    "\u{1B}[2J\u{1B}[H", "\u{1B}]0;pwn\u{7}", "\u{1B}]52;c;aGk=\u{7}", "\u{1B}]8;;http://x\u{1B}\\y\u{1B}]8;;\u{1B}\\", "\u{9B}31m",
    "\r✓ sent",
    "a\u{8}\u{8}\u{8}b", "\u{202E}dlrow", "\u{2066}x", "\u{7F}", "\u{0}", "\u{200F}", "\u{FEFF}", "\u{85}x", "\u{2028}y",
  ]

  /// Doors through which a learner's own typing comes back; `@` is the payload.
  static let doors: [[String]] = [
    ["send @", "messages", "queue", "log chain", "log", "inspect messages"], ["send x@ /fail", "retry @", "cancel @", "messages"],
    ["open @"],
    ["search @"], ["card @"], ["concept @"], ["use @"], ["help @"], ["@"], ["@ x"], ["lang @"], ["lesson @"], ["explain @"],
    ["experiments @"],
    ["use UILabel", "set text @", "set text \"@\"", "p label.text", "po label", "v", "tree", "preview", "history", "undo", "redo"],
    ["use UILabel", "expr label.text = \"@\"", "p label.text", "po label.text", "expr print(\"@\")", "p \"@\"", "flush", "preview"],
    ["use UITextField", "tap", "type @", "p field.text", "tree"],
    ["use UIView", "call @", "set @ 1", "set alpha @", "inspect @", "constraints @"],
    ["predict @", "send x", "progress"], ["use UIView", "predict view.alpha == @"], ["lesson 1", "answer @", "hint @", "where"],
    ["quiz @", "answer @"],
    ["compile @", "compile /@.swift"], ["verify @", "verify /@.labt", "review @", "replay @", "export @", "record /nowhere/@"],
    ["source set alpha @"],
    ["reset @"], ["scroll @"], ["server @"], ["wait @"], ["pause", "p @", "breakpoint @", "type lookup @", "@", "continue"],
  ]

  private func check(_ reply: CommandReply, _ line: String, _ language: Language) {
    for depth in [ColorDepth.none, .trueColor] {
      let renderer = ReplyRenderer(language: language, width: 80, colorDepth: depth)
      let text = Self.withoutColours(renderer.text(reply))
      #expect(text.liveScalar == nil, "\(line.debugDescription) shows \(text.debugDescription)")
    }
  }

  /// The text without the colour sequences that the renderer itself writes.
  static func withoutColours(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  @Test("what is typed is shown harmlessly", arguments: doors)
  func typed(lines: [String]) async throws {
    // One session for all payloads: making its tables takes far longer than what it is asked.
    let shell = LabShell(FuzzSession.workbench())
    for payload in Self.payloads {
      for line in lines {
        let typed = line.replacing("@", with: payload)
        check(await shell.execute(typed), typed, .english)
      }
    }
  }

  @Test("what stands in the message store is shown harmlessly", arguments: payloads)
  func stored(payload: String) async throws {
    let shell = LabShell(FuzzSession.workbench())
    _ = await shell.execute("send marker")
    let environment = shell.workbench.environment
    let escaped = String(decoding: try JSONEncoder().encode(payload), as: UTF8.self).dropFirst().dropLast()
    let disk = MemoryFileSystem()
    try disk.createFolder(environment.home.messenger)
    for path in [environment.home.inbox, environment.home.journal] where environment.fileSystem.exists(path) {
      let text = String(decoding: try environment.fileSystem.read(path), as: UTF8.self)
      try disk.replace(path, with: Array(text.replacing("marker", with: escaped).replacing("Trail Club", with: "T" + escaped).utf8))
    }
    var changed = environment
    changed.fileSystem = disk
    changed.isEphemeral = false
    let second = LabShell(Workbench(environment: changed))
    for line in ["messages", "inbox", "queue", "log chain", "inspect messages", "open 1", "server", "doctor"] {
      check(await second.execute(line), line, .english)
    }
  }

  @Test("a transcript's text is shown harmlessly when it is read, verified and reviewed", arguments: payloads)
  func transcripts(payload: String) async throws {
    let text = "# lab transcript 1\n# version 0.1.0\nlab> send \(payload)\nm1 \(payload)\nlab> nonsense\(payload)\n"
    do {
      let transcript = try Transcript(parsing: Array(text.utf8))
      let review = SessionReview(transcript, name: payload)
      for language in Language.allCases {
        let shown = review.styled(in: language, width: 80).plain
        #expect(shown.liveScalar == nil, "\(shown.debugDescription)")
      }
      let sessions = RecordedSessions(tools: LabEnvironment.Tools(), temporaryFolder: "/nowhere")
      let result = await TranscriptVerifier(version: LabVersion.current, sessions: sessions.factory).verify(transcript)
      let shown = result.styled(name: payload, in: .english).plain
      #expect(shown.liveScalar == nil, "\(shown.debugDescription)")
    } catch {
      let shown = error.styled(in: .english, width: 80).plain
      #expect(shown.liveScalar == nil, "\(shown.debugDescription)")
    }
  }

  @Test("a lesson file's issues are shown harmlessly", arguments: payloads)
  func lessons(payload: String) throws {
    let source = try #require(LessonLibrary().sources.first)
    let broken = LessonLibrary.Source(
      folder: "01-\(payload)", english: source.english.replacing("check:", with: "chek\(payload):").replacing("## ", with: "## \(payload)"),
      chinese: "---\n\(payload): \(payload)\n---\n# \(payload)\n")
    for issue in broken.parsed().issues { #expect("\(issue)".liveScalar == nil, "\("\(issue)".debugDescription)") }
  }

  @Test("environment and arguments are shown harmlessly", arguments: payloads)
  func surroundings(payload: String) async throws {
    do { _ = try LaunchOptions(arguments: ["--\(payload)", "--lang", payload]) } catch {
      #expect(error.message.en.liveScalar == nil && error.hint.en.liveScalar == nil)
    }
    do { _ = try LaunchOptions(arguments: ["--width", payload]) } catch {
      #expect(error.message.en.liveScalar == nil && error.hint.en.liveScalar == nil)
    }
    var options = LaunchOptions()
    options.isEphemeral = true
    let setup = SessionSetup(
      options: options,
      variables: [
        "EDITOR": payload, "LANG": payload, "TERM": payload, "LAB_SWIFTC": "/no\(payload)", "LAB_LLDB": payload, "PATH": "/\(payload)",
        "HOME": "/\(payload)",
      ],
      isInteractive: false, outputIsTerminal: false, terminalWidth: nil, workingFolder: "/\(payload)")
    let shell = LabShell(Workbench(environment: try setup.environment()))
    for line in ["doctor", "source edit", "compile property-access", "verify x", "use UIView", "rerun"] {
      check(await shell.execute(line), line, .english)
    }
  }
}
