public import LabText

extension Artifact {
  /// One self-contained page with linked panes: pointing at a line of the source or of any stage lights up what belongs
  /// to it everywhere. It asks for nothing from outside and follows the reader's light or dark setting.
  public func html(language: Language) -> String {
    ArtifactPage(artifact: self, language: language).text
  }
}

/// The making of the page.
private struct ArtifactPage {
  let artifact: Artifact
  let language: Language

  private func say(_ en: String, _ zh: String) -> String { Localized(en: en, zh: zh).text(in: language) }
  private func say(_ text: Localized) -> String { text.text(in: language) }

  var text: String {
    let title =
      artifact.source.sample.flatMap(CompilerSample.named).map { say($0.title) }
      ?? artifact.source.displayName
    return """
      <!doctype html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'">
      <title>\(escaped(title)) · \(say("compiler microscope", "编译器显微镜"))</title>
      <style>\(PageParts.style)</style>
      </head>
      <body>
      <header>
      <h1>\(escaped(title))</h1>
      <p>\(escaped(artifact.compilerVersion)) · \(escaped(say(artifact.route.label)))</p>
      \(sample)</header>
      <main>
      \(source)
      \(facts)
      <section aria-labelledby="stages"><h2 id="stages">\(say("Stages", "各个阶段"))</h2>
      \(choices)
      <div class="panes">
      \(Pane.shown.map(pane).joined(separator: "\n"))
      </div></section>
      </main>
      <p id="status" role="status" aria-live="polite"></p>
      <script>
      const words = \(words);
      \(PageParts.script)
      </script>
      </body>
      </html>

      """
  }

  private var words: String {
    let value: JSONValue = [
      "line": .string(say("line", "第")), "after": .string(say("", "行")),
      "none": .string(say("nothing in the stages shown", "显示的阶段里没有对应内容")),
    ]
    // `</` can't occur: the words are the lab's own.
    return value.text()
  }

  private var sample: String {
    guard let sample = artifact.source.sample.flatMap(CompilerSample.named) else { return "" }
    return """
      <dl>
      <dt>\(say("Look first", "先看"))</dt><dd>\(prose(sample.first))</dd>
      <dt>\(say("Question", "问题"))</dt><dd>\(prose(sample.question))
      <details><summary>\(say("Answer", "答案"))</summary><p>\(prose(sample.answer))</p></details></dd>
      </dl>

      """
  }

  /// A sentence with its `code` in backquotes set as code.
  private func prose(_ text: Localized) -> String {
    say(text).components(separatedBy: "`").enumerated().map { index, part in
      index.isMultiple(of: 2) ? escaped(part) : "<code>\(escaped(part))</code>"
    }.joined()
  }

  // MARK: - Parts

  private var source: String {
    let lines = artifact.source.lines
    let rows = lines.enumerated().map { index, line in
      """
      <li><button type="button" data-l="\(index + 1)" aria-pressed="false"><span class="n" aria-hidden="true">\
      \(index + 1)</span><code>\(line.isEmpty ? "&#8203;" : escaped(line))</code></button></li>
      """
    }
    return """
      <section aria-labelledby="source"><h2 id="source">\(say("Source", "源码"))</h2>
      <p class="hint">\(say(
        "Point at a line, or choose it with Tab and Enter to keep it.", "指向一行即可；用 Tab 和回车选中则保持高亮。"))</p>
      <ol class="code">\(rows.joined())</ol></section>
      """
  }

  private var facts: String {
    let table = FactTable(artifact)
    let kinds: [FactKind] = [
      .witnessLookups, .classLookups, .retains, .releases, .heapAllocations, .accesses,
    ]
    let machine: [FactKind] = [.directCalls, .indirectCalls, .tailCalls, .branches, .loads, .stores, .instructions]
    func cell(_ row: FactTable.Row, _ stage: Stage, _ kind: FactKind) -> String {
      func count(_ mode: BuildMode) -> String { row.counts[Pane(stage, mode)].map { "\($0[kind])" } ?? "–" }
      return "<td>\(count(.debug))→\(count(.optimized))</td>"
    }
    let head = (kinds + machine).map { "<th scope=\"col\">\(say($0.title))</th>" }.joined()
    let rows = table.rows.filter(\.isWritten).map { row in
      let cells = kinds.map { cell(row, .sil, $0) } + machine.map { cell(row, .assembly, $0) }
      let why = artifact.explanation(of: row.symbol).map { "<p>\(escaped(say($0)))</p>" } ?? ""
      return "<tr><th scope=\"row\"><code>\(escaped(row.name))</code>\(why)</th>\(cells.joined())</tr>"
    }
    return """
      <section aria-labelledby="facts"><h2 id="facts">\(say("What the optimizer did", "优化器做了什么"))</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="facts"><table>
      <caption>\(say(
        "Debug→Optimized; the first six columns count SIL, the others machine code",
        "调试→优化；前六列数的是 SIL，其余是机器代码"))</caption>
      <thead><tr><th scope="col">\(say("function", "函数"))</th>\(head)</tr></thead>
      <tbody>\(rows.joined())</tbody></table></div></section>
      """
  }

  private var choices: String {
    let initial = [Pane(.sil), Pane(.assembly, .optimized)]
    let boxes = Pane.shown.map { pane in
      """
      <label><input type="checkbox" data-pane="\(pane.id)"\(initial.contains(pane) ? " checked" : "")> \
      \(say(pane.title))</label>
      """
    }
    return """
      <fieldset><legend>\(say("Show", "显示"))</legend>\(boxes.joined(separator: "\n"))</fieldset>
      """
  }

  private func pane(_ pane: Pane) -> String {
    let functions = artifact.reading(pane).functions.filter { $0.kind == .written }
    let hidden = artifact.reading(pane).functions.count - functions.count
    let code = functions.map { function in
      "<ol class=\"code\">" + function.lines.filter { !$0.isRemark }.map(row).joined() + "</ol>"
    }
    return """
      <article id="pane-\(pane.id)" aria-labelledby="title-\(pane.id)">
      <h3 id="title-\(pane.id)">\(say(pane.title))</h3>
      <p class="label">\(escaped(say(artifact.route.label)))</p>
      <details><summary>\(say("Command", "命令"))</summary><pre class="command" tabindex="0">\
      \(escaped(artifact.command(pane)))</pre></details>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="title-\(pane.id)">\(code.joined())</div>
      <p class="hint">\(say("\(hidden) other functions are not shown", "另有 \(hidden) 个函数未显示"))</p>
      </article>
      """
  }

  private func row(_ line: CodeLine) -> String {
    var lines = ""
    var mark = ""
    switch line.origin {
    case .source(let own, let inlined):
      lines = " data-l=\"\(own)\(inlined.map { " \($0)" } ?? "")\""
      mark = inlined.map { "\(own)‹\($0)" } ?? "\(own)"
    case .compilerMade: mark = "·"
    case .unknown: break
    }
    return "<li\(lines)><span class=\"n\">\(mark)</span><code>\(coloured(line))</code></li>"
  }

  private func coloured(_ line: CodeLine) -> String {
    guard let operation = line.operation, let range = line.text.firstRange(of: operation),
      let meaning = Self.glossary.entries(for: operation).first
    else { return escaped(line.text) }
    let tip = escaped(say(meaning.meaning))
    return escaped(String(line.text[..<range.lowerBound])) + "<abbr title=\"\(tip)\">\(escaped(operation))</abbr>"
      + escaped(String(line.text[range.upperBound...]))
  }

  private static let glossary = Glossary()

  private func escaped(_ text: String) -> String {
    text.escapingUntrusted(keepingNewlines: true).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
