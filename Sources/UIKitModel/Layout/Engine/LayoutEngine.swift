import Foundation

/// Solves the constraints of one view tree. The topmost view owns it.
///
/// Views that are placed by their frames (and their ancestors up to a solved view) are numbers to the solver; only the
/// views that gave up their autoresizing mask, and free guides, have variables. Places are measured from the root's
/// origin; all boxes are alignment rectangles.
final class LayoutEngine {
  /// What a row of the solver stands for.
  enum Source {
    case none
    case constraint(NSLayoutConstraint)
    /// Decides between layouts that are equally good.
    case tieBreak
    case mask(UIView, NSLayoutConstraint.Attribute)
    case guide(UILayoutGuide, NSLayoutConstraint.Attribute)
  }

  /// The two inequalities of one intrinsic size.
  struct ContentSize {
    var value: Double
    var hugging: (id: LayoutSolver.ConstraintID, priority: Float)
    var resistance: (id: LayoutSolver.ConstraintID, priority: Float)
  }

  unowned let root: UIView
  /// Whether the root's own size is to be found, and fixed items are to be explained by constraints.
  let isFitting: Bool
  let explains: Bool
  var solver = LayoutSolver()
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// The views and guides that have variables, in order of appearance.
  var solvedViews: [UIView] = []
  var solvedGuides: [UILayoutGuide] = []
  var ids: [ObjectIdentifier: LayoutSolver.ConstraintID] = [:]
  var sources: [Int: Source] = [:]
  var contentSizes: [ObjectIdentifier: AxisPair<ContentSize?>] = [:]
  var tieBreaks: [LayoutSolver.ConstraintID] = []
  var broken: Set<ObjectIdentifier> = []
  var activations = 0
  var needsRebuild = true
  var fixedGeometryChanged = false
  private var isUnsolved = true
  private var isSolving = false

  init(root: UIView, isFitting: Bool = false, explains: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    self.explains = explains
  }

  // MARK: Changes

  func constraintAdded(_ constraint: NSLayoutConstraint) {
    isUnsolved = true
    guard !needsRebuild else { return }
    for item in [constraint.firstItem, constraint.secondItem] {
      // A view that was fixed until now gets variables; whatever was computed from its frame is void.
      guard let view = item?.asView, view.isSolvedByEngine, view.layoutState.item.mentions == 1 else { continue }
      if boxes[ObjectIdentifier(view)] != nil {
        needsRebuild = true
        return
      }
    }
    insert(constraint)
  }

  func constraintRemoved(_ constraint: NSLayoutConstraint) {
    isUnsolved = true
    broken.remove(ObjectIdentifier(constraint))
    guard !needsRebuild else { return }
    guard let id = ids.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(id)
    sources[id.index] = nil
    for item in [constraint.firstItem, constraint.secondItem] {
      if let view = item?.asView, view.layoutState.item.mentions == 0 { needsRebuild = true }
    }
  }

  func constraintChanged(_ constraint: NSLayoutConstraint) {
    isUnsolved = true
    guard !needsRebuild, let id = ids[ObjectIdentifier(constraint)] else { return }
    if case .constraint? = sources[id.index], solver.priority(of: id) == constraint.storedPriority.rawValue {
      solver.setConstant(expression(of: constraint).constant, of: id)
    } else {
      solver.remove(id)
      sources[id.index] = nil
      insert(constraint)
    }
  }

  func contentSizeChanged(of view: UIView) {
    isUnsolved = true
    guard !needsRebuild, boxes[ObjectIdentifier(view)] != nil, view.isSolvedByEngine else { return }
    updateContentSize(of: view)
  }

  // MARK: Solving

  /// Brings the solver up to date. Cheap when nothing changed.
  func solve() {
    guard !isSolving, isUnsolved || needsRebuild || fixedGeometryChanged else { return }
    isSolving = true
    defer { isSolving = false }
    if needsRebuild {
      rebuild()
    } else if fixedGeometryChanged {
      refreshFixed()
    }
    fixedGeometryChanged = false
    runSolver()
    if updateWrappedHeights() { runSolver() }
    isUnsolved = false
    updateGuides()
  }

  private func runSolver() {
    solver.solve { [self] conflict in
      let chosen = constraintToBreak(conflict)
      if case .constraint(let constraint)? = sources[chosen.index] {
        broken.insert(ObjectIdentifier(constraint))
        report(conflict, breaking: constraint)
      }
      return chosen
    }
  }

  /// Starts afresh from the tree.
  func rebuild() {
    solver = LayoutSolver()
    boxes.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    contentSizes.removeAll(keepingCapacity: true)
    solvedViews.removeAll(keepingCapacity: true)
    solvedGuides.removeAll(keepingCapacity: true)
    tieBreaks.removeAll(keepingCapacity: true)
    needsRebuild = false
    var held: [NSLayoutConstraint] = []
    collectConstraints(beneath: root, into: &held)
    held.sort { ($0.activationOrder, $0.address) < ($1.activationOrder, $1.address) }
    if isFitting { _ = box(of: root) }
    for constraint in held { insert(constraint) }
    addTieBreaks(beneath: root)
    fixedGeometryChanged = false
  }

  private func collectConstraints(beneath view: UIView, into held: inout [NSLayoutConstraint]) {
    held += view.layoutState.constraints
    for child in view.subviewList { collectConstraints(beneath: child, into: &held) }
  }

  /// Whether a constraint takes hold of one of the guides the view has by itself.
  func usesGuides(of view: UIView) -> Bool {
    view.layoutState.systemGuides.contains { boxes[ObjectIdentifier($0)] != nil }
  }

  /// Recomputes what the frames of fixed views enter into.
  private func refreshFixed() {
    if solvedGuides.contains(where: { $0.kind == .readable || $0.kind == .keyboard }) {
      rebuild()
      return
    }
    var kept: [ObjectIdentifier: LayoutBox] = [:]
    for view in solvedViews { kept[ObjectIdentifier(view)] = boxes[ObjectIdentifier(view)] }
    for guide in solvedGuides { kept[ObjectIdentifier(guide)] = boxes[ObjectIdentifier(guide)] }
    boxes = kept
    for (key, id) in ids {
      guard case .constraint(let constraint)? = sources[id.index] else { continue }
      let expression = expression(of: constraint)
      if solver.terms(of: id) == expression.terms {
        solver.setConstant(expression.constant, of: id)
      } else {
        solver.remove(id)
        sources[id.index] = nil
        ids[key] = nil
        insert(constraint)
      }
    }
  }
}
