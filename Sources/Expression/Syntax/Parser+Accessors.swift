import Inspection

extension Parser {
  /// accessors = "{" statements "}" | "{" { ( "get" | "set" | "willSet" | "didSet" ) [ "(" name ")" ] block } "}"
  mutating func parseAccessors(into variable: inout VariableDeclaration) throws {
    let words: Set = ["get", "set", "willSet", "didSet"]
    guard peek().kind == .identifier, words.contains(peek().text), peek(2).is("{") || peek(2).is("(") else {
      variable.getter = try parseBraces()
      return
    }
    advance()
    while words.contains(token.text) {
      let word = advance().text
      var name = word == "didSet" ? "oldValue" : "newValue"
      if take("(") {
        guard token.kind == .identifier else { throw failHere("expected \(word) parameter name") }
        name = advance().text
        guard take(")") else { throw failAfterPrevious("expected ')' after \(word) parameter name") }
      }
      guard token.is("{") else { throw failHere("expected '{' to start \(word)ter definition") }
      let accessor = AccessorNode(parameter: name, body: try parseBraces())
      switch word {
      case "get": variable.getter = accessor.body
      case "set": variable.setter = accessor
      case "willSet": variable.willSet = accessor
      default: variable.didSet = accessor
      }
    }
    guard take("}") else { throw failHere("expected '}' at end of accessors") }
  }
}
