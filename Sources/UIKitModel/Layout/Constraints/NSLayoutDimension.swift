public import Foundation

/// A width or height anchor: the only kind with a multiplier.
public final class NSLayoutDimension: NSLayoutAnchor {
  /// `self == constant`
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: nil, constant: constant)
  }

  /// `self >= constant`
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: nil, constant: constant)
  }

  /// `self <= constant`
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: nil, constant: constant)
  }

  /// `self == multiplier × anchor + constant`
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { relate(.equal, to: anchor, multiplier: multiplier, constant: constant) }

  /// `self >= multiplier × anchor + constant`
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { relate(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant) }

  /// `self <= multiplier × anchor + constant`
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { relate(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant) }
}

/// The distance between two anchors of one axis, as `anchorWithOffset(to:)` makes it.
///
/// UIKit answers an `NSLayoutDimension`; here the distance to a constant is all there is.
public struct NSLayoutOffset {
  let from: NSLayoutAnchor
  let to: NSLayoutAnchor

  /// `to - from == constant`
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    to.relate(.equal, to: from, constant: constant)
  }

  /// `to - from >= constant`
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    to.relate(.greaterThanOrEqual, to: from, constant: constant)
  }

  /// `to - from <= constant`
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    to.relate(.lessThanOrEqual, to: from, constant: constant)
  }
}

/// The distance the system finds right between two anchors.
enum SystemSpacing {
  /// Between edges, whatever the fonts.
  static let plain: CGFloat = 8

  /// Where a baseline takes part, the distance follows from the two fonts: the lower one's line height and the
  /// difference of the descents, in half points. (UIKit rounds up; the model's metrics are a little taller than the
  /// system font's where this was measured, so the model rounds down to the measured numbers.)
  static func between(_ lower: NSLayoutAnchor, below upper: NSLayoutAnchor) -> CGFloat {
    let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
    guard baselines.contains(lower.attribute) || baselines.contains(upper.attribute) else { return plain }
    guard let lowerFont = font(of: lower), let upperFont = font(of: upper) else { return plain }
    let distance = lowerFont.lineHeight + lowerFont.descender - upperFont.descender
    return (distance * 2).rounded(.down) / 2
  }

  private static func font(of anchor: NSLayoutAnchor) -> UIFont? {
    (anchor.item as? UIView)?.layoutFont
  }
}
