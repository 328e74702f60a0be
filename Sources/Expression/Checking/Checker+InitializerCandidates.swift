import Inspection

extension Checker {
  /// `Int(message)`, `Bool(count)`, `Double(nil)`: the library's initializers, and why each takes no such argument.
  ///
  /// - Returns: Whether the type has a list.
  mutating func reportInitializers(
    _ root: Checked?, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode
  ) -> Bool {
    guard case .type(let type)? = root?.meaning, let nominal = type.canonicalNominal, list.all.count == 1, list.trailing.isEmpty,
      list.all[0].label == nil
    else { return false }
    let value = list.all[0].value
    var found: Checked?
    if !value.isNil {
      found = attempt { checker in checker.outsideChain { $0.check(value) } }
      guard found != nil else { return false }
    }
    let isOwn = found.map { isProgramType($0.type) } ?? false
    // A raw value could be taken for a text, of which Bool speaks otherwise.
    let hasRawValue = found.map { !members(of: $0.type, named: "rawValue", isStatic: false).isEmpty } ?? false
    if isOwn, hasRawValue, nominal.name == "Int" { return false }
    if found?.type.isOptional == true { return reportOptionalArgument(nominal.name, found, node) }
    let candidates =
      isOwn ? InitializerCandidate.generic(nominal.name, hasRawValue: hasRawValue) : InitializerCandidate.concrete(nominal.name)
    guard !candidates.isEmpty else { return false }
    report("no exact matches in call to initializer ", at: node.location)
    for candidate in candidates { noteInitializer(candidate, found, isOwn) }
    return true
  }

  /// `String(someText)`: every value can be described.
  private mutating func reportOptionalArgument(_ name: String, _ found: Checked?, _ node: ExpressionNode) -> Bool {
    guard name == "String" else { return false }
    report("no exact matches in call to initializer ", at: node.location)
    for candidate in InitializerCandidate.generic(name, hasRawValue: false) {
      if case .label = candidate.need { noteInitializer(candidate, found, true) }
    }
    return true
  }

  func isProgramType(_ type: SwiftType) -> Bool {
    guard let nominal = type.canonicalNominal, !type.isOptional else { return false }
    return nominal.module != "Swift" && !nominal.module.hasPrefix("Foundation")
  }

  private mutating func noteInitializer(_ candidate: InitializerCandidate, _ found: Checked?, _ isOwn: Bool) {
    let message: String
    let shown = found?.described ?? ""
    switch candidate.need {
    case .value(let type):
      message =
        found == nil
        ? "'nil' is not compatible with expected argument type '\(type)' at position #1"
        : "candidate expects value of type '\(type)' for parameter #1 (got '\(shown)')"
    case .conformance(let parameter, let name):
      message = "candidate requires that '\(shown)' conform to '\(name)' (requirement specified as '\(parameter)' : '\(name)')"
    case .label(let label): message = "incorrect labels for candidate (have: '(_:)', expected: '(\(label):)')"
    }
    let column =
      (candidate.text.range(of: "init").map { candidate.text.distance(from: candidate.text.startIndex, to: $0.lowerBound) } ?? 0) + 1
    report(
      .note(
        message,
        .declaration(
          path: candidate.context + ".init", line: candidate.text.hasPrefix("  ") ? 3 : 2, column: column, text: candidate.text + "}")))
  }
}
