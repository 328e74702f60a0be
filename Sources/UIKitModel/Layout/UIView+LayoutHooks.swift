import Foundation

/// Where the view tree calls the layout engine.
extension UIView {
  /// Before a layout pass beneath this view (a window, or the highest view that waits for layout): constraints are
  /// updated and solved.
  func layoutEngineWillLayout() {
    let root = layoutRoot
    root.performUpdateConstraintsIfNeeded()
    guard let engine = root.layoutState.engine else { return }
    engine.solve()
    engine.markStaleSuperviews()
  }

  /// From the default `layoutSubviews()`: gives the subviews the frames that were solved.
  func applyLayoutEngineValues() {
    guard let engine = layoutRoot.layoutState.engine else { return }
    engine.solve()
    engine.apply(to: self)
  }

  /// `intrinsicContentSize` changed.
  func layoutEngineIntrinsicSizeDidChange() {
    layoutRoot.layoutState.engine?.contentSizeChanged(of: self)
    markNeedsLayout()
    superview?.markNeedsLayout()
    (superview as? UIStackView)?.arrangedContentDidChange()
  }

  /// The view got a superview, lost it or changed it.
  func layoutEngineDidMove(from old: UIView?, to new: UIView?) {
    old?.deactivateConstraints { item in item.layoutOwner?.isDescendant(of: self) ?? false }
    old?.layoutRoot.layoutState.engine?.needsRebuild = true
    (old as? UIStackView)?.subviewDidLeave(self)
    guard let new else {
      layoutState.engine = nil
      if holdsConstraints { _ = makeEngine() }
      return
    }
    if layoutState.engine != nil || holdsConstraints || new.layoutRoot.layoutState.engine != nil {
      layoutState.engine = nil
      new.layoutRoot.makeEngine().needsRebuild = true
    }
  }

  /// Whether this view or one beneath it holds constraints.
  private var holdsConstraints: Bool {
    !layoutState.constraints.isEmpty || subviewList.contains { $0.holdsConstraints }
  }

  /// The bounds' size, the centre or the transform were set (by the app or by the engine itself).
  func layoutEngineGeometryDidChange() {
    guard !isSolvedByEngine, let engine = layoutRoot.layoutState.engine else { return }
    engine.fixedGeometryChanged = true
  }

  /// The view reads in another direction: its sides have other meanings in constraints.
  func layoutDirectionDidChange() {
    layoutRoot.layoutState.engine?.needsRebuild = true
    (self as? UIStackView)?.arrangementDidChange()
    markNeedsLayout()
    superview?.markNeedsLayout()
  }

  /// The layout margins or the safe area changed. Each view of a tree that is laid out for the first time is told so: only
  /// where constraints take hold of one of its guides does the engine have to look again.
  func layoutEngineMarginsDidChange() {
    if !layoutState.systemGuides.isEmpty, let engine = layoutRoot.layoutState.engine, engine.usesGuides(of: self) {
      engine.fixedGeometryChanged = true
    }
    markNeedsLayout()
  }

  /// Whether the engine and not the frame says where the view is: it gave up its autoresizing mask and an active
  /// constraint names it.
  var isSolvedByEngine: Bool {
    !layoutState.translatesAutoresizingMaskIntoConstraints && layoutState.item.mentions > 0
  }
}
