import Inspection

/// The overloads of the operators that the compiler lists when operands do not fit.
enum OperatorOverloads {
  private static let numbers = [
    "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "CGFloat", "Float16",
    "Float80", "Decimal",
  ]
  /// The types whose own comparison the compiler lists.
  private static func compared(by text: String) -> [String] {
    let integers = ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
    switch text {
    case "==": return integers + ["String", "Bool", "Character"]
    case "!=": return integers
    case "<": return integers + ["String", "Character"]
    case "<=", ">", ">=": return integers
    default: return []
    }
  }

  /// Whether the type declares its own `==` in the standard library.
  static func isBasic(_ type: SwiftType) -> Bool {
    ["Int", "String", "Bool", "Double", "Float", "Character"].contains(type.canonical.description)
  }

  private static let mixed: [String: [(String, String)]] = [
    "+": [("Date", "TimeInterval"), ("DispatchTime", "Double"), ("DispatchWallTime", "Double"), ("String", "String")],
    "-": [("Date", "TimeInterval"), ("DispatchTime", "Double"), ("DispatchWallTime", "Double")],
    "*": [("Duration", "Double")], "/": [("Duration", "Double")],
  ]

  /// The parameter lists of `+=` whose right side is of the type.
  static func compound(_ right: SwiftType) -> [String] {
    switch right.canonical.description {
    case "Double": ["(inout Date, TimeInterval)", "(inout Double, Double)"]
    case "String": ["(inout String, String)"]
    default: []
    }
  }

  /// The parameter lists of which one side is an operand's type, sorted as the compiler sorts them.
  static func partial(_ text: String, _ first: SwiftType, _ second: SwiftType) -> [String] {
    let names = [first.canonical.description, second.canonical.description]
    var found: Set<String> = []
    let isArithmetic = ["+", "-", "*", "/", "%"].contains(text)
    for number in numbers where isArithmetic && names.contains(number) {
      if text == "%", ["Double", "Float", "CGFloat", "Decimal"].contains(number) { continue }
      found.insert("(\(number), \(number))")
    }
    for type in compared(by: text) where names.contains(type) {
      found.insert("(\(type), \(type))")
    }
    if text == "+", names.last == "Array<Int>", first.arrayElement == nil { found.insert("(IndexPath.Storage, [Int])") }
    let hasArray = first.arrayElement != nil || second.arrayElement != nil
    for (left, right) in mixed[text] ?? [] where !(hasArray && left == "String") {
      let plain = right == "TimeInterval" ? "Double" : right
      if names[0] == left || names[1] == plain { found.insert("(\(left), \(right))") }
    }
    return found.sorted()
  }
}
