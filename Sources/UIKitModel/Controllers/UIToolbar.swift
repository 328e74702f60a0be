public import Foundation

/// A bar of buttons at the lower edge.
///
/// Left out: drawing its buttons, and taps on it (`UIBarButtonItem.tap()` is a person's tap).
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
  /// Never `nil`: the system's until set.
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
}

// A navigation controller keeps its toolbar, and gives it the top controller's buttons; it does not show it.
extension UINavigationController {
  /// How long a bar takes to come or go, in seconds.
  public static let hideShowBarDuration: TimeInterval = 0.2

  /// The toolbar, hidden unless `isToolbarHidden` is false. It holds the top controller's `toolbarItems`.
  public var toolbar: UIToolbar! {
    let bar: UIToolbar = ownToolbar
    bar.isHidden = isToolbarHidden
    bar.items = topViewController?.toolbarItems
    return bar
  }
  private var ownToolbar: UIToolbar {
    if let known: UIToolbar = kept(nil) { return known }
    let made = UIToolbar(frame: .zero)
    keep(Optional(made))
    return made
  }
  /// The swipe anywhere on the content that goes back, since iOS 26. The model feels the one from the edge.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    if let known: UIGestureRecognizer = kept(nil) { return known }
    let made = UIPanGestureRecognizer()
    keep(Optional<UIGestureRecognizer>(made))
    return made
  }
  /// Creates a stack whose bars are of an app's own classes. The model's bars are always its own.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { self.init(nibName: nil, bundle: nil) }
}
