import Inspection

extension Checker {
  mutating func checkCall(
    _ callee: ExpressionNode, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode,
    expecting expected: SwiftType?
  ) -> Checked? {
    if let type = typeExpression(callee.unparenthesized), !isVariableName(callee) {
      return construct(type, list, node, expecting: expected)
    }
    switch callee.kind {
    case .name(let name): return callName(name, callee, list, node, expecting: expected)
    case .implicitMember(let name):
      return checkImplicitMember(name, list, node, expecting: expected)
    case .member(let base, let name, let range):
      if case .implicitMember(let first) = base.kind, expected != nil {
        guard let root = checkImplicitMember(first, nil, base, expecting: expected) else { return nil }
        return callMember(name, range, root, callee, list, node, expecting: expected)
      }
      let isConstrained = literalBase(base)
      guard let root = isConstrained ? check(base, expecting: expected) : checkBase(base) else {
        _ = checkAll(list)
        return nil
      }
      return callMember(name, range, root, callee, list, node, expecting: expected)
    case .closure(let closure) where list.arguments.count >= 0:
      return callClosure(closure, callee, list, node)
    default:
      guard let function = check(callee) else { return nil }
      return callValue(function, list, node)
    }
  }

  private func literalBase(_ node: ExpressionNode) -> Bool { false }

  private func isVariableName(_ node: ExpressionNode) -> Bool {
    guard case .name(let name) = node.unparenthesized.kind else { return false }
    return local(name) != nil || frame[name] != nil
  }

  /// Checks arguments for names that do not exist, when the call itself is already wrong.
  mutating func checkAll(_ list: ExpressionNode.ArgumentList) -> Bool {
    var isValid = true
    for argument in list.all {
      if case .closure = argument.value.kind { continue }
      if case .implicitMember = argument.value.kind { continue }
      if argument.value.isNil { continue }
      let saved = diagnosticsCount
      if outsideChain({ $0.check(argument.value) }) == nil { isValid = false }
      dropDiagnostics(after: saved)
    }
    return isValid
  }

  private mutating func callName(
    _ name: String, _ callee: ExpressionNode, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode,
    expecting expected: SwiftType?
  ) -> Checked? {
    if unknownNames.contains(name), local(name) == nil { return nil }
    if !shadowsFrame(name), let function = variable(name, callee) { return callValue(function, list, node) }
    if name == "type", list.all.count == 1, list.all[0].label == "of" { return dynamicType(list.all[0].value, node) }
    if name == "type", registry.functions(named: name).isEmpty, !list.all.isEmpty { return reportTypeOf(list) }
    if name == "self" || name == "Self", let type = frame.selfVariable?.type, name == "Self" {
      return construct(type, list, node, expecting: expected)
    }
    if let base = currentSelf(callee) {
      let found = members(ofSelf: base, named: name)
      if let property = found.first(where: \.isProperty), let value = self.property(property, base, callee) {
        return callValue(value, list, node)
      }
      if !found.isEmpty { return resolveCall(found, base, list, node, name: name, expecting: expected) }
    }
    let functions = (scope.functions[name] ?? []) + localFunctions(name) + registry.functions(named: name)
    guard !functions.isEmpty else {
      if name.hasPrefix("$"), let value = checkName(name, callee, expecting: nil) { return callValue(value, list, node) }
      if !lookupDiagnostics.contains(where: { $0.location == .user(offset: callee.start, length: callee.range.count) }) {
        reportLookup("cannot find '\(name)' in scope", callee.range)
      }
      _ = checkAll(list)
      return nil
    }
    let resolved = functions.map { member in
      ResolvedMember(member: member, types: [:], field: nil, result: member.declaration.result)
    }
    return resolveCall(resolved, nil, list, node, name: name, expecting: expected)
  }

  func localFunctions(_ name: String) -> [Member] {
    for level in levels.reversed() {
      if let found = level.functions[name] { return found }
    }
    return []
  }

  private mutating func callMember(
    _ name: String, _ nameRange: Range<Int>, _ root: Checked, _ callee: ExpressionNode,
    _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    switch root.meaning {
    case .module:
      if let type = registry.type(named: name) { return construct(type, list, node, expecting: expected) }
      let found = registry.functions(named: name).map {
        ResolvedMember(member: $0, types: [:], field: nil, result: $0.declaration.result)
      }
      guard !found.isEmpty else { return member(name, nameRange, of: root, callee, expecting: nil) }
      return resolveCall(found, nil, list, node, name: name, expecting: expected)
    case .type(let type):
      if name == "init" { return construct(type, list, node, expecting: expected) }
      let target = fillParameters(type, expected)
      let found = members(of: target, named: name, isStatic: true)
      if let nested = nestedType(type, name) { return construct(nested, list, node, expecting: expected) }
      let calls = found.filter { !$0.isProperty }
      if !calls.isEmpty { return resolveCall(calls, root, list, node, name: name, expecting: expected) }
    case .value:
      if case .metatype(let instance) = root.type.withoutAlias, name == "init" {
        return construct(instance, list, node, expecting: expected)
      }
      if name == "init", let made = delegated(root, list, node) { return made }
      let found = instanceMembers(of: root, named: name)
      let calls = found.filter { !$0.isProperty }
      if let property = found.first(where: \.isProperty), calls.isEmpty || list.range.isEmpty == false && calls.isEmpty {
        guard let value = self.property(property, root, callee) else { return nil }
        return callValue(value, list, node)
      }
      // `numbers.count()`: no method takes nothing, so the property is what was called.
      if list.all.isEmpty, let property = found.first(where: \.isProperty), !calls.isEmpty,
        calls.allSatisfy({ $0.declaration.parameters.contains { !$0.canBeLeftOut } })
      {
        guard let value = self.property(property, root, callee) else { return nil }
        return callValue(value, list, node)
      }
      if !calls.isEmpty { return resolveCall(calls, root, list, node, name: name, expecting: expected) }
    }
    let (saved, unknown) = (diagnosticsCount, lookupDiagnostics.count)
    guard let value = member(name, nameRange, of: root, callee, expecting: nil) else {
      for argument in list.all {
        guard case .implicitMember(let name) = argument.value.kind else { continue }
        report("cannot infer contextual base in reference to member '\(name)'", at: argument.value.start + 1, over: argument.value.range)
      }
      if !checkAll(list), unknown == 0, !lookupDiagnostics.isEmpty {
        // Both are said, as neither follows from the other.
        for diagnostic in diagnostics[saved...] { reportLookup(diagnostic) }
      }
      return nil
    }
    return callValue(value, list, node)
  }

  /// `self.init(…)` in an initializer of a declared type: what the other one makes becomes what this one makes.
  private mutating func delegated(_ root: Checked, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode) -> Checked? {
    guard case .name("self") = root.node.kind, local("self") != nil, root.type.canonicalNominal?.standIn != nil,
      let made = construct(root.type, list, node, expecting: nil)
    else { return nil }
    let own = root.code
    return Checked(
      .void,
      Code { context in
        let value = try made.code.run(context)
        try own.change(context) { root in
          if let object = value as? InterpretedObject, let kept = root as? InterpretedObject { kept.adopt(object) } else { root = value }
        }
        return ()
      }, node)
  }

  /// A type that the expression declares inside another one.
  func declaredNested(_ type: SwiftType, _ name: String) -> SwiftType? { type.nominalPath.flatMap { localAliases[$0 + "." + name] } }

  private func nestedType(_ type: SwiftType, _ name: String) -> SwiftType? {
    if let declared = declaredNested(type, name) { return declared }
    guard let path = type.nominalPath, let nested = registry.table(named: path + "." + name) else {
      return aliasMember(type, name)
    }
    return .nominal(NominalType(module: nested.module, name: name, parent: type))
  }

  /// `Type(…)`
  mutating func construct(
    _ type: SwiftType, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    let target = fillParameters(type.withoutAlias, expected)
    let found = members(of: target, named: "init", isStatic: true)
    let root = checkedType(target, node)
    guard !found.isEmpty else {
      if let path = target.nominalPath, unknownNames.contains(path) { return nil }
      if checkAll(list) {
        let callee = if case .call(let callee, _) = node.kind { callee.range } else { node.range }
        report(
          "'\(type.writtenWithAny)' cannot be constructed because it has no accessible initializers", at: node.location, over: callee)
      }
      return nil
    }
    if list.all.count == 1, list.all[0].label == nil, case .floating(let text, let isNegated) = list.all[0].value.kind,
      conforms(target, "FixedWidthInteger"), let metatype = target.metatype, let value = Double(text.replacing("_", with: "")),
      IntegerLiteral.make(Int128(exactly: (isNegated ? -value : value).rounded(.towardZero)) ?? .max, metatype) == nil
    {
      let isUnsigned = !conforms(target, "SignedNumeric")
      reportLate(
        isNegated && isUnsigned
          ? "negative literal '-\(text)' cannot be converted to '\(target)'"
          : "invalid conversion: '\(isNegated ? "-" : "")\(text)' overflows '\(target)'", at: node.location)
      return Checked(target, .constant(0), node)
    }
    if list.all.count == 1, list.all[0].label == nil, let made = boxedLiteral(list.all[0].value, target) {
      // Foundation boxes such a literal in an NSNumber first.
      return Checked(target, .constant(made), node)
    }
    // A literal argument of a number's initializer is a literal of that type: `UInt8(200)`.
    if list.all.count == 1, list.all[0].label == nil, list.all[0].value.isNumericLiteral,
      conforms(target, "ExpressibleByIntegerLiteral"),
      !list.all[0].value.containsFloatingLiteral || conforms(target, "ExpressibleByFloatLiteral")
    {
      return check(list.all[0].value, expecting: target).map {
        var checked = $0
        checked.node = node
        return checked
      }
    }
    let saved = diagnosticsCount
    if let made = resolveCall(found, root, list, node, name: "init", expecting: target) { return made }
    if assignmentOffset != nil, let expected, expected.isSame(as: target), found.count == 1, found[0].result.isOptional,
      diagnosticsCount == saved + 1, diagnostics[saved].message.hasPrefix("missing argument label")
    {
      // The compiler goes on with what the initializer would give.
      let optional = SwiftType.optional(target)
      report("value of optional type '\(optional)' must be unwrapped to a value of type '\(target)'", at: node.start)
      note("coalesce using '??' to provide a default when the optional value contains 'nil'", at: node.start)
      note("force-unwrap using '!' to abort execution if the optional value contains 'nil'", at: node.start)
    }
    if target.containsParameter, diagnosticsCount > saved, !isNamedByParameter(found, target),
      !diagnostics[saved...].contains(where: { $0.message.contains("could not be inferred") })
    {
      reportUnbound(target, node, before: saved)
    }
    return nil
  }

  /// Whether a parameter is of the generic parameter's type itself: whatever stands for it then tells what it is.
  private func isNamedByParameter(_ candidates: [ResolvedMember], _ target: SwiftType) -> Bool {
    guard let name = registry.table(for: target)?.genericParameters.first else { return false }
    return candidates.contains { $0.declaration.parameters.contains { $0.type == .named(name, []) || $0.type == .parameter(name) } }
  }

  /// `Cache()`: nothing tells what the generic parameters are.
  mutating func reportUnbound(_ type: SwiftType, _ node: ExpressionNode, before index: Int) {
    guard let name = registry.table(for: type)?.genericParameters.first else { return }
    let place = CompilerDiagnostic.Location.user(offset: node.start, length: 0)
    insert(CompilerDiagnostic(.error, "generic parameter '\(name)' could not be inferred", place), at: index)
    insert(.note("explicitly specify the generic arguments to fix this issue", place), at: index + 1)
  }

  /// `Int(true)`, `Bool(5)`
  private func boxedLiteral(_ node: ExpressionNode, _ target: SwiftType) -> Any? {
    switch node.kind {
    case .boolean(let value) where conforms(target, "Numeric") && !target.isCGFloat:
      return target.metatype.flatMap { IntegerLiteral.make(value ? 1 : 0, $0) }
    case .integer(let text, _) where target.isSwift("Bool"): return IntegerLiteral.magnitude(text).map { $0 != 0 }
    default: return nil
    }
  }

  /// `type(count)`, `type(of: a, b)`
  private mutating func reportTypeOf(_ list: ExpressionNode.ArgumentList) -> Checked? {
    guard checkAll(list) || lookupDiagnostics.isEmpty, lookupDiagnostics.isEmpty else { return nil }
    let parameters = [Declaration.Parameter(label: "of", name: "value", type: .any, isInout: false)]
    if case .failed(let failure) = ArgumentMatch(list.all, trailing: list.trailing.count, parameters) { reportMatch(failure, nil, list) }
    return nil
  }

  private mutating func dynamicType(_ value: ExpressionNode, _ node: ExpressionNode) -> Checked? {
    guard let checked = outsideChain({ $0.check(value) }) else { return nil }
    let code = checked.code
    return Checked(.metatype(checked.type), Code { context in DeclaredType.type(of: try code.run(context)) }, node)
  }

  // MARK: Function values

  /// A call of something whose value is a function.
  mutating func callValue(_ function: Checked, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode) -> Checked? {
    if case .metatype(let instance) = function.type.withoutAlias {
      return construct(instance, list, node, expecting: nil)
    }
    guard let type = function.type.functionType else {
      if let wrapped = function.type.wrapped, let inner = wrapped.functionType {
        reportOptionalCall(function, wrapped, inner, list)
        return nil
      }
      if checkAll(list) { reportNotCallable(function) }
      return nil
    }
    let arguments = list.all
    if type.parameters.isEmpty, !arguments.isEmpty {
      let saved = diagnosticsCount
      for argument in arguments { _ = outsideChain { $0.check(argument.value) } }
      let isClean = diagnosticsCount == saved
      if lookupDiagnostics.isEmpty { reportTakesNone(list, marksRange: isClean) }
      return nil
    }
    let parameters = type.parameters.enumerated().map {
      Declaration.Parameter(label: nil, name: "_", type: $1.type, isInout: $1.isInout)
    }
    guard case .matched(let slots) = ArgumentMatch(arguments, trailing: list.trailing.count, parameters) else {
      if case .failed(let failure) = ArgumentMatch(arguments, trailing: list.trailing.count, parameters) {
        reportMatch(failure, nil, list)
      }
      return nil
    }
    var codes: [Code] = []
    for (index, slot) in slots.enumerated() {
      guard let first = slot.first, let code = checkConverted(arguments[first].value, to: parameters[index].type, .argument)
      else { return nil }
      codes.append(code)
    }
    let callee = function.code
    // LLDB takes every local closure for one without parameters or result, and calls it so.
    let isBlind = function.isVariableReference && type.parameters.isEmpty && type.result.isVoid
    let isThrowing = type.isThrowing
    let code = Code { context in
      let value = try FunctionValue(wrapping: callee.run(context))
      let values = try codes.map { try $0.run(context) }
      try context.execution.spend()
      do {
        return try context.execution.call { try Self.wrapping(isThrowing) { try value.call(values) } }
      } catch AccessError.missingArgument where isBlind {
        return ()
      }
    }
    return Checked(type.result, code, node)
  }

  private mutating func reportNotCallable(_ function: Checked) {
    if case .member(let base, let name, _) = function.node.kind, let type = typeExpression(base),
      members(of: type, named: name, isStatic: true).first?.declaration.kind == .enumCase
    {
      report("enum case '\(name)' has no associated values", at: function.node.location)
      return
    }
    report("cannot call value of non-function type '\(function.described)'", at: function.node.location)
  }

  /// A function in an Optional is called: `owner.handler()`.
  private mutating func reportOptionalCall(
    _ function: Checked, _ wrapped: SwiftType, _ inner: FunctionType, _ list: ExpressionNode.ArgumentList
  ) {
    guard checkAll(list), lookupDiagnostics.isEmpty else { return }
    let place = function.node.location
    report("value of optional type '\(function.described)' must be unwrapped to a value of type '\(wrapped)'", at: place)
    note("coalesce using '??' to provide a default when the optional value contains 'nil'", at: place)
    note("force-unwrap using '!' to abort execution if the optional value contains 'nil'", at: place)
    if inner.parameters.isEmpty, !list.all.isEmpty { reportTakesNone(list, marksRange: true) }
  }

  /// A closure written where it is called: its parameters take the types of the arguments.
  private mutating func callClosure(
    _ closure: ClosureNode, _ callee: ExpressionNode, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode
  ) -> Checked? {
    var parameters: [FunctionType.Parameter] = []
    for argument in list.all {
      guard let checked = outsideChain({ $0.check(argument.value) }) else { return nil }
      parameters.append(.init(checked.type))
    }
    let wanted = SwiftType.function(FunctionType(parameters, .parameter("Result")))
    guard let function = checkClosure(closure, callee, expecting: wanted) else { return nil }
    return callValue(function, list, node)
  }

  /// Runs a call; an error that a Swift function throws is one that `catch` can see.
  static func wrapping<Result>(_ isThrowing: Bool, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error {
      switch error {
      case is Trap, is Execution.LimitReached, is AccessError, is ChainBroken, is ThrownValue, is InternalInconsistency:
        throw error
      default: throw ThrownValue(value: error)
      }
    }
  }
}
