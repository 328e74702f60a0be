import Inspection

// Calls of the standard library for which the compiler names candidates that no table of the lab has: C's, Foundation's
// internal ones, and those of other extensions.
extension Checker {
  /// Explains a call that fits none of the library's declarations of the name.
  mutating func explainLibraryCall(
    _ name: String, _ root: Checked?, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode
  ) -> Bool {
    switch (name, root) {
    case ("abs", nil): return explainAbs(list, node)
    case ("init", let root?): return explainInitializer(root, list, node)
    case ("append", let root?): return explainAppend(root, list, node)
    case ("map", let root?): return explainMap(root, list, node)
    case ("split", let root?) where root.type.isSwift("String"): return explainSplit(list, node)
    case ("reduce", let root?): return explainReduce(root, list)
    default: return false
    }
  }

  private static let cAbs = CompilerDiagnostic.Location.declaration(
    path: "/usr/include/stdlib.h", line: 861, column: 12, text: "extern int abs (int __x) __THROW __attribute__ ((__const__)) __wur;")

  /// `abs("x")`: Foundation's and C's functions are candidates too.
  private mutating func explainAbs(_ list: ExpressionNode.ArgumentList, _ node: ExpressionNode) -> Bool {
    if list.all.isEmpty {
      report("missing argument for parameter #1 in call", at: max(list.range.lowerBound, list.range.upperBound - 1))
      report(.note("'abs' declared here", Self.cAbs))
      return true
    }
    guard list.all.count == 1, list.all[0].label == nil, let found = typeOfArgument(list.all[0].value), !found.type.isOptional,
      !conforms(found.type, "Numeric")
    else { return false }
    report("no exact matches in call to global function 'abs'", at: node.location)
    let duration = CompilerDiagnostic.Location.declaration(
      path: "FoundationInternationalization.abs", line: 1, column: 15, text: "internal func abs(_ duration: Duration) -> Duration")
    for (type, place) in [("Duration", duration), ("Int32", Self.cAbs)] {
      report(.note("candidate expects value of type '\(type)' for parameter #1 (got '\(found.described)')", place))
    }
    return true
  }

  /// `words.append(5)` on a constant, and `numbers.append([4])`, which would do under the other label.
  private mutating func explainAppend(_ root: Checked, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode) -> Bool {
    if list.all.count == 2 { return explainAppendOfTwo(root, list, node) }
    guard let element = root.type.arrayElement, list.all.count == 1, list.all[0].label == nil,
      let found = typeOfArgument(list.all[0].value),
      convert(found, to: element) == nil, !list.all[0].value.isNil
    else { return false }
    if root.immutability != nil {
      guard !list.all[0].value.isNumericLiteral || !conforms(element, "Numeric") else { return false }
      report("no exact matches in call to instance method 'append'", at: node.location)
      note("found candidate with type '(__owned \(element.canonical)) -> ()'", at: node.location)
      return true
    }
    guard found.type.arrayElement?.isSame(as: element) == true else { return false }
    report("no exact matches in call to instance method 'append'", at: node.location)
    for (context, equality) in [
      ("Swift.Array", "Element == S.Element, S : Sequence"),
      ("Swift.RangeReplaceableCollection", "S : Sequence, Self.Element == S.Element"),
    ] {
      report(
        .note(
          "incorrect labels for candidate (have: '(_:)', expected: '(contentsOf:)')",
          .declaration(
            path: context + ".append", line: 2, column: 33,
            text: "@inlinable public mutating func append<S>(contentsOf newElements: __owned S) where \(equality)}")))
    }
    return true
  }

  /// `numbers.append(4, 5)`: of the declarations one alone takes two.
  private mutating func explainAppendOfTwo(_ root: Checked, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode) -> Bool {
    guard let element = root.type.arrayElement, root.immutability == nil, list.all.allSatisfy({ $0.label == nil }),
      let first = typeOfArgument(list.all[0].value), first.type.isSwift("Int"), let second = typeOfArgument(list.all[1].value)
    else { return false }
    let wanted = "(inout OutputSpan<\(element.canonical)>) throws(E) -> Void"
    report("generic parameter 'E' could not be inferred", at: node.location)
    report("missing argument labels 'addingCapacity:initializingWith:' in call", at: list.range.lowerBound)
    report("cannot convert value of type '\(second.described)' to expected argument type '\(wanted)'", at: list.all[1].value.location)
    let text =
      "public mutating func append<E>(addingCapacity uninitializedCount: Int, initializingWith initializer: "
      + "(_ span: inout OutputSpan<Element>) throws(E) -> Void) throws(E) where E : Error}"
    report(
      .note(
        "in call to function 'append(addingCapacity:initializingWith:)'",
        .declaration(path: "Swift.Array.append", line: 2, column: 22, text: text)))
    return true
  }

  private mutating func typeOfArgument(_ node: ExpressionNode) -> Checked? {
    attempt { checker in checker.outsideChain { $0.check(node) } }
  }

  /// `numbers.map(5)`, `numbers.map()`
  private mutating func explainMap(_ root: Checked, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode) -> Bool {
    guard root.type.arrayElement != nil, list.all.count < 2 else { return false }
    if let argument = list.all.first {
      guard argument.label == nil, let found = typeOfArgument(argument.value), found.type.functionType == nil,
        found.type.canonicalNominal?.name.hasSuffix("KeyPath") != true
      else { return false }
      if case .value = found.meaning {} else { return false }
    }
    let element = registry.resolveMember(root.type, "Element").canonical
    report("no exact matches in call to instance method 'map'", at: node.location)
    note("found candidate with type '((\(element)) throws(E) -> T) throws(E) -> [T]'", at: node.location)
    return true
  }

  /// `greeting.split(",")`, `greeting.split(5)`
  private mutating func explainSplit(_ list: ExpressionNode.ArgumentList, _ node: ExpressionNode) -> Bool {
    guard list.all.count == 1, list.trailing.isEmpty, list.all[0].label == nil, let found = typeOfArgument(list.all[0].value),
      found.type.functionType == nil
    else { return false }
    report("no exact matches in call to instance method 'split'", at: node.location)
    guard found.type.isSwift("String") || found.type.isSwift("Character") else {
      let list = "(separator: String.Element, maxSplits: Int, omittingEmptySubsequences: Bool)"
      for _ in 0..<2 { note("candidate has partially matching parameter list \(list)", at: node.location) }
      return true
    }
    for (context, result) in [("Swift.Sequence", "[ArraySlice<Self.Element>]"), ("Swift.Collection", "[Self.SubSequence]")] {
      let text =
        "@inlinable public __consuming func split(separator: Self.Element, maxSplits: Int = Int.max, "
        + "omittingEmptySubsequences: Bool = true) -> \(result)}"
      report(
        .note(
          "incorrect labels for candidate (have: '(_:)', expected: '(separator:)')",
          .declaration(path: context + ".split", line: 2, column: 36, text: text)))
    }
    return true
  }

  /// `numbers.reduce("", +)`: the operator takes two of one type.
  private mutating func explainReduce(_ root: Checked, _ list: ExpressionNode.ArgumentList) -> Bool {
    guard list.all.count == 2, case .operatorReference(let name) = list.all[1].value.kind,
      let first = typeOfArgument(list.all[0].value)
    else { return false }
    let element = registry.resolveMember(root.type, "Element").canonical
    guard !first.type.isSame(as: element), !first.type.isOptional, !element.containsParameter else { return false }
    if first.type.isSwift("Int"), name.text == "+" || name.text == "-", element.isSwift("String") {
      report(
        "cannot convert value of type '(\(first.type)) -> \(first.type)' to expected argument type "
          + "'(\(first.type), \(element)) throws -> \(first.type)'", at: list.all[1].value.start)
      return true
    }
    guard conforms(element, "Numeric"), !conforms(first.type, "Numeric") else { return false }
    reportMismatch(first, element, .argument)
    return true
  }

  /// `numbers.joined()`: the extensions that have it.
  mutating func reportJoined(_ root: Checked, _ place: Int) -> Bool {
    guard let element = root.type.arrayElement?.canonical, !conforms(element, "Sequence") else { return false }
    report("no exact matches in call to instance method 'joined'", at: place)
    for name in ["Sequence", "StringProtocol"] {
      report(
        .note(
          "candidate requires that '\(element)' conform to '\(name)' (requirement specified as 'Self.Element' : '\(name)')",
          .declaration(
            path: "Swift.Sequence", line: 1, column: 11, text: "extension Sequence where Self.Element : \(name) {")))
    }
    report(
      .note(
        "candidate requires that the types '\(element)' and 'String' be equivalent (requirement specified as 'Self.Element' == 'String')",
        .declaration(
          path: "Swift.BidirectionalCollection", line: 1, column: 11,
          text: "extension BidirectionalCollection where Self.Element == String {")))
    return true
  }

  /// `max` alone: nothing tells of which types it should be.
  mutating func reportGenericReference(_ name: String, _ node: ExpressionNode) -> Bool {
    guard let function = registry.functions(named: name).first?.declaration, !function.genericParameters.isEmpty, function.isLibraryText
    else { return false }
    for parameter in function.genericParameters { report("generic parameter '\(parameter.name)' could not be inferred", at: node.start) }
    let shown = function.parameters.allSatisfy { $0.label == nil } ? name : function.fullName
    report(.note("in call to function '\(shown)'", declarationPlace(function, isFree: true)))
    return true
  }
}
