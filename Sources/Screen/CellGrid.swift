import Foundation
import LabText
import UIKitModel

/// How points become cells of a terminal.
struct CellScale: Equatable, Sendable {
  var pointsPerColumn: Double
  var columns: Int
  var rows: Int

  /// The column that a distance from the left falls on.
  func column(_ x: CGFloat) -> Int { Int((Double(x.drawable(limit: 1_000_000)) / pointsPerColumn).rounded()) }
  /// The row that a distance from the top falls on.
  func row(_ y: CGFloat) -> Int { Int((Double(y.drawable(limit: 1_000_000)) / (2 * pointsPerColumn)).rounded()) }

  /// The cells of a rectangle: at least one column and one row.
  func cells(of rect: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
    let left = column(rect.minX)
    let top = row(rect.minY)
    return (left..<max(left + 1, column(rect.maxX)), top..<max(top + 1, row(rect.maxY)))
  }
}

/// One cell.
struct ScreenCell: Equatable, Sendable {
  /// The character; `nil` for the right half of a wide one.
  var character: Character? = " "
  var foreground: TextColor?
  var background: TextColor?
  var isBold = false
}

/// Rows of cells.
struct CellGrid: Sendable {
  let scale: CellScale
  private(set) var cells: [ScreenCell]

  init(scale: CellScale) {
    self.scale = scale
    cells = Array(repeating: ScreenCell(), count: scale.columns * scale.rows)
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < scale.columns && row >= 0 && row < scale.rows
  }

  subscript(column: Int, row: Int) -> ScreenCell {
    get { cells[row * scale.columns + column] }
    set { if contains(column, row) { cells[row * scale.columns + column] = newValue } }
  }

  /// The rows as text. Spaces at the ends of lines without a background are left out.
  func styledText() -> StyledText {
    var result = StyledText()
    for row in 0..<scale.rows {
      var line = Array(cells[(row * scale.columns)..<((row + 1) * scale.columns)])
      while let last = line.last, last.character == " ", last.background == nil { line.removeLast() }
      for cell in line {
        guard let character = cell.character else { continue }
        result.append(
          String(character),
          TextStyle(foreground: cell.foreground, background: cell.background, isBold: cell.isBold))
      }
      result.append("\n")
    }
    return result
  }
}

/// Lines of text placed into cells.
struct CellText {
  /// One line: its characters and where it begins.
  struct Line {
    var text: String
    var column: Int
    var row: Int
  }

  /// The lines of a text on a grid, shortened to the columns there are. Cells outside the visible part are cut off.
  static func lines(of item: DisplayText, scale: CellScale) -> [Line] {
    let text = item.text
    guard !text.lines.isEmpty else { return [] }
    let box = text.rect.applying(item.transform)
    let visible = scale.cells(of: item.visible)
    let left = scale.column(box.minX)
    let room = max(1, scale.column(box.maxX) - left)
    let step = Double(box.height) / Double(text.lines.count)
    var previous = Int.min
    return text.lines.enumerated().compactMap { index, raw in
      let middle = Double(box.minY.drawable(limit: 1_000_000)) + step * (Double(index) + 0.5)
      var row = Int((middle / (2 * scale.pointsPerColumn)).rounded(.down))
      if row <= previous { row = previous + 1 }
      previous = row
      guard visible.rows.contains(row), row < scale.rows else { return nil }
      let line = raw.escapingUntrusted().truncated(to: room)
      let spare = room - line.displayWidth
      let centred = Int((Double(box.midX) / scale.pointsPerColumn - Double(line.displayWidth) / 2).rounded())
      let indent =
        switch text.alignment {
        case .center: max(0, min(spare, centred - left))
        case .right: spare
        case .left, .justified, .natural: 0
        }
      return Line(text: line, column: left + indent, row: row)
    }
  }

  /// The characters of a line with the columns they begin at, those cut off left out.
  static func placed(_ line: Line, within columns: Range<Int>) -> [(character: Character, column: Int, width: Int)] {
    var column = line.column
    var result: [(Character, Int, Int)] = []
    for character in line.text {
      let width = character.displayWidth
      defer { column += width }
      guard width > 0, columns.contains(column), columns.contains(column + width - 1) else { continue }
      result.append((character, column, width))
    }
    return result
  }
}
