import Inspection

/// One candidate being applied to the arguments of a call.
struct CallApplication {
  let candidate: ResolvedMember
  let slots: [[Int]]
  let arguments: [ExpressionNode.Argument]
  var bindings: Bindings
  var codes: [Code?]
  var score = 0
  /// Where the call stands, for what is said of the call as a whole.
  var place: Int?
  private let patterns: [SwiftType]

  init(_ candidate: ResolvedMember, _ slots: [[Int]], _ arguments: [ExpressionNode.Argument], checker: Checker) {
    self.candidate = candidate
    self.slots = slots
    self.arguments = arguments
    let declaration = candidate.declaration
    var open = Set(declaration.genericParameters.map(\.name))
    var known = candidate.types
    for (name, type) in candidate.types where type == .parameter(name) {
      open.insert(name)
      known[name] = nil
    }
    if let own = known["Self"], own.containsParameter { known["Self"] = own }
    bindings = Bindings(open: open, types: known)
    let names = open.union(candidate.types.keys)
    patterns = declaration.parameters.map { checker.resolve($0.type, names, known) }
    codes = Array(repeating: nil, count: declaration.parameters.count)
  }

  func pattern(_ index: Int) -> SwiftType { patterns[index] }

  /// A pattern with what is bound so far put in.
  func current(_ pattern: SwiftType, checker: Checker) -> SwiftType {
    guard pattern.containsParameter else { return pattern }
    let known = pattern.substituting(bindings.types)
    return known.containsParameter ? checker.registry.resolve(known, parameters: bindings.open) : known
  }

  func substituted(_ type: SwiftType, checker: Checker) -> SwiftType {
    let names = bindings.open.union(candidate.types.keys)
    var result = checker.registry.resolve(type, parameters: names)
    for _ in 0..<3 where result.containsParameter {
      result = checker.registry.resolve(result.substituting(bindings.types), parameters: names)
    }
    return result
  }

  /// Binds what only the result tells, when the surroundings want a type.
  mutating func bindResult(to expected: SwiftType?, checker: Checker) {
    guard let expected, !expected.containsParameter else { return }
    let declaration = candidate.declaration
    let inParameters = Set(patterns.flatMap { $0.parameterNames })
    let onlyInResult = bindings.open.subtracting(inParameters)
    guard !onlyInResult.isEmpty else { return }
    let result = substituted(declaration.result, checker: checker)
    var trial = bindings
    if trial.unify(result, expected) || (expected.wrapped.map { trial.unify(result, $0) } ?? false) {
      for name in onlyInResult where bindings.types[name] == nil { bindings.types[name] = trial.types[name] }
    }
  }

  /// `Element == S.Element`
  mutating func bindRequirements(checker: Checker) {
    for requirement in candidate.declaration.requirements {
      let parts = requirement.split(separator: "=", omittingEmptySubsequences: true).map { $0.trimmingSpaces }
      guard parts.count == 2, requirement.contains("==") else { continue }
      for (left, right) in [(parts[0], parts[1]), (parts[1], parts[0])] {
        guard let pattern = SwiftType(parsing: left), let type = SwiftType(parsing: right) else { continue }
        let bound = substituted(type, checker: checker)
        guard !bound.containsParameter else { continue }
        let names = bindings.open.union(candidate.types.keys)
        _ = bindings.unify(checker.registry.resolve(pattern, parameters: names), bound)
      }
    }
  }
}

extension SwiftType {
  /// The generic parameters that occur in it.
  var parameterNames: Set<String> {
    var names: Set<String> = []
    _ = mapped { part in
      if case .parameter(let name) = part { names.insert(name) }
      if case .member(let base, _) = part { names.formUnion(base.parameterNames) }
      return nil
    }
    return names
  }
}
