import Inspection

// `struct`, `class` and `enum` declarations.
extension Checker {
  mutating func checkTypeDeclaration(_ declaration: TypeDeclarationNode) -> StatementCode? {
    let isPersistent = declaration.name.hasPrefix("$")
    switch declaration.keyword {
    case .protocol: return checkProtocol(declaration)
    case .extension: return checkExtension(declaration)
    case .structure, .classType, .enumeration: break
    }
    guard !reportCompiledBase(of: declaration), let nested = checkNested(in: declaration) else { return nil }
    var table = Self.emptyTable(of: declaration)
    addConformances(of: declaration, to: &table)
    let base = baseClass(of: declaration)
    table.superclass = base?.type
    localTypes[declaration.name] = table
    let holder = ContextHolder(declaredType(declaration.name, base, table.conformances))
    addRawValues(of: declaration, to: &table, holder)
    guard var bodies = addProperties(of: declaration, to: &table, holder) else { return nil }
    let saved = diagnosticsCount
    reportEndless(declaration)
    addCases(of: declaration, to: &table, holder)
    guard let methods = announceFunctions(of: declaration, to: &table, holder),
      let subscripts = announceSubscripts(of: declaration, to: &table, holder)
    else { return nil }
    bodies += methods + subscripts
    localTypes[declaration.name] = table
    guard addInitializers(of: declaration, to: &table, holder) else { return nil }
    localTypes[declaration.name] = table
    guard addStatics(of: declaration, to: &table, holder) else { return nil }
    localTypes[declaration.name] = table
    guard checkBodies(bodies, table.type), checkRequirements(of: declaration, table), diagnosticsCount == saved else { return nil }
    if isPersistent { declaresPersistent = true }
    let own = Self.declaring(table, holder, in: isPersistent ? scope : nil)
    return { context in
      for code in nested { _ = try code(context) }
      return try own(context)
    }
  }

  private mutating func declaredType(_ name: String, _ base: TypeTable?, _ conformances: [String]) -> DeclaredType {
    let ancestor = base.flatMap { declaredTypeValues[$0.path] ?? scope.declaredTypes[$0.path] }
    let type = DeclaredType(name: name, base: ancestor, hasDescription: conformances.contains("CustomStringConvertible"))
    declaredTypeValues[name] = type
    return type
  }

  /// Lets the bodies of a declared type see what is there where it is declared, and keeps the type in a scope.
  static func declaring(_ table: TypeTable, _ holder: ContextHolder, in scope: PersistentScope?) -> StatementCode {
    { context in
      holder.context = context
      if let scope {
        // The latest of a name is the one that is meant from now on.
        scope.types.removeAll { $0.path == table.path }
        scope.types.append(table)
        scope.declaredTypes[table.path] = holder.type
        scope.changed()
      }
      return .normal
    }
  }

  mutating func memberwise(
    _ declaration: TypeDeclarationNode, _ stored: [(name: String, type: SwiftType, initial: Code?)], _ holder: ContextHolder
  ) -> Member {
    var initializer = Declaration(kind: .initializer, name: "init", result: .parameter("Self"))
    let isClass = declaration.keyword == .classType
    let parameters = isClass ? [] : stored
    initializer.parameters = parameters.map {
      .init(label: $0.name, name: $0.name, type: $0.type, defaultValue: $0.initial == nil ? nil : "()")
    }
    func initialized(_ object: InterpretedObject) throws {
      guard let context = holder.context else { throw AccessError.unknownMember("init") }
      try object.add(stored.map { (name: $0.name, value: try $0.initial?.run(context) ?? ()) })
      try holder.type.base?.initializeBase(of: object)
    }
    if isClass {
      holder.type.destruction = destruction(of: declaration, Self.emptyTable(of: declaration).type, holder)
      holder.type.initializers[initializer.fullName] = Self.superInitializer(initializer) { root, _ in
        guard let object = root as? InterpretedObject else { throw AccessError.unknownMember("init") }
        try initialized(object)
        return object
      }
    }
    return Member(
      initializer,
      .call { _, arguments in
        if isClass {
          let object = InterpretedObject(holder.type, fields: [])
          try initialized(object)
          return object
        }
        guard let context = holder.context else { throw AccessError.unknownMember("init") }
        let fields = try zip(stored, arguments.values).map { property, given -> (name: String, value: Any) in
          if property.initial == nil || !(given is Void) { return (property.name, given) }
          return (property.name, try property.initial?.run(context) ?? ())
        }
        return InterpretedValue(type: holder.type, isEnum: false, caseName: nil, fields: fields)
      })
  }

  private mutating func addCases(of declaration: TypeDeclarationNode, to table: inout TypeTable, _ holder: ContextHolder) {
    for one in declaration.cases {
      var member = Declaration(kind: .enumCase, name: one.name, result: table.type)
      member.isStatic = true
      member.parameters = one.payload.map {
        .init(label: $0.label, name: $0.label ?? "_", type: resolve($0.type, declaration.range) ?? $0.type)
      }
      if one.payload.isEmpty {
        let value = InterpretedValue(type: holder.type, isEnum: true, caseName: one.name, fields: [])
        table.add(Member(member, .property(get: { _ in value }, set: nil)))
      } else {
        let labels = one.payload.enumerated().map { $1.label ?? "\($0)" }
        table.add(
          Member(
            member,
            .call { _, arguments in
              InterpretedValue(
                type: holder.type, isEnum: true, caseName: one.name,
                fields: Array(zip(labels, arguments.values)).map { (name: $0.0, value: $0.1) })
            }))
      }
    }
  }

  /// Adds the methods, so that every body can name every one of them.
  mutating func announceFunctions(
    of declaration: TypeDeclarationNode, to table: inout TypeTable, _ holder: ContextHolder
  ) -> [AnnouncedBody]? {
    var bodies: [AnnouncedBody] = []
    for function in declaration.functions where function.name != "init" {
      guard let (announced, member) = announce(function, holder) else { return nil }
      checkOverride(function, member.declaration, of: declaration, table)
      table.add(holder.type.dispatching(member))
      localPlaces[".\(declaration.name).\(member.declaration.fullName)"] = Self.namePlace(of: function)
      bodies.append(announced)
    }
    return bodies
  }

  private mutating func announce(_ function: FunctionNode, _ holder: ContextHolder) -> (AnnouncedBody, Member)? {
    guard var declaration = resolvedDeclaration(function) else { return nil }
    declaration.kind = .method
    let reference = MemberBodyReference()
    let fullName = declaration.fullName
    let isMutating = declaration.isMutating
    let member = Member(
      declaration,
      .call { root, arguments in
        let (result, changed) = try reference.run([root] + arguments.values, in: holder.context, named: fullName)
        if isMutating { root = changed }
        return result
      })
    let body = AnnouncedBody(
      statements: function.body, parameters: declaration.parameters, result: declaration.result, keepsSelf: !isMutating,
      place: declaration.isStatic ? nil : function.range.lowerBound, isStatic: declaration.isStatic, reference: reference)
    return (body, member)
  }

  mutating func checkBodies(_ bodies: [AnnouncedBody], _ type: SwiftType) -> Bool {
    for announced in bodies {
      guard
        let body = checkFunctionBody(
          announced.statements, parameters: announced.parameters, result: announced.result,
          implicit: [
            ("self", announced.isStatic ? .metatype(type) : type, announced.keepsSelf && (announced.isStatic || !isClass(type)))
          ], place: announced.place)
      else { return false }
      announced.reference.body = body
    }
    return true
  }

  /// The table of a declared type before it has a member.
  static func emptyTable(of declaration: TypeDeclarationNode) -> TypeTable {
    let kind: TypeTable.Kind =
      switch declaration.keyword {
      case .classType: .classType
      case .enumeration: .enumeration
      default: .structure
      }
    var table = TypeTable(generic: declaration.name, module: "", kind: kind, parameters: [])
    table.standIn = kind == .classType ? InterpretedObject.mangledName : InterpretedValue.mangledName
    return table
  }

  /// A body in which `self` is a value of the type.
  mutating func checkMemberBody(
    _ statements: [StatementNode], _ parameters: [Declaration.Parameter], _ result: SwiftType, _ type: SwiftType
  ) -> FunctionBody? {
    checkFunctionBody(statements, parameters: parameters, result: result, implicit: [("self", type, false)])
  }
}
