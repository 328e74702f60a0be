public import Foundation

extension UIView {
  /// The constraints this view holds: those between it and its descendants, or among these.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Adds a constraint to this view and makes it active.
  ///
  /// A constraint that names a view outside this one's subtree raises.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self, constraint.isComplete else { return }
    let owners = [constraint.firstItem?.layoutOwner, constraint.secondItem?.layoutOwner].compactMap { $0 }
    guard owners.allSatisfy({ $0.isDescendant(of: self) }) else {
      raiseUnprepared(constraint)
      return
    }
    constraint.holder?.release(constraint)
    hold(constraint)
  }

  /// Adds several constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint away from this view and makes it inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }

  /// Takes several constraints away.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  private func raiseUnprepared(_ constraint: NSLayoutConstraint) {
    let environment = UIKitEnvironment.current
    environment.log(
      "[LayoutConstraints] The view hierarchy is not prepared for the constraint: \(constraint)\n"
        + "\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will "
        + "crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on "
        + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
    environment.raise(
      .generic, "Impossible to set up layout with view hierarchy unprepared for constraint.")
  }

  func hold(_ constraint: NSLayoutConstraint) {
    let root = layoutRoot
    let engine = root.makeEngine()
    engine.activations += 1
    constraint.activationOrder = engine.activations
    constraint.holder = self
    layoutState.constraints.append(constraint)
    countMentions(of: constraint, by: 1)
    engine.constraintAdded(constraint)
    layoutDidBecomeInvalid(by: constraint)
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard let index = layoutState.constraints.lastIndex(where: { $0 === constraint }) else { return }
    layoutState.constraints.remove(at: index)
    constraint.holder = nil
    countMentions(of: constraint, by: -1)
    layoutRoot.layoutState.engine?.constraintRemoved(constraint)
    layoutDidBecomeInvalid(by: constraint)
  }

  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    layoutRoot.layoutState.engine?.constraintChanged(constraint)
    layoutDidBecomeInvalid(by: constraint)
  }

  private func countMentions(of constraint: NSLayoutConstraint, by amount: Int) {
    func count(_ item: (any UILayoutItem)?) {
      if let view = item?.asView {
        view.layoutState.item.mentions += amount
      } else if let guide = item?.asGuide {
        guide.layoutState.mentions += amount
      }
    }
    count(constraint.firstItem)
    count(constraint.secondItem)
  }

  /// A layout pass is needed for the views a constraint places, and for the view that holds it.
  private func layoutDidBecomeInvalid(by constraint: NSLayoutConstraint? = nil) {
    markNeedsLayout()
    constraint?.firstItem?.layoutOwner?.superview?.isLayoutNeeded = true
    constraint?.secondItem?.layoutOwner?.superview?.isLayoutNeeded = true
  }

  /// The topmost view of the tree: its engine solves for all beneath.
  var layoutRoot: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  func makeEngine() -> LayoutEngine {
    if let engine = layoutState.engine { return engine }
    let engine = LayoutEngine(root: self)
    layoutState.engine = engine
    return engine
  }

  // MARK: Sizes

  /// Whether the frame and the autoresizing mask stand for constraints. Turn it off for views you constrain yourself.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesAutoresizingMaskIntoConstraints }
    set {
      guard newValue != layoutState.translatesAutoresizingMaskIntoConstraints else { return }
      layoutState.translatesAutoresizingMaskIntoConstraints = newValue
      layoutRoot.layoutState.engine?.needsRebuild = true
      layoutDidBecomeInvalid()
    }
  }

  /// How much the view resists growing beyond its intrinsic size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis]
  }

  /// Sets how much the view resists growing beyond its intrinsic size.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutState.hugging[axis] = priority
    layoutEngineIntrinsicSizeDidChange()
  }

  /// How much the view resists shrinking below its intrinsic size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.compressionResistance[axis]
  }

  /// Sets how much the view resists shrinking below its intrinsic size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.compressionResistance[axis] = priority
    layoutEngineIntrinsicSizeDidChange()
  }

  // MARK: Questions

  /// The active constraints that have a say in this view's place or size along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let current = view {
      found += current.layoutState.constraints.filter { constraint in
        guard constraint.firstAttribute.axis == axis else { return false }
        return constraint.firstItem === self || constraint.secondItem === self
      }
      view = current.superview
    }
    return found
  }

  /// Whether the constraints leave more than one place or size open for this view.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return false }
    return layoutRoot.makeEngine().isAmbiguous(self)
  }

  /// The smallest or, for a large target, largest size that satisfies the constraints inside this view.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints inside this view and comes as close to a target as its priorities allow.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutEngine.fittingSize(of: self, target: targetSize, horizontal: horizontal, vertical: vertical)
  }
}
