import Foundation

extension UIView {
  /// Follows the superview's new size as the autoresizing mask says: the change is divided among the flexible parts in
  /// proportion to their sizes.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard autoresizingMask != [], layoutState.translatesAutoresizingMaskIntoConstraints else { return }
    let mask = autoresizingMask
    let frame = self.frame
    let x = Self.spread(
      change: new.width - old.width, before: frame.minX, size: frame.width, after: old.width - frame.maxX,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let y = Self.spread(
      change: new.height - old.height, before: frame.minY, size: frame.height, after: old.height - frame.maxY,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    let result = CGRect(x: x.origin, y: y.origin, width: x.size, height: y.size)
    if result != frame { self.frame = result }
  }

  private static func spread(
    change: CGFloat, before: CGFloat, size: CGFloat, after: CGFloat, flexible: (before: Bool, size: Bool, after: Bool)
  ) -> (origin: CGFloat, size: CGFloat) {
    let count = (flexible.before ? 1 : 0) + (flexible.size ? 1 : 0) + (flexible.after ? 1 : 0)
    guard count > 0, change != 0 else { return (before, size) }
    let total = (flexible.before ? before : 0) + (flexible.size ? size : 0) + (flexible.after ? after : 0)
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total != 0 ? change * part / total : change / CGFloat(count)
    }
    return (before + share(before, flexible.before), max(0, size + share(size, flexible.size)))
  }
}
