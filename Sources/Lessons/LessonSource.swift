import Markup

/// One language's file of a lesson, cut into its parts. Nothing is interpreted yet.
struct LessonSource {
  /// A `lab` block's line with what stands below it.
  struct Exchange {
    var line: String
    var output: String
    var fails: Bool
    var number: Int
  }

  /// A part under a level-two heading.
  struct Section {
    var keyword: String
    var title: String
    var line: Int
    /// Markdown before the first level-three heading, without `lab`, `check` and `answer` blocks and choices.
    var prose = ""
    var exchanges: [Exchange] = []
    var checks: [(text: String, line: Int)] = []
    var answers: [String] = []
    var choices: [(text: String, why: String, isChecked: Bool?, line: Int)] = []
    var isOrdered = false
    var hints: [String] = []
    var after = ""
  }

  var file: String
  var frontMatter: FrontMatter
  var opening = ""
  var sections: [Section] = []
  var issues: [LessonIssue] = []

  private let lines: [Substring]

  init(file: String, text: String) {
    self.file = file
    // The line ends of CommonMark, so that the parser's line numbers are these.
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    let document = MarkupDocument(parsing: text)
    frontMatter = document.frontMatter
    read(document.blocks)
  }

  private enum Place {
    case opening, prose, hint, after
  }

  private mutating func read(_ blocks: [MarkupBlock]) {
    var place = Place.opening
    for (index, block) in blocks.enumerated() {
      let end = index + 1 < blocks.count ? blocks[index + 1].line : lines.count + 1
      let text = source(block.line..<max(block.line, end))
      switch block.kind {
      case .heading(let level, let inlines) where level <= 3: place = readHeading(level, inlines.plain, block.line)
      case .code(let info, let code) where ["lab", "check", "answer"].contains(info.split(separator: " ").first ?? ""):
        readBlock(info, code, block.line)
      case .list(let list) where place == .prose && sections.last?.keyword == "question":
        readChoices(list, block.line)
      default: append(text, to: place)
      }
    }
  }

  private func source(_ range: Range<Int>) -> String {
    let first = min(max(0, range.lowerBound - 1), lines.count)
    var text = lines[first..<max(first, min(lines.count, range.upperBound - 1))].joined(separator: "\n")
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  private mutating func readHeading(_ level: Int, _ title: String, _ line: Int) -> Place {
    if level == 3, !sections.isEmpty {
      switch title.lowercased() {
      case "hint":
        sections[sections.count - 1].hints.append("")
        return .hint
      case "after": return .after
      default:
        issues.append(LessonIssue(file: file, line: line, "a third-level heading is either 'Hint' or 'After', not '\(title)'"))
        return .prose
      }
    }
    guard level == 2 else {
      issues.append(LessonIssue(file: file, line: line, "the title stands in the front matter; steps are '## phase: title'"))
      return .opening
    }
    let parts = title.split(separator: ":", maxSplits: 1).map { $0.trimmed }
    sections.append(Section(keyword: parts.first?.lowercased() ?? "", title: parts.count > 1 ? parts[1] : "", line: line))
    return .prose
  }

  private mutating func readBlock(_ info: String, _ code: String, _ line: Int) {
    guard !sections.isEmpty else {
      issues.append(LessonIssue(file: file, line: line, "a '\(info)' block belongs below a step"))
      return
    }
    let last = sections.count - 1
    let rows = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch info.split(separator: " ").first {
    case "lab": sections[last].exchanges += Self.exchanges(rows, from: line + 1)
    case "check":
      sections[last].checks += rows.enumerated().filter { !$0.element.trimmed.isEmpty }.map { ($0.element, line + 1 + $0.offset) }
    default: sections[last].answers += rows.map(\.trimmed).filter { !$0.isEmpty }
    }
  }

  /// Splits a session into typed lines and what they print.
  static func exchanges(_ rows: [String], from line: Int) -> [Exchange] {
    var exchanges: [Exchange] = []
    for (offset, row) in rows.enumerated() {
      if row.hasPrefix("lab> ") || row.hasPrefix("lab! ") {
        exchanges.append(Exchange(line: String(row.dropFirst(5)), output: "", fails: row.hasPrefix("lab!"), number: line + offset))
      } else if let last = exchanges.indices.last {
        exchanges[last].output += row + "\n"
      }
    }
    for index in exchanges.indices {
      while exchanges[index].output.hasSuffix("\n") { exchanges[index].output.removeLast() }
    }
    return exchanges
  }

  private mutating func readChoices(_ list: MarkupList, _ line: Int) {
    let last = sections.count - 1
    sections[last].isOrdered = list.start != nil
    for item in list.items {
      let first = item.blocks.first
      var text = ""
      var why = ""
      if case .paragraph(let inlines)? = first?.kind {
        (text, why) = Self.firstLineAndRest(inlines)
      }
      why += item.blocks.dropFirst().compactMap { block in
        if case .paragraph(let inlines) = block.kind { return inlines.map(\.markdown).joined() }
        return nil
      }.joined(separator: " ")
      sections[last].choices.append((text, why, item.isChecked, first?.line ?? line))
    }
  }

  /// The text up to the first line break, and what follows.
  private static func firstLineAndRest(_ inlines: [MarkupInline]) -> (String, String) {
    let parts = inlines.split(maxSplits: 1) { $0 == .softBreak || $0 == .hardBreak }
    let text = parts.first.map { $0.map(\.markdown).joined() } ?? ""
    let why = parts.count > 1 ? parts[1].map { $0 == .softBreak ? "\n" : $0.markdown }.joined() : ""
    return (text, why)
  }

  private mutating func append(_ text: String, to place: Place) {
    guard !text.isEmpty else { return }
    func joined(_ old: String) -> String { old.isEmpty ? text : old + "\n\n" + text }
    let last = sections.count - 1
    switch place {
    case .opening: opening = joined(opening)
    case .prose: sections[last].prose = joined(sections[last].prose)
    case .hint:
      let hint = sections[last].hints.count - 1
      sections[last].hints[hint] = joined(sections[last].hints[hint])
    case .after: sections[last].after = joined(sections[last].after)
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var slice = self[...]
    while let first = slice.first, first.isWhitespace { slice.removeFirst() }
    while let last = slice.last, last.isWhitespace { slice.removeLast() }
    return String(slice)
  }
}

extension MarkupInline {
  /// The inline as Markdown again: enough of it for choices, which hold text, code and emphasis.
  var markdown: String {
    switch self {
    case .code(let text): "`\(text)`"
    case .softBreak: " "
    case .strong(let inner): "**\(inner.plain)**"
    case .emphasis(let inner): "*\(inner.plain)*"
    default: [self].plain
    }
  }
}
