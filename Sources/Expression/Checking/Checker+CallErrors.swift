import Inspection

extension Checker {
  /// No candidate takes these arguments: the first one's reason is told, as the compiler does for a single candidate.
  mutating func reportNoMatch(_ candidates: [ResolvedMember], _ list: ExpressionNode.ArgumentList, _ root: Checked?) {
    guard checkAll(list) || lookupDiagnostics.isEmpty else { return }
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
    default: break
    }
  }

  /// Several candidates that differ from the call in their labels only: none of them explains it alone.
  private mutating func reportSeveral(_ candidates: [ResolvedMember], _ list: ExpressionNode.ArgumentList) -> Bool {
    guard case .method? = candidates.first?.declaration.kind, !list.all.isEmpty else { return false }
    let count = list.all.count
    let same = candidates.filter { candidate in
      let parameters = candidate.declaration.parameters
      return parameters.count == count
        || (!candidate.declaration.twins.isEmpty && parameters.count > count && parameters[count...].allSatisfy(\.canBeLeftOut))
    }
    guard same.count > 1 || same.first?.declaration.twins.isEmpty == false, list.all.allSatisfy({ $0.label == nil }) else { return false }
    let slots = list.all.indices.map { [$0] }
    let place = list.range.lowerBound - candidates[0].declaration.name.unicodeScalars.count
    report("no exact matches in call to instance method '\(candidates[0].declaration.name)'", at: place)
    let saved = diagnosticsCount
    for candidate in same where !noteCandidate(candidate, slots, list, place, nil, byLabel: false) { noteLabels(candidate, list) }
    sortNotes(after: saved)
    return true
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
  private mutating func reportTypesToo(_ candidate: ResolvedMember, _ list: ExpressionNode.ArgumentList, byLabel: Bool) {
    let parameters = candidate.declaration.parameters
    for (index, argument) in list.all.enumerated() {
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
      let plural = found.count == 1 ? "" : "s"
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
    let text = Self.withoutOwnRequirements(
      declaration.kind == .enumCase ? declaration.text.replacing("(_: ", with: "(") : declaration.text)
    var column = 1
    if let found = text.range(of: word) {
      column = text.unicodeScalars.distance(from: text.startIndex, to: found.lowerBound) + 1
      if word == "func " || word == "case " { column += 5 }
    }
    return .declaration(
      path: declaration.context + "." + declaration.name, line: isFree ? 1 : text.hasPrefix("  ") ? 3 : 2, column: column,
      text: text + (isFree ? "" : "}"))
  }

  /// What an extension requires of its own type is no part of its members' declarations.
  private static func withoutOwnRequirements(_ text: String) -> String {
    guard let mark = text.range(of: " where ") else { return text }
    let requirements = text[mark.upperBound...].split(separator: ",").map { $0.trimmingSpaces }
    let rest = requirements.filter { !$0.hasPrefix("Self.Element : ") && !$0.hasPrefix("Self : ") }
    guard rest.count < requirements.count else { return text }
    return text[..<mark.lowerBound] + (rest.isEmpty ? "" : " where " + rest.joined(separator: ", "))
  }

  // MARK: Several candidates

  mutating func reportNoOverload(
    _ matching: [(ResolvedMember, [[Int]])], _ root: Checked?, _ list: ExpressionNode.ArgumentList,
    _ node: ExpressionNode, name: String, expecting expected: SwiftType?
  ) {
    if reportContainedText(matching, root, list, node, name: name) { return }
    // Candidates that differ in nothing but their generic parameters are one to the reader.
    if let only = onlyRelevant(matching, list) {
      _ = apply(only.0, only.1, root, list, node, expecting: expected)
      if diagnosticsCount > 0 || !lookupDiagnostics.isEmpty { return }
    }
    guard checkAll(list), lookupDiagnostics.isEmpty else { return }
    let kind: String
    switch matching[0].0.declaration.kind {
    case .initializer: kind = "initializer"
    case .subscript: kind = "subscript"
    case .function: kind = "global function '\(name)'"
    default: kind = matching[0].0.declaration.isStatic ? "static method '\(name)'" : "instance method '\(name)'"
    }
    let place = matching[0].0.declaration.kind == .subscript ? list.range.lowerBound : node.location
    let tail = matching[0].0.declaration.kind == .method || matching[0].0.declaration.kind == .function ? "" : " "
    report("no exact matches in call to \(kind)\(tail)", at: place)
    var listed = matching.filter {
      !$0.0.declaration.text.hasPrefix("public subscript(position: Self.Index)") && $0.0.declaration.unavailable == nil
    }
    if matching[0].0.declaration.kind == .subscript {
      listed = listed.enumerated().sorted { (Self.noteRank($0.element.0), $0.offset) < (Self.noteRank($1.element.0), $1.offset) }.map(
        \.element)
      if listed.contains(where: { ["Swift.Array", "Swift.String"].contains($0.0.declaration.context) }) {
        listed.removeAll { $0.0.declaration.context == "Swift.Collection" && $0.0.declaration.text.contains("bounds:") }
      }
    }
    let saved = diagnosticsCount
    for (candidate, slots) in listed { noteCandidate(candidate, slots, list, place, root) }
    sortNotes(after: saved)
  }

  /// `numbers.contains("x")`: the compiler takes the text for a collection of Characters.
  private mutating func reportContainedText(
    _ matching: [(ResolvedMember, [[Int]])], _ root: Checked?, _ list: ExpressionNode.ArgumentList, _ node: ExpressionNode, name: String
  ) -> Bool {
    guard name == "contains", list.all.count == 1, list.all[0].label == nil, let root, conforms(root.type, "Collection"),
      let found = attempt({ checker in checker.outsideChain { $0.check(list.all[0].value) } }), found.type.isSwift("String")
    else { return false }
    let element = registry.resolveMember(root.isVariableReference ? root.type.canonical : root.type, "Element")
    guard !element.isSwift("Character"), !element.isSwift("String") else { return false }
    let ours = described(element)
    let theirs = "'String.Element' (aka 'Character')"
    report("instance method 'contains' requires the types \(ours) and \(theirs) be equivalent", at: node.location)
    let text = "  public func contains<C>(_ other: C) -> Bool where C : Collection, Self.Element == C.Element}"
    report(
      .note(
        "where 'Self.Element' = \(ours), 'C.Element' = \(theirs)",
        .declaration(path: "_StringProcessing.Collection.contains", line: 3, column: 15, text: text)))
    return true
  }

  /// A type between quotation marks, and what an alias stands for after it.
  func described(_ type: SwiftType) -> String {
    if case .alias(let alias) = type, let parent = alias.parent, !parent.isRange, !parent.isSwift("String") { return "'\(type.canonical)'" }
    return "'\(type)'" + (type.containsAlias ? " (aka '\(type.canonical)')" : "")
  }

  /// The candidate whose other arguments all fit, if there is exactly one.
  private mutating func onlyRelevant(
    _ matching: [(ResolvedMember, [[Int]])], _ list: ExpressionNode.ArgumentList
  ) -> (ResolvedMember, [[Int]])? {
    // Generic candidates are not told of beside others; two of one shape are one.
    let concrete = matching.filter { $0.0.declaration.genericParameters.isEmpty }
    if matching[0].0.declaration.kind == .method, let first = concrete.first,
      concrete.allSatisfy({ $0.0.declaration.parameters.map(\.type) == first.0.declaration.parameters.map(\.type) })
    {
      return first
    }
    guard list.all.count > 1 else { return nil }
    var best: [(Int, (ResolvedMember, [[Int]]))] = []
    for entry in matching {
      var fitting = 0
      for (index, slot) in entry.1.enumerated() {
        guard let position = slot.first else { continue }
        let parameter = entry.0.declaration.parameters[index]
        let type = resolve(parameter.type, Set(entry.0.types.keys), entry.0.types)
        let value = list.all[position].value
        let fits = attempt { checker -> Bool? in
          guard let checked = checker.check(value, expecting: type) else { return nil }
          return type.containsParameter || checker.convert(checked, to: type) != nil ? true : nil
        }
        if fits == true { fitting += 1 }
      }
      best.append((fitting, entry))
    }
    guard let top = best.map(\.0).max(), top > 0 else { return nil }
    let leaders = best.filter { $0.0 == top }
    if leaders.count == 1 { return leaders[0].1 }
    // Literals are first taken for what they are without any context.
    let usual = leaders.filter { leader in
      let (candidate, slots) = leader.1
      return zip(slots, candidate.declaration.parameters).allSatisfy { slot, parameter in
        guard let position = slot.first else { return true }
        let value = list.all[position].value
        return !value.isNumericLiteral || value.isDefaultLiteral(parameter.type)
      }
    }
    return usual.count == 1 && usual[0].1.0.declaration.kind == .initializer ? usual[0].1 : nil
  }

  /// The compiler sorts the notes that show declarations by the place where their names stand.
  private mutating func sortNotes(after count: Int) {
    func place(_ diagnostic: CompilerDiagnostic) -> (Int, Int) {
      guard case .declaration(_, let line, let column, _) = diagnostic.location else { return (0, 0) }
      return (line, column)
    }
    let notes = diagnostics[count...].enumerated().sorted {
      let (first, second) = (place($0.element), place($1.element))
      return first == second ? $0.offset < $1.offset : first < second
    }
    dropDiagnostics(after: count)
    for note in notes { report(note.element) }
  }

  /// The compiler lists a type's own subscripts first, then those of the protocols, range sets last.
  private static func noteRank(_ candidate: ResolvedMember) -> Int {
    let text = candidate.declaration.text
    if text.contains("RangeSet") { return 4 }
    if text.contains("bounds:"), candidate.declaration.context == "Swift.Collection" { return 1 }
    switch candidate.declaration.context {
    case "Swift.Collection": return 2
    case "Swift.MutableCollection": return 3
    default: return 0
    }
  }

  ///
  /// - Parameter byLabel: Whether the labels of the call are the candidate's, so that its declaration is shown.
  /// - Returns: Whether an argument does not fit.
  @discardableResult private mutating func noteCandidate(
    _ candidate: ResolvedMember, _ slots: [[Int]], _ list: ExpressionNode.ArgumentList, _ place: Int, _ root: Checked?,
    byLabel: Bool = true
  ) -> Bool {
    let kind = candidate.declaration.kind
    if !candidate.declaration.genericParameters.isEmpty, kind == .subscript || kind == .method { return true }
    var types = candidate.types
    if let root, root.isVariableReference { types["Self"] = root.type.canonical }
    for (index, slot) in slots.enumerated() {
      guard let position = slot.first else { continue }
      let parameter = candidate.declaration.parameters[index]
      let type = resolve(parameter.type, Set(types.keys), types)
      let value = list.all[position].value
      let saved = diagnosticsCount
      let found = outsideChain { $0.check(value) }
      dropDiagnostics(after: saved)
      guard let found, convert(found, to: type) == nil else { continue }
      let alias = !type.containsAlias ? "" : " (aka '\(type.canonical)')"
      let message = "candidate expects value of type '\(type)'\(alias) for parameter #\(index + 1) (got '\(found.described)')"
      if byLabel, candidate.declaration.isLibraryText {
        let isFree = candidate.declaration.kind == .function
        report(CompilerDiagnostic(.note, message, declarationPlace(candidate.declaration, isFree: isFree)))
      } else {
        note(message, at: place)
      }
      return true
    }
    return false
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
