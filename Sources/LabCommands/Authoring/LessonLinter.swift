public import Lessons

import CommandGrammar

/// Rules of the course that can be read off the texts.
public struct LessonLinter: Sendable {
  /// Creates a linter.
  public init() {}

  /// Everything that is wrong with the lessons of a library, given what the curriculum asks for.
  public func issues(in library: LessonLibrary) -> [LessonIssue] {
    var issues: [LessonIssue] = []
    var known: Set<String> = ["lesson", "where", "hint", "skip", "back", "help", "answer", "quit"]
    for source in library.sources {
      let (lesson, found) = source.parsed()
      issues += found + gaps(in: source)
      guard let lesson else { continue }
      known.formUnion(lesson.introduces.map { $0.lowercased() })
      issues += check(lesson, source.folder, known)
    }
    return issues
  }

  /// What a new lesson's template left to write.
  private func gaps(in source: LessonLibrary.Source) -> [LessonIssue] {
    let files = [("lesson.en.md", source.english), ("lesson.zh-Hans.md", source.chinese)]
    return files.flatMap { name, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { $0.element.contains(LessonTemplate.gap) }.map {
        LessonIssue(file: "Lessons/\(source.folder)/\(name)", line: $0.offset + 1, "a \(LessonTemplate.gap) is left to be written")
      }
    }
  }

  private func check(_ lesson: LessonDocument, _ folder: String, _ known: Set<String>) -> [LessonIssue] {
    let file = "Lessons/\(folder)/lesson.en.md"
    var issues: [LessonIssue] = []
    func report(_ message: String) { issues.append(LessonIssue(file: file, line: 1, message)) }
    if lesson.steps.count < 8 { report("a lesson has at least eight steps, this one \(lesson.steps.count)") }
    if lesson.questions.count < 5 { report("a lesson has at least five questions, this one \(lesson.questions.count)") }
    for phase in StepPhase.allCases where phase != .explain && !lesson.steps.contains(where: { $0.phase == phase }) {
      report("no step of the phase '\(phase.rawValue)'")
    }
    for kind in ["single", "multiple", "order", "short"] where !lesson.questions.contains(where: { $0.kind.name == kind }) {
      report("no '\(kind)' question")
    }
    for step in lesson.steps {
      for exchange in step.session {
        let parsed = try? LabShell.index.table.parse(exchange.line)
        guard let name = parsed?.spec.name else { continue }
        if !known.contains(name) { report("'\(exchange.line)' uses '\(name)', which no lesson up to this one introduces") }
      }
    }
    if folder != "\(lesson.number < 10 ? "0" : "")\(lesson.number)-\(lesson.slug)" {
      report("the folder is not called after number and slug")
    }
    return issues
  }
}

extension Question.Kind {
  /// The kind's word in lesson files.
  var name: String {
    switch self {
    case .single: "single"
    case .multiple: "multiple"
    case .order: "order"
    case .short: "short"
    }
  }
}
