import Foundation
import Inspection
import UIKitModel

/// Tables of visual formats and of the guide of the keyboard.
enum VisualFormatRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      nsLayoutConstraint, nsLayoutConstraintFormatOptions, uiTrackingLayoutGuide, uiKeyboardLayoutGuide, keyboard, uiView,
    ]
  }

  private static var nsLayoutConstraint: DeferredTable {
    uiKitTable("NSLayoutConstraint") {
      TypeTable(NSLayoutConstraint.self) {
        StaticMethod(
          "constraints(withVisualFormat format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?, views: [String: Any])"
        ) { (format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?, views: [String: Any]) in
          NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
        }
      }
    }
  }

  private static var nsLayoutConstraintFormatOptions: DeferredTable {
    uiKitTable("NSLayoutConstraint.FormatOptions") {
      TypeTable(NSLayoutConstraint.FormatOptions.self) {
        Property("rawValue", \NSLayoutConstraint.FormatOptions.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in NSLayoutConstraint.FormatOptions(rawValue: rawValue) }
        StaticProperty("alignAllLeft") { NSLayoutConstraint.FormatOptions.alignAllLeft }
        StaticProperty("alignAllRight") { NSLayoutConstraint.FormatOptions.alignAllRight }
        StaticProperty("alignAllTop") { NSLayoutConstraint.FormatOptions.alignAllTop }
        StaticProperty("alignAllBottom") { NSLayoutConstraint.FormatOptions.alignAllBottom }
        StaticProperty("alignAllLeading") { NSLayoutConstraint.FormatOptions.alignAllLeading }
        StaticProperty("alignAllTrailing") { NSLayoutConstraint.FormatOptions.alignAllTrailing }
        StaticProperty("alignAllCenterX") { NSLayoutConstraint.FormatOptions.alignAllCenterX }
        StaticProperty("alignAllCenterY") { NSLayoutConstraint.FormatOptions.alignAllCenterY }
        StaticProperty("alignAllLastBaseline") { NSLayoutConstraint.FormatOptions.alignAllLastBaseline }
        StaticProperty("alignAllFirstBaseline") { NSLayoutConstraint.FormatOptions.alignAllFirstBaseline }
        StaticProperty("alignmentMask") { NSLayoutConstraint.FormatOptions.alignmentMask }
        StaticProperty("directionLeadingToTrailing") { NSLayoutConstraint.FormatOptions.directionLeadingToTrailing }
        StaticProperty("directionLeftToRight") { NSLayoutConstraint.FormatOptions.directionLeftToRight }
        StaticProperty("directionRightToLeft") { NSLayoutConstraint.FormatOptions.directionRightToLeft }
        StaticProperty("directionMask") { NSLayoutConstraint.FormatOptions.directionMask }
        StaticProperty("spacingEdgeToEdge") { NSLayoutConstraint.FormatOptions.spacingEdgeToEdge }
        StaticProperty("spacingBaselineToBaseline") { NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline }
      }
    }
  }

  private static var uiTrackingLayoutGuide: DeferredTable {
    uiKitTable("UITrackingLayoutGuide") {
      TypeTable(UITrackingLayoutGuide.self, superclass: UILayoutGuide.self) {
      }
    }
  }

  private static var uiKeyboardLayoutGuide: DeferredTable {
    uiKitTable("UIKeyboardLayoutGuide") {
      TypeTable(UIKeyboardLayoutGuide.self, superclass: UITrackingLayoutGuide.self) {
        Property("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard).unlisted()
        Property("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea).unlisted()
        Property("keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding).unlisted()
      }
    }
  }

  private static var keyboard: DeferredTable {
    uiKitTable("Keyboard") {
      TypeTable(Keyboard.self) {
        StaticProperty("height") { Keyboard.height }
      }
    }
  }

  private static var uiView: DeferredTable {
    uiKitTable("UIView") {
      TypeTable(UIView.self, superclass: UIResponder.self) {
        Property("keyboardLayoutGuide", \UIView.keyboardLayoutGuide, .get).unlisted()
      }
    }
  }
}
