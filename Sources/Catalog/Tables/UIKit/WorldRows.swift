import Foundation
import Inspection
import UIKitModel

/// Tables of the world: time, fingers, keys, notifications, exceptions.
enum WorldRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiKitEnvironment, keyboard, keyboardKey, textInputEvent, textInputEventKind, uiNotificationLog, uiNotificationLogEntry, uiException,
      uiExceptionName,
    ]
  }

  private static var uiKitEnvironment: DeferredTable {
    uiKitTable("UIKitEnvironment") {
      TypeTable(UIKitEnvironment.self) {
        Method("pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = [])") {
          (environment: UIKitEnvironment, input: String, modifierFlags: UIKeyModifierFlags) in
          environment.pressKey(input, modifierFlags: modifierFlags)
        }
        Method("setScreen(size: CGSize, scale: CGFloat, deviceInsets: UIEdgeInsets)") {
          (environment: UIKitEnvironment, size: CGSize, scale: CGFloat, deviceInsets: UIEdgeInsets) in
          environment.setScreen(size: size, scale: scale, deviceInsets: deviceInsets)
        }
        Method("touchDown(at point: CGPoint)") { (environment: UIKitEnvironment, point: CGPoint) in environment.touchDown(at: point) }
        Method("touchMove(to point: CGPoint)") { (environment: UIKitEnvironment, point: CGPoint) in environment.touchMove(to: point) }
        Method("touchUp()") { (environment: UIKitEnvironment) in environment.touchUp() }
        Method("touchCancel()") { (environment: UIKitEnvironment) in environment.touchCancel() }
        Method("tap(at point: CGPoint)") { (environment: UIKitEnvironment, point: CGPoint) in environment.tap(at: point) }
        Method("tap(_ view: UIView)") { (environment: UIKitEnvironment, view: UIView) in environment.tap(view) }
        Property("visibleWindowsInOrder", \UIKitEnvironment.visibleWindowsInOrder, .get)
        Method("commit()") { (environment: UIKitEnvironment) in environment.commit() }
        Method("turn()") { (environment: UIKitEnvironment) in environment.turn() }
        Method("advance(by seconds: TimeInterval)") { (environment: UIKitEnvironment, seconds: TimeInterval) in
          environment.advance(by: seconds)
        }
        Method("settle(limit: TimeInterval = 60)") { (environment: UIKitEnvironment, limit: TimeInterval) in
          environment.settle(limit: limit)
        }
        StaticProperty("current", .get) { UIKitEnvironment.current }
        Property("keyboard", \UIKitEnvironment.keyboard)
        Property("notifications", \UIKitEnvironment.notifications)
        Property("consoleLog", \UIKitEnvironment.consoleLog, .get)
        Property("imageAssets", \UIKitEnvironment.imageAssets)
        Property("firstResponder", \UIKitEnvironment.firstResponder, .get)
        Property("mainScreen", \UIKitEnvironment.mainScreen)
        Property("application", \UIKitEnvironment.application)
        Property("traits", \UIKitEnvironment.traits)
        Property("keyWindow", \UIKitEnvironment.keyWindow, .get)
        Property("bundleIdentifier", \UIKitEnvironment.bundleIdentifier)
        Property("systemVersion", \UIKitEnvironment.systemVersion)
        Property("needsCommit", \UIKitEnvironment.needsCommit, .get)
        Method("log(_ message: String)") { (environment: UIKitEnvironment, message: String) in environment.log(message) }
      }
    }
  }

  private static var keyboard: DeferredTable {
    uiKitTable("Keyboard") {
      TypeTable(Keyboard.self) {
        Property("isVisible", \Keyboard.isVisible, .get)
        Property("events", \Keyboard.events, .get)
        Property("pasteboardText", \Keyboard.pasteboardText)
        StaticProperty("animationDuration") { Keyboard.animationDuration }
        Method("type(_ text: String)") { (keyboard: Keyboard, text: String) in keyboard.type(text) }
        Method("press(_ key: Keyboard.Key)") { (keyboard: Keyboard, key: Keyboard.Key) in keyboard.press(key) }
        Method("clearEvents()") { (keyboard: Keyboard) in keyboard.clearEvents() }
      }
    }
  }

  private static var keyboardKey: DeferredTable {
    uiKitTable("Keyboard.Key") {
      TypeTable(Keyboard.Key.self) {
        EnumCase("return", Keyboard.Key.return)
        EnumCase("delete", Keyboard.Key.delete)
        EnumCase("left", Keyboard.Key.left)
        EnumCase("right", Keyboard.Key.right)
        EnumCase("selectAll", Keyboard.Key.selectAll)
        EnumCase("cut", Keyboard.Key.cut)
        EnumCase("copy", Keyboard.Key.copy)
        EnumCase("paste", Keyboard.Key.paste)
      }
    }
  }

  private static var textInputEvent: DeferredTable {
    uiKitTable("TextInputEvent") {
      TypeTable(TextInputEvent.self) {
        Property("kind", \TextInputEvent.kind)
        Property("name", \TextInputEvent.name)
        Property("detail", \TextInputEvent.detail)
      }
    }
  }

  private static var textInputEventKind: DeferredTable {
    uiKitTable("TextInputEvent.Kind") {
      TypeTable(TextInputEvent.Kind.self) {
        EnumCase("key", TextInputEvent.Kind.key)
        EnumCase("delegate", TextInputEvent.Kind.delegate)
        EnumCase("responder", TextInputEvent.Kind.responder)
        EnumCase("text", TextInputEvent.Kind.text)
        EnumCase("control", TextInputEvent.Kind.control)
        EnumCase("notification", TextInputEvent.Kind.notification)
      }
    }
  }

  private static var uiNotificationLog: DeferredTable {
    uiKitTable("UINotificationLog") {
      TypeTable(UINotificationLog.self) {
        Property("entries", \UINotificationLog.entries, .get)
        Method(
          "addObserver(forName name: Notification.Name?, object: AnyObject? = nil, using block: @escaping (UINotificationLog.Entry) -> Void)"
        ) { (log: UINotificationLog, name: Notification.Name?, object: AnyObject?, block: @escaping (UINotificationLog.Entry) -> Void) in
          log.addObserver(forName: name, object: object, using: block)
        }
        Method("removeObserver(_ token: UINotificationLog.Token)") { (log: UINotificationLog, token: UINotificationLog.Token) in
          log.removeObserver(token)
        }
        Method("clear()") { (log: UINotificationLog) in log.clear() }
      }
    }
  }

  private static var uiNotificationLogEntry: DeferredTable {
    uiKitTable("UINotificationLog.Entry") {
      TypeTable(UINotificationLog.Entry.self) {
        Property("name", \UINotificationLog.Entry.name)
        Property("object", \UINotificationLog.Entry.object)
        Property("userInfo", \UINotificationLog.Entry.userInfo)
      }
    }
  }

  private static var uiException: DeferredTable {
    uiKitTable("UIException") {
      TypeTable(UIException.self) {
        Property("name", \UIException.name)
        Property("reason", \UIException.reason)
        Property("report", \UIException.report, .get)
      }
    }
  }

  private static var uiExceptionName: DeferredTable {
    uiKitTable("UIException.Name") {
      TypeTable(UIException.Name.self) {
        Property("rawValue", \UIException.Name.rawValue)
        Initializer("init(rawValue: String)") { (rawValue: String) in UIException.Name(rawValue: rawValue) }
        Initializer("init(stringLiteral value: String)") { (value: String) in UIException.Name(stringLiteral: value) }
        StaticProperty("internalInconsistency") { UIException.Name.internalInconsistency }
        StaticProperty("invalidArgument") { UIException.Name.invalidArgument }
        StaticProperty("range") { UIException.Name.range }
        StaticProperty("generic") { UIException.Name.generic }
      }
    }
  }
}
