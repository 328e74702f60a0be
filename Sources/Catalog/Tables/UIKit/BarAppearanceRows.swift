import Foundation
import Inspection
import UIKitModel

/// Tables of how bars look.
enum BarAppearanceRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiBarMetrics, uiBarPosition, uiBarAppearance, uiBarButtonItemStateAppearance, uiBarButtonItemAppearance, uiNavigationBarAppearance,
      uiToolbarAppearance, uiTabBarAppearance, uiNavigationBar, uiTabBar, uiTabBarItemPositioning,
    ]
  }

  private static var uiBarMetrics: DeferredTable {
    uiKitTable("UIBarMetrics") {
      TypeTable(UIBarMetrics.self) {
        EnumCase("default", UIBarMetrics.default)
        EnumCase("compact", UIBarMetrics.compact)
        EnumCase("defaultPrompt", UIBarMetrics.defaultPrompt)
        EnumCase("compactPrompt", UIBarMetrics.compactPrompt)
      }
    }
  }

  private static var uiBarPosition: DeferredTable {
    uiKitTable("UIBarPosition") {
      TypeTable(UIBarPosition.self) {
        EnumCase("any", UIBarPosition.any)
        EnumCase("bottom", UIBarPosition.bottom)
        EnumCase("top", UIBarPosition.top)
        EnumCase("topAttached", UIBarPosition.topAttached)
      }
    }
  }

  private static var uiBarAppearance: DeferredTable {
    uiKitTable("UIBarAppearance") {
      TypeTable(UIBarAppearance.self) {
        Property("backgroundEffect", \UIBarAppearance.backgroundEffect).unlisted()
        Property("backgroundColor", \UIBarAppearance.backgroundColor).unlisted()
        Property("backgroundImage", \UIBarAppearance.backgroundImage).unlisted()
        Property("backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode).unlisted()
        Property("shadowColor", \UIBarAppearance.shadowColor).unlisted()
        Property("shadowImage", \UIBarAppearance.shadowImage).unlisted()
        Property("idiom", \UIBarAppearance.idiom, .get).unlisted()
        Initializer("init(idiom: UIUserInterfaceIdiom)") { (idiom: UIUserInterfaceIdiom) in UIBarAppearance(idiom: idiom) }
        Initializer("init()") { UIBarAppearance() }
        Initializer("init(barAppearance: UIBarAppearance)") { (barAppearance: UIBarAppearance) in
          UIBarAppearance(barAppearance: barAppearance)
        }
        Method("configureWithDefaultBackground()") { (value: UIBarAppearance) in value.configureWithDefaultBackground() }
        Method("configureWithOpaqueBackground()") { (value: UIBarAppearance) in value.configureWithOpaqueBackground() }
        Method("configureWithTransparentBackground()") { (value: UIBarAppearance) in value.configureWithTransparentBackground() }
        Method("copy()") { (value: UIBarAppearance) in value.copy() }
      }
    }
  }

  private static var uiBarButtonItemStateAppearance: DeferredTable {
    uiKitTable("UIBarButtonItemStateAppearance") {
      TypeTable(UIBarButtonItemStateAppearance.self) {
        Property("titleTextAttributes", \UIBarButtonItemStateAppearance.titleTextAttributes).unlisted()
        Property("titlePositionAdjustment", \UIBarButtonItemStateAppearance.titlePositionAdjustment).unlisted()
        Property("backgroundImage", \UIBarButtonItemStateAppearance.backgroundImage).unlisted()
      }
    }
  }

  private static var uiBarButtonItemAppearance: DeferredTable {
    uiKitTable("UIBarButtonItemAppearance") {
      TypeTable(UIBarButtonItemAppearance.self) {
        Property("style", \UIBarButtonItemAppearance.style, .get).unlisted()
        Property("normal", \UIBarButtonItemAppearance.normal).unlisted()
        Property("highlighted", \UIBarButtonItemAppearance.highlighted).unlisted()
        Property("disabled", \UIBarButtonItemAppearance.disabled).unlisted()
        Property("focused", \UIBarButtonItemAppearance.focused).unlisted()
        Initializer("init(style: UIBarButtonItem.Style = .plain)") { (style: UIBarButtonItem.Style) in
          UIBarButtonItemAppearance(style: style)
        }
      }
    }
  }

  private static var uiNavigationBarAppearance: DeferredTable {
    uiKitTable("UINavigationBarAppearance") {
      TypeTable(UINavigationBarAppearance.self, superclass: UIBarAppearance.self) {
        Initializer("init()") { UINavigationBarAppearance() }
        Initializer("init(idiom: UIUserInterfaceIdiom)") { (idiom: UIUserInterfaceIdiom) in UINavigationBarAppearance(idiom: idiom) }
        Initializer("init(barAppearance: UIBarAppearance)") { (barAppearance: UIBarAppearance) in
          UINavigationBarAppearance(barAppearance: barAppearance)
        }
        Method("copy()") { (appearance: UINavigationBarAppearance) in appearance.copy() }
        Property("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes).unlisted()
        Property("titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment).unlisted()
        Property("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes).unlisted()
        Property("subtitleTextAttributes", \UINavigationBarAppearance.subtitleTextAttributes).unlisted()
        Property("buttonAppearance", \UINavigationBarAppearance.buttonAppearance).unlisted()
        Property("doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance).unlisted()
        Property("backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance).unlisted()
        Property("backIndicatorImage", \UINavigationBarAppearance.backIndicatorImage, .privateSet).unlisted()
        Property("backIndicatorTransitionMaskImage", \UINavigationBarAppearance.backIndicatorTransitionMaskImage, .privateSet).unlisted()
        Method("setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?)") {
          (value: UINavigationBarAppearance, backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) in
          value.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: transitionMaskImage)
        }
      }
    }
  }

  private static var uiToolbarAppearance: DeferredTable {
    uiKitTable("UIToolbarAppearance") {
      TypeTable(UIToolbarAppearance.self, superclass: UIBarAppearance.self) {
        Initializer("init()") { UIToolbarAppearance() }
        Initializer("init(idiom: UIUserInterfaceIdiom)") { (idiom: UIUserInterfaceIdiom) in UIToolbarAppearance(idiom: idiom) }
        Initializer("init(barAppearance: UIBarAppearance)") { (barAppearance: UIBarAppearance) in
          UIToolbarAppearance(barAppearance: barAppearance)
        }
        Method("copy()") { (appearance: UIToolbarAppearance) in appearance.copy() }
        Property("buttonAppearance", \UIToolbarAppearance.buttonAppearance).unlisted()
        Property("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance).unlisted()
      }
    }
  }

  private static var uiTabBarAppearance: DeferredTable {
    uiKitTable("UITabBarAppearance") {
      TypeTable(UITabBarAppearance.self, superclass: UIBarAppearance.self) {
        Initializer("init()") { UITabBarAppearance() }
        Initializer("init(idiom: UIUserInterfaceIdiom)") { (idiom: UIUserInterfaceIdiom) in UITabBarAppearance(idiom: idiom) }
        Initializer("init(barAppearance: UIBarAppearance)") { (barAppearance: UIBarAppearance) in
          UITabBarAppearance(barAppearance: barAppearance)
        }
        Method("copy()") { (appearance: UITabBarAppearance) in appearance.copy() }
        Property("stackedItemPositioning", \UITabBarAppearance.stackedItemPositioning).unlisted()
        Property("stackedItemWidth", \UITabBarAppearance.stackedItemWidth).unlisted()
        Property("stackedItemSpacing", \UITabBarAppearance.stackedItemSpacing).unlisted()
        Property("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor).unlisted()
        Property("selectionIndicatorImage", \UITabBarAppearance.selectionIndicatorImage).unlisted()
      }
    }
  }

  private static var uiNavigationBar: DeferredTable {
    uiKitTable("UINavigationBar") {
      TypeTable(UINavigationBar.self, superclass: UIView.self) {
        Property("standardAppearance", \UINavigationBar.standardAppearance).unlisted()
        Property("compactAppearance", \UINavigationBar.compactAppearance).unlisted()
        Property("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance).unlisted()
        Property("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance).unlisted()
        Property("titleTextAttributes", \UINavigationBar.titleTextAttributes).unlisted()
        Property("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes).unlisted()
        Property("backIndicatorImage", \UINavigationBar.backIndicatorImage).unlisted()
        Property("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage).unlisted()
        Property("preferredBehavioralStyle", \UINavigationBar.preferredBehavioralStyle).unlisted()
        Method("setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics)") {
          (value: UINavigationBar, backgroundImage: UIImage?, barMetrics: UIBarMetrics) in
          value.setBackgroundImage(backgroundImage, for: barMetrics)
        }
        Method("backgroundImage(for barMetrics: UIBarMetrics)") { (value: UINavigationBar, barMetrics: UIBarMetrics) in
          value.backgroundImage(for: barMetrics)
        }
      }
    }
  }

  private static var uiTabBar: DeferredTable {
    uiKitTable("UITabBar") {
      TypeTable(UITabBar.self, superclass: UIView.self) {
        Property("isTranslucent", \UITabBar.isTranslucent).unlisted()
        Property("barTintColor", \UITabBar.barTintColor).unlisted()
        Property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor).unlisted()
        Property("barStyle", \UITabBar.barStyle).unlisted()
        Property("itemPositioning", \UITabBar.itemPositioning).unlisted()
        Property("itemWidth", \UITabBar.itemWidth).unlisted()
        Property("itemSpacing", \UITabBar.itemSpacing).unlisted()
        Property("standardAppearance", \UITabBar.standardAppearance).unlisted()
        Property("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance).unlisted()
      }
    }
  }

  private static var uiTabBarItemPositioning: DeferredTable {
    uiKitTable("UITabBar.ItemPositioning") {
      TypeTable(UITabBar.ItemPositioning.self) {
        EnumCase("automatic", UITabBar.ItemPositioning.automatic)
        EnumCase("fill", UITabBar.ItemPositioning.fill)
        EnumCase("centered", UITabBar.ItemPositioning.centered)
      }
    }
  }
}
