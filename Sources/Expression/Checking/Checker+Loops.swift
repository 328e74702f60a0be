import Inspection

// Loops and `do`.
extension Checker {
  mutating func checkFor(
    _ pattern: PatternNode, _ sequence: ExpressionNode, _ filter: ExpressionNode?, _ body: [StatementNode]
  ) -> StatementCode? {
    guard let checked = outsideChain({ $0.check(sequence) }) else { return nil }
    guard conforms(checked.type, "Sequence") else {
      if let wrapped = checked.type.wrapped, conforms(wrapped, "Sequence") {
        report(
          "for-in loop requires '\(sugared(checked.type))' to conform to 'Sequence'; did you mean to unwrap optional?", at: sequence.start)
      } else {
        report("for-in loop requires '\(checked.described)' to conform to 'Sequence'", at: sequence.start, over: sequence.range)
      }
      return nil
    }
    let element = registry.resolveMember(checked.type.canonical, "Element")
    let label = takeLabel()
    loopDepth += 1
    defer { loopDepth -= 1 }
    let parts = withScope { checker -> ((EvaluationContext, Any) throws -> Bool, Code?, StatementCode)? in
      guard let match = checker.forPattern(pattern, element) else { return nil }
      var condition: Code?
      if let filter {
        guard let code = checker.checkCondition(filter) else { return nil }
        condition = code
      }
      guard let code = checker.checkBlock(body) else { return nil }
      return (match, condition, code)
    }
    guard let (match, condition, code) = parts else { return nil }
    return { context in
      let values = try checked.code.run(context)
      return try Sequences.forEach(values, context.execution) { value in
        guard try match(context, value) else { return nil }
        if let condition, try condition.run(context) as? Bool != true { return nil }
        return Self.afterTurn(try code(context), label)
      } ?? .normal
    }
  }

  /// How a loop ends after a turn; nil when it goes on. What speaks of another label is the business of a loop further out.
  private static func afterTurn(_ turn: Completion, _ label: String?) -> Completion? {
    switch turn {
    case .normal, .fellThrough: nil
    case .continued(let wanted): wanted == nil || wanted == label ? nil : turn
    case .broke(let wanted): wanted == nil || wanted == label ? .normal : turn
    case .returned: turn
    }
  }

  /// The label of the loop that is being checked; loops inside it have their own.
  private mutating func takeLabel() -> String? {
    defer { statementLabel = nil }
    return statementLabel
  }

  private mutating func forPattern(_ pattern: PatternNode, _ element: SwiftType) -> ((EvaluationContext, Any) throws -> Bool)? {
    switch pattern {
    case .wildcard, .binding, .tuple:
      guard let bind = bindPattern(pattern, element, isConstant: pattern.isConstant) else { return nil }
      return { context, value in
        try bind(context, value)
        return true
      }
    default: return checkPattern(pattern, element, 0..<0)
    }
  }

  mutating func checkWhile(_ conditions: [Condition], _ body: [StatementNode]) -> StatementCode? {
    let label = takeLabel()
    loopDepth += 1
    defer { loopDepth -= 1 }
    let parts = withScope { checker -> ((EvaluationContext) throws -> Bool, StatementCode)? in
      guard let test = checker.checkConditions(conditions), let code = checker.checkBlock(body) else { return nil }
      return (test, code)
    }
    guard let (test, code) = parts else { return nil }
    return { context in
      while try test(context) {
        try context.execution.spend()
        if let end = Self.afterTurn(try code(context), label) { return end }
      }
      return .normal
    }
  }

  mutating func checkRepeat(_ body: [StatementNode], _ condition: ExpressionNode) -> StatementCode? {
    let label = takeLabel()
    loopDepth += 1
    defer { loopDepth -= 1 }
    guard let code = checkBlock(body), let test = checkCondition(condition) else { return nil }
    return { context in
      repeat {
        try context.execution.spend()
        if let end = Self.afterTurn(try code(context), label) { return end }
      } while try test.run(context) as? Bool == true
      return .normal
    }
  }

  mutating func checkDo(_ body: [StatementNode], _ catches: [CatchClause]) -> StatementCode? {
    guard let code = checkBlock(body) else { return nil }
    var clauses: [(match: (EvaluationContext, Any) throws -> Bool, body: StatementCode)] = []
    for clause in catches {
      let made = withScope { checker -> ((EvaluationContext, Any) throws -> Bool, StatementCode)? in
        let symbol = clause.pattern == nil ? checker.declare("error", .error, isConstant: true) : nil
        var match: (EvaluationContext, Any) throws -> Bool = { context, error in
          if let symbol { context.activation.set(symbol.slot, Storage(error)) }
          return true
        }
        if let pattern = clause.pattern {
          guard let found = checker.checkPattern(pattern, .error, 0..<0) else { return nil }
          match = found
        }
        guard let body = checker.checkBlock(clause.body) else { return nil }
        return (match, body)
      }
      guard let made else { return nil }
      clauses.append(made)
    }
    let all = clauses
    return { context in
      do { return try code(context) } catch let thrown as ThrownValue {
        for clause in all where try clause.match(context, thrown.value) { return try clause.body(context) }
        throw thrown
      }
    }
  }
}
