import Inspection

/// What an operand is to the standard library's operators.
enum OperandKind: Equatable {
  case integer, double, string, character, boolean
  case optional, `nil`
  /// An array, and whether it is one of `Int`.
  case array(ofInt: Bool)
  /// An enum of the program with a raw value, which the compiler tries in its place.
  case rawEnum
  /// Another type of the program that can be compared.
  case equatable
  /// Another type of the program.
  case plain

  /// Whether the type is the program's own.
  var isOwn: Bool { [.rawEnum, .equatable, .plain].contains(self) }
  var isNumber: Bool { self == .integer || self == .double }
  var isArray: Bool {
    if case .array = self { return true }
    return false
  }
}

/// What stands around an operator, where that decides which operand the compiler blames.
enum OperandContext {
  case none, interpolation, condition
}

/// What the compiler says of two operands that no overload takes.
enum OperandComplaint: Equatable {
  /// `binary operator '+' cannot be applied to …`, and the overloads that take one of the two.
  case operands(listing: Bool)
  /// The left or the right operand is what has the wrong type.
  case left, right
  /// An Optional stands where a Bool should.
  case leftCondition, rightCondition
  /// A generic operator of a protocol needs the left, or the right, operand to conform.
  case leftReferencing(String), rightReferencing(String)
  case rightConforming(to: String), leftConforming(to: String)
  /// Both operands fit the operator, but not each other.
  case conflict
  /// The operators of vectors come nearest, which take a scalar beside a vector of the right operand's type.
  case vector
  /// The division of durations comes nearest.
  case duration

  static let plain = OperandComplaint.operands(listing: false)
  static let listed = OperandComplaint.operands(listing: true)
}

/// The compiler's choice among what it could say, by operator and operands.
///
/// It counts the overloads of the operator of which one operand has the right type. When there is one, it blames the other
/// operand; when there are several, it lists them; when there is none, a generic operator that comes near may be told of.
/// The overloads of `Date`, `Duration` and `SIMD` take part in that, so that the answer differs from operator to operator.
enum OperandRules {
  struct Operand {
    var kind: OperandKind
    var isLiteral = false
  }

  static func complaint(
    _ text: String, _ left: Operand, _ right: Operand, in context: OperandContext = .none
  ) -> OperandComplaint? {
    let isListed = left.kind.isNumber || left.kind == .string || right.kind.isNumber || right.kind == .string
    switch (context, text) {
    case (.interpolation, "+"), (.interpolation, "-"), (.interpolation, "*"), (.interpolation, "/"):
      if left.kind == .string || right.kind == .string { return left.kind == .string ? .right : .left }
      if left.kind.isNumber, right.kind.isNumber { return .right }
    case (.condition, ">"), (.condition, ">="), (.condition, "<="):
      if isListed, left.kind == .integer || right.kind == .integer { return left.kind == .integer ? .right : .left }
    default: break
    }
    switch text {
    case "+": return addition(left, right)
    case "-": return subtraction(left, right)
    case "*": return multiplication(left, right)
    case "/": return division(left, right)
    case "%", "&", "|", "^": return bits(left, right, isRemainder: text == "%")
    case "==", "!=": return equality(left, right)
    case "<": return ordering(left, right, listsText: true)
    case "<=", ">", ">=": return ordering(left, right, listsText: false)
    case "..<", "...": return range(left, right)
    default: return nil
    }
  }

  /// What `nil` is taken for beside an operand that no overload has.
  static func nilStandsFor(_ text: String, _ left: OperandKind, wrapped: String?) -> String? {
    if left.isNumber || (left == .string && text == "+") { return nil }
    switch text {
    case "-": return "Duration"
    case "*", "/": return text == "/" && wrapped == "Int" ? "Int" : "Double"
    case "%": return "Int128"
    case "&", "|", "^": return "UInt8"
    case "+": return wrapped
    case "<", ">", "<=", ">=":
      if let wrapped { return wrapped }
      switch left {
      case .plain, .equatable: return "Other"
      case .boolean, .array: return "()"
      default: return nil
      }
    default: return nil
    }
  }

  private static func addition(_ left: Operand, _ right: Operand) -> OperandComplaint? {
    switch (left.kind, right.kind) {
    case (_, .nil): return left.kind == .optional ? .plain : nil
    case (.integer, .integer), (.double, .double), (.integer, .double), (.double, .integer), (.integer, .string), (.double, .string),
      (.string, .integer), (.string, .double):
      return .listed
    case (.integer, .array(true)), (.double, .array(true)): return .listed
    case (.integer, _), (.double, _): return .right
    case (.string, .plain), (.string, .equatable): return .plain
    case (.string, .rawEnum), (.string, .boolean), (.string, .optional): return .right
    case (.array, .integer): return .listed
    case (.boolean, .integer), (.rawEnum, .integer), (.plain, .integer), (.equatable, .integer): return .left
    case (.optional, .integer), (.rawEnum, .string), (.boolean, .string): return .left
    case (.plain, .string), (.equatable, .string): return .leftConforming(to: "Sequence")
    case (_, .double): return .listed
    case (.rawEnum, .array(true)), (.boolean, .array(true)): return .listed
    case (.plain, .array(false)), (.equatable, .array(false)): return .leftConforming(to: "Sequence")
    case (.array, .array), (.array, .string), (.string, .array), (.array, .optional), (.optional, .array), (.string, .character),
      (.character, .string):
      return nil
    default: return left.kind == right.kind ? nil : .plain
    }
  }

  private static func subtraction(_ left: Operand, _ right: Operand) -> OperandComplaint? {
    if left.kind.isNumber { return right.kind.isNumber ? .listed : right.kind == .nil ? nil : .right }
    switch right.kind {
    case .integer: return .left
    case .double: return .listed
    case .nil: return nil
    default:
      if !left.kind.isOwn, right.kind.isOwn { return .rightReferencing("SIMD") }
      return .plain
    }
  }

  private static func multiplication(_ left: Operand, _ right: Operand) -> OperandComplaint? {
    if left.kind == .integer { return right.kind.isNumber ? .listed : right.kind == .nil ? nil : .right }
    if left.kind == .double || right.kind.isNumber { return .listed }
    if right.kind == .nil { return nil }
    if left.kind == right.kind { return .plain }
    if left.kind.isOwn { return .leftReferencing("SIMD") }
    if left.isLiteral { return .plain }
    return right.kind.isOwn ? .rightReferencing("SIMD") : .vector
  }

  private static func division(_ left: Operand, _ right: Operand) -> OperandComplaint? {
    if left.kind == .integer { return right.kind.isNumber ? .listed : right.kind == .nil ? nil : .right }
    if left.kind == .double || right.kind.isNumber { return .listed }
    if right.kind == .nil { return nil }
    guard left.kind == right.kind else { return .plain }
    return left.kind.isOwn ? .leftReferencing("DurationProtocol") : .duration
  }

  private static func bits(_ left: Operand, _ right: Operand, isRemainder: Bool) -> OperandComplaint? {
    if right.kind == .nil { return nil }
    if left.kind == .integer { return .right }
    if isRemainder, left.kind == .double { return right.kind == .integer ? .left : right.kind == .double ? nil : .right }
    if right.kind == .integer || (isRemainder && right.kind == .double) { return .left }
    if left.kind == right.kind { return .plain }
    if right.kind.isOwn, left.kind != .plain || right.kind != .rawEnum || isRemainder { return .rightReferencing("SIMD") }
    return left.kind.isOwn ? .leftReferencing("SIMD") : .vector
  }

  private static func equality(_ left: Operand, _ right: Operand) -> OperandComplaint? {
    switch (left.kind, right.kind) {
    case (_, .nil): return nil
    case (.integer, let other) where other.isOwn: return .rightConforming(to: "BinaryInteger")
    case (let own, .integer) where own.isOwn: return .leftReferencing("BinaryInteger")
    case (.double, .plain), (.double, .optional): return .right
    case (.plain, .double), (.optional, .double), (.optional, .integer):
      return left.kind == .optional && right.kind == .integer ? nil : .left
    case (.string, .rawEnum): return .right
    case (.string, .plain): return .rightConforming(to: "StringProtocol")
    case (.rawEnum, .string): return .left
    case (.plain, .string): return .leftReferencing("StringProtocol")
    case (.plain, .boolean), (.plain, .array): return .left
    case (.boolean, .optional): return .rightCondition
    case (.optional, .boolean): return .leftCondition
    case (.array, .optional): return .right
    case (.optional, .string), (.optional, .character): return .left
    case (.integer, _), (.double, _), (.string, _), (.boolean, _), (.array, _), (.rawEnum, _): return .listed
    default: return nil
    }
  }

  /// - Parameter listsText: Whether the overloads for String and Character are told of, as they are for `<` only.
  private static func ordering(_ left: Operand, _ right: Operand, listsText: Bool) -> OperandComplaint? {
    func isCompared(_ kind: OperandKind) -> Bool { kind.isNumber || kind == .string || kind == .character }
    switch (left.kind, right.kind) {
    case (_, .nil): return nil
    case (.integer, let other) where other.isOwn: return .rightConforming(to: "BinaryInteger")
    case (let own, .integer) where own.isOwn: return .leftReferencing("BinaryInteger")
    case (.string, let other) where other.isOwn && other != .rawEnum: return .rightConforming(to: "StringProtocol")
    case (let own, .string) where own.isOwn && own != .rawEnum: return .leftReferencing("StringProtocol")
    case (let first, let second) where isCompared(first) && isCompared(second): return .listed
    case (let first, _) where isCompared(first): return .right
    case (_, let second) where isCompared(second): return .left
    case (.boolean, .boolean) where right.isLiteral: return nil
    case (_, .boolean) where right.isLiteral && listsText: return nil
    default: return .plain
    }
  }

  private static func range(_ left: Operand, _ right: Operand) -> OperandComplaint? {
    func isCompared(_ kind: OperandKind) -> Bool { kind.isNumber || kind == .string || kind == .character }
    switch (isCompared(left.kind), isCompared(right.kind)) {
    case (true, true): return .conflict
    case (true, false): return right.kind == .nil ? nil : .right
    case (false, true): return .left
    case (false, false): return right.kind.isArray && left.kind.isOwn && left.kind != .rawEnum ? .leftReferencing("Comparable") : nil
    }
  }
}
