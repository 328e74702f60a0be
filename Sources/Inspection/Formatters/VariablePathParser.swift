/// A variable path taken apart.
indirect enum VariablePathNode {
  case name(VariablePathToken)
  case member(VariablePathNode, VariablePathToken, isArrow: Bool)
  case index(VariablePathNode, Int, bracket: VariablePathToken)
  case bitField(VariablePathNode, Int, Int, bracket: VariablePathToken)
  case dereference(VariablePathNode, star: VariablePathToken)
  case address(VariablePathNode, amp: VariablePathToken)
}

/// Reads `unary := ("*" | "&") unary | primary { "." name | "->" name | "[" index "]" }`.
struct VariablePathParser {
  private let tokens: [VariablePathToken]
  private var position = 0
  private var depth = 0
  private static let depthLimit = 128

  init(_ tokens: [VariablePathToken]) { self.tokens = tokens }

  mutating func parse() -> Result<VariablePathNode, VariablePathError> {
    do throws(VariablePathError) {
      let node = try parseUnary()
      guard current.kind == .eof else { throw expected("eof") }
      return .success(node)
    } catch {
      return .failure(error)
    }
  }

  private var current: VariablePathToken { tokens[min(position, tokens.count - 1)] }

  private func expected(_ kind: String) -> VariablePathError {
    VariablePathError(column: current.column, message: "expected '\(kind)', got: \(current.quoted)")
  }

  private mutating func parseUnary() throws(VariablePathError) -> VariablePathNode {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      throw VariablePathError(column: current.column, message: "expression is nested too deeply")
    }
    let token = current
    switch token.kind {
    case .star:
      position += 1
      return .dereference(try parseUnary(), star: token)
    case .amp:
      position += 1
      return .address(try parseUnary(), amp: token)
    default: return try parsePostfix()
    }
  }

  private mutating func parsePostfix() throws(VariablePathError) -> VariablePathNode {
    var node = try parsePrimary()
    while true {
      let token = current
      switch token.kind {
      case .period, .arrow:
        position += 1
        // What is no name stands for an empty one, and is left to be complained about.
        var name = current
        if name.kind == .identifier { position += 1 } else { name.text = "" }
        node = .member(node, name, isArrow: token.kind == .arrow)
      case .leftSquare:
        position += 1
        node = try parseIndex(of: node, bracket: token)
      default: return node
      }
    }
  }

  private mutating func parsePrimary() throws(VariablePathError) -> VariablePathNode {
    let token = current
    switch token.kind {
    case .identifier:
      position += 1
      return .name(token)
    case .leftParenthesis:
      position += 1
      let inner = try parseUnary()
      guard current.kind == .rightParenthesis else { throw expected("r_paren") }
      position += 1
      return inner
    default:
      throw VariablePathError(column: token.column, message: "Unexpected token: \(token.quoted)")
    }
  }

  private mutating func parseIndex(
    of base: VariablePathNode, bracket: VariablePathToken
  ) throws(VariablePathError) -> VariablePathNode {
    let first = try parseNumber()
    var last: Int?
    if current.kind == .minus {
      position += 1
      last = try parseNumber()
    }
    guard current.kind == .rightSquare else { throw expected("r_square") }
    position += 1
    if let last { return .bitField(base, first, last, bracket: bracket) }
    return .index(base, first, bracket: bracket)
  }

  private mutating func parseNumber() throws(VariablePathError) -> Int {
    let isNegative = current.kind == .minus
    if isNegative { position += 1 }
    let token = current
    guard token.kind == .number, let number = Self.number(token.text) else {
      throw VariablePathError(column: token.column, message: "failed to parse integer constant: \(token.quoted)")
    }
    position += 1
    return isNegative ? -number : number
  }

  private static func number(_ text: String) -> Int? {
    let lower = text.lowercased()
    if lower.hasPrefix("0x") { return Int(lower.dropFirst(2), radix: 16) }
    if lower.hasPrefix("0b") { return Int(lower.dropFirst(2), radix: 2) }
    if lower.count > 1, lower.hasPrefix("0") { return Int(lower.dropFirst(), radix: 8) }
    return Int(lower)
  }
}
