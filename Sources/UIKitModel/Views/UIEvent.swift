public import Foundation

/// A finger on the screen.
public final class UITouch: UIKitObject {
  /// Where in its life a touch is.
  public enum Phase: Int, Sendable { case began = 0, moved, stationary, ended, cancelled }
  public internal(set) var phase: Phase = .began
  public internal(set) var timestamp: TimeInterval = 0
  /// How many taps in short succession this is part of.
  public internal(set) var tapCount = 1
  /// The view it began in; all its phases go there.
  public internal(set) weak var view: UIView?
  /// The window it began in.
  public internal(set) weak var window: UIWindow?
  var locationInWindow = CGPoint.zero
  var previousLocationInWindow = CGPoint.zero

  /// A touch at a point of a window.
  public init(in window: UIWindow?, at point: CGPoint, view: UIView?) {
    super.init()
    self.window = window
    self.view = view
    locationInWindow = point
    previousLocationInWindow = point
  }

  /// The place of the touch in a view's coordinates; in the window's if `nil`.
  public func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }
  /// The place before the last move.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocationInWindow, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}

/// Something that happened to the device.
open class UIEvent: UIKitObject {
  /// The kind of event.
  public enum EventType: Int, Sendable { case touches = 0, motion, remoteControl, presses }
  /// The kind of motion.
  public enum EventSubtype: Int, Sendable { case none = 0, motionShake }
  public let type: EventType
  public let timestamp: TimeInterval
  /// The touches it tells of.
  public internal(set) var allTouches: Set<UITouch>?

  /// An event of some touches at a time.
  public init(type: EventType = .touches, timestamp: TimeInterval = 0, touches: Set<UITouch>? = nil) {
    self.type = type
    self.timestamp = timestamp
    allTouches = touches
    super.init()
  }

  /// The touches that began in a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
