import CommandGrammar
import LabCore
import LabText

/// `log`: what was done to the current instance and what the messenger did.
enum LogCommand: ShellCommand {
  static let spec = CommandSpec(
    "log", group: .experiment,
    summary: Localized(en: "show what was done, newest last", zh: "查看做过的操作，最新的在最后"),
    arguments: [ArgumentSpec("N|clear", .oneOf(["clear", "10", "50"]), isOptional: true)],
    examples: [CommandExample("log", setup: ["use UIView", "set alpha 0.5"], Localized(en: "the last twenty", zh: "最近二十条"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    if arguments[0] == "clear" {
      workbench.operations.clear()
      return Reply(output: StyledText(Localized(en: "The log is empty.\n", zh: "日志已清空。\n").text(in: workbench.language)))
    }
    let count = try count(arguments)
    let entries = workbench.operations.entries.suffix(count)
    guard !entries.isEmpty else {
      return Reply(output: StyledText(Localized(en: "Nothing was done yet.\n", zh: "还没有任何操作。\n").text(in: workbench.language)))
    }
    return Reply(output: StyledText(entries.map { "\($0.number)  \($0.origin)  \($0.text)\n" }.joined()))
  }

  private static func count(_ arguments: ParsedArguments) throws(Diagnostic) -> Int {
    guard let word = arguments[0] else { return 20 }
    guard let count = Int(word), count > 0 else {
      throw arguments.diagnostic(
        Localized(en: "'log' takes a number or 'clear'", zh: "log 后面是一个数字或 clear"), at: 0,
        hint: Localized(en: "for example: log 10", zh: "例如：log 10"))
    }
    return count
  }
}
