import CommandGrammar
import LabCore
import LabSystem
import LabText
import Messenger

/// `log`: what was done to the current instance, and every hop of the messenger.
enum LogCommand: ShellCommand {
  static let spec = CommandSpec(
    "log", group: .experiment,
    summary: Localized(en: "show what was done and every hop of the messages", zh: "查看做过的操作和消息走过的每一步"),
    details: Localized(
      en: """
        The operations on the current instance and the messenger's hops by layer, newest last; a number says how many. \
        'log chain [ID]' draws the path of one message. At most \(OperationLog.limit) operations and \
        \(DeliveryLog.capacity) hops are kept.
        """,
      zh: """
        列出对当前实例的操作，以及信使各层的每一步，最新的在最后；后面的数字表示条数。log chain [编号] 画出一条消息走过的路。\
        最多保留 \(OperationLog.limit) 条操作和 \(DeliveryLog.capacity) 步。
        """),
    arguments: [
      ArgumentSpec("N|chain|clear", .oneOf(["chain", "clear", "10", "50"]), isOptional: true),
      ArgumentSpec("ID", .live(.messages), isOptional: true),
    ],
    examples: [
      CommandExample("log", setup: ["use UIView", "set alpha 0.5"], Localized(en: "the latest of each", zh: "各自最近的记录")),
      CommandExample("log chain", setup: ["send hello"], Localized(en: "the path of the latest message", zh: "最近一条消息的路径")),
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    switch arguments[0] {
    case "clear":
      workbench.operations.clear()
      if workbench.isMessengerStarted { await workbench.messenger.repository.clearLog() }
      return Reply(output: StyledText(Localized(en: "The log is empty.\n", zh: "日志已清空。\n").text(in: workbench.language)))
    case "chain": return try await chain(arguments, in: workbench)
    default: return try await entries(arguments, in: workbench)
    }
  }

  private static func chain(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let repository = try await workbench.repository()
    do throws(Diagnostic) {
      var id = await repository.latestLoggedMessage
      if let name = arguments[1] { id = try await repository.resolve(name).id }
      guard let id else {
        throw Diagnostic(
          Localized(en: "no message went anywhere in this session", zh: "本次会话里还没有消息走过"),
          hint: Localized(en: "send hello", zh: "send 你好"))
      }
      return Reply(output: await repository.chain(of: id).drawing(in: workbench.language))
    } catch let error { throw arguments.pointed(error, at: 1) }
  }

  private static func entries(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let count = try count(arguments)
    let hops = workbench.isMessengerStarted ? await workbench.messenger.repository.logEntries.suffix(count ?? 40) : []
    let operations = workbench.operations.entries.suffix(count ?? 20)
    var page = StyledText(operations.map { "\($0.number)  \($0.origin)  \($0.text)\n" }.joined())
    for hop in hops {
      page.append(String(hop.number).padded(to: 4, alignment: .trailing) + "  ", .dim)
      page.append(hop.layer.rawValue.padded(to: 11), .strong)
      page.append((hop.shortID ?? "").padded(to: max(5, (hop.shortID ?? "").count + 1)), .code)
      page.append((hop.state?.rawValue ?? "").padded(to: 9), hop.state.map(DeliveryChain.style(of:)) ?? .plain)
      page.append(hop.event.text(in: workbench.language).escapingUntrusted() + "\n")
    }
    if page.isEmpty { page.append(Localized(en: "Nothing was done yet.\n", zh: "还没有任何操作。\n").text(in: workbench.language)) }
    return Reply(output: page)
  }

  private static func count(_ arguments: ParsedArguments) throws(Diagnostic) -> Int? {
    guard let word = arguments[0] else { return nil }
    guard let count = Int(word), count > 0 else {
      throw arguments.diagnostic(
        Localized(en: "'log' takes a number, 'chain' or 'clear'", zh: "log 后面是数字、chain 或 clear"), at: 0,
        hint: Localized(same: "log chain"))
    }
    return count
  }
}
