/// A static Swift type, as a declaration states it or the checker infers it.
///
/// Sugar is part of the value: `.array(.int)` prints `[Int]` while the nominal `Array<Int>` prints `Array<Int>`, because
/// the compiler's diagnostics tell the two apart. Compare `canonical` forms to ask whether two types are the same.
public indirect enum SwiftType: Hashable, Sendable {
  /// A struct, class, enum or actor.
  case nominal(NominalType)
  /// `Wrapped?`
  case optional(SwiftType)
  /// `[Element]`
  case array(SwiftType)
  /// `[Key: Value]`
  case dictionary(SwiftType, SwiftType)
  /// `(A, label: B)`; the empty tuple is `Void`.
  case tuple([TupleElement])
  /// `(A, B) throws -> R`
  case function(FunctionType)
  /// `T.Type`
  case metatype(SwiftType)
  /// `Any`, `AnyObject`, `any P`, `P & Q`.
  case existential(ExistentialType)
  /// A name that stands for another type and is kept for printing: `String.SubSequence`, `TimeInterval`.
  case alias(AliasType)
  /// A generic parameter, `Self` included.
  case parameter(String)
  /// A type named through another: `Self.Element`, before the base is known.
  case member(SwiftType, String)
  /// A type written by name and not yet looked up in a registry.
  case named(String, [SwiftType])

  /// One element of a tuple type.
  public struct TupleElement: Hashable, Sendable {
    public var label: String?
    public var type: SwiftType
    /// Creates an element.
    public init(_ label: String? = nil, _ type: SwiftType) {
      self.label = label
      self.type = type
    }
  }
}

/// The name and arguments of a struct, class, enum or actor.
public struct NominalType: Hashable, Sendable {
  /// The module that declares it: `Swift`, `Foundation`, `UIKitModel`.
  public var module: String
  /// Its own name, without the types around it.
  public var name: String
  /// The generic arguments at this level.
  public var arguments: [SwiftType]
  /// The type it is nested in.
  public var parent: SwiftType?
  /// The mangled name of the type that stands for it in the running program, for a type that only a session knows.
  public var standIn: String?

  /// Creates a nominal type.
  public init(module: String, name: String, arguments: [SwiftType] = [], parent: SwiftType? = nil, standIn: String? = nil) {
    self.module = module
    self.name = name
    self.arguments = arguments
    self.parent = parent
    self.standIn = standIn
  }

  /// The name with those around it and without arguments: `Calendar.Component`. A registry's key.
  public var path: String {
    guard let parent else { return name }
    return parent.canonical.nominalPath.map { $0 + "." + name } ?? name
  }

  /// All generic arguments, the outermost first.
  public var allArguments: [SwiftType] { (parent?.canonicalNominal?.allArguments ?? []) + arguments }
}

/// The shape of a function type.
public struct FunctionType: Hashable, Sendable {
  /// One parameter.
  public struct Parameter: Hashable, Sendable {
    public var type: SwiftType
    public var isInout: Bool
    public var isVariadic: Bool
    public var isAutoclosure: Bool
    /// Creates a parameter.
    public init(_ type: SwiftType, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false) {
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
    }
  }
  public var parameters: [Parameter]
  public var result: SwiftType
  public var isThrowing: Bool
  public var isAsync: Bool
  public var isSendable: Bool
  /// Set for `@MainActor` functions.
  public var isMainActor: Bool

  /// Creates a function type.
  public init(
    _ parameters: [Parameter], _ result: SwiftType, isThrowing: Bool = false, isAsync: Bool = false,
    isSendable: Bool = false, isMainActor: Bool = false
  ) {
    self.parameters = parameters
    self.result = result
    self.isThrowing = isThrowing
    self.isAsync = isAsync
    self.isSendable = isSendable
    self.isMainActor = isMainActor
  }
}

/// A protocol type or a composition of protocols.
public struct ExistentialType: Hashable, Sendable {
  /// A protocol's module and name.
  public struct ProtocolName: Hashable, Sendable {
    public var module: String
    public var name: String
    /// Creates a name.
    public init(module: String, name: String) {
      self.module = module
      self.name = name
    }
  }
  /// Empty for `Any` and `AnyObject`.
  public var protocols: [ProtocolName]
  /// Whether only objects fit: `AnyObject`.
  public var isClassBound: Bool
  /// Whether `any` was written before the name.
  public var isWrittenWithAny: Bool

  /// Creates an existential type.
  public init(_ protocols: [ProtocolName], isClassBound: Bool = false, isWrittenWithAny: Bool = false) {
    self.protocols = protocols
    self.isClassBound = isClassBound
    self.isWrittenWithAny = isWrittenWithAny
  }
}

/// A type alias that is kept for printing.
public struct AliasType: Hashable, Sendable {
  /// The alias's module; empty when `parent` says it.
  public var module: String
  public var name: String
  /// The type through which the alias is reached: `String` in `String.SubSequence`.
  public var parent: SwiftType?
  /// What it stands for.
  public var underlying: SwiftType

  /// Creates an alias.
  public init(module: String = "", name: String, parent: SwiftType? = nil, underlying: SwiftType) {
    self.module = module
    self.name = name
    self.parent = parent
    self.underlying = underlying
  }
}

extension SwiftType {
  /// A type of the standard library without arguments.
  public static func swift(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
    .nominal(NominalType(module: "Swift", name: name, arguments: arguments))
  }
  public static let void = SwiftType.tuple([])
  public static let int = SwiftType.swift("Int")
  public static let double = SwiftType.swift("Double")
  public static let bool = SwiftType.swift("Bool")
  public static let string = SwiftType.swift("String")
  public static let any = SwiftType.existential(ExistentialType([]))
  public static let anyObject = SwiftType.existential(ExistentialType([], isClassBound: true))
  public static let never = SwiftType.swift("Never")
  /// `any Error`, printed `Error`.
  public static let error = SwiftType.existential(ExistentialType([.init(module: "Swift", name: "Error")]))

  /// The same type without sugar and aliases, at every depth.
  public var canonical: SwiftType {
    switch self {
    case .nominal(let type):
      if type.arguments.isEmpty, type.parent == nil { return self }
      var plain = type
      plain.arguments = type.arguments.map(\.canonical)
      plain.parent = type.parent?.canonical
      return .nominal(plain)
    case .optional(let wrapped): return .swift("Optional", [wrapped.canonical])
    case .array(let element): return .swift("Array", [element.canonical])
    case .dictionary(let key, let value): return .swift("Dictionary", [key.canonical, value.canonical])
    case .tuple(let elements):
      if elements.count == 1, elements[0].label == nil { return elements[0].type.canonical }
      return .tuple(elements.map { TupleElement($0.label, $0.type.canonical) })
    case .function(var function):
      function.parameters = function.parameters.map {
        var parameter = $0
        parameter.type = $0.type.canonical
        return parameter
      }
      function.result = function.result.canonical
      return .function(function)
    case .metatype(let instance): return .metatype(instance.canonical)
    case .existential(var type):
      type.isWrittenWithAny = false
      return .existential(type)
    case .alias(let alias): return alias.underlying.canonical
    case .member(let base, let name): return .member(base.canonical, name)
    case .named(let name, let arguments): return .named(name, arguments.map(\.canonical))
    case .parameter: return self
    }
  }

  /// Whether both are the same type, sugar aside.
  public func isSame(as other: SwiftType) -> Bool { self == other || canonical == other.canonical }

  /// The nominal type, sugar aside.
  public var canonicalNominal: NominalType? {
    switch self {
    case .nominal(let type): return type
    case .optional, .array, .dictionary, .alias:
      if case .nominal(let type) = canonical { return type }
      return nil
    default: return nil
    }
  }

  /// The registry key of the nominal type: `Array`, `Calendar.Component`.
  public var nominalPath: String? { canonicalNominal?.path }

  /// The type without the aliases around it; sugar stays.
  public var withoutAlias: SwiftType {
    if case .alias(let alias) = self { return alias.underlying.withoutAlias }
    return self
  }

  /// What an Optional wraps; `nil` for any other type.
  public var wrapped: SwiftType? {
    switch withoutAlias {
    case .optional(let wrapped): return wrapped
    case .nominal(let type) where type.module == "Swift" && type.name == "Optional" && type.parent == nil:
      return type.arguments.first
    default: return nil
    }
  }

  /// Whether this is an Optional.
  public var isOptional: Bool { wrapped != nil }

  /// The element type of an `Array`; `nil` for any other type.
  public var arrayElement: SwiftType? {
    switch withoutAlias {
    case .array(let element): return element
    case .nominal(let type) where type.module == "Swift" && type.name == "Array" && type.parent == nil:
      return type.arguments.first
    default: return nil
    }
  }

  /// Key and value of a `Dictionary`; `nil` for any other type.
  public var dictionaryEntry: (key: SwiftType, value: SwiftType)? {
    switch withoutAlias {
    case .dictionary(let key, let value): return (key, value)
    case .nominal(let type)
    where type.module == "Swift" && type.name == "Dictionary" && type.parent == nil && type.arguments.count == 2:
      return (type.arguments[0], type.arguments[1])
    default: return nil
    }
  }

  /// The elements of a tuple type; `nil` for any other type.
  public var tupleElements: [TupleElement]? {
    if case .tuple(let elements) = withoutAlias { return elements }
    return nil
  }

  /// The function type; `nil` for any other type.
  public var functionType: FunctionType? {
    if case .function(let function) = withoutAlias { return function }
    return nil
  }

  /// The generic arguments with the sugar they were written with.
  public var sugaredArguments: [SwiftType] {
    switch withoutAlias {
    case .array(let element): return [element]
    case .optional(let wrapped): return [wrapped]
    case .dictionary(let key, let value): return [key, value]
    case .nominal(let nominal): return nominal.allArguments
    default: return canonicalNominal?.allArguments ?? []
    }
  }

  /// Whether this is a `Range` or a `ClosedRange`, which is a collection only of some bounds.
  public var isRange: Bool { isSwift("Range") || isSwift("ClosedRange") }

  /// Whether this is `Void`.
  public var isVoid: Bool { tupleElements?.isEmpty == true }

  /// Whether this is the standard library's type of that name.
  public func isSwift(_ name: String) -> Bool {
    guard let type = canonicalNominal else { return false }
    return type.name == name && type.module == "Swift" && type.parent == nil
  }

  /// The type with every generic parameter that `types` names put in its place.
  public func substituting(_ types: [String: SwiftType]) -> SwiftType {
    if types.isEmpty { return self }
    return mapped { part in
      if case .parameter(let name) = part { return types[name] }
      return nil
    }
  }

  /// The type rebuilt from outside in; where `replace` answers, its answer stands.
  public func mapped(_ replace: (SwiftType) -> SwiftType?) -> SwiftType {
    if let replaced = replace(self) { return replaced }
    switch self {
    case .nominal(var type):
      type.arguments = type.arguments.map { $0.mapped(replace) }
      type.parent = type.parent?.mapped(replace)
      return .nominal(type)
    case .optional(let wrapped): return .optional(wrapped.mapped(replace))
    case .array(let element): return .array(element.mapped(replace))
    case .dictionary(let key, let value): return .dictionary(key.mapped(replace), value.mapped(replace))
    case .tuple(let elements): return .tuple(elements.map { TupleElement($0.label, $0.type.mapped(replace)) })
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = function.parameters[index].type.mapped(replace)
      }
      function.result = function.result.mapped(replace)
      return .function(function)
    case .metatype(let instance): return .metatype(instance.mapped(replace))
    case .alias(var alias):
      alias.parent = alias.parent?.mapped(replace)
      alias.underlying = alias.underlying.mapped(replace)
      return .alias(alias)
    case .member(let base, let name): return .member(base.mapped(replace), name)
    case .named(let name, let arguments): return .named(name, arguments.map { $0.mapped(replace) })
    case .existential, .parameter: return self
    }
  }
}
