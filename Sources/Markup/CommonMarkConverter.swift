import CCMarkGFM

/// The one place that sees cmark-gfm: parses, copies cmark's tree into ours, and frees it.
enum CommonMarkConverter {
  /// Deeper nodes are flattened to their text, so no input can exhaust the stack.
  private static let deepest = 60

  /// The blocks of a Markdown text.
  ///
  /// - Parameter firstLine: The number of the text's first line in its file.
  static func blocks(of markdown: String, firstLine: Int) -> [MarkupBlock] {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8) else { return [] }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist", "autolink"] {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      _ = cmark_parser_attach_syntax_extension(parser, found)
    }
    var markdown = markdown
    markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let document = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(document) }
    return children(of: document).flatMap { blocks(from: $0, offset: firstLine - 1, depth: 0) }
  }

  private static func blocks(from node: OpaquePointer, offset: Int, depth: Int) -> [MarkupBlock] {
    let line = Int(cmark_node_get_start_line(node))
    func block(_ kind: MarkupBlock.Kind) -> [MarkupBlock] { [MarkupBlock(kind, line: line == 0 ? 0 : line + offset)] }
    func inner() -> [MarkupBlock] { children(of: node).flatMap { blocks(from: $0, offset: offset, depth: depth + 1) } }
    if depth > deepest { return block(.paragraph([.text(flatText(of: node))])) }
    switch type(of: node) {
    case "heading": return block(.heading(level: Int(cmark_node_get_heading_level(node)), inlines(in: node)))
    case "paragraph": return block(.paragraph(inlines(in: node)))
    case "code_block": return block(.code(info: string(cmark_node_get_fence_info(node)), text: literal(of: node)))
    case "html_block":
      let text = literal(of: node)
      return block(.paragraph([.text(text.hasSuffix("\n") ? String(text.dropLast()) : text)]))
    case "block_quote": return block(.quote(inner()))
    case "list": return block(.list(list(from: node, offset: offset, depth: depth)))
    case "table": return block(.table(table(from: node)))
    case "thematic_break": return block(.rule)
    default: return inner()
    }
  }

  private static func list(from node: OpaquePointer, offset: Int, depth: Int) -> MarkupList {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    let items = children(of: node).map { item in
      MarkupList.Item(
        blocks: children(of: item).flatMap { blocks(from: $0, offset: offset, depth: depth + 1) },
        isChecked: type(of: item) == "tasklist" ? cmark_gfm_extensions_get_tasklist_item_checked(item) : nil)
    }
    return MarkupList(
      start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil, isTight: cmark_node_get_list_tight(node) != 0,
      items: items)
  }

  private static func table(from node: OpaquePointer) -> MarkupTable {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    let alignments = cmark_gfm_extensions_get_table_alignments(node)
    let rows = children(of: node).map { row in children(of: row).map { inlines(in: $0) } }
    return MarkupTable(
      alignments: (0..<count).map { index in
        switch alignments?[index] {
        case UInt8(ascii: "c"): .center
        case UInt8(ascii: "r"): .trailing
        default: .leading
        }
      },
      header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  private static func inlines(in node: OpaquePointer, depth: Int = 0) -> [MarkupInline] {
    if depth > deepest { return [.text(flatText(of: node))] }
    return children(of: node).reduce(into: []) { result, child in
      let inline = inline(from: child, depth: depth)
      if case .text(let text) = inline, case .text(let before)? = result.last {
        result[result.count - 1] = .text(before + text)
      } else {
        result.append(inline)
      }
    }
  }

  private static func inline(from node: OpaquePointer, depth: Int) -> MarkupInline {
    func inner() -> [MarkupInline] { inlines(in: node, depth: depth + 1) }
    switch type(of: node) {
    case "softbreak": return .softBreak
    case "linebreak": return .hardBreak
    case "code": return .code(literal(of: node))
    case "emph": return .emphasis(inner())
    case "strong": return .strong(inner())
    case "strikethrough": return .strikethrough(inner())
    case "link": return .link(destination: string(cmark_node_get_url(node)), inner())
    case "image": return .image(source: string(cmark_node_get_url(node)), inner())
    default: return .text(literal(of: node))
    }
  }

  // MARK: cmark's nodes

  private static func type(of node: OpaquePointer) -> String { string(cmark_node_get_type_string(node)) }

  private static func literal(of node: OpaquePointer) -> String { string(cmark_node_get_literal(node)) }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

  private static func children(of node: OpaquePointer) -> [OpaquePointer] {
    var children: [OpaquePointer] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      children.append(child)
      next = cmark_node_next(child)
    }
    return children
  }

  /// All text below a node, without recursion.
  private static func flatText(of node: OpaquePointer) -> String {
    guard let iterator = cmark_iter_new(node) else { return "" }
    defer { cmark_iter_free(iterator) }
    var text = ""
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return text }
      guard event == CMARK_EVENT_ENTER, let current = cmark_iter_get_node(iterator) else { continue }
      text += type(of: current) == "softbreak" ? " " : literal(of: current)
    }
  }
}
