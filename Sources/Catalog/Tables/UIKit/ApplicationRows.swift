import Foundation
import Inspection
import UIKitModel

/// Tables that complete what the app, its scenes and its windows offer.
enum ApplicationRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiApplication, uiApplicationLaunchOptionsKey, uiScene, uiSceneConnectionOptions, uiSceneSessionRole, uiSceneConfiguration, uiWindow,
      uiWindowLevel, uiWindowScene, uiScreen, uiApplicationDelegate, uiSceneDelegate, uiWindowSceneDelegate,
    ]
  }

  private static var uiApplication: DeferredTable {
    uiKitTable("UIApplication") {
      TypeTable(UIApplication.self, superclass: UIResponder.self) {
        Method("enterForeground()") { (application: UIApplication) in application.enterForeground() }
        Method("endInterruption()") { (application: UIApplication) in application.endInterruption() }
        Method("terminate()") { (application: UIApplication) in application.terminate() }
        Method("discardSession(_ session: UISceneSession)") { (application: UIApplication, session: UISceneSession) in
          application.discardSession(session)
        }
        StaticProperty("didBecomeActiveNotification") { UIApplication.didBecomeActiveNotification }
        StaticProperty("didEnterBackgroundNotification") { UIApplication.didEnterBackgroundNotification }
        StaticProperty("willTerminateNotification") { UIApplication.willTerminateNotification }
        StaticProperty("didReceiveMemoryWarningNotification") { UIApplication.didReceiveMemoryWarningNotification }
        StaticProperty("shared", .get) { UIApplication.shared }
        Property("delegate", \UIApplication.delegate).unlisted()
        Property("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber).unlisted()
        Property("applicationSupportsShakeToEdit", \UIApplication.applicationSupportsShakeToEdit).unlisted()
        Property("isProtectedDataAvailable", \UIApplication.isProtectedDataAvailable, .get).unlisted()
        Property("alternateIconName", \UIApplication.alternateIconName, .get).unlisted()
        Property("supportsAlternateIcons", \UIApplication.supportsAlternateIcons, .get).unlisted()
        Property("backgroundTimeRemaining", \UIApplication.backgroundTimeRemaining, .get).unlisted()
        Property("connectedScenes", \UIApplication.connectedScenes, .get).unlisted()
        Property("windows", \UIApplication.windows, .get).unlisted()
        Property("userInterfaceLayoutDirection", \UIApplication.userInterfaceLayoutDirection, .get).unlisted()
        Method("sendEvent(_ event: UIEvent)") { (application: UIApplication, event: UIEvent) in application.sendEvent(event) }
      }
    }
  }

  private static var uiApplicationLaunchOptionsKey: DeferredTable {
    uiKitTable("UIApplication.LaunchOptionsKey") {
      TypeTable(UIApplication.LaunchOptionsKey.self) {
        Property("rawValue", \UIApplication.LaunchOptionsKey.rawValue)
        Initializer("init(rawValue: String)") { (rawValue: String) in UIApplication.LaunchOptionsKey(rawValue: rawValue) }
        StaticProperty("url") { UIApplication.LaunchOptionsKey.url }
      }
    }
  }

  private static var uiScene: DeferredTable {
    uiKitTable("UIScene") {
      TypeTable(UIScene.self, superclass: UIResponder.self) {
        StaticProperty("didDisconnectNotification") { UIScene.didDisconnectNotification }
        StaticProperty("didActivateNotification") { UIScene.didActivateNotification }
        StaticProperty("didEnterBackgroundNotification") { UIScene.didEnterBackgroundNotification }
        Property("delegate", \UIScene.delegate).unlisted()
        Property("activationState", \UIScene.activationState, .get).unlisted()
        Property("subtitle", \UIScene.subtitle).unlisted()
        Initializer("init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)") {
          (session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) in
          UIScene(session: session, connectionOptions: connectionOptions)
        }
        Initializer("init()") { UIScene() }
      }
    }
  }

  private static var uiSceneConnectionOptions: DeferredTable {
    uiKitTable("UIScene.ConnectionOptions") {
      TypeTable(UIScene.ConnectionOptions.self) {
        Initializer("init()") { UIScene.ConnectionOptions() }
      }
    }
  }

  private static var uiSceneSessionRole: DeferredTable {
    uiKitTable("UISceneSession.Role") {
      TypeTable(UISceneSession.Role.self) {
        Property("rawValue", \UISceneSession.Role.rawValue)
        Initializer("init(rawValue: String)") { (rawValue: String) in UISceneSession.Role(rawValue: rawValue) }
        StaticProperty("windowExternalDisplayNonInteractive") { UISceneSession.Role.windowExternalDisplayNonInteractive }
      }
    }
  }

  private static var uiSceneConfiguration: DeferredTable {
    uiKitTable("UISceneConfiguration") {
      TypeTable(UISceneConfiguration.self) {
        Property("role", \UISceneConfiguration.role)
        Initializer("init(name: String?, sessionRole: UISceneSession.Role)") { (name: String?, sessionRole: UISceneSession.Role) in
          UISceneConfiguration(name: name, sessionRole: sessionRole)
        }
      }
    }
  }

  private static var uiWindow: DeferredTable {
    uiKitTable("UIWindow") {
      TypeTable(UIWindow.self, superclass: UIView.self) {
        StaticProperty("didBecomeHiddenNotification") { UIWindow.didBecomeHiddenNotification }
        StaticProperty("didResignKeyNotification") { UIWindow.didResignKeyNotification }
        Initializer("init(frame: CGRect)") { (frame: CGRect) in UIWindow(frame: frame) }
        Property("windowLevel", \UIWindow.windowLevel).unlisted()
        Property("screen", \UIWindow.screen, .get).unlisted()
        Property("isKeyWindow", \UIWindow.isKeyWindow, .get).unlisted()
        Method("makeKey()") { (window: UIWindow) in window.makeKey() }
        Method("resignKey()") { (window: UIWindow) in window.resignKey() }
        Method("sendEvent(_ event: UIEvent)") { (window: UIWindow, event: UIEvent) in window.sendEvent(event) }
      }
    }
  }

  private static var uiWindowLevel: DeferredTable {
    uiKitTable("UIWindow.Level") {
      TypeTable(UIWindow.Level.self) {
        Property("rawValue", \UIWindow.Level.rawValue)
        Initializer("init(rawValue: CGFloat)") { (rawValue: CGFloat) in UIWindow.Level(rawValue: rawValue) }
        Initializer("init(_ rawValue: CGFloat)") { (rawValue: CGFloat) in UIWindow.Level(rawValue) }
        StaticProperty("statusBar") { UIWindow.Level.statusBar }
      }
    }
  }

  private static var uiWindowScene: DeferredTable {
    uiKitTable("UIWindowScene") {
      TypeTable(UIWindowScene.self, superclass: UIScene.self) {
        Property("keyWindow", \UIWindowScene.keyWindow, .get)
        Property("interfaceOrientation", \UIWindowScene.interfaceOrientation, .get)
        Property("traitCollection", \UIWindowScene.traitCollection, .get)
        Property("coordinateSpaceBounds", \UIWindowScene.coordinateSpaceBounds, .get)
      }
    }
  }

  private static var uiScreen: DeferredTable {
    uiKitTable("UIScreen") {
      TypeTable(UIScreen.self) {
        Property("bounds", \UIScreen.bounds, .get)
        Property("nativeScale", \UIScreen.nativeScale, .get)
        Property("nativeBounds", \UIScreen.nativeBounds, .get)
        Property("deviceInsets", \UIScreen.deviceInsets, .get)
        Property("maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond, .get)
        Property("coordinateSpaceBounds", \UIScreen.coordinateSpaceBounds, .get)
      }
    }
  }

  private static var uiApplicationDelegate: DeferredTable {
    uiKitTable("UIApplicationDelegate") {
      TypeTable((any UIApplicationDelegate).self) {
        Property("window", .get) { (delegate: any UIApplicationDelegate) in delegate.window }
        Method(
          "application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]?)"
        ) { (delegate: any UIApplicationDelegate, application: UIApplication, launchOptions: [UIApplication.LaunchOptionsKey: Any]?) in
          delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
        }
        Method(
          "application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]?)"
        ) { (delegate: any UIApplicationDelegate, application: UIApplication, launchOptions: [UIApplication.LaunchOptionsKey: Any]?) in
          delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
        }
        Method("applicationDidBecomeActive(_ application: UIApplication)") {
          (delegate: any UIApplicationDelegate, application: UIApplication) in delegate.applicationDidBecomeActive(application)
        }
        Method("applicationWillResignActive(_ application: UIApplication)") {
          (delegate: any UIApplicationDelegate, application: UIApplication) in delegate.applicationWillResignActive(application)
        }
        Method("applicationDidEnterBackground(_ application: UIApplication)") {
          (delegate: any UIApplicationDelegate, application: UIApplication) in delegate.applicationDidEnterBackground(application)
        }
        Method("applicationWillEnterForeground(_ application: UIApplication)") {
          (delegate: any UIApplicationDelegate, application: UIApplication) in delegate.applicationWillEnterForeground(application)
        }
        Method("applicationWillTerminate(_ application: UIApplication)") {
          (delegate: any UIApplicationDelegate, application: UIApplication) in delegate.applicationWillTerminate(application)
        }
        Method("applicationDidReceiveMemoryWarning(_ application: UIApplication)") {
          (delegate: any UIApplicationDelegate, application: UIApplication) in delegate.applicationDidReceiveMemoryWarning(application)
        }
        Method(
          "application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions)"
        ) {
          (
            delegate: any UIApplicationDelegate, application: UIApplication, connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
          ) in delegate.application(application, configurationForConnecting: connectingSceneSession, options: options)
        }
        Method("application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)") {
          (delegate: any UIApplicationDelegate, application: UIApplication, sceneSessions: Set<UISceneSession>) in
          delegate.application(application, didDiscardSceneSessions: sceneSessions)
        }
      }
    }
  }

  private static var uiSceneDelegate: DeferredTable {
    uiKitTable("UISceneDelegate") {
      TypeTable((any UISceneDelegate).self) {
        Method("scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)") {
          (delegate: any UISceneDelegate, scene: UIScene, session: UISceneSession, options: UIScene.ConnectionOptions) in
          delegate.scene(scene, willConnectTo: session, options: options)
        }
        Method("sceneDidDisconnect(_ scene: UIScene)") { (delegate: any UISceneDelegate, scene: UIScene) in
          delegate.sceneDidDisconnect(scene)
        }
        Method("sceneDidBecomeActive(_ scene: UIScene)") { (delegate: any UISceneDelegate, scene: UIScene) in
          delegate.sceneDidBecomeActive(scene)
        }
        Method("sceneWillResignActive(_ scene: UIScene)") { (delegate: any UISceneDelegate, scene: UIScene) in
          delegate.sceneWillResignActive(scene)
        }
        Method("sceneWillEnterForeground(_ scene: UIScene)") { (delegate: any UISceneDelegate, scene: UIScene) in
          delegate.sceneWillEnterForeground(scene)
        }
        Method("sceneDidEnterBackground(_ scene: UIScene)") { (delegate: any UISceneDelegate, scene: UIScene) in
          delegate.sceneDidEnterBackground(scene)
        }
      }
    }
  }

  private static var uiWindowSceneDelegate: DeferredTable {
    uiKitTable("UIWindowSceneDelegate") {
      TypeTable((any UIWindowSceneDelegate).self) {
        Property("window", .get) { (delegate: any UIWindowSceneDelegate) in delegate.window }
      }
    }
  }
}
