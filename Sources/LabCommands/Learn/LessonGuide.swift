import CommandGrammar
import Foundation
import LabCore
import LabText
import Lessons
import Markup

/// What an open lesson says: its steps, what a step still waits for, explanations and questions.
struct LessonGuide {
  let language: Language
  let width: Int

  init(_ workbench: isolated Workbench) {
    language = workbench.language
    width = workbench.width
  }

  func say(_ en: String, _ zh: String) -> String { language == .english ? en : zh }

  /// Markdown as terminal text that ends in a newline. What is to be typed stands between backticks, so that it can be told
  /// apart without colours too, and in transcripts.
  ///
  /// - Parameter used: Columns of the first line that are taken by what stands before.
  func markdown(_ text: Localized, after used: Int = 0) -> StyledText {
    let writer = TerminalMarkupWriter(width: max(20, width - used), marksCode: true)
    let styled = writer.styled(MarkupDocument(parsing: text.text(in: language)).blocks)
    return styled.plain.hasSuffix("\n") ? styled : styled + "\n"
  }

  /// The head of a lesson: its question, and what the learner can do at the end.
  func opening(_ lesson: LessonDocument) -> StyledText {
    var page = StyledText(say("Lesson", "第") + " \(lesson.number)" + say("", " 课") + "  ", .dim)
    page.append(lesson.title.text(in: language) + "\n\n", .heading)
    page += markdown(lesson.opening)
    var plan = StyledText("\n" + say("At the end you can: ", "学完之后你能：") + ability(lesson) + "\n")
    plan.append(say("About \(lesson.minutes) minutes, ", "大约 \(lesson.minutes) 分钟，"), .dim)
    plan.append(
      say(
        "\(lesson.steps.count) steps, \(lesson.questions.count) questions. 'where' shows the step again; 'hint', 'skip', 'back' help.\n",
        "\(lesson.steps.count) 个步骤，\(lesson.questions.count) 道题。where 重看当前步骤；还有 hint、skip、back。\n"), .dim)
    return page + plan.wrapped(to: width)
  }

  /// What a learner can do at the end, inside a sentence.
  private func ability(_ lesson: LessonDocument) -> String {
    let text = lesson.ability.text(in: language)
    return language == .english ? text.prefix(1).lowercased() + text.dropFirst() : text
  }

  /// One step.
  func step(_ step: LessonStep, _ index: Int, of count: Int) -> StyledText {
    var page = StyledText("\n\(index + 1)/\(count) ", .dim)
    page.append(step.title.text(in: language) + "\n", .heading)
    page += markdown(step.prose)
    return page
  }

  /// A question with its choices.
  ///
  /// The first one also says how to go on without an answer; `way` is the line that leaves.
  func question(_ question: Question, number: Int, of count: Int, leavingBy way: String) -> StyledText {
    let mark = "?\(number)/\(count) "
    var page = StyledText("\n" + mark, .dim)
    page += markdown(question.prompt, after: mark.count)
    for (position, index) in question.shownOrder.enumerated() {
      page.append("  \(Question.letter(position))  ", .code)
      page += inline(question.choices[index].text)
      page.append("\n")
    }
    page.append("  " + instruction(question) + "\n", .dim)
    if number == 1 {
      page.append("  " + say("'hint' helps, 'skip' passes one over, '\(way)' leaves.", "hint 给提示，skip 跳过一题，\(way) 离开。") + "\n", .dim)
    }
    return page
  }

  private func inline(_ text: Localized) -> StyledText {
    guard case .paragraph(let inlines)? = MarkupDocument(parsing: text.text(in: language)).blocks.first?.kind else {
      return StyledText(text.text(in: language))
    }
    return TerminalMarkupWriter.styled(inlines, marksCode: true)
  }

  private func instruction(_ question: Question) -> String {
    switch question.kind {
    case .single: say("Type one letter.", "输入一个字母。")
    case .multiple: say("Type every right letter, such as: a c", "输入所有正确的字母，例如：a c")
    case .order: say("Type all letters in the right order, such as: b a c", "按正确顺序输入全部字母，例如：b a c")
    case .short: say("Type the answer.", "直接输入答案。")
    }
  }

  /// What is said to an answer.
  func verdict(_ verdict: Verdict, on question: Question) -> StyledText {
    var page =
      verdict.isRight
      ? StyledText(say("✓ Right.\n", "✓ 正确。\n"), .success) : StyledText(say("✗ Not yet.\n", "✗ 还不对。\n"), .warning)
    for index in verdict.remarks where question.choices.indices.contains(index) {
      let choice = question.choices[index]
      guard !choice.why.text(in: language).isEmpty else { continue }
      let position = question.shownOrder.firstIndex(of: index) ?? 0
      let line = StyledText("  \(Question.letter(position))  ", .code) + inline(choice.why)
      page += line.wrapped(to: width, indent: "     ")
      page.append("\n")
    }
    switch verdict.missing {
    case 0: break
    case 1: page.append(say("  One right letter is missing.\n", "  还少一个正确的字母。\n"), .dim)
    default: page.append(say("  \(verdict.missing) right letters are missing.\n", "  还少 \(verdict.missing) 个正确的字母。\n"), .dim)
    }
    if verdict.isRight { page += markdown(question.explanation) }
    return page
  }

  /// The end of a lesson: what was predicted, the words to remember, what comes next.
  func ending(_ lesson: LessonDocument, predictions: [PredictionRecord]) -> StyledText {
    var page = StyledText("\n" + say("Lesson \(lesson.number) is done.\n", "第 \(lesson.number) 课完成。\n"), .success)
    if !predictions.isEmpty {
      page.append("\n" + say("What you predicted\n", "你的预测\n"), .heading)
      for prediction in predictions {
        let mark = prediction.isMet == true ? "✓" : prediction.isMet == false ? "✗" : "·"
        page.append("  \(mark) \(prediction.text.escapingUntrusted())")
        if let outcome = prediction.outcome, !outcome.isEmpty { page.append("  → \(outcome.escapingUntrusted())", .dim) }
        page.append("\n")
      }
    }
    page.append("\n")
    page += markdown(lesson.summary)
    return page
  }
}
