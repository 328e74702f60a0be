import CommandGrammar
public import LabText
public import Lessons

/// Writes the real output below every typed line of a lesson's text.
public struct LessonRecorder: Sendable {
  /// Plays the lessons.
  public var checker: LessonChecker

  /// Creates a recorder.
  public init(checker: LessonChecker) { self.checker = checker }

  /// The text of one language with the outputs that its session lines have now.
  ///
  /// - Returns: `nil` when the lesson cannot be played.
  public func recorded(_ text: String, of lesson: LessonDocument, in language: Language) async -> String? {
    let shell = LabShell(checker.makeWorkbench(language))
    guard await shell.execute("lesson \(lesson.number)").status == .ok else { return nil }
    var result: [String] = []
    var isInBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if isInBlock, line.hasPrefix("```") {
        isInBlock = false
        result.append(line)
      } else if isInBlock {
        guard line.hasPrefix("lab> ") || line.hasPrefix("lab! ") else { continue }
        result.append(line)
        let reply = await shell.execute(String(line.dropFirst(5)))
        let shown = LessonChecker.plain(reply, language)
        if !shown.isEmpty { result += shown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
      } else {
        isInBlock = line.hasPrefix("```lab")
        result.append(line)
      }
    }
    return result.joined(separator: "\n")
  }
}
