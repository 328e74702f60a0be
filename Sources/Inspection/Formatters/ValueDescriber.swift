/// Finds out how LLDB's formatters would show a value.
enum ValueDescriber {
  static func describe(_ object: ValueObject, in context: FormattingContext) -> ValueDescription {
    switch object.content {
    case .value(let value), .weakReference(let value), .bareStorage(let value):
      var description = describe(value, in: context, owner: object.owner, name: object.propertyName ?? object.name)
      if let text = object.shownValue { description.value = text }
      if let type: AnyClass = object.staticClass { description.children = members(of: value, as: type) }
      return description
    case .basePart(let value, let type):
      return ValueDescription(children: members(of: value, as: type), opposesOneLine: true, isBasePart: true)
    case .emptyWeakReference(let type): return describeEmptyReference(to: type)
    case .text(let value, let children):
      return ValueDescription(
        value: value, hasFormatter: value != nil && !children.isEmpty, children: ValueChildren(children),
        isAggregate: value == nil || !children.isEmpty)
    case .unreadable(_, let complaint, let endsInNewline):
      return ValueDescription(complaint: (complaint, endsInNewline))
    }
  }

  static func describe(
    _ value: Any, in context: FormattingContext, owner: Any.Type? = nil, name: String = ""
  ) -> ValueDescription {
    // No class has a summary, and an AnyHashable would cast to what it holds.
    let type = Swift.type(of: value)
    if MetadataKind(type) != .classType, type != AnyHashable.self, let summarized = value as? any SummarizedValue {
      if let wrapped = functionInOptional(value) {
        return describeOptional(wrapped, in: context, owner: owner, name: name)
      }
      return summarized.described(in: context)
    }
    if value is FunctionValue {
      return functionDescription(context.functionSymbol(owner, name)?.text ?? "$__lldb_expr`closure")
    }
    if let synthesized = value as? any SynthesizedValue { return describe(synthesized, value, in: context) }
    switch RuntimeReflection.style(of: value) {
    case .structure, .tuple: return ValueDescription(children: storedMembers(of: value, as: type))
    case .object: return describeObject(value, in: context)
    case .enumeration: return describeEnumeration(value, in: context)
    case .opaque: return describeOpaque(value, in: context, owner: owner, name: name)
    }
  }

  /// A value of a type that an expression declared: its fields are kept, not laid out in memory.
  private static func describe(
    _ synthesized: any SynthesizedValue, _ value: Any, in context: FormattingContext
  ) -> ValueDescription {
    let fields = synthesized.synthesizedFields
    var description = ValueDescription(
      children: ValueChildren(fields.map { ValueObject(name: $0.name, value: $0.value) }))
    if RuntimeReflection.style(of: value) == .object {
      let object = value as AnyObject
      description.value = FormattingContext.hexadecimal(context.addresses.address(of: object))
      description.object = object
    } else if let name = synthesized.synthesizedCase {
      description.value = name
      description.opposesOneLine = true
    }
    return description
  }

  // MARK: Objects

  private static func describeObject(_ value: Any, in context: FormattingContext) -> ValueDescription {
    let object = DynamicValue.object(value) ?? value as AnyObject
    return ValueDescription(
      value: FormattingContext.hexadecimal(context.addresses.address(of: object)),
      children: members(of: value, as: Swift.type(of: value)), object: object)
  }

  /// The members a class declares, after the part its base class declares.
  static func members(of value: Any, as type: Any.Type) -> ValueChildren {
    if AppleNames.isImported(type) { return .none }
    let base: AnyClass? = (type as? AnyClass).flatMap(baseClass)
    let own = storedMembers(of: value, as: type)
    guard let base else { return own }
    return ValueChildren(count: own.count + 1) { index in
      index > 0
        ? own[index - 1] : ValueObject(name: SwiftType(base).qualifiedName, content: .basePart(value, base))
    }
  }

  /// The Swift class `type` inherits from; the runtime's own root is not shown.
  static func baseClass(of type: AnyClass) -> AnyClass? {
    guard let base = _getSuperclass(type), _typeName(base) != "Swift._SwiftObject" else { return nil }
    return base
  }

  private static func describeEmptyReference(to type: AnyClass) -> ValueDescription {
    let complaint = "parent failed to evaluate: read memory from 0x0 failed (0 of 8 bytes read)"
    let inherited: AnyClass? = baseClass(of: type)
    let first = inherited.map { RuntimeReflection.declaredFieldCount(of: $0) } ?? 0
    var children: [ValueObject] = []
    if let inherited {
      let content = ValueObject.Content.unreadable(type: inherited, complaint: complaint, endsInNewline: false)
      children.append(ValueObject(name: SwiftType(inherited).qualifiedName, content: content))
    }
    for index in first..<max(first, RuntimeReflection.declaredFieldCount(of: type)) {
      let field = RuntimeReflection.declaredField(of: type, at: index)
      let content = ValueObject.Content.unreadable(type: field.type, complaint: complaint, endsInNewline: false)
      children.append(ValueObject(name: field.name, content: content))
    }
    return ValueDescription(
      summary: "nil", hasFormatter: true, children: ValueChildren(children), opposesOneLine: true)
  }

  // MARK: Stored members

  /// The members `type` itself stores in `value`.
  static func storedMembers(of value: Any, as type: Any.Type) -> ValueChildren {
    let count = RuntimeReflection.memberCount(of: value, as: type)
    guard count > 0 else { return .none }
    let inherited = RuntimeReflection.declaredFieldCount(of: type) - count
    return ValueChildren(count: count) { index in
      let (name, member) = RuntimeReflection.member(of: value, as: type, at: index)
      let field = RuntimeReflection.declaredField(of: type, at: inherited + index)
      var object = ValueObject(name: name, content: content(of: member, declaredBy: field))
      object.owner = type
      object.isExistential = !(field.type is AnyClass) && field.type != Swift.type(of: member)
      return object
    }
  }

  /// Tells a weak reference from an Optional, which the runtime reads alike, and an actor's own storage from a value.
  private static func content(
    of member: Any, declaredBy field: RuntimeReflection.DeclaredField
  ) -> ValueObject.Content {
    if !field.isStrong, let optional = member as? any OptionalValue, let target = optional.wrappedType as? AnyClass {
      return optional.wrappedValue == nil ? .emptyWeakReference(target) : .weakReference(member)
    }
    if _typeName(field.type) == "Builtin.DefaultActorStorage" { return defaultActorContent }
    return .value(member)
  }

  /// An actor's own storage: it has nothing to do while the debugger holds the process.
  private static var defaultActorContent: ValueObject.Content {
    let jobs = ValueObject(name: "unprioritised_jobs", content: .text(value: nil, children: []))
    return .text(value: "idle", children: [jobs])
  }

  // MARK: Enums

  private static func describeEnumeration(_ value: Any, in context: FormattingContext) -> ValueDescription {
    let type = Swift.type(of: value)
    var description = ValueDescription(value: RuntimeReflection.caseName(of: value), opposesOneLine: true)
    guard RuntimeReflection.memberCount(of: value, as: type) > 0 else { return description }
    let (name, payload) = RuntimeReflection.member(of: value, as: type, at: 0)
    if context.isIndirect(type) {
      description.children =
        RuntimeReflection.style(of: payload) == .tuple
        ? storedMembers(of: payload, as: Swift.type(of: payload))
        : ValueChildren([ValueObject(name: "_value", content: .bareStorage(payload))])
      return description
    }
    var object = ValueObject(name: name, value: payload)
    object.isPayload = true
    object.owner = type
    description.children = ValueChildren([object])
    return description
  }

  // MARK: Functions, metatypes

  private static func describeOpaque(
    _ value: Any, in context: FormattingContext, owner: Any.Type?, name: String
  ) -> ValueDescription {
    if let type = value as? Any.Type {
      return ValueDescription(value: metatypeText(type), isAggregate: false)
    }
    let typeName = _typeName(Swift.type(of: value))
    if typeName.contains("->") {
      return functionDescription(context.functionSymbol(owner, name)?.text ?? "closure")
    }
    return ValueDescription(value: "", isAggregate: false)
  }

  private static func functionDescription(_ symbol: String) -> ValueDescription {
    ValueDescription(value: functionText(symbol), isAggregate: false, opposesOneLine: true)
  }

  /// A function's address and name.
  static func functionText(_ symbol: String) -> String {
    FormattingContext.hexadecimal(codeAddress(of: symbol)) + " " + symbol
  }

  /// A struct's metatype is its name; a class's says that it is one.
  static func metatypeText(_ type: Any.Type) -> String {
    let text = SwiftType(type).lldbName
    return type is AnyClass ? text + ".Type" : text
  }

  /// A place for a piece of code, made from its name so that it never varies.
  private static func codeAddress(of symbol: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in symbol.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return 0x5555_5555_0000 + (hash & 0x1_FFFF) * 16
  }
}
