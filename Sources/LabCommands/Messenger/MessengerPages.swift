import CommandGrammar
import Foundation
import LabCore
import LabText
import Messenger

/// How the "UI" of the messenger, the shell, draws what the repository publishes.
struct MessengerPages {
  let language: Language
  let width: Int

  init(_ workbench: isolated Workbench) {
    language = workbench.language
    width = workbench.width
  }

  /// The changes that a command caused, one line each.
  func changes(_ changes: [InboxChange]) -> StyledText {
    var page = StyledText()
    for change in changes { page.append(line(change)) }
    return page
  }

  /// The same as events for programs.
  func events(_ changes: [InboxChange]) -> [ReplyEvent] {
    changes.map { ReplyEvent(kind: kind($0), text: line($0).plain.trimmingCharacters(in: .newlines)) }
  }

  private func kind(_ change: InboxChange) -> String {
    switch change.kind {
    case .inserted, .updated, .removed: "message"
    case .opened: "conversation"
    case .network: "network"
    case .notice: "store"
    case .restarted, .restored: "session"
    }
  }

  private func line(_ change: InboxChange) -> StyledText {
    switch change.kind {
    case .inserted(let message): return row(message)
    case .updated(let message, let old): return update(message, from: old)
    case .removed(let message):
      return StyledText(Localized(en: "\(message.shortID) is gone\n", zh: "\(message.shortID) 已移除\n").text(in: language))
    case .opened: return StyledText()
    case .network(let isOnline):
      return StyledText(
        (isOnline ? Localized(en: "The device is online.\n", zh: "设备已联网。\n") : Localized(en: "The device is offline.\n", zh: "设备已离线。\n"))
          .text(in: language), isOnline ? .success : .warning)
    case .notice(let notice): return StyledText(notice.explanation.text(in: language).escapingUntrusted() + "\n", .warning)
    case .restarted(let report):
      let lost = Localized(en: "What had not reached the disk is lost.\n", zh: "还没写到磁盘上的内容丢失了。\n")
      return restart(report) + StyledText(lost.text(in: language), .warning)
    case .restored: return StyledText()
    }
  }

  private func update(_ message: Message, from old: DeliveryState) -> StyledText {
    var line = StyledText(message.shortID, .code)
    line.append("  \(old.rawValue) → ")
    line.append(message.deliveryState.rawValue, DeliveryChain.style(of: message.deliveryState))
    if message.deliveryState == .sent, let server = message.serverID { line.append("  (\(server.escapingUntrusted()))", .dim) }
    if let failure = message.failure, message.deliveryState == .failed {
      line.append("  " + failure.explanation.text(in: language), .dim)
    }
    line.append("\n")
    return line
  }

  /// A message as a row of its conversation.
  func row(_ message: Message) -> StyledText {
    var line = StyledText(message.shortID.padded(to: max(5, message.shortID.count + 1)), .code)
    line.append(message.deliveryState.rawValue.padded(to: 9), DeliveryChain.style(of: message.deliveryState))
    if !message.isOutgoing { line.append(message.author.escapingUntrusted() + ": ", .strong) }
    line.append(message.text.escapingUntrusted())
    if let failure = message.failure { line.append("  — " + failure.explanation.text(in: language), .dim) }
    line.append("\n")
    return line
  }

  /// What is said when the process was dropped and started again.
  func restart(_ report: RecoveryReport) -> StyledText {
    StyledText(Localized(en: "The process is gone; started again from the store.\n", zh: "进程已消失；已从存储重新启动。\n").text(in: language))
      + recovery(report)
  }

  /// What a start after a crash found.
  func recovery(_ report: RecoveryReport) -> StyledText {
    var page = StyledText()
    for notice in report.notices { page.append(notice.explanation.text(in: language).escapingUntrusted() + "\n", .warning) }
    guard !report.interrupted.isEmpty else { return page }
    page.append(
      Localized(
        en: "The last session ended while these were on their way. They are failed now, with the same ids:\n",
        zh: "上次会话结束时，下面的消息还在路上。它们现在记为失败，id 不变：\n"
      ).text(in: language), .warning)
    for message in report.interrupted.suffix(10) { page.append(row(message)) }
    page.append(
      Localized(
        en: "The server may or may not have them, so nothing is resent by itself: 'retry' sends the same id, and the server keeps one.\n",
        zh: "服务器可能收到了，也可能没有，所以不会自动重发：retry 会用同一个 id 再发，服务器只保留一份。\n"
      ).text(in: language), .dim)
    return page
  }
}

extension Workbench {
  /// Lets time pass until what was started is settled, at most a second of it, and answers with all that changed.
  func reply(to receipt: SendReceipt, within limit: Duration = .seconds(1)) async -> Reply {
    let repository = messenger.repository
    let later = await repository.settle(within: limit)
    return reply(changes: receipt.changes + later)
  }

  /// What happened in the messenger since the last command while the machine's clock went on. A virtual clock stands still.
  func catchUpMessenger() async -> Reply? {
    guard isMessengerStarted, !environment.isVirtualClock else { return nil }
    return reply(changes: await messenger.repository.catchUp())
  }

  /// The reply to changes of the messenger.
  func reply(changes: [InboxChange]) -> Reply {
    noteStates(changes)
    let pages = MessengerPages(self)
    return Reply(output: pages.changes(changes), events: pages.events(changes))
  }
}
