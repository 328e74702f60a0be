import Catalog
import CommandGrammar
import Foundation
import LabCommands
import LabCore
import LabText
import Testing

@Suite("Typed text", .serialized)
struct TypedTextFuzzTests {
  static let table = CommandIndex().table

  /// Words of the shell's language: commands, aliases, options, names of subjects and values.
  static let words: [String] = {
    let options = table.specs.flatMap { $0.options.map { "--" + $0.name } }
    let examples = table.specs.flatMap { $0.examples.flatMap { $0.setup + [$0.line] } }
    let values = [
      "0.5", "1", "-3", "true", "nil", ".red", "\"x\"", "view", "view.alpha", "m1", "/fail", "/dropack", "where", "==", "UIView", "alpha",
    ]
    return table.words + options + examples + values + CatalogIndex().names
  }()

  @Test("every line is a command or a diagnostic with its place in the line", arguments: Fuzz.seeds)
  func commandLine(seed: UInt64) {
    var mutator = Mutator(seed: seed)
    for _ in 0..<Fuzz.inputs * 10 {
      let line = mutator.line(of: Self.words)
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      do { _ = try Self.table.parse(line) } catch {
        // A missing word is shown where it should stand, right behind the line.
        if let span = error.span { #expect(span.lowerBound >= 0 && span.lowerBound <= line.count + 1, "\(line.debugDescription)") }
        let shown = error.styled(in: .english, width: 80).plain
        #expect(shown.liveScalar == nil, "\(line.debugDescription) shows \(shown.debugDescription)")
      }
      let head = String(line.prefix(mutator.upTo(line.count)))
      let completion = Self.table.completion(of: head, live: { _ in ["alpha", "view.alpha", "é"] })
      #expect(completion.start <= head.count)
    }
  }

  @Test("the program's arguments are options or a usage error", arguments: Fuzz.seeds)
  func arguments(seed: UInt64) {
    var mutator = Mutator(seed: seed)
    let pieces =
      LaunchFlag.all.map(\.name) + [
        "-c", "-h", "--", "-", "run", "help", "type.UIView", "zh-Hans", "virtual", "80", "0", "=", "--home=", "--seed=x",
      ]
    for _ in 0..<Fuzz.inputs * 10 {
      let words = (0...mutator.upTo(5)).map { _ in mutator.upTo(5) == 0 ? mutator.choose(Mutator.nasty) : mutator.choose(pieces) }
      do { _ = try LaunchOptions(arguments: words) } catch {
        for language in Language.allCases {
          #expect(error.message.text(in: language).liveScalar == nil, "\(words)")
          #expect(error.hint.text(in: language).liveScalar == nil, "\(words)")
        }
      }
    }
  }

  @Test("a session answers anything, and shows nothing that a terminal would obey", arguments: Fuzz.seeds)
  func session(seed: UInt64) async throws {
    var mutator = Mutator(seed: seed)
    // These start programs, wait for a person or end the session.
    let outside: Set = ["compile", "rerun", "source", "quit", "replay", "record", "export", "review", "verify", "doctor", "exit"]
    let plain = ReplyRenderer(language: .english, width: 80, colorDepth: .none)
    let shell = LabShell(FuzzSession.workbench())
    for _ in 0..<Fuzz.inputs {
      let line = mutator.line(of: Self.words)
      if let spec = Self.spec(line), outside.contains(spec.name) { continue }
      let text = plain.plain(await shell.execute(line))
      #expect(text.liveScalar == nil, "\(line.debugDescription) shows \(text.debugDescription)")
    }
  }

  private static func spec(_ line: String) -> CommandSpec? {
    let word = line.split(whereSeparator: { $0.isWhitespace }).first.map(String.init) ?? ""
    if case .command(let spec) = table.resolve(word) { return spec }
    return nil
  }

  @Test("every query finds a sorted list of known cards", arguments: Fuzz.seeds)
  func search(seed: UInt64) {
    var mutator = Mutator(seed: seed)
    let catalog = CatalogIndex()
    let search = CatalogSearch(catalog)
    let ids = Set(catalog.entries.map(\.id))
    let words = ["alpha", "view", "透明", "delegate", "ui", "retry", "first", "responder", "，", "重", "dequeueReusableCell"]
    for _ in 0..<Fuzz.inputs / 4 {
      let query = mutator.line(of: words)
      let hits = search.hits(query)
      #expect(hits.count <= 12 && hits.allSatisfy { ids.contains($0.id) && $0.score > 0 }, "\(query.debugDescription)")
      #expect(hits.map(\.score) == hits.map(\.score).sorted(by: >))
      #expect(hits == search.hits(query))
    }
  }
}

/// A session that leaves nothing behind.
enum FuzzSession {
  static func workbench() -> Workbench { Workbench(environment: SessionSetup.throwaway(workingFolder: "/nowhere")) }
}
