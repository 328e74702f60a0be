import Foundation
import LabText
import Testing
import Transcripts

@testable import LabCommands
@testable import Lessons

@Suite("What reviews are told of a command")
struct ReviewFactsTests {
  private let lesson: LessonDocument
  private let question: Question
  private let date = Date(timeIntervalSince1970: 0)

  init() {
    question = Question(
      id: "11.q1", kind: .single, prompt: Localized(same: "?"),
      choices: [
        .init(text: Localized(same: "a"), isRight: true, why: Localized(en: "yes", zh: "对")),
        .init(text: Localized(same: "b"), isRight: false, why: Localized(en: "no, because", zh: "不对，因为")),
      ], explanation: Localized(en: "explained", zh: "解释"))
    let steps = ["One", "Two"].map { title in
      LessonStep(
        phase: .control, title: Localized(same: title), prose: Localized(same: ""), session: [], conditions: [],
        hints: [], explanation: Localized(same: ""))
    }
    lesson = LessonDocument(
      number: 11, slug: "uiview", title: Localized(same: "UIView"), needs: [], ability: Localized(same: ""), minutes: 1,
      types: [], concepts: [], introduces: [], subject: "type.UIView", opening: Localized(same: ""), steps: steps,
      questions: [question], summary: Localized(same: ""))
  }

  private func facts(_ progress: LearningProgress, question: Question? = nil, isOpen: Bool = true) -> ReviewFacts {
    ReviewFacts(progress: progress, lesson: isOpen ? lesson : nil, question: question, language: .english)
  }

  private func begun(at position: Int = 0) -> LearningProgress {
    var progress = LearningProgress()
    progress.lessons["uiview"] = .init(begun: date)
    progress.lessons["uiview"]?.position = position
    return progress
  }

  @Test("opening a lesson opens its step; a recording's first command says which one is open")
  func opening() {
    let open = facts(begun())
    #expect(open.changes(since: facts(LearningProgress(), isOpen: false)) == [.step(place: "uiview.1", title: "One")])
    #expect(open.changes(since: open).isEmpty)
    #expect(open.changes(since: open, isFirst: true) == [.step(place: "uiview.1", title: "One")])
  }

  @Test("the end of a step comes before the next one, done or skipped", arguments: [true, false])
  func ending(isSkipped: Bool) {
    var progress = begun(at: 1)
    var step = LearningProgress.StepProgress()
    step.done = date
    step.isSkipped = isSkipped
    progress.lessons["uiview"]?.steps[0] = step
    let end: ReviewEvent = isSkipped ? .skipped(place: "uiview.1") : .stepDone(place: "uiview.1")
    #expect(facts(progress).changes(since: facts(begun())) == [end, .step(place: "uiview.2", title: "Two")])
  }

  @Test("after the last step come the questions")
  func questions() {
    #expect(facts(begun(at: 2)).changes(since: facts(begun(at: 1))) == [.step(place: "uiview.3", title: "Questions")])
  }

  @Test("predictions are told when they are made and when they are settled, once")
  func predictions() {
    var made = begun()
    made.predictions = [PredictionRecord(date: date, text: "x == 1", place: "uiview.1")]
    #expect(facts(made).changes(since: facts(begun())) == [.predicted("x == 1")])
    var settled = made
    settled.predictions[0].outcome = "x = 2"
    settled.predictions[0].isMet = false
    let outcome = ReviewEvent.settled(prediction: "x == 1", isMet: false, outcome: "x = 2")
    #expect(facts(settled).changes(since: facts(made)) == [outcome])
    #expect(facts(settled).changes(since: facts(begun())) == [.predicted("x == 1"), outcome])
    #expect(facts(settled).changes(since: facts(settled)).isEmpty)
  }

  @Test("hints are told with their level")
  func hints() {
    var progress = begun()
    progress.lessons["uiview"]?.steps[0, default: .init()].hints = 2
    #expect(facts(progress).changes(since: facts(begun())) == [.hint(level: 2)])
  }

  @Test("answers are told with what the learner read about them")
  func answers() {
    let before = facts(begun(at: 2), question: question)
    func after(_ text: String, isRight: Bool) -> ReviewFacts {
      var progress = begun(at: 2)
      progress.answered["11.q1"] = .init(
        review: ReviewState(due: date), answers: [.init(date: date, text: text, isRight: isRight)])
      return facts(progress, question: question)
    }
    guard case .answered(let id, "b", false, let why)? = after("b", isRight: false).changes(since: before).first else {
      Issue.record("no answer was told")
      return
    }
    #expect(id == "11.q1" && why.contains("no, because") && !why.contains("explained"))
    guard case .answered(_, "a", true, let explanation)? = after("a", isRight: true).changes(since: before).first else {
      Issue.record("no answer was told")
      return
    }
    #expect(explanation.contains("explained"))
  }
}
