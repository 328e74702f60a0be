import Foundation

/// The recognizer by which a scroll view follows a finger.
///
/// It begins only along an axis that scrolls. It takes a touch from a control only in the first 150 ms (UIKit would not
/// have delivered the touch yet) or where `touchesShouldCancel(in:)` says so.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }
  private var began: TimeInterval = 0

  override var modelClassName: String { "UIScrollViewPanGestureRecognizer" }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    began = touch.timestamp
    scrollView?.fingerDown(at: touch.locationInWindow)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, let touch = touches.first else { return }
    let isTaken = window?.activeRecognizers.contains { $0 !== self && ($0.state == .began || $0.state == .changed) }
    guard isTaken != true, state == .began || state == .changed || mayTake(touch, in: scrollView) else {
      scrollView.fingerUp(cancelled: true)
      enter(.failed)
      return
    }
    scrollView.fingerMoved(to: touch.locationInWindow)
    if scrollView.isDragging { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingerUp()
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingerUp(cancelled: true)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    if scrollView?.finger.isDown == true { scrollView?.fingerUp(cancelled: true) }
  }

  private func mayTake(_ touch: UITouch, in scrollView: UIScrollView) -> Bool {
    guard let content = touch.view, content !== scrollView else { return true }
    guard scrollView.canCancelContentTouches else { return false }
    let isHeldBack =
      scrollView.delaysContentTouches && touch.timestamp - began < ScrollPhysics.contentTouchDelay
    return isHeldBack || scrollView.touchesShouldCancel(in: content)
  }
}
