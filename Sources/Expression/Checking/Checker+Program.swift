import Inspection

extension Checker {
  /// Checks the statements of an expression; `nil` when something is wrong.
  mutating func check(_ statements: [StatementNode]) -> CheckedProgram? {
    var codes: [StatementCode] = []
    var result: Checked?
    var returned: Checked?
    var isValid = true
    announceTypes(statements)
    for (index, statement) in statements.enumerated() {
      if hasEnough { break }
      settleStatement()
      let isLast = index == statements.count - 1
      if case .expression(let node) = statement, !node.isStatementLike {
        guard let checked = checkTopLevel(node) else {
          isValid = false
          continue
        }
        if isLast {
          result = checked
        } else {
          codes.append {
            _ = try checked.code.run($0); return .normal
          }
        }
      } else if case .returning(let node?, _) = statement {
        guard let checked = checkTopLevel(node) else {
          isValid = false
          continue
        }
        if returned == nil { returned = checked }
        codes.append { .returned(try checked.code.run($0)) }
      } else if let code = checkStatement(statement) {
        codes.append(code)
      } else {
        isValid = false
      }
    }
    guard isValid, finalDiagnostics.isEmpty else { return nil }
    return program(codes, result, returned)
  }

  /// Types that are declared side by side may name each other.
  private mutating func announceTypes(_ statements: [StatementNode]) {
    for case .typeDeclaration(let node) in statements where [.structure, .classType, .enumeration].contains(node.keyword) {
      if node.keyword == .structure { declaredTypes[node.name] = node }
      localTypes[node.name] = Self.emptyTable(of: node)
    }
    if localTypes.count < 2 { localTypes = [:] }
  }

  private mutating func checkTopLevel(_ node: ExpressionNode) -> Checked? {
    guard let checked = check(node) else { return nil }
    if case .module = checked.meaning {
      report("expected module member name after module name", at: node.start)
      return nil
    }
    if case .superReference = node.kind {
      report("'super' may be used only to access a superclass member, subscript, or initializer", at: node.start)
      return nil
    }
    if case .type(let type) = checked.meaning {
      if case .member(_, "self", _) = node.kind { return checked }
      report("expected member name or initializer call after type name", at: node.start)
      var place = node.start
      if case .member(_, _, let range) = node.kind { place = range.lowerBound }
      var isMetatype = false
      if case .metatype = type { isMetatype = true }
      if case .name("Self") = node.kind { isMetatype = true }
      if !isMetatype { note("add arguments after the type to construct a value of the type", at: place) }
      note("use '.self' to reference the type object", at: place)
      return nil
    }
    return checked
  }

  private func program(_ codes: [StatementCode], _ result: Checked?, _ returned: Checked?) -> CheckedProgram {
    let finalType = result?.type
    let returnType = returned?.type
    let deferred = levels[0].deferred
    let code = result?.code
    let origin = result?.origin
    let run: (EvaluationContext) throws -> ExpressionOutcome = { context in
      func finish() throws { for body in deferred.reversed() { _ = try body(context) } }
      do {
        for statement in codes {
          try context.execution.spend()
          if case .returned(let value) = try statement(context) {
            try finish()
            return returnType.map { .value(ExpressionValue(value, type: $0)) } ?? .noValue
          }
        }
        guard let code, let finalType else {
          try finish()
          return .noValue
        }
        let value = try finalType.asSwiftFunction(code.run(context))
        try finish()
        return .value(ExpressionValue(value, type: finalType, origin: origin))
      } catch let thrown as ThrownValue {
        // An error that `throw` names is no value of the expression.
        guard thrown.isResult, finalType != nil || returnType != nil else { return .noValue }
        throw thrown
      }
    }
    return CheckedProgram(
      run: run, slotCount: levels[0].slotCount, resultType: finalType, declaresPersistent: declaresPersistent)
  }
}

extension SwiftType {
  /// A closure of the expression as the Swift function it stands for, so that a result is a value of its type.
  func asSwiftFunction(_ value: Any) -> Any {
    guard value is FunctionValue, let metatype else { return value }
    return DynamicValue.cast(value, to: metatype) ?? value
  }
}
