import Foundation

/// An object that gets events and passes on those it does not handle.
open class UIResponder: UIKitObject, SelectorTarget {
  private var implementations: [Selector: (_ sender: Any?, _ event: UIEvent?) -> Void] = [:]

  /// The responder that gets what this one does not handle. `nil` unless overridden.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder wants keyboard events. `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it would give them up. `true` unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether it gets keyboard events now.
  open var isFirstResponder: Bool { UIKitEnvironment.current.firstResponder === self }
  /// Asks for the keyboard events.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }
  /// Gives them up.
  @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Touches

  /// Fingers came down. Passed to `next` unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers moved. Passed to `next` unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers were lifted. Passed to `next` unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The system took the touches away. Passed to `next` unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// A shake began. Passed to `next` unless overridden.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// A shake ended. Passed to `next` unless overridden.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// A shake was interrupted. Passed to `next` unless overridden.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }

  // MARK: Actions

  /// Gives the responder a method of that name.
  public final func implement(_ selector: Selector, _ body: @escaping (_ sender: Any?, _ event: UIEvent?) -> Void) {
    implementations[selector] = body
  }
  open func responds(to selector: Selector) -> Bool { implementations[selector] != nil }
  @discardableResult open func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
    guard let body = implementations[selector] else { return false }
    body(sender, event)
    return true
  }
  /// Whether the responder would perform an action now: if it has the method, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
  /// The responder that would perform the action, along the chain.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Input

  /// What replaces the keyboard while this is first responder.
  open var inputView: UIView? { nil }
  /// What stands above the keyboard while this is first responder.
  open var inputAccessoryView: UIView? { nil }
  /// A controller in the keyboard's place; `nil` unless overridden.
  open var inputViewController: UIViewController? { nil }
  /// Keys with actions that the responder offers. `nil` unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The nearest undo manager along the chain. The model has none of its own: `nil` unless overridden.
  open var undoManager: AnyObject? { next?.undoManager }
  /// Told after `inputView` or `inputAccessoryView` changed.
  open func reloadInputViews() {}
}
