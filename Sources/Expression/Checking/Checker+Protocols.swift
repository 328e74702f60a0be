import Inspection

// Protocols that an expression declares: a value behind one answers with what its own type declared.
extension Checker {
  /// `protocol Name { … }`.
  mutating func checkProtocol(_ declaration: TypeDeclarationNode) -> StatementCode? {
    var table = TypeTable(generic: declaration.name, module: "", kind: .protocolType, parameters: [])
    table.conformances = declaration.inherited.compactMap { Self.writtenName($0) }
    localTypes[declaration.name] = table
    let asked = DeclaredType(name: declaration.name)
    declaredTypeValues[declaration.name] = asked
    for property in declaration.properties {
      guard case .binding(let name, let isConstant, _) = property.pattern, let written = property.type,
        let type = resolve(written.type, written.range)
      else { return nil }
      var requirement = Declaration(kind: .property, name: name, result: type)
      requirement.isStatic = property.isStatic
      requirement.access = isConstant ? .get : .getSet
      localPlaces[".\(declaration.name).\(name)"] = property.range.lowerBound
      table.add(
        Member(
          requirement,
          .property(
            get: { try Self.read(name, of: $0, asked) }, set: isConstant ? nil : { try InterpretedFields.write(name, of: &$0, to: $1) })))
    }
    for function in declaration.functions {
      guard var requirement = resolvedDeclaration(function) else { return nil }
      requirement.kind = .method
      let fullName = requirement.fullName
      localPlaces[".\(declaration.name).\(fullName)"] = Self.namePlace(of: function)
      table.add(
        Member(
          requirement,
          .call { root, arguments in
            let member = Self.declaredType(of: root)?.member(fullName) ?? asked.member(fullName)
            guard case .call(let call)? = member?.implementation else {
              throw AccessError.unknownMember(fullName)
            }
            return try call(&root, arguments)
          }))
    }
    asked.requirements = Set(table.members.map(\.declaration.fullName))
    localTypes[declaration.name] = table
    let isPersistent = declaration.name.hasPrefix("$")
    if isPersistent { declaresPersistent = true }
    return Self.declaring(table, ContextHolder(asked), in: isPersistent ? scope : nil)
  }

  /// A protocol that this expression or the session declared.
  func declaredProtocol(_ name: String) -> TypeTable? {
    let table = localTypes[name] ?? scope.types.first { $0.path == name }
    return table?.kind == .protocolType ? table : nil
  }

  /// Reports the first requirement that each protocol of a declared type misses.
  mutating func checkRequirements(of declaration: TypeDeclarationNode, _ table: TypeTable) -> Bool {
    var isKept = true
    for name in table.conformances {
      guard let asked = declaredTypeValues[name] ?? scope.declaredTypes[name], let members = declaredProtocol(name)?.members,
        let missing = members.map(\.declaration).first(where: {
          asked.requirements.contains($0.fullName) && asked.member($0.fullName) == nil && !keeps(table, $0)
        })
      else { continue }
      isKept = false
      report("type '\(declaration.name)' does not conform to protocol '\(name)'", at: declaration.place)
      note("add stubs for conformance", at: declaration.place)
      let what = missing.kind == .property ? "property '\(missing.name)'" : "function '\(missing.fullName)'"
      if let place = localPlaces[".\(name).\(missing.fullName)"] {
        note("protocol requires \(what) with type '\(missing.type)'", at: place)
      }
      if let other = table.members.first(where: { $0.declaration.fullName == missing.fullName })?.declaration,
        let place = localPlaces[".\(declaration.name).\(other.fullName)"]
      {
        note("candidate has non-matching type '\(other.type)'", at: place)
      }
    }
    return isKept
  }

  /// Whether a type, one of its bases or an extension of its protocols has what a protocol asks for.
  private func keeps(_ table: TypeTable, _ requirement: Declaration) -> Bool {
    var current: TypeTable? = table
    while let type = current {
      if type.members.contains(where: { Self.keeps($0.declaration, requirement) }) { return true }
      current = type.superclass.flatMap { self.table(for: $0) }
    }
    return false
  }

  static func writtenName(_ type: SwiftType) -> String? {
    if case .named(let name, []) = type { return name }
    return nil
  }

  private static func keeps(_ member: Declaration, _ requirement: Declaration) -> Bool {
    guard member.isStatic == requirement.isStatic, member.fullName == requirement.fullName, member.result.isSame(as: requirement.result)
    else { return false }
    return requirement.kind == .property || zip(member.parameters, requirement.parameters).allSatisfy { $0.type.isSame(as: $1.type) }
  }

  /// Where a function's name stands: behind `func` and a space.
  static func namePlace(of function: FunctionNode) -> Int { function.range.lowerBound + "func ".count }

  private static func declaredType(of value: Any) -> DeclaredType? {
    (value as? InterpretedObject)?.type ?? (value as? InterpretedValue)?.type
  }

  /// A computed property's value, or what a stored one holds.
  private static func read(_ name: String, of value: Any, _ asked: DeclaredType) throws -> Any {
    let type = declaredType(of: value)
    if case .property(let get, _)? = type?.member(name)?.implementation { return try get(value) }
    if type?.member(name) == nil, case .property(let get, _)? = asked.member(name)?.implementation,
      (try? InterpretedFields.read(name, of: value)) == nil
    {
      return try get(value)
    }
    return try InterpretedFields.read(name, of: value)
  }
}
