public import LabText

extension CommandTable {
  /// The page that `help` shows: every command by family, one line each.
  public func overview(in language: Language) -> StyledText {
    var page = StyledText()
    let width = (specs.map(\.name.count).max() ?? 0) + 2
    for group in CommandGroup.allCases {
      let members = specs.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      page.append(group.title.text(in: language), .heading)
      page.append("\n")
      for spec in members {
        page.append("  ")
        page.append(spec.name, .code)
        page.append(String(repeating: " ", count: width - spec.name.count))
        page.append(spec.summary.text(in: language) + "\n")
      }
    }
    page.append(
      Localized(
        en: "Type 'help WORD' for one command, with examples. Tab completes.\n",
        zh: "输入“help 命令”查看用法和例子；按 Tab 补全。\n"
      ).text(in: language), .dim)
    return page
  }

  /// The page of one command: usage, what it does, options, examples.
  public func page(for spec: CommandSpec, in language: Language) -> StyledText {
    var page = StyledText(spec.usage(in: language), .code)
    page.append("\n")
    page.append(spec.summary.text(in: language) + "\n")
    if !spec.aliases.isEmpty {
      page.append(Localized(en: "Also: ", zh: "也可以写作：").text(in: language), .dim)
      page.append(spec.aliases.joined(separator: ", ") + "\n", .code)
    }
    if let details = spec.details { page.append("\n" + details.text(in: language) + "\n") }
    if !spec.options.isEmpty {
      page.append("\n")
      for option in spec.options {
        page.append("  --\(option.name)", .code)
        page.append("  \(option.summary.text(in: language))\n")
      }
    }
    if !spec.examples.isEmpty { page.append("\n") }
    for example in spec.examples {
      page.append("  \(example.line)", .code)
      page.append("  \(example.note.text(in: language))\n", .dim)
    }
    return page
  }
}
