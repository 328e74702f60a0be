import Catalog
import CommandGrammar
import LabCore
import LabSystem
import LabText
import Messenger

/// `reset WHAT`: begins one of three things anew and leaves the other two alone, byte for byte.
enum ResetCommand: ShellCommand {
  static let spec = CommandSpec(
    "reset", group: .lab, summary: Localized(en: "begin the experiment, the progress or the messenger anew", zh: "重新开始实验、进度或信使"),
    details: Localized(
      en: "The three are independent: each leaves the files of the other two untouched. 'reset step' begins the open lesson step again.",
      zh: "三者互不影响：重置其中一个，另外两个的文件一个字节也不变。reset step 重新开始当前课程步骤。"),
    arguments: [ArgumentSpec("WHAT", .oneOf(["experiment", "messenger", "progress"]))], changes: .session,
    examples: [CommandExample("reset experiment", setup: ["use UIView"], Localized(en: "a fresh current instance", zh: "全新的当前实例"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let language = workbench.language
    switch arguments[0] {
    case "experiment":
      guard let id = workbench.subject?.experiment, let entry = workbench.catalog.entry(id) else {
        throw arguments.rebased(Workbench.noSubject, at: 0)
      }
      workbench.open(entry)
      workbench.changes.restart()
      return Reply(output: StyledText(Localized(en: "The experiment begins anew.\n", zh: "实验已重新开始。\n").text(in: language)))
    case "progress":
      do { try workbench.progress.reset() } catch {
        throw arguments.diagnostic(error.sentence)
      }
      workbench.openPredictions = []
      return Reply(output: StyledText(Localized(en: "The progress is empty again.\n", zh: "进度已清空。\n").text(in: language)))
    case "messenger":
      try await workbench.repository().reset()
      return Reply(output: StyledText(Localized(en: "The messenger begins anew.\n", zh: "信使已重新开始。\n").text(in: language)))
    default:
      throw arguments.diagnostic(
        Localized(en: "there is nothing called '\(arguments[0] ?? "")' to reset", zh: "没有可以重置的“\(arguments[0] ?? "")”"), at: 0,
        hint: Localized(en: "one of: experiment, progress, messenger", zh: "可用的值：experiment、progress、messenger"))
    }
  }
}
