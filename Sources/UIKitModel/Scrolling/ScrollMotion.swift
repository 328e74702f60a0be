import Foundation

/// How one coordinate of the offset moves by itself. Every curve is a formula of the time since it began, so that its
/// end does not depend on the frames.
enum AxisMotion {
  /// No movement.
  case rest(CGFloat)
  /// Slowing down from a speed.
  case decelerating(from: CGFloat, speed: CGFloat, rate: CGFloat)
  /// Slowing down so as to end at a chosen place.
  case gliding(from: CGFloat, to: CGFloat, rate: CGFloat)
  /// Slowing down to an edge at the time `crossing`, then springing back to it with the speed that was left.
  case bouncing(from: CGFloat, speed: CGFloat, rate: CGFloat, edge: CGFloat, crossing: TimeInterval)
  /// Springing back to an edge.
  case returning(from: CGFloat, speed: CGFloat, edge: CGFloat)
  /// Slow at both ends, in a fixed time.
  case easing(from: CGFloat, to: CGFloat, duration: TimeInterval)

  /// Where the coordinate is.
  func position(at time: TimeInterval) -> CGFloat {
    if time >= duration { return end }
    switch self {
    case .rest(let place): return place
    case .decelerating(let start, let speed, let rate):
      return start + ScrollPhysics.distance(speed, rate: rate, after: time)
    case .gliding(let start, let end, let rate):
      return end - (end - start) * ScrollPhysics.speed(1, rate: rate, after: time)
    case .bouncing(let start, let speed, let rate, let edge, let crossing):
      if time < crossing { return start + ScrollPhysics.distance(speed, rate: rate, after: time) }
      let left = ScrollPhysics.speed(speed, rate: rate, after: crossing)
      return edge + ScrollPhysics.spring(0, speed: left, after: time - crossing)
    case .returning(let start, let speed, let edge):
      return edge + ScrollPhysics.spring(start - edge, speed: speed, after: time)
    case .easing(let start, let end, let duration):
      return start + (end - start) * ScrollPhysics.easeInOut(CGFloat(time / duration))
    }
  }

  /// Where it comes to rest.
  var end: CGFloat {
    switch self {
    case .rest(let place): place
    case .decelerating(let start, let speed, let rate): start + ScrollPhysics.travel(speed, rate: rate)
    case .gliding(_, let end, _): end
    case .bouncing(_, _, _, let edge, _), .returning(_, _, let edge): edge
    case .easing(_, let end, _): end
    }
  }

  /// When it comes to rest.
  var duration: TimeInterval {
    switch self {
    case .rest: 0
    case .decelerating(_, let speed, let rate): ScrollPhysics.duration(speed, rate: rate)
    case .gliding(let start, let end, let rate):
      abs(end - start) < 0.5 ? 0 : log(0.5 / Double(abs(end - start))) / log(Double(rate)) / 1000
    case .bouncing(_, let speed, let rate, _, let crossing):
      crossing + Self.settling(0, speed: ScrollPhysics.speed(speed, rate: rate, after: crossing))
    case .returning(let start, let speed, let edge): Self.settling(start - edge, speed: speed)
    case .easing(_, _, let duration): duration
    }
  }

  /// When a spring stays within a quarter of a point of its edge.
  private static func settling(_ displacement: CGFloat, speed: CGFloat) -> TimeInterval {
    var last: TimeInterval = 0
    for step in 0...180 {
      let time = Double(step) * ScrollPhysics.frame
      if abs(ScrollPhysics.spring(displacement, speed: speed, after: time)) > 0.25 { last = time }
    }
    return last + ScrollPhysics.frame
  }
}

/// A movement of the offset that goes on by itself.
final class ScrollMotion {
  /// What it is, and so what the delegate is told at its end.
  enum Kind { case deceleration, animation, toTop }

  let kind: Kind
  let x: AxisMotion
  let y: AxisMotion
  var begin: TimeInterval = 0
  var token: VirtualRunLoop.Token?

  init(_ kind: Kind, x: AxisMotion, y: AxisMotion) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  static func animation(from start: CGPoint, to end: CGPoint) -> ScrollMotion { eased(.animation, start, end) }
  static func toTop(from start: CGPoint, to end: CGPoint) -> ScrollMotion { eased(.toTop, start, end) }

  private static func eased(_ kind: Kind, _ start: CGPoint, _ end: CGPoint) -> ScrollMotion {
    let duration = ScrollPhysics.animationDuration
    return ScrollMotion(
      kind, x: .easing(from: start.x, to: end.x, duration: duration),
      y: .easing(from: start.y, to: end.y, duration: duration))
  }

  var isDeceleration: Bool { kind == .deceleration }
  var duration: TimeInterval { max(x.duration, y.duration) }
  func position(at time: TimeInterval) -> CGPoint { CGPoint(x: x.position(at: time), y: y.position(at: time)) }
}

extension UIScrollView {
  /// Starts a movement; each frame of virtual time moves the offset.
  func run(_ motion: ScrollMotion) {
    stopMotion()
    self.motion = motion
    motion.begin = UIKitEnvironment.current.runLoop.now
    scheduleFrame(of: motion)
  }

  /// Whether the offset moves by an animation now.
  public var isScrollAnimating: Bool { motion.map { !$0.isDeceleration } ?? false }

  /// Ends whatever moves the content, where it is.
  public func stopScrollingAndZooming() { stopMotion() }

  /// Ends a movement where it is. The delegate is not told.
  func stopMotion() {
    guard let motion else { return }
    if let token = motion.token { UIKitEnvironment.current.runLoop.cancel(token) }
    self.motion = nil
  }

  private func scheduleFrame(of motion: ScrollMotion) {
    let loop = UIKitEnvironment.current.runLoop
    let left = motion.begin + motion.duration - loop.now
    motion.token = loop.schedule(after: min(ScrollPhysics.frame, max(left, 0))) { [weak self, weak motion] in
      guard let self, let motion, self.motion === motion else { return }
      self.advance(motion)
    }
  }

  private func advance(_ motion: ScrollMotion) {
    let time = UIKitEnvironment.current.runLoop.now - motion.begin
    let isOver = time >= motion.duration - 1e-9
    contentOffset = motion.position(at: isOver ? motion.duration : time)
    guard self.motion === motion else { return }
    if isOver { finish(motion) } else { scheduleFrame(of: motion) }
  }

  private func finish(_ motion: ScrollMotion) {
    self.motion = nil
    switch motion.kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .toTop: delegate?.scrollViewDidScrollToTop(self)
    }
  }
}
