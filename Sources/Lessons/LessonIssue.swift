import LabText

/// Something wrong in a lesson file, for its author.
public struct LessonIssue: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named to the parser.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// What is wrong.
  public var message: String

  /// Creates an issue.
  public init(file: String, line: Int, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The issue as compilers print one. A lesson file is somebody's text: nothing in it may command the terminal.
  public var description: String { "\(file.escapingUntrusted()):\(line): \(message.escapingUntrusted(keepingNewlines: true))" }
}
