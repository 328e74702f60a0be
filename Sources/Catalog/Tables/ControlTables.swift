import Foundation
import Inspection
import UIKitModel

/// Tables of the types that occur in the cards about controls and buttons.
enum ControlTables {
  /// All of them.
  static var all: [TypeTable] {
    [
      state, event, verticalAlignment, horizontalAlignment, buttonType, role, cornerStyle, buttonSize, titleAlignment,
      rectEdge, action, identifier, selector, composer,
    ]
  }

  private static var state: TypeTable {
    TypeTable(UIControl.State.self, conformances: ["OptionSet"]) {
      Property("rawValue", \UIControl.State.rawValue, .constant)
      StaticProperty("normal") { UIControl.State.normal }
      StaticProperty("highlighted") { UIControl.State.highlighted }
      StaticProperty("disabled") { UIControl.State.disabled }
      StaticProperty("selected") { UIControl.State.selected }
      StaticProperty("focused") { UIControl.State.focused }
      StaticProperty("application") { UIControl.State.application }
      StaticProperty("reserved") { UIControl.State.reserved }
      Initializer("init(rawValue: UInt)") { (value: UInt) in UIControl.State(rawValue: value) }
    }
  }

  private static var event: TypeTable {
    TypeTable(UIControl.Event.self, conformances: ["OptionSet"]) {
      Property("rawValue", \UIControl.Event.rawValue, .constant)
      StaticProperty("touchDown") { UIControl.Event.touchDown }
      StaticProperty("touchDownRepeat") { UIControl.Event.touchDownRepeat }
      StaticProperty("touchDragInside") { UIControl.Event.touchDragInside }
      StaticProperty("touchDragOutside") { UIControl.Event.touchDragOutside }
      StaticProperty("touchDragEnter") { UIControl.Event.touchDragEnter }
      StaticProperty("touchDragExit") { UIControl.Event.touchDragExit }
      StaticProperty("touchUpInside") { UIControl.Event.touchUpInside }
      StaticProperty("touchUpOutside") { UIControl.Event.touchUpOutside }
      StaticProperty("touchCancel") { UIControl.Event.touchCancel }
      StaticProperty("valueChanged") { UIControl.Event.valueChanged }
      StaticProperty("primaryActionTriggered") { UIControl.Event.primaryActionTriggered }
      StaticProperty("menuActionTriggered") { UIControl.Event.menuActionTriggered }
      StaticProperty("editingDidBegin") { UIControl.Event.editingDidBegin }
      StaticProperty("editingChanged") { UIControl.Event.editingChanged }
      StaticProperty("editingDidEnd") { UIControl.Event.editingDidEnd }
      StaticProperty("editingDidEndOnExit") { UIControl.Event.editingDidEndOnExit }
      StaticProperty("allTouchEvents") { UIControl.Event.allTouchEvents }
      StaticProperty("allEditingEvents") { UIControl.Event.allEditingEvents }
      StaticProperty("applicationReserved") { UIControl.Event.applicationReserved }
      StaticProperty("systemReserved") { UIControl.Event.systemReserved }
      StaticProperty("allEvents") { UIControl.Event.allEvents }
      Initializer("init(rawValue: UInt)") { (value: UInt) in UIControl.Event(rawValue: value) }
    }
  }

  private static var verticalAlignment: TypeTable {
    TypeTable(UIControl.ContentVerticalAlignment.self) {
      EnumCase("center", UIControl.ContentVerticalAlignment.center)
      EnumCase("top", UIControl.ContentVerticalAlignment.top)
      EnumCase("bottom", UIControl.ContentVerticalAlignment.bottom)
      EnumCase("fill", UIControl.ContentVerticalAlignment.fill)
    }
  }

  private static var horizontalAlignment: TypeTable {
    TypeTable(UIControl.ContentHorizontalAlignment.self) {
      EnumCase("center", UIControl.ContentHorizontalAlignment.center)
      EnumCase("left", UIControl.ContentHorizontalAlignment.left)
      EnumCase("right", UIControl.ContentHorizontalAlignment.right)
      EnumCase("fill", UIControl.ContentHorizontalAlignment.fill)
      EnumCase("leading", UIControl.ContentHorizontalAlignment.leading)
      EnumCase("trailing", UIControl.ContentHorizontalAlignment.trailing)
    }
  }

  private static var buttonType: TypeTable {
    TypeTable(UIButton.ButtonType.self) {
      EnumCase("custom", UIButton.ButtonType.custom)
      EnumCase("system", UIButton.ButtonType.system)
      EnumCase("detailDisclosure", UIButton.ButtonType.detailDisclosure)
      EnumCase("infoLight", UIButton.ButtonType.infoLight)
      EnumCase("infoDark", UIButton.ButtonType.infoDark)
      EnumCase("contactAdd", UIButton.ButtonType.contactAdd)
      EnumCase("plain", UIButton.ButtonType.plain)
      EnumCase("close", UIButton.ButtonType.close)
    }
  }

  private static var role: TypeTable {
    TypeTable(UIButton.Role.self) {
      EnumCase("normal", UIButton.Role.normal)
      EnumCase("primary", UIButton.Role.primary)
      EnumCase("cancel", UIButton.Role.cancel)
      EnumCase("destructive", UIButton.Role.destructive)
    }
  }

  private static var cornerStyle: TypeTable {
    TypeTable(UIButton.Configuration.CornerStyle.self) {
      EnumCase("fixed", UIButton.Configuration.CornerStyle.fixed)
      EnumCase("dynamic", UIButton.Configuration.CornerStyle.dynamic)
      EnumCase("small", UIButton.Configuration.CornerStyle.small)
      EnumCase("medium", UIButton.Configuration.CornerStyle.medium)
      EnumCase("large", UIButton.Configuration.CornerStyle.large)
      EnumCase("capsule", UIButton.Configuration.CornerStyle.capsule)
    }
  }

  private static var buttonSize: TypeTable {
    TypeTable(UIButton.Configuration.Size.self) {
      EnumCase("mini", UIButton.Configuration.Size.mini)
      EnumCase("small", UIButton.Configuration.Size.small)
      EnumCase("medium", UIButton.Configuration.Size.medium)
      EnumCase("large", UIButton.Configuration.Size.large)
    }
  }

  private static var titleAlignment: TypeTable {
    TypeTable(UIButton.Configuration.TitleAlignment.self) {
      EnumCase("automatic", UIButton.Configuration.TitleAlignment.automatic)
      EnumCase("leading", UIButton.Configuration.TitleAlignment.leading)
      EnumCase("center", UIButton.Configuration.TitleAlignment.center)
      EnumCase("trailing", UIButton.Configuration.TitleAlignment.trailing)
    }
  }

  private static var rectEdge: TypeTable {
    TypeTable(NSDirectionalRectEdge.self, conformances: ["OptionSet"]) {
      Property("rawValue", \NSDirectionalRectEdge.rawValue, .constant)
      StaticProperty("top") { NSDirectionalRectEdge.top }
      StaticProperty("leading") { NSDirectionalRectEdge.leading }
      StaticProperty("bottom") { NSDirectionalRectEdge.bottom }
      StaticProperty("trailing") { NSDirectionalRectEdge.trailing }
      StaticProperty("all") { NSDirectionalRectEdge.all }
      Initializer("init(rawValue: UInt)") { (value: UInt) in NSDirectionalRectEdge(rawValue: value) }
    }
  }

  private static var action: TypeTable {
    TypeTable(UIAction.self) {
      Property("title", \UIAction.title)
      Property("image", \UIAction.image)
      Property("identifier", \UIAction.identifier, .constant)
      Property("discoverabilityTitle", \UIAction.discoverabilityTitle)
      Property("sender", \UIAction.sender, .get)
    }
  }

  private static var identifier: TypeTable {
    TypeTable(UIAction.Identifier.self) {
      Property("rawValue", \UIAction.Identifier.rawValue, .constant)
      Initializer("init(_ rawValue: String)") { (name: String) in UIAction.Identifier(name) }
    }
  }

  private static var selector: TypeTable {
    TypeTable(Selector.self) {
      Property("description", \Selector.description, .get)
      Initializer("init(_ name: String)") { (name: String) in Selector(name) }
    }
  }

  private static var composer: TypeTable {
    TypeTable(Composer.self, fresh: Composer()) {
      Property("sentCount", \Composer.sentCount, .privateSet)
      Property("received", \Composer.received, .privateSet)
      Initializer("init()") { Composer() }
    }
  }
}
