import FoundationEssentials
import CommandGrammar
import LabCore
import LabText
import Messenger

/// `inbox`: the list of conversations.
enum InboxCommand: ShellCommand {
  static let spec = CommandSpec(
    "inbox", group: .messenger, summary: Localized(en: "list the conversations", zh: "列出会话"),
    examples: [CommandExample("inbox", Localized(en: "three fictional conversations", zh: "三个虚构的会话"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let repository = try await workbench.repository()
    let pages = MessengerPages(workbench)
    var page = workbench.takeRecovery().map { pages.recovery($0) } ?? StyledText()
    let snapshot = await repository.snapshot
    let selected = snapshot.selected?.id
    for (index, conversation) in snapshot.conversations.enumerated() {
      page.append(conversation.id == selected ? "▸ " : "  ")
      page.append("\(index + 1)  ", .dim)
      page.append(conversation.title.escapingUntrusted().padded(to: 18), .strong)
      if conversation.unread > 0 { page.append("● \(conversation.unread)  ", .warning) } else { page.append("     ") }
      page.append(conversation.preview.escapingUntrusted().truncated(to: max(10, workbench.width - 30)) + "\n", .dim)
    }
    return Reply(output: page)
  }
}

/// `open N|TITLE`: opens a conversation and reads what is unread.
enum OpenCommand: ShellCommand {
  static let spec = CommandSpec(
    "open", group: .messenger, summary: Localized(en: "open a conversation and show its messages", zh: "打开一个会话并显示消息"),
    arguments: [ArgumentSpec("N|TITLE", .live(.conversations), isRepeated: true)], changes: .messenger,
    examples: [CommandExample("open 1", Localized(en: "the first of the inbox", zh: "收件箱里的第一个"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let repository = try await workbench.repository()
    do {
      let conversation = try await repository.resolveConversation(arguments.joined(from: 0))
      _ = try await repository.open(conversation.id)
      return await MessagesCommand.page(of: conversation, repository, in: workbench)
    } catch let error { throw arguments.pointed(error, at: 0) }
  }
}

/// `messages`: the open conversation.
enum MessagesCommand: ShellCommand {
  static let spec = CommandSpec(
    "messages", group: .messenger, summary: Localized(en: "show the messages of the open conversation", zh: "显示当前会话的消息"),
    options: [OptionSpec("all", summary: Localized(en: "also the ones before the latest fifty", zh: "连最近五十条之前的也显示"))],
    examples: [CommandExample("messages", Localized(en: "the latest fifty", zh: "最近五十条"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let repository = try await workbench.repository()
    guard let conversation = await repository.snapshot.selected else { return Reply() }
    return await page(of: conversation, repository, in: workbench, limit: arguments.has("all") ? .max : 50)
  }

  static func page(
    of conversation: Conversation, _ repository: MessageRepository, in workbench: isolated Workbench, limit: Int = 50
  ) async -> Reply {
    let pages = MessengerPages(workbench)
    let snapshot = await repository.snapshot
    var page = workbench.takeRecovery().map { pages.recovery($0) } ?? StyledText()
    page.append(conversation.title.escapingUntrusted() + "\n", .heading)
    for message in snapshot.messages(in: conversation.id, latest: limit) { page.append(pages.row(message)) }
    return Reply(output: page)
  }
}

/// `queue`: what waits and why.
enum QueueCommand: ShellCommand {
  static let spec = CommandSpec(
    "queue", group: .messenger, summary: Localized(en: "show what waits to be sent, and why", zh: "查看哪些消息在等待发送，以及原因"),
    examples: [CommandExample("queue", setup: ["send /offline", "send later"], Localized(en: "one waits for the network", zh: "有一条在等网络"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let repository = try await workbench.repository()
    let pages = MessengerPages(workbench)
    let entries = await repository.queue
    guard !entries.isEmpty else {
      return Reply(output: StyledText(Localized(en: "Nothing waits.\n", zh: "没有消息在等待。\n").text(in: workbench.language)))
    }
    var page = StyledText()
    for entry in entries {
      page.append(StyledText(String(pages.row(entry.message).plain.dropLast())))
      page.append("  — " + entry.reason.explanation.text(in: workbench.language) + "\n", .dim)
    }
    return Reply(output: page)
  }
}

/// `server`: the mock server's own ledger.
enum ServerCommand: ShellCommand {
  static let spec = CommandSpec(
    "server", group: .messenger, summary: Localized(en: "look into the mock server's ledger", zh: "查看模拟服务器的账本"),
    details: Localized(
      en: "The server recognises a message by the client's id: however many attempts arrive, it stores one. Here that can be checked.",
      zh: "服务器按客户端给的 id 认出消息：不管来了几次，只存一份。在这里可以核对。"),
    examples: [
      CommandExample("server", setup: ["send hi /dropack", "retry"], Localized(en: "two arrivals, one record", zh: "到达两次，只有一条记录"))
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let repository = try await workbench.repository()
    let ledger = workbench.messenger.serverLedger
    guard !ledger.isEmpty else {
      return Reply(
        output: StyledText(Localized(en: "The server has stored nothing yet.\n", zh: "服务器还没有存下任何消息。\n").text(in: workbench.language)))
    }
    var table = Table(workbench.language == .english ? ["server", "message", "arrivals", "text"] : ["服务器", "消息", "到达次数", "文字"])
    for record in ledger.suffix(50) {
      let name = await repository.message(record.messageID)?.shortID ?? String(record.messageID.uuidString.prefix(8))
      table.append([record.serverID.escapingUntrusted(), name, String(record.arrivals), record.text.escapingUntrusted()])
    }
    return Reply(output: table.styled(width: workbench.width))
  }
}

/// `crash`: drops the state of the messenger's process and starts it again from the store.
enum CrashCommand: ShellCommand {
  static let spec = CommandSpec(
    "crash", group: .messenger, summary: Localized(en: "drop the messenger's process and start it again", zh: "让信使进程崩溃并重新启动"),
    details: Localized(
      en: """
        'crash' drops it now; 'crash during sending' drops it while a message is with the transport; 'crash before fsync' \
        drops it after a change was written but before the disk has it. What was queued or sending is failed afterwards, \
        with the same id, and is not resent by itself.
        """,
      zh: "crash 立刻崩溃；crash during sending 在消息交给传输层期间崩溃；crash before fsync 在写入之后、落盘之前崩溃。之后，排队或发送中的消息变成失败，id 不变，也不会自动重发。"),
    arguments: [ArgumentSpec("POINT", .oneOf(["during", "before", "now"]), isOptional: true, isRepeated: true)], changes: .session,
    examples: [CommandExample("crash", setup: ["send hi /slow"], Localized(en: "m1 is failed, same id", zh: "m1 变成失败，id 不变"))])

  private static let points: [String: CrashPoint] = [
    "": .now, "now": .now, "during sending": .duringSending, "during": .duringSending, "before fsync": .beforeFsync, "before": .beforeFsync,
  ]

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let repository = try await workbench.repository()
    guard let point = points[arguments.joined(from: 0).lowercased()] else {
      throw arguments.diagnostic(
        Localized(en: "there is no such place to crash at", zh: "没有这个崩溃时机"),
        hint: Localized(
          en: "one of crash, crash during sending, crash before fsync", zh: "crash、crash during sending、crash before fsync 之一"))
    }
    let language = workbench.language
    switch await repository.crash(point) {
    case .restarted(let report):
      return Reply(output: MessengerPages(workbench).restart(report))
    case .armed:
      return Reply(
        output: StyledText(Localized(en: "It will happen in the next 'send'.\n", zh: "会在下一次 send 时发生。\n").text(in: language), .warning))
    }
  }
}
