import Foundation
import Inspection
import UIKitModel

/// Tables of the small types that an app, its scenes and its windows speak of.
enum ApplicationTables {
  static var all: [TypeTable] {
    [
      state, activation, orientation, windowScene, session, role, configuration, screen, level, notificationName, log,
      appDelegate, sceneDelegate,
    ]
  }

  private static var state: TypeTable {
    TypeTable(UIApplication.State.self) {
      EnumCase("active", UIApplication.State.active)
      EnumCase("inactive", UIApplication.State.inactive)
      EnumCase("background", UIApplication.State.background)
    }
  }

  private static var activation: TypeTable {
    TypeTable(UIScene.ActivationState.self) {
      EnumCase("unattached", UIScene.ActivationState.unattached)
      EnumCase("foregroundActive", UIScene.ActivationState.foregroundActive)
      EnumCase("foregroundInactive", UIScene.ActivationState.foregroundInactive)
      EnumCase("background", UIScene.ActivationState.background)
    }
  }

  private static var orientation: TypeTable {
    TypeTable(UIInterfaceOrientation.self) {
      EnumCase("unknown", UIInterfaceOrientation.unknown)
      EnumCase("portrait", UIInterfaceOrientation.portrait)
      EnumCase("portraitUpsideDown", UIInterfaceOrientation.portraitUpsideDown)
      EnumCase("landscapeRight", UIInterfaceOrientation.landscapeRight)
      EnumCase("landscapeLeft", UIInterfaceOrientation.landscapeLeft)
      Property("isPortrait", \UIInterfaceOrientation.isPortrait, .get)
      Property("isLandscape", \UIInterfaceOrientation.isLandscape, .get)
    }
  }

  private static var windowScene: TypeTable {
    TypeTable(UIWindowScene.self, superclass: UIScene.self, fresh: UIWindowScene()) {
      Property("windows", \UIWindowScene.windows, .get)
      Property("keyWindow", \UIWindowScene.keyWindow, .get)
      Property("screen", \UIWindowScene.screen, .get)
      Property("interfaceOrientation", \UIWindowScene.interfaceOrientation, .get)
      Initializer("init()") { UIWindowScene() }
    }
  }

  private static var session: TypeTable {
    TypeTable(UISceneSession.self) {
      Property("persistentIdentifier", \UISceneSession.persistentIdentifier, .constant)
      Property("role", \UISceneSession.role, .constant)
      Property("scene", \UISceneSession.scene, .privateSet)
      Property("configuration", \UISceneSession.configuration, .privateSet)
    }
  }

  private static var role: TypeTable {
    TypeTable(UISceneSession.Role.self, conformances: ["Equatable", "Hashable"]) {
      StaticProperty("windowApplication") { UISceneSession.Role.windowApplication }
    }
  }

  private static var configuration: TypeTable {
    TypeTable(UISceneConfiguration.self) {
      Property("name", \UISceneConfiguration.name, .constant)
      Property("role", \UISceneConfiguration.role, .constant)
      Property("storyboard", \UISceneConfiguration.storyboard)
      Initializer("init(name: String?, sessionRole: UISceneSession.Role)") { (name: String?, role: UISceneSession.Role) in
        UISceneConfiguration(name: name, sessionRole: role)
      }
    }
  }

  private static var screen: TypeTable {
    TypeTable(UIScreen.self) {
      StaticProperty("main", .get) { UIScreen.main }
      Property("bounds", \UIScreen.bounds, .privateSet)
      Property("scale", \UIScreen.scale, .privateSet)
      Property("nativeBounds", \UIScreen.nativeBounds, .get)
    }
  }

  private static var level: TypeTable {
    TypeTable(UIWindow.Level.self, conformances: ["Equatable", "Hashable", "Comparable"]) {
      StaticProperty("normal") { UIWindow.Level.normal }
      StaticProperty("statusBar") { UIWindow.Level.statusBar }
      StaticProperty("alert") { UIWindow.Level.alert }
      Initializer("init(_ rawValue: CGFloat)") { (value: CGFloat) in UIWindow.Level(value) }
    }
  }

  private static var notificationName: TypeTable {
    TypeTable(Notification.Name.self, conformances: ["Equatable", "Hashable"])
  }

  /// What a frame's log offers.
  static var log: TypeTable {
    TypeTable(CallLog.self, fresh: CallLog()) {
      Property("lines", \CallLog.lines, .privateSet)
      Method("add(_ line: String)") { (log: CallLog, line: String) in log.add(line) }
      Method("clear()") { (log: CallLog) in log.clear() }
      Initializer("init()") { CallLog() }
    }
  }

  private static var appDelegate: TypeTable { TypeTable(AppDelegate.self, superclass: UIResponder.self) }

  private static var sceneDelegate: TypeTable {
    TypeTable(SceneDelegate.self, superclass: UIResponder.self) {
      Property("window", \SceneDelegate.window)
    }
  }
}
