import Foundation
import UIKitModel

// A view may be told any number: infinite frames, transforms that are no numbers. What is drawn of it is kept within what can be
// drawn, so that a picture always ends.

extension CGFloat {
  /// The number within ± `limit`; 0 for what is no number.
  func drawable(limit: CGFloat = 100_000) -> CGFloat { isNaN ? 0 : Swift.min(limit, Swift.max(-limit, self)) }
}

extension CGRect {
  /// The part of the rectangle that a picture could show.
  var drawable: CGRect {
    let (left, top) = (minX.drawable(), minY.drawable())
    return CGRect(x: left, y: top, width: Swift.max(0, maxX.drawable() - left), height: Swift.max(0, maxY.drawable() - top))
  }
}

extension CGSize {
  /// The size of a picture, at most 2,000 points a side.
  var drawable: CGSize {
    CGSize(width: Swift.max(0, width.drawable(limit: 2_000)), height: Swift.max(0, height.drawable(limit: 2_000)))
  }
}

extension CGAffineTransform {
  /// Whether what it places can be shown at all.
  var isDrawable: Bool { [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && abs($0) < 1_000_000_000 } }
}

extension DrawnText {
  /// The text in a rectangle that can be shown.
  var drawable: DrawnText {
    var text = self
    text.rect = rect.drawable
    return text
  }
}
