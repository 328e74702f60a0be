public import LabText

extension ArtifactView {
  /// The source, what each stage did with every function, what vanished and why, and where to look next.
  public func overview() -> StyledText {
    var text = head() + "\n" + source() + "\n"
    let table = FactTable(artifact)
    let written = table.rows.filter(\.isWritten)
    if written.isEmpty {
      text.append(say("The compiler made no function of this file.\n", "编译器没有从这个文件生成任何函数。\n"), .warning)
      return text
    }
    text += changes(written)
    text += hidden(Pane(.sil))
    text.append("\n")
    for row in written where isTelling(row) || written.count <= 3 {
      guard let sentence = artifact.explanation(of: row.symbol) else { continue }
      var line = StyledText(row.name.escapingUntrusted() + say(": ", "："), .strong)
      line.append(say(sentence).escapingUntrusted())
      text += line.wrapped(to: width, indent: "  ") + "\n"
    }
    text += lesson()
    text += StyledText(nextSteps(), .dim).wrapped(to: width) + "\n"
    if !artifact.warnings.isEmpty {
      text.append("\n" + artifact.warnings.escapingUntrusted(keepingNewlines: true), .warning)
    }
    return text
  }

  private struct Summary {
    var title: Localized
    var stage: Stage
    var kinds: [FactKind]
  }

  private static let summaries = [
    Summary(title: Localized(en: "lookups", zh: "查表"), stage: .sil, kinds: [.witnessLookups, .classLookups]),
    Summary(title: Localized(en: "owners", zh: "持有"), stage: .sil, kinds: [.retains, .releases]),
    Summary(title: Localized(en: "heap", zh: "堆"), stage: .sil, kinds: [.heapAllocations]),
    Summary(title: Localized(en: "checks", zh: "访问检查"), stage: .sil, kinds: [.accesses]),
    Summary(
      title: Localized(en: "calls", zh: "调用"), stage: .assembly, kinds: [.directCalls, .indirectCalls, .tailCalls]),
    Summary(title: Localized(en: "jumps", zh: "分支"), stage: .assembly, kinds: [.branches]),
    Summary(title: Localized(en: "memory", zh: "访存"), stage: .assembly, kinds: [.loads, .stores]),
    Summary(title: Localized(en: "all", zh: "总数"), stage: .assembly, kinds: [.instructions]),
  ]

  /// Debug → Optimized for every function: lookups, owners, heap and accesses in SIL, the rest in machine code.
  private func changes(_ rows: [FactTable.Row]) -> StyledText {
    let caption = StyledText(
      say(
        "Debug→Optimized. In SIL: lookups of a function, owners counted, heap boxes, access checks. In machine code: the rest.",
        "调试→优化。SIL 里数：查表、持有计数、堆分配、访问检查；其余列数的是机器代码。"), .dim)
    var table = Table(
      columns: [Table.Column(say("function", "函数"), minimumWidth: 18)]
        + Self.summaries.map { Table.Column(say($0.title), alignment: .trailing, minimumWidth: 5) })
    for row in rows {
      var cells = [StyledText(row.name.escapingUntrusted())]
      for summary in Self.summaries {
        let before = count(row, Pane(summary.stage), summary)
        let after = count(row, Pane(summary.stage, .optimized), summary)
        let cell = "\(before.map(String.init) ?? "–")→\(after.map(String.init) ?? "–")"
        let style: TextStyle = before == after ? .dim : (after ?? 0) < (before ?? 0) ? .success : .warning
        cells.append(StyledText(cell, before == 0 && after == 0 ? .dim : style))
      }
      table.rows.append(cells)
    }
    return caption.wrapped(to: width) + "\n" + table.styled(width: width)
  }

  /// Whether a function has more to tell than that values moved into registers.
  private func isTelling(_ row: FactTable.Row) -> Bool {
    guard let counts = row.counts[Pane(.sil)], row.counts[Pane(.sil, .optimized)] != nil else {
      return row.counts[Pane(.sil)] != nil
    }
    let kinds: [FactKind] = [
      .witnessLookups, .classLookups, .directCalls, .indirectCalls, .retains, .releases, .heapAllocations, .closures,
      .branches,
    ]
    return kinds.contains { counts[$0] > 0 }
  }

  private func count(_ row: FactTable.Row, _ pane: Pane, _ summary: Summary) -> Int? {
    row.counts[pane].map { counts in summary.kinds.reduce(0) { $0 + counts[$1] } }
  }

  private func lesson() -> StyledText {
    guard let sample = artifact.source.sample.flatMap(CompilerSample.named) else { return StyledText("\n") }
    var text = StyledText("\n")
    for (title, sentence) in [
      (Localized(en: "Start here: ", zh: "从这里看起："), sample.first), (Localized(en: "Question: ", zh: "问题："), sample.question),
    ] {
      text += (StyledText(say(title), .strong) + StyledText(say(sentence))).wrapped(to: width, indent: "  ") + "\n"
    }
    return text + "\n"
  }

  private func nextSteps() -> String {
    let name = artifact.source.sample ?? artifact.source.displayName.escapingUntrusted()
    let line = artifact.writtenFunctions.first?.sourceLine ?? 1
    return say(
      "next: compile \(name) --stage sil · --line \(line) · --diff debug optimized · --facts · explain witness_method",
      "接着试：compile \(name) --stage sil · --line \(line) · --diff debug optimized · --facts · explain witness_method")
  }
}
