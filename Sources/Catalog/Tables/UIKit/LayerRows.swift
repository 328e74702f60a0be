import Foundation
import Inspection
import UIKitModel

/// Tables that complete what layers offer.
enum LayerRows {
  /// All of them.
  static var all: [DeferredTable] {
    [caLayer, caCornerMask, caLayerCornerCurve, caLayerDelegate]
  }

  private static var caLayer: DeferredTable {
    uiKitTable("CALayer") {
      TypeTable(CALayer.self) {
        Method("presentation()") { (layer: CALayer) in layer.presentation() }
        Method("removeAllAnimations()") { (layer: CALayer) in layer.removeAllAnimations() }
        Method("animationKeys()") { (layer: CALayer) in layer.animationKeys() }
        Method("contains(_ point: CGPoint)") { (layer: CALayer, point: CGPoint) in layer.contains(point) }
        Method("convert(_ point: CGPoint, to layer: CALayer?)") { (layer: CALayer, point: CGPoint, other: CALayer?) in
          layer.convert(point, to: other)
        }
        Method("convert(_ point: CGPoint, from layer: CALayer?)") { (layer: CALayer, point: CGPoint, other: CALayer?) in
          layer.convert(point, from: other)
        }
        Method("hitTest(_ point: CGPoint)") { (layer: CALayer, point: CGPoint) in layer.hitTest(point) }
        Method("replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer)") { (layer: CALayer, oldLayer: CALayer, newLayer: CALayer) in
          layer.replaceSublayer(oldLayer, with: newLayer)
        }
        Property("position", \CALayer.position)
        Property("bounds", \CALayer.bounds)
        Method("affineTransform()") { (layer: CALayer) in layer.affineTransform() }
        Method("setAffineTransform(_ transform: CGAffineTransform)") { (layer: CALayer, transform: CGAffineTransform) in
          layer.setAffineTransform(transform)
        }
        Property("isHidden", \CALayer.isHidden)
        Property("isOpaque", \CALayer.isOpaque)
        Property("maskedCorners", \CALayer.maskedCorners)
        Property("cornerCurve", \CALayer.cornerCurve)
        Property("borderWidth", \CALayer.borderWidth)
        Property("shadowOpacity", \CALayer.shadowOpacity)
        Property("shadowOffset", \CALayer.shadowOffset)
        Property("contentsScale", \CALayer.contentsScale)
        Property("delegate", \CALayer.delegate)
        Property("superlayer", \CALayer.superlayer, .get)
        Property("name", \CALayer.name)
        Method("addSublayer(_ layer: CALayer)") { (layer: CALayer, other: CALayer) in layer.addSublayer(other) }
        Method("insertSublayer(_ layer: CALayer, at index: UInt32)") { (layer: CALayer, other: CALayer, index: UInt32) in
          layer.insertSublayer(other, at: index)
        }
        Method("removeFromSuperlayer()") { (layer: CALayer) in layer.removeFromSuperlayer() }
        Method("setNeedsLayout()") { (layer: CALayer) in layer.setNeedsLayout() }
        Method("layoutIfNeeded()") { (layer: CALayer) in layer.layoutIfNeeded() }
        Method("setNeedsDisplay()") { (layer: CALayer) in layer.setNeedsDisplay() }
        Property("backgroundColor", \CALayer.backgroundColor)
        Property("borderColor", \CALayer.borderColor)
        Property("shadowColor", \CALayer.shadowColor)
      }
    }
  }

  private static var caCornerMask: DeferredTable {
    uiKitTable("CACornerMask") {
      TypeTable(CACornerMask.self) {
        Property("rawValue", \CACornerMask.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in CACornerMask(rawValue: rawValue) }
        StaticProperty("layerMinXMinYCorner") { CACornerMask.layerMinXMinYCorner }
        StaticProperty("layerMaxXMinYCorner") { CACornerMask.layerMaxXMinYCorner }
        StaticProperty("layerMinXMaxYCorner") { CACornerMask.layerMinXMaxYCorner }
        StaticProperty("layerMaxXMaxYCorner") { CACornerMask.layerMaxXMaxYCorner }
      }
    }
  }

  private static var caLayerCornerCurve: DeferredTable {
    uiKitTable("CALayerCornerCurve") {
      TypeTable(CALayerCornerCurve.self) {
        Property("rawValue", \CALayerCornerCurve.rawValue)
        Initializer("init(rawValue: String)") { (rawValue: String) in CALayerCornerCurve(rawValue: rawValue) }
        StaticProperty("circular") { CALayerCornerCurve.circular }
        StaticProperty("continuous") { CALayerCornerCurve.continuous }
      }
    }
  }

  private static var caLayerDelegate: DeferredTable {
    uiKitTable("CALayerDelegate") {
      TypeTable((any CALayerDelegate).self) {
        Method("layoutSublayers(of layer: CALayer)") { (delegate: any CALayerDelegate, layer: CALayer) in
          delegate.layoutSublayers(of: layer)
        }
      }
    }
  }
}
