import Foundation

extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    let environment = UIKitEnvironment.current
    if controller is UINavigationController {
      environment.raise(.invalidArgument, "Pushing a navigation controller is not supported")
      return
    }
    if stack.contains(where: { $0 === controller }) {
      let text =
        environment.systemVersion <= 12
        ? "Pushing the same view controller instance more than once is not supported (\(controller.describedShortly))"
        : "\(describedShortly) is pushing the same view controller instance (\(controller.describedShortly)) more than "
          + "once which is not supported and is most likely an error in the application : "
          + environment.bundleIdentifier
      environment.raise(.invalidArgument, text)
      return
    }
    let old = topViewController
    stack.append(controller)
    addChild(controller)
    stackDidChange(from: old, operation: .push, animated: animated && old != nil, leaving: [])
  }

  /// Leaves `index` on top.
  ///
  /// - Returns: the controllers that left, from the one above `index` to the old top.
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    let leaving = Array(stack[(index + 1)...])
    guard !leaving.isEmpty else { return [] }
    let old = topViewController
    stack.removeLast(leaving.count)
    for controller in leaving { controller.willMove(toParent: nil) }
    stackDidChange(from: old, operation: .pop, animated: animated, leaving: leaving)
    return leaving
  }

  /// A new stack: like a pop if the new top was in the old one, else like a push.
  func replace(with controllers: [UIViewController], animated: Bool) {
    let environment = UIKitEnvironment.current
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      let list = controllers.map { "\n    \"\($0.describedShortly)\"" }.joined(separator: ",")
      environment.raise(
        .internalInconsistency,
        "All view controllers in a navigation controller must be distinct ((\(list)\n))")
      return
    }
    if controllers.contains(where: { $0 is UINavigationController }) {
      environment.raise(.invalidArgument, "Pushing a navigation controller is not supported")
      return
    }
    let old = topViewController
    let known = stack
    let leaving = known.filter { controller in !controllers.contains { $0 === controller } }
    let coming = controllers.filter { controller in !known.contains { $0 === controller } }
    stack = controllers
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { addChild(controller) }
    guard topViewController !== old else {
      for controller in leaving { controller.removeFromParent() }
      for controller in coming { controller.didMove(toParent: self) }
      updateBar()
      return
    }
    let wasThere = topViewController.map { top in known.contains { $0 === top } } ?? true
    stackDidChange(
      from: old, operation: wasThere ? .pop : .push, animated: animated && old != nil, leaving: leaving)
    for controller in coming where controller !== topViewController { controller.didMove(toParent: self) }
  }

  private func stackDidChange(
    from old: UIViewController?, operation: Operation, animated: Bool, leaving: [UIViewController]
  ) {
    updateBar()
    transition.leaving += leaving
    if isOnScreen {
      if transition.waitingFrom == nil { transition.waitingFrom = old }
      transition.waitingOperation = operation
      transition.isWaitingAnimated = animated
      transition.isWaiting = true
      viewIfLoaded?.setNeedsLayout()
      UIKitEnvironment.current.runLoop.schedule { [weak self] in self?.startTransitionIfNeeded() }
    } else {
      if isViewLoaded, contentView != nil { placeTopWithoutTransition() }
      letGo()
      if operation == .push { topViewController?.didMove(toParent: self) }
    }
  }

  /// Whether a change is to be shown with callbacks: the controller's view has appeared or is about to.
  private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// The controllers that left the stack leave the containment too.
  func letGo() {
    let gone = transition.leaving
    transition.leaving = []
    for controller in gone where controller.parent === self && !stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
  }

  func updateBar() {
    navigationBar.items = stack.map(\.navigationItem)
    viewIfLoaded?.setNeedsLayout()
  }

  func navigationBarDidChange() {
    navigationBar.setNeedsLayout()
    navigationBar.setNeedsDisplay()
  }

  /// The bar under the status bar; the top controller's safe area under the bar.
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let isLarge =
      navigationBar.prefersLargeTitles && topViewController?.navigationItem.largeTitleDisplayMode != .never
      && topViewController?.navigationItem.largeTitleDisplayMode != .inline
    let height = UINavigationBar.standardHeight + (isLarge ? 52 : 0) + (navigationBar.topItem?.prompt != nil ? 30 : 0)
    navigationBar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    let insets = UIEdgeInsets(top: isNavigationBarHidden ? 0 : height, left: 0, bottom: 0, right: 0)
    for controller in stack where controller.containerInsets != insets {
      controller.containerInsets = insets
      controller.viewIfLoaded?.setNeedsLayout()
    }
  }
}
