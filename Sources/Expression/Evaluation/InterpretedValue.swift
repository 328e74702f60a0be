public import Inspection

/// What the values of a declared type know of it.
final class DeclaredType {
  let name: String
  /// The declared class it derives from.
  let base: DeclaredType?
  /// Its own methods and computed properties by full name.
  private var members: [String: Member] = [:]
  /// The full names of what a protocol asks for.
  var requirements: Set<String> = []
  /// What its initializers do with an object that is there already, by full name: `super.init(…)`.
  var initializers: [String: Member] = [:]
  /// Whether it says itself how it is printed.
  private let hasDescription: Bool
  /// The body of its `deinit`, run with an object of the same fields as `self`.
  var destruction: ((InterpretedObject) -> Void)?

  init(name: String = "", base: DeclaredType? = nil, hasDescription: Bool = false) {
    self.name = name
    self.base = base
    self.hasDescription = hasDescription || base?.hasDescription == true
  }

  /// Keeps a member, and returns it as others call it: an object of a derived class answers with what its own class says.
  func dispatching(_ member: Member) -> Member {
    let name = member.declaration.fullName
    members[name] = member
    var dispatching = member
    switch member.implementation {
    case .call(let own):
      dispatching.implementation = .call { root, arguments in
        guard case .call(let nearest)? = (root as? InterpretedObject)?.type.member(name)?.implementation else {
          return try own(&root, arguments)
        }
        return try nearest(&root, arguments)
      }
    case .property(let own, let set):
      dispatching.implementation = .property(
        get: { root in
          guard case .property(let nearest, _)? = (root as? InterpretedObject)?.type.member(name)?.implementation else {
            return try own(root)
          }
          return try nearest(root)
        }, set: set)
    default: break
    }
    return dispatching
  }

  /// Runs the initializer without arguments of this class, or of the nearest above it, on an object of a derived one. What it gives
  /// stands before the derived class's own fields.
  func initializeBase(of object: InterpretedObject) throws {
    var current: DeclaredType? = self
    while let type = current {
      if case .call(let initialize)? = type.initializers["init()"]?.implementation {
        let own = Set(object.fields.map(\.name))
        var root: Any = object
        _ = try initialize(&root, Arguments([]))
        object.fields = object.fields.filter { !own.contains($0.name) } + object.fields.filter { own.contains($0.name) }
        return
      }
      current = type.base
    }
  }

  /// The nearest member of a name, in this type or in its bases.
  func member(_ fullName: String) -> Member? {
    var current: DeclaredType? = self
    while let type = current {
      if let member = type.members[fullName] { return member }
      current = type.base
    }
    return nil
  }

  /// Whether a value may be of a type: all declared structs and enums have one type at run time, as have all declared classes.
  static func mayBe(_ value: Any, of target: SwiftType) -> Bool {
    guard let target = target.canonicalNominal, target.standIn != nil else { return true }
    var held = value
    while case .some(.some(let inner)) = DynamicValue.optionalPayload(held) { held = inner }
    var current = (held as? InterpretedObject)?.type ?? (held as? InterpretedValue)?.type
    while let type = current {
      if type.name == target.name { return true }
      current = type.base
    }
    return false
  }

  /// The type that a value has at run time: a metatype, or the name of a declared type.
  static func type(of value: Any) -> Any {
    guard let declared = (value as? InterpretedObject)?.type ?? (value as? InterpretedValue)?.type else { return Swift.type(of: value) }
    return SwiftType.named(declared.name, [])
  }

  /// What the type's own `description` says of a value.
  func description(of value: Any) -> String? {
    guard hasDescription, case .property(let get, _)? = member("description")?.implementation else { return nil }
    return (try? get(value)) as? String
  }
}

/// A value of a struct or enum that an expression declared.
public struct InterpretedValue {
  /// The mangled name of this type, which declared structs and enums have at run time.
  static let mangledName = "10Expression16InterpretedValueV"

  let type: DeclaredType
  /// The name of the type, as declared.
  public var typeName: String { type.name }
  /// Whether the type is an enum.
  public let isEnum: Bool
  /// The case an enum value is in.
  public var caseName: String?
  /// Stored properties, or the payload of a case.
  public var fields: [(name: String, value: Any)]
}

/// An object of a class that an expression declared.
public final class InterpretedObject {
  /// The mangled name of this type, which declared classes have at run time.
  static let mangledName = "10Expression17InterpretedObjectC"

  let type: DeclaredType
  /// The name of the class, as declared.
  public var typeName: String { type.name }
  /// Stored properties.
  public var fields: [(name: String, value: Any)]
  /// Whether it only lends its fields, to a `deinit` or to another object.
  private var isDying: Bool

  init(_ type: DeclaredType, fields: [(name: String, value: Any)], isDying: Bool = false) {
    self.type = type
    self.fields = fields
    self.isDying = isDying
  }

  /// Takes the fields of an object that another initializer of the same class made.
  func adopt(_ other: InterpretedObject) {
    fields = other.fields + fields.filter { field in !other.fields.contains { $0.name == field.name } }
    other.isDying = true
  }

  /// Adds fields that it does not have yet: what a derived class has given a value keeps it.
  func add(_ values: [(name: String, value: Any)]) {
    fields += values.filter { value in !fields.contains { $0.name == value.name } }
  }

  deinit {
    guard !isDying else { return }
    var current: DeclaredType? = type
    while let ancestor = current {
      ancestor.destruction?(InterpretedObject(type, fields: fields, isDying: true))
      current = ancestor.base
    }
  }
}

extension InterpretedValue: CustomReflectable {
  /// The fields under their names.
  public var customMirror: Mirror {
    Mirror(self, children: fields.map { (label: $0.name, value: $0.value) }, displayStyle: isEnum ? .enum : .struct)
  }
}

extension InterpretedObject: CustomReflectable {
  /// The fields under their names.
  public var customMirror: Mirror {
    Mirror(self, children: fields.map { (label: $0.name, value: $0.value) }, displayStyle: .class)
  }
}

/// What a `weak` property holds.
struct WeakField {
  private weak var object: AnyObject?
  /// The property's value without an object.
  private let none: Any

  /// Holds the object in an optional without keeping it.
  init(_ value: Any) {
    if case .some(.some(let held)) = DynamicValue.optionalPayload(value) { object = held as AnyObject }
    none = DynamicValue.none(of: Swift.type(of: value)) ?? value
  }

  /// The property's value now.
  var value: Any {
    guard let object else { return none }
    return DynamicValue.some(object, like: none) ?? none
  }
}

/// What an `unowned` capture holds.
struct UnownedField {
  private weak var object: AnyObject?

  /// Refers to the object without keeping it.
  init(_ value: Any) { object = value as AnyObject }

  /// The object.
  ///
  /// - Throws: what the runtime says of an object that is gone.
  var value: Any {
    get throws {
      guard let object else {
        throw Trap("Fatal error: Attempted to read an unowned reference but the object was already deallocated", signal: .abort)
      }
      return object
    }
  }
}

/// Fields of values of declared types.
enum InterpretedFields {
  static func read(_ name: String, of value: Any) throws -> Any {
    let fields: [(name: String, value: Any)]
    switch value {
    case let value as InterpretedValue: fields = value.fields
    case let object as InterpretedObject: fields = object.fields
    default: throw AccessError.unknownMember(name)
    }
    guard let field = fields.first(where: { $0.name == name }) else { throw AccessError.unknownMember(name) }
    return (field.value as? WeakField)?.value ?? field.value
  }

  static func write(_ name: String, of root: inout Any, to new: Any) throws {
    if var value = root as? InterpretedValue, let index = value.fields.firstIndex(where: { $0.name == name }) {
      value.fields[index].value = new
      root = value
    } else if let object = root as? InterpretedObject, let index = object.fields.firstIndex(where: { $0.name == name }) {
      object.fields[index].value = new
    } else {
      throw AccessError.notWritable(name)
    }
  }
}

extension InterpretedValue: SynthesizedValue {
  public var synthesizedTypeName: String { typeName }
  public var synthesizedCase: String? { caseName }
  public var synthesizedFields: [(name: String, value: Any)] {
    fields.map { ($0.name, ($0.value as? WeakField)?.value ?? $0.value) }
  }
  public var synthesizedDescription: String? { type.description(of: self) }
}

extension InterpretedObject: SynthesizedValue {
  public var synthesizedTypeName: String { typeName }
  public var synthesizedCase: String? { nil }
  public var synthesizedFields: [(name: String, value: Any)] {
    fields.map { ($0.name, ($0.value as? WeakField)?.value ?? $0.value) }
  }
  public var synthesizedDescription: String? { type.description(of: self) }
}

// `print` writes them as it writes values of compiled types.
extension InterpretedValue: TextOutputStreamable {
  /// `Point(x: 1, y: 2)`, `high`, `leaf(3)`, or the type's own description.
  public func write<Target: TextOutputStream>(to target: inout Target) {
    if let own = synthesizedDescription { return target.write(own) }
    target.write(caseName ?? typeName)
    guard caseName == nil || !fields.isEmpty else { return }
    target.write("(")
    for (index, field) in fields.enumerated() {
      if index > 0 { target.write(", ") }
      if Int(field.name) == nil { target.write(field.name + ": ") }
      debugPrint(field.value, terminator: "", to: &target)
    }
    target.write(")")
  }
}

extension InterpretedObject: TextOutputStreamable {
  /// The name of its class, or the class's own description.
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(synthesizedDescription ?? typeName) }
}

// Whether a type was declared to be an error is known to its table; the value itself can be thrown either way. Expressions run one
// at a time.
extension InterpretedValue: Error, @unchecked Sendable {}
extension InterpretedObject: Error, @unchecked Sendable {}
