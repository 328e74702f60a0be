import CommandGrammar
import LabCore
import LabText

/// A command that the debugger answers: its line goes to LLDB's stand-in as it was typed, and what comes back is what
/// LLDB prints.
protocol DebuggerCommand: ShellCommand {
  /// Whether the line may have changed the instance, judged by its text.
  static func mayChange(_ line: String) -> Bool
}

extension DebuggerCommand {
  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let line = arguments.line
    if mayChange(line) { workbench.holdScreen() }
    let answer: (output: String, exception: String?)
    do { answer = try workbench.debug(line) } catch { throw arguments.rebased(error, at: 0) }
    workbench.didChange = mayChange(line)
    var output = answer.output
    if let exception = answer.exception { output += exception + "\n" }
    let failed = answer.exception != nil || DebuggerText.isFailure(answer.output)
    return Reply(status: failed ? .error : .ok, output: StyledText(output.escapingUntrusted(keepingNewlines: true)))
  }

  /// A call or an assignment changes; a path or a comparison does not.
  static func mayChange(_ line: String) -> Bool {
    var previous: Character = " "
    for (index, character) in line.enumerated() where index > 0 {
      if character == "(" { return true }
      if character == "=", !"=!<>".contains(previous) {
        let next = line.dropFirst(index + 1).first
        if next != "=" { return true }
      }
      previous = character
    }
    return false
  }
}

/// What LLDB's answers tell by their form.
enum DebuggerText {
  /// Whether an answer is an error report.
  static func isFailure(_ output: String) -> Bool {
    output.split(separator: "\n").contains { line in
      line.hasPrefix("error:") || line.contains("╰─ error: ") || line.contains("├─ error: ")
    }
  }
}
