import Foundation
import LabText

import Markup

/// Reads a lesson from its two files and reports everything that is wrong with them.
public struct LessonParser {
  /// A file's name, for issues, and its text.
  public typealias File = (name: String, text: String)

  /// What is wrong, in the order it was found.
  public private(set) var issues: [LessonIssue] = []

  private var english: LessonSource
  private var chinese: LessonSource

  /// Prepares to read a lesson.
  public init(english: File, chinese: File) {
    self.english = LessonSource(file: english.name, text: english.text)
    self.chinese = LessonSource(file: chinese.name, text: chinese.text)
    issues = self.english.issues + self.chinese.issues
  }

  /// The lesson, or `nil` when the two files do not even have the same parts.
  public mutating func parse() -> LessonDocument? {
    compareFrontMatter()
    guard compareSections() else { return nil }
    let pairs = zip(english.sections, chinese.sections)
    var steps: [LessonStep] = []
    var questions: [Question] = []
    var summary: Localized?
    let number = Int(english.frontMatter["number"] ?? "") ?? 0
    for (en, zh) in pairs {
      switch en.keyword {
      case "question": questions.append(question(en, zh, id: "\(number).\(questions.count + 1)"))
      case "summary": summary = Localized(en: en.prose, zh: zh.prose)
      default:
        if let step = step(en, zh) { steps.append(step) }
      }
    }
    if summary == nil { report(english, 1, "there is no '## summary'") }
    return document(number, steps, questions, summary ?? Localized(same: ""))
  }

  private func document(_ number: Int, _ steps: [LessonStep], _ questions: [Question], _ summary: Localized) -> LessonDocument {
    let front = english.frontMatter
    return LessonDocument(
      number: number, slug: front["slug"] ?? "", title: both("title"), needs: front.list("needs").compactMap { Int($0) },
      ability: both("ability"), minutes: Int(front["minutes"] ?? "") ?? 0, types: front.list("types"), concepts: front.list("concepts"),
      introduces: front.list("introduces"), subject: front["subject"] ?? "",
      opening: Localized(en: english.opening, zh: chinese.opening), steps: steps, questions: questions, summary: summary)
  }

  private func both(_ key: String) -> Localized {
    Localized(en: english.frontMatter[key] ?? "", zh: chinese.frontMatter[key] ?? "")
  }

  private mutating func report(_ source: LessonSource, _ line: Int, _ message: String) {
    issues.append(LessonIssue(file: source.file, line: line, message))
  }

  private mutating func compareFrontMatter() {
    for line in english.frontMatter.malformedLines { report(english, line, "a front matter line is 'key: value'") }
    for line in chinese.frontMatter.malformedLines { report(chinese, line, "a front matter line is 'key: value'") }
    for key in ["number", "slug", "title", "needs", "ability", "minutes", "types", "concepts", "introduces", "subject"] {
      guard let en = english.frontMatter[key] else {
        report(english, 1, "the front matter lacks '\(key)'")
        continue
      }
      guard let zh = chinese.frontMatter[key] else {
        report(chinese, 1, "the front matter lacks '\(key)'")
        continue
      }
      let isProse = key == "title" || key == "ability"
      if isProse, en.isEmpty || zh.isEmpty { report(english, 1, "'\(key)' is empty") }
      if !isProse, en != zh { report(chinese, 1, "'\(key)' is '\(zh)' here and '\(en)' in English") }
    }
  }

  private mutating func compareSections() -> Bool {
    guard english.sections.count == chinese.sections.count else {
      report(
        chinese, chinese.sections.last?.line ?? 1,
        "\(chinese.sections.count) parts here, \(english.sections.count) in English")
      return false
    }
    for (en, zh) in zip(english.sections, chinese.sections) {
      if en.keyword != zh.keyword { report(chinese, zh.line, "this part is '\(zh.keyword)' here and '\(en.keyword)' in English") }
      if en.exchanges.map(\.line) != zh.exchanges.map(\.line) || en.exchanges.map(\.fails) != zh.exchanges.map(\.fails) {
        report(chinese, zh.exchanges.first?.number ?? zh.line, "the session's lines differ from the English ones")
      }
      if en.hints.count != zh.hints.count { report(chinese, zh.line, "\(zh.hints.count) hints here, \(en.hints.count) in English") }
      if en.choices.map(\.isChecked) != zh.choices.map(\.isChecked) {
        report(chinese, zh.line, "the choices differ from the English ones")
      }
    }
    return issues.isEmpty || english.sections.count == chinese.sections.count
  }

  private mutating func step(_ en: LessonSource.Section, _ zh: LessonSource.Section) -> LessonStep? {
    guard let phase = StepPhase(rawValue: en.keyword) else {
      let names = (StepPhase.allCases.map(\.rawValue) + ["question", "summary"]).joined(separator: ", ")
      report(english, en.line, "'\(en.keyword)' is none of \(names)")
      return nil
    }
    if en.hints.count != 3 { report(english, en.line, "a step has three hints, this one \(en.hints.count)") }
    if en.checks.isEmpty { report(english, en.line, "a step needs a check block") }
    if en.exchanges.isEmpty { report(english, en.line, "a step needs a lab block") }
    for (part, source) in [(en, english), (zh, chinese)] {
      if part.title.isEmpty || part.prose.isEmpty || part.after.isEmpty || part.hints.contains("") {
        report(source, part.line, "title, prose, hints and '### After' may not be empty")
      }
    }
    return LessonStep(
      phase: phase, title: Localized(en: en.title, zh: zh.title), prose: Localized(en: en.prose, zh: zh.prose),
      session: zip(en.exchanges, zh.exchanges).map {
        SessionExchange(line: $0.line, output: Localized(en: $0.output, zh: $1.output), fails: $0.fails)
      },
      conditions: conditions(en, zh), hints: zip(en.hints, zh.hints).map { Localized(en: $0, zh: $1) },
      explanation: Localized(en: en.after, zh: zh.after))
  }

  private mutating func conditions(_ en: LessonSource.Section, _ zh: LessonSource.Section) -> [StepCondition] {
    guard en.checks.count == zh.checks.count else {
      report(chinese, zh.line, "\(zh.checks.count) conditions here, \(en.checks.count) in English")
      return []
    }
    var conditions: [StepCondition] = []
    for (en, zh) in zip(en.checks, zh.checks) {
      let (expression, missing) = Self.split(en.text)
      let (other, missingInChinese) = Self.split(zh.text)
      if expression != other { report(chinese, zh.line, "the condition is '\(expression)' in English") }
      if missing.isEmpty { report(english, en.line, "say behind ' // ' what is missing") }
      if missingInChinese.isEmpty { report(chinese, zh.line, "say behind ' // ' what is missing") }
      conditions.append(StepCondition(expression: expression, missing: Localized(en: missing, zh: missingInChinese)))
    }
    return conditions
  }

  private static func split(_ text: String) -> (String, String) {
    guard let range = text.range(of: " // ") else { return (text.trimmed, "") }
    return (text[..<range.lowerBound].trimmed, text[range.upperBound...].trimmed)
  }
}

extension LessonParser {
  private mutating func question(_ en: LessonSource.Section, _ zh: LessonSource.Section, id: String) -> Question {
    var kind: Question.Kind
    switch en.title.lowercased() {
    case "single": kind = .single
    case "multiple": kind = .multiple
    case "order": kind = .order
    case "short": kind = .short(accepted: unique(en.answers + zh.answers))
    default:
      kind = .single
      report(english, en.line, "a question is single, multiple, order or short, not '\(en.title)'")
    }
    checkChoices(en, kind)
    for (part, source) in [(en, english), (zh, chinese)] where part.prose.isEmpty || part.after.isEmpty {
      report(source, part.line, "a question needs a prompt and '### After'")
    }
    let choices = zip(en.choices, zh.choices).map { en, zh in
      Question.Choice(
        text: Localized(en: en.text, zh: zh.text), isRight: kind == .order || en.isChecked == true,
        why: Localized(en: en.why, zh: zh.why))
    }
    return Question(
      id: id, kind: kind, prompt: Localized(en: en.prose, zh: zh.prose), choices: choices,
      explanation: Localized(en: en.after, zh: zh.after))
  }

  private mutating func checkChoices(_ section: LessonSource.Section, _ kind: Question.Kind) {
    let right = section.choices.count { $0.isChecked == true }
    switch kind {
    case .single:
      if right != 1 || section.choices.count < 3 {
        report(english, section.line, "a single question has three or more choices, one of them right")
      }
    case .multiple:
      if right < 2 || right == section.choices.count {
        report(english, section.line, "a multiple question has two or more right choices and a wrong one")
      }
    case .order:
      if section.choices.count < 3 || !section.isOrdered {
        report(english, section.line, "an order question has three or more numbered choices")
      }
    case .short(let accepted):
      if accepted.isEmpty { report(english, section.line, "a short question needs an answer block") }
      return
    }
    for choice in section.choices where choice.why.isEmpty && kind != .order {
      report(english, choice.line, "say below the choice why it is right or wrong")
    }
  }

  private func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
