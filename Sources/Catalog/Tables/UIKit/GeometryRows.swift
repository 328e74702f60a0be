import Foundation
import Inspection
import UIKitModel

/// Tables of transforms, insets, offsets and layers.
enum GeometryRows {
  /// All of them.
  static var all: [DeferredTable] {
    [cgAffineTransform, uiOffset, uiRectEdge, uiEdgeInsets, nsDirectionalEdgeInsets, cgColor]
  }

  private static var cgAffineTransform: DeferredTable {
    uiKitTable("CGAffineTransform") {
      TypeTable(CGAffineTransform.self) {
        Property("a", \CGAffineTransform.a)
        Property("b", \CGAffineTransform.b)
        Property("c", \CGAffineTransform.c)
        Property("d", \CGAffineTransform.d)
        Property("tx", \CGAffineTransform.tx)
        Property("ty", \CGAffineTransform.ty)
        StaticProperty("identity") { CGAffineTransform.identity }
        Initializer("init()") { CGAffineTransform() }
        Initializer("init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)") {
          (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) in
          CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }
        Initializer("init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)") {
          (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) in CGAffineTransform(a, b, c, d, tx, ty)
        }
        Initializer("init(translationX tx: CGFloat, y ty: CGFloat)") { (tx: CGFloat, ty: CGFloat) in
          CGAffineTransform(translationX: tx, y: ty)
        }
        Initializer("init(scaleX sx: CGFloat, y sy: CGFloat)") { (sx: CGFloat, sy: CGFloat) in CGAffineTransform(scaleX: sx, y: sy) }
        Initializer("init(rotationAngle angle: CGFloat)") { (angle: CGFloat) in CGAffineTransform(rotationAngle: angle) }
        Property("isIdentity", \CGAffineTransform.isIdentity, .get)
        Method("concatenating(_ other: CGAffineTransform)") { (transform: CGAffineTransform, other: CGAffineTransform) in
          transform.concatenating(other)
        }
        Method("translatedBy(x: CGFloat, y: CGFloat)") { (transform: CGAffineTransform, x: CGFloat, y: CGFloat) in
          transform.translatedBy(x: x, y: y)
        }
        Method("scaledBy(x: CGFloat, y: CGFloat)") { (transform: CGAffineTransform, x: CGFloat, y: CGFloat) in
          transform.scaledBy(x: x, y: y)
        }
        Method("rotated(by angle: CGFloat)") { (transform: CGAffineTransform, angle: CGFloat) in transform.rotated(by: angle) }
        Method("inverted()") { (transform: CGAffineTransform) in transform.inverted() }
      }
    }
  }

  private static var uiOffset: DeferredTable {
    uiKitTable("UIOffset") {
      TypeTable(UIOffset.self) {
        Property("horizontal", \UIOffset.horizontal)
        Property("vertical", \UIOffset.vertical)
        Initializer("init()") { UIOffset() }
        Initializer("init(horizontal: CGFloat, vertical: CGFloat)") { (horizontal: CGFloat, vertical: CGFloat) in
          UIOffset(horizontal: horizontal, vertical: vertical)
        }
        StaticProperty("zero") { UIOffset.zero }
      }
    }
  }

  private static var uiRectEdge: DeferredTable {
    uiKitTable("UIRectEdge") {
      TypeTable(UIRectEdge.self) {
        Property("rawValue", \UIRectEdge.rawValue)
        Initializer("init(rawValue: UInt)") { (rawValue: UInt) in UIRectEdge(rawValue: rawValue) }
        StaticProperty("top") { UIRectEdge.top }
        StaticProperty("left") { UIRectEdge.left }
        StaticProperty("bottom") { UIRectEdge.bottom }
        StaticProperty("right") { UIRectEdge.right }
        StaticProperty("all") { UIRectEdge.all }
      }
    }
  }

  private static var uiEdgeInsets: DeferredTable {
    uiKitTable("UIEdgeInsets") {
      TypeTable(UIEdgeInsets.self) {
        Property("left", \UIEdgeInsets.left)
        Property("right", \UIEdgeInsets.right)
        Initializer("init()") { UIEdgeInsets() }
      }
    }
  }

  private static var nsDirectionalEdgeInsets: DeferredTable {
    uiKitTable("NSDirectionalEdgeInsets") {
      TypeTable(NSDirectionalEdgeInsets.self) {
        Property("leading", \NSDirectionalEdgeInsets.leading)
        Property("trailing", \NSDirectionalEdgeInsets.trailing)
        Initializer("init()") { NSDirectionalEdgeInsets() }
        Initializer("init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)") {
          (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) in
          NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
      }
    }
  }

  private static var cgColor: DeferredTable {
    uiKitTable("CGColor") {
      TypeTable(CGColor.self) {
        Property("components", \CGColor.components)
        Initializer("init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") {
          (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) in CGColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        Initializer("init(gray: CGFloat, alpha: CGFloat)") { (gray: CGFloat, alpha: CGFloat) in CGColor(gray: gray, alpha: alpha) }
        Property("numberOfComponents", \CGColor.numberOfComponents, .get)
        Property("alpha", \CGColor.alpha, .get)
      }
    }
  }
}
