import Inspection

// What is said of operands that no overload of an operator takes.
extension Checker {
  /// Reports what `OperandRules` find.
  ///
  /// - Returns: Whether they know the pair.
  mutating func reportByRules(_ first: Checked, _ name: ExpressionNode.OperatorName, _ second: Checked) -> Bool {
    if name.text == "==" || name.text == "!=", second.type.isSwift("Int"), !first.type.isSwift("Int"),
      members(of: first.type, named: "rawValue", isStatic: false).first?.result.isSwift("Int") == true
    {
      reportMismatch(first, .int, .operand)
      return true
    }
    guard let left = operand(first), let right = operand(second),
      let complaint = OperandRules.complaint(name.text, left, right, in: operandContext)
    else { return false }
    let place = name.range.lowerBound
    switch complaint {
    case .operands(let isListing): reportPair(first, name, second, isListing: isListing)
    case .left: reportMismatch(first, second.type.canonical, .operand)
    case .right: reportMismatch(second, first.type.canonical, .operand)
    case .leftCondition: reportCondition(first, negated: false)
    case .rightCondition: reportCondition(second, negated: false)
    case .leftReferencing(let name_): reportReferencing(name.text, name_, first.type, at: place)
    case .rightReferencing(let name_): reportReferencing(name.text, name_, second.type, at: place)
    case .leftConforming: reportSequence(first.type, at: place)
    case .rightConforming(let name_): reportConforming(name.text, name_, second.type, at: place)
    case .conflict: reportConflict(first, second, at: place)
    case .vector: reportVector(name.text, second.type, at: place)
    case .duration: reportDuration(name.text, first.type, at: place)
    }
    return true
  }

  /// `message - nil`: the compiler takes `nil` for some type of an overload that is near.
  mutating func reportNilOperand(_ first: Checked, _ name: ExpressionNode.OperatorName) -> Bool {
    guard let kind = kind(of: first.type) else { return false }
    let wrapped = first.type.wrapped?.canonical.description
    guard let other = OperandRules.nilStandsFor(name.text, kind, wrapped: wrapped) else { return false }
    report(
      "binary operator '\(name.text)' cannot be applied to operands of type '\(first.described)' and '\(other)'",
      at: name.range.lowerBound, over: first.node.range)
    return true
  }

  /// `limit += 1.5` on a constant: the overloads that take the right operand are told of, as none takes the left one.
  mutating func reportImmutableMismatch(
    _ left: Checked, _ name: ExpressionNode.OperatorName, _ right: Checked
  ) -> Bool {
    guard name.text == "+=", left.isVariableReference, let kind = kind(of: right.type), kind != .rawEnum, !right.node.isNil else {
      return false
    }
    if kind == .integer {
      reportMismatch(left, right.type.canonical, .operand)
      return true
    }
    reportPair(left, name, right, isListing: false)
    let lists = OperatorOverloads.compound(right.type)
    if !lists.isEmpty {
      note(
        "overloads for '+=' exist with these partially matching parameter lists: \(lists.joined(separator: ", "))",
        at: name.range.lowerBound)
    }
    return true
  }

  /// `box.note += "x"`: the operator would do for what is wrapped.
  mutating func reportOptionalTarget(
    _ left: Checked, _ wrapped: SwiftType, _ text: String, _ right: Checked, _ name: ExpressionNode.OperatorName, _ node: ExpressionNode
  ) -> Bool {
    var plain = left
    plain.type = wrapped
    let fits = attempt { $0.binary(plain, .init(text: text, range: name.range), right, node) } != nil
    guard fits else { return false }
    if left.immutability != nil {
      report(
        "cannot convert value of type '\(left.described)' to expected argument type '\(wrapped)'", at: left.node.location)
    } else {
      report(
        "value of optional type '\(left.described)' must be unwrapped to a value of type '\(wrapped)'", at: left.node.location)
      note("force-unwrap using '!' to abort execution if the optional value contains 'nil'", at: left.node.location)
    }
    return true
  }

  /// `numbers += "x"`, `words += message`: what the operator of the collections says.
  mutating func reportAppended(_ left: Checked, _ right: Checked, _ name: ExpressionNode.OperatorName) -> Bool {
    let place = name.range.lowerBound
    let text =
      "@inlinable public static func += <Other>(lhs: inout Self, rhs: Other) where Other : Sequence, Self.Element == Other.Element}"
    let declaration = CompilerDiagnostic.Location.declaration(
      path: "Swift.RangeReplaceableCollection.+=", line: 2, column: 31, text: text)
    if right.type.isSwift("String"), let element = left.type.arrayElement, !element.isSwift("Character"), !element.isSwift("String") {
      let theirs = "'String.Element' (aka 'Character')"
      report("operator function '+=' requires the types '\(element.canonical)' and \(theirs) be equivalent", at: place)
      report(.note("where 'Self.Element' = '\(element.canonical)', 'Other.Element' = \(theirs)", declaration))
      return true
    }
    guard let kind = kind(of: right.type), kind == .plain || kind == .equatable else { return false }
    let shown = right.type.canonical.description
    report("operator function '+=' requires that '\(shown)' conform to 'Sequence'", at: place)
    report(.note("where 'Other' = '\(shown)'", declaration))
    return true
  }

  /// `true % words`
  private mutating func reportVector(_ text: String, _ type: SwiftType, at place: Int) {
    let shown = type.canonical.description
    report("binary operator '\(text)' cannot be applied to operands of type '\(shown).Scalar' and '\(shown)'", at: place)
    let scalar = text == "*" ? "FloatingPoint" : "FixedWidthInteger"
    report(
      .note(
        "candidate requires that '\(shown)' conform to 'SIMD' (requirement specified as 'Self' : 'SIMD')",
        .declaration(path: "Swift.SIMD", line: 1, column: 11, text: "extension SIMD where Self.Scalar : \(scalar) {")))
  }

  /// `"x" / greeting`
  private mutating func reportDuration(_ text: String, _ type: SwiftType, at place: Int) {
    let shown = type.canonical.description
    report("binary operator '\(text)' cannot be applied to two '\(shown)' operands", at: place)
    report(
      .note(
        "candidate requires that '\(shown)' conform to 'DurationProtocol' (requirement specified as 'Self' : 'DurationProtocol')",
        Self.place(ofProtocol: "DurationProtocol", requirement: "")))
  }

  /// Where a protocol of the standard library, or its extension with the operators, is shown.
  private static func place(ofProtocol name: String, requirement: String) -> CompilerDiagnostic.Location {
    name == "DurationProtocol"
      ? .declaration(
        path: "Swift.\(name)", line: 2, column: 17,
        text: "public protocol DurationProtocol : AdditiveArithmetic, Comparable, Sendable {")
      : .declaration(path: "Swift.\(name)", line: 1, column: 11, text: "extension \(name)\(requirement) {")
  }

  /// `ratio % 2.5`
  mutating func reportRemainder(at place: Int) {
    report("'%' is unavailable: For floating point numbers use truncatingRemainder instead", at: place)
    let text = "public func % <T>(lhs: T, rhs: T) -> T where T : BinaryFloatingPoint"
    report(
      .note("'%' has been explicitly marked unavailable here", .declaration(path: "Swift.%", line: 2, column: 13, text: text)))
  }

  /// What an operand is; `nil` for what the rules do not speak of.
  private func operand(_ checked: Checked) -> OperandRules.Operand? {
    let node = checked.node.unparenthesized
    if node.isNil { return .init(kind: .nil, isLiteral: true) }
    guard let kind = kind(of: checked.type) else { return nil }
    return .init(kind: kind, isLiteral: node.needsContext)
  }

  private func kind(of type: SwiftType) -> OperandKind? {
    if type.isOptional { return .optional }
    if let element = type.arrayElement { return .array(ofInt: element.isSwift("Int")) }
    if type.isDouble { return .double }
    if type.isSwift("String") { return .string }
    if type.isSwift("Character") { return .character }
    if type.isSwift("Bool") { return .boolean }
    if conforms(type, "FixedWidthInteger") { return .integer }
    guard let nominal = type.canonicalNominal, nominal.module != "Swift", !nominal.module.hasPrefix("Foundation") else { return nil }
    if !members(of: type, named: "rawValue", isStatic: false).isEmpty { return .rawEnum }
    return conforms(type, "Equatable") ? .equatable : .plain
  }

  /// `binary operator '+' cannot be applied to …`
  private mutating func reportPair(
    _ first: Checked, _ name: ExpressionNode.OperatorName, _ second: Checked, isListing: Bool
  ) {
    let place = name.range.lowerBound
    let isSame = first.described == second.described
    report(
      "binary operator '\(name.text)' cannot be applied to "
        + (isSame ? "two '\(first.described)' operands" : "operands of type '\(first.described)' and '\(second.described)'"), at: place,
      over: first.node.range)
    if isListing { noteOverloads(first.type, name.text, second.type, place) }
  }

  /// `referencing operator function '==' on 'BinaryInteger' requires that 'Message' conform to 'BinaryInteger'`
  mutating func reportReferencing(_ text: String, _ name: String, _ type: SwiftType, at place: Int) {
    let shown = type.canonical.description
    report(
      "referencing operator function '\(text)' on '\(name)' requires that '\(shown)' conform to '\(name)'", at: place)
    let scalar = ["%", "&", "|", "^"].contains(text) ? "FixedWidthInteger" : "FloatingPoint"
    let requirement = name == "SIMD" ? " where Self.Scalar : \(scalar)" : ""
    report(.note("where 'Self' = '\(shown)'", Self.place(ofProtocol: name, requirement: requirement)))
  }

  /// `operator function '==' requires that 'Message' conform to 'BinaryInteger'`
  private mutating func reportConforming(_ text: String, _ name: String, _ type: SwiftType, at place: Int) {
    let shown = type.canonical.description
    let isText = name == "StringProtocol"
    let parameter = isText ? "RHS" : "Other"
    let attributes = isText ? "@inlinable public static func " : "public static func "
    report("operator function '\(text)' requires that '\(shown)' conform to '\(name)'", at: place)
    report(
      .note(
        "where '\(parameter)' = '\(shown)'",
        .declaration(
          path: "Swift.\(name).\(text)", line: 2, column: attributes.count + 1,
          text: "\(attributes)\(text) <\(parameter)>(lhs: Self, rhs: \(parameter)) -> Bool where \(parameter) : \(name)}")))
  }

  /// `message + "x"`: the operator of the collections.
  private mutating func reportSequence(_ type: SwiftType, at place: Int) {
    let shown = type.canonical.description
    report("operator function '+' requires that '\(shown)' conform to 'Sequence'", at: place)
    let text =
      "@inlinable public static func + <Other>(lhs: Other, rhs: Self) -> Self where Other : Sequence, Self.Element == Other.Element}"
    report(
      .note(
        "where 'Other' = '\(shown)'", .declaration(path: "Swift.RangeReplaceableCollection.+", line: 2, column: 31, text: text)))
  }

  /// `count..<"x"`: a literal on the left is named last.
  private mutating func reportConflict(_ first: Checked, _ second: Checked, at place: Int) {
    let isSwapped = first.node.needsContext && !second.node.needsContext
    let types = (isSwapped ? [second, first] : [first, second]).map { "'\($0.type.canonical)'" }
    report("conflicting arguments to generic parameter 'Self' (\(types[0]) vs. \(types[1]))", at: place)
  }

  mutating func noteOverloads(_ first: SwiftType, _ text: String, _ second: SwiftType, _ place: Int) {
    let lists = OperatorOverloads.partial(text, first, second)
    guard !lists.isEmpty else { return }
    note(
      "overloads for '\(text)' exist with these partially matching parameter lists: \(lists.joined(separator: ", "))",
      at: place)
  }
}
