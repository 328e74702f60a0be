/// The tokens of a variable path, as LLDB's "data inspection language" cuts them.
struct VariablePathToken: Equatable {
  enum Kind: String {
    case identifier, period, arrow, star, amp, minus, eof
    case number = "numeric_constant"
    case leftSquare = "l_square"
    case rightSquare = "r_square"
    case leftParenthesis = "l_paren"
    case rightParenthesis = "r_paren"
  }

  var kind: Kind
  var text: String
  /// 1-based, in bytes.
  var column: Int

  /// `<'1' (numeric_constant)>`: how a message quotes the token.
  var quoted: String { "<'\(text)' (\(kind.rawValue))>" }
}

/// A path LLDB refuses, with the column its message names.
public struct VariablePathError: Error, Equatable {
  public var column: Int
  public var message: String
}

enum VariablePathLexer {
  private static let symbols: [(text: String, kind: VariablePathToken.Kind)] = [
    ("->", .arrow), (".", .period), ("*", .star), ("&", .amp), ("-", .minus), ("[", .leftSquare), ("]", .rightSquare),
    ("(", .leftParenthesis), (")", .rightParenthesis),
  ]

  static func tokens(of text: String) -> Result<[VariablePathToken], VariablePathError> {
    let bytes = Array(text.utf8)
    var tokens: [VariablePathToken] = []
    var index = 0
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      if byte == UInt8(ascii: " ") {
        index += 1
        continue
      }
      func token(_ kind: VariablePathToken.Kind, to end: Int) -> VariablePathToken {
        index = end
        return VariablePathToken(kind: kind, text: String(decoding: bytes[start..<end], as: UTF8.self), column: start + 1)
      }
      if isWordStart(byte) {
        let end = bytes[start...].firstIndex { !isWordPart($0) } ?? bytes.count
        tokens.append(token(isDigit(byte) ? .number : .identifier, to: end))
      } else if let symbol = symbols.first(where: { bytes[start...].starts(with: $0.text.utf8) }) {
        tokens.append(token(symbol.kind, to: start + symbol.text.utf8.count))
      } else {
        return .failure(VariablePathError(column: start + 1, message: "unrecognized token"))
      }
    }
    tokens.append(VariablePathToken(kind: .eof, text: "", column: bytes.count + 1))
    return .success(tokens)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isWordStart(_ byte: UInt8) -> Bool { isWordPart(byte) }
  private static func isWordPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte == 0x24
  }
}
