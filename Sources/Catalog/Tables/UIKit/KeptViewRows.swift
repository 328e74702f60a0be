import Foundation
import Inspection
import UIKitModel

/// Tables of what views, layers and pictures keep without acting on it.
enum KeptViewRows {
  /// All of them.
  static var all: [DeferredTable] { views + bitmaps }

  private static var views: [DeferredTable] {
    [
      uiMotionEffect, uiFocusGroupPriority, uiAccessibilityTraits, uiView, uiViewAnimationTransition, uiContentSizeCategory, uiFontMetrics,
      uiImage, uiImageResizingMode, uiImageDynamicRange, uiImageSymbolScale, uiImageSymbolWeight, uiScrollView,
      uiPinchGestureRecognizer, uiRotationGestureRecognizer,
    ]
  }

  private static var uiMotionEffect: DeferredTable {
    uiKitTable("UIMotionEffect") {
      TypeTable(UIMotionEffect.self) {
      }
    }
  }

  private static var uiFocusGroupPriority: DeferredTable {
    uiKitTable("UIFocusGroupPriority") {
      TypeTable(UIFocusGroupPriority.self) {
        Property("rawValue", \UIFocusGroupPriority.rawValue)
        Initializer("init(rawValue: Int)") { (rawValue: Int) in UIFocusGroupPriority(rawValue: rawValue) }
        StaticProperty("ignored") { UIFocusGroupPriority.ignored }
        StaticProperty("previouslyFocused") { UIFocusGroupPriority.previouslyFocused }
        StaticProperty("prioritized") { UIFocusGroupPriority.prioritized }
        StaticProperty("currentlyFocused") { UIFocusGroupPriority.currentlyFocused }
      }
    }
  }

  private static var uiAccessibilityTraits: DeferredTable {
    uiKitTable("UIAccessibilityTraits") {
      TypeTable(UIAccessibilityTraits.self) {
        Property("rawValue", \UIAccessibilityTraits.rawValue)
        Initializer("init(rawValue: UInt64)") { (rawValue: UInt64) in UIAccessibilityTraits(rawValue: rawValue) }
        StaticProperty("none") { UIAccessibilityTraits.none }
        StaticProperty("button") { UIAccessibilityTraits.button }
        StaticProperty("link") { UIAccessibilityTraits.link }
        StaticProperty("image") { UIAccessibilityTraits.image }
        StaticProperty("selected") { UIAccessibilityTraits.selected }
        StaticProperty("staticText") { UIAccessibilityTraits.staticText }
        StaticProperty("notEnabled") { UIAccessibilityTraits.notEnabled }
        StaticProperty("updatesFrequently") { UIAccessibilityTraits.updatesFrequently }
        StaticProperty("header") { UIAccessibilityTraits.header }
      }
    }
  }

  private static var uiView: DeferredTable {
    uiKitTable("UIView") {
      TypeTable(UIView.self, superclass: UIResponder.self) {
        Property("mask", \UIView.mask).unlisted()
        Property("focusGroupIdentifier", \UIView.focusGroupIdentifier).unlisted()
        Property("focusGroupPriority", \UIView.focusGroupPriority).unlisted()
        Property("interactions", \UIView.interactions).unlisted()
        Method("addInteraction(_ interaction: any UIInteraction)") { (value: UIView, interaction: any UIInteraction) in
          value.addInteraction(interaction)
        }
        Method("removeInteraction(_ interaction: any UIInteraction)") { (value: UIView, interaction: any UIInteraction) in
          value.removeInteraction(interaction)
        }
        Property("motionEffects", \UIView.motionEffects).unlisted()
        Method("addMotionEffect(_ effect: UIMotionEffect)") { (value: UIView, effect: UIMotionEffect) in value.addMotionEffect(effect) }
        Method("removeMotionEffect(_ effect: UIMotionEffect)") { (value: UIView, effect: UIMotionEffect) in value.removeMotionEffect(effect)
        }
        Property("showsLargeContentViewer", \UIView.showsLargeContentViewer).unlisted()
        Property("largeContentTitle", \UIView.largeContentTitle).unlisted()
        Property("scalesLargeContentImage", \UIView.scalesLargeContentImage).unlisted()
        Property("minimumContentSizeCategory", \UIView.minimumContentSizeCategory).unlisted()
        Property("maximumContentSizeCategory", \UIView.maximumContentSizeCategory).unlisted()
        Property("accessibilityTraits", \UIView.accessibilityTraits).unlisted()
        Property("accessibilityElementsHidden", \UIView.accessibilityElementsHidden).unlisted()
        Property("accessibilityViewIsModal", \UIView.accessibilityViewIsModal).unlisted()
        Property("shouldGroupAccessibilityChildren", \UIView.shouldGroupAccessibilityChildren).unlisted()
        Property("accessibilityIgnoresInvertColors", \UIView.accessibilityIgnoresInvertColors).unlisted()
        StaticMethod("userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)") { (attribute: UISemanticContentAttribute) in
          UIView.userInterfaceLayoutDirection(for: attribute)
        }
        StaticMethod(
          "userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection)"
        ) { (attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection) in
          UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: direction)
        }
      }
    }
  }

  private static var uiViewAnimationTransition: DeferredTable {
    uiKitTable("UIView.AnimationTransition") {
      TypeTable(UIView.AnimationTransition.self) {
        EnumCase("none", UIView.AnimationTransition.none)
        EnumCase("flipFromLeft", UIView.AnimationTransition.flipFromLeft)
        EnumCase("flipFromRight", UIView.AnimationTransition.flipFromRight)
        EnumCase("curlUp", UIView.AnimationTransition.curlUp)
        EnumCase("curlDown", UIView.AnimationTransition.curlDown)
      }
    }
  }

  private static var uiContentSizeCategory: DeferredTable {
    uiKitTable("UIContentSizeCategory") {
      TypeTable(UIContentSizeCategory.self) {
        Property("rawValue", \UIContentSizeCategory.rawValue)
        Initializer("init(rawValue: String)") { (rawValue: String) in UIContentSizeCategory(rawValue: rawValue) }
        StaticProperty("unspecified") { UIContentSizeCategory.unspecified }
        StaticProperty("extraSmall") { UIContentSizeCategory.extraSmall }
        StaticProperty("small") { UIContentSizeCategory.small }
        StaticProperty("medium") { UIContentSizeCategory.medium }
        StaticProperty("large") { UIContentSizeCategory.large }
        StaticProperty("extraLarge") { UIContentSizeCategory.extraLarge }
        StaticProperty("extraExtraLarge") { UIContentSizeCategory.extraExtraLarge }
        StaticProperty("extraExtraExtraLarge") { UIContentSizeCategory.extraExtraExtraLarge }
        StaticProperty("accessibilityMedium") { UIContentSizeCategory.accessibilityMedium }
        StaticProperty("accessibilityLarge") { UIContentSizeCategory.accessibilityLarge }
        StaticProperty("accessibilityExtraLarge") { UIContentSizeCategory.accessibilityExtraLarge }
        StaticProperty("accessibilityExtraExtraLarge") { UIContentSizeCategory.accessibilityExtraExtraLarge }
        StaticProperty("accessibilityExtraExtraExtraLarge") { UIContentSizeCategory.accessibilityExtraExtraExtraLarge }
        Property("isAccessibilityCategory", \UIContentSizeCategory.isAccessibilityCategory, .get).unlisted()
        StaticProperty("didChangeNotification") { UIContentSizeCategory.didChangeNotification }
        StaticProperty("newValueUserInfoKey") { UIContentSizeCategory.newValueUserInfoKey }
      }
    }
  }

  private static var uiFontMetrics: DeferredTable {
    uiKitTable("UIFontMetrics") {
      TypeTable(UIFontMetrics.self) {
        Property("textStyle", \UIFontMetrics.textStyle, .get).unlisted()
        Initializer("init(forTextStyle textStyle: UIFont.TextStyle)") { (textStyle: UIFont.TextStyle) in
          UIFontMetrics(forTextStyle: textStyle)
        }
        StaticProperty("default") { UIFontMetrics.default }
        Method("scaledValue(for value: CGFloat)") { (metrics: UIFontMetrics, value: CGFloat) in metrics.scaledValue(for: value) }
        Method("scaledFont(for font: UIFont)") { (value: UIFontMetrics, font: UIFont) in value.scaledFont(for: font) }
        Method("scaledFont(for font: UIFont, maximumPointSize: CGFloat)") {
          (value: UIFontMetrics, font: UIFont, maximumPointSize: CGFloat) in value.scaledFont(for: font, maximumPointSize: maximumPointSize)
        }
      }
    }
  }

  private static var uiImage: DeferredTable {
    uiKitTable("UIImage") {
      TypeTable(UIImage.self) {
        #if !canImport(CoreGraphics)
          Property("cgImage", \UIImage.cgImage, .get).unlisted()
        #endif
        Property("capInsets", \UIImage.capInsets, .get).unlisted()
        Property("resizingMode", \UIImage.resizingMode, .get).unlisted()
        Property("alignmentRectInsets", \UIImage.alignmentRectInsets, .get).unlisted()
        Property("flipsForRightToLeftLayoutDirection", \UIImage.flipsForRightToLeftLayoutDirection, .get).unlisted()
        Property("images", \UIImage.images, .get).unlisted()
        Property("duration", \UIImage.duration, .get).unlisted()
        Property("isHighDynamicRange", \UIImage.isHighDynamicRange, .get).unlisted()
        Property("baselineOffsetFromBottom", \UIImage.baselineOffsetFromBottom, .get).unlisted()
        Method("resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode = .tile)") {
          (value: UIImage, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) in
          value.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        Method("withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets)") { (value: UIImage, alignmentInsets: UIEdgeInsets) in
          value.withAlignmentRectInsets(alignmentInsets)
        }
        Method("imageFlippedForRightToLeftLayoutDirection()") { (value: UIImage) in value.imageFlippedForRightToLeftLayoutDirection() }
        Method("withHorizontallyFlippedOrientation()") { (value: UIImage) in value.withHorizontallyFlippedOrientation() }
        StaticMethod("animatedImage(with images: [UIImage], duration: TimeInterval)") { (images: [UIImage], duration: TimeInterval) in
          UIImage.animatedImage(with: images, duration: duration)
        }
      }
    }
  }

  private static var uiImageResizingMode: DeferredTable {
    uiKitTable("UIImage.ResizingMode") {
      TypeTable(UIImage.ResizingMode.self) {
        EnumCase("tile", UIImage.ResizingMode.tile)
        EnumCase("stretch", UIImage.ResizingMode.stretch)
      }
    }
  }

  private static var uiImageDynamicRange: DeferredTable {
    uiKitTable("UIImage.DynamicRange") {
      TypeTable(UIImage.DynamicRange.self) {
        EnumCase("unspecified", UIImage.DynamicRange.unspecified)
        EnumCase("standard", UIImage.DynamicRange.standard)
        EnumCase("constrainedHigh", UIImage.DynamicRange.constrainedHigh)
        EnumCase("high", UIImage.DynamicRange.high)
      }
    }
  }

  private static var uiImageSymbolScale: DeferredTable {
    uiKitTable("UIImage.SymbolScale") {
      TypeTable(UIImage.SymbolScale.self) {
        EnumCase("default", UIImage.SymbolScale.default)
        EnumCase("unspecified", UIImage.SymbolScale.unspecified)
        EnumCase("small", UIImage.SymbolScale.small)
        EnumCase("medium", UIImage.SymbolScale.medium)
        EnumCase("large", UIImage.SymbolScale.large)
      }
    }
  }

  private static var uiImageSymbolWeight: DeferredTable {
    uiKitTable("UIImage.SymbolWeight") {
      TypeTable(UIImage.SymbolWeight.self) {
        EnumCase("unspecified", UIImage.SymbolWeight.unspecified)
        EnumCase("ultraLight", UIImage.SymbolWeight.ultraLight)
        EnumCase("thin", UIImage.SymbolWeight.thin)
        EnumCase("light", UIImage.SymbolWeight.light)
        EnumCase("regular", UIImage.SymbolWeight.regular)
        EnumCase("medium", UIImage.SymbolWeight.medium)
        EnumCase("semibold", UIImage.SymbolWeight.semibold)
        EnumCase("bold", UIImage.SymbolWeight.bold)
        EnumCase("heavy", UIImage.SymbolWeight.heavy)
        EnumCase("black", UIImage.SymbolWeight.black)
      }
    }
  }

  private static var uiScrollView: DeferredTable {
    uiKitTable("UIScrollView") {
      TypeTable(UIScrollView.self, superclass: UIView.self) {
        Property("visibleSize", \UIScrollView.visibleSize, .get).unlisted()
        Property("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer, .get).unlisted()
        Property("directionalPressGestureRecognizer", \UIScrollView.directionalPressGestureRecognizer, .get).unlisted()
        Property("contentAlignmentPoint", \UIScrollView.contentAlignmentPoint).unlisted()
        Property("transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent).unlisted()
        Property("transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent).unlisted()
      }
    }
  }

  private static var uiPinchGestureRecognizer: DeferredTable {
    uiKitTable("UIPinchGestureRecognizer") {
      TypeTable(UIPinchGestureRecognizer.self, superclass: UIGestureRecognizer.self) {
        Property("scale", \UIPinchGestureRecognizer.scale).unlisted()
        Property("velocity", \UIPinchGestureRecognizer.velocity, .get).unlisted()
        Initializer("init()") { UIPinchGestureRecognizer() }
        Initializer("init(target: Any?, action: Selector?)") { (target: Any?, action: Selector?) in
          UIPinchGestureRecognizer(target: target, action: action)
        }
      }
    }
  }

  private static var uiRotationGestureRecognizer: DeferredTable {
    uiKitTable("UIRotationGestureRecognizer") {
      TypeTable(UIRotationGestureRecognizer.self, superclass: UIGestureRecognizer.self) {
        Property("rotation", \UIRotationGestureRecognizer.rotation).unlisted()
        Property("velocity", \UIRotationGestureRecognizer.velocity, .get).unlisted()
        Initializer("init()") { UIRotationGestureRecognizer() }
        Initializer("init(target: Any?, action: Selector?)") { (target: Any?, action: Selector?) in
          UIRotationGestureRecognizer(target: target, action: action)
        }
      }
    }
  }

  #if canImport(CoreGraphics)
    private static var bitmaps: [DeferredTable] { [] }
  #else
    private static var bitmaps: [DeferredTable] { [cgImage] }

    private static var cgImage: DeferredTable {
      uiKitTable("CGImage") {
        TypeTable(CGImage.self) {
          Property("width", \CGImage.width, .get).unlisted()
          Property("height", \CGImage.height, .get).unlisted()
        }
      }
    }
  #endif
}
