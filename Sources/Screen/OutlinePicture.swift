import Foundation
import LabText
import UIKitModel

/// The characters of one kind of box.
struct BoxCharacters: Sendable {
  var horizontal: Character
  var vertical: Character
  var corners: (Character, Character, Character, Character)
  /// What stands left and right of a box that is one row high.
  var brackets: (Character, Character)

  static let light = BoxCharacters(
    horizontal: "─", vertical: "│", corners: ("┌", "┐", "└", "┘"), brackets: ("[", "]"))
  static let round = BoxCharacters(
    horizontal: "─", vertical: "│", corners: ("╭", "╮", "╰", "╯"), brackets: ("(", ")"))
  static let faint = BoxCharacters(
    horizontal: "┄", vertical: "┆", corners: ("┌", "┐", "└", "┘"), brackets: ("[", "]"))
  static let heavy = BoxCharacters(
    horizontal: "━", vertical: "┃", corners: ("┏", "┓", "┗", "┛"), brackets: ("▐", "▌"))
  static let double = BoxCharacters(
    horizontal: "═", vertical: "║", corners: ("╔", "╗", "╚", "╝"), brackets: ("⟦", "⟧"))

  /// The characters on the edge of a range of cells.
  func outline(columns: Range<Int>, rows: Range<Int>) -> [(Character, Int, Int)] {
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    let (top, bottom) = (rows.lowerBound, rows.upperBound - 1)
    guard right > left else { return [(vertical, left, top)] }
    guard bottom > top else { return [(brackets.0, left, top), (brackets.1, right, top)] }
    var result: [(Character, Int, Int)] = [
      (corners.0, left, top), (corners.1, right, top), (corners.2, left, bottom), (corners.3, right, bottom),
    ]
    // Of two rows both may be needed for text.
    if bottom - top == 1 && right - left > 1 { return result }
    for column in (left + 1)..<max(left + 1, right) {
      result.append((horizontal, column, top))
      result.append((horizontal, column, bottom))
    }
    for row in (top + 1)..<max(top + 1, bottom) {
      result.append((vertical, left, row))
      result.append((vertical, right, row))
    }
    return result
  }
}

/// The picture without colours: views as outlines.
struct OutlinePicture {
  private(set) var cells: CellGrid
  private var scale: CellScale { cells.scale }
  private var opacities: [CGFloat] = []
  private var clips: [(columns: Range<Int>, rows: Range<Int>)] = []
  /// The cells that hold text, by number: rings don't write over them.
  private var textCells: Set<Int> = []

  init(grid: CellScale) { cells = CellGrid(scale: grid) }

  mutating func draw(_ list: DisplayList) {
    for item in list.items {
      switch item {
      case .fill(let shape, let color): fill(shape, alpha: color.alpha * opacities.reduce(1, *))
      case .stroke(let shape, _, _): outline(shape, shape.radius > 0 ? .round : .light)
      case .text(let text): write(text)
      case .image(_, let shape):
        fill(shape, alpha: 1)
        shade(shape)
      case .symbol(_, let shape, _): mark(shape)
      case .beginGroup(let opacity): opacities.append(opacity)
      case .endGroup: _ = opacities.popLast()
      case .beginClip(let shape): beginClip(shape)
      case .endClip: _ = clips.popLast()
      case .scrollIndicator(let shape): indicate(shape)
      case .focus(let shape): ring(shape, .double)
      case .selection(let shape): ring(shape, .heavy)
      }
    }
  }

  private var visible: (columns: Range<Int>, rows: Range<Int>) {
    clips.last ?? (0..<scale.columns, 0..<scale.rows)
  }

  private mutating func beginClip(_ shape: DisplayShape) {
    let (columns, rows) = scale.cells(of: shape.box)
    clips.append((columns.clamped(to: visible.columns), rows.clamped(to: visible.rows)))
  }

  private mutating func set(_ character: Character?, _ column: Int, _ row: Int) {
    guard visible.columns.contains(column), visible.rows.contains(row), cells.contains(column, row) else { return }
    // Half of a wide character that was there before can't stay alone.
    if cells[column, row].character == nil, column > 0 { cells[column - 1, row] = ScreenCell() }
    if let old = cells[column, row].character, old.displayWidth == 2, cells.contains(column + 1, row) {
      cells[column + 1, row] = ScreenCell()
    }
    cells[column, row] = ScreenCell(character: character)
    textCells.remove(row * scale.columns + column)
  }

  /// A filled view hides what lies beneath and gets an outline, a broken one if it is mostly clear.
  private mutating func fill(_ shape: DisplayShape, alpha: CGFloat) {
    guard alpha >= 0.05 else { return }
    let (columns, rows) = scale.cells(of: shape.box)
    if alpha > 0.5 {
      for row in rows.clamped(to: visible.rows) {
        for column in columns.clamped(to: visible.columns) { set(" ", column, row) }
      }
    }
    outline(shape, alpha <= 0.5 ? .faint : shape.radius > 0 ? .round : .light)
  }

  private mutating func outline(_ shape: DisplayShape, _ style: BoxCharacters) {
    let (columns, rows) = scale.cells(of: shape.box)
    for (character, column, row) in style.outline(columns: columns, rows: rows) { set(character, column, row) }
  }

  /// An outline around a view that matters now. Text on its edge stays readable.
  private mutating func ring(_ shape: DisplayShape, _ style: BoxCharacters) {
    let (columns, rows) = scale.cells(of: shape.box)
    for (character, column, row) in style.outline(columns: columns, rows: rows)
    where !textCells.contains(row * scale.columns + column) {
      set(character, column, row)
    }
  }

  private mutating func shade(_ shape: DisplayShape) {
    let (columns, rows) = scale.cells(of: shape.box)
    for row in rows.dropFirst(rows.count > 2 ? 1 : 0).dropLast(rows.count > 2 ? 1 : 0) {
      for column in columns.dropFirst().dropLast() { set("░", column, row) }
    }
  }

  private mutating func mark(_ shape: DisplayShape) {
    let (columns, rows) = scale.cells(of: shape.box)
    set("◆", (columns.lowerBound + columns.upperBound - 1) / 2, (rows.lowerBound + rows.upperBound - 1) / 2)
  }

  private mutating func indicate(_ shape: DisplayShape) {
    let box = shape.box
    let (columns, rows) = scale.cells(of: box)
    if box.height >= box.width {
      let column = min(scale.columns, scale.column(box.maxX + 2)) - 1
      for row in rows { set("█", column, row) }
    } else {
      let row = min(scale.rows, scale.row(box.maxY + 2)) - 1
      for column in columns { set("▄", column, row) }
    }
  }

  private mutating func write(_ item: DisplayText) {
    let columns = scale.cells(of: item.visible).columns.clamped(to: visible.columns)
    for line in CellText.lines(of: item, scale: scale) {
      let placed = CellText.placed(line, within: columns)
      let shift = spaceBesideEdge(placed.first?.column, end: placed.last.map { $0.column + $0.width }, line.row, columns)
      for (character, column, width) in placed {
        set(character, column + shift, line.row)
        if width == 2, cells.contains(column + shift + 1, line.row) {
          cells[column + shift + 1, line.row] = ScreenCell(character: nil)
        }
        for half in 0..<width { textCells.insert(line.row * scale.columns + column + shift + half) }
      }
    }
  }

  /// 1 where text would begin on the left edge of a box and has room to begin beside it, else 0.
  private func spaceBesideEdge(_ start: Int?, end: Int?, _ row: Int, _ columns: Range<Int>) -> Int {
    guard let start, let end, columns.contains(end), cells.contains(start, row), cells.contains(end, row) else { return 0 }
    let edges: Set<Character> = ["│", "┆", "┃", "║", "[", "("]
    guard let under = cells[start, row].character, edges.contains(under) else { return 0 }
    return cells[end, row].character == " " ? 1 : 0
  }
}
