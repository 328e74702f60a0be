import Inspection

/// Why something can't be assigned.
enum Immutability {
  /// A `let`, a parameter, `self`: the variable's name.
  case variable(String)
  /// A `let` property.
  case constantProperty(String)
  /// A property without a setter.
  case getOnlyProperty(String)
  case getOnlySubscript
  /// A part of something immutable: what that is.
  indirect case part(of: Immutability)
  /// A value that has no place: a call's result, a literal.
  case notAssignable

  /// What is immutable in the end.
  var root: Immutability {
    if case .part(let inner) = self { return inner.root }
    return self
  }
}

/// An expression that was checked: its type and its code.
struct Checked {
  /// What else the expression can stand for than a value.
  enum Meaning {
    case value
    case type(SwiftType)
    case module(String)
  }

  var type: SwiftType
  var code: Code
  var node: ExpressionNode
  var meaning = Meaning.value
  /// `nil` when it can be assigned.
  var immutability: Immutability? = .notAssignable
  /// The value, when it is an integer known to the compiler.
  var constant: Int128?
  /// Set for a plain name of a variable: diagnostics write such types without sugar.
  var isVariableReference = false
  /// Where it came from, when it is a function.
  var origin: FunctionOrigin?
  /// Set for a property that is implicitly unwrapped: `nil` can be assigned to it.
  var acceptsNil = false

  init(_ type: SwiftType, _ code: Code, _ node: ExpressionNode) {
    self.type = type
    self.code = code
    self.node = node
  }

  /// The type as a diagnostic names it.
  var described: String {
    guard isVariableReference else { return type.writtenWithAny.description }
    // What was inferred through an associated type keeps its name even in a variable.
    if case .alias(let alias) = type, alias.name == "SubSequence" { return type.description }
    return type.isVoid ? "Void" : type.canonical.description
  }

  /// The type it names, when it names one.
  var namedType: SwiftType? {
    if case .type(let type) = meaning { return type }
    return nil
  }
}

extension ExpressionNode {
  /// The offset that the compiler calls the expression's location: where a diagnostic about the whole points.
  var location: Int {
    switch kind {
    case .member(_, _, let nameRange): return nameRange.lowerBound
    case .call(let callee, _): return callee.location
    case .subscripted(_, let list): return list.range.lowerBound
    case .binary(_, let name, _): return name.range.lowerBound
    case .forceUnwrap, .optionalChain: return range.upperBound - 1
    case .postfix(_, let name): return name.range.lowerBound
    case .ternary(_, _, _, let question): return question
    case .assignment(_, _, let equal): return equal
    case .cast(_, _, _, let offset): return offset
    case .trying(_, let inner), .awaiting(let inner): return inner.location
    default: return start
    }
  }

  /// The name at the bottom of a path: `draft` of `draft.text.count`.
  var pathRoot: ExpressionNode {
    switch kind {
    case .member(let base, _, _), .subscripted(let base, _), .forceUnwrap(let base), .optionalChain(let base),
      .parenthesized(let base):
      return base.pathRoot
    default: return self
    }
  }

  /// Whether the value depends on the type its surroundings want.
  var needsContext: Bool {
    switch kind {
    case .integer, .floating, .nilLiteral, .implicitMember, .closure, .array, .dictionary, .operatorReference: return true
    case .string, .boolean: return true
    case .parenthesized(let inner), .prefix(_, let inner): return inner.needsContext
    case .keyPath(nil, _): return true
    case .tuple(let elements): return elements.contains { $0.value.needsContext }
    case .call(let callee, _):
      if case .implicitMember = callee.kind { return true }
      return false
    case .member(let base, _, _): return base.isImplicit
    case .binary(let left, _, let right): return left.needsContext && right.needsContext
    case .ternary(_, let first, let second, _): return first.needsContext || second.needsContext
    default: return false
    }
  }

  private var isImplicit: Bool {
    switch kind {
    case .implicitMember: return true
    case .member(let base, _, _), .call(let base, _): return base.isImplicit
    default: return false
    }
  }

  /// Whether it is made of number literals only, so that its type is still open.
  var isNumericLiteral: Bool {
    switch kind {
    case .integer, .floating: return true
    case .parenthesized(let inner): return inner.isNumericLiteral
    case .prefix(let name, let inner): return ["-", "+", "~"].contains(name.text) && inner.isNumericLiteral
    case .binary(let left, let name, let right):
      return Checker.arithmeticOperators.contains(name.text) && left.isNumericLiteral && right.isNumericLiteral
    default: return false
    }
  }

  /// Whether a number literal made only of literals must be floating-point.
  var containsFloatingLiteral: Bool {
    switch kind {
    case .floating: return true
    case .parenthesized(let inner), .prefix(_, let inner): return inner.containsFloatingLiteral
    case .binary(let left, _, let right): return left.containsFloatingLiteral || right.containsFloatingLiteral
    default: return false
    }
  }

  /// Whether it is the literal `nil`.
  var isNil: Bool {
    if case .nilLiteral = unparenthesized.kind { return true }
    return false
  }

  /// Whether it is a range written out: what it is made of then has its own type, not the range's name for it.
  var isRangeExpression: Bool {
    if case .binary(_, let name, _) = unparenthesized.kind { return name.text == "..." || name.text == "..<" }
    return false
  }

  /// Where its last token begins: there the compiler complains of a member of an Optional.
  var lastToken: Int {
    switch kind {
    case .call, .subscripted, .forceUnwrap, .optionalChain, .parenthesized, .array, .dictionary, .tuple:
      return max(start, range.upperBound - 1)
    default: return location
    }
  }

  /// Whether an optional chain is open on the way to the innermost base.
  var hasOpenChain: Bool {
    switch kind {
    case .optionalChain: return true
    case .member(let base, _, _), .call(let base, _), .subscripted(let base, _), .forceUnwrap(let base):
      return base.hasOpenChain
    default: return false
    }
  }
}

extension SwiftType {
  /// The type with what ranges call their bounds put plainly.
  var withoutRangeAliases: SwiftType {
    mapped { part in
      guard case .alias(let alias) = part, alias.parent?.isRange == true else { return nil }
      return alias.underlying
    }
  }

  /// A protocol type as a declaration writes it: `any Greeter`.
  var writtenWithAny: SwiftType {
    mapped { part in
      guard case .existential(var existential) = part, !existential.protocols.isEmpty else { return nil }
      existential.isWrittenWithAny = true
      return .existential(existential)
    }
  }
}

extension ExpressionNode {
  /// The part of a path that ends in a name: `numbers.last` of `numbers.last!`.
  func part(named name: String) -> ExpressionNode? {
    switch kind {
    case .member(_, name, _), .name(name): return self
    case .member(let base, _, _), .subscripted(let base, _), .forceUnwrap(let base), .optionalChain(let base), .parenthesized(let base):
      return base.part(named: name)
    default: return nil
    }
  }
}
