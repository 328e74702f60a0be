import Lessons
import Catalog
import CommandGrammar
import LabCore
import LabSystem
import LabText
import Messenger

/// `reset WHAT`: begins one of three things anew and leaves the other two alone, byte for byte.
enum ResetCommand: ShellCommand {
  static let spec = CommandSpec(
    "reset", group: .lab, summary: Localized(en: "begin the experiment, the progress or the messenger anew", zh: "重新开始实验、进度或信使"),
    details: Localized(
      en: "The three are independent: each leaves the files of the other two untouched. 'reset step' begins the open lesson step again.",
      zh: "三者互不影响：重置其中一个，另外两个的文件一个字节也不变。reset step 重新开始当前课程步骤。"),
    arguments: [
      ArgumentSpec("WHAT", .oneOf(["experiment", "lesson", "messenger", "progress", "step"])),
      ArgumentSpec("LESSON", .live(.lessons), isOptional: true),
    ],
    options: [OptionSpec("yes", summary: Localized(en: "do it without asking", zh: "不再询问，直接执行"))], changes: .session,
    examples: [CommandExample("reset experiment", setup: ["use UIView"], Localized(en: "a fresh current instance", zh: "全新的当前实例"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let language = workbench.language
    switch arguments[0] {
    case "experiment":
      guard let id = workbench.subject?.experiment, let entry = workbench.catalog.entry(id) else {
        throw arguments.rebased(Workbench.noSubject, at: 0)
      }
      workbench.open(entry)
      workbench.changes.restart()
      return Reply(output: StyledText(Localized(en: "The experiment begins anew.\n", zh: "实验已重新开始。\n").text(in: language)))
    case "step": return try await resetStep(arguments, in: workbench)
    case "lesson": return try forget(arguments, in: workbench)
    case "progress":
      do { try workbench.progress.reset() } catch {
        throw arguments.diagnostic(of: error)
      }
      workbench.openPredictions = []
      return Reply(output: StyledText(Localized(en: "The progress is empty again.\n", zh: "进度已清空。\n").text(in: language)))
    case "messenger":
      try await workbench.repository().reset()
      return Reply(output: StyledText(Localized(en: "The messenger begins anew.\n", zh: "信使已重新开始。\n").text(in: language)))
    default:
      throw arguments.diagnostic(
        Localized(en: "there is nothing called '\(arguments[0] ?? "")' to reset", zh: "没有可以重置的“\(arguments[0] ?? "")”"), at: 0,
        hint: Localized(
          en: "one of experiment, progress, messenger, step, lesson N", zh: "experiment、progress、messenger、step、lesson N 之一"))
    }
  }

  /// Begins the open step anew, once that was confirmed.
  private static func resetStep(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard workbench.openStep != nil, let position = workbench.lessonProgress?.position else {
      throw arguments.rebased(LessonGuide.noLesson, at: 0)
    }
    guard arguments.has("yes") else {
      return confirm(
        Localized(en: "The step begins anew and the instance goes back to where the step began.", zh: "这一步会重新开始，实例恢复到这一步开始时的样子。"),
        "reset step --yes", workbench)
    }
    await LabShell.returnToStep(position, in: workbench)
    return Reply(output: LessonGuide.current(in: workbench))
  }

  /// Forgets a lesson with its steps, questions and predictions, once that was confirmed.
  private static func forget(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) -> Reply {
    guard let name = arguments[1] ?? workbench.lessonRun?.lesson.slug, let source = workbench.lessons.source(name) else {
      throw arguments.diagnostic(
        Localized(en: "say which lesson to forget", zh: "请写出要忘掉哪一课"), at: 1,
        hint: Localized(same: "reset lesson 4"))
    }
    guard arguments.has("yes") else {
      return confirm(
        Localized(
          en: "Lesson \(source.number) will be forgotten: steps, answers and predictions.", zh: "第 \(source.number) 课将被忘掉：步骤、回答和预测。"),
        "reset lesson \(source.number) --yes", workbench)
    }
    if workbench.lessonRun?.lesson.slug == source.slug { workbench.leaveLesson() }
    workbench.progress.progress.lessons[source.slug] = nil
    let prefix = "\(source.number)."
    workbench.progress.progress.answered = workbench.progress.progress.answered.filter { !$0.key.hasPrefix(prefix) }
    workbench.progress.progress.predictions.removeAll { $0.place?.hasPrefix(source.slug + ".") == true }
    workbench.openPredictions = []
    return Reply(output: StyledText(Localized(en: "Forgotten.\n", zh: "已忘掉。\n").text(in: workbench.language)))
  }

  private static func confirm(_ sentence: Localized, _ line: String, _ workbench: isolated Workbench) -> Reply {
    var page = StyledText(sentence.text(in: workbench.language) + "\n", .warning)
    page.append(Localized(en: "To do it, type: ", zh: "确定要这样做，请输入：").text(in: workbench.language))
    page.append(line + "\n", .code)
    return Reply(output: page)
  }
}
