import Foundation

/// A finger that comes in from an edge of the window: it must come down within 20 points of it. The distance is the
/// model's choice; UIKit documents none.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, let window else { return }
    let (place, size) = (touch.locationInWindow, window.bounds.size)
    let near: [(UIRectEdge, CGFloat)] = [
      (.left, place.x), (.top, place.y), (.right, size.width - place.x), (.bottom, size.height - place.y),
    ]
    if !near.contains(where: { edges.contains($0.0) && $0.1 <= 20 }) { enter(.failed) }
  }
}
