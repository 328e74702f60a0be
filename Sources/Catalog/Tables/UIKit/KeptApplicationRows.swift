import Foundation
import Inspection
import UIKitModel

/// Tables of what the app, its scenes and screens keep without acting on it.
enum KeptApplicationRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiBackgroundRefreshStatus, uiBackgroundTaskIdentifier, uiApplicationShortcutItem, uiApplication, uiWindowSceneGeometry,
      uiStatusBarManager, uiSceneActivationConditions, uiScene, uiWindowScene, uiSceneSession, uiScreen, uiWindow,
    ]
  }

  private static var uiBackgroundRefreshStatus: DeferredTable {
    uiKitTable("UIBackgroundRefreshStatus") {
      TypeTable(UIBackgroundRefreshStatus.self) {
        EnumCase("restricted", UIBackgroundRefreshStatus.restricted)
        EnumCase("denied", UIBackgroundRefreshStatus.denied)
        EnumCase("available", UIBackgroundRefreshStatus.available)
      }
    }
  }

  private static var uiBackgroundTaskIdentifier: DeferredTable {
    uiKitTable("UIBackgroundTaskIdentifier") {
      TypeTable(UIBackgroundTaskIdentifier.self) {
        Property("rawValue", \UIBackgroundTaskIdentifier.rawValue)
        Initializer("init(rawValue: Int)") { (rawValue: Int) in UIBackgroundTaskIdentifier(rawValue: rawValue) }
        StaticProperty("invalid") { UIBackgroundTaskIdentifier.invalid }
      }
    }
  }

  private static var uiApplicationShortcutItem: DeferredTable {
    uiKitTable("UIApplicationShortcutItem") {
      TypeTable(UIApplicationShortcutItem.self) {
        Property("type", \UIApplicationShortcutItem.type, .get).unlisted()
        Property("localizedTitle", \UIApplicationShortcutItem.localizedTitle, .get).unlisted()
        Initializer("init(type: String, localizedTitle: String)") { (type: String, localizedTitle: String) in
          UIApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
        }
      }
    }
  }

  private static var uiApplication: DeferredTable {
    uiKitTable("UIApplication") {
      TypeTable(UIApplication.self, superclass: UIResponder.self) {
        StaticProperty("significantTimeChangeNotification") { UIApplication.significantTimeChangeNotification }
        StaticProperty("userDidTakeScreenshotNotification") { UIApplication.userDidTakeScreenshotNotification }
        StaticProperty("backgroundRefreshStatusDidChangeNotification") { UIApplication.backgroundRefreshStatusDidChangeNotification }
        StaticProperty("protectedDataDidBecomeAvailableNotification") { UIApplication.protectedDataDidBecomeAvailableNotification }
        StaticProperty("protectedDataWillBecomeUnavailableNotification") { UIApplication.protectedDataWillBecomeUnavailableNotification }
        StaticProperty("openSettingsURLString") { UIApplication.openSettingsURLString }
        StaticProperty("openNotificationSettingsURLString") { UIApplication.openNotificationSettingsURLString }
        StaticProperty("backgroundFetchIntervalMinimum") { UIApplication.backgroundFetchIntervalMinimum }
        StaticProperty("backgroundFetchIntervalNever") { UIApplication.backgroundFetchIntervalNever }
        Property("isRegisteredForRemoteNotifications", \UIApplication.isRegisteredForRemoteNotifications, .get).unlisted()
        Method("registerForRemoteNotifications()") { (value: UIApplication) in value.registerForRemoteNotifications() }
        Method("unregisterForRemoteNotifications()") { (value: UIApplication) in value.unregisterForRemoteNotifications() }
        Property("backgroundRefreshStatus", \UIApplication.backgroundRefreshStatus, .get).unlisted()
        Property("shortcutItems", \UIApplication.shortcutItems).unlisted()
        Property("preferredContentSizeCategory", \UIApplication.preferredContentSizeCategory, .get).unlisted()
        Property("isNetworkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible).unlisted()
        Method("canOpenURL(_ url: URL)") { (value: UIApplication, url: URL) in value.canOpenURL(url) }
        Method("beginBackgroundTask(withName name: String? = nil, expirationHandler: (() -> Void)? = nil)") {
          (value: UIApplication, name: String?, expirationHandler: (() -> Void)?) in
          value.beginBackgroundTask(withName: name, expirationHandler: expirationHandler)
        }
        Method("endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)") {
          (value: UIApplication, identifier: UIBackgroundTaskIdentifier) in value.endBackgroundTask(identifier)
        }
      }
    }
  }

  private static var uiWindowSceneGeometry: DeferredTable {
    uiKitTable("UIWindowSceneGeometry") {
      TypeTable(UIWindowSceneGeometry.self) {
        Property("interfaceOrientation", \UIWindowSceneGeometry.interfaceOrientation, .get).unlisted()
        Property("systemFrame", \UIWindowSceneGeometry.systemFrame, .get).unlisted()
        Property("isInteractivelyResizing", \UIWindowSceneGeometry.isInteractivelyResizing, .get).unlisted()
        Property("isInterfaceOrientationLocked", \UIWindowSceneGeometry.isInterfaceOrientationLocked, .get).unlisted()
      }
    }
  }

  private static var uiStatusBarManager: DeferredTable {
    uiKitTable("UIStatusBarManager") {
      TypeTable(UIStatusBarManager.self) {
        Property("statusBarFrame", \UIStatusBarManager.statusBarFrame, .get).unlisted()
        Property("isStatusBarHidden", \UIStatusBarManager.isStatusBarHidden, .get).unlisted()
        Property("statusBarStyle", \UIStatusBarManager.statusBarStyle, .get).unlisted()
      }
    }
  }

  private static var uiSceneActivationConditions: DeferredTable {
    uiKitTable("UISceneActivationConditions") {
      TypeTable(UISceneActivationConditions.self) {
        Property("canActivateForTargetContentIdentifiers", \UISceneActivationConditions.canActivateForTargetContentIdentifiers).unlisted()
      }
    }
  }

  private static var uiScene: DeferredTable {
    uiKitTable("UIScene") {
      TypeTable(UIScene.self, superclass: UIResponder.self) {
        Property("activationConditions", \UIScene.activationConditions).unlisted()
      }
    }
  }

  private static var uiWindowScene: DeferredTable {
    uiKitTable("UIWindowScene") {
      TypeTable(UIWindowScene.self, superclass: UIScene.self) {
        Property("effectiveGeometry", \UIWindowScene.effectiveGeometry, .get).unlisted()
        Property("statusBarManager", \UIWindowScene.statusBarManager, .get).unlisted()
        Property("sizeRestrictions", \UIWindowScene.sizeRestrictions, .get).unlisted()
        Property("isFullScreen", \UIWindowScene.isFullScreen, .get).unlisted()
        Property("pointerLockState", \UIWindowScene.pointerLockState, .get).unlisted()
      }
    }
  }

  private static var uiSceneSession: DeferredTable {
    uiKitTable("UISceneSession") {
      TypeTable(UISceneSession.self) {
        Property("stateRestorationActivity", \UISceneSession.stateRestorationActivity).unlisted()
      }
    }
  }

  private static var uiScreen: DeferredTable {
    uiKitTable("UIScreen") {
      TypeTable(UIScreen.self) {
        Property("isCaptured", \UIScreen.isCaptured, .get).unlisted()
        Property("brightness", \UIScreen.brightness).unlisted()
        Property("wantsSoftwareDimming", \UIScreen.wantsSoftwareDimming).unlisted()
        Property("mirrored", \UIScreen.mirrored, .get).unlisted()
      }
    }
  }

  private static var uiWindow: DeferredTable {
    uiKitTable("UIWindow") {
      TypeTable(UIWindow.self, superclass: UIView.self) {
        Property("canResizeToFitContent", \UIWindow.canResizeToFitContent).unlisted()
      }
    }
  }
}
