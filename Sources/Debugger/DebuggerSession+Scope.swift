import Inspection

extension DebuggerSession {
  /// What a variable path can start with in the selected frame.
  func pathScope(_ context: FormattingContext, explainsFailures: Bool = true) -> VariablePath.Scope {
    VariablePath.Scope(
      variable: { [self] in variableObject(named: $0) },
      hasAddress: { [self] in currentFrame?[$0].map { !$0.isConstant || ($0.isParameter && $0.name != "self") } ?? false },
      context: context, explainsFailures: explainsFailures)
  }

  /// A local, a stored property of `self`, or a global.
  func variableObject(named name: String) -> ValueObject? {
    if let frame = currentFrame {
      if let variable = frame[name] { return object(for: variable, in: frame) }
      if let this = frame.selfVariable, let member = memberObject(named: name, of: this) { return member }
    }
    guard currentFrame != nil, let global = registry.global(named: name),
      case .property(let get, _) = global.implementation, let value = try? get(())
    else { return nil }
    let type = registry.resolve(global.declaration.result)
    return ValueObject(name: name, value: value, typeName: shownType(type, holding: value))
  }

  private func memberObject(named name: String, of this: Variable) -> ValueObject? {
    let scope = VariablePath.Scope(
      variable: { $0 == "self" ? ValueObject(name: "self", value: this.value) : nil }, hasAddress: { _ in false },
      context: context)
    guard case .success(var object) = VariablePath.resolve("self." + name, in: scope) else { return nil }
    object.rename(name)
    return object
  }

  /// A variable as the formatters see it, with the type its declaration gives it.
  func object(for variable: Variable, in frame: Frame) -> ValueObject {
    if !variable.hasLocation {
      return .unavailable(
        name: variable.name, typeName: shownType(variable.type, holding: nil), reason: unavailability(of: variable))
    }
    let value = variable.value
    var object = ValueObject(name: variable.name, value: value, typeName: shownType(variable.type, holding: value))
    object.qualifiedName = qualifiedType(variable.type, holding: value)
    if case .metatype = variable.type.withoutAlias { object = metatypeObject(variable, value) }
    return object
  }

  /// Why LLDB cannot read a variable the compiler has folded away: constants and type metadata differ.
  func unavailability(of variable: Variable) -> String {
    if case .metatype = variable.type.withoutAlias { return "variable not available" }
    return "empty constant data"
  }

  /// A local that holds a type: LLDB writes how the compiler represents it.
  func metatypeObject(_ variable: Variable, _ value: Any, named shownName: String? = nil) -> ValueObject {
    let name = "@" + metatypeRepresentation(variable.type) + " " + variable.type.lldbName
    let text = metatypeRepresentation(variable.type) == "thin" ? nil : name
    var object = ValueObject.metatype(name: shownName ?? variable.name, value: value, typeName: name, shown: text)
    object.qualifiedName = name
    return object
  }

  func metatypeRepresentation(_ type: SwiftType) -> String {
    guard case .metatype(let instance) = type.withoutAlias, let table = registry.table(for: instance),
      table.kind == .structure || table.kind == .enumeration
    else { return "thick" }
    return "thin"
  }

  /// The type LLDB prints: the dynamic one for objects and existentials, the declared one for the rest.
  func shownType(_ type: SwiftType, holding value: Any?) -> String? {
    guard let value else { return metatypePrefix(type) + type.lldbName }
    if value is any SynthesizedValue { return type.lldbName }
    switch type.withoutAlias {
    case .existential: return SwiftType(Swift.type(of: value)).lldbName
    case .nominal where Swift.type(of: value) is AnyClass: return SwiftType(Swift.type(of: value)).lldbName
    default: return type.lldbName
    }
  }

  private func metatypePrefix(_ type: SwiftType) -> String {
    if case .metatype = type.withoutAlias { return "@" + metatypeRepresentation(type) + " " }
    return ""
  }

  /// The same in a message: an alias there is its mangled name.
  private func qualifiedType(_ type: SwiftType, holding value: Any) -> String? {
    switch type {
    case .alias(let alias) where alias.underlying.isVoid: return "$sytD"
    case .alias(let alias) where alias.underlying.isSwift("Substring"): return "$sSsD"
    case .function: return type.qualifiedName
    default: return nil
    }
  }
}
