import Foundation

/// What the layout asks a view about its text.
extension UIView {
  /// The font that baselines and the system's spacing follow.
  var layoutFont: UIFont? { nil }
  /// What descriptions of constraints show after the address.
  var layoutText: String? { nil }
  /// How far the first baseline lies below the top edge.
  var firstBaselineFromTop: CGFloat { (self as? any BaselineProviding)?.firstBaselineOffset ?? 0 }
  /// How far the last baseline lies above the bottom edge.
  var lastBaselineFromBottom: CGFloat { (self as? any BaselineProviding)?.lastBaselineOffset ?? 0 }
  /// Whether the height depends on the width.
  var hasWrappingContent: Bool { false }
  /// The height the content needs at a width.
  func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
}

/// A view with baselines of its own.
protocol BaselineProviding: UIView {
  /// How far the first baseline lies below the top edge.
  var firstBaselineOffset: CGFloat { get }
  /// How far the last baseline lies above the bottom edge.
  var lastBaselineOffset: CGFloat { get }
}
