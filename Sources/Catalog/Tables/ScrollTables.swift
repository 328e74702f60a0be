import Foundation
import Inspection
import UIKitModel

/// Tables of the small types that scrolling uses.
enum ScrollTables {
  /// All of them.
  static var all: [TypeTable] { [insets, decelerationRate, insetAdjustment, dismissMode, indicatorStyle, scrollRecorder] }

  private static var insets: TypeTable {
    TypeTable(UIEdgeInsets.self, fresh: UIEdgeInsets.zero) {
      Property("top", \UIEdgeInsets.top)
      Property("left", \UIEdgeInsets.left)
      Property("bottom", \UIEdgeInsets.bottom)
      Property("right", \UIEdgeInsets.right)
      StaticProperty("zero") { UIEdgeInsets.zero }
      Initializer("init()") { UIEdgeInsets() }
      Initializer("init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)") {
        (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) in
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
      }
    }
  }

  private static var decelerationRate: TypeTable {
    TypeTable(UIScrollView.DecelerationRate.self) {
      StaticProperty("normal") { UIScrollView.DecelerationRate.normal }
      StaticProperty("fast") { UIScrollView.DecelerationRate.fast }
    }
  }

  private static var insetAdjustment: TypeTable {
    TypeTable(UIScrollView.ContentInsetAdjustmentBehavior.self) {
      EnumCase("automatic", UIScrollView.ContentInsetAdjustmentBehavior.automatic)
      EnumCase("scrollableAxes", UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes)
      EnumCase("never", UIScrollView.ContentInsetAdjustmentBehavior.never)
      EnumCase("always", UIScrollView.ContentInsetAdjustmentBehavior.always)
    }
  }

  private static var dismissMode: TypeTable {
    TypeTable(UIScrollView.KeyboardDismissMode.self) {
      EnumCase("none", UIScrollView.KeyboardDismissMode.none)
      EnumCase("onDrag", UIScrollView.KeyboardDismissMode.onDrag)
      EnumCase("interactive", UIScrollView.KeyboardDismissMode.interactive)
    }
  }

  private static var indicatorStyle: TypeTable {
    TypeTable(UIScrollView.IndicatorStyle.self) {
      EnumCase("default", UIScrollView.IndicatorStyle.default)
      EnumCase("black", UIScrollView.IndicatorStyle.black)
      EnumCase("white", UIScrollView.IndicatorStyle.white)
    }
  }

  private static var scrollRecorder: TypeTable {
    TypeTable(ScrollRecorder.self, fresh: ScrollRecorder()) {
      Property("log", \ScrollRecorder.log)
      Property("offsetChanges", \ScrollRecorder.offsetChanges)
    }
  }
}
