import LabText

extension SwiftType {
  /// The static type of a Swift metatype: `SwiftType([Int].self)` is `[Int]`.
  ///
  /// Optional, Array and Dictionary come out as sugar; protocols of unknown nominal names stay nominal until a registry
  /// that knows them resolves the type.
  public init(_ metatype: Any.Type) {
    self = TypeMemory.type(of: metatype) {
      let name = _typeName(metatype, qualified: true)
      return Self.parsed(qualifiedName: name, isExistential: MetadataKind(metatype) == .existential)
    }
  }

  static func parsed(qualifiedName name: String, isExistential: Bool) -> SwiftType {
    let name = withoutExtensionNotes(name)
    guard let raw = SwiftType(parsing: name) else { return .nominal(NominalType(module: "", name: name)) }
    let type = raw.withQualifiedNames()
    if isExistential, case .nominal(let nominal) = type {
      return .existential(ExistentialType([.init(module: nominal.module, name: nominal.name)]))
    }
    return type
  }

  /// `(extension in Foundation):Swift.String.Encoding` is the type's name without the note.
  private static func withoutExtensionNotes(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: ":")), name.holds("(extension in ") else { return name }
    var result = ""
    var rest = name[...]
    let note = "(extension in "
    while let start = rest.firstPlace(of: note) {
      result += rest[..<start.lowerBound]
      let after = rest[start.upperBound...]
      guard let end = after.firstPlace(of: "):") else { return name }
      rest = after[end.upperBound...]
    }
    return result + rest
  }

  /// Turns `Swift.Array<Swift.Int>`, read as names, into nominal types with modules and sugar.
  private func withQualifiedNames() -> SwiftType {
    mapped { part in
      switch part {
      case .member(let base, let name): return Self.nested(base, name, [])
      case .named("&", let parts): return Self.composed(parts.map { $0.withQualifiedNames() })
      case .named(let name, let arguments) where name.hasPrefix("."):
        guard let base = arguments.first else { return nil }
        return Self.nested(base, String(name.dropFirst()), arguments.dropFirst().map { $0.withQualifiedNames() })
      case .named("any", let inner): return inner.first?.withQualifiedNames()
      default: return nil
      }
    }
  }

  private static func nested(_ base: SwiftType, _ name: String, _ arguments: [SwiftType]) -> SwiftType {
    if case .named(let module, let none) = base, none.isEmpty {
      return NominalType(module: module, name: name, arguments: arguments).sugared
    }
    let parent = base.withQualifiedNames()
    let module = parent.canonicalNominal?.module ?? ""
    return .nominal(NominalType(module: module, name: name, arguments: arguments, parent: parent))
  }

  static func composed(_ parts: [SwiftType]) -> SwiftType {
    var result = ExistentialType([])
    for part in parts {
      switch part.withoutAlias {
      case .existential(let type):
        result.protocols += type.protocols
        result.isClassBound = result.isClassBound || type.isClassBound
      case .nominal(let type): result.protocols.append(.init(module: type.module, name: type.name))
      default: break
      }
    }
    return .existential(result)
  }

  /// The metatype that this type has in the running program; `nil` when the program has no such type.
  public var metatype: Any.Type? {
    switch self {
    case .existential(let type) where type.protocols.allSatisfy(\.module.isEmpty): return type.isClassBound ? AnyObject.self : Any.self
    case .tuple(let elements) where elements.isEmpty: return Void.self
    default:
      return TypeMemory.metatype(of: self) {
        for candidate in Mangler.candidates(for: canonical) {
          if let found = _typeByName(candidate) { return found }
        }
        return nil
      }
    }
  }
}

extension NominalType {
  /// The type with the sugar of `Optional`, `Array` and `Dictionary`.
  fileprivate var sugared: SwiftType {
    guard module == "Swift", parent == nil else { return .nominal(self) }
    switch (name, arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("Error", 0): return .error
    case ("AnyObject", 0): return .anyObject
    default: return .nominal(self)
    }
  }
}

/// What the first word of a type's metadata says (stable in the Swift ABI).
public enum MetadataKind: Hashable, Sendable {
  case structure, enumeration, optional, tuple, function, existential, metatype, classType, other

  /// The kind of a metatype.
  public init(_ type: Any.Type) {
    let word = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    switch word {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303: self = .existential
    case 0x304, 0x306: self = .metatype
    case 0, 0x800...: self = .classType
    default: self = .other
    }
  }
}

/// Writes the mangled names by which the Swift runtime finds a type.
private enum Mangler {
  /// All readings of a type whose nominal kinds are unknown; the right one is among them.
  static func candidates(for type: SwiftType) -> [String] {
    let choices = nominalNames(in: type)
    var known: [String: Character] = [:]
    for (key, module, names) in choices where known[key] == nil {
      known[key] = kind(module: module, names: names, outer: known)
    }
    guard let text = mangle(type, known) else { return [] }
    return [text]
  }

  private typealias Choice = (key: String, module: String, names: [String])

  private static func nominalNames(in type: SwiftType) -> [Choice] {
    var found: [Choice] = []
    _ = type.mapped { part in
      if case .nominal(let nominal) = part, nominal.standIn == nil {
        let names = path(nominal)
        for length in 1...names.count {
          let key = nominal.module + "." + names.prefix(length).joined(separator: ".")
          found.append((key, nominal.module, Array(names.prefix(length))))
        }
      }
      return nil
    }
    return found
  }

  private static func path(_ type: NominalType) -> [String] {
    (type.parent?.canonicalNominal.map(path) ?? []) + [type.name]
  }

  /// The letter of the nominal's kind: the runtime is asked with a name that has no arguments, then a generic one.
  private static func kind(module: String, names: [String], outer: [String: Character]) -> Character {
    guard let own = names.last else { return "V" }
    var prefix = identifier(module)
    for (index, name) in names.dropLast().enumerated() {
      let key = module + "." + names.prefix(index + 1).joined(separator: ".")
      prefix += identifier(name) + String(outer[key] ?? "V")
    }
    let argument = "s3IntV"
    for letter in ["V", "C", "O"] as [Character] {
      let inner = prefix + identifier(own) + String(letter)
      if _typeByName(inner) != nil { return letter }
      for count in 1...3 {
        let arguments = String(repeating: argument, count: count)
        if _typeByName(inner + "y" + arguments + "G") != nil { return letter }
      }
    }
    return knownKinds[module + "." + names.joined(separator: ".")] ?? "V"
  }

  private static let knownKinds: [String: Character] = ["Swift.Result": "O", "Swift.Optional": "O"]

  private static func identifier(_ name: String) -> String {
    name == "Swift" ? "s" : "\(name.utf8.count)\(name)"
  }

  private static func mangle(_ type: SwiftType, _ kinds: [String: Character]) -> String? {
    switch type {
    case .nominal(let nominal): return mangle(nominal, kinds)
    case .tuple(let elements):
      if elements.isEmpty { return "yt" }
      return list(elements.map { (type: $0.type, label: $0.label, suffix: "") }, kinds).map { $0 + "t" }
    case .function(let function): return mangle(function, kinds)
    case .metatype(let instance):
      guard let inner = mangle(instance, kinds) else { return nil }
      if case .existential = instance { return inner + "Xp" }
      return inner + "m"
    case .existential(let type):
      // A protocol that only a session knows is kept by the types that are declared to conform.
      if type.protocols.allSatisfy(\.module.isEmpty) { return type.isClassBound ? "yXl" : "yp" }
      var text = ""
      for (index, name) in type.protocols.enumerated() {
        text += identifier(name.module) + identifier(name.name) + (index == 0 ? "_" : "")
      }
      return text + (type.isClassBound ? "Xl" : "p")
    default: return nil
    }
  }

  private static func mangle(_ nominal: NominalType, _ kinds: [String: Character]) -> String? {
    if let standIn = nominal.standIn { return standIn }
    var text = identifier(nominal.module)
    var key = nominal.module
    var levels: [[SwiftType]] = []
    var chain: [NominalType] = []
    var next: NominalType? = nominal
    while let level = next {
      chain.insert(level, at: 0)
      next = level.parent?.canonicalNominal
    }
    for level in chain {
      key += "." + level.name
      text += identifier(level.name) + String(kinds[key] ?? "V")
      levels.append(level.arguments)
    }
    guard levels.contains(where: { !$0.isEmpty }) else { return text }
    var parts: [String] = []
    for arguments in levels {
      var part = ""
      for argument in arguments {
        guard let one = mangle(argument, kinds) else { return nil }
        part += one
      }
      parts.append(part)
    }
    return text + "y" + parts.joined(separator: "_") + "G"
  }

  private static func mangle(_ function: FunctionType, _ kinds: [String: Character]) -> String? {
    guard let result = function.result.isVoid ? "y" : mangle(function.result, kinds) else { return nil }
    var text = result
    let parameters = function.parameters.map { (type: $0.type, label: String?.none, suffix: $0.isInout ? "z" : "") }
    if parameters.isEmpty {
      text += "y"
    } else if parameters.count == 1, case .tuple = parameters[0].type {
      guard let one = mangle(parameters[0].type, kinds) else { return nil }
      text += one + "_t"
    } else if parameters.count == 1 {
      guard let one = mangle(parameters[0].type, kinds) else { return nil }
      text += one + parameters[0].suffix
    } else {
      guard let many = list(parameters, kinds) else { return nil }
      text += many + "t"
    }
    if function.isAsync { text += "Ya" }
    if function.isSendable { text += "Yb" }
    if function.isThrowing { text += "K" }
    return text + "c"
  }

  private static func list(
    _ elements: [(type: SwiftType, label: String?, suffix: String)], _ kinds: [String: Character]
  ) -> String? {
    var text = ""
    for (index, element) in elements.enumerated() {
      guard let one = mangle(element.type, kinds) else { return nil }
      text += one + element.suffix + (element.label.map { "\($0.utf8.count)\($0)" } ?? "") + (index == 0 ? "_" : "")
    }
    return text
  }
}
