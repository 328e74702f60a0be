import Inspection

/// A member as one type has it: its declaration with the type's own arguments put in.
struct ResolvedMember {
  let member: Member
  /// What the type's generic parameters, `Self` included, stand for.
  let types: [String: SwiftType]
  /// A stored property that no table names.
  var field: String?
  /// The type of a property or subscript, and of a payload-free enum case.
  let result: SwiftType

  var declaration: Declaration { member.declaration }
  var isProperty: Bool {
    if case .property = member.implementation { return true }
    return false
  }
}

extension Checker {
  /// The members of that name in the type's tables, nearest first; a stored property without a table comes last.
  func members(of type: SwiftType, named name: String, isStatic: Bool) -> [ResolvedMember] {
    var found: [ResolvedMember] = []
    let isType = isStatic
    for table in tables(for: type) {
      // A class that declares initializers inherits none.
      if name == "init", !found.isEmpty, table.kind != .protocolType { break }
      for member in table.members(named: name) {
        let declaration = member.declaration
        let belongsToType = declaration.isStatic || declaration.kind == .initializer || declaration.kind == .enumCase
        guard belongsToType == isType else { continue }
        guard satisfies(declaration.requirements, type, table) else { continue }
        found.append(resolved(member, in: table, for: type))
      }
    }
    if found.isEmpty, !isStatic, let field = storedField(name, of: type) { found.append(field) }
    return found
  }

  /// The type's own table: one that the expression declared goes before the program's.
  func table(for type: SwiftType) -> TypeTable? { type.nominalPath.flatMap { localTypes[$0] } ?? registry.table(for: type) }

  private func tables(for type: SwiftType) -> [TypeTable] {
    if let path = type.nominalPath, let local = localTypes[path] { return localChain(local) }
    if case .existential(let existential) = type.withoutAlias {
      let local = existential.protocols.compactMap { declaredProtocol($0.name) }
      if !local.isEmpty { return local }
    }
    if case .metatype = type.withoutAlias { return [] }
    var chain = registry.tableChain(for: type)
    if let any = registry.table(named: "Any"), any.kind == .protocolType { chain.append(any) }
    return chain
  }

  /// A declared class and its base classes.
  private func localChain(_ table: TypeTable) -> [TypeTable] {
    let chain = [table] + table.conformances.compactMap { declaredProtocol($0) }
    guard let base = table.superclass else { return chain }
    return chain + tables(for: base)
  }

  private func resolved(_ member: Member, in table: TypeTable, for type: SwiftType) -> ResolvedMember {
    var types: [String: SwiftType] = ["Self": type]
    if !table.genericParameters.isEmpty {
      let base = superclassInstance(of: type, in: table) ?? type
      for (name, argument) in zip(table.genericParameters, base.sugaredArguments) { types[name] = argument }
    }
    let names = Set(types.keys).union(member.declaration.genericParameters.map(\.name))
    let result = resolve(member.declaration.result, names, types)
    return ResolvedMember(member: member, types: types, field: nil, result: result)
  }

  private func superclassInstance(of type: SwiftType, in table: TypeTable) -> SwiftType? {
    type.nominalPath == table.path ? type : nil
  }

  /// A declared type with the names in scope of the declaration put in.
  func resolve(_ declared: SwiftType, _ names: Set<String>, _ types: [String: SwiftType]) -> SwiftType {
    let known = registry.resolve(declared, parameters: names).substituting(types)
    return known.containsParameter ? registry.resolve(known, parameters: names) : known
  }

  /// Whether the `where` clause of an extension's member holds: `Element: Equatable`, `Self: Collection`.
  private func satisfies(_ requirements: [String], _ type: SwiftType, _ table: TypeTable) -> Bool {
    for requirement in requirements {
      let isEquality = requirement.contains("==")
      let parts = requirement.split(separator: isEquality ? "=" : ":", omittingEmptySubsequences: true)
      guard parts.count == 2, let left = SwiftType(parsing: String(parts[0]).trimmingSpaces) else { continue }
      var types: [String: SwiftType] = ["Self": type]
      for (name, argument) in zip(table.genericParameters, type.canonicalNominal?.allArguments ?? []) {
        types[name] = argument
      }
      let subject = resolve(left, Set(types.keys), types)
      guard !subject.containsParameter else { continue }
      let right = String(parts[1]).trimmingSpaces
      if isEquality {
        guard let other = SwiftType(parsing: right) else { continue }
        let known = resolve(other, Set(types.keys), types)
        if !known.containsParameter, !subject.isSame(as: known) { return false }
      } else if !conforms(subject, right) {
        return false
      }
    }
    return true
  }

  private func storedField(_ name: String, of type: SwiftType) -> ResolvedMember? {
    guard type.canonicalNominal?.standIn == nil, let metatype = type.metatype else { return nil }
    var level: Any.Type? = metatype
    while let current = level {
      if MetadataKind(current) != .classType, MetadataKind(current) != .structure { return nil }
      if let field = DynamicValue.fields(of: current).first(where: { $0.name == name }) {
        var declaration = Declaration(kind: .property, name: name, result: registry.resolve(SwiftType(field.type)))
        declaration.access = .getSet
        let member = Member(declaration, .property(get: { $0 }, set: nil))
        return ResolvedMember(member: member, types: [:], field: name, result: declaration.result)
      }
      level = (current as? AnyClass).flatMap { DynamicValue.superclass(of: $0) }
    }
    return nil
  }

  /// Whether reading the type's properties can take long: a text or a collection.
  private func isSized(_ type: SwiftType) -> Bool {
    guard let nominal = type.canonicalNominal, nominal.module == "Swift" else { return false }
    return ["String", "Substring", "Array", "ArraySlice", "ContiguousArray", "Set", "Dictionary"].contains(nominal.name)
  }

  /// A property of a value.
  func property(_ found: ResolvedMember, _ base: Checked, _ node: ExpressionNode) -> Checked? {
    let code: Code
    if let field = found.field {
      code = .field(base.code, field)
    } else {
      // An object is changed where it is: what leads to it is only read.
      let owner = isClass(base.type) ? Code(base.code.run) : base.code
      guard let made = Code.property(owner, found.member, ofSized: isSized(base.type)) else { return nil }
      code = made
    }
    var checked = Checked(found.result, code, node)
    checked.acceptsNil = found.declaration.isImplicitlyUnwrapped
    let name = found.declaration.name
    switch found.declaration.access {
    case .constant: checked.immutability = .constantProperty(name)
    case .get: checked.immutability = .getOnlyProperty(name)
    case .getSet, .privateSet:
      checked.immutability = isClass(base.type) ? nil : base.immutability.map { .part(of: $0) }
    }
    return checked
  }

  // MARK: Member access

  mutating func checkMember(
    _ base: ExpressionNode, _ name: String, _ nameRange: Range<Int>, _ node: ExpressionNode,
    expecting expected: SwiftType?
  ) -> Checked? {
    if case .implicitMember(let first) = base.kind, let expected {
      guard let root = checkImplicitMember(first, nil, base, expecting: expected) else { return nil }
      return member(name, nameRange, of: root, node, expecting: expected)
    }
    guard let root = checkBase(base) else { return nil }
    return member(name, nameRange, of: root, node, expecting: expected)
  }

  /// What stands before a member.
  mutating func checkBase(_ base: ExpressionNode) -> Checked? {
    guard case .array = base.unparenthesized.kind else { return check(base) }
    return attempt { $0.check(base) } ?? checkHeterogeneous(base) ?? check(base)
  }

  /// A member that is not called.
  mutating func member(
    _ name: String, _ nameRange: Range<Int>, of root: Checked, _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    if name == "self" {
      var same = root
      same.meaning = .value
      same.immutability = .notAssignable
      same.isVariableReference = false
      if case .metatype = same.type.withoutAlias { same.node = node }
      return same
    }
    switch root.meaning {
    case .module(let module): return moduleMember(name, module, node)
    case .type(let type): return staticMember(name, nameRange, of: type, root, node, expecting: expected)
    case .value: break
    }
    if let element = tupleElement(name, root, node) { return element }
    if case .metatype(let instance) = root.type.withoutAlias,
      let found = members(of: instance, named: name, isStatic: true).first(where: \.isProperty)
    {
      return property(found, root, node)
    }
    let found = instanceMembers(of: root, named: name)
    if let first = found.first(where: \.isProperty) { return property(first, root, node) }
    if let first = found.first, first.declaration.kind == .property {
      report("'async' property access in a function that does not support concurrency", at: root.node.location)
      return nil
    }
    if let method = found.first { return methodReference(found, method, root, node, expecting: expected) }
    reportMissing(name, nameRange, root, in: node)
    return nil
  }

  private func tupleElement(_ name: String, _ root: Checked, _ node: ExpressionNode) -> Checked? {
    guard let elements = root.type.tupleElements else { return nil }
    let index = Int(name) ?? elements.firstIndex { $0.label == name } ?? -1
    guard elements.indices.contains(index) else { return nil }
    var checked = Checked(elements[index].type, .tupleElement(root.code, index), node)
    checked.immutability = root.immutability.map { .part(of: $0) }
    return checked
  }

  private mutating func moduleMember(_ name: String, _ module: String, _ node: ExpressionNode) -> Checked? {
    if let table = registry.table(named: name, module: module) { return checkedType(table.type, node) }
    if let global = registry.global(named: name) {
      guard let code = Code.property(.constant(()), global) else { return nil }
      return Checked(registry.resolve(global.declaration.result), code, node)
    }
    if let type = registry.type(named: name) { return checkedType(type, node) }
    report("module '\(module)' has no member named '\(name)'", at: node.start, length: module.unicodeScalars.count)
    report(.privateTypeNote)
    return nil
  }

  private mutating func staticMember(
    _ name: String, _ nameRange: Range<Int>, of type: SwiftType, _ root: Checked, _ node: ExpressionNode,
    expecting expected: SwiftType?
  ) -> Checked? {
    if name == "Type" { return checkedType(.metatype(type), node) }
    if let declared = declaredNested(type, name) { return checkedType(declared, node) }
    if let path = type.nominalPath, let nested = registry.table(named: path + "." + name) {
      return checkedType(.nominal(NominalType(module: nested.module, name: name, parent: type)), node)
    }
    let target = fillParameters(type, expected)
    let found = members(of: target, named: name, isStatic: true)
    if let first = found.first(where: \.isProperty) {
      guard var checked = property(first, root, node) else { return nil }
      // The compiler knows the bounds of the integers.
      if name == "max" || name == "min", conforms(target, "FixedWidthInteger"),
        let metatype = target.metatype as? any FixedWidthInteger.Type
      {
        func bound<T: FixedWidthInteger>(_: T.Type) -> Int128? { Int128(exactly: name == "max" ? T.max : T.min) }
        checked.constant = bound(metatype)
      }
      if first.declaration.access == .getSet || first.declaration.access == .privateSet { checked.immutability = nil }
      return checked
    }
    if let first = found.first, first.declaration.kind == .enumCase {
      if target.containsParameter {
        reportUnbound(target, root.node, before: diagnosticsCount)
        return nil
      }
      if first.declaration.parameters.isEmpty {
        // A case of a generic enum is made for its arguments.
        return resolveCall([first], root, ExpressionNode.ArgumentList(at: node.range.upperBound), node, name: name, expecting: expected)
      }
    }
    if let method = found.first { return methodReference(found, method, root, node, expecting: expected) }
    if let alias = aliasMember(type, name) { return checkedType(alias, node) }
    if !members(of: type, named: name, isStatic: false).isEmpty {
      reportInstanceMember(name, type, root)
    } else {
      let saved = diagnosticsCount
      report("type '\(type)' has no member '\(name)'", at: nameRange.lowerBound, over: root.node.range)
      report(.privateTypeNote)
      if type.containsParameter { reportUnbound(type, root.node, before: saved) }
    }
    return nil
  }

  /// A type alias inside a type: `Notification.Name`.
  func aliasMember(_ type: SwiftType, _ name: String) -> SwiftType? {
    guard !type.containsParameter else { return nil }
    if case .alias(let alias) = registry.resolveMember(type, name) { return alias.underlying }
    return nil
  }

  mutating func reportInstanceMember(_ name: String, _ type: SwiftType, _ root: Checked) {
    report(
      "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?",
      at: root.node.location, over: root.node.range)
  }

  /// `Optional` without arguments where `Int?` is wanted.
  func fillParameters(_ type: SwiftType, _ expected: SwiftType?) -> SwiftType {
    guard type.containsParameter, let nominal = type.canonicalNominal, let expected else { return type }
    var candidate: SwiftType? = expected
    while let next = candidate {
      if next.canonicalNominal?.path == nominal.path { return next }
      candidate = next.wrapped
    }
    return type
  }

  // MARK: Chains and unwrapping

  mutating func checkChain(_ node: ExpressionNode, expecting expected: SwiftType?) -> Checked? {
    if let type = typeExpression(node) { return checkedType(type, node) }
    isInsideChain = true
    let inner = checkChained(node, expecting: expected?.wrapped)
    isInsideChain = false
    guard let inner else { return nil }
    return chainResult(inner, node)
  }

  private mutating func checkChained(_ node: ExpressionNode, expecting expected: SwiftType?) -> Checked? {
    check(node, expecting: expected)
  }

  /// The value of a chain: Optional unless it already is.
  func chainResult(_ inner: Checked, _ node: ExpressionNode) -> Checked? {
    let type = inner.type.isOptional ? inner.type : SwiftType.optional(inner.type)
    guard let metatype = type.metatype, let none = DynamicValue.none(of: metatype) else { return nil }
    let isOptional = inner.type.isOptional
    let wrapped = inner.type.metatype
    let code = Code.chain(
      inner.code,
      { value in
        if isOptional { return value }
        guard let wrapped, let some = DynamicValue.some(value, of: wrapped) else { return DynamicValue.some(value) }
        return some
      }, none: { none })
    var checked = Checked(type, Code(code.run, modify: inner.code.modify), node)
    checked.immutability = inner.immutability
    return checked
  }

  mutating func checkChainLink(_ base: ExpressionNode, _ node: ExpressionNode) -> Checked? {
    guard let root = check(base) else {
      repeatUnwrapping(base, node)
      return nil
    }
    if root.acceptsNil, root.type.wrapped == nil { return root }
    guard let wrapped = root.type.wrapped else {
      report(
        "cannot use optional chaining on non-optional value of type '\(root.described)'",
        at: node.range.upperBound - 1, over: node.range)
      // The compiler goes on, and looks for the member that follows.
      var plain = Checked(root.type.canonical, root.code, node)
      plain.immutability = root.immutability
      return plain
    }
    var checked = Checked(wrapped, .chained(root.code), node)
    checked.isVariableReference = root.isVariableReference
    checked.immutability = root.immutability.map { .part(of: $0) }
    return checked
  }

  /// `count!!`: each `!` and each `?` that has nothing to unwrap is complained about.
  private mutating func repeatUnwrapping(_ base: ExpressionNode, _ node: ExpressionNode) {
    switch base.kind {
    case .optionalChain, .forceUnwrap: break
    default: return
    }
    guard let message = diagnostics.last?.message, message.contains("on non-optional value") || message.contains("value of non-optional")
    else { return }
    report(message, at: node.range.upperBound - 1, over: node.range)
  }

  mutating func checkForce(_ base: ExpressionNode, _ node: ExpressionNode, expecting expected: SwiftType?) -> Checked? {
    if base.isNil {
      report("'nil' literal cannot be force unwrapped", at: base.start)
      return nil
    }
    guard let root = check(base, expecting: expected.map { .optional($0) }) else {
      repeatUnwrapping(base, node)
      return nil
    }
    if root.acceptsNil, root.type.wrapped == nil { return root }
    guard let wrapped = root.type.wrapped else {
      report(
        "cannot force unwrap value of non-optional type '\(root.described)'", at: node.range.upperBound - 1,
        over: node.range)
      return nil
    }
    var checked = Checked(wrapped, Code.unwrapped(root.code).located(line(of: node.range.upperBound - 1)), node)
    checked.immutability = root.immutability.map { .part(of: $0) }
    return checked
  }
}
