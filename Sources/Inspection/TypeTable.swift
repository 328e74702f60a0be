/// What the lab lets a learner reach in one type: its properties, methods, initializers, cases and static members.
///
///     TypeTable(UIView.self, superclass: UIResponder.self, fresh: UIView()) {
///       Property("alpha", \UIView.alpha, in: 0...1)
///       Property("isHidden", \UIView.isHidden)
///       Property("subviews", \UIView.subviews, .privateSet)
///       Method("addSubview(_ view: UIView)") { (parent: UIView, view: UIView) in parent.addSubview(view) }
///       Initializer("init(frame: CGRect)") { (frame: CGRect) in UIView(frame: frame) }
///     }
///
/// A stored property that no table names is still seen by the debugger, which reads it from the type's metadata.
public struct TypeTable {
  /// What sort of type it is.
  public enum Kind: Hashable, Sendable { case structure, enumeration, classType, actor, protocolType }

  /// The module that declares the type.
  public var module: String
  /// The type's name with the types around it: `Calendar.Component`.
  public var path: String
  /// The mangled name of the type that stands for it in the running program, for a type that only a session knows.
  public var standIn: String?
  /// What sort of type it is. Whether a class is an actor is asked of the runtime when somebody wants to know: it searches every
  /// conformance in the program for the answer.
  public var kind: Kind { classKind?.value ?? form }
  /// The kind, with `classType` for actors too.
  private var form: Kind
  private var classKind: OnceMade<Kind>?
  /// The names of its generic parameters; their count is the number of arguments the type takes.
  public var genericParameters: [String] = []
  /// The direct base class.
  public var superclass: SwiftType?
  /// Names of protocols it conforms to, beside those the runtime tells for a type that is not generic.
  public var conformances: [String] = []
  /// Associated types and nested aliases, in terms of the generic parameters: `Element`, `Index`.
  public var aliases: [String: SwiftType] = [:]
  /// Those aliases that are not kept for printing: `Array.SubSequence` is always `ArraySlice<Element>`. Written `=Type`
  /// where a generic table states its aliases.
  public var transparentAliases: Set<String> = []
  /// The metatype; `nil` for a generic type.
  public var metatype: Any.Type?
  /// Makes a new instance with every property at its default, if that is possible; the catalog reads defaults from it.
  public var fresh: () -> Any? = { nil }
  private var stated: [Member] = []
  private var indices: [String: [Int]] = [:]
  /// The table with its members, made when one is first asked for: reading their declarations takes most of a table's
  /// time, and a session meets few of all types.
  private var deferred: OnceMade<TypeTable>?

  /// All members in the order they were stated.
  public var members: [Member] { deferred?.value.stated ?? stated }

  /// Creates the table of a type that is not generic.
  ///
  /// - Parameters:
  ///   - type: The type; its module, name and kind are read from it. For a protocol write `(any P).self`.
  ///   - superclass: The base class whose table's members are inherited.
  ///   - conformances: Protocols with a table of their own whose members the type has.
  ///   - fresh: A new instance with every property at its default; evaluated anew each time.
  ///   - entries: The members.
  public init<Root>(
    _ type: Root.Type, superclass: Any.Type? = nil, conformances: [String] = [],
    fresh: @autoclosure @escaping () -> Root? = nil,
    @TableBuilder _ entries: @escaping () -> [any TableEntry] = { [] }
  ) {
    let swiftType = SwiftType(type)
    switch swiftType {
    case .existential(let existential):
      module = existential.protocols.first?.module ?? "Swift"
      path = existential.protocols.first?.name ?? "Any"
      form = .protocolType
    default:
      module = swiftType.canonicalNominal?.module ?? ""
      path = swiftType.nominalPath ?? "\(type)"
      form = Self.form(of: type)
      if form == .classType { classKind = OnceMade { type is any Actor.Type ? .actor : .classType } }
    }
    self.superclass = superclass.map { SwiftType($0) }
    self.conformances = conformances
    metatype = type
    self.fresh = { fresh().map { $0 as Any } }
    let empty = self
    deferred = OnceMade {
      var table = empty
      for entry in entries() { entry.add(to: &table) }
      table.addSynthesized(for: type)
      return table
    }
  }

  /// Creates the table of a generic type, whose members are written on erased values.
  public init(
    generic path: String, module: String, kind: Kind, parameters: [String], conformances: [String] = [],
    aliases: [String: String] = [:], @TableBuilder _ entries: @escaping () -> [any TableEntry] = { [] }
  ) {
    self.module = module
    self.path = path
    form = kind
    genericParameters = parameters
    self.conformances = conformances
    for (name, text) in aliases {
      if text.hasPrefix("=") { transparentAliases.insert(name) }
      guard let type = SwiftType(parsing: String(text.drop { $0 == "=" })) else {
        preconditionFailure("not a type: \(text)")
      }
      self.aliases[name] = type
    }
    let empty = self
    deferred = OnceMade {
      var table = empty
      for entry in entries() { entry.add(to: &table) }
      return table
    }
  }

  /// The type itself; a generic type's arguments are its own parameters.
  public var type: SwiftType {
    if form == .protocolType { return .existential(ExistentialType([.init(module: module, name: path)])) }
    var type: SwiftType?
    let names = path.split(separator: ".").map(String.init)
    for (index, name) in names.enumerated() {
      let arguments = index == names.count - 1 ? genericParameters.map { SwiftType.parameter($0) } : []
      type = .nominal(NominalType(module: module, name: name, arguments: arguments, parent: type, standIn: standIn))
    }
    return type ?? .never
  }

  /// Whether values of the type are references.
  public var isReference: Bool { form == .classType || form == .actor }

  /// The members of that base name, in the order they were stated.
  public func members(named name: String) -> [Member] {
    if let deferred { return deferred.value.members(named: name) }
    return indices[name].map { $0.map { stated[$0] } } ?? []
  }

  /// Adds a member; its declaration's context becomes this type.
  public mutating func add(_ member: Member) {
    if let made = deferred?.value { (stated, indices, deferred) = (made.stated, made.indices, nil) }
    var member = member
    if member.declaration.context.isEmpty { member.declaration.context = module + "." + path }
    indices[member.declaration.name, default: []].append(stated.count)
    stated.append(member)
  }

  /// Adds what another table of the same type states beyond this one.
  public mutating func complete(with other: TypeTable) {
    superclass = superclass ?? other.superclass
    conformances += other.conformances.filter { !conformances.contains($0) }
    for member in other.members where !states(member.declaration) { add(member) }
  }

  private func states(_ declaration: Declaration) -> Bool {
    members(named: declaration.name).contains { known in
      known.declaration.fullName == declaration.fullName && known.declaration.isStatic == declaration.isStatic
        && known.declaration.parameters.map(\.type) == declaration.parameters.map(\.type)
    }
  }

  private static func form(of type: Any.Type) -> Kind {
    switch MetadataKind(type) {
    case .classType: .classType
    case .enumeration, .optional: .enumeration
    default: .structure
    }
  }
}

/// Something that can be listed in a ``TypeTable``.
public protocol TableEntry {
  /// Adds itself.
  func add(to table: inout TypeTable)
}

extension Member: TableEntry {
  /// Adds the member as it is.
  public func add(to table: inout TypeTable) { table.add(self) }
}

/// Collects the entries of a table.
@resultBuilder public enum TableBuilder {
  public static func buildExpression(_ entry: any TableEntry) -> [any TableEntry] { [entry] }
  public static func buildExpression(_ entries: [any TableEntry]) -> [any TableEntry] { entries }
  public static func buildBlock(_ parts: [any TableEntry]...) -> [any TableEntry] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [any TableEntry]?) -> [any TableEntry] { part ?? [] }
  public static func buildEither(first part: [any TableEntry]) -> [any TableEntry] { part }
  public static func buildEither(second part: [any TableEntry]) -> [any TableEntry] { part }
  public static func buildArray(_ parts: [[any TableEntry]]) -> [any TableEntry] { parts.flatMap { $0 } }
}
