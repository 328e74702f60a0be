/// A path to a stored value, as `v` and the first try of `p` read it: `views[0].frame.size`.
public enum VariablePath {
  /// What the path's first name is looked up in.
  public struct Scope {
    /// The variable, `self`'s member or global of that name.
    public var variable: (String) -> ValueObject?
    /// Whether the variable of that name has an address of its own (a `var` does, a `let` is in a register).
    public var hasAddress: (String) -> Bool
    public var context: FormattingContext
    /// Whether a failure says why in words. `p` only wants to know whether it has to compile the line; a set's or
    /// dictionary's entry by number it compiles.
    public var explainsFailures: Bool

    public init(
      variable: @escaping (String) -> ValueObject?, hasAddress: @escaping (String) -> Bool, context: FormattingContext,
      explainsFailures: Bool = true
    ) {
      self.variable = variable
      self.hasAddress = hasAddress
      self.context = context
      self.explainsFailures = explainsFailures
    }
  }

  /// The value at the end of the path, named as `v` prints it.
  public static func resolve(_ text: String, in scope: Scope) -> Result<ValueObject, VariablePathError> {
    switch VariablePathLexer.tokens(of: text) {
    case .failure(let error): return .failure(error)
    case .success(let tokens):
      var parser = VariablePathParser(tokens)
      switch parser.parse() {
      case .failure(let error): return .failure(error)
      case .success(let node):
        return evaluate(node, in: scope).map { object in
          var named = object
          named.propertyName = object.name
          if let path = object.path, !object.name.hasPrefix("["), !object.isPayload || path.count(where: { $0 == "." }) > 1 {
            named.name = path
          }
          return named
        }
      }
    }
  }

  // MARK: Evaluation

  private static func evaluate(
    _ node: VariablePathNode, in scope: Scope
  ) -> Result<ValueObject, VariablePathError> {
    switch node {
    case .name(let token):
      guard let object = scope.variable(token.text) else {
        return fail(token, "use of undeclared identifier '\(token.text)'")
      }
      return .success(object)
    case .member(let base, let name, let isArrow):
      return evaluate(base, in: scope).flatMap { member(name, of: $0, isArrow: isArrow, in: scope) }
    case .index(let base, let index, let bracket):
      return evaluate(base, in: scope).flatMap { element(index, of: $0, bracket: bracket, in: scope) }
    case .bitField(let base, let first, let last, let bracket):
      return evaluate(base, in: scope).flatMap { object in
        fail(bracket, "bitfield range \(first)-\(last) is not valid for \(quoted(object))")
      }
    case .dereference(let base, let star):
      return evaluate(base, in: scope).flatMap { object in
        let type = parenthesizedType(object)
        return fail(star, "dereference failed: Swift types cannot be dereferenced: \(type) \(object.name)")
      }
    case .address(let base, let amp):
      return evaluate(base, in: scope).flatMap { address(of: $0, base: base, amp: amp, in: scope) }
    }
  }

  private static func fail(
    _ token: VariablePathToken, _ message: String
  ) -> Result<ValueObject, VariablePathError> {
    .failure(VariablePathError(column: token.column, message: message))
  }

  private static func parenthesizedType(_ object: ValueObject) -> String { "(" + object.qualifiedTypeName + ")" }

  /// `"(subject.Message) message"`
  private static func quoted(_ object: ValueObject) -> String { "\"\(parenthesizedType(object)) \(object.name)\"" }

  // MARK: Members

  private static func member(
    _ token: VariablePathToken, of object: ValueObject, isArrow: Bool, in scope: Scope
  ) -> Result<ValueObject, VariablePathError> {
    if isArrow {
      let type = object.qualifiedTypeName
      if ValueDescriber.describe(object, in: scope.context).hasSyntheticChildren {
        return fail(
          token,
          "Failed to dereference synthetic value: dereference failed: Swift types cannot be dereferenced: "
            + "\(parenthesizedType(object)) \(object.name)")
      }
      return fail(token, "member reference type '\(type)' is not a pointer; did you mean to use '.'?")
    }
    guard var found = find(token.text, in: object, context: scope.context) else {
      return fail(token, scope.explainsFailures ? "\"\(token.text)\" is not a member of \(quoted(object))" : "")
    }
    found.path = (object.path ?? object.name) + "." + token.text
    return .success(found)
  }

  /// The stored member of that name: through Optionals, payloads and base classes.
  private static func find(_ name: String, in object: ValueObject, context: FormattingContext) -> ValueObject? {
    guard !name.isEmpty else { return nil }
    if name == "_value", let builtin = builtinStorage(of: object) { return builtin }
    let children = members(of: object, context: context)
    for index in 0..<children.count {
      let child = children[index]
      if child.name == name { return child }
      if case .basePart = child.content, let inherited = find(name, in: child, context: context) { return inherited }
    }
    return nil
  }

  /// The builtin number inside a standard library number.
  private static func builtinStorage(of object: ValueObject) -> ValueObject? {
    let text: String
    let type: String
    switch object.value {
    case is any OptionalValue: return nil
    case let flag as Bool: (text, type) = (flag ? "1" : "0", "Int1")
    case let number as Double: (text, type) = (number.plainText, "FPIEEE64")
    case let number as Float: (text, type) = (number.plainText, "FPIEEE32")
    case let number as any ScalarValue:
      (text, type) = (RawStorage.builtinText(number), "Int\(number.scalarBits.size * 8)")
    default: return nil
    }
    var builtin = ValueObject(name: "_value", content: .text(value: text, children: []))
    builtin.typeName = "Builtin.\(type)"
    return builtin
  }

  private static func members(of object: ValueObject, context: FormattingContext) -> ValueChildren {
    if let declared = object.declaredType { return declaredMembers(of: object, as: declared, context: context) }
    guard case .value(let value) = object.content else {
      if case .weakReference(let value) = object.content { return payloadMembers(of: value, context: context) }
      return ValueDescriber.describe(object, in: context).children
    }
    if value is any OptionalValue { return payloadMembers(of: value, context: context) }
    // An object is shown as its members; there is no need to find out how.
    if MetadataKind(type(of: value)) == .classType, !(value is FunctionValue), !(value is any SynthesizedValue) {
      return ValueDescriber.members(of: value, as: object.staticClass ?? type(of: value))
    }
    let description = ValueDescriber.describe(object, in: context)
    if description.hasSyntheticChildren || !description.hidesChildren { return description.children }
    return ValueDescriber.storedMembers(of: value, as: type(of: value))
  }

  /// An element's members are those of the collection's element type, not of what it holds.
  private static func declaredMembers(
    of object: ValueObject, as declared: Any.Type, context: FormattingContext
  ) -> ValueChildren {
    guard let value = object.value else { return .none }
    if declared is AnyClass { return ValueDescriber.members(of: value, as: declared) }
    guard declared == type(of: value) else { return .none }
    var plain = object
    plain.declaredType = nil
    return members(of: plain, context: context)
  }

  private static func payloadMembers(of value: Any, context: FormattingContext) -> ValueChildren {
    guard let wrapped = (value as? any OptionalValue)?.wrappedValue, !(wrapped is any ScalarValue) else { return .none }
    return members(of: ValueObject(name: "some", value: wrapped), context: context)
  }

  // MARK: Elements

  private static func element(
    _ index: Int, of object: ValueObject, bracket: VariablePathToken, in scope: Scope
  ) -> Result<ValueObject, VariablePathError> {
    let description = ValueDescriber.describe(object, in: scope.context)
    if !scope.explainsFailures, let value = object.value,
      ["Set", "Dictionary", "ArraySlice"].contains(SwiftType(type(of: value)).canonicalNominal?.name ?? "")
    {
      return fail(bracket, "an entry is not reached by its number")
    }
    guard description.hasSyntheticChildren || isScalar(object) else {
      return fail(bracket, "subscripted value is not an array or pointer")
    }
    guard description.children.count > 0, (0..<description.children.count).contains(index) else {
      let number = UInt64(bitPattern: Int64(index))
      return fail(bracket, "array index \(number) is not valid for \(quoted(object))")
    }
    var found = description.children[index]
    found.path = (object.path ?? object.name) + found.name
    return .success(found)
  }

  private static func isScalar(_ object: ValueObject) -> Bool { object.value is any ScalarValue }

  private static func address(
    of object: ValueObject, base: VariablePathNode, amp: VariablePathToken, in scope: Scope
  ) -> Result<ValueObject, VariablePathError> {
    guard case .name(let token) = base, scope.hasAddress(token.text), let value = object.value else {
      return fail(amp, "'\(object.name)' doesn't have a valid address")
    }
    let pointee = ValueObject(name: "pointee", value: value)
    var hash: UInt64 = 0x7FFF_FFFF_0000
    for byte in token.text.utf8 { hash = hash &* 31 &+ UInt64(byte) }
    let place = 0x7FFF_FFFF_0000 + (hash & 0xFFF) * 8
    var result = ValueObject(
      name: "&" + token.text,
      content: .text(value: FormattingContext.hexadecimal(place), children: [pointee]))
    result.typeName = "UnsafePointer<\(object.shownTypeName)>"
    return .success(result)
  }
}
