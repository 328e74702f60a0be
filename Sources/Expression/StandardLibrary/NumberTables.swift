import Foundation
import Inspection

/// The number types and Bool.
enum NumberTables {
  @ModuleBuilder static var tables: [any ModuleEntry] {
    integer(Int.self)
    DeferredTable("Int8", module: "Swift") { integer(Int8.self) }
    DeferredTable("Int16", module: "Swift") { integer(Int16.self) }
    DeferredTable("Int32", module: "Swift") { integer(Int32.self) }
    DeferredTable("Int64", module: "Swift") { integer(Int64.self) }
    DeferredTable("UInt", module: "Swift") { integer(UInt.self) }
    DeferredTable("UInt8", module: "Swift") { integer(UInt8.self) }
    DeferredTable("UInt16", module: "Swift") { integer(UInt16.self) }
    DeferredTable("UInt32", module: "Swift") { integer(UInt32.self) }
    DeferredTable("UInt64", module: "Swift") { integer(UInt64.self) }
    floating(Double.self)
    DeferredTable("Float", module: "Swift") { floating(Float.self) }
    #if !os(macOS) || !arch(x86_64)
      DeferredTable("Float16", module: "Swift") { floating(Float16.self) }
    #endif
    #if arch(x86_64)
      DeferredTable("Float80", module: "Swift") { floating(Float80.self) }
    #endif
    bool
  }

  private static var bool: TypeTable {
    TypeTable(Bool.self) {
      Initializer("init()") { false }
      Initializer("init(_ value: Bool)") { (value: Bool) in value }
      Initializer("init?(_ description: String)") { (text: String) in Bool(text) }
      Property("description", \Bool.description)
      Property("hashValue", \Bool.hashValue)
      MutatingMethod("toggle()") { (value: inout Bool) in value.toggle() }
      Std.make("static func random() -> Bool") { arguments in
        var surroundings = arguments.surroundings
        return Bool.random(using: &surroundings)
      }
    }
  }

  private static func integer<T: FixedWidthInteger & Sendable>(_ type: T.Type) -> TypeTable {
    TypeTable(type, conformances: ["Strideable"]) {
      IntegerMembers.initializers(type)
      IntegerMembers.properties(type)
      IntegerMembers.methods(type)
    }
  }

  static func floating<T: BinaryFloatingPoint & LosslessStringConvertible>(_ type: T.Type) -> TypeTable {
    TypeTable(type, conformances: ["Strideable"]) {
      FloatingMembers.initializers(type)
      FloatingMembers.properties(type)
      FloatingMembers.constants(type)
      FloatingMembers.methods(type)
    }
  }
}

enum IntegerMembers {
  @TableBuilder static func initializers<T: FixedWidthInteger>(_ type: T.Type) -> [any TableEntry] {
    Initializer("init()") { T() }
    Std.make("@inlinable public init<T>(_ source: T) where T : BinaryInteger") { arguments in
      guard let value = arguments.values[0] as? any BinaryInteger else { throw AccessError.missingArgument(0) }
      return try convert(value, to: type)
    }
    Std.make("public init<T>(_ source: T) where T : BinaryFloatingPoint") { arguments in
      guard let value = arguments.values[0] as? any BinaryFloatingPoint else { throw AccessError.missingArgument(0) }
      return try convert(value, to: type)
    }
    Std.make("public init(_ source: CGFloat)") { arguments in try convert(arguments.value(0, as: CGFloat.self), to: type) }
    Std.make("@inlinable public init?(_ description: String)") { arguments in T(try arguments.value(0, as: String.self)) as Any }
    Std.make("@inlinable public init?<S>(_ text: S, radix: Int = 10) where S : StringProtocol") { arguments in
      let radix: Int = try arguments.value(1)
      guard (2...36).contains(radix) else {
        throw Trap("Swift/IntegerParsing.swift:163: Precondition failed: Radix not in range 2...36")
      }
      return T("\(arguments.values[0])", radix: radix) as Any
    }
    Std.make("@inlinable public init?<T>(exactly source: T) where T : BinaryInteger") { arguments in
      guard let value = arguments.values[0] as? any BinaryInteger else { return T?.none as Any }
      return T(exactly: value) as Any
    }
    Std.make("@inlinable public init?<T>(exactly source: T) where T : BinaryFloatingPoint") { arguments in
      guard let value = arguments.values[0] as? any BinaryFloatingPoint else { return T?.none as Any }
      return T(exactly: value) as Any
    }
    Std.make("@inlinable public init<Other>(clamping source: Other) where Other : BinaryInteger") { arguments in
      guard let value = arguments.values[0] as? any BinaryInteger else { return T.zero }
      return T(clamping: value)
    }
    Std.make("@inlinable public init<T>(truncatingIfNeeded source: T) where T : BinaryInteger") { arguments in
      guard let value = arguments.values[0] as? any BinaryInteger else { return T.zero }
      return T(truncatingIfNeeded: value)
    }
    Std.make("@inlinable public init(bitPattern x: \(T.isSigned ? "U\(T.self)" : "\("\(T.self)".dropFirst())"))") { arguments in
      guard let value = arguments.values[0] as? any BinaryInteger else { return T.zero }
      return T(truncatingIfNeeded: value)
    }
  }

  private static func convert<T: FixedWidthInteger>(_ value: any BinaryInteger, to type: T.Type) throws -> T {
    if let exact = T(exactly: value) { return exact }
    func isNegative<V: BinaryInteger>(_ value: V) -> Bool { value < 0 }
    let place: (line: Int, message: String)
    switch (T.isSigned, isNegative(value)) {
    case (false, true): place = (3320, "Negative value is not representable")
    case (false, false): place = (3324, "Not enough bits to represent the passed value")
    case (true, true): place = (3533, "Not enough bits to represent a signed value")
    case (true, false): place = (3539, "Not enough bits to represent the passed value")
    }
    throw Trap("Swift/Integers.swift:\(place.line): Fatal error: \(place.message)")
  }

  private static func convert<T: FixedWidthInteger>(_ value: any BinaryFloatingPoint, to type: T.Type) throws -> T {
    func open<V: BinaryFloatingPoint>(_ value: V) throws -> T {
      let names = "\(V.self) value cannot be converted to \(T.self) because"
      guard value.isFinite else {
        throw Trap(RuntimeLines.conversion(from: V.self, to: T.self, step: 0, "\(names) it is either infinite or NaN"))
      }
      let whole = value.rounded(.towardZero)
      if let exact = T(exactly: whole) { return exact }
      let isSmall = value < 0
      let what = isSmall ? "the result would be less than \(T.self).min" : "the result would be greater than \(T.self).max"
      throw Trap(RuntimeLines.conversion(from: V.self, to: T.self, step: isSmall ? 3 : 6, "\(names) \(what)"))
    }
    return try open(value)
  }

  @TableBuilder static func properties<T: FixedWidthInteger>(_ type: T.Type) -> [any TableEntry] {
    StaticProperty("max") { T.max }
    StaticProperty("min") { T.min }
    StaticProperty("zero") { T.zero }
    StaticProperty("bitWidth") { T.bitWidth }
    StaticProperty("isSigned") { T.isSigned }
    Property("description", \T.description)
    Property("hashValue", \T.hashValue)
    Property("magnitude", \T.magnitude)
    Property("bitWidth", \T.bitWidth)
    Property("leadingZeroBitCount", \T.leadingZeroBitCount)
    Property("trailingZeroBitCount", \T.trailingZeroBitCount)
    Property("nonzeroBitCount", \T.nonzeroBitCount)
    Property("bigEndian", \T.bigEndian)
    Property("littleEndian", \T.littleEndian)
    Property("byteSwapped", \T.byteSwapped)
  }

  @TableBuilder static func methods<T: FixedWidthInteger>(_ type: T.Type) -> [any TableEntry] {
    Method("isMultiple(of:)") { (value: T, other: T) in value.isMultiple(of: other) }
    Method("signum()") { (value: T) in value.signum() }
    Std.method("@inlinable public func distance(to other: Self) -> Int") { root, arguments in
      let (a, b): (T, T) = (try Std.typed(root), try arguments.value(0))
      return Int(b) - Int(a)
    }
    Std.method("@inlinable public func advanced(by n: Int) -> Self") { root, arguments in
      let (a, n): (T, Int) = (try Std.typed(root), try arguments.value(0))
      guard let step = T(exactly: n) else { throw Trap(nil) }
      let sum = a.addingReportingOverflow(step)
      if sum.overflow { throw Trap(nil) }
      return sum.partialValue
    }
    Std.method("@inlinable public func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)") {
      root, arguments in
      let (a, b): (T, T) = (try Std.typed(root), try arguments.value(0))
      if b == 0 { throw Trap(RuntimeLines.division(T.self)) }
      return a.quotientAndRemainder(dividingBy: b)
    }
    for (name, text) in [("addingReportingOverflow", "+"), ("subtractingReportingOverflow", "-"), ("multipliedReportingOverflow", "*")] {
      Std.method("@inlinable public func \(name)(\(text == "*" ? "by" : "_") rhs: Self) -> (partialValue: Self, overflow: Bool)") {
        root, arguments in
        let (a, b): (T, T) = (try Std.typed(root), try arguments.value(0))
        let result: (partialValue: T, overflow: Bool)
        switch text {
        case "+": result = a.addingReportingOverflow(b)
        case "-": result = a.subtractingReportingOverflow(b)
        default: result = a.multipliedReportingOverflow(by: b)
        }
        return result
      }
    }
    Std.mutating("@inlinable public func negate()") { root, _ in
      root = try Arithmetic.sign("-", root)
      return ()
    }
    Std.make("static func random(in range: Range<Self>) -> Self") { arguments in
      let range: Range<T> = try arguments.value(0)
      guard !range.isEmpty else { throw Trap("Swift/Random.swift:1: Fatal error: Cannot get random value with an empty range") }
      var surroundings = arguments.surroundings
      return T.random(in: range, using: &surroundings)
    }
    Std.make("static func random(in range: ClosedRange<Self>) -> Self") { arguments in
      var surroundings = arguments.surroundings
      return T.random(in: try arguments.value(0, as: ClosedRange<T>.self), using: &surroundings)
    }
  }
}

enum FloatingMembers {
  @TableBuilder static func initializers<T: BinaryFloatingPoint & LosslessStringConvertible>(_ type: T.Type) -> [any TableEntry] {
    Initializer("init()") { T(0) }
    Std.make("@inlinable public init<Source>(_ value: Source) where Source : BinaryInteger") { arguments in
      guard let value = arguments.values[0] as? any BinaryInteger else { throw AccessError.missingArgument(0) }
      func open<V: BinaryInteger>(_ value: V) -> Any { T(value) }
      return open(value)
    }
    Std.make("@inlinable public init<Source>(_ value: Source) where Source : BinaryFloatingPoint") { arguments in
      guard let value = arguments.values[0] as? any BinaryFloatingPoint else { throw AccessError.missingArgument(0) }
      func open<V: BinaryFloatingPoint>(_ value: V) -> Any { T(value) }
      return open(value)
    }
    Std.make("@inlinable public init?<S>(_ text: S) where S : StringProtocol") { arguments in T("\(arguments.values[0])") as Any }
  }

  @TableBuilder static func properties<T: BinaryFloatingPoint>(_ type: T.Type) -> [any TableEntry] {
    Property("magnitude", \T.magnitude)
    Property("isNaN", \T.isNaN)
    Property("isFinite", \T.isFinite)
    Property("isInfinite", \T.isInfinite)
    Property("isZero", \T.isZero)
    Property("ulp", \T.ulp)
    Property("nextUp", \T.nextUp)
    Property("nextDown", \T.nextDown)
    Property("hashValue", \T.hashValue)
    Property("sign", \T.sign)
    Property("significand", \T.significand)
    Std.property("description: String") { "\($0)" }
    Std.property("debugDescription: String") { String(reflecting: $0) }
  }

  @TableBuilder static func constants<T: BinaryFloatingPoint>(_ type: T.Type) -> [any TableEntry] {
    StaticProperty("pi") { T.pi }
    StaticProperty("infinity") { T.infinity }
    StaticProperty("nan") { T.nan }
    StaticProperty("zero") { T.zero }
    StaticProperty("ulpOfOne") { T.ulpOfOne }
    StaticProperty("greatestFiniteMagnitude") { T.greatestFiniteMagnitude }
    StaticProperty("leastNonzeroMagnitude") { T.leastNonzeroMagnitude }
    StaticProperty("leastNormalMagnitude") { T.leastNormalMagnitude }
    Std.make("static func random(in range: Range<Self>) -> Self") { arguments in
      let range: Range<Double> = try randomRange(arguments.values[0])
      var surroundings = arguments.surroundings
      return T(Double.random(in: range, using: &surroundings))
    }
    Std.make("static func random(in range: ClosedRange<Self>) -> Self") { arguments in
      let range: ClosedRange<T> = try arguments.value(0)
      var surroundings = arguments.surroundings
      return T(Double.random(in: Double(range.lowerBound)...Double(range.upperBound), using: &surroundings))
    }
  }

  private static func randomRange(_ value: Any) throws -> Range<Double> {
    guard let range = value as? any RangeExpression else { throw AccessError.missingArgument(0) }
    func open<R: RangeExpression>(_ range: R) throws -> Range<Double> {
      guard let range = range as? Range<R.Bound>, let lower = range.lowerBound as? any BinaryFloatingPoint,
        let upper = range.upperBound as? any BinaryFloatingPoint, !range.isEmpty
      else { throw Trap("Swift/FloatingPoint.swift:1: Fatal error: Cannot get random value with an empty range") }
      return Double(lower)..<Double(upper)
    }
    return try open(range)
  }

  @TableBuilder static func methods<T: BinaryFloatingPoint>(_ type: T.Type) -> [any TableEntry] {
    Method("rounded()") { (value: T) in value.rounded() }
    Method("rounded(_ rule: FloatingPointRoundingRule)") { (value: T, rule: FloatingPointRoundingRule) in value.rounded(rule) }
    Method("squareRoot()") { (value: T) in value.squareRoot() }
    Method("truncatingRemainder(dividingBy:)") { (value: T, other: T) in value.truncatingRemainder(dividingBy: other) }
    Method("remainder(dividingBy:)") { (value: T, other: T) in value.remainder(dividingBy: other) }
    Method("isLess(than:)") { (value: T, other: T) in value.isLess(than: other) }
    Method("distance(to:)") { (value: T, other: T) in other - value }
    Method("advanced(by:)") { (value: T, other: T) in value + other }
    MutatingMethod("round()") { (value: inout T) in value.round() }
    MutatingMethod("negate()") { (value: inout T) in value.negate() }
  }
}
