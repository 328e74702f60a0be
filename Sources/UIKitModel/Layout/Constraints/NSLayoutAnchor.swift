public import Foundation

/// A factory of constraints on one attribute of one item.
///
/// The typed methods are on the subclasses, so that pairing an X axis with a Y axis, or an edge with a size, does not
/// compile, as in UIKit. What the types can't tell (leading with left) raises when the constraint is made.
public class NSLayoutAnchor: UIKitObject {
  /// The view or guide.
  public let item: (any UILayoutItem)?
  let attribute: NSLayoutConstraint.Attribute

  init(item: (any UILayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Whether the constraints leave the anchor's item more than one place.
  public var hasAmbiguousLayout: Bool { (item as? UIView)?.hasAmbiguousLayout ?? false }
  /// The active constraints that name the anchor's item along its axis.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let axis = attribute.axis, let item else { return [] }
    var found: [NSLayoutConstraint] = []
    var view = item.layoutOwner
    while let current = view {
      found += current.constraints.filter {
        ($0.firstItem === item && $0.firstAttribute.axis == axis) || ($0.secondItem === item && $0.secondAttribute.axis == axis)
      }
      view = current.superview
    }
    return found
  }

  /// The item's name in descriptions.
  public var name: String { attribute.name }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor, let item, let otherItem = other.item else { return false }
    return item === otherItem && attribute == other.attribute
  }

  public override var hash: Int { attribute.rawValue }

  public override var description: String {
    let owner = item.map { ConstraintText.name(of: $0) } ?? "(null)"
    return "<\(modelClassName):\(addressText) \"\(owner).\(attribute.name)\">"
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? UILayoutGuide(), attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  static func make(item: (any UILayoutItem)?, attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor {
    if attribute.isDimension { return NSLayoutDimension(item: item, attribute: attribute) }
    return attribute.axis == .horizontal
      ? NSLayoutXAxisAnchor(item: item, attribute: attribute) : NSLayoutYAxisAnchor(item: item, attribute: attribute)
  }
}

/// The part of the anchors' methods that edges, centres and baselines share.
public protocol NSLayoutLocationAnchor: NSLayoutAnchor {}

extension NSLayoutLocationAnchor {
  /// `self == anchor + constant`
  public func constraint(equalTo anchor: Self, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: constant)
  }

  /// `self >= anchor + constant`
  public func constraint(greaterThanOrEqualTo anchor: Self, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// `self <= anchor + constant`
  public func constraint(lessThanOrEqualTo anchor: Self, constant: CGFloat = 0) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: constant)
  }
}

/// A left, right, leading, trailing or centre X anchor.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor, NSLayoutLocationAnchor {
  /// `self == anchor + multiplier × the system's spacing`
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { relate(.equal, to: anchor, constant: SystemSpacing.plain * max(0, multiplier)) }

  /// `self >= anchor + multiplier × the system's spacing`
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { relate(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.plain * max(0, multiplier)) }

  /// `self <= anchor + multiplier × the system's spacing`
  public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.plain * max(0, multiplier)) }

  /// The distance from another anchor to this one, as something that can be constrained.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutOffset {
    NSLayoutOffset(from: self, to: other)
  }
}

/// A top, bottom, baseline or centre Y anchor.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor, NSLayoutLocationAnchor {
  /// `self == anchor + multiplier × the system's spacing`
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { relate(.equal, to: anchor, constant: SystemSpacing.between(self, below: anchor) * max(0, multiplier)) }

  /// `self >= anchor + multiplier × the system's spacing`
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    relate(
      .greaterThanOrEqual, to: anchor, constant: SystemSpacing.between(self, below: anchor) * max(0, multiplier))
  }

  /// `self <= anchor + multiplier × the system's spacing`
  public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { relate(.lessThanOrEqual, to: anchor, constant: SystemSpacing.between(self, below: anchor) * max(0, multiplier)) }

  /// The distance from another anchor to this one, as something that can be constrained.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutOffset {
    NSLayoutOffset(from: self, to: other)
  }
}
