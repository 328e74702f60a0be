public import Foundation

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none = 0, fade, slide }

/// Makes the transitions of presentations. Kept; transitions of an app's own are left out.
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

// What follows is kept and not acted on: status bars, focus, storyboards, transitions of an app's own.
extension UIViewController {
  public static let showDetailTargetDidChangeNotification = Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")

  /// Whether a controller that does not cover the screen decides about the status bar.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether scroll views got insets before `contentInsetAdjustmentBehavior`.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The presentation as a popover: there is none unless the style asks for it, and the model shows popovers as sheets.
  public var popoverPresentationController: UIPresentationController? {
    modalPresentationStyle == .popover ? presentationController : nil
  }
  public var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// At which edges the system's gestures wait for the app's.
  public var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  public var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  public var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The storyboard it came from; the model has none.
  public var storyboard: AnyObject? { nil }
  public var restorationClass: AnyClass? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether the focus comes back to where it was.
  public var restoresFocusAfterTransition: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var interactionActivityTrackingBaseName: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The animation of a transition that is going on: transitions of the model are not handed out.
  public var transitionCoordinator: AnyObject? { nil }
  /// Scroll views that bars at an edge follow.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge] }
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
      contentScrollViews[one] = scrollView
    }
  }
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
  private var contentScrollViews: [NSDirectionalRectEdge: UIScrollView] {
    get { kept([:]) }
    set { keep(newValue) }
  }
  public var childViewControllerForPointerLock: UIViewController? { nil }
  public var prefersPointerLocked: Bool { false }
}

extension UISheetPresentationController {
  /// Whether the sheet is attached to the lower edge where there is little height.
  public var prefersEdgeAttachedInCompactHeight: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the sheet is as wide as its controller prefers where it is attached to the edge.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var prefersPageSizing: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// The view the sheet comes from.
  public var sourceView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UITabBarController {
  /// How tabs are shown on a wide screen.
  public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }
  /// The controllers a person may arrange. `nil` for none.
  public var customizableViewControllers: [UIViewController]? {
    get { kept(viewControllers) }
    set { keep(newValue) }
  }
  /// Shows the tabs that have no room; the model gives all of them room.
  public var moreNavigationController: UINavigationController {
    let known: UINavigationController? = kept(nil)
    if let known { return known }
    let made = UINavigationController()
    keep(Optional(made))
    return made
  }
  public var mode: Mode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Whether the bar is out of sight.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}
