import CommandGrammar
import LabCore
import LabText

/// `help [WORD]`: every command, or one with its examples.
enum HelpCommand: ShellCommand {
  static let spec = CommandSpec(
    "help", aliases: ["?"], group: .lab, summary: Localized(en: "list commands, or explain one", zh: "列出命令，或解释其中一个"),
    arguments: [ArgumentSpec("WORD", .live(.commands), isOptional: true)],
    examples: [
      CommandExample("help", Localized(en: "every command", zh: "全部命令")),
      CommandExample("help set", Localized(en: "one command with examples", zh: "一个命令和它的例子")),
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let table = CommandIndex().table
    guard let word = arguments[0] else {
      let debugger = workbench.isPaused ? try workbench.debug("help").output + "\n" : ""
      return Reply(output: StyledText(debugger) + table.overview(in: workbench.language))
    }
    guard case .command(let spec) = table.resolve(word) else {
      if workbench.isPaused, let answer = try? workbench.debug("help \(word)").output, !DebuggerText.isFailure(answer) {
        return Reply(output: StyledText(answer))
      }
      let near = NearestNames.suggestions(for: word, in: table.words).first
      throw arguments.diagnostic(
        Localized(en: "there is no command '\(word)'", zh: "没有“\(word)”这个命令"), at: 0,
        hint: near.map { Localized(en: "did you mean \($0)?", zh: "你是不是想输入 \($0)？") }
          ?? Localized(en: "'help' lists every command", zh: "输入 help 查看全部命令"))
    }
    return Reply(output: table.page(for: spec, in: workbench.language))
  }
}
