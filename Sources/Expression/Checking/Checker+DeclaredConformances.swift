import Inspection

// What a declared type has because of the types it names after its own: raw values, all cases, `==`.
extension Checker {
  /// Conformances the compiler makes: those that are written, and of an enum without payload what it can be compared by.
  mutating func addConformances(of declaration: TypeDeclarationNode, to table: inout TypeTable) {
    var names = Set(declaration.inherited.compactMap { Self.protocolName($0) })
    names.formUnion(declaration.inherited.compactMap { Self.writtenName($0) }.filter { declaredProtocol($0) != nil })
    if declaration.keyword == .enumeration, declaration.cases.allSatisfy(\.payload.isEmpty) { names.insert("Hashable") }
    if names.contains("Hashable") { names.insert("Equatable") }
    table.conformances += names.sorted()
  }

  /// `class Dog: Animal`: a class that the expression or the session declared can be derived from.
  func baseClass(of declaration: TypeDeclarationNode) -> TypeTable? {
    guard declaration.keyword == .classType, case .named(let name, [])? = declaration.inherited.first,
      let table = declaredTable(name), table.isReference
    else { return nil }
    // A name that is declared anew may come back to itself.
    var current: TypeTable? = table
    while let next = current {
      if next.path == declaration.name { return nil }
      current = next.superclass?.nominalPath.flatMap { declaredTable($0) }
    }
    return table
  }

  /// UIKit's classes and protocols are compiled into the program and call none of what an expression declares: deriving from them
  /// is refused in words of our own, as UIKit itself would allow it.
  mutating func reportCompiledBase(of declaration: TypeDeclarationNode) -> Bool {
    for name in declaration.inherited.compactMap({ Self.writtenName($0) }) {
      guard localTypes[name] == nil, let table = registry.table(named: name), table.module.hasPrefix("UIKit") else { continue }
      let verb = table.kind == .protocolType ? "conform to" : "derive from"
      reportLookup(
        "an expression of the lab cannot \(verb) '\(name)', which is compiled into the lab", declaration.place..<declaration.place)
      reportLookup(
        .note(
          "the recorders in the frames of the UIKit experiments write down what UIKit calls: 'use UIViewController', 'v'",
          .user(offset: declaration.place, length: 0)))
      // Nothing is to be said of the name where it is used.
      localTypes[declaration.name] = Self.emptyTable(of: declaration)
      return true
    }
    return false
  }

  /// The base class that `super` means where `self` is an object of a declared class.
  func declaredBase(of type: SwiftType) -> SwiftType? { type.nominalPath.flatMap { declaredTable($0) }?.superclass }

  /// The members of a value; those of `super` are the base class's own, whatever the object's class says.
  func instanceMembers(of root: Checked, named name: String) -> [ResolvedMember] {
    guard case .superReference = root.node.unparenthesized.kind, let path = root.type.nominalPath,
      let declared = declaredTypeValues[path] ?? scope.declaredTypes[path]
    else { return members(of: root.type, named: name, isStatic: false) }
    if name == "init" {
      return members(of: root.type, named: name, isStatic: true).compactMap { found in
        declared.initializers[found.declaration.fullName].map {
          ResolvedMember(member: $0, types: found.types, field: nil, result: .void)
        }
      }
    }
    return members(of: root.type, named: name, isStatic: false).map { found in
      guard let own = declared.member(found.declaration.fullName) else { return found }
      return ResolvedMember(member: own, types: found.types, field: found.field, result: found.result)
    }
  }

  private func declaredTable(_ name: String) -> TypeTable? { localTypes[name] ?? scope.types.first { $0.path == name } }

  /// Lets objects of a class run its `deinit` when they go.
  mutating func destruction(of declaration: TypeDeclarationNode, _ type: SwiftType, _ holder: ContextHolder) -> (
    (InterpretedObject) -> Void
  )? {
    guard let statements = declaration.deinitializer, let body = checkMemberBody(statements, [], .void, type) else { return nil }
    return { object in
      guard let context = holder.context else { return }
      _ = try? body.run(context, [object])
    }
  }

  private static func protocolName(_ type: SwiftType) -> String? {
    guard case .named(let name, []) = type else { return nil }
    return ["Equatable", "Hashable", "CaseIterable", "Error", "CustomStringConvertible"].contains(name) ? name : nil
  }

  /// `enum Level: Int { case low = 1, high }`: `rawValue`, `init(rawValue:)`, and `allCases` where that is asked for.
  mutating func addRawValues(of declaration: TypeDeclarationNode, to table: inout TypeTable, _ holder: ContextHolder) {
    guard declaration.keyword == .enumeration else { return }
    let values = declaration.cases.filter(\.payload.isEmpty).map {
      InterpretedValue(type: holder.type, isEnum: true, caseName: $0.name, fields: [])
    }
    if table.conformances.contains("CaseIterable") {
      var member = Declaration(kind: .property, name: "allCases", result: .array(table.type))
      member.isStatic = true
      member.access = .get
      table.add(Member(member, .property(get: { _ in values }, set: nil)))
    }
    guard let raw = declaration.inherited.first.flatMap({ resolvedQuietly($0) }), let codes = rawValues(of: declaration, raw) else {
      return
    }
    var property = Declaration(kind: .property, name: "rawValue", result: raw)
    property.access = .get
    table.add(
      Member(
        property,
        .property(
          get: { value in
            guard let context = holder.context, let name = (value as? InterpretedValue)?.caseName, let code = codes[name] else {
              throw AccessError.unknownMember("rawValue")
            }
            return try code.run(context)
          }, set: nil)))
    var initializer = Declaration(kind: .initializer, name: "init", result: .optional(.parameter("Self")))
    initializer.parameters = [.init(label: "rawValue", name: "rawValue", type: raw)]
    table.add(
      Member(
        initializer,
        .call { _, arguments in
          guard let context = holder.context else { throw AccessError.unknownMember("init") }
          let found = try values.first { value in
            guard let code = codes[value.caseName ?? ""] else { return false }
            return Comparison.areEqual(try code.run(context), arguments.values[0])
          }
          return found as InterpretedValue? as Any
        }))
  }

  private mutating func resolvedQuietly(_ type: SwiftType) -> SwiftType? {
    attempt { $0.resolve(type, 0..<0) }.flatMap {
      ["Int", "String", "Double", "Character", "Float"].contains($0.canonicalNominal?.name ?? "") ? $0 : nil
    }
  }

  /// The code of each case's raw value; a number goes on from the one before it, a text is the case's name.
  private mutating func rawValues(of declaration: TypeDeclarationNode, _ raw: SwiftType) -> [String: Code]? {
    var codes: [String: Code] = [:]
    var next = 0
    for one in declaration.cases {
      guard one.payload.isEmpty else { return nil }
      if let written = one.rawValue {
        guard let code = checkConverted(written, to: raw, .initialization) else { return nil }
        codes[one.name] = code
        if case .integer(let text, let isNegated) = written.kind, let magnitude = IntegerLiteral.magnitude(text),
          let value = Int(exactly: magnitude)
        {
          next = (isNegated ? -value : value) &+ 1
        }
      } else if raw.isSwift("String") {
        codes[one.name] = .constant(one.name)
      } else if raw.isSwift("Int") {
        codes[one.name] = .constant(next)
        next &+= 1
      } else {
        return nil
      }
    }
    return codes
  }
}

extension InterpretedValue: Hashable {
  /// Whether both are of one type, in one case, with equal fields.
  public static func == (left: InterpretedValue, right: InterpretedValue) -> Bool {
    left.typeName == right.typeName && left.caseName == right.caseName && left.fields.count == right.fields.count
      && zip(left.fields, right.fields).allSatisfy { Comparison.areEqual($0.value, $1.value) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(typeName)
    hasher.combine(caseName)
  }
}
