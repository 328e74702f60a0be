/// The fields of any value, as the Swift runtime itself records them.
///
/// `Mirror` answers with what a type *chooses* to show (`CustomReflectable`), and it forgets whether a reference is weak.
/// A debugger shows storage, so this file asks the runtime's reflection entry points directly: the same ones `Mirror`
/// is built on (`stdlib/public/core/ReflectionMirror.swift`). They are exported by the standard library of every
/// platform and are the only unsafe door of the formatters; nothing outside this file touches them.
enum RuntimeReflection {
  enum Style: UInt8 {
    case structure = 0x73
    case object = 0x63
    case enumeration = 0x65
    case tuple = 0x74
    case opaque = 0
  }

  /// A stored property as the type declares it.
  struct DeclaredField {
    var name: String
    var type: Any.Type
    var isStrong: Bool
    var isVariable: Bool
  }

  static func style(of value: Any) -> Style {
    func read<Value>(_ value: Value) -> Int8 { reflectionDisplayStyle(value) }
    return Style(rawValue: UInt8(bitPattern: _openExistential(value, do: read))) ?? .opaque
  }

  /// The name of the case an enum value is in; nil when the runtime has no names for the type.
  static func caseName(of value: Any) -> String? {
    func read<Value>(_ value: Value) -> UnsafePointer<CChar>? { reflectionEnumCaseName(value) }
    return _openExistential(value, do: read).map { String(cString: $0) }
  }

  /// How many stored members `type` itself gives `value` (a base class is asked for apart).
  static func memberCount(of value: Any, as type: Any.Type) -> Int {
    func read<Value>(_ value: Value) -> Int { reflectionCount(value, type: type) }
    return _openExistential(value, do: read)
  }

  /// The stored member at `index`: a tuple's members are named `0`, `1`, … or by their labels.
  static func member(of value: Any, as type: Any.Type, at index: Int) -> (name: String, value: Any) {
    func read<Value>(_ value: Value) -> (name: String, value: Any) {
      var name: UnsafePointer<CChar>?
      var release: ReflectionNameRelease?
      let member = reflectionSubscript(
        of: value, type: type, index: index, outName: &name, outFreeFunc: &release)
      defer { release?(name) }
      guard let name else { return ("", member) }
      let text = String(cString: name)
      return (text.hasPrefix(".") ? String(text.dropFirst()) : text, member)
    }
    return _openExistential(value, do: read)
  }

  /// How many stored properties a struct, class (its base classes first) or tuple type declares.
  static func declaredFieldCount(of type: Any.Type) -> Int { reflectionRecursiveCount(type) }

  static func declaredField(of type: Any.Type, at index: Int) -> DeclaredField {
    var record = ReflectionFieldRecord()
    let fieldType = reflectionRecursiveChild(type, index: index, fieldMetadata: &record)
    defer { record.release?(record.name) }
    return DeclaredField(
      name: record.name.map { String(cString: $0) } ?? "", type: fieldType, isStrong: record.isStrong,
      isVariable: record.isVariable)
  }
}

// MARK: - The runtime's entry points

private typealias ReflectionNameRelease = @convention(c) (UnsafePointer<CChar>?) -> Void

/// The runtime's `_FieldReflectionMetadata`.
private struct ReflectionFieldRecord {
  let name: UnsafePointer<CChar>?
  let release: ReflectionNameRelease?
  let isStrong: Bool
  let isVariable: Bool

  init() {
    name = nil
    release = nil
    isStrong = false
    isVariable = false
  }
}

@_silgen_name("swift_reflectionMirror_displayStyle")
private func reflectionDisplayStyle<Value>(_ value: Value) -> Int8

@_silgen_name("swift_EnumCaseName")
private func reflectionEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

@_silgen_name("swift_reflectionMirror_count")
private func reflectionCount<Value>(_ value: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func reflectionSubscript<Value>(
  of value: Value, type: Any.Type, index: Int, outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  outFreeFunc: UnsafeMutablePointer<ReflectionNameRelease?>
) -> Any

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func reflectionRecursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func reflectionRecursiveChild(
  _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<ReflectionFieldRecord>
) -> Any.Type
