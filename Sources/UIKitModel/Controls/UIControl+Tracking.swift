import Foundation

extension UIControl {
  func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    } else {
      sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }
  }

  func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let inside = isInside(touch)
    stopTracking()
    endTracking(touch, with: event)
    sendActions(for: inside ? .touchUpInside : .touchUpOutside, with: event)
    if inside { didTouchUpInside(event) }
  }

  func trackCancelled(_ event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  /// Ends the tracking without an event.
  func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isInside(_ touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    let reach = bounds.insetBy(dx: -trackingTolerance, dy: -trackingTolerance)
    return trackingTolerance > 0 ? reach.encloses(point) : self.point(inside: point, with: nil)
  }
}
