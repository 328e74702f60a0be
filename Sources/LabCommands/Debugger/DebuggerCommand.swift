import CommandGrammar
import Debugger
import LabCore
import LabText

/// A command that the debugger answers: its line goes to LLDB's stand-in as it was typed, and what comes back is what
/// LLDB prints.
protocol DebuggerCommand: ShellCommand {
  /// Whether the line may have changed the instance, judged by its text.
  static func mayChange(_ line: String) -> Bool
  /// Whether the line is Swift that is compiled, so that a prediction about compiling speaks of it.
  static func isCompiled(_ line: String) -> Bool
}

extension DebuggerCommand {
  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let line = arguments.line
    if workbench.subject != nil || workbench.liveDebugger != nil, DebuggerSession.takesLines(after: line) {
      workbench.didChange = false
      workbench.expressionDraft = ExpressionDraft(command: line)
      return Reply(output: StyledText(DebuggerSession.asksForLines))
    }
    if workbench.liveDebugger != nil {
      workbench.didChange = false
      return try await RealMode.reply(to: line, in: workbench)
    }
    if mayChange(line) { workbench.holdScreen() }
    let madeBefore = workbench.madeLazyValues
    let answer: (output: String, exception: String?)
    do { answer = try workbench.debug(line) } catch { throw arguments.rebased(error, at: 0) }
    // Reading a lazy property for the first time makes it, so replaying must read it at the same place.
    workbench.didChange = mayChange(line) || workbench.madeLazyValues != madeBefore
    var output = answer.output
    if let exception = answer.exception { output += exception + "\n" }
    let failed = answer.exception != nil || DebuggerText.isFailure(answer.output)
    var page = StyledText(output.harmlessOutput)
    if failed { page += DebuggerNotes.note(on: answer.output, in: workbench) }
    DebuggerNotes.remember(line, in: workbench)
    // A path that cannot be read as it is stored is compiled after all; its error is the compiler's answer.
    let isRefused = DebuggerText.isCompileError(answer.output)
    if isCompiled(line) || isRefused {
      page += workbench.settleCompilerPredictions(compiles: !isRefused, artifact: nil)
    }
    return Reply(status: failed ? .error : .ok, output: page)
  }

  /// Everything but the path of a variable, which is read as it is stored.
  static func isCompiled(_ line: String) -> Bool {
    let words = line.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return words.count > 2 || words.dropFirst().contains { word in !word.allSatisfy(isPathByte) }
  }

  /// Letters (also those beyond ASCII), digits and what joins the steps of a path.
  private static func isPathByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "["), UInt8(ascii: "]"), 0x80...: true
    default: byte.isASCIIAlphanumeric
    }
  }

  /// A call or an assignment changes; a path or a comparison does not.
  static func mayChange(_ line: String) -> Bool {
    let bytes = line.utf8
    var previous = UInt8(ascii: " ")
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if byte == UInt8(ascii: "("), index > bytes.startIndex { return true }
      if byte == UInt8(ascii: "="), index > bytes.startIndex, !"=!<>".utf8.contains(previous),
        next == bytes.endIndex || bytes[next] != UInt8(ascii: "=")
      {
        return true
      }
      previous = byte
      index = next
    }
    return false
  }
}

/// What LLDB's answers tell by their form.
enum DebuggerText {
  /// Whether an answer is an error report.
  static func isFailure(_ output: String) -> Bool {
    // Nearly every answer is a value: one pass over its bytes tells that no line can begin with the word.
    guard output.holds("error:") else { return false }
    return output.split(separator: "\n").contains { $0.hasPrefix("error:") } || isCompileError(output)
  }

  /// Whether an answer says that the line does not compile.
  static func isCompileError(_ output: String) -> Bool {
    output.holds("╰─ error: ") || output.holds("├─ error: ")
  }
}
