import LabSystem
import LabText

/// The repository's refusals, one place for both languages.
enum RepositoryProblem {
  static func locked(_ error: FileSystemError) -> Diagnostic {
    let reason = error.explanation
    return Diagnostic(
      Localized(en: "the messenger's store is in use: \(reason.en)", zh: "消息存储正被占用：\(reason.zh)"),
      hint: Localized(
        en: "leave the other shell, or start with --home DIR for another store or --ephemeral for none",
        zh: "请退出另一个 shell，或用 --home DIR 换一个存储、用 --ephemeral 不使用存储"))
  }

  static func noConversation(_ id: String) -> Diagnostic {
    let name = id.escapingUntrusted()
    return Diagnostic(
      Localized(en: "there is no conversation “\(name)”", zh: "没有会话“\(name)”"),
      hint: Localized(en: "inbox lists the conversations", zh: "输入 inbox 查看所有会话"))
  }

  static func noMessage(_ name: String, candidates: [String]) -> Diagnostic {
    let name = name.escapingUntrusted()
    let list = candidates.joined(separator: ", ")
    return Diagnostic(
      Localized(en: "there is no message “\(name)”", zh: "没有消息“\(name)”"),
      hint: candidates.isEmpty
        ? Localized(en: "messages lists the messages and their ids", zh: "输入 messages 查看消息和它们的 id")
        : Localized(en: "did you mean \(list)?", zh: "是不是 \(list)？"))
  }

  static func ambiguous(_ name: String, _ candidates: [Message]) -> Diagnostic {
    let list = candidates.prefix(5).map(\.shortID).joined(separator: ", ")
    let name = name.escapingUntrusted()
    return Diagnostic(
      Localized(en: "several messages' ids begin with “\(name)”: \(list)", zh: "有多条消息的 id 以“\(name)”开头：\(list)"),
      hint: Localized(en: "type the short id", zh: "请输入短 id"))
  }

  static let nothingFailed = Diagnostic(
    Localized(en: "no message has failed, so there is nothing to retry", zh: "没有失败的消息，无需重试"),
    hint: Localized(en: "send /fail makes one that fails", zh: "send /fail 会产生一条失败的消息"))

  static func cannotRetry(_ message: Message) -> Diagnostic {
    let name = message.shortID
    switch message.deliveryState {
    case .queued:
      return Diagnostic(
        Localized(
          en: "\(name) is already going: it is queued (\(message.attempts) attempts so far)",
          zh: "\(name) 已经在发送：正在排队（目前尝试了 \(message.attempts) 次）"),
        hint: Localized(en: "queue shows what it waits for", zh: "输入 queue 查看它在等什么"))
    case .sending:
      return Diagnostic(
        Localized(
          en: "\(name) is already going: attempt \(message.attempts) is under way",
          zh: "\(name) 已经在发送：第 \(message.attempts) 次尝试在途中"),
        hint: Localized(en: "wait lets time pass until it ends", zh: "输入 wait 等它结束"))
    case .sent:
      return Diagnostic(
        Localized(
          en: "\(name) is sent already: the server has it as \(message.serverID ?? "?")",
          zh: "\(name) 已经发送：服务器存为 \(message.serverID ?? "?")"),
        hint: Localized(en: "server shows the server's own ledger", zh: "输入 server 查看服务器自己的账本"))
    case .received:
      return Diagnostic(
        Localized(en: "\(name) was received, not written here", zh: "\(name) 是收到的消息，不是在这里写的"),
        hint: Localized(en: "retry takes the ids of own messages: m1, m2 …", zh: "retry 只接受自己消息的 id：m1、m2 …"))
    case .failed:
      return Diagnostic(
        Localized(
          en: "\(name) was refused for good (400): the same text would be refused again",
          zh: "\(name) 已被永久拒绝（400）：同样的文字还会被拒绝"),
        hint: Localized(en: "cancel \(name), then send another text", zh: "先 cancel \(name)，再发送别的文字"))
    }
  }

  static func cannotCancel(_ message: Message) -> Diagnostic {
    let name = message.shortID
    switch message.deliveryState {
    case .sending:
      return Diagnostic(
        Localized(
          en: "\(name) is with the transport: whether the server gets it can no longer be decided here",
          zh: "\(name) 已交给传输层：服务器会不会收到，这里已无法决定"),
        hint: Localized(en: "wait until it is sent or failed", zh: "输入 wait 等到它发送成功或失败"))
    default:
      return Diagnostic(
        Localized(
          en: "\(name) is \(message.deliveryState.title.en): only a message that is not sent can be cancelled",
          zh: "\(name) 的状态是“\(message.deliveryState.title.zh)”：只有未发送的消息可以取消"),
        hint: Localized(en: "queue lists what can be cancelled", zh: "输入 queue 查看可以取消的消息"))
    }
  }

  static func cannotUndo(_ reason: Localized, hint: Localized? = nil) -> Diagnostic {
    Diagnostic(
      Localized(en: "the messenger can't go back: \(reason.en)", zh: "消息状态无法回退：\(reason.zh)"),
      hint: hint ?? Localized(en: "wait until nothing is under way, then undo", zh: "先输入 wait 等一切结束，再撤销"))
  }
}
