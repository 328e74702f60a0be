import Inspection

/// A syntax error: the diagnostics are already with the parser.
struct SyntaxFailure: Error {}

/// Reads the statements of an expression: one method for each rule of Grammar.ebnf.
///
/// A syntax error ends the parse, except that statements which only lack a `;` between them are all read, as the
/// compiler does. Nesting is bounded, so that no input can exhaust the stack.
struct Parser {
  let scalars: [Unicode.Scalar]
  var tokens: [Token]
  var index = 0
  var diagnostics: [CompilerDiagnostic]
  /// Names beside C's arrow, and where among the diagnostics the complaint of a missing one belongs.
  var names: [(text: String, range: Range<Int>, index: Int)] = []
  /// What is wrong with operators that may not stand side by side: said beside what is wrong with types.
  var adjacent: [CompilerDiagnostic] = []
  private var depth = 0
  /// Set while a trailing closure would be taken for a body: in conditions.
  var forbidsTrailingClosure = false
  static let maximumDepth = 64

  /// What was parsed, or the diagnostics.
  static func parse(_ source: String) -> Result<[StatementNode], ParseErrors> {
    parse(source, isKnown: { _ in true }).map(\.statements)
  }

  /// What was parsed, with what is wrong beside types, or the diagnostics.
  ///
  /// - Parameter isKnown: Whether a name that stands beside C's arrow exists.
  static func parse(
    _ source: String, isKnown: (String) -> Bool
  ) -> Result<(statements: [StatementNode], beside: [CompilerDiagnostic]), ParseErrors> {
    let scalars = Array(source.unicodeScalars)
    var parser = Parser(scalars)
    let statements = (try? parser.parseProgram()) ?? []
    if parser.diagnostics.isEmpty { return .success((statements, parser.adjacent)) }
    var diagnostics = parser.diagnostics
    for name in parser.names.reversed() where !isKnown(name.text) {
      let place = CompilerDiagnostic.Location.user(offset: name.range.lowerBound, length: name.range.count)
      diagnostics.insert(CompilerDiagnostic(.error, "cannot find '\(name.text)' in scope", place), at: min(name.index, diagnostics.count))
    }
    return .failure(ParseErrors(diagnostics: diagnostics))
  }

  struct ParseErrors: Error { var diagnostics: [CompilerDiagnostic] }

  init(_ scalars: [Unicode.Scalar], range: Range<Int>? = nil) {
    var lexer = Lexer(scalars, range: range)
    self.scalars = scalars
    tokens = lexer.tokenize()
    diagnostics = lexer.diagnostics
  }

  var currentDepth: Int { depth }
  mutating func enter() { depth += 1 }

  // MARK: Cursor

  var token: Token { tokens[index] }
  var previousEnd: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }
  func peek(_ offset: Int = 1) -> Token { tokens[min(index + offset, tokens.count - 1)] }
  var isAtEnd: Bool { token.kind == .end }

  @discardableResult mutating func advance() -> Token {
    let current = token
    if index < tokens.count - 1 { index += 1 }
    return current
  }

  mutating func take(_ punctuation: String) -> Bool {
    guard token.is(punctuation) else { return false }
    advance()
    return true
  }

  mutating func takeKeyword(_ word: String) -> Bool {
    guard token.isKeyword(word) else { return false }
    advance()
    return true
  }

  // MARK: Errors

  mutating func fail(_ message: String, at offset: Int, length: Int = 0) -> SyntaxFailure {
    diagnostics.append(CompilerDiagnostic(.error, message, .user(offset: offset, length: length)))
    return SyntaxFailure()
  }

  /// An error at the next token; after the last one that is in LLDB's wrapper.
  mutating func failHere(_ message: String) -> SyntaxFailure {
    if isAtEnd, token.range.lowerBound < scalars.count {
      // The end of an interpolation is a place in the expression.
      return fail(message, at: token.range.lowerBound)
    }
    if isAtEnd {
      diagnostics.append(
        CompilerDiagnostic(.error, message, .wrapper(.afterExpression(column: 1, fixIt: nil))))
      return SyntaxFailure()
    }
    return fail(message, at: token.range.lowerBound)
  }

  mutating func failAfterPrevious(_ message: String) -> SyntaxFailure { fail(message, at: previousEnd) }

  mutating func note(_ message: String, at offset: Int) {
    diagnostics.append(CompilerDiagnostic(.note, message, .user(offset: offset, length: 0)))
  }

  /// What the compiler says of LLDB's wrapper when a brace of the expression is left open.
  mutating func failUnclosedBrace(isDo: Bool = false) -> SyntaxFailure {
    diagnostics.removeAll()
    diagnostics.append(.note("to match this opening '{'", .wrapper(.openingBrace)))
    if !isDo {
      diagnostics.append(
        CompilerDiagnostic(
          .error, "consecutive statements on a line must be separated by ';'",
          .wrapper(.afterExpression(column: 2, fixIt: ";"))))
      diagnostics.append(
        CompilerDiagnostic(.error, "expected expression", .wrapper(.afterExpression(column: 3, fixIt: nil))))
    }
    diagnostics.append(
      CompilerDiagnostic(
        .error, "expected '}' at end of extension", .wrapper(.endOfFile(line: 24, text: ""))))
    return SyntaxFailure()
  }

  /// What the compiler says when the expression closes the wrapper's own brace.
  mutating func failExtraBrace() -> SyntaxFailure {
    diagnostics.append(
      CompilerDiagnostic(
        .error, "consecutive declarations on a line must be separated by ';'",
        .wrapper(.afterExpression(column: 2, fixIt: ";"))))
    diagnostics.append(
      CompilerDiagnostic(.error, "expected declaration", .wrapper(.afterExpression(column: 3, fixIt: nil))))
    diagnostics.append(
      CompilerDiagnostic(.error, "extraneous '}' at top level", .wrapper(.endOfFile(line: 15, text: "}"))))
    return SyntaxFailure()
  }

  /// Runs a rule one level deeper.
  mutating func nested<Result>(_ rule: (inout Parser) throws -> Result) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else {
      throw fail("nesting level exceeded maximum of \(Self.maximumDepth)", at: token.range.lowerBound)
    }
    return try rule(&self)
  }

  // MARK: Program

  /// program = { statement [ ";" ] }
  mutating func parseProgram() throws -> [StatementNode] {
    var statements: [StatementNode] = []
    while !isAtEnd {
      if token.is("}") { throw failExtraBrace() }
      statements.append(try parseStatement())
      try endStatement(allowsBrace: false)
    }
    return statements
  }

  /// block = "{" { statement [ ";" ] } "}"
  mutating func parseBlock(_ missing: String, isDo: Bool = false) throws -> [StatementNode] {
    guard token.is("{") else { throw isAtEnd ? failAfterPrevious(missing) : fail(missing, at: token.range.lowerBound) }
    return try parseBraces(isDo: isDo)
  }

  mutating func parseBraces(isDo: Bool = false) throws -> [StatementNode] {
    advance()
    let allowed = forbidsTrailingClosure
    forbidsTrailingClosure = false
    defer { forbidsTrailingClosure = allowed }
    var statements: [StatementNode] = []
    while !token.is("}") {
      if isAtEnd { throw failUnclosedBrace(isDo: isDo) }
      statements.append(try nested { try $0.parseStatement() })
      try endStatement(allowsBrace: true)
    }
    advance()
    return statements
  }

  /// Two statements on a line need a `;`; the compiler says so and reads on.
  private mutating func endStatement(allowsBrace: Bool) throws {
    if take(";") { return }
    if isAtEnd || token.isAtLineStart || (allowsBrace && token.is("}")) { return }
    if token.is("}") { throw failExtraBrace() }
    // A literal that never ends is complained about by itself.
    if token.kind == .string,
      diagnostics.contains(where: {
        $0.location == .user(offset: token.range.lowerBound, length: 0)
          && ($0.message.hasPrefix("unterminated") || $0.message.hasPrefix("unicode curly"))
      })
    {
      throw SyntaxFailure()
    }
    let missing = failAfterPrevious("consecutive statements on a line must be separated by ';'")
    if diagnostics.count >= CompilerDiagnostic.maximumCount { throw missing }
  }
}
