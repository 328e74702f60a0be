import CommandGrammar
import LabCore
import LabText

/// `lang [en|zh-Hans]`: the language of everything the lab says.
enum LangCommand: ShellCommand {
  static let spec = CommandSpec(
    "lang", group: .lab, summary: Localized(en: "show or change the language", zh: "查看或切换语言"),
    arguments: [ArgumentSpec("en|zh-Hans", .oneOf(Language.allCases.map(\.rawValue)), isOptional: true)], changes: .session,
    examples: [CommandExample("lang zh-Hans", Localized(en: "Simplified Chinese", zh: "简体中文"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    if let word = arguments[0] {
      guard let language = Language(localeName: word) else {
        throw arguments.diagnostic(
          Localized(en: "the lab does not speak '\(word)'", zh: "实验室不会说“\(word)”"), at: 0,
          hint: Localized(en: "one of en, zh-Hans", zh: "en、zh-Hans 之一"))
      }
      workbench.language = language
    }
    return Reply(
      output: StyledText(Localized(en: "The language is English (en).\n", zh: "当前语言是简体中文（zh-Hans）。\n").text(in: workbench.language)))
  }
}
