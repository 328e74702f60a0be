import Foundation

extension UIView {
  func markNeedsLayout() {
    isLayoutNeeded = true
    UIKitEnvironment.current.setNeedsCommit()
  }

  /// Goes up while the ancestors wait for layout too, then lays out everything beneath the highest.
  func performLayoutIfNeeded() {
    var top = self
    while let parent = top.superview, parent.isLayoutNeeded { top = parent }
    top.layoutEngineWillLayout()
    top.layoutTree(under: top.superview?.safeAreaInsets ?? .zero)
  }

  /// - Parameter insets: The safe area of the view that holds this one.
  private func layoutTree(under insets: UIEdgeInsets) {
    tellMarginChanges(safeArea: safeAreaInsets(under: insets))
    var rounds = 0
    while isLayoutNeeded, rounds < 50 {
      isLayoutNeeded = false
      rounds += 1
      layer.delegate?.layoutSublayers(of: layer)
    }
    guard !subviewList.isEmpty else { return }
    let own = safeAreaInsets(under: insets)
    for view in subviewList { view.layoutTree(under: own) }
  }

  func layoutWithController() {
    let controller = owningController
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  func markNeedsUpdateConstraints() {
    isUpdateConstraintsNeeded = true
    UIKitEnvironment.current.setNeedsCommit()
  }

  /// Updates constraints beneath this view, innermost first.
  func performUpdateConstraintsIfNeeded() {
    for view in subviewList { view.performUpdateConstraintsIfNeeded() }
    if isUpdateConstraintsNeeded {
      isUpdateConstraintsNeeded = false
      if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
    }
  }

  /// The layer's values changed: what follows from it.
  func layerValuesDidChange(from old: LayerValues) {
    defer { layerDidChange(from: old) }
    let new = layer.values
    if new.bounds.size != old.bounds.size {
      if autoresizesSubviews { for view in subviewList { view.autoresize(from: old.bounds.size, to: new.bounds.size) } }
      setNeedsLayout()
    }
    if new.bounds.size != old.bounds.size || new.position != old.position
      || new.affineTransform != old.affineTransform
    {
      layoutEngineGeometryDidChange()
    }
    if new.isHidden != old.isHidden { (superview as? UIStackView)?.arrangementDidChange() }
  }

  func inheritedValuesDidChange() {}
}
