import Inspection

extension Checker {
  /// `target = value`
  mutating func checkAssignment(
    _ target: ExpressionNode, _ value: ExpressionNode, _ node: ExpressionNode, equal: Int
  ) -> Checked? {
    let (saved, unknown) = (diagnosticsCount, lookupDiagnostics.count)
    let checked = checkAssigned(target, value, node, equal: equal)
    // An unknown name in the value does not hide what is wrong with the target.
    let ofTarget = diagnostics[min(saved, diagnosticsCount)...].filter { $0.isWithin(target.range) }
    if unknown == 0, !lookupDiagnostics.isEmpty, !ofTarget.isEmpty, lookupDiagnostics.allSatisfy({ !$0.isWithin(target.range) }) {
      for diagnostic in ofTarget { reportLookup(diagnostic) }
      if ofTarget.contains(where: { $0.message.contains("has no member") }) { reportLookup(.privateTypeNote) }
    }
    return checked
  }

  private mutating func checkAssigned(
    _ target: ExpressionNode, _ value: ExpressionNode, _ node: ExpressionNode, equal: Int
  ) -> Checked? {
    if case .discard = target.unparenthesized.kind {
      guard let checked = outsideChain({ $0.check(value) }) else { return nil }
      return Checked(.void, Code { context in _ = try checked.code.run(context) }, node)
    }
    if case .tuple(let elements) = target.unparenthesized.kind, !elements.isEmpty {
      return assignTuple(elements, value, node)
    }
    if target.isNil {
      report("cannot assign to value: literals are not mutable", at: target.start, over: target.range)
      return nil
    }
    let isChain = target.hasOpenChain
    isInsideChain = isChain
    isAssigning = true
    let left = check(target)
    isAssigning = false
    isInsideChain = false
    guard let left else {
      if lookupDiagnostics.isEmpty == false || diagnosticsCount > 0 {
        if let type = typeBehindOptional(target) {
          // The compiler goes on as if the Optional were unwrapped.
          let saved = diagnosticsCount
          _ = checkConverted(value, to: type, purpose(of: target))
          if case .implicitMember(let name) = value.kind, diagnosticsCount > saved {
            // It has no such member, and then nothing tells of which type it should be one.
            dropDiagnostics(after: 0)
            report("reference to member '\(name)' cannot be resolved without a contextual type", at: value.start + 1)
          }
          return nil
        }
        let saved = diagnosticsCount
        _ = outsideChain { $0.check(value) }
        // What is wrong inside a call has nothing to do with the target.
        if case .call = value.unparenthesized.kind { return nil }
        dropDiagnostics(after: saved)
      }
      return nil
    }
    let isWritable = reportTarget(left, target)
    // A closure is not looked into for a target that can't have it.
    if !isWritable, case .closure = value.unparenthesized.kind { return nil }
    assignmentOffset = equal
    assignsOptional = left.type.isOptional
    defer { assignmentOffset = nil }
    var wanted = left.isVariableReference && !left.type.isVoid ? left.type.canonical : left.type
    if left.acceptsNil, !wanted.isOptional { wanted = .optional(wanted) }
    if wanted.isVoid, left.isVariableReference, let found = outsideChain({ $0.check(value) }), convert(found, to: wanted) == nil {
      report("cannot assign value of type '\(found.described)' to type 'Void'", at: value.location, over: value.range)
      return nil
    }
    if reportLiteralShape(value, wanted) { return nil }
    guard let code = checkConverted(value, to: wanted, purpose(of: target)) else { return nil }
    // The compiler goes on with what an assignment gives even when it is not allowed.
    guard isWritable else { return Checked(.void, .constant(()), node) }
    return assignment(left, target, code, isChain, node)
  }

  /// What a member that is reached through an Optional without `?` would be: `maybeMessage.text`.
  private mutating func typeBehindOptional(_ target: ExpressionNode) -> SwiftType? {
    guard lookupDiagnostics.isEmpty, diagnostics.contains(where: { $0.message.hasPrefix("value of optional type") }),
      case .member(let base, let name, _) = target.unparenthesized.kind,
      let root = attempt({ $0.check(base) }), let wrapped = root.type.wrapped
    else { return nil }
    return members(of: wrapped, named: name, isStatic: false).first(where: \.isProperty)?.result
  }

  /// An array literal where a dictionary is wanted.
  private mutating func reportLiteralShape(_ value: ExpressionNode, _ wanted: SwiftType) -> Bool {
    guard case .array(let elements) = value.kind, !elements.isEmpty, wanted.dictionaryEntry != nil else { return false }
    report("dictionary of type '\(wanted)' cannot be used with array literal", at: value.start)
    note("did you mean to use a dictionary literal instead?", at: value.start)
    return true
  }

  private func purpose(of target: ExpressionNode) -> ConversionPurpose {
    if case .subscripted = target.unparenthesized.kind { return .subscripted }
    return .assignment
  }

  /// Whether the target can be assigned; says why not.
  private mutating func reportTarget(_ left: Checked, _ target: ExpressionNode) -> Bool {
    if case .type = left.meaning {
      report("cannot assign to value: '\(text(target.range))' is a type", at: target.start, over: target.range)
      return false
    }
    guard let reason = left.immutability else { return true }
    let node = target.unparenthesized
    switch node.kind {
    case .subscripted(let base, _):
      if case .getOnlySubscript = reason {
        report("cannot assign through subscript: subscript is get-only", at: node.location, over: node.range)
      } else {
        report("cannot assign through subscript: \(subject(reason.root))", at: node.location, over: immutableRange(reason, base))
      }
    case .member(let base, _, _): reportProperty(reason, node, base)
    case .name:
      switch reason {
      case .variable: reportImmutable(reason, .assignment, at: node.start, over: node.range)
      case .constantProperty(let name) where local(name) != nil:
        report("cannot assign to value: '\(name)' is a 'let' constant", at: node.start, over: node.range)
        noteConstant(node)
      default: report("cannot assign to property: \(subject(reason.root))", at: node.start, over: node.range)
      }
    case .call:
      report("expression is not assignable: function call returns immutable value", at: node.start, over: node.range)
    case .integer, .floating, .string, .boolean, .nilLiteral:
      report("cannot assign to value: literals are not mutable", at: node.start, over: node.range)
    case .binary:
      report("expression is not assignable: binary operator returns immutable value", at: node.location, over: node.range)
    default: report("cannot assign to immutable expression of type '\(left.described)'", at: node.location, over: node.range)
    }
    return false
  }

  private mutating func reportProperty(_ reason: Immutability, _ node: ExpressionNode, _ base: ExpressionNode) {
    if case .member(_, let name, _) = node.kind, let type = typeExpression(base),
      members(of: type, named: name, isStatic: true).first?.declaration.kind == .enumCase
    {
      report("cannot assign to property: '\(name)' is not settable", at: node.location, over: node.range)
      return
    }
    switch reason {
    case .part:
      // The place that can't be changed is marked: the variable at the bottom, or the property in between.
      report("cannot assign to property: \(subject(reason.root))", at: node.location, over: immutableRange(reason, base))
    default:
      report("cannot assign to property: \(subject(reason.root))", at: node.location, over: node.range)
      guard case .constantProperty(let name) = reason.root, let path = attempt({ $0.check(base) })?.type.nominalPath,
        let offset = localPlaces[".\(path).\(name)"]
      else { return }
      note("change 'let' to 'var' to make it mutable", at: offset)
    }
  }

  /// What is marked: the variable that can't be changed, or the property in between.
  func immutableRange(_ reason: Immutability, _ base: ExpressionNode) -> Range<Int> {
    if case .variable = reason.root { return base.pathRoot.range }
    guard case .getOnlyProperty(let name) = reason.root else { return base.range }
    return base.part(named: name)?.range ?? base.range
  }

  private func subject(_ reason: Immutability) -> String {
    switch reason {
    case .variable(let name): return "'\(name)' is immutable"
    case .constantProperty(let name): return "'\(name)' is a 'let' constant"
    case .getOnlyProperty(let name):
      // The compiler's own words for a raw value.
      return name == "rawValue" ? "'rawValue' is immutable" : "'\(name)' is a get-only property"
    case .getOnlySubscript: return "subscript is get-only"
    case .part(let inner): return subject(inner)
    case .notAssignable: return "function call returns immutable value"
    }
  }

  private func assignment(
    _ left: Checked, _ target: ExpressionNode, _ value: Code, _ isChain: Bool, _ node: ExpressionNode
  ) -> Checked? {
    let place = left.code
    let isFresh = left.code.assign != nil
    let run: Code.Run = { context in
      let new = try value.run(context)
      if isFresh, let assign = place.assign {
        try assign(context, new)
      } else {
        try place.change(context) { $0 = new }
      }
      return ()
    }
    guard isChain else { return Checked(.void, Code(run), node) }
    let type = SwiftType.optional(.void)
    return Checked(type, .chain(Code(run), { _ in Optional<Void>.some(()) as Any }, none: { Optional<Void>.none as Any }), node)
  }

  /// `(a, b) = (1, 2)`
  private mutating func assignTuple(
    _ elements: [ExpressionNode.Argument], _ value: ExpressionNode, _ node: ExpressionNode
  ) -> Checked? {
    var targets: [Checked] = []
    for element in elements {
      guard let left = check(element.value), reportTarget(left, element.value) else { return nil }
      targets.append(left)
    }
    let type = SwiftType.tuple(targets.map { .init(nil, $0.type) })
    guard let code = checkConverted(value, to: type, .assignment) else { return nil }
    return Checked(
      .void,
      Code { context in
        let values = DynamicValue.tupleElements(try code.run(context)) ?? []
        for (target, value) in zip(targets, values) { try target.code.change(context) { $0 = value } }
        return ()
      }, node)
  }

  // MARK: Subscripts

  mutating func checkSubscript(
    _ base: ExpressionNode, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode
  ) -> Checked? {
    guard let root = check(base) else {
      _ = checkAll(list)
      return nil
    }
    if case .type(let type) = root.meaning {
      report("instance member 'subscript' cannot be used on type '\(type)'", at: base.location, over: base.range)
      return nil
    }
    if list.arguments.count == 1, list.arguments[0].label == "keyPath" {
      return keyPathSubscript(root, list.arguments[0].value, node)
    }
    let found = members(of: root.type, named: "subscript", isStatic: false)
    guard !found.isEmpty else {
      reportNoSubscripts(root, base, list)
      return nil
    }
    guard var checked = resolveCall(found, root, list, node, name: "subscript", expecting: nil) else { return nil }
    // What a range gives for an index is the bound's own type.
    if case .alias(let alias) = checked.type, alias.parent?.isRange == true { checked.type = alias.underlying }
    if checked.code.modify == nil {
      checked.immutability = .getOnlySubscript
    } else {
      checked.immutability = isClass(root.type) ? nil : root.immutability.map { .part(of: $0) }
    }
    return checked
  }

  private mutating func reportNoSubscripts(_ root: Checked, _ base: ExpressionNode, _ list: ExpressionNode.ArgumentList) {
    guard checkAll(list), lookupDiagnostics.isEmpty else { return }
    if let wrapped = root.type.wrapped, !members(of: wrapped, named: "subscript", isStatic: false).isEmpty {
      let type = root.described
      report(
        "value of optional type '\(type)' must be unwrapped to refer to member 'subscript' of wrapped base type '\(wrapped)'",
        at: base.location)
      note("chain the optional using '?' to access member 'subscript' only for non-'nil' base values", at: base.location)
      note("force-unwrap using '!' to abort execution if the optional value contains 'nil'", at: base.location)
      return
    }
    if root.type.tupleElements != nil, list.all.count == 1, case .integer(let index, false) = list.all[0].value.kind {
      report(
        "cannot access element using subscript for tuple type '\(root.described)'; did you mean to use '.\(index)'?",
        at: list.range.lowerBound)
      return
    }
    if root.type.tupleElements != nil, list.all.count == 1, case .string = list.all[0].value.kind {
      report(
        "cannot access element using subscript for tuple type '\(root.described)'; use '.' notation instead", at: list.range.lowerBound)
      return
    }
    report("value of type '\(root.described)' has no subscripts", at: list.range.lowerBound, over: base.range)
  }
}
