import Foundation
import Inspection
import UIKitModel

/// Tables of what layers keep without acting on it, and of visual effects.
enum KeptLayerRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      caLayerContentsGravity, caLayer, uiVisualEffect, uiBlurEffect, uiBlurEffectStyle,
    ]
  }

  private static var caLayerContentsGravity: DeferredTable {
    uiKitTable("CALayerContentsGravity") {
      TypeTable(CALayerContentsGravity.self) {
        Property("rawValue", \CALayerContentsGravity.rawValue)
        Initializer("init(rawValue: String)") { (rawValue: String) in CALayerContentsGravity(rawValue: rawValue) }
        StaticProperty("center") { CALayerContentsGravity.center }
        StaticProperty("top") { CALayerContentsGravity.top }
        StaticProperty("bottom") { CALayerContentsGravity.bottom }
        StaticProperty("left") { CALayerContentsGravity.left }
        StaticProperty("right") { CALayerContentsGravity.right }
        StaticProperty("topLeft") { CALayerContentsGravity.topLeft }
        StaticProperty("topRight") { CALayerContentsGravity.topRight }
        StaticProperty("bottomLeft") { CALayerContentsGravity.bottomLeft }
        StaticProperty("bottomRight") { CALayerContentsGravity.bottomRight }
        StaticProperty("resize") { CALayerContentsGravity.resize }
        StaticProperty("resizeAspect") { CALayerContentsGravity.resizeAspect }
        StaticProperty("resizeAspectFill") { CALayerContentsGravity.resizeAspectFill }
      }
    }
  }

  private static var caLayer: DeferredTable {
    uiKitTable("CALayer") {
      TypeTable(CALayer.self) {
        Property("contents", \CALayer.contents).unlisted()
        Property("contentsGravity", \CALayer.contentsGravity).unlisted()
        Property("contentsRect", \CALayer.contentsRect).unlisted()
        Property("contentsCenter", \CALayer.contentsCenter).unlisted()
        Property("mask", \CALayer.mask).unlisted()
        Property("anchorPointZ", \CALayer.anchorPointZ).unlisted()
        Property("isDoubleSided", \CALayer.isDoubleSided).unlisted()
        Property("isGeometryFlipped", \CALayer.isGeometryFlipped).unlisted()
        Property("shouldRasterize", \CALayer.shouldRasterize).unlisted()
        Property("rasterizationScale", \CALayer.rasterizationScale).unlisted()
        Property("drawsAsynchronously", \CALayer.drawsAsynchronously).unlisted()
        Property("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange).unlisted()
        Property("allowsGroupOpacity", \CALayer.allowsGroupOpacity).unlisted()
        Property("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing).unlisted()
        Property("beginTime", \CALayer.beginTime).unlisted()
        Property("timeOffset", \CALayer.timeOffset).unlisted()
        Property("speed", \CALayer.speed).unlisted()
        Property("repeatCount", \CALayer.repeatCount).unlisted()
        Property("autoreverses", \CALayer.autoreverses).unlisted()
      }
    }
  }

  private static var uiVisualEffect: DeferredTable {
    uiKitTable("UIVisualEffect") {
      TypeTable(UIVisualEffect.self) {
      }
    }
  }

  private static var uiBlurEffect: DeferredTable {
    uiKitTable("UIBlurEffect") {
      TypeTable(UIBlurEffect.self, superclass: UIVisualEffect.self) {
        Initializer("init(style: UIBlurEffect.Style)") { (style: UIBlurEffect.Style) in UIBlurEffect(style: style) }
        Method("isEqual(_ object: Any?)") { (value: UIBlurEffect, object: Any?) in value.isEqual(object) }
        Property("hash", \UIBlurEffect.hash, .get).unlisted()
      }
    }
  }

  private static var uiBlurEffectStyle: DeferredTable {
    uiKitTable("UIBlurEffect.Style") {
      TypeTable(UIBlurEffect.Style.self) {
        EnumCase("extraLight", UIBlurEffect.Style.extraLight)
        EnumCase("light", UIBlurEffect.Style.light)
        EnumCase("dark", UIBlurEffect.Style.dark)
        EnumCase("regular", UIBlurEffect.Style.regular)
        EnumCase("prominent", UIBlurEffect.Style.prominent)
        EnumCase("systemUltraThinMaterial", UIBlurEffect.Style.systemUltraThinMaterial)
        EnumCase("systemThinMaterial", UIBlurEffect.Style.systemThinMaterial)
        EnumCase("systemMaterial", UIBlurEffect.Style.systemMaterial)
        EnumCase("systemThickMaterial", UIBlurEffect.Style.systemThickMaterial)
        EnumCase("systemChromeMaterial", UIBlurEffect.Style.systemChromeMaterial)
        EnumCase("systemUltraThinMaterialLight", UIBlurEffect.Style.systemUltraThinMaterialLight)
        EnumCase("systemThinMaterialLight", UIBlurEffect.Style.systemThinMaterialLight)
        EnumCase("systemMaterialLight", UIBlurEffect.Style.systemMaterialLight)
        EnumCase("systemThickMaterialLight", UIBlurEffect.Style.systemThickMaterialLight)
        EnumCase("systemChromeMaterialLight", UIBlurEffect.Style.systemChromeMaterialLight)
        EnumCase("systemUltraThinMaterialDark", UIBlurEffect.Style.systemUltraThinMaterialDark)
        EnumCase("systemThinMaterialDark", UIBlurEffect.Style.systemThinMaterialDark)
        EnumCase("systemMaterialDark", UIBlurEffect.Style.systemMaterialDark)
        EnumCase("systemThickMaterialDark", UIBlurEffect.Style.systemThickMaterialDark)
        EnumCase("systemChromeMaterialDark", UIBlurEffect.Style.systemChromeMaterialDark)
      }
    }
  }
}
