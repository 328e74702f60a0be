import Inspection

extension Parser {
  /// expression = element { operator element }: a flat list, folded by precedence.
  mutating func parseExpression() throws -> ExpressionNode {
    try nested { try $0.parseSequence() }
  }

  /// One infix step of a flat expression.
  private enum Step {
    case binary(ExpressionNode.OperatorName, Precedence)
    case assignment(Int)
    case ternary(ExpressionNode, question: Int)
    case cast(ExpressionNode.CastKind, ExpressionNode.WrittenType, Int)

    var precedence: Precedence {
      switch self {
      case .binary(_, let precedence): return precedence
      case .assignment: return .assignment
      case .ternary: return .ternary
      case .cast: return .casting
      }
    }
  }

  private mutating func parseSequence() throws -> ExpressionNode {
    var operands = [try parseElement()]
    var steps: [Step] = []
    while !token.isAtLineStart || continuesLine, let step = try parseStep(after: operands[operands.count - 1]) {
      if case .binary(let name, let precedence) = step, case .binary(let previous, let other)? = steps.last,
        precedence == other, precedence.associativity == .none, let group = precedence.groupName
      {
        _ = name
        adjacent.append(
          CompilerDiagnostic(
            .error, "adjacent operators are in non-associative precedence group '\(group)'",
            .user(offset: previous.range.lowerBound, length: previous.range.count)))
      }
      steps.append(step)
      guard steps.count <= 2 * Self.maximumDepth else { throw fail("expression is too long", at: token.range.lowerBound) }
      if case .cast = step {
        // The type stands for the right operand.
        operands.append(operands[operands.count - 1])
      } else {
        operands.append(try parseElement())
      }
    }
    var position = 0
    return fold(&operands, steps, &position, minimum: .assignment)
  }

  /// An operator at the start of a line goes on with the expression of the line before.
  private var continuesLine: Bool { token.kind == .infixOperator || token.is("?") || token.is("=") }

  private mutating func parseStep(after operand: ExpressionNode) throws -> Step? {
    if token.kind == .infixOperator {
      let name = advance()
      let precedence = Precedence(of: name.text) ?? .default
      if isAtEnd { throw failHere("expected expression after operator") }
      if token.is("=") { throw fail("expected expression after operator", at: token.range.lowerBound) }
      return .binary(ExpressionNode.OperatorName(text: name.text, range: name.range), precedence)
    }
    if token.is("=") {
      let offset = advance().range.lowerBound
      if isAtEnd { throw failHere("expected expression in assignment") }
      if token.is("=") || token.is(";") { throw fail("expected expression in assignment", at: token.range.lowerBound) }
      return .assignment(offset)
    }
    if token.is("?") {
      let offset = advance().range.lowerBound
      if token.is(":") { throw fail("expected expression after '?' in ternary expression", at: token.range.lowerBound) }
      if isAtEnd { throw failHere("expected expression after '?' in ternary expression") }
      let middle = try parseExpression()
      guard take(":") else { throw fail("expected ':' after '? ...' in ternary expression", at: offset) }
      if isAtEnd { throw failHere("expected expression after '? ... :' in ternary expression") }
      return .ternary(middle, question: offset)
    }
    if token.isKeyword("is") || token.isKeyword("as") { return try parseCast() }
    if token.is("->") {
      return try failArrow(after: operand)
    }
    return nil
  }

  /// C's arrow: both sides are wrong as types, and what they name may not exist either.
  private mutating func failArrow(after operand: ExpressionNode) throws -> Step? {
    let before = index > 0 ? tokens[index - 1] : token
    let arrow = advance()
    let start = operand.location
    if before.range.lowerBound == start { noteName(before) }
    _ = fail("expected type before '->'", at: start)
    let place = min(token.range.lowerBound, arrow.range.upperBound)
    if token.range.lowerBound == place, !peek().is("."), !peek().is("(") { noteName(token) }
    throw fail("expected type after '->'", at: place)
  }

  /// Remembers a name that is looked up although the syntax is wrong.
  private mutating func noteName(_ token: Token) {
    guard token.kind == .identifier else { return }
    names.append((token.text, token.range, diagnostics.count))
  }

  private mutating func parseCast() throws -> Step {
    let keyword = advance()
    var kind: ExpressionNode.CastKind = keyword.text == "is" ? .test : .coerce
    if keyword.text == "as", token.kind == .postfixOperator {
      kind = advance().text == "!" ? .forced : .conditional
    }
    if isAtEnd { throw failHere("expected type after '\(keyword.text)'") }
    return .cast(kind, try parseType(), keyword.range.lowerBound)
  }

  /// Folds operands and steps into a tree, as long as they bind at least as tightly as `minimum`.
  private func fold(
    _ operands: inout [ExpressionNode], _ steps: [Step], _ position: inout Int, minimum: Precedence
  ) -> ExpressionNode {
    var left = operands[position]
    while position < steps.count, steps[position].precedence >= minimum {
      let step = steps[position]
      let precedence = step.precedence
      position += 1
      if case .cast(let kind, let type, let offset) = step {
        left = ExpressionNode(
          .cast(left, kind, type, operatorOffset: offset), left.range.lowerBound..<type.range.upperBound)
        continue
      }
      var right = operands[position]
      while position < steps.count,
        steps[position].precedence > precedence
          || (steps[position].precedence == precedence && precedence.associativity == .right)
      {
        operands[position] = right
        right = fold(&operands, steps, &position, minimum: steps[position].precedence)
      }
      left = combine(left, step, right)
    }
    return left
  }

  private func combine(_ left: ExpressionNode, _ step: Step, _ right: ExpressionNode) -> ExpressionNode {
    let range = left.range.lowerBound..<max(left.range.upperBound, right.range.upperBound)
    switch step {
    case .binary(let name, _): return ExpressionNode(.binary(left, name, right), range)
    case .assignment(let offset): return ExpressionNode(.assignment(left, right, equal: offset), range)
    case .ternary(let middle, let offset):
      return ExpressionNode(.ternary(left, middle, right, question: offset), range)
    case .cast: return left
    }
  }

  /// element = [ "try" | "await" ] prefix-operator postfix-expression
  private mutating func parseElement() throws -> ExpressionNode {
    if token.isKeyword("try") {
      let start = advance().range.lowerBound
      var kind = ExpressionNode.TryKind.plain
      if token.kind == .postfixOperator, token.text == "!" || token.text == "?" {
        kind = advance().text == "!" ? .forced : .optional
      }
      if isAtEnd { throw failHere("expected expression") }
      let inner = try parseExpression()
      return ExpressionNode(.trying(kind, inner), start..<inner.range.upperBound)
    }
    if token.isKeyword("await") {
      let start = advance().range.lowerBound
      if isAtEnd { throw failHere("expected expression after 'await'") }
      let inner = try parseExpression()
      return ExpressionNode(.awaiting(inner), start..<inner.range.upperBound)
    }
    if token.is("&") {
      let start = advance().range.lowerBound
      let inner = try nested { try $0.parseElement() }
      return ExpressionNode(.inoutReference(inner), start..<inner.range.upperBound)
    }
    if token.kind == .prefixOperator { return try parsePrefix() }
    if token.kind == .infixOperator || token.kind == .postfixOperator {
      throw fail("unary operator cannot be separated from its operand", at: token.range.lowerBound)
    }
    return try parsePostfix()
  }

  private mutating func parsePrefix() throws -> ExpressionNode {
    let name = advance()
    let operand = try nested { try $0.parseElement() }
    let range = name.range.lowerBound..<operand.range.upperBound
    // A minus directly before a literal is part of the literal.
    if name.text == "-", operand.start == name.range.upperBound {
      switch operand.kind {
      case .integer(let text, false): return ExpressionNode(.integer(text: text, isNegated: true), range)
      case .floating(let text, false): return ExpressionNode(.floating(text: text, isNegated: true), range)
      default: break
      }
    }
    return ExpressionNode(.prefix(ExpressionNode.OperatorName(text: name.text, range: name.range), operand), range)
  }
}
