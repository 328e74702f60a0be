import Debugger

/// The source text of the program under the debugger: the lines that `frame select`, `up` and `down` show, and what a
/// real LLDB is given to compile.
public enum SubjectSource {
  /// The file's name in locations.
  public static let fileName = "subject.swift"
  /// The whole text.
  public static var text: String { model + controller + shapes }

  static var lines: SourceText { SourceText(text) }

  /// The 1-based line that carries a mark; nil when none does.
  static func line(of mark: String) -> Int? {
    lines.lines.firstIndex { line in line.split(separator: " ").contains { $0 == mark } }.map { $0 + 1 }
  }
}
