import Foundation
import Inspection
import UIKitModel

/// Tables of font descriptors and of the swipe recognizer.
enum FontAndSwipeRows {
  /// All of them.
  static var all: [DeferredTable] {
    [uiFontDescriptor, uiFontDescriptorSymbolicTraits, uiSwipeGestureRecognizer, uiSwipeDirection, uiScreenEdgePan]
  }

  private static var uiFontDescriptor: DeferredTable {
    uiKitTable("UIFontDescriptor") {
      TypeTable(UIFontDescriptor.self) {
        Property("pointSize", \UIFontDescriptor.pointSize, .get)
        Property("postscriptName", \UIFontDescriptor.postscriptName, .get)
        Property("symbolicTraits", \UIFontDescriptor.symbolicTraits, .get)
        Initializer("init(name fontName: String, size: CGFloat)") { (name: String, size: CGFloat) in
          UIFontDescriptor(name: name, size: size)
        }
        StaticMethod("preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)") { (style: UIFont.TextStyle) in
          UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        }
        Method("withSize(_ newPointSize: CGFloat)") { (descriptor: UIFontDescriptor, size: CGFloat) in descriptor.withSize(size) }
        Method("withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits)") {
          (descriptor: UIFontDescriptor, traits: UIFontDescriptor.SymbolicTraits) in descriptor.withSymbolicTraits(traits)
        }
      }
    }
  }

  private static var uiFontDescriptorSymbolicTraits: DeferredTable {
    uiKitTable("UIFontDescriptor.SymbolicTraits") {
      TypeTable(UIFontDescriptor.SymbolicTraits.self) {
        Property("rawValue", \UIFontDescriptor.SymbolicTraits.rawValue)
        Initializer("init(rawValue: UInt32)") { (rawValue: UInt32) in UIFontDescriptor.SymbolicTraits(rawValue: rawValue) }
        StaticProperty("traitItalic") { UIFontDescriptor.SymbolicTraits.traitItalic }
        StaticProperty("traitBold") { UIFontDescriptor.SymbolicTraits.traitBold }
        StaticProperty("traitExpanded") { UIFontDescriptor.SymbolicTraits.traitExpanded }
        StaticProperty("traitCondensed") { UIFontDescriptor.SymbolicTraits.traitCondensed }
        StaticProperty("traitMonoSpace") { UIFontDescriptor.SymbolicTraits.traitMonoSpace }
        StaticProperty("traitVertical") { UIFontDescriptor.SymbolicTraits.traitVertical }
        StaticProperty("traitUIOptimized") { UIFontDescriptor.SymbolicTraits.traitUIOptimized }
        StaticProperty("traitTightLeading") { UIFontDescriptor.SymbolicTraits.traitTightLeading }
        StaticProperty("traitLooseLeading") { UIFontDescriptor.SymbolicTraits.traitLooseLeading }
      }
    }
  }

  private static var uiSwipeGestureRecognizer: DeferredTable {
    uiKitTable("UISwipeGestureRecognizer") {
      TypeTable(UISwipeGestureRecognizer.self, superclass: UIGestureRecognizer.self) {
        Property("direction", \UISwipeGestureRecognizer.direction)
        Property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        Initializer("init()") { UISwipeGestureRecognizer() }
        Initializer("init(target: Any?, action: Selector?)") { (target: Any?, action: Selector?) in
          UISwipeGestureRecognizer(target: target, action: action)
        }
      }
    }
  }

  private static var uiScreenEdgePan: DeferredTable {
    uiKitTable("UIScreenEdgePanGestureRecognizer") {
      TypeTable(UIScreenEdgePanGestureRecognizer.self, superclass: UIPanGestureRecognizer.self) {
        Property("edges", \UIScreenEdgePanGestureRecognizer.edges)
        Initializer("init()") { UIScreenEdgePanGestureRecognizer() }
        Initializer("init(target: Any?, action: Selector?)") { (target: Any?, action: Selector?) in
          UIScreenEdgePanGestureRecognizer(target: target, action: action)
        }
      }
    }
  }

  private static var uiSwipeDirection: DeferredTable {
    uiKitTable("UISwipeGestureRecognizer.Direction") {
      TypeTable(UISwipeGestureRecognizer.Direction.self) {
        Property("rawValue", \UISwipeGestureRecognizer.Direction.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in UISwipeGestureRecognizer.Direction(rawValue: rawValue) }
        StaticProperty("right") { UISwipeGestureRecognizer.Direction.right }
        StaticProperty("left") { UISwipeGestureRecognizer.Direction.left }
        StaticProperty("up") { UISwipeGestureRecognizer.Direction.up }
        StaticProperty("down") { UISwipeGestureRecognizer.Direction.down }
      }
    }
  }
}
