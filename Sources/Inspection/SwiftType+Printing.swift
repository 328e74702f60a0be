/// How a type is written out.
public struct TypePrinting: Hashable, Sendable {
  /// Which module names are written.
  public enum Modules: Hashable, Sendable { case none, exceptSwift, all }
  /// Whether `[Int]`, `Int?` and aliases stay; otherwise `Array<Int>`, `Optional<Int>`.
  public var keepsSugar: Bool
  /// Whether `Array<Int>` is turned into `[Int]`, as LLDB does.
  public var addsSugar: Bool
  public var modules: Modules
  /// Whether `any` is written before a protocol that was written with it.
  public var writesAny: Bool

  /// As the compiler's diagnostics write a type.
  public static let diagnostic = TypePrinting(keepsSugar: true, addsSugar: false, modules: .none, writesAny: true)
  /// As LLDB writes the type before a value: `([subject.UIView])`.
  public static let lldb = TypePrinting(keepsSugar: true, addsSugar: true, modules: .exceptSwift, writesAny: false)
  /// As LLDB writes a type in an error about a path: `Swift.Array<Swift.Int>`.
  public static let qualified = TypePrinting(keepsSugar: false, addsSugar: false, modules: .all, writesAny: false)
  /// As LLDB writes the types of a declaration it prints: `[Swift.String : Swift.Int]`.
  public static let declaration = TypePrinting(keepsSugar: true, addsSugar: true, modules: .all, writesAny: false)
}

extension SwiftType: CustomStringConvertible {
  /// The type as a diagnostic writes it: sugar kept, no module names.
  public var description: String { printed(.diagnostic) }

  /// The type as LLDB prints it before a value, without the parentheses: `[subject.UIView]`, `Int?`.
  public var lldbName: String { printed(.lldb) }

  /// The type without sugar and with every module: `Swift.Array<Swift.Int>`.
  public var qualifiedName: String { canonical.printed(.qualified) }

  /// The type written out.
  public func printed(_ style: TypePrinting) -> String {
    switch self {
    case .nominal(let type): return printed(type, style)
    case .optional(let wrapped):
      return style.keepsSugar ? wrapped.operand(style) + "?" : canonical.printed(style)
    case .array(let element):
      return style.keepsSugar ? "[\(element.printed(style))]" : canonical.printed(style)
    case .dictionary(let key, let value):
      return style.keepsSugar ? "[\(key.printed(style)) : \(value.printed(style))]" : canonical.printed(style)
    case .tuple(let elements):
      return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.printed(style) }.joined(separator: ", ")
        + ")"
    case .function(let function): return printed(function, style)
    case .metatype(let instance):
      if case .existential(let type) = instance.withoutAlias, !type.protocols.isEmpty || style == .diagnostic {
        return "any \(instance.withoutAny.printed(style)).Type"
      }
      return instance.operand(style) + ".Type"
    case .existential(let type): return printed(type, style)
    case .alias(let alias):
      guard style.keepsSugar else { return canonical.printed(style) }
      // LLDB marks what a range has only as a collection: `Range<Int><>.Element`.
      if style == .lldb, let parent = alias.parent, parent.isRange { return parent.printed(style) + "<>." + alias.name }
      return prefix(alias.parent, alias.module, style) + alias.name
    case .parameter(let name): return name
    case .member(let base, let name): return base.operand(style) + "." + name
    case .named(let name, let arguments): return name + argumentList(arguments, style)
    }
  }

  private func printed(_ type: NominalType, _ style: TypePrinting) -> String {
    if style.addsSugar, type.module == "Swift", type.parent == nil {
      if let wrapped { return wrapped.operand(style) + "?" }
      if let arrayElement { return "[\(arrayElement.printed(style))]" }
      if let entry = dictionaryEntry { return "[\(entry.key.printed(style)) : \(entry.value.printed(style))]" }
    }
    return prefix(type.parent, AppleNames.shownModule(of: type.name, in: type.module), style) + type.name
      + argumentList(type.arguments, style)
  }

  private func prefix(_ parent: SwiftType?, _ module: String, _ style: TypePrinting) -> String {
    if let parent { return parent.operand(style) + "." }
    guard !module.isEmpty else { return "" }
    switch style.modules {
    case .none: return ""
    case .exceptSwift: return module == "Swift" ? "" : module + "."
    case .all: return module + "."
    }
  }

  private func argumentList(_ arguments: [SwiftType], _ style: TypePrinting) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map { $0.printed(style) }.joined(separator: ", ") + ">"
  }

  private func printed(_ function: FunctionType, _ style: TypePrinting) -> String {
    var text = function.isMainActor ? "@MainActor " : ""
    if function.isSendable { text += "@Sendable " }
    text +=
      "("
      + function.parameters.map { parameter in
        (parameter.isInout ? "inout " : "") + (parameter.isAutoclosure ? "@autoclosure () -> " : "")
          + parameter.type.printed(style) + (parameter.isVariadic ? "..." : "")
      }.joined(separator: ", ") + ")"
    if function.isAsync { text += " async" }
    if function.isThrowing { text += " throws" }
    return text + " -> " + function.result.printed(style)
  }

  private func printed(_ type: ExistentialType, _ style: TypePrinting) -> String {
    var names = type.protocols.map { name -> String in
      switch style.modules {
      case .none: return name.name
      case .exceptSwift: return name.module == "Swift" ? name.name : name.module + "." + name.name
      case .all: return name.module + "." + name.name
      }
    }
    let object = style.modules == .all ? "Swift.AnyObject" : "AnyObject"
    if names.isEmpty { return type.isClassBound ? object : "Any" }
    if type.isClassBound { names.append(object) }
    return (type.isWrittenWithAny && style.writesAny ? "any " : "") + names.joined(separator: " & ")
  }

  /// Written so that a postfix (`?`, `.Type`) can follow.
  private func operand(_ style: TypePrinting) -> String {
    let text = printed(style)
    switch self {
    case .function: return "(\(text))"
    case .existential(let type) where type.protocols.count > 1 || (type.isWrittenWithAny && style.writesAny):
      return "(\(text))"
    default: return text
    }
  }

  private var withoutAny: SwiftType {
    guard case .existential(var type) = withoutAlias else { return self }
    type.isWrittenWithAny = false
    return .existential(type)
  }
}
