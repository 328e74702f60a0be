import Inspection

extension Parser {
  /// primary = literal | name | parenthesized | collection | closure | implicit-member | key-path
  mutating func parsePrimary() throws -> ExpressionNode {
    let start = token.range.lowerBound
    switch token.kind {
    case .integer:
      let literal = advance()
      return ExpressionNode(.integer(text: literal.text.filter { $0 != "_" }, isNegated: false), literal.range)
    case .floating:
      let literal = advance()
      return ExpressionNode(.floating(text: literal.text.filter { $0 != "_" }, isNegated: false), literal.range)
    case .string: return try parseString()
    case .identifier, .dollarIdentifier:
      let name = advance()
      return try parseGenericArguments(ExpressionNode(.name(name.text), name.range))
    case .keyword: return try parseKeyword()
    case .end: throw failHere("expected expression")
    default: break
    }
    switch token.text {
    case "(": return try parseParenthesized()
    case "[": return try parseCollection()
    case "{": return try parseClosure()
    case ".": return try parseImplicitMember()
    case "\\": return try parseKeyPath()
    case "#": return try parseMacro()
    default: throw fail("expected expression", at: start)
    }
  }

  private mutating func parseKeyword() throws -> ExpressionNode {
    let word = token
    switch word.text {
    case "true", "false":
      advance()
      return ExpressionNode(.boolean(word.text == "true"), word.range)
    case "nil":
      advance()
      return ExpressionNode(.nilLiteral, word.range)
    case "self", "Self", "init":
      advance()
      return ExpressionNode(.name(word.text), word.range)
    case "super":
      advance()
      return ExpressionNode(.superReference, word.range)
    case "_":
      advance()
      return ExpressionNode(.discard, word.range)
    case "Any":
      advance()
      return ExpressionNode(.type(.any), word.range)
    case "if":
      let statement = try parseIf()
      return ExpressionNode(.ifExpression(statement), statement.range)
    case "switch":
      let statement = try parseSwitch()
      return ExpressionNode(.switchExpression(statement), statement.range)
    default: throw failHere("expected expression")
    }
  }

  private mutating func parseString() throws -> ExpressionNode {
    let literal = advance()
    var parts: [ExpressionNode.StringPart] = []
    for segment in literal.segments {
      switch segment {
      case .text(let text): parts.append(.text(text))
      case .interpolation(let range): parts.append(.interpolation(try parseInterpolation(range)))
      }
    }
    return ExpressionNode(.string(parts), literal.range)
  }

  private mutating func parseInterpolation(_ range: Range<Int>) throws -> ExpressionNode {
    try nested { parser in
      var inner = Parser(parser.scalars, range: range)
      inner.depth(from: parser)
      defer { parser.diagnostics += inner.diagnostics }
      if inner.isAtEnd { throw inner.fail("expected expression in list of expressions", at: range.lowerBound) }
      let node = try inner.parseExpression()
      guard inner.isAtEnd || inner.token.is(",") else {
        throw inner.fail("expected ',' separator", at: inner.token.range.lowerBound)
      }
      return node
    }
  }

  private mutating func parseImplicitMember() throws -> ExpressionNode {
    let dot = advance()
    guard token.kind == .identifier || token.kind == .keyword, !token.isAtLineStart else {
      let message = "expected identifier after '.' expression"
      throw isAtEnd ? failHere(message) : fail(message, at: dot.range.lowerBound)
    }
    let name = advance()
    return ExpressionNode(.implicitMember(name.text), dot.range.lowerBound..<name.range.upperBound)
  }

  private mutating func parseMacro() throws -> ExpressionNode {
    let pound = advance()
    guard token.kind == .identifier || token.kind == .keyword else {
      throw fail("expected a macro identifier for a pound literal expression", at: pound.range.upperBound)
    }
    if token.hasSpaceBefore {
      throw fail("extraneous whitespace between '#' and macro name is not permitted", at: pound.range.upperBound)
    }
    let name = advance()
    if name.text == "if", isAtEnd {
      throw fail("incomplete condition in conditional compilation directive", at: name.range.upperBound)
    }
    if name.text == "available" {
      throw fail("#available may only be used as condition of an 'if', 'guard' or 'while' statement", at: pound.range.lowerBound)
    }
    if name.text == "line" {
      throw fail("#line directive was renamed to #sourceLocation", at: pound.range.lowerBound)
    }
    return ExpressionNode(.macro(name.text), pound.range.lowerBound..<name.range.upperBound)
  }

  /// `Name<Type, …>` where what follows shows that these are generic arguments.
  mutating func parseGenericArguments(_ node: ExpressionNode) throws -> ExpressionNode {
    guard scalars.indices.contains(previousEnd), scalars[previousEnd] == "<",
      [.infixOperator, .prefixOperator, .postfixOperator].contains(token.kind), !token.hasSpaceBefore
    else { return node }
    guard let members = Self.membersOfPath(node) else { return node }
    let nameStart = node.start
    var parser = TypeParser(scalars, at: nameStart)
    guard let type = parser.parseNominal(members: members), parser.position > previousEnd else { return node }
    let end = parser.position
    if end < scalars.count, !"().,;:]{}? \n!".unicodeScalars.contains(scalars[end]) { return node }
    relex(from: end)
    return ExpressionNode(.type(type), nameStart..<end)
  }

  /// How many names follow the first in `Name` or `Outer.Inner`; `nil` for anything else.
  private static func membersOfPath(_ node: ExpressionNode) -> Int? {
    switch node.kind {
    case .name: 0
    case .member(let base, let name, _): name.first?.isUppercase == true ? membersOfPath(base).map { $0 + 1 } : nil
    default: nil
    }
  }

  /// type: read by the type parser at the current token.
  mutating func parseType() throws -> ExpressionNode.WrittenType {
    let start = token.range.lowerBound
    var parser = TypeParser(scalars, at: start)
    guard !isAtEnd, let type = parser.parseType() else { throw fail("expected type", at: isAtEnd ? previousEnd : start) }
    relex(from: parser.position)
    return ExpressionNode.WrittenType(type: type, range: start..<parser.position)
  }

  /// Goes on with the tokens after a piece of source that another reader has read.
  private mutating func relex(from end: Int) {
    while token.kind != .end, token.range.upperBound <= end { advance() }
    guard token.range.lowerBound < end else { return }
    // The reader stopped inside a token (`>` of `>?`): split it.
    let upper = tokens[tokens.count - 1].range.upperBound
    var lexer = Lexer(scalars, range: end..<max(end, upper))
    tokens.replaceSubrange(index..., with: lexer.tokenize())
  }

  private mutating func depth(from parser: Parser) {
    for _ in 0..<parser.currentDepth { enter() }
  }

  /// key-path = "\" [ type ] { "." name | "?" | "!" | "[" arguments "]" }
  private mutating func parseKeyPath() throws -> ExpressionNode {
    let start = advance().range.lowerBound
    if isAtEnd { throw diagnostics.isEmpty ? failHere("expected expression path in Swift key path") : SyntaxFailure() }
    var root: ExpressionNode.WrittenType?
    if token.kind == .identifier {
      var name = SwiftType.named(token.text, [])
      let begin = token.range.lowerBound
      advance()
      if token.text == "<", let end = genericEnd(from: begin) {
        var parser = TypeParser(scalars, at: begin)
        name = parser.parseType() ?? name
        relex(from: end)
      }
      root = ExpressionNode.WrittenType(type: name, range: begin..<previousEnd)
    }
    var parts: [ExpressionNode.KeyPathPart] = []
    while true {
      if token.is(".") {
        let dot = advance()
        guard token.kind == .identifier || token.kind == .keyword || token.kind == .integer else {
          throw fail("expected member name following '.'", at: dot.range.lowerBound)
        }
        let name = advance()
        parts.append(.member(name.text, name.range))
      } else if token.is("[") {
        parts.append(.subscripted(try parseArguments(close: "]")))
      } else if token.kind == .postfixOperator, token.text == "?" || token.text == "!" {
        parts.append(advance().text == "?" ? .optionalChain : .forceUnwrap)
      } else {
        break
      }
    }
    return ExpressionNode(.keyPath(root, parts), start..<previousEnd)
  }

  private func genericEnd(from begin: Int) -> Int? {
    var parser = TypeParser(scalars, at: begin)
    guard parser.parseType() != nil else { return nil }
    return parser.position
  }

  /// closure = "{" [ captures ] [ parameters [ "->" type ] "in" ] statements "}"
  mutating func parseClosure() throws -> ExpressionNode {
    let start = token.range.lowerBound
    return try nested { parser in
      let allowed = parser.forbidsTrailingClosure
      parser.forbidsTrailingClosure = false
      defer { parser.forbidsTrailingClosure = allowed }
      var parameters: [ClosureNode.Parameter]?
      var result: ExpressionNode.WrittenType?
      var captures: [ClosureNode.Capture] = []
      if parser.hasSignature() {
        parser.advance()
        (captures, parameters, result) = try parser.parseSignature()
        // The body is read as a block: step back onto a brace.
        parser.index -= 1
        parser.tokens[parser.index].kind = .punctuation
        parser.tokens[parser.index].text = "{"
      }
      let body = try parser.parseBraces()
      let range = start..<parser.previousEnd
      let closure = ClosureNode(parameters: parameters, result: result, body: body, range: range)
      closure.captures = captures
      return ExpressionNode(.closure(closure), range)
    }
  }

  /// Whether `in` follows before anything that can't be part of a closure's signature.
  private func hasSignature() -> Bool {
    var offset = 1
    while index + offset < tokens.count - 1 {
      let next = peek(offset)
      if next.isKeyword("in") { return true }
      switch next.kind {
      case .identifier, .dollarIdentifier: break
      case .keyword where ["_", "inout", "throws", "self", "Any"].contains(next.text): break
      case .punctuation where ["(", ")", ",", ":", "->", "[", "]", ".", "@", "="].contains(next.text): break
      case .postfixOperator where next.text == "?": break
      default: return false
      }
      offset += 1
    }
    return false
  }

  private mutating func parseSignature() throws -> ([ClosureNode.Capture], [ClosureNode.Parameter]?, ExpressionNode.WrittenType?) {
    var captures: [ClosureNode.Capture] = []
    if token.is("[") {
      advance()
      while !isAtEnd, !take("]") {
        let ownership: ClosureNode.Capture.Ownership =
          peek().is(",") || peek().is("]") ? .strong : token.text == "weak" ? .weak : token.text == "unowned" ? .unowned : .strong
        if ownership != .strong { advance() }
        if ownership == .unowned, take("(") { while !isAtEnd, !take(")") { advance() } }
        if token.kind == .identifier || token.isKeyword("self"), peek().is(",") || peek().is("]") {
          captures.append(ClosureNode.Capture(name: token.text, ownership: ownership))
        }
        advance()
      }
      // Captures alone leave the parameters to `$0`.
      if takeKeyword("in") { return (captures, nil, nil) }
    }
    let hasParentheses = take("(")
    var parameters: [ClosureNode.Parameter] = []
    while !token.is(")"), !token.isKeyword("in"), !token.is("->") {
      guard token.kind == .identifier || token.isKeyword("_") else { throw failHere("expected parameter name") }
      let name = advance()
      var parameter = ClosureNode.Parameter(name: name.text, type: nil, range: name.range)
      if hasParentheses, take(":") { parameter.type = try parseType() }
      parameters.append(parameter)
      if !take(",") { break }
    }
    if hasParentheses, !take(")") { throw failHere("expected ')' in closure parameter list") }
    _ = takeKeyword("throws")
    let result = take("->") ? try parseType() : nil
    guard takeKeyword("in") else { throw failHere("expected 'in' after closure signature") }
    return (captures, parameters, result)
  }
}
