import CommandGrammar
public import LabText

extension Handbook {
  /// The page docs/reference.md (or its Chinese sister): the program's options and every command.
  public func reference(in language: Language) -> String {
    let sister = language == .english ? "[中文](reference.zh-Hans.md)" : "[English](reference.md)"
    var page = Localized(en: "# Reference\n\n", zh: "# 参考手册\n\n").text(in: language)
    page += Localized(
      en: "Written by `make generate` from the same specifications that `help` shows. \(sister)\n\n",
      zh: "由 `make generate` 根据 `help` 所用的同一份说明生成。\(sister)\n\n"
    ).text(in: language)
    page += Localized(en: "## Starting the program\n\n", zh: "## 启动程序\n\n").text(in: language)
    page += "| | |\n|---|---|\n"
    for form in Usage.forms { page += row([code(form.line.text(in: language)), cell(form.note.text(in: language))]) }
    for flag in LaunchFlag.all { page += row([code(flag.usage(in: language)), cell(flag.summary.text(in: language))]) }
    page += "\n" + Usage.exitStatus.text(in: language) + "\n\n"
    page += Localized(
      en: "A command is found by its name, another name of it, or a beginning that only it has.\n",
      zh: "命令可以用名称、别名或唯一的开头部分来输入。\n"
    ).text(in: language)
    for group in CommandGroup.allCases { page += section(group, language) }
    return page
  }

  private func section(_ group: CommandGroup, _ language: Language) -> String {
    let members = table.specs.filter { $0.group == group }
    guard !members.isEmpty else { return "" }
    var page = "\n## \(group.title.text(in: language))\n"
    for spec in members {
      page += "\n### \(spec.name)\n\n```text\n\(spec.usage(in: language))\n```\n\n\(spec.summary.text(in: language))"
      page += spec.aliases.isEmpty ? "\n" : Localized(en: ". Also: ", zh: "。也可以写作：").text(in: language) + aliases(spec) + "\n"
      if let details = spec.details { page += "\n\(details.text(in: language))\n" }
      if !spec.options.isEmpty {
        page += "\n"
        for option in spec.options { page += "- `--\(option.name)` \(option.summary.text(in: language))\n" }
      }
      page += "\n"
      for example in spec.examples {
        page += "- \(code(example.line)): \(example.note.text(in: language))\(after(example, language))\n"
      }
    }
    return page
  }

  private func after(_ example: CommandExample, _ language: Language) -> String {
    guard !example.setup.isEmpty else { return "" }
    let lines = example.setup.map { code($0) }.joined(separator: ", ")
    return Localized(en: " (after \(lines))", zh: "（先执行 \(lines)）").text(in: language)
  }

  private func aliases(_ spec: CommandSpec) -> String { spec.aliases.map { code($0) }.joined(separator: ", ") }
  private func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }
  private func cell(_ text: String) -> String { text.replacing("|", with: "\\|").replacing("<", with: "&lt;") }
  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
