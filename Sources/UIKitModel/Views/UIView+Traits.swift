extension UIView {
  var effectiveTraits: UITraitCollection {
    var traits = UIKitEnvironment.current.traits
    var view: UIView? = self
    while let current = view {
      if current.overrideUserInterfaceStyle != .unspecified {
        traits.userInterfaceStyle = current.overrideUserInterfaceStyle
        break
      }
      view = current.superview
    }
    return traits
  }

  func tellTraitsDidChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    owningController?.traitCollectionDidChange(old)
    setNeedsLayout()
    for view in subviewList { view.tellTraitsDidChange(from: old) }
  }
}

extension UIKitEnvironment {
  func traitsDidChange(from old: UITraitCollection) {
    setNeedsCommit()
    for window in visibleWindows { window.tellTraitsDidChange(from: old) }
  }
}
