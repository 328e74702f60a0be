import Inspection

extension Checker {
  /// `{ … }`: its parameters take the types its surroundings give them.
  mutating func checkClosure(_ closure: ClosureNode, _ node: ExpressionNode, expecting expected: SwiftType?) -> Checked? {
    var wanted = expected
    while let wrapped = wanted?.wrapped { wanted = wrapped }
    let function = wanted?.functionType
    guard let (found, isSplat) = parameterTypes(closure, function, node) else { return nil }
    // What a range offers is the bound itself to a closure.
    let types = found.map { type in
      if case .alias(let alias) = type, alias.parent?.isRange == true { return alias.underlying }
      return type
    }
    let captures = closure.captures.compactMap { capture in
      variable(capture.name, node).map { (capture: capture, held: $0) }
    }
    var level = FunctionLevel()
    level.isClosure = true
    let declared = closure.result.flatMap { resolve($0.type, $0.range) }
    let result = declared ?? function?.result
    level.returnType = result.flatMap { $0.containsParameter ? nil : $0 }
    levels.append(level)
    let saved = (isInsideChain, loopDepth)
    isInsideChain = false
    loopDepth = 0
    defer { (isInsideChain, loopDepth) = saved }
    if let parameters = closure.parameters {
      for (parameter, type) in zip(parameters, types) {
        let index = levels[levels.count - 1].slotCount
        let isInout = function.map { $0.parameters.indices.contains(index) && $0.parameters[index].isInout } ?? false
        _ = declare(parameter.name, type, isConstant: !isInout)
      }
      levels[levels.count - 1].slotCount = types.count
    } else {
      levels[levels.count - 1].implicitParameters = types
      levels[levels.count - 1].inoutParameters = Set(
        (function?.parameters ?? []).enumerated().filter(\.element.isInout).map(\.offset))
      levels[levels.count - 1].slotCount = types.count
    }
    let taken = captures.compactMap { capture, held -> TakenValue? in
      let type = capture.ownership == .weak && !held.type.isOptional ? SwiftType.optional(held.type) : held.type
      guard let code = convert(held, to: type) else { return nil }
      return TakenValue(slot: declare(capture.name, type, isConstant: true).slot, code: code, ownership: capture.ownership)
    }
    var body = checkClosureBody(closure, result, node)
    let finished = levels.removeLast()
    // A closure may give the value where an Optional of any kind is wanted: `compactMap { $0.text }`.
    if let given = body, let result, result.isOptional, result.containsParameter, !given.type.isOptional, !given.type.isVoid,
      let wrapped = convert(Checked(given.type, given.code, node), to: .optional(given.type))
    {
      body = (wrapped, .optional(given.type))
    }
    guard let body else {
      if closure.parameters == nil, !types.isEmpty, !finished.usesImplicitParameters {
        if !lookupDiagnostics.isEmpty {
          reportLookup(Self.ignoredArguments(types.count), node.start..<node.start)
        } else if diagnostics.last?.message.contains("to closure result type") == true {
          report(Self.ignoredArguments(types.count), at: node.start)
        }
      }
      return nil
    }
    if closure.parameters == nil, !types.isEmpty, !finished.usesImplicitParameters {
      report(Self.ignoredArguments(types.count), at: node.start)
      return nil
    }
    let given = isSplat ? function?.parameters ?? [] : types.map { FunctionType.Parameter($0) }
    let type = FunctionType(given, body.type, isThrowing: function?.isThrowing ?? false)
    var checked = Checked(.function(type), closureCode(body, finished, type, isSplat, taken), node)
    checked.origin = .made
    return checked
  }

  private static func ignoredArguments(_ count: Int) -> String {
    "contextual type for closure argument list expects \(count) argument\(count == 1 ? "" : "s"), which cannot be implicitly ignored"
  }

  private mutating func parameterTypes(_ closure: ClosureNode, _ function: FunctionType?, _ node: ExpressionNode) -> (
    types: [SwiftType], isSplat: Bool
  )? {
    if let parameters = closure.parameters {
      if let function, function.parameters.count != parameters.count {
        if function.parameters.count == 1, let elements = function.parameters[0].type.tupleElements,
          elements.count == parameters.count
        {
          return (elements.map(\.type), true)
        }
        report(
          "contextual closure type '\(SwiftType.function(function))' expects \(function.parameters.count) argument\(function.parameters.count == 1 ? "" : "s"), but \(parameters.count) \(parameters.count == 1 ? "was" : "were") used in closure body",
          at: node.start)
        return nil
      }
      var types: [SwiftType] = []
      for (index, parameter) in parameters.enumerated() {
        if let written = parameter.type {
          guard let type = resolve(written.type, written.range) else { return nil }
          types.append(type)
        } else if let function, !function.parameters[index].type.containsParameter {
          types.append(function.parameters[index].type)
        } else {
          report(
            "cannot infer type of closure parameter '\(parameter.name)' without a type annotation",
            at: parameter.range.lowerBound)
          return nil
        }
      }
      return (types, false)
    }
    if let function {
      // One tuple is taken apart when the closure speaks of `$1`.
      if function.parameters.count == 1, let elements = function.parameters[0].type.tupleElements, elements.count > 1,
        closure.highestImplicitParameter > 0
      {
        return (elements.map(\.type), true)
      }
      let used = closure.highestImplicitParameter + 1
      let count = function.parameters.count
      if count > 0, used > count || (used > 0 && used < count) {
        var shown = function
        if shown.result == .parameter("T") { shown.isThrowing = false }
        report(
          "contextual closure type '\(SwiftType.function(shown).writtenWithAny)' expects \(count) argument\(count == 1 ? "" : "s"), "
            + "but \(used) \(used == 1 ? "was" : "were") used in closure body", at: node.start)
        if used > count { return nil }
      }
      return (function.parameters.map(\.type), false)
    }
    if let type = closure.operandType { return (Array(repeating: type, count: closure.highestImplicitParameter + 1), false) }
    if closure.usesImplicitParameters {
      report("cannot infer type of closure parameter '$0' without a type annotation", at: node.start)
      return nil
    }
    return ([], false)
  }

  /// The body's code and what it gives; a single expression is its result.
  private mutating func checkClosureBody(_ closure: ClosureNode, _ result: SwiftType?, _ node: ExpressionNode) -> (
    code: Code, type: SwiftType
  )? {
    let known = result.flatMap { $0.containsParameter ? nil : $0 }
    if let single = closure.body.singleValue(wanted: known?.isVoid != true) { return singleExpression(single, known) }
    guard let statements = checkBlock(closure.body) else { return nil }
    let level = levels[levels.count - 1]
    let type = known ?? level.returned.first?.type ?? .void
    let body = Code { context in
      if case .returned(let value) = try statements(context) { return value }
      return ()
    }
    return (body, type)
  }

  mutating func singleExpression(
    _ single: ExpressionNode, _ known: SwiftType?, _ purpose: ConversionPurpose = .closureResult
  ) -> (code: Code, type: SwiftType)? {
    guard let known, !known.isVoid else {
      guard let checked = check(single) else { return nil }
      if known?.isVoid == true {
        return (Code { context in _ = try checked.code.run(context) }, .void)
      }
      return (checked.code, checked.type)
    }
    if case .nilLiteral = single.kind, !known.isOptional {
      reportNil(known, single, purpose)
      return nil
    }
    guard let checked = check(single, expecting: known) else { return nil }
    // What never returns gives whatever is wanted.
    if checked.type.isSame(as: .never) { return (checked.code, known) }
    guard let code = require(checked, as: known, purpose) else { return nil }
    return (code, known)
  }

  // MARK: Functions as values

  /// An operator given as a function: `sorted(by: >)`, `reduce(0, +)`.
  mutating func checkOperatorReference(
    _ name: ExpressionNode.OperatorName, _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    guard let function = expected?.functionType else {
      report("operator reference '\(name.text)' needs a function type", at: node.start, over: node.range)
      return nil
    }
    let types = function.parameters.map { $0.type.containsParameter ? function.parameters[0].type : $0.type }
    guard types.allSatisfy({ !$0.containsParameter }) else { return nil }
    let storages = types.map { _ in Storage(()) }
    var operands = zip(types, storages).map { type, storage in Checked(type, Code { _ in storage.value }, node) }
    let checked: Checked?
    if operands.count == 2 {
      if function.parameters[1].type.containsParameter { operands[1].type = types[0] }
      checked = binary(operands[0], name, operands[1], node)
    } else {
      checked = nil
    }
    guard let checked else { return nil }
    let type = FunctionType(operands.map { .init($0.type) }, checked.type)
    let code = Code { context in
      FunctionValue(type) { arguments in
        for (storage, argument) in zip(storages, arguments) { storage.value = argument }
        return try checked.code.run(context)
      }
    }
    return Checked(.function(type), code, node)
  }

  /// A method that is named but not called: `String.init`, `box.reset`.
  mutating func methodReference(
    _ candidates: [ResolvedMember], _ first: ResolvedMember, _ root: Checked, _ node: ExpressionNode,
    expecting expected: SwiftType?
  ) -> Checked? {
    var wanted = expected
    while let wrapped = wanted?.wrapped { wanted = wrapped }
    if first.declaration.isMutating {
      report("cannot reference 'mutating' method as function value", at: node.location)
      return nil
    }
    for candidate in candidates {
      guard var reference = functionValue(candidate, root, wanted?.functionType, node) else { continue }
      reference.origin = origin(of: candidate, root)
      return reference
    }
    return nil
  }

  private func origin(of candidate: ResolvedMember, _ root: Checked?) -> FunctionOrigin {
    if candidate.declaration.kind == .enumCase { return .bound(nil) }
    guard let root, case .value = root.meaning, candidate.declaration.kind == .method else { return .made }
    return .bound(isClass(root.type) ? nil : root.type.metatype)
  }

  func functionReference(_ name: String, _ node: ExpressionNode, expecting expected: SwiftType?) -> Checked? {
    let functions = (scope.functions[name] ?? []) + localFunctions(name) + registry.functions(named: name)
    for member in functions {
      let candidate = ResolvedMember(member: member, types: [:], field: nil, result: member.declaration.result)
      if var found = functionValue(candidate, nil, expected?.functionType, node) {
        found.origin = .declared(member.declaration)
        return found
      }
    }
    if let base = currentSelf(node) {
      for candidate in members(of: base.type, named: name, isStatic: false) where !candidate.isProperty {
        if var found = functionValue(candidate, base, expected?.functionType, node) {
          found.origin = .bound(nil)
          return found
        }
      }
    }
    return nil
  }

  private func functionValue(
    _ candidate: ResolvedMember, _ root: Checked?, _ wanted: FunctionType?, _ node: ExpressionNode
  ) -> Checked? {
    let declaration = candidate.declaration
    guard case .call(let body) = candidate.member.implementation else { return nil }
    var call = CallApplication(candidate, [], [], checker: self)
    if let wanted {
      guard wanted.parameters.count == declaration.parameters.count else { return nil }
      for (index, parameter) in wanted.parameters.enumerated() {
        guard !parameter.type.containsParameter else { continue }
        guard call.bindings.unify(call.pattern(index), parameter.type) else { return nil }
        let own = call.current(call.pattern(index), checker: self)
        guard own.containsParameter || conversion(from: parameter.type, to: own) != nil else { return nil }
      }
      for parameter in declaration.genericParameters {
        guard let bound = call.bindings.types[parameter.name] else { continue }
        guard parameter.constraints.allSatisfy({ conforms(bound, $0) }) else { return nil }
      }
    }
    let types = declaration.parameters.indices.map { call.current(call.pattern($0), checker: self) }
    let result = call.substituted(declaration.result, checker: self)
    guard !result.containsParameter, types.allSatisfy({ !$0.containsParameter }) else { return nil }
    let type = FunctionType(types.map { .init($0) }, result, isThrowing: declaration.isThrowing)
    let bound = call.bindings.types
    let metatype = result.metatype
    let code = Code { context in
      let receiver = try root?.code.run(context) ?? ()
      return FunctionValue(type) { values in
        var value = receiver
        let arguments = Arguments(
          values, types: bound, result: result, resultMetatype: metatype, execution: context.execution)
        return try Self.wrapping(declaration.isThrowing) { try body(&value, arguments) }
      }
    }
    return Checked(.function(type), code, node)
  }
}

extension ClosureNode {
  /// Whether `$0` occurs in the body.
  var usesImplicitParameters: Bool { highestImplicitParameter >= 0 }
  /// The greatest n of the `$n` in the body; -1 without any.
  var highestImplicitParameter: Int { body.map(\.highestImplicitParameter).max() ?? -1 }
}

extension StatementNode {
  var highestImplicitParameter: Int {
    switch self {
    case .expression(let node), .throwing(let node): return node.highestImplicitParameter
    case .returning(let node, _): return node?.highestImplicitParameter ?? -1
    case .variable(let declaration): return declaration.value?.highestImplicitParameter ?? -1
    case .variables(let declarations): return declarations.map { $0.value?.highestImplicitParameter ?? -1 }.max() ?? -1
    case .ifStatement(let inner):
      let parts = inner.body + (inner.elseBody ?? [])
      let conditions = inner.conditions.map { condition -> Int in
        switch condition {
        case .expression(let node), .binding(_, let node), .pattern(_, let node): return node.highestImplicitParameter
        }
      }
      return (parts.map(\.highestImplicitParameter) + conditions).max() ?? -1
    default: return -1
    }
  }
}

extension ExpressionNode {
  var highestImplicitParameter: Int {
    if case .name(let name) = kind { return name.hasPrefix("$") ? Int(name.dropFirst()) ?? -1 : -1 }
    return children.map(\.highestImplicitParameter).max() ?? -1
  }

  /// The expressions directly inside; closures keep theirs to themselves.
  private var children: [ExpressionNode] {
    switch kind {
    case .member(let base, _, _), .optionalChain(let base), .forceUnwrap(let base), .parenthesized(let base),
      .prefix(_, let base), .postfix(let base, _), .cast(let base, _, _, _), .trying(_, let base), .awaiting(let base):
      return [base]
    case .call(let callee, let list), .subscripted(let callee, let list): return [callee] + list.all.map(\.value)
    case .binary(let left, _, let right), .assignment(let left, let right, _): return [left, right]
    case .ternary(let first, let second, let third, _): return [first, second, third]
    case .array(let elements): return elements
    case .tuple(let elements): return elements.map(\.value)
    case .dictionary(let entries): return entries.flatMap { [$0.key, $0.value] }
    case .string(let parts): return parts.compactMap { if case .interpolation(let inner) = $0 { inner } else { nil } }
    default: return []
    }
  }

  var isStatementLike: Bool {
    switch kind {
    case .ifExpression, .switchExpression: return true
    default: return false
    }
  }
}

extension ClosureNode {
  /// The type that a literal beside `$0` gives it where nothing else does: `{ $0 + 1 }` takes an Int.
  fileprivate var operandType: SwiftType? {
    guard parameters == nil, body.count == 1, case .expression(let node) = body[0],
      case .binary(let left, let sign, let right) = node.unparenthesized.kind,
      ["+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!="].contains(sign.text)
    else { return nil }
    for (name, literal) in [(left, right), (right, left)] {
      guard case .name("$0") = name.unparenthesized.kind else { continue }
      switch literal.unparenthesized.kind {
      case .integer: return .int
      case .floating: return .double
      case .string: return sign.text == "+" || !["-", "*", "/", "%"].contains(sign.text) ? .string : nil
      default: continue
      }
    }
    return nil
  }
}
