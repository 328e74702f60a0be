import CommandGrammar
import Foundation
import LabCommands
import LabCore
import LabSystem
import Testing

@Suite("What a session takes from outside is handed in")
struct RepeatabilityTests {
  private static let lines = [
    "expr Int.random(in: 0...999_999_999)", "expr Int8.random(in: -5..<5)", "expr Double.random(in: 0..<1)", "expr Bool.random()",
    "expr UUID()", "expr (1...20).shuffled()", "expr [1, 2, 3, 4, 5, 6, 7].randomElement()", "expr Date()", "expr Date.now",
    "expr Date(timeIntervalSinceNow: 60)", "expr Date(timeIntervalSince1970: 0).timeIntervalSinceNow",
    "expr var cards = [1, 2, 3, 4, 5, 6]; cards.shuffle(); cards",
  ]

  private static func answers(seed: UInt64, minutesLater: Int = 0) async -> [String] {
    var environment = ShellTests.environment()
    let clock = VirtualClock()
    clock.advance(by: .seconds(60 * minutesLater))
    environment.clock = clock
    environment.seed = seed
    let shell = LabShell(Workbench(environment: environment))
    _ = await shell.execute("use ValueCounter")
    var answers: [String] = []
    for line in lines {
      let reply = await shell.execute(line)
      #expect(reply.status == .ok, "\(line)")
      answers.append(ShellTests.plain(reply))
    }
    return answers
  }

  @Test("expressions with one seed and one clock answer alike: random numbers, shuffles, identifiers and dates")
  func alike() async {
    #expect(await Self.answers(seed: 7) == Self.answers(seed: 7))
  }

  @Test("another seed gives other numbers, another time other dates")
  func different() async {
    let (first, other) = (await Self.answers(seed: 7), await Self.answers(seed: 8, minutesLater: 5))
    for (line, pair) in zip(Self.lines, zip(first, other)) where !line.contains("Bool") && !line.contains("Int8") && !line.contains("[1") {
      #expect(pair.0 != pair.1, "\(line)")
    }
    #expect(other[7].contains("2026-01-01 09:05:00"))
  }

  @Test("each draw of one session is another")
  func draws() async {
    let shell = ShellTests.shell()
    _ = await shell.execute("use ValueCounter")
    let draws = [await shell.execute("p Int.random(in: 0...999_999_999)"), await shell.execute("p Int.random(in: 0...999_999_999)")]
    #expect(ShellTests.plain(draws[0]) != ShellTests.plain(draws[1]))
  }
}
