import Inspection

/// A body of a declared type that is known by its declaration and still to be checked: every body can name every member.
struct AnnouncedBody {
  let statements: [StatementNode]
  let parameters: [Declaration.Parameter]
  let result: SwiftType
  /// Whether it may not change `self`, as a method that is not `mutating`.
  let keepsSelf: Bool
  /// Where the method's name stands.
  var place: Int?
  /// Whether `self` is the type.
  var isStatic = false
  let reference: MemberBodyReference
}

// The properties of declared types.
extension Checker {
  mutating func addProperties(
    of declaration: TypeDeclarationNode, to table: inout TypeTable, _ holder: ContextHolder
  ) -> [AnnouncedBody]? {
    var stored: [(name: String, type: SwiftType, initial: Code?)] = []
    var bodies: [AnnouncedBody] = []
    for property in declaration.properties where !property.isStatic {
      guard case .binding(let name, _, let range) = property.pattern else { return nil }
      localPlaces[".\(declaration.name).\(name)"] = introducer(of: range)
      if property.getter != nil {
        guard let written = property.type, let result = resolve(written.type, written.range) else { return nil }
        bodies += announceComputed(property, name, result, to: &table, holder)
        continue
      }
      guard let (type, initial) = storedProperty(property) else { return nil }
      stored.append((name, type, property.isLazy ? .constant(LazyField()) : initial))
      bodies += announceStored(property, name, type, initial, to: &table, holder)
    }
    if declaration.keyword == .classType { localTypes[declaration.name] = table }
    if declaration.keyword != .enumeration, !declaration.functions.contains(where: { $0.name == "init" }) {
      let member = memberwise(declaration, stored, holder)
      localPlaces[".\(declaration.name).\(member.declaration.fullName)"] = declaration.place
      table.add(member)
    }
    return bodies
  }

  /// Static properties, whose first values may be of the type itself.
  mutating func addStatics(of declaration: TypeDeclarationNode, to table: inout TypeTable, _ holder: ContextHolder) -> Bool {
    for property in declaration.properties where property.isStatic {
      guard case .binding(let name, let isConstant, let range) = property.pattern, property.getter == nil,
        let (type, initial) = storedProperty(property)
      else { return false }
      localPlaces[".\(declaration.name).\(name)"] = introducer(of: range)
      let storage = StaticStorage()
      var member = Declaration(kind: .property, name: name, result: type)
      member.isStatic = true
      member.access = isConstant ? .constant : .getSet
      table.add(
        Member(
          member,
          .property(get: { _ in try storage.value(initial, holder.context) }, set: isConstant ? nil : { storage.kept = $1 })))
      localTypes[declaration.name] = table
    }
    return true
  }

  mutating func storedProperty(_ property: VariableDeclaration) -> (SwiftType, Code?)? {
    var type: SwiftType?
    if let written = property.type {
      guard let resolved = resolve(written.type, written.range) else { return nil }
      type = resolved
    }
    guard let value = property.value else {
      guard let type else { return nil }
      let none = type.isOptional && !property.isConstant ? type.metatype.flatMap { DynamicValue.none(of: $0) } ?? Any?.none as Any : nil
      return (type, none.map { Code.constant($0) })
    }
    if let type {
      guard let code = checkConverted(value, to: type, .initialization) else { return nil }
      return (type, code)
    }
    guard let checked = check(value) else { return nil }
    return (checked.type, checked.code)
  }

  /// A stored property with what watches it.
  private func announceStored(
    _ property: VariableDeclaration, _ name: String, _ type: SwiftType, _ initial: Code?, to table: inout TypeTable,
    _ holder: ContextHolder
  ) -> [AnnouncedBody] {
    var declaration = Declaration(kind: .property, name: name, result: type)
    declaration.access = property.isConstant ? .constant : .getSet
    let observers = Observers(before: MemberBodyReference(), after: MemberBodyReference())
    let isWeak = property.isWeak
    func read(_ root: inout Any) throws -> Any {
      let value = try InterpretedFields.read(name, of: root)
      guard value is LazyField else { return value }
      guard let context = holder.context, let initial else { throw AccessError.unknownMember(name) }
      let made = try initial.run(context)
      try InterpretedFields.write(name, of: &root, to: made)
      return made
    }
    var member = Member(
      declaration,
      .property(
        get: { root in
          var root = root
          return try read(&root)
        },
        set: property.isConstant
          ? nil
          : { root, new in
            let old = try InterpretedFields.read(name, of: root)
            let isWatched = try observers.tell(of: new, before: true, &root, in: holder.context)
            try InterpretedFields.write(name, of: &root, to: isWeak ? WeakField(new) : new)
            if isWatched { _ = try observers.tell(of: old, before: false, &root, in: holder.context) }
          }))
    // What is made goes into the struct that is read, not into a copy.
    if property.isLazy, table.kind == .structure { member.reading = { root, _ in try read(&root) } }
    table.add(member)
    return [(property.willSet, observers.before), (property.didSet, observers.after)].compactMap { accessor, reference in
      accessor.map { Self.body(of: $0, type, reference) }
    }
  }

  /// A computed property: the bodies of `get` and `set`.
  func announceComputed(
    _ property: VariableDeclaration, _ name: String, _ result: SwiftType, to table: inout TypeTable, _ holder: ContextHolder
  ) -> [AnnouncedBody] {
    var declaration = Declaration(kind: .property, name: name, result: result)
    declaration.access = property.setter == nil ? .get : .getSet
    let (getter, setter) = (MemberBodyReference(), MemberBodyReference())
    let member = Member(
      declaration,
      .property(
        get: { value in try getter.run([value], in: holder.context, named: name).result },
        set: property.setter == nil
          ? nil
          : { root, new in root = try setter.run([root, new], in: holder.context, named: name).first }))
    table.add(holder.type.dispatching(member))
    let read = AnnouncedBody(
      statements: property.getter ?? [], parameters: [], result: result, keepsSelf: true, reference: getter)
    return [read] + (property.setter.map { [Self.body(of: $0, result, setter)] } ?? [])
  }

  /// The body of an accessor that is given a value.
  ///
  /// - Parameter parameters: What it is given before that: a subscript's parameters.
  static func body(
    of accessor: AccessorNode, _ type: SwiftType, _ reference: MemberBodyReference, after parameters: [Declaration.Parameter] = []
  ) -> AnnouncedBody {
    AnnouncedBody(
      statements: accessor.body, parameters: parameters + [.init(label: nil, name: accessor.parameter, type: type)], result: .void,
      keepsSelf: false, reference: reference)
  }

  /// Says what the compiler says of a method that overrides without saying so, or says so and overrides none.
  mutating func checkOverride(
    _ function: FunctionNode, _ method: Declaration, of declaration: TypeDeclarationNode, _ table: TypeTable
  ) {
    guard declaration.keyword == .classType else { return }
    var base = table.superclass
    var overridden: Int?
    var isFound = false
    while let type = base, let known = self.table(for: type), !isFound {
      isFound = known.members.contains { $0.declaration.fullName == method.fullName && $0.declaration.kind == .method }
      if isFound { overridden = localPlaces[".\(known.path).\(method.fullName)"] }
      base = known.superclass
    }
    if isFound, !function.declaration.isOverride {
      report("overriding declaration requires an 'override' keyword", at: Self.namePlace(of: function))
      if let overridden { note("overridden declaration is here", at: overridden) }
    } else if !isFound, function.declaration.isOverride {
      // The compiler counts the length of the keyword that it would take away from the name on.
      report("method does not override any method from its superclass", at: Self.namePlace(of: function), length: "override".count)
    }
  }
}

/// What is done before and after a stored property gets a new value.
private final class Observers {
  let before: MemberBodyReference
  let after: MemberBodyReference
  private var isTelling = false

  init(before: MemberBodyReference, after: MemberBodyReference) {
    self.before = before
    self.after = after
  }

  /// Runs the observer. What it assigns to the property itself is not observed.
  ///
  /// - Returns: Whether somebody may observe now.
  func tell(
    of value: Any, before isBefore: Bool, _ root: inout Any, in context: EvaluationContext?
  ) throws -> Bool {
    guard !isTelling else { return false }
    guard let body = (isBefore ? before : after).body, let context else { return true }
    isTelling = true
    defer { isTelling = false }
    root = try body.runChanging(context, [root, value]).first
    return true
  }
}

/// What a `lazy` property holds before it is first read.
struct LazyField {}
