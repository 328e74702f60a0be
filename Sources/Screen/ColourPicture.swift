import Foundation
import LabText
import UIKitModel

/// The picture in colours: two pixels a cell, text over them.
struct ColourPicture {
  private struct Glyph {
    var character: Character?
    var color: UIColor.RGBA
    var isBold: Bool
  }

  private let scale: CellScale
  private var canvas: Canvas
  private var glyphs: [Glyph?]
  private var opacities: [CGFloat] = []

  init(grid: CellScale, background: UIColor.RGBA) {
    scale = grid
    let pixelsPerPoint = CGFloat(1 / grid.pointsPerColumn)
    canvas = Canvas(
      width: grid.columns, height: 2 * grid.rows, scale: (pixelsPerPoint, pixelsPerPoint), background: background)
    glyphs = Array(repeating: nil, count: grid.columns * grid.rows)
  }

  mutating func draw(_ list: DisplayList) {
    for item in list.items {
      switch item {
      case .fill(let shape, let color):
        canvas.fill(shape, color)
        if color.alpha * opacities.reduce(1, *) > 0.5 { cover(shape.box) }
      case .stroke(let shape, let width, let color):
        canvas.stroke(shape, width: max(width, CGFloat(scale.pointsPerColumn) * 0.35), color)
      case .text(let text): write(text)
      case .image(let bitmap, let shape):
        canvas.draw(bitmap, in: shape)
        cover(shape.box)
      case .symbol(_, let shape, let color): drawSymbol(shape, color)
      case .beginGroup(let opacity):
        canvas.beginGroup(opacity: opacity)
        opacities.append(opacity)
      case .endGroup:
        canvas.endGroup()
        _ = opacities.popLast()
      case .beginClip(let shape): canvas.beginClip(shape)
      case .endClip: canvas.endClip()
      case .scrollIndicator(let shape): drawIndicator(shape)
      case .focus(let shape): drawRing(shape, Self.focusColor, BoxCharacters.round)
      case .selection(let shape): drawRing(shape, Self.selectionColor, BoxCharacters.heavy)
      }
    }
  }

  static let focusColor = UIColor.RGBA(red: 0, green: 0.478, blue: 1, alpha: 1)
  static let selectionColor = UIColor.RGBA(red: 1, green: 0.176, blue: 0.333, alpha: 1)

  // MARK: Text and marks

  private mutating func set(_ glyph: Glyph?, _ column: Int, _ row: Int) {
    guard column >= 0, column < scale.columns, row >= 0, row < scale.rows else { return }
    glyphs[row * scale.columns + column] = glyph
  }

  /// Text that something solid was drawn over can't be seen.
  private mutating func cover(_ box: CGRect) {
    let (columns, rows) = scale.cells(of: box)
    for row in rows.clamped(to: 0..<scale.rows) {
      for column in columns.clamped(to: 0..<scale.columns) { glyphs[row * scale.columns + column] = nil }
    }
  }

  private mutating func write(_ item: DisplayText) {
    let visible = scale.cells(of: item.visible).columns.clamped(to: 0..<scale.columns)
    var color = item.color
    color.alpha *= item.opacity
    let isBold = item.text.font.fontName.hasSuffix("Bold") || item.text.font.fontName.hasSuffix("bold")
    for line in CellText.lines(of: item, scale: scale) {
      for (character, column, width) in CellText.placed(line, within: visible) {
        set(Glyph(character: character, color: color, isBold: isBold), column, line.row)
        if width == 2 { set(Glyph(character: nil, color: color, isBold: isBold), column + 1, line.row) }
      }
    }
  }

  private mutating func drawSymbol(_ shape: DisplayShape, _ color: UIColor.RGBA) {
    let (columns, rows) = scale.cells(of: shape.box)
    let row = (rows.lowerBound + rows.upperBound - 1) / 2
    let column = (columns.lowerBound + columns.upperBound - 1) / 2
    set(Glyph(character: "◆", color: color, isBold: false), column, row)
  }

  private mutating func drawIndicator(_ shape: DisplayShape) {
    let grey = UIColor.RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.9)
    let box = shape.box
    let (columns, rows) = scale.cells(of: box)
    if box.height >= box.width {
      let column = min(scale.columns - 1, max(0, scale.column(box.maxX) - (scale.column(box.maxX) == scale.columns ? 1 : 0)))
      for row in rows { set(Glyph(character: "▐", color: grey, isBold: false), min(column, scale.columns - 1), row) }
    } else {
      let row = min(scale.rows - 1, rows.lowerBound)
      for column in columns { set(Glyph(character: "▄", color: grey, isBold: false), column, row) }
    }
  }

  /// An outline of box characters on the cells of a view's edge; cells with text are left alone.
  private mutating func drawRing(_ shape: DisplayShape, _ color: UIColor.RGBA, _ style: BoxCharacters) {
    let (columns, rows) = scale.cells(of: shape.box)
    for (character, column, row) in style.outline(columns: columns, rows: rows) {
      guard column >= 0, column < scale.columns, row >= 0, row < scale.rows else { continue }
      if glyphs[row * scale.columns + column] == nil {
        set(Glyph(character: character, color: color, isBold: true), column, row)
      }
    }
  }

  // MARK: Cells

  func finished() -> CellGrid {
    var grid = CellGrid(scale: scale)
    for row in 0..<scale.rows {
      for column in 0..<scale.columns {
        let upper = canvas[column, 2 * row]
        let lower = canvas[column, 2 * row + 1]
        if let glyph = glyphs[row * scale.columns + column] {
          let under = (upper + lower) * 0.5
          let over = Canvas.pixel(glyph.color)
          grid[column, row] = ScreenCell(
            character: glyph.character, foreground: Self.color(over + under * (1 - over.w)),
            background: Self.color(under), isBold: glyph.isBold)
        } else {
          let (top, bottom) = (Self.color(upper), Self.color(lower))
          grid[column, row] =
            top == bottom
            ? ScreenCell(character: " ", background: top)
            : ScreenCell(character: "▀", foreground: top, background: bottom)
        }
      }
    }
    return grid
  }

  private static func color(_ pixel: Canvas.Pixel) -> TextColor {
    func byte(_ value: Float) -> UInt8 { UInt8(min(255, max(0, (value * 255).rounded()))) }
    return .rgb(red: byte(pixel.x), green: byte(pixel.y), blue: byte(pixel.z))
  }
}
