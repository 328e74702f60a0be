import Foundation

/// How constraints write their items and numbers.
enum ConstraintText {
  /// `UILabel:0x7f8a…'Title'`: class, address, and what the item shows or is called.
  static func name(of item: any UILayoutItem) -> String {
    let name = "\(item.modelClassName):\(item.addressText)"
    let label: String? =
      if let guide = item as? UILayoutGuide {
        guide.identifier.isEmpty ? nil : guide.identifier
      } else {
        (item as? UIView)?.layoutText
      }
    guard let label, !label.isEmpty else { return name }
    let flat = label.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    return name + "'" + (flat.count > 25 ? flat.prefix(25) + "..." : flat) + "'"
  }

  /// Up to six significant digits, as `%g`.
  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value == 0 ? 0 : value)) }
}

extension NSLayoutConstraint {
  /// `<NSLayoutConstraint:0x… 'id' V:|-(20)-[UIView:0x…]   (active, names: '|':UIView:0x… )>`
  func describeConstraint() -> String {
    guard let first = firstItem else { return "<\(modelClassName):\(addressText)>" }
    let title = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    let visual = visualFormat(first: first)
    let equation = visual?.text ?? self.equation(first: first)
    let names = visual?.superview.map { ", names: '|':\(ConstraintText.name(of: $0)) " } ?? ""
    return "<\(modelClassName):\(addressText)\(title) \(equation)   (\(state)\(names))>"
  }

  private var prioritySuffix: String {
    storedPriority == .required ? "" : "@\(ConstraintText.number(CGFloat(storedPriority.rawValue)))"
  }

  /// `UIView:0x1.width == 0.5*UIView:0x2.width + 10`
  private func equation(first: any UILayoutItem) -> String {
    let left = "\(ConstraintText.name(of: first)).\(firstAttribute.name) \(relation.symbol) "
    guard let second = secondItem, secondAttribute != .notAnAttribute, multiplier != 0 else {
      return left + ConstraintText.number(constant) + prioritySuffix
    }
    let factor = multiplier == 1 ? "" : ConstraintText.number(multiplier) + "*"
    var right = "\(factor)\(ConstraintText.name(of: second)).\(secondAttribute.name)"
    if constant != 0 { right += (constant < 0 ? " - " : " + ") + ConstraintText.number(abs(constant)) }
    return left + right + prioritySuffix
  }

  /// The constraint as a gap `[before]-(n)-[after]`, where it is one: the first item's near edge against the second
  /// item's far edge, or a superview's own edge.
  private func visualFormat(first: any UILayoutItem) -> (text: String, superview: (any UILayoutItem)?)? {
    guard let second = secondItem, multiplier == 1, let axis = firstAttribute.axis, second !== first else { return nil }
    let letter = axis == .horizontal ? "H" : "V"
    let direction = firstAttribute.isAbsoluteSide ? "(LTR)" : ""
    let sign = relation == .equal ? "" : relation.symbol
    let gap = "-(\(sign)\(ConstraintText.number(constant))\(prioritySuffix))-"
    func box(_ item: any UILayoutItem) -> String { "[\(ConstraintText.name(of: item))]" }
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return ("\(letter):\(box(second))\(gap)\(box(first))\(direction)", nil)
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard Self.isContainer(second, of: first) else { return nil }
      return ("\(letter):|\(gap)\(box(first))\(direction)", second)
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard Self.isContainer(first, of: second) else { return nil }
      return ("\(letter):\(box(second))\(gap)|\(direction)", first)
    default: return nil
    }
  }

  private static func isContainer(_ outer: any UILayoutItem, of inner: any UILayoutItem) -> Bool {
    guard let outer = outer as? UIView else { return false }
    if let guide = inner as? UILayoutGuide { return guide.owningView === outer }
    return (inner as? UIView)?.superview === outer
  }
}
