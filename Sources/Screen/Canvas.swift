import Foundation
import UIKitModel

/// A grid of pixels that display items are drawn into. Colours are premultiplied by their alpha.
struct Canvas {
  typealias Pixel = SIMD4<Float>

  let width: Int
  let height: Int
  /// Pixels to a point, horizontally and vertically.
  let scale: (x: CGFloat, y: CGFloat)
  private(set) var pixels: [Pixel]
  private var groups: [(below: [Pixel], opacity: Float)] = []
  /// The coverage of each clip in force: the product of all outer ones.
  private var clips: [Clip] = []

  private struct Clip {
    var box: PixelBox
    /// Coverage by pixel of the box; `nil` where all is covered.
    var mask: [Float]?
  }

  /// Ranges of columns and rows.
  struct PixelBox {
    var columns: Range<Int>
    var rows: Range<Int>

    func intersection(_ other: PixelBox) -> PixelBox {
      PixelBox(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }
  }

  init(width: Int, height: Int, scale: (x: CGFloat, y: CGFloat), background: UIColor.RGBA) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.scale = scale
    pixels = Array(repeating: Self.pixel(background), count: self.width * self.height)
  }

  static func pixel(_ color: UIColor.RGBA) -> Pixel {
    let alpha = Float(min(1, max(0, color.alpha)))
    func part(_ value: CGFloat) -> Float { Float(min(1, max(0, value))) * alpha }
    return Pixel(part(color.red), part(color.green), part(color.blue), alpha)
  }

  private var everything: PixelBox { PixelBox(columns: 0..<width, rows: 0..<height) }

  /// The pixels that a rectangle of the picture touches, inside the clips.
  func box(of rect: CGRect) -> PixelBox {
    func range(_ low: CGFloat, _ high: CGFloat, _ scale: CGFloat, _ limit: Int) -> Range<Int> {
      guard high > low, low.isFinite, high.isFinite else { return 0..<0 }
      let start = Int(max(0, min(CGFloat(limit), (low * scale).rounded(.down))))
      let end = Int(max(0, min(CGFloat(limit), (high * scale).rounded(.up))))
      return start..<max(start, end)
    }
    let box = PixelBox(
      columns: range(rect.minX, rect.maxX, scale.x, width), rows: range(rect.minY, rect.maxY, scale.y, height))
    return clips.last.map { $0.box.intersection(box) } ?? box
  }

  // MARK: Drawing

  /// Lays a colour over the pixels of a box, as far as they are covered.
  mutating func paint(_ box: PixelBox, _ color: Pixel, coverage: (_ x: Int, _ y: Int) -> Float) {
    let clip = clips.last
    for y in box.rows {
      for x in box.columns {
        var share = coverage(x, y)
        if share <= 0 { continue }
        if let clip, let mask = clip.mask {
          share *= mask[(y - clip.box.rows.lowerBound) * clip.box.columns.count + x - clip.box.columns.lowerBound]
        }
        let over = color * share
        pixels[y * width + x] = over + pixels[y * width + x] * (1 - over.w)
      }
    }
  }

  mutating func fill(_ shape: DisplayShape, _ color: UIColor.RGBA) {
    let coverage = ShapeCoverage(shape, scale: scale)
    paint(box(of: shape.box), Self.pixel(color)) { x, y in coverage.inside(x, y) }
  }

  mutating func stroke(_ shape: DisplayShape, width line: CGFloat, _ color: UIColor.RGBA) {
    let outer = ShapeCoverage(shape, scale: scale)
    var hole = shape
    hole.rect = shape.rect.insetBy(dx: line, dy: line)
    hole.radius = max(0, shape.radius - line)
    let isHollow = hole.rect.width > 0 && hole.rect.height > 0
    let inner = ShapeCoverage(hole, scale: scale)
    paint(box(of: shape.box), Self.pixel(color)) { x, y in
      max(0, outer.inside(x, y) - (isHollow ? inner.inside(x, y) : 0))
    }
  }

  mutating func draw(_ bitmap: Bitmap, in shape: DisplayShape) {
    guard bitmap.width > 0, bitmap.height > 0, shape.rect.width > 0, shape.rect.height > 0 else { return }
    let coverage = ShapeCoverage(shape, scale: scale)
    let clip = clips.last
    let area = box(of: shape.box)
    for y in area.rows {
      for x in area.columns {
        var share = coverage.inside(x, y)
        if share <= 0 { continue }
        if let clip, let mask = clip.mask {
          share *= mask[(y - clip.box.rows.lowerBound) * clip.box.columns.count + x - clip.box.columns.lowerBound]
        }
        let local = coverage.local(x, y)
        let column = Int((local.x - shape.rect.minX) / shape.rect.width * CGFloat(bitmap.width))
        let row = Int((local.y - shape.rect.minY) / shape.rect.height * CGFloat(bitmap.height))
        let over =
          Self.pixel(bitmap[min(bitmap.width - 1, max(0, column)), min(bitmap.height - 1, max(0, row))]) * share
        pixels[y * width + x] = over + pixels[y * width + x] * (1 - over.w)
      }
    }
  }

  // MARK: Groups and clips

  mutating func beginGroup(opacity: CGFloat) {
    groups.append((pixels, Float(opacity)))
    pixels = Array(repeating: Pixel(repeating: 0), count: pixels.count)
  }

  mutating func endGroup() {
    guard let group = groups.popLast() else { return }
    let own = pixels
    pixels = group.below
    for index in pixels.indices where own[index].w > 0 {
      let over = own[index] * group.opacity
      pixels[index] = over + pixels[index] * (1 - over.w)
    }
  }

  mutating func beginClip(_ shape: DisplayShape) {
    let outer = clips.last
    let box = box(of: shape.box)
    let isPlain = shape.radius == 0 && shape.transform.b == 0 && shape.transform.c == 0
    if isPlain, outer?.mask == nil {
      clips.append(Clip(box: box, mask: nil))
      return
    }
    let coverage = ShapeCoverage(shape, scale: scale)
    var mask: [Float] = []
    mask.reserveCapacity(box.rows.count * box.columns.count)
    for y in box.rows {
      for x in box.columns {
        var share = coverage.inside(x, y)
        if let outer, let outerMask = outer.mask {
          share *=
            outerMask[(y - outer.box.rows.lowerBound) * outer.box.columns.count + x - outer.box.columns.lowerBound]
        }
        mask.append(share)
      }
    }
    clips.append(Clip(box: box, mask: mask))
  }

  mutating func endClip() { _ = clips.popLast() }

  /// The colour of a pixel.
  subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }
}

/// How much of each pixel lies inside a shape.
struct ShapeCoverage {
  private let shape: DisplayShape
  private let scale: (x: CGFloat, y: CGFloat)
  private let inverse: CGAffineTransform
  private let isUpright: Bool
  private let box: CGRect
  private let pixelsPerUnit: CGFloat

  init(_ shape: DisplayShape, scale: (x: CGFloat, y: CGFloat)) {
    self.shape = shape
    self.scale = scale
    inverse = shape.transform.inverted()
    isUpright = shape.transform.b == 0 && shape.transform.c == 0 && shape.radius <= 0
    box = shape.box
    let transform = shape.transform
    pixelsPerUnit = (abs(transform.a * transform.d - transform.b * transform.c) * scale.x * scale.y).squareRoot()
  }

  /// The middle of a pixel in the shape's own coordinates.
  func local(_ x: Int, _ y: Int) -> CGPoint {
    CGPoint(x: (CGFloat(x) + 0.5) / scale.x, y: (CGFloat(y) + 0.5) / scale.y).applying(inverse)
  }

  func inside(_ x: Int, _ y: Int) -> Float {
    if isUpright {
      let left = max(box.minX * scale.x, CGFloat(x))
      let right = min(box.maxX * scale.x, CGFloat(x + 1))
      let top = max(box.minY * scale.y, CGFloat(y))
      let bottom = min(box.maxY * scale.y, CGFloat(y + 1))
      return Float(max(0, right - left) * max(0, bottom - top))
    }
    return Float(min(1, max(0, 0.5 - distance(to: local(x, y)) * pixelsPerUnit)))
  }

  /// The distance to the edge of the rounded rectangle, negative inside.
  private func distance(to point: CGPoint) -> CGFloat {
    let rect = shape.rect
    let isLeft = point.x < rect.midX
    let isTop = point.y < rect.midY
    let corner: CACornerMask =
      isTop
      ? (isLeft ? .layerMinXMinYCorner : .layerMaxXMinYCorner) : (isLeft ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner)
    let radius = shape.corners.contains(corner) ? min(shape.radius, min(rect.width, rect.height) / 2) : 0
    let x = abs(point.x - rect.midX) - rect.width / 2 + radius
    let y = abs(point.y - rect.midY) - rect.height / 2 + radius
    let outside = (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
    return outside + min(max(x, y), 0) - radius
  }
}
