import Foundation

extension UIWindow {
  func didShow() {
    let environment = UIKitEnvironment.current
    environment.visibleWindows.append(self)
    updateDeviceInsets()
    environment.setNeedsCommit()
    if let root = rootViewController { install(root) }
    environment.notifications.post(UIWindow.didBecomeVisibleNotification, object: self)
  }

  func didHide() {
    let environment = UIKitEnvironment.current
    environment.visibleWindows.removeAll { $0 === self }
    environment.setNeedsCommit()
    environment.notifications.post(UIWindow.didBecomeHiddenNotification, object: self)
    guard environment.keyWindow === self else { return }
    environment.giveUpKeyWindow()
    environment.visibleWindowsInOrder.last { $0.canBecomeKey }?.makeKey()
  }

  func replaceRoot(_ old: UIViewController?, with new: UIViewController?, store: () -> Void) {
    guard old !== new else { return }
    if let old {
      old.dismissAllPresented()
      if let view = old.viewIfLoaded, view.superview != nil { old.leave(view) }
    }
    store()
    if let new, !isHidden { install(new) }
  }

  /// Loads the root view, lets it appear, and makes it fill the window.
  private func install(_ root: UIViewController) {
    root.loadViewIfNeeded()
    guard let view = root.viewIfLoaded, view.superview !== self else { return }
    let environment = UIKitEnvironment.current
    root.managingAppearance {
      root.beginAppearanceTransition(true, animated: false)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    environment.runLoop.schedule { [weak self, weak root] in
      guard let self, let root, rootViewController === root, root.appearance == .appearing else { return }
      root.tellIsAppearing(animated: false)
      layoutIfNeeded()
      root.endAppearanceTransition()
    }
  }
}

extension UIViewController {
  /// The view leaves the window at once, with both callbacks.
  func leave(_ view: UIView) {
    let wasShown = appearance == .appeared || appearance == .appearing
    managingAppearance {
      if wasShown { beginAppearanceTransition(false, animated: false) }
      view.removeFromSuperview()
      if wasShown { endAppearanceTransition() }
    }
  }
}

extension UIKitEnvironment {
  /// The visible windows from back to front: by level, then in the order they were shown.
  public var visibleWindowsInOrder: [UIWindow] {
    visibleWindows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  func giveUpKeyWindow() {
    guard let old = keyWindow else { return }
    keyWindow = nil
    old.resignKey()
    notifications.post(UIWindow.didResignKeyNotification, object: old)
  }
}
