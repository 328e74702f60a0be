import CommandGrammar
import LabCore
import LabText
import Messenger

/// `retry [ID]`: sends a failed message again, with the same id.
enum RetryCommand: ShellCommand {
  static let spec = CommandSpec(
    "retry", group: .messenger,
    summary: Localized(en: "send a failed message again, same id", zh: "用同一个 id 重发失败的消息"),
    details: Localized(
      en:
        "Without an id it takes the failed message that is the oldest. A message that is going or sent is refused: pressing twice is safe.",
      zh: "不写 id 时重发最早失败的那条消息。正在发送或已发送的消息会被拒绝：按两次也不会出错。"),
    arguments: [ArgumentSpec("ID", .live(.messages), isOptional: true)], changes: .messenger,
    examples: [CommandExample("retry", setup: ["send hi /fail"], Localized(en: "the same message, now sent", zh: "同一条消息，这次送达"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let repository = try await workbench.repository()
    do {
      let message = arguments[0] == nil ? try await repository.retryCandidate() : try await repository.resolve(arguments[0] ?? "")
      return await workbench.reply(to: try await repository.retry(message.id))
    } catch let error { throw arguments.pointed(error, at: 0) }
  }
}

/// `cancel ID`: takes a message back that was not sent.
enum CancelCommand: ShellCommand {
  static let spec = CommandSpec(
    "cancel", group: .messenger,
    summary: Localized(en: "take back a message that was not sent", zh: "撤回一条还没发出的消息"),
    arguments: [ArgumentSpec("ID", .live(.messages))], changes: .messenger,
    examples: [CommandExample("cancel m1", setup: ["send hi /fail"], Localized(en: "its row disappears", zh: "这一行消失"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let repository = try await workbench.repository()
    do {
      let message = try await repository.resolve(arguments[0] ?? "")
      return await workbench.reply(to: try await repository.cancel(message.id))
    } catch let error { throw arguments.pointed(error, at: 0) }
  }
}
