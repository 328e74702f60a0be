import Debugger
import CommandGrammar
import LabCore
import LabText

/// `pause`: stops the program as a breakpoint does and opens LLDB's prompt.
enum PauseCommand: ShellCommand {
  static let spec = CommandSpec(
    "pause", group: .debugger, summary: Localized(en: "stop as at a breakpoint and open the (lldb) prompt", zh: "像遇到断点那样停下，打开 (lldb) 提示符"),
    details: Localized(
      en: "Lines go to the debugger first; the lab's own commands still work. The screen stands still until 'continue'.",
      zh: "之后的输入先交给调试器；实验室自己的命令仍然可用。屏幕要等 continue 才会更新。"),
    options: [
      OptionSpec(
        "real",
        summary: Localized(
          en: "stop a real process of the debugger's own program in a real LLDB", zh: "在真正的 LLDB 里停下一个真实进程（调试器专用的示例程序）"))
    ],
    changes: .session, examples: [CommandExample("pause", setup: ["use UIView"], Localized(en: "thread, frame, source", zh: "线程、帧、源码"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    if arguments.has("real") { return try await RealMode.open(in: workbench) }
    do {
      let session = try workbench.debuggerSession()
      workbench.holdScreen()
      workbench.isPaused = true
      return Reply(output: StyledText(session.stopReport))
    } catch { throw arguments.rebased(error, at: 0) }
  }
}

/// `continue`: lets the program run on.
enum ContinueCommand: ShellCommand {
  static let spec = CommandSpec(
    "continue", aliases: ["c"], group: .debugger,
    summary: Localized(en: "let the paused program run: the screen shows the model again", zh: "让暂停的程序继续运行：屏幕重新跟上模型"), changes: .session,
    examples: [CommandExample("continue", setup: ["use UIView", "pause"], Localized(en: "back to the lab's prompt", zh: "回到实验室的提示符"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard workbench.isPaused else {
      throw arguments.rebased(
        Diagnostic(
          Localized(en: "the program is not paused", zh: "程序没有暂停"),
          hint: Localized(en: "'pause' stops it; 'flush' turns the run loop once", zh: "pause 让它停下；flush 让运行循环转一圈")),
        at: 0)
    }
    workbench.isPaused = false
    if let live = workbench.liveDebugger {
      live.close()
      workbench.liveDebugger = nil
    }
    workbench.turnRunLoop()
    return Reply(output: StyledText("Process 1 resuming\n"))
  }
}
