import Foundation
import Inspection

/// CoreGraphics' values, which Foundation declares on every platform but Apple's.
enum FoundationGeometryTables {
  static var all: [any ModuleEntry] { [point, size, rectangle] }

  private static var point: TypeTable {
    TypeTable(CGPoint.self) {
      Property("x", \CGPoint.x)
      Property("y", \CGPoint.y)
      StaticProperty("zero", .get, get: { CGPoint.zero })
      Initializer("public init()") { CGPoint() }
      Initializer("public init(x: CGFloat, y: CGFloat)") { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
    }
  }

  private static var size: TypeTable {
    TypeTable(CGSize.self) {
      Property("width", \CGSize.width)
      Property("height", \CGSize.height)
      StaticProperty("zero", .get, get: { CGSize.zero })
      Initializer("public init()") { CGSize() }
      Initializer("public init(width: CGFloat, height: CGFloat)") { (width: CGFloat, height: CGFloat) in
        CGSize(width: width, height: height)
      }
    }
  }

  private static var rectangle: TypeTable {
    TypeTable(CGRect.self) { rectangleProperties + rectangleMethods }
  }

  private static var rectangleProperties: [any TableEntry] {
    [
      Property("origin", \CGRect.origin),
      Property("size", \CGRect.size),
      Property("width", \CGRect.width),
      Property("height", \CGRect.height),
      Property("minX", \CGRect.minX),
      Property("midX", \CGRect.midX),
      Property("maxX", \CGRect.maxX),
      Property("minY", \CGRect.minY),
      Property("midY", \CGRect.midY),
      Property("maxY", \CGRect.maxY),
      Property("isEmpty", \CGRect.isEmpty),
      Property("isNull", \CGRect.isNull),
      Property("isInfinite", \CGRect.isInfinite),
      Property("standardized", \CGRect.standardized),
      Property("integral", \CGRect.integral),
      StaticProperty("zero", .get, get: { CGRect.zero }),
      StaticProperty("null", .get, get: { CGRect.null }),
      StaticProperty("infinite", .get, get: { CGRect.infinite }),
    ]
  }

  private static var rectangleMethods: [any TableEntry] {
    [
      Initializer("public init()") { CGRect() },
      Initializer("public init(origin: CGPoint, size: CGSize)") { (origin: CGPoint, size: CGSize) in
        CGRect(origin: origin, size: size)
      },
      Initializer("public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)") {
        (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in CGRect(x: x, y: y, width: width, height: height)
      },
      Method("public func contains(_ point: CGPoint) -> Bool") { (rect: CGRect, point: CGPoint) in rect.contains(point) },
      Method("public func contains(_ rect2: CGRect) -> Bool") { (rect: CGRect, other: CGRect) in rect.contains(other) },
      Method("public func intersects(_ r2: CGRect) -> Bool") { (rect: CGRect, other: CGRect) in rect.intersects(other) },
      Method("public func intersection(_ r2: CGRect) -> CGRect") { (rect: CGRect, other: CGRect) in
        rect.intersection(other)
      },
      Method("public func union(_ r2: CGRect) -> CGRect") { (rect: CGRect, other: CGRect) in rect.union(other) },
      Method("public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { (rect: CGRect, dx: CGFloat, dy: CGFloat) in
        rect.insetBy(dx: dx, dy: dy)
      },
      Method("public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { (rect: CGRect, dx: CGFloat, dy: CGFloat) in
        rect.offsetBy(dx: dx, dy: dy)
      },
    ]
  }
}
