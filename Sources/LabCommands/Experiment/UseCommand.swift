import Inspection
import Catalog
import CommandGrammar
import LabCore
import LabText

/// `use TYPE`: a fresh current instance in a fresh frame.
enum UseCommand: ShellCommand {
  static let spec = CommandSpec(
    "use", group: .experiment,
    summary: Localized(en: "open a fresh current instance to poke at", zh: "打开一个全新的当前实例"),
    details: Localized(
      en: "Builds the experiment's frame: named locals, as if stopped at a breakpoint. Whatever was open before is let go.",
      zh: "搭好实验的现场：就像停在断点处一样，有一组有名字的局部变量。之前打开的实例会被放开。"),
    arguments: [ArgumentSpec("TYPE", .live(.subjects))], changes: .instance,
    examples: [
      CommandExample("use UIView", Localized(en: "a view inside a container", zh: "一个放在容器里的视图")),
      CommandExample("use value-reference", Localized(en: "a concept's frame", zh: "某个概念的现场")),
    ])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let entry = try workbench.entry(arguments[0] ?? "", arguments)
    workbench.open(entry)
    guard let subject = workbench.subject else { return Reply() }
    let language = workbench.language
    var page = StyledText()
    page.append(
      Localized(en: "Current instance: ", zh: "当前实例：").text(in: language))
    page.append(subject.current, .code)
    page.append("  (\(entry.id))\n")
    page.append(Localized(en: "In this frame: ", zh: "现场里的变量：").text(in: language))
    page.append(subject.frame.variables.map(\.name).joined(separator: ", "), .code)
    page.append("\n")
    let controls = workbench.controls.prefix(4).map(\.path)
    if !controls.isEmpty {
      page.append(Localized(en: "Controls: ", zh: "可调属性：").text(in: language))
      page.append("set " + controls.joined(separator: " | "), .code)
      page.append(Localized(en: " … ('set' lists all)\n", zh: " ……（输入 set 查看全部）\n").text(in: language), .dim)
    }
    return Reply(output: page.wrapped(to: workbench.width, indent: "  "))
  }
}

extension Workbench {
  /// The experiment that a word names.
  func entry(_ name: String, _ arguments: ParsedArguments, at index: Int = 0) throws(Diagnostic) -> CatalogEntry {
    if let entry = catalog.entry(name) { return entry }
    let near = NearestNames.suggestions(for: name, in: catalog.names).first ?? CatalogSearch(catalog).hits(name, limit: 1).first?.id
    throw arguments.diagnostic(
      Localized(en: "there is no card or concept '\(name)'", zh: "没有名为“\(name)”的卡片或概念"), at: index,
      hint: near.map { Localized(en: "did you mean \($0)?", zh: "你是不是想输入 \($0)？") }
        ?? Localized(en: "'experiments' lists them all", zh: "输入 experiments 查看全部"))
  }
}
