import Inspection

extension Checker {
  typealias Match = (EvaluationContext, Any) throws -> Bool

  /// A pattern of `case`, `catch` or `switch`: whether a value matches, and its variables.
  mutating func checkPattern(_ pattern: PatternNode, _ type: SwiftType, _ range: Range<Int>) -> Match? {
    switch pattern {
    case .wildcard: return { _, _ in true }
    case .binding(let name, let isConstant, _):
      let symbol = declare(name, type, isConstant: isConstant)
      return { context, value in
        context.activation.set(symbol.slot, Storage(value))
        return true
      }
    case .tuple(let elements): return checkTuplePattern(elements, type, range)
    case .enumCase(let base, let name, let payload, let nameRange):
      return checkCase(base, name, payload, type, nameRange)
    case .optional(let inner):
      guard let wrapped = type.wrapped, let match = checkPattern(inner, wrapped, range) else { return nil }
      return { context, value in
        guard case .some(.some(let payload)) = DynamicValue.optionalPayload(value) else { return false }
        return try match(context, payload)
      }
    case .isType(let written):
      guard let target = resolve(written.type, written.range), let metatype = target.metatype else { return nil }
      return { _, value in DynamicValue.matches(value, metatype) && DeclaredType.mayBe(value, of: target) }
    case .asType(let inner, let written):
      guard let target = resolve(written.type, written.range), let metatype = target.metatype,
        let match = checkPattern(inner, target, range)
      else { return nil }
      return { context, value in
        guard DeclaredType.mayBe(value, of: target), let cast = DynamicValue.cast(value, to: metatype) else { return false }
        return try match(context, cast)
      }
    case .expression(let node): return checkExpressionPattern(node, type)
    }
  }

  private mutating func checkTuplePattern(
    _ elements: [(label: String?, pattern: PatternNode)], _ type: SwiftType, _ range: Range<Int>
  ) -> Match? {
    if elements.count == 1, type.tupleElements == nil { return checkPattern(elements[0].pattern, type, range) }
    guard let types = type.tupleElements, types.count == elements.count else {
      report("tuple pattern has the wrong length for tuple type '\(type)'", at: range.lowerBound)
      return nil
    }
    var matches: [Match] = []
    for (element, part) in zip(elements, types) {
      guard let match = checkPattern(element.pattern, part.type, range) else { return nil }
      matches.append(match)
    }
    return { context, value in
      let values = DynamicValue.tupleElements(value) ?? []
      guard values.count == matches.count else { return false }
      for (match, value) in zip(matches, values) where !(try match(context, value)) { return false }
      return true
    }
  }

  private mutating func checkCase(
    _ base: ExpressionNode?, _ name: String, _ payload: [(label: String?, pattern: PatternNode)]?, _ type: SwiftType,
    _ range: Range<Int>
  ) -> Match? {
    var type = type
    if let base {
      guard let named = typeExpression(base) else { return nil }
      if !named.isSame(as: type) { return checkCastCase(named, name, payload, range) }
    }
    var isOptional = false
    if type.isOptional, name != "some", name != "none" {
      isOptional = true
      while let wrapped = type.wrapped { type = wrapped }
    }
    if type.isOptional { return checkOptionalCase(name, payload, type, range) }
    guard let member = members(of: type, named: name, isStatic: true).first(where: { $0.declaration.kind == .enumCase }) else {
      if let value = members(of: type, named: name, isStatic: true).first(where: \.isProperty),
        let constant = property(
          value, checkedType(type, ExpressionNode(.implicitMember(name), range)), ExpressionNode(.implicitMember(name), range))
      {
        return { context, value in Comparison.areEqual(try constant.code.run(context), value) }
      }
      report("type '\(type)' has no member '\(name)'", at: range.lowerBound + 1, over: range)
      report(.privateTypeNote)
      return nil
    }
    let types = member.declaration.parameters.map { resolve($0.type, Set(member.types.keys), member.types) }
    guard let matches = checkPayload(payload, types, range) else { return nil }
    return { context, value in
      var value = value
      if isOptional {
        while case .some(let inner) = DynamicValue.optionalPayload(value) {
          guard let inner else { return false }
          value = inner
        }
      }
      guard Enums.caseName(value) == name else { return false }
      let values = Enums.payload(value, count: types.count)
      for (match, value) in zip(matches, values) where !(try match(context, value)) { return false }
      return true
    }
  }

  private mutating func checkPayload(
    _ payload: [(label: String?, pattern: PatternNode)]?, _ types: [SwiftType], _ range: Range<Int>
  ) -> [Match]? {
    guard let payload else { return [] }
    if payload.count == 1, types.count > 1 {
      guard let match = checkPattern(payload[0].pattern, .tuple(types.map { .init(nil, $0) }), range) else { return nil }
      _ = match
      return []
    }
    guard payload.count == types.count else {
      report("tuple pattern has the wrong length for tuple type '\(SwiftType.tuple(types.map { .init(nil, $0) }))'", at: range.lowerBound)
      return nil
    }
    var matches: [Match] = []
    for (element, type) in zip(payload, types) {
      guard let match = checkPattern(element.pattern, type, range) else { return nil }
      matches.append(match)
    }
    return matches
  }

  private mutating func checkOptionalCase(
    _ name: String, _ payload: [(label: String?, pattern: PatternNode)]?, _ type: SwiftType, _ range: Range<Int>
  ) -> Match? {
    guard let wrapped = type.wrapped else { return nil }
    if name == "none" {
      return { _, value in
        if case .some(nil) = DynamicValue.optionalPayload(value) { return true }
        return false
      }
    }
    guard let matches = checkPayload(payload, [wrapped], range) else { return nil }
    return { context, value in
      guard case .some(.some(let inner)) = DynamicValue.optionalPayload(value) else { return false }
      return try matches.first?(context, inner) ?? true
    }
  }

  /// `catch SendError.offline`: the value is of another static type.
  private mutating func checkCastCase(
    _ named: SwiftType, _ name: String, _ payload: [(label: String?, pattern: PatternNode)]?, _ range: Range<Int>
  ) -> Match? {
    guard let metatype = named.metatype, let match = checkCase(nil, name, payload, named, range) else { return nil }
    return { context, value in
      guard DeclaredType.mayBe(value, of: named), let cast = DynamicValue.cast(value, to: metatype) else { return false }
      return try match(context, cast)
    }
  }

  private mutating func checkExpressionPattern(_ node: ExpressionNode, _ type: SwiftType) -> Match? {
    if case .member(let base, let name, _) = node.kind, let named = typeExpression(base), !named.isSame(as: type),
      members(of: named, named: name, isStatic: true).contains(where: { $0.declaration.kind == .enumCase })
    {
      return checkCastCase(named, name, nil, node.range)
    }
    guard let checked = outsideChain({ $0.check(node, expecting: type) }) else { return nil }
    let isRange = conforms(checked.type, "RangeExpression")
    if !isRange, convert(checked, to: type) == nil, conversion(from: type, to: checked.type) == nil {
      report(
        "expression pattern of type '\(checked.described)' cannot match values of type '\(type)'", at: node.location,
        over: node.range)
      return nil
    }
    let code = convert(checked, to: type) ?? checked.code
    return { context, value in
      let pattern = try (isRange ? checked.code : code).run(context)
      return Ranges.contains(pattern, value) ?? Comparison.areEqual(pattern, value)
    }
  }

  // MARK: Switch

  mutating func checkSwitch(_ statement: SwitchStatement) -> StatementCode? {
    guard let subject = outsideChain({ $0.check(statement.subject) }) else { return nil }
    loopDepth += 1
    defer { loopDepth -= 1 }
    var cases: [(matches: [(Match, Code?)], body: StatementCode)] = []
    var isValid = true
    for one in statement.cases {
      let made = withScope { checker -> ([(Match, Code?)], StatementCode)? in
        var matches: [(Match, Code?)] = []
        for item in one.items {
          guard let match = checker.checkPattern(item.pattern, subject.type, statement.subject.range) else { return nil }
          var condition: Code?
          if let node = item.condition {
            guard let code = checker.checkCondition(node) else { return nil }
            condition = code
          }
          matches.append((match, condition))
        }
        guard let body = checker.checkBlock(one.body) else { return nil }
        return (matches, body)
      }
      guard let made else {
        isValid = false
        continue
      }
      cases.append(made)
    }
    guard isValid, checkExhaustive(statement, subject) else { return nil }
    let all = cases
    return { context in
      let value = try subject.code.run(context)
      var falling = false
      for one in all {
        guard try falling || Self.takes(value, one.matches, context) else { continue }
        let completion = try one.body(context)
        switch completion {
        case .fellThrough: falling = true
        case .broke(nil), .normal: return .normal
        case .broke, .returned, .continued: return completion
        }
      }
      return .normal
    }
  }

  /// Whether one of a case's patterns matches a value and its condition holds; `default` has no patterns and takes all.
  static func takes(_ value: Any, _ matches: [(Match, Code?)], _ context: EvaluationContext) throws -> Bool {
    if matches.isEmpty { return true }
    for (match, condition) in matches where try match(context, value) {
      if try condition.map({ try $0.run(context) as? Bool ?? false }) ?? true { return true }
    }
    return false
  }

  mutating func checkExhaustive(_ statement: SwitchStatement, _ subject: Checked) -> Bool {
    if statement.cases.contains(where: { $0.items.isEmpty }) { return true }
    let patterns = statement.cases.flatMap(\.items).filter { $0.condition == nil }.map(\.pattern)
    if patterns.contains(where: \.matchesAll) { return true }
    var names: [String] = []
    if subject.type.isOptional {
      names = ["some(_)", "none"]
    } else if subject.type.isSwift("Bool") {
      let values = patterns.compactMap { pattern -> Bool? in
        if case .expression(let node) = pattern, case .boolean(let value) = node.kind { return value }
        return nil
      }
      if Set(values).count == 2 { return true }
      report("switch must be exhaustive", at: statement.range.lowerBound)
      for value in [true, false] where !values.contains(value) { note("add missing case: '\(value)'", at: statement.range.lowerBound) }
      if values.isEmpty { note("add missing cases", at: statement.range.lowerBound) }
      return false
    } else {
      names =
        table(for: subject.type)?.members.filter { $0.declaration.kind == .enumCase }.map(\.declaration).map {
          $0.parameters.isEmpty
            ? $0.name : "\($0.name)(" + $0.parameters.map { ($0.label.map { $0 + ": " } ?? "") + "_" }.joined(separator: ", ") + ")"
        } ?? []
    }
    if names.isEmpty, statement.cases.isEmpty {
      report(
        "'switch' statement body must have at least one 'case' or 'default' block; add a default case", at: statement.range.lowerBound)
      return false
    }
    if names.isEmpty {
      report("switch must be exhaustive", at: statement.range.lowerBound)
      note(patterns.isEmpty ? "do you want to add a default clause?" : "add a default clause", at: statement.range.lowerBound)
      return false
    }
    let covered = Set(patterns.flatMap(\.coveredCases))
    let missing = names.filter { !covered.contains($0.split(separator: "(").first.map(String.init) ?? $0) }
    guard !missing.isEmpty else { return true }
    report("switch must be exhaustive", at: statement.range.lowerBound)
    for name in missing { note("add missing case: '.\(name)'", at: statement.range.lowerBound) }
    if missing.count > 1 { note("add missing cases", at: statement.range.lowerBound) }
    return false
  }

  // MARK: As values
}

extension PatternNode {
  var matchesAll: Bool {
    switch self {
    case .wildcard, .binding: return true
    case .tuple(let elements): return elements.allSatisfy { $0.pattern.matchesAll }
    default: return false
    }
  }

  /// The cases that the pattern covers whatever their payload.
  var coveredCases: [String] {
    switch self {
    case .enumCase(_, let name, let payload, _):
      return payload?.allSatisfy { $0.pattern.matchesAll } ?? true ? [name] : []
    case .optional(let inner): return inner.matchesAll ? ["some"] : []
    case .expression(let node):
      if case .implicitMember(let name) = node.kind { return [name] }
      if case .member(_, let name, _) = node.kind { return [name] }
      if case .nilLiteral = node.kind { return ["none"] }
      return []
    default: return []
    }
  }
}

/// Cases and payloads of enums, those of the session included.
enum Enums {
  static func caseName(_ value: Any) -> String? {
    if let interpreted = value as? InterpretedValue { return interpreted.caseName }
    return DynamicValue.enumCaseName(value)
  }

  static func payload(_ value: Any, count: Int) -> [Any] {
    if let interpreted = value as? InterpretedValue { return interpreted.fields.map(\.value) }
    let mirror = Mirror(reflecting: value)
    guard let child = mirror.children.first else { return [] }
    if count == 1, MetadataKind(type(of: child.value)) == .tuple {
      let elements = Mirror(reflecting: child.value).children.map(\.value)
      // A labelled single payload is a one-tuple in reflection.
      return elements.count == 1 ? elements : [child.value]
    }
    return count > 1 ? Mirror(reflecting: child.value).children.map(\.value) : [child.value]
  }
}
