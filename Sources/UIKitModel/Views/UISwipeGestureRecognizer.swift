import Foundation

/// A quick stroke in one direction: 50 points within half a second, and no further than that to the side. The distances are
/// the model's choice; UIKit documents none.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways a stroke may go.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The ways that count.
  open var direction = Direction.right
  /// Fingers the gesture needs. The model has one.
  open var numberOfTouchesRequired = 1

  private var start = (place: CGPoint.zero, time: TimeInterval(0))

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    start = (touch.locationInWindow, touch.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    let (across, down) = (touch.locationInWindow.x - start.place.x, touch.locationInWindow.y - start.place.y)
    guard touch.timestamp - start.time <= 0.5 else { return enter(.failed) }
    guard max(abs(across), abs(down)) >= 50 else { return }
    let way: Direction = abs(across) >= abs(down) ? (across > 0 ? .right : .left) : (down > 0 ? .down : .up)
    let isStraight = min(abs(across), abs(down)) <= 50
    enter(isStraight && direction.contains(way) && numberOfTouchesRequired == 1 && mayBegin ? .ended : .failed)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if state == .possible { enter(.failed) } }
}
