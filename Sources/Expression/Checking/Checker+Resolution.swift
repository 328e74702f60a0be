import Inspection

extension Checker {
  /// Chooses among the declarations of one name the one that the arguments fit.
  mutating func resolveCall(
    _ candidates: [ResolvedMember], _ root: Checked?, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode,
    name: String, expecting expected: SwiftType?
  ) -> Checked? {
    if explainLibraryCall(name, root, list, node) { return nil }
    var matching: [(ResolvedMember, [[Int]])] = []
    for candidate in candidates {
      if let slots = slots(of: candidate, for: list) { matching.append((candidate, slots)) }
    }
    if matching.isEmpty {
      reportNoMatch(candidates, list, root)
      return nil
    }
    if matching.count == 1 {
      let made = apply(matching[0].0, matching[0].1, root, list, node, expecting: expected)?.0
      return reportUnavailable(matching[0].0, node) ? nil : made
    }
    if let conflict = immutableReceiver(matching, root, node) {
      reportImmutable(conflict.reason, .mutatingMember, at: node.location, over: conflict.range)
      return nil
    }
    var best: (checked: Checked, score: Int, rank: Int)?
    for (rank, (candidate, slots)) in matching.enumerated() {
      guard let (checked, score) = attempt({ $0.apply(candidate, slots, root, list, node, expecting: expected) }) else {
        continue
      }
      var total = score
      if let expected, !checked.type.isSame(as: expected), checked.type.wrapped.map({ !$0.isSame(as: expected) }) ?? true {
        total += conversion(from: checked.type, to: expected) == nil ? 20 : 1
      }
      if best.map({ total < $0.score }) ?? true { best = (checked, total, rank) }
    }
    if let best {
      // The chosen one is checked again for its late diagnostics.
      let (candidate, slots) = matching[best.rank]
      let made = apply(candidate, slots, root, list, node, expecting: expected)?.0
      return reportUnavailable(candidate, node) ? nil : made
    }
    reportNoOverload(matching, root, list, node, name: name, expecting: expected)
    return nil
  }

  private func slots(of candidate: ResolvedMember, for list: ExpressionNode.ArgumentList) -> [[Int]]? {
    var parameters = candidate.declaration.parameters
    if case .matched(let slots) = ArgumentMatch(list.all, trailing: list.trailing.count, parameters) { return slots }
    guard !list.trailing.isEmpty else { return nil }
    // An element may be a function, and then a closure behind the call is one.
    let call = CallApplication(candidate, [], [], checker: self)
    for index in parameters.indices { parameters[index].type = call.pattern(index) }
    if case .matched(let slots) = ArgumentMatch(list.all, trailing: list.trailing.count, parameters) { return slots }
    return nil
  }

  /// All that the name can be changes the receiver, which can't be changed.
  private func immutableReceiver(_ matching: [(ResolvedMember, [[Int]])], _ root: Checked?, _ node: ExpressionNode) -> (
    reason: Immutability, range: Range<Int>
  )? {
    guard let root, let reason = root.immutability, !isClass(root.type), matching.allSatisfy({ $0.0.declaration.isMutating })
    else { return nil }
    return (reason, immutableRange(reason, root.node))
  }

  /// Whether a declaration that may not be used was chosen.
  private mutating func reportUnavailable(_ candidate: ResolvedMember, _ node: ExpressionNode) -> Bool {
    guard let reason = candidate.declaration.unavailable, lookupDiagnostics.isEmpty else { return false }
    // That it can't be written is said of the target instead.
    if isAssigning, candidate.declaration.kind == .subscript { return false }
    let name = candidate.declaration.kind == .subscript ? "subscript(_:)" : candidate.declaration.fullName
    report("'\(name)' is unavailable: \(reason)", at: node.start, over: node.range)
    report(
      .note("'\(name)' has been explicitly marked unavailable here", declarationPlace(candidate.declaration, isFree: false)))
    return true
  }

  /// One candidate applied to its arguments: what it gives, and how far it had to bend (less is better).
  mutating func apply(
    _ candidate: ResolvedMember, _ slots: [[Int]], _ root: Checked?, _ list: ExpressionNode.ArgumentList,
    _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> (Checked, Int)? {
    let declaration = candidate.declaration
    if declaration.isMutating, let root, let reason = root.immutability, !isClass(root.type) {
      reportImmutable(reason, .mutatingMember, at: node.location, over: immutableRange(reason, root.node))
      return nil
    }
    var call = CallApplication(candidate, slots, list.all, checker: self)
    call.place = node.location
    call.bindResult(to: expected, checker: self)
    guard checkArguments(&call, list, closures: false) else { return nil }
    call.bindRequirements(checker: self)
    guard checkArguments(&call, list, closures: true) else { return nil }
    call.bindRequirements(checker: self)
    guard satisfiesConstraints(call, node) else { return nil }
    guard declaration.kind != .subscript || satisfiesEqualities(call) else { return nil }
    var result = call.substituted(declaration.result, checker: self)
    if list.all.contains(where: \.value.isRangeExpression) { result = result.withoutRangeAliases }
    guard !result.containsParameter else {
      if let name = call.bindings.open.sorted().first(where: { call.bindings.types[$0] == nil }) {
        let isOfType = declaration.kind == .enumCase || declaration.kind == .initializer
        let place = isOfType ? root?.node.start ?? node.location : node.location
        report("generic parameter '\(name)' could not be inferred", at: place)
        if isOfType { note("explicitly specify the generic arguments to fix this issue", at: place) }
      }
      return nil
    }
    guard let code = callCode(call, root, result, node) else { return nil }
    return (Checked(result, code, node), call.score)
  }

  private mutating func checkArguments(
    _ call: inout CallApplication, _ list: ExpressionNode.ArgumentList, closures: Bool
  ) -> Bool {
    var isValid = true
    for (index, parameter) in call.candidate.declaration.parameters.enumerated() {
      let pattern = call.pattern(index)
      let isFunction = pattern.functionType != nil || pattern.wrapped?.functionType != nil
      guard isFunction == closures else { continue }
      let slot = call.slots[index]
      if slot.isEmpty {
        guard call.codes[index] == nil else { continue }
        call.score += parameter.isVariadic ? 1 : 1
        call.codes[index] = defaultCode(parameter, pattern: call.current(pattern, checker: self))
        isValid = isValid && call.codes[index] != nil
        continue
      }
      var codes: [Code] = []
      for position in slot {
        guard let code = checkArgument(list.all[position].value, pattern, parameter, &call) else {
          isValid = false
          continue
        }
        codes.append(code)
      }
      guard codes.count == slot.count else { continue }
      call.codes[index] = parameter.isVariadic ? variadic(codes) : codes[0]
    }
    return isValid
  }

  private func variadic(_ codes: [Code]) -> Code {
    Code { context in try codes.map { try $0.run(context) } as [Any] }
  }

  private mutating func checkArgument(
    _ node: ExpressionNode, _ pattern: SwiftType, _ parameter: Declaration.Parameter, _ call: inout CallApplication
  ) -> Code? {
    let known = call.current(pattern, checker: self)
    if parameter.isInout { return checkInout(node, known) }
    guard known.containsParameter else {
      guard
        let checked = outsideChain({ checker -> Checked? in
          if case .nilLiteral = node.kind, !known.isOptional {
            checker.reportNil(known, node, .argument)
            return nil
          }
          return checker.check(node, expecting: known)
        })
      else { return nil }
      if !checked.type.isSame(as: known) { call.score += known.isSame(as: .any) ? 3 : 1 }
      if !node.isDefaultLiteral(known) { call.score += 1 }
      if case .parameter(let name) = pattern, call.bindings.open.contains(name), convert(checked, to: known) == nil,
        call.candidate.declaration.parameters.filter({ $0.type == parameter.type }).count > 1
      {
        reportConflict(name, known, checked, call)
        return nil
      }
      return require(checked, as: known, .argument)
    }
    let hint = literalHint(known, node, call) ?? known
    guard let checked = outsideChain({ $0.check(node, expecting: hint) }) else { return nil }
    guard call.bindings.unify(known, checked.type) else {
      reportMismatch(checked, known, .argument)
      return nil
    }
    let bound = call.current(pattern, checker: self)
    call.score += 1
    if bound.containsParameter { return checked.code }
    return require(checked, as: bound, .argument)
  }

  /// `max(1, "a")`: two arguments want the same generic parameter to be two types.
  private mutating func reportConflict(_ name: String, _ bound: SwiftType, _ checked: Checked, _ call: CallApplication) {
    guard let place = call.place else { return }
    report("conflicting arguments to generic parameter '\(name)' ('\(bound)' vs. '\(checked.type)')", at: place)
  }

  /// What a literal argument should be where only the other arguments or a requirement tell: all of `max(1, 2.5)` are
  /// Doubles, and `Data([1, 2])` is made of bytes.
  private func literalHint(_ pattern: SwiftType, _ node: ExpressionNode, _ call: CallApplication) -> SwiftType? {
    guard case .parameter(let name) = pattern else { return nil }
    if node.isNumericLiteral, !node.containsFloatingLiteral {
      let related = call.candidate.declaration.parameters.indices.filter { call.pattern($0).parameterNames.contains(name) }
      let values = related.flatMap { call.slots[$0] }.compactMap { call.arguments.indices.contains($0) ? call.arguments[$0].value : nil }
      return values.contains { $0.isNumericLiteral && $0.containsFloatingLiteral } ? .double : nil
    }
    guard case .array = node.kind else { return nil }
    for requirement in call.candidate.declaration.requirements where requirement.hasPrefix("\(name).Element ==") {
      let text = requirement.dropFirst("\(name).Element ==".count).trimmingSpaces
      guard let element = SwiftType(parsing: text) else { continue }
      let bound = call.substituted(element, checker: self)
      if !bound.containsParameter { return .array(bound) }
    }
    return nil
  }

  /// `&variable`: handed over as the place itself.
  private mutating func checkInout(_ node: ExpressionNode, _ type: SwiftType) -> Code? {
    guard case .inoutReference(let inner) = node.kind else {
      if check(node) != nil {
        report("passing value of type '\(type)' to an inout parameter requires explicit '&'", at: node.start)
      }
      return nil
    }
    guard let checked = check(inner) else { return nil }
    if let reason = checked.immutability {
      reportImmutable(reason, .inoutArgument, at: node.start, over: inner.range)
      return nil
    }
    let code = checked.code
    return Code { context in
      InoutArgument { body in try code.change(context, body) }
    }
  }

  private mutating func satisfiesConstraints(_ call: CallApplication, _ node: ExpressionNode) -> Bool {
    for parameter in call.candidate.declaration.genericParameters {
      guard let bound = call.bindings.types[parameter.name] else { continue }
      for constraint in parameter.constraints {
        for name in constraint.split(separator: "&").map({ String($0).trimmingSpaces }) where !conforms(bound, name) {
          reportConstraint(call.candidate.declaration, bound, name, node)
          return false
        }
      }
    }
    return true
  }

  /// `R.Bound == Int`
  private func satisfiesEqualities(_ call: CallApplication) -> Bool {
    call.candidate.declaration.requirements.allSatisfy { requirement in
      let parts = requirement.split(separator: "=", omittingEmptySubsequences: true).map { $0.trimmingSpaces }
      guard requirement.contains("=="), parts.count == 2, let left = SwiftType(parsing: parts[0]), let right = SwiftType(parsing: parts[1])
      else { return true }
      let sides = (call.substituted(left, checker: self), call.substituted(right, checker: self))
      return sides.0.containsParameter || sides.1.containsParameter || sides.0.isSame(as: sides.1)
    }
  }

  private mutating func reportConstraint(
    _ declaration: Declaration, _ bound: SwiftType, _ name: String, _ node: ExpressionNode
  ) {
    let kind: String
    switch declaration.kind {
    case .initializer: kind = "initializer"
    case .function: kind = "global function"
    default: kind = declaration.isStatic ? "static method" : "instance method"
    }
    report(
      "\(kind) '\(declaration.fullName)' requires that '\(bound)' conform to '\(name)'", at: node.location)
  }

  // MARK: Code of calls

  private mutating func callCode(_ call: CallApplication, _ root: Checked?, _ result: SwiftType, _ node: ExpressionNode) -> Code? {
    let codes = call.codes.compactMap { $0 }
    guard codes.count == call.codes.count else { return nil }
    let types = call.bindings.types
    let metatype = result.metatype
    let arguments: (EvaluationContext) throws -> Arguments = { context in
      Arguments(
        try codes.map { try $0.run(context) }, types: types, result: result, resultMetatype: metatype,
        execution: context.execution)
    }
    let declaration = call.candidate.declaration
    switch call.candidate.member.implementation {
    case .call(let body):
      return Self.invocation(body, declaration, root, arguments, nests: canNest(declaration, root, result)).located(line(of: node.start))
    case .subscript:
      guard let root, var code = Code.subscripted(root.code, call.candidate.member, arguments) else { return nil }
      if case .subscript(_, nil) = call.candidate.member.implementation { code = Code(code.run) }
      return code
    case .asynchronous:
      report("'async' call in a function that does not support concurrency", at: node.location)
      return nil
    case .property: return nil
    }
  }

  private static func invocation(
    _ body: @escaping (inout Any, Arguments) throws -> Any, _ declaration: Declaration, _ root: Checked?,
    _ arguments: @escaping (EvaluationContext) throws -> Arguments, nests: Bool
  ) -> Code {
    let isThrowing = declaration.isThrowing || declaration.isRethrowing
    let receiver = root?.code
    let isMutating = declaration.isMutating
    return Code { context in
      try context.execution.spend(2)
      if nests { try context.execution.nest() }
      func call(_ value: inout Any, _ arguments: Arguments) throws -> Any {
        for argument in arguments.values { try context.execution.spend(touching: argument, isCopied: true) }
        return try context.execution.call { try wrapping(isThrowing) { try body(&value, arguments) } }
      }
      guard let receiver else {
        var nothing: Any = ()
        return try call(&nothing, arguments(context))
      }
      if isMutating {
        let values = try arguments(context)
        var result: Any = ()
        try receiver.change(context) { value in
          try context.execution.spend(touching: value, isCopied: true)
          result = try call(&value, values)
        }
        return result
      }
      var value = try receiver.run(context)
      try context.execution.spend(touching: value)
      return try call(&value, arguments(context))
    }
  }

  /// Whether what the call makes, or changes, can hold more of its own kind: an object, an enum with itself as payload,
  /// a collection of anything.
  private func canNest(_ declaration: Declaration, _ root: Checked?, _ result: SwiftType) -> Bool {
    func isOpen(_ type: SwiftType, _ own: SwiftType?) -> Bool {
      var found = false
      _ = type.mapped { part in
        if case .existential = part.withoutAlias { found = true }
        if let own, part.nominalPath != nil, part.nominalPath == own.nominalPath { found = true }
        return nil
      }
      return found
    }
    switch declaration.kind {
    case .initializer, .enumCase:
      let made = result.wrapped ?? result
      let table = table(for: made)
      if table?.isReference == true { return true }
      return declaration.parameters.contains { isOpen(registry.resolve($0.type), made) }
    default:
      return declaration.isMutating && root.map { isOpen($0.type, nil) } ?? false
    }
  }

  /// The code of an argument that a call leaves out.
  private mutating func defaultCode(_ parameter: Declaration.Parameter, pattern: SwiftType) -> Code? {
    guard let text = parameter.defaultValue else { return .constant([Any]()) }
    guard case .success(let statements) = Parser.parse(text), case .expression(let node)? = statements.first else {
      return .constant(())
    }
    var checker = Checker(registry: registry, frame: Frame(module: "", functionName: ""), scope: scope, source: text)
    if pattern.containsParameter { return checker.check(node)?.code ?? .constant(()) }
    return checker.checkConverted(node, to: pattern, .argument) ?? .constant(())
  }
}

extension StringProtocol {
  var trimmingSpaces: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension ExpressionNode {
  /// Whether a literal has the type it would have without any context.
  func isDefaultLiteral(_ type: SwiftType) -> Bool {
    switch kind {
    case .integer: return type.isSwift("Int")
    case .floating: return type.isSwift("Double")
    case .string: return type.isSwift("String")
    default: return true
    }
  }
}
