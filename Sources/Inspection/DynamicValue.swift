@_spi(Reflection) import Swift

/// Casts, builds and takes apart values whose types are known only at run time.
public enum DynamicValue {
  /// The value as a `T`: by Swift's dynamic cast (which wraps in Optionals and converts collections), and from a closure
  /// of an expression to a Swift function.
  ///
  /// - Throws: ``AccessError/wrongType(expected:found:)``.
  public static func unwrap<T>(_ value: Any, as type: T.Type) throws -> T {
    if let exact = exactly(value, as: type) ?? (value as? T) { return exact }
    if let function = value as? FunctionValue {
      if let bridged = FunctionBridge.make(function, as: type) as? T { return bridged }
      if let wrapped = SwiftType(type).wrapped?.metatype,
        let bridged = FunctionBridge.make(function, as: wrapped) as? T
      {
        return bridged
      }
    }
    throw AccessError.wrongType(expected: "\(type)", found: "\(Swift.type(of: value))")
  }

  /// A value of exactly the type `T`, without the search that a dynamic cast begins. An `Any` may also hold an existential,
  /// whose `type(of:)` is that of what is inside: the type it is opened with counts.
  private static func exactly<T>(_ value: Any, as type: T.Type) -> T? {
    func open<Value>(_ value: Value) -> T? {
      guard Value.self == T.self else { return nil }
      return withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: T.self).pointee }
    }
    return _openExistential(value, do: open)
  }

  /// The object that a value of a class type is; `nil` for values of other types, existentials among them.
  static func object(_ value: Any) -> AnyObject? {
    func open<Value>(_ value: Value) -> AnyObject? {
      MetadataKind(Value.self) == .classType ? unsafeBitCast(value, to: AnyObject.self) : nil
    }
    return _openExistential(value, do: open)
  }

  /// The value converted to the type behind `metatype` as Swift's `as?` would; `nil` when it does not fit.
  public static func cast(_ value: Any, to metatype: Any.Type) -> Any? {
    func open<T>(_: T.Type) -> Any? {
      guard let result = try? unwrap(value, as: T.self) else { return nil }
      return result as Any
    }
    return _openExistential(metatype, do: open)
  }

  /// Whether `value as? T` would succeed.
  public static func matches(_ value: Any, _ metatype: Any.Type) -> Bool {
    func open<T>(_: T.Type) -> Bool { value is T }
    return _openExistential(metatype, do: open)
  }

  /// `nil` of an Optional type.
  public static func none(of optional: Any.Type) -> Any? {
    (optional as? any ErasedOptional.Type)?.erasedNone
  }

  /// The value wrapped in an Optional of the same type as `optional`.
  public static func some(_ value: Any, like optional: Any) -> Any? {
    (optional as? any ErasedOptional).flatMap { some(value, of: Swift.type(of: $0).wrappedType) }
  }

  /// What an Optional holds: `.some(nil)` for none, `nil` when `value` is no Optional at all.
  public static func optionalPayload(_ value: Any) -> Any?? {
    guard MetadataKind(Swift.type(of: value)) == .optional, let optional = value as? any ErasedOptional else {
      return nil
    }
    return .some(optional.erasedPayload)
  }

  /// The value wrapped in one more Optional, of the value's own dynamic type.
  public static func some(_ value: Any) -> Any {
    func open<T>(_ value: T) -> Any { Optional<T>.some(value) as Any }
    return _openExistential(value, do: open)
  }

  /// The value wrapped in an Optional of `wrapped`.
  public static func some(_ value: Any, of wrapped: Any.Type) -> Any? {
    func open<T>(_: T.Type) -> Any? {
      guard let value = try? unwrap(value, as: T.self) else { return nil }
      return Optional<T>.some(value) as Any
    }
    return _openExistential(wrapped, do: open)
  }

  /// An array of `element` with these values.
  public static func array(_ values: [Any], of element: Any.Type) -> Any? {
    func open<T>(_: T.Type) -> Any? {
      var result: [T] = []
      result.reserveCapacity(values.count)
      for value in values {
        guard let one = try? unwrap(value, as: T.self) else { return nil }
        result.append(one)
      }
      return result
    }
    return _openExistential(element, do: open)
  }

  /// A dictionary of these keys and values; a later value replaces an earlier one.
  public static func dictionary(_ entries: [(Any, Any)], key: Any.Type, value: Any.Type) -> Any? {
    func openValue<V>(_: V.Type) -> Any? {
      func openKey<K: Hashable>(_: K.Type) -> Any? {
        var result: [K: V] = [:]
        for (key, value) in entries {
          guard let key = try? unwrap(key, as: K.self), let value = try? unwrap(value, as: V.self) else { return nil }
          result[key] = value
        }
        return result
      }
      guard let key = key as? any Hashable.Type else { return nil }
      return openKey(key)
    }
    return _openExistential(value, do: openValue)
  }

  /// A set of these elements.
  public static func set(_ values: [Any], of element: Any.Type) -> Any? {
    func open<T: Hashable>(_: T.Type) -> Any? {
      var result: Set<T> = []
      for value in values {
        guard let one = try? unwrap(value, as: T.self) else { return nil }
        result.insert(one)
      }
      return result
    }
    guard let element = element as? any Hashable.Type else { return nil }
    return open(element)
  }

  /// A tuple of the type `metatype`, made of the values of its elements.
  public static func tuple(_ values: [Any], as metatype: Any.Type) -> Any? {
    if values.isEmpty { return () }
    func open<T>(_: T.Type) -> Any? {
      let fields = self.fields(of: T.self)
      guard fields.count == values.count else { return nil }
      var converted: [Any] = []
      for (value, field) in zip(values, fields) {
        guard let one = cast(value, to: field.type) else { return nil }
        converted.append(one)
      }
      return withUnsafeTemporaryAllocation(
        byteCount: max(1, MemoryLayout<T>.stride), alignment: MemoryLayout<T>.alignment
      ) { memory -> Any? in
        guard let base = memory.baseAddress else { return nil }
        for (value, field) in zip(converted, fields) { initialize(base + field.offset, to: value, as: field.type) }
        return base.assumingMemoryBound(to: T.self).move()
      }
    }
    return _openExistential(metatype, do: open)
  }

  /// The elements of a tuple, in order; `nil` when `value` is no tuple.
  public static func tupleElements(_ value: Any) -> [Any]? {
    guard MetadataKind(Swift.type(of: value)) == .tuple else { return nil }
    return Mirror(reflecting: value).children.map(\.value)
  }

  private static func initialize(_ address: UnsafeMutableRawPointer, to value: Any, as type: Any.Type) {
    func open<T>(_: T.Type) {
      if let value = value as? T { address.initializeMemory(as: T.self, to: value) }
    }
    _openExistential(type, do: open)
  }

  /// An empty value where the type has one: `nil`, `0`, `false`, `""`, `[]`, `()`.
  static func emptyValue(of type: Any.Type) -> Any? {
    if type == Void.self { return () }
    if let optional = type as? any ErasedOptional.Type { return optional.erasedNone }
    if type == Bool.self { return false }
    if let number = type as? any ExpressibleByIntegerLiteral.Type { return number.zeroLiteral }
    if let collection = type as? any RangeReplaceableCollection.Type { return collection.init() }
    if let dictionary = type as? any ExpressibleByDictionaryLiteral.Type { return dictionary.emptyLiteral }
    return nil
  }
}

extension ExpressibleByIntegerLiteral {
  fileprivate static var zeroLiteral: Any { 0 as Self }
}
extension ExpressibleByDictionaryLiteral {
  fileprivate static var emptyLiteral: Any { [:] as Self }
}

/// An Optional of any wrapped type.
protocol ErasedOptional {
  static var erasedNone: Any { get }
  static var wrappedType: Any.Type { get }
  var erasedPayload: Any? { get }
}

extension Optional: ErasedOptional {
  static var erasedNone: Any { Self.none as Any }
  static var wrappedType: Any.Type { Wrapped.self }
  var erasedPayload: Any? {
    switch self {
    case .some(let value): return .some(value as Any)
    case .none: return nil
    }
  }
}
