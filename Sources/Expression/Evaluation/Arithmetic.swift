import Foundation
import Inspection

/// Arithmetic on numbers whose type is known only at run time; overflow and division by zero become traps.
enum Arithmetic {
  enum Family { case integer, floating, decimal }
  typealias Operation = (Any, Any) throws -> Any

  /// The operation behind an operator for a family of numbers; `nil` when the family has none.
  static func operation(_ text: String, _ isInt: Bool, _ family: Family?) -> Operation? {
    switch family {
    case .integer:
      guard let general = integerOperation(text) else { return nil }
      guard isInt else { return general }
      return { left, right in
        if let a = left as? Int, let b = right as? Int { return try fast(text, a, b) }
        return try general(left, right)
      }
    case .floating: return floatingOperation(text)
    case .decimal: return decimalOperation(text)
    case nil: return nil
    }
  }

  private static func fast(_ text: String, _ a: Int, _ b: Int) throws -> Any { try integer(text, a, b) }

  private static func integerOperation(_ text: String) -> Operation? {
    guard ["+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>"].contains(text) else { return nil }
    return { left, right in
      guard let value = left as? any FixedWidthInteger else { throw mismatch(left) }
      func open<T: FixedWidthInteger>(_ a: T) throws -> Any {
        if text == "<<" || text == ">>", let amount = right as? any BinaryInteger { return shift(text, a, amount) }
        guard let b = right as? T else { throw mismatch(right) }
        return try integer(text, a, b)
      }
      return try open(value)
    }
  }

  private static func shift<T: FixedWidthInteger>(_ text: String, _ value: T, _ amount: any BinaryInteger) -> Any {
    let count = Int(clamping: amount)
    return text == "<<" ? value << count : value >> count
  }

  private static func integer<T: FixedWidthInteger>(_ text: String, _ a: T, _ b: T) throws -> T {
    let result: (partialValue: T, overflow: Bool)
    switch text {
    case "+": result = a.addingReportingOverflow(b)
    case "-": result = a.subtractingReportingOverflow(b)
    case "*": result = a.multipliedReportingOverflow(by: b)
    case "/":
      if b == 0 { throw Trap(RuntimeLines.division(T.self)) }
      result = a.dividedReportingOverflow(by: b)
      if result.overflow { throw Trap(RuntimeLines.divisionOverflow(T.self)) }
    case "%":
      if b == 0 { throw Trap(RuntimeLines.remainder(T.self)) }
      result = a.remainderReportingOverflow(dividingBy: b)
      if result.overflow { throw Trap(RuntimeLines.remainderOverflow(T.self)) }
    case "&+": return a &+ b
    case "&-": return a &- b
    case "&*": return a &* b
    case "&": return a & b
    case "|": return a | b
    case "<<": return a << b
    case ">>": return a >> b
    default: return a ^ b
    }
    if result.overflow { throw Trap(nil) }
    return result.partialValue
  }

  private static func floatingOperation(_ text: String) -> Operation? {
    guard ["+", "-", "*", "/"].contains(text) else { return nil }
    return { left, right in
      if let a = left as? Double, let b = right as? Double { return floating(text, a, b) }
      guard let value = left as? any BinaryFloatingPoint else { throw mismatch(left) }
      func open<T: BinaryFloatingPoint>(_ a: T) throws -> Any {
        guard let b = right as? T else { throw mismatch(right) }
        return floating(text, a, b)
      }
      return try open(value)
    }
  }

  private static func floating<T: BinaryFloatingPoint>(_ text: String, _ a: T, _ b: T) -> T {
    switch text {
    case "+": return a + b
    case "-": return a - b
    case "*": return a * b
    default: return a / b
    }
  }

  private static func decimalOperation(_ text: String) -> Operation? {
    { left, right in
      guard let a = left as? Decimal, let b = right as? Decimal else { throw mismatch(left) }
      switch text {
      case "+": return a + b
      case "-": return a - b
      case "*": return a * b
      default: return a / b
      }
    }
  }

  private static func mismatch(_ value: Any) -> AccessError {
    .wrongType(expected: "a number", found: "\(type(of: value))")
  }

  /// `-x`, `+x`, `~x`
  static func sign(_ text: String, _ value: Any) throws -> Any {
    if text == "+" { return value }
    if let decimal = value as? Decimal { return -decimal }
    if let integer = value as? any FixedWidthInteger {
      func open<T: FixedWidthInteger>(_ a: T) throws -> Any {
        if text == "~" { return ~a }
        let result = T.zero.subtractingReportingOverflow(a)
        if result.overflow { throw Trap(nil) }
        return result.partialValue
      }
      return try open(integer)
    }
    guard let number = value as? any BinaryFloatingPoint else { throw mismatch(value) }
    func open<T: BinaryFloatingPoint>(_ a: T) -> Any { -a }
    return open(number)
  }

  /// Two arrays of one type, one after the other.
  static func concatenate(_ left: Any, _ right: Any, _ execution: Execution) throws -> Any {
    try append(right, to: left, execution)
  }

  /// An array with the elements of a sequence added.
  static func append(_ sequence: Any, to array: Any, _ execution: Execution) throws -> Any {
    guard let collection = array as? any RangeReplaceableCollection, let more = sequence as? any Sequence else {
      throw AccessError.wrongType(expected: "a sequence", found: "\(type(of: sequence))")
    }
    func open<C: RangeReplaceableCollection>(_ base: C) throws -> Any {
      var result = base
      func elements<S: Sequence>(_ more: S) throws {
        for element in more {
          try execution.spend()
          if let element = element as? C.Element { result.append(element) }
        }
      }
      try elements(more)
      return result
    }
    return try open(collection)
  }
}

/// Comparison of values whose type is known only at run time.
enum Comparison {
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let elements = DynamicValue.tupleElements(left), let others = DynamicValue.tupleElements(right) {
      return elements.count == others.count && zip(elements, others).allSatisfy { areEqual($0, $1) }
    }
    guard let type = type(of: left) as? any Equatable.Type else { return false }
    func open<T: Equatable>(_: T.Type) -> Bool {
      guard let a = left as? T, let b = right as? T else { return false }
      return a == b
    }
    return open(type)
  }

  static func isLess(_ left: Any, _ right: Any) -> Bool {
    if let elements = DynamicValue.tupleElements(left), let others = DynamicValue.tupleElements(right) {
      for (a, b) in zip(elements, others) {
        if isLess(a, b) { return true }
        if isLess(b, a) { return false }
      }
      return false
    }
    guard let type = type(of: left) as? any Comparable.Type else { return false }
    func open<T: Comparable>(_: T.Type) -> Bool {
      guard let a = left as? T, let b = right as? T else { return false }
      return a < b
    }
    return open(type)
  }

  static func ordering(_ text: String, isTuple: Bool) -> (Any, Any) throws -> Any {
    { left, right in
      if isTuple {
        switch text {
        case "<": return isLess(left, right)
        case ">": return isLess(right, left)
        case "<=": return !isLess(right, left)
        default: return !isLess(left, right)
        }
      }
      guard let type = type(of: left) as? any Comparable.Type else { return false }
      func open<T: Comparable>(_: T.Type) -> Bool {
        guard let a = left as? T, let b = right as? T else { return false }
        switch text {
        case "<": return a < b
        case ">": return a > b
        case "<=": return a <= b
        default: return a >= b
        }
      }
      return open(type)
    }
  }

  /// The object behind a value, an Optional's payload included.
  static func object(_ value: Any) -> AnyObject? {
    if case .some(let payload) = DynamicValue.optionalPayload(value) { return payload.map { $0 as AnyObject } }
    return value as AnyObject
  }
}

/// Ranges over bounds whose type is known only at run time.
enum Ranges {
  static func make(_ lower: Any, _ upper: Any, isClosed: Bool, _ metatype: Any.Type) throws -> Any {
    guard let type = metatype as? any Comparable.Type else { throw AccessError.unknownType("\(metatype)") }
    func open<T: Comparable>(_: T.Type) throws -> Any {
      guard let a = lower as? T, let b = upper as? T else {
        throw AccessError.wrongType(expected: "\(T.self)", found: "\(Swift.type(of: upper))")
      }
      if !(a <= b) { throw Trap(isClosed ? RuntimeLines.closedRange : RuntimeLines.range) }
      return isClosed ? (a...b) as Any : (a..<b) as Any
    }
    return try open(type)
  }

  static func partial(from lower: Any) -> Any {
    guard let bound = lower as? any Comparable else { return lower }
    func open<T: Comparable>(_ bound: T) -> Any { bound... }
    return open(bound)
  }

  static func partial(upTo upper: Any, isClosed: Bool) -> Any {
    guard let bound = upper as? any Comparable else { return upper }
    func open<T: Comparable>(_ bound: T) -> Any { isClosed ? (...bound) as Any : (..<bound) as Any }
    return open(bound)
  }

  /// Whether a range contains a value; `nil` when `range` is no range.
  static func contains(_ range: Any, _ value: Any) -> Bool? {
    guard let range = range as? any RangeExpression else { return nil }
    func open<R: RangeExpression>(_ range: R) -> Bool? {
      guard let value = value as? R.Bound else { return nil }
      return range.contains(value)
    }
    return open(range)
  }
}

/// The lines that Swift 6.3's runtime prints when it stops a program.
enum RuntimeLines {
  static let closedRange = "Swift/ClosedRange.swift:411: Fatal error: Range requires lowerBound <= upperBound"
  static let range = "Swift/Range.swift:761: Fatal error: Range requires lowerBound <= upperBound"
  static let indexOutOfRange = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range"
  static let indexOutOfRangeWriting = "Swift/ContiguousArrayBuffer.swift:705: Fatal error: Index out of range"

  static let arrayIndex = "Swift/Array.swift:430: Fatal error: Array index is out of range"
  static let negativeArrayIndex = "Swift/Array.swift:431: Fatal error: Negative Array index is out of range"

  static func division(_ type: Any.Type) -> String { line(type, 0, "Division by zero") }
  static func divisionOverflow(_ type: Any.Type) -> String { line(type, 7, "Division results in an overflow") }
  static func remainder(_ type: Any.Type) -> String {
    line(type, isSigned(type) ? 137 : 120, "Division by zero in remainder operation")
  }
  static func remainderOverflow(_ type: Any.Type) -> String {
    line(type, 142, "Division results in an overflow in remainder operation")
  }

  /// A floating-point value that an integer type can't hold: `step` 0 for infinity and NaN, 3 below the least value, 6
  /// above the greatest.
  static func conversion(from source: Any.Type, to type: Any.Type, step: Int, _ message: String) -> String {
    line(type, (source == Float.self ? -249 : -177) + step, message)
  }

  private static func isSigned(_ type: Any.Type) -> Bool { (type as? any FixedWidthInteger.Type)?.isSigned ?? true }

  /// The integer types are generated from one template, so that everything in one is at a fixed distance from its
  /// division.
  private static func line(_ type: Any.Type, _ distance: Int, _ message: String) -> String {
    "Swift/IntegerTypes.swift:\((divisions["\(type)"] ?? 9012) + distance): Fatal error: \(message)"
  }

  private static let divisions = [
    "UInt8": 413, "Int8": 1338, "UInt16": 2307, "Int16": 3232, "UInt32": 4201, "Int32": 5131, "UInt64": 6100,
    "Int64": 7053, "UInt": 8046, "Int": 9012,
  ]
}
