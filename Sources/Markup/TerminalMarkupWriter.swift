public import LabText

/// Writes a document as styled text for a terminal: wrapped by columns, tables fitted, code as it is.
public struct TerminalMarkupWriter: Sendable {
  /// Columns of the terminal.
  public var width: Int

  /// Whether code inside a sentence stands between backticks, to be told apart without colours.
  public var marksCode: Bool

  /// Creates a writer.
  public init(width: Int, marksCode: Bool = false) {
    self.width = max(12, width)
    self.marksCode = marksCode
  }

  /// The blocks, with an empty line between two. Ends in a newline unless there are none.
  public func styled(_ blocks: [MarkupBlock]) -> StyledText { styled(blocks, width: width, isTight: false) }

  private func styled(_ blocks: [MarkupBlock], width: Int, isTight: Bool) -> StyledText {
    var text = StyledText()
    for (index, block) in blocks.enumerated() {
      if index > 0 && !isTight { text.append("\n") }
      text.append(styled(block, width: max(4, width)))
    }
    return text
  }

  private func styled(_ block: MarkupBlock, width: Int) -> StyledText {
    switch block.kind {
    case .heading(let level, let inlines): return heading(inlines, level: level, width: width)
    case .paragraph(let inlines): return Self.styled(inlines, marksCode: marksCode).wrapped(to: width) + "\n"
    case .code(_, let text): return code(text)
    case .quote(let inner):
      let bar = StyledText("│ ", .dim)
      return styled(inner, width: width - 2, isTight: false).indented(first: bar, rest: bar)
    case .list(let list): return self.list(list, width: width)
    case .table(let table): return self.table(table, width: width)
    case .rule: return StyledText(String(repeating: "─", count: width) + "\n", .dim)
    }
  }

  private func heading(_ inlines: [MarkupInline], level: Int, width: Int) -> StyledText {
    var text = Self.styled(inlines, .heading, marksCode: marksCode).wrapped(to: width)
    if level == 1 { text.append("\n" + String(repeating: "═", count: min(width, text.displayWidth)), .dim) }
    text.append("\n")
    return text
  }

  private func code(_ text: String) -> StyledText {
    let body = text.hasSuffix("\n") ? String(text.dropLast()) : text
    let shown = StyledText(body.escapingUntrusted(keepingNewlines: true), .code)
    return (shown + "\n").indented(first: "  ", rest: "  ")
  }

  private func list(_ list: MarkupList, width: Int) -> StyledText {
    var text = StyledText()
    let last = (list.start ?? 0) + list.items.count - 1
    for (index, item) in list.items.enumerated() {
      if index > 0 && !list.isTight { text.append("\n") }
      let number = list.start.map { start in
        String(start + index).padded(to: String(last).count, alignment: .trailing) + ". "
      }
      let box = item.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
      let marker = StyledText((number ?? "• ") + box, .dim)
      let indent = marker.displayWidth
      let body = styled(item.blocks, width: width - indent, isTight: list.isTight)
      let rest = StyledText(String(repeating: " ", count: indent))
      text.append((body.isEmpty ? "\n" : body).indented(first: marker, rest: rest))
    }
    return text
  }

  private func table(_ table: MarkupTable, width: Int) -> StyledText {
    var result = Table(
      columns: table.header.indices.map { index in
        var column = Table.Column("", alignment: Self.alignment(table.alignments, index))
        column.title = Self.styled(table.header[index], .heading, marksCode: marksCode)
        return column
      })
    result.rows = table.rows.map { row in row.map { Self.styled($0, marksCode: marksCode) } }
    return result.styled(width: width)
  }

  private static func alignment(_ alignments: [MarkupTable.Alignment], _ index: Int) -> TextAlignment {
    guard alignments.indices.contains(index) else { return .leading }
    switch alignments[index] {
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    }
  }

  /// Inlines as styled text in one line, except for line ends that are meant.
  ///
  /// - Parameters:
  ///   - style: The style of text without a style of its own.
  ///   - marksCode: Whether code stands between backticks.
  public static func styled(_ inlines: [MarkupInline], _ style: TextStyle = .plain, marksCode: Bool = false) -> StyledText {
    var text = StyledText()
    for inline in inlines {
      switch inline {
      case .text(let value): text.append(value.escapingUntrusted(keepingNewlines: true), style)
      case .code(let value): text.append(marksCode ? "`\(value.escapingUntrusted())`" : value.escapingUntrusted(), .code)
      case .emphasis(let inner):
        var emphasis = style
        emphasis.isItalic = true
        text.append(styled(inner, emphasis, marksCode: marksCode))
      case .strong(let inner):
        var strong = style
        strong.isBold = true
        text.append(styled(inner, strong, marksCode: marksCode))
      case .strikethrough(let inner): text.append("~" + styled(inner, style, marksCode: marksCode) + "~")
      case .link(let destination, let inner): text.append(link(destination, inner))
      case .image(_, let inner): text.append(styled(inner, .emphasis, marksCode: marksCode))
      case .softBreak: text.append(softBreak(after: text), style)
      case .hardBreak: text.append("\n")
      }
    }
    return text
  }

  /// A line end between two ideographs is nothing, elsewhere a space.
  private static func softBreak(after text: StyledText) -> String {
    guard let last = text.runs.last?.text.last else { return "" }
    return last.displayWidth == 2 && (last.isLetter || last.isPunctuation) ? "" : " "
  }

  private static func link(_ destination: String, _ inner: [MarkupInline]) -> StyledText {
    var text = styled(inner, .link)
    let isWeb = destination.hasPrefix("https://") || destination.hasPrefix("http://")
    if isWeb && inner.plain != destination { text.append(" <\(destination.escapingUntrusted())>", .dim) }
    return text
  }
}

extension StyledText {
  /// The text with something before each line that isn't the empty end.
  func indented(first: StyledText, rest: StyledText) -> StyledText {
    var result = StyledText()
    var lines = self.lines
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      let lead = index == 0 ? first : rest
      if line.isEmpty && lead.plain.allSatisfy({ $0 == " " }) {
        result.append("\n")
      } else {
        result.appendLine(lead + line)
      }
    }
    return result
  }
}
