import Inspection

/// What a declaration says that neither a property table nor the running program knows: `type lookup` prints it.
public struct DeclarationFacts: Sendable {
  /// Classes declared `final`.
  public var finalClasses: Set<String> = []
  /// `Type.property` of stored properties with an initial value. An optional `var` has one anyway.
  public var initialValues: Set<String> = []
  /// `Type.property` of stored properties with observers.
  public var observed: Set<String> = []
  /// Types whose `init()` the compiler writes.
  public var implicitInitializers: Set<String> = []
  /// What follows the colon of a declaration, the base class apart: `Swift.Hashable`.
  public var inheritance: [String: [String]] = [:]
  /// Types whose `==` the compiler writes.
  public var derivedEquality: Set<String> = []
  /// The program's global variables, in the order the debugger lists them.
  public var globals: [String] = []
  /// Enums declared `indirect`.
  public var indirectEnums: Set<String> = []

  public init() {}
}

/// The declaration of a type as `type lookup` prints it, written from its table.
struct TypeInterface {
  let table: TypeTable
  let facts: DeclarationFacts
  let registry: TypeRegistry

  /// The lines from the reflection metadata to the closing brace.
  var text: String {
    var lines = table.genericParameters.isEmpty ? [metadata, "Source code info:"] : []
    if !lines.isEmpty { lines.insert("Swift Reflection Metadata:", at: 0) }
    lines.append(head + " {")
    lines += body.map { "  " + $0 }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n\n"
  }

  private var name: String { table.path }
  private var isClass: Bool { table.kind == .classType || table.kind == .actor }
  private var isFinal: Bool { facts.finalClasses.contains(name) }

  private var metadata: String {
    let full = table.module + "." + name
    switch table.kind {
    case .structure: return "(struct \(full))"
    case .enumeration: return "(enum \(full))"
    case .classType, .actor: return "(class \(full))"
    case .protocolType: return "(protocol_composition\n  (protocol \(full)))"
    }
  }

  // MARK: The first line

  private var head: String {
    var text = inheritsInitializers ? "@_inheritsConvenienceInitializers " : ""
    switch table.kind {
    case .structure: text += "struct "
    case .enumeration: text += facts.indirectEnums.contains(name) ? "indirect enum " : "enum "
    case .classType: text += isFinal ? "final class " : "class "
    case .actor: text += "actor "
    case .protocolType: text += "protocol "
    }
    text += name
    if !table.genericParameters.isEmpty { text += "<" + table.genericParameters.joined(separator: ", ") + ">" }
    let after = inherited
    return after.isEmpty ? text : text + " : " + after.joined(separator: ", ")
  }

  private var inherited: [String] {
    var names: [String] = []
    if let superclass = table.superclass { names.append(written(superclass)) }
    if let raw = rawType { names.append(written(raw)) }
    return names + (facts.inheritance[name] ?? [])
  }

  private var rawType: SwiftType? {
    table.kind == .enumeration ? table.members(named: "rawValue").first?.declaration.result : nil
  }

  /// A class with a base and no initializer of its own that was written.
  private var inheritsInitializers: Bool {
    table.superclass != nil && initializers.allSatisfy { $0.declaration.isOverride }
  }

  private var initializers: [Member] { table.members.filter { $0.declaration.kind == .initializer } }

  // MARK: Members

  private var body: [String] {
    if table.kind == .protocolType { return table.members.map { protocolMember($0.declaration) } }
    var lines: [String] = []
    for member in table.members where !isSynthesized(member.declaration) { lines += self.lines(of: member.declaration) }
    if facts.derivedEquality.contains(name) { insertEquality(into: &lines) }
    if let raw = rawType { lines += rawValueLines(raw) }
    if isClass { lines += classEnd }
    return lines
  }

  private func isSynthesized(_ declaration: Declaration) -> Bool {
    if rawType != nil { return ["rawValue", "allCases", "init"].contains(declaration.name) }
    if isClass, declaration.kind == .initializer {
      return declaration.isOverride || facts.implicitInitializers.contains(name)
    }
    return declaration.name == "hashValue"
  }

  private func insertEquality(into lines: inout [String]) {
    let type = table.module + "." + name
    var derived = [
      "@_implements(Swift.Equatable, ==(_:_:)) static func __derived_struct_equals(_ a: \(type), _ b: \(type)) -> Swift.Bool"
    ]
    if facts.inheritance[name]?.contains("Swift.Hashable") == true {
      derived += ["func hash(into hasher: inout Swift.Hasher)", "var hashValue: Swift.Int {", "  get", "}"]
    }
    lines.insert(contentsOf: derived, at: lines.lastIndex { $0.hasPrefix("init(") } ?? lines.count)
  }

  private func rawValueLines(_ raw: SwiftType) -> [String] {
    let isListed = !table.members(named: "allCases").isEmpty
    let type = table.module + "." + name
    var lines = ["init?(rawValue: \(written(raw)))"]
    if isListed { lines.append("typealias AllCases = [\(type)]") }
    lines.append("typealias RawValue = \(written(raw))")
    if isListed { lines += ["nonisolated static var allCases: [\(type)] {", "  get", "}"] }
    return lines + ["var rawValue: \(written(raw)) {", "  get", "}"]
  }

  /// `deinit`, after the initializers a class takes over from its base and before one it gets for nothing.
  private var classEnd: [String] {
    if table.superclass == nil, facts.implicitInitializers.contains(name) { return ["deinit", "init()"] }
    return inheritedInitializers + ["deinit"]
  }

  private var inheritedInitializers: [String] {
    guard let superclass = table.superclass, let base = registry.table(for: superclass) else { return [] }
    let inherited = base.members.filter { $0.declaration.kind == .initializer }.map(\.declaration)
    return inherited.map { "override init" + parameters($0) }
  }

  // MARK: One declaration

  private func lines(of declaration: Declaration) -> [String] {
    switch declaration.kind {
    case .enumCase: return ["case " + declaration.name + payload(declaration)]
    case .property: return property(declaration)
    case .initializer: return ["init" + (declaration.isFailable ? "?" : "") + parameters(declaration)]
    case .subscript:
      return ["subscript" + parameters(declaration) + " -> " + written(declaration.result) + " {", "  get", "}"]
    case .method, .function, .operator: return [function(declaration)]
    }
  }

  private func payload(_ declaration: Declaration) -> String {
    guard !declaration.parameters.isEmpty else { return "" }
    let parts = declaration.parameters.map { ($0.label.map { $0 + ": " } ?? "") + written($0.type) }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func property(_ declaration: Declaration) -> [String] {
    let key = name + "." + declaration.name
    let field = storedFields[declaration.name]
    let isLazy = storedFields["$__lazy_storage_$_" + declaration.name] != nil
    let isStored = field != nil || declaration.isStatic && declaration.access != .get
    let isObserved = facts.observed.contains(key)
    let hasInitial =
      facts.initialValues.contains(key)
      || isStored && declaration.access != .constant && declaration.result.isOptional && !declaration.isStatic
    var text = ""
    if isStored, declaration.access == .privateSet || isObserved { text += "@_hasStorage " }
    if isStored, hasInitial || declaration.isStatic { text += "@_hasInitialValue " }
    if declaration.access == .privateSet { text += "private(set) " }
    if let field, !field.isStrong { text += declaration.result.isOptional ? "weak " : "unowned " }
    if isLazy { text += "lazy " }
    if isFinal, !declaration.isStatic { text += "final " }
    if declaration.isStatic { text += "static " }
    text += (declaration.access == .constant ? "let " : "var ") + declaration.name + ": "
    text += written(declaration.result)
    return [text].map { isStored && declaration.access != .privateSet && !isObserved ? $0 : $0 + " {" }
      + accessors(declaration, isStored: isStored, isObserved: isObserved, isLazy: isLazy)
      + (isLazy ? [lazyStorage(declaration)] : [])
  }

  private func accessors(_ declaration: Declaration, isStored: Bool, isObserved: Bool, isLazy: Bool) -> [String] {
    if isStored, declaration.access == .privateSet { return ["  get", "}"] }
    if isObserved || isLazy { return ["  get", "  set(value)", "}"] }
    if isStored { return [] }
    return declaration.access == .getSet ? ["  get", "  set(newValue)", "}"] : ["  get", "}"]
  }

  private func lazyStorage(_ declaration: Declaration) -> String {
    let final = isFinal ? "final " : ""
    return "@_hasInitialValue \(final)var $__lazy_storage_$_\(declaration.name): \(written(declaration.result))?"
  }

  private func function(_ declaration: Declaration) -> String {
    var text = declaration.isMutating ? "mutating " : ""
    if declaration.isStatic { text += "static " }
    if isFinal, !declaration.isStatic { text += "final " }
    text += "func " + declaration.name + parameters(declaration)
    if declaration.isThrowing { text += " throws" }
    if !declaration.result.isVoid { text += " -> " + written(declaration.result) }
    return text
  }

  private func parameters(_ declaration: Declaration) -> String {
    let parts = declaration.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label : label + " " + parameter.name
      let escaping = parameter.type.functionType == nil ? "" : "@escaping "
      return names + ": " + escaping + written(parameter.type) + (parameter.defaultValue.map { " = " + $0 } ?? "")
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func protocolMember(_ declaration: Declaration) -> String {
    guard declaration.kind == .property else { return function(declaration) }
    let accessors = declaration.access == .getSet ? "{ get set }" : "{ get }"
    return "var \(declaration.name): \(written(declaration.result)) \(accessors)"
  }

  /// The type's own stored fields, as the running program lays them out.
  private var storedFields: [String: DeclaredStorage] {
    Dictionary(DeclaredStorage.all(of: table).map { ($0.name, $0) }) { first, _ in first }
  }

  /// A type with every module written and its sugar kept.
  private func written(_ type: SwiftType) -> String {
    registry.resolve(type, parameters: Set(table.genericParameters)).printed(.declaration)
  }
}
