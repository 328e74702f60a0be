import Foundation

extension LayoutEngine {
  /// Where an item lies, in variables and numbers.
  func box(of item: any UILayoutItem) -> LayoutBox {
    let key = ObjectIdentifier(item)
    if let known = boxes[key] { return known }
    let made: LayoutBox =
      if let guide = item.asGuide {
        makeBox(of: guide)
      } else if let view = item.asView {
        makeBox(of: view)
      } else {
        LayoutBox(x: zero, y: zero, width: zero, height: zero)
      }
    boxes[key] = made
    return made
  }

  private var zero: LayoutQuantity { LayoutQuantity(variable: nil, constant: 0) }

  private func makeBox(of view: UIView) -> LayoutBox {
    if view === root { return makeRootBox() }
    if view.isSolvedByEngine { return makeSolvedBox(of: view) }
    if explains { return makeExplainedBox(of: view) }
    let rect = view.alignmentRect(forFrame: view.frame)
    guard let parent = view.superview else {
      return LayoutBox(
        x: zero, y: zero, width: LayoutQuantity(variable: nil, constant: Double(rect.width)),
        height: LayoutQuantity(variable: nil, constant: Double(rect.height)))
    }
    let origin = contentOrigin(of: parent)
    return LayoutBox(
      x: origin.x + Double(rect.minX), y: origin.y + Double(rect.minY),
      width: LayoutQuantity(variable: nil, constant: Double(rect.width)),
      height: LayoutQuantity(variable: nil, constant: Double(rect.height)))
  }

  /// Where a view's frame begins. What the view is scrolled by stays out of the layout.
  func contentOrigin(of view: UIView) -> (x: LayoutQuantity, y: LayoutQuantity) {
    let box = box(of: view)
    let insets = view.alignmentRectInsets
    return (box.x + Double(-insets.left), box.y + Double(-insets.top))
  }

  private func makeRootBox() -> LayoutBox {
    let insets = root.alignmentRectInsets
    let x = LayoutQuantity(variable: nil, constant: Double(insets.left))
    let y = LayoutQuantity(variable: nil, constant: Double(insets.top))
    if explains {
      let box = LayoutBox(x: x, y: y, width: variable(nonNegative: true), height: variable(nonNegative: true))
      addMask(root, .width, box.width, equals: Double(root.bounds.width))
      addMask(root, .height, box.height, equals: Double(root.bounds.height))
      return box
    }
    if isFitting || root.isSolvedByEngine {
      solvedViews.append(root)
      let box = LayoutBox(x: x, y: y, width: variable(nonNegative: true), height: variable(nonNegative: true))
      boxes[ObjectIdentifier(root)] = box
      updateContentSize(of: root)
      return box
    }
    let rect = root.alignmentRect(forFrame: CGRect(origin: .zero, size: root.bounds.size))
    return LayoutBox(
      x: x, y: y, width: LayoutQuantity(variable: nil, constant: Double(rect.width)),
      height: LayoutQuantity(variable: nil, constant: Double(rect.height)))
  }

  func variable(nonNegative: Bool = false) -> LayoutQuantity {
    LayoutQuantity(variable: solver.makeVariable(nonNegative: nonNegative), constant: 0)
  }

  private func makeSolvedBox(of view: UIView) -> LayoutBox {
    solvedViews.append(view)
    let box = LayoutBox(
      x: variable(), y: variable(), width: variable(nonNegative: true), height: variable(nonNegative: true))
    boxes[ObjectIdentifier(view)] = box
    if !explains { updateContentSize(of: view) }
    return box
  }

  // MARK: Guides

  private func makeBox(of guide: UILayoutGuide) -> LayoutBox {
    guard let owner = guide.owningView else { return LayoutBox(x: zero, y: zero, width: zero, height: zero) }
    switch guide.kind {
    case .free:
      solvedGuides.append(guide)
      return LayoutBox(
        x: variable(), y: variable(), width: variable(nonNegative: true), height: variable(nonNegative: true))
    case .safeArea: return inset(guide, by: owner.safeAreaInsets)
    case .margins: return inset(guide, by: owner.layoutMargins)
    case .readable: return makeReadableBox(of: guide, owner: owner)
    case .keyboard: return makeKeyboardBox(of: guide, owner: owner)
    case .content:
      solvedGuides.append(guide)
      let outer = box(of: owner)
      return LayoutBox(
        x: outer.x, y: outer.y, width: variable(nonNegative: true), height: variable(nonNegative: true))
    case .frame:
      let outer = box(of: owner)
      return LayoutBox(
        x: outer.x + Double(owner.bounds.minX), y: outer.y + Double(owner.bounds.minY), width: outer.width,
        height: outer.height)
    }
  }

  private func inset(_ guide: UILayoutGuide, by insets: UIEdgeInsets) -> LayoutBox {
    guard let owner = guide.owningView else { return LayoutBox(x: zero, y: zero, width: zero, height: zero) }
    let outer = box(of: owner)
    let alignment = owner.alignmentRectInsets
    let box = LayoutBox(
      x: outer.x + Double(insets.left - alignment.left), y: outer.y + Double(insets.top - alignment.top),
      width: outer.width + Double(alignment.left + alignment.right - insets.left - insets.right),
      height: outer.height + Double(alignment.top + alignment.bottom - insets.top - insets.bottom))
    return explains ? explain(guide, box: box, outer: outer, insets: insets) : box
  }

  private func makeReadableBox(of guide: UILayoutGuide, owner: UIView) -> LayoutBox {
    let margins = box(of: owner.layoutMarginsGuide)
    solvedGuides.append(guide)
    let made = LayoutBox(x: variable(), y: margins.y, width: variable(nonNegative: true), height: margins.height)
    var centre = LayoutExpression()
    centre.add(made.x)
    centre.add(made.width, times: 0.5)
    centre.add(margins.x, times: -1)
    centre.add(margins.width, times: -0.5)
    _ = solver.add(centre.terms, constant: centre.constant, .equal)
    var width = LayoutExpression()
    width.add(made.width)
    _ = solver.add(width.terms, constant: -Double(owner.readableWidth), .lessThanOrEqual)
    width.add(margins.width, times: -1)
    _ = solver.add(width.terms, constant: width.constant, .lessThanOrEqual)
    _ = solver.add(width.terms, constant: width.constant, .equal, priority: 999)
    return made
  }

  private func makeKeyboardBox(of guide: UILayoutGuide, owner: UIView) -> LayoutBox {
    let outer = box(of: owner)
    solvedGuides.append(guide)
    let height = Double((guide as? UIKeyboardLayoutGuide)?.coveredHeight ?? 0)
    let made = LayoutBox(
      x: outer.x, y: variable(), width: outer.width, height: LayoutQuantity(variable: nil, constant: height))
    var bottom = LayoutExpression()
    bottom.add(made.y + height)
    bottom.add(outer.y, times: -1)
    bottom.add(outer.height, times: -1)
    _ = solver.add(bottom.terms, constant: bottom.constant, .equal)
    return made
  }

  // MARK: Attributes

  /// The value of an item's attribute.
  func expression(of item: any UILayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> LayoutExpression {
    var result = LayoutExpression()
    add(attribute, of: item, times: 1, to: &result)
    return result
  }

  func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: any UILayoutItem, times factor: Double, turning: Bool? = nil,
    to sum: inout LayoutExpression
  ) {
    let box = box(of: item)
    let turns = attribute.isTurnable && (turning ?? item.layoutOwner?.readsRightToLeft ?? false)
    switch attribute.resolved(isRightToLeft: turns) {
    case .left: sum.add(box.x, times: factor)
    case .right:
      sum.add(box.x, times: factor)
      sum.add(box.width, times: factor)
    case .top: sum.add(box.y, times: factor)
    case .bottom:
      sum.add(box.y, times: factor)
      sum.add(box.height, times: factor)
    case .width: sum.add(box.width, times: factor)
    case .height: sum.add(box.height, times: factor)
    case .centerX:
      sum.add(box.x, times: factor)
      sum.add(box.width, times: factor / 2)
    case .centerY:
      sum.add(box.y, times: factor)
      sum.add(box.height, times: factor / 2)
    case .firstBaseline, .lastBaseline:
      let place = item.layoutOwner?.baselinePlace(isFirst: attribute == .firstBaseline) ?? BaselinePlace(share: 1, offset: 0)
      sum.add(box.y + Double(place.offset), times: factor)
      sum.add(box.height, times: factor * Double(place.share))
    default: addMargin(attribute, of: item, times: factor, turning: turning, to: &sum)
    }
  }

  private func addMargin(
    _ attribute: NSLayoutConstraint.Attribute, of item: any UILayoutItem, times factor: Double, turning: Bool?,
    to sum: inout LayoutExpression
  ) {
    guard let view = item.asView else { return }
    add(attribute.withoutMargin, of: view.layoutMarginsGuide, times: factor, turning: turning, to: &sum)
  }

  /// `first - multiplier × second - constant`, which the relation compares with zero.
  func expression(of constraint: NSLayoutConstraint) -> LayoutExpression { turnedExpression(of: constraint).sum }

  /// The constraint's sum, and whether the reading direction turns its axis around.
  func turnedExpression(of constraint: NSLayoutConstraint) -> (sum: LayoutExpression, turns: Bool) {
    var sum = LayoutExpression()
    guard let first = constraint.firstItem else { return (sum, false) }
    let second = constraint.secondAttribute == .notAnAttribute ? nil : constraint.secondItem
    add(
      constraint.firstAttribute, of: contentArea(of: first, constraint.firstAttribute, seenFrom: second), times: 1,
      turning: constraint.readsRightToLeft, to: &sum)
    if let second {
      add(
        constraint.secondAttribute, of: contentArea(of: second, constraint.secondAttribute, seenFrom: first),
        times: -Double(constraint.multiplier), turning: constraint.readsRightToLeft, to: &sum)
    }
    let turns = constraint.firstAttribute.isTurnable && (constraint.readsRightToLeft ?? first.layoutOwner?.readsRightToLeft ?? false)
    sum.constant -= turns ? -Double(constraint.constant) : Double(constraint.constant)
    return (sum, turns)
  }

  /// The edges of a scroll view mean, to what lies in it, those of its content.
  private func contentArea(
    of item: any UILayoutItem, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: (any UILayoutItem)?
  ) -> any UILayoutItem {
    guard let scroll = item.asView?.asScrollView, let view = other?.layoutOwner, view !== scroll else { return item }
    switch attribute {
    case .left, .right, .leading, .trailing, .top, .bottom:
      return view.isDescendant(of: scroll) ? scroll.contentLayoutGuide : item
    default: return item
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is another side where one reads from the right.
  var isTurnable: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The side that leading and trailing mean.
  func resolved(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }

  /// The attribute of the margins' guide that a margin attribute means.
  var withoutMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
