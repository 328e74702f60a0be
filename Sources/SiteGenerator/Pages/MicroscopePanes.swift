import CompilerLab
import LabText

/// The parts of a sample's page that show compiler output.
struct MicroscopePanes {
  let say: Wording
  let record: MicroscopeRecord
  private let dictionary = Glossary()

  init(say: Wording, record: MicroscopeRecord) {
    self.say = say
    self.record = record
  }

  // MARK: Source and stages

  var stages: HTML {
    let initial = ["sil", "arm64-optimized"]
    let boxes = record.stages.map { stage -> HTML in
      let checked: HTML = initial.contains(stage.id) ? " checked" : .none
      return "<label><input type=\"checkbox\" data-pane=\"pane-\(stage.id)\"\(checked)> \(title(stage.id))</label>"
    }
    return """
      <section aria-labelledby="stages"><h2 id="stages">\(say("One file, every stage", "一个文件，所有阶段"))</h2>
      <p class="help">\(say(
        "Point at a line to see what belongs to it everywhere; press Enter on a source line to keep it. Underlined words explain themselves.",
        "指向一行，就能看到各处与它对应的内容；在源码行上按回车可以固定。带下划线的词会自己解释。"))</p>
      <fieldset class="boxes"><legend>\(say("Show", "显示"))</legend>\(boxes)</fieldset>
      <div class="bench">
      \(source)
      <div class="panes">\(record.stages.map(pane))</div>
      </div></section>
      """
  }

  private var source: HTML {
    let lines = CompilerSource(displayName: record.sample, text: record.source).lines
    let rows = lines.enumerated().map { index, line -> HTML in
      let text: HTML = line.isEmpty ? "&#8203;" : .text(line)
      return
        "<li><button type=\"button\" data-l=\"\(index + 1)\" aria-pressed=\"false\"><span class=\"n\">\(index + 1)</span><code>\(text)</code></button></li>"
    }
    return """
      <div class="source"><h3 id="source">\(say("Source", "源码"))</h3>
      <div class="scroll" role="group" aria-labelledby="source" tabindex="0"><ol class="listing">\(rows)</ol></div></div>
      """
  }

  private func title(_ id: String) -> String { Pane(named: id).map { say($0.title) } ?? id }

  private func pane(_ stage: MicroscopeRecord.Stage) -> HTML {
    var met: Set<String> = []
    let code = stage.functions.map { function -> HTML in
      let rows = function.lines.map { row($0, in: stage.id, met: &met) }
      return "<ol class=\"listing\">\(rows)</ol>"
    }
    return """
      <article class="pane" id="pane-\(stage.id)" data-title="\(title(stage.id))" aria-labelledby="title-\(stage.id)">
      <h3 id="title-\(stage.id)">\(title(stage.id))</h3>
      <div class="scroll" tabindex="0" role="group" aria-labelledby="title-\(stage.id)">\(code)</div>
      <p class="hidden">\(say("\(stage.hiddenCount) functions that the compiler added are not shown.", "另有 \(stage.hiddenCount) 个编译器添加的函数没有显示。"))</p>
      <details class="command"><summary>\(say("Command", "命令"))</summary>\(Code.block(stage.command, label: say("command", "命令"), kind: "wrap"))</details>
      </article>

      """
  }

  private func row(_ line: MicroscopeRecord.Line, in pane: String, met: inout Set<String>) -> HTML {
    var link = HTML.none
    var mark = line.isMade == true ? "·" : ""
    if let own = line.own {
      link = " data-l=\"\(own)\(line.inlined.map { " \($0)" } ?? "")\""
      mark = line.inlined.map { "\(own)‹\($0)" } ?? "\(own)"
    }
    let head: HTML = line.operation == nil && line.own == nil ? " class=\"head\"" : .none
    return "<li\(head)\(link)><span class=\"n\">\(mark)</span><code>\(words(line, in: pane, met: &met))</code></li>"
  }

  /// The line with its instruction explained. The first of each kind in a pane can be reached by keyboard.
  private func words(_ line: MicroscopeRecord.Line, in pane: String, met: inout Set<String>) -> HTML {
    guard let operation = line.operation, let range = line.text.firstRange(of: operation), let entry = entry(operation, in: pane) else {
      return .text(line.text)
    }
    let key = Self.key(entry)
    let isFirst = met.insert(key).inserted
    let focus: HTML = isFirst ? " tabindex=\"0\" role=\"term\"" : .none
    return """
      \(line.text[..<range.lowerBound])<span class="w" data-w="\(key)"\(focus)>\(operation)</span>\(line.text[range.upperBound...])
      """
  }

  private func entry(_ word: String, in pane: String) -> GlossaryEntry? {
    let fields: [GlossaryEntry.Field] =
      pane.hasPrefix("sil") ? [.sil, .notation] : pane.hasPrefix("ir") ? [.llvm] : [.arm64]
    let found = dictionary.entries(for: word)
    return found.first { fields.contains($0.field) }
  }

  private static func key(_ entry: GlossaryEntry) -> String { "\(entry.field.rawValue):\(entry.name)" }

  // MARK: Debug and optimized

  var changes: HTML {
    let panes = ["sil", "ir", "arm64"].map { pane -> HTML in
      let functions = record.differences.filter { $0.pane == pane }.map(change)
      let open: HTML = pane == "arm64" ? " open" : .none
      return "<details class=\"change\"\(open)><summary>\(Pane(named: pane).map { say(plain($0)) } ?? pane)</summary>\(functions)</details>"
    }
    return """
      <section aria-labelledby="changes"><h2 id="changes">\(say("Debug beside optimized", "调试与优化的差别"))</h2>
      <p class="help">\(say("− what the optimizer took away, + what it wrote in its place. Numbers of values and labels are left out of the comparison.", "− 是优化器去掉的，+ 是它换上的。值与标签的编号不参与比较。"))</p>
      \(panes)</section>
      """
  }

  private func plain(_ pane: Pane) -> Localized {
    switch pane.stage {
    case .assembly: Localized(en: "Machine code", zh: "机器代码")
    case .ir: Localized(en: "LLVM IR", zh: "LLVM IR")
    default: Localized(en: "SIL", zh: "SIL")
    }
  }

  private func change(_ difference: MicroscopeRecord.Difference) -> HTML {
    let old = record.stage(difference.pane)?.functions.first { $0.name == difference.name }?.lines ?? []
    let new = record.stage(difference.pane + "-optimized")?.functions.first { $0.name == difference.name }?.lines ?? []
    var rows: [HTML] = []
    var (from, to) = (0, 0)
    for side in difference.sides {
      switch side {
      case "-" where from < old.count:
        rows.append("<li class=\"old\"><span class=\"n\">−</span><code><del>\(old[from].text)</del></code></li>")
        from += 1
      case "+" where to < new.count:
        rows.append("<li class=\"new\"><span class=\"n\">+</span><code><ins>\(new[to].text)</ins></code></li>")
        to += 1
      case "=" where to < new.count:
        rows.append("<li><span class=\"n\"></span><code>\(new[to].text)</code></li>")
        from += 1
        to += 1
      default: break
      }
    }
    let count = (difference.sides.count { $0 == "-" }, difference.sides.count { $0 == "+" })
    return """
      <h3>\(difference.name) <span class="meta">−\(count.0) +\(count.1)</span></h3>
      <div class="scroll" tabindex="0" role="group" aria-label="\(difference.name)"><ol class="listing">\(rows)</ol></div>
      """
  }

  // MARK: Counts and words

  private static let counted: [(FactKind, String)] = [
    (.witnessLookups, "sil"), (.classLookups, "sil"), (.retains, "sil"), (.releases, "sil"), (.heapAllocations, "sil"), (.accesses, "sil"),
    (.directCalls, "arm64"), (.indirectCalls, "arm64"), (.branches, "arm64"), (.loads, "arm64"), (.stores, "arm64"),
    (.instructions, "arm64"),
  ]

  var facts: HTML {
    let kinds = Self.counted.filter { kind, pane in
      record.facts.contains { fact in [pane, pane + "-optimized"].contains { (fact.counts[$0]?[kind.rawValue] ?? 0) > 0 } }
    }
    let head = kinds.map { "<th scope=\"col\">\(say($0.0.title))</th>" as HTML }
    let rows = record.facts.map { fact -> HTML in
      let cells = kinds.map { kind, pane -> HTML in
        let old = fact.counts[pane].map { "\($0[kind.rawValue] ?? 0)" } ?? "–"
        let new = fact.counts[pane + "-optimized"].map { "\($0[kind.rawValue] ?? 0)" } ?? "–"
        return old == new ? "<td class=\"same\">\(new)</td>" : "<td>\(old)<span class=\"arrow\"> → </span><b>\(new)</b></td>"
      }
      return "<tr><th scope=\"row\"><code>\(fact.name)</code></th>\(cells)</tr>"
    }
    let reasons = record.facts.compactMap { fact in
      fact.explanation.map { "<li><code>\(fact.name)</code> \(say.prose($0))</li>" as HTML }
    }
    return """
      <section aria-labelledby="facts"><h2 id="facts">\(say("What was counted", "各项计数"))</h2>
      <div class="scroll" tabindex="0" role="group" aria-labelledby="facts"><table class="counts">
      <caption>\(say("Debug → optimized. Lookups, owners, allocations and accesses are counted in SIL, the rest in machine code.", "调试 → 优化。查找、持有、分配与访问数的是 SIL，其余是机器代码。"))</caption>
      <thead><tr><th scope="col">\(say("function", "函数"))</th>\(head)</tr></thead><tbody>\(rows)</tbody></table></div>
      <ul class="reasons">\(reasons)</ul></section>
      """
  }

  var glossary: HTML {
    var seen: Set<String> = []
    var entries: [GlossaryEntry] = []
    for stage in record.stages {
      for line in stage.functions.flatMap(\.lines) {
        guard let operation = line.operation, let entry = entry(operation, in: stage.id), seen.insert(Self.key(entry)).inserted else {
          continue
        }
        entries.append(entry)
      }
    }
    let groups = [GlossaryEntry.Field.sil, .notation, .llvm, .arm64].compactMap { field -> HTML? in
      let own = entries.filter { $0.field == field }.sorted { $0.name < $1.name }
      guard !own.isEmpty else { return nil }
      let rows = own.map { entry -> HTML in
        let detail: HTML = entry.detail.map { " \(say.prose($0))" } ?? .none
        return
          "<dt data-word=\"\(Self.key(entry))\" data-name=\"\(entry.name)\"><code>\(entry.name)</code></dt><dd>\(say.prose(entry.meaning))\(detail)</dd>"
      }
      return "<h3>\(say(field.title))</h3><dl>\(rows)</dl>"
    }
    return """
      <section class="glossary" aria-labelledby="glossary"><h2 id="glossary">\(say("Words on this page", "本页用到的词"))</h2>
      <p class="help">\(say.prose("In the shell: `explain ref_element_addr`.", "在命令行里：`explain ref_element_addr`。"))</p>
      <details><summary>\(say("\(entries.count) words with their meanings", "\(entries.count) 个词及含义"))</summary>\(groups)</details></section>
      """
  }
}
