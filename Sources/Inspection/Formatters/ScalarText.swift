import Foundation

/// Numbers in the formats of `/x`, `/t`, … : LLDB formats the bytes of a value, whatever its type.
enum ScalarText {
  /// The little-endian bits of a value of `size` bytes in a format.
  static func text(bits: UInt64, size: Int, format: ValueFormat) -> String {
    switch format {
    case .hexadecimal, .address: return FormattingContext.hexadecimal(bits, digits: size * 2)
    case .uppercaseHexadecimal: return "0x" + FormattingContext.hexadecimal(bits, digits: size * 2).dropFirst(2).uppercased()
    case .binary:
      let digits = String(bits, radix: 2)
      return "0b" + String(repeating: "0", count: max(0, size * 8 - digits.count)) + digits
    case .octal: return octal(bits: bits, size: size)
    case .decimal: return String(signExtended(bits, size: size))
    case .unsigned: return String(bits)
    case .character: return character(bits: bits, size: size)
    case .float:
      switch size {
      case 8: return FloatingPointText.text(Double(bitPattern: bits))
      case 4: return FloatingPointText.text(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      default: return unsupported(size, "float")
      }
    case .string: return ""
    case .boolean: return bits == 0 ? "false" : "true"
    case .bytes, .bytesWithASCII, .characterArray, .printableCharacter, .osType: return bytes(bits: bits, size: size, format: format)
    case .complexFloat, .complexInteger, .unicode16, .hexFloat: return parts(bits: bits, size: size, format: format)
    }
  }

  private static func unsupported(_ size: Int, _ name: String) -> String {
    "error: unsupported byte size (\(size)) for \(name) format"
  }

  /// The formats that show every byte.
  private static func bytes(bits: UInt64, size: Int, format: ValueFormat) -> String {
    let all = (0..<size).map { UInt8(truncatingIfNeeded: bits >> UInt64($0 * 8)) }
    switch format {
    case .characterArray: return all.map(escaped).joined()
    case .printableCharacter: return printable(all)
    case .osType: return "'" + all.reversed().map(escaped).joined() + "'"
    default:
      let text = all.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
      // The characters stand right of sixteen bytes' room.
      return format == .bytes ? text : text + String(repeating: " ", count: max(0, 48 - text.count)) + printable(all)
    }
  }

  private static func printable(_ bytes: [UInt8]) -> String {
    String(bytes.map { (0x20..<0x7F).contains($0) ? Character(UnicodeScalar($0)) : "." })
  }

  /// The formats that take a value's bytes for something else.
  private static func parts(bits: UInt64, size: Int, format: ValueFormat) -> String {
    switch format {
    case .complexFloat:
      guard size == 8 else { return unsupported(size, "complex float") }
      let halves = [bits & 0xFFFF_FFFF, bits >> 32].map { Float(bitPattern: UInt32(truncatingIfNeeded: $0)) }
      return halves.map { String(format: "%g", Double($0)) }.joined(separator: " + ") + "i"
    case .complexInteger:
      guard size > 1 else { return unsupported(size, "complex integer") }
      let half = UInt64(size * 4)
      return "\(bits & ((1 << half) - 1)) + \(bits >> half)i"
    case .unicode16:
      return stride(from: 0, to: max(size, 2), by: 2).map {
        "U+" + FormattingContext.hexadecimal(bits >> UInt64($0 * 8) & 0xFFFF, digits: 4).dropFirst(2)
      }
      .joined(separator: " ")
    default:
      switch size {
      case 8: return HexFloatText.text(Double(bitPattern: bits))
      case 4: return HexFloatText.text(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      default: return unsupported(size, "hex float")
      }
    }
  }

  /// LLDB hands the octal format a sign-extended number: a UInt8 of 200 has all its upper digits.
  private static func octal(bits: UInt64, size: Int) -> String {
    "0" + String(UInt64(bitPattern: signExtended(bits, size: size)), radix: 8)
  }

  private static func signExtended(_ bits: UInt64, size: Int) -> Int64 {
    let shift = UInt64(64 - size * 8)
    return Int64(bitPattern: bits << shift) >> Int64(shift)
  }

  /// Each byte as a character; one byte is quoted.
  private static func character(bits: UInt64, size: Int) -> String {
    var text = ""
    for index in 0..<size { text += escaped(UInt8(truncatingIfNeeded: bits >> UInt64(index * 8))) }
    return size == 1 ? "'" + text + "'" : text
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0: return "\\0"
    case 7: return "\\a"
    case 8: return "\\b"
    case 9: return "\\t"
    case 10: return "\\n"
    case 11: return "\\v"
    case 12: return "\\f"
    case 13: return "\\r"
    case 0x1B: return "\\e"
    case 0x27: return "\\'"
    case 0x5C: return "\\\\"
    case 0x20..<0x7F: return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16)
      return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }
  }
}
