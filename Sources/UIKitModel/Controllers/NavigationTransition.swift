public import Foundation

/// What a navigation controller's screen has still to do to follow its stack.
struct NavigationTransition {
  /// How long an animated push or pop takes, in seconds of virtual time.
  static let duration: TimeInterval = 0.35

  var isWaiting = false
  var waitingFrom: UIViewController?
  var waitingOperation = UINavigationController.Operation.none
  var isWaitingAnimated = false
  var isRunning = false
  /// The controllers that left the stack and have not been told yet.
  var leaving: [UIViewController] = []
  /// The pop a finger is doing: the controller that goes, and the one that comes back.
  var interactive: (from: UIViewController, to: UIViewController)?
}

extension UINavigationController {
  /// Shows the top controller where none of the callbacks is due from here: the container itself appears.
  func placeTopWithoutTransition() {
    guard let content = contentView, let top = topViewController else {
      contentView?.subviews.forEach { $0.removeFromSuperview() }
      return
    }
    top.loadViewIfNeeded()
    guard let view = top.viewIfLoaded, view.superview !== content else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    for old in content.subviews { old.removeFromSuperview() }
    place(top, in: content)
    layOutBar()
    if let delegate {
      UIKitEnvironment.current.runLoop.schedule { [weak self] in
        guard let self, topViewController === top else { return }
        delegate.navigationController(self, didShow: top, animated: false)
      }
    }
  }

  private func place(_ controller: UIViewController, in content: UIView, below front: UIView? = nil) {
    guard let view = controller.view else { return }
    controller.managingAppearance {
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let front { content.insertSubview(view, belowSubview: front) } else { content.addSubview(view) }
    }
  }

  /// Begins the change the stack waits for, if none is running.
  func startTransitionIfNeeded() {
    guard transition.isWaiting, !transition.isRunning, transition.interactive == nil, let content = contentView,
      appearance == .appeared || appearance == .appearing
    else { return }
    let from = transition.waitingFrom
    let animated = transition.isWaitingAnimated && UIView.areAnimationsEnabled
    let operation = transition.waitingOperation
    transition.isWaiting = false
    transition.waitingFrom = nil
    let to = topViewController
    guard from !== to else { return }
    transition.isRunning = true
    begin(from: from, to: to, operation: operation, animated: animated, in: content)
    let end = { [weak self] in
      guard let self else { return }
      finishTransition(from: from, to: to, operation: operation, animated: animated)
    }
    if animated {
      UIKitEnvironment.current.runLoop.schedule(after: NavigationTransition.duration, end)
    } else {
      end()
    }
  }

  private func begin(
    from: UIViewController?, to: UIViewController?, operation: Operation, animated: Bool, in content: UIView
  ) {
    if let to {
      to.loadViewIfNeeded()
      delegate?.navigationController(self, willShow: to, animated: animated)
      to.isMovingToParent = operation == .push
    }
    from?.isMovingFromParent = operation == .pop
    from?.beginAppearanceTransition(false, animated: animated)
    to?.beginAppearanceTransition(true, animated: animated)
    if let to { place(to, in: content, below: operation == .pop ? from?.viewIfLoaded : nil) }
    layOutBar()
    to?.tellIsAppearing(animated: animated)
    to?.viewIfLoaded?.layoutIfNeeded()
  }

  private func finishTransition(
    from: UIViewController?, to: UIViewController?, operation: Operation, animated: Bool
  ) {
    transition.isRunning = false
    from?.managingAppearance { from?.viewIfLoaded?.removeFromSuperview() }
    if from?.appearance == .disappearing { from?.endAppearanceTransition() }
    if to?.appearance == .appearing { to?.endAppearanceTransition() }
    from?.isMovingFromParent = false
    to?.isMovingToParent = false
    letGo()
    if operation == .push { to?.didMove(toParent: self) }
    if let to { delegate?.navigationController(self, didShow: to, animated: animated) }
    startTransitionIfNeeded()
  }

  // MARK: The swipe back

  /// A finger begins to swipe back from the left edge.
  ///
  /// - Returns: whether there is something to go back to, and nothing else is moving.
  @discardableResult
  public func beginInteractivePop() -> Bool {
    startTransitionIfNeeded()
    guard stack.count > 1, !transition.isRunning, transition.interactive == nil, appearance == .appeared,
      interactivePopGestureRecognizer?.isEnabled ?? true, let content = contentView
    else { return false }
    let (from, to) = (stack[stack.count - 1], stack[stack.count - 2])
    transition.interactive = (from, to)
    begin(from: from, to: to, operation: .pop, animated: true, in: content)
    return true
  }

  /// The finger has moved a share (0…1) of the width: the front view follows it.
  public func updateInteractivePop(_ share: CGFloat) {
    guard let from = transition.interactive?.from.viewIfLoaded else { return }
    from.transform = CGAffineTransform(translationX: min(1, max(0, share)) * from.bounds.width, y: 0)
  }

  /// The finger lets go far enough: the pop is done.
  public func finishInteractivePop() {
    guard let (from, to) = transition.interactive else { return }
    transition.interactive = nil
    from.viewIfLoaded?.transform = .identity
    stack.removeLast()
    from.willMove(toParent: nil)
    transition.leaving.append(from)
    updateBar()
    finishTransition(from: from, to: to, operation: .pop, animated: true)
  }

  /// The finger goes back: everything is as before, and each controller has gone through all its callbacks.
  public func cancelInteractivePop() {
    guard let (from, to) = transition.interactive else { return }
    transition.interactive = nil
    from.viewIfLoaded?.transform = .identity
    from.isMovingFromParent = false
    to.beginAppearanceTransition(false, animated: true)
    to.managingAppearance { to.viewIfLoaded?.removeFromSuperview() }
    to.endAppearanceTransition()
    from.beginAppearanceTransition(true, animated: true)
    from.endAppearanceTransition()
    updateBar()
  }
}
