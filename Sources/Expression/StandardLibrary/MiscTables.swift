import Foundation
import Inspection

/// Protocols, type-erasing types, reflection and free functions.
enum MiscTables {
  @ModuleBuilder static var tables: [any ModuleEntry] {
    protocols
    others
    TypeTable(FloatingPointRoundingRule.self) {
      EnumCase("toNearestOrAwayFromZero", FloatingPointRoundingRule.toNearestOrAwayFromZero)
      EnumCase("toNearestOrEven", FloatingPointRoundingRule.toNearestOrEven)
      EnumCase("up", FloatingPointRoundingRule.up)
      EnumCase("down", FloatingPointRoundingRule.down)
      EnumCase("towardZero", FloatingPointRoundingRule.towardZero)
      EnumCase("awayFromZero", FloatingPointRoundingRule.awayFromZero)
    }
    TypeTable(FloatingPointSign.self) {
      EnumCase("plus", FloatingPointSign.plus)
      EnumCase("minus", FloatingPointSign.minus)
    }
    Alias("Float64", "Double")
    Alias("Float32", "Float")
    Alias("UnicodeScalar", "Unicode.Scalar")
    Alias("AnyClass", "AnyObject.Type")
    TypeTable(CancellationError.self) { Initializer("init()") { CancellationError() } }
  }

  @ModuleBuilder private static var protocols: [any ModuleEntry] {
    for name in [
      "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "CustomDebugStringConvertible", "Sendable",
      "Encodable", "Decodable", "CaseIterable", "Identifiable", "RangeExpression", "Strideable", "Numeric",
      "BinaryInteger", "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint", "RawRepresentable", "CVarArg",
      "TextOutputStreamable", "LosslessStringConvertible", "AdditiveArithmetic", "SignedNumeric", "Actor",
    ] {
      TypeTable(generic: name, module: "Swift", kind: .protocolType, parameters: [])
    }
    TypeTable((any Error).self) {
      Property("localizedDescription", get: { (error: any Error) in error.localizedDescription })
    }
    Alias("Codable", "Encodable & Decodable")
  }

  @ModuleBuilder private static var others: [any ModuleEntry] {
    TypeTable(AnyHashable.self) {
      Std.make("public init<H>(_ base: H) where H : Hashable") { arguments in
        guard let value = arguments.values[0] as? any Hashable else { throw AccessError.missingArgument(0) }
        func open<H: Hashable>(_ value: H) -> Any { AnyHashable(value) }
        return open(value)
      }
      Property("base", \AnyHashable.base)
      Property("description", \AnyHashable.description)
      Property("hashValue", \AnyHashable.hashValue)
    }
    TypeTable(generic: "Unicode", module: "Swift", kind: .enumeration, parameters: [])
    TypeTable(Never.self)
    TypeTable(generic: "UnboundedRange_", module: "Swift", kind: .enumeration, parameters: [])
    TypeTable(generic: "RangeSet", module: "Swift", kind: .structure, parameters: ["Bound"])
    TypeTable(generic: "DiscontiguousSlice", module: "Swift", kind: .structure, parameters: ["Base"])
    TypeTable(
      generic: "AnyCollection", module: "Swift", kind: .structure, parameters: ["Element"],
      conformances: ["Collection"], aliases: ["Element": "Element", "Index": "AnyIndex"])
    TypeTable(ObjectIdentifier.self) {
      Std.make("@inlinable public init(_ x: AnyObject)") { ObjectIdentifier(try $0.value(0, as: AnyObject.self)) }
      Property("hashValue", \ObjectIdentifier.hashValue)
    }
    mirror
    TypeTable(generic: "MemoryLayout", module: "Swift", kind: .enumeration, parameters: ["T"]) {
      for name in ["size", "stride", "alignment"] {
        Std.make("public static func \(name)(ofValue value: T) -> Int") { arguments in
          memory(name, type(of: arguments.values[0]))
        }
        MemoryProperty(name: name)
      }
    }
    for name in ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"] {
      TypeTable(generic: name, module: "Swift", kind: .classType, parameters: ["Root", "Value"])
    }
    TypeTable(generic: "PartialKeyPath", module: "Swift", kind: .classType, parameters: ["Root"])
    TypeTable(
      generic: "DefaultIndices", module: "Swift", kind: .structure, parameters: ["Elements"], conformances: ["Collection"],
      aliases: ["Element": "Elements.Index"])
  }

  private static var mirror: TypeTable {
    var table = TypeTable(Mirror.self) {
      Std.make("public init(reflecting subject: Any)") { Mirror(reflecting: $0.values[0]) }
      Std.property("children: Mirror.Children") { try (Std.typed($0) as Mirror).children }
      Property("subjectType", \Mirror.subjectType)
      Property("displayStyle", \Mirror.displayStyle)
      Property("superclassMirror", \Mirror.superclassMirror)
      Property("description", \Mirror.description)
    }
    table.aliases = [
      "Child": SwiftType(parsing: "(label: String?, value: Any)") ?? .never,
      "Children": SwiftType(parsing: "AnyCollection<Mirror.Child>") ?? .never,
    ]
    return table
  }

  static func memory(_ name: String, _ metatype: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int {
      switch name {
      case "size": return MemoryLayout<T>.size
      case "stride": return MemoryLayout<T>.stride
      default: return MemoryLayout<T>.alignment
      }
    }
    return _openExistential(metatype, do: open)
  }

  private struct MemoryProperty: TableEntry {
    let name: String
    func add(to table: inout TypeTable) {
      var declaration = Declaration(kind: .property, name: name, result: .int)
      declaration.isStatic = true
      let name = name
      table.add(
        Member(
          declaration,
          .property(
            get: { type in
              guard let layout = type as? Any.Type, let argument = SwiftType(layout).canonicalNominal?.arguments.first?.metatype
              else { return 0 }
              return memory(name, argument)
            }, set: nil)))
    }
  }
}

/// Free functions of the standard library.
enum FunctionTables {
  @ModuleBuilder static var tables: [any ModuleEntry] {
    printing
    stopping
    numbers
    sequences
  }

  @ModuleBuilder private static var printing: [any ModuleEntry] {
    for name in ["print", "debugPrint"] {
      Std.function("public func \(name)(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")") { arguments in
        let items = arguments.values[0] as? [Any] ?? []
        let (separator, terminator): (String, String) = (try arguments.value(1), try arguments.value(2))
        let texts = items.map { name == "print" ? Interpolation.text($0) : String(reflecting: $0) }
        try arguments.execution?.write(texts.joined(separator: separator) + terminator)
        return ()
      }
    }
    Std.function("@discardableResult public func dump<T>(_ value: T, name: String? = nil) -> T") { arguments in
      var text = ""
      func open<T>(_ value: T) { dump(value, to: &text) }
      _openExistential(arguments.values[0], do: open)
      try arguments.execution?.write(text)
      return arguments.values[0]
    }
  }

  @ModuleBuilder private static var stopping: [any ModuleEntry] {
    for name in ["fatalError", "preconditionFailure", "assertionFailure"] {
      Std.function("public func \(name)(_ message: String = \"\") -> \(name == "assertionFailure" ? "Void" : "Never")") { arguments in
        let message: String = try arguments.value(0)
        throw Trap("<EXPR>: Fatal error" + (message.isEmpty ? "" : ": " + message))
      }
    }
    for (name, word) in [("precondition", "Precondition failed"), ("assert", "Assertion failed")] {
      Std.function("public func \(name)(_ condition: Bool, _ message: String = \"\")") { arguments in
        if try arguments.value(0, as: Bool.self) { return () }
        let message: String = try arguments.value(1)
        throw Trap("<EXPR>: \(word)" + (message.isEmpty ? "" : ": " + message))
      }
    }
  }

  @ModuleBuilder private static var numbers: [any ModuleEntry] {
    for (name, isMax) in [("max", true), ("min", false)] {
      Std.function("@inlinable public func \(name)<T>(_ x: T, _ y: T) -> T where T : Comparable") { arguments in
        let (a, b) = (arguments.values[0], arguments.values[1])
        return Comparison.isLess(b, a) == isMax ? a : b
      }
      Std.function("@inlinable public func \(name)<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T : Comparable") { arguments in
        let rest = arguments.values[3] as? [Any] ?? []
        let all = Array(arguments.values[0...2]) + rest
        let best = isMax ? all.max { Comparison.isLess($0, $1) } : all.min { Comparison.isLess($0, $1) }
        return best ?? arguments.values[0]
      }
    }
    Std.function("@inlinable public func abs<T>(_ x: T) -> T where T : Comparable, T : SignedNumeric") { arguments in
      let value = arguments.values[0]
      if let number = value as? any FixedWidthInteger {
        func open<N: FixedWidthInteger>(_ number: N) -> Bool { number < 0 }
        return open(number) ? try Arithmetic.sign("-", value) : value
      }
      if let number = value as? any BinaryFloatingPoint {
        func open<N: BinaryFloatingPoint>(_ number: N) -> Any { number.magnitude }
        return open(number)
      }
      return value
    }
    Std.function("@inlinable public func swap<T>(_ a: inout T, _ b: inout T) where T : ~Copyable") { arguments in
      guard let a = arguments.values[0] as? InoutArgument, let b = arguments.values[1] as? InoutArgument else { return () }
      var first: Any = ()
      try a.change { first = $0 }
      try b.change { second in
        let held = second
        second = first
        first = held
      }
      try a.change { $0 = first }
      return ()
    }
  }

  @ModuleBuilder private static var sequences: [any ModuleEntry] {
    Std.function(
      "@inlinable public func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2> where Sequence1 : Sequence, Sequence2 : Sequence"
    ) { arguments in
      let (a, b) = (try Std.sequence(arguments.values[0]), try Std.sequence(arguments.values[1]))
      func first<A: Sequence>(_ a: A) -> Any {
        func second<B: Sequence>(_ b: B) -> Any { zip(a, b) }
        return second(b)
      }
      return first(a)
    }
    for name in ["to", "through"] {
      Std.function(
        "@inlinable public func stride<T>(from start: T, \(name) end: T, by stride: T) -> \(name == "to" ? "StrideTo" : "StrideThrough")<T> where T : Strideable"
      ) { arguments in
        try makeStride(arguments, isThrough: name == "through")
      }
    }
    Std.function("@inlinable public func repeatElement<T>(_ element: T, count n: Int) -> [T]") { arguments in
      let count: Int = try arguments.value(1)
      try arguments.execution?.allow(count: count)
      return try Std.array(Array(repeating: arguments.values[0], count: max(0, count)), arguments)
    }
  }

  private static func makeStride(_ arguments: Arguments, isThrough: Bool) throws -> Any {
    guard let start = arguments.values[0] as? any Strideable else { throw AccessError.missingArgument(0) }
    func open<T: Strideable>(_ start: T) throws -> Any {
      let end: T = try arguments.value(1)
      guard let step = arguments.values[2] as? T.Stride else { throw AccessError.missingArgument(2) }
      if step == 0 { throw Trap("Swift/Stride.swift:348: Fatal error: Stride size must not be zero") }
      return isThrough ? stride(from: start, through: end, by: step) as Any : stride(from: start, to: end, by: step) as Any
    }
    return try open(start)
  }
}
