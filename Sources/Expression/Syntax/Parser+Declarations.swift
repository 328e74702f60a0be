import Inspection

extension Parser {
  /// variable-declaration = ( "let" | "var" ) binding { "," binding }
  mutating func parseVariables() throws -> [VariableDeclaration] {
    let keyword = advance()
    var variables: [VariableDeclaration] = []
    repeat { variables.append(try parseVariable(after: keyword)) } while take(",")
    return variables
  }

  /// binding = pattern [ ":" type ] [ "=" expression ]
  private mutating func parseVariable(after keyword: Token) throws -> VariableDeclaration {
    let isConstant = keyword.text == "let"
    let pattern = try parseBindingPattern(isConstant: isConstant)
    var type: ExpressionNode.WrittenType?
    if take(":") { type = try parseType() }
    var value: ExpressionNode?
    if token.is("=") {
      advance()
      if isAtEnd { throw failAfterPrevious("expected initial value after '='") }
      value = try parseExpression()
    }
    var variable = VariableDeclaration(
      isConstant: isConstant, pattern: pattern, type: type, value: value, getter: nil, range: keyword.range)
    if token.is("{"), !isConstant, value == nil || ["willSet", "didSet"].contains(peek().text) {
      try parseAccessors(into: &variable)
    }
    variable.range = keyword.range.lowerBound..<previousEnd
    return variable
  }

  /// The pattern after `let`, `var` or `for`.
  mutating func parseBindingPattern(isConstant: Bool) throws -> PatternNode {
    if takeKeyword("_") { return .wildcard }
    if take("(") {
      var elements: [(label: String?, pattern: PatternNode)] = []
      repeat { elements.append((nil, try nested { try $0.parseBindingPattern(isConstant: isConstant) })) } while take(",")
      guard take(")") else { throw failAfterPrevious("expected ')' at end of tuple pattern") }
      return .tuple(elements)
    }
    if token.kind == .keyword, !token.isAtLineStart {
      let place = token.range.lowerBound
      let failure = fail("keyword '\(token.text)' cannot be used as an identifier here", at: place)
      note("if this name is unavoidable, use backticks to escape it", at: place)
      throw failure
    }
    guard token.kind == .identifier || token.kind == .dollarIdentifier else {
      throw fail("expected pattern", at: isAtEnd ? previousEnd : token.range.lowerBound)
    }
    let name = advance()
    return .binding(name.text, isConstant: isConstant, name.range)
  }

  /// pattern = "_" | "let" pattern | "." name [ tuple ] | "is" type | tuple | expression
  mutating func parsePattern(isMatching: Bool, binding: Bool? = nil) throws -> PatternNode {
    var pattern = try nested { try $0.parsePrimaryPattern(isMatching: isMatching, binding: binding) }
    if token.kind == .postfixOperator, token.text == "?" {
      advance()
      pattern = .optional(pattern)
    }
    if takeKeyword("as") { pattern = .asType(pattern, try parseType()) }
    return pattern
  }

  private mutating func parsePrimaryPattern(isMatching: Bool, binding: Bool?) throws -> PatternNode {
    if takeKeyword("_") { return .wildcard }
    if token.isKeyword("let") || token.isKeyword("var") {
      let isConstant = advance().text == "let"
      return try parsePattern(isMatching: isMatching, binding: isConstant)
    }
    if takeKeyword("is") { return .isType(try parseType()) }
    if token.is("."), peek().kind == .identifier || peek().kind == .keyword {
      let start = advance().range.lowerBound
      let name = advance()
      let payload = token.is("(") ? try parsePatternTuple(binding: binding) : nil
      return .enumCase(nil, name.text, payload, start..<previousEnd)
    }
    if token.kind == .identifier, let isConstant = binding, !peek().is("."), !peek().is("(") {
      let name = advance()
      return .binding(name.text, isConstant: isConstant, name.range)
    }
    if token.is("("), binding != nil || hasPatternInParentheses() {
      return .tuple(try parsePatternTuple(binding: binding))
    }
    if let pattern = try parseQualifiedCase(binding: binding) { return pattern }
    let expression = try parseExpression()
    if case .call(let callee, let list) = expression.kind, case .member(let base, let name, _) = callee.kind,
      list.arguments.contains(where: { if case .discard = $0.value.kind { true } else { false } })
    {
      let payload = list.arguments.map { (label: $0.label, pattern: PatternNode.expression($0.value)) }
      return .enumCase(base, name, payload, expression.range)
    }
    return .expression(expression)
  }

  /// `Failure.rejected(let code)`: a case behind its type's name.
  private mutating func parseQualifiedCase(binding: Bool?) throws -> PatternNode? {
    var last = 0
    while peek(last).kind == .identifier, peek(last + 1).is("."), peek(last + 2).kind == .identifier { last += 2 }
    guard last > 0, peek(last + 1).is("("), binding != nil || hasPatternInParentheses(from: last + 2) else { return nil }
    let start = token.range.lowerBound
    var base = ExpressionNode(.name(token.text), token.range)
    advance()
    while last > 2 {
      advance()
      let name = advance()
      base = ExpressionNode(.member(base, name.text, nameRange: name.range), start..<name.range.upperBound)
      last -= 2
    }
    advance()
    let name = advance()
    return .enumCase(base, name.text, try parsePatternTuple(binding: binding), start..<previousEnd)
  }

  private func hasPatternInParentheses(from first: Int = 1) -> Bool {
    var offset = first
    var depth = 1
    while depth > 0, index + offset < tokens.count - 1 {
      let next = peek(offset)
      if next.is("(") { depth += 1 }
      if next.is(")") { depth -= 1 }
      if next.isKeyword("let") || next.isKeyword("var") || next.isKeyword("_") || next.isKeyword("is") { return true }
      if next.is("."), peek(offset - 1).is("(") || peek(offset - 1).is(",") { return true }
      offset += 1
    }
    return false
  }

  private mutating func parsePatternTuple(binding: Bool?) throws -> [(label: String?, pattern: PatternNode)] {
    advance()
    var elements: [(label: String?, pattern: PatternNode)] = []
    if take(")") { return elements }
    repeat {
      var label: String?
      if token.kind == .identifier, peek().is(":") {
        label = advance().text
        advance()
      }
      elements.append((label, try parsePattern(isMatching: true, binding: binding)))
    } while take(",")
    guard take(")") else { throw failAfterPrevious("expected ')' at end of tuple pattern") }
    return elements
  }

  /// declaration = function | type | typealias | import
  mutating func parseDeclaration() throws -> StatementNode {
    let keyword = advance()
    switch keyword.text {
    case "import":
      guard token.kind == .identifier else { throw failHere("expected identifier in import declaration") }
      return .importing(advance().text)
    case "func": return .function(try parseFunction(start: keyword.range.lowerBound))
    case "typealias":
      let name = try parseDeclaredName("typealias")
      guard take("=") else { throw failAfterPrevious("expected '=' in type alias declaration") }
      return .typeAlias(name: name, try parseType())
    default: return .typeDeclaration(try parseTypeDeclaration(keyword))
    }
  }

  private mutating func parseDeclaredName(_ what: String) throws -> String {
    guard token.kind == .identifier || token.kind == .dollarIdentifier else {
      throw failHere("expected identifier in \(what) declaration")
    }
    return advance().text
  }

  /// function = "func" name [ generics ] "(" parameters ")" [ effects ] [ "->" type ] block
  private mutating func parseFunction(start: Int, isInitializer: Bool = false) throws -> FunctionNode {
    let isOperator = [.infixOperator, .prefixOperator, .postfixOperator].contains(token.kind) && !isInitializer
    let name = isInitializer ? "init" : isOperator ? advance().text : try parseDeclaredName("function")
    let headStart = isInitializer ? token.range.lowerBound : tokens[index - 1].range.lowerBound
    guard token.is("(") || (token.kind != .end && token.text == "<") else {
      throw failAfterPrevious("expected '(' in argument list of function declaration")
    }
    let scan = startOfBody
    var head = String(String.UnicodeScalarView(scalars[headStart..<tokens[scan].range.lowerBound]))
    if isOperator { head = "operator" + head.dropFirst(name.count) }
    guard var declaration = Declaration(parsing: (isInitializer ? "init" : "func ") + head) else {
      throw fail("expected parameter name followed by ':'", at: tokens[scan].range.lowerBound)
    }
    if isOperator { declaration.name = name }
    index = scan
    guard token.is("{") else { throw fail("expected '{' in body of function declaration", at: headStart) }
    let body = try parseBraces()
    return FunctionNode(name: name, declaration: declaration, body: body, range: start..<previousEnd)
  }

  /// Where the `{` of a body stands, behind the parameters: their default values may have closures.
  private var startOfBody: Int {
    var (scan, depth) = (index, 0)
    while scan < tokens.count - 1, depth > 0 || !tokens[scan].is("{") {
      if tokens[scan].is("(") { depth += 1 }
      if tokens[scan].is(")") { depth -= 1 }
      scan += 1
    }
    return scan
  }

  /// type-declaration = ( "struct" | "class" | "enum" | "extension" | "protocol" ) name [ ":" types ] "{" members "}"
  private mutating func parseTypeDeclaration(_ keyword: Token) throws -> TypeDeclarationNode {
    let isIndirect = index > 1 && tokens[index - 2].text == "indirect"
    let place = token.range.lowerBound
    let name = try parseDeclaredName(keyword.text)
    var inherited: [SwiftType] = []
    if take(":") { repeat { inherited.append(try parseType().type) } while take(",") }
    guard take("{") else { throw failAfterPrevious("expected '{' in \(keyword.text)") }
    var members = Members()
    while !token.is("}") {
      if isAtEnd { throw failUnclosedBrace() }
      try nested { try keyword.text == "protocol" ? $0.parseRequirement(into: &members) : $0.parseMember(into: &members) }
      if take(";") { continue }
    }
    advance()
    let node = TypeDeclarationNode(
      keyword: TypeDeclarationNode.Keyword(rawValue: keyword.text) ?? .structure, name: name, place: place,
      isIndirect: isIndirect, inherited: inherited,
      properties: members.properties, functions: members.functions, cases: members.cases,
      deinitializer: members.deinitializer, range: keyword.range.lowerBound..<previousEnd)
    node.subscripts = members.subscripts
    node.nested = members.nested
    return node
  }

  /// What stands between the braces of a type.
  struct Members {
    var properties: [VariableDeclaration] = []
    var functions: [FunctionNode] = []
    var cases: [TypeDeclarationNode.EnumCaseNode] = []
    var deinitializer: [StatementNode]?
    var subscripts: [(declaration: Declaration, accessors: VariableDeclaration)] = []
    var nested: [TypeDeclarationNode] = []
  }

  /// subscript = "subscript" "(" parameters ")" "->" type accessors
  private mutating func parseSubscript(into members: inout Members) throws {
    let start = advance().range.lowerBound
    let scan = startOfBody
    let head = String(String.UnicodeScalarView(scalars[tokens[index].range.lowerBound..<tokens[scan].range.lowerBound]))
    guard var declaration = Declaration(parsing: "func subscript_" + head), tokens[scan].is("{") else {
      throw fail("expected '{' in body of subscript declaration", at: start)
    }
    // Unlike a function's, a subscript's parameter has no label unless two names are given.
    for parameter in declaration.parameters.indices where declaration.parameters[parameter].label == declaration.parameters[parameter].name
    {
      declaration.parameters[parameter].label = nil
    }
    declaration.name = "subscript"
    declaration.kind = .subscript
    index = scan
    var accessors = VariableDeclaration(isConstant: false, pattern: .wildcard, type: nil, value: nil, getter: nil, range: start..<start)
    try parseAccessors(into: &accessors)
    members.subscripts.append((declaration, accessors))
  }

  private mutating func parseMember(into members: inout Members) throws {
    var isStatic = false
    var isMutating = false
    var isIndirect = false
    var isWeak = false
    var isLazy = false
    var isOverride = false
    let modifiers = [
      "mutating", "final", "private", "fileprivate", "public", "internal", "open", "lazy", "override", "static", "indirect", "weak",
      "convenience", "required",
    ]
    while token.is("@") { try parseAttribute() }
    while modifiers.contains(token.text) || token.isKeyword("class") && ["func", "var"].contains(peek().text),
      token.kind == .identifier || token.kind == .keyword
    {
      isStatic = isStatic || token.text == "static" || token.text == "class"
      isMutating = isMutating || token.text == "mutating"
      isIndirect = isIndirect || token.text == "indirect"
      isWeak = isWeak || token.text == "weak"
      isLazy = isLazy || token.text == "lazy"
      isOverride = isOverride || token.text == "override"
      advance()
      if take("(") { while !isAtEnd, !take(")") { advance() } }
    }
    if token.isKeyword("let") || token.isKeyword("var") {
      for var property in try parseVariables() {
        property.isStatic = isStatic
        property.isWeak = isWeak
        property.isLazy = isLazy
        members.properties.append(property)
      }
    } else if token.isKeyword("func") {
      let start = advance().range.lowerBound
      let function = try parseFunction(start: start)
      var declaration = function.declaration
      declaration.isStatic = isStatic
      declaration.isMutating = isMutating
      declaration.isOverride = isOverride
      members.functions.append(
        FunctionNode(name: function.name, declaration: declaration, body: function.body, range: function.range))
    } else if token.isKeyword("init") {
      let start = advance().range.lowerBound
      let isFailable = token.text == "?"
      if isFailable { advance() }
      var initializer = try parseFunction(start: start, isInitializer: true)
      if isFailable {
        var declaration = initializer.declaration
        declaration.result = .optional(.parameter("Self"))
        initializer = FunctionNode(name: "init", declaration: declaration, body: initializer.body, range: initializer.range)
      }
      members.functions.append(initializer)
    } else if token.text == "subscript", peek().is("(") {
      try parseSubscript(into: &members)
    } else if ["struct", "class", "enum"].contains(token.text), token.kind == .keyword {
      members.nested.append(try parseTypeDeclaration(advance()))
    } else if takeKeyword("case") {
      repeat { members.cases.append(try parseEnumCase(isIndirect: isIndirect)) } while take(",")
    } else if token.kind == .identifier, token.text == "deinit", peek().is("{") {
      advance()
      members.deinitializer = try parseBraces()
    } else {
      throw failHere("expected declaration")
    }
  }

  private mutating func parseEnumCase(isIndirect: Bool) throws -> TypeDeclarationNode.EnumCaseNode {
    guard token.kind == .identifier else { throw failHere("expected identifier in enum 'case' declaration") }
    let place = token.range.lowerBound
    var result = TypeDeclarationNode.EnumCaseNode(
      name: advance().text, place: place, isIndirect: isIndirect, payload: [], rawValue: nil)
    if token.is("(") {
      let type = try parseType()
      if case .tuple(let elements) = type.type {
        result.payload = elements.map { ($0.label, $0.type) }
      } else {
        result.payload = [(nil, type.type)]
      }
    } else if take("=") {
      result.rawValue = try parseExpression()
    }
    return result
  }
}
