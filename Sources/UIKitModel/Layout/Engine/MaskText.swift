import Foundation

/// How conflict reports name the constraints that UIKit makes of frames and insets.
enum MaskText {
  /// `<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….width == 100   (active)>`
  static func mask(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> String {
    let rect = view.alignmentRect(forFrame: view.frame)
    let (name, value): (String, CGFloat) =
      switch attribute {
      case .left: ("minX", rect.minX)
      case .top: ("minY", rect.minY)
      case .height: ("height", rect.height)
      default: ("width", rect.width)
      }
    let names =
      attribute.isDimension ? "" : view.superview.map { ", names: '|':\(ConstraintText.name(of: $0)) " } ?? ""
    let mask = view.autoresizingMask
    let horizontal = pattern(
      before: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    let vertical = pattern(
      before: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    return "<NSAutoresizingMaskLayoutConstraint:\(address(view, name)) h=\(horizontal) v=\(vertical) "
      + "\(ConstraintText.name(of: view)).\(name) == \(number(value))   (active\(names))>"
  }

  /// `&` for what is flexible. A mask that fixes everything leaves the far margin flexible.
  private static func pattern(before: Bool, size: Bool, after: Bool) -> String {
    let isFixed = !before && !size && !after
    return (before ? "&" : "-") + (size ? "&" : "-") + (after || isFixed ? "&" : "-")
  }

  private static func number(_ value: CGFloat) -> String {
    value < 0 ? "- " + ConstraintText.number(-value) : ConstraintText.number(value)
  }

  private static func address(_ view: UIView, _ key: String) -> String {
    if let known = view.layoutState.maskConstraintAddresses[key] { return "0x" + String(known, radix: 16) }
    let address = UIKitEnvironment.current.allocateAddress()
    view.layoutState.maskConstraintAddresses[key] = address
    return "0x" + String(address, radix: 16)
  }

  /// `<NSLayoutConstraint:0x… 'UIView-Encapsulated-Layout-Width' UIView:0x….width == 375   (active)>`
  static func encapsulated(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> String {
    let (title, name, value): (String, String, CGFloat) =
      attribute == .width
      ? ("UIView-Encapsulated-Layout-Width", "width", view.bounds.width)
      : ("UIView-Encapsulated-Layout-Height", "height", view.bounds.height)
    return "<NSLayoutConstraint:\(address(view, name)) '\(title)' \(ConstraintText.name(of: view)).\(name) == "
      + "\(number(value))   (active)>"
  }

  /// `<NSLayoutConstraint:0x… 'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[UILayoutGuide:0x…'…']   (active, names: …)>`
  static func guide(_ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let owner = guide.owningView else { return "" }
    let insets = guide.kind == .safeArea ? owner.safeAreaInsets : owner.layoutMargins
    let title =
      guide.kind == .safeArea
      ? "UIViewSafeAreaLayoutGuide-\(attribute.name)" : "UIView-\(attribute.name)Margin-guide-constraint"
    let box = "[\(ConstraintText.name(of: guide))]"
    let text =
      switch attribute {
      case .left: "H:|-(\(number(insets.left)))-\(box)(LTR)"
      case .right: "H:\(box)-(\(number(insets.right)))-|(LTR)"
      case .top: "V:|-(\(number(insets.top)))-\(box)"
      default: "V:\(box)-(\(number(insets.bottom)))-|"
      }
    return "<NSLayoutConstraint:\(address(owner, title)) '\(title)' \(text)   "
      + "(active, names: '|':\(ConstraintText.name(of: owner)) )>"
  }
}
