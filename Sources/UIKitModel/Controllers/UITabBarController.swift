public import Foundation

/// Told of the choice of tabs. Every method may be left out.
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// The bar with the tabs.
open class UITabBar: UIView {
  /// The bar's height without the home indicator, in points.
  static let standardHeight: CGFloat = 49
  open internal(set) var items: [UITabBarItem]? { didSet { setNeedsDisplay() } }
  open internal(set) var selectedItem: UITabBarItem? { didSet { setNeedsDisplay() } }
  weak var controller: UITabBarController?

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self), let items, !items.isEmpty, bounds.width > 0 else { return }
    controller?.tapTab(at: min(items.count - 1, max(0, Int(saturating: place.x / (bounds.width / CGFloat(items.count))))))
  }

  open override var drawnContent: DrawnContent {
    guard let items, !items.isEmpty else { return .none }
    let width = bounds.width / CGFloat(items.count)
    let font = UIFont.systemFont(ofSize: 10, weight: .medium)
    return .layers(
      items.enumerated().map { index, item in
        .text(
          DrawnText(
            lines: [item.title ?? ""], font: font, color: item === selectedItem ? tintColor : .secondaryLabel,
            alignment: .center, rect: CGRect(x: CGFloat(index) * width, y: 32, width: width, height: 13)))
      })
  }
}

/// Several controllers, one of which is shown, and a bar to choose.
///
/// Left out: the "More" list for a sixth tab, reordering, and transitions of the app's own.
open class UITabBarController: UIViewController {
  private var list: [UIViewController]?
  private var index = NSNotFound
  public let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: 49))
  open weak var delegate: (any UITabBarControllerDelegate)?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tabBar.controller = self
  }

  open var viewControllers: [UIViewController]? {
    get { list }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The chosen tab; `NSNotFound` where there are none. A number outside of the list changes nothing.
  open var selectedIndex: Int {
    get { index }
    set { if list?.indices.contains(newValue) ?? false { select(newValue) } }
  }

  open var selectedViewController: UIViewController? {
    get { list?.indices.contains(index) ?? false ? list?[index] : nil }
    set {
      guard let newValue else { return }
      guard let found = list?.firstIndex(where: { $0 === newValue }) else {
        UIKitEnvironment.current.raise(
          .invalidArgument,
          "-[\(modelClassName) setSelectedViewController:] only a view controller in the tab bar controller's list of "
            + "view controllers can be selected.")
        return
      }
      select(found)
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let new = viewControllers ?? []
    for controller in list ?? [] where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === old, let view = controller.viewIfLoaded { controller.leave(view) }
      controller.removeFromParent()
    }
    list = viewControllers
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = viewControllers.map { $0.map(\.tabBarItem) }
    if let old, let place = new.firstIndex(where: { $0 === old }) {
      index = place
      tabBar.selectedItem = old.tabBarItem
    } else {
      index = NSNotFound
      if !new.isEmpty { select(0) }
    }
  }

  /// A person taps a tab: the delegate is asked and told. Tapping the chosen tab pops its navigation controller.
  public func tapTab(at place: Int) {
    guard let list, list.indices.contains(place) else { return }
    let controller = list[place]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if place == index, let stack = controller as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
    select(place)
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func select(_ place: Int) {
    guard place != index, let new = list?[place] else { return }
    let old = selectedViewController
    index = place
    tabBar.selectedItem = new.tabBarItem
    guard let content = viewIfLoaded?.subviews.first else { return }
    let isShown = appearance == .appeared || appearance == .appearing
    new.loadViewIfNeeded()
    if isShown {
      old?.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
    }
    old?.managingAppearance { old?.viewIfLoaded?.removeFromSuperview() }
    install(new, in: content)
    if isShown {
      new.tellIsAppearing(animated: false)
      viewIfLoaded?.layoutIfNeeded()
      if old?.appearance == .disappearing { old?.endAppearanceTransition() }
      new.endAppearanceTransition()
    }
  }

  private func install(_ controller: UIViewController, in content: UIView) {
    guard let view = controller.view else { return }
    controller.managingAppearance {
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
    }
  }

  open override func loadView() {
    let view = UILayoutContainerView(frame: UIKitEnvironment.current.mainScreen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let content = UIView(frame: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(tabBar)
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    guard let content = viewIfLoaded?.subviews.first, let shown = selectedViewController else { return }
    if shown.viewIfLoaded?.superview !== content { install(shown, in: content) }
  }

  open override func viewDidLayoutSubviews() {
    guard let view = viewIfLoaded else { return }
    let height = UITabBar.standardHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.standardHeight, right: 0)
    for controller in list ?? [] where controller.containerInsets != insets {
      controller.containerInsets = insets
      controller.viewIfLoaded?.setNeedsLayout()
    }
  }
}
