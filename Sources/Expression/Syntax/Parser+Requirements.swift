import Inspection

// What a protocol asks for: `func area() -> Double`, `var name: String { get }`.
extension Parser {
  /// requirement = { "static" | "mutating" } ( "func" head | "var" name ":" type "{" "get" [ "set" ] "}" )
  mutating func parseRequirement(into members: inout Members) throws {
    var isStatic = false
    var isMutating = false
    while ["static", "mutating"].contains(token.text) {
      isStatic = isStatic || token.text == "static"
      isMutating = isMutating || token.text == "mutating"
      advance()
    }
    if takeKeyword("var") {
      var property = try parsePropertyRequirement()
      property.isStatic = isStatic
      members.properties.append(property)
    } else if token.isKeyword("func") {
      let start = advance().range.lowerBound
      var function = try parseFunctionRequirement(start: start)
      function.isStatic = isStatic
      function.isMutating = isMutating
      members.functions.append(FunctionNode(name: function.name, declaration: function, body: [], range: start..<previousEnd))
    } else {
      throw failHere("expected declaration")
    }
  }

  private mutating func parsePropertyRequirement() throws -> VariableDeclaration {
    let start = token.range.lowerBound
    let pattern = try parseBindingPattern(isConstant: false)
    guard take(":") else { throw failAfterPrevious("type annotation missing in pattern") }
    let type = try parseType()
    guard take("{") else {
      throw failAfterPrevious("property in protocol must have explicit { get } or { get set } specifier")
    }
    var isSettable = false
    while !token.is("}") {
      guard token.text == "get" || token.text == "set" else { throw failHere("expected get or set in a protocol property") }
      isSettable = isSettable || token.text == "set"
      advance()
    }
    advance()
    return VariableDeclaration(
      isConstant: !isSettable, pattern: pattern, type: type, value: nil, getter: nil, range: start..<previousEnd)
  }

  /// A head ends where the next requirement begins.
  private mutating func parseFunctionRequirement(start: Int) throws -> Declaration {
    let head = token.range.lowerBound
    let begins = index
    while !isAtEnd, !token.is("}"), !token.is(";"), !token.is("{"),
      index == begins || !(token.isAtLineStart || ["func", "var", "static", "mutating"].contains(token.text))
    { advance() }
    if token.is("{") { throw failHere("protocol methods must not have bodies") }
    let text = String(String.UnicodeScalarView(scalars[head..<previousEnd]))
    guard let declaration = Declaration(parsing: "func " + text) else {
      throw fail("expected parameter name followed by ':'", at: previousEnd)
    }
    return declaration
  }
}
