import Catalog
import CommandGrammar
import LabCore
import LabText

/// `card TYPE`: what a learner should know of a type.
enum CardCommand: ShellCommand {
  static let spec = CommandSpec(
    "card", group: .learn, summary: Localized(en: "read the card of a type", zh: "阅读一个类型的卡片"),
    arguments: [ArgumentSpec("TYPE", .live(.subjects))],
    examples: [CommandExample("card UIView", Localized(en: "purpose, owners, properties, methods", zh: "用途、归属、属性和方法"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let entry = try workbench.entry(arguments[0] ?? "", arguments)
    return Reply(output: CardPage(entry: entry, workbench: workbench).text)
  }
}

/// `concept ID`: what a learner should know of an idea.
enum ConceptCommand: ShellCommand {
  static let spec = CommandSpec(
    "concept", group: .learn, summary: Localized(en: "read about an idea of the language or UIKit", zh: "阅读一个语言或 UIKit 概念"),
    arguments: [ArgumentSpec("ID", .live(.subjects))],
    examples: [CommandExample("concept value-reference", Localized(en: "definition, example, misconception", zh: "定义、例子、误解"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let entry = try workbench.entry(arguments[0] ?? "", arguments)
    return Reply(output: CardPage(entry: entry, workbench: workbench).text)
  }
}
