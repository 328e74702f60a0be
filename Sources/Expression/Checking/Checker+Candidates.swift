import Inspection

extension Checker {
  mutating func reportNoOverload(
    _ matching: [(ResolvedMember, [[Int]])], _ root: Checked?, _ list: ExpressionNode.ArgumentList,
    _ node: ExpressionNode, name: String, expecting expected: SwiftType?
  ) {
    if reportContainedText(matching, root, list, node, name: name) { return }
    if name == "init", reportInitializers(root, list, node) { return }
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
      if listed.contains(where: { ["Swift.Array", "Swift.ArraySlice", "Swift.String"].contains($0.0.declaration.context) }) {
        listed.removeAll { $0.0.declaration.context == "Swift.Collection" && $0.0.declaration.text.contains("bounds:") }
      }
    }
    let saved = diagnosticsCount
    if matching[0].0.declaration.kind == .subscript, noteRangeExpressions(listed.map(\.0), list) { return }
    for (candidate, slots) in listed { noteCandidate(candidate, slots, list, place, root) }
    sortNotes(after: saved)
  }

  /// `numbers[message]`: a value of the program's types could only be a range expression of its own.
  private mutating func noteRangeExpressions(_ candidates: [ResolvedMember], _ list: ExpressionNode.ArgumentList) -> Bool {
    let generic = candidates.filter { $0.declaration.genericParameters.contains { $0.constraints.contains("RangeExpression") } }
    guard !generic.isEmpty, list.all.count == 1,
      let found = attempt({ checker in checker.outsideChain { $0.check(list.all[0].value) } }), isProgramType(found.type),
      !found.type.isOptional
    else { return false }
    let message =
      "candidate requires that '\(found.described)' conform to 'RangeExpression' (requirement specified as 'R' : 'RangeExpression')"
    for candidate in generic {
      report(.note(message, declarationPlace(candidate.declaration, isFree: false)))
    }
    return true
  }

  /// `numbers.contains("x")`: the compiler takes the text for a collection of Characters.
  mutating func reportContainedText(
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
    return aliased(type)
  }

  /// A type between quotation marks, an alias through the type that has it, and what it stands for after it.
  func aliased(_ type: SwiftType) -> String {
    guard type.containsAlias else { return "'\(type)'" }
    let plain = type.mapped { part in
      guard case .alias(var alias) = part, let parent = alias.parent, parent.dictionaryEntry != nil else { return nil }
      alias.parent = parent.canonical
      return .alias(alias)
    }
    return "'\(plain)' (aka '\(type.canonical)')"
  }

  /// The types of a candidate's parameters, without the names by which they are reached.
  private func parameterTypes(_ candidate: ResolvedMember) -> [SwiftType] {
    candidate.declaration.parameters.map { resolve($0.type, Set(candidate.types.keys), candidate.types).canonical }
  }

  /// The candidate whose other arguments all fit, if there is exactly one.
  mutating func onlyRelevant(
    _ matching: [(ResolvedMember, [[Int]])], _ list: ExpressionNode.ArgumentList
  ) -> (ResolvedMember, [[Int]])? {
    // What is assigned to needs a subscript that can be written; the type's own is the one.
    if isAssigning, matching[0].0.declaration.kind == .subscript,
      let own = matching.first(where: { entry in
        let declaration = entry.0.declaration
        return ["Swift.Array", "Swift.Dictionary"].contains(declaration.context) && declaration.access != .get
          && declaration.parameters.count == list.all.count
      })
    {
      return own
    }
    // Generic candidates are not told of beside others; two of one shape are one.
    let concrete = matching.filter { $0.0.declaration.genericParameters.isEmpty }
    if matching[0].0.declaration.kind == .method, let first = concrete.first,
      concrete.allSatisfy({ parameterTypes($0.0) == parameterTypes(first.0) })
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
  mutating func sortNotes(after count: Int) {
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
  static func noteRank(_ candidate: ResolvedMember) -> Int {
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
  @discardableResult mutating func noteCandidate(
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
      let alias = !type.containsAlias ? "" : " (aka '\(type.canonical)')"
      if value.isNil, !type.isOptional {
        let message = "'nil' is not compatible with expected argument type '\(type)'\(alias) at position #\(index + 1)"
        report(CompilerDiagnostic(.note, message, declarationPlace(candidate.declaration, isFree: kind == .function)))
        return true
      }
      let saved = diagnosticsCount
      let found = outsideChain { $0.check(value) }
      dropDiagnostics(after: saved)
      guard let found, convert(found, to: type) == nil else { continue }
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
}
