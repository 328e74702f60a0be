/// A Markdown text as a tree: GitHub's dialect of CommonMark with tables, task lists and strikethrough.
public struct MarkupDocument: Hashable, Sendable {
  /// The `key: value` lines before the text, if there are any.
  public var frontMatter: FrontMatter
  /// The blocks, in reading order.
  public var blocks: [MarkupBlock]

  /// Creates a document.
  public init(frontMatter: FrontMatter = FrontMatter(), blocks: [MarkupBlock]) {
    self.frontMatter = frontMatter
    self.blocks = blocks
  }

  /// Reads Markdown. Any text is a document: there are no syntax errors.
  public init(parsing markdown: String) {
    let (frontMatter, body, firstLine) = FrontMatter.split(markdown)
    self.frontMatter = frontMatter
    blocks = CommonMarkConverter.blocks(of: body, firstLine: firstLine)
  }
}

/// One block of a document and the line of the source it begins at, from 1.
public struct MarkupBlock: Hashable, Sendable {
  /// What kind of block it is, with its content.
  public indirect enum Kind: Hashable, Sendable {
    /// A heading of level 1 to 6.
    case heading(level: Int, [MarkupInline])
    /// A paragraph.
    case paragraph([MarkupInline])
    /// A code block. The info string is what stands behind the fence; it is empty for an indented block.
    case code(info: String, text: String)
    /// A quotation.
    case quote([MarkupBlock])
    /// A bullet or numbered list.
    case list(MarkupList)
    /// A table.
    case table(MarkupTable)
    /// A line across.
    case rule
  }

  /// What kind of block it is, with its content.
  public var kind: Kind
  /// The line of the source it begins at, from 1; 0 when the parser doesn't say.
  public var line: Int

  /// Creates a block.
  public init(_ kind: Kind, line: Int = 0) {
    self.kind = kind
    self.line = line
  }
}

/// A bullet or numbered list.
public struct MarkupList: Hashable, Sendable {
  /// One entry.
  public struct Item: Hashable, Sendable {
    /// Its content.
    public var blocks: [MarkupBlock]
    /// Whether the box of a task is ticked; nil when there is no box.
    public var isChecked: Bool?

    /// Creates an entry.
    public init(blocks: [MarkupBlock], isChecked: Bool? = nil) {
      self.blocks = blocks
      self.isChecked = isChecked
    }
  }

  /// The first number; nil for a bullet list.
  public var start: Int?
  /// Whether there are no blank lines between the entries.
  public var isTight: Bool
  /// The entries.
  public var items: [Item]

  /// Creates a list.
  public init(start: Int? = nil, isTight: Bool = true, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// A table: a heading row and more rows of as many cells.
public struct MarkupTable: Hashable, Sendable {
  /// Where a column's cells stand.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case leading
    /// In the middle.
    case center
    /// At the right edge.
    case trailing
  }

  /// One for each column.
  public var alignments: [Alignment]
  /// The heading row.
  public var header: [[MarkupInline]]
  /// The other rows.
  public var rows: [[[MarkupInline]]]

  /// Creates a table.
  public init(alignments: [Alignment], header: [[MarkupInline]], rows: [[[MarkupInline]]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}

/// A piece of a line.
public indirect enum MarkupInline: Hashable, Sendable {
  /// Characters. HTML in a source is such text: it is shown, never passed on.
  case text(String)
  /// Code.
  case code(String)
  /// Stressed text.
  case emphasis([MarkupInline])
  /// Strongly stressed text.
  case strong([MarkupInline])
  /// Text that no longer holds.
  case strikethrough([MarkupInline])
  /// A link.
  case link(destination: String, [MarkupInline])
  /// A picture and the words that stand for it.
  case image(source: String, [MarkupInline])
  /// A line end in the source that means a space.
  case softBreak
  /// A line end that is meant.
  case hardBreak
}

extension [MarkupInline] {
  /// The characters without any markup.
  public var plain: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, let inner),
        .image(_, let inner):
        inner.plain
      case .softBreak: " "
      case .hardBreak: "\n"
      }
    }.joined()
  }
}
