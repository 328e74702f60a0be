import CommandGrammar
import LabCore
import LabText

/// `flush`: lets the run loop turn, so that the screen shows the model.
enum FlushCommand: ShellCommand {
  static let spec = CommandSpec(
    "flush", group: .experiment, summary: Localized(en: "let the run loop turn: the screen shows the model", zh: "让运行循环转一圈：屏幕显示模型"),
    details: Localized(
      en: "UIKit draws at the end of a run-loop turn. In the debugger the loop is stopped, so a change by 'expr' is not on the screen yet.",
      zh: "UIKit 在运行循环一轮结束时才绘制。停在调试器里时循环不转，所以 expr 的修改还没有上屏。"),
    changes: .instance,
    examples: [
      CommandExample("flush", setup: ["use UIView", "expr view.alpha = 0.5"], Localized(en: "now it is on the screen", zh: "现在上屏了"))
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard workbench.subject != nil else { throw arguments.rebased(Workbench.noSubject, at: 0) }
    workbench.turnRunLoop()
    return Reply(output: StyledText(Localized(en: "The run loop turned.\n", zh: "运行循环转了一圈。\n").text(in: workbench.language)))
  }
}
