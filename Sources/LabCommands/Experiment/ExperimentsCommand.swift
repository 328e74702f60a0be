import Lessons
import Catalog
import CommandGrammar
import LabCore
import LabText

/// `experiments`: the list of everything that can be opened and run.
enum ExperimentsCommand: ShellCommand {
  static let spec = CommandSpec(
    "experiments", group: .experiment,
    summary: Localized(en: "list every experiment and whether it was run", zh: "列出全部实验，以及是否做过"),
    examples: [CommandExample("experiments", Localized(en: "by module", zh: "按模块列出"))])

  static let wrapsOutput = true

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    let language = workbench.language
    var page = StyledText()
    for (title, entries) in groups(workbench.catalog) where !entries.isEmpty {
      page.append(title.text(in: language) + "\n", .heading)
      let names = entries.map { entry in
        (workbench.progress.progress.operated[entry.experiment] != nil ? "✓ " : "  ") + entry.id
      }
      page.append(columns(names, width: workbench.width))
    }
    return Reply(output: page)
  }

  private static func groups(_ catalog: CatalogIndex) -> [(Localized, [CatalogEntry])] {
    func module(_ entry: CatalogEntry) -> CatalogModule? {
      if case .type(let card) = entry.content() { return card.module }
      return nil
    }
    let modules = CatalogModule.allCases.map { wanted in
      (Localized(same: wanted.rawValue), catalog.entries.filter { module($0) == wanted })
    }
    return modules + [(Localized(en: "Concepts", zh: "概念"), catalog.entries.filter(\.isConcept))]
  }

  private static func columns(_ names: [String], width: Int) -> String {
    let cell = (names.map { $0.displayWidth }.max() ?? 0) + 2
    let perRow = max(1, (width - 2) / cell)
    var text = ""
    for (index, name) in names.enumerated() {
      let isLast = index % perRow == perRow - 1 || index == names.count - 1
      text += "  " + (isLast ? name + "\n" : name.padded(to: cell - 2))
    }
    return text
  }
}
