extension UIView {
  var effectiveTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let own = current.ownTint { return own }
      view = current.superview
    }
    return .systemBlue
  }

  func setTint(_ color: UIColor?) {
    let before = effectiveTint
    ownTint = color
    UIKitEnvironment.current.setNeedsCommit()
    if effectiveTint != before { tellTintDidChange() }
  }

  /// Tells this view and those beneath it that inherit.
  func tellTintDidChange() {
    tintColorDidChange()
    for view in subviewList where view.ownTint == nil { view.tellTintDidChange() }
  }
}
