import Catalog
import CommandGrammar
import Foundation
import LabCore
import LabText

/// `run [ID]`: the direct workload of an experiment.
enum RunCommand: ShellCommand {
  static let spec = CommandSpec(
    "run", group: .experiment,
    summary: Localized(en: "perform an experiment's own workload, step by step", zh: "逐步执行一个实验自己的操作"),
    details: Localized(
      en: """
        Runs the named target's own code on fresh objects, shows each step, and earns its evidence. 'swift' means that the \
        type itself ran; 'model' means the lab's model of UIKit. Without a name it runs the current subject's experiment.
        """,
      zh: "在全新的对象上运行该目标自己的代码，逐步显示结果并取得证据。swift 表示运行的是类型本身，model 表示运行的是实验室的 UIKit 模型。不写名字时运行当前实例对应的实验。"),
    arguments: [ArgumentSpec("ID", .live(.subjects), isOptional: true)], changes: .session,
    examples: [CommandExample("run ValueCounter", Localized(en: "a copy counts for itself", zh: "副本各数各的"))])

  static let wrapsOutput = true

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard let name = arguments[0] ?? workbench.subject?.experiment else { throw arguments.rebased(Workbench.noSubject, at: 0) }
    let entry = try workbench.entry(name, arguments)
    let run = WorkloadRun(context: try begin(arguments, in: workbench))
    defer { workbench.endWorkload(run.context) }
    do { try await workbench.perform(entry, run) } catch let failure as WorkloadFailure {
      throw arguments.diagnostic(
        Localized(en: "the workload did not hold: \(failure.claim.en)", zh: "实验没有成立：\(failure.claim.zh)"))
    } catch { throw arguments.diagnostic(of: error) }
    workbench.earn(entry.experiment)
    return Reply(output: page(entry, run, workbench.language) + workbench.settleWords(), evidence: [entry.experiment])
  }

  private static func begin(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) -> WorkloadContext {
    do { return try workbench.beginWorkload() } catch {
      throw arguments.diagnostic(
        Localized(
          en: "no temporary folder could be made: \(error.localizedDescription)", zh: "无法创建临时文件夹：\(error.localizedDescription)"))
    }
  }

  private static func page(_ entry: CatalogEntry, _ run: WorkloadRun, _ language: Language) -> StyledText {
    var page = StyledText(entry.experiment + "\n", .heading)
    for (index, step) in run.steps.enumerated() {
      page.append("  \(index + 1). \(step.action.text(in: language))  ")
      page.append(step.observed.escapingUntrusted() + "\n", .code)
    }
    if run.usedRecording {
      page.append(
        Localized(en: "  (no swiftc here: the compiler's answers are recorded ones)\n", zh: "  （这里没有 swiftc：编译器的回答取自记录）\n").text(
          in: language),
        .warning)
    }
    page.append("target-evidence:\(entry.experiment)  \(entry.evidence.rawValue)\n", .success)
    return page
  }
}
