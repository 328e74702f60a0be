import Inspection

extension Checker {
  /// `extension Type { … }` lasts as long as the session.
  mutating func checkExtension(_ declaration: TypeDeclarationNode) -> StatementCode? {
    guard let type = typeNamed(declaration.name), let path = declaredProtocol(declaration.name)?.path ?? type.nominalPath else {
      reportLookup("cannot find type '\(declaration.name)' in scope", declaration.range)
      return nil
    }
    // What an extension adds to a protocol is there for every type that conforms, unless the type has its own.
    let asked = declaredProtocol(declaration.name).flatMap { declaredTypeValues[$0.path] ?? scope.declaredTypes[$0.path] }
    let holder = ContextHolder(asked ?? DeclaredType())
    // `Element` of `extension Array` is whatever the array has.
    let outer = localAliases
    for name in registry.table(named: path)?.genericParameters ?? [] { localAliases[name] = .parameter(name) }
    defer { localAliases = outer }
    var table = localTypes[path] ?? registry.table(named: path) ?? Self.emptyTable(of: declaration)
    let known = table.members.map(\.declaration.fullName)
    var bodies: [AnnouncedBody] = []
    for property in declaration.properties {
      guard case .binding(let name, _, _) = property.pattern, property.getter != nil, let written = property.type,
        let result = resolve(written.type, written.range)
      else { return nil }
      bodies += announceComputed(property, name, result, to: &table, holder)
    }
    guard let methods = announceFunctions(of: declaration, to: &table, holder) else { return nil }
    let isLocal = localTypes[path] != nil
    if isLocal { localTypes[path] = table } else { registry.add(table) }
    guard checkBodies(bodies + methods, type) else { return nil }
    declaresPersistent = !isLocal || declaresPersistent
    return Self.extending(path, by: Array(table.members[known.count...]), holder, in: isLocal ? nil : scope)
  }

  private static func extending(
    _ path: String, by members: [Member], _ holder: ContextHolder, in scope: PersistentScope?
  ) -> StatementCode {
    { context in
      holder.context = context
      if let scope {
        scope.extensions[path, default: []] += members
        scope.changed()
      }
      return .normal
    }
  }
}
