import Foundation
import UIKitModel

/// Walks a committed view tree and writes down what is to be drawn.
struct DisplayListBuilder {
  let traits: UITraitCollection
  let selection: UInt?
  private(set) var items: [DisplayItem] = []
  /// Rings are drawn last, over everything.
  private var rings: [DisplayItem] = []

  init(traits: UITraitCollection, selection: UInt?) {
    self.traits = traits
    self.selection = selection
  }

  /// Draws a view whose superview isn't part of the picture.
  mutating func drawRoot(_ node: SnapshotNode) {
    let bounds = node.values.bounds.drawable
    let transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    drawInside(node, transform: transform, visible: CGRect(origin: .zero, size: bounds.size), opacity: 1)
    finish()
  }

  mutating func draw(_ node: SnapshotNode, transform: CGAffineTransform, visible: CGRect, opacity: CGFloat) {
    drawInside(
      node, transform: node.values.transformToSuperlayer.concatenating(transform), visible: visible, opacity: opacity)
    finish()
  }

  private mutating func finish() {
    items += rings
    rings = []
  }

  private mutating func drawInside(
    _ node: SnapshotNode, transform: CGAffineTransform, visible: CGRect, opacity: CGFloat
  ) {
    let values = node.values
    guard !values.isHidden, values.opacity > 0, transform.isDrawable else { return }
    let shape = DisplayShape(
      rect: values.bounds.drawable, radius: values.cornerRadius.drawable(), corners: values.maskedCorners, transform: transform)
    let alpha = CGFloat(values.opacity)
    let total = opacity * alpha
    if alpha < 1 { items.append(.beginGroup(opacity: alpha)) }
    if let color = values.backgroundColor.map({ $0.components(with: traits) }), color.alpha > 0 {
      items.append(.fill(shape, color))
    }
    let clipped = values.masksToBounds ? visible.intersection(shape.box) : visible
    if values.masksToBounds { items.append(.beginClip(shape)) }
    add(node.content, of: node, transform: transform, visible: clipped, opacity: total)
    if !clipped.isNull, !clipped.isEmpty || !values.masksToBounds {
      for child in node.children {
        let inner = child.values.transformToSuperlayer.concatenating(transform)
        drawInside(child, transform: inner, visible: clipped, opacity: total)
      }
    }
    addScrollIndicator(of: node, transform: transform)
    if values.masksToBounds { items.append(.endClip) }
    if values.borderWidth > 0 {
      let color = (values.borderColor ?? .black).components(with: traits)
      items.append(.stroke(shape, width: values.borderWidth.drawable(), color))
    }
    if alpha < 1 { items.append(.endGroup) }
    if node.isFirstResponder { rings.append(.focus(shape)) }
    if node.address == selection { rings.append(.selection(shape)) }
  }

  // MARK: What a view draws itself

  private mutating func add(
    _ content: DrawnContent, of node: SnapshotNode, transform: CGAffineTransform, visible: CGRect, opacity: CGFloat
  ) {
    switch content {
    case .none: break
    case .layers(let layers):
      for layer in layers { add(layer, of: node, transform: transform, visible: visible, opacity: opacity) }
    case .fill(let color, let rect, let radius):
      items.append(.fill(shape(rect, radius, transform), color.components(with: traits)))
    case .stroke(let color, let rect, let radius, let width):
      items.append(.stroke(shape(rect, radius, transform), width: width.drawable(), color.components(with: traits)))
    case .text(let text):
      items.append(
        .text(
          DisplayText(
            text: text.drawable, color: text.color.components(with: traits), transform: transform, visible: visible,
            opacity: opacity)))
    case .image(let image, let rect, let tint):
      add(image, rect: rect, tint: tint ?? node.tintColor, transform: transform)
    }
  }

  private mutating func add(_ image: UIImage, rect: CGRect, tint: UIColor, transform: CGAffineTransform) {
    let color = (image.appliedTint ?? tint).components(with: traits)
    let shape = shape(rect, 0, transform)
    switch image.content {
    case .symbol(let name): items.append(.symbol(name, shape, color))
    case .bitmap(let bitmap):
      items.append(.image(image.isTemplate || image.appliedTint != nil ? bitmap.tinted(color) : bitmap, shape))
    }
  }

  private func shape(_ rect: CGRect, _ radius: CGFloat, _ transform: CGAffineTransform) -> DisplayShape {
    DisplayShape(
      rect: rect.drawable, radius: radius.drawable(), corners: CACornerMask(rawValue: 15), transform: transform)
  }

  /// A thumb as long as the visible share of the content, where the content is longer than the view.
  private mutating func addScrollIndicator(of node: SnapshotNode, transform: CGAffineTransform) {
    guard let scroll = node.view as? UIScrollView else { return }
    let bounds = node.values.bounds
    let content = scroll.contentSize
    if content.height > bounds.height + 0.5, bounds.height > 0 {
      let track = bounds.height - 6
      let length = max(12, track * bounds.height / content.height)
      let share = min(1, max(0, bounds.minY / (content.height - bounds.height)))
      let rect = CGRect(x: bounds.maxX - 5, y: bounds.minY + 3 + (track - length) * share, width: 3, height: length)
      items.append(.scrollIndicator(shape(rect, 1.5, transform)))
    }
    if content.width > bounds.width + 0.5, bounds.width > 0 {
      let track = bounds.width - 6
      let length = max(12, track * bounds.width / content.width)
      let share = min(1, max(0, bounds.minX / (content.width - bounds.width)))
      let rect = CGRect(x: bounds.minX + 3 + (track - length) * share, y: bounds.maxY - 5, width: length, height: 3)
      items.append(.scrollIndicator(shape(rect, 1.5, transform)))
    }
  }
}

extension Bitmap {
  /// The same shape in one colour.
  func tinted(_ color: UIColor.RGBA) -> Bitmap {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        result[x, y] = UIColor.RGBA(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * self[x, y].alpha)
      }
    }
    return result
  }
}
