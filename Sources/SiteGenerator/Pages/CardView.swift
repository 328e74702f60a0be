import Catalog
import LabText
import Lessons

/// One card or concept on the explorer's page. `data-field` names the member of the catalog that an element shows.
struct CardView {
  let say: Wording
  let entry: CatalogEntry
  let export: CatalogExport
  let lessons: [LessonDocument]

  /// The fields that a comparison shows, in order.
  static func comparedFields(_ say: Wording) -> [(String, String)] {
    [
      ("kind", say("kind", "种类")), ("purpose", say("what it is", "是什么")), ("analogy", say("think of it as", "打个比方")),
      ("createdBy", say("made by", "由谁创建")), ("ownedBy", say("kept by", "由谁持有")), ("releasedWhen", say("goes away when", "何时释放")),
      ("properties", say("properties", "属性")), ("methods", say("methods", "方法")), ("belief", say("what beginners believe", "常见误解")),
      ("truth", say("what is true", "其实")), ("related", say("related", "相关")),
    ]
  }

  var html: HTML {
    switch entry.content() {
    case .type(let card): type(card)
    case .concept(let card): concept(card)
    }
  }

  private var ownLessons: [LessonDocument] { lessons.filter { $0.types.contains(entry.id) || $0.concepts.contains(entry.id) } }

  // MARK: The two kinds

  private func type(_ card: TypeCard) -> HTML {
    let parents = card.inheritance.isEmpty ? "" : " : " + card.inheritance.joined(separator: " : ")
    let declaration = "\(card.kind.rawValue) \(card.id)\(parents)"
    let conforms: HTML =
      card.conformances.isEmpty
      ? .none
      : "<p class=\"conforms\">\(say("conforms to", "遵循")) <span data-field=\"conformances\">\(card.conformances.joined(separator: ", "))</span></p>"
    return frame(
      name: card.id, module: card.module.rawValue, kind: card.kind.rawValue, line: card.purpose,
      body: """
        <div data-compare="kind" class="kind"><code>\(declaration)</code>\(conforms)</div>
        \(block("purpose", say("What it is for", "用途"), card.purpose))
        \(block("analogy", say("Think of it as", "打个比方"), card.analogy))
        <div class="life">
        \(block("createdBy", say("Made by", "由谁创建"), card.createdBy))
        \(block("ownedBy", say("Kept by", "由谁持有"), card.ownedBy))
        \(block("releasedWhen", say("Goes away when", "何时释放"), card.releasedWhen))
        </div>
        \(properties(card))
        \(methods(card))
        \(ending(card.misconception, card.question, card.related, card.debuggerCommands))
        \(card.modelLimits.map { block("modelLimits", say("What the model leaves out", "模型没有做的"), $0) } ?? .none)
        \(sources(card.sourceCue, card.compilerSample, card.documentation))
        """)
  }

  private func concept(_ card: ConceptCard) -> HTML {
    var wrong = HTML.none
    if let counterexample = card.counterexample {
      wrong = """
        <div class="part"><h3>\(say("This does not compile", "下面这样不能编译"))</h3>\(Code.block(counterexample.source, label: say("code that does not compile", "不能编译的代码"), kind: "bad"))\
        <p class="diagnostic"><code>error: \(counterexample.diagnostic)</code></p></div>
        """
    }
    return frame(
      name: say(card.title), module: "concept", kind: "concept", line: card.definition,
      body: """
        <div data-compare="kind" class="kind"><code>\(card.id)</code></div>
        \(block("purpose", say("What it is", "是什么"), card.definition, field: "definition"))
        <div class="part"><h3>\(say("Example", "例子"))</h3>\(Code.block(card.example, label: say("example", "例子")))</div>
        \(wrong)
        \(ending(card.misconception, card.question, card.related, card.debuggerCommands))
        \(sources(card.sourceCue, card.compilerSample, card.documentation))
        """)
  }

  private func frame(name: String, module: String, kind: String, line: Localized, body: HTML) -> HTML {
    let numbers = ownLessons.map(\.slug).joined(separator: " ")
    let title = module == "concept" ? say("concept", "概念") : module
    return """
      <details class="entry" id="\(entry.id)" data-name="\(name)" data-module="\(module)" data-kind="\(kind)" data-evidence="\(entry.evidence.rawValue)" data-lesson="\(numbers)">
      <summary><span class="title"><strong class="name">\(name)</strong> <span class="meta"><span class="module">\(title)</span>\(module == "concept" ? .none : " <span class=\"kindword\">\(kind)</span>" as HTML)</span></span>\
      <span class="first">\(firstSentence(say(line)))</span><span class="why" hidden></span></summary>
      <div class="card">
      <div class="cardtools">\(Marks(say: say).evidence(entry.evidence.rawValue)) <button type="button" class="choose" aria-pressed="false">\(say("Compare", "比较"))<span class="unseen"> \(name)</span></button></div>
      \(body)
      </div></details>

      """
  }

  /// The first sentence, for the list.
  private func firstSentence(_ text: String) -> HTML {
    var end = text.endIndex
    for index in text.indices {
      let next = text.index(after: index)
      if "。！？".contains(text[index]) || (".!?".contains(text[index]) && (next == text.endIndex || text[next] == " ")) {
        end = next
        break
      }
    }
    let part = String(text[..<end])
    return Wording.prose(part.count { $0 == "`" } % 2 == 0 ? part : text)
  }

  // MARK: Parts

  private func block(_ name: String, _ title: String, _ text: Localized, field: String? = nil) -> HTML {
    "<div class=\"part\"><h3>\(title)</h3><p data-compare=\"\(name)\" data-field=\"\(field ?? name)\">\(say.prose(text))</p></div>"
  }

  private func properties(_ card: TypeCard) -> HTML {
    let rows = export.facts(of: card, entry).properties.map { row -> HTML in
      let fact = row.fact
      let value: HTML = fact.defaultValue.map { " <span class=\"default\">= <code data-field=\"default\">\($0)</code></span>" } ?? .none
      let values: HTML = fact.values.isEmpty ? .none : " <span class=\"values\" data-field=\"values\">\(fact.values)</span>"
      return """
        <div class="row" data-property="\(fact.name)"><dt><code><b data-field="name">\(fact.name)</b>: <span data-field="type">\(fact.type)</span></code> \
        <span class="access" data-field="access">\(fact.access)</span>\(value)\(values)</dt><dd data-field="observe">\(say.prose(row.observe))</dd></div>
        """
    }
    guard !rows.isEmpty else { return .none }
    return "<div class=\"part\"><h3>\(say("Properties", "属性"))</h3><dl class=\"rows\" data-compare=\"properties\">\(rows)</dl></div>"
  }

  private func methods(_ card: TypeCard) -> HTML {
    let rows = export.facts(of: card, entry).methods.map { row -> HTML in
      let note = row.note
      let parts: [(String, String, Localized)] = [
        ("input", say("in", "输入"), note.input), ("output", say("out", "输出"), note.output),
        ("sideEffect", say("besides", "副作用"), note.sideEffect), ("caller", say("called by", "谁来调用"), note.caller),
      ]
      let items = parts.map { "<dt>\($0.1)</dt><dd data-field=\"\($0.0)\">\(say.prose($0.2))</dd>" as HTML }
      return """
        <li data-method="\(note.name)"><code class="declaration" data-field="declaration">\(row.declaration)</code>
        <dl class="facts">\(items)<dt>\(say("breakpoint", "断点"))</dt><dd><code data-field="breakpoint">\(note.breakpoint)</code></dd></dl></li>
        """
    }
    guard !rows.isEmpty else { return .none }
    return "<div class=\"part\"><h3>\(say("Methods", "方法"))</h3><ul class=\"methods\" data-compare=\"methods\">\(rows)</ul></div>"
  }

  private func ending(_ misconception: Misconception, _ question: CardQuestion, _ related: [Related], _ commands: [String]) -> HTML {
    let links = related.map { "<li><a href=\"#\($0.id)\">\($0.id)</a> <span>\(say.prose($0.why))</span></li>" as HTML }
    let tries = (["use \(entry.id)"] + misconception.tryIt).map { Code.line($0, say) }
    let lines = commands.map { Code.line($0, say) }
    return """
      <div class="part mistaken">
      <h3>\(say("What beginners believe", "常见误解"))</h3><p class="belief" data-compare="belief" data-field="belief">\(say.prose(misconception.belief))</p>
      <h3>\(say("What is true", "其实"))</h3><p data-compare="truth" data-field="truth">\(say.prose(misconception.truth))</p>
      <h3>\(say("See it", "亲眼看看"))</h3><div class="lines" data-field="tryIt">\(tries)</div>
      </div>
      <div class="part"><h3>\(say("In the debugger", "在调试器里"))</h3><div class="lines" data-field="debuggerCommands">\(lines)</div></div>
      <div class="part"><h3>\(say("Ask yourself", "问问自己"))</h3><p data-field="prompt">\(say.prose(question.prompt))</p>
      <details class="answer"><summary>\(say("Answer", "答案"))</summary><p data-field="answer">\(say.prose(question.answer))</p></details></div>
      <div class="part"><h3>\(say("Related", "相关"))</h3><ul class="related" data-compare="related">\(links)</ul></div>
      """
  }

  private func sources(_ cue: SourceCue, _ sample: String?, _ documentation: [String]) -> HTML {
    let lessonLinks = ownLessons.map { "<a href=\"\(LessonPages.file($0))\">\($0.number) \(say($0.title))</a>" as HTML }
    var rows: [HTML] = []
    if !lessonLinks.isEmpty { rows.append("<dt>\(say("lessons", "课程"))</dt><dd>\(HTML.join(lessonLinks, " · "))</dd>") }
    rows.append(
      "<dt>\(say("in this project", "在本项目中"))</dt><dd><code data-field=\"file\">\(cue.file)</code> <code data-field=\"symbol\">\(cue.symbol)</code></dd>"
    )
    if let sample { rows.append("<dt>\(say("compiler", "编译器"))</dt><dd><a href=\"compiler-\(sample).html\">compile \(sample)</a></dd>") }
    rows.append(
      "<dt>\(say("public documentation", "公开文档"))</dt><dd data-field=\"documentation\">\(documentation.joined(separator: " · "))</dd>")
    rows.append("<dt>\(say("experiment", "实验"))</dt><dd><code data-field=\"experiment\">\(entry.experiment)</code></dd>")
    return "<div class=\"part\"><h3>\(say("Where to go on", "接着看"))</h3><dl class=\"facts\">\(rows)</dl></div>"
  }
}
