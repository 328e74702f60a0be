import Inspection

extension Checker {
  mutating func checkPrefix(
    _ name: ExpressionNode.OperatorName, _ operand: ExpressionNode, _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    switch name.text {
    case "!":
      guard let checked = outsideChain({ $0.check(operand, expecting: .bool) }) else { return nil }
      guard let code = convert(checked, to: .bool) else {
        reportCondition(checked, negated: true)
        return nil
      }
      return Checked(.bool, Code { context in !(try code.run(context) as? Bool ?? false) }, node)
    case "-", "+", "~": return checkSign(name, operand, node, expecting: expected)
    case "...", "..<":
      guard let bound = outsideChain({ $0.check(operand, expecting: expected?.canonicalNominal?.arguments.first) }) else { return nil }
      guard conforms(bound.type, "Comparable") else { break }
      let isClosed = name.text == "..."
      return Checked(
        .swift(isClosed ? "PartialRangeThrough" : "PartialRangeUpTo", [bound.type]),
        Code { context in Ranges.partial(upTo: try bound.code.run(context), isClosed: isClosed) }, node)
    default:
      reportUnknownOperator(name, isPrefix: true)
      _ = outsideChain { $0.check(operand) }
      return nil
    }
    return nil
  }

  private mutating func checkSign(
    _ name: ExpressionNode.OperatorName, _ operand: ExpressionNode, _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    guard let checked = outsideChain({ $0.check(operand, expecting: expected) }) else { return nil }
    let isInteger = conforms(checked.type, "FixedWidthInteger")
    let isFloating = conforms(checked.type, "BinaryFloatingPoint") || checked.type.isCGFloat
    let isDecimal = checked.type.canonicalNominal?.name == "Decimal"
    let isAllowed: Bool
    switch name.text {
    case "~": isAllowed = isInteger
    case "-": isAllowed = isFloating || isDecimal || (isInteger && conforms(checked.type, "SignedNumeric"))
    default: isAllowed = isFloating || isInteger || isDecimal
    }
    guard isAllowed else {
      reportSign(checked, name, node)
      return nil
    }
    let code = checked.code
    let text = name.text
    var result = Checked(checked.type.withoutAlias, Code { context in try Arithmetic.sign(text, code.run(context)) }, node)
    if text == "-", let constant = checked.constant {
      result.constant = -constant
      if isInteger, let metatype = checked.type.metatype, IntegerLiteral.make(-constant, metatype) == nil,
        let width = (metatype as? any FixedWidthInteger.Type)?.bitWidth
      {
        reportLate(
          "arithmetic operation '0 - \(constant)' (on signed \(width)-bit integer type) results in an overflow", at: node.start)
      }
    }
    return result
  }

  private mutating func reportSign(_ checked: Checked, _ name: ExpressionNode.OperatorName, _ node: ExpressionNode) {
    if let wrapped = checked.type.wrapped, conforms(wrapped, "Numeric"), !checked.isVariableReference {
      reportMismatch(checked, wrapped, .operand)
      return
    }
    if name.text == "+" {
      reportReferencing("+", "AdditiveArithmetic", checked.type, at: name.range.lowerBound)
      return
    }
    report(
      "unary operator '\(name.text)' cannot be applied to an operand of type '\(checked.described)'",
      at: name.range.lowerBound)
  }

  mutating func checkPostfix(_ operand: ExpressionNode, _ name: ExpressionNode.OperatorName, _ node: ExpressionNode) -> Checked? {
    guard name.text == "..." else {
      reportUnknownOperator(name, operand: operand)
      _ = outsideChain { $0.check(operand) }
      return nil
    }
    guard let bound = outsideChain({ $0.check(operand) }), conforms(bound.type, "Comparable") else { return nil }
    let code = bound.code
    return Checked(
      .swift("PartialRangeFrom", [bound.type]), Code { context in Ranges.partial(from: try code.run(context)) }, node)
  }

  mutating func reportUnknownOperator(
    _ name: ExpressionNode.OperatorName, isPrefix: Bool = false, operand: ExpressionNode? = nil
  ) {
    let range = name.range
    if operand != nil, Precedence(of: name.text) != nil {
      reportLookup("'\(name.text)' is not a postfix unary operator", range.lowerBound..<range.lowerBound)
      return
    }
    switch name.text {
    case "++", "--":
      let sign = name.text == "++" ? "+" : "-"
      reportLookup("cannot find operator '\(name.text)' in scope; did you mean '\(sign)= 1'?", range)
    case "**" where !isPrefix:
      reportLookup("no operator '**' is defined; did you mean 'pow(_:_:)'?", range)
    case "…": reportLookup("cannot find operator '…' in scope; did you mean '...'?", range)
    case "\u{2212}":
      reportLookup("cannot find operator '\u{2212}' in scope", range)
      reportLookup(
        .note(
          "operator '\u{2212}' (Minus Sign) looks similar to '-' (Hyphen Minus); did you mean '-' (Hyphen Minus)?",
          .user(offset: range.lowerBound, length: 0)))
    case "..": reportLookup("cannot find operator '..' in scope; did you mean '...'?", range)
    default:
      let kind = isPrefix ? "'\(name.text)' is not a prefix unary operator" : "cannot find operator '\(name.text)' in scope"
      reportLookup(kind, range)
    }
  }

  /// `target += value`
  mutating func checkCompound(
    _ target: ExpressionNode, _ name: ExpressionNode.OperatorName, _ value: ExpressionNode, _ node: ExpressionNode
  ) -> Checked? {
    let text = String(name.text.dropLast())
    let isChain = target.hasOpenChain
    isInsideChain = isChain
    let left = check(target)
    isInsideChain = false
    guard let left else {
      _ = outsideChain { $0.check(value) }
      return nil
    }
    if value.isNil, !left.type.isOptional {
      reportNil(left.isVariableReference ? left.type.canonical : left.type, value, .operand)
      return nil
    }
    guard let right = outsideChain({ $0.check(value, expecting: left.type) }) else { return nil }
    if !isChain, !left.isVariableReference, let wrapped = left.type.wrapped, reportOptionalTarget(left, wrapped, text, right, name, node) {
      return nil
    }
    if let reason = left.immutability {
      if !isChain, attempt({ $0.binary(left, .init(text: text, range: name.range), right, node) }) == nil,
        reportImmutableMismatch(left, name, right)
      {
        return nil
      }
      let isPart = if case .part = reason { true } else { false }
      let range = isPart ? immutableRange(reason, target) : target.range
      reportImmutable(reason, .compound, at: name.range.lowerBound, over: range)
      noteConstant(target)
      return nil
    }
    guard let operation = compoundOperation(left, text, right, name, node) else { return nil }
    let place = left.code
    let run: Code.Run = { context in
      try place.change(context) { current in current = try operation(context, current) }
      return ()
    }
    guard isChain else { return Checked(.void, Code(run), node) }
    return Checked(
      .optional(.void),
      .chain(Code(run), { _ in Optional<Void>.some(()) as Any }, none: { Optional<Void>.none as Any }), node)
  }

  private mutating func compoundOperation(
    _ left: Checked, _ text: String, _ right: Checked, _ name: ExpressionNode.OperatorName, _ node: ExpressionNode
  ) -> ((EvaluationContext, Any) throws -> Any)? {
    // The old value is handed in through a place that the operator's code reads.
    let held = Storage(())
    var current = left
    current.code = Code { _ in held.value }
    let saved = diagnosticsCount
    let plain = ExpressionNode.OperatorName(text: text, range: name.range)
    if left.type.arrayElement != nil, text == "+", let sequence = sequenceElements(right, left.type) {
      return { context, value in try Arithmetic.append(sequence.run(context), to: value, context.execution) }
    }
    guard let result = attempt({ $0.binary(current, plain, right, node) }), let code = convert(result, to: left.type) else {
      dropDiagnostics(after: saved)
      reportCompound(left, right, name)
      return nil
    }
    return { context, value in
      held.value = value
      return try code.run(context)
    }
  }

  /// `array += anySequence`
  private func sequenceElements(_ right: Checked, _ array: SwiftType) -> Code? {
    if let code = convert(right, to: array) { return code }
    let element = registry.resolveMember(right.type, "Element")
    guard conforms(right.type, "Sequence"), let wanted = array.arrayElement, element.isSame(as: wanted) else { return nil }
    return right.code
  }

  private mutating func reportCompound(_ left: Checked, _ right: Checked, _ name: ExpressionNode.OperatorName) {
    let isNumeric = conforms(left.type, "Numeric") || left.type.isSwift("String") || left.type.arrayElement != nil
    if name.text == "+=", left.type.arrayElement != nil || left.type.isSwift("String"), reportAppended(left, right, name) { return }
    if isNumeric {
      reportMismatch(right, left.isVariableReference ? left.type.canonical : left.type, .operand)
      return
    }
    if left.type.isOptional {
      report(
        "binary operator '\(name.text)' cannot be applied to operands of type '\(left.described)' and '\(right.described)'",
        at: name.range.lowerBound, over: left.node.range)
      return
    }
    reportOperands(left, name, right)
  }

  /// What the compiler says of an operator on operands it has no overload for.
  mutating func reportOperands(_ first: Checked, _ name: ExpressionNode.OperatorName, _ second: Checked) {
    let range = first.node.range
    let place = name.range.lowerBound
    if let reason = unwrapOperand(first, name.text, second) {
      reportMismatch(reason.0, reason.1, .operand)
      return
    }
    if name.text == "%", first.type.isSame(as: second.type), conforms(first.type, "BinaryFloatingPoint") {
      reportRemainder(at: place)
      return
    }
    if reportByRules(first, name, second) { return }
    if Self.comparisonOperators.contains(name.text), literalComparison(first, name.text, second, place) { return }
    if name.text == "+" || name.text == "-", numberOperand(first, name.text, second) { return }
    // The operators of the bits exist for the type alone.
    if ["&", "|", "^", "&+", "&-", "&*"].contains(name.text), conforms(first.type, "FixedWidthInteger"), !second.type.isOptional {
      reportMismatch(second, first.type.canonical, .operand)
      return
    }
    if name.text == "+" || name.text == "-", first.type.isDate, second.type.isDate {
      // A date and a number of seconds is all there is.
      report("cannot convert value of type 'Date' to expected argument type 'TimeInterval' (aka 'Double')", at: second.node.location)
      return
    }
    if first.described == second.described {
      report("binary operator '\(name.text)' cannot be applied to two '\(first.described)' operands", at: place, over: range)
      if ["==", "!=", "<"].contains(name.text), hasPayloads(first.type) {
        note("binary operator '\(name.text)' cannot be synthesized for enums with associated values", at: place)
      }
      return
    }
    if name.text == "+", reportAppending(first, second, place) { return }
    report(
      "binary operator '\(name.text)' cannot be applied to operands of type '\(first.described)' and '\(second.described)'",
      at: place, over: range)
    if name.text == "+", isText(first.node), isOwn(second.type) { return }
    if name.text == "+", second.type.isSwift("String"), conforms(first.type, "Sequence"), first.type.arrayElement == nil { return }
    noteOverloads(first.type, name.text, second.type, place)
  }

  private func isText(_ node: ExpressionNode) -> Bool {
    if case .string = node.unparenthesized.kind { return true }
    return false
  }

  /// Whether the type is the program's own and no number or collection.
  private func isOwn(_ type: SwiftType) -> Bool {
    guard let nominal = type.canonicalNominal else { return false }
    return nominal.module != "Swift" && !conforms(type, "Sequence") && !conforms(type, "Numeric")
  }

  /// `message + "x"`, `words + "x"`: what the operators of collections say.
  private mutating func reportAppending(_ first: Checked, _ second: Checked, _ place: Int) -> Bool {
    let (array, other) = first.type.arrayElement == nil ? (second, first) : (first, second)
    if other.type.isSwift("String"), array.type.arrayElement?.isSwift("String") == true {
      report("'+' is unavailable: Operator '+' cannot be used to append a String to a sequence of strings", at: place)
      let text = "  public static func + (lhs: Self, rhs: String) -> Never}"
      report(
        .note("'+' has been explicitly marked unavailable here", .declaration(path: "Swift.Sequence.+", line: 3, column: 22, text: text)))
      return true
    }
    guard second.type.isSwift("String"), isText(second.node), isOwn(first.type), !first.type.isOptional else { return false }
    let type = first.type.canonical.description
    report("operator function '+' requires that '\(type)' conform to 'Sequence'", at: place)
    let text =
      "@inlinable public static func + <Other>(lhs: Other, rhs: Self) -> Self where Other : Sequence, Self.Element == Other.Element}"
    report(
      .note(
        "where 'Other' = '\(type)'", .declaration(path: "Swift.RangeReplaceableCollection.+", line: 2, column: 31, text: text)))
    return true
  }

  private func hasPayloads(_ type: SwiftType) -> Bool {
    table(for: type)?.members.contains { $0.declaration.kind == .enumCase && !$0.declaration.parameters.isEmpty } ?? false
  }

  /// An Optional operand that would fit if it were unwrapped.
  private func unwrapOperand(_ first: Checked, _ text: String, _ second: Checked) -> (Checked, SwiftType)? {
    guard text != "==", text != "!=" else { return nil }
    if text == "*" || text == "/" || text == "%", first.isVariableReference, first.type.isOptional { return nil }
    if first.type.isOptional, second.type.isOptional { return nil }
    if let wrapped = second.type.wrapped, wrapped.isSame(as: first.type) { return (second, isInteger(first.node) ? .int : first.type) }
    if let wrapped = first.type.wrapped, wrapped.isSame(as: second.type) || wrapped.isSame(as: second.type.wrapped ?? .never) {
      return (first, isInteger(second.node) ? .int : wrapped)
    }
    return nil
  }

  /// `box + 1`, `count + true`: the operand that is no number is what the compiler blames, unless the operator has
  /// overloads for its type.
  private mutating func numberOperand(_ first: Checked, _ text: String, _ second: Checked) -> Bool {
    for (odd, number) in [(first, second), (second, first)] {
      guard number.type.isSwift("Int"), !conforms(odd.type, "Numeric"), !odd.type.isOptional else { continue }
      let isLiteralPair = isInteger(number.node) || odd.node.isBoolean || (text == "-" && odd.type.isSwift("String"))
      let hasOverload = (text == "+" && odd.type.isSwift("String")) || (text == "+" && odd.type.arrayElement != nil)
      guard isLiteralPair, !hasOverload else { continue }
      reportMismatch(odd, number.type, .operand)
      return true
    }
    return false
  }

  private func isInteger(_ node: ExpressionNode) -> Bool {
    if case .integer = node.unparenthesized.kind { return true }
    return false
  }

  /// `state == "queued"`: the other side is a literal that decides what the value should have been.
  private mutating func literalComparison(_ first: Checked, _ text: String, _ second: Checked, _ place: Int) -> Bool {
    if second.node.needsContext, !first.node.needsContext, !(conforms(first.type, "Numeric") && conforms(second.type, "Numeric")) {
      guard isLiteral(second.node), !OperatorOverloads.isBasic(first.type) else { return false }
      if let name = literalProtocol(first, second) {
        if case .existential(let existential) = first.type.withoutAlias, !existential.protocols.isEmpty {
          reportExistential(text, name, first, place)
        } else {
          reportReferencing(text, name, first.type, at: place)
        }
        return true
      }
      guard first.type.arrayElement == nil, first.type.dictionaryEntry == nil, !second.node.isNumericLiteral, !isBooleanNode(second.node)
      else { return false }
      if conforms(first.type, "Equatable") {
        reportMismatch(first, second.type, .operand)
        return true
      }
    }
    return false
  }

  private func isBooleanNode(_ node: ExpressionNode) -> Bool {
    if case .boolean = node.unparenthesized.kind { return true }
    return false
  }

  /// The protocol whose generic operator the compiler tries on a nominal type beside a literal: `state == 5`.
  private func literalProtocol(_ first: Checked, _ second: Checked) -> String? {
    if first.type.isOptional || first.type.tupleElements != nil || first.type.isSame(as: .any) { return nil }
    // The collections of the standard library have an `==` of their own that is listed instead.
    if let nominal = first.type.canonicalNominal, nominal.module == "Swift" { return nil }
    switch second.node.unparenthesized.kind {
    case .integer: return "BinaryInteger"
    case .string where registry.table(for: first.type)?.module.hasPrefix("Foundation") == true: return "StringProtocol"
    default: return nil
    }
  }

  private mutating func reportExistential(_ text: String, _ name: String, _ first: Checked, _ place: Int) {
    report("type '\(first.described)' cannot conform to '\(name)'", at: place)
    note("only concrete types such as structs, enums and classes can conform to protocols", at: place)
    note("required by referencing operator function '\(text)' on '\(name)' where 'Self' = '\(first.described)'", at: place)
  }

  private func isLiteral(_ node: ExpressionNode) -> Bool {
    switch node.unparenthesized.kind {
    case .integer, .floating, .string, .boolean: return true
    default: return false
    }
  }
}

extension ExpressionNode {
  /// Whether it is `true` or `false`.
  fileprivate var isBoolean: Bool {
    if case .boolean = unparenthesized.kind { return true }
    return false
  }
}

extension SwiftType {
  fileprivate var isDate: Bool { canonicalNominal.map { $0.name == "Date" && $0.parent == nil } ?? false }
}
