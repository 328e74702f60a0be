import Inspection

/// A Dictionary of any key and value.
protocol ErasedDictionary {
  var erasedPairs: [(Any, Any)] { get }
  var erasedKeys: Any { get }
  var erasedValues: Any { get }
  func erasedValue(_ key: Any) throws -> Any
  func erasedSetting(_ key: Any, _ value: Any?) throws -> (dictionary: Any, old: Any)
  func erasedFiltered(_ test: (Any) throws -> Bool) throws -> Any
}

extension Dictionary: ErasedDictionary {
  var erasedPairs: [(Any, Any)] { map { ($0.key as Any, $0.value as Any) } }
  var erasedKeys: Any { keys }
  var erasedValues: Any { values }
  func erasedValue(_ key: Any) throws -> Any {
    let key: Key = try Std.typed(key)
    return self[key] as Any
  }

  func erasedSetting(_ key: Any, _ value: Any?) throws -> (dictionary: Any, old: Any) {
    var copy = self
    let key: Key = try Std.typed(key)
    let old = copy[key]
    if let value { copy[key] = .some(try Std.typed(value)) } else { copy[key] = .none }
    return (copy, old as Any)
  }

  func erasedFiltered(_ test: (Any) throws -> Bool) throws -> Any { try filter { try test($0) } }
}

enum DictionaryMembers {
  @TableBuilder static var reading: [any TableEntry] {
    Std.property("keys: Dictionary<Key, Value>.Keys") { try erased($0).erasedKeys }
    Std.property("values: Dictionary<Key, Value>.Values") { try erased($0).erasedValues }
    Std.property("description: String") { "\($0)" }
    Std.property("debugDescription: String") { String(reflecting: $0) }
    Std.property("hashValue: Int") { root in (root as? AnyHashable)?.hashValue ?? 0 }
  }

  @TableBuilder static var subscripts: [any TableEntry] {
    Member(
      "@inlinable public subscript(position: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Element { get }",
      .subscript(get: Indexing.element, set: nil))
    Member(
      "@inlinable public subscript(key: Key) -> Value? { get set }",
      .subscript(
        get: { root, arguments in try erased(root).erasedValue(arguments.values[0]) },
        set: { root, arguments, value in
          root = try erased(root).erasedSetting(arguments.values[0], Std.payload(value)).dictionary
        }))
    Member(
      "@inlinable public subscript(key: Key, default defaultValue: Value) -> Value { get set }",
      .subscript(
        get: { root, arguments in
          let found = try erased(root).erasedValue(arguments.values[0])
          return Std.payload(found) ?? arguments.values[1]
        },
        set: { root, arguments, value in
          root = try erased(root).erasedSetting(arguments.values[0], value).dictionary
        }))
  }

  @TableBuilder static var changing: [any TableEntry] {
    Std.mutating("@inlinable public func updateValue(_ value: Value, forKey key: Key) -> Value?") { root, arguments in
      let result = try erased(root).erasedSetting(arguments.values[1], arguments.values[0])
      root = result.dictionary
      return result.old
    }
    Std.mutating("@inlinable public func removeValue(forKey key: Key) -> Value?") { root, arguments in
      let result = try erased(root).erasedSetting(arguments.values[0], nil)
      root = result.dictionary
      return result.old
    }
    Std.mutating("@inlinable public func removeAll(keepingCapacity keepCapacity: Bool = false)") { root, _ in
      root = try erased(root).erasedFiltered { _ in false }
      return ()
    }
    Std.mutating("public func merge(_ other: [Key : Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows") {
      root, arguments in
      root = try merged(root, arguments)
      return ()
    }
  }

  @TableBuilder static var transforming: [any TableEntry] {
    Std.method(
      "@inlinable public func merging(_ other: [Key : Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key : Value]"
    ) { root, arguments in
      try merged(root, arguments)
    }
    Std.method("@inlinable public func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> [Key : Value]") { root, arguments in
      let test = try arguments.function(0)
      return try erased(root).erasedFiltered { Std.truth(try test($0)) }
    }
    Std.method("@inlinable public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> Dictionary<Key, T>") { root, arguments in
      let transform = try arguments.function(0)
      return try build(erased(root).erasedPairs.map { ($0.0, try transform($0.1)) }, arguments)
    }
    Std.method("@inlinable public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> Dictionary<Key, T>") {
      root, arguments in
      let transform = try arguments.function(0)
      let pairs = try erased(root).erasedPairs.compactMap { key, value in
        Std.payload(try transform(value)).map { (key, $0) }
      }
      return try build(pairs, arguments)
    }
  }

  @TableBuilder static var initializers: [any TableEntry] {
    Std.make("public init()") { try build([], $0) }
    Std.make("@inlinable public init<S>(uniqueKeysWithValues keysAndValues: S) where S : Sequence, S.Element == (Key, Value)") {
      arguments in
      let pairs = try pairs(arguments)
      if let key = Literals.firstRepeated(pairs.map(\.0)) {
        throw Trap("Swift/NativeDictionary.swift:792: Fatal error: Duplicate values for key: '\(key.base)'")
      }
      return try build(pairs, arguments)
    }
    Std.make(
      "@inlinable public init<S>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S : Sequence, S.Element == (Key, Value)"
    ) { arguments in
      let combine = try arguments.function(1)
      var (order, values): ([AnyHashable], [AnyHashable: Any]) = ([], [:])
      for (key, value) in try pairs(arguments) {
        guard let name = key as? AnyHashable else { continue }
        if let old = values[name] {
          values[name] = try combine(old, value)
        } else {
          order.append(name)
          values[name] = value
        }
      }
      return try build(order.compactMap { name in values[name].map { (name.base, $0) } }, arguments)
    }
    Std.make(
      "@inlinable public init<S>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where S : Sequence, Value == [S.Element]"
    ) { arguments in
      let key = try arguments.function(1)
      var order: [AnyHashable] = []
      var groups: [AnyHashable: [Any]] = [:]
      for element in try Sequences.elements(arguments.values[0], arguments.execution) {
        guard let name = try key(element) as? AnyHashable else { continue }
        if groups[name] == nil { order.append(name) }
        groups[name, default: []].append(element)
      }
      return try build(order.map { ($0.base, groups[$0] as Any) }, arguments)
    }
  }

  private static func pairs(_ arguments: Arguments) throws -> [(Any, Any)] {
    try Sequences.elements(arguments.values[0], arguments.execution).compactMap { element in
      guard let parts = DynamicValue.tupleElements(element), parts.count == 2 else { return nil }
      return (parts[0], parts[1])
    }
  }

  private static func merged(_ root: Any, _ arguments: Arguments) throws -> Any {
    let combine = try arguments.function(1)
    var result = try erased(root)
    for (key, value) in try erased(arguments.values[0]).erasedPairs {
      let old = Std.payload(try result.erasedValue(key))
      let new = try old.map { try combine($0, value) } ?? value
      result = try erased(result.erasedSetting(key, new).dictionary)
    }
    return result
  }

  private static func build(_ pairs: [(Any, Any)], _ arguments: Arguments) throws -> Any {
    guard let entry = arguments.result.dictionaryEntry, let key = entry.key.metatype, let value = entry.value.metatype
    else { throw AccessError.unknownType("\(arguments.result)") }
    return try Std.wrong(DynamicValue.dictionary(pairs, key: key, value: value), "\(arguments.result)")
  }

  private static func erased(_ root: Any) throws -> any ErasedDictionary {
    guard let dictionary = root as? any ErasedDictionary else {
      throw AccessError.wrongType(expected: "Dictionary", found: "\(type(of: root))")
    }
    return dictionary
  }
}
