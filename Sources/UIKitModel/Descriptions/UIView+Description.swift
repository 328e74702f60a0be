import Foundation

extension UIView {
  /// The line `po` shows for a view: the frame, then in UIKit's order what differs from a new view, then the layer.
  func describeView() -> String {
    var fields = (describedBaseClass.map { ["baseClass = \($0)"] } ?? []) + ["frame = \(describe(frame))"]
    let anchor = layer.anchorPoint
    if anchor != CGPoint(x: 0.5, y: 0.5) {
      fields.append("anchorPoint = (\(describeNumber(anchor.x)), \(describeNumber(anchor.y)))")
    }
    if let text = describedText { fields.append("text = '\(shortened(text))'") }
    if transform != .identity { fields.append("transform = \(describe(transform))") }
    if clipsToBounds != describedClipsByDefault { fields.append("clipsToBounds = \(describe(clipsToBounds))") }
    if alpha != 1 { fields.append("alpha = \(describeNumber(alpha))") }
    if isHidden { fields.append("hidden = YES") }
    if !isOpaque { fields.append("opaque = NO") }
    if autoresizingMask != [] { fields.append("autoresize = \(describe(autoresizingMask))") }
    if !autoresizesSubviews { fields.append("autoresizesSubviews = NO") }
    if !isUserInteractionEnabled { fields.append("userInteractionEnabled = NO") }
    if tag != 0 { fields.append("tag = \(tag)") }
    if let ownTint { fields.append("tintColor = \(ownTint)") }
    if !(gestureRecognizers ?? []).isEmpty || self is UIWindow {
      fields.append("gestureRecognizers = <NSArray: 0x\(String(address + 0x60, radix: 16))>")
    }
    if let keys = layer.animationKeys() {
      let list = keys.enumerated().map { index, key in
        "\(key)=<CABasicAnimation: 0x\(String(layer.address + UInt(0x20 * (index + 1)), radix: 16))>; "
      }
      fields.append("animations = { \(list.joined())}")
    }
    if let backgroundColor { fields.append("backgroundColor = \(backgroundColor)") }
    fields += describedFieldsBeforeLayer
    fields.append("layer = \(layer.description)")
    fields += describedFieldsAfterLayer
    return "<\(modelClassName): \(addressText); \(fields.joined(separator: "; "))>"
  }

  /// The view and everything beneath it, a line each; `   | ` for each level.
  public var recursiveDescription: String { lines(level: 0).joined(separator: "\n") }

  private func lines(level: Int) -> [String] {
    let arrangement = (self as? UIStackView)?.arrangementSummary ?? ""
    return [String(repeating: "   | ", count: level) + description + arrangement]
      + subviews.flatMap { $0.lines(level: level + 1) }
  }

  /// For an app's subclass of one of the model's views, that class; none for a subclass of `UIView` itself.
  private var describedBaseClass: String? {
    var mirror: Mirror? = Mirror(reflecting: self)
    var isOwn = true
    while let current = mirror {
      let name = String(reflecting: current.subjectType)
      if name.hasPrefix("UIKitModel.") {
        return isOwn || name == "UIKitModel.UIView" ? nil : UIKitObject.className(of: current.subjectType)
      }
      isOwn = false
      mirror = current.superclassMirror
    }
    return nil
  }

  private func describe(_ flag: Bool) -> String { flag ? "YES" : "NO" }

  private func describe(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(describeNumber)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }

  private func describe(_ transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
      String(format: "%.17g", Double($0))
    }
    return "[\(numbers.joined(separator: ", "))]"
  }

  private func describe(_ mask: AutoresizingMask) -> String {
    let letters: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return letters.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  /// At most 25 characters, then "...".
  private func shortened(_ text: String) -> String { text.count > 25 ? text.prefix(25) + "..." : text }
}
