import Inspection

extension Checker {
  /// `nil` where its type isn't Optional.
  mutating func reportNil(_ type: SwiftType, _ node: ExpressionNode, _ purpose: ConversionPurpose) {
    switch purpose {
    case .assignment: report("'nil' cannot be assigned to type '\(type)'", at: node.start)
    case .initialization: report("'nil' cannot initialize specified type '\(type)'", at: node.start)
    case .argument, .operand: report("'nil' is not compatible with expected argument type '\(type)'", at: node.start)
    case .dictionaryKey: report("'nil' is not compatible with expected dictionary key type '\(type)'", at: node.start)
    case .dictionaryValue: report("'nil' is not compatible with expected dictionary value type '\(type)'", at: node.start)
    case .element: report("'nil' is not compatible with expected element type '\(type)'", at: node.start)
    case .subscripted: report("'nil' cannot be assigned to subscript of type '\(type)'", at: node.start)
    case .closureResult: report("'nil' is not compatible with closure result type '\(type)'", at: node.start)
    case .returnValue: report("'nil' is incompatible with return type '\(type)'", at: node.start)
    }
  }

  /// What the compiler says of a value of the wrong type.
  mutating func reportMismatch(_ checked: Checked, _ type: SwiftType, _ purpose: ConversionPurpose) {
    let node = checked.node
    if reportBooleanLiteral(node, type) { return }
    if type.isSwift("Bool"), purpose == .assignment, conforms(checked.type, "BinaryInteger"), !node.isNumericLiteral {
      reportCondition(checked, negated: false)
      return
    }
    // An Optional target is named by what it wraps when the value is no Optional itself.
    var target = type
    if !checked.type.isOptional { while let wrapped = target.wrapped { target = wrapped } }
    if let wrapped = checked.type.wrapped, conversion(from: wrapped, to: type) != nil {
      reportUnwrap(checked, type, purpose)
      return
    }
    if purpose == .initialization, case .existential(let existential) = target.withoutAlias, let name = existential.protocols.first?.name,
      declaredProtocol(name) != nil
    {
      report("value of type '\(checked.described)' does not conform to specified type '\(name)'", at: node.location, over: node.range)
      return
    }
    let found = "cannot convert value of type '\(checked.described)'"
    switch purpose {
    case .assignment:
      if checked.type.isOptional, type.isOptional, let equal = assignmentOffset, checked.isVariableReference {
        // Two Optionals differ in what they wrap.
        report("cannot assign value of type '\(checked.described)' to type '\(type)'", at: equal)
        noteArguments(checked.type, type, node, at: equal)
        return
      }
      if case .tuple(let elements) = node.kind, let wanted = target.tupleElements, wanted.count != elements.count {
        report("cannot assign value of type '\(checked.described)' to type '\(target)'", at: node.location, over: node.range)
        return
      }
      let isTuple = if case .tuple = node.kind { target.tupleElements != nil } else { false }
      if let equal = assignmentOffset, isTuple || isRawValue(checked, of: target) {
        // The compiler would rather wrap the value in `init(rawValue:)`, and speaks of the whole assignment.
        report("cannot assign value of type '\(checked.described)' to type '\(target)'", at: equal)
        return
      }
      // Two instances of one generic type differ in their arguments.
      if checked.isVariableReference, let equal = assignmentOffset, isSameGeneric(checked.type, target) {
        report("cannot assign value of type '\(checked.described)' to type '\(target)'", at: equal)
        noteArguments(checked.type, target, node, at: equal)
        return
      }
      report("cannot assign value of type \(shownType(checked)) to type '\(target)'", at: node.location, over: node.range)
    case .subscripted:
      report(
        "cannot assign value of type '\(checked.described)' to subscript of type '\(target)'", at: node.location,
        over: node.range)
    case .initialization:
      // A raw value is pointed at, everything else is marked.
      let isRaw = members(of: target, named: "rawValue", isStatic: false).first?.result.isSame(as: checked.type) == true
      report("\(found) to specified type '\(target)'", at: node.location, over: isRaw ? node.location..<node.location : node.range)
    case .element: report("\(found) to expected element type '\(target)'", at: node.location)
    case .dictionaryKey: report("\(found) to expected dictionary key type '\(target)'", at: node.location)
    case .dictionaryValue: report("\(found) to expected dictionary value type '\(target)'", at: node.location)
    case .argument where target.isSwift("Bool") && conforms(checked.type, "BinaryInteger") && !node.isNumericLiteral:
      report("type '\(checked.described)' cannot be used as a boolean; test for '!= 0' instead", at: node.location)
    case .argument, .operand:
      report("\(found) to expected argument type \(described(target))", at: node.location)
      noteArguments(checked.type, target, node)
    case .closureResult: report("\(found) to closure result type '\(target)'", at: node.location, over: node.range)
    case .returnValue:
      report(
        "cannot convert return expression of type '\(checked.described)' to return type '\(target)'", at: node.location, over: node.range)
    }
  }

  private func isSameGeneric(_ first: SwiftType, _ second: SwiftType) -> Bool {
    guard let from = first.canonicalNominal, let to = second.canonicalNominal else { return false }
    return !from.arguments.isEmpty && from.path == to.path && from.module == to.module
  }

  private func shownType(_ checked: Checked) -> String {
    if case .alias(let alias) = checked.type, alias.name == "SubSequence" { return aliased(checked.type) }
    return "'\(checked.described)'"
  }

  private func isRawValue(_ checked: Checked, of type: SwiftType) -> Bool {
    guard !assignsOptional, let raw = members(of: type, named: "rawValue", isStatic: false).first?.result
    else { return false }
    return raw.isSame(as: checked.type) && checked.node.needsContext
  }

  /// `isHidden = 1`
  private mutating func reportBooleanLiteral(_ node: ExpressionNode, _ type: SwiftType) -> Bool {
    var target = type
    while let wrapped = target.wrapped { target = wrapped }
    guard target.isSwift("Bool"), case .integer(let text, false) = node.kind, text == "0" || text == "1" else {
      return false
    }
    report(
      "integer literal value '\(text)' cannot be used as a boolean; did you mean '\(text == "1")'?", at: node.start)
    return true
  }

  private mutating func reportUnwrap(_ checked: Checked, _ type: SwiftType, _ purpose: ConversionPurpose) {
    let node = checked.node
    if checked.isVariableReference, purpose == .argument || purpose == .operand {
      report(
        "cannot convert value of type '\(checked.described)' to expected argument type '\(type)'", at: node.location)
      return
    }
    report("value of optional type '\(sugared(checked.type))' must be unwrapped to a value of type '\(type)'", at: node.location)
    if checked.isVariableReference { return }
    note("coalesce using '??' to provide a default when the optional value contains 'nil'", at: node.location)
    note("force-unwrap using '!' to abort execution if the optional value contains 'nil'", at: node.location)
  }

  /// `Optional<Int>` as `Int?`.
  func sugared(_ type: SwiftType) -> String {
    if case .nominal = type, let wrapped = type.wrapped { return SwiftType.optional(wrapped).description }
    return type.description
  }

  mutating func noteArguments(_ found: SwiftType, _ expected: SwiftType, _ node: ExpressionNode, at place: Int? = nil) {
    guard let from = found.canonicalNominal, let to = expected.canonicalNominal, from.path == to.path,
      from.module == to.module, from.arguments.count == to.arguments.count,
      let table = registry.table(for: found), table.genericParameters.count == from.arguments.count
    else { return }
    for (index, pair) in zip(from.arguments, to.arguments).enumerated() where !pair.0.isSame(as: pair.1) {
      note(
        "arguments to generic parameter '\(table.genericParameters[index])' ('\(pair.0)' and '\(pair.1)') are expected to be equal",
        at: place ?? node.location)
    }
  }

  /// A condition that is an operand of `&&` or `||`.
  mutating func checkOperandCondition(_ node: ExpressionNode) -> Code? {
    if node.isNil {
      reportNil(.bool, node, .operand)
      return nil
    }
    guard let checked = outsideChain({ $0.check(node, expecting: .bool) }) else { return nil }
    if let code = convert(checked, to: .bool) { return code }
    if !checked.type.isOptional, !conforms(checked.type, "BinaryInteger") {
      reportMismatch(checked, .bool, .operand)
    } else {
      reportCondition(checked, negated: false)
    }
    return nil
  }

  /// A condition that is no `Bool`.
  mutating func checkCondition(_ node: ExpressionNode) -> Code? {
    if case .assignment(let target, let value, let equal) = node.unparenthesized.kind,
      attempt({ checker in checker.outsideChain { $0.check(value) } }) != nil
    {
      report("use of '=' in a boolean context, did you mean '=='?", at: equal, over: target.range)
      return nil
    }
    guard let checked = outsideChain({ $0.check(node, expecting: .bool) }) else { return nil }
    if let code = convert(checked, to: .bool) { return code }
    reportCondition(checked, negated: false)
    return nil
  }

  mutating func reportCondition(_ checked: Checked, negated: Bool) {
    let node = checked.node
    if reportBooleanLiteral(node, .bool) { return }
    if checked.type.isOptional {
      let comparison = negated ? "== nil" : "!= nil"
      if checked.type.wrapped?.isSwift("Bool") == true {
        report("value of optional type '\(sugared(checked.type))' must be unwrapped to a value of type 'Bool'", at: node.location)
        return
      }
      report(
        "optional type '\(checked.described)' cannot be used as a boolean; test for '\(comparison)' instead",
        at: node.location)
      return
    }
    if conforms(checked.type, "BinaryInteger") || (conforms(checked.type, "FloatingPoint") && !negated), !(negated && node.isNumericLiteral)
    {
      report(
        "type '\(checked.described)' cannot be used as a boolean; test for '\(negated ? "==" : "!=") 0' instead",
        at: node.location)
      return
    }
    if negated {
      report("cannot convert value of type '\(checked.described)' to expected argument type 'Bool'", at: node.location)
    } else {
      report(
        "cannot convert value of type '\(checked.described)' to expected condition type 'Bool'", at: node.location, over: node.range)
    }
  }
}
