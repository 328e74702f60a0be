import Inspection

// Logical operators, `??`, identity, ranges and pattern matches.
extension Checker {
  mutating func checkLogical(_ left: ExpressionNode, _ isAnd: Bool, _ right: ExpressionNode, _ node: ExpressionNode)
    -> Checked?
  {
    let first = checkOperandCondition(left)
    let second = checkOperandCondition(right)
    guard let first, let second else { return nil }
    return Checked(
      .bool,
      Code { context in
        let value = try first.run(context) as? Bool ?? false
        if value != isAnd { return value }
        return try second.run(context)
      }, node)
  }

  mutating func checkCoalescing(
    _ left: ExpressionNode, _ right: ExpressionNode, _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    if left.isNil {
      // `nil ?? 1` is of the right side's type.
      return outsideChain { $0.check(right, expecting: expected) }
    }
    let hint = expected.map { $0.isOptional ? $0 : SwiftType.optional($0) }
    guard let first = outsideChain({ $0.check(left, expecting: hint) }) else {
      _ = outsideChain { $0.check(right, expecting: expected) }
      return nil
    }
    guard let wrapped = first.type.wrapped else { return coalesceValue(first, left, right, node) }
    guard let second = outsideChain({ $0.check(right, expecting: right.isNil && !wrapped.isOptional ? first.type : wrapped) })
    else { return nil }
    let result: SwiftType
    let fallback: Code
    if let code = convert(second, to: wrapped) {
      (result, fallback) = (wrapped, code)
    } else if let code = convert(second, to: first.type) {
      (result, fallback) = (first.type, code)
    } else {
      reportCoalescing(first, second, wrapped, node)
      return nil
    }
    let isOptional = result.isOptional && !wrapped.isOptional
    return Checked(
      result,
      Code { context in
        let value = try first.code.run(context)
        guard case .some(.some(let payload)) = DynamicValue.optionalPayload(value) else { return try fallback.run(context) }
        return isOptional ? value : payload
      }, node)
  }

  /// `count ?? 1`: the compiler only warns that the right side is never used, if it fits.
  private mutating func coalesceValue(
    _ first: Checked, _ left: ExpressionNode, _ right: ExpressionNode, _ node: ExpressionNode
  ) -> Checked? {
    if right.isNil {
      let type = SwiftType.optional(first.type)
      return convert(first, to: type).map { Checked(type, $0, node) }
    }
    guard let second = outsideChain({ $0.check(right, expecting: first.type) }) else { return nil }
    if convert(second, to: first.type) != nil || convert(first, to: second.type) != nil { return Checked(first.type, first.code, node) }
    // A literal takes the type of the other side.
    if left.needsContext, let other = attempt({ $0.check(left, expecting: second.type) }), other.type.isSame(as: second.type) {
      return Checked(other.type, other.code, node)
    }
    if second.type.isOptional {
      if first.type.isSwift("Bool") {
        reportCondition(second, negated: false)
      } else {
        reportMismatch(second, first.type.canonical, .operand)
      }
      return nil
    }
    reportCoalescing(first, second, first.type, node)
    return nil
  }

  mutating func reportCoalescing(_ first: Checked, _ second: Checked, _ wrapped: SwiftType, _ node: ExpressionNode) {
    report(
      "binary operator '??' cannot be applied to operands of type '\(first.described)' and '\(second.described)'",
      at: node.location, over: first.node.range)
  }

  mutating func checkIdentity(
    _ left: ExpressionNode, _ name: ExpressionNode.OperatorName, _ right: ExpressionNode, _ node: ExpressionNode
  ) -> Checked? {
    let first = outsideChain { $0.check(left, expecting: .optional(.anyObject)) }
    let second = outsideChain { $0.check(right, expecting: .optional(.anyObject)) }
    guard let first, let second else { return nil }
    let isNegated = name.text == "!=="
    let strangers = [first, second].filter { !isClass($0.type.wrapped ?? $0.type) }
    for side in strangers {
      report("argument type '\(side.described)' expected to be an instance of a class or class-constrained type", at: side.node.location)
    }
    guard strangers.isEmpty else { return nil }
    return Checked(
      .bool,
      Code { context in
        let a = Comparison.object(try first.code.run(context))
        let b = Comparison.object(try second.code.run(context))
        return (a === b) != isNegated
      }, node)
  }

  mutating func checkRange(
    _ left: ExpressionNode, _ name: ExpressionNode.OperatorName, _ right: ExpressionNode, _ node: ExpressionNode,
    expecting expected: SwiftType?
  ) -> Checked? {
    let hint = expected?.canonicalNominal?.arguments.first
    guard let (first, second) = checkOperands(left, right, hint) else { return nil }
    guard let (a, b, type) = sameType(first, second), conforms(type, "Comparable"), let metatype = type.metatype else {
      reportOperands(first, name, second)
      return nil
    }
    let isClosed = name.text == "..."
    return Checked(
      .swift(isClosed ? "ClosedRange" : "Range", [type]),
      Code { context in try Ranges.make(a.run(context), b.run(context), isClosed: isClosed, metatype) }, node)
  }

  mutating func checkPatternMatch(_ left: ExpressionNode, _ right: ExpressionNode, _ node: ExpressionNode) -> Checked? {
    let second = outsideChain { $0.check(right) }
    guard let second, let first = outsideChain({ $0.check(left, expecting: second.type) }) else { return nil }
    return Checked(
      .bool,
      Code { context in
        let (pattern, value) = (try first.code.run(context), try second.code.run(context))
        return Ranges.contains(pattern, value) ?? Comparison.areEqual(pattern, value)
      }, node)
  }
}
