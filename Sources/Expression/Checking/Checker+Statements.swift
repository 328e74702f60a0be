import Inspection

extension Checker {
  /// The statements of a body, in a scope of their own.
  mutating func checkBlock(_ statements: [StatementNode]) -> StatementCode? {
    releasing { checker in checker.withScope { $0.checkStatements(statements) } }
  }

  /// Code that lets go of the variables it declares when it ends: objects that only they hold are destroyed then.
  mutating func releasing(_ make: (inout Checker) -> StatementCode?) -> StatementCode? {
    let level = levels.count - 1
    let first = levels[level].slotCount
    guard let code = make(&self) else { return nil }
    let slots = first..<levels[level].slotCount
    guard !slots.isEmpty else { return code }
    return { context in
      defer { context.activation.release(slots) }
      return try code(context)
    }
  }

  mutating func checkStatements(_ statements: [StatementNode]) -> StatementCode? {
    var codes: [StatementCode] = []
    var deferred: [StatementCode] = []
    var isValid = true
    for statement in statements {
      if hasEnough { return nil }
      if case .deferred(let body) = statement, levels.count > 1 || levels[0].scopes.count > 1 {
        if let code = checkBlock(body) { deferred.append(code) } else { isValid = false }
        continue
      }
      guard let code = checkStatement(statement) else {
        isValid = false
        continue
      }
      codes.append(code)
    }
    guard isValid else { return nil }
    let finals = deferred
    return { context in
      defer { for body in finals.reversed() { _ = try? body(context) } }
      for code in codes {
        try context.execution.spend()
        let completion = try code(context)
        if case .normal = completion { continue }
        return completion
      }
      return .normal
    }
  }

  mutating func checkStatement(_ statement: StatementNode) -> StatementCode? {
    switch statement {
    case .expression(let node):
      if case .ifExpression(let inner) = node.kind { return releasing { $0.checkIf(inner) } }
      if case .switchExpression(let inner) = node.kind { return releasing { $0.checkSwitch(inner) } }
      guard let checked = check(node) else { return nil }
      return { context in
        _ = try checked.code.run(context)
        return .normal
      }
    case .variable(let declaration): return checkVariable(declaration)
    case .variables(let declarations):
      let codes = declarations.map { checkVariable($0) }
      guard !codes.contains(where: { $0 == nil }) else { return nil }
      return { context in
        for code in codes { _ = try code?(context) }
        return .normal
      }
    case .ifStatement(let inner): return releasing { $0.checkIf(inner) }
    case .guardStatement(let conditions, let body, let range, let end): return checkGuard(conditions, body, range, end)
    case .switchStatement(let inner): return releasing { $0.checkSwitch(inner) }
    case .forIn(let pattern, let sequence, let filter, let body): return releasing { $0.checkFor(pattern, sequence, filter, body) }
    case .whileLoop(let conditions, let body): return releasing { $0.checkWhile(conditions, body) }
    case .repeatWhile(let body, let condition): return checkRepeat(body, condition)
    case .doCatch(let body, let catches): return checkDo(body, catches)
    case .deferred(let body):
      guard let code = checkBlock(body) else { return nil }
      levels[0].deferred.append(code)
      return { _ in .normal }
    default: return checkJump(statement)
    }
  }

  private mutating func checkJump(_ statement: StatementNode) -> StatementCode? {
    switch statement {
    case .returning(let node, _): return checkReturn(node)
    case .throwing(let node): return checkThrow(node)
    case .labelled(let label, let inner):
      if inner.isLoop { statementLabel = label } else { loopDepth += 1 }
      defer { if !inner.isLoop { loopDepth -= 1 } }
      return checkStatement(inner).map { code in
        { context in
          let completion = try code(context)
          if case .broke(let other?) = completion, other == label { return .normal }
          return completion
        }
      }
    case .breaking(let label, let range):
      guard loopDepth > 0 else {
        report("'break' is only allowed inside a loop, if, do, or switch", at: range.lowerBound)
        return nil
      }
      return { _ in .broke(label) }
    case .continuing(let label, let range):
      guard loopDepth > 0 else {
        report("'continue' is only allowed inside a loop", at: range.lowerBound)
        return nil
      }
      return { _ in .continued(label) }
    case .fallingThrough(let range):
      guard loopDepth > 0 else {
        report("'fallthrough' is only allowed inside a switch", at: range.lowerBound)
        return nil
      }
      return { _ in .fellThrough }
    case .function(let function):
      let code = checkFunction(function)
      if code == nil, localFunctions(function.name).isEmpty { unknownNames.insert(function.name) }
      return code
    case .typeDeclaration(let declaration):
      let code = checkTypeDeclaration(declaration)
      if code == nil { unknownNames.insert(declaration.name) }
      return code
    case .typeAlias(let name, let written):
      guard let type = resolve(written.type, written.range) else { return nil }
      if name.hasPrefix("$") {
        scope.aliases[name] = type
        scope.changed()
        declaresPersistent = true
      } else {
        localAliases[name] = type
      }
      return { _ in .normal }
    case .importing: return { _ in .normal }
    default: return nil
    }
  }

  private mutating func checkReturn(_ node: ExpressionNode?) -> StatementCode? {
    let level = levels.count - 1
    guard let node else { return { _ in .returned(()) } }
    if let known = levels[level].returnType {
      if known.isVoid, level > 0 {
        report("unexpected non-void return value in void function", at: node.start, over: node.range)
        note("did you mean to add a return type?", at: node.start)
        return nil
      }
      guard let code = checkConverted(node, to: known, levels[levels.count - 1].isClosure ? .closureResult : .returnValue) else {
        return nil
      }
      return { .returned(try code.run($0)) }
    }
    let hint = levels[level].returned.first?.type
    guard let checked = outsideChain({ $0.check(node, expecting: hint) }) else { return nil }
    levels[level].returned.append(checked)
    return { .returned(try checked.code.run($0)) }
  }

  private mutating func checkThrow(_ node: ExpressionNode) -> StatementCode? {
    guard let checked = outsideChain({ $0.check(node) }) else { return nil }
    guard conforms(checked.type, "Error") else {
      report("thrown expression type '\(checked.described)' does not conform to 'Error'", at: node.location, over: node.range)
      return nil
    }
    let isTop = levels.count == 1
    return { context in
      guard let error = try checked.code.run(context) as? any Error else { return .normal }
      throw ThrownValue(value: error, isResult: !isTop)
    }
  }

  // MARK: Variables

  private mutating func checkVariable(_ declaration: VariableDeclaration) -> StatementCode? {
    if let getter = declaration.getter { return checkComputed(declaration, getter) }
    var type: SwiftType?
    if let written = declaration.type {
      guard let resolved = resolve(written.type, written.range) else { return forget(declaration.pattern) }
      type = resolved
      if resolved.isSwift("Set"), resolved.containsParameter, let value = declaration.value, case .array = value.unparenthesized.kind,
        let element = attempt({ checker in checker.outsideChain { $0.check(value) } })?.type.arrayElement
      {
        type = resolved.substituting(["Element": element])
      }
    }
    guard let value = declaration.value else { return declareUninitialized(declaration, type) }
    let checked: Checked
    if let type {
      guard let code = checkConverted(value, to: type, .initialization) else {
        if value.isNil, let written = declaration.type {
          note("add '?' to form the optional type '\(type)?'", at: written.range.lowerBound)
        }
        // What follows can speak of it.
        _ = bindPattern(declaration.pattern, type, isConstant: declaration.isConstant)
        return nil
      }
      checked = Checked(type, code, value)
    } else {
      guard let found = outsideChain({ $0.check(value) }) else { return forget(declaration.pattern) }
      checked = found
    }
    if case .tuple(let parts) = declaration.pattern, let types = checked.type.tupleElements, parts.count != types.count {
      let wanted = parts.indices.map { $0 < types.count ? "\(types[$0].type)" : "_" }.joined(separator: ", ")
      report(
        "'\(checked.described)' is not convertible to '(\(wanted))', tuples have a different number of elements", at: value.start)
      return nil
    }
    guard let bind = bindPattern(declaration.pattern, checked.type, isConstant: declaration.isConstant) else { return nil }
    let code = checked.code
    return { context in
      try bind(context, code.run(context))
      return .normal
    }
  }

  /// Notes the names of a declaration that is wrong, so that nothing more is said where they are used.
  private mutating func forget(_ pattern: PatternNode) -> StatementCode? {
    switch pattern {
    case .binding(let name, _, _): unknownNames.insert(name)
    case .tuple(let elements): for element in elements { _ = forget(element.pattern) }
    default: break
    }
    return nil
  }

  private mutating func declareUninitialized(_ declaration: VariableDeclaration, _ type: SwiftType?) -> StatementCode? {
    guard case .binding(let name, let isConstant, let range) = declaration.pattern else { return { _ in .normal } }
    guard let type else {
      report("type annotation missing in pattern", at: range.lowerBound)
      return nil
    }
    let symbol = declare(name, type, isConstant: isConstant, isInitialized: false)
    let initial = type.isOptional ? type.metatype.flatMap { DynamicValue.none(of: $0) } : nil
    return { context in
      context.activation.set(symbol.slot, Storage(initial ?? ()))
      return .normal
    }
  }

  private mutating func checkComputed(_ declaration: VariableDeclaration, _ getter: [StatementNode]) -> StatementCode? {
    guard case .binding(let name, _, _) = declaration.pattern, let written = declaration.type,
      let type = resolve(written.type, written.range)
    else { return nil }
    guard let body = checkFunctionBody(getter, parameters: [], result: type) else { return nil }
    let symbol = declare(name, type, isConstant: true)
    return { context in
      context.activation.set(
        symbol.slot, Storage(get: { (try? body.run(context, [])) ?? () }, set: { _ in }))
      return .normal
    }
  }

  /// What puts a value into the variables of a `let` or `for` pattern.
  mutating func bindPattern(
    _ pattern: PatternNode, _ type: SwiftType, isConstant: Bool
  ) -> ((EvaluationContext, Any) throws -> Void)? {
    switch pattern {
    case .wildcard: return { _, _ in }
    case .binding(let name, _, let range):
      if let earlier = levels[levels.count - 1].scopes.last?[name]?.nameRange {
        report("invalid redeclaration of '\(name)'", at: range.lowerBound)
        note("'\(name)' previously declared here", at: earlier.lowerBound)
        return nil
      }
      if name.hasPrefix("$"), levels.count == 1, levels[0].scopes.count == 1 {
        declaresPersistent = true
        let scope = scope
        // Later statements of the same expression see it too.
        let symbol = declare(name, type, isConstant: isConstant)
        return { context, value in
          let storage = Storage(value)
          context.activation.set(symbol.slot, storage)
          scope.add(Variable(name, type: type, isConstant: isConstant, storage: storage))
        }
      }
      let symbol = declare(name, type, isConstant: isConstant)
      symbol.nameRange = range
      return { context, value in context.activation.set(symbol.slot, Storage(value)) }
    case .tuple(let elements):
      guard let types = type.tupleElements, types.count == elements.count else {
        if case .binding(_, _, let range)? = elements.first?.pattern {
          report("tuple pattern cannot match values of the non-tuple type '\(type)'", at: range.lowerBound - 1)
        }
        return nil
      }
      var binds: [(EvaluationContext, Any) throws -> Void] = []
      for (element, part) in zip(elements, types) {
        guard let bind = bindPattern(element.pattern, part.type, isConstant: isConstant) else { return nil }
        binds.append(bind)
      }
      return { context, value in
        let values = DynamicValue.tupleElements(value) ?? []
        for (bind, value) in zip(binds, values) { try bind(context, value) }
      }
    default: return nil
    }
  }

  // MARK: Branches

  mutating func checkConditions(_ conditions: [Condition]) -> ((EvaluationContext) throws -> Bool)? {
    var tests: [(EvaluationContext) throws -> Bool] = []
    for condition in conditions {
      guard let test = checkConditionElement(condition) else { return nil }
      tests.append(test)
    }
    return { context in
      for test in tests where !(try test(context)) { return false }
      return true
    }
  }

  private mutating func checkConditionElement(_ condition: Condition) -> ((EvaluationContext) throws -> Bool)? {
    switch condition {
    case .expression(let node):
      guard let code = checkCondition(node) else { return nil }
      return { try code.run($0) as? Bool ?? false }
    case .binding(let pattern, let node):
      guard let checked = outsideChain({ $0.check(node) }) else { return nil }
      guard let wrapped = checked.type.wrapped else {
        report(
          "initializer for conditional binding must have Optional type, not '\(checked.described)'",
          at: pattern.nameRange.map { introducer(of: $0) } ?? node.location, over: node.range)
        return nil
      }
      guard let bind = bindPattern(pattern, wrapped, isConstant: pattern.isConstant) else { return nil }
      return { context in
        guard case .some(.some(let value)) = DynamicValue.optionalPayload(try checked.code.run(context)) else { return false }
        try bind(context, value)
        return true
      }
    case .pattern(let pattern, let node):
      guard let checked = outsideChain({ $0.check(node) }), let match = checkPattern(pattern, checked.type, node.range)
      else { return nil }
      return { context in try match(context, checked.code.run(context)) }
    }
  }

  mutating func checkIf(_ statement: IfStatement) -> StatementCode? {
    let first = withScope { checker -> ((EvaluationContext) throws -> Bool, StatementCode)? in
      guard let test = checker.checkConditions(statement.conditions) else { return nil }
      guard let body = checker.checkBlock(statement.body) else { return nil }
      return (test, body)
    }
    let second = statement.elseBody.map { checkBlock($0) }
    guard let (test, body) = first else { return nil }
    if case .some(nil) = second { return nil }
    let other = second ?? nil
    return { context in
      if try test(context) { return try body(context) }
      return try other?(context) ?? .normal
    }
  }

  private mutating func checkGuard(
    _ conditions: [Condition], _ body: [StatementNode], _ range: Range<Int>, _ end: Int
  ) -> StatementCode? {
    guard let test = checkConditions(conditions), let other = checkBlock(body) else { return nil }
    guard body.last?.leavesScope == true else {
      report(
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope", at: end)
      return nil
    }
    return { context in try test(context) ? .normal : try other(context) }
  }
}

extension StatementNode {
  /// Whether it is a `for`, `while` or `repeat`.
  var isLoop: Bool {
    switch self {
    case .forIn, .whileLoop, .repeatWhile: true
    default: false
    }
  }

  /// Whether control never goes past the statement.
  var leavesScope: Bool {
    switch self {
    case .returning, .throwing, .breaking, .continuing: return true
    case .expression(let node):
      if case .call(let callee, _) = node.kind, case .name(let name) = callee.kind {
        return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
      }
      return false
    case .ifStatement(let inner):
      return (inner.body.last?.leavesScope ?? false) && (inner.elseBody?.last?.leavesScope ?? false)
    default: return false
    }
  }
}
