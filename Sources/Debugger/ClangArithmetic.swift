/// The arithmetic that C, C++ and Objective-C share: what `expr -l c` can be asked without a compiler for them.
///
/// Numbers, `+ - * / %`, comparisons, `! - +` and parentheses, with C's types and conversions. LLDB evaluates C as C++, so
/// a comparison is a `bool`. Names, casts and calls need that compiler, and there is none here.
struct ClangArithmetic {
  enum Value: Equatable {
    case int(Int32)
    case long(Int64)
    case double(Double)
    case bool(Bool)

    /// The type as Clang spells it.
    var typeName: String {
      switch self {
      case .int: "int"
      case .long: "long"
      case .double: "double"
      case .bool: "bool"
      }
    }

    fileprivate var asDouble: Double {
      switch self {
      case .int(let value): Double(value)
      case .long(let value): Double(value)
      case .double(let value): value
      case .bool(let value): value ? 1 : 0
      }
    }

    fileprivate var asLong: Int64 {
      switch self {
      case .int(let value): Int64(value)
      case .long(let value): value
      case .double(let value): Int64(value)
      case .bool(let value): value ? 1 : 0
      }
    }

    fileprivate var isDouble: Bool { if case .double = self { true } else { false } }
    fileprivate var isLong: Bool { if case .long = self { true } else { false } }
  }

  private var rest: Substring
  private var depth = 0

  private init(_ text: String) { rest = text[...] }

  /// The value of an expression; `nil` when it is more than arithmetic, or divides by zero.
  static func evaluate(_ text: String) -> Value? {
    var reader = ClangArithmetic(text)
    guard let value = reader.comparison(), reader.skippingSpaces().isEmpty else { return nil }
    return value
  }

  private mutating func skippingSpaces() -> Substring {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    return rest
  }

  private mutating func take(_ candidates: [String]) -> String? {
    let text = skippingSpaces()
    guard let found = candidates.first(where: { text.hasPrefix($0) }) else { return nil }
    rest = text.dropFirst(found.count)
    return found
  }

  private mutating func comparison() -> Value? {
    guard var left = sum() else { return nil }
    while let name = take(["==", "!=", "<=", ">=", "<", ">"]) {
      guard let right = sum() else { return nil }
      let isDouble = left.isDouble || right.isDouble
      func compare<Number: Comparable>(_ a: Number, _ b: Number) -> Bool {
        switch name {
        case "==": a == b
        case "!=": a != b
        case "<=": a <= b
        case ">=": a >= b
        case "<": a < b
        default: a > b
        }
      }
      left = .bool(isDouble ? compare(left.asDouble, right.asDouble) : compare(left.asLong, right.asLong))
    }
    return left
  }

  private mutating func sum() -> Value? {
    guard var left = product() else { return nil }
    while let name = take(["+", "-"]) {
      guard let right = product(), let value = Self.combine(left, name, right) else { return nil }
      left = value
    }
    return left
  }

  private mutating func product() -> Value? {
    guard var left = unary() else { return nil }
    while let name = take(["*", "/", "%"]) {
      guard let right = unary(), let value = Self.combine(left, name, right) else { return nil }
      left = value
    }
    return left
  }

  private mutating func unary() -> Value? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { return nil }
    switch take(["-", "+", "!", "("]) {
    case "-": return unary().flatMap { Self.combine(.int(0), "-", $0) }
    case "+": return unary().flatMap { Self.combine(.int(0), "+", $0) }
    case "!": return unary().map { .bool($0.asDouble == 0) }
    case "(":
      guard let value = comparison(), take([")"]) != nil else { return nil }
      return value
    default: return number()
    }
  }

  private mutating func number() -> Value? {
    let text = skippingSpaces().prefix { $0.isHexDigit || $0 == "x" || $0 == "." }
    guard let first = text.first, first.isNumber || first == "." else { return nil }
    rest = rest.dropFirst(text.count)
    guard rest.first.map({ !$0.isLetter && $0 != "_" }) ?? true else { return nil }
    let isHexadecimal = text.hasPrefix("0x")
    if let integer = isHexadecimal ? Int64(text.dropFirst(2), radix: 16) : Int64(text) {
      // A leading 0 is an octal number to C.
      guard isHexadecimal || text == "0" || !text.hasPrefix("0") else { return Int64(text, radix: 8).map(Self.fitting) }
      return Self.fitting(integer)
    }
    return Double(text).map { .double($0) }
  }

  private static func fitting(_ value: Int64) -> Value { Int32(exactly: value).map { .int($0) } ?? .long(value) }

  private static func combine(_ left: Value, _ name: String, _ right: Value) -> Value? {
    if left.isDouble || right.isDouble {
      let (a, b) = (left.asDouble, right.asDouble)
      switch name {
      case "+": return .double(a + b)
      case "-": return .double(a - b)
      case "*": return .double(a * b)
      case "/": return .double(a / b)
      default: return nil
      }
    }
    let (a, b) = (left.asLong, right.asLong)
    let value: Int64
    switch name {
    case "+": value = a &+ b
    case "-": value = a &- b
    case "*": value = a &* b
    default:
      guard b != 0, !(a == .min && b == -1) else { return nil }
      value = name == "/" ? a / b : a % b
    }
    return left.isLong || right.isLong ? .long(value) : .int(Int32(truncatingIfNeeded: value))
  }
}
