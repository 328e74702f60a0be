/// Splits source into tokens. Never fails: what is wrong becomes a diagnostic and some token in its place.
struct Lexer {
  let scalars: [Unicode.Scalar]
  private let end: Int
  private(set) var position: Int
  private(set) var diagnostics: [CompilerDiagnostic] = []

  init(_ scalars: [Unicode.Scalar], range: Range<Int>? = nil) {
    self.scalars = scalars
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? scalars.count
  }

  static let keywords: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "_", "Any",
  ]

  /// All tokens, the last being `end`.
  mutating func tokenize() -> [Token] {
    var tokens: [Token] = []
    while true {
      let token = next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  mutating func next() -> Token {
    let start = position
    let sawLineBreak = skipTrivia()
    let begin = position
    var token = lexToken(from: begin)
    token.isAtLineStart = sawLineBreak || start == 0 && begin == 0
    token.hasSpaceBefore = begin > start || begin == 0
    return token
  }

  // The cursor, for the parts of the lexer in other files.
  var upperBound: Int { end }
  var current: Unicode.Scalar? { peek() }
  func current(_ offset: Int) -> Unicode.Scalar? { peek(offset) }
  mutating func advance(_ count: Int = 1) { position = min(end, position + count) }
  mutating func position(at index: Int) { position = index }
  mutating func complain(_ message: String, _ offset: Int, length: Int = 0) { report(message, offset, length: length) }
  func token(_ kind: Token.Kind, _ start: Int) -> Token { make(kind, start) }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    let index = position + offset
    return index < end ? scalars[index] : nil
  }

  private mutating func skipTrivia() -> Bool {
    var sawLineBreak = false
    while let scalar = peek() {
      if scalar == "\n" || scalar == "\r" {
        sawLineBreak = true
        position += 1
      } else if scalar == " " || scalar == "\t" || scalar == "\0" || scalar == "\u{b}" || scalar == "\u{c}" {
        position += 1
      } else if scalar == "/", peek(1) == "/" {
        while let next = peek(), next != "\n" { _ = next; position += 1 }
      } else if scalar == "/", peek(1) == "*" {
        skipBlockComment()
      } else {
        break
      }
    }
    return sawLineBreak
  }

  private mutating func skipBlockComment() {
    let start = position
    position += 2
    var depth = 1
    while depth > 0, position < end {
      if peek() == "*", peek(1) == "/" {
        depth -= 1
        position += 2
      } else if peek() == "/", peek(1) == "*" {
        depth += 1
        position += 2
      } else {
        position += 1
      }
    }
    if depth > 0 { diagnostics.append(.note("comment started here", .user(offset: start, length: 0))) }
  }

  private mutating func report(_ message: String, _ offset: Int, length: Int = 0) {
    diagnostics.append(CompilerDiagnostic(.error, message, .user(offset: offset, length: length)))
  }

  private func make(_ kind: Token.Kind, _ start: Int, _ text: String? = nil) -> Token {
    Token(
      kind: kind, text: text ?? String(String.UnicodeScalarView(scalars[start..<position])), range: start..<position,
      isAtLineStart: false, hasSpaceBefore: false)
  }

  private mutating func lexToken(from start: Int) -> Token {
    guard let scalar = peek() else { return make(.end, start, "") }
    if Self.isIdentifierStart(scalar) { return lexIdentifier(from: start) }
    if scalar.value < 128, scalar.properties.numericType != nil { return lexNumber(from: start) }
    switch scalar {
    case "$": return lexDollar(from: start)
    case "`": return lexQuoted(from: start)
    case "\"": return lexString(from: start)
    case "'": return lexSingleQuoted(from: start)
    case "#" where isRawString(): return lexString(from: start)
    case "@" where peek(1) == "\"":
      report("string literals in Swift are not preceded by an '@' sign", start)
      position += 1
      return lexString(from: position)
    case "." where !isBound(before: start) && peek(1).map { $0.value < 128 && $0.properties.numericType != nil } ?? false:
      return lexBareFraction(from: start)
    case "(", ")", "[", "]", "{", "}", ",", ":", ";", "@", "#", "\\":
      position += 1
      return make(.punctuation, start)
    case "." where peek(1) != ".":
      position += 1
      return make(.punctuation, start)
    default: break
    }
    if Self.isOperator(scalar) || scalar == "." { return lexOperator(from: start) }
    position += 1
    report("invalid character in source file", start)
    return make(.punctuation, start, "\u{FFFD}")
  }

  static func isIdentifierStart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 128 { return scalar == "_" || scalar.properties.isAlphabetic }
    if isOperator(scalar) { return false }
    return !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
  }

  static func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
    isIdentifierStart(scalar) || scalar == "$" || (scalar.value < 128 && scalar.properties.numericType != nil)
  }

  static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 128 { return "/=-+!*%<>&|^~?".unicodeScalars.contains(scalar) }
    switch scalar.value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017, 0x2020...0x2027,
      0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF:
      return true
    default: return false
    }
  }

  private mutating func lexIdentifier(from start: Int) -> Token {
    while let scalar = peek(), Self.isIdentifierPart(scalar) { _ = scalar; position += 1 }
    let token = make(.identifier, start)
    return Self.keywords.contains(token.text) ? make(.keyword, start) : token
  }

  private mutating func lexDollar(from start: Int) -> Token {
    position += 1
    while let scalar = peek(), Self.isIdentifierPart(scalar) { _ = scalar; position += 1 }
    if position == start + 1 {
      report("'$' is not an identifier; use backticks to escape it", start)
      return make(.identifier, start)
    }
    return make(.dollarIdentifier, start)
  }

  private mutating func lexQuoted(from start: Int) -> Token {
    position += 1
    let nameStart = position
    while let scalar = peek(), Self.isIdentifierPart(scalar) { _ = scalar; position += 1 }
    let name = String(String.UnicodeScalarView(scalars[nameStart..<position]))
    if peek() == "`", !name.isEmpty {
      position += 1
    } else {
      report("invalid character in source file", start)
      return make(.punctuation, start, "\u{FFFD}")
    }
    return make(.identifier, start, name)
  }

  // MARK: Operators

  private mutating func lexOperator(from start: Int) -> Token {
    let beginsWithDot = peek() == "."
    // `?` and `!` directly after an operand are tokens of their own.
    let isLeftBound = isBound(before: start)
    if isLeftBound, peek() == "?" || peek() == "!", !(peek() == "!" && peek(1) == "=") {
      position += 1
      return make(.postfixOperator, start)
    }
    while let scalar = peek() {
      guard Self.isOperator(scalar) || (scalar == "." && beginsWithDot) else { break }
      if scalar == "/", peek(1) == "/" || peek(1) == "*" { break }
      position += 1
    }
    let text = String(String.UnicodeScalarView(scalars[start..<position]))
    let isRightBound = isBound(after: position, isLeftBound: isLeftBound)
    switch text {
    case "=", "->": return make(.punctuation, start)
    case "&" where !isLeftBound && isRightBound: return make(.punctuation, start)
    case "?": return make(isLeftBound ? .postfixOperator : .punctuation, start)
    default: break
    }
    if isLeftBound == isRightBound { return make(.infixOperator, start) }
    return make(isLeftBound ? .postfixOperator : .prefixOperator, start)
  }

  private func isBound(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let previous = scalars[index - 1]
    if previous == "/", index > 1, scalars[index - 2] == "*" { return false }
    return !" \t\n\r\0([{,;:".unicodeScalars.contains(previous)
  }

  private func isBound(after index: Int, isLeftBound: Bool) -> Bool {
    guard index < end else { return false }
    let next = scalars[index]
    if " \t\n\r\0)]},;:".unicodeScalars.contains(next) { return false }
    if next == "." { return !isLeftBound }
    if next == "/", index + 1 < end, scalars[index + 1] == "/" || scalars[index + 1] == "*" { return !isLeftBound }
    return true
  }
}
