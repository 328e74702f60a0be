import CommandGrammar
import LabCore
import LabText
import Transcripts

/// `replay FILE`: plays a transcript back.
enum ReplayCommand: ShellCommand {
  static let spec = CommandSpec(
    "replay", group: .review, summary: Localized(en: "play a recorded session back", zh: "回放一份会话记录"),
    details: Localized(
      en: "Pauses are the learner's own, at most three seconds. Ctrl-C stops. Nothing of it is run; 'verify' runs it.",
      zh: "停顿与当时一样，最长三秒。按 Ctrl-C 停止。回放不会执行任何命令；要执行请用 verify。"),
    arguments: [ArgumentSpec("FILE", .file)],
    options: [
      OptionSpec("speed", value: .text, valueName: "SPEED", summary: Localized(en: "4 plays four times as fast", zh: "4 表示四倍速")),
      OptionSpec("step", summary: Localized(en: "wait for Return before each command", zh: "每条命令之前等你按回车")),
    ], changes: .session,
    examples: [
      CommandExample("replay session.labt", Localized(en: "what was typed and answered", zh: "当时的输入与回答"))
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let speed = try speed(arguments)
    let path = try TranscriptPaths.expand(arguments, in: workbench).first ?? ""
    let transcript = try TranscriptPaths.read(path, arguments)
    var reply = Reply(output: StyledText(TranscriptExport.plainText(transcript)))
    let isStepping = arguments.has("step")
    reply.film = TranscriptPlayer(transcript, speed: speed).frames().map { frame in
      ReplyFrame(
        pause: isStepping && frame.kind != .answer ? 0 : frame.pause, text: frame.text,
        waitsForViewer: isStepping && frame.kind == .prompt)
    }
    return reply
  }

  private static func speed(_ arguments: ParsedArguments) throws(Diagnostic) -> Double {
    guard let text = arguments.value("speed") else { return 1 }
    guard let speed = Double(text), (0.1...100).contains(speed) else {
      throw arguments.diagnostic(
        Localized(en: "the speed is a number from 0.1 to 100", zh: "速度是 0.1 到 100 之间的数"),
        hint: Localized(same: "replay FILE --speed 4"))
    }
    return speed
  }
}
