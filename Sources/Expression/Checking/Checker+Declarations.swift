import Inspection

/// A body that may be checked after it is first referred to, so that functions can call themselves.
final class BodyReference {
  var run: ((EvaluationContext, [Any]) throws -> Any)?
}

/// A checked body of a function.
struct FunctionBody {
  /// Runs it and gives its result and its first argument as the body left it: `self`.
  let runChanging: (EvaluationContext, [Any]) throws -> (result: Any, first: Any)

  func run(_ context: EvaluationContext, _ arguments: [Any]) throws -> Any { try runChanging(context, arguments).result }
}

/// A checked body of a method; `nil` until it was checked.
final class MemberBodyReference {
  var body: FunctionBody?

  /// Runs the body of a member, whose first argument is `self`.
  ///
  /// - Throws: ``AccessError`` when the type was not declared at run time, or the body never checked.
  func run(_ arguments: [Any], in context: EvaluationContext?, named name: String) throws -> (result: Any, first: Any) {
    guard let context, let body else { throw AccessError.unknownMember(name) }
    return try body.runChanging(context, arguments)
  }
}

extension Checker {
  /// `func name(…) { … }`: with a `$` it is kept for the session.
  mutating func checkFunction(_ function: FunctionNode) -> StatementCode? {
    if !function.declaration.genericParameters.isEmpty { return checkGenericFunction(function) }
    guard let declaration = resolvedDeclaration(function) else { return nil }
    let reference = BodyReference()
    let isPersistent = function.name.hasPrefix("$") && levels.count == 1
    let holder = ContextHolder()
    let member = functionMember(declaration, reference, holder)
    levels[levels.count - 1].functions[function.name, default: []].append(member)
    guard let body = checkFunctionBody(function.body, parameters: declaration.parameters, result: declaration.result) else {
      return nil
    }
    reference.run = body.run
    if isPersistent { declaresPersistent = true }
    let scope = scope
    return { context in
      holder.context = context
      if isPersistent { scope.add(function: member) }
      return .normal
    }
  }

  /// The context in which a function was declared: what its body can see.
  final class ContextHolder {
    private var declared: EvaluationContext?
    /// Where a body runs: what it can see is what was there at its declaration; it prints and stops with what runs now.
    var context: EvaluationContext? {
      get {
        guard let declared, let execution = declared.scope.execution else { return declared }
        return EvaluationContext(
          frame: declared.frame, scope: declared.scope, execution: execution, activation: declared.activation)
      }
      set { declared = newValue }
    }
    /// What the values know of the type, where it is a type that is declared.
    let type: DeclaredType

    init(_ type: DeclaredType = DeclaredType()) { self.type = type }
  }

  /// `func first<T>(_ items: [T]) -> T?`: the body is checked for each set of types it is called with.
  private mutating func checkGenericFunction(_ function: FunctionNode) -> StatementCode? {
    let outer = localAliases
    for parameter in function.declaration.genericParameters { localAliases[parameter.name] = .parameter(parameter.name) }
    let resolved = resolvedDeclaration(function)
    localAliases = outer
    guard let declaration = resolved else { return nil }
    let isPersistent = function.name.hasPrefix("$") && levels.count == 1
    let (holder, bodies) = (ContextHolder(), GenericBodies())
    let member = Member(
      declaration,
      .call { _, arguments in
        guard let context = holder.context else { throw AccessError.unknownMember(declaration.name) }
        let body = try bodies.body(for: arguments.types) { bodies.checker?.body(of: function, declaration, for: $0) }
        return try body.run(context, arguments.values)
      })
    levels[levels.count - 1].functions[function.name, default: []].append(member)
    bodies.member = member
    // A body can call its own function.
    bodies.checker = self
    if isPersistent { declaresPersistent = true }
    return Self.keeping(member, holder, in: isPersistent ? scope : nil)
  }

  private static func keeping(_ member: Member, _ holder: ContextHolder, in scope: PersistentScope?) -> StatementCode {
    { context in
      holder.context = context
      scope?.add(function: member)
      return .normal
    }
  }

  /// A generic function's body with types in the place of its parameters.
  private func body(of function: FunctionNode, _ declaration: Declaration, for types: [String: SwiftType]) -> FunctionBody? {
    var checker = self
    for (name, type) in types { checker.localAliases[name] = type }
    let parameters = declaration.parameters.map { parameter in
      var parameter = parameter
      parameter.type = parameter.type.substituting(types)
      return parameter
    }
    return checker.checkFunctionBody(function.body, parameters: parameters, result: declaration.result.substituting(types))
  }

  /// The bodies of a generic function that were checked so far.
  private final class GenericBodies {
    private var known: [[String: SwiftType]: FunctionBody] = [:]
    var member: Member?
    var checker: Checker?

    func body(for types: [String: SwiftType], _ make: ([String: SwiftType]) -> FunctionBody?) throws -> FunctionBody {
      if let body = known[types] { return body }
      guard let body = make(types) else { throw AccessError.unknownMember(member?.declaration.name ?? "function") }
      known[types] = body
      return body
    }
  }

  private func functionMember(_ declaration: Declaration, _ reference: BodyReference, _ holder: ContextHolder) -> Member {
    Member(
      declaration,
      .call { _, arguments in
        guard let run = reference.run, let context = holder.context else { throw AccessError.unknownMember(declaration.name) }
        return try run(context, arguments.values)
      })
  }

  mutating func resolvedDeclaration(_ function: FunctionNode) -> Declaration? {
    var declaration = resolved(function.declaration, function.range)
    declaration?.kind = .function
    return declaration
  }

  /// A declaration whose types are the ones that their names stand for; nil when one of them is unknown.
  mutating func resolved(_ declaration: Declaration, _ range: Range<Int>) -> Declaration? {
    var declaration = declaration
    for index in declaration.parameters.indices {
      guard let type = resolve(declaration.parameters[index].type, range) else { return nil }
      declaration.parameters[index].type = type
    }
    guard let result = resolve(declaration.result, range) else { return nil }
    declaration.result = result
    return declaration
  }

  /// Checks a body in a level of its own.
  mutating func checkFunctionBody(
    _ statements: [StatementNode], parameters: [Declaration.Parameter], result: SwiftType,
    implicit: [(name: String, type: SwiftType, isConstant: Bool)] = [], place: Int? = nil
  ) -> FunctionBody? {
    var level = FunctionLevel()
    level.methodPlace = place
    level.returnType = result
    levels.append(level)
    let saved = loopDepth
    loopDepth = 0
    defer { loopDepth = saved }
    for value in implicit { _ = declare(value.name, value.type, isConstant: value.isConstant) }
    for parameter in parameters {
      _ = declare(
        parameter.name, parameter.isVariadic ? .array(parameter.type) : parameter.type, isConstant: !parameter.isInout)
    }
    let body: StatementCode?
    if let single = statements.singleValue(wanted: !result.isVoid) {
      let code = singleExpression(single, result, .returnValue)?.code
      body = code.map { code in { .returned(try code.run($0)) } }
    } else {
      body = checkBlock(statements)
    }
    let slots = levels.removeLast().slotCount
    guard let body else { return nil }
    let arrays = parameters.indices.filter { parameters[$0].isVariadic }.map { (implicit.count + $0, parameters[$0].type.metatype) }
    return FunctionBody { context, arguments in
      var arguments = arguments
      for case (let index, let element?) in arrays where arguments.indices.contains(index) {
        arguments[index] = (arguments[index] as? [Any]).flatMap { DynamicValue.array($0, of: element) } ?? arguments[index]
      }
      // What is lent to the body is given back when it has ended.
      let lent = arguments.enumerated().compactMap { index, argument in (argument as? InoutArgument).map { (index, $0) } }
      for (index, argument) in lent { try argument.change { arguments[index] = $0 } }
      var inner = context
      inner.activation = Activation(count: slots, parent: context.activation)
      for (index, argument) in arguments.enumerated() {
        inner.activation.set(index, (argument as? InoutStorage)?.storage ?? Storage(argument))
      }
      defer {
        for (index, argument) in lent { if let value = inner.activation.storage(0, index)?.value { try? argument.set(value) } }
      }
      let completion = try body(inner)
      let first = arguments.isEmpty ? () : inner.activation.storage(0, 0)?.value ?? ()
      if case .returned(let value) = completion { return (value, first) }
      return ((), first)
    }
  }
}
