import CommandGrammar
import LabCore
import LabText
import Lessons

extension LessonGuide {
  /// What the open lesson says after a line was run: that the step is done, or what it still waits for.
  static func comment(on line: String, _ spec: CommandSpec?, _ reply: Reply, in workbench: isolated Workbench) async -> StyledText {
    guard let step = workbench.openStep, spec?.group != .learn, spec?.group != .lab else { return StyledText() }
    workbench.noteStepLine(spelledOut(line, spec), isDone: reply.status == .ok, output: reply.output.plain)
    let missing = await workbench.firstUnmet(step.conditions)
    let guide = LessonGuide(workbench)
    guard let missing else {
      guard spec?.name == "predict", step.conditions.count > 1 else { return finish(step, isSkipped: false, in: workbench) }
      workbench.countLastPredictionAsLate()
      return StyledText(
        guide.say(
          "· the answer was already on the screen. Do it once more, so that the prediction is compared with it.\n",
          "· 答案已经在屏幕上了。请再做一遍，好让这个预测与结果比较。\n"), .dim)
    }
    let why = missing.condition.missing.text(in: workbench.language)
    var line = guide.say("· this step waits: \(why)", "· 这一步还差：\(why)")
    if let difference = missing.difference { line += guide.say(" (\(difference))", "（\(difference)）") }
    return StyledText(line + "\n", .dim)
  }

  /// A line with the full name of its command, so that a check does not depend on aliases and abbreviations.
  private static func spelledOut(_ line: String, _ spec: CommandSpec?) -> String {
    guard let spec else { return line }
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    return ([Substring(spec.name)] + words.dropFirst()).joined(separator: " ")
  }

  /// Ends the open step, explains it and shows what comes next.
  static func finish(_ step: LessonStep, isSkipped: Bool, in workbench: isolated Workbench) -> StyledText {
    let guide = LessonGuide(workbench)
    workbench.finishStep(isSkipped: isSkipped)
    var page =
      isSkipped
      ? StyledText(guide.say("» skipped\n", "» 已跳过\n"), .warning)
      : StyledText(guide.say("✓ step done\n", "✓ 完成这一步\n"), .success)
    page += guide.markdown(step.explanation)
    page += current(in: workbench)
    return page
  }

  /// Whatever the lesson waits for now: a step, a question, or nothing more.
  static func current(in workbench: isolated Workbench) -> StyledText {
    let guide = LessonGuide(workbench)
    if let quiz = workbench.quiz, let question = quiz.questions.first {
      return guide.question(
        question, number: quiz.total - quiz.questions.count + 1, of: quiz.total, leavingBy: "quiz stop")
    }
    guard let run = workbench.lessonRun, let state = workbench.lessonProgress else { return StyledText() }
    if let step = workbench.openStep { return guide.step(step, state.position, of: run.lesson.steps.count) }
    if let question = workbench.openQuestion {
      return guide.question(
        question, number: state.question + 1, of: run.lesson.questions.count, leavingBy: "lesson leave")
    }
    let own = workbench.progress.progress.predictions.filter { $0.place?.hasPrefix(run.lesson.slug + ".") == true }
    return guide.ending(run.lesson, predictions: own)
  }

  /// Judges an answer to the open question and shows what comes next.
  static func answer(_ text: String, in workbench: isolated Workbench) throws(Diagnostic) -> Reply {
    guard let question = workbench.openQuestion else {
      throw Diagnostic(
        Localized(en: "no question is open", zh: "现在没有要回答的题目"),
        hint: Localized(en: "'quiz' asks some; 'lesson' opens a lesson", zh: "输入 quiz 做题，或输入 lesson 打开课程"))
    }
    guard let verdict = question.judge(text) else { throw notAnAnswer(text, question) }
    let guide = LessonGuide(workbench)
    workbench.noteAnswer(text, verdict, to: question)
    var page = guide.verdict(verdict, on: question)
    if verdict.isRight { page += current(in: workbench) }
    return Reply(output: page, events: [ReplyEvent(kind: "question", text: "\(question.id) \(verdict.isRight ? "right" : "wrong")")])
  }

  private static func notAnAnswer(_ text: String, _ question: Question) -> Diagnostic {
    let letters = question.choices.indices.map(Question.letter).joined(separator: " ")
    let hint: Localized =
      switch question.kind {
      case .short: Localized(en: "type the words of the answer", zh: "请输入答案的文字")
      case .order: Localized(en: "type each of \(letters) once, in order", zh: "把 \(letters) 各写一次，按顺序排列")
      case .single: Localized(en: "type one of \(letters)", zh: "输入 \(letters) 中的一个")
      case .multiple: Localized(en: "type some of \(letters)", zh: "输入 \(letters) 中的若干个")
      }
    return Diagnostic(
      Localized(en: "that is no answer to this question", zh: "这不是对这道题的回答"), source: text, span: 0..<max(1, text.count), hint: hint)
  }
}
