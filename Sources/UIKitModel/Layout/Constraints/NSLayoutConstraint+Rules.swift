import Foundation

extension NSLayoutConstraint {
  static let creator =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  /// Why the constraint makes no sense, in UIKit's words; `nil` when it does.
  func invalidity(_ firstItem: any UILayoutItem, _ secondItem: (any UILayoutItem)?) -> String? {
    if firstAttribute == .notAnAttribute {
      return Self.creator + "Invalid layout attribute for the first item: NSLayoutAttributeNotAnAttribute"
    }
    let isAlone = secondItem == nil || secondAttribute == .notAnAttribute || multiplier == 0
    if isAlone {
      guard !firstAttribute.isDimension else { return nil }
      let name = firstItem.description
      return "NSLayoutConstraint for \(name): A multiplier of 0 or a nil second item together with a location for the "
        + "first attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."
    }
    if firstAttribute.axis != secondAttribute.axis && !(firstAttribute.isDimension && secondAttribute.isDimension) {
      return Self.creator + "Invalid pairing of layout attributes"
    }
    if firstAttribute.isDimension != secondAttribute.isDimension {
      return Self.creator + "Invalid pairing of layout attributes"
    }
    if (firstAttribute.followsReadingDirection && secondAttribute.isAbsoluteSide)
      || (firstAttribute.isAbsoluteSide && secondAttribute.followsReadingDirection)
    {
      return Self.creator
        + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    }
    return nil
  }

  func setPriority(_ new: UILayoutPriority) {
    let environment = UIKitEnvironment.current
    guard new.rawValue > 0, new.rawValue <= 1000 else {
      environment.raise(
        .internalInconsistency,
        "It's illegal to set priority:\(describeNumber(CGFloat(new.rawValue))).  Priorities must be greater than 0 and less "
          + "or equal to NSLayoutPriorityRequired, which is 1000.000000.")
      return
    }
    guard new != storedPriority else { return }
    if isActive && (new == .required) != (storedPriority == .required) {
      environment.raise(
        .internalInconsistency,
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
          + "You passed priority \(describeNumber(CGFloat(new.rawValue))) and the existing priority was "
          + "\(describeNumber(CGFloat(storedPriority.rawValue))).")
      return
    }
    storedPriority = new
    holder?.constraintDidChange(self)
  }

  /// Whether both items still exist and the pairing makes sense.
  var isComplete: Bool {
    isSensible && firstItem != nil && (secondAttribute == .notAnAttribute || secondItem != nil)
  }

  func activate() {
    guard isSensible, holder == nil, let first = firstItem else { return }
    let second = secondItem
    guard second != nil || secondAttribute == .notAnAttribute else { return }
    // A guide that no view owns takes no constraint at all.
    guard let firstOwner = first.layoutOwner else { return }
    var ancestor: UIView? = firstOwner
    if let second {
      guard let secondOwner = second.layoutOwner else { return }
      ancestor = Self.commonAncestor(firstOwner, secondOwner)
    }
    guard let ancestor else {
      UIKitEnvironment.current.raise(.generic, noCommonAncestorReason())
      return
    }
    ancestor.hold(self)
  }

  /// The nearest view that both are in or that one of them is. Most constraints are between a view and its parent, or between
  /// siblings, which is seen without going up the tree.
  private static func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
    guard first !== second else { return first }
    let (above, other) = (first.superview, second.superview)
    if above === second { return second }
    if other === first { return first }
    if let above, above === other { return above }
    var ancestor: UIView? = first
    while let candidate = ancestor, !second.isDescendant(of: candidate) { ancestor = candidate.superview }
    return ancestor
  }

  func deactivate() { holder?.release(self) }

  private func noCommonAncestorReason() -> String {
    "Unable to activate constraint with anchors \(firstAnchor) and \(secondAnchor.map(\.description) ?? "(null)") because "
      + "they have no common ancestor.  Does the constraint or its anchors reference items in different view "
      + "hierarchies?  That's illegal."
  }
}
