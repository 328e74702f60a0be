/// Text as LLDB quotes it in a summary.
enum StringSummary {
  /// LLDB's `target.max-string-summary-length`.
  static let defaultLimit = 1024

  /// The text in quotes with LLDB's escapes; cut after `limit` bytes of UTF-8 and then followed by `...`.
  static func quoted(_ text: some StringProtocol, limit: Int = defaultLimit) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    var left = limit
    for scalar in text.unicodeScalars {
      let width = scalar.utf8.count
      guard width <= left else {
        // What is cut within a character is shown byte by byte.
        for byte in scalar.utf8.prefix(left) { result += "\\u{" + String(byte, radix: 16) + "}" }
        result += "\"..."
        return result
      }
      left -= width
      append(scalar, to: &result)
    }
    result += "\""
    return result
  }

  /// `U'A'`: how a `Unicode.Scalar` is shown.
  static func scalar(_ scalar: Unicode.Scalar) -> String {
    var text = "U'"
    if scalar == "'" { text += "'" } else { append(scalar, to: &text) }
    return text + "'"
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\0": result += "\\0"
    case "\u{7}": result += "\\a"
    case "\t": result += "\\t"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\"": result += "\\\""
    case "'": result += "\\'"
    case "\\": result += "\\\\"
    default:
      if isControl(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// LLDB's `isprint32`: controls, line and paragraph separators, bidirectional marks and the specials are escaped.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0x200E...0x200F, 0x202A...0x202E, 0xFFF9...0xFFFF: true
    default: false
    }
  }
}
