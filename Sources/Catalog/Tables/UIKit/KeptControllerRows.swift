import Foundation
import Inspection
import UIKitModel

/// Tables of what controllers and navigation items keep without acting on it.
enum KeptControllerRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiStatusBarAnimation, uiViewController, uiSheetPresentationController, uiTabBarController, uiTabBarControllerMode,
      uiBarButtonItemGroup, uiNavigationItem, uiNavigationItemSearchBarPlacement, uiBarButtonItem, uiTabBarItem, uiTabBarItemSystemItem,
      uiToolbar, uiNavigationController,
    ]
  }

  private static var uiStatusBarAnimation: DeferredTable {
    uiKitTable("UIStatusBarAnimation") {
      TypeTable(UIStatusBarAnimation.self) {
        EnumCase("none", UIStatusBarAnimation.none)
        EnumCase("fade", UIStatusBarAnimation.fade)
        EnumCase("slide", UIStatusBarAnimation.slide)
      }
    }
  }

  private static var uiViewController: DeferredTable {
    uiKitTable("UIViewController") {
      TypeTable(UIViewController.self, superclass: UIResponder.self) {
        StaticProperty("showDetailTargetDidChangeNotification") { UIViewController.showDetailTargetDidChangeNotification }
        Property("modalPresentationCapturesStatusBarAppearance", \UIViewController.modalPresentationCapturesStatusBarAppearance).unlisted()
        Property("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets).unlisted()
        Property("transitioningDelegate", \UIViewController.transitioningDelegate).unlisted()
        Property("popoverPresentationController", \UIViewController.popoverPresentationController, .get).unlisted()
        Property("preferredStatusBarUpdateAnimation", \UIViewController.preferredStatusBarUpdateAnimation, .get).unlisted()
        Property("preferredScreenEdgesDeferringSystemGestures", \UIViewController.preferredScreenEdgesDeferringSystemGestures, .get)
          .unlisted()
        Property("childForHomeIndicatorAutoHidden", \UIViewController.childForHomeIndicatorAutoHidden, .get).unlisted()
        Property("childForScreenEdgesDeferringSystemGestures", \UIViewController.childForScreenEdgesDeferringSystemGestures, .get)
          .unlisted()
        Method("setNeedsStatusBarAppearanceUpdate()") { (value: UIViewController) in value.setNeedsStatusBarAppearanceUpdate() }
        Method("setNeedsUpdateOfHomeIndicatorAutoHidden()") { (value: UIViewController) in value.setNeedsUpdateOfHomeIndicatorAutoHidden() }
        Method("setNeedsUpdateOfScreenEdgesDeferringSystemGestures()") { (value: UIViewController) in
          value.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        }
        Method("setNeedsUpdateOfSupportedInterfaceOrientations()") { (value: UIViewController) in
          value.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
        Property("storyboard", \UIViewController.storyboard, .get).unlisted()
        Property("restorationClass", \UIViewController.restorationClass).unlisted()
        Property("focusGroupIdentifier", \UIViewController.focusGroupIdentifier).unlisted()
        Property("restoresFocusAfterTransition", \UIViewController.restoresFocusAfterTransition).unlisted()
        Property("interactionActivityTrackingBaseName", \UIViewController.interactionActivityTrackingBaseName).unlisted()
        Property("transitionCoordinator", \UIViewController.transitionCoordinator, .get).unlisted()
        Method("contentScrollView(for edge: NSDirectionalRectEdge)") { (value: UIViewController, edge: NSDirectionalRectEdge) in
          value.contentScrollView(for: edge)
        }
        Method("setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)") {
          (value: UIViewController, scrollView: UIScrollView?, edge: NSDirectionalRectEdge) in
          value.setContentScrollView(scrollView, for: edge)
        }
        Method("setContentScrollView(_ scrollView: UIScrollView?)") { (value: UIViewController, scrollView: UIScrollView?) in
          value.setContentScrollView(scrollView)
        }
        Property("childViewControllerForPointerLock", \UIViewController.childViewControllerForPointerLock, .get).unlisted()
        Property("prefersPointerLocked", \UIViewController.prefersPointerLocked, .get).unlisted()
      }
    }
  }

  private static var uiSheetPresentationController: DeferredTable {
    uiKitTable("UISheetPresentationController") {
      TypeTable(UISheetPresentationController.self, superclass: UIPresentationController.self) {
        Property("prefersEdgeAttachedInCompactHeight", \UISheetPresentationController.prefersEdgeAttachedInCompactHeight).unlisted()
        Property(
          "widthFollowsPreferredContentSizeWhenEdgeAttached",
          \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached
        ).unlisted()
        Property("prefersPageSizing", \UISheetPresentationController.prefersPageSizing).unlisted()
        Property("sourceView", \UISheetPresentationController.sourceView).unlisted()
      }
    }
  }

  private static var uiTabBarController: DeferredTable {
    uiKitTable("UITabBarController") {
      TypeTable(UITabBarController.self, superclass: UIViewController.self) {
        Property("customizableViewControllers", \UITabBarController.customizableViewControllers).unlisted()
        Property("moreNavigationController", \UITabBarController.moreNavigationController, .get).unlisted()
        Property("mode", \UITabBarController.mode).unlisted()
        Property("isTabBarHidden", \UITabBarController.isTabBarHidden).unlisted()
        Method("setTabBarHidden(_ hidden: Bool, animated: Bool)") { (value: UITabBarController, hidden: Bool, animated: Bool) in
          value.setTabBarHidden(hidden, animated: animated)
        }
      }
    }
  }

  private static var uiTabBarControllerMode: DeferredTable {
    uiKitTable("UITabBarController.Mode") {
      TypeTable(UITabBarController.Mode.self) {
        EnumCase("automatic", UITabBarController.Mode.automatic)
        EnumCase("tabBar", UITabBarController.Mode.tabBar)
        EnumCase("tabSidebar", UITabBarController.Mode.tabSidebar)
      }
    }
  }

  private static var uiBarButtonItemGroup: DeferredTable {
    uiKitTable("UIBarButtonItemGroup") {
      TypeTable(UIBarButtonItemGroup.self) {
        Property("barButtonItems", \UIBarButtonItemGroup.barButtonItems).unlisted()
        Property("representativeItem", \UIBarButtonItemGroup.representativeItem).unlisted()
        Property("isHidden", \UIBarButtonItemGroup.isHidden).unlisted()
        Property("alwaysAvailable", \UIBarButtonItemGroup.alwaysAvailable).unlisted()
        Property("isDisplayingRepresentativeItem", \UIBarButtonItemGroup.isDisplayingRepresentativeItem, .get).unlisted()
        Initializer("init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?)") {
          (barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) in
          UIBarButtonItemGroup(barButtonItems: barButtonItems, representativeItem: representativeItem)
        }
      }
    }
  }

  private static var uiNavigationItem: DeferredTable {
    uiKitTable("UINavigationItem") {
      TypeTable(UINavigationItem.self) {
        Property("preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement).unlisted()
        Property("searchBarPlacement", \UINavigationItem.searchBarPlacement, .get).unlisted()
        Property("leadingItemGroups", \UINavigationItem.leadingItemGroups).unlisted()
        Property("centerItemGroups", \UINavigationItem.centerItemGroups).unlisted()
        Property("trailingItemGroups", \UINavigationItem.trailingItemGroups).unlisted()
        Property("pinnedTrailingGroup", \UINavigationItem.pinnedTrailingGroup).unlisted()
        Property("titleMenuProvider", \UINavigationItem.titleMenuProvider).unlisted()
        Property("documentProperties", \UINavigationItem.documentProperties).unlisted()
        Property("overflowPresentationSource", \UINavigationItem.overflowPresentationSource, .get).unlisted()
        Property("additionalOverflowItems", \UINavigationItem.additionalOverflowItems).unlisted()
        Property("renameDelegate", \UINavigationItem.renameDelegate).unlisted()
        Property("subtitle", \UINavigationItem.subtitle).unlisted()
        Property("largeTitle", \UINavigationItem.largeTitle).unlisted()
        Property("largeSubtitle", \UINavigationItem.largeSubtitle).unlisted()
        Property("standardAppearance", \UINavigationItem.standardAppearance).unlisted()
        Property("compactAppearance", \UINavigationItem.compactAppearance).unlisted()
        Property("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance).unlisted()
        Property("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance).unlisted()
      }
    }
  }

  private static var uiNavigationItemSearchBarPlacement: DeferredTable {
    uiKitTable("UINavigationItem.SearchBarPlacement") {
      TypeTable(UINavigationItem.SearchBarPlacement.self) {
        EnumCase("automatic", UINavigationItem.SearchBarPlacement.automatic)
        EnumCase("inline", UINavigationItem.SearchBarPlacement.inline)
        EnumCase("stacked", UINavigationItem.SearchBarPlacement.stacked)
        EnumCase("integrated", UINavigationItem.SearchBarPlacement.integrated)
        EnumCase("integratedCentered", UINavigationItem.SearchBarPlacement.integratedCentered)
        EnumCase("integratedButton", UINavigationItem.SearchBarPlacement.integratedButton)
      }
    }
  }

  private static var uiBarButtonItem: DeferredTable {
    uiKitTable("UIBarButtonItem") {
      TypeTable(UIBarButtonItem.self, superclass: UIBarItem.self) {
        Initializer("init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)") {
          (systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction?, menu: UIMenu?) in
          UIBarButtonItem(systemItem: systemItem, primaryAction: primaryAction, menu: menu)
        }
        Initializer("init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?)") {
          (title: String?, image: UIImage?, primaryAction: UIAction?, menu: UIMenu?) in
          UIBarButtonItem(title: title, image: image, primaryAction: primaryAction, menu: menu)
        }
        StaticMethod("flexibleSpace()") { UIBarButtonItem.flexibleSpace() }
        StaticMethod("fixedSpace(_ width: CGFloat)") { (width: CGFloat) in UIBarButtonItem.fixedSpace(width) }
        Property("buttonGroup", \UIBarButtonItem.buttonGroup, .get).unlisted()
      }
    }
  }

  private static var uiTabBarItem: DeferredTable {
    uiKitTable("UITabBarItem") {
      TypeTable(UITabBarItem.self, superclass: UIBarItem.self) {
        Initializer("init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int)") {
          (systemItem: UITabBarItem.SystemItem, tag: Int) in
          UITabBarItem(tabBarSystemItem: systemItem, tag: tag)
        }
        Property("badgeColor", \UITabBarItem.badgeColor).unlisted()
        Property("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment).unlisted()
      }
    }
  }

  private static var uiTabBarItemSystemItem: DeferredTable {
    uiKitTable("UITabBarItem.SystemItem") {
      TypeTable(UITabBarItem.SystemItem.self) {
        EnumCase("more", UITabBarItem.SystemItem.more)
        EnumCase("favorites", UITabBarItem.SystemItem.favorites)
        EnumCase("featured", UITabBarItem.SystemItem.featured)
        EnumCase("topRated", UITabBarItem.SystemItem.topRated)
        EnumCase("recents", UITabBarItem.SystemItem.recents)
        EnumCase("contacts", UITabBarItem.SystemItem.contacts)
        EnumCase("history", UITabBarItem.SystemItem.history)
        EnumCase("bookmarks", UITabBarItem.SystemItem.bookmarks)
        EnumCase("search", UITabBarItem.SystemItem.search)
        EnumCase("downloads", UITabBarItem.SystemItem.downloads)
        EnumCase("mostRecent", UITabBarItem.SystemItem.mostRecent)
        EnumCase("mostViewed", UITabBarItem.SystemItem.mostViewed)
      }
    }
  }

  private static var uiToolbar: DeferredTable {
    uiKitTable("UIToolbar") {
      TypeTable(UIToolbar.self, superclass: UIView.self) {
        Property("items", \UIToolbar.items).unlisted()
        Method("setItems(_ items: [UIBarButtonItem]?, animated: Bool)") { (value: UIToolbar, items: [UIBarButtonItem]?, animated: Bool) in
          value.setItems(items, animated: animated)
        }
        Property("isTranslucent", \UIToolbar.isTranslucent).unlisted()
        Property("barStyle", \UIToolbar.barStyle).unlisted()
        Property("barTintColor", \UIToolbar.barTintColor).unlisted()
        Method("sizeThatFits(_ size: CGSize)") { (value: UIToolbar, size: CGSize) in value.sizeThatFits(size) }
        Property("standardAppearance", \UIToolbar.standardAppearance).unlisted()
        Property("compactAppearance", \UIToolbar.compactAppearance).unlisted()
        Property("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance).unlisted()
      }
    }
  }

  private static var uiNavigationController: DeferredTable {
    uiKitTable("UINavigationController") {
      TypeTable(UINavigationController.self, superclass: UIViewController.self) {
        StaticProperty("hideShowBarDuration") { UINavigationController.hideShowBarDuration }
        Property("toolbar", \UINavigationController.toolbar, .get, type: "UIToolbar!").unlisted()
        Property("interactiveContentPopGestureRecognizer", \UINavigationController.interactiveContentPopGestureRecognizer, .get).unlisted()
        Initializer("init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)") {
          (navigationBarClass: AnyClass?, toolbarClass: AnyClass?) in
          UINavigationController(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
        }
      }
    }
  }
}
