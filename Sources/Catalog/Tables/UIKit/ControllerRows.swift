import Foundation
import Inspection
import UIKitModel

/// Tables that complete what view controllers offer.
enum ControllerRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiViewController, uiNavigationController, uiNavigationControllerOperation, uiNavigationItem, uiNavigationItemBackButtonDisplayMode,
      uiNavigationItemLargeTitleDisplayMode, uiNavigationItemItemStyle, uiNavigationBar, uiBarStyle, uiStatusBarStyle,
      uiInterfaceOrientationMask, uiNavigationControllerDelegate,
    ]
  }

  private static var uiViewController: DeferredTable {
    uiKitTable("UIViewController") {
      TypeTable(UIViewController.self, superclass: UIResponder.self) {
        Method(
          "transition(from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)"
        ) {
          (
            controller: UIViewController, from: UIViewController, to: UIViewController, duration: TimeInterval,
            options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
          ) in
          controller.transition(from: from, to: to, duration: duration, options: options, animations: animations, completion: completion)
        }
        Initializer("init(nibName: String?, bundle: Bundle?)") { (nibName: String?, bundle: Bundle?) in
          UIViewController(nibName: nibName, bundle: bundle)
        }
        Property("nibName", \UIViewController.nibName).unlisted()
        Property("nibBundle", \UIViewController.nibBundle).unlisted()
        Property("tabBarItem", \UIViewController.tabBarItem, type: "UITabBarItem!").unlisted()
        Property("modalPresentationStyle", \UIViewController.modalPresentationStyle).unlisted()
        Property("isModalInPresentation", \UIViewController.isModalInPresentation).unlisted()
        Property("definesPresentationContext", \UIViewController.definesPresentationContext).unlisted()
        Property("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout).unlisted()
        Property("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars).unlisted()
        Property("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets).unlisted()
        Property("restorationIdentifier", \UIViewController.restorationIdentifier).unlisted()
        Property("shouldAutomaticallyForwardAppearanceMethods", \UIViewController.shouldAutomaticallyForwardAppearanceMethods, .get)
          .unlisted()
        Property("systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins, .get).unlisted()
        Property("traitCollection", \UIViewController.traitCollection, .get).unlisted()
        Property("viewIfLoaded", \UIViewController.viewIfLoaded, .get).unlisted()
        Method("loadView()") { (controller: UIViewController) in controller.loadView() }
        Method("viewWillAppear(_ animated: Bool)") { (controller: UIViewController, animated: Bool) in controller.viewWillAppear(animated) }
        Method("viewDidAppear(_ animated: Bool)") { (controller: UIViewController, animated: Bool) in controller.viewDidAppear(animated) }
        Method("viewDidLayoutSubviews()") { (controller: UIViewController) in controller.viewDidLayoutSubviews() }
        Method("viewSafeAreaInsetsDidChange()") { (controller: UIViewController) in controller.viewSafeAreaInsetsDidChange() }
        Method("viewLayoutMarginsDidChange()") { (controller: UIViewController) in controller.viewLayoutMarginsDidChange() }
        Method("traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)") {
          (controller: UIViewController, previousTraitCollection: UITraitCollection?) in
          controller.traitCollectionDidChange(previousTraitCollection)
        }
        Method("didReceiveMemoryWarning()") { (controller: UIViewController) in controller.didReceiveMemoryWarning() }
        Method("updateViewConstraints()") { (controller: UIViewController) in controller.updateViewConstraints() }
        Property("isEditing", \UIViewController.isEditing).unlisted()
        Property("editButtonItem", \UIViewController.editButtonItem).unlisted()
        Property("isBeingPresented", \UIViewController.isBeingPresented, .get).unlisted()
        Property("isMovingToParent", \UIViewController.isMovingToParent, .get).unlisted()
        Property("children", \UIViewController.children, .get).unlisted()
        Method("willMove(toParent parent: UIViewController?)") { (controller: UIViewController, parent: UIViewController?) in
          controller.willMove(toParent: parent)
        }
        Property("childForStatusBarStyle", \UIViewController.childForStatusBarStyle, .get).unlisted()
        Property("childForStatusBarHidden", \UIViewController.childForStatusBarHidden, .get).unlisted()
        Property("preferredStatusBarStyle", \UIViewController.preferredStatusBarStyle, .get).unlisted()
        Property("prefersStatusBarHidden", \UIViewController.prefersStatusBarHidden, .get).unlisted()
        Property("prefersHomeIndicatorAutoHidden", \UIViewController.prefersHomeIndicatorAutoHidden, .get).unlisted()
        Property("shouldAutorotate", \UIViewController.shouldAutorotate, .get).unlisted()
        Property("supportedInterfaceOrientations", \UIViewController.supportedInterfaceOrientations, .get).unlisted()
        Property("preferredInterfaceOrientationForPresentation", \UIViewController.preferredInterfaceOrientationForPresentation, .get)
          .unlisted()
        Property("disablesAutomaticKeyboardDismissal", \UIViewController.disablesAutomaticKeyboardDismissal, .get).unlisted()
        Property("toolbarItems", \UIViewController.toolbarItems).unlisted()
        Method("setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)") {
          (controller: UIViewController, toolbarItems: [UIBarButtonItem]?, animated: Bool) in
          controller.setToolbarItems(toolbarItems, animated: animated)
        }
        Property("presentingViewController", \UIViewController.presentingViewController, .get).unlisted()
        Property("sheetPresentationController", \UIViewController.sheetPresentationController, .get).unlisted()
        Method("showDetailViewController(_ vc: UIViewController, sender: Any?)") {
          (controller: UIViewController, vc: UIViewController, sender: Any?) in controller.showDetailViewController(vc, sender: sender)
        }
        Property("navigationController", \UIViewController.navigationController, .get).unlisted()
        Property("splitViewController", \UIViewController.splitViewController, .get).unlisted()
        Property("hierarchyDescription", \UIViewController.hierarchyDescription, .get).unlisted()
      }
    }
  }

  private static var uiNavigationController: DeferredTable {
    uiKitTable("UINavigationController") {
      TypeTable(UINavigationController.self, superclass: UIViewController.self) {
        Method("beginInteractivePop()") { (controller: UINavigationController) in controller.beginInteractivePop() }
        Method("updateInteractivePop(_ share: CGFloat)") { (controller: UINavigationController, share: CGFloat) in
          controller.updateInteractivePop(share)
        }
        Method("finishInteractivePop()") { (controller: UINavigationController) in controller.finishInteractivePop() }
        Method("cancelInteractivePop()") { (controller: UINavigationController) in controller.cancelInteractivePop() }
        Property("delegate", \UINavigationController.delegate).unlisted()
        Property("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe).unlisted()
        Property("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears).unlisted()
        Property("barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer).unlisted()
        Property("barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer).unlisted()
        Initializer("init(nibName: String?, bundle: Bundle?)") { (nibName: String?, bundle: Bundle?) in
          UINavigationController(nibName: nibName, bundle: bundle)
        }
        Initializer("init(rootViewController: UIViewController)") { (rootViewController: UIViewController) in
          UINavigationController(rootViewController: rootViewController)
        }
        Property("viewControllers", \UINavigationController.viewControllers).unlisted()
        Property("visibleViewController", \UINavigationController.visibleViewController, .get).unlisted()
        Property("isToolbarHidden", \UINavigationController.isToolbarHidden).unlisted()
        Method("setToolbarHidden(_ hidden: Bool, animated: Bool)") { (controller: UINavigationController, hidden: Bool, animated: Bool) in
          controller.setToolbarHidden(hidden, animated: animated)
        }
      }
    }
  }

  private static var uiNavigationControllerOperation: DeferredTable {
    uiKitTable("UINavigationController.Operation") {
      TypeTable(UINavigationController.Operation.self) {
        EnumCase("push", UINavigationController.Operation.push)
      }
    }
  }

  private static var uiNavigationItem: DeferredTable {
    uiKitTable("UINavigationItem") {
      TypeTable(UINavigationItem.self) {
        Property("prompt", \UINavigationItem.prompt).unlisted()
        Property("titleView", \UINavigationItem.titleView).unlisted()
        Property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode).unlisted()
        Property("searchController", \UINavigationItem.searchController).unlisted()
        Property("style", \UINavigationItem.style).unlisted()
        Property("backAction", \UINavigationItem.backAction).unlisted()
        Property("customizationIdentifier", \UINavigationItem.customizationIdentifier).unlisted()
        Property("hidesBackButton", \UINavigationItem.hidesBackButton).unlisted()
        Property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems).unlisted()
        Property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem).unlisted()
        Initializer("init(title: String?)") { (title: String?) in UINavigationItem(title: title) }
        Method("setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)") {
          (item: UINavigationItem, hidesBackButton: Bool, animated: Bool) in item.setHidesBackButton(hidesBackButton, animated: animated)
        }
        Method("setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)") {
          (item: UINavigationItem, items: [UIBarButtonItem]?, animated: Bool) in item.setLeftBarButtonItems(items, animated: animated)
        }
        Method("setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)") {
          (item: UINavigationItem, items: [UIBarButtonItem]?, animated: Bool) in item.setRightBarButtonItems(items, animated: animated)
        }
      }
    }
  }

  private static var uiNavigationItemBackButtonDisplayMode: DeferredTable {
    uiKitTable("UINavigationItem.BackButtonDisplayMode") {
      TypeTable(UINavigationItem.BackButtonDisplayMode.self) {
        EnumCase("generic", UINavigationItem.BackButtonDisplayMode.generic)
      }
    }
  }

  private static var uiNavigationItemLargeTitleDisplayMode: DeferredTable {
    uiKitTable("UINavigationItem.LargeTitleDisplayMode") {
      TypeTable(UINavigationItem.LargeTitleDisplayMode.self) {
        EnumCase("always", UINavigationItem.LargeTitleDisplayMode.always)
        EnumCase("inline", UINavigationItem.LargeTitleDisplayMode.inline)
      }
    }
  }

  private static var uiNavigationItemItemStyle: DeferredTable {
    uiKitTable("UINavigationItem.ItemStyle") {
      TypeTable(UINavigationItem.ItemStyle.self) {
        EnumCase("navigator", UINavigationItem.ItemStyle.navigator)
        EnumCase("browser", UINavigationItem.ItemStyle.browser)
        EnumCase("editor", UINavigationItem.ItemStyle.editor)
      }
    }
  }

  private static var uiNavigationBar: DeferredTable {
    uiKitTable("UINavigationBar") {
      TypeTable(UINavigationBar.self, superclass: UIView.self) {
        Property("items", \UINavigationBar.items)
        Property("isTranslucent", \UINavigationBar.isTranslucent)
        Property("barStyle", \UINavigationBar.barStyle)
        Property("shadowImage", \UINavigationBar.shadowImage)
        Property("backItem", \UINavigationBar.backItem, .get)
        Property("backButtonText", \UINavigationBar.backButtonText, .get)
        Method("tapBackButton()") { (bar: UINavigationBar) in bar.tapBackButton() }
        Initializer("init()") { UINavigationBar() }
        Initializer("init(frame: CGRect)") { (frame: CGRect) in UINavigationBar(frame: frame) }
      }
    }
  }

  private static var uiBarStyle: DeferredTable {
    uiKitTable("UIBarStyle") {
      TypeTable(UIBarStyle.self) {
        EnumCase("default", UIBarStyle.default)
        EnumCase("black", UIBarStyle.black)
      }
    }
  }

  private static var uiStatusBarStyle: DeferredTable {
    uiKitTable("UIStatusBarStyle") {
      TypeTable(UIStatusBarStyle.self) {
        EnumCase("default", UIStatusBarStyle.default)
        EnumCase("lightContent", UIStatusBarStyle.lightContent)
        EnumCase("darkContent", UIStatusBarStyle.darkContent)
      }
    }
  }

  private static var uiInterfaceOrientationMask: DeferredTable {
    uiKitTable("UIInterfaceOrientationMask") {
      TypeTable(UIInterfaceOrientationMask.self) {
        Property("rawValue", \UIInterfaceOrientationMask.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in UIInterfaceOrientationMask(rawValue: rawValue) }
        StaticProperty("portrait") { UIInterfaceOrientationMask.portrait }
        StaticProperty("portraitUpsideDown") { UIInterfaceOrientationMask.portraitUpsideDown }
        StaticProperty("landscapeRight") { UIInterfaceOrientationMask.landscapeRight }
        StaticProperty("landscapeLeft") { UIInterfaceOrientationMask.landscapeLeft }
        StaticProperty("landscape") { UIInterfaceOrientationMask.landscape }
        StaticProperty("all") { UIInterfaceOrientationMask.all }
        StaticProperty("allButUpsideDown") { UIInterfaceOrientationMask.allButUpsideDown }
      }
    }
  }

  private static var uiNavigationControllerDelegate: DeferredTable {
    uiKitTable("UINavigationControllerDelegate") {
      TypeTable((any UINavigationControllerDelegate).self) {
        Method(
          "navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)"
        ) {
          (
            delegate: any UINavigationControllerDelegate, navigationController: UINavigationController, viewController: UIViewController,
            animated: Bool
          ) in delegate.navigationController(navigationController, willShow: viewController, animated: animated)
        }
        Method(
          "navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)"
        ) {
          (
            delegate: any UINavigationControllerDelegate, navigationController: UINavigationController, viewController: UIViewController,
            animated: Bool
          ) in delegate.navigationController(navigationController, didShow: viewController, animated: animated)
        }
      }
    }
  }
}
