import CommandGrammar
import LabText
import Transcripts

/// A learner's session through two steps of a lesson, with everything a review shows.
enum SampleSession {
  static func transcript(isCareful: Bool = true) -> Transcript {
    var entries: [Transcript.Entry] = []
    func add(
      _ command: String, _ output: String, at time: Int64, _ events: [ReviewEvent] = [], evidence: [String] = [],
      status: Reply.Status = .ok
    ) {
      let answer = TranscriptAnswer(
        status: status, output: output, events: events.map(\.replyEvent), evidence: evidence)
      entries.append(Transcript.Entry(command: command, answer: answer, time: time, duration: 5))
    }
    add("hello", "hello\n", at: 0)
    add("lesson 11", "Step 1: Three ways\n", at: 4000, [.step(place: "uiview.1", title: "Three ways 三种方式")])
    add("predict view.alpha == 0.5", "locked\n", at: 20_000, [.predicted("view.alpha == 0.5")])
    add("set alhpa 0.5", "error: no property “alhpa”\n  set alhpa 0.5\n      ^~~~~\n", at: 31_000, status: .error)
    if !isCareful { add("hint", "Look at the name.\n", at: 40_000, [.hint(level: 1)]) }
    add(
      "set alpha 0.5", "✓ prediction met: view.alpha == 0.5\n", at: 62_000,
      [
        .settled(prediction: "view.alpha == 0.5", isMet: true, outcome: "0.5"),
        .stepDone(place: "uiview.1"), .step(place: "uiview.2", title: "Ask <b>yourself</b>"),
      ], evidence: ["type.UIView"])
    add("predict it is visible", "locked\n", at: 80_000, [.predicted("it is visible")])
    add("predict view.isHidden == true", "locked\n", at: 90_000, [.predicted("view.isHidden == true")])
    add("undo", "undid set\n", at: 95_000)
    add(
      "p view.isHidden", "(Bool) false\n", at: 101_000,
      [
        .settled(prediction: "it is visible", isMet: nil, outcome: "(Bool) false"),
        .settled(prediction: "view.isHidden == true", isMet: false, outcome: "false"),
      ], evidence: ["type.UIView"])
    add(
      "answer b", "not quite\n", at: 130_000,
      [.answered(question: "uiview.q1", answer: "b", isRight: false, explanation: "`isHidden` & alpha differ")])
    add(
      "answer a", "right\n", at: 140_000,
      [.answered(question: "uiview.q1", answer: "a", isRight: true, explanation: "")])
    if isCareful {
      add("next", "done\n", at: 150_000, [.stepDone(place: "uiview.2")])
    } else {
      add("skip", "skipped\n", at: 150_000, [.skipped(place: "uiview.2")])
      add("send \u{1B}[2J<script>alert(1)</script>\u{202E}", "sent \u{1B}[2J</pre><script>alert(2)</script>\n", at: 160_000)
    }
    return Transcript(
      header: .init(version: "0.1.0", usesRealClock: true, started: 1_767_258_000_000, language: .english),
      segments: [.init(entries: entries)])
  }

  /// The same, as it is after having been written and read: with line numbers.
  static func read(isCareful: Bool = true) throws -> Transcript {
    try Transcript(parsing: Array(transcript(isCareful: isCareful).text.utf8))
  }

  static let notes = """
    # for Ann
    Good work,
      on the whole.
    uiview.2: Look at the question again: it asks for both.
    27: alhpa!
    """
}
