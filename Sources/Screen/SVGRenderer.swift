import Foundation
import LabText
import UIKitModel

/// Writes a display list as SVG: the same shapes, groups and clips, and text as text.
public struct SVGRenderer: Sendable {
  /// Creates a writer.
  public init() {}

  /// The SVG document, in points, ending in a newline.
  public func svg(of list: DisplayList) -> String {
    var writer = SVGWriter()
    writer.write(list)
    return writer.text
  }
}

private struct SVGWriter {
  private(set) var text = ""
  private var clipCount = 0

  mutating func write(_ list: DisplayList) {
    let (width, height) = (number(list.size.width), number(list.size.height))
    text +=
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\n"
    text += "<rect width=\"\(width)\" height=\"\(height)\"\(fill(list.background))/>\n"
    for item in list.items { write(item) }
    text += "</svg>\n"
  }

  private mutating func write(_ item: DisplayItem) {
    switch item {
    case .fill(let shape, let color): text += element(shape, fill(color)) + "\n"
    case .stroke(let shape, let width, let color): writeStroke(shape, width, color)
    case .text(let item): write(item)
    case .image(let bitmap, let shape): write(bitmap, shape)
    case .symbol(let name, let shape, let color): writeSymbol(name, shape, color)
    case .beginGroup(let opacity): text += "<g opacity=\"\(number(opacity))\">\n"
    case .endGroup, .endClip: text += "</g>\n"
    case .beginClip(let shape):
      clipCount += 1
      text += "<clipPath id=\"clip\(clipCount)\">\(element(shape, ""))</clipPath>\n"
      text += "<g clip-path=\"url(#clip\(clipCount))\">\n"
    case .scrollIndicator(let shape):
      text += element(shape, " fill=\"#808080\" fill-opacity=\"0.7\"") + "\n"
    case .focus(let shape): writeRing(shape, ColourPicture.focusColor, "2")
    case .selection(let shape): writeRing(shape, ColourPicture.selectionColor, "2\" stroke-dasharray=\"6 3")
    }
  }

  private mutating func writeStroke(_ shape: DisplayShape, _ width: CGFloat, _ color: UIColor.RGBA) {
    var inner = shape
    inner.rect = shape.rect.insetBy(dx: width / 2, dy: width / 2)
    inner.radius = max(0, shape.radius - width / 2)
    text +=
      element(
        inner, " fill=\"none\" stroke=\"\(hex(color))\"\(opacity(color, "stroke")) stroke-width=\"\(number(width))\"")
      + "\n"
  }

  private mutating func writeRing(_ shape: DisplayShape, _ color: UIColor.RGBA, _ width: String) {
    text += element(shape, " fill=\"none\" stroke=\"\(hex(color))\" stroke-width=\"\(width)\"") + "\n"
  }

  private mutating func write(_ item: DisplayText) {
    let text = item.text
    guard !text.lines.isEmpty else { return }
    let font = text.font
    let step = text.rect.height / CGFloat(text.lines.count)
    let (x, anchor): (CGFloat, String) =
      switch text.alignment {
      case .center: (text.rect.midX, " text-anchor=\"middle\"")
      case .right: (text.rect.maxX, " text-anchor=\"end\"")
      case .left, .justified, .natural: (text.rect.minX, "")
      }
    let weight = font.fontName.lowercased().hasSuffix("bold") ? " font-weight=\"600\"" : ""
    let family = font.fontName.contains("Mono") ? "ui-monospace, monospace" : "system-ui, sans-serif"
    self.text +=
      "<g font-family=\"\(family)\" font-size=\"\(number(font.pointSize))\"\(weight)\(anchor)\(fill(item.color))"
      + "\(transform(item.transform))>\n"
    for (index, line) in text.lines.enumerated() {
      let y = text.rect.minY + step * (CGFloat(index) + 0.5) + (font.ascender + font.descender) / 2
      self.text +=
        "<text x=\"\(number(x))\" y=\"\(number(y))\" xml:space=\"preserve\">\(HTMLText.escaped(line))</text>\n"
    }
    self.text += "</g>\n"
  }

  private mutating func write(_ bitmap: Bitmap, _ shape: DisplayShape) {
    let data = PNGFile.data(width: bitmap.width, height: bitmap.height) { x, y in
      let color = bitmap[x, y]
      return (byte(color.red), byte(color.green), byte(color.blue), byte(color.alpha))
    }
    let rect = shape.rect
    text +=
      "<image x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
      + "height=\"\(number(rect.height))\" preserveAspectRatio=\"none\"\(transform(shape.transform)) "
      + "href=\"data:image/png;base64,\(data.base64EncodedString())\"/>\n"
  }

  private mutating func writeSymbol(_ name: String, _ shape: DisplayShape, _ color: UIColor.RGBA) {
    let rect = shape.rect
    let (x, y) = (rect.midX, rect.midY)
    let (w, h) = (rect.width * 0.4, rect.height * 0.4)
    let points = [(x, y - h), (x + w, y), (x, y + h), (x - w, y)]
      .map { "\(number($0.0)),\(number($0.1))" }.joined(separator: " ")
    text +=
      "<polygon points=\"\(points)\"\(fill(color))\(transform(shape.transform))><title>\(HTMLText.escaped(name))</title>"
      + "</polygon>\n"
  }

  // MARK: Pieces

  private func element(_ shape: DisplayShape, _ attributes: String) -> String {
    let rect = shape.rect
    let radius = min(shape.radius, min(rect.width, rect.height) / 2)
    if radius > 0, shape.corners.rawValue & 15 != 15 {
      return "<path d=\"\(outline(rect, radius, shape.corners))\"\(attributes)\(transform(shape.transform))/>"
    }
    let rounding = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "<rect x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(max(0, rect.width)))\" "
      + "height=\"\(number(max(0, rect.height)))\"\(rounding)\(attributes)\(transform(shape.transform))/>"
  }

  /// A rectangle of which some corners are rounded.
  private func outline(_ rect: CGRect, _ radius: CGFloat, _ corners: CACornerMask) -> String {
    func size(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let (a, b) = (size(.layerMinXMinYCorner), size(.layerMaxXMinYCorner))
    let (c, d) = (size(.layerMaxXMaxYCorner), size(.layerMinXMaxYCorner))
    func arc(_ radius: CGFloat, _ dx: CGFloat, _ dy: CGFloat) -> String {
      radius == 0 ? "" : "a\(number(radius)) \(number(radius)) 0 0 1 \(number(dx)) \(number(dy))"
    }
    return "M\(number(rect.minX + a)) \(number(rect.minY))H\(number(rect.maxX - b))\(arc(b, b, b))"
      + "V\(number(rect.maxY - c))\(arc(c, -c, c))H\(number(rect.minX + d))\(arc(d, -d, -d))"
      + "V\(number(rect.minY + a))\(arc(a, a, -a))Z"
  }

  private func transform(_ transform: CGAffineTransform) -> String {
    guard transform != .identity else { return "" }
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { number($0) }
    return " transform=\"matrix(\(parts.joined(separator: " ")))\""
  }

  private func fill(_ color: UIColor.RGBA) -> String { " fill=\"\(hex(color))\"\(opacity(color, "fill"))" }

  private func opacity(_ color: UIColor.RGBA, _ kind: String) -> String {
    color.alpha < 1 ? " \(kind)-opacity=\"\(number(color.alpha))\"" : ""
  }

  private func hex(_ color: UIColor.RGBA) -> String {
    "#" + [color.red, color.green, color.blue].map { String(format: "%02x", Int(byte($0))) }.joined()
  }

  private func byte(_ value: CGFloat) -> UInt8 { UInt8((min(1, max(0, value)) * 255).rounded()) }

  /// At most three decimals.
  private func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1_000).rounded() / 1_000
    return Int(exactly: rounded).map { String($0) } ?? String(format: "%g", rounded)
  }
}
