import LabText

/// The lines typed after an `expr` that stands alone, up to an empty one.
public struct ExpressionDraft: Hashable, Sendable {
  /// The command as it was typed, its options included.
  public let command: String
  /// The lines so far.
  public var lines: [String] = []

  /// A draft without lines.
  public init(command: String) { self.command = command }

  /// LLDB's prompt for the next line.
  public var prompt: String {
    let number = String(lines.count + 1)
    return String(repeating: " ", count: max(0, 3 - number.count)) + number + ": "
  }

  /// The command with its lines below it, as one text that the debugger takes.
  public var whole: String { command + " \n" + lines.joined(separator: "\n") }

  /// A command as lists show it, harmless and on one line.
  public static func onOneLine(_ command: String) -> String {
    command.split(separator: "\n").map { String($0).escapingUntrusted() }.joined(separator: " ⏎ ").replacing("  ⏎", with: " ⏎")
  }
}

extension Workbench {
  /// Forgets the lines of an unfinished expression.
  public func forgetDraft() { expressionDraft = nil }
}
