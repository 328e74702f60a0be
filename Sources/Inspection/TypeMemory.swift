import Synchronization

/// Remembers what the runtime answered about types.
///
/// The answers cannot change while the program runs, so the memory is no state that anything depends on; asking again costs
/// several microseconds, which every line at the prompt would pay more than once.
enum TypeMemory {
  private struct Answers {
    var types: [ObjectIdentifier: SwiftType] = [:]
    var metatypes: [SwiftType: ObjectIdentifier?] = [:]
    var modules: [ObjectIdentifier: String] = [:]
  }

  /// More answers than a session can ask for types that are not made up at the prompt.
  private static let limit = 4096
  private static let answers = Mutex(Answers())

  /// The static type of a metatype, made at most once.
  static func type(of metatype: Any.Type, make: () -> SwiftType) -> SwiftType {
    let key = ObjectIdentifier(metatype)
    if let known = answers.withLock({ $0.types[key] }) { return known }
    let made = make()
    answers.withLock {
      if $0.types.count >= limit { $0.types.removeAll() }
      $0.types[key] = made
    }
    return made
  }

  /// The module that declares a type, as the runtime spells it.
  static func module(of metatype: Any.Type) -> String {
    let key = ObjectIdentifier(metatype)
    if let known = answers.withLock({ $0.modules[key] }) { return known }
    let module = String(_typeName(metatype).prefix { $0 != "." })
    answers.withLock {
      if $0.modules.count >= limit { $0.modules.removeAll() }
      $0.modules[key] = module
    }
    return module
  }

  /// The metatype of a static type, looked for at most once; also that there is none is remembered.
  static func metatype(of type: SwiftType, find: () -> Any.Type?) -> Any.Type? {
    if let known = answers.withLock({ $0.metatypes[type] }) {
      return known.map { unsafeBitCast($0, to: Any.Type.self) }
    }
    let found = find()
    answers.withLock {
      if $0.metatypes.count >= limit { $0.metatypes.removeAll() }
      $0.metatypes.updateValue(found.map { ObjectIdentifier($0) }, forKey: type)
    }
    return found
  }
}
