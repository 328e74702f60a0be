import Foundation

extension LayoutEngine {
  /// Gives a constraint its row.
  func insert(_ constraint: NSLayoutConstraint) {
    guard constraint.isComplete else { return }
    let (sum, turns) = turnedExpression(of: constraint)
    let relation = LayoutSolver.Relation(rawValue: turns ? -constraint.relation.rawValue : constraint.relation.rawValue)!
    let isBroken = broken.contains(ObjectIdentifier(constraint))
    let priority = isBroken ? LayoutSolver.brokenPriority : constraint.storedPriority.rawValue
    let id = solver.add(sum.terms, constant: sum.constant, relation, priority: priority)
    ids[ObjectIdentifier(constraint)] = id
    sources[id.index] = .constraint(constraint)
  }

  /// Brings the inequalities of a view's intrinsic size in line with what it answers now.
  func updateContentSize(of view: UIView) {
    let size = view.intrinsicContentSize
    updateContentSize(of: view, axis: .horizontal, length: size.width)
    updateContentSize(of: view, axis: .vertical, length: size.height)
  }

  func updateContentSize(of view: UIView, axis: NSLayoutConstraint.Axis, length: CGFloat) {
    let key = ObjectIdentifier(view)
    var pair = contentSizes[key] ?? AxisPair(nil)
    defer { contentSizes[key] = pair }
    guard let box = boxes[key] else { return }
    let hugging = view.layoutState.hugging[axis].rawValue
    let resistance = view.layoutState.compressionResistance[axis].rawValue
    let value = Double(length)
    if let old = pair[axis] {
      guard value >= 0, old.hugging.priority == hugging, old.resistance.priority == resistance else {
        solver.remove(old.hugging.id)
        solver.remove(old.resistance.id)
        pair[axis] = nil
        if value >= 0 { pair[axis] = makeContentSize(box, axis, value, hugging, resistance) }
        return
      }
      solver.setConstant(-value, of: old.hugging.id)
      solver.setConstant(-value, of: old.resistance.id)
      pair[axis]?.value = value
    } else if value >= 0 {
      pair[axis] = makeContentSize(box, axis, value, hugging, resistance)
    }
  }

  private func makeContentSize(
    _ box: LayoutBox, _ axis: NSLayoutConstraint.Axis, _ value: Double, _ hugging: Float, _ resistance: Float
  ) -> ContentSize {
    var sum = LayoutExpression()
    sum.add(axis == .horizontal ? box.width : box.height)
    let hug = solver.add(sum.terms, constant: -value, .lessThanOrEqual, priority: hugging)
    let resist = solver.add(sum.terms, constant: -value, .greaterThanOrEqual, priority: resistance)
    return ContentSize(value: value, hugging: (hug, hugging), resistance: (resist, resistance))
  }

  /// Gives text that wraps the height its solved width asks for.
  ///
  /// - Returns: Whether that changed anything.
  func updateWrappedHeights() -> Bool {
    var changed = false
    for view in solvedViews where view.hasWrappingContent {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      let width = CGFloat(value(of: box.width))
      guard width > 0, let height = view.wrappedContentHeight(forWidth: width) else { continue }
      if let old = contentSizes[ObjectIdentifier(view)]?.vertical?.value, abs(old - Double(height)) < 1e-6 { continue }
      updateContentSize(of: view, axis: .vertical, length: height)
      changed = true
    }
    return changed
  }

  /// The priority of what only chooses between layouts that are equally good.
  static let tieBreakPriority: Float = 0.0001

  /// Where several views of a filling stack could give way alike, UIKit's choice (as measured) is the first of those
  /// with a content size, and the last of those without.
  func addTieBreaks(beneath view: UIView) {
    if let stack = view as? UIStackView, stack.distribution == .fill {
      let views = stack.visibleArranged
      for (index, view) in views.enumerated() {
        guard let box = boxes[ObjectIdentifier(view)], view.isSolvedByEngine else { continue }
        let length = stack.axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        let weight = length >= 0 ? Double(index + 1) : Double(views.count - index)
        var sum = LayoutExpression()
        sum.add(stack.axis == .horizontal ? box.width : box.height, times: weight)
        tieBreaks.append(
          solver.add(
            sum.terms, constant: -weight * max(0, Double(length)), .equal, priority: Self.tieBreakPriority))
      }
    }
    for child in view.subviewList { addTieBreaks(beneath: child) }
  }
}
