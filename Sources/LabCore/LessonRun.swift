import LabSystem
import LabText
public import Lessons

/// An open lesson: where the learner is and what was done in the open step. What must survive a crash lives in the
/// progress; this is the rest.
public struct LessonRun: Sendable {
  /// The lesson.
  public let lesson: LessonDocument
  /// Whether a hint was read for the open question.
  public var isQuestionHinted = false
  /// Answers given to the open question and found wrong.
  public var wrongAnswers = 0

  /// Opens a lesson.
  public init(lesson: LessonDocument) { self.lesson = lesson }

  /// Forgets what was asked in the step that just ended.
  public mutating func beginStep() {
    isQuestionHinted = false
    wrongAnswers = 0
  }
}

extension Workbench {
  /// Where the open lesson stands.
  public var lessonProgress: LearningProgress.LessonProgress? {
    get { lessonRun.flatMap { progress.progress.lessons[$0.lesson.slug] } }
    set {
      guard let slug = lessonRun?.lesson.slug else { return }
      progress.progress.lessons[slug] = newValue
    }
  }

  /// What was done in the open step.
  public var stepFacts: LearningProgress.StepFacts {
    get { lessonProgress?.stepFacts ?? LearningProgress.StepFacts() }
    set { lessonProgress?.stepFacts = newValue }
  }

  /// Opens the predictions of the open step again that were still open when the program ended.
  public func reopenPredictions() {
    guard let place = lessonPlace else { return }
    for (index, record) in progress.progress.predictions.enumerated()
    where record.place == place && record.outcome == nil && !openPredictions.contains(where: { $0.index == index }) {
      openPredictions.append(OpenPrediction(form: predictionForm(record.text), text: record.text, index: index))
    }
  }

  /// The open step; `nil` when no lesson is open or its steps are done.
  public var openStep: LessonStep? {
    guard let run = lessonRun, let position = lessonProgress?.position else { return nil }
    return run.lesson.steps.indices.contains(position) ? run.lesson.steps[position] : nil
  }

  /// The question that waits for an answer: of the open lesson after its steps, or of a quiz.
  public var openQuestion: Question? {
    if let quiz { return quiz.questions.first }
    guard let run = lessonRun, let state = lessonProgress, state.position >= run.lesson.steps.count else { return nil }
    return run.lesson.questions.indices.contains(state.question) ? run.lesson.questions[state.question] : nil
  }

  /// Opens a lesson where it was left, or at its first step. The subject is opened and the learner's own changes are
  /// made again by the caller.
  public func begin(_ lesson: LessonDocument) {
    quiz = nil
    lessonRun = LessonRun(lesson: lesson)
    let now = environment.clock.now.date
    if progress.progress.lessons[lesson.slug] == nil {
      progress.progress.lessons[lesson.slug] = LearningProgress.LessonProgress(begun: now)
      progress.progress.lessons[lesson.slug]?.marks[0] = 0
    }
    progress.progress.current = lesson.slug
  }

  /// Leaves the open lesson; its place is kept.
  public func leaveLesson() {
    lessonRun = nil
    progress.progress.current = nil
  }

  /// Marks the open step as done and moves to the next.
  public func finishStep(isSkipped: Bool) {
    guard let run = lessonRun, var state = lessonProgress else { return }
    let now = environment.clock.now.date
    var step = state.steps[state.position] ?? LearningProgress.StepProgress()
    step.done = step.done ?? now
    step.isSkipped = isSkipped
    state.steps[state.position] = step
    state.position += 1
    state.marks[state.position] = state.replay.count
    state.stepLines = []
    state.stepFacts = nil
    if state.position >= run.lesson.steps.count, run.lesson.questions.isEmpty { state.finished = now }
    lessonProgress = state
    lessonRun?.beginStep()
  }

  /// Notes a line that was typed in the open step.
  public func noteStepLine(_ line: String, isDone: Bool, output: String) {
    guard var state = lessonProgress, openStep != nil else { return }
    state.steps[state.position, default: LearningProgress.StepProgress()].countTry()
    state.stepLines.append(LearningProgress.StepLine(line: line, isDone: isDone, output: output))
    let surplus = state.stepLines.count - LearningProgress.stepLineLimit
    if surplus > 0 { state.stepLines.removeFirst(surplus) }
    lessonProgress = state
  }
}

/// Questions asked outside a lesson, or again.
public struct QuizRun: Sendable {
  /// Questions still to ask, the open one first.
  public var questions: [Question]
  /// How many there were.
  public let total: Int
  /// How many were answered right at the first try.
  public var right = 0
  /// Whether the open question was already answered wrong.
  public var wasWrong = false

  /// Begins a quiz.
  public init(_ questions: [Question]) {
    self.questions = questions
    total = questions.count
  }
}
