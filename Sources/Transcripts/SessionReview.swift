import CommandGrammar
import LabText

/// What a reviewer wants to see of a session: step by step what was predicted, done and understood.
public struct SessionReview: Sendable, Hashable {
  /// The session's name, as a rule the file's.
  public var name: String
  /// How it was set up.
  public var header: Transcript.Header
  /// The lesson steps in the order they were first opened; what was typed outside of lessons comes as steps without
  /// a place.
  public var steps: [StepReview]
  /// What replaying it gave; nil when nobody replayed.
  public var verification: Verification?
  /// What a reviewer wrote beside it.
  public var notes: ReviewNotes

  /// Reviews a transcript.
  public init(
    _ transcript: Transcript, name: String, verification: Verification? = nil, notes: ReviewNotes = ReviewNotes()
  ) {
    self.name = name
    header = transcript.header
    self.verification = verification
    self.notes = notes
    var collector = StepCollector()
    for segment in transcript.segments { collector.collect(segment.entries) }
    steps = collector.steps
  }

  /// Everything counted over all steps.
  public var totals: StepReview {
    var total = StepReview(place: nil, title: "")
    for step in steps { total.add(step) }
    return total
  }
}

/// One lesson step of one session.
public struct StepReview: Sendable, Hashable {
  /// A prediction and what became of it.
  public struct Prediction: Sendable, Hashable {
    /// The words.
    public var text: String
    /// Whether it was met; nil while open, and for free words.
    public var isMet: Bool?
    /// What happened; nil while open.
    public var outcome: String?
    /// The line of the transcript it was made in.
    public var line: Int
  }

  /// An answer to a question.
  public struct Answer: Sendable, Hashable {
    /// The question's id.
    public var question: String
    /// The answer.
    public var text: String
    /// Whether it is right.
    public var isRight: Bool
    /// The explanation that was shown.
    public var explanation: String
    /// The line of the transcript.
    public var line: Int
  }

  /// The lesson's slug and the step's number, `uiview.3`; nil outside of lessons.
  public var place: String?
  /// The step's title.
  public var title: String
  /// The commands, in order.
  public var entries: [Transcript.Entry] = []
  /// The predictions, in order.
  public var predictions: [Prediction] = []
  /// The answers, in order.
  public var answers: [Answer] = []
  /// The level of each hint that was asked for.
  public var hints: [Int] = []
  /// How often `undo` was used.
  public var undoCount = 0
  /// How many commands failed.
  public var errorCount = 0
  /// Evidence earned, each once.
  public var evidence: [String] = []
  /// Milliseconds from the first command to the next step's first.
  public var duration: Int64 = 0
  /// Whether the step's check passed.
  public var isDone = false
  /// Whether it was skipped.
  public var isSkipped = false

  /// Creates an empty step.
  public init(place: String?, title: String) {
    self.place = place
    self.title = title
  }

  /// Predictions that were compared, and how many of them were met.
  public var comparedPredictions: (met: Int, total: Int) {
    (predictions.count { $0.isMet == true }, predictions.count { $0.isMet != nil })
  }

  /// Right answers and all answers.
  public var rightAnswers: (right: Int, total: Int) { (answers.count { $0.isRight }, answers.count) }

  /// Lines of the transcript with a prediction that wasn't met or a wrong answer.
  public var missLines: [Int] {
    (predictions.filter { $0.isMet == false }.map(\.line) + answers.filter { !$0.isRight }.map(\.line)).sorted()
  }

  mutating func add(_ other: StepReview) {
    entries += other.entries
    predictions += other.predictions
    answers += other.answers
    hints += other.hints
    undoCount += other.undoCount
    errorCount += other.errorCount
    for item in other.evidence where !evidence.contains(item) { evidence.append(item) }
    duration += other.duration
  }
}

/// Sorts commands into steps.
private struct StepCollector {
  var steps: [StepReview] = []
  private var indices: [String: Int] = [:]
  private var current: Int?
  private var lastTime: Int64?
  private var knownEvidence: Set<String> = []

  mutating func collect(_ entries: [Transcript.Entry]) {
    lastTime = nil
    for entry in entries {
      let events = entry.answer.events.compactMap { ReviewEvent($0) }
      // The time until a command was run is the open step's, also that of the command which leaves it.
      if let time = entry.time {
        if let lastTime, let current { steps[current].duration += max(0, time - lastTime) }
        lastTime = time
      }
      // A command belongs to the step it was typed in; outside of lessons, to the one it opens.
      let opened = events.compactMap { event in
        if case .step(let place, let title) = event { (place, title) } else { nil }
      }
      if current.map({ steps[$0].place == nil }) ?? true { opened.forEach { open($0.0, $0.1) } }
      let index = current ?? openFree()
      steps[index].entries.append(entry)
      if entry.answer.status == .error { steps[index].errorCount += 1 }
      for item in entry.answer.evidence where knownEvidence.insert("\(index) \(item)").inserted {
        steps[index].evidence.append(item)
      }
      if entry.command.split(separator: " ").first == "undo", entry.answer.status == .ok { steps[index].undoCount += 1 }
      for event in events { take(event, line: entry.line, index: index) }
      opened.forEach { open($0.0, $0.1) }
    }
    if let last = entries.last, let duration = last.duration, let current { steps[current].duration += duration }
  }

  private mutating func open(_ place: String, _ title: String) {
    if let index = indices[place] {
      current = index
    } else {
      steps.append(StepReview(place: place, title: title))
      indices[place] = steps.count - 1
      current = steps.count - 1
    }
  }

  private mutating func openFree() -> Int {
    steps.append(StepReview(place: nil, title: ""))
    current = steps.count - 1
    return steps.count - 1
  }

  private mutating func take(_ event: ReviewEvent, line: Int, index: Int) {
    switch event {
    case .step: break
    case .stepDone(let place): steps[indices[place] ?? index].isDone = true
    case .skipped(let place): steps[indices[place] ?? index].isSkipped = true
    case .hint(let level): steps[index].hints.append(level)
    case .predicted(let text): steps[index].predictions.append(.init(text: text, line: line))
    case .settled(let text, let isMet, let outcome): settle(text, isMet, outcome, line: line, index: index)
    case .answered(let question, let answer, let isRight, let explanation):
      steps[index].answers.append(
        .init(question: question, text: answer, isRight: isRight, explanation: explanation, line: line))
    }
  }

  /// The outcome goes to the newest open prediction with these words, wherever it was made.
  private mutating func settle(_ text: String, _ isMet: Bool?, _ outcome: String, line: Int, index: Int) {
    for step in steps.indices.reversed() {
      let found = steps[step].predictions.lastIndex { $0.text == text && $0.outcome == nil }
      if let found {
        steps[step].predictions[found].isMet = isMet
        steps[step].predictions[found].outcome = outcome
        return
      }
    }
    steps[index].predictions.append(.init(text: text, isMet: isMet, outcome: outcome, line: line))
  }
}
