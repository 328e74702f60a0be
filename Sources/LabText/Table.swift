/// A table that fits a terminal: columns keep their natural width while they can, then the widest give way and wrap. Where
/// not even that is enough, each row becomes a paragraph.
public struct Table: Sendable {
  /// One column's heading and habits.
  public struct Column: Sendable {
    /// The heading.
    public var title: StyledText
    /// Where its cells stand.
    public var alignment: TextAlignment
    /// Columns it never goes below while others can still give way.
    public var minimumWidth: Int

    /// Creates a column.
    public init(_ title: String, alignment: TextAlignment = .leading, minimumWidth: Int = 6) {
      self.title = StyledText(title, .heading)
      self.alignment = alignment
      self.minimumWidth = minimumWidth
    }
  }

  /// The columns, from the left.
  public var columns: [Column]
  /// The rows' cells; a short row is filled up with empty cells.
  public var rows: [[StyledText]]

  /// Creates a table.
  public init(columns: [Column], rows: [[StyledText]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// Creates a table of left-aligned columns.
  public init(_ titles: [String], rows: [[StyledText]] = []) {
    self.init(columns: titles.map { Column($0) }, rows: rows)
  }

  /// Appends a row of plain cells.
  public mutating func append(_ cells: [String]) { rows.append(cells.map { StyledText($0) }) }

  /// The table in lines of at most `width` columns (a table of very many columns may need more: each has at least
  /// one). Headings are left out when all are empty. Ends in a newline.
  public func styled(width: Int) -> StyledText {
    if columns.count > 2, columns.allSatisfy({ !$0.title.isEmpty }), leastWidth > width { return paragraphs(width: width) }
    let widths = fittedWidths(to: width)
    var text = StyledText()
    if columns.contains(where: { !$0.title.isEmpty }) {
      append(columns.map(\.title), widths, to: &text)
      text.append(widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ") + "\n", .dim)
    }
    for row in rows { append(row, widths, to: &text) }
    return text
  }

  /// Every row as a paragraph: its first cell, then the others with their columns' headings.
  private func paragraphs(width: Int) -> StyledText {
    var text = StyledText()
    for row in rows {
      if let first = row.first { text += first.wrapped(to: width) + "\n" }
      var rest = StyledText()
      for (column, cell) in zip(columns, row).dropFirst() where !cell.isEmpty {
        if !rest.isEmpty { rest.append("  ") }
        rest += column.title + " " + cell
      }
      if !rest.isEmpty { text += (StyledText("  ") + rest).wrapped(to: width, indent: "  ") + "\n" }
    }
    return text
  }

  private func append(_ cells: [StyledText], _ widths: [Int], to text: inout StyledText) {
    let wrapped = columns.indices.map { index in
      index < cells.count ? cells[index].wrapped(to: widths[index]).lines : [StyledText()]
    }
    for line in 0..<(wrapped.map(\.count).max() ?? 0) {
      var row = StyledText()
      var missing = 0
      for index in columns.indices {
        let cell = line < wrapped[index].count ? wrapped[index][line] : StyledText()
        let padded = cell.padded(to: widths[index], alignment: columns[index].alignment)
        if cell.isEmpty {
          missing += widths[index] + 2
          continue
        }
        row.append(String(repeating: " ", count: missing))
        missing = 2
        row.append(columns[index].alignment == .leading ? cell : padded)
        // Spaces at the end of a broken line hang over its edge.
        if columns[index].alignment == .leading { missing += max(0, widths[index] - cell.displayWidth) }
      }
      text.appendLine(row)
    }
  }

  /// The width that each column would like.
  private var naturalWidths: [Int] {
    columns.indices.map { index in
      rows.reduce(columns[index].title.displayWidth) { max($0, index < $1.count ? $1[index].displayWidth : 0) }
    }
  }

  /// The width below which some column would be narrower than its minimum.
  private var leastWidth: Int {
    zip(naturalWidths, columns).reduce(2 * max(0, columns.count - 1)) { $0 + min($1.0, $1.1.minimumWidth) }
  }

  private func fittedWidths(to width: Int) -> [Int] {
    var widths = naturalWidths
    var excess = widths.reduce(0, +) + 2 * max(0, columns.count - 1) - width
    for floor in [false, true] {
      while excess > 0 {
        let givers = widths.indices.filter { widths[$0] > (floor ? 1 : max(1, columns[$0].minimumWidth)) }
        guard let widest = givers.max(by: { widths[$0] < widths[$1] }) else { break }
        let next = givers.map { widths[$0] }.filter { $0 < widths[widest] }.max() ?? 0
        let limit = max(next, floor ? 1 : columns[widest].minimumWidth)
        let step = min(excess, max(1, widths[widest] - limit))
        widths[widest] -= step
        excess -= step
      }
    }
    return widths.map { max(1, $0) }
  }
}
