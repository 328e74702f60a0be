import Foundation

extension UIControl {
  /// Calls a method of `target` for the events. Without a target, the first responder that has the method is called.
  ///
  /// A pair that is there already gets the new events as well.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let known = handlers.firstIndex { entry in
      guard case .target(let held, let selector) = entry.kind, selector == action else { return false }
      return held?.object === object && (held == nil) == (object == nil)
    }
    if let known {
      handlers[known].events.formUnion(controlEvents)
    } else {
      let held = object.map { ControlHandler.WeakTarget(object: $0) }
      handlers.append(ControlHandler(kind: .target(held, action), events: controlEvents))
    }
  }

  /// Stops calling. A nil target stands for every target, a nil action for every action; both together take the
  /// `UIAction`s away as well.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in handlers.indices where handlers[index].matches(target: object, action: action) {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// The objects that are called; `NSNull` where a target of `nil` has the first responder called. Actions are not among
  /// them.
  public var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { entry -> AnyHashable? in
        if case .target(nil, _) = entry.kind { return NSNull() }
        guard case .target(let held?, _) = entry.kind, let object = held.object else { return nil }
        return (object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object))
      })
  }

  /// The events for which at least one handler is registered.
  public var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }

  /// The names of the methods called on `target` for one event, in order; `nil` if there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { entry -> String? in
      guard case .target(let held, let selector) = entry.kind, !entry.events.isDisjoint(with: controlEvent) else {
        return nil
      }
      if let object { guard held?.object === object else { return nil } } else if held != nil { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Actions

  /// Runs an action for the events. An entry with the same identifier is taken out; the new one goes to the end of the
  /// list and gets the events of both.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    if controlEvents.isEmpty {
      UIKitEnvironment.current.raise(
        .internalInconsistency, "Attempt to set action '\(action.description)' with no event mask set")
      return
    }
    var events = controlEvents
    if let known = handlers.firstIndex(where: { $0.action?.identifier == action.identifier }) {
      events.formUnion(handlers.remove(at: known).events)
    }
    handlers.append(ControlHandler(kind: .action(action), events: events))
  }

  /// Stops running the action with the same identifier for the events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action with that identifier for the events.
  public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in handlers.indices where handlers[index].action?.identifier == identifier {
      handlers[index].events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Lists what is registered, in order: an action, or a target with its selector.
  public func enumerateEventHandlers(
    _ body: (
      _ action: UIAction?, _ targetAction: (target: AnyObject?, selector: Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for entry in handlers {
      switch entry.kind {
      case .action(let action): body(action, nil, entry.events, &stop)
      case .target(let held, let selector): body(nil, (held?.object, selector), entry.events, &stop)
      }
      if stop { return }
    }
  }

  // MARK: Sending

  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for entry in handlers where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.kind {
      case .action(let action): sendAction(action)
      case .target(nil, let selector): sendAction(selector, to: nil, for: event)
      case .target(let held?, let selector):
        if let object = held.object { sendAction(selector, to: object, for: event) }
      }
    }
  }

  /// Does what a person who uses the control in the usual way would make it do.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  func deliver(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let isTaken = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    guard !isTaken, let target else { return }
    let object = target as AnyObject
    let address = String(UIKitEnvironment.current.address(of: object), radix: 16)
    UIKitEnvironment.current.raise(
      .invalidArgument,
      "-[\(UIKitObject.className(of: type(of: object))) \(action.description)]: unrecognized selector sent to instance "
        + "0x\(address)")
  }
}
