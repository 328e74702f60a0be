import Foundation
import LabSystem
import LabText
public import Lessons

extension Workbench {
  /// Notes an answer and, when it is right, moves to the next question.
  public func noteAnswer(_ text: String, _ verdict: Verdict, to question: Question) {
    let now = environment.clock.now.date
    let isFirst = quiz.map { !$0.wasWrong } ?? (lessonRun?.wrongAnswers == 0)
    if isFirst || verdict.isRight {
      progress.progress.answer(
        question.id, text, isRight: verdict.isRight, hinted: lessonRun?.isQuestionHinted == true || !isFirst, at: now)
    }
    guard verdict.isRight else {
      if quiz != nil { quiz?.wasWrong = true } else { lessonRun?.wrongAnswers += 1 }
      return
    }
    nextQuestion(wasRight: isFirst)
  }

  /// Moves to the next question, or ends the quiz or the lesson after the last.
  public func nextQuestion(wasRight: Bool) {
    if var run = quiz {
      if wasRight { run.right += 1 }
      run.questions.removeFirst()
      run.wasWrong = false
      quiz = run.questions.isEmpty ? nil : run
      return
    }
    guard let run = lessonRun, var state = lessonProgress else { return }
    state.question += 1
    if state.question >= run.lesson.questions.count { state.finished = state.finished ?? environment.clock.now.date }
    lessonProgress = state
    lessonRun?.beginStep()
  }
}

/// A condition of a step that does not hold yet.
public struct UnmetCondition: Sendable {
  /// The condition.
  public var condition: StepCondition
  /// How what is differs from what is wanted, such as `view.alpha is 1`.
  public var difference: String?
}
