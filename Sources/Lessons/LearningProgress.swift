public import Foundation

/// What a learner did and answered, with times. Facts only: never a grade.
public struct LearningProgress: Sendable, Hashable, Codable {
  /// The version of the file's form.
  public var version = 1
  /// How often and when each experiment was operated, by experiment id.
  public var operated: [String: Operated] = [:]
  /// The answers to each question, by question id.
  public var answered: [String: Answered] = [:]
  /// Where each lesson stands, by slug.
  public var lessons: [String: LessonProgress] = [:]
  /// Predictions with their outcomes, oldest first, at most `LearningProgress.predictionLimit`.
  public var predictions: [PredictionRecord] = []
  /// The lesson that was open last, by slug.
  public var current: String?

  /// How many predictions are kept.
  public static let predictionLimit = 2_000
  /// How many answers are kept of each question.
  public static let answerLimit = 50

  /// How many lines are kept of the open step.
  public static let stepLineLimit = 200

  /// Creates an empty record.
  public init() {}

  /// Times an experiment was operated.
  public struct Operated: Sendable, Hashable, Codable {
    /// How often.
    public var count: Int
    /// The first time.
    public var first: Date
    /// The latest time.
    public var last: Date
  }

  /// The answers to one question.
  public struct Answered: Sendable, Hashable, Codable {
    /// The schedule's memory of it.
    public var review: ReviewState
    /// The answers, oldest first, at most `LearningProgress.answerLimit`.
    public var answers: [Answer]
  }

  /// One answer.
  public struct Answer: Sendable, Hashable, Codable {
    /// When.
    public var date: Date
    /// As typed.
    public var text: String
    /// Whether it was right.
    public var isRight: Bool
  }

  /// Where one lesson stands.
  public struct LessonProgress: Sendable, Hashable, Codable {
    /// The index of the step the learner is at; the number of steps once they are all done.
    public var position: Int = 0
    /// What is known of each step that was begun, by index.
    public var steps: [Int: StepProgress] = [:]
    /// When the lesson was first opened.
    public var begun: Date
    /// When the last step was done.
    public var finished: Date?
    /// Lines that changed the instance since the lesson's subject was opened: they bring the state back on resuming.
    public var replay: [String] = []
    /// How many lines of `replay` there were when each step began, by index.
    public var marks: [Int: Int] = [:]
    /// What was typed in the open step, with what came of it, at most `LearningProgress.stepLineLimit`.
    public var stepLines: [StepLine] = []
    /// What was done in the open step besides its lines; `nil` while nothing was.
    public var stepFacts: StepFacts?
    /// The index of the question to ask next, once the steps are done.
    public var question: Int = 0

    /// Creates the record of a lesson opened now.
    public init(begun: Date) { self.begun = begun }
  }

  /// A line typed in a step.
  public struct StepLine: Sendable, Hashable, Codable {
    /// As typed.
    public var line: String
    /// Whether it succeeded.
    public var isDone: Bool
    /// What it printed, at most the first 2,000 characters.
    public var output: String

    /// Creates a record.
    public init(line: String, isDone: Bool, output: String) {
      self.line = line
      self.isDone = isDone
      self.output = String(output.prefix(2_000))
    }
  }

  /// What was done in the open step that its checks ask for.
  public struct StepFacts: Sendable, Hashable, Codable {
    /// Predictions that count: made before the act, or compared with it since.
    public var predictions = 0
    /// Predictions locked when the answer was already on the screen; each counts once it was compared with a new act.
    public var latePredictions = 0
    /// Whether the learner's source was compiled and run again.
    public var didRerun = false
    /// Samples that were compiled.
    public var compiled: Set<String> = []

    /// Nothing was done yet.
    public init() {}
  }

  /// What is known of one step.
  public struct StepProgress: Sendable, Hashable, Codable {
    /// When it was done.
    public var done: Date?
    /// Commands tried in it.
    public var tries: Int = 0
    /// The highest hint shown, `0...3`.
    public var hints: Int = 0
    /// Whether it was skipped.
    public var isSkipped: Bool = false

    /// Creates the record of a step that was just begun.
    public init() {}

    /// Counts a command that was tried. A number that a file holds may be any.
    public mutating func countTry() { tries = max(0, min(tries, Int(Int32.max))) + 1 }
  }
}

/// A prediction with what came of it.
public struct PredictionRecord: Sendable, Hashable, Codable {
  /// When it was made.
  public var date: Date
  /// As typed.
  public var text: String
  /// The step it was made in, such as `struct-class.3`.
  public var place: String?
  /// What happened, in words; `nil` while nothing was done yet.
  public var outcome: String?
  /// Whether it came true; `nil` for free words and while open.
  public var isMet: Bool?

  /// Creates an open prediction.
  public init(date: Date, text: String, place: String? = nil) {
    self.date = date
    self.text = text
    self.place = place
  }
}

extension LearningProgress {
  /// Notes that an experiment was operated.
  public mutating func operate(_ experiment: String, at time: Date) {
    if var fact = operated[experiment] {
      fact.count += 1
      fact.last = time
      operated[experiment] = fact
    } else {
      operated[experiment] = Operated(count: 1, first: time, last: time)
    }
  }

  /// Notes an answer and moves its schedule on.
  ///
  /// - Parameter hinted: whether a hint was read before answering.
  public mutating func answer(
    _ question: String, _ text: String, isRight: Bool, hinted: Bool = false, at time: Date,
    by scheduler: ReviewScheduler = ReviewScheduler()
  ) {
    var fact = answered[question] ?? Answered(review: ReviewState(due: time), answers: [])
    let wasRight = fact.answers.last?.isRight == true
    let rating: ReviewRating = !isRight ? .again : hinted ? .hard : wasRight ? .easy : .good
    fact.review = scheduler.review(fact.review, rating, at: time)
    fact.answers.append(Answer(date: time, text: text, isRight: isRight))
    fact.answers.removeFirst(max(0, fact.answers.count - Self.answerLimit))
    answered[question] = fact
  }

  /// The questions to ask again at a time, the longest overdue first.
  public func due(at time: Date) -> [String] {
    answered.filter { $0.value.review.due <= time }
      .sorted { ($0.value.review.due, $0.key) < ($1.value.review.due, $1.key) }.map(\.key)
  }
}
