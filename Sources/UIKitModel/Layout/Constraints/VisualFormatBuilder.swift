import Foundation

/// Makes the constraints of a visual format that was read.
struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkAlignment()
    var items: [any UILayoutItem] = []
    for view in format.views { items.append(try item(view.name, at: view.offset)) }
    if let leading = format.leading, let first = items.first {
      try connect(try container(of: first, at: format.leadingOffset), to: first, leading, fromEdge: near, toEdge: near)
    }
    for (index, view) in format.views.enumerated() {
      try size(items[index], view.predicates)
      guard index + 1 < items.count else { break }
      try connect(items[index], to: items[index + 1], format.connections[index], fromEdge: far, toEdge: near)
      for attribute in options.alignments { relate(items[index], attribute, .equal, items[index + 1], attribute, 0, nil) }
    }
    if let trailing = format.trailing, let last = items.last {
      try connect(last, to: try container(of: last, at: format.trailingOffset), trailing, fromEdge: far, toEdge: far)
    }
    return made
  }

  private func checkAlignment() throws(VisualFormatError) {
    guard let odd = options.alignments.first(where: { $0.axis == format.axis }) else { return }
    let axis = odd.axis == .horizontal ? "horizontal" : "vertical"
    throw VisualFormatError(
      reason:
        "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also \(axis).",
      offset: 0)
  }

  // MARK: Edges

  private var isRightToLeft: Bool { options.contains(.directionRightToLeft) }

  private var near: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .top }
    return isRightToLeft ? .right : options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var far: NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else { return .bottom }
    return isRightToLeft ? .left : options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  // MARK: Parts

  private mutating func connect(
    _ first: any UILayoutItem, to second: any UILayoutItem, _ connection: VisualFormat.Connection,
    fromEdge: NSLayoutConstraint.Attribute, toEdge: NSLayoutConstraint.Attribute
  ) throws(VisualFormatError) {
    switch connection {
    case .touching: gap(first, fromEdge, second, toEdge, .equal, 0, nil)
    case .standard where fromEdge == toEdge:
      // To a superview the spacing is its margin.
      let isBegin = fromEdge == near
      if isBegin {
        relate(second, toEdge, .equal, first, margin(fromEdge), 0, nil)
      } else {
        relate(second, margin(toEdge), .equal, first, fromEdge, 0, nil)
      }
    case .standard: gap(first, fromEdge, second, toEdge, .equal, SystemSpacing.plain, nil)
    case .predicates(let list):
      for predicate in list {
        let constant = try number(predicate.operand, at: predicate.offset)
        gap(first, fromEdge, second, toEdge, predicate.relation, constant, try priority(predicate))
      }
    }
  }

  /// `second.edge = first.edge + constant`, turned round where the layout runs from right to left.
  private mutating func gap(
    _ first: any UILayoutItem, _ fromEdge: NSLayoutConstraint.Attribute, _ second: any UILayoutItem,
    _ toEdge: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
    _ priority: UILayoutPriority?
  ) {
    if isRightToLeft {
      relate(first, fromEdge, relation, second, toEdge, constant, priority)
    } else {
      relate(second, toEdge, relation, first, fromEdge, constant, priority)
    }
  }

  private mutating func size(_ item: any UILayoutItem, _ predicates: [VisualFormat.Predicate]) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    for predicate in predicates {
      let priority = try priority(predicate)
      if case .name(let name) = predicate.operand, let other = views[name] as? any UILayoutItem {
        relate(item, attribute, predicate.relation, other, attribute, 0, priority)
      } else {
        let constant = try number(predicate.operand, at: predicate.offset)
        relate(item, attribute, predicate.relation, nil, .notAnAttribute, constant, priority)
      }
    }
  }

  private mutating func relate(
    _ first: any UILayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any UILayoutItem)?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority?
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: otherAttribute, multiplier: 1,
      constant: constant)
    if let priority { constraint.priority = priority }
    made.append(constraint)
  }

  // MARK: Names

  private func item(_ name: String, at offset: Int) throws(VisualFormatError) -> any UILayoutItem {
    if let item = views[name] as? any UILayoutItem { return item }
    throw VisualFormatError(reason: "\(name) is not a key in the views dictionary.", offset: offset + name.count)
  }

  private func container(of item: any UILayoutItem, at offset: Int) throws(VisualFormatError) -> any UILayoutItem {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView { return owner }
    if let view = item as? UIView, let superview = view.superview { return superview }
    throw VisualFormatError(
      reason: "Unable to interpret '|' character, because the related view doesn't have a superview", offset: offset)
  }

  private func number(_ operand: VisualFormat.Operand, at offset: Int) throws(VisualFormatError) -> CGFloat {
    switch operand {
    case .number(let number): return number
    case .name(let name):
      if let number = metrics[name].flatMap(Self.number) { return number }
      throw VisualFormatError(reason: "\(name) is not a key in the metrics dictionary.", offset: offset + name.count)
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority? {
    guard let operand = predicate.priority else { return nil }
    return UILayoutPriority(Float(try number(operand, at: predicate.offset)))
  }
}
