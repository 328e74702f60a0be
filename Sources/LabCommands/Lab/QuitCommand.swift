import CommandGrammar
import LabCore
import LabText

/// `quit`: leaves the shell; everything is saved.
enum QuitCommand: ShellCommand {
  static let spec = CommandSpec(
    "quit", aliases: ["exit"], group: .lab, summary: Localized(en: "leave; everything is saved", zh: "退出；一切都已保存"), changes: .session,
    examples: [CommandExample("quit", Localized(en: "Ctrl-D does the same", zh: "Ctrl-D 也一样"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    workbench.isLeaving = true
    return Reply()
  }
}
