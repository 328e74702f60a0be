public import LabText

extension ArtifactView {
  private static let shortTitles: [Pane: String] = [
    Pane(.silgen): "SILGen", Pane(.sil): "SIL D", Pane(.sil, .optimized): "SIL O", Pane(.ir): "IR D",
    Pane(.ir, .optimized): "IR O", Pane(.assembly): "asm D", Pane(.assembly, .optimized): "asm O",
  ]

  /// What was counted in every function, stage by stage; D is Debug, O is Optimized.
  public func facts() -> StyledText {
    let table = FactTable(artifact)
    var text = head()
    text.append(
      say(
        "D = Debug, O = Optimized. A call of the runtime counts as a call and as what it does.\n",
        "D = 调试，O = 优化。对运行时的调用既算调用，也算它所做的事。\n"), .dim)
    for row in table.rows where row.isWritten {
      text.append("\n\(row.name.escapingUntrusted())\n", .heading)
      text += counts { row.counts[$0] }
    }
    let others = table.rows.count { !$0.isWritten }
    text.append(
      "\n"
        + say(
          "all \(table.rows.count) functions of the file (\(others) of them written by the compiler)\n",
          "文件的全部 \(table.rows.count) 个函数（其中 \(others) 个由编译器代写）\n"), .heading)
    return text + counts { table.total($0) }
  }

  private func counts(_ counts: (Pane) -> FactCounts?) -> StyledText {
    var table = Table(
      columns: [Table.Column("", minimumWidth: 10)]
        + Pane.shown.map { Table.Column(Self.shortTitles[$0] ?? $0.id, alignment: .trailing, minimumWidth: 5) })
    for kind in FactKind.allCases {
      let values = Pane.shown.map { counts($0)?[kind] }
      guard values.contains(where: { ($0 ?? 0) > 0 }) else { continue }
      table.rows.append(
        [StyledText(say(kind.title))]
          + values.map { value in
            StyledText(value.map { $0 == 0 ? "·" : "\($0)" } ?? "–", value ?? 0 > 0 ? .plain : .dim)
          })
    }
    return table.styled(width: width)
  }
}

extension Artifact {
  /// The counts as canonical JSON: the same compilation always gives the same bytes.
  ///
  /// Members: `schema`, `source`, `compiler`, `route`, `functions` with `name`, `symbol`, `line`, `written` and
  /// `counts` by pane; counts of 0 are left out.
  public var factsJSON: JSONValue {
    let functions = FactTable(self).rows.map { row -> JSONValue in
      var panes: [String: JSONValue] = [:]
      for (pane, counts) in row.counts {
        var members: [String: JSONValue] = [:]
        for kind in FactKind.allCases where counts[kind] != 0 { members[kind.rawValue] = .int(counts[kind]) }
        panes[pane.id] = .object(members)
      }
      return [
        "name": .string(row.name), "symbol": .string(row.symbol), "line": row.sourceLine.map(JSONValue.int) ?? .null,
        "written": .bool(row.isWritten), "counts": .object(panes),
      ]
    }
    return [
      "schema": "lab.compiler.facts/1", "source": .string(source.displayName), "compiler": .string(compilerVersion),
      "route": .string(route.label.en), "functions": .array(functions),
    ]
  }
}

extension Glossary {
  /// A word explained, with the places where it occurs in what was compiled last.
  ///
  /// - Throws: A `Diagnostic` with near words when the word is not in the dictionary.
  public func explain(
    _ word: String, in artifact: Artifact?, language: Language, width: Int
  ) throws(Diagnostic) -> StyledText {
    let entries = entries(for: word)
    guard !entries.isEmpty else {
      let near = suggestions(for: word)
      let shown = word.escapingUntrusted()
      throw Diagnostic(
        Localized(en: "the dictionary has no word “\(shown)”", zh: "词典里没有“\(shown)”"), source: word,
        hint: near.isEmpty
          ? Localized(en: "try witness_method, swift_retain or blr", zh: "试试 witness_method、swift_retain 或 blr")
          : Localized(en: "near: \(near.joined(separator: ", "))", zh: "相近的词：\(near.joined(separator: "、"))"))
    }
    var text = StyledText()
    for entry in entries {
      text.append(entry.name, .heading)
      text.append("  \(entry.field.title.text(in: language))\n", .dim)
      text += StyledText(entry.meaning.text(in: language)).wrapped(to: width) + "\n"
      if let detail = entry.detail {
        text += StyledText(detail.text(in: language)).wrapped(to: width) + "\n"
      }
      text.append("\n")
    }
    if let artifact, let name = entries.first?.name { text += places(of: name, in: artifact, language, width) }
    return text
  }

  private func places(of word: String, in artifact: Artifact, _ language: Language, _ width: Int) -> StyledText {
    let view = ArtifactView(artifact, language: language, width: width)
    let name = artifact.source.displayName.escapingUntrusted()
    var text = StyledText()
    for pane in Pane.shown {
      let found = artifact.occurrences(of: word, in: pane)
      guard !found.isEmpty else { continue }
      text.append("\(view.say(pane.title)): \(found.count)\n", .strong)
      for place in found.prefix(4) {
        text.append("  \(place.function.escapingUntrusted())\n", .dim)
        text.appendLine(view.code(place.line))
      }
      if found.count > 4 { text.append("  …\n", .dim) }
    }
    if text.isEmpty {
      return StyledText(view.say("It does not occur in \(name).\n", "\(name) 里没有出现它。\n"), .dim)
    }
    return StyledText(view.say("In \(name):\n", "在 \(name) 里：\n"), .heading) + text
  }
}
