import Inspection

/// What the generic parameters of one call stand for, as far as the arguments have told.
struct Bindings {
  var types: [String: SwiftType]
  /// The parameters that this call may bind.
  let open: Set<String>

  init(open: Set<String>, types: [String: SwiftType] = [:]) {
    self.open = open
    self.types = types
  }

  /// Binds the parameters in `pattern` so that it becomes `actual`; `false` when the shapes differ. Whether the types
  /// agree where no parameter stands is left to the conversion that follows.
  mutating func unify(_ pattern: SwiftType, _ actual: SwiftType) -> Bool {
    switch pattern {
    case .parameter(let name) where open.contains(name):
      if types[name] == nil { types[name] = actual }
      return true
    case .optional(let wrapped): return unify(wrapped, actual.wrapped ?? actual)
    case .array(let element):
      guard let found = actual.arrayElement else { return false }
      return unify(element, found)
    case .dictionary(let key, let value):
      guard let entry = actual.dictionaryEntry else { return false }
      return unify(key, entry.key) && unify(value, entry.value)
    case .nominal(let nominal): return unify(nominal, actual)
    case .tuple(let elements):
      guard let found = actual.tupleElements, found.count == elements.count else { return !pattern.containsParameter }
      return zip(elements, found).reduce(true) { unify($1.0.type, $1.1.type) && $0 }
    case .function(let function):
      guard let found = actual.functionType, found.parameters.count == function.parameters.count else { return false }
      for (first, second) in zip(function.parameters, found.parameters) where !unify(first.type, second.type) {
        return false
      }
      return unify(function.result, found.result)
    case .metatype(let instance):
      guard case .metatype(let found) = actual.withoutAlias else { return false }
      return unify(instance, found)
    case .alias(let alias): return unify(alias.underlying, actual)
    default: return true
    }
  }

  private mutating func unify(_ nominal: NominalType, _ actual: SwiftType) -> Bool {
    if SwiftType.nominal(nominal).isOptional, let inner = nominal.arguments.first {
      return unify(inner, actual.wrapped ?? actual)
    }
    guard nominal.arguments.contains(where: \.containsParameter) || nominal.parent?.containsParameter == true else {
      return true
    }
    guard let found = actual.canonicalNominal, found.path == nominal.path else { return false }
    let arguments = (SwiftType.nominal(nominal).canonicalNominal ?? nominal).allArguments
    // Sugar of the actual arguments is kept where it is at hand.
    let sugared: [SwiftType]
    if case .nominal(let plain) = actual.withoutAlias { sugared = plain.allArguments } else { sugared = found.allArguments }
    guard sugared.count == arguments.count else { return false }
    return zip(arguments, sugared).reduce(true) { unify($1.0, $1.1) && $0 }
  }
}
