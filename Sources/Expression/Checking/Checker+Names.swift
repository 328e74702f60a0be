import Inspection

extension Checker {
  // MARK: Scopes

  mutating func declare(_ name: String, _ type: SwiftType, isConstant: Bool, isInitialized: Bool = true) -> LocalSymbol {
    let level = levels.count - 1
    let symbol = LocalSymbol(
      name: name, type: type, isConstant: isConstant, slot: levels[level].slotCount, isInitialized: isInitialized)
    levels[level].slotCount += 1
    let scope = levels[level].scopes.count - 1
    levels[level].scopes[scope][name] = symbol
    return symbol
  }

  mutating func withScope<Result>(_ body: (inout Checker) -> Result) -> Result {
    levels[levels.count - 1].scopes.append([:])
    defer { levels[levels.count - 1].scopes.removeLast() }
    return body(&self)
  }

  func local(_ name: String) -> (symbol: LocalSymbol, depth: Int)? {
    for (depth, level) in levels.reversed().enumerated() {
      for scope in level.scopes.reversed() {
        if let symbol = scope[name] { return (symbol, depth) }
      }
    }
    return nil
  }

  /// Where the `let` or `var` before a name stands.
  func introducer(of name: Range<Int>) -> Int {
    let scalars = Array(source.unicodeScalars)
    var start = min(name.lowerBound, scalars.count)
    while start > 0, scalars[start - 1] == " " { start -= 1 }
    while start > 0, Lexer.isIdentifierPart(scalars[start - 1]) { start -= 1 }
    return start
  }

  /// What the compiler adds when a constant that the expression declares itself is changed.
  mutating func noteConstant(_ target: ExpressionNode) {
    guard case .name(let name) = target.pathRoot.unparenthesized.kind else { return }
    if let place = levels.last?.methodPlace, local(name) == nil || name == "self", local("self")?.symbol.isConstant == true {
      note("mark method 'mutating' to make 'self' mutable", at: place)
    }
    guard let (symbol, _) = local(name), symbol.isConstant, let range = symbol.nameRange else { return }
    note("change 'let' to 'var' to make it mutable", at: introducer(of: range))
  }

  // MARK: Names

  /// Whether a name can be found at all.
  func isKnown(_ name: String) -> Bool {
    var trial = self
    let node = ExpressionNode(.name(name), 0..<name.unicodeScalars.count)
    _ = trial.checkName(name, node, expecting: nil)
    return trial.lookupDiagnostics.isEmpty
  }

  mutating func checkName(_ name: String, _ node: ExpressionNode, expecting expected: SwiftType?) -> Checked? {
    if unknownNames.contains(name), local(name) == nil { return nil }
    if shadowsFrame(name) { return functionReference(name, node, expecting: expected) }
    if let found = variable(name, node) { return found }
    if name.hasPrefix("$"), let found = implicitParameter(name, node) { return found }
    if let member = selfMember(name, node) { return member }
    if name == "Self", let type = local("self")?.symbol.type ?? frame.selfVariable?.type {
      var checked = checkedType(type, node)
      checked.type = .metatype(.parameter("Self"))
      return checked
    }
    if let bound = frame.genericArguments[name] { return checkedType(bound, node) }
    if let global = registry.global(named: name) { return globalVariable(global, node) }
    if let type = typeNamed(name) { return checkedType(type, node) }
    if registry.modules.contains(name) {
      var checked = Checked(.void, .constant(()), node)
      checked.meaning = .module(name)
      return checked
    }
    if let function = functionReference(name, node, expecting: expected) { return function }
    if expected == nil, reportGenericReference(name, node) { return nil }
    if name == "NULL" {
      reportNull(node)
    } else if name == "self" {
      reportLookup(
        "cannot find 'self' in scope; did you mean to use it in a type or extension context?", node.range)
    } else {
      reportLookup("cannot find '\(name)' in scope", node.range)
      // Two of the wide forms are known to be taken for the narrow ones.
      let narrow = name.replacing("\u{FF1A}", with: ":").replacing("\u{FF01}", with: "!")
      if narrow != name {
        reportLookup(
          .note(
            "identifier '\(name)' contains possibly confused characters; did you mean to use '\(narrow)'?",
            .user(offset: node.start, length: 0)))
      }
    }
    return nil
  }

  /// C's `NULL` is imported, but marked as unavailable.
  private mutating func reportNull(_ node: ExpressionNode) {
    report("'NULL' is unavailable: use 'nil' instead of this imported macro", at: node.start, over: node.range)
    report(
      .note(
        "'NULL' has been explicitly marked unavailable here",
        .declaration(path: "SwiftGlibc.NULL", line: 2, column: 12, text: "public var NULL: ()")))
  }

  /// A variable of the expression, the session or the frame.
  func variable(_ name: String, _ node: ExpressionNode) -> Checked? {
    if let (symbol, depth) = local(name) {
      use(symbol.slot, depth)
      var checked = Checked(symbol.type, .local(depth: depth, slot: symbol.slot, name: name), node)
      let reason = symbol.nameRange == nil ? Immutability.variable(name) : .constantProperty(name)
      checked.immutability = symbol.isConstant && symbol.isInitialized ? reason : nil
      return checked
    }
    if name.hasPrefix("$"), let variable = scope.variables[name] {
      var checked = Checked(variable.type, .persistent(name), node)
      checked.immutability = variable.isConstant ? .variable(name) : nil
      checked.isVariableReference = true
      return checked
    }
    guard let variable = frame[name] else { return nil }
    let type = variable.type.substituting(frame.genericArguments)
    var checked = Checked(registry.resolve(type), .frameVariable(name), node)
    checked.immutability = variable.isConstant ? .variable(name) : nil
    checked.isVariableReference = true
    return checked
  }

  /// Whether a function that the expression declares hides what the frame has of that name.
  func shadowsFrame(_ name: String) -> Bool {
    frame[name] != nil && local(name) == nil && local("self") == nil && !localFunctions(name).isEmpty
  }

  /// Notes that a variable `depth` bodies out is used.
  private func use(_ slot: Int, _ depth: Int) {
    if depth > 0 { levels[levels.count - depth].usedOutside.slots.insert(slot) }
  }

  /// `$0` of the closure that is being checked.
  private mutating func implicitParameter(_ name: String, _ node: ExpressionNode) -> Checked? {
    guard let index = Int(name.dropFirst()) else { return nil }
    for (depth, position) in levels.indices.reversed().enumerated() where levels[position].isClosure {
      guard let types = levels[position].implicitParameters else { return nil }
      levels[position].usesImplicitParameters = true
      guard index < types.count else { return nil }
      use(index, depth)
      var checked = Checked(types[index], .local(depth: depth, slot: index, name: name), node)
      checked.immutability = levels[position].inoutParameters.contains(index) ? nil : .variable(name)
      return checked
    }
    return nil
  }

  /// A member of `self` used without writing `self.`.
  private mutating func selfMember(_ name: String, _ node: ExpressionNode) -> Checked? {
    guard let base = currentSelf(node) else { return nil }
    guard let found = members(ofSelf: base, named: name).first(where: \.isProperty) else { return nil }
    return property(found, base, node)
  }

  /// The members of `self`, which is a type in the body of a static method.
  func members(ofSelf base: Checked, named name: String) -> [ResolvedMember] {
    if case .metatype(let type) = base.type.withoutAlias { return members(of: type, named: name, isStatic: true) }
    return members(of: base.type, named: name, isStatic: false)
  }

  /// `self` of the declared method that is being checked, or of the frame.
  func currentSelf(_ node: ExpressionNode) -> Checked? {
    if local("self") != nil { return variable("self", node) }
    return frame.selfVariable.map { selfReference($0, node) }
  }

  func selfReference(_ variable: Variable, _ node: ExpressionNode) -> Checked {
    var base = Checked(registry.resolve(variable.type), .frameVariable("self"), node)
    base.immutability = variable.isConstant ? .variable("self") : nil
    base.isVariableReference = true
    return base
  }

  private func globalVariable(_ member: Member, _ node: ExpressionNode) -> Checked? {
    guard let code = Code.property(.constant(()), member) else { return nil }
    var checked = Checked(registry.resolve(member.declaration.result), code, node)
    let name = member.declaration.name
    switch member.declaration.access {
    case .constant: checked.immutability = .variable(name)
    case .get: checked.immutability = .getOnlyProperty(name)
    case .getSet, .privateSet: checked.immutability = nil
    }
    return checked
  }

  mutating func checkSuper(_ node: ExpressionNode) -> Checked? {
    if let own = local("self"), let base = declaredBase(of: own.symbol.type) {
      var checked = variable("self", node)
      checked?.type = base
      return checked
    }
    guard let variable = frame.selfVariable, let base = registry.table(for: variable.type)?.superclass else {
      reportLookup("cannot find 'super' in scope", node.range)
      return nil
    }
    var checked = selfReference(variable, node)
    checked.type = registry.resolve(base)
    return checked
  }

  // MARK: Types

  func typeNamed(_ name: String) -> SwiftType? {
    if let table = localTypes[name] { return table.type }
    if let alias = localAliases[name] ?? scope.aliases[name] { return alias }
    return registry.type(named: name)
  }

  func checkedType(_ type: SwiftType, _ node: ExpressionNode) -> Checked {
    // All declared types have the metatype of what stands in for their values.
    let metatype = type.canonicalNominal?.standIn == nil ? type.metatype : nil
    var checked = Checked(
      .metatype(type),
      // A generic type without its arguments, or one of the session, has no metatype of its own.
      Code { _ in metatype.map { $0 as Any } ?? type }, node)
    checked.meaning = .type(type)
    return checked
  }

  mutating func checkType(_ written: SwiftType, _ node: ExpressionNode) -> Checked? {
    guard let type = resolve(written, node.range) else { return nil }
    return checkedType(type, node)
  }

  /// The type that a written one names, or a diagnostic for the first name that does not exist.
  mutating func resolve(_ written: SwiftType, _ range: Range<Int>) -> SwiftType? {
    let type = registry.resolve(withLocalTypes(written)).substituting(frame.genericArguments)
    guard let missing = type.firstUnresolved else { return type }
    let words = text(range)
    let offset = words.range(ofName: missing).map { range.lowerBound + $0 } ?? range.lowerBound
    reportLookup("cannot find type '\(missing)' in scope", offset..<offset + missing.unicodeScalars.count)
    return nil
  }

  private func withLocalTypes(_ type: SwiftType) -> SwiftType {
    type.mapped { part in
      guard case .named(let name, let arguments) = part, arguments.isEmpty else { return nil }
      if name == "Self" { return frame.selfVariable?.type }
      if let bound = frame.genericArguments[name] { return bound }
      if let table = localTypes[name] { return table.type }
      return localAliases[name] ?? scope.aliases[name]
    }
  }

  /// The type that an expression spells: `[Int]`, `(Int, String)`, `Message?`.
  func typeExpression(_ node: ExpressionNode) -> SwiftType? {
    switch node.kind {
    case .name(let name):
      if local(name) != nil || frame[name] != nil { return nil }
      return typeNamed(name)
    case .type(let written):
      let type = registry.resolve(withLocalTypes(written))
      return type.firstUnresolved == nil ? type : nil
    case .member(let base, let name, _):
      guard let parent = typeExpression(base), let path = parent.nominalPath else { return nil }
      guard let nested = registry.table(named: path + "." + name) else { return nil }
      return .nominal(NominalType(module: nested.module, name: name, parent: parent))
    case .array(let elements) where elements.count == 1: return typeExpression(elements[0]).map { .array($0) }
    case .dictionary(let entries) where entries.count == 1:
      guard let key = typeExpression(entries[0].key), let value = typeExpression(entries[0].value) else { return nil }
      return .dictionary(key, value)
    case .optionalChain(let base): return typeExpression(base).map { .optional($0) }
    case .parenthesized(let inner): return typeExpression(inner)
    case .tuple(let elements):
      var types: [SwiftType.TupleElement] = []
      for element in elements {
        guard let type = typeExpression(element.value) else { return nil }
        types.append(.init(element.label, type))
      }
      return types.isEmpty ? nil : .tuple(types)
    default: return nil
    }
  }
}

extension SwiftType {
  /// The first name in it that no table knows.
  var firstUnresolved: String? {
    var found: String?
    _ = mapped { part in
      if found == nil, case .named(let name, _) = part { found = name.hasPrefix(".") ? String(name.dropFirst()) : name }
      if found == nil, case .member(let base, let name) = part, base.firstUnresolved == nil, !base.containsParameter {
        found = name
      }
      return nil
    }
    return found
  }
}

extension String {
  /// The offset in scalars at which a name stands as a whole word.
  func range(ofName name: String) -> Int? {
    let scalars = Array(unicodeScalars)
    let wanted = Array(name.unicodeScalars)
    guard scalars.count >= wanted.count else { return nil }
    for start in 0...(scalars.count - wanted.count) where Array(scalars[start..<start + wanted.count]) == wanted {
      let before = start > 0 ? scalars[start - 1] : " "
      let after = start + wanted.count < scalars.count ? scalars[start + wanted.count] : " "
      if !Lexer.isIdentifierPart(before), !Lexer.isIdentifierPart(after) { return start }
    }
    return nil
  }
}
