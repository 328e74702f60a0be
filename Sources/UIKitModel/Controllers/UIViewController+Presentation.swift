import Foundation

/// How long an animated presentation or dismissal takes, in seconds of virtual time.
let presentationDuration: TimeInterval = 0.5

extension UIViewController {
  var activePresentationController: UIPresentationController? {
    if let storedPresentationController { return storedPresentationController }
    if let parent, parent.presentingViewController != nil { return parent.activePresentationController }
    let style = modalPresentationStyle.resolved
    let controller =
      style.isSheet
      ? UISheetPresentationController(presented: self, presenting: nil, style: style)
      : UIPresentationController(presented: self, presenting: nil, style: style)
    storedPresentationController = controller
    return controller
  }

  /// The controller that really presents: the root of the containers, or the nearest that defines a context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    if style == .currentContext || style == .overCurrentContext {
      var candidate: UIViewController? = self
      while let current = candidate {
        if current.definesPresentationContext { return current }
        candidate = current.parent
      }
    }
    return rootAncestor
  }

  func startPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = presented.modalPresentationStyle.resolved
    let presenter = presenter(for: style)
    guard mayPresent(presented, from: presenter) else { return }
    if presented.storedPresentationController?.style != style { presented.storedPresentationController = nil }
    let manager = presented.activePresentationController!
    manager.presenting = presenter
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presented.loadViewIfNeeded()
    guard let window = presenter.viewIfLoaded?.window, let view = presented.viewIfLoaded else { return }
    let covers = manager.shouldRemovePresentersView
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    manager.containerView = container
    presented.isBeingPresented = true
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    presented.managingAppearance {
      window.addSubview(container)
      view.frame = manager.frameOfPresentedViewInContainerView
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
    presented.tellIsAppearing(animated: animated)
    window.layoutIfNeeded()
    finish(after: animated ? presentationDuration : 0) {
      presented.finishPresentation = nil
      presented.endAppearanceTransition()
      presented.isBeingPresented = false
      if covers {
        presenter.managingAppearance { presenter.viewIfLoaded?.removeFromSuperview() }
        presenter.endAppearanceTransition()
      }
      completion?()
    } remember: {
      presented.finishPresentation = $0
    }
  }

  /// UIKit's four exceptions and two warnings.
  private func mayPresent(_ presented: UIViewController, from presenter: UIViewController) -> Bool {
    let environment = UIKitEnvironment.current
    let name = presented.describedShortly
    if presented === self || presented === presenter {
      environment.raise(
        .invalidArgument,
        "Application tried to present modal view controller on itself. Presenting controller is \(name).")
      return false
    }
    if let other = presented.ownPresenting {
      environment.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(name) that is already being presented by "
          + "\(other.describedShortly).")
      return false
    }
    if let parent = presented.parent {
      environment.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(name) that has a parent view controller "
          + "\(parent.describedShortly).")
      return false
    }
    if presented.viewIfLoaded?.window?.rootViewController === presented {
      environment.raise(.invalidArgument, "Application tried to present modally an active controller \(name).")
      return false
    }
    let attempt = "Attempt to present \(name) on \(presenter.describedShortly) (from \(describedShortly))"
    if let present = presenter.ownPresented {
      environment.log("\(attempt) which is already presenting \(present.describedShortly).")
      return false
    }
    if presenter.viewIfLoaded?.window == nil {
      environment.log("\(attempt) whose view is not in the window hierarchy.")
      return false
    }
    return true
  }

  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    var candidate: UIViewController? = self
    while let current = candidate, current.ownPresented == nil { candidate = current.parent }
    if let presenter = candidate {
      presenter.dismissOwn(animated: animated, completion: completion)
    } else if let presenter = presentingViewController {
      presenter.dismissOwn(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  /// Takes away what this controller presents, and all that is presented on top of it. Only the top one is animated.
  private func dismissOwn(animated: Bool, completion: (() -> Void)?) {
    guard let presented = ownPresented, !presented.isBeingDismissed else {
      completion?()
      return
    }
    presented.finishPresentation?()
    let chain = Array(sequence(first: presented) { $0.ownPresented })
    for controller in chain { controller.finishPresentation?() }
    let leaving = chain.filter { $0.appearance == .appeared }
    for controller in chain { controller.isBeingDismissed = true }
    for controller in leaving.reversed() {
      controller.beginAppearanceTransition(false, animated: animated && controller === chain.last)
    }
    let manager = presented.storedPresentationController
    let wasCovered = manager?.shouldRemovePresentersView ?? false
    if wasCovered { comeBack(under: manager?.containerView, animated: animated) }
    finish(after: animated ? presentationDuration : 0) { [self] in
      if wasCovered { endAppearanceTransition() }
      for controller in chain.reversed() {
        controller.managingAppearance {
          controller.viewIfLoaded?.removeFromSuperview()
          controller.storedPresentationController?.containerView?.removeFromSuperview()
        }
        controller.storedPresentationController?.containerView = nil
        if controller.appearance == .disappearing { controller.endAppearanceTransition() }
        controller.isBeingDismissed = false
        controller.ownPresenting?.ownPresented = nil
        controller.ownPresenting = nil
        controller.storedPresentationController = nil
      }
      completion?()
    } remember: { _ in
    }
  }

  /// A presenter that was covered goes back into the window, behind the container.
  private func comeBack(under container: UIView?, animated: Bool) {
    guard let window = container?.window, let view = viewIfLoaded else { return }
    beginAppearanceTransition(true, animated: animated)
    managingAppearance {
      if let ownContainer = storedPresentationController?.containerView {
        ownContainer.addSubview(view)
      } else if let container {
        view.frame = window.bounds
        window.insertSubview(view, belowSubview: container)
      }
    }
    tellIsAppearing(animated: animated)
    window.layoutIfNeeded()
  }

  /// Runs `end` after a time (at once if 0); it may also be run earlier by what `remember` gets.
  private func finish(
    after delay: TimeInterval, _ end: @escaping () -> Void, remember: (@escaping () -> Void) -> Void
  ) {
    guard delay > 0 else { return end() }
    var isOver = false
    let once = {
      guard !isOver else { return }
      isOver = true
      end()
    }
    remember(once)
    UIKitEnvironment.current.runLoop.schedule(after: delay, once)
  }

  /// At the end of a root controller's life in its window.
  func dismissAllPresented() {
    if ownPresented != nil { startDismissal(animated: false, completion: nil) }
  }
}
