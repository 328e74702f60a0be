import Foundation
import Inspection
import UIKitModel

/// Tables of tabs.
enum TabRows {
  /// All of them.
  static var all: [DeferredTable] {
    [uiTabBarController, uiTabBar, uiTabBarItem, uiTabBarControllerDelegate]
  }

  private static var uiTabBarController: DeferredTable {
    uiKitTable("UITabBarController") {
      TypeTable(UITabBarController.self, superclass: UIViewController.self) {
        Property("tabBar", \UITabBarController.tabBar)
        Property("delegate", \UITabBarController.delegate)
        Initializer("init(nibName: String?, bundle: Bundle?)") { (nibName: String?, bundle: Bundle?) in
          UITabBarController(nibName: nibName, bundle: bundle)
        }
        Property("viewControllers", \UITabBarController.viewControllers)
        Property("selectedIndex", \UITabBarController.selectedIndex)
        Property("selectedViewController", \UITabBarController.selectedViewController)
        Method("setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)") {
          (controller: UITabBarController, viewControllers: [UIViewController]?, animated: Bool) in
          controller.setViewControllers(viewControllers, animated: animated)
        }
        Method("tapTab(at place: Int)") { (controller: UITabBarController, place: Int) in controller.tapTab(at: place) }
        Initializer("init()") { UITabBarController() }
      }
    }
  }

  private static var uiTabBar: DeferredTable {
    uiKitTable("UITabBar") {
      TypeTable(UITabBar.self, superclass: UIView.self) {
        Property("items", \UITabBar.items)
        Property("selectedItem", \UITabBar.selectedItem)
        Initializer("init()") { UITabBar() }
        Initializer("init(frame: CGRect)") { (frame: CGRect) in UITabBar(frame: frame) }
      }
    }
  }

  private static var uiTabBarItem: DeferredTable {
    uiKitTable("UITabBarItem") {
      TypeTable(UITabBarItem.self, superclass: UIBarItem.self) {
        Property("badgeValue", \UITabBarItem.badgeValue)
        Property("selectedImage", \UITabBarItem.selectedImage)
        Initializer("init(title: String?, image: UIImage?, tag: Int)") { (title: String?, image: UIImage?, tag: Int) in
          UITabBarItem(title: title, image: image, tag: tag)
        }
        Initializer("init(title: String?, image: UIImage?, selectedImage: UIImage?)") {
          (title: String?, image: UIImage?, selectedImage: UIImage?) in
          UITabBarItem(title: title, image: image, selectedImage: selectedImage)
        }
      }
    }
  }

  private static var uiTabBarControllerDelegate: DeferredTable {
    uiKitTable("UITabBarControllerDelegate") {
      TypeTable((any UITabBarControllerDelegate).self) {
        Method("tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)") {
          (delegate: any UITabBarControllerDelegate, tabBarController: UITabBarController, viewController: UIViewController) in
          delegate.tabBarController(tabBarController, shouldSelect: viewController)
        }
        Method("tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)") {
          (delegate: any UITabBarControllerDelegate, tabBarController: UITabBarController, viewController: UIViewController) in
          delegate.tabBarController(tabBarController, didSelect: viewController)
        }
      }
    }
  }
}
