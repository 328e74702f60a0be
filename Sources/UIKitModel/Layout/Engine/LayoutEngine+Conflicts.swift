import Foundation

extension LayoutEngine {
  /// The newest of the app's constraints. (Which one UIKit breaks isn't documented; it isn't one that stands for a
  /// frame.)
  func constraintToBreak(_ conflict: [LayoutSolver.ConstraintID]) -> LayoutSolver.ConstraintID {
    let own = conflict.filter { if case .constraint? = sources[$0.index] { true } else { false } }
    let newest = own.max { left, right in order(left) < order(right) }
    return newest ?? conflict[conflict.count - 1]
  }

  private func order(_ id: LayoutSolver.ConstraintID) -> (Int, UInt) {
    guard case .constraint(let constraint)? = sources[id.index] else { return (-1, 0) }
    return (constraint.activationOrder, constraint.address)
  }

  /// Writes UIKit's message about a contradiction to the console.
  func report(_ conflict: [LayoutSolver.ConstraintID], breaking constraint: NSLayoutConstraint) {
    guard !isFitting else { return }
    var named: [NSLayoutConstraint] = []
    for id in conflict { if case .constraint(let constraint)? = sources[id.index] { named.append(constraint) } }
    let explanation = LayoutEngine(root: root, explains: true).explain(named)
    let hasMask = explanation.contains { $0.hasPrefix("<NSAutoresizingMask") }
    var lines = [
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if hasMask {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
          + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ")
    }
    lines.append("(")
    lines.append(explanation.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    lines += [
      ")", "", "Will attempt to recover by breaking constraint ", constraint.description, "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be "
        + "helpful.",
    ]
    UIKitEnvironment.current.log(lines.joined(separator: "\n"))
  }

  /// The descriptions of a contradiction's constraints, those that stand for frames included.
  private func explain(_ constraints: [NSLayoutConstraint]) -> [String] {
    prepare()
    for constraint in constraints.sorted(by: { $0.activationOrder < $1.activationOrder }) { insert(constraint) }
    var found: [LayoutSolver.ConstraintID] = []
    solver.solve { conflict in
      if found.isEmpty { found = conflict }
      return conflict[conflict.count - 1]
    }
    var masks: [String] = []
    var own: [NSLayoutConstraint] = []
    var guides: [String] = []
    var encapsulated: [String] = []
    for id in found {
      switch sources[id.index] {
      case .constraint(let constraint)?: own.append(constraint)
      case .mask(let view, let attribute)? where view.owningController != nil && attribute.isDimension:
        encapsulated.append(MaskText.encapsulated(view, attribute))
      case .mask(let view, let attribute)?: masks.append(MaskText.mask(view, attribute))
      case .guide(let guide, let attribute)?: guides.append(MaskText.guide(guide, attribute))
      default: break
      }
    }
    own.sort { ($0.activationOrder, $0.address) < ($1.activationOrder, $1.address) }
    return masks + own.map(\.description) + guides + encapsulated
  }

  /// Starts with no rows, without looking at the tree.
  func prepare() { needsRebuild = false }

  // MARK: Rows for frames

  func addMask(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ quantity: LayoutQuantity, equals value: Double,
    beyond origin: LayoutQuantity? = nil
  ) {
    var sum = LayoutExpression()
    sum.add(quantity)
    if let origin { sum.add(origin, times: -1) }
    let id = solver.add(sum.terms, constant: sum.constant - value, .equal)
    sources[id.index] = .mask(view, attribute)
  }

  func makeExplainedBox(of view: UIView) -> LayoutBox {
    let box = LayoutBox(
      x: variable(), y: variable(), width: variable(nonNegative: true), height: variable(nonNegative: true))
    let rect = view.alignmentRect(forFrame: view.frame)
    if let parent = view.superview {
      let origin = contentOrigin(of: parent)
      addMask(view, .left, box.x, equals: Double(rect.minX), beyond: origin.x)
      addMask(view, .top, box.y, equals: Double(rect.minY), beyond: origin.y)
    }
    addMask(view, .width, box.width, equals: Double(rect.width))
    addMask(view, .height, box.height, equals: Double(rect.height))
    return box
  }

  func explain(_ guide: UILayoutGuide, box: LayoutBox, outer: LayoutBox, insets: UIEdgeInsets) -> LayoutBox {
    let own = LayoutBox(
      x: variable(), y: variable(), width: variable(nonNegative: true), height: variable(nonNegative: true))
    func tie(_ attribute: NSLayoutConstraint.Attribute, _ parts: [(LayoutQuantity, Double)]) {
      var sum = LayoutExpression()
      for (quantity, factor) in parts { sum.add(quantity, times: factor) }
      let id = solver.add(sum.terms, constant: sum.constant, .equal)
      sources[id.index] = .guide(guide, attribute)
    }
    tie(.left, [(own.x, 1), (box.x, -1)])
    tie(.top, [(own.y, 1), (box.y, -1)])
    tie(.right, [(own.x, 1), (own.width, 1), (box.x, -1), (box.width, -1)])
    tie(.bottom, [(own.y, 1), (own.height, 1), (box.y, -1), (box.height, -1)])
    return own
  }
}
