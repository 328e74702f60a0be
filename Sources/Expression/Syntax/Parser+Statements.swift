import Inspection

extension Parser {
  /// statement = declaration | control-statement | expression
  mutating func parseStatement() throws -> StatementNode {
    if token.is(";") { throw fail("';' statements are not allowed", at: token.range.lowerBound) }
    if token.is("@") { return try parseAttributed() }
    if token.kind == .identifier, peek().is(":"), ["for", "while", "repeat", "do", "switch", "if"].contains(peek(2).text) {
      let label = advance().text
      advance()
      return .labelled(label, try nested { try $0.parseStatement() })
    }
    if token.kind == .keyword, let statement = try parseKeywordStatement() { return statement }
    if token.kind == .identifier, let statement = try parseModifiedDeclaration() { return statement }
    return .expression(try parseExpression())
  }

  private mutating func parseKeywordStatement() throws -> StatementNode? {
    switch token.text {
    case "let", "var":
      let variables = try parseVariables()
      return variables.count == 1 ? .variable(variables[0]) : .variables(variables)
    case "if": return .ifStatement(try parseIf())
    case "guard": return try parseGuard()
    case "switch": return .switchStatement(try parseSwitch())
    case "for": return try parseFor()
    case "while": return try parseWhile()
    case "repeat": return try parseRepeat()
    case "do": return try parseDo()
    case "defer":
      advance()
      return .deferred(try parseBlock("expected '{' after 'defer'"))
    case "return":
      let range = advance().range
      if isAtEnd || token.is("}") || token.is(";") || token.isAtLineStart { return .returning(nil, range: range) }
      return .returning(try parseExpression(), range: range)
    case "throw":
      advance()
      if isAtEnd { throw failAfterPrevious("expected expression in 'throw' statement") }
      return .throwing(try parseExpression())
    case "break", "continue":
      let keyword = advance()
      let label = token.kind == .identifier && !token.isAtLineStart ? advance().text : nil
      return keyword.text == "break" ? .breaking(label: label, range: keyword.range) : .continuing(label: label, range: keyword.range)
    case "fallthrough": return .fallingThrough(range: advance().range)
    case "func", "struct", "class", "enum", "extension", "protocol", "typealias", "import": return try parseDeclaration()
    case "static", "public", "private", "internal", "fileprivate":
      advance()
      return try nested { try $0.parseStatement() }
    case "case", "default":
      throw fail("'\(token.text)' label can only appear inside a 'switch' statement", at: token.range.lowerBound)
    case "else": throw failHere("expected expression")
    default: return nil
    }
  }

  /// `final class`, `lazy var`, `mutating func`: a modifier in front of a declaration.
  private mutating func parseModifiedDeclaration() throws -> StatementNode? {
    guard ["final", "lazy", "mutating", "weak", "unowned", "indirect"].contains(token.text) else { return nil }
    guard peek().kind == .keyword, !peek().isAtLineStart else { return nil }
    guard ["var", "let", "func", "class", "enum", "struct", "static"].contains(peek().text) else { return nil }
    advance()
    return try nested { try $0.parseStatement() }
  }

  private mutating func parseAttributed() throws -> StatementNode {
    try parseAttribute()
    guard !isAtEnd else { throw failHere("expected declaration") }
    return try nested { try $0.parseStatement() }
  }

  /// attribute = "@" name [ "(" arguments ")" ]
  mutating func parseAttribute() throws {
    let start = advance().range.lowerBound
    guard token.kind == .identifier || token.kind == .keyword else {
      throw fail("expected an attribute name", at: start + 1)
    }
    let name = token.text
    if name == "objc" { throw fail("Objective-C interoperability is disabled", at: start + 1) }
    advance()
    if token.is("("), !token.hasSpaceBefore { _ = try parseArguments(close: ")") }
  }

  /// if-statement = "if" conditions block [ "else" ( block | if-statement ) ]
  mutating func parseIf() throws -> IfStatement {
    let start = advance().range.lowerBound
    let conditions = try parseConditions("if", "expected expression, var, or let in 'if' condition")
    let body = try parseBlock("expected '{' after 'if' condition")
    var elseBody: [StatementNode]?
    if takeKeyword("else") {
      if token.isKeyword("if") {
        elseBody = [.ifStatement(try nested { try $0.parseIf() })]
      } else {
        elseBody = try parseBlock("expected '{' or 'if' after 'else'")
      }
    }
    return IfStatement(conditions: conditions, body: body, elseBody: elseBody, range: start..<previousEnd)
  }

  private mutating func parseGuard() throws -> StatementNode {
    let start = advance().range.lowerBound
    let conditions = try parseConditions("guard", "expected expression, var, let or case in 'guard' condition")
    guard takeKeyword("else") else { throw failAfterPrevious("expected 'else' after 'guard' condition") }
    let body = try parseBlock("expected '{' after 'guard' else")
    return .guardStatement(conditions: conditions, body: body, range: start..<previousEnd, bodyEnd: previousEnd - 1)
  }

  /// conditions = condition { "," condition }
  mutating func parseConditions(_ keyword: String, _ missing: String) throws -> [Condition] {
    let allowed = forbidsTrailingClosure
    forbidsTrailingClosure = true
    defer { forbidsTrailingClosure = allowed }
    if isAtEnd || token.is("{") && keyword != "while" { throw failAfterPrevious(missing) }
    var conditions: [Condition] = []
    repeat { conditions.append(try parseCondition()) } while take(",")
    return conditions
  }

  private mutating func parseCondition() throws -> Condition {
    if takeKeyword("case") {
      let pattern = try parsePattern(isMatching: true)
      guard take("=") else { throw failAfterPrevious("expected '=' after pattern") }
      return .pattern(pattern, try parseExpression())
    }
    guard token.isKeyword("let") || token.isKeyword("var") else { return .expression(try parseExpression()) }
    let isConstant = advance().text == "let"
    let pattern = try parseBindingPattern(isConstant: isConstant)
    if take(":") { _ = try parseType() }
    if take("=") { return .binding(pattern, try parseExpression()) }
    guard case .binding(let name, _, let range) = pattern else {
      throw failAfterPrevious("variable binding in a condition requires an initializer")
    }
    return .binding(pattern, ExpressionNode(.name(name), range))
  }

  /// The end of `(i = 0; i < 3; i++)`.
  private func closeOfLoopHead() -> Int? {
    var offset = 1
    var hasSemicolon = false
    while index + offset < tokens.count - 1 {
      let next = peek(offset)
      if next.is(";") { hasSemicolon = true }
      if next.is("{") { return hasSemicolon ? peek(offset - 1).range.upperBound : nil }
      offset += 1
    }
    return nil
  }

  private mutating func parseFor() throws -> StatementNode {
    let start = advance().range.lowerBound
    if isAtEnd {
      _ = failAfterPrevious("expected pattern")
      _ = failAfterPrevious("expected Sequence expression for for-each loop")
      throw failAfterPrevious("expected '{' to start the body of for-each loop")
    }
    if token.is("("), let end = closeOfLoopHead() {
      throw fail("C-style for statement was removed in Swift 3", at: start, length: end - token.range.lowerBound)
    }
    let pattern: PatternNode
    if takeKeyword("case") {
      pattern = try parsePattern(isMatching: true)
    } else {
      pattern = try parseBindingPattern(isConstant: !takeKeyword("var"))
    }
    guard takeKeyword("in") else {
      _ = failAfterPrevious("expected 'in' after for-each pattern")
      if isAtEnd {
        _ = failAfterPrevious("expected Sequence expression for for-each loop")
        _ = failAfterPrevious("expected '{' to start the body of for-each loop")
      }
      throw SyntaxFailure()
    }
    if isAtEnd {
      _ = failAfterPrevious("expected Sequence expression for for-each loop")
      throw failAfterPrevious("expected '{' to start the body of for-each loop")
    }
    let allowed = forbidsTrailingClosure
    forbidsTrailingClosure = true
    defer { forbidsTrailingClosure = allowed }
    let sequence = try parseExpression()
    let filter = takeKeyword("where") ? try parseExpression() : nil
    let body = try parseBlock("expected '{' to start the body of for-each loop")
    return .forIn(pattern, sequence, filter: filter, body: body)
  }

  private mutating func parseWhile() throws -> StatementNode {
    advance()
    let conditions = try parseConditions("while", "expected expression, var, or let in 'while' condition")
    return .whileLoop(conditions, body: try parseBlock("expected '{' after 'while' condition"))
  }

  private mutating func parseRepeat() throws -> StatementNode {
    advance()
    if isAtEnd { throw failHere("expected expression after 'repeat'") }
    let body = try parseBlock("expected '{' after 'repeat'")
    guard takeKeyword("while") else { throw fail("expected 'while' after body of 'repeat' statement", at: max(0, previousEnd - 1)) }
    if isAtEnd { throw failAfterPrevious("expected expression in 'repeat-while' condition") }
    return .repeatWhile(body: body, try parseExpression())
  }

  private mutating func parseDo() throws -> StatementNode {
    advance()
    let body = try parseBlock("expected '{' after 'do'", isDo: true)
    var catches: [CatchClause] = []
    while takeKeyword("catch") {
      var clause = CatchClause(pattern: nil, condition: nil, body: [])
      let allowed = forbidsTrailingClosure
      forbidsTrailingClosure = true
      if !token.is("{") {
        clause.pattern = try parsePattern(isMatching: true)
        if takeKeyword("where") { clause.condition = try parseExpression() }
      }
      forbidsTrailingClosure = allowed
      clause.body = try parseBlock("expected '{' after 'catch' pattern")
      catches.append(clause)
    }
    return .doCatch(body: body, catches: catches)
  }

  /// switch-statement = "switch" expression "{" { case-label statements } "}"
  mutating func parseSwitch() throws -> SwitchStatement {
    let start = advance().range.lowerBound
    if isAtEnd { throw failAfterPrevious("expected expression in 'switch' statement") }
    let allowed = forbidsTrailingClosure
    forbidsTrailingClosure = true
    let subject = try parseExpression()
    forbidsTrailingClosure = false
    defer { forbidsTrailingClosure = allowed }
    guard take("{") else { throw failAfterPrevious("expected '{' after 'switch' subject expression") }
    var cases: [SwitchStatement.Case] = []
    while !token.is("}") {
      if isAtEnd { throw failUnclosedBrace() }
      cases.append(try nested { try $0.parseCase() })
    }
    advance()
    return SwitchStatement(subject: subject, cases: cases, range: start..<previousEnd)
  }

  private mutating func parseCase() throws -> SwitchStatement.Case {
    var result = SwitchStatement.Case(items: [], body: [])
    if takeKeyword("default") {
      guard take(":") else { throw failAfterPrevious("expected ':' after 'default'") }
    } else if takeKeyword("case") {
      repeat {
        let pattern = try parsePattern(isMatching: true)
        result.items.append((pattern, takeKeyword("where") ? try parseExpression() : nil))
      } while take(",")
      guard take(":") else { throw failAfterPrevious("expected ':' after 'case'") }
    } else {
      throw failHere("all statements inside a switch must be covered by a 'case' or 'default'")
    }
    while !token.is("}"), !token.isKeyword("case"), !token.isKeyword("default") {
      if isAtEnd { throw failUnclosedBrace() }
      result.body.append(try parseStatement())
      if take(";") || token.isAtLineStart || token.is("}") || token.isKeyword("case") || token.isKeyword("default") {
        continue
      }
      if !isAtEnd { _ = failAfterPrevious("consecutive statements on a line must be separated by ';'") }
    }
    return result
  }
}
