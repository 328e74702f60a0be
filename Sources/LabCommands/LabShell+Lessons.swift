import CommandGrammar
import LabCore
import LabText
import Lessons

extension LabShell {
  /// Opens the lesson's subject and makes the learner's own changes again, so that the open step goes on exactly where
  /// it was left.
  static func restoreLesson(in workbench: isolated Workbench) async {
    guard let run = workbench.lessonRun, let state = workbench.lessonProgress else { return }
    var history = SubjectHistory(experiment: run.lesson.subject)
    history.lines = state.replay
    await rebuild(history, in: workbench)
    workbench.reopenPredictions()
    workbench.changes.restart()
  }

  /// Returns to a step: the instance becomes what it was when the step began.
  static func returnToStep(_ position: Int, in workbench: isolated Workbench) async {
    guard var state = workbench.lessonProgress else { return }
    state.position = position
    state.question = 0
    state.replay = Array(state.replay.prefix(state.marks[position] ?? 0))
    state.stepLines = []
    state.stepFacts = nil
    state.steps[position]?.done = nil
    workbench.lessonProgress = state
    workbench.lessonRun?.beginStep()
    await restoreLesson(in: workbench)
  }

  /// Runs a line without the open lesson's comments.
  static func runSilently(_ line: String, in workbench: isolated Workbench) async -> Reply {
    workbench.isLessonSilent = true
    defer { workbench.isLessonSilent = false }
    return await run(line, in: workbench)
  }
}
