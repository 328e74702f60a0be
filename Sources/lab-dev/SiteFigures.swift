import Catalog
import CommandGrammar
import CompilerLab
import Foundation
import LabText
import Lessons
import SiteGenerator

/// The numbers of the home page. Counted ones are counted again each time; measured and verified ones stand in the file with
/// the day and the command that found them.
enum SiteFigures {
  /// The figures with fresh counts.
  ///
  /// - Parameter date: The day to note beside a count that changed, which is then written to the file.
  static func counted(lessons: [LessonDocument], commands: [CommandSpec], date: String?) throws -> [SiteFigure] {
    let old = try JSONDecoder().decode([SiteFigure].self, from: Data(contentsOf: URL(fileURLWithPath: SiteSources.figures)))
    let counts = counts(lessons, commands)
    let new = old.map { figure -> SiteFigure in
      guard let value = counts[figure.id], value != figure.value else { return figure }
      var figure = figure
      figure.value = value
      figure.date = date ?? figure.date
      return figure
    }
    if date != nil, new != old {
      try (CanonicalJSON.text(of: new, isPretty: true) + "\n").write(toFile: SiteSources.figures, atomically: true, encoding: .utf8)
    }
    return new
  }

  private static func counts(_ lessons: [LessonDocument], _ commands: [CommandSpec]) -> [String: String] {
    let entries = CatalogIndex().entries
    let rows = entries.reduce(0) { sum, entry in
      guard case .type(let card) = entry.content() else { return sum }
      return sum + card.properties.count + card.methods.count
    }
    let counts = [
      "cards": "\(entries.count { !$0.isConcept }) + \(entries.count { $0.isConcept })",
      "members": "\(rows)",
      "lessons": "\(lessons.count)",
      "steps": "\(lessons.reduce(0) { $0 + $1.steps.count })",
      "questions": "\(lessons.reduce(0) { $0 + $1.questions.count })",
      "commands": "\(commands.count)",
      "glossary": "\(Glossary().entries.count)",
    ]
    return recordedAnswers().map { counts.merging(["lldb": $0]) { $1 } } ?? counts
  }

  /// How many of LLDB's answers the parity tests compare with, such as `8,085`.
  private static func recordedAnswers() -> String? {
    let folder = "Tests/LLDBParityTests/Fixtures"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    let texts = names.filter { $0.hasSuffix(".jsonl") }.compactMap { try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }
    return texts.reduce(0) { $0 + $1.split(separator: "\n").count }.formatted(.number.locale(Locale(identifier: "en_US")))
  }
}
