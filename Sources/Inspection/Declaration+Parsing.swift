extension Declaration {
  /// Reads one declaration as an interface states it.
  ///
  /// Understood: attributes and modifiers, `var name: Type { get set }`, `let`, `func`, `init`, `init?`, `subscript`,
  /// `case`, generic parameters, labels, default values, variadics, `inout`, `throws`, `async`, a `where` clause.
  /// `addSubview(_:)` without a keyword is a method whose types the caller supplies.
  ///
  /// - Returns: `nil` when the text is none of these.
  public init?(parsing text: String) {
    var reader = DeclarationReader(text)
    guard let declaration = reader.read() else { return nil }
    self = declaration
  }
}

/// Reads the text of one declaration.
struct DeclarationReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private let source: String
  private var isSubscript = false

  init(_ text: String) {
    source = text
    scalars = Array(text.unicodeScalars)
  }

  mutating func read() -> Declaration? {
    var modifiers: Set<String> = []
    var word = readWord()
    while let modifier = word, Self.modifiers.contains(modifier) || modifier.hasPrefix("@") {
      modifiers.insert(modifier)
      if peek("(") { modifiers.insert(modifier + readBalanced()) }
      word = readWord()
    }
    guard let keyword = word else { return nil }
    guard var declaration = readBody(keyword) else { return nil }
    declaration.isStatic = modifiers.contains("static") || modifiers.contains("class")
    declaration.isMutating = modifiers.contains("mutating")
    declaration.isOverride = modifiers.contains("override")
    declaration.isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    if modifiers.contains("private(set)"), declaration.access == .getSet { declaration.access = .privateSet }
    let isBareName = declaration.kind == .method && keyword != "func"
    declaration.text = isBareName ? "internal func " + source : Self.completed(source, keyword)
    return declaration
  }

  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "open", "package", "static", "class", "mutating", "nonmutating",
    "override", "final", "lazy", "weak", "unowned", "convenience", "required", "prefix", "postfix", "infix", "dynamic",
    "nonisolated", "indirect",
  ]

  /// The text with `internal` added where no access is written, as the compiler prints declarations.
  private static func completed(_ text: String, _ keyword: String) -> String {
    guard ["func", "init", "subscript", "var", "let"].contains(keyword) else { return text }
    for access in ["public", "internal", "private", "fileprivate", "open"] where text.contains(access + " ") {
      return text
    }
    if text.hasPrefix("override ") { return "override internal " + text.dropFirst("override ".count) }
    return "internal " + text
  }

  private mutating func readBody(_ keyword: String) -> Declaration? {
    switch keyword {
    case "var", "let": return readProperty(isConstant: keyword == "let")
    case "func":
      guard let name = readWord() ?? readOperator() else { return nil }
      let isOperator = name.unicodeScalars.first.map { !$0.properties.isXIDStart && $0 != "_" && $0 != "$" } ?? false
      return readCall(Declaration(kind: isOperator ? .operator : .method, name: name, result: .void))
    case "init":
      var declaration = Declaration(kind: .initializer, name: "init", result: .parameter("Self"))
      declaration.isFailable = take("?")
      return readCall(declaration)
    case "subscript":
      isSubscript = true
      return readCall(Declaration(kind: .subscript, name: "subscript", result: .void))
    case "case":
      guard let name = readWord() else { return nil }
      var declaration = Declaration(kind: .enumCase, name: name, result: .parameter("Self"))
      if peek("(") {
        guard let parameters = readParameters(areLabelsNames: true) else { return nil }
        declaration.parameters = parameters
      }
      return declaration
    default:
      guard peek("(") || peek("<") else { return Declaration(kind: .property, name: keyword, result: .void) }
      return readCall(Declaration(kind: .method, name: keyword, result: .void))
    }
  }

  private mutating func readProperty(isConstant: Bool) -> Declaration? {
    guard let name = readWord() else { return nil }
    var declaration = Declaration(kind: .property, name: name, result: .void)
    declaration.access = isConstant ? .constant : .getSet
    if take(":") {
      guard let type = readType() else { return nil }
      declaration.result = type
    }
    applyAccessors(to: &declaration)
    return declaration
  }

  private mutating func applyAccessors(to declaration: inout Declaration) {
    guard peek("{") else { return }
    let body = readBalanced()
    declaration.access = body.contains("set") ? .getSet : .get
  }

  private mutating func readCall(_ start: Declaration) -> Declaration? {
    var declaration = start
    if peek("<") { declaration.genericParameters = readGenerics() }
    guard let parameters = readParameters(areLabelsNames: false) else { return nil }
    declaration.parameters = parameters
    while let word = peekWord(), ["throws", "rethrows", "async"].contains(word) {
      _ = readWord()
      if word == "throws", peek("(") { _ = readBalanced() }
      declaration.isThrowing = declaration.isThrowing || word == "throws"
      declaration.isRethrowing = declaration.isRethrowing || word == "rethrows"
      declaration.isAsync = declaration.isAsync || word == "async"
    }
    if take("->") {
      guard let type = readType() else { return nil }
      declaration.result = type
    }
    if peekWord() == "where" {
      _ = readWord()
      readRequirements(into: &declaration)
    }
    if declaration.kind == .subscript { applyAccessors(to: &declaration) }
    if declaration.isFailable { declaration.result = .optional(.parameter("Self")) }
    return declaration
  }

  private mutating func readRequirements(into declaration: inout Declaration) {
    let rest = String(String.UnicodeScalarView(scalars[position...]))
    let clause = rest.split(separator: "{", maxSplits: 1).first.map(String.init) ?? rest
    position += clause.unicodeScalars.count
    for requirement in Self.parts(of: clause) {
      let text = requirement.trimmingSpaces
      declaration.requirements.append(text)
      let parts = text.split(separator: ":").map { $0.trimmingSpaces }
      guard parts.count == 2, !text.contains("==") else { continue }
      if let index = declaration.genericParameters.firstIndex(where: { $0.name == parts[0] }) {
        declaration.genericParameters[index].constraints.append(parts[1])
      }
    }
  }

  /// The requirements of a clause: commas inside brackets separate nothing.
  private static func parts(of clause: String) -> [Substring] {
    var depth = 0
    return clause.split { character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      return character == "," && depth == 0
    }
  }

  private mutating func readGenerics() -> [Declaration.GenericParameter] {
    let text = readBalanced().dropFirst().dropLast()
    return text.split(separator: ",").map { part in
      let words = part.split(separator: ":").map { $0.trimmingSpaces }
      return Declaration.GenericParameter(name: words[0], constraints: Array(words.dropFirst()))
    }
  }

  private mutating func readParameters(areLabelsNames: Bool) -> [Declaration.Parameter]? {
    guard take("(") else { return nil }
    var parameters: [Declaration.Parameter] = []
    if take(")") { return parameters }
    repeat {
      guard let parameter = readParameter(isBare: areLabelsNames) else { return nil }
      parameters.append(parameter)
      if peek(")") { break }
    } while take(",") || !peek(")")
    return take(")") ? parameters : nil
  }

  private mutating func readParameter(isBare: Bool) -> Declaration.Parameter? {
    let start = position
    var names: [String] = []
    while names.count < 2, let word = readWord() { names.append(word) }
    guard !names.isEmpty, take(":") else {
      position = start
      guard let type = readType() else { return nil }
      return Declaration.Parameter(label: nil, name: "_", type: type)
    }
    // A subscript's parameter has a label only when two names are written.
    let label = names[0] == "_" || (isSubscript && names.count == 1) ? nil : names[0]
    var parameter = Declaration.Parameter(label: label, name: names.last ?? "_", type: .void)
    // `addSubview(_:)`: the label alone.
    if peek(")") || peekWord() != nil && isLabelNext() { return parameter }
    while peek("@") || peekWord() == "inout" {
      let attribute = readWord() ?? ""
      parameter.isInout = parameter.isInout || attribute == "inout"
      parameter.isAutoclosure = parameter.isAutoclosure || attribute == "@autoclosure"
    }
    guard let type = readType() else { return nil }
    parameter.type = type
    parameter.isVariadic = take("...")
    if take("=") { parameter.defaultValue = readDefault() }
    return parameter
  }

  /// Whether what follows is a further label of a compact name: `rename(to:animated:)`.
  private func isLabelNext() -> Bool {
    var index = position
    while index < scalars.count, scalars[index] == "_" || scalars[index].properties.isXIDContinue { index += 1 }
    return index < scalars.count && scalars[index] == ":" && index > position
  }

  private mutating func readDefault() -> String {
    skipSpaces()
    var text = String.UnicodeScalarView()
    var depth = 0
    while position < scalars.count {
      let scalar = scalars[position]
      if depth == 0, scalar == "," || scalar == ")" { break }
      if "([{".unicodeScalars.contains(scalar) { depth += 1 }
      if ")]}".unicodeScalars.contains(scalar) { depth -= 1 }
      text.append(scalar)
      position += 1
    }
    return String(text).trimmingSpaces
  }

  private mutating func readType() -> SwiftType? {
    var parser = TypeParser(scalars, at: position)
    let type = parser.parseType()
    position = parser.position
    return type
  }

  private mutating func skipSpaces() {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
  }

  private mutating func peek(_ text: String) -> Bool {
    skipSpaces()
    let wanted = Array(text.unicodeScalars)
    return position + wanted.count <= scalars.count && Array(scalars[position..<position + wanted.count]) == wanted
  }

  private mutating func take(_ text: String) -> Bool {
    guard peek(text) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  private mutating func peekWord() -> String? {
    let start = position
    defer { position = start }
    return readWord()
  }

  private mutating func readWord() -> String? {
    skipSpaces()
    var word = String.UnicodeScalarView()
    var index = position
    if index < scalars.count, scalars[index] == "@" || scalars[index] == "`" {
      if scalars[index] == "@" { word.append("@") }
      index += 1
    }
    while index < scalars.count {
      let scalar = scalars[index]
      guard scalar == "_" || scalar == "$" || scalar.properties.isXIDContinue else { break }
      word.append(scalar)
      index += 1
    }
    if index < scalars.count, scalars[index] == "`" { index += 1 }
    guard !word.isEmpty else { return nil }
    position = index
    return String(word)
  }

  private mutating func readOperator() -> String? {
    skipSpaces()
    var name = String.UnicodeScalarView()
    while position < scalars.count, "+-*/%<>=!&|^~?.".unicodeScalars.contains(scalars[position]) {
      name.append(scalars[position])
      position += 1
    }
    return name.isEmpty ? nil : String(name)
  }

  private mutating func readBalanced() -> String {
    skipSpaces()
    var text = String.UnicodeScalarView()
    var depth = 0
    while position < scalars.count {
      let scalar = scalars[position]
      text.append(scalar)
      position += 1
      if "([{<".unicodeScalars.contains(scalar) { depth += 1 }
      if ")]}>".unicodeScalars.contains(scalar) {
        depth -= 1
        if depth == 0 { break }
      }
    }
    return String(text)
  }
}

extension StringProtocol {
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
