/// Swift's precedence groups, from loosest to tightest.
enum Precedence: Int, Comparable {
  case assignment, ternary, `default`, logicalDisjunction, logicalConjunction, comparison, nilCoalescing, casting
  case rangeFormation, addition, multiplication, bitwiseShift

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// The group's name where the compiler speaks of it.
  var groupName: String? {
    switch self {
    case .comparison: return "ComparisonPrecedence"
    case .rangeFormation: return "RangeFormationPrecedence"
    case .bitwiseShift: return "BitwiseShiftPrecedence"
    default: return nil
    }
  }

  enum Associativity { case left, right, none }

  var associativity: Associativity {
    switch self {
    case .assignment, .ternary, .nilCoalescing: return .right
    case .logicalDisjunction, .logicalConjunction, .addition, .multiplication: return .left
    case .default, .comparison, .casting, .rangeFormation, .bitwiseShift: return .none
    }
  }

  private static let groups: [(Precedence, String)] = [
    (.assignment, "= += -= *= /= %= <<= >>= &= |= ^= &+= &-= &*= &<<= &>>= ??="),
    (.logicalDisjunction, "||"), (.logicalConjunction, "&&"),
    (.comparison, "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="), (.nilCoalescing, "??"),
    (.rangeFormation, "... ..<"), (.addition, "+ - &+ &- | ^"), (.multiplication, "* / % &* &"),
    (.bitwiseShift, "<< >> &<< &>>"),
  ]

  private static let byOperator: [String: Precedence] = {
    var table: [String: Precedence] = [:]
    for (precedence, names) in groups {
      for name in names.split(separator: " ") { table[String(name)] = precedence }
    }
    table["??="] = nil
    return table
  }()

  /// The precedence of an infix operator; `nil` for one the standard library doesn't declare.
  init?(of infix: String) {
    guard let found = Self.byOperator[infix] else { return nil }
    self = found
  }

  static let prefixOperators: Set<String> = ["-", "+", "!", "~", "...", "..<"]
  static let postfixOperators: Set<String> = ["...", "!", "?"]
}
