public import Foundation
import UIKitModel

/// Draws a display list into a PNG file.
///
/// Shapes are smoothed at their edges, groups and clips are exact. Text is drawn in dots (`DotFont`), each character in
/// the width the model measured for it; characters outside ASCII come from `font`, or are boxes.
public struct PNGRenderer: Sendable {
  /// Pixels to a point.
  public var scale: Double
  /// The shapes of the characters outside ASCII.
  public var font: HexFont?

  /// Creates a renderer. The scale is kept between 0.1 and 4.
  public init(scale: Double = 2, font: HexFont? = nil) {
    self.scale = min(4, max(0.1, scale))
    self.font = font
  }

  /// The file's bytes.
  public func png(of list: DisplayList) -> Data {
    let canvas = canvas(of: list)
    return PNGFile.data(width: canvas.width, height: canvas.height) { x, y in
      let pixel = canvas[x, y]
      let alpha = pixel.w
      func byte(_ value: Float) -> UInt8 { UInt8(min(255, max(0, (value * 255).rounded()))) }
      guard alpha > 0 else { return (0, 0, 0, 0) }
      return (byte(pixel.x / alpha), byte(pixel.y / alpha), byte(pixel.z / alpha), byte(alpha))
    }
  }

  func canvas(of list: DisplayList) -> Canvas {
    let factor = CGFloat(scale)
    var canvas = Canvas(
      width: Int((list.size.width * factor).rounded(.up)), height: Int((list.size.height * factor).rounded(.up)),
      scale: (factor, factor), background: list.background)
    for item in list.items { draw(item, on: &canvas) }
    return canvas
  }

  private func draw(_ item: DisplayItem, on canvas: inout Canvas) {
    switch item {
    case .fill(let shape, let color): canvas.fill(shape, color)
    case .stroke(let shape, let width, let color): canvas.stroke(shape, width: width, color)
    case .text(let text): write(text, on: &canvas)
    case .image(let bitmap, let shape): canvas.draw(bitmap, in: shape)
    case .symbol(_, let shape, let color): drawSymbol(shape, color, on: &canvas)
    case .beginGroup(let opacity): canvas.beginGroup(opacity: opacity)
    case .endGroup: canvas.endGroup()
    case .beginClip(let shape): canvas.beginClip(shape)
    case .endClip: canvas.endClip()
    case .scrollIndicator(let shape):
      canvas.fill(shape, UIColor.RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.7))
    case .focus(let shape): ring(shape, ColourPicture.focusColor, on: &canvas)
    case .selection(let shape): ring(shape, ColourPicture.selectionColor, on: &canvas)
    }
  }

  private func ring(_ shape: DisplayShape, _ color: UIColor.RGBA, on canvas: inout Canvas) {
    var outer = shape
    outer.rect = shape.rect.insetBy(dx: -1, dy: -1)
    if shape.radius > 0 { outer.radius += 1 }
    canvas.stroke(outer, width: 2, color)
  }

  /// A square on its corner.
  private func drawSymbol(_ shape: DisplayShape, _ color: UIColor.RGBA, on canvas: inout Canvas) {
    let side = min(shape.rect.width, shape.rect.height) * 0.6
    let turn = CGAffineTransform(rotationAngle: .pi / 4)
      .concatenating(CGAffineTransform(translationX: shape.rect.midX, y: shape.rect.midY))
      .concatenating(shape.transform)
    canvas.stroke(
      DisplayShape(
        rect: CGRect(x: -side / 2, y: -side / 2, width: side, height: side), radius: side / 6,
        corners: shape.corners, transform: turn), width: max(1, side / 8), color)
  }

  // MARK: Text

  private func write(_ item: DisplayText, on canvas: inout Canvas) {
    let text = item.text
    guard !text.lines.isEmpty else { return }
    let font = text.font
    let step = text.rect.height / CGFloat(text.lines.count)
    let isBold = font.fontName.lowercased().hasSuffix("bold")
    for (index, line) in text.lines.enumerated() {
      let widths = line.map { advance(of: $0, font: font) }
      let spare = text.rect.width - widths.reduce(0, +)
      var x = text.rect.minX
      switch text.alignment {
      case .center: x += spare / 2
      case .right: x += spare
      case .left, .justified, .natural: break
      }
      let baseline = text.rect.minY + step * (CGFloat(index) + 0.5) + (font.ascender + font.descender) / 2
      for (character, width) in zip(line, widths) {
        let cell = CGRect(x: x, y: baseline - font.capHeight, width: width, height: font.capHeight)
        draw(character, in: cell, isBold: isBold, item, on: &canvas)
        x += width
      }
    }
  }

  /// How far a character moves the pen: measured between two others, because a line's last space has no width.
  private func advance(of character: Character, font: UIFont) -> CGFloat {
    TextLayout("n\(character)n", font: font, width: 0).size.width - TextLayout("nn", font: font, width: 0).size.width
  }

  private func draw(
    _ character: Character, in cell: CGRect, isBold: Bool, _ item: DisplayText, on canvas: inout Canvas
  ) {
    guard !character.isWhitespace else { return }
    let dot = CGSize(width: cell.width / 6, height: cell.height / 7)
    func shape(_ rect: CGRect) -> DisplayShape {
      DisplayShape(rect: rect, radius: 0, corners: CACornerMask(rawValue: 15), transform: item.transform)
    }
    guard let columns = DotFont.columns(of: character) else {
      if character != "…", let glyph = font?.glyph(of: character) {
        draw(glyph, in: cell, item, on: &canvas)
        return
      }
      let box = shape(cell.insetBy(dx: dot.width / 2, dy: 0))
      if character == "…" {
        for place in [0.5, 2.5, 4.5] {
          let x = cell.minX + dot.width * CGFloat(place)
          canvas.fill(shape(CGRect(origin: CGPoint(x: x, y: cell.maxY - dot.height), size: dot)), item.color)
        }
      } else {
        canvas.stroke(box, width: max(0.5, dot.height / 2), item.color)
      }
      return
    }
    draw(dots: columns, in: cell, isBold: isBold, shape, item.color, on: &canvas)
  }

  /// Dots of whole pixels, so that all strokes are alike; the columns in use stand in the middle of the character's width.
  private func draw(
    dots columns: ArraySlice<UInt8>, in cell: CGRect, isBold: Bool, _ shape: (CGRect) -> DisplayShape, _ color: UIColor.RGBA,
    on canvas: inout Canvas
  ) {
    guard let first = columns.firstIndex(where: { $0 != 0 }), let last = columns.lastIndex(where: { $0 != 0 }) else { return }
    let pixel = 1 / CGFloat(scale)
    func whole(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
    let height = max(pixel, whole(cell.height / 7))
    let count = CGFloat(last - first + 1)
    let width = max(pixel, min(height, whole(cell.width / (count + 0.5))))
    let bold = isBold ? max(pixel, whole(width * 0.4)) : 0
    let left = whole(cell.midX - (width * count + bold) / 2)
    let top = whole(cell.maxY) - height * 7
    for column in first...last {
      let bits = columns[column]
      // Dots that touch are drawn as one bar: it has no seams.
      var row = 0
      while row < 8 {
        guard bits >> row & 1 == 1 else {
          row += 1
          continue
        }
        var end = row
        while end < 8, bits >> end & 1 == 1 { end += 1 }
        let rect = CGRect(
          x: left + width * CGFloat(column - first), y: top + height * CGFloat(row), width: width + bold,
          height: height * CGFloat(end - row))
        canvas.fill(shape(rect), color)
        row = end
      }
    }
  }

  /// A shape of 16 rows, of which about 12 stand above the baseline. Dots side by side are drawn as one bar.
  private func draw(_ glyph: HexFont.Glyph, in cell: CGRect, _ item: DisplayText, on canvas: inout Canvas) {
    let dot = CGSize(width: cell.width / CGFloat(glyph.width), height: cell.height / 11)
    let top = cell.maxY - dot.height * 13
    for (row, bits) in glyph.rows.enumerated() where bits != 0 {
      var column = 0
      while column < glyph.width {
        func isSet(_ column: Int) -> Bool { bits >> UInt16(glyph.width - 1 - column) & 1 == 1 }
        guard isSet(column) else {
          column += 1
          continue
        }
        var end = column
        while end < glyph.width, isSet(end) { end += 1 }
        let rect = CGRect(
          x: cell.minX + dot.width * CGFloat(column), y: top + dot.height * CGFloat(row),
          width: dot.width * CGFloat(end - column), height: dot.height)
        canvas.fill(
          DisplayShape(rect: rect, radius: 0, corners: CACornerMask(rawValue: 15), transform: item.transform),
          item.color)
        column = end
      }
    }
  }
}
