extension UIView {
  /// Adds `view` at `index` (in front if `nil`), telling everyone in UIKit's order.
  func insert(_ view: UIView, at index: Int?) {
    if view.superview === self {
      reorder(view, to: index ?? subviewList.count - 1)
      return
    }
    guard view !== self, !isDescendant(of: view) else {
      UIKitEnvironment.current.raise(
        .invalidArgument, "Can't add \(view === self ? "self" : "superview") as subview")
      return
    }
    let old = view.superview
    let newWindow = window
    let windowChanges = view.window !== newWindow
    view.willMove(toSuperview: self)
    if windowChanges { view.tellWillMove(toWindow: newWindow) }
    if let old {
      old.willRemoveSubview(view)
      old.removeFromList(view)
    }
    let place = min(max(0, index ?? subviewList.count), subviewList.count)
    subviewList.insert(view, at: place)
    view.superview = self
    placeLayer(of: view, at: place)
    view.layoutEngineDidMove(from: old, to: self)
    view.inheritedValuesDidChange()
    if windowChanges { view.setContainingWindow(newWindow) }
    if windowChanges { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.setNeedsLayout()
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = subviewList.firstIndex(where: { $0 === sibling }) else {
      insert(view, at: nil)
      return
    }
    if view.superview === self, let own = subviewList.firstIndex(where: { $0 === view }) {
      guard own != index else { return }
      reorder(view, to: index + offset - (own < index ? 1 : 0))
    } else {
      insert(view, at: index + offset)
    }
  }

  func detach() {
    guard let old = superview else { return }
    let windowChanges = window != nil
    willMove(toSuperview: nil)
    if windowChanges { tellWillMove(toWindow: nil) }
    old.willRemoveSubview(self)
    old.removeFromList(self)
    superview = nil
    layoutEngineDidMove(from: old, to: nil)
    inheritedValuesDidChange()
    if windowChanges {
      resignFirstResponderInSubtree()
      setContainingWindow(nil)
      tellDidMoveToWindow()
    }
    didMoveToSuperview()
    old.setNeedsLayout()
  }

  /// Moves a subview to another depth. Nothing is told: its superview stays the same.
  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviewList.firstIndex(where: { $0 === view }) else { return }
    let view = subviewList.remove(at: old)
    let place = min(max(0, index), subviewList.count)
    subviewList.insert(view, at: place)
    placeLayer(of: view, at: place)
  }

  /// Swaps two subviews.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviewList.indices.contains(first), subviewList.indices.contains(second) else { return }
    subviewList.swapAt(first, second)
    placeLayer(of: subviewList[min(first, second)], at: min(first, second))
    placeLayer(of: subviewList[max(first, second)], at: max(first, second))
  }

  /// Whether this view is `view` or lies beneath it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The first view with that tag: this one, or one beneath it, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func removeFromList(_ view: UIView) {
    subviewList.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
  }

  /// Puts a subview's layer right behind the layer of the next subview in front.
  private func placeLayer(of view: UIView, at index: Int) {
    view.layer.removeFromSuperlayer()
    let layers = layer.sublayers ?? []
    let above = subviewList[(index + 1)...].lazy.compactMap { next in layers.firstIndex { $0 === next.layer } }.first
    layer.insertSublayer(view.layer, at: UInt32(above ?? layers.count))
  }

  private func tellWillMove(toWindow window: UIWindow?) {
    owningController?.viewWillMove(toShownWindow: window.map { !$0.isHidden } ?? false)
    willMove(toWindow: window)
    for view in subviewList { view.tellWillMove(toWindow: window) }
  }

  private func setContainingWindow(_ window: UIWindow?) {
    containingWindow = window
    for view in subviewList { view.setContainingWindow(window) }
  }

  private func tellDidMoveToWindow() {
    didMoveToWindow()
    for view in subviewList { view.tellDidMoveToWindow() }
    owningController?.viewDidMove(toShownWindow: window.map { !$0.isHidden } ?? false)
  }

  private func resignFirstResponderInSubtree() {
    guard let first = UIKitEnvironment.current.firstResponder as? UIView, first.isDescendant(of: self) else { return }
    first.resignFirstResponder()
    if UIKitEnvironment.current.firstResponder === first { UIKitEnvironment.current.firstResponder = nil }
  }
}
