/// What one module offers: its types, functions, global variables and type aliases.
public struct ModuleTable {
  public var name: String
  public private(set) var types: [TypeTable] = []
  /// Types whose tables are made when they are first asked for.
  public private(set) var deferredTypes: [DeferredTable] = []
  /// Free functions and operators.
  public private(set) var functions: [Member] = []
  /// Global variables and constants: properties of nothing.
  public private(set) var globals: [Member] = []
  /// Type aliases: name and what it stands for.
  public private(set) var aliases: [(name: String, type: SwiftType)] = []

  /// Creates a module table.
  public init(_ name: String, @ModuleBuilder _ entries: () -> [any ModuleEntry] = { [] }) {
    self.name = name
    for entry in entries() { entry.add(to: &self) }
  }

  /// Adds a type.
  public mutating func add(_ table: TypeTable) { types.append(table) }

  /// Adds a type whose table is made when it is first asked for.
  public mutating func add(_ table: DeferredTable) { deferredTypes.append(table) }

  /// Adds a function.
  public mutating func add(function: Member) {
    var function = function
    if function.declaration.context.isEmpty { function.declaration.context = name }
    if function.declaration.kind == .method { function.declaration.kind = .function }
    functions.append(function)
  }

  /// Adds a global variable.
  public mutating func add(global: Member) { globals.append(global) }

  /// Adds a type alias.
  public mutating func add(alias: String, for type: SwiftType) { aliases.append((alias, type)) }
}

/// Something that can be listed in a ``ModuleTable``.
public protocol ModuleEntry {
  /// Adds itself.
  func add(to module: inout ModuleTable)
}

extension TypeTable: ModuleEntry {
  /// Adds the type.
  public func add(to module: inout ModuleTable) { module.add(self) }
}

/// A type whose table is made when it is first asked for: most sessions never meet most types of a library.
public struct DeferredTable: ModuleEntry {
  /// The type's name with the types around it.
  public let path: String
  /// The module that declares the type.
  public let module: String
  let make: () -> TypeTable

  /// Creates an entry; `make` is called at most once in a registry.
  public init(_ path: String, module: String, _ make: @escaping () -> TypeTable) {
    self.path = path
    self.module = module
    self.make = make
  }

  /// Adds the type.
  public func add(to module: inout ModuleTable) { module.add(self) }
}

/// A free function: `Function("average(of values: [Double]) -> Double", average)`.
public struct Function: ModuleEntry {
  private let member: Member

  /// Creates a function from its declaration, or its name with labels, and its body.
  public init<each Argument, Result>(_ text: String, _ body: @escaping (repeat each Argument) throws -> Result) {
    member = Member(
      CallDeclaration.make(text, kind: .function, types(repeat (each Argument).self), Result.self),
      CallDeclaration.free(body))
  }

  /// Creates a function from its whole declaration and a body on erased arguments: generic functions.
  public init(_ text: String, erased body: @escaping (Arguments) throws -> Any) {
    member = Member(text, .call { _, arguments in try body(arguments) })
  }

  /// Adds the function.
  public func add(to module: inout ModuleTable) { module.add(function: member) }
}

/// A global variable, or a constant when there is no `set`.
public struct Global: ModuleEntry {
  private let member: Member

  /// Creates a global.
  public init<Value>(
    _ name: String, type: String? = nil, get: @escaping () -> Value, set: ((Value) -> Void)? = nil
  ) {
    let declaration = Property.declaration(name, Value.self, type, set == nil ? .constant : .getSet)
    var setter: ((inout Any, Any) throws -> Void)?
    if let set { setter = { _, new in set(try DynamicValue.unwrap(new, as: Value.self)) } }
    member = Member(declaration, .property(get: { _ in get() as Any }, set: setter))
  }

  /// Adds the global.
  public func add(to module: inout ModuleTable) { module.add(global: member) }
}

/// A type alias: `Alias("TimeInterval", "Double")`.
public struct Alias: ModuleEntry {
  private let name: String
  private let type: SwiftType

  /// Creates an alias for the type that `text` names.
  public init(_ name: String, _ text: String) {
    guard let type = SwiftType(parsing: text) else { preconditionFailure("not a type: \(text)") }
    self.name = name
    self.type = type
  }

  /// Adds the alias.
  public func add(to module: inout ModuleTable) { module.add(alias: name, for: type) }
}

/// Collects the entries of a module.
@resultBuilder public enum ModuleBuilder {
  public static func buildExpression(_ entry: any ModuleEntry) -> [any ModuleEntry] { [entry] }
  public static func buildExpression(_ entries: [any ModuleEntry]) -> [any ModuleEntry] { entries }
  public static func buildBlock(_ parts: [any ModuleEntry]...) -> [any ModuleEntry] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [any ModuleEntry]?) -> [any ModuleEntry] { part ?? [] }
  public static func buildEither(first part: [any ModuleEntry]) -> [any ModuleEntry] { part }
  public static func buildEither(second part: [any ModuleEntry]) -> [any ModuleEntry] { part }
  public static func buildArray(_ parts: [[any ModuleEntry]]) -> [any ModuleEntry] { parts.flatMap { $0 } }
}
