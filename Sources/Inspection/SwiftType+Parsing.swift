extension SwiftType {
  /// Reads a type as Swift source writes it; names stay `.named` until a registry resolves them.
  ///
  /// - Returns: `nil` when `text` is not one whole type.
  public init?(parsing text: String) {
    var parser = TypeParser(Array(text.unicodeScalars))
    guard let type = parser.parseType() else { return nil }
    parser.skipSpaces()
    guard parser.isAtEnd else { return nil }
    self = type
  }
}

/// Reads Swift's type grammar from a list of scalars: used for declarations, for type names and by the expression parser.
public struct TypeParser {
  private let scalars: [Unicode.Scalar]
  /// The next scalar to read.
  public private(set) var position: Int
  private var depth = 0
  private static let maximumDepth = 64
  /// The most `?`, `!`, `.Type` and members behind one type, and attributes in front of it: each makes the type deeper.
  private static let maximumSteps = 12

  /// Starts reading at `position`.
  public init(_ scalars: [Unicode.Scalar], at position: Int = 0) {
    self.scalars = scalars
    self.position = position
  }

  /// Whether everything was read.
  public var isAtEnd: Bool { position >= scalars.count }

  /// Steps over spaces and line ends.
  public mutating func skipSpaces() {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
  }

  /// Reads one type; `nil`, with `position` at the place that did not fit, when there is none.
  public mutating func parseType() -> SwiftType? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    var attributes: Set<String> = []
    while true {
      skipSpaces()
      if take("@") {
        guard attributes.count < Self.maximumSteps, let name = parseName() else { return nil }
        attributes.insert(name)
      } else if takeWord("inout") || takeWord("borrowing") || takeWord("consuming") || takeWord("sending")
        || takeWord("__owned") || takeWord("isolated")
      {
        continue
      } else {
        break
      }
    }
    if takeWord("any") { return parseComposition().map { Self.writtenWithAny($0) } }
    if takeWord("some") { return parseComposition() }
    guard let first = parseComposition() else { return nil }
    return parseFunctionTail(first, attributes)
  }

  /// Reads a name with its generic arguments, and nothing after them: `Array<Int>` of `Array<Int>.init`.
  ///
  /// - Parameter members: How many names follow the first, each after a dot: 1 for `Outer.Inner<Int>`.
  public mutating func parseNominal(members: Int = 0) -> SwiftType? {
    guard members <= Self.maximumSteps, var type = parsePrimary() else { return nil }
    for _ in 0..<members {
      guard take("."), let name = parseName(), let arguments = parseArguments() else { return nil }
      type = arguments.isEmpty ? .member(type, name) : .named("." + name, [type] + arguments)
    }
    return type
  }

  private mutating func parseFunctionTail(_ first: SwiftType, _ attributes: Set<String>) -> SwiftType? {
    let start = position
    skipSpaces()
    let isAsync = takeWord("async")
    skipSpaces()
    var isThrowing = takeWord("throws") || takeWord("rethrows")
    if isThrowing, take("(") {
      let thrown = parseType()
      skipSpaces()
      guard take(")") else { return nil }
      if let thrown, thrown == .named("Never", []) { isThrowing = false }
    }
    skipSpaces()
    guard take("->") else {
      position = start
      return first
    }
    guard let result = parseType(), case .tuple(let elements) = first else { return nil }
    let parameters = elements.map { element -> FunctionType.Parameter in
      if case .named("inout", let inner) = element.type, let type = inner.first {
        return FunctionType.Parameter(type, isInout: true)
      }
      if case .named("...", let inner) = element.type, let type = inner.first {
        return FunctionType.Parameter(type, isVariadic: true)
      }
      return FunctionType.Parameter(element.type)
    }
    return .function(
      FunctionType(
        parameters, result, isThrowing: isThrowing, isAsync: isAsync, isSendable: attributes.contains("Sendable"),
        isMainActor: attributes.contains("MainActor")))
  }

  private mutating func parseComposition() -> SwiftType? {
    guard let first = parsePostfix() else { return nil }
    var parts = [first]
    while true {
      let start = position
      skipSpaces()
      // `is UIView && …` goes on after the type.
      guard take("&"), position == scalars.count || scalars[position] != "&" else {
        position = start
        break
      }
      guard let next = parsePostfix() else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? first : .named("&", parts)
  }

  private mutating func parsePostfix() -> SwiftType? {
    guard var type = parsePrimary() else { return nil }
    for _ in 0...Self.maximumSteps {
      if take("?") {
        type = .optional(type)
      } else if position < scalars.count, scalars[position] == "!", position + 1 == scalars.count || scalars[position + 1] != "=" {
        position += 1
        type = .optional(type)
      } else if position < scalars.count, scalars[position] == ".", isNameStart(position + 1) {
        position += 1
        guard let name = parseName() else { return nil }
        if name == "Type" || name == "Protocol" {
          type = .metatype(type)
        } else if let arguments = parseArguments() {
          type = arguments.isEmpty ? .member(type, name) : .named("." + name, [type] + arguments)
        } else {
          return nil
        }
      } else {
        return type
      }
    }
    return nil
  }

  private mutating func parsePrimary() -> SwiftType? {
    skipSpaces()
    if take("[") { return parseBracketed() }
    if take("(") { return parseTuple() }
    guard let name = parseName(), let arguments = parseArguments() else { return nil }
    switch name {
    case "Any": return .any
    case "AnyObject": return .anyObject
    case "Void" where arguments.isEmpty: return .alias(AliasType(module: "Swift", name: "Void", underlying: .void))
    default: return .named(name, arguments)
    }
  }

  private mutating func parseBracketed() -> SwiftType? {
    guard let first = parseType() else { return nil }
    skipSpaces()
    if take(":") {
      guard let value = parseType() else { return nil }
      skipSpaces()
      return take("]") ? .dictionary(first, value) : nil
    }
    return take("]") ? .array(first) : nil
  }

  private mutating func parseTuple() -> SwiftType? {
    var elements: [SwiftType.TupleElement] = []
    skipSpaces()
    if take(")") { return .tuple([]) }
    repeat {
      skipSpaces()
      let label = parseLabel()
      skipSpaces()
      let start = position
      let isInout = takeWord("inout")
      if !isInout { position = start }
      guard var type = parseType() else { return nil }
      if isInout { type = .named("inout", [type]) }
      if take("...") { type = .named("...", [type]) }
      elements.append(SwiftType.TupleElement(label, type))
      skipSpaces()
    } while take(",")
    guard take(")") else { return nil }
    if elements.count == 1, elements[0].label == nil {
      let start = position
      skipSpaces()
      let isFunction = takeWord("async") || takeWord("throws") || takeWord("rethrows") || take("->")
      position = start
      if !isFunction { return elements[0].type }
    }
    return .tuple(elements)
  }

  /// `label:` or `_ label:` before a tuple element.
  private mutating func parseLabel() -> String? {
    let start = position
    guard var name = parseName() else { return nil }
    skipSpaces()
    if name == "_" {
      guard let second = parseName() else {
        position = start
        return nil
      }
      name = second
      skipSpaces()
      guard take(":") else {
        position = start
        return nil
      }
      return nil
    }
    guard position < scalars.count, scalars[position] == ":" else {
      position = start
      return nil
    }
    position += 1
    return name
  }

  /// `<A, B>`; empty when there is none, `nil` when it is not well formed.
  private mutating func parseArguments() -> [SwiftType]? {
    guard take("<") else { return [] }
    var arguments: [SwiftType] = []
    repeat {
      guard let argument = parseType() else { return nil }
      arguments.append(argument)
      skipSpaces()
    } while take(",")
    return take(">") ? arguments : nil
  }

  private static func writtenWithAny(_ type: SwiftType) -> SwiftType {
    if case .named = type { return .named("any", [type]) }
    return type
  }

  private func isNameStart(_ index: Int) -> Bool {
    guard index < scalars.count else { return false }
    let scalar = scalars[index]
    return scalar == "_" || scalar == "$" || scalar == "`" || scalar.properties.isXIDStart
  }

  private mutating func parseName() -> String? {
    guard isNameStart(position) else { return nil }
    let quoted = take("`")
    var name = String.UnicodeScalarView()
    while position < scalars.count {
      let scalar = scalars[position]
      guard scalar == "_" || scalar == "$" || scalar.properties.isXIDContinue else { break }
      name.append(scalar)
      position += 1
    }
    if quoted, !take("`") { return nil }
    return name.isEmpty ? nil : String(name)
  }

  private mutating func take(_ text: String) -> Bool {
    let wanted = text.unicodeScalars
    guard position + wanted.count <= scalars.count else { return false }
    var index = position
    for scalar in wanted {
      if scalars[index] != scalar { return false }
      index += 1
    }
    position = index
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    let start = position
    skipSpaces()
    guard take(word) else {
      position = start
      return false
    }
    if position < scalars.count, scalars[position] == "_" || scalars[position].properties.isXIDContinue {
      position = start
      return false
    }
    skipSpaces()
    return true
  }
}
