import Inspection

extension Parser {
  /// postfix-expression = primary { "." name | arguments | "[" arguments "]" | "?" | "!" | trailing-closure }
  mutating func parsePostfix() throws -> ExpressionNode {
    var node = try parsePrimary()
    var steps = 0
    while true {
      steps += 1
      guard steps < Self.maximumDepth else { throw fail("expression is too long", at: token.range.lowerBound) }
      if token.is("."), let next = try parseMember(of: node) {
        node = next
      } else if token.is("("), !token.isAtLineStart {
        node = try parseCall(node)
      } else if token.is("["), !token.isAtLineStart {
        let list = try parseArguments(close: "]")
        node = ExpressionNode(.subscripted(node, list), node.start..<previousEnd)
      } else if token.is("{"), !token.isAtLineStart, !forbidsTrailingClosure, acceptsTrailingClosure(node) {
        let start = token.range.lowerBound
        let list = ExpressionNode.ArgumentList(
          arguments: [], trailing: try parseTrailingClosures(), range: start..<start)
        node = ExpressionNode(.call(node, list), node.start..<previousEnd)
      } else if token.kind == .postfixOperator {
        node = parsePostfixOperator(node)
      } else {
        return node
      }
    }
  }

  private func acceptsTrailingClosure(_ node: ExpressionNode) -> Bool {
    switch node.kind {
    case .name, .member, .implicitMember, .type: return true
    default: return false
    }
  }

  private mutating func parsePostfixOperator(_ node: ExpressionNode) -> ExpressionNode {
    let name = advance()
    let range = node.start..<name.range.upperBound
    switch name.text {
    case "?": return ExpressionNode(.optionalChain(node), range)
    case "!": return ExpressionNode(.forceUnwrap(node), range)
    default:
      return ExpressionNode(.postfix(node, ExpressionNode.OperatorName(text: name.text, range: name.range)), range)
    }
  }

  /// "." name, "." number; `nil` when the dot begins an implicit member on the next line.
  private mutating func parseMember(of node: ExpressionNode) throws -> ExpressionNode? {
    let dot = advance()
    switch token.kind {
    case .identifier, .keyword, .dollarIdentifier:
      if token.isAtLineStart, token.kind == .keyword, token.text != "self", token.text != "init" { break }
      if token.hasSpaceBefore, !token.isAtLineStart {
        throw fail("extraneous whitespace after '.' is not permitted", at: dot.range.lowerBound)
      }
      let name = advance()
      let member = ExpressionNode(
        .member(node, name.text, nameRange: name.range), node.start..<name.range.upperBound)
      return try parseGenericArguments(member)
    case .integer where node.isNumber, .floating where node.isNumber:
      throw fail("expected named member of numeric literal", at: token.range.lowerBound, length: node.range.count)
    case .integer:
      let name = advance()
      return ExpressionNode(.member(node, name.text, nameRange: name.range), node.start..<name.range.upperBound)
    case .floating where token.text.allSatisfy({ $0.isNumber || $0 == "." }):
      let name = advance()
      let parts = name.text.split(separator: ".").map(String.init)
      guard parts.count == 2 else { break }
      let middle = name.range.lowerBound + parts[0].count
      let first = ExpressionNode(
        .member(node, parts[0], nameRange: name.range.lowerBound..<middle), node.start..<middle)
      return ExpressionNode(
        .member(first, parts[1], nameRange: middle + 1..<name.range.upperBound), node.start..<name.range.upperBound)
    default: break
    }
    let isApart = isAtEnd || token.hasSpaceBefore || !token.is("[")
    throw fail("expected member name following '.'", at: isApart ? dot.range.lowerBound : token.range.lowerBound)
  }

  private mutating func parseCall(_ callee: ExpressionNode) throws -> ExpressionNode {
    var list = try parseArguments(close: ")")
    if token.is("{"), !token.isAtLineStart, !forbidsTrailingClosure { list.trailing = try parseTrailingClosures() }
    return ExpressionNode(.call(callee, list), callee.start..<previousEnd)
  }

  private mutating func parseTrailingClosures() throws -> [ExpressionNode.Argument] {
    var closures = [ExpressionNode.Argument(label: nil, labelRange: nil, value: try parseClosure())]
    while token.kind == .identifier, peek().is(":"), peek(2).is("{"), !token.isAtLineStart {
      let label = advance()
      advance()
      closures.append(
        ExpressionNode.Argument(label: label.text, labelRange: label.range, value: try parseClosure()))
    }
    return closures
  }

  /// arguments = "(" [ [ label ":" ] expression { "," … } ] ")"
  mutating func parseArguments(close: String) throws -> ExpressionNode.ArgumentList {
    let open = advance()
    let allowed = forbidsTrailingClosure
    forbidsTrailingClosure = false
    defer { forbidsTrailingClosure = allowed }
    let arguments = try parseList(open: open, close: close)
    return ExpressionNode.ArgumentList(arguments: arguments, range: open.range.lowerBound..<previousEnd)
  }

  /// A list up to its closing bracket, the opening one being read.
  private mutating func parseList(open: Token, close: String) throws -> [ExpressionNode.Argument] {
    var arguments: [ExpressionNode.Argument] = []
    while !take(close) {
      if token.is(",") {
        _ = fail("unexpected ',' separator", at: token.range.lowerBound)
        advance()
        if token.is(close) { throw fail("expected expression in list of expressions", at: token.range.lowerBound) }
        throw SyntaxFailure()
      }
      if isAtEnd { throw failHere("expected expression in list of expressions") }
      if token.is(":") {
        _ = fail("expected argument label before colon", at: advance().range.lowerBound)
        throw token.is(close) ? fail("expected expression in list of expressions", at: token.range.lowerBound) : SyntaxFailure()
      }
      arguments.append(try parseArgument())
      if take(",") { continue }
      if token.is(close) { continue }
      if isAtEnd || token.is("}") || token.is(")") || token.is("]") {
        note("to match this opening '\(open.text)'", at: open.range.lowerBound)
        throw SyntaxFailure()
      }
      let place = token.range.lowerBound
      _ = fail("expected ',' separator", at: place)
      throw token.is(":") ? fail("expected argument label before colon", at: place) : SyntaxFailure()
    }
    return arguments
  }

  private mutating func parseArgument() throws -> ExpressionNode.Argument {
    if token.kind == .identifier || token.kind == .keyword, peek().is(":"), !token.isKeyword("_") {
      let label = advance()
      advance()
      if isAtEnd { throw failHere("expected expression in list of expressions") }
      return ExpressionNode.Argument(label: label.text, labelRange: label.range, value: try parseArgumentValue())
    }
    return ExpressionNode.Argument(label: nil, labelRange: nil, value: try parseArgumentValue())
  }

  /// An expression, or an operator alone: `sorted(by: >)`.
  private mutating func parseArgumentValue() throws -> ExpressionNode {
    let isOperator = [.infixOperator, .prefixOperator, .postfixOperator].contains(token.kind)
    if isOperator, peek().is(")") || peek().is(",") {
      let name = advance()
      return ExpressionNode(
        .operatorReference(ExpressionNode.OperatorName(text: name.text, range: name.range)), name.range)
    }
    return try parseExpression()
  }

  /// parenthesized = "(" [ expression { "," expression } ] ")"
  mutating func parseParenthesized() throws -> ExpressionNode {
    let open = advance()
    let allowed = forbidsTrailingClosure
    forbidsTrailingClosure = false
    defer { forbidsTrailingClosure = allowed }
    let elements = try parseList(open: open, close: ")")
    let range = open.range.lowerBound..<previousEnd
    if elements.count == 1, elements[0].label == nil {
      return ExpressionNode(.parenthesized(elements[0].value), range)
    }
    return ExpressionNode(.tuple(elements), range)
  }

  /// collection = "[" [ element { "," element } ] "]" | "[" ":" "]"
  mutating func parseCollection() throws -> ExpressionNode {
    let open = advance()
    let allowed = forbidsTrailingClosure
    forbidsTrailingClosure = false
    defer { forbidsTrailingClosure = allowed }
    if token.is(":") {
      let colon = advance()
      guard take("]") else { throw fail("expected expression in container literal", at: colon.range.lowerBound) }
      return ExpressionNode(.dictionary([]), open.range.lowerBound..<previousEnd)
    }
    var elements: [ExpressionNode] = []
    var entries: [(key: ExpressionNode, value: ExpressionNode)] = []
    while !take("]") {
      if token.is(",") { throw fail("expected expression in container literal", at: token.range.lowerBound) }
      if isAtEnd { throw failHere("expected expression in container literal") }
      let first = try parseExpression()
      if take(":") {
        if isAtEnd { throw failHere("expected value in dictionary literal") }
        if token.is("]") { throw fail("expected value in dictionary literal", at: token.range.lowerBound) }
        entries.append((first, try parseExpression()))
      } else {
        elements.append(first)
      }
      if take(",") || token.is("]") { continue }
      if isAtEnd { throw failCollection(open) }
      let place = token.range.lowerBound
      _ = fail("expected ',' separator", at: place)
      throw token.is(")") ? fail("expected expression in container literal", at: place) : SyntaxFailure()
    }
    let range = open.range.lowerBound..<previousEnd
    return ExpressionNode(entries.isEmpty ? .array(elements) : .dictionary(entries), range)
  }

  private mutating func failCollection(_ open: Token) -> SyntaxFailure {
    _ = failAfterPrevious("expected ']' in container literal expression")
    note("to match this opening '['", at: open.range.lowerBound)
    return SyntaxFailure()
  }
}

extension ExpressionNode {
  /// Whether it is a number literal as it stands.
  fileprivate var isNumber: Bool {
    switch kind {
    case .integer, .floating: return true
    default: return false
    }
  }
}
