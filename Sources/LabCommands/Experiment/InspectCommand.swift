import Catalog
import CommandGrammar
import Inspection
import LabCore
import LabText
import Messenger
import UIKitModel

/// `inspect [TYPE|PATH]`: a card, or the properties of a live object.
enum InspectCommand: ShellCommand {
  static let spec = CommandSpec(
    "inspect", group: .experiment, summary: Localized(en: "look into the current instance, a type, or the messages", zh: "查看当前实例、某个类型或消息"),
    details: Localized(
      en: """
        Without a word: every property of the current instance with its value and default. With a local's name or a path: \
        that object. With a type's name: its card. 'inspect Message where deliveryState == .failed' lists messages.
        """,
      zh: "不带参数：当前实例的全部属性、现值与默认值。带局部变量名或路径：查看那个对象。带类型名：显示卡片。inspect Message where deliveryState == .failed 列出符合条件的消息。"),
    arguments: [
      ArgumentSpec("TYPE|PATH", .live(.locals), isOptional: true), ArgumentSpec("where CONDITION", isOptional: true, isRepeated: true),
    ],
    examples: [
      CommandExample("inspect", setup: ["use UIView"], Localized(en: "every property", zh: "全部属性")),
      CommandExample(
        "inspect Message where deliveryState == .failed", setup: ["send hi /fail"], Localized(en: "failed messages", zh: "失败的消息")),
    ])

  static let wrapsOutput = true

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    if arguments[1]?.lowercased() == "where" { return try await filter(arguments, in: workbench) }
    guard let name = arguments[0] else {
      guard let subject = workbench.subject else { throw arguments.rebased(Workbench.noSubject, at: 0) }
      return Reply(output: table(of: subject.instance, named: subject.current, in: workbench))
    }
    if let value = workbench.value(at: name) { return Reply(output: table(of: value, named: name, in: workbench)) }
    let entry = try workbench.entry(name, arguments)
    return Reply(output: CardPage(entry: entry, workbench: workbench).text)
  }

  private static func table(of value: Any, named name: String, in workbench: isolated Workbench) -> StyledText {
    let english = workbench.language == .english
    let value = DynamicValue.optionalPayload(value).flatMap { $0 } ?? value
    let chain = workbench.tables.table(ofValue: value).map { workbench.tables.tableChain(for: $0.type) } ?? []
    let fresh = UIKitEnvironment.with(UIKitEnvironment()) { chain.first?.fresh() }
    var page = StyledText(name, .heading)
    page.append("  \(chain.first?.path ?? "\(Swift.type(of: value))")\n", .dim)
    let titles = english ? ["property", "type", "access", "now", "default"] : ["属性", "类型", "访问", "现在", "默认"]
    var table = Table(columns: titles.enumerated().map { Table.Column($1, minimumWidth: $0 == 0 ? 26 : 8) })
    var seen: Set<String> = []
    UIKitEnvironment.with(workbench.world) {
      for member in chain.flatMap(\.members) {
        let declaration = member.declaration
        guard declaration.kind == .property, !declaration.isStatic, member.isListed,
          seen.insert(declaration.name).inserted,
          case .property(let get, _) = member.implementation,
          let now = workbench.unmadeLazyText(declaration.name, of: value) ?? (try? get(value)).map({ ValueText.short($0) })
        else { continue }
        let original = fresh.flatMap { try? get($0) }.map { ValueText.short($0) } ?? ""
        table.append([declaration.name, "\(declaration.result)", declaration.access.words, now, original])
      }
    }
    guard !table.rows.isEmpty else {
      return page + StyledText(ValueText.short(value) + "\n")
    }
    return page + table.styled(width: workbench.width)
  }

  private static func filter(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard arguments[0]?.lowercased() == "message" else {
      throw arguments.diagnostic(
        Localized(en: "only messages can be filtered", zh: "只有消息可以筛选"), at: 0,
        hint: Localized(same: "inspect Message where deliveryState == .failed"))
    }
    let condition = arguments.text(after: 2).text
    let snapshot = await (try workbench.repository()).snapshot
    let pages = MessengerPages(workbench)
    var page = StyledText()
    var isUsable = false
    for message in snapshot.messages {
      guard let holds = workbench.holds(condition, for: message) else { continue }
      isUsable = true
      if holds { page += pages.row(message) }
    }
    guard isUsable else {
      throw arguments.diagnostic(
        Localized(en: "this is no condition on a message", zh: "这不是关于消息的条件"), at: 2,
        hint: Localized(
          en: "one of text, author, deliveryState, attempts, serverID", zh: "text、author、deliveryState、attempts、serverID 之一"))
    }
    if page.isEmpty { page.append(Localized(en: "No message is like that.\n", zh: "没有这样的消息。\n").text(in: workbench.language)) }
    return Reply(output: page)
  }
}
