public import Foundation

/// Told of the changes of a stack. Every method may be left out.
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// A stack of controllers; the top one is shown under a bar.
///
/// The stack changes at once. What is on the screen follows at the next layout pass or turn of the run loop; an animated
/// change takes 0.35 seconds of virtual time. Left out: toolbars, transitions of the app's own, and hiding the bar while
/// scrolling (the properties are kept).
open class UINavigationController: UIViewController {
  /// What a change of the stack looks like.
  public enum Operation: Int, Sendable { case none = 0, push, pop }

  var stack: [UIViewController] = []
  var transition = NavigationTransition()
  /// The bar.
  public let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  /// The swipe from the left edge that goes back.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
  /// The swipe that hides the bar. Not the one that goes back.
  public private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  public let barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer = UIPanGestureRecognizer()
  private var hidesBar = false

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    navigationBar.controller = self
  }

  /// Creates a stack of one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  // MARK: The stack

  /// The controllers from the root to the top. Setting it is not animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  /// What is visible: what is presented on the stack, else its top.
  open var visibleViewController: UIViewController? {
    if let presented = ownPresented {
      return (presented as? UINavigationController)?.visibleViewController ?? presented
    }
    return topViewController?.ownPresented ?? topViewController
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    stack.count > 1 ? pop(to: stack.count - 2, animated: animated)?.first : nil
  }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIKitEnvironment.current.raise(
        .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(to: index, animated: animated)
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replace(with: viewControllers, animated: animated)
  }
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Whether the toolbar is out of sight. Kept; toolbars are left out.
  open var isToolbarHidden = true
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesBar = hidden
    navigationBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: The view

  open override func loadView() {
    let view = UILayoutContainerView(frame: UIKitEnvironment.current.mainScreen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let content = UINavigationTransitionView(frame: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(navigationBar)
    if let recognizer = interactivePopGestureRecognizer { view.addGestureRecognizer(recognizer) }
    self.view = view
  }
  open override func viewWillAppear(_ animated: Bool) { placeTopWithoutTransition() }
  open override func viewWillLayoutSubviews() { startTransitionIfNeeded() }
  open override func viewDidLayoutSubviews() { layOutBar() }
  /// Where the stack's views stand.
  var contentView: UIView? { viewIfLoaded?.subviews.first }
}

/// The root view of a navigation or tab bar controller.
public final class UILayoutContainerView: UIView {}
/// Where a navigation controller shows its stack.
public final class UINavigationTransitionView: UIView {}
