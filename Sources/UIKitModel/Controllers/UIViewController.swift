public import Foundation

/// Owns a view and its part of the app.
///
/// Left out: storyboards and nib files, rotation, state restoration, status bar style, and transitions of the app's own.
open class UIViewController: UIResponder {
  /// The view's place in its appearance.
  enum Appearance: String { case disappeared, appearing, appeared, disappearing }

  private var loadedView: UIView?
  var isLoadingView = false
  var appearance = Appearance.disappeared
  var wasToldIsAppearing = false
  var isAppearanceAnimated = false
  /// Above 0 while a container moves the view itself.
  var managedDepth = 0
  var childList: [UIViewController] = []
  /// The controller this is a child of.
  public internal(set) weak var parent: UIViewController?
  /// The controller this one presents itself, and the one that presents this one itself.
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  var storedPresentationController: UIPresentationController?
  /// Ends the running presentation of this controller at once.
  var finishPresentation: (() -> Void)?
  var storedNavigationItem: UINavigationItem?
  /// What the container's bars cover.
  var containerInsets = UIEdgeInsets.zero

  /// Creates a controller; the model has no nib files, both arguments are only kept.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public let nibName: String?
  public let nibBundle: Bundle?

  // MARK: Properties

  /// A name for people; also the title of the navigation item and the tab bar item.
  open var title: String? { didSet { titleDidChange() } }
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var preferredContentSize = CGSize.zero
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var restorationIdentifier: String?
  /// Whether actions still reach this controller while it presents another.
  open var performsActionsWhilePresentingModally: Bool { true }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The least margins of the root view: 16 points at the sides, 20 on wide phones.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UIKitEnvironment.current.traits }
  /// What the bars of a navigation controller show for this controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  // MARK: The view

  /// The view; loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owningController = nil
      loadedView = newValue
      newValue?.owningController = self
      if overrideUserInterfaceStyle != .unspecified { newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }
  }
  /// The view if it is loaded; does not load it.
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView != nil { viewDidLoad() }
  }
  /// Makes the view. The default makes a plain one that follows its superview's size.
  open func loadView() {
    let view = UIView(frame: UIKitEnvironment.current.mainScreen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  open func viewDidLoad() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  /// Once each appearance, when the view is in the hierarchy and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
  /// Updates the constraints of the view. The default asks the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: Editing

  /// Whether what the controller shows can be edited now.
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    editButtonItem.title = editing ? "Done" : "Edit"
    editButtonItem.style = editing ? .done : .plain
  }
  /// A bar button that switches between Edit and Done.
  open private(set) lazy var editButtonItem = makeEditButton()

  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // MARK: Containment

  open var children: [UIViewController] { childList }
  /// Takes a child; tells it that it will move here. The app tells it when it did.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent; tells this controller that it did.
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }

  // MARK: Wishes about the screen

  // The model's screen neither turns nor has a status bar: these answer what UIKit would ask.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  /// The orientations the controller can stand in: on a phone all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether a keyboard stays when the first responder leaves: on a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The buttons of the toolbar of a navigation controller. Kept; toolbars are left out.
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  // MARK: Presentation

  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }
  open var presentationController: UIPresentationController? { activePresentationController }
  open var sheetPresentationController: UISheetPresentationController? {
    activePresentationController as? UISheetPresentationController
  }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }
  /// Shows a controller where the nearest container wants it: pushed, or presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container = navigationController { container.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

  // MARK: Containers around this controller

  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// Split view controllers are left out: always `nil`.
  open var splitViewController: UIViewController? { nil }

  // MARK: Responder chain

  open override var next: UIResponder? { viewIfLoaded?.superview.flatMap(skippingPresentation) ?? ownPresenting }

  /// The superview; for a presented controller the presenting one.
  private func skippingPresentation(_ superview: UIView) -> UIResponder? { ownPresenting ?? superview }
}
