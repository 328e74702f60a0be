import CommandGrammar
import LabCore
import LabText
import Lessons

/// `lesson [N|SLUG]`: opens a lesson where it was left.
enum LessonCommand: ShellCommand {
  static let spec = CommandSpec(
    "lesson", group: .learn, summary: Localized(en: "open a lesson, or go on with the last one", zh: "打开一课，或继续上次那一课"),
    details: Localized(
      en: """
        A lesson is a row of steps. In each you may type any command; the step is done when its end state is reached, by \
        whatever way. 'lesson leave' closes it; its place is kept.
        """,
      zh: "一课由若干步骤组成。每一步里可以输入任何命令；不管用什么办法，只要达到那一步要的状态就算完成。lesson leave 离开课程，进度会保留。"),
    arguments: [ArgumentSpec("N|SLUG|leave", .live(.lessons), isOptional: true)], changes: .session,
    examples: [CommandExample("lesson 1", Localized(en: "the first one", zh: "第一课"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    if arguments[0] == "leave" {
      workbench.leaveLesson()
      return Reply(
        output: StyledText(Localized(en: "The lesson is closed; its place is kept.\n", zh: "已离开课程，进度已保留。\n").text(in: workbench.language)))
    }
    let source = try source(arguments, in: workbench)
    guard let lesson = source.parsed().lesson else {
      throw arguments.diagnostic(Localized(en: "the text of this lesson is damaged", zh: "这一课的文本已损坏"), at: 0)
    }
    let wasBegun = workbench.progress.progress.lessons[lesson.slug] != nil
    workbench.begin(lesson)
    await LabShell.restoreLesson(in: workbench)
    let guide = LessonGuide(workbench)
    let head = wasBegun ? StyledText("\(lesson.number)  \(lesson.title.text(in: workbench.language))\n", .heading) : guide.opening(lesson)
    return Reply(output: head, commentary: LessonGuide.current(in: workbench))
  }

  private static func source(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) -> LessonLibrary.Source {
    let library = workbench.lessons
    let done = workbench.progress.progress
    guard let name = arguments[0] ?? done.current else {
      let next = library.sources.first { done.lessons[$0.slug]?.finished == nil } ?? library.sources.first
      guard let next else { throw arguments.diagnostic(Localized(en: "there are no lessons in this build", zh: "这个版本里没有课程")) }
      return next
    }
    if let source = library.source(name) { return source }
    let near = Int(name) == nil ? NearestNames.suggestions(for: name, in: library.names).first : nil
    throw arguments.diagnostic(
      Localized(en: "there is no lesson '\(name)'", zh: "没有“\(name)”这一课"), at: 0,
      hint: near.map { Localized(en: "did you mean lesson \($0)?", zh: "你是不是想输入 lesson \($0)？") }
        ?? Localized(
          en: "there are \(library.sources.count); 'lessons' lists them", zh: "一共 \(library.sources.count) 课，输入 lessons 查看"))
  }
}

/// `lessons`: all lessons and where each stands.
enum LessonsCommand: ShellCommand {
  static let spec = CommandSpec(
    "lessons", group: .learn, summary: Localized(en: "list the lessons and where each stands", zh: "列出课程和各自的进度"),
    examples: [CommandExample("lessons", Localized(en: "done, begun, next", zh: "已完成、进行中、下一课"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let language = workbench.language
    let done = workbench.progress.progress.lessons
    let finished = Set(workbench.lessons.sources.filter { done[$0.slug]?.finished != nil }.map(\.number))
    var page = StyledText()
    var hasNext = false
    for source in workbench.lessons.sources {
      guard let lesson = source.parsed().lesson else { continue }
      let state = done[lesson.slug]
      let isReady = lesson.needs.allSatisfy(finished.contains)
      let isNext = !hasNext && state?.finished == nil && isReady
      hasNext = hasNext || isNext
      page.append(mark(state, isNext: isNext), state?.finished != nil ? .success : .plain)
      page.append(String(lesson.number).padded(to: 3, alignment: .trailing) + "  ", .dim)
      page.append(lesson.slug.padded(to: 22), .code)
      page.append(lesson.title.text(in: language))
      page.append(note(lesson, state, isReady: isReady, language) + "\n", .dim)
    }
    return Reply(output: page)
  }

  private static func mark(_ state: LearningProgress.LessonProgress?, isNext: Bool) -> String {
    if state?.finished != nil { return "✓ " }
    if let state, state.position > 0 { return "◐ " }
    return isNext ? "▸ " : "  "
  }

  private static func note(
    _ lesson: LessonDocument, _ state: LearningProgress.LessonProgress?, isReady: Bool, _ language: Language
  ) -> String {
    let english = language == .english
    if let state, state.finished == nil, state.position > 0 {
      return english ? "  step \(state.position + 1) of \(lesson.steps.count)" : "  第 \(state.position + 1)/\(lesson.steps.count) 步"
    }
    if !isReady {
      let list = lesson.needs.map(String.init).joined(separator: ", ")
      return english ? "  after \(list)" : "  先学 \(list)"
    }
    return english ? "  \(lesson.minutes) min" : "  \(lesson.minutes) 分钟"
  }
}

/// `where`: the open step or question again.
enum WhereCommand: ShellCommand {
  static let spec = CommandSpec(
    "where", group: .learn, summary: Localized(en: "show the open step or question again", zh: "再看一遍当前步骤或题目"),
    examples: [CommandExample("where", setup: ["lesson 4"], Localized(en: "what the lesson waits for", zh: "课程在等什么"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard workbench.lessonRun != nil || workbench.quiz != nil else { throw arguments.rebased(LessonGuide.noLesson, at: 0) }
    var page = LessonGuide.current(in: workbench)
    if let step = workbench.openStep, let missing = await workbench.firstUnmet(step.conditions) {
      let why = missing.condition.missing.text(in: workbench.language)
      page.append(LessonGuide(workbench).say("· this step waits: \(why)\n", "· 这一步还差：\(why)\n"), .dim)
    }
    return Reply(output: page)
  }
}

/// `hint`: one more level of help.
enum HintCommand: ShellCommand {
  static let spec = CommandSpec(
    "hint", group: .learn, summary: Localized(en: "show the next hint: where, what kind, which line", zh: "看下一级提示：看哪里、写什么、怎么写"),
    examples: [CommandExample("hint", setup: ["lesson 4"], Localized(en: "three levels", zh: "共三级"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let guide = LessonGuide(workbench)
    if let question = workbench.openQuestion {
      workbench.lessonRun?.isQuestionHinted = true
      let solution = question.solution
      if question.kind == .single, let wrong = question.shownOrder.firstIndex(where: { !question.choices[$0].isRight }) {
        let letter = Question.letter(wrong)
        return Reply(output: StyledText(guide.say("It is not \(letter).\n", "不是 \(letter)。\n")))
      }
      let shown = String(solution.prefix(1)) + String(repeating: "·", count: max(0, solution.count - 1))
      return Reply(output: StyledText(guide.say("The answer begins like this: \(shown)\n", "答案是这样开头的：\(shown)\n")))
    }
    guard let step = workbench.openStep, var state = workbench.lessonProgress else { throw arguments.rebased(LessonGuide.noLesson, at: 0) }
    var record = state.steps[state.position] ?? LearningProgress.StepProgress()
    let level = min(record.hints, step.hints.count - 1)
    record.hints = min(record.hints + 1, step.hints.count)
    state.steps[state.position] = record
    workbench.lessonProgress = state
    guard step.hints.indices.contains(level) else { return Reply() }
    let mark = "\(level + 1)/\(step.hints.count)  "
    return Reply(output: StyledText(mark, .dim) + guide.markdown(step.hints[level], after: mark.count))
  }
}

/// `skip`: does the step or question and goes on.
enum SkipCommand: ShellCommand {
  static let spec = CommandSpec(
    "skip", aliases: ["next"], group: .learn,
    summary: Localized(en: "let the lab do this step and go on", zh: "让实验室完成这一步，继续往下"),
    details: Localized(
      en:
        "Types the step's own solution, so that the state afterwards is the one the next step builds on. A question is answered and explained.",
      zh: "替你输入这一步的标准做法，因此之后的状态正是下一步需要的。题目则会给出答案和解释。"),
    changes: .session, examples: [CommandExample("skip", setup: ["lesson 4"], Localized(en: "on to the next step", zh: "进入下一步"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let guide = LessonGuide(workbench)
    if let question = workbench.openQuestion {
      var page = StyledText(guide.say("The answer: ", "答案：") + question.solution + "\n")
      page += guide.markdown(question.explanation)
      workbench.nextQuestion(wasRight: false)
      return Reply(output: page, commentary: LessonGuide.current(in: workbench))
    }
    guard let step = workbench.openStep else { throw arguments.rebased(LessonGuide.noLesson, at: 0) }
    var page = StyledText()
    for exchange in step.session {
      page.append("lab> ", .dim)
      page.append(exchange.line + "\n", .code)
      let reply = await LabShell.runSilently(exchange.line, in: workbench)
      page += ReplyRenderer(language: workbench.language, width: workbench.width, colorDepth: .none).styled(reply)
    }
    return Reply(output: page, commentary: LessonGuide.finish(step, isSkipped: true, in: workbench))
  }
}

/// `back`: returns to the step before.
enum BackCommand: ShellCommand {
  static let spec = CommandSpec(
    "back", group: .learn, summary: Localized(en: "return to the step before", zh: "回到上一步"),
    details: Localized(
      en: "The instance goes back to what it was when that step began; messages stay sent.", zh: "实例会恢复到那一步开始时的样子；已发出的消息不会收回。"),
    changes: .session, examples: [CommandExample("back", setup: ["lesson 4", "skip"], Localized(en: "step 1 again", zh: "回到第 1 步"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard let run = workbench.lessonRun, let state = workbench.lessonProgress else { throw arguments.rebased(LessonGuide.noLesson, at: 0) }
    guard state.position > 0 else {
      throw arguments.rebased(Diagnostic(Localized(en: "this is the first step", zh: "这已经是第一步")), at: 0)
    }
    if state.position >= run.lesson.steps.count, state.question > 0 {
      workbench.lessonProgress?.question -= 1
      return Reply(output: LessonGuide.current(in: workbench))
    }
    await LabShell.returnToStep(state.position - 1, in: workbench)
    return Reply(output: LessonGuide.current(in: workbench))
  }
}

extension LessonGuide {
  /// What lesson commands say when no lesson is open.
  static let noLesson = Diagnostic(
    Localized(en: "no lesson is open", zh: "没有打开的课程"), hint: Localized(en: "lesson 1 opens one", zh: "用 lesson 1 打开一课"))
}
