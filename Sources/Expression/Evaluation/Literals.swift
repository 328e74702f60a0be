import Foundation

/// Makes integers of any type from literals.
enum IntegerLiteral {
  /// The magnitude that digits with their prefix name; `nil` when it does not fit.
  static func magnitude(_ text: String) -> Int128? {
    let lower = text.lowercased()
    if lower.hasPrefix("0x") { return Int128(lower.dropFirst(2), radix: 16) }
    if lower.hasPrefix("0b") { return Int128(lower.dropFirst(2), radix: 2) }
    if lower.hasPrefix("0o") { return Int128(lower.dropFirst(2), radix: 8) }
    return Int128(lower)
  }

  /// The value in the type; `nil` when it overflows.
  static func make(_ value: Int128, _ type: Any.Type) -> Any? {
    if type == Int.self { return Int(exactly: value) }
    if type == Double.self { return Double(value) }
    if let integer = type as? any FixedWidthInteger.Type { return integer.exact(value) }
    if let floating = type as? any BinaryFloatingPoint.Type { return floating.converted(value) }
    if type == Decimal.self { return Decimal(string: "\(value)") }
    return nil
  }
}

extension FixedWidthInteger {
  fileprivate static func exact(_ value: Int128) -> Any? { Self(exactly: value) }
}
extension BinaryFloatingPoint {
  fileprivate static func converted(_ value: Int128) -> Any { Self(value) }
}

/// Makes floating-point values of any type from literals.
enum FloatingLiteral {
  static func make(_ text: String, _ isNegated: Bool, _ type: Any.Type) -> Any? {
    if type == Decimal.self { return Decimal(string: (isNegated ? "-" : "") + text) }
    guard let floating = type as? any (BinaryFloatingPoint & LosslessStringConvertible).Type else {
      guard type == CGFloat.self, let value = Double(text) else { return nil }
      return CGFloat(isNegated ? -value : value)
    }
    return floating.read(text, isNegated)
  }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
  fileprivate static func read(_ text: String, _ isNegated: Bool) -> Any? {
    guard let value = Self(text) else { return nil }
    return isNegated ? -value : value
  }
}

/// Makes characters, scalars and strings of other types from a string literal.
enum StringLiteral {
  static func make(_ text: String, _ type: Any.Type) -> Any? {
    switch type {
    case is String.Type: return text
    case is Substring.Type: return Substring(text)
    case is Character.Type: return text.count == 1 ? Character(text) : nil
    case is Unicode.Scalar.Type: return text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
    default: break
    }
    if let literal = type as? any ExpressibleByStringLiteral.Type { return literal.made(text) }
    return nil
  }
}

extension ExpressibleByStringLiteral {
  fileprivate static func made(_ text: String) -> Any? {
    if let value = text as? Self.StringLiteralType { return Self(stringLiteral: value) }
    return nil
  }
}

/// What interpolation writes for a value.
enum Interpolation {
  static func text(_ value: Any) -> String {
    func open<T>(_ value: T) -> String { "\(value)" }
    return _openExistential(value, do: open)
  }
}

enum Literals {
  /// The first key that occurs twice.
  static func firstRepeated(_ keys: [Any]) -> AnyHashable? {
    var seen: Set<AnyHashable> = []
    for key in keys {
      guard let hashable = key as? AnyHashable else { continue }
      if !seen.insert(hashable).inserted { return hashable }
    }
    return nil
  }
}
