@_spi(Reflection) import Swift

/// One stored property of a struct, class or tuple, as the type's metadata tells it.
public struct StoredField {
  public var name: String
  public var type: Any.Type
  /// Bytes from the start of the value, or of the object.
  public var offset: Int
}

extension DynamicValue {
  /// The stored properties a type declares itself, in order; a class's base class is not included.
  public static func fields(of type: Any.Type) -> [StoredField] {
    var found: [StoredField] = []
    let options: _EachFieldOptions = MetadataKind(type) == .classType ? _EachFieldOptions(rawValue: 1) : []
    _ = _forEachField(of: type, options: options) { name, offset, type, _ in
      found.append(StoredField(name: String(cString: name), type: type, offset: offset))
      return true
    }
    return found
  }

  /// Reads a stored property, private ones included.
  public static func readField(_ name: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Writes a stored property of a struct, tuple or object without running observers: the debugger's door for what no
  /// table names.
  ///
  /// - Returns: whether there is such a field and the new value fits its type.
  public static func writeField(_ name: String, of value: inout Any, to new: Any) -> Bool {
    let type = Swift.type(of: value)
    if MetadataKind(type) == .classType {
      let object = value as AnyObject
      var level: AnyClass? = Swift.type(of: object)
      while let current = level {
        if let field = fields(of: current).first(where: { $0.name == name }) {
          let base = Unmanaged.passUnretained(object).toOpaque()
          return store(new, at: base + field.offset, as: field.type)
        }
        level = _getSuperclass(current)
      }
      return false
    }
    guard let field = fields(of: type).first(where: { $0.name == name }) else { return false }
    func open<T>(_ current: T) -> (Any, Bool) {
      var copy = current
      let done = withUnsafeMutablePointer(to: &copy) {
        store(new, at: UnsafeMutableRawPointer($0) + field.offset, as: field.type)
      }
      return (copy as Any, done)
    }
    let (changed, done) = _openExistential(value, do: open)
    if done { value = changed }
    return done
  }

  private static func store(_ value: Any, at address: UnsafeMutableRawPointer, as type: Any.Type) -> Bool {
    func open<T>(_: T.Type) -> Bool {
      guard let value = try? unwrap(value, as: T.self) else { return false }
      address.assumingMemoryBound(to: T.self).pointee = value
      return true
    }
    return _openExistential(type, do: open)
  }

  /// The superclass of a class; `nil` for a root class.
  public static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

  /// The case an enum value is in, without its payload; `nil` for a value that is no enum.
  public static func enumCaseName(_ value: Any) -> String? {
    func open<T>(_ value: T) -> String? {
      guard [.enumeration, .optional].contains(MetadataKind(T.self)) else { return nil }
      return enumCaseNameOfRuntime(value).map { String(cString: $0) }
    }
    return _openExistential(value, do: open)
  }

  /// The payload of an enum value, one value for each element; empty without a payload.
  public static func enumPayload(_ value: Any) -> [Any] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum || mirror.displayStyle == .optional, let child = mirror.children.first else {
      return []
    }
    // One payload element keeps its label as a one-tuple in reflection.
    if MetadataKind(type(of: child.value)) == .tuple { return Mirror(reflecting: child.value).children.map(\.value) }
    return [child.value]
  }
}

/// The runtime's name of the case that an enum value is in.
@_silgen_name("swift_EnumCaseName")
private func enumCaseNameOfRuntime<T>(_ value: T) -> UnsafePointer<CChar>?
