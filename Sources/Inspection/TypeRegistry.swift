/// All tables of a session: where the checker looks up types, members, functions and globals.
///
/// Sessions at the same time may share one: what tables hold are functions of their arguments, and nothing in them changes
/// but that a table which was not needed before is made.
public struct TypeRegistry: @unchecked Sendable {
  private var tables: [String: [Slot]] = [:]
  private var functionsByName: [String: [Member]] = [:]
  private var globalsByName: [String: Member] = [:]
  private var aliasesByName: [String: (module: String, type: SwiftType)] = [:]
  /// The modules, in the order they were added; a later module's names hide an earlier one's.
  public private(set) var modules: [String] = []

  /// The place of one table, which may still have to be made.
  private struct Slot {
    let module: String
    private let made: OnceMade<TypeTable>
    var table: TypeTable { made.value }

    init(module: String, _ make: @escaping () -> TypeTable) {
      self.module = module
      made = OnceMade(make)
    }
  }

  /// Creates a registry of these modules.
  public init(_ modules: [ModuleTable] = []) {
    for module in modules { add(module) }
  }

  /// Adds a module.
  public mutating func add(_ module: ModuleTable) {
    if !modules.contains(module.name) { modules.append(module.name) }
    for table in module.types { add(table) }
    for table in module.deferredTypes { add(table.path, Slot(module: table.module, table.make)) }
    for function in module.functions { functionsByName[function.declaration.name, default: []].append(function) }
    for global in module.globals { globalsByName[global.declaration.name] = global }
    for alias in module.aliases { aliasesByName[alias.name] = (module.name, alias.type) }
  }

  /// Adds a type; one of the same module and name is replaced.
  public mutating func add(_ table: TypeTable) {
    add(table.path, Slot(module: table.module) { table })
  }

  /// Adds members to a type: what its table states already stays. Without a table the type gets this one. Nothing is made
  /// before the type is first asked for.
  public mutating func extend(_ table: DeferredTable) {
    guard let place = tables[table.path]?.firstIndex(where: { $0.module == table.module }),
      let stated = tables[table.path]?[place]
    else { return add(table.path, Slot(module: table.module, table.make)) }
    tables[table.path]?[place] = Slot(module: table.module) {
      var whole = stated.table
      whole.complete(with: table.make())
      return whole
    }
  }

  private mutating func add(_ path: String, _ slot: Slot) {
    if !modules.contains(slot.module) { modules.append(slot.module) }
    tables[path, default: []].removeAll { $0.module == slot.module }
    tables[path, default: []].insert(slot, at: 0)
  }

  /// All tables, sorted by module and name.
  public var allTables: [TypeTable] {
    tables.values.flatMap { $0.map(\.table) }.sorted { ($0.module, $0.path) < ($1.module, $1.path) }
  }

  /// The table of a type named `path`: `UIView`, `Calendar.Component`, in one module or in the one added last.
  public func table(named path: String, module: String? = nil) -> TypeTable? {
    guard let found = tables[path] else { return nil }
    guard let module else { return found.first?.table }
    return found.first { $0.module == module }?.table
  }

  /// The table of a nominal or protocol type.
  public func table(for type: SwiftType) -> TypeTable? {
    switch type.withoutAlias {
    case .existential(let existential):
      guard let name = existential.protocols.first else { return nil }
      return table(named: name.name, module: name.module) ?? table(named: name.name)
    default:
      guard let nominal = type.canonicalNominal else { return nil }
      let path = nominal.path
      return table(named: path, module: nominal.module) ?? table(named: path)
    }
  }

  /// The table of a value's dynamic type, or of the nearest base class that has one.
  public func table(ofValue value: Any) -> TypeTable? {
    var type: Any.Type? = Swift.type(of: value)
    while let current = type {
      if let found = table(for: SwiftType(current)) { return found }
      type = (current as? AnyClass).flatMap { DynamicValue.superclass(of: $0) }
    }
    return nil
  }

  /// Free functions of that base name.
  public func functions(named name: String) -> [Member] { functionsByName[name] ?? [] }

  /// The global variable of that name.
  public func global(named name: String) -> Member? { globalsByName[name] }

  /// Names that can be called or read without a receiver.
  public var globalNames: [String] { Array(functionsByName.keys) + Array(globalsByName.keys) }

  /// The type that a plain name stands for; a generic type comes without arguments.
  public func type(named name: String) -> SwiftType? {
    if let alias = aliasesByName[name] {
      return .alias(AliasType(module: alias.module, name: name, underlying: resolve(alias.type)))
    }
    return table(named: name)?.type
  }

  /// The chain of tables whose members a type has: its own, its base classes', its protocols'.
  public func tableChain(for type: SwiftType) -> [TypeTable] {
    guard var current = table(for: type) else { return [] }
    var chain = [current]
    while let superclass = current.superclass, let next = table(for: superclass) {
      chain.append(next)
      current = next
    }
    var seen = Set(chain.map(\.path))
    var waiting = chain.flatMap(\.conformances)
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard seen.insert(name).inserted, let table = table(named: name) else { continue }
      chain.append(table)
      waiting += table.conformances
    }
    return chain
  }
}

extension TypeRegistry {
  /// Puts the types of this registry in the place of names, and associated types in the place of members.
  ///
  /// - Parameter parameters: Names that stand for generic parameters here.
  public func resolve(_ type: SwiftType, parameters: Set<String> = []) -> SwiftType {
    type.mapped { part in
      switch part {
      case .named(let name, let arguments): return resolve(name, arguments, parameters)
      case .member(let base, let name): return resolveMember(resolve(base, parameters: parameters), name)
      case .nominal(let nominal) where nominal.arguments.isEmpty && nominal.parent == nil:
        // A protocol met as an argument of a metatype's name.
        if let table = table(named: nominal.name, module: nominal.module), table.kind == .protocolType {
          return table.type
        }
        return nil
      default: return nil
      }
    }
  }

  private func resolve(_ name: String, _ arguments: [SwiftType], _ parameters: Set<String>) -> SwiftType? {
    if arguments.isEmpty, parameters.contains(name) { return .parameter(name) }
    let arguments = arguments.map { resolve($0, parameters: parameters) }
    switch name {
    case "any":
      guard case .existential(var inner)? = arguments.first?.withoutAlias else { return arguments.first }
      inner.isWrittenWithAny = true
      return .existential(inner)
    case "&": return SwiftType.composed(arguments)
    default: break
    }
    if name.hasPrefix("."), let base = arguments.first {
      return with(Array(arguments.dropFirst()), resolveMember(base, String(name.dropFirst())))
    }
    guard let found = self.type(named: name) else { return nil }
    return with(arguments, found)
  }

  private func with(_ arguments: [SwiftType], _ type: SwiftType) -> SwiftType {
    guard !arguments.isEmpty, case .nominal(var nominal) = type else { return type }
    nominal.arguments = arguments
    return .nominal(nominal)
  }

  /// `Base.Name`: a nested type, a module's type, or an associated type as an alias that keeps how it was reached.
  public func resolveMember(_ base: SwiftType, _ name: String) -> SwiftType {
    if case .named(let module, let none) = base, none.isEmpty, modules.contains(module) {
      return table(named: name, module: module)?.type ?? self.type(named: name) ?? .member(base, name)
    }
    if case .parameter = base { return .member(base, name) }
    if let nominal = base.canonicalNominal, let nested = table(named: nominal.path + "." + name) {
      return .nominal(NominalType(module: nested.module, name: name, parent: base))
    }
    for table in tableChain(for: base) {
      guard let alias = table.aliases[name] else { continue }
      // A table may name a nested type that no table has; it then stands for itself.
      if case .member(let owner, name) = alias, owner.nominalPath == table.path || owner.canonicalNominal?.name == table.path {
        return .member(base, name)
      }
      let arguments = base.sugaredArguments
      var map = Dictionary(zip(table.genericParameters, arguments)) { first, _ in first }
      map["Self"] = base
      let known = Set(table.genericParameters).union(["Self"])
      let underlying = resolve(resolve(alias, parameters: known).substituting(map))
      // An associated type that is a generic parameter of the same name is that parameter.
      if case .named(let parameter, let none) = alias, none.isEmpty, parameter == name { return underlying }
      if table.transparentAliases.contains(name) { return underlying }
      return .alias(AliasType(name: name, parent: base, underlying: underlying))
    }
    return .member(base, name)
  }
}
