/// A JSON tree that is written in one way only: the same value always gives the same bytes.
public enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number with a fraction. Infinities and NaN, which JSON lacks, are written as `null`.
  case double(Double)
  /// Text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object; members are written in ascending order of their names' UTF-8 bytes.
  case object([String: JSONValue])

  /// The value as canonical JSON: sorted members, shortest exact numbers, and every character that could harm a
  /// terminal (controls, bidi, invisible ones) as a `\u` escape.
  ///
  /// - Parameter isPretty: Two spaces of indentation and one member a line, for files people read.
  public func text(isPretty: Bool = false) -> String {
    var writer = JSONWriter(isPretty: isPretty)
    writer.write(self, depth: 0)
    return writer.result
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object; of equal names the last one counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

extension JSONValue: Codable {
  /// Reads any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Writes the value through any encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

/// Writes a JSON tree into one string.
private struct JSONWriter {
  let isPretty: Bool
  var result = ""

  init(isPretty: Bool) { self.isPretty = isPretty }

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: result += "null"
    case .bool(let value): result += value ? "true" : "false"
    case .int(let value): result += String(value)
    case .double(let value): result += Self.number(value)
    case .string(let value): write(value)
    case .array(let values): writeList(values, depth: depth)
    case .object(let members): writeObject(members, depth: depth)
    }
  }

  private mutating func writeList(_ values: [JSONValue], depth: Int) {
    result += "["
    for (index, value) in values.enumerated() {
      if index > 0 { result += "," }
      breakLine(depth: depth + 1)
      write(value, depth: depth + 1)
    }
    if !values.isEmpty { breakLine(depth: depth) }
    result += "]"
  }

  private mutating func writeObject(_ members: [String: JSONValue], depth: Int) {
    result += "{"
    let names = members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (index, name) in names.enumerated() {
      if index > 0 { result += "," }
      breakLine(depth: depth + 1)
      write(name)
      result += isPretty ? ": " : ":"
      write(members[name] ?? .null, depth: depth + 1)
    }
    if !names.isEmpty { breakLine(depth: depth) }
    result += "}"
  }

  private mutating func breakLine(depth: Int) {
    if isPretty { result += "\n" + String(repeating: "  ", count: depth) }
  }

  /// Swift's shortest exact digits; whole numbers up to 2^53 without a fraction, so `1.0` and `1` are one text.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) <= 9_007_199_254_740_992 { return String(Int(value)) }
    return value.description
  }

  private mutating func write(_ string: String) {
    result += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      result += string
    } else {
      for scalar in string.unicodeScalars { write(scalar) }
    }
    result += "\""
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: result += "\\\""
    case 0x5C: result += "\\\\"
    case 0x0A: result += "\\n"
    case 0x0D: result += "\\r"
    case 0x09: result += "\\t"
    case 0x20..<0x7F: result.unicodeScalars.append(scalar)
    default:
      if Self.isHarmless(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: scalar.value >= 0x20 && scalar.value != 0xFEFF
    }
  }
}
