extension UIViewController {
  /// Begins an appearance (`true`) or a disappearance of this controller, and of the children in its view.
  ///
  /// A container that does not forward automatically calls this and `endAppearanceTransition()` itself.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if appearance == (isAppearing ? .appearing : .disappearing) {
      UIKitEnvironment.current.log("Unbalanced calls to begin/end appearance transitions for \(describedShortly).")
      return
    }
    guard appearance != (isAppearing ? .appeared : .disappeared) else { return }
    isAppearanceAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      appearance = .appearing
      wasToldIsAppearing = false
      viewWillAppear(animated)
    } else {
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in forwardedChildren where child.appearance == (isAppearing ? .disappeared : .appeared) {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      tellIsAppearing(animated: isAppearanceAnimated)
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
      for child in forwardedChildren where child.appearance == .appearing { child.endAppearanceTransition() }
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
      for child in childList where child.appearance == .disappearing && shouldAutomaticallyForwardAppearanceMethods {
        child.endAppearanceTransition()
      }
    case .appeared, .disappeared:
      UIKitEnvironment.current.log("Unbalanced calls to begin/end appearance transitions for \(describedShortly).")
    }
  }

  /// `viewIsAppearing`, once each appearance, here and in the children that appear along.
  func tellIsAppearing(animated: Bool) {
    guard appearance == .appearing, !wasToldIsAppearing else { return }
    wasToldIsAppearing = true
    viewIsAppearing(animated)
    for child in forwardedChildren { child.tellIsAppearing(animated: animated) }
  }

  /// The children whose views lie in this controller's view, if it forwards appearance.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let own = viewIfLoaded else { return [] }
    return childList.filter { $0.viewIfLoaded?.isDescendant(of: own) ?? false }
  }

  /// Runs moves of the view during which it does not report its own appearance.
  func managingAppearance(_ body: () -> Void) {
    managedDepth += 1
    body()
    managedDepth -= 1
  }

  /// The view goes into a shown window, or out of it, without a container's doing: UIKit tells the controller by itself.
  func viewWillMove(toShownWindow isShown: Bool) {
    guard managedDepth == 0, parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    if isShown, appearance == .disappeared {
      guard parent == nil || parent?.appearance == .appeared || parent?.appearance == .appearing else { return }
      beginAppearanceTransition(true, animated: false)
      guard parent?.appearance != .appearing else { return }
      UIKitEnvironment.current.runLoop.schedule { [weak self] in
        guard let self, appearance == .appearing else { return }
        tellIsAppearing(animated: false)
        viewIfLoaded?.layoutIfNeeded()
        endAppearanceTransition()
      }
    } else if !isShown, appearance == .appeared || appearance == .appearing {
      beginAppearanceTransition(false, animated: false)
    }
  }

  func viewDidMove(toShownWindow isShown: Bool) {
    guard managedDepth == 0, !isShown, appearance == .disappearing,
      parent?.appearance != .disappearing
    else { return }
    endAppearanceTransition()
  }

  func tellMemoryWarning() {
    didReceiveMemoryWarning()
    for child in childList { child.tellMemoryWarning() }
    ownPresented?.tellMemoryWarning()
  }

  /// `<Class: 0x…>`, whatever `description` says.
  var describedShortly: String { "<\(modelClassName): \(addressText)>" }
}
