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
    var sawLineBreak = skipTrivia()
    // What no token can begin with is complained about and passed over.
    while let scalar = peek(), isInvalid(scalar) {
      reportInvalid(scalar)
      position += 1
      sawLineBreak = skipTrivia() || sawLineBreak
    }
    let begin = position
    var token = lexToken(from: begin)
    token.isAtLineStart = sawLineBreak || start == 0 && begin == 0
    token.hasSpaceBefore = begin > start || begin == 0
    return token
  }

  private func isInvalid(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 128 && !Self.isIdentifierStart(scalar) && !Self.isOperator(scalar) && !Self.isCurlyQuote(scalar)
  }

  static func isCurlyQuote(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x201C || scalar.value == 0x201D }

  private mutating func reportInvalid(_ scalar: Unicode.Scalar) {
    report("invalid character in source file", position)
    guard let name = Self.hyphens[scalar.value] else { return }
    diagnostics.append(
      .note(
        "unicode character '\(scalar)' (\(name)) looks similar to '-' (Hyphen Minus); did you mean to use '-' (Hyphen Minus)?",
        .user(offset: position, length: 0)))
  }

  /// Characters that look like a minus sign, by the names the compiler gives them.
  private static let hyphens: [UInt32: String] = [
    0x2010: "Hyphen", 0x2011: "Non-Breaking Hyphen", 0x2012: "Figure Dash", 0x2013: "En Dash",
  ]

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
    guard diagnostics.count < CompilerDiagnostic.maximumCount else { return }
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
    case _ where Self.isCurlyQuote(scalar): return lexCurlyQuoted(from: start)
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
    return identifierHeads.contains { $0.contains(scalar.value) }
  }

  /// The grammar's ranges for the first character of an identifier beyond ASCII.
  private static let identifierHeads: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
    0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
    0x2054...0x2054, 0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F,
    0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  static func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
    isIdentifierStart(scalar) || scalar == "$" || (0x300...0x36F).contains(scalar.value) || (0x1DC0...0x1DFF).contains(scalar.value)
      || (0x20D0...0x20FF).contains(scalar.value) || (0xFE20...0xFE2F).contains(scalar.value)
      || (scalar.value < 128 && scalar.properties.numericType != nil)
  }

  static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 128 { return "/=-+!*%<>&|^~?".unicodeScalars.contains(scalar) }
    switch scalar.value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017, 0x2020...0x2027,
      0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F,
      0x3001...0x3003, 0x3008...0x3020, 0x3030:
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
    case "=", "->":
      if text == "=", isLeftBound != isRightBound { report("'=' must have consistent whitespace on both sides", start) }
      return make(.punctuation, start)
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
