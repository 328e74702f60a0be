import LabText

/// Writes a document as HTML. Everything is escaped and no HTML of the source passes, so any text may be shown.
public struct HTMLMarkupWriter: Sendable {
  /// Added to every heading's level: 1 makes the document's title an `h2`.
  public var headingOffset: Int
  /// Writes the alignment of table cells as the classes `center` and `trailing` instead of style attributes, for pages whose
  /// content policy forbids inline styles, and puts each table into a `scroll` box that can be reached by keyboard.
  public var usesClasses: Bool
  /// Turns a link's destination into the page's own; nil takes the link away and leaves its text. Only `http`, `https`,
  /// `mailto` and relative destinations are ever written.
  public var resolveLink: @Sendable (String) -> String?
  /// Writes a code block in another way, such as a lab session with its prompt set apart; nil leaves it to the writer.
  /// What it returns is written as it is.
  public var codeBlock: @Sendable (_ info: String, _ text: String) -> String?

  /// Creates a writer.
  public init(
    headingOffset: Int = 0, usesClasses: Bool = false, resolveLink: @escaping @Sendable (String) -> String? = { $0 },
    codeBlock: @escaping @Sendable (String, String) -> String? = { _, _ in nil }
  ) {
    self.headingOffset = headingOffset
    self.usesClasses = usesClasses
    self.resolveLink = resolveLink
    self.codeBlock = codeBlock
  }

  /// The blocks, each on lines of its own.
  public func html(_ blocks: [MarkupBlock]) -> String { blocks.map { html($0) }.joined() }

  private func html(_ block: MarkupBlock) -> String {
    switch block.kind {
    case .heading(let level, let inlines):
      let tag = "h\(min(6, max(1, level + headingOffset)))"
      return "<\(tag) id=\"\(Self.anchor(inlines.plain))\">\(html(inlines))</\(tag)>\n"
    case .paragraph(let inlines): return "<p>\(html(inlines))</p>\n"
    case .code(let info, let text): return codeBlock(info, text) ?? plainCode(info, text)
    case .quote(let inner): return "<blockquote>\n\(html(inner))</blockquote>\n"
    case .list(let list): return html(list)
    case .table(let table): return html(table)
    case .rule: return "<hr>\n"
    }
  }

  private func plainCode(_ info: String, _ text: String) -> String {
    let language = info.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let attribute = language.isEmpty ? "" : " class=\"language-\(language)\""
    return "<pre><code\(attribute)>\(HTMLText.escaped(text))</code></pre>\n"
  }

  private func html(_ list: MarkupList) -> String {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    let items = list.items.map { item in
      let box = item.isChecked.map { "<input type=\"checkbox\" disabled\($0 ? " checked" : "")> " } ?? ""
      if list.isTight, case .paragraph(let inlines)? = item.blocks.first?.kind {
        return "<li>\(box)\(html(inlines))\(html(Array(item.blocks.dropFirst())))</li>\n"
      }
      return "<li>\(box)\(html(item.blocks))</li>\n"
    }
    return "<\(tag)\(start)>\n\(items.joined())</\(tag)>\n"
  }

  private func html(_ table: MarkupTable) -> String {
    func row(_ cells: [[MarkupInline]], tag: String) -> String {
      let written = cells.enumerated().map { index, cell in
        let alignment = table.alignments.indices.contains(index) ? table.alignments[index] : .leading
        let style =
          switch alignment {
          case .leading: ""
          case .center: usesClasses ? " class=\"center\"" : " style=\"text-align:center\""
          case .trailing: usesClasses ? " class=\"trailing\"" : " style=\"text-align:right\""
          }
        let scope = tag == "th" ? " scope=\"col\"" : ""
        return "<\(tag)\(scope)\(style)>\(html(cell))</\(tag)>"
      }
      return "<tr>\(written.joined())</tr>\n"
    }
    let body = table.rows.map { row($0, tag: "td") }.joined()
    let whole = "<table>\n<thead>\n\(row(table.header, tag: "th"))</thead>\n<tbody>\n\(body)</tbody>\n</table>\n"
    // A wide table scrolls on a narrow screen, and must then be reached by keyboard.
    return usesClasses ? "<div class=\"scroll\" tabindex=\"0\" role=\"group\">\(whole)</div>\n" : whole
  }

  /// Inlines, for a caller that writes the block itself.
  public func html(_ inlines: [MarkupInline]) -> String {
    inlines.indices.map { index in
      switch inlines[index] {
      case .text(let text): HTMLText.escaped(text)
      case .code(let text): "<code>\(HTMLText.escaped(text))</code>"
      case .emphasis(let inner): "<em>\(html(inner))</em>"
      case .strong(let inner): "<strong>\(html(inner))</strong>"
      case .strikethrough(let inner): "<del>\(html(inner))</del>"
      case .link(let destination, let inner): link(destination, inner)
      case .image(_, let inner): "<em>\(html(inner))</em>"
      case .softBreak: Self.softBreak(inlines, at: index)
      case .hardBreak: "<br>\n"
      }
    }.joined()
  }

  /// A line end is a space, but between ideographs, and beside their punctuation, it is nothing.
  private static func softBreak(_ inlines: [MarkupInline], at index: Int) -> String {
    let before = index > 0 ? [inlines[index - 1]].plain.last : nil
    let after = index + 1 < inlines.count ? [inlines[index + 1]].plain.first : nil
    let isWide = (before?.displayWidth == 2, after?.displayWidth == 2)
    let touches = (isWide.0 && isWide.1) || (isWide.0 && before?.isPunctuation == true) || (isWide.1 && after?.isPunctuation == true)
    return touches ? "" : "\n"
  }

  private func link(_ destination: String, _ inner: [MarkupInline]) -> String {
    guard let target = resolveLink(destination), Self.isSafe(target) else { return html(inner) }
    return "<a href=\"\(HTMLText.escaped(target))\">\(html(inner))</a>"
  }

  /// Whether a destination is relative or has a scheme that can run nothing.
  static func isSafe(_ destination: String) -> Bool {
    let head = destination.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let colon = head.firstIndex(of: ":") else { return true }
    return ["http", "https", "mailto"].contains(head[..<colon].lowercased())
  }

  /// The `id` of a heading: its letters and digits in lower case, joined by hyphens.
  public static func anchor(_ title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
