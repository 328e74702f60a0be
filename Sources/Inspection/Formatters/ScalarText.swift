/// Numbers in the formats of `/x`, `/t`, … : LLDB formats the bytes of a value, whatever its type.
enum ScalarText {
  /// The little-endian bits of a value of `size` bytes in a format.
  static func text(bits: UInt64, size: Int, format: ValueFormat) -> String {
    switch format {
    case .hexadecimal, .address: return FormattingContext.hexadecimal(bits, digits: size * 2)
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
      default: return "error: unsupported byte size (\(size)) for float format"
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
