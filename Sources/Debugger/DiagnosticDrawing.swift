/// A message about a command, with the place in the command it is about.
public struct DebuggerDiagnostic: Equatable, Sendable {
  public enum Severity: String, Sendable { case error, warning, note }

  public var severity: Severity
  public var message: String
  /// 0-based, in characters of the expression; nil for a message about no place the user typed.
  public var column: Int?
  /// How many characters are marked; at least one.
  public var length: Int

  public init(_ severity: Severity, _ message: String, column: Int? = nil, length: Int = 1) {
    self.severity = severity
    self.message = message
    self.column = column
    self.length = max(1, length)
  }
}

/// LLDB's drawing of diagnostics under the command line (`RenderDiagnosticDetails`).
enum DiagnosticDrawing {
  /// The width of LLDB's own prompt, `(lldb) `.
  static let promptWidth = 7

  /// Marks under the text at `offset` in the command, then the messages, rightmost first, then those without a place.
  static func text(_ diagnostics: [DebuggerDiagnostic], offset: Int, promptWidth: Int = promptWidth) -> String {
    let padding = String(repeating: " ", count: promptWidth + offset)
    let located = sorted(diagnostics.filter { $0.column != nil })
    var output = padding + marks(located) + "\n"
    var waiting = reversedWithinColumns(located)
    while let last = waiting.popLast() {
      output += padding + connector(to: last, under: waiting) + last.severity.rawValue + ": " + last.message + "\n"
    }
    for other in diagnostics where other.column == nil {
      output += other.severity.rawValue + ": " + other.message + "\n"
    }
    return output
  }

  private static func sorted(_ diagnostics: [DebuggerDiagnostic]) -> [DebuggerDiagnostic] {
    diagnostics.enumerated().sorted { one, other in
      (one.element.column ?? 0, one.offset) < (other.element.column ?? 0, other.offset)
    }.map(\.element)
  }

  private static func marks(_ diagnostics: [DebuggerDiagnostic]) -> String {
    var line = ""
    var position = 0
    for diagnostic in diagnostics {
      guard let column = diagnostic.column, position <= column else { continue }
      line += String(repeating: " ", count: column - position) + "˄"
      line += String(repeating: "˜", count: max(0, diagnostic.length - 1))
      position = column + diagnostic.length
    }
    return line
  }

  private static func reversedWithinColumns(_ diagnostics: [DebuggerDiagnostic]) -> [DebuggerDiagnostic] {
    var result: [DebuggerDiagnostic] = []
    var group: [DebuggerDiagnostic] = []
    for diagnostic in diagnostics {
      if let first = group.first, first.column != diagnostic.column {
        result += group.reversed()
        group = []
      }
      group.append(diagnostic)
    }
    return result + group.reversed()
  }

  private static func connector(to diagnostic: DebuggerDiagnostic, under others: [DebuggerDiagnostic]) -> String {
    var line = ""
    var position = 0
    for other in others {
      guard let column = other.column, column != diagnostic.column, column >= position else { continue }
      line += String(repeating: " ", count: column - position) + "│"
      position = column + 1
    }
    guard let column = diagnostic.column, column >= position else { return line }
    return line + String(repeating: " ", count: column - position) + "╰─ "
  }
}
