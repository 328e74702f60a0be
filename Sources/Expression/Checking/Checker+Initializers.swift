import Inspection

/// The value of a static property that an expression declared, made when it is first read.
final class StaticStorage {
  var kept: Any?

  func value(_ initial: Code?, _ context: EvaluationContext?) throws -> Any {
    if let kept { return kept }
    guard let context, let initial else { throw AccessError.unknownMember("static") }
    let made = try initial.run(context)
    kept = made
    return made
  }
}

// `init` of types that an expression declares, and what the compiler refuses of such types.
extension Checker {
  /// The initializers a type declares. Their bodies may give constants their values.
  mutating func addInitializers(
    of declaration: TypeDeclarationNode, to table: inout TypeTable, _ holder: ContextHolder
  ) -> Bool {
    let functions = declaration.functions.filter { $0.name == "init" }
    guard !functions.isEmpty else { return true }
    var fields: [(name: String, initial: Code?)] = []
    for property in declaration.properties where property.getter == nil && !property.isStatic {
      guard case .binding(let name, _, _) = property.pattern, let (_, initial) = storedProperty(property) else { return false }
      fields.append((name, initial))
    }
    localTypes[declaration.name] = table.withAssignable(Set(fields.map(\.name)))
    var announced: [AnnouncedInitializer] = []
    for function in functions {
      guard let one = announceInitializer(function, declaration, fields, table.type, holder) else { return false }
      localPlaces[".\(declaration.name).\(one.member.declaration.fullName)"] = function.range.lowerBound
      table.add(one.member)
      announced.append(one)
    }
    // Each body can call every other initializer.
    localTypes[declaration.name] = table.withAssignable(Set(fields.map(\.name)))
    for one in announced {
      reportUninitialized(one, declaration, fields)
      guard let body = checkMemberBody(one.function.body, one.parameters, one.isFailable ? .optional(.void) : .void, table.type) else {
        return false
      }
      one.reference.body = body
    }
    return true
  }

  /// An initializer that is known by its declaration, and whose body is still to be checked.
  private struct AnnouncedInitializer {
    let function: FunctionNode
    let member: Member
    let parameters: [Declaration.Parameter]
    let isFailable: Bool
    let reference: MemberBodyReference
  }

  private mutating func reportUninitialized(
    _ initializer: AnnouncedInitializer, _ declaration: TypeDeclarationNode, _ fields: [(name: String, initial: Code?)]
  ) {
    let function = initializer.function
    guard !function.body.callsSelfInit else { return }
    let assigned = function.body.assignedNames
    let missing = declaration.properties.filter { property in
      guard case .binding(let name, _, _) = property.pattern, fields.contains(where: { $0.name == name && $0.initial == nil }) else {
        return false
      }
      return !assigned.contains(name)
    }
    guard !missing.isEmpty else { return }
    report("return from initializer without initializing all stored properties", at: function.range.upperBound - 1)
    for case .binding(let name, _, let range) in missing.map(\.pattern) {
      note("'self.\(name)' not initialized", at: range.lowerBound)
    }
  }

  private mutating func announceInitializer(
    _ function: FunctionNode, _ declaration: TypeDeclarationNode, _ fields: [(name: String, initial: Code?)], _ type: SwiftType,
    _ holder: ContextHolder
  ) -> AnnouncedInitializer? {
    guard var made = resolvedDeclaration(function) else { return nil }
    made.kind = .initializer
    let isFailable = made.result.isOptional
    made.result = isFailable ? .optional(.parameter("Self")) : .parameter("Self")
    let reference = MemberBodyReference()
    let none = isFailable ? SwiftType.optional(type).metatype.flatMap { DynamicValue.none(of: $0) } : nil
    let isClass = declaration.keyword == .classType
    let isEnum = declaration.keyword == .enumeration
    let callsBase = function.body.callsSuperInit || function.body.callsSelfInit
    if isClass { holder.type.destruction = destruction(of: declaration, type, holder) }
    func finished(_ end: (result: Any, first: Any)) -> Any {
      guard let none else { return end.first }
      if case .some(.none) = DynamicValue.optionalPayload(end.result) { return none }
      return DynamicValue.some(end.first, like: none) ?? end.first
    }
    func initialized(_ root: Any, _ arguments: [Any]) throws -> Any {
      guard let context = holder.context, let body = reference.body else { throw AccessError.unknownMember("init") }
      let values = try fields.map { (name: $0.name, value: try $0.initial?.run(context) ?? ()) }
      if let object = root as? InterpretedObject {
        object.add(values)
        let end = try body.runChanging(context, [object] + arguments)
        // The base class's part is made last when nothing else is said.
        if !callsBase { try holder.type.base?.initializeBase(of: object) }
        return finished(end)
      }
      let empty = InterpretedValue(type: holder.type, isEnum: isEnum, caseName: nil, fields: values)
      return try finished(body.runChanging(context, [empty] + arguments))
    }
    if isClass { holder.type.initializers[made.fullName] = Self.superInitializer(made, initialized) }
    let member = Member(
      made,
      .call { _, arguments in
        try initialized(isClass ? InterpretedObject(holder.type, fields: []) : (), arguments.values)
      })
    return AnnouncedInitializer(
      function: function, member: member, parameters: made.parameters, isFailable: isFailable, reference: reference)
  }

  /// An initializer as `super.init(…)` calls it: a method of the object that is being made.
  static func superInitializer(_ declaration: Declaration, _ initialized: @escaping (Any, [Any]) throws -> Any) -> Member {
    var method = declaration
    method.kind = .method
    method.result = .void
    return Member(
      method,
      .call { root, arguments in
        _ = try initialized(root, arguments.values)
        return ()
      })
  }

  /// Says what the compiler says of a type whose values hold themselves, and of a class whose objects cannot be made.
  mutating func reportEndless(_ declaration: TypeDeclarationNode) {
    switch declaration.keyword {
    case .structure:
      for property in declaration.properties where property.getter == nil && !property.isStatic {
        guard case .binding(_, _, let range) = property.pattern, let written = property.type,
          let cycle = cycle(to: declaration.name, in: written.type)
        else { continue }
        report("value type '\(declaration.name)' cannot have a stored property that recursively contains it", at: range.lowerBound)
        if !cycle.isEmpty { note("cycle beginning here: " + cycle, at: range.lowerBound) }
      }
    case .enumeration where !declaration.isIndirect:
      for one in declaration.cases where !one.isIndirect {
        let payload: SwiftType =
          one.payload.count == 1 && one.payload[0].label == nil
          ? one.payload[0].type : .tuple(one.payload.map { .init($0.label, $0.type) })
        guard let cycle = cycle(to: declaration.name, in: payload) else { continue }
        report("recursive enum '\(declaration.name)' is not marked 'indirect'", at: declaration.place)
        note(cycle.isEmpty ? "recursive case here" : "cycle beginning here: " + cycle, at: one.place)
        break
      }
    case .classType where !declaration.functions.contains(where: { $0.name == "init" }):
      let open = declaration.properties.filter { property in
        guard property.getter == nil, property.value == nil, !property.isStatic else { return false }
        if case .optional = property.type?.type { return property.isConstant }
        return true
      }
      guard !open.isEmpty else { break }
      report("class '\(declaration.name)' has no initializers", at: declaration.place)
      for case .binding(let name, _, let range) in open.map(\.pattern) {
        note("stored property '\(name)' without initial value prevents synthesized initializers", at: range.lowerBound)
      }
    default: break
    }
  }

  /// How a type holds a value of the named type inside itself; empty when it is that type, nil when it does not.
  private func cycle(to name: String, in type: SwiftType, through passed: Set<String> = []) -> String? {
    switch type {
    case .named(name, []): return ""
    case .named(let other, []):
      guard !passed.contains(other), let node = declaredTypes[other], node.keyword == .structure else { return nil }
      for property in node.properties where property.getter == nil && !property.isStatic {
        guard case .binding(let field, _, _) = property.pattern, let written = property.type,
          let rest = cycle(to: name, in: written.type, through: passed.union([other]))
        else { continue }
        return "\(other) -> (\(field): \(written.type))" + (rest.isEmpty ? "" : " -> " + rest.after(" -> "))
      }
      return nil
    case .optional(let wrapped):
      return cycle(to: name, in: wrapped).map { "\(type) -> (some(_:): \(wrapped))" + ($0.isEmpty ? "" : " -> " + $0.after(" -> ")) }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        guard let rest = cycle(to: name, in: element.type) else { continue }
        return "\(type) -> (.\(element.label ?? "\(index)"): \(element.type))" + (rest.isEmpty ? "" : " -> " + rest.after(" -> "))
      }
      return nil
    default: return nil
    }
  }
}

extension String {
  fileprivate func after(_ mark: String) -> Substring { firstRange(of: mark).map { self[$0.upperBound...] } ?? self[...] }
}

extension [StatementNode] {
  /// The names that statements assign to, as `name` or `self.name`.
  fileprivate var assignedNames: Set<String> {
    var names: Set<String> = []
    for statement in self {
      switch statement {
      case .expression(let node): names.formUnion(node.assignedNames)
      case .ifStatement(let branch): names.formUnion(branch.body.assignedNames.union(branch.elseBody?.assignedNames ?? []))
      case .guardStatement(_, let body, _, _): names.formUnion(body.assignedNames)
      default: break
      }
    }
    return names
  }
}

extension ExpressionNode {
  fileprivate var assignedNames: Set<String> {
    guard case .assignment(let target, _, _) = kind else { return [] }
    switch target.kind {
    case .name(let name): return [name]
    case .member(let base, let name, _):
      if case .name("self") = base.kind { return [name] }
      return []
    default: return []
    }
  }
}

extension [StatementNode] {
  /// Whether one of the statements is `super.init(…)`.
  fileprivate var callsSuperInit: Bool {
    contains { statement in
      if case .superReference? = statement.initializedBase?.kind { true } else { false }
    }
  }

  /// Whether one of the statements is `self.init(…)`.
  fileprivate var callsSelfInit: Bool {
    contains { statement in
      if case .name("self")? = statement.initializedBase?.kind { true } else { false }
    }
  }
}

extension StatementNode {
  /// What stands before `.init(…)` in a statement that is such a call.
  fileprivate var initializedBase: ExpressionNode? {
    guard case .expression(let node) = self, case .call(let callee, _) = node.kind, case .member(let base, "init", _) = callee.kind else {
      return nil
    }
    return base
  }
}

extension TypeTable {
  /// The table as an initializer's body sees it: constants can be given their values.
  ///
  /// Nothing is observed there.
  fileprivate func withAssignable(_ fields: Set<String>) -> TypeTable {
    var copy = TypeTable(generic: path, module: module, kind: kind, parameters: genericParameters)
    copy.standIn = standIn
    copy.superclass = superclass
    copy.conformances = conformances
    for var member in members {
      if member.declaration.kind == .property, !member.declaration.isStatic, fields.contains(member.declaration.name),
        case .property(let get, _) = member.implementation
      {
        let name = member.declaration.name
        member.declaration.access = .getSet
        member.implementation = .property(get: get, set: { try InterpretedFields.write(name, of: &$0, to: $1) })
      }
      copy.add(member)
    }
    return copy
  }
}
