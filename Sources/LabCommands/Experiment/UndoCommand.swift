import CommandGrammar
import LabCore
import LabText

/// `undo`: takes the last change back, whatever it touched.
enum UndoCommand: ShellCommand {
  static let spec = CommandSpec(
    "undo", group: .experiment, summary: Localized(en: "take the last change back", zh: "撤销上一次修改"),
    details: Localized(
      en: """
        Everything the line changed goes back together: the instance, the messenger with its cache file, the prediction. \
        Reading commands are no changes. At most \(ChangeLog.limit) changes of one subject can be taken back.
        """,
      zh: "那一行改动的一切都会一起还原：实例、信使及其缓存文件、预测。只读命令不算修改。同一个实例最多可以撤销 \(ChangeLog.limit) 次。"),
    changes: .session,
    examples: [CommandExample("undo", setup: ["use UIView", "set alpha 0.5"], Localized(en: "alpha is 1 again", zh: "alpha 回到 1"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let line = try await LabShell.undo(in: workbench)
    return Reply(
      output: StyledText(Localized(en: "Undone: ", zh: "已撤销：").text(in: workbench.language))
        + StyledText(ExpressionDraft.onOneLine(line), .code)
        + "\n")
  }
}

/// `redo`: makes the change again that was taken back last.
enum RedoCommand: ShellCommand {
  static let spec = CommandSpec(
    "redo", group: .experiment, summary: Localized(en: "make the undone change again", zh: "重做刚撤销的修改"), changes: .session,
    examples: [
      CommandExample("redo", setup: ["use UIView", "set alpha 0.5", "undo"], Localized(en: "alpha is 0.5 again", zh: "alpha 又是 0.5"))
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard let (line, rest) = workbench.changes.popUndone() else {
      throw arguments.rebased(
        Diagnostic(
          Localized(en: "there is nothing to redo", zh: "没有可以重做的修改"),
          hint: Localized(en: "'history' shows the changes", zh: "输入 history 查看修改记录")),
        at: 0)
    }
    let reply = await LabShell.run(line, in: workbench)
    workbench.changes.restoreUndone(rest)
    guard reply.status == .ok else { return reply }
    return Reply(
      output: StyledText(Localized(en: "Redone: ", zh: "已重做：").text(in: workbench.language))
        + StyledText(ExpressionDraft.onOneLine(line), .code)
        + "\n" + reply.output
    )
  }
}

/// `history`: the changes that can be undone and redone.
enum HistoryCommand: ShellCommand {
  static let spec = CommandSpec(
    "history", group: .experiment, summary: Localized(en: "list the changes that can be undone", zh: "列出可以撤销的修改"),
    examples: [CommandExample("history", setup: ["use UIView", "set alpha 0.5"], Localized(en: "newest last", zh: "最新的在最后"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let log = workbench.changes
    var page = StyledText()
    if log.isFull {
      page.append(
        Localized(
          en: "More than \(ChangeLog.limit) changes: undo begins again with the next 'use'.\n",
          zh: "修改已超过 \(ChangeLog.limit) 次：下次 use 之后才能重新撤销。\n"
        ).text(in: workbench.language), .warning)
    }
    for (index, entry) in log.entries.suffix(50).enumerated() {
      page.append("  \(max(0, log.entries.count - 50) + index + 1)  \(ExpressionDraft.onOneLine(entry.line))\n")
    }
    for line in log.undone.reversed() {
      page.append("  ↶  \(ExpressionDraft.onOneLine(line))\n", .dim)
    }
    if page.isEmpty { page.append(Localized(en: "No changes yet.\n", zh: "还没有修改。\n").text(in: workbench.language)) }
    return Reply(output: page)
  }
}
