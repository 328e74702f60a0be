import Inspection

extension Checker {
  mutating func checkTernary(
    _ condition: ExpressionNode, _ first: ExpressionNode, _ second: ExpressionNode,
    _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    let test = checkCondition(condition)
    let (left, right) = checkBranches(first, second, expected)
    guard let test, let left, let right else { return nil }
    guard let type = join([left.type, right.type]), let a = convert(left, to: type), let b = convert(right, to: type) else {
      if let expected, let a = convert(left, to: expected), let b = convert(right, to: expected) {
        return Checked(expected, Code { context in try (test.run(context) as? Bool == true ? a : b).run(context) }, node)
      }
      report(
        "result values in '? :' expression have mismatching types '\(left.described)' and '\(right.described)'",
        at: first.location, over: first.range)
      return nil
    }
    var checked = Checked(type, Code { context in try (test.run(context) as? Bool == true ? a : b).run(context) }, node)
    checked.isVariableReference = false
    return checked
  }

  private mutating func checkBranches(_ first: ExpressionNode, _ second: ExpressionNode, _ expected: SwiftType?) -> (
    Checked?, Checked?
  ) {
    if expected == nil, first.needsContext, !second.needsContext {
      let right = outsideChain { $0.check(second) }
      let hint = first.isNil ? right.map { $0.type.isOptional ? $0.type : .optional($0.type) } : right?.type
      return (outsideChain { $0.check(first, expecting: hint) }, right)
    }
    if expected == nil, first.isNil, !second.isNil {
      let right = outsideChain { $0.check(second) }
      return (outsideChain { $0.check(first, expecting: right.map { .optional($0.type) }) }, right)
    }
    let hint = expected ?? (first.isNumericLiteral && second.containsFloatingLiteral ? .double : nil)
    let left = outsideChain { $0.check(first, expecting: hint) }
    var other = expected ?? left?.type
    if expected == nil, second.isNil, let known = left?.type, !known.isOptional { other = .optional(known) }
    return (left, outsideChain { $0.check(second, expecting: other) })
  }

  // MARK: Casts

  mutating func checkCast(
    _ value: ExpressionNode, _ kind: ExpressionNode.CastKind, _ written: ExpressionNode.WrittenType, _ offset: Int,
    _ node: ExpressionNode
  ) -> Checked? {
    let target = resolve(written.type, written.range)
    guard let target else {
      _ = outsideChain { $0.check(value) }
      return nil
    }
    if kind == .coerce, case .nilLiteral = value.kind, !target.isOptional {
      report("'nil' cannot be used in context expecting type '\(target)'", at: value.start)
      return nil
    }
    guard let checked = outsideChain({ $0.check(value, expecting: kind == .coerce ? target : nil) }) else { return nil }
    if kind == .coerce { return coerce(checked, target, offset, node) }
    guard let metatype = target.metatype else {
      return Checked(kind == .test ? .bool : target, .constant(false), node)
    }
    let code = target.canonicalNominal?.standIn == nil ? checked.code : checked.code.only(of: target)
    switch kind {
    case .test:
      return Checked(.bool, Code { context in Self.cast(try code.run(context), metatype) != nil }, node)
    case .conditional:
      guard let none = SwiftType.optional(target).metatype.flatMap({ DynamicValue.none(of: $0) }) else { return nil }
      return Checked(
        .optional(target),
        Code { context in
          guard let value = Self.cast(try code.run(context), metatype) else { return none }
          return DynamicValue.some(value, of: metatype) ?? none
        }, node)
    default:
      if let wrapped = checked.type.wrapped, wrapped.isSame(as: target) {
        return Checked(target, Code.unwrapped(code).located(line(of: offset)), node)
      }
      let isClassCast = !isDynamic(checked.type)
      return Checked(
        target,
        Code { context in
          let value = try code.run(context)
          guard let result = Self.cast(value, metatype) else {
            if let (element, wanted) = Self.failingElement(value, target) { throw Self.castTrap(element, wanted, isSilent: false) }
            throw Self.castTrap(value, metatype, isSilent: isClassCast)
          }
          return result
        }, node)
    }
  }

  private func isDynamic(_ type: SwiftType) -> Bool {
    if case .existential = type.withoutAlias { return true }
    return false
  }

  private static func cast(_ value: Any, _ metatype: Any.Type) -> Any? {
    DynamicValue.cast(value, to: metatype)
  }

  /// The first element of an array that is not of the wanted array's: the runtime speaks of that.
  private static func failingElement(_ value: Any, _ target: SwiftType) -> (element: Any, wanted: Any.Type)? {
    guard let metatype = target.arrayElement?.metatype, let elements = value as? [Any] else { return nil }
    return elements.first { cast($0, metatype) == nil }.map { ($0, metatype) }
  }

  /// A failed `as!`: between classes the runtime prints nothing.
  private static func castTrap(_ value: Any, _ metatype: Any.Type, isSilent: Bool) -> Trap {
    if isSilent { return Trap(nil) }
    let from = _typeName(type(of: value), qualified: true)
    let to = _typeName(metatype, qualified: true)
    func address(_ type: Any.Type) -> String {
      "0x" + String(UInt(bitPattern: unsafeBitCast(type, to: Int.self)), radix: 16)
    }
    return Trap(
      "Could not cast value of type '\(from)' (\(address(type(of: value)))) to '\(to)' (\(address(metatype))).",
      signal: .abort)
  }

  private mutating func coerce(_ checked: Checked, _ target: SwiftType, _ offset: Int, _ node: ExpressionNode) -> Checked? {
    if let code = convert(checked, to: target) {
      var result = Checked(target, code, node)
      result.constant = checked.constant
      return result
    }
    if isClass(target), isClass(checked.type), isSubclass(target, of: checked.type) || isDynamic(checked.type) {
      report("'\(checked.described)' is not convertible to '\(target)'", at: offset)
      note("did you mean to use 'as!' to force downcast?", at: offset)
      return nil
    }
    if isDynamic(checked.type) {
      report("'\(checked.described)' is not convertible to '\(target)'", at: offset)
      note("did you mean to use 'as!' to force downcast?", at: offset)
      return nil
    }
    if let wrapped = checked.type.wrapped, conversion(from: wrapped, to: target) != nil {
      if checked.isVariableReference {
        report("'\(checked.described)' is not convertible to '\(target)'", at: offset)
        note("did you mean to use 'as!' to force downcast?", at: offset)
      } else {
        reportMismatch(checked, target, .assignment)
      }
      return nil
    }
    let message = "cannot convert value of type '\(checked.described)' to type '\(target)' in coercion"
    let saved = diagnosticsCount
    noteArguments(checked.type, target, checked.node)
    guard diagnosticsCount == saved else {
      insert(CompilerDiagnostic(.error, message, .user(offset: checked.node.location, length: 0)), at: saved)
      return nil
    }
    report(message, at: checked.node.location, over: checked.node.range)
    return nil
  }

  // MARK: Effects

  mutating func checkTry(
    _ kind: ExpressionNode.TryKind, _ inner: ExpressionNode, _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    guard var checked = outsideChain({ $0.check(inner, expecting: kind == .optional ? expected?.wrapped : expected) }) else {
      return nil
    }
    let code = checked.code
    switch kind {
    case .plain:
      checked.node = node
      return checked
    case .forced:
      return Checked(
        checked.type,
        Code({ context in
          do { return try code.run(context) } catch let thrown as ThrownValue {
            throw Trap(
              "<EXPR>: Fatal error: 'try!' expression unexpectedly raised an error: \(String(reflecting: thrown.value))")
          }
        }).located(line(of: node.start)), node)
    case .optional:
      let type = checked.type.isOptional ? checked.type : SwiftType.optional(checked.type)
      guard let metatype = type.metatype, let none = DynamicValue.none(of: metatype) else { return nil }
      let wrapped = checked.type.isOptional ? nil : checked.type.metatype
      return Checked(
        type,
        Code { context in
          do {
            let value = try code.run(context)
            guard let wrapped else { return value }
            return DynamicValue.some(value, of: wrapped) ?? none
          } catch is ThrownValue { return none }
        }, node)
    }
  }

  mutating func checkAwait(_ inner: ExpressionNode, _ node: ExpressionNode) -> Checked? {
    let saved = lookupDiagnostics.count
    guard outsideChain({ $0.check(inner) }) != nil else {
      if case .name = inner.kind, lookupDiagnostics.count > saved {
        reportLookup("'await' in a function that does not support concurrency", node.start..<node.start)
      }
      return nil
    }
    report("'await' in a function that does not support concurrency", at: node.start)
    return nil
  }

  // MARK: Key paths

  mutating func checkKeyPath(
    _ root: ExpressionNode.WrittenType?, _ parts: [ExpressionNode.KeyPathPart], _ node: ExpressionNode,
    expecting expected: SwiftType?
  ) -> Checked? {
    if parts.isEmpty {
      if let root, frame[text(root.range)] != nil {
        report("invalid component of Swift key path", at: node.start + 1)
        return nil
      }
      report(
        "failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)",
        at: node.start)
      report("key path must have at least one component", at: node.start)
      return nil
    }
    let function = expected?.functionType
    var rootType = function?.parameters.first?.type
    if rootType == nil, let nominal = expected?.canonicalNominal, nominal.name.hasSuffix("KeyPath") {
      rootType = nominal.arguments.first
    }
    if let root {
      guard let type = resolve(root.type, root.range) else {
        nameLookups { $0.replacing("cannot find type '", with: "cannot find '") }
        return nil
      }
      rootType = type
    }
    guard let rootType, !rootType.containsParameter else {
      report("cannot infer key path type from context; consider explicitly specifying a root type", at: node.start)
      return nil
    }
    let held = Storage(())
    var current = Checked(
      rootType,
      Code(
        { _ in held.value },
        modify: { _, body in
          var value = held.value
          try body(&value)
          held.value = value
        }), node)
    current.immutability = nil
    var names: [String] = []
    var real: AnyKeyPath?
    for (index, part) in parts.enumerated() {
      let step = realKeyPath(part, current.type)
      real = index == 0 ? step : step.flatMap { real?.appending(path: $0) }
      guard let next = keyPathStep(part, current, node, &names) else { return nil }
      current = next
    }
    if function == nil, let real {
      return Checked(registry.resolve(SwiftType(type(of: real))), .constant(real), node)
    }
    if let wanted = function?.result, !wanted.containsParameter, convert(current, to: wanted) == nil {
      report(
        "key path value type '\(current.type)' cannot be converted to contextual type '\(wanted)'", at: node.start, over: node.range)
      return nil
    }
    return keyPathValue(rootType, current, held, names, function, node)
  }

  /// The program's own key path for a part, where its table states one.
  private func realKeyPath(_ part: ExpressionNode.KeyPathPart, _ type: SwiftType) -> AnyKeyPath? {
    guard case .member(let name, _) = part else { return nil }
    return members(of: type, named: name, isStatic: false).first?.member.keyPath
  }

  private mutating func keyPathStep(
    _ part: ExpressionNode.KeyPathPart, _ current: Checked, _ node: ExpressionNode, _ names: inout [String]
  ) -> Checked? {
    switch part {
    case .member(let name, _):
      names.append(name)
      if name == "self" { return current }
      if let elements = current.type.tupleElements,
        let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }), elements.indices.contains(index)
      {
        return Checked(elements[index].type, .tupleElement(current.code, index), node)
      }
      guard let found = members(of: current.type, named: name, isStatic: false).first(where: \.isProperty) else {
        report("value of type '\(current.described)' has no member '\(name)'", at: node.start, over: node.range)
        report(.privateTypeNote)
        return nil
      }
      return property(found, current, node)
    case .optionalChain, .forceUnwrap:
      guard let wrapped = current.type.wrapped else { return nil }
      names[names.count - 1] += "?"
      var next = Checked(wrapped, .chained(current.code), node)
      next.immutability = current.immutability
      return next
    case .subscripted(let list):
      let found = members(of: current.type, named: "subscript", isStatic: false)
      return resolveCall(found, current, list, node, name: "subscript", expecting: nil)
    }
  }

  /// The key path as a function where one is wanted, else as a value that can be used in `[keyPath:]`.
  private func keyPathValue(
    _ root: SwiftType, _ end: Checked, _ held: Storage, _ names: [String], _ function: FunctionType?, _ node: ExpressionNode
  ) -> Checked? {
    if function != nil {
      let type = FunctionType([.init(root)], end.type)
      let code = Code { context in
        FunctionValue(type) { arguments in
          held.value = arguments.first ?? ()
          return try end.code.run(context)
        }
      }
      return Checked(.function(type), code, node)
    }
    let kind = end.immutability == nil ? (isClass(root) ? "ReferenceWritableKeyPath" : "WritableKeyPath") : "KeyPath"
    let path = DynamicKeyPath(text: "\\\(root).\(names.joined(separator: "."))", held: held, end: end.code)
    return Checked(.swift(kind, [root, end.type]), .constant(path), node)
  }

  /// `value[keyPath: path]`
  mutating func keyPathSubscript(_ root: Checked, _ path: ExpressionNode, _ node: ExpressionNode) -> Checked? {
    let hint = SwiftType.swift("KeyPath", [root.type, .parameter("Value")])
    guard let checked = outsideChain({ $0.check(path, expecting: hint) }) else { return nil }
    guard let nominal = checked.type.canonicalNominal, nominal.name.hasSuffix("KeyPath"), nominal.arguments.count == 2 else {
      reportMismatch(checked, hint, .argument)
      return nil
    }
    let (base, code) = (root.code, checked.code)
    func read(_ value: Any, _ path: Any, _ context: EvaluationContext) throws -> Any {
      if let dynamic = path as? DynamicKeyPath { return try dynamic.read(value, context) }
      guard let real = path as? AnyKeyPath, let result = DynamicKeyPath.read(value, real) else {
        throw AccessError.unknownMember("keyPath")
      }
      return result
    }
    let code2 = Code(
      { context in try read(base.run(context), code.run(context), context) },
      modify: { context, body in
        let path = try code.run(context)
        try base.change(context) { root in
          if let dynamic = path as? DynamicKeyPath { return try dynamic.modify(&root, context, body) }
          var value = try read(root, path, context)
          try body(&value)
          guard let real = path as? AnyKeyPath, DynamicKeyPath.write(&root, real, value) else {
            throw AccessError.notWritable("keyPath")
          }
        }
      })
    var result = Checked(nominal.arguments[1], code2, node)
    if nominal.name == "KeyPath" {
      result.immutability = .getOnlySubscript
    } else {
      result.immutability = isClass(root.type) ? nil : root.immutability.map { .part(of: $0) }
    }
    return result
  }
}
