import Catalog
import CommandGrammar
import LabCore
import LabText

/// `search WORDS`: finds cards by names, properties, methods, lessons and words of either language.
enum SearchCommand: ShellCommand {
  static let spec = CommandSpec(
    "search", group: .learn, summary: Localized(en: "find cards by name, property, method or word", zh: "按名称、属性、方法或词语查找卡片"),
    details: Localized(
      en: "Typing slips are forgiven and Chinese needs no spaces. 'search open N' opens the N-th result's experiment.",
      zh: "允许打错字，中文不需要空格。search open N 打开第 N 个结果的实验。"),
    arguments: [ArgumentSpec("WORDS", .live(.subjects), isRepeated: true)], changes: .session,
    examples: [
      CommandExample("search alpha", Localized(en: "what has an alpha", zh: "谁有 alpha")),
      CommandExample("search 透明", Localized(en: "in Chinese", zh: "用中文")),
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    if arguments[0] == "open" { return try await open(arguments, in: workbench) }
    let hits = CatalogSearch(workbench.catalog).hits(arguments.joined(from: 0))
    workbench.lastHits = hits.map(\.id)
    let language = workbench.language
    guard !hits.isEmpty else {
      return Reply(
        output: StyledText(
          Localized(en: "Nothing was found. 'experiments' lists everything.\n", zh: "没有找到。输入 experiments 查看全部。\n").text(in: language)))
    }
    var page = StyledText()
    let width = (hits.map(\.id.count).max() ?? 0) + 2
    for (index, hit) in hits.enumerated() {
      page.append(String(index + 1).padded(to: 3, alignment: .trailing) + "  ", .dim)
      page.append(hit.id.padded(to: width), .code)
      page.append(hit.why.text(in: language) + "\n", .dim)
    }
    page.append(
      Localized(en: "'search open N' opens one, 'card NAME' reads it.\n", zh: "search open N 打开实验，card 名称 阅读卡片。\n").text(in: language), .dim
    )
    return Reply(output: page)
  }

  private static func open(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard let number = arguments[1].flatMap({ Int($0) }), workbench.lastHits.indices.contains(number - 1) else {
      throw arguments.diagnostic(
        Localized(en: "there is no result of that number", zh: "没有这个编号的结果"), at: 1,
        hint: Localized(en: "search first, for example: search alpha", zh: "请先查找，例如：search alpha"))
    }
    return await LabShell.run("use \(workbench.lastHits[number - 1])", in: workbench)
  }
}
