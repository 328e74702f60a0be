import Catalog
import CommandGrammar
import Foundation
import LabCommands
import Inspection
import LabCore
import LabSystem
import LabText
import Testing
import UIKitModel
import subject

/// The debugger commands that the cards tell a learner to type, asked of a real LLDB that is stopped in the same frame: a
/// program (`card-probe`) makes each card's subject and hands its values to a function with the card's locals.
@Suite("Debugger commands on cards", .serialized)
struct CardDebuggerTests {
  /// A command on a card, as it is asked of both.
  struct Line: Sendable {
    var id: String
    var command: String
  }

  /// Lines that are answered otherwise, each with the reason.
  static let differences = [
    "Date: p written.timeIntervalSince1970":
      "LLDB shows this alias as ' (_value = …)', as recorded, unless the program's own debug information names it",
    "delegate-closure-arc: v": "the log's lock has no fields that Swift's reflection shows; LLDB reads them from debug information",
    "stable-identity: expr snapshot.appendItems([\"m1\"])": "the lab shows at once what UIKit writes to the console",
  ]

  static let entries = CatalogIndex().entries
  static let tools = try? LLDBTools(environment: ProcessInfo.processInfo.environment)
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The commands of a card that a real debugger knows, up to the first that only the lab has: what follows it speaks of a
  /// changed state.
  ///
  /// LLDB reads a path such as `label.numberOfLines` from storage, and what UIKit's model stores says nothing of UIKit; there
  /// the property itself is asked, which is what the learner means.
  static func lines(_ entry: CatalogEntry) -> [Line] {
    var isModel = entry.evidence == .model
    let commands: [String]
    switch entry.content() {
    case .type(let card):
      commands = card.debuggerCommands
      isModel = isModel || card.module == .uiKit
    case .concept(let card): commands = card.debuggerCommands
    }
    let known = commands.prefix { command in
      ["p", "po", "v", "expr", "expression", "frame", "type"].contains(command.split(separator: " ")[0].prefix { $0 != "/" })
    }
    return known.map { command in
      Line(id: entry.id, command: isModel && command.hasPrefix("p ") ? "expr " + command.dropFirst(2) : command)
    }
  }

  @Test("every card's frame stands in the program that LLDB is asked about")
  func frames() throws {
    let source = try String(contentsOf: Self.root.appendingPathComponent("Tests/CardProbe/Frames.swift"), encoding: .utf8)
    for entry in Self.entries {
      let subject = UIKitEnvironment.with(UIKitEnvironment()) {
        entry.makeSubject(WorkloadContext(folder: NSTemporaryDirectory() + "card-frames", clock: VirtualClock(), typecheck: nil))
      }
      let begin = try #require(source.firstRange(of: "  \"\(entry.experiment)\": {\n"), "\(entry.experiment): run 'make generate'")
      let body = source[begin.upperBound...].prefix(upTo: source[begin.upperBound...].firstRange(of: "stopHere()")!.lowerBound)
      let names = body.split(separator: "\n").compactMap { $0.split(separator: " ").dropFirst().first?.dropLast() }.map(String.init)
      #expect(names.filter { !$0.isEmpty } == subject.frame.variables.map(\.name), "\(entry.experiment): run 'make generate'")
      subject.dispose()
    }
  }

  @Test(
    "the real LLDB answers a card's commands as the lab does",
    .enabled(if: tools != nil, "no LLDB with Swift support runs here: the cards' commands are not asked of a real one"),
    .timeLimit(.minutes(5)))
  func real() async throws {
    let tools = try #require(Self.tools)
    // Programs are built beside the tests.
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("card-probe")
    var script = [
      "settings set target.env-vars SWIFT_DETERMINISTIC_HASHING=1 TZ=UTC", "script lldb.debugger.SetAsync(False)",
      "target create \"\(program.path)\"", "breakpoint set -n stopHere", "run",
    ]
    let cards = Self.entries.map { Self.lines($0) }
    for card in cards {
      script.append("up")
      for line in card { script += ["script print('@@@ begin')", line.command, "script print('@@@ end')"] }
      script.append("continue")
    }
    let answers = Self.answers(in: try tools.output(of: script))
    let lines = cards.flatMap { $0 }
    try #require(answers.count == lines.count, "LLDB answered \(answers.count) of \(lines.count) commands")
    var real = answers[...]
    for card in cards {
      let shell = LabShell(Workbench(environment: SessionSetup.throwaway(workingFolder: "/")))
      if let first = card.first { _ = await shell.execute("use \(first.id)") }
      for line in card {
        let reply = await shell.execute(line.command)
        let own = reply.output.plain + (reply.diagnostic?.message.en ?? "")
        let expected = Self.normal(real.removeFirst())
        let name = "\(line.id): \(line.command)"
        if Self.differences[name] == nil {
          #expect(Self.normal(own) == expected, "\(name)")
        } else {
          #expect(Self.normal(own) != expected, "\(name) is answered alike now: take it off the list")
        }
      }
    }
  }

  /// What stands between the marks, without the echoes of the commands.
  private static func answers(in transcript: String) -> [String] {
    transcript.split(separator: "\n@@@ begin\n", omittingEmptySubsequences: false).dropFirst().map { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      let body = lines.prefix { !$0.hasPrefix("(lldb) script print('@@@ end')") }.filter { !$0.hasPrefix("(lldb) ") }
      return body.joined(separator: "\n")
    }
  }

  /// An answer without what differs from run to run, and with the names that UIKit and Core Graphics have on Apple's systems.
  private static func normal(_ answer: String) -> String {
    var text = answer.replacing(/0x[0-9a-f]{6,16}/, with: "0xADDRESS").replacing(/\$R\d+/, with: "$R")
    for module in ["UIKitModel.", "FoundationEssentials.", "Foundation."] { text = text.replacing(module, with: "") }
    text = text.replacing(/note: object description requested.*\n/, with: "")
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
