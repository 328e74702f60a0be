/// The name of a type, taken apart so that it can be written the ways LLDB writes it.
///
/// A value's own type is read from the runtime's qualified name (`Swift.Dictionary<Swift.String, Swift.Int>`); LLDB shows
/// it with sugar and without `Swift.` (`[String : Int]`) beside a value, and unsugared in its messages.
indirect enum TypeText: Equatable {
  /// A nominal type: its path, each part with its generic arguments.
  case nominal([Part])
  case tuple([Element])
  /// A function type: its parameters, what stands before the arrow (`throws`, `async`), and its result.
  case function(parameters: [Element], effects: String, result: TypeText)
  case composition([TypeText])

  struct Part: Equatable {
    var name: String
    var arguments: [TypeText] = []
  }

  struct Element: Equatable {
    var label: String?
    var type: TypeText
  }

  init(_ type: Any.Type) { self.init(qualifiedName: _typeName(type, qualified: true)) }

  init(qualifiedName: String) {
    var parser = TypeTextParser(qualifiedName)
    self = parser.parseType() ?? .nominal([Part(name: qualifiedName)])
  }

  /// With sugar and without the standard library's module: `[String : Int?]`.
  var display: String {
    switch self {
    case .nominal(let parts): return Self.displayNominal(parts)
    case .tuple(let elements): return "(" + Self.list(elements, \.display) + ")"
    case .function(let parameters, let effects, let result):
      return "(" + Self.list(parameters, \.display) + ")" + effects + " -> " + result.display
    case .composition(let members): return members.map(\.display).joined(separator: " & ")
    }
  }

  /// Every module written and no sugar: `Swift.Dictionary<Swift.String, Swift.Int>`.
  var qualified: String {
    switch self {
    case .nominal(let parts): return parts.map { Self.qualifiedPart($0) }.joined(separator: ".")
    case .tuple(let elements): return "(" + Self.list(elements, \.qualified) + ")"
    case .function(let parameters, let effects, let result):
      return "(" + Self.list(parameters, \.qualified) + ")" + effects + " -> " + result.qualified
    case .composition(let members): return members.map(\.qualified).joined(separator: " & ")
    }
  }

  /// As the declaration of an enum's payload is written: qualified, but for an optional.
  var payloadDisplay: String { isOptional ? display : qualified }

  private var isOptional: Bool {
    if case .nominal(let parts) = self { return parts.count == 2 && parts[1].name == "Optional" }
    return false
  }

  private static func list(_ elements: [Element], _ text: (TypeText) -> String) -> String {
    elements.map { ($0.label.map { $0 + ": " } ?? "") + text($0.type) }.joined(separator: ", ")
  }

  private static func qualifiedPart(_ part: Part) -> String {
    part.arguments.isEmpty
      ? part.name : part.name + "<" + part.arguments.map(\.qualified).joined(separator: ", ") + ">"
  }

  private static func displayNominal(_ parts: [Part]) -> String {
    guard parts.count > 1, parts[0].name == "Swift" else { return parts.map(displayPart).joined(separator: ".") }
    let head = parts[1]
    let rest = parts.dropFirst(2).map { "." + displayPart($0) }.joined()
    switch (head.name, head.arguments.count) {
    case ("Optional", 1): return wrapped(head.arguments[0]) + "?" + rest
    case ("Array", 1): return "[" + head.arguments[0].display + "]" + rest
    case ("Dictionary", 2):
      return "[" + head.arguments[0].display + " : " + head.arguments[1].display + "]" + rest
    default: return displayPart(head) + rest
    }
  }

  /// A function or composition needs parentheses before a `?`.
  private static func wrapped(_ type: TypeText) -> String {
    switch type {
    case .function, .composition: return "(" + type.display + ")"
    default: return type.display
    }
  }

  private static func displayPart(_ part: Part) -> String {
    part.arguments.isEmpty
      ? part.name : part.name + "<" + part.arguments.map(\.display).joined(separator: ", ") + ">"
  }
}

/// `(Int)`, but `(Int, String)` and `() -> ()` as they are: what LLDB writes before a value's name.
func parenthesized(typeName: String) -> String {
  typeName.hasPrefix("(") && typeName.hasSuffix(")") ? typeName : "(" + typeName + ")"
}

/// Reads the runtime's qualified type names.
private struct TypeTextParser {
  private let text: [Character]
  private var position = 0

  init(_ text: String) { self.text = Array(text) }

  mutating func parseType() -> TypeText? {
    guard let first = parseSingle() else { return nil }
    var members = [first]
    while take(" & ") {
      guard let next = parseSingle() else { return nil }
      members.append(next)
    }
    return members.count == 1 ? first : .composition(members)
  }

  private mutating func parseSingle() -> TypeText? {
    if peek == "(", !starts(with: "(extension"), !starts(with: "(unknown") { return parseParenthesized() }
    var parts: [TypeText.Part] = []
    repeat {
      guard let part = parsePart() else { return nil }
      parts.append(part)
    } while take(".")
    return .nominal(parts)
  }

  private mutating func parsePart() -> TypeText.Part? {
    var name = ""
    if peek == "(" {
      guard let end = text[position...].firstIndex(of: ")") else { return nil }
      name = String(text[position...end])
      position = end + 1
      if take(":") { name = "" }
    }
    while let character = peek, !".<>,()&:".contains(character), !starts(with: " & "), !starts(with: " ->") {
      name.append(character)
      position += 1
    }
    guard !name.isEmpty else { return nil }
    var part = TypeText.Part(name: name)
    if take("<") {
      repeat {
        guard let argument = parseType() else { return nil }
        part.arguments.append(argument)
      } while take(", ")
      guard take(">") else { return nil }
    }
    return part
  }

  private mutating func parseParenthesized() -> TypeText? {
    guard take("(") else { return nil }
    var elements: [TypeText.Element] = []
    if !take(")") {
      repeat {
        let label = parseLabel()
        guard let type = parseType() else { return nil }
        elements.append(TypeText.Element(label: label, type: type))
      } while take(", ")
      guard take(")") else { return nil }
    }
    for effects in ["", " throws", " async", " async throws"] where take(effects + " -> ") {
      guard let result = parseType() else { return nil }
      return .function(parameters: elements, effects: effects, result: result)
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements)
  }

  private mutating func parseLabel() -> String? {
    var end = position
    while end < text.count, text[end].isLetter || text[end].isNumber || text[end] == "_" { end += 1 }
    guard end > position, end + 1 < text.count, text[end] == ":", text[end + 1] == " " else { return nil }
    defer { position = end + 2 }
    return String(text[position..<end])
  }

  private var peek: Character? { position < text.count ? text[position] : nil }

  private func starts(with prefix: String) -> Bool { text[position...].starts(with: prefix) }

  private mutating func take(_ prefix: String) -> Bool {
    guard starts(with: prefix) else { return false }
    position += prefix.count
    return true
  }
}

extension TypeText {
  /// Whether the type is, or has among its arguments, `module.name`.
  func mentions(_ name: String, module: String) -> Bool {
    switch self {
    case .nominal(let parts):
      if parts.count == 2, parts[0].name == module, parts[1].name == name { return true }
      return parts.contains { $0.arguments.contains { $0.mentions(name, module: module) } }
    case .tuple(let elements): return elements.contains { $0.type.mentions(name, module: module) }
    case .function(let parameters, _, let result):
      return parameters.contains { $0.type.mentions(name, module: module) } || result.mentions(name, module: module)
    case .composition(let members): return members.contains { $0.mentions(name, module: module) }
    }
  }
}
