import Foundation
import LabSystem
import Testing

/// Real processes killed with SIGKILL at random moments of a storm of sends. `make check-crash` kills more often.
@Suite("Killed processes", .serialized)
struct CrashTests {
  /// The last state in which a message was shown.
  private struct Shown {
    var state: String
    var text: String
  }

  /// How long a storm may last, so that a kill comes in the middle of it on a fast machine and on a busy one.
  private struct Patience {
    var longest: Int

    func time(using random: inout SeededRandom) -> Duration {
      .milliseconds(Int.random(in: 8...longest, using: &random))
    }

    mutating func learn(from storm: ProcessResult) {
      let lines = storm.output.count { $0 == UInt8(ascii: "\n") }
      if lines < 6 { longest = min(1_500, longest * 5 / 4) }
      if lines > 60 { longest = max(40, longest * 4 / 5) }
    }
  }

  private static func home() throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/lab-crash-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// The kills in groups, each for a home of its own: listing what a home keeps after every kill makes a storm of hundreds
  /// of kills grow with the square of its length.
  private static func rounds() -> [Range<Int>] {
    let size = 25
    return stride(from: 1, through: StormProgram.kills, by: size).map { $0..<min($0 + size, StormProgram.kills + 1) }
  }

  @Test(
    "what the messenger showed before a kill is there afterwards, and nothing is sending",
    arguments: StormProgram.all.filter { $0.kind == .probe })
  func probe(_ program: StormProgram) async throws {
    var random = SeededRandom(seed: UInt64(StormProgram.kills))
    var patience = Patience(longest: 120)
    var messages = 0
    for rounds in Self.rounds() { messages += try await probe(program, rounds: rounds, &patience, &random) }
    #expect(messages > StormProgram.kills, "the storm was no storm")
  }

  /// Kills the messenger once in each round and returns how many messages it had shown.
  private func probe(
    _ program: StormProgram, rounds: Range<Int>, _ patience: inout Patience, _ random: inout SeededRandom
  ) async throws -> Int {
    let home = try Self.home()
    defer { try? FileManager.default.removeItem(atPath: home) }
    var shown: [String: Shown] = [:]
    var cancelled: Set<String> = []
    for round in rounds {
      let time = patience.time(using: &random)
      let storm = try await program.storm(home: home, round: round, for: time)
      #expect(storm.ending == .timedOut, "round \(round) ended by itself: \(storm.errorText)")
      patience.learn(from: storm)
      // The last line may be cut: it was not read by anybody.
      for line in storm.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        let words = line.split(separator: " ", maxSplits: 4).map(String.init)
        switch words.first {
        case "shown": shown[words[1]] = Shown(state: words[3], text: words[4])
        case "cancelling", "cancelled": cancelled.insert(words[1])
        default: Issue.record("unexpected line \(line)")
        }
      }
      let state = try await program.state(home: home)
      #expect(state.isSuccess, "round \(round): the store does not open: \(state.errorText)")
      check(state.outputText, shown, cancelled, round)
    }
    return shown.count
  }

  private func check(_ output: String, _ shown: [String: Shown], _ cancelled: Set<String>, _ round: Int) {
    var found: [String: Shown] = [:]
    var onServer: Set<String> = []
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 4).map(String.init)
      switch words[0] {
      case "message":
        #expect(found.updateValue(Shown(state: words[3], text: words[4]), forKey: words[1]) == nil, "\(words[1]) twice")
        #expect(words[3] == "sent" || words[3] == "failed", "round \(round): \(line)")
      case "server": #expect(onServer.insert(words[1]).inserted, "the server has \(words[1]) twice")
      case "notice": #expect(line.contains("tornTail"), "round \(round): \(line)")
      default: Issue.record("unexpected line \(line)")
      }
    }
    for (id, former) in shown where !cancelled.contains(id) {
      #expect(found[id]?.text == former.text, "round \(round): \(former.text) was shown and is gone")
      if former.state == "sent" { #expect(found[id]?.state == "sent", "round \(round): \(former.text)") }
    }
    for (id, message) in found where message.state == "sent" {
      #expect(onServer.contains(id), "round \(round): \(message.text) is sent and not on the server")
    }
  }

  @Test(
    "what the shell answered before a kill is there afterwards, once", arguments: StormProgram.all.filter { $0.kind == .lab })
  func shell(_ program: StormProgram) async throws {
    var random = SeededRandom(seed: UInt64(StormProgram.kills) + 1)
    var patience = Patience(longest: 900)
    var messages = 0
    for rounds in Self.rounds() { messages += try await shell(program, rounds: rounds, &patience, &random) }
    #expect(messages > StormProgram.kills, "the storm was no storm")
  }

  /// Kills the shell once in each round and returns how many messages it had answered for.
  private func shell(
    _ program: StormProgram, rounds: Range<Int>, _ patience: inout Patience, _ random: inout SeededRandom
  ) async throws -> Int {
    let home = try Self.home()
    defer { try? FileManager.default.removeItem(atPath: home) }
    var shown: Set<String> = []
    for round in rounds {
      let time = patience.time(using: &random)
      let storm = try await program.storm(home: home, round: round, for: time)
      #expect(storm.ending == .timedOut, "round \(round) ended by itself: \(storm.errorText)")
      patience.learn(from: storm)
      for line in storm.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        guard let command = try? JSONDecoder().decode(Answer.self, from: Data(line.utf8)) else {
          Issue.record("round \(round): no JSON: \(line)")
          continue
        }
        if command.status == "ok", command.command.hasPrefix("send "), let text = command.command.split(separator: " ").last {
          shown.insert(String(text))
        }
      }
      let state = try await program.state(home: home)
      #expect(state.isSuccess, "round \(round): \(state.outputText) \(state.errorText)")
      let listing = Self.listing(in: state.outputText)
      #expect(listing.contains("Mina"), "round \(round): no messages are listed")
      #expect(!listing.contains(" sending "), "round \(round): a message is still sending")
      let counts = Self.counts(of: "storm-", in: listing)
      for text in shown { #expect(counts[text] == 1, "round \(round): \(text) is there \(counts[text] ?? 0) times") }
    }
    return shown.count
  }

  private struct Answer: Decodable {
    let command: String
    let status: String
    let output: String
  }

  /// The list of messages in the answers of the shell.
  private static func listing(in lines: String) -> String {
    lines.split(separator: "\n").lazy.compactMap { try? JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
      .first { $0.command == StormProgram.listing }?.output ?? ""
  }

  /// How often each word that begins with `prefix` occurs.
  private static func counts(of prefix: String, in text: String) -> [String: Int] {
    text.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix(prefix) }
      .reduce(into: [:]) { $0[String($1), default: 0] += 1 }
  }

  @Test("a file-size limit is told, nothing crashes, and the store opens afterwards", arguments: [4, 8, 16])
  func fileSizeLimit(_ blocks: Int) async throws {
    let program = StormProgram.builtProbe
    let home = try Self.home()
    defer { try? FileManager.default.removeItem(atPath: home) }
    let script = "ulimit -f \(blocks); exec \"$0\" storm \"$1\""
    let storm = try await POSIXProcessRunner().run(
      ProcessRequest(
        "sh", ["-c", script, program.path, home], environment: StormProgram.environment, timeLimit: .seconds(2)))
    #expect(storm.ending == .timedOut, "the storm must go on in memory: \(storm.ending) \(storm.errorText)")
    #expect(storm.outputText.split(separator: "\n").count > 50)
    for file in try POSIXFileSystem().list(home + "/messenger") {
      #expect(try POSIXFileSystem().status(of: home + "/messenger/" + file)?.size ?? 0 <= blocks * 1_024)
    }
    let state = try await program.state(home: home)
    #expect(state.isSuccess)
    #expect(state.outputText.contains("message "))
  }
}
