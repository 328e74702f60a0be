import Foundation
import Inspection

extension FoundationTables {
  @ModuleBuilder static var geometry: [any ModuleEntry] {
    NumberTables.cgFloat
    TypeTable(CGPoint.self) {
      Initializer("init()") { CGPoint() }
      Initializer("public init(x: Int, y: Int)") { (x: Int, y: Int) in CGPoint(x: x, y: y) }
      Initializer("public init(x: Double, y: Double)") { (x: Double, y: Double) in CGPoint(x: x, y: y) }
      Initializer("public init(x: CGFloat, y: CGFloat)") { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
      Property("x", \CGPoint.x)
      Property("y", \CGPoint.y)
      StaticProperty("zero") { CGPoint.zero }
    }
    TypeTable(CGSize.self) {
      Initializer("init()") { CGSize() }
      Initializer("public init(width: Int, height: Int)") { (width: Int, height: Int) in CGSize(width: width, height: height) }
      Initializer("public init(width: Double, height: Double)") { (width: Double, height: Double) in CGSize(width: width, height: height) }
      Initializer("public init(width: CGFloat, height: CGFloat)") { (width: CGFloat, height: CGFloat) in
        CGSize(width: width, height: height)
      }
      Property("width", \CGSize.width)
      Property("height", \CGSize.height)
      StaticProperty("zero") { CGSize.zero }
    }
    rect
  }

  private static var rect: TypeTable {
    TypeTable(CGRect.self) {
      Initializer("init()") { CGRect() }
      Initializer("init(origin: CGPoint, size: CGSize)") { (origin: CGPoint, size: CGSize) in CGRect(origin: origin, size: size) }
      Initializer("public init(x: Int, y: Int, width: Int, height: Int)") { (x: Int, y: Int, width: Int, height: Int) in
        CGRect(x: x, y: y, width: width, height: height)
      }
      Initializer("public init(x: Double, y: Double, width: Double, height: Double)") {
        (x: Double, y: Double, width: Double, height: Double) in
        CGRect(x: x, y: y, width: width, height: height)
      }
      Initializer("public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)") {
        (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in
        CGRect(x: x, y: y, width: width, height: height)
      }
      Property("origin", \CGRect.origin)
      Property("size", \CGRect.size)
      for (name, path) in [
        ("width", \CGRect.width), ("height", \CGRect.height), ("minX", \CGRect.minX), ("midX", \CGRect.midX),
        ("maxX", \CGRect.maxX), ("minY", \CGRect.minY), ("midY", \CGRect.midY), ("maxY", \CGRect.maxY),
      ] as [(String, KeyPath<CGRect, CGFloat>)] {
        Property(name, path)
      }
      Property("isEmpty", \CGRect.isEmpty)
      Property("isNull", \CGRect.isNull)
      Property("isInfinite", \CGRect.isInfinite)
      Property("standardized", \CGRect.standardized)
      Property("integral", \CGRect.integral)
      Method("public func contains(_ point: CGPoint) -> Bool") { (rect: CGRect, point: CGPoint) in
        rect.hasEdges && rect.contains(point)
      }
      Method("public func contains(_ rect2: CGRect) -> Bool") { (rect: CGRect, other: CGRect) in
        rect.hasEdges && other.hasEdges && rect.contains(other)
      }
      Method("intersects(_:)") { (rect: CGRect, other: CGRect) in
        rect.hasEdges && other.hasEdges && rect.intersects(other)
      }
      Method("intersection(_:)") { (rect: CGRect, other: CGRect) in
        rect.hasEdges && other.hasEdges ? rect.intersection(other) : .null
      }
      Method("union(_:)") { (rect: CGRect, other: CGRect) in rect.union(other) }
      Method("insetBy(dx:dy:)") { (rect: CGRect, dx: CGFloat, dy: CGFloat) in rect.insetBy(dx: dx, dy: dy) }
      Method("offsetBy(dx:dy:)") { (rect: CGRect, dx: CGFloat, dy: CGFloat) in rect.offsetBy(dx: dx, dy: dy) }
      StaticProperty("zero") { CGRect.zero }
      StaticProperty("null") { CGRect.null }
      StaticProperty("infinite") { CGRect.infinite }
    }
  }

  @ModuleBuilder static var others: [any ModuleEntry] {
    components
    TypeTable(String.Encoding.self) {
      StaticProperty("utf8") { String.Encoding.utf8 }
      StaticProperty("utf16") { String.Encoding.utf16 }
      StaticProperty("ascii") { String.Encoding.ascii }
      StaticProperty("unicode") { String.Encoding.unicode }
    }
    TypeTable(CharacterSet.self) {
      StaticProperty("whitespaces") { CharacterSet.whitespaces }
      StaticProperty("whitespacesAndNewlines") { CharacterSet.whitespacesAndNewlines }
      StaticProperty("newlines") { CharacterSet.newlines }
      StaticProperty("letters") { CharacterSet.letters }
      StaticProperty("decimalDigits") { CharacterSet.decimalDigits }
      StaticProperty("alphanumerics") { CharacterSet.alphanumerics }
      StaticProperty("punctuationCharacters") { CharacterSet.punctuationCharacters }
      Initializer("init(charactersIn string: String)") { (text: String) in CharacterSet(charactersIn: text) }
    }
    TypeTable(ComparisonResult.self) {
      EnumCase("orderedAscending", ComparisonResult.orderedAscending)
      EnumCase("orderedSame", ComparisonResult.orderedSame)
      EnumCase("orderedDescending", ComparisonResult.orderedDescending)
    }
    TypeTable(Notification.Name.self) {
      Initializer("init(_ rawValue: String)") { (text: String) in Notification.Name(text) }
    }
    TypeTable(NSError.self) {
      Std.make("init(domain: String, code: Int, userInfo: [String: Any]? = nil)") { arguments in
        NSError(domain: try arguments.value(0), code: try arguments.value(1))
      }
      Property("code", get: { (error: NSError) in error.code })
      Property("domain", get: { (error: NSError) in error.domain })
      Property("localizedDescription", get: { (error: NSError) in error.localizedDescription })
    }
  }

  @ModuleBuilder private static var components: [any ModuleEntry] {
    TypeTable(DateComponents.self) {
      Std.make("init(year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil)") {
        arguments in
        DateComponents(
          year: try arguments.value(0), month: try arguments.value(1), day: try arguments.value(2),
          hour: try arguments.value(3), minute: try arguments.value(4), second: try arguments.value(5))
      }
      for (name, path) in [
        ("year", \DateComponents.year), ("month", \DateComponents.month), ("day", \DateComponents.day),
        ("hour", \DateComponents.hour), ("minute", \DateComponents.minute), ("second", \DateComponents.second),
        ("weekday", \DateComponents.weekday), ("nanosecond", \DateComponents.nanosecond),
      ] as [(String, WritableKeyPath<DateComponents, Int?>)] {
        Property(name, path)
      }
      Property("description", \DateComponents.description)
    }
    TypeTable(Calendar.Component.self) {
      EnumCase("era", Calendar.Component.era)
      EnumCase("year", Calendar.Component.year)
      EnumCase("month", Calendar.Component.month)
      EnumCase("day", Calendar.Component.day)
      EnumCase("hour", Calendar.Component.hour)
      EnumCase("minute", Calendar.Component.minute)
      EnumCase("second", Calendar.Component.second)
      EnumCase("weekday", Calendar.Component.weekday)
      EnumCase("nanosecond", Calendar.Component.nanosecond)
    }
    TypeTable(Calendar.self)
    notification
  }
}

extension FoundationTables {
  private static var notification: TypeTable {
    var table = TypeTable(Notification.self)
    table.aliases["Name"] = SwiftType(Notification.Name.self)
    return table
  }
}

extension NumberTables {
  static var cgFloat: TypeTable {
    TypeTable(CGFloat.self, conformances: ["Strideable"]) {
      Initializer("init()") { CGFloat() }
      Std.make("init(_ value: Double)") { CGFloat(try $0.value(0, as: Double.self)) }
      Std.make("init<Source>(_ value: Source) where Source : BinaryInteger") { arguments in
        guard let value = arguments.values[0] as? any BinaryInteger else { throw AccessError.missingArgument(0) }
        func open<V: BinaryInteger>(_ value: V) -> Any { CGFloat(value) }
        return open(value)
      }
      Std.make("init(_ value: CGFloat)") { $0.values[0] }
      Std.make("init(_ value: Float)") { CGFloat(try $0.value(0, as: Float.self)) }
      FloatingMembers.properties(CGFloat.self)
      FloatingMembers.constants(CGFloat.self)
      FloatingMembers.methods(CGFloat.self)
    }
  }
}

extension CGRect {
  /// Whether all four edges are numbers. Foundation ends the program over one that is not; on Apple's systems such a rectangle touches
  /// nothing.
  fileprivate var hasEdges: Bool { !minX.isNaN && !maxX.isNaN && !minY.isNaN && !maxY.isNaN }
}
