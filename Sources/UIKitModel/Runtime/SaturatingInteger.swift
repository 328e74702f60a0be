import Foundation

extension Int {
  /// The whole part of a number, 0 for what is no number, and at most a thousand million millions: sizes may be infinite.
  init(saturating number: CGFloat) {
    self = number.isNaN ? 0 : Int(Swift.min(1e15, Swift.max(-1e15, number)))
  }
}
