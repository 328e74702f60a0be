import Catalog
import Inspection
import LabCore
import LabText

/// A card or concept laid out for reading in a terminal.
struct CardPage {
  let entry: CatalogEntry
  let language: Language
  let width: Int
  let registry: TypeRegistry
  let lessons: [Curriculum.Row]

  init(entry: CatalogEntry, workbench: isolated Workbench) {
    self.entry = entry
    language = workbench.language
    width = workbench.width
    registry = workbench.tables
    lessons = Curriculum.lessons.filter { $0.types.contains(entry.id) || $0.concepts.contains(entry.id) }
  }

  var text: StyledText {
    switch entry.content() {
    case .type(let card): page(card)
    case .concept(let card): page(card)
    }
  }

  private func say(_ en: String, _ zh: String) -> String { language == .english ? en : zh }

  private func page(_ card: TypeCard) -> StyledText {
    var page = StyledText(card.id, .heading)
    let parents = card.inheritance.isEmpty ? "" : " : " + card.inheritance.joined(separator: " : ")
    page.append("  \(card.kind.rawValue)\(parents)  (\(card.module.rawValue))\n", .dim)
    if !card.conformances.isEmpty { page.append(say("conforms to ", "遵循 ") + card.conformances.joined(separator: ", ") + "\n", .dim) }
    paragraph(&page, nil, card.purpose)
    paragraph(&page, say("Think of it as", "打个比方"), card.analogy)
    paragraph(&page, say("Made by", "由谁创建"), card.createdBy)
    paragraph(&page, say("Kept by", "由谁持有"), card.ownedBy)
    paragraph(&page, say("Goes away when", "何时释放"), card.releasedWhen)
    page.append(properties(card))
    page.append(methods(card))
    if !card.related.isEmpty {
      heading(&page, say("Related", "相关"))
      for link in card.related { item(&page, link.id, link.why.text(in: language)) }
    }
    ending(&page, card.misconception, card.question, card.debuggerCommands, card.sourceCue, card.compilerSample)
    if let limits = card.modelLimits { paragraph(&page, say("The model", "模型的边界"), limits) }
    footer(&page, card.documentation)
    return page
  }

  private func page(_ card: ConceptCard) -> StyledText {
    var page = StyledText(card.title.text(in: language), .heading)
    page.append("  \(card.id)\n", .dim)
    paragraph(&page, nil, card.definition)
    heading(&page, say("Example", "例子"))
    code(&page, card.example)
    if let wrong = card.counterexample {
      heading(&page, say("This does not compile", "下面这样不能编译"))
      code(&page, wrong.source)
      page.append("  error: \(wrong.diagnostic)\n", .failure)
    }
    if !card.related.isEmpty {
      heading(&page, say("Related", "相关"))
      for link in card.related { item(&page, link.id, link.why.text(in: language)) }
    }
    ending(&page, card.misconception, card.question, card.debuggerCommands, card.sourceCue, card.compilerSample)
    footer(&page, card.documentation)
    return page
  }

  private func properties(_ card: TypeCard) -> StyledText {
    guard !card.properties.isEmpty else { return StyledText() }
    var page = StyledText()
    heading(&page, say("Properties", "属性"))
    let facts = TypeFacts(card: card, registry: registry)
    for note in card.properties {
      let fact = facts.property(note.name)
      page.append("  \(note.name)", .code)
      page.append(": \(fact.type)  \(fact.access)", .dim)
      if let value = fact.defaultValue { page.append("  = \(value)", .dim) }
      page.append("\n")
      block(&page, note.observe.text(in: language), indent: "    ")
    }
    return page
  }

  private func methods(_ card: TypeCard) -> StyledText {
    guard !card.methods.isEmpty else { return StyledText() }
    var page = StyledText()
    heading(&page, say("Methods", "方法"))
    for note in card.methods {
      page.append("  \(note.name)\n", .code)
      row(&page, say("in", "输入"), note.input)
      row(&page, say("out", "输出"), note.output)
      row(&page, say("besides", "副作用"), note.sideEffect)
      row(&page, say("called by", "调用者"), note.caller)
      page.append("    \(say("breakpoint", "断点")): ", .dim)
      page.append(note.breakpoint + "\n", .code)
    }
    return page
  }

  private func ending(
    _ page: inout StyledText, _ misconception: Misconception, _ question: CardQuestion, _ commands: [String], _ cue: SourceCue,
    _ sample: String?
  ) {
    paragraph(&page, say("What beginners believe", "常见误解"), misconception.belief)
    paragraph(&page, say("What is true", "其实"), misconception.truth)
    heading(&page, say("See it", "亲眼看看"))
    for line in ["use \(entry.id)"] + misconception.tryIt { page.append("  \(line)\n", .code) }
    heading(&page, say("In the debugger", "在调试器里"))
    for line in commands { page.append("  \(line)\n", .code) }
    paragraph(&page, say("Ask yourself", "问问自己"), question.prompt)
    heading(&page, say("Where", "在哪里"))
    item(&page, cue.file, cue.symbol)
    if let sample { item(&page, "compile \(sample)", say("the same idea in SIL and ARM64", "同一个主题在 SIL 与 ARM64 里的样子")) }
  }

  private func footer(_ page: inout StyledText, _ documentation: [String]) {
    heading(&page, say("Read on", "延伸阅读"))
    page.append("  \(documentation.joined(separator: " · "))\n")
    if !lessons.isEmpty {
      let list = lessons.map { "\($0.number) \($0.slug)" }.joined(separator: ", ")
      page.append("  \(say("lessons", "课程")): \(list)\n", .dim)
    }
    page.append("  \(say("experiment", "实验")): \(entry.experiment) (\(entry.evidence.rawValue))\n", .dim)
  }

  private func heading(_ page: inout StyledText, _ text: String) { page.append("\n\(text)\n", .heading) }

  private func paragraph(_ page: inout StyledText, _ title: String?, _ text: Localized) {
    page.append("\n")
    if let title { page.append(title + "\n", .heading) }
    block(&page, text.text(in: language), indent: "  ")
  }

  private func row(_ page: inout StyledText, _ title: String, _ text: Localized) {
    block(&page, "\(title): \(text.text(in: language))", indent: "    ")
  }

  private func block(_ page: inout StyledText, _ text: String, indent: String) {
    page.append(StyledText(indent + text).wrapped(to: width, indent: indent))
    page.append("\n")
  }

  private func item(_ page: inout StyledText, _ name: String, _ text: String) {
    page.append("  \(name)", .code)
    page.append("  \(text)\n")
  }

  private func code(_ page: inout StyledText, _ source: String) {
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) { page.append("  \(line)\n", .code) }
  }
}
