public import Foundation

extension UIWindow {
  /// Hands each touch of an event to the recognizers on the way and then to the view it began in.
  func dispatch(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      switch touch.phase {
      case .began: begin(touch, event)
      case .moved, .stationary: move(touch, event)
      case .ended: end(touch, event)
      case .cancelled: cancel(touch, event)
      }
    }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    activeRecognizers = []
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { continue }
        recognizer.state = .possible
        activeRecognizers.append(recognizer)
      }
      view = current.superview
    }
    forEachRecognizer(touch) { $0.touchesBegan([touch], with: event) }
    touch.view?.touchesBegan([touch], with: event)
  }

  private func move(_ touch: UITouch, _ event: UIEvent) {
    forEachRecognizer(touch) { $0.touchesMoved([touch], with: event) }
    settleRecognizers(touch, event)
    if let view = touch.view, touch.phase != .cancelled { view.touchesMoved([touch], with: event) }
  }

  private func end(_ touch: UITouch, _ event: UIEvent) {
    forEachRecognizer(touch) { $0.touchesEnded([touch], with: event) }
    settleRecognizers(touch, event)
    if touch.phase != .cancelled { touch.view?.touchesEnded([touch], with: event) }
    resetRecognizers()
  }

  private func cancel(_ touch: UITouch, _ event: UIEvent) {
    forEachRecognizer(touch) { $0.touchesCancelled([touch], with: event) }
    touch.view?.touchesCancelled([touch], with: event)
    resetRecognizers()
  }

  private func forEachRecognizer(_ touch: UITouch, _ body: (UIGestureRecognizer) -> Void) {
    for recognizer in activeRecognizers where recognizer.state != .failed {
      recognizer.location = touch.locationInWindow
      recognizer.window = self
      body(recognizer)
    }
  }

  /// Once a recognizer has begun, the others fail, and the view's touch is cancelled if it says so.
  private func settleRecognizers(_ touch: UITouch, _ event: UIEvent) {
    guard let winner = activeRecognizers.first(where: { [.began, .changed, .ended].contains($0.state) }) else { return }
    for other in activeRecognizers where other !== winner { other.state = .failed }
    guard winner.cancelsTouchesInView, touch.phase != .cancelled, let view = touch.view else { return }
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: event)
  }

  private func resetRecognizers() {
    for recognizer in activeRecognizers { recognizer.reset() }
    activeRecognizers = []
  }
}

extension UIKitEnvironment {
  /// Puts a finger on the screen, at a point of the screen.
  ///
  /// - Returns: the view that gets the touch; `nil` if none is there.
  @discardableResult
  public func touchDown(at point: CGPoint) -> UIView? {
    guard trackedWindow == nil else { return trackedWindow?.trackedTouch?.view }
    for window in visibleWindowsInOrder.reversed() {
      let inner = window.convert(point, from: nil as UIWindow?)
      guard let view = window.hitTest(inner, with: nil) else { continue }
      let touch = UITouch(in: window, at: inner, view: view)
      touch.timestamp = runLoop.now
      touch.tapCount = tapCount(at: point)
      window.trackedTouch = touch
      trackedWindow = window
      send(touch, .began)
      return view
    }
    return nil
  }

  /// Moves the finger to a point of the screen.
  public func touchMove(to point: CGPoint) {
    guard let window = trackedWindow, let touch = window.trackedTouch else { return }
    touch.previousLocationInWindow = touch.locationInWindow
    touch.locationInWindow = window.convert(point, from: nil as UIWindow?)
    if touch.phase != .cancelled { send(touch, .moved) } else { sendCancelled(touch) }
  }

  /// Lifts the finger.
  public func touchUp() {
    guard let window = trackedWindow, let touch = window.trackedTouch else { return }
    if touch.phase != .cancelled { send(touch, .ended) } else { sendCancelled(touch, isOver: true) }
    lastTap = (touch.locationInWindow, runLoop.now, touch.tapCount)
    window.trackedTouch = nil
    trackedWindow = nil
  }

  /// The system takes the touch away: a call comes in, an alert opens.
  public func touchCancel() {
    guard let window = trackedWindow, let touch = window.trackedTouch else { return }
    if touch.phase != .cancelled { send(touch, .cancelled) }
    window.trackedTouch = nil
    trackedWindow = nil
  }

  /// Down and up at one point of the screen, then one turn of the run loop.
  @discardableResult
  public func tap(at point: CGPoint) -> UIView? {
    let view = touchDown(at: point)
    touchUp()
    turn()
    return view
  }

  /// A tap in the middle of a view; `nil` if the view is in no visible window or something covers it there.
  @discardableResult
  public func tap(_ view: UIView) -> UIView? {
    guard let window = view.window, !window.isHidden else { return nil }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    return tap(at: window.convert(middle, to: nil as UIWindow?))
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
    touch.phase = phase
    touch.timestamp = runLoop.now
    application.sendEvent(UIEvent(timestamp: runLoop.now, touches: [touch]))
  }

  /// A touch whose view was told that it is cancelled still feeds the recognizer that took it.
  private func sendCancelled(_ touch: UITouch, isOver: Bool = false) {
    guard let window = touch.window else { return }
    touch.timestamp = runLoop.now
    let event = UIEvent(timestamp: runLoop.now, touches: [touch])
    for recognizer in window.activeRecognizers where recognizer.state != .failed {
      recognizer.location = touch.locationInWindow
      if isOver { recognizer.touchesEnded([touch], with: event) } else { recognizer.touchesMoved([touch], with: event) }
    }
    if isOver {
      for recognizer in window.activeRecognizers { recognizer.reset() }
      window.activeRecognizers = []
    }
  }

  private func tapCount(at point: CGPoint) -> Int {
    guard let lastTap, runLoop.now - lastTap.time < 0.35 else { return 1 }
    return hypot(lastTap.place.x - point.x, lastTap.place.y - point.y) < 40 ? lastTap.count + 1 : 1
  }
}
