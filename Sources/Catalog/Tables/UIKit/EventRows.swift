import Foundation
import Inspection
import UIKitModel

/// Tables of responders, touches, events and recognizers.
enum EventRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiResponder, uiEvent, uiEventEventType, uiEventEventSubtype, uiTouch, uiTouchPhase, uiKeyCommand, uiKeyCommandModifierFlags,
      uiGestureRecognizer, uiGestureRecognizerState, uiGestureRecognizerDelegate, uiTapGestureRecognizer, uiLongPressGestureRecognizer,
      uiPanGestureRecognizer, selector,
    ]
  }

  private static var uiResponder: DeferredTable {
    uiKitTable("UIResponder") {
      TypeTable(UIResponder.self) {
        StaticProperty("keyboardWillShowNotification") { UIResponder.keyboardWillShowNotification }
        StaticProperty("keyboardDidShowNotification") { UIResponder.keyboardDidShowNotification }
        StaticProperty("keyboardWillHideNotification") { UIResponder.keyboardWillHideNotification }
        StaticProperty("keyboardDidHideNotification") { UIResponder.keyboardDidHideNotification }
        StaticProperty("keyboardWillChangeFrameNotification") { UIResponder.keyboardWillChangeFrameNotification }
        StaticProperty("keyboardDidChangeFrameNotification") { UIResponder.keyboardDidChangeFrameNotification }
        Property("canResignFirstResponder", \UIResponder.canResignFirstResponder, .get).unlisted()
        Property("isFirstResponder", \UIResponder.isFirstResponder, .get).unlisted()
        Method("resignFirstResponder()") { (responder: UIResponder) in responder.resignFirstResponder() }
        Method("touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)") {
          (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesBegan(touches, with: event)
        }
        Method("touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)") {
          (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesMoved(touches, with: event)
        }
        Method("touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)") {
          (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesEnded(touches, with: event)
        }
        Method("touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)") {
          (responder: UIResponder, touches: Set<UITouch>, event: UIEvent?) in responder.touchesCancelled(touches, with: event)
        }
        Method("motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)") {
          (responder: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in responder.motionBegan(motion, with: event)
        }
        Method("motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)") {
          (responder: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in responder.motionEnded(motion, with: event)
        }
        Method("motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)") {
          (responder: UIResponder, motion: UIEvent.EventSubtype, event: UIEvent?) in responder.motionCancelled(motion, with: event)
        }
        Method("implement(_ selector: Selector, _ body: @escaping (Any?, UIEvent?) -> Void)") {
          (responder: UIResponder, selector: Selector, body: @escaping (Any?, UIEvent?) -> Void) in responder.implement(selector, body)
        }
        Method("responds(to selector: Selector)") { (responder: UIResponder, selector: Selector) in responder.responds(to: selector) }
        Method("perform(_ selector: Selector, with sender: Any?, for event: UIEvent?)") {
          (responder: UIResponder, selector: Selector, sender: Any?, event: UIEvent?) in
          responder.perform(selector, with: sender, for: event)
        }
        Method("canPerformAction(_ action: Selector, withSender sender: Any?)") {
          (responder: UIResponder, action: Selector, sender: Any?) in responder.canPerformAction(action, withSender: sender)
        }
        Method("target(forAction action: Selector, withSender sender: Any?)") { (responder: UIResponder, action: Selector, sender: Any?) in
          responder.target(forAction: action, withSender: sender)
        }
        Property("inputAccessoryView", \UIResponder.inputAccessoryView, .get).unlisted()
        Property("inputViewController", \UIResponder.inputViewController, .get).unlisted()
        Property("undoManager", \UIResponder.undoManager, .get).unlisted()
      }
    }
  }

  private static var uiEvent: DeferredTable {
    uiKitTable("UIEvent") {
      TypeTable(UIEvent.self) {
        Property("type", \UIEvent.type)
        Property("timestamp", \UIEvent.timestamp)
        Property("allTouches", \UIEvent.allTouches, .get)
        Initializer("init(type: UIEvent.EventType = .touches, timestamp: TimeInterval = 0, touches: Set<UITouch>? = nil)") {
          (type: UIEvent.EventType, timestamp: TimeInterval, touches: Set<UITouch>?) in
          UIEvent(type: type, timestamp: timestamp, touches: touches)
        }
        Method("touches(for view: UIView)") { (event: UIEvent, view: UIView) in event.touches(for: view) }
      }
    }
  }

  private static var uiEventEventType: DeferredTable {
    uiKitTable("UIEvent.EventType") {
      TypeTable(UIEvent.EventType.self) {
        EnumCase("touches", UIEvent.EventType.touches)
        EnumCase("motion", UIEvent.EventType.motion)
        EnumCase("remoteControl", UIEvent.EventType.remoteControl)
        EnumCase("presses", UIEvent.EventType.presses)
      }
    }
  }

  private static var uiEventEventSubtype: DeferredTable {
    uiKitTable("UIEvent.EventSubtype") {
      TypeTable(UIEvent.EventSubtype.self) {
        EnumCase("none", UIEvent.EventSubtype.none)
        EnumCase("motionShake", UIEvent.EventSubtype.motionShake)
      }
    }
  }

  private static var uiTouch: DeferredTable {
    uiKitTable("UITouch") {
      TypeTable(UITouch.self) {
        Property("phase", \UITouch.phase, .get)
        Property("timestamp", \UITouch.timestamp, .get)
        Property("tapCount", \UITouch.tapCount, .get)
        Property("view", \UITouch.view, .get)
        Property("window", \UITouch.window, .get)
        Initializer("init(in window: UIWindow?, at point: CGPoint, view: UIView?)") { (window: UIWindow?, point: CGPoint, view: UIView?) in
          UITouch(in: window, at: point, view: view)
        }
        Method("location(in view: UIView?)") { (touch: UITouch, view: UIView?) in touch.location(in: view) }
        Method("previousLocation(in view: UIView?)") { (touch: UITouch, view: UIView?) in touch.previousLocation(in: view) }
      }
    }
  }

  private static var uiTouchPhase: DeferredTable {
    uiKitTable("UITouch.Phase") {
      TypeTable(UITouch.Phase.self) {
        EnumCase("began", UITouch.Phase.began)
        EnumCase("moved", UITouch.Phase.moved)
        EnumCase("stationary", UITouch.Phase.stationary)
        EnumCase("ended", UITouch.Phase.ended)
        EnumCase("cancelled", UITouch.Phase.cancelled)
      }
    }
  }

  private static var uiKeyCommand: DeferredTable {
    uiKitTable("UIKeyCommand") {
      TypeTable(UIKeyCommand.self) {
        Property("input", \UIKeyCommand.input)
        Property("modifierFlags", \UIKeyCommand.modifierFlags)
        Property("action", \UIKeyCommand.action)
        Initializer("init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)") {
          (input: String, modifierFlags: UIKeyModifierFlags, action: Selector) in
          UIKeyCommand(input: input, modifierFlags: modifierFlags, action: action)
        }
      }
    }
  }

  private static var uiKeyCommandModifierFlags: DeferredTable {
    uiKitTable("UIKeyModifierFlags") {
      TypeTable(UIKeyModifierFlags.self) {
        Property("rawValue", \UIKeyModifierFlags.rawValue)
        Initializer("init(rawValue: Int)") { (rawValue: Int) in UIKeyModifierFlags(rawValue: rawValue) }
        StaticProperty("alphaShift") { UIKeyModifierFlags.alphaShift }
        StaticProperty("shift") { UIKeyModifierFlags.shift }
        StaticProperty("control") { UIKeyModifierFlags.control }
        StaticProperty("alternate") { UIKeyModifierFlags.alternate }
        StaticProperty("command") { UIKeyModifierFlags.command }
      }
    }
  }

  private static var uiGestureRecognizer: DeferredTable {
    uiKitTable("UIGestureRecognizer") {
      TypeTable(UIGestureRecognizer.self) {
        Property("view", \UIGestureRecognizer.view, .get)
        Property("delegate", \UIGestureRecognizer.delegate)
        Property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
        Property("isEnabled", \UIGestureRecognizer.isEnabled)
        Property("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
        Property("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
        Property("name", \UIGestureRecognizer.name)
        Property("state", \UIGestureRecognizer.state, .get)
        Initializer("init(target: Any?, action: Selector?)") { (target: Any?, action: Selector?) in
          UIGestureRecognizer(target: target, action: action)
        }
        Initializer("init()") { UIGestureRecognizer() }
        Method("addTarget(_ target: Any, action: Selector)") { (recognizer: UIGestureRecognizer, target: Any, action: Selector) in
          recognizer.addTarget(target, action: action)
        }
        Method("addHandler(_ block: @escaping (UIGestureRecognizer) -> Void)") {
          (recognizer: UIGestureRecognizer, block: @escaping (UIGestureRecognizer) -> Void) in recognizer.addHandler(block)
        }
        Method("removeTarget(_ target: Any?, action: Selector?)") { (recognizer: UIGestureRecognizer, target: Any?, action: Selector?) in
          recognizer.removeTarget(target, action: action)
        }
        Method("location(in view: UIView?)") { (recognizer: UIGestureRecognizer, view: UIView?) in recognizer.location(in: view) }
        Property("numberOfTouches", \UIGestureRecognizer.numberOfTouches, .get)
        Method("touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)") {
          (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesBegan(touches, with: event)
        }
        Method("touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)") {
          (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesMoved(touches, with: event)
        }
        Method("touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)") {
          (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesEnded(touches, with: event)
        }
        Method("touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)") {
          (recognizer: UIGestureRecognizer, touches: Set<UITouch>, event: UIEvent) in recognizer.touchesCancelled(touches, with: event)
        }
        Method("reset()") { (recognizer: UIGestureRecognizer) in recognizer.reset() }
      }
    }
  }

  private static var uiGestureRecognizerState: DeferredTable {
    uiKitTable("UIGestureRecognizer.State") {
      TypeTable(UIGestureRecognizer.State.self) {
        EnumCase("possible", UIGestureRecognizer.State.possible)
        EnumCase("began", UIGestureRecognizer.State.began)
        EnumCase("changed", UIGestureRecognizer.State.changed)
        EnumCase("ended", UIGestureRecognizer.State.ended)
        EnumCase("cancelled", UIGestureRecognizer.State.cancelled)
        EnumCase("failed", UIGestureRecognizer.State.failed)
        StaticProperty("recognized") { UIGestureRecognizer.State.recognized }
      }
    }
  }

  private static var uiGestureRecognizerDelegate: DeferredTable {
    uiKitTable("UIGestureRecognizerDelegate") {
      TypeTable((any UIGestureRecognizerDelegate).self) {
        Method("gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)") {
          (delegate: any UIGestureRecognizerDelegate, gestureRecognizer: UIGestureRecognizer) in
          delegate.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        Method("gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)") {
          (delegate: any UIGestureRecognizerDelegate, gestureRecognizer: UIGestureRecognizer, touch: UITouch) in
          delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
        }
      }
    }
  }

  private static var uiTapGestureRecognizer: DeferredTable {
    uiKitTable("UITapGestureRecognizer") {
      TypeTable(UITapGestureRecognizer.self, superclass: UIGestureRecognizer.self) {
        Property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
        Property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
        Initializer("init()") { UITapGestureRecognizer() }
        Initializer("init(target: Any?, action: Selector?)") { (target: Any?, action: Selector?) in
          UITapGestureRecognizer(target: target, action: action)
        }
      }
    }
  }

  private static var uiLongPressGestureRecognizer: DeferredTable {
    uiKitTable("UILongPressGestureRecognizer") {
      TypeTable(UILongPressGestureRecognizer.self, superclass: UIGestureRecognizer.self) {
        Property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        Property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        Property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        Property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        Initializer("init()") { UILongPressGestureRecognizer() }
        Initializer("init(target: Any?, action: Selector?)") { (target: Any?, action: Selector?) in
          UILongPressGestureRecognizer(target: target, action: action)
        }
      }
    }
  }

  private static var uiPanGestureRecognizer: DeferredTable {
    uiKitTable("UIPanGestureRecognizer") {
      TypeTable(UIPanGestureRecognizer.self, superclass: UIGestureRecognizer.self) {
        Property("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
        Property("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
        Method("translation(in view: UIView?)") { (recognizer: UIPanGestureRecognizer, view: UIView?) in recognizer.translation(in: view) }
        Method("setTranslation(_ translation: CGPoint, in view: UIView?)") {
          (recognizer: UIPanGestureRecognizer, translation: CGPoint, view: UIView?) in recognizer.setTranslation(translation, in: view)
        }
        Method("velocity(in view: UIView?)") { (recognizer: UIPanGestureRecognizer, view: UIView?) in recognizer.velocity(in: view) }
        Initializer("init()") { UIPanGestureRecognizer() }
        Initializer("init(target: Any?, action: Selector?)") { (target: Any?, action: Selector?) in
          UIPanGestureRecognizer(target: target, action: action)
        }
      }
    }
  }

  private static var selector: DeferredTable {
    uiKitTable("Selector") {
      TypeTable(Selector.self) {
        Initializer("init(_ name: String)") { (name: String) in Selector(name) }
        Initializer("init(stringLiteral value: String)") { (value: String) in Selector(stringLiteral: value) }
      }
    }
  }
}
