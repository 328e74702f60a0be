public import Inspection
import LabText

import Foundation

/// A property that a control can change: where it is and what it may become.
public struct Control {
  /// The path as `set` takes it: `alpha`, `badge.alpha`.
  public var path: String
  /// The name of the local that the path begins at.
  public var root: String
  /// The members from the root to the property.
  public var members: [Member]

  /// The property itself.
  public var property: Member { members[members.count - 1] }
}

/// Reads values that a learner types after `set` as the type a property has.
public struct ControlValueReader {
  /// Where enum cases and static members are looked up.
  public let registry: TypeRegistry

  /// Creates a reader.
  public init(registry: TypeRegistry) { self.registry = registry }

  /// The value a text stands for.
  ///
  /// Full-width digits, curly quotes, `.5` and `0.50` are all understood; a `String` may stand without quotes.
  ///
  /// - Returns: `nil` when the text is no plain value of the type; it may still be an expression.
  public func value(_ text: String, as type: SwiftType) -> Any? {
    let plain = Self.unquoted(text)
    if let wrapped = type.wrapped {
      if plain == "nil", let metatype = type.metatype { return DynamicValue.none(of: metatype) }
      guard let inner = value(text, as: wrapped), let metatype = wrapped.metatype else { return nil }
      return DynamicValue.some(inner, of: metatype)
    }
    let metatype = type.metatype
    if metatype == String.self { return plain }
    let folded = Self.folded(plain)
    if metatype == Bool.self { return Self.truths[folded.lowercased()] }
    if metatype == CGFloat.self { return Self.number(folded).map { CGFloat($0) } }
    if metatype == Double.self { return Self.number(folded) }
    if metatype == Float.self { return Self.number(folded).map { Float($0) } }
    if metatype == Int.self { return Int(folded) }
    if let integer = metatype as? any FixedWidthInteger.Type { return Self.integer(folded, integer) }
    return namedValue(folded, type)
  }

  /// A plain value as the text that `value` would read back; `nil` for anything but numbers, truths and texts.
  static func literal(of value: Any) -> String? {
    switch value {
    case let text as String: text
    case is Bool, is Int, is Double, is CGFloat, is Float, is any FixedWidthInteger: "\(value)"
    default: nil
    }
  }

  /// Names that a value of the type can have: enum cases and static members of the type itself.
  public func names(of type: SwiftType) -> [String] {
    let type = type.wrapped ?? type
    if type.metatype == Bool.self { return ["true", "false"] }
    return (registry.table(for: type)?.members ?? []).filter { member in
      member.declaration.isStatic && member.declaration.parameters.isEmpty && member.declaration.result.canonical == type.canonical
    }.map { "." + $0.declaration.name }
  }

  private func namedValue(_ text: String, _ type: SwiftType) -> Any? {
    guard let table = registry.table(for: type) else { return nil }
    let name = String(text.drop { $0 == "." })
    let typeName = table.path + "."
    let short = name.hasPrefix(typeName) ? String(name.dropFirst(typeName.count)) : name
    let found = table.members(named: short).first {
      $0.declaration.isStatic && $0.declaration.result.canonical == type.canonical && $0.declaration.parameters.isEmpty
    }
    guard case .property(let get, _)? = found?.implementation, let metatype = table.metatype else { return nil }
    return try? get(metatype)
  }

  private static let truths = ["true": true, "yes": true, "on": true, "false": false, "no": false, "off": false]

  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private static func integer<Value: FixedWidthInteger>(_ text: String, _ type: Value.Type) -> Any? { Value(text) }

  /// The text in narrow characters, with an ordinary minus and no digit separators.
  static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x5F }) { return text }
    return text.precomposedStringWithCompatibilityMapping.replacing("−", with: "-").replacing("_", with: "")
  }

  /// The text inside matching quotes of any kind, or the text as it is.
  public static func unquoted(_ text: String) -> String {
    // What begins with a letter, a digit, a point or a sign is in no quotes.
    guard let byte = text.utf8.first, byte >= 0x80 || byte < UInt8(ascii: "(") else { return text }
    guard let first = text.first, let closing = closingQuotes[first], text.count > 1, let last = text.last, closing.contains(last)
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static let closingQuotes: [Character: Set<Character>] = [
    "\"": ["\""], "'": ["'"], "“": ["”", "“"], "‘": ["’", "‘"], "「": ["」"], "＂": ["＂"],
  ]
}
