import Foundation

/// The numbers and curves by which a scroll view follows a finger, slows down and springs back.
///
/// Lengths are points, times seconds and speeds points per second. The deceleration rates are public constants (a speed
/// is multiplied by the rate every millisecond); the others are values measured on UIKit (Mac Catalyst 26) and published
/// with those measurements.
enum ScrollPhysics {
  /// How far a finger moves before the movement counts as a drag. The first drag step leaves this out.
  static let dragSlop: CGFloat = 10
  /// The speed under which deceleration ends.
  static let stopSpeed: CGFloat = 10
  /// The trailing time over which the speed of a lifted finger is taken.
  static let velocityWindow: TimeInterval = 0.1
  /// How strongly content past its edge resists.
  static let rubberBandCoefficient: CGFloat = 0.55
  /// How long a touch is held back from the content to see whether it becomes a drag.
  static let contentTouchDelay: TimeInterval = 0.15
  /// The time of one frame.
  static let frame: TimeInterval = 1.0 / 60
  /// The time `setContentOffset(_:animated:)` takes.
  static let animationDuration: TimeInterval = 0.3
  /// The frequency of the critically damped spring that returns content which crossed an edge with speed.
  static let bounceFrequency: CGFloat = 11
  /// The two decay rates of the spring that returns content let go at rest.
  static let restDecay: (slow: CGFloat, fast: CGFloat) = (9, 46)

  /// The way that a speed of 1 goes until it is 0: the sum of `rate^n` over the milliseconds.
  static func distanceFactor(rate: CGFloat) -> CGFloat { rate / (1 - rate) / 1000 }

  /// The speed after `time`.
  static func speed(_ initial: CGFloat, rate: CGFloat, after time: TimeInterval) -> CGFloat {
    initial * CGFloat(pow(Double(rate), time * 1000))
  }

  /// The way gone after `time`.
  static func distance(_ initial: CGFloat, rate: CGFloat, after time: TimeInterval) -> CGFloat {
    (initial - speed(initial, rate: rate, after: time)) * distanceFactor(rate: rate)
  }

  /// How long a deceleration takes: until the speed is under `stopSpeed`.
  static func duration(_ initial: CGFloat, rate: CGFloat) -> TimeInterval {
    guard abs(initial) > stopSpeed else { return 0 }
    return log(Double(stopSpeed / abs(initial))) / log(Double(rate)) / 1000
  }

  /// The whole way of a deceleration. 494.01 points for 1000 points per second at the normal rate.
  static func travel(_ initial: CGFloat, rate: CGFloat) -> CGFloat {
    guard abs(initial) > stopSpeed else { return 0 }
    return (initial - (initial < 0 ? -stopSpeed : stopSpeed)) * distanceFactor(rate: rate)
  }

  /// When a deceleration comes to `distance` from its start, or nil if it ends before.
  static func time(toGo distance: CGFloat, speed initial: CGFloat, rate: CGFloat) -> TimeInterval? {
    guard initial != 0, distance * initial >= 0, abs(distance) <= abs(travel(initial, rate: rate)) else { return nil }
    let left = 1 - distance / distanceFactor(rate: rate) / initial
    guard left > 0 else { return nil }
    return log(Double(left)) / log(Double(rate)) / 1000
  }

  /// How far past the edge content is shown when the finger is `distance` past it, in a viewport of length `dimension`.
  static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let shown = (1 - 1 / (rubberBandCoefficient * abs(distance) / dimension + 1)) * dimension
    return distance < 0 ? -shown : shown
  }

  /// The inverse of `rubberBand`: where the finger is for content shown `shown` past the edge.
  static func unband(_ shown: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0, abs(shown) < dimension else { return shown }
    let distance = (1 / (1 - abs(shown) / dimension) - 1) * dimension / rubberBandCoefficient
    return shown < 0 ? -distance : distance
  }

  /// The displacement of returning content `time` after it was `displacement` past the edge with `speed`.
  static func spring(_ displacement: CGFloat, speed: CGFloat, after time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    if speed == 0 {
      let (slow, fast) = restDecay
      let major = displacement * fast / (fast - slow)
      return major * exp(-slow * t) + (displacement - major) * exp(-fast * t)
    }
    return (displacement + (speed + bounceFrequency * displacement) * t) * exp(-bounceFrequency * t)
  }

  /// The part of an animation's way that is gone at the part `progress` of its time: slow at both ends.
  static func easeInOut(_ progress: CGFloat) -> CGFloat {
    let t = min(max(progress, 0), 1)
    return t * t * (3 - 2 * t)
  }
}
