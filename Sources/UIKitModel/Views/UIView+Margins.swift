import Foundation

/// The margins of a view, as they were set.
struct MarginState {
  var directional = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var safeArea = UIEdgeInsets.zero
}

extension UIView {
  /// The part of the view that bars and the device's edges cover, as distances.
  public var safeAreaInsets: UIEdgeInsets { marginState.safeArea }
}
