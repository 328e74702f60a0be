import Inspection

/// A program that was checked: ready to run.
struct CheckedProgram {
  let run: (EvaluationContext) throws -> ExpressionOutcome
  let slotCount: Int
  /// The type of the last statement's value; `nil` when it has none.
  let resultType: SwiftType?
  /// Whether running it adds `$` names to the session.
  let declaresPersistent: Bool
}

/// Finds the types of an expression and turns it into code, or says in the compiler's words why that can't be.
struct Checker {
  var registry: TypeRegistry
  let frame: Frame
  let scope: PersistentScope
  let source: String
  private(set) var diagnostics: [CompilerDiagnostic] = []
  /// Diagnostics of names that do not exist: the compiler stops at these before it checks types.
  private(set) var lookupDiagnostics: [CompilerDiagnostic] = []
  /// Diagnostics the compiler gives after types are checked: constant overflow and division by zero.
  private(set) var lateDiagnostics: [CompilerDiagnostic] = []
  var levels = [FunctionLevel()]
  var isInsideChain = false
  var loopDepth = 0
  /// What was said of the statements before.
  private var settled: [CompilerDiagnostic] = []
  /// Names whose declaration is wrong: what there is to say of them was said there.
  var unknownNames: Set<String> = []
  /// The label before the loop that is checked next.
  var statementLabel: String?
  /// Set while the target of an assignment is checked: of a subscript only those count that can be written.
  var isAssigning = false
  var declaresPersistent = false
  /// The `=` of the assignment whose value is being checked.
  var assignmentOffset: Int?
  /// Whether what is assigned to is an Optional.
  var assignsOptional = false
  /// Whether an operator's operands are checked right inside `\(…)`, or where a Bool is wanted: what is wanted then tells
  /// which operand is to blame.
  var operandContext: OperandContext = .none
  /// Types declared in the expression itself.
  var localTypes: [String: TypeTable] = [:]
  /// Their declarations, which may name each other before they are reached.
  var declaredTypes: [String: TypeDeclarationNode] = [:]
  /// What the values of these types know of them, by name.
  var declaredTypeValues: [String: DeclaredType] = [:]
  var localAliases: [String: SwiftType] = [:]
  /// Where their initializers and properties stand, by the names of both.
  var localPlaces: [String: Int] = [:]
  private var steps = 0
  private static let maximumSteps = 200_000

  init(registry: TypeRegistry, frame: Frame, scope: PersistentScope, source: String) {
    self.registry = Self.extended(registry, scope)
    self.frame = frame
    self.scope = scope
    self.source = source
  }

  /// The registry with the session's own types and extensions.
  private static func extended(_ registry: TypeRegistry, _ scope: PersistentScope) -> TypeRegistry {
    if scope.types.isEmpty, scope.extensions.isEmpty { return registry }
    var result = registry
    for table in scope.types { result.add(table) }
    for (path, members) in scope.extensions {
      guard var table = result.table(named: path) else { continue }
      for member in members { table.add(member) }
      result.add(table)
    }
    return result
  }

  // MARK: Diagnostics

  /// Ends a statement of the program: its unknown names alone, or what is wrong with its types, are what the compiler says of it.
  mutating func settleStatement() {
    settled += lookupDiagnostics.isEmpty ? diagnostics : lookupDiagnostics
    (lookupDiagnostics, diagnostics) = ([], [])
  }

  /// What the compiler prints: what it says of each statement, or what folding constants found.
  var finalDiagnostics: [CompilerDiagnostic] {
    let open = settled + (lookupDiagnostics.isEmpty ? diagnostics : lookupDiagnostics)
    let found = open.isEmpty ? lateDiagnostics : open
    // LLDB's own remark stands once, after all.
    guard let last = found.lastIndex(of: .privateTypeNote) else { return found }
    return found.enumerated().filter { $0.offset == last || $0.element != .privateTypeNote }.map(\.element)
  }

  /// The compiler's own words for a failure it has no words for.
  static let unexplained = CompilerDiagnostic(
    .error,
    "failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)",
    .user(offset: 0, length: 0))

  mutating func report(_ message: String, at offset: Int, length: Int = 0) {
    diagnostics.append(CompilerDiagnostic(.error, message, .user(offset: offset, length: length)))
  }

  mutating func report(_ message: String, at offset: Int, over range: Range<Int>) {
    report(message, at: offset, length: range.count)
  }

  mutating func report(_ diagnostic: CompilerDiagnostic) { diagnostics.append(diagnostic) }

  mutating func note(_ message: String, at offset: Int) {
    diagnostics.append(CompilerDiagnostic(.note, message, .user(offset: offset, length: 0)))
  }

  mutating func reportLookup(_ diagnostic: CompilerDiagnostic) { lookupDiagnostics.append(diagnostic) }

  mutating func reportLookup(_ message: String, _ range: Range<Int>) {
    lookupDiagnostics.append(
      CompilerDiagnostic(.error, message, .user(offset: range.lowerBound, length: range.count)))
  }

  /// Says the last unknown name in other words.
  mutating func nameLookups(_ change: (String) -> String) {
    guard let last = lookupDiagnostics.indices.last else { return }
    lookupDiagnostics[last].message = change(lookupDiagnostics[last].message)
  }

  mutating func reportLate(_ message: String, at offset: Int, length: Int = 0) {
    lateDiagnostics.append(CompilerDiagnostic(.error, message, .user(offset: offset, length: length)))
  }

  var diagnosticsCount: Int { diagnostics.count }

  /// Whether so much is wrong that the rest is not looked at.
  var hasEnough: Bool {
    settled.count + diagnostics.count + lookupDiagnostics.count + lateDiagnostics.count >= CompilerDiagnostic.maximumCount
  }

  mutating func insert(_ diagnostic: CompilerDiagnostic, at index: Int) { diagnostics.insert(diagnostic, at: index) }

  mutating func dropDiagnostics(after count: Int) {
    if diagnostics.count > count { diagnostics.removeSubrange(count...) }
  }

  /// Tries a check whose diagnostics are dropped when it fails.
  mutating func attempt<Result>(_ body: (inout Checker) -> Result?) -> Result? {
    let saved = (diagnostics, lookupDiagnostics, lateDiagnostics, levels)
    let result = body(&self)
    if result == nil || diagnostics.count > saved.0.count || lookupDiagnostics.count > saved.1.count {
      (diagnostics, lookupDiagnostics, lateDiagnostics, levels) = saved
      return nil
    }
    return result
  }

  /// Line 8 of LLDB's wrapper is the expression's first.
  func line(of offset: Int) -> Int {
    8 + source.unicodeScalars.prefix(offset).count { $0 == "\n" }
  }

  func text(_ range: Range<Int>) -> String {
    let scalars = source.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
    return String(scalars[start..<scalars.index(start, offsetBy: range.count)])
  }

  // MARK: Expressions

  /// Checks an expression in the light of the type its surroundings want; the result may still need a conversion.
  mutating func check(_ node: ExpressionNode, expecting expected: SwiftType? = nil) -> Checked? {
    steps += 1
    guard steps < Self.maximumSteps else {
      if steps == Self.maximumSteps {
        report(
          "the compiler is unable to type-check this expression in reasonable time; "
            + "try breaking up the expression into distinct sub-expressions", at: node.start, over: node.range)
      }
      return nil
    }
    if !isInsideChain, node.hasOpenChain { return checkChain(node, expecting: expected) }
    return checkUnchained(node, expecting: expected)
  }

  private mutating func checkUnchained(_ node: ExpressionNode, expecting expected: SwiftType?) -> Checked? {
    switch node.kind {
    case .integer, .floating, .string, .boolean, .nilLiteral, .array, .dictionary, .tuple:
      return checkLiteral(node, expecting: expected)
    case .parenthesized(let inner):
      guard var checked = outsideChain({ $0.check(inner, expecting: expected) }) else { return nil }
      checked.isVariableReference = false
      return checked
    case .name(let name): return checkName(name, node, expecting: expected)
    case .type(let written): return checkType(written, node)
    case .superReference: return checkSuper(node)
    case .implicitMember(let name): return checkImplicitMember(name, nil, node, expecting: expected)
    case .member(let base, let name, let range): return checkMember(base, name, range, node, expecting: expected)
    case .call(let callee, let list): return checkCall(callee, list, node, expecting: expected)
    case .subscripted(let base, let list): return checkSubscript(base, list, node)
    case .optionalChain(let base): return checkChainLink(base, node)
    case .forceUnwrap(let base): return checkForce(base, node, expecting: expected)
    case .prefix(let name, let operand): return checkPrefix(name, operand, node, expecting: expected)
    case .postfix(let operand, let name): return checkPostfix(operand, name, node)
    case .binary(let left, let name, let right): return checkBinary(left, name, right, node, expecting: expected)
    case .ternary(let condition, let first, let second, _):
      return checkTernary(condition, first, second, node, expecting: expected)
    case .assignment(let target, let value, let equal): return checkAssignment(target, value, node, equal: equal)
    case .cast(let value, let kind, let type, let offset): return checkCast(value, kind, type, offset, node)
    case .closure(let closure): return checkClosure(closure, node, expecting: expected)
    case .keyPath(let root, let parts): return checkKeyPath(root, parts, node, expecting: expected)
    case .trying(let kind, let inner): return checkTry(kind, inner, node, expecting: expected)
    case .awaiting(let inner): return checkAwait(inner, node)
    default: return checkOther(node, expecting: expected)
    }
  }

  private mutating func checkOther(_ node: ExpressionNode, expecting expected: SwiftType?) -> Checked? {
    switch node.kind {
    case .inoutReference:
      report("'&' may only be used to pass an argument to inout parameter", at: node.start)
      return nil
    case .operatorReference(let name): return checkOperatorReference(name, node, expecting: expected)
    case .discard:
      report("'_' can only appear in a pattern or on the left side of an assignment", at: node.start)
      return nil
    case .ifExpression(let statement): return checkIfExpression(statement, node, expecting: expected)
    case .switchExpression(let statement): return checkSwitchExpression(statement, node, expecting: expected)
    case .macro(let name): return checkMacro(name, node)
    default: return nil
    }
  }

  private mutating func checkMacro(_ name: String, _ node: ExpressionNode) -> Checked? {
    switch name {
    case "function": return Checked(.string, .constant("$__lldb_user_expr_0(_:)"), node)
    case "file", "fileID", "filePath": return Checked(.string, .constant("<EXPR>"), node)
    case "column": return Checked(.int, .constant(node.start + 1), node)
    default:
      report("no macro named '\(name)'", at: node.start + 1, length: name.unicodeScalars.count)
      return nil
    }
  }

  /// Checks something that starts a chain of its own: an argument, an operand in parentheses.
  mutating func outsideChain<Result>(_ body: (inout Checker) -> Result) -> Result {
    let saved = isInsideChain
    isInsideChain = false
    defer { isInsideChain = saved }
    return body(&self)
  }
}

/// The variables of one body while it is checked.
struct FunctionLevel {
  var scopes: [[String: LocalSymbol]] = [[:]]
  var slotCount = 0
  /// What `return` must give; `nil` in a body whose result is still open.
  var returnType: SwiftType?
  /// What `return`s gave in such a body.
  var returned: [Checked] = []
  var isClosure = false
  /// Where the name of the method stands whose body it is.
  var methodPlace: Int?
  /// The greatest `$n` used.
  var implicitParameters: [SwiftType]?
  var usesImplicitParameters = false
  /// Which of them are `inout`.
  var inoutParameters: Set<Int> = []
  /// The variables of the body around it that the body uses, or a body inside it.
  let usedOutside = UsedSlots()
  /// Functions declared in the body.
  var functions: [String: [Member]] = [:]
  /// Bodies of `defer` at the top level.
  var deferred: [StatementCode] = []
}

/// Slots of variables that a body inside another uses.
final class UsedSlots {
  var slots: Set<Int> = []
}

/// A variable of the expression itself.
final class LocalSymbol {
  let name: String
  let type: SwiftType
  let isConstant: Bool
  let slot: Int
  var isInitialized: Bool
  /// Where its name stands, when a declaration of the expression gives it.
  var nameRange: Range<Int>?

  init(name: String, type: SwiftType, isConstant: Bool, slot: Int, isInitialized: Bool = true) {
    self.name = name
    self.type = type
    self.isConstant = isConstant
    self.slot = slot
    self.isInitialized = isInitialized
  }
}
