import CommandGrammar
import Foundation
import LabCommands
import LabText
import Testing

@Suite("Commands")
struct CommandTests {
  let commands = CommandIndex()

  @Test("every command file has its row in the index, and every row its examples in both languages")
  func listed() throws {
    var declared: Set<String> = []
    for file in Project.swiftFiles(in: "Sources/LabCommands") {
      for match in try Project.read(file).matches(of: /(?m)^enum (\w+Command): (?:ShellCommand|DebuggerCommand)/) {
        declared.insert(String(match.1))
      }
    }
    #expect(declared == Set(commands.commands.map { "\($0)" }))
    for command in commands.commands {
      let spec = command.spec
      #expect(!spec.examples.isEmpty, "\(spec.name) has no example")
      for text in [spec.summary, spec.details].compactMap({ $0 }) + spec.examples.map(\.note) + spec.options.map(\.summary) {
        #expect(!text.en.isEmpty && !text.zh.isEmpty, "\(spec.name)")
      }
      #expect(spec.untranslatedPlaces.isEmpty, "\(spec.name)")
    }
  }

  @Test("every example runs after its set-up")
  func examples() async throws {
    // These need a file, or a real LLDB; tests of their own run them.
    let needsMore: Set = ["verify", "replay", "review", "export", "record", "compare"]
    for command in commands.commands where !needsMore.contains(command.spec.name) {
      for example in command.spec.examples {
        let reply = try await Project.run(example.setup + [example.line])
        #expect(reply.status == .ok, "\(example.line): \(reply.diagnostic?.message.en ?? reply.output.plain)")
      }
    }
  }

  @Test("any line is answered in both languages, never a trap and never an escape code", arguments: Language.allCases)
  func hostile(_ language: Language) async throws {
    let shell = LabShell(Project.workbench(language))
    let words = commands.table.words
    let tails = [
      "", "\u{1B}[2J\u{202E}x", "\"", "--x", "999999999999999999999", "a.b.c (", "👨‍👩‍👧 \u{0}",
    ]
    for word in words where !["quit", "exit", "record", "compile", "rerun", "doctor", "wait", "verify", "review", "replay"].contains(word) {
      for tail in tails {
        let reply = await shell.execute("\(word) \(tail)")
        let shown = ReplyRenderer(language: language, width: 80, colorDepth: .none).plain(reply)
        #expect(
          !shown.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E || $0.value == 0 }, "\(word) \(tail.debugDescription)")
      }
    }
  }
}
