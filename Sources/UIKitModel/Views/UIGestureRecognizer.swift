public import Foundation

/// Decides whether two recognizers may work together and whether one may begin.
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

/// Watches a view's touches for a movement it knows.
///
/// The model has taps, long presses and pans with one finger. Left out: `require(toFail:)`, simultaneous recognition,
/// delays, and the other recognizers.
open class UIGestureRecognizer: UIKitObject {
  /// Where in its life a gesture is.
  public enum State: Int, Sendable {
    case possible = 0, began, changed, ended, cancelled, failed
    /// A single gesture's end.
    public static let recognized = State.ended
  }

  private struct Handler {
    weak var target: AnyObject?
    let isBlock: Bool
    let action: Selector
    let block: ((UIGestureRecognizer) -> Void)?
  }

  private var handlers: [Handler] = []
  /// The view it watches.
  public internal(set) weak var view: UIView?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view's touches are cancelled once it recognizes.
  open var cancelsTouchesInView = true
  open var isEnabled = true
  /// Whether touches reach the view only after the gesture failed. Kept; the model delivers at once.
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// A name for logs.
  open var name: String?
  open internal(set) var state = State.possible
  var location = CGPoint.zero
  weak var window: UIWindow?

  /// Creates a recognizer that sends an action to a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that sends nothing yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target. Targets are held weakly.
  open func addTarget(_ target: Any, action: Selector) {
    handlers.append(Handler(target: target as AnyObject, isBlock: false, action: action, block: nil))
  }

  /// Calls a closure where UIKit would send an action.
  public func addHandler(_ block: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(Handler(target: nil, isBlock: true, action: Selector(""), block: block))
  }

  /// Takes targets away: those that fit both arguments; `nil` fits all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll {
      (target == nil || $0.target === (target as AnyObject)) && (action == nil || $0.action == action)
    }
  }

  /// The place of the gesture in a view.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return location }
    return view.convert(location, from: window)
  }

  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Moves to a state and tells the targets, unless the gesture failed or began without leave.
  final func enter(_ new: State) {
    state = new
    guard new != .failed, new != .possible else { return }
    for handler in handlers {
      if let block = handler.block {
        block(self)
      } else if let target = handler.target as? any SelectorTarget {
        target.perform(handler.action, with: self, for: nil)
      }
    }
  }

  final var mayBegin: Bool {
    view?.gestureRecognizerShouldBegin(self) != false && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { enter(.cancelled) }
  /// Back to `possible`, after the last finger was lifted.
  open func reset() { state = .possible }
}

/// One or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.locationInWindow ?? .zero
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let now = touches.first?.locationInWindow ?? start
    if abs(now.x - start.x) > 10 || abs(now.y - start.y) > 10 { enter(.failed) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, (touches.first?.tapCount ?? 1) >= numberOfTapsRequired, mayBegin else { return }
    enter(.ended)
  }
}

/// A finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points a finger may move before the gesture begins.
  open var allowableMovement: CGFloat = 10
  /// Taps before the press. Kept: the model counts none.
  open var numberOfTapsRequired = 0
  /// Fingers the gesture needs. The model has one.
  open var numberOfTouchesRequired = 1
  private var timer: VirtualRunLoop.Token?
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.locationInWindow ?? .zero
    timer = UIKitEnvironment.current.runLoop.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, state == .possible else { return }
      enter(mayBegin ? .began : .failed)
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let now = touches.first?.locationInWindow ?? start
    if state == .began || state == .changed {
      enter(.changed)
    } else if hypot(now.x - start.x, now.y - start.y) > allowableMovement {
      enter(.failed)
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { enter(.ended) } else { enter(.failed) }
  }
  open override func reset() {
    if let timer { UIKitEnvironment.current.runLoop.cancel(timer) }
    timer = nil
    super.reset()
  }
}

/// A finger that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Fingers the gesture needs and allows. The model has one.
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var start = CGPoint.zero
  private var base = CGPoint.zero
  private var last = (place: CGPoint.zero, time: TimeInterval(0))
  private var speed = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    start = touch.locationInWindow
    base = start
    last = (start, touch.timestamp)
    speed = .zero
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let place = touch.locationInWindow
    let elapsed = CGFloat(max(touch.timestamp - last.time, 1.0 / 120))
    speed = CGPoint(x: (place.x - last.place.x) / elapsed, y: (place.y - last.place.y) / elapsed)
    last = (place, touch.timestamp)
    if state == .began || state == .changed {
      enter(.changed)
    } else if state == .possible, hypot(place.x - start.x, place.y - start.y) > 10 {
      enter(mayBegin ? .began : .failed)
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { enter(.ended) } else { enter(.failed) }
  }
  /// How far the finger is from where it came down, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: location.x - base.x, y: location.y - base.y)
  }
  /// Makes the present distance count as `translation`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    base = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
  }
  /// Points in a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}
