import Foundation
import Inspection
import UIKitModel

/// Tables of the items in bars.
enum BarRows {
  /// All of them.
  static var all: [DeferredTable] {
    [uiBarItem, uiBarButtonItem, uiBarButtonItemStyle, uiBarButtonItemSystemItem]
  }

  private static var uiBarItem: DeferredTable {
    uiKitTable("UIBarItem") {
      TypeTable(UIBarItem.self) {
        Property("title", \UIBarItem.title)
        Property("image", \UIBarItem.image)
        Property("isEnabled", \UIBarItem.isEnabled)
        Property("tag", \UIBarItem.tag)
        Property("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
        Property("imageInsets", \UIBarItem.imageInsets)
        Property("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
      }
    }
  }

  private static var uiBarButtonItem: DeferredTable {
    uiKitTable("UIBarButtonItem") {
      TypeTable(UIBarButtonItem.self, superclass: UIBarItem.self) {
        Property("style", \UIBarButtonItem.style)
        Property("customView", \UIBarButtonItem.customView)
        Property("target", \UIBarButtonItem.target)
        Property("action", \UIBarButtonItem.action)
        Property("primaryAction", \UIBarButtonItem.primaryAction)
        Property("tintColor", \UIBarButtonItem.tintColor)
        Property("menu", \UIBarButtonItem.menu)
        Property("possibleTitles", \UIBarButtonItem.possibleTitles)
        Property("isSelected", \UIBarButtonItem.isSelected)
        Property("isHidden", \UIBarButtonItem.isHidden)
        Property("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
        Property("systemItem", \UIBarButtonItem.systemItem, .get)
        Initializer("init()") { UIBarButtonItem() }
        Initializer("init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)") {
          (title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) in
          UIBarButtonItem(title: title, style: style, target: target, action: action)
        }
        Initializer("init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)") {
          (image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) in
          UIBarButtonItem(image: image, style: style, target: target, action: action)
        }
        Initializer("init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)") {
          (systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) in
          UIBarButtonItem(barButtonSystemItem: systemItem, target: target, action: action)
        }
        Initializer("init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?)") {
          (title: String?, image: UIImage?, primaryAction: UIAction?) in
          UIBarButtonItem(title: title, image: image, primaryAction: primaryAction)
        }
        Initializer("init(customView: UIView)") { (customView: UIView) in UIBarButtonItem(customView: customView) }
      }
    }
  }

  private static var uiBarButtonItemStyle: DeferredTable {
    uiKitTable("UIBarButtonItem.Style") {
      TypeTable(UIBarButtonItem.Style.self) {
        EnumCase("done", UIBarButtonItem.Style.done)
        EnumCase("prominent", UIBarButtonItem.Style.prominent)
      }
    }
  }

  private static var uiBarButtonItemSystemItem: DeferredTable {
    uiKitTable("UIBarButtonItem.SystemItem") {
      TypeTable(UIBarButtonItem.SystemItem.self) {
        EnumCase("done", UIBarButtonItem.SystemItem.done)
        EnumCase("cancel", UIBarButtonItem.SystemItem.cancel)
        EnumCase("edit", UIBarButtonItem.SystemItem.edit)
        EnumCase("save", UIBarButtonItem.SystemItem.save)
        EnumCase("add", UIBarButtonItem.SystemItem.add)
        EnumCase("flexibleSpace", UIBarButtonItem.SystemItem.flexibleSpace)
        EnumCase("fixedSpace", UIBarButtonItem.SystemItem.fixedSpace)
        EnumCase("compose", UIBarButtonItem.SystemItem.compose)
        EnumCase("reply", UIBarButtonItem.SystemItem.reply)
        EnumCase("action", UIBarButtonItem.SystemItem.action)
        EnumCase("organize", UIBarButtonItem.SystemItem.organize)
        EnumCase("bookmarks", UIBarButtonItem.SystemItem.bookmarks)
        EnumCase("search", UIBarButtonItem.SystemItem.search)
        EnumCase("refresh", UIBarButtonItem.SystemItem.refresh)
        EnumCase("stop", UIBarButtonItem.SystemItem.stop)
        EnumCase("camera", UIBarButtonItem.SystemItem.camera)
        EnumCase("trash", UIBarButtonItem.SystemItem.trash)
        EnumCase("play", UIBarButtonItem.SystemItem.play)
        EnumCase("pause", UIBarButtonItem.SystemItem.pause)
        EnumCase("rewind", UIBarButtonItem.SystemItem.rewind)
        EnumCase("fastForward", UIBarButtonItem.SystemItem.fastForward)
        EnumCase("undo", UIBarButtonItem.SystemItem.undo)
        EnumCase("redo", UIBarButtonItem.SystemItem.redo)
        EnumCase("close", UIBarButtonItem.SystemItem.close)
      }
    }
  }
}
