import Foundation

extension UIView {
  var effectiveTint: UIColor {
    var found = UIColor.systemBlue
    var view: UIView? = self
    while let current = view {
      if let own = current.ownTint {
        found = own
        break
      }
      view = current.superview
    }
    return tintAdjustmentMode == .dimmed ? found.withoutHue : found
  }

  /// Whether the tint is shown as it is or without its hue: what the nearest of this view and its ancestors says that is
  /// not `.automatic`, else `.normal`. Never `.automatic` when read.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var view: UIView? = self
      while let current = view {
        if current.ownTintAdjustment != .automatic { return current.ownTintAdjustment }
        view = current.superview
      }
      return .normal
    }
    set {
      let before = tintAdjustmentMode
      ownTintAdjustment = newValue
      UIKitEnvironment.current.setNeedsCommit()
      if tintAdjustmentMode != before { tellTintDidChange() }
    }
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

extension UIColor {
  /// The grey of the same brightness.
  fileprivate var withoutHue: UIColor {
    let color = components()
    return UIColor(white: 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue, alpha: color.alpha)
  }
}
