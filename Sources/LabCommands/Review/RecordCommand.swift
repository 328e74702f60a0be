import CommandGrammar
import LabCore
import LabSystem
import LabText
import Transcripts

/// `record FILE`: writes the session down.
enum RecordCommand: ShellCommand {
  static let spec = CommandSpec(
    "record", group: .review, summary: Localized(en: "record the session to a file", zh: "把会话录制到文件"),
    details: Localized(
      en: """
        'record FILE' begins, 'record pause' and 'record resume' leave a stretch out, 'record stop' ends it. The state the \
        session is in is part of the file, so that 'verify' can replay it anywhere. Nothing of the machine is in it. An \
        existing file is only replaced with --overwrite.
        """,
      zh:
        "record 文件 开始录制，record pause 与 record resume 跳过一段，record stop 结束。会话当时的状态也写进文件，所以 verify 在哪里都能重放；文件里不含这台机器的任何信息。已有的文件只有加 --overwrite 才会被替换。"
    ),
    arguments: [ArgumentSpec("FILE|pause|resume|stop", .file)],
    options: [OptionSpec("overwrite", summary: Localized(en: "replace a file that is there", zh: "替换已有的文件"))], changes: .session,
    examples: [CommandExample("record stop", Localized(en: "end the recording", zh: "结束录制"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    switch arguments[0] {
    case "stop": return try stop(arguments, in: workbench)
    case "pause":
      try requireRecording(arguments, in: workbench)
      workbench.recorder?.pause()
      return say("Paused.\n", "已暂停。\n", workbench)
    case "resume":
      try requireRecording(arguments, in: workbench)
      let start = try await workbench.transcriptStart()
      try workbench.recorder?.resume(start: start)
      return say("Recording again.\n", "继续录制。\n", workbench)
    default: return try await begin(arguments, in: workbench)
    }
  }

  private static func say(_ en: String, _ zh: String, _ workbench: isolated Workbench) -> Reply {
    Reply(output: StyledText(Localized(en: en, zh: zh).text(in: workbench.language)))
  }

  private static func requireRecording(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) {
    guard workbench.recorder != nil else {
      throw arguments.diagnostic(
        Localized(en: "nothing is being recorded", zh: "现在没有在录制"), at: 0,
        hint: Localized(en: "record FILE", zh: "record 文件"))
    }
  }

  private static func stop(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) -> Reply {
    try requireRecording(arguments, in: workbench)
    let count = try workbench.recorder?.stop() ?? 0
    workbench.recorder = nil
    return say("Recorded \(count) commands.\n", "已录制 \(count) 条命令。\n", workbench)
  }

  private static func begin(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard workbench.recorder == nil else {
      throw arguments.diagnostic(
        Localized(en: "a recording is running", zh: "正在录制中"), at: 0,
        hint: Localized(en: "record stop ends it", zh: "用 record stop 结束它"))
    }
    do {
      try await workbench.beginRecording(arguments[0] ?? "", isOverwriting: arguments.has("overwrite"))
    } catch { throw arguments.pointed(error, at: 0) }
    return say("Recording.\n", "开始录制。\n", workbench)
  }
}
