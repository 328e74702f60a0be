/// A property, reached through its key path.
public struct Property: TableEntry {
  /// The finished member.
  public private(set) var member: Member

  /// The same property, marked as computed or lazy: no default of it can stand in a source file.
  public func withoutDefault() -> Property {
    var property = self
    property.member.hasDefault = false
    return property
  }

  /// The same property, kept out of lists: it is rarely looked at, or reading it changes its owner.
  public func unlisted() -> Property {
    var property = self
    property.member.isListed = false
    return property
  }

  /// A property that a key path names; whether it can be written is read from the key path.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - path: Its key path.
  ///   - access: Needed where the key path can't tell: `.privateSet` for a `private(set) var`. A stored property that
  ///     can't be written is taken for a `let`, a computed one for one without setter.
  ///   - type: Its type as written, where a type alias should be printed or the type is implicitly unwrapped: `UIFont!`.
  ///   - range: The least and greatest value a control offers.
  ///   - choices: Values a control offers, as source text.
  public init<Root, Value>(
    _ name: String, _ path: KeyPath<Root, Value>, _ access: Declaration.Access? = nil, type: String? = nil,
    in range: ClosedRange<Double>? = nil, choices: [String] = []
  ) {
    let get = { (value: Any) in try DynamicValue.unwrap(value, as: Root.self)[keyPath: path] as Any }
    let set = access == .constant || access == .get ? nil : Self.setter(path)
    let isStored = DynamicValue.fields(of: Root.self).contains { $0.name == name }
    let known = access ?? (set != nil ? .getSet : isStored ? .constant : .get)
    var member = Member(Self.declaration(name, Value.self, type, known), .property(get: get, set: set))
    member.range = range
    member.choices = choices
    member.keyPath = path
    self.member = member
  }

  private static func setter<Root, Value>(_ path: KeyPath<Root, Value>) -> ((inout Any, Any) throws -> Void)? {
    if let path = path as? ReferenceWritableKeyPath<Root, Value> {
      return { root, new in
        try DynamicValue.unwrap(root, as: Root.self)[keyPath: path] = DynamicValue.unwrap(new, as: Value.self)
      }
    }
    guard let path = path as? WritableKeyPath<Root, Value> else { return nil }
    return { root, new in
      var changed = try DynamicValue.unwrap(root, as: Root.self)
      changed[keyPath: path] = try DynamicValue.unwrap(new, as: Value.self)
      root = changed
    }
  }

  /// A property reached through closures, where no key path can name it: a private one, an actor's, a protocol's.
  public init<Root, Value>(
    _ name: String, _ access: Declaration.Access = .getSet, type: String? = nil, in range: ClosedRange<Double>? = nil,
    get: @escaping (Root) throws -> Value, set: ((inout Root, Value) throws -> Void)? = nil
  ) {
    var setter: ((inout Any, Any) throws -> Void)?
    if let set {
      setter = { root, new in
        var changed = try DynamicValue.unwrap(root, as: Root.self)
        try set(&changed, DynamicValue.unwrap(new, as: Value.self))
        root = changed
      }
    }
    let known: Declaration.Access = set == nil && access != .constant ? .get : access
    var member = Member(
      Self.declaration(name, Value.self, type, known),
      .property(get: { try get(DynamicValue.unwrap($0, as: Root.self)) as Any }, set: setter))
    member.range = range
    self.member = member
  }

  /// Adds the property.
  public func add(to table: inout TypeTable) { table.add(member) }

  static func declaration(
    _ name: String, _ metatype: Any.Type, _ type: String?, _ access: Declaration.Access
  ) -> Declaration {
    var declaration = Declaration(kind: .property, name: name, result: SwiftType(metatype))
    if let type {
      guard let written = SwiftType(parsing: type) else { preconditionFailure("not a type: \(type)") }
      declaration.isImplicitlyUnwrapped = type.hasSuffix("!")
      declaration.result = declaration.isImplicitlyUnwrapped ? written.wrapped ?? written : written
    }
    declaration.access = access
    let keyword = access == .constant ? "let" : "var"
    let tail = access == .get ? " { get }" : ""
    let mark = declaration.isImplicitlyUnwrapped ? "!" : ""
    declaration.text = "internal \(keyword) \(name): \(declaration.result)\(mark)\(tail)"
    return declaration
  }
}

/// A static or class property.
public struct StaticProperty: TableEntry {
  private let member: Member

  /// Creates a static property; without `set` it is a `let` (`.constant`) or has no setter (`.get`).
  public init<Value>(
    _ name: String, _ access: Declaration.Access = .constant, type: String? = nil,
    get: @escaping () throws -> Value, set: ((Value) throws -> Void)? = nil
  ) {
    var declaration = Property.declaration(name, Value.self, type, set == nil ? access : .getSet)
    declaration.isStatic = true
    declaration.text = declaration.text.replacingPrefix("internal ", with: "internal static ")
    var setter: ((inout Any, Any) throws -> Void)?
    if let set { setter = { _, new in try set(DynamicValue.unwrap(new, as: Value.self)) } }
    member = Member(declaration, .property(get: { _ in try get() as Any }, set: setter))
  }

  /// Adds the property.
  public func add(to table: inout TypeTable) { table.add(member) }
}

/// A stored property of a generic type, read and written through the type's metadata.
public struct StoredProperty: TableEntry {
  private let member: Member

  /// Creates the property from its declaration: `var items: [String: Value]`.
  public init(_ text: String) {
    guard let declaration = Declaration(parsing: text), declaration.kind == .property else {
      preconditionFailure("not a property: \(text)")
    }
    let name = declaration.name
    let get = { (value: Any) throws -> Any in
      guard let field = DynamicValue.readField(name, of: value) else { throw AccessError.unknownMember(name) }
      return field
    }
    let set = { (root: inout Any, new: Any) throws in
      guard DynamicValue.writeField(name, of: &root, to: new) else { throw AccessError.notWritable(name) }
    }
    member = Member(declaration, .property(get: get, set: declaration.access == .constant ? nil : set))
  }

  /// Adds the property.
  public func add(to table: inout TypeTable) { table.add(member) }
}

extension String {
  func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
