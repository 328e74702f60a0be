/// Text for HTML.
public enum HTMLText {
  /// The text as it may stand between tags and inside quoted attributes; controls and bidi characters are written out.
  public static func escaped(_ text: String) -> String {
    let text = text.replacing("\r\n", with: "\n").escapingUntrusted(keepingNewlines: true)
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 }) else {
      return text
    }
    var result = ""
    result.reserveCapacity(text.utf8.count + 32)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
