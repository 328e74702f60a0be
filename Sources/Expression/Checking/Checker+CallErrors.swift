import Inspection

extension Checker {
  /// No candidate takes these arguments: the first one's reason is told, as the compiler does for a single candidate.
  mutating func reportNoMatch(_ candidates: [ResolvedMember], _ list: ExpressionNode.ArgumentList, _ root: Checked?) {
    let known = lookupDiagnostics.count
    guard checkAll(list) || lookupDiagnostics.isEmpty else {
      if known == 0 { reportLabelBeside(candidates, list) }
      return
    }
    guard lookupDiagnostics.isEmpty else { return }
    let arguments = list.all
    if reportSeveral(candidates, list) { return }
    // The candidate whose parameter count is nearest explains best.
    let ranked = candidates.enumerated().min { first, second in
      distance(first.element, arguments) < distance(second.element, arguments)
    }
    guard let chosen = ranked?.element else { return }
    guard case .failed(let failure) = ArgumentMatch(arguments, trailing: list.trailing.count, chosen.declaration.parameters)
    else { return }
    reportMatch(failure, chosen.declaration, list)
    switch failure {
    case .wrongLabels(let found, let expected) where misplaced(found, expected) == nil: reportTypesToo(chosen, list, byLabel: false)
    case .missing: reportTypesToo(chosen, list, byLabel: true)
    case .extra(let index) where chosen.declaration.kind != .initializer:
      reportTypesToo(chosen, list, byLabel: false, upTo: index)
    case .unlabelled: reportTypesToo(chosen, list, byLabel: false)
    default: break
    }
  }

  /// `DeliveryState(sent)`: the missing label is said beside the unknown name.
  private mutating func reportLabelBeside(_ candidates: [ResolvedMember], _ list: ExpressionNode.ArgumentList) {
    guard candidates.count == 1, list.all.count == 1, list.all[0].label == nil,
      case .failed(.wrongLabels(_, let expected)) = ArgumentMatch(
        list.all, trailing: list.trailing.count, candidates[0].declaration.parameters), let label = expected.first ?? nil
    else { return }
    reportLookup("missing argument label '\(label):' in call", list.all[0].value.location..<list.all[0].value.location)
  }

  /// Several candidates that differ from the call in their labels only: none of them explains it alone.
  private mutating func reportSeveral(_ candidates: [ResolvedMember], _ list: ExpressionNode.ArgumentList) -> Bool {
    guard case .method? = candidates.first?.declaration.kind, !list.all.isEmpty else { return false }
    let count = list.all.count
    let twins = Set(candidates.flatMap { $0.declaration.twins.map(\.context) })
    let same = candidates.filter { candidate in
      let parameters = candidate.declaration.parameters
      if candidate.declaration.twins.isEmpty, twins.contains(candidate.declaration.context) { return false }
      return parameters.count == count
        || (!candidate.declaration.twins.isEmpty && parameters.count > count && parameters[count...].allSatisfy(\.canBeLeftOut))
    }
    guard same.count > 1 || same.first?.declaration.twins.isEmpty == false, list.all.allSatisfy({ $0.label == nil }) else { return false }
    let slots = list.all.indices.map { [$0] }
    if let fitting = onlyFitting(same, list) {
      reportLabels(list.all.map(\.label), fitting.declaration.parameters.prefix(count).map(\.label), list, "call")
      return true
    }
    let place = list.range.lowerBound - candidates[0].declaration.name.unicodeScalars.count
    report("no exact matches in call to instance method '\(candidates[0].declaration.name)'", at: place)
    let saved = diagnosticsCount
    for candidate in same where !noteCandidate(candidate, slots, list, place, nil, byLabel: false) { noteLabels(candidate, list) }
    sortNotes(after: saved)
    return true
  }

  /// The one candidate of one place whose types fit.
  private mutating func onlyFitting(_ candidates: [ResolvedMember], _ list: ExpressionNode.ArgumentList) -> ResolvedMember? {
    let fitting = candidates.filter { candidate in
      zip(list.all, candidate.declaration.parameters).allSatisfy { argument, parameter in
        let type = resolve(parameter.type, Set(candidate.types.keys), candidate.types)
        return attempt { checker in checker.outsideChain { $0.checkConverted(argument.value, to: type, .argument) } } != nil
      }
    }
    guard candidates.count > 1, fitting.count == 1, fitting[0].declaration.twins.isEmpty else { return nil }
    return fitting[0]
  }

  /// A candidate that only the labels of the call keep from being it, and its twins.
  private mutating func noteLabels(_ candidate: ResolvedMember, _ list: ExpressionNode.ArgumentList) {
    func written(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
    let declaration = candidate.declaration
    let expected = declaration.parameters.prefix(list.all.count).map(\.label)
    let message = "incorrect labels for candidate (have: '(\(written(list.all.map(\.label))))', expected: '(\(written(expected)))')"
    for twin in [Declaration.Twin(declaration.context, declaration.text)] + declaration.twins {
      var shown = declaration
      shown.context = twin.context
      shown.text = twin.text
      report(CompilerDiagnostic(.note, message, declarationPlace(shown, isFree: false)))
    }
  }

  private func distance(_ candidate: ResolvedMember, _ arguments: [ExpressionNode.Argument]) -> Int {
    let parameters = candidate.declaration.parameters
    let required = parameters.filter { !$0.canBeLeftOut }.count
    let outside = max(0, required - arguments.count) + max(0, arguments.count - parameters.count)
    let labels = Set(parameters.compactMap(\.label))
    let unknown = arguments.filter { $0.label != nil && !labels.contains($0.label ?? "") }.count
    return outside * 4 + unknown
  }

  /// After a wrong label the compiler goes on to the types: `average(1)`.
  ///
  /// - Parameter byLabel: Whether arguments belong to the parameters of their label rather than of their position.
  private mutating func reportTypesToo(
    _ candidate: ResolvedMember, _ list: ExpressionNode.ArgumentList, byLabel: Bool, upTo end: Int = .max
  ) {
    let parameters = candidate.declaration.parameters
    for (index, argument) in list.all.enumerated().prefix(end) {
      let found = byLabel ? parameters.first { $0.label == argument.label } : parameters.indices.contains(index) ? parameters[index] : nil
      guard let parameter = found else { continue }
      let type = resolve(parameter.type, Set(candidate.types.keys), candidate.types)
      guard !type.containsParameter else { continue }
      let saved = diagnosticsCount
      guard let checked = outsideChain({ $0.check(argument.value, expecting: type) }) else {
        dropDiagnostics(after: saved)
        continue
      }
      if convert(checked, to: type) == nil { reportMismatch(checked, type, .argument) }
    }
  }

  mutating func reportMatch(
    _ failure: ArgumentMatch.Failure, _ declaration: Declaration?, _ list: ExpressionNode.ArgumentList
  ) {
    let arguments = list.all
    let open = list.range.lowerBound
    let close = max(open, list.range.upperBound - 1)
    let callWord = declaration?.kind == .subscript ? "subscript" : "call"
    switch failure {
    case .takesNone:
      reportTakesNone(list, marksRange: true)
    case .missing(let parameters, let positions, let before):
      if parameters.count == 1 {
        let name = parameters[0].label.map { "'\($0)'" } ?? "#\(positions[0] + 1)"
        let place = before.map { arguments[$0].labelRange?.lowerBound ?? arguments[$0].value.start } ?? close
        report("missing argument for parameter \(name) in \(callWord)", at: list.range.isEmpty ? open : place)
      } else {
        let names = zip(parameters, positions).map { $0.label.map { "'\($0)'" } ?? "#\($1 + 1)" }
        report("missing arguments for parameters \(names.joined(separator: ", ")) in \(callWord)", at: listLocation(list))
      }
      if let declaration { report(declaredHere(declaration)) }
    case .unlabelled(let given, let missing):
      reportLabels(given.map { _ in nil }, given.map(\.label), list, callWord)
      let names = missing.map { $0.label.map { "'\($0)'" } ?? "#\(given.count + 1)" }
      let plural = names.count == 1 ? "" : "s"
      report(
        "missing argument\(plural) for parameter\(plural) \(names.joined(separator: ", ")) in \(callWord)",
        at: names.count == 1 ? close : listLocation(list))
      if let declaration { report(declaredHere(declaration)) }
    case .extra(let index):
      let argument = arguments[index]
      let name = argument.label.map { " '\($0)'" } ?? ""
      report("extra argument\(name) in \(callWord)", at: argument.value.start, over: list.range)
    case .wrongLabels(let found, let expected): reportLabels(found, expected, list, callWord)
    }
  }

  mutating func reportTakesNone(_ list: ExpressionNode.ArgumentList, marksRange: Bool) {
    let arguments = list.all
    let place = arguments.count == 1 ? arguments[0].value.start : list.range.lowerBound
    report("argument passed to call that takes no arguments", at: place, length: marksRange ? list.range.count : 0)
  }

  private mutating func reportLabels(
    _ found: [String?], _ expected: [String?], _ list: ExpressionNode.ArgumentList, _ callWord: String
  ) {
    let arguments = list.all
    let different = zip(found, expected).filter { $0 != $1 }
    func written(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
    if different.allSatisfy({ $0.0 == nil }) {
      let labels = different.map { ($0.1 ?? "_") + ":" }.joined()
      report(
        "missing argument label\(different.count == 1 ? "" : "s") '\(labels)' in \(callWord)",
        at: listLocation(list))
    } else if different.allSatisfy({ $0.1 == nil }) {
      let labels = different.map { ($0.0 ?? "_") + ":" }.joined()
      report(
        "extraneous argument label\(different.count == 1 ? "" : "s") '\(labels)' in \(callWord)",
        at: listLocation(list))
    } else if let (late, early) = misplaced(found, expected) {
      let argument = arguments[late]
      let start = argument.labelRange?.lowerBound ?? argument.value.start
      guard argument.label != nil else {
        report("unnamed argument #\(late + 1) must precede argument '\(found[early] ?? "_")'", at: start)
        return
      }
      report(
        "argument '\(found[late] ?? "_")' must precede argument '\(found[early] ?? "_")'", at: start,
        over: start..<argument.value.range.upperBound)
    } else {
      let plural = different.count == 1 ? "" : "s"
      report(
        "incorrect argument label\(plural) in \(callWord) (have '\(written(found))', expected '\(written(expected))')",
        at: list.range.lowerBound)
    }
  }

  /// Where the compiler says that a list of arguments stands: at its only argument if that has no label, else at the parenthesis.
  private func listLocation(_ list: ExpressionNode.ArgumentList) -> Int {
    let arguments = list.all
    guard arguments.count == 1, arguments[0].label == nil, list.trailing.isEmpty else { return list.range.lowerBound }
    return arguments[0].value.location
  }

  /// The first argument that stands after one it should precede, when the labels are right but for their order.
  private func misplaced(_ found: [String?], _ expected: [String?]) -> (late: Int, early: Int)? {
    guard found.count == expected.count, found != expected,
      found.map({ $0 ?? "" }).sorted() == expected.map({ $0 ?? "" }).sorted(), Set(found).count == found.count
    else { return nil }
    for late in found.indices.dropFirst() {
      for early in found[..<late].indices {
        guard let lateRank = expected.firstIndex(of: found[late]), let earlyRank = expected.firstIndex(of: found[early])
        else { continue }
        if lateRank < earlyRank { return (late, early) }
      }
    }
    return nil
  }

  /// The note that shows a declaration as the compiler prints it.
  func declaredHere(_ declaration: Declaration) -> CompilerDiagnostic {
    let isFree = declaration.kind == .function
    let isGenericStandard = !declaration.genericParameters.isEmpty && declaration.context.hasPrefix("Swift")
    // A name alone stands for a declaration whose parameters have no labels.
    let isBare = !declaration.parameters.isEmpty && declaration.kind != .subscript && declaration.parameters.allSatisfy { $0.label == nil }
    let shown = isGenericStandard || isBare ? declaration.name : declaration.fullName
    if let offset = localPlaces[declaration.context + "." + declaration.fullName] {
      return .note("'\(shown)' declared here", .user(offset: offset, length: 0))
    }
    return CompilerDiagnostic(.note, "'\(shown)' declared here", declarationPlace(declaration, isFree: isFree))
  }

  func declarationPlace(_ declaration: Declaration, isFree: Bool) -> CompilerDiagnostic.Location {
    let word: String
    switch declaration.kind {
    case .initializer: word = "init"
    case .subscript: word = "subscript"
    case .enumCase: word = "case "
    default: word = "func "
    }
    let text = Self.withSpacedDictionaries(
      Self.withoutOwnRequirements(
        declaration.kind == .enumCase ? declaration.text.replacing("(_: ", with: "(").replacing(", _: ", with: ", ") : declaration.text))
    var column = 1
    if let found = text.range(of: word) {
      column = text.unicodeScalars.distance(from: text.startIndex, to: found.lowerBound) + 1
      if word == "func " || word == "case " { column += 5 }
    }
    return .declaration(
      path: declaration.context + "." + declaration.name, line: isFree ? 1 : text.hasPrefix("  ") ? 3 : 2, column: column,
      text: text + (isFree ? "" : "}"))
  }

  /// The compiler prints `[String : Int]` however it was written.
  private static func withSpacedDictionaries(_ text: String) -> String {
    var depth = 0
    var result = ""
    for character in text {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if character == ":", depth > 0, result.last != " " { result += " " }
      result.append(character)
    }
    return result
  }

  /// What an extension requires of its own type is no part of its members' declarations.
  private static func withoutOwnRequirements(_ text: String) -> String {
    guard let mark = text.range(of: " where ") else { return text }
    let requirements = text[mark.upperBound...].split(separator: ",").map { $0.trimmingSpaces }
    let rest = requirements.filter { !$0.hasPrefix("Self.Element : ") && !$0.hasPrefix("Self : ") }
    guard rest.count < requirements.count else { return text }
    return text[..<mark.lowerBound] + (rest.isEmpty ? "" : " where " + rest.joined(separator: ", "))
  }

  // MARK: Immutability

  enum Mutation { case assignment, mutatingMember, compound, inoutArgument }

  /// What the compiler says of changing something that can't be changed.
  mutating func reportImmutable(_ reason: Immutability, _ mutation: Mutation, at offset: Int, over range: Range<Int>) {
    let subject: String
    switch reason.root {
    case .variable(let name): subject = "'\(name)' is immutable"
    case .constantProperty(let name): subject = "'\(name)' is a 'let' constant"
    case .getOnlyProperty(let name): subject = "'\(name)' is a get-only property"
    case .getOnlySubscript: subject = "subscript is get-only"
    case .part, .notAssignable: subject = "expression is not assignable"
    }
    switch mutation {
    case .assignment: report("cannot assign to value: \(subject)", at: offset, over: range)
    case .mutatingMember:
      report("cannot use mutating member on immutable value: \(subject)", at: offset, over: range)
    case .compound: report("left side of mutating operator isn't mutable: \(subject)", at: offset, over: range)
    case .inoutArgument:
      report("cannot pass immutable value as inout argument: \(subject)", at: offset, over: range)
    }
  }
}

extension String {
  func range(of word: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
      start = index(after: start)
    }
    return nil
  }
}
