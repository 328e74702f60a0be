import LabSystem
import CommandGrammar
import CompilerLab
import LabCore
import LabText

/// `doctor`: what the lab found on this machine.
enum DoctorCommand: ShellCommand {
  static let spec = CommandSpec(
    "doctor", group: .lab, summary: Localized(en: "show what the lab found on this machine", zh: "查看实验室在这台机器上找到了什么"), changes: .session,
    examples: [CommandExample("doctor", Localized(en: "compiler, debugger, home, terminal", zh: "编译器、调试器、主目录、终端"))])

  /// Paths stay whole.
  static let wrapsOutput = false

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let english = workbench.language == .english
    let environment = workbench.environment
    var table = Table(english ? ["part", "found"] : ["部分", "结果"])
    let missing = english ? "not found" : "没有找到"
    var compiler = environment.tools.swiftc ?? missing
    if environment.tools.swiftc != nil {
      compiler = (try? await workbench.compiler()) == nil ? (english ? "found, but it does not answer" : "找到了，但没有响应") : compiler
    }
    table.append(["lab", LabVersion.current])
    table.append([english ? "language" : "语言", workbench.language.rawValue])
    table.append([
      english ? "home" : "主目录",
      environment.isEphemeral ? (english ? "in memory only" : "只在内存里") : environment.home.root.escapingUntrusted(),
    ])
    table.append(["swiftc", compiler.escapingUntrusted()])
    table.append(["lldb", (environment.tools.lldb ?? missing).escapingUntrusted()])
    table.append([english ? "editor" : "编辑器", (environment.tools.editor ?? missing).escapingUntrusted()])
    table.append([english ? "width" : "宽度", String(workbench.width)])
    table.append([english ? "colours" : "颜色", "\(environment.colorDepth)"])
    table.append([english ? "clock" : "时钟", environment.isVirtualClock ? "virtual" : "real"])
    return Reply(output: table.styled(width: workbench.width))
  }
}
