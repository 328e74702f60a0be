import CommandGrammar
import Debugger
import LabCore
import LabSystem
import LabText
import subject

/// A real LLDB behind the debugger's prompt: begun by `pause --real`, ended by `continue`, by another subject and by leaving.
enum RealMode {
  /// Starts LLDB and the program, and opens LLDB's prompt.
  ///
  /// - Throws: one line that says what is missing.
  static func open(in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let live = try await session(in: workbench)
    workbench.isPaused = true
    return Reply(output: StyledText(await live.stopReport.harmlessOutput))
  }

  /// The session's LLDB, started when there is none yet.
  static func session(in workbench: isolated Workbench) async throws(Diagnostic) -> any LiveDebugger {
    if let live = workbench.liveDebugger { return live }
    let live: LLDBSession
    let activity = workbench.environment.activity
    activity?.begin(Localized(en: "LLDB is starting", zh: "正在启动 LLDB"))
    defer { activity?.end() }
    do { live = try await LLDBSession(environment: environment(of: workbench)) } catch { throw unavailable(error) }
    workbench.liveDebugger = live
    return live
  }

  /// LLDB's answer to one line.
  static func reply(to line: String, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let live = try await session(in: workbench)
    let answer: String
    do { answer = try await live.execute(line).real } catch { throw ended(error, in: workbench) }
    return Reply(
      status: DebuggerText.isFailure(answer) ? .error : .ok, output: StyledText(answer.harmlessOutput))
  }

  /// Both answers to one line.
  static func answers(to line: String, in workbench: isolated Workbench) async throws(Diagnostic) -> (real: String, own: String) {
    let live = try await session(in: workbench)
    do { return try await live.execute(line) } catch { throw ended(error, in: workbench) }
  }

  /// The programs the lab was started with come before those that PATH would give.
  private static func environment(of workbench: isolated Workbench) -> [String: String] {
    let tools = workbench.environment.tools
    var environment = tools.environment
    environment["LAB_LLDB"] = tools.lldb
    environment["LAB_SWIFTC"] = tools.swiftc
    return environment
  }

  private static func unavailable(_ error: any Error) -> Diagnostic {
    Diagnostic(
      Localized(en: "no real LLDB: \(error)", zh: "没有可用的真正 LLDB，或缺少它需要的 Swift 编译器（LAB_LLDB、LAB_SWIFTC 可以指定）"),
      hint: Localized(
        en: "'pause' alone opens the lab's own debugger; 'doctor' shows what was found", zh: "单独输入 pause 使用实验室自带的调试器；doctor 会列出找到的工具"))
  }

  private static func ended(_ error: any Error, in workbench: isolated Workbench) -> Diagnostic {
    workbench.liveDebugger?.close()
    workbench.liveDebugger = nil
    workbench.isPaused = false
    return Diagnostic(
      Localized(en: "LLDB is gone: \(error)", zh: "LLDB 已经结束：\(error)"),
      hint: Localized(en: "'pause --real' starts it again", zh: "pause --real 会重新启动它"))
  }
}
