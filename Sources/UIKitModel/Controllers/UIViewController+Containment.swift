public import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child === self || isDescendant(of: child) {
      UIKitEnvironment.current.raise(
        .invalidArgument, "Can't add \(describedShortly) as a child of itself or of its descendants")
      return
    }
    if child.parent != nil {
      child.willMove(toParent: self)
      child.parent?.childList.removeAll { $0 === child }
      child.parent = nil
    } else {
      child.willMove(toParent: self)
    }
    childList.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.childList.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  private func isDescendant(of controller: UIViewController) -> Bool {
    var candidate = parent
    while let current = candidate {
      if current === controller { return true }
      candidate = current.parent
    }
    return false
  }

  /// The nearest ancestor of a class.
  func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var candidate = parent
    while let current = candidate {
      if let found = current as? Container { return found }
      candidate = current.parent
    }
    return nil
  }

  /// The ancestor without a parent: this controller itself if it has none.
  var rootAncestor: UIViewController { parent?.rootAncestor ?? self }

  /// Replaces one child's view by another's, with the appearance callbacks of both.
  public func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard from.parent === self, to.parent === self else {
      UIKitEnvironment.current.raise(
        .invalidArgument,
        "Children view controllers \(from.describedShortly) and \(to.describedShortly) must have a common parent view "
          + "controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
      return
    }
    from.beginAppearanceTransition(false, animated: duration > 0)
    to.beginAppearanceTransition(true, animated: duration > 0)
    let place = from.view.superview
    from.managedDepth += 1
    to.managedDepth += 1
    place?.addSubview(to.view)
    to.tellIsAppearing(animated: duration > 0)
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) { finished in
      from.view.removeFromSuperview()
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      from.managedDepth -= 1
      to.managedDepth -= 1
      completion?(finished)
    }
  }

  // MARK: Title and navigation item

  func titleDidChange() {
    storedNavigationItem?.title = title
    tabBarItem.title = title
    navigationController?.navigationBarDidChange()
  }

  var ownNavigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title)
    item.owner = self
    storedNavigationItem = item
    return item
  }

  func makeEditButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return item
  }
}
