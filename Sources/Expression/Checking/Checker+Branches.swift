import Inspection

// `if` and `switch` as values.
extension Checker {
  mutating func checkIfExpression(_ statement: IfStatement, _ node: ExpressionNode, expecting expected: SwiftType?) -> Checked? {
    guard let other = statement.elseBody else {
      report("'if' must have an unconditional 'else' to be used as expression", at: node.start)
      return nil
    }
    let branch = withScope { checker -> ((EvaluationContext) throws -> Bool, Checked)? in
      guard let test = checker.checkConditions(statement.conditions), let value = checker.branchValue(statement.body, expected) else {
        return nil
      }
      return (test, value)
    }
    guard let (test, first) = branch else { return nil }
    guard let second = branchValue(other, expected ?? first.type) else { return nil }
    guard let type = expected ?? join([first.type, second.type]), let a = convert(first, to: type), let b = convert(second, to: type)
    else {
      report("branches have mismatching types '\(first.described)' and '\(second.described)'", at: node.start)
      return nil
    }
    return Checked(type, Code { context in try (test(context) ? a : b).run(context) }, node)
  }

  private mutating func branchValue(_ body: [StatementNode], _ expected: SwiftType?) -> Checked? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let node):
      guard var checked = outsideChain({ $0.check(node, expecting: expected) }) else { return nil }
      if let expected, checked.type.isSame(as: .never) { checked.type = expected }
      return checked
    case .throwing(let node):
      guard let expected, let code = checkStatement(body[0]) else { return nil }
      return Checked(expected, Code { context in _ = try code(context) }, node)
    case .ifStatement(let inner): return checkIfExpression(inner, ExpressionNode(.ifExpression(inner), inner.range), expecting: expected)
    case .switchStatement(let inner):
      return checkSwitchExpression(inner, ExpressionNode(.switchExpression(inner), inner.range), expecting: expected)
    default: return nil
    }
  }

  mutating func checkSwitchExpression(_ statement: SwitchStatement, _ node: ExpressionNode, expecting expected: SwiftType?)
    -> Checked?
  {
    guard let subject = outsideChain({ $0.check(statement.subject) }), checkExhaustive(statement, subject) else { return nil }
    var cases: [(matches: [(Match, Code?)], value: Checked)] = []
    for one in statement.cases {
      let made = withScope { checker -> ([(Match, Code?)], Checked)? in
        var matches: [(Match, Code?)] = []
        for item in one.items {
          guard let match = checker.checkPattern(item.pattern, subject.type, node.range) else { return nil }
          matches.append((match, item.condition.flatMap { checker.checkCondition($0) }))
        }
        guard let value = checker.branchValue(one.body, expected ?? cases.first?.value.type) else { return nil }
        return (matches, value)
      }
      guard let made else { return nil }
      cases.append(made)
    }
    guard let type = expected ?? join(cases.map(\.value.type)) else { return nil }
    let codes = cases.compactMap { convert($0.value, to: type) }
    guard codes.count == cases.count else { return nil }
    let all = zip(cases.map(\.matches), codes).map { (matches: $0, code: $1) }
    return Checked(
      type,
      Code { context in
        let value = try subject.code.run(context)
        for one in all where try Self.takes(value, one.matches, context) { return try one.code.run(context) }
        throw InternalInconsistency(what: "switch without a match")
      }, node)
  }
}

extension [StatementNode] {
  /// The expression that is the whole of a body and so what it returns: an `if` or `switch` too, when every branch is one value.
  func singleValue(wanted: Bool) -> ExpressionNode? {
    guard count == 1 else { return nil }
    switch self[0] {
    case .expression(let node) where !node.isStatementLike: return node
    case .expression(let node): return wanted && givesValue ? node : nil
    case .ifStatement(let inner): return wanted && givesValue ? ExpressionNode(.ifExpression(inner), inner.range) : nil
    case .switchStatement(let inner): return wanted && givesValue ? ExpressionNode(.switchExpression(inner), inner.range) : nil
    default: return nil
    }
  }

  /// Whether the statements are one value, or one choice between values.
  fileprivate var givesValue: Bool {
    guard count == 1 else { return false }
    switch self[0] {
    case .throwing: return true
    case .ifStatement(let inner): return inner.givesValue
    case .switchStatement(let inner): return inner.cases.allSatisfy { $0.body.givesValue }
    case .expression(let node):
      switch node.kind {
      case .ifExpression(let inner): return inner.givesValue
      case .switchExpression(let inner): return inner.cases.allSatisfy { $0.body.givesValue }
      case .assignment: return false
      default: return true
      }
    default: return false
    }
  }
}

extension IfStatement {
  fileprivate var givesValue: Bool { body.givesValue && elseBody?.givesValue == true }
}
