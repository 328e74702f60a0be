import Foundation
import Inspection
import UIKitModel

/// Tables that complete what controls and actions offer.
enum ControlRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      uiControl, uiAction, uiActionIdentifier, uiMenuElement, uiMenuElementAttributes, uiMenuElementState, uiMenu, uiMenuIdentifier,
      uiMenuOptions,
    ]
  }

  private static var uiControl: DeferredTable {
    uiKitTable("UIControl") {
      TypeTable(UIControl.self, superclass: UIView.self) {
        Method("addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)") {
          (control: UIControl, target: Any?, action: Selector, controlEvents: UIControl.Event) in
          control.addTarget(target, action: action, for: controlEvents)
        }
        Property("allTargets", \UIControl.allTargets, .get).unlisted()
        Method("performPrimaryAction()") { (control: UIControl) in control.performPrimaryAction() }
        Initializer("init(frame: CGRect)") { (frame: CGRect) in UIControl(frame: frame) }
        Property("state", \UIControl.state, .get).unlisted()
        Property("isSelected", \UIControl.isSelected).unlisted()
        Property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment).unlisted()
        Property("isTouchInside", \UIControl.isTouchInside, .get).unlisted()
        Property("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction).unlisted()
        Property("isContextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled).unlisted()
        Property("isSymbolAnimationEnabled", \UIControl.isSymbolAnimationEnabled).unlisted()
        Method("beginTracking(_ touch: UITouch, with event: UIEvent?)") { (control: UIControl, touch: UITouch, event: UIEvent?) in
          control.beginTracking(touch, with: event)
        }
        Method("continueTracking(_ touch: UITouch, with event: UIEvent?)") { (control: UIControl, touch: UITouch, event: UIEvent?) in
          control.continueTracking(touch, with: event)
        }
        Method("endTracking(_ touch: UITouch?, with event: UIEvent?)") { (control: UIControl, touch: UITouch?, event: UIEvent?) in
          control.endTracking(touch, with: event)
        }
        Method("cancelTracking(with event: UIEvent?)") { (control: UIControl, event: UIEvent?) in control.cancelTracking(with: event) }
        Method("sendAction(_ action: UIAction)") { (control: UIControl, action: UIAction) in control.sendAction(action) }
      }
    }
  }

  private static var uiAction: DeferredTable {
    uiKitTable("UIAction") {
      TypeTable(UIAction.self, superclass: UIMenuElement.self) {
        Property("discoverabilityTitle", \UIAction.discoverabilityTitle)
        Property("attributes", \UIAction.attributes)
        Property("state", \UIAction.state)
        Initializer(
          "init(title: String = \"\", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void)"
        ) {
          (
            title: String, subtitle: String?, image: UIImage?, identifier: UIAction.Identifier?, discoverabilityTitle: String?,
            attributes: UIMenuElement.Attributes, state: UIMenuElement.State, handler: @escaping (UIAction) -> Void
          ) in
          UIAction(
            title: title, subtitle: subtitle, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state, handler: handler)
        }
        Method("performWithSender(_ sender: Any?, target: Any?)") { (action: UIAction, sender: Any?, target: Any?) in
          action.performWithSender(sender, target: target)
        }
      }
    }
  }

  private static var uiActionIdentifier: DeferredTable {
    uiKitTable("UIAction.Identifier") {
      TypeTable(UIAction.Identifier.self) {
        Initializer("init(_ rawValue: String)") { (rawValue: String) in UIAction.Identifier(rawValue) }
        Initializer("init(rawValue: String)") { (rawValue: String) in UIAction.Identifier(rawValue: rawValue) }
      }
    }
  }

  private static var uiMenuElement: DeferredTable {
    uiKitTable("UIMenuElement") {
      TypeTable(UIMenuElement.self) {
        Property("title", \UIMenuElement.title)
        Property("subtitle", \UIMenuElement.subtitle)
        Property("image", \UIMenuElement.image)
      }
    }
  }

  private static var uiMenuElementAttributes: DeferredTable {
    uiKitTable("UIMenuElement.Attributes") {
      TypeTable(UIMenuElement.Attributes.self) {
        Property("rawValue", \UIMenuElement.Attributes.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in UIMenuElement.Attributes(rawValue: rawValue) }
        StaticProperty("disabled") { UIMenuElement.Attributes.disabled }
        StaticProperty("destructive") { UIMenuElement.Attributes.destructive }
        StaticProperty("hidden") { UIMenuElement.Attributes.hidden }
        StaticProperty("keepsMenuPresented") { UIMenuElement.Attributes.keepsMenuPresented }
      }
    }
  }

  private static var uiMenuElementState: DeferredTable {
    uiKitTable("UIMenuElement.State") {
      TypeTable(UIMenuElement.State.self) {
        EnumCase("off", UIMenuElement.State.off)
        EnumCase("on", UIMenuElement.State.on)
        EnumCase("mixed", UIMenuElement.State.mixed)
      }
    }
  }

  private static var uiMenu: DeferredTable {
    uiKitTable("UIMenu") {
      TypeTable(UIMenu.self, superclass: UIMenuElement.self) {
        Property("identifier", \UIMenu.identifier)
        Property("options", \UIMenu.options)
        Property("children", \UIMenu.children)
        Initializer(
          "init(title: String = \"\", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = [])"
        ) {
          (
            title: String, subtitle: String?, image: UIImage?, identifier: UIMenu.Identifier?, options: UIMenu.Options,
            children: [UIMenuElement]
          ) in UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children)
        }
        Property("selectedElements", \UIMenu.selectedElements, .get)
        Method("replacingChildren(_ newChildren: [UIMenuElement])") { (menu: UIMenu, newChildren: [UIMenuElement]) in
          menu.replacingChildren(newChildren)
        }
      }
    }
  }

  private static var uiMenuIdentifier: DeferredTable {
    uiKitTable("UIMenu.Identifier") {
      TypeTable(UIMenu.Identifier.self) {
        Property("rawValue", \UIMenu.Identifier.rawValue)
        Initializer("init(rawValue: String)") { (rawValue: String) in UIMenu.Identifier(rawValue: rawValue) }
        Initializer("init(_ rawValue: String)") { (rawValue: String) in UIMenu.Identifier(rawValue) }
      }
    }
  }

  private static var uiMenuOptions: DeferredTable {
    uiKitTable("UIMenu.Options") {
      TypeTable(UIMenu.Options.self) {
        Property("rawValue", \UIMenu.Options.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in UIMenu.Options(rawValue: rawValue) }
        StaticProperty("displayInline") { UIMenu.Options.displayInline }
        StaticProperty("destructive") { UIMenu.Options.destructive }
        StaticProperty("singleSelection") { UIMenu.Options.singleSelection }
      }
    }
  }
}
