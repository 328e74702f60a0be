import Catalog
import CommandGrammar
import Foundation
import LabCore
import LabSystem
import LabText
import Lessons

/// `quiz [N|due]`: questions again.
enum QuizCommand: ShellCommand {
  static let spec = CommandSpec(
    "quiz", group: .learn, summary: Localized(en: "answer questions again: of a lesson, or those that are due", zh: "重做题目：某一课的，或到期的"),
    details: Localized(
      en: "Missed and old questions come back by the FSRS schedule. 'quiz' asks what is due, 'quiz 4' asks lesson 4, 'quiz stop' ends it.",
      zh: "答错的和久未复习的题目按 FSRS 的安排再次出现。quiz 复习到期的题，quiz 4 复习第 4 课，quiz stop 结束。"),
    arguments: [ArgumentSpec("N|due|stop", .live(.lessons), isOptional: true)], changes: .session,
    examples: [CommandExample("quiz 4", Localized(en: "the questions of lesson 4", zh: "第 4 课的题目"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let guide = LessonGuide(workbench)
    let questions: [Question]
    switch arguments[0] {
    case "stop":
      workbench.quiz = nil
      return Reply(output: StyledText(guide.say("The quiz is closed.\n", "测验已结束。\n")))
    case nil, "due": questions = due(in: workbench)
    case let name?:
      guard let lesson = workbench.lessons.source(name)?.parsed().lesson else {
        throw arguments.diagnostic(
          Localized(en: "there is no lesson '\(name)'", zh: "没有“\(name)”这一课"), at: 0,
          hint: Localized(en: "'lessons' lists them", zh: "输入 lessons 查看全部课程"))
      }
      questions = lesson.questions
    }
    guard !questions.isEmpty else {
      return Reply(output: StyledText(guide.say("Nothing is due. 'quiz 1' asks a lesson's questions.\n", "没有到期的题目。quiz 1 可以做某一课的题。\n")))
    }
    workbench.quiz = QuizRun(questions)
    return Reply(output: LessonGuide.current(in: workbench))
  }

  private static func due(in workbench: isolated Workbench) -> [Question] {
    let ids = workbench.progress.progress.due(at: workbench.environment.clock.now.date)
    var lessons: [Int: LessonDocument] = [:]
    return ids.prefix(20).compactMap { id in
      guard let number = Int(id.prefix { $0 != "." }) else { return nil }
      if lessons[number] == nil { lessons[number] = workbench.lessons.source(String(number))?.parsed().lesson }
      return lessons[number]?.questions.first { $0.id == id }
    }
  }
}

/// `answer …`: answers the open question.
enum AnswerCommand: ShellCommand {
  static let spec = CommandSpec(
    "answer", group: .learn, summary: Localized(en: "answer the open question", zh: "回答当前题目"),
    details: Localized(
      en: "At a question's prompt the word 'answer' may be left out. Case, width, spaces and quotes do not matter.",
      zh: "在题目提示符下可以省略 answer。大小写、全角半角、空格和引号都不影响。"),
    arguments: [ArgumentSpec("ANSWER", isRepeated: true)], style: .raw, changes: .session,
    examples: [CommandExample("answer a", setup: ["quiz 4"], Localized(en: "the first choice", zh: "第一个选项"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    do { return try LessonGuide.answer(arguments.rest, in: workbench) } catch {
      throw arguments.rebased(error, at: arguments.restOffset)
    }
  }
}

/// `progress`: what was done and answered.
enum ProgressCommand: ShellCommand {
  static let spec = CommandSpec(
    "progress", group: .learn, summary: Localized(en: "show what you operated, answered and predicted", zh: "查看操作过、回答过、预测过什么"),
    details: Localized(
      en: "Facts and times, never a grade. 'progress export FILE' and 'progress import FILE' carry it to another machine.",
      zh: "只有事实和时间，没有分数。progress export 文件、progress import 文件 可以把进度带到另一台机器。"),
    arguments: [
      ArgumentSpec("export|import", .oneOf(["export", "import"]), isOptional: true), ArgumentSpec("FILE", .file, isOptional: true),
    ],
    changes: .session, examples: [CommandExample("progress", Localized(en: "an overview", zh: "总览"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    switch arguments[0] {
    case "export": return try export(arguments, in: workbench)
    case "import": return try read(arguments, in: workbench)
    case nil: return Reply(output: overview(in: workbench))
    case let word?:
      throw arguments.diagnostic(
        Localized(en: "'progress' cannot '\(word)'", zh: "progress 没有“\(word)”这个用法"), at: 0,
        hint: Localized(
          en: "one of progress, progress export FILE, progress import FILE", zh: "progress、progress export 文件、progress import 文件 之一"))
    }
  }

  private static func overview(in workbench: isolated Workbench) -> StyledText {
    let facts = workbench.progress.progress
    let guide = LessonGuide(workbench)
    let now = workbench.environment.clock.now.date
    let done = facts.lessons.values.count { $0.finished != nil }
    let met = facts.predictions.count { $0.isMet == true }
    let judged = facts.predictions.count { $0.isMet != nil }
    let due = facts.due(at: now).count
    var page = StyledText()
    page.append(guide.say("lessons done     ", "完成的课程   ") + "\(done) / \(workbench.lessons.sources.count)\n")
    page.append(guide.say("operated         ", "操作过的实验 ") + "\(facts.operated.count) / \(workbench.catalog.entries.count)\n")
    page.append(guide.say("answered         ", "回答过的题目 ") + "\(facts.answered.count)\n")
    page.append(guide.say("predictions met  ", "成立的预测   ") + "\(met) / \(judged)\n")
    page.append(guide.say("questions due    ", "到期的题目   ") + "\(due)\n")
    page.append(chart(facts, now, guide))
    return page
  }

  /// Answers and operations of the last fourteen days, one column a day.
  private static func chart(_ facts: LearningProgress, _ now: Date, _ guide: LessonGuide) -> StyledText {
    let day: TimeInterval = 86_400
    let dates = facts.answered.values.flatMap { $0.answers.map(\.date) } + facts.operated.values.map(\.last)
    var counts = Array(repeating: 0, count: 14)
    for date in dates {
      let age = Int((now.timeIntervalSince(date) / day).rounded(.down))
      if (0..<14).contains(age) { counts[13 - age] += 1 }
    }
    let bars = Array("·▁▂▃▄▅▆▇█")
    let most = max(counts.max() ?? 0, 1)
    let line = counts.map { $0 == 0 ? bars[0] : bars[1 + ($0 * 7) / most] }
    return StyledText(guide.say("last 14 days     ", "最近 14 天    ")) + StyledText(String(line) + "\n", .success)
  }

  private static func export(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) -> Reply {
    let path = try file(arguments, in: workbench)
    guard !POSIXFileSystem().exists(path) else {
      throw arguments.diagnostic(Localized(en: "this file exists already", zh: "文件已经存在"), at: 1)
    }
    do {
      let bytes = try ProgressStore.encoder.encode(workbench.progress.progress)
      try POSIXFileSystem().replace(path, with: Array(bytes) + [0x0A])
    } catch { throw arguments.diagnostic(of: error, at: 1) }
    return Reply(output: StyledText(LessonGuide(workbench).say("Written.\n", "已写入。\n")))
  }

  private static func read(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) -> Reply {
    let path = try file(arguments, in: workbench)
    do {
      let bytes = try POSIXFileSystem().read(path, limit: 1 << 26, followingLinks: true)
      let facts = try ProgressStore.decoder.decode(LearningProgress.self, from: Data(bytes))
      guard facts.version <= LearningProgress().version else {
        throw arguments.diagnostic(Localized(en: "this file was written by a newer lab", zh: "这个文件由更新版本的 lab 写入"), at: 1)
      }
      workbench.progress.progress = facts
    } catch let error as FileSystemError {
      throw arguments.diagnostic(of: error, at: 1)
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw arguments.diagnostic(Localized(en: "this is no progress file", zh: "这不是进度文件"), at: 1)
    }
    return Reply(output: overview(in: workbench))
  }

  private static func file(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) -> String {
    guard let name = arguments[1] else {
      throw arguments.diagnostic(
        Localized(en: "name the file", zh: "请写出文件名"),
        hint: Localized(same: "progress export mine.json"))
    }
    return name.hasPrefix("/") ? name : workbench.environment.workingFolder + "/" + name
  }
}
