import Foundation
import Inspection

extension Checker {
  static let arithmeticOperators: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>"]
  static let comparisonOperators: Set<String> = ["==", "!=", "<", "<=", ">", ">="]

  mutating func checkBinary(
    _ left: ExpressionNode, _ name: ExpressionNode.OperatorName, _ right: ExpressionNode, _ node: ExpressionNode,
    expecting expected: SwiftType?
  ) -> Checked? {
    let text = name.text
    switch text {
    case "&&", "||": return checkLogical(left, text == "&&", right, node)
    case "??": return checkCoalescing(left, right, node, expecting: expected)
    case "===", "!==": return checkIdentity(left, name, right, node)
    case "...", "..<": return checkRange(left, name, right, node, expecting: expected)
    case "~=": return checkPatternMatch(left, right, node)
    case "==" where left.isNil && right.isNil: return Checked(.bool, .constant(true), node)
    case "!=" where left.isNil && right.isNil: return Checked(.bool, .constant(false), node)
    default: break
    }
    if text.hasSuffix("="), !Self.comparisonOperators.contains(text), Precedence(of: text) == .assignment {
      return checkCompound(left, name, right, node)
    }
    guard Precedence(of: text) != nil else {
      reportUnknownOperator(name)
      _ = outsideChain { $0.check(left) }
      _ = outsideChain { $0.check(right) }
      return nil
    }
    let isComparison = Self.comparisonOperators.contains(text)
    // Shifts and bits are the integers' own: a floating-point type that is wanted says nothing of them.
    let isOfBits = ["<<", ">>", "&", "|", "^", "%"].contains(text) && expected.map { conforms($0, "BinaryFloatingPoint") } ?? false
    let hint = isComparison || isOfBits ? nil : expected
    let outer = operandContext
    if isComparison, expected?.isSwift("Bool") == true { operandContext = .condition }
    defer { operandContext = outer }
    if text == "+", let joined = concatenateLiterals(left, name, right, node) { return joined }
    if text == "+", let (first, second) = characterBesideString(left, right) {
      for side in [first, second] where side.type.isSwift("Character") { reportMismatch(side, .string, .operand) }
      return nil
    }
    guard let (first, second) = checkOperands(left, right, hint, name) else { return nil }
    if let hint, text == "+", first.type.isSame(as: hint), hint.isSwift("String"), !second.type.isOptional,
      convert(second, to: hint) == nil
    {
      // What is wanted tells what the other operand should have been.
      reportMismatch(second, hint, .operand)
      return nil
    }
    if let hint, text == "+", hint.isSwift("Int"), first.type.isSame(as: hint), second.type.isSwift("String") {
      reportMismatch(second, .int, .operand)
      return nil
    }
    if let hint, conforms(hint, "Numeric"), ["+", "-", "*", "/"].contains(text), conforms(first.type, "Numeric"),
      conforms(second.type, "Numeric"), attempt({ $0.binary(first, name, second, node) }) == nil
    {
      // The same among numbers.
      if first.type.isSame(as: hint) {
        reportMismatch(second, hint.canonical, .operand)
        return nil
      }
      if second.type.isSame(as: hint) {
        reportMismatch(first, hint.canonical, .operand)
        return nil
      }
    }
    return binary(first, name, second, node)
  }

  /// `greeting + letter`: the compiler speaks of the Character alone.
  private mutating func characterBesideString(_ left: ExpressionNode, _ right: ExpressionNode) -> (Checked, Checked)? {
    func isText(_ checked: Checked) -> Bool { checked.type.isSwift("String") || checked.type.isSwift("Character") }
    guard !left.isNumericLiteral, !right.isNumericLiteral, !left.isNil, !right.isNil else { return nil }
    guard let first = attempt({ checker in checker.outsideChain { $0.check(left) } }), isText(first) else { return nil }
    guard let second = attempt({ checker in checker.outsideChain { $0.check(right) } }), isText(second) else { return nil }
    return first.type.isSame(as: second.type) ? nil : (first, second)
  }

  /// `numbers + ["a"]`: beside a literal an array becomes one of `Any`, so that both fit.
  private mutating func concatenateLiterals(
    _ left: ExpressionNode, _ name: ExpressionNode.OperatorName, _ right: ExpressionNode, _ node: ExpressionNode
  ) -> Checked? {
    func isLiteral(_ node: ExpressionNode) -> Bool {
      if case .array(let elements) = node.unparenthesized.kind { return !elements.isEmpty }
      return false
    }
    guard isLiteral(left) || isLiteral(right) else { return nil }
    let usual = attempt { checker -> Checked? in
      guard let (first, second) = checker.checkOperands(left, right, nil) else { return nil }
      return checker.binary(first, name, second, node)
    }
    if usual != nil { return nil }
    let anything = SwiftType.array(.any)
    let sides = [left, right].map { side in attempt { checker in checker.outsideChain { $0.check(side, expecting: anything) } } }
    guard let first = sides[0], let second = sides[1], first.type.arrayElement != nil, second.type.arrayElement != nil,
      let a = convert(first, to: anything), let b = convert(second, to: anything)
    else { return nil }
    return binary(Checked(anything, a, left), name, Checked(anything, b, right), node)
  }

  /// Both operands, the one with its own type first, so that it tells a literal what to be.
  ///
  /// - Parameter name: The operator: `==` and `!=` take `nil` beside a value that is no Optional.
  mutating func checkOperands(
    _ left: ExpressionNode, _ right: ExpressionNode, _ hint: SwiftType?, _ name: ExpressionNode.OperatorName? = nil
  ) -> (Checked, Checked)? {
    let comparesWithNil = name?.text == "==" || name?.text == "!="
    let isIntegral = name.map { ["%", "&", "|", "^"].contains($0.text) } ?? false
    if left.isNumericLiteral, right.isNumericLiteral, !isIntegral || name?.text == "%" || !right.containsFloatingLiteral {
      let literal: SwiftType = left.containsFloatingLiteral || right.containsFloatingLiteral ? .double : .int
      var type = literal
      if var wanted = hint {
        while let wrapped = wanted.wrapped { wanted = wrapped }
        if conforms(wanted, "ExpressibleByFloatLiteral") || (literal == .int && conforms(wanted, "Numeric")) { type = wanted }
      }
      let first = check(left, expecting: type)
      let second = check(right, expecting: type)
      guard let first, let second else { return nil }
      return (first, second)
    }
    if left.isNil || (left.needsContext && !right.needsContext) {
      let second = outsideChain { $0.check(right) }
      if case .nilLiteral = left.kind, let known = second, !known.type.isOptional, !comparesWithNil {
        reportNil(known.isVariableReference ? known.type.canonical : known.type, left, .operand)
        return nil
      }
      let hint = left.isNil ? second.map { $0.type.isOptional ? $0.type : .optional($0.type) } : second?.type
      let first = outsideChain { $0.check(left, expecting: hint) }
      guard let first, let second else { return nil }
      return (first, second)
    }
    let first = outsideChain { $0.check(left, expecting: left.needsContext ? hint : nil) }
    if first == nil {
      if case .implicitMember = right.kind { return nil }
      let saved = diagnosticsCount
      _ = outsideChain { $0.check(right) }
      if diagnosticsCount > saved, case .nilLiteral = right.kind { dropDiagnostics(after: saved) }
      return nil
    }
    var context = first?.type
    if case .nilLiteral = right.kind, let known = context, !known.isOptional {
      guard comparesWithNil else {
        if let first, let name, reportNilOperand(first, name) { return nil }
        reportNil(first?.isVariableReference == true ? known.canonical : known, right, .operand)
        return nil
      }
      context = .optional(known)
    }
    if name?.text == "+", let type = context, type.arrayElement == nil, !type.isSwift("String"), conforms(type, "Sequence"),
      case .array = right.unparenthesized.kind
    {
      // Beside another sequence a literal is an array of its elements.
      context = .array(registry.resolveMember(type, "Element").canonical)
    }
    let second = outsideChain { $0.check(right, expecting: context) }
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// An operator on two values of known types.
  mutating func binary(
    _ first: Checked, _ name: ExpressionNode.OperatorName, _ second: Checked, _ node: ExpressionNode
  ) -> Checked? {
    let text = name.text
    if let checked = declaredOperator(first, text, second, node) { return checked }
    if Self.comparisonOperators.contains(text) {
      if let checked = comparison(first, text, second, node) { return checked }
      if !diagnostics.isEmpty { return nil }
    } else if let checked = arithmetic(first, text, second, node) {
      return checked
    }
    if let checked = operatorCall(registry.functions(named: text), first, second, node) { return checked }
    reportOperands(first, name, second)
    return nil
  }

  /// The first of some operator functions that takes both operands.
  mutating func operatorCall(_ members: [Member], _ first: Checked, _ second: Checked, _ node: ExpressionNode) -> Checked? {
    for member in members {
      let declaration = member.declaration
      guard declaration.parameters.count == 2, case .call(let body) = member.implementation else { continue }
      let types = declaration.parameters.map { registry.resolve($0.type) }
      guard let left = convert(first, to: types[0]), let right = convert(second, to: types[1]) else { continue }
      let result = registry.resolve(declaration.result)
      let code = Code { context in
        var nothing: Any = ()
        let values = [try left.run(context), try right.run(context)]
        return try context.execution.call { try body(&nothing, Arguments(values, result: result, execution: context.execution)) }
      }
      return Checked(result, code, node)
    }
    return nil
  }

  // MARK: Arithmetic

  private mutating func arithmetic(_ first: Checked, _ text: String, _ second: Checked, _ node: ExpressionNode) -> Checked? {
    if first.type.isOptional || second.type.isOptional { return nil }
    if let result = sequenceConcatenation(first, text, second, node) { return result }
    if let moved = movedDate(first, text, second, node) { return moved }
    guard let (left, right, type) = commonNumber(first, second, text) else { return nil }
    guard let operation = Arithmetic.operation(text, type.isSwift("Int"), supports(type, text)) else { return nil }
    var checked = Checked(
      type,
      Code { context in try operation(left.run(context), right.run(context)) }, node)
    fold(&checked, first, text, second, node)
    return checked
  }

  private func supports(_ type: SwiftType, _ text: String) -> Arithmetic.Family? {
    if conforms(type, "FixedWidthInteger") { return .integer }
    if conforms(type, "BinaryFloatingPoint") || type.isCGFloat {
      return ["+", "-", "*", "/"].contains(text) ? .floating : nil
    }
    if type.canonicalNominal?.name == "Decimal" { return ["+", "-", "*", "/"].contains(text) ? .decimal : nil }
    return nil
  }

  /// Both operands as one number type: the same, or Double and CGFloat; a shift's right side may be any integer.
  private func commonNumber(_ first: Checked, _ second: Checked, _ text: String) -> (Code, Code, SwiftType)? {
    let plain = first.type.withoutAlias
    if text == "<<" || text == ">>", conforms(first.type, "BinaryInteger"), conforms(second.type, "BinaryInteger") {
      return (first.code, second.code, plain)
    }
    if first.type.isSame(as: second.type) { return (first.code, second.code, keptAlias(first.type, second.type)) }
    if first.type.isCGFloat, second.type.isDouble, let right = convert(second, to: first.type) {
      return (first.code, right, plain)
    }
    if first.type.isDouble, second.type.isCGFloat, let right = convert(second, to: first.type) {
      return (first.code, right, plain)
    }
    return nil
  }

  private func keptAlias(_ first: SwiftType, _ second: SwiftType) -> SwiftType { first.withoutAlias }

  /// The compiler computes with constants itself and finds overflow and division by zero.
  private mutating func fold(
    _ checked: inout Checked, _ first: Checked, _ text: String, _ second: Checked, _ node: ExpressionNode
  ) {
    guard conforms(checked.type, "FixedWidthInteger") else { return }
    if text == "/" || text == "%", second.constant == 0 {
      reportLate("division by zero", at: node.location)
      return
    }
    guard let left = first.constant, let right = second.constant else { return }
    let value: (partialValue: Int128, overflow: Bool)
    switch text {
    case "+": value = left.addingReportingOverflow(right)
    case "-": value = left.subtractingReportingOverflow(right)
    case "*": value = left.multipliedReportingOverflow(by: right)
    case "/": value = left.dividedReportingOverflow(by: right)
    case "%": value = left.remainderReportingOverflow(dividingBy: right)
    default: return
    }
    guard !value.overflow, let metatype = checked.type.metatype,
      IntegerLiteral.make(value.partialValue, metatype) != nil
    else {
      if text == "/" || text == "%" {
        reportLate("division '\(left) \(text) \(right)' results in an overflow", at: node.location)
        return
      }
      reportLate(
        "arithmetic operation '\(left) \(text) \(right)' (on type '\(checked.type)') results in an overflow",
        at: node.location, length: first.node.range.count)
      return
    }
    checked.constant = value.partialValue
  }

  // MARK: Comparison

  private mutating func comparison(_ first: Checked, _ text: String, _ second: Checked, _ node: ExpressionNode) -> Checked? {
    if !first.type.isSame(as: second.type), conforms(first.type, "BinaryInteger"), conforms(second.type, "BinaryInteger") {
      // Integers of any two types can be compared.
      let (left, right) = (first.code, second.code)
      return Checked(
        .bool,
        Code { context in
          guard let a = try left.run(context) as? any BinaryInteger, let b = try right.run(context) as? any BinaryInteger else {
            return false
          }
          return IntegerComparison.compare(a, b, text)
        }, node)
    }
    if text == "==" || text == "!=" { return equality(first, text == "!=", second, node) }
    guard !first.type.isOptional, !second.type.isOptional else { return nil }
    guard let (left, right, type) = commonNumber(first, second, text) ?? sameType(first, second),
      conforms(type, "Comparable") || isComparableTuple(type)
    else { return nil }
    let operation = Comparison.ordering(text, isTuple: type.tupleElements != nil)
    return Checked(.bool, Code { context in try operation(left.run(context), right.run(context)) }, node)
  }

  private func isComparableTuple(_ type: SwiftType) -> Bool {
    guard let elements = type.tupleElements, !elements.isEmpty else { return false }
    return elements.allSatisfy { conforms($0.type, "Comparable") }
  }

  func sameType(_ first: Checked, _ second: Checked) -> (Code, Code, SwiftType)? {
    if first.type.isSame(as: second.type) { return (first.code, second.code, first.type) }
    if let right = convert(second, to: first.type) { return (first.code, right, first.type) }
    if let left = convert(first, to: second.type) { return (left, second.code, second.type) }
    return nil
  }

  private mutating func equality(_ first: Checked, _ isNegated: Bool, _ second: Checked, _ node: ExpressionNode) -> Checked? {
    let (left, right) = (first.code, second.code)
    if let nilComparison = comparisonWithNil(first, second, isNegated, node) { return nilComparison }
    if case .metatype = first.type.withoutAlias, case .metatype = second.type.withoutAlias {
      return Checked(
        .bool,
        Code { context in
          let same = (try left.run(context) as? Any.Type) == (try right.run(context) as? Any.Type)
          return same != isNegated
        }, node)
    }
    guard let (a, b, type) = commonNumber(first, second, "==") ?? sameType(first, second), isEquatable(type) else {
      return nil
    }
    let isInt = type.isSwift("Int")
    return Checked(
      .bool,
      Code { context in
        let (x, y) = (try a.run(context), try b.run(context))
        if isInt, let x = x as? Int, let y = y as? Int { return (x == y) != isNegated }
        return Comparison.areEqual(x, y) != isNegated
      }, node)
  }

  func isEquatable(_ type: SwiftType) -> Bool {
    if let elements = type.tupleElements { return elements.allSatisfy { isEquatable($0.type) } }
    return conforms(type, "Equatable")
  }

  private func comparisonWithNil(_ first: Checked, _ second: Checked, _ isNegated: Bool, _ node: ExpressionNode) -> Checked? {
    let isLeftNil = { if case .nilLiteral = first.node.unparenthesized.kind { true } else { false } }()
    let isRightNil = { if case .nilLiteral = second.node.unparenthesized.kind { true } else { false } }()
    guard isLeftNil != isRightNil else { return nil }
    let code = isLeftNil ? second.code : first.code
    return Checked(
      .bool,
      Code { context in
        guard case .some(let payload) = DynamicValue.optionalPayload(try code.run(context)) else { return isNegated }
        return (payload == nil) != isNegated
      }, node)
  }
}
