import Inspection

extension Checker {
  mutating func checkLiteral(_ node: ExpressionNode, expecting expected: SwiftType?) -> Checked? {
    switch node.kind {
    case .integer(let text, let isNegated): return checkInteger(text, isNegated, node, expecting: expected)
    case .floating(let text, let isNegated): return checkFloating(text, isNegated, node, expecting: expected)
    case .string(let parts): return checkString(parts, node, expecting: expected)
    case .boolean(let value): return Checked(.bool, .constant(value), node)
    case .nilLiteral: return checkNil(node, expecting: expected)
    case .array(let elements): return checkArray(elements, node, expecting: expected)
    case .dictionary(let entries): return checkDictionary(entries, node, expecting: expected)
    case .tuple(let elements): return checkTuple(elements, node, expecting: expected)
    default: return nil
    }
  }

  /// The type that a literal takes among those that the surroundings offer.
  private func literalTarget(_ expected: SwiftType?, _ protocolName: String) -> SwiftType? {
    guard var type = expected else { return nil }
    while let wrapped = type.wrapped { type = wrapped }
    if case .existential = type.withoutAlias { return nil }
    return conforms(type, protocolName) ? type : nil
  }

  private mutating func checkInteger(
    _ text: String, _ isNegated: Bool, _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    let type = literalTarget(expected, "ExpressibleByIntegerLiteral") ?? .int
    guard let magnitude = IntegerLiteral.magnitude(text) else {
      reportLate("integer literal '\(isNegated ? "-" : "")\(text)' overflows when stored into '\(type)'", at: node.start)
      return Checked(type, .constant(0), node)
    }
    let value = isNegated ? -magnitude : magnitude
    guard let metatype = type.metatype, let made = IntegerLiteral.make(value, metatype) else {
      reportOverflow(value, type, node)
      var checked = Checked(type, .constant(0), node)
      checked.constant = value
      return checked
    }
    var checked = Checked(type, .constant(made), node)
    checked.constant = value
    return checked
  }

  private mutating func reportOverflow(_ value: Int128, _ type: SwiftType, _ node: ExpressionNode) {
    if value < 0, conforms(type, "UnsignedInteger") {
      reportLate("negative integer '\(value)' overflows when stored into unsigned type '\(type)'", at: node.start)
    } else {
      reportLate("integer literal '\(value)' overflows when stored into '\(type)'", at: node.start)
    }
  }

  private mutating func checkFloating(
    _ text: String, _ isNegated: Bool, _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    let type = literalTarget(expected, "ExpressibleByFloatLiteral") ?? .double
    guard let metatype = type.metatype, let value = FloatingLiteral.make(text, isNegated, metatype) else {
      report("floating-point literal can't be represented in '\(type)'", at: node.start)
      return nil
    }
    return Checked(type, .constant(value), node)
  }

  private mutating func checkString(
    _ parts: [ExpressionNode.StringPart], _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    if parts.allSatisfy({ if case .text = $0 { true } else { false } }) {
      let text = parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
      return checkPlainString(text, node, expecting: expected)
    }
    var pieces: [Code] = []
    var isValid = true
    for part in parts {
      switch part {
      case .text(let text): pieces.append(.constant(text))
      case .interpolation(let inner):
        if case .binary = inner.kind { operandContext = .interpolation }
        defer { operandContext = .none }
        guard let checked = outsideChain({ $0.check(inner) }) else {
          isValid = false
          continue
        }
        if case .value = checked.meaning {
          pieces.append(interpolation(checked))
        } else {
          pieces.append(checked.code)
        }
      }
    }
    guard isValid else { return nil }
    let code = Code { context in
      var result = ""
      for piece in pieces {
        let value = try piece.run(context)
        if let text = value as? String { result += text } else { result += String(describing: value) }
      }
      try context.execution.allow(count: result.utf8.count / 8)
      return result
    }
    return Checked(.string, code, node)
  }

  private func interpolation(_ checked: Checked) -> Code {
    let isText = checked.type.isSwift("String")
    return Code { context in
      let value = try checked.code.run(context)
      if isText, value is String { return value }
      return Interpolation.text(value)
    }
  }

  private mutating func checkPlainString(_ text: String, _ node: ExpressionNode, expecting expected: SwiftType?)
    -> Checked?
  {
    if let type = literalTarget(expected, "ExpressibleByUnicodeScalarLiteral"), !type.isSwift("String"),
      let metatype = type.metatype
    {
      if let value = StringLiteral.make(text, metatype) { return Checked(type, .constant(value), node) }
    }
    return Checked(.string, .constant(text), node)
  }

  private mutating func checkNil(_ node: ExpressionNode, expecting expected: SwiftType?) -> Checked? {
    guard let expected else {
      report("'nil' requires a contextual type", at: node.start)
      return nil
    }
    guard expected.isOptional else { return nil }
    // An existential that the program can't name has no metatype here; any nil does for it.
    let none = expected.metatype.flatMap { DynamicValue.none(of: $0) } ?? Any?.none as Any
    return Checked(expected, .constant(none), node)
  }

  // MARK: Collections

  private mutating func checkArray(
    _ elements: [ExpressionNode], _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    if let type = typeExpression(node) { return checkedType(type, node) }
    var target = expected
    while let wrapped = target?.wrapped { target = wrapped }
    let elementType = target.flatMap(literalElement)
    if elements.isEmpty, elementType == nil, let expected, !expected.containsParameter {
      // What is wanted is no collection: the mismatch is told of an array of `Any`.
      return Checked(.array(.any), .constant([Any]()), node)
    }
    guard !elements.isEmpty || elementType != nil else {
      report("empty collection literal requires an explicit type", at: node.start, over: node.range)
      return nil
    }
    if elementType == nil, elements.allSatisfy(\.isNil) {
      report(
        "heterogeneous collection literal could only be inferred to '[Any?]'; add explicit type annotation if this is intentional",
        at: node.start, over: node.range)
      return nil
    }
    let (codes, joined) = checkElements(elements, elementType, node)
    guard let codes, let joined else { return nil }
    let resultType: SwiftType
    if let target, elementType != nil, !target.isSwift("Array") { resultType = target } else { resultType = .array(joined) }
    guard let metatype = joined.metatype else { return opaqueArray(codes, resultType, node) }
    let isSet = resultType.isSwift("Set")
    let options = resultType.metatype as? any OptionSet.Type
    return Checked(
      resultType,
      Code { context in
        let values = try codes.map { try $0.run(context) }
        if let options { return try Self.union(options, values) }
        let made = isSet ? DynamicValue.set(values, of: metatype) : DynamicValue.array(values, of: metatype)
        guard let made else { throw InternalInconsistency(what: "array of \(joined)") }
        return made
      }, node)
  }

  /// A literal whose elements have nothing in common is of `Any` where it is only looked into: `[1, "a"].count`.
  mutating func checkHeterogeneous(_ node: ExpressionNode) -> Checked? {
    guard case .array(let elements) = node.unparenthesized.kind, !elements.isEmpty else { return nil }
    return attempt { checker in checker.outsideChain { $0.check(node, expecting: .array(.any)) } }
  }

  /// An array whose element type exists only in the session.
  private func opaqueArray(_ codes: [Code], _ type: SwiftType, _ node: ExpressionNode) -> Checked {
    Checked(type, Code { context in try codes.map { try $0.run(context) } }, node)
  }

  /// The option set that a literal such as `[.top, .left]` lists.
  private static func union<Options: OptionSet>(_ type: Options.Type, _ values: [Any]) throws -> Any {
    try values.reduce(into: Options()) { result, value in
      result = result.union(try DynamicValue.unwrap(value, as: Options.self))
    }
  }

  private func literalElement(_ type: SwiftType) -> SwiftType? {
    if let element = type.arrayElement { return element }
    if type.metatype is any OptionSet.Type { return type }
    if let nominal = type.canonicalNominal, nominal.module == "Swift",
      ["Set", "ArraySlice", "ContiguousArray"].contains(nominal.name)
    {
      return nominal.arguments.first
    }
    return nil
  }

  /// Checks the elements of a literal and finds their common type.
  private mutating func checkElements(
    _ nodes: [ExpressionNode], _ expected: SwiftType?, _ literal: ExpressionNode, _ purpose: ConversionPurpose = .element
  ) -> ([Code]?, SwiftType?) {
    if let expected, !expected.containsParameter {
      var codes: [Code] = []
      var isValid = true
      for node in nodes {
        guard let code = checkConverted(node, to: expected, purpose) else {
          isValid = false
          continue
        }
        codes.append(code)
      }
      return isValid ? (codes, expected) : (nil, nil)
    }
    var checked: [Checked] = []
    var isValid = true
    let hint = commonHint(nodes)
    for node in nodes {
      guard let one = outsideChain({ $0.check(node, expecting: hint) }) else {
        isValid = false
        continue
      }
      checked.append(one)
    }
    guard isValid, let joined = join(checked.map(\.type)) else {
      if isValid {
        report(
          "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional",
          at: literal.start, over: literal.range)
      }
      return (nil, nil)
    }
    let codes = checked.compactMap { convert($0, to: joined) }
    return codes.count == checked.count ? (codes, joined) : (nil, nil)
  }

  /// `[1.5, 2]` is of Doubles: a floating literal or a typed element decides for the integer literals; `nil` makes all
  /// Optional.
  private mutating func commonHint(_ nodes: [ExpressionNode]) -> SwiftType? {
    var hint: SwiftType?
    var hasNil = false
    for node in nodes {
      if case .nilLiteral = node.kind {
        hasNil = true
        continue
      }
      if hint == nil, !node.needsContext { hint = attempt { checker in checker.outsideChain { $0.check(node) } }?.type }
    }
    if hint == nil, nodes.contains(where: \.containsFloatingLiteral),
      nodes.allSatisfy({ $0.isNumericLiteral || { if case .nilLiteral = $0.kind { true } else { false } }($0) })
    {
      hint = .double
    }
    if hint == nil, hasNil, let first = nodes.first(where: { if case .nilLiteral = $0.kind { false } else { true } }) {
      hint = attempt { checker in checker.outsideChain { $0.check(first) } }?.type
    }
    if hasNil, let known = hint, !known.isOptional { return .optional(known) }
    return hint
  }

  private mutating func checkDictionary(
    _ entries: [(key: ExpressionNode, value: ExpressionNode)], _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    if let type = typeExpression(node) { return checkedType(type, node) }
    var target = expected
    while let wrapped = target?.wrapped { target = wrapped }
    let wanted = target?.dictionaryEntry
    guard !entries.isEmpty || wanted != nil else {
      report("empty collection literal requires an explicit type", at: node.start, over: node.range)
      return nil
    }
    let (keys, keyType) = checkElements(entries.map(\.key), wanted?.key, node, .dictionaryKey)
    if keyType == nil, diagnostics.last?.message.hasPrefix("heterogeneous") == true {
      // Keys of different types could be of `AnyHashable`.
      dropDiagnostics(after: diagnosticsCount - 1)
      guard let (_, valueType) = attempt({ checker in checker.checkElements(entries.map(\.value), wanted?.value, node) }), let valueType
      else { return nil }
      report(
        "heterogeneous collection literal could only be inferred to '[AnyHashable : \(valueType)]'; add explicit type annotation if this is intentional",
        at: node.start, over: node.range)
      return nil
    }
    let saved = diagnosticsCount
    let (values, valueType) = checkElements(entries.map(\.value), wanted?.value, node, .dictionaryValue)
    if valueType == nil, let keyType, diagnosticsCount == saved + 1, diagnostics[saved].message.hasPrefix("heterogeneous") {
      // What the literal could be inferred to is a dictionary here.
      let message = diagnostics[saved].message.replacing("'[Any]'", with: "'[\(keyType) : Any]'")
      dropDiagnostics(after: saved)
      report(message, at: node.start, over: node.range)
    }
    guard let keys, let keyType, let values, let valueType else { return nil }
    guard let keyMetatype = keyType.metatype, let valueMetatype = valueType.metatype else { return nil }
    guard conforms(keyType, "Hashable") else {
      report("type '\(keyType)' does not conform to protocol 'Hashable'", at: node.start, over: node.range)
      return nil
    }
    return Checked(
      .dictionary(keyType, valueType),
      Code { context in
        var pairs: [(Any, Any)] = []
        for (key, value) in zip(keys, values) { pairs.append((try key.run(context), try value.run(context))) }
        if let repeated = Literals.firstRepeated(pairs.map(\.0)) {
          _ = repeated
          throw Trap("Swift/Dictionary.swift:840: Fatal error: Dictionary literal contains duplicate keys")
        }
        guard let made = DynamicValue.dictionary(pairs, key: keyMetatype, value: valueMetatype) else {
          throw InternalInconsistency(what: "dictionary")
        }
        return made
      }, node)
  }

  private mutating func checkTuple(
    _ elements: [ExpressionNode.Argument], _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    if elements.isEmpty { return Checked(.void, .constant(()), node) }
    if let type = typeExpression(node) { return checkedType(type, node) }
    var target = expected
    while let wrapped = target?.wrapped { target = wrapped }
    let wanted = target?.tupleElements
    var codes: [Code] = []
    var types: [SwiftType.TupleElement] = []
    for (index, element) in elements.enumerated() {
      let hint = wanted?.count == elements.count ? wanted?[index].type : nil
      if let hint, !hint.containsParameter {
        guard let checked = outsideChain({ $0.check(element.value, expecting: hint) }) else { continue }
        let converted = convert(checked, to: hint)
        codes.append(converted ?? checked.code)
        types.append(.init(element.label, converted == nil ? checked.type : hint))
      } else if let checked = outsideChain({ $0.check(element.value) }) {
        codes.append(checked.code)
        types.append(.init(element.label, checked.type))
      }
    }
    guard codes.count == elements.count else { return nil }
    let type = SwiftType.tuple(types)
    guard let metatype = type.metatype else { return nil }
    return Checked(
      type,
      Code { context in
        let values = try codes.map { try $0.run(context) }
        try context.execution.spend(4)
        guard let tuple = DynamicValue.tuple(values, as: metatype) else {
          throw InternalInconsistency(what: "tuple \(type)")
        }
        return tuple
      }, node)
  }
}
