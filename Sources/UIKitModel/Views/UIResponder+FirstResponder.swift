extension UIResponder {
  /// The rule of `becomeFirstResponder`: it must want to, be in a window, and the present one must let go.
  final func takeFirstResponder() -> Bool {
    let environment = UIKitEnvironment.current
    if environment.firstResponder === self { return true }
    guard canBecomeFirstResponder, isInWindow else { return false }
    if let present = environment.firstResponder {
      guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    }
    environment.firstResponder = self
    return true
  }

  final func giveUpFirstResponder() -> Bool {
    let environment = UIKitEnvironment.current
    guard environment.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    environment.firstResponder = nil
    return true
  }

  /// Whether the responder's part of the interface is in a window.
  final var isInWindow: Bool {
    if let view = self as? UIView { return view.window != nil }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.window != nil }
    return true
  }

  /// This responder and those that get what it does not handle, in order.
  public final var responderChain: [UIResponder] {
    var chain: [UIResponder] = [self]
    while let next = chain.last?.next, !chain.contains(where: { $0 === next }) { chain.append(next) }
    return chain
  }
}
