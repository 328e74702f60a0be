public import LabText

extension ArtifactView {
  /// One pane: the functions with statements of the file, or the whole text as the compiler wrote it.
  public func stage(_ pane: Pane, all: Bool = false) -> StyledText {
    var text = head(pane)
    if all {
      let lines = artifact.text(pane).split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines.prefix(Self.lineLimit) { text.append(line.escapingUntrusted() + "\n") }
      return text + cut(lines.count)
    }
    var shown = 0
    for function in artifact.reading(pane).functions where function.kind == .written {
      text.append("\n")
      for line in function.lines where shown < Self.lineLimit && !line.isRemark {
        text.appendLine(code(line))
        shown += 1
      }
    }
    let total = artifact.reading(pane).functions.filter { $0.kind == .written }.reduce(0) { $0 + $1.lines.count }
    return text + cut(total) + "\n" + legend() + hidden(pane)
  }

  private func cut(_ total: Int) -> StyledText {
    guard total > Self.lineLimit else { return StyledText() }
    let rest = total - Self.lineLimit
    return StyledText(say("… \(rest) more lines are not shown\n", "……还有 \(rest) 行未显示\n"), .warning)
  }

  private func legend() -> StyledText {
    StyledText(
      say(
        "left: source line · 18‹5 = line 5, moved into line 18 · “·” = made by the compiler",
        "左侧：源码行 · 18‹5 = 第 5 行的代码搬进了第 18 行 · “·” = 编译器自己加的"), .dim
    ).wrapped(to: width, indent: "  ") + "\n"
  }

  /// One source line through every stage.
  ///
  /// - Throws: A `Diagnostic` when the file has no such line.
  public func line(_ number: Int) throws(Diagnostic) -> StyledText {
    let lines = artifact.source.lines
    guard number >= 1, number <= lines.count else {
      throw Diagnostic(
        Localized(
          en: "the file has lines 1 to \(lines.count)", zh: "文件只有第 1 到第 \(lines.count) 行"),
        hint: Localized(en: "type --line with one of them", zh: "请在 --line 后写其中一行"))
    }
    var text = head() + "\n"
    var row = StyledText("\(number)".padded(to: 6, alignment: .trailing) + " ▸ ", .dim)
    row.append(lines[number - 1].escapingUntrusted(), .strong)
    text.appendLine(row.truncated(to: width))
    var isEmpty = true
    for pane in Pane.shown {
      let block = occurrences(of: number, in: pane)
      text.append("\n" + say(pane.title), .heading)
      if block.isEmpty {
        text.append("  " + say("nothing", "没有") + "\n", .dim)
      } else {
        text.append("\n")
        text += block
        isEmpty = false
      }
    }
    if isEmpty {
      text.append(
        say(
          "\nThe compiler made nothing of this line: a declaration, a remark or an empty line.\n",
          "\n编译器没有从这一行生成任何东西：它是声明、注释或空行。\n"), .dim)
    }
    return text
  }

  private func occurrences(of number: Int, in pane: Pane) -> StyledText {
    var text = StyledText()
    for function in artifact.reading(pane).own {
      let lines = function.lines.filter { $0.operation != nil && !$0.isRemark && $0.origin.touches(number) }
      guard !lines.isEmpty else { continue }
      text.append("  \(function.name.escapingUntrusted())\n", .strong)
      for line in lines.prefix(60) { text.appendLine(code(line)) }
      if lines.count > 60 { text.append(say("  … \(lines.count - 60) more\n", "  ……还有 \(lines.count - 60) 条\n"), .dim) }
    }
    return text
  }

  /// Two panes compared.
  public func diff(_ left: Pane, _ right: Pane) -> StyledText {
    let difference = PaneDiff(artifact, left, right)
    var text = StyledText("− \(say(left.title))\n", .failure) + StyledText("+ \(say(right.title))\n", .success)
    for function in difference.functions {
      text.append("\n\(function.name.escapingUntrusted())", .heading)
      switch function.content {
      case .lines(let lines):
        let gone = lines.count { $0.side == .old }
        let came = lines.count { $0.side == .new }
        text.append("  −\(gone) +\(came)\n", .dim)
        for line in lines { text.appendLine(row(line)) }
      case .bySourceLine(let groups):
        text.append("\n")
        for group in groups { text += sides(group) }
      case .onlyLeft:
        text.append("  " + say("only in \(left.title.en)\n", "只在 \(left.title.zh) 中\n"), .dim)
      case .onlyRight:
        text.append("  " + say("only in \(right.title.en)\n", "只在 \(right.title.zh) 中\n"), .dim)
      }
    }
    return text
  }

  private func row(_ line: DiffLine) -> StyledText {
    let shown = line.text.escapingUntrusted()
    return switch line.side {
    case .both: StyledText("  " + shown, .dim).truncated(to: width)
    case .old: StyledText("− " + shown, .failure).truncated(to: width)
    case .new: StyledText("+ " + shown, .success).truncated(to: width)
    }
  }

  private func sides(_ group: (line: Int?, left: [String], right: [String])) -> StyledText {
    var text = StyledText()
    if let line = group.line {
      let source = artifact.source.lines.indices.contains(line - 1) ? artifact.source.lines[line - 1] : ""
      text.appendLine(StyledText("\(line) ▸ \(source.escapingUntrusted())", .strong).truncated(to: width))
    } else {
      text.append(say("made by the compiler\n", "编译器自己加的\n"), .strong)
    }
    for line in group.left { text.appendLine(row(DiffLine(side: .old, text: line))) }
    for line in group.right { text.appendLine(row(DiffLine(side: .new, text: line))) }
    return text
  }
}
