import Foundation
import Testing
import subject

/// The project's own corpus: what the real LLDB answered, recorded with `lab-dev oracle lldb FILE --engine real`.
enum Corpus {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

  static var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted()
  }

  static func cases(_ file: String) throws -> [LLDBOracle.Case] {
    try LLDBOracle.cases(from: String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
  }

  /// Cases listed, each with its reason, in docs/lldb-differences.md.
  static func listedDifferences() throws -> Set<String> {
    let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("docs/lldb-differences.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    return Set(rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) })
  }

  /// Whether dictionaries and sets are in the order the recorded program had them.
  static var hasRecordedHashOrder: Bool {
    ProcessInfo.processInfo.environment["SWIFT_DETERMINISTIC_HASHING"] == "1"
  }
}

@Suite("Parity with the real LLDB", .serialized)
struct ParityTests {
  @Test("the mimic answers as LLDB was recorded", arguments: Corpus.files)
  func mimic(file: String) throws {
    try compare(Corpus.cases(file).filter { !$0.dependsOnHashOrder })
  }

  @Test(
    "sets and dictionaries of several entries are shown in the recorded order",
    .enabled(
      if: Corpus.hasRecordedHashOrder,
      "SWIFT_DETERMINISTIC_HASHING=1 is not set: cases whose answer depends on the order of hashes are not compared"),
    arguments: Corpus.files)
  func hashOrder(file: String) throws {
    try compare(Corpus.cases(file).filter(\.dependsOnHashOrder))
  }

  private func compare(_ cases: [LLDBOracle.Case]) throws {
    let listed = try Corpus.listedDifferences()
    for difference in LLDBOracle.differences(in: cases) where !listed.contains(difference.recorded.command) {
      Issue.record("\(difference)")
    }
  }

  @Test("the corpus is there and no case stands in it twice")
  func corpus() throws {
    let all = try Corpus.files.flatMap { try Corpus.cases($0) }
    #expect(all.count > 300)
    #expect(Set(all.map { "\($0.setup)\($0.command)" }).count == all.count)
  }

  @Test("a value changed in the frame changes the answer")
  func liveness() {
    let before = LLDBOracle.Case(id: "live", setup: [], command: "v message.text", output: "")
    let after = LLDBOracle.Case(id: "live", setup: ["expr message.text = \"other\""], command: "v message.text", output: "")
    let library = LLDBOracle.standardLibrary
    #expect(LLDBOracle.answer(to: before, library: library) == "(String) message.text = \"Hi there\"\n")
    #expect(LLDBOracle.answer(to: after, library: library) == "(String) message.text = \"other\"\n")
  }

  static let recorder = try? LLDBRecorder(environment: ProcessInfo.processInfo.environment)

  @Test(
    "the real LLDB still answers a sample as recorded",
    .enabled(if: recorder != nil, "no LLDB with Swift support runs here: recorded answers are not checked again"),
    .timeLimit(.minutes(5)))
  func real() throws {
    let recorder = try #require(Self.recorder)
    let sample = try Corpus.files.compactMap { try Corpus.cases($0).first }
    for (recorded, answered) in zip(sample, try recorder.record(sample)) {
      #expect(recorded.output == answered.output, "\(recorded.command)")
    }
  }
}

extension LLDBOracle.Case {
  /// Whether two or more entries of a set or dictionary are shown.
  fileprivate var dependsOnHashOrder: Bool {
    let text = setup.joined(separator: "\n") + command
    return ["twoDict", "twoSet", "Set(", "keys", "values"].contains { text.contains($0) }
      || output.contains("key/value pairs") || command == "v" || command.hasPrefix("v -")
  }
}
