public import Foundation

/// Lays out its arranged subviews in a row or a column by constraints of its own.
///
/// Left out: the constraints that UIKit adds only to choose between text that wraps in several labels
/// (`UISV-text-width-disambiguation`), and the shorter set it uses for a single arranged view; both give the same frames
/// wherever the layout was determined.
open class UIStackView: UIView {
  /// How the arranged views share the length of the stack.
  public enum Distribution: Int, Sendable, CaseIterable {
    case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the arranged views lie across the stack.
  public enum Alignment: Int, Sendable, CaseIterable {
    case fill = 0, leading, firstBaseline, center, trailing, lastBaseline

    /// The name of `leading` in a row.
    public static var top: Alignment { .leading }
    /// The name of `trailing` in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing that means "the stack's own".
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that means "what the system finds right".
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The views the stack places, in order. A part of `subviews`, whose order may be another.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the stack.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// How the arranged views share the length.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// How the arranged views lie across.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The gap between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether a column measures its gaps from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the arranged views keep inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var needsArrangement = true
  private var arrangement: [NSLayoutConstraint] = []
  private var spacers: [UILayoutGuide] = []

  /// Creates a stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged subviews

  /// Adds a view at the end. One that is already arranged moves there.
  open func addArrangedSubview(_ view: UIView) {
    let count = arrangedSubviews.count - (arrangedSubviews.contains { $0 === view } ? 1 : 0)
    insertArrangedSubview(view, at: count)
  }

  /// Inserts a view. One that is already arranged moves.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard stackIndex >= 0, stackIndex <= arrangedSubviews.count else {
      UIKitEnvironment.current.raise(
        .internalInconsistency,
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
          + "\(arrangedSubviews.count)")
      return
    }
    if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: old)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
      if view.superview !== self { addSubview(view) }
    }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Stops placing a view. It stays a subview where it is.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// A subview went to another superview or to none.
  func subviewDidLeave(_ view: UIView) { removeArrangedSubview(view) }

  // MARK: Spacing

  /// Sets the gap after one arranged view. `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The gap that was set after one arranged view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    return value == Self.spacingUseSystem ? SystemSpacing.plain : value == Self.spacingUseDefault ? spacing : value
  }

  // MARK: Arrangement

  /// The arranged views that take room.
  var visibleArranged: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// What `recursiveDescription` adds after the line of a stack.
  var arrangementSummary: String {
    " axis=\(axis == .horizontal ? "horiz" : "vert") distribution=\(distribution) alignment=\(alignment)"
  }

  func arrangementDidChange() {
    needsArrangement = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// An arranged view has another content size.
  func arrangedContentDidChange() { if distribution == .fillProportionally { arrangementDidChange() } }

  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      rearrange()
    }
    super.updateConstraints()
  }

  private func rearrange() {
    var builder = StackArrangement(stack: self, reusing: spacers)
    builder.build()
    for spacer in spacers where !builder.spacers.contains(where: { $0 === spacer }) { removeLayoutGuide(spacer) }
    spacers = builder.spacers
    if arrangement.count == builder.constraints.count, zip(arrangement, builder.constraints).allSatisfy({ $0.saysLike($1) }) {
      // Only distances changed: the solver goes on from where it is.
      for (kept, new) in zip(arrangement, builder.constraints) { kept.constant = new.constant }
      return
    }
    for constraint in arrangement.reversed() { constraint.isActive = false }
    arrangement = builder.constraints
    NSLayoutConstraint.activate(arrangement)
    layoutRoot.layoutState.engine?.needsRebuild = true
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is in force and differs from another in its constant at most.
  fileprivate func saysLike(_ other: NSLayoutConstraint) -> Bool {
    isActive && firstItem === other.firstItem && secondItem === other.secondItem && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
      && storedPriority == other.storedPriority && identifier == other.identifier && readsRightToLeft == other.readsRightToLeft
  }
}
