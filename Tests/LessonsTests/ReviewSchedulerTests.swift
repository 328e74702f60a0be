import Foundation
import LabSystem
import Lessons
import Testing

@Suite("Review schedule")
struct ReviewSchedulerTests {
  /// Random histories of one question: ratings and seconds between them.
  static func histories() -> [[(rating: ReviewRating, wait: Int)]] {
    var random = SeededRandom(seed: 7)
    return (0..<200).map { _ in
      (0..<Int.random(in: 1...12, using: &random)).map { index in
        let rating = ReviewRating(rawValue: Int.random(in: 1...4, using: &random)) ?? .good
        let waits = [30, 700, 86_400 * Int.random(in: 1...40, using: &random), 50_000]
        return (rating, index == 0 ? 0 : waits[Int.random(in: 0..<4, using: &random)])
      }
    }
  }

  @Test("it schedules as the reference implementation does")
  func oracle() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    let python = ProcessInfo.processInfo.environment["LAB_PYTHON"] ?? "/usr/bin/python3"
    let histories = Self.histories()
    let input = histories.map { $0.map { "\($0.rating.rawValue):\($0.wait)" }.joined(separator: " ") }.joined(separator: "\n") + "\n"
    let request = ProcessRequest(
      python, [root + "/Oracles/fsrs_schedule.py"], environment: ProcessInfo.processInfo.environment, input: Array(input.utf8))
    let result = try? await POSIXProcessRunner().run(request)
    guard let result, result.isSuccess else {
      print("SKIPPED: the Python package fsrs was not found through LAB_PYTHON (\(python)); the schedule was not compared")
      return
    }
    let answers = result.outputText.split(separator: "\n")
    try #require(answers.count == histories.count)
    for (history, line) in zip(histories, answers) {
      var now = Date(timeIntervalSince1970: 1_767_225_600)
      var state = ReviewState(due: now)
      for (answer, cell) in zip(history, line.split(separator: ";")) {
        now += Double(answer.wait)
        state = ReviewScheduler().review(state, answer.rating, at: now)
        let wanted = cell.split(separator: " ").compactMap { Double($0) }
        #expect(abs(state.due.timeIntervalSince(now) - wanted[0]) < 1)
        #expect(abs((state.stability ?? 0) - wanted[1]) < 1e-6 * max(1, wanted[1]))
        #expect(abs((state.difficulty ?? 0) - wanted[2]) < 1e-6)
      }
    }
  }

  @Test("a missed question comes back in a minute, a known one after days")
  func simple() {
    let now = Date(timeIntervalSince1970: 0)
    let missed = ReviewScheduler().review(ReviewState(due: now), .again, at: now)
    #expect(missed.due == now + 60)
    let known = ReviewScheduler().review(ReviewState(due: now), .easy, at: now)
    #expect(known.due > now + 86_400 * 7)
    #expect(abs(ReviewScheduler().retrievability(of: known, at: now) - 1) < 1e-9)
  }
}
