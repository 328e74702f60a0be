import Inspection

extension Checker {
  mutating func reportMissing(_ name: String, _ nameRange: Range<Int>, _ root: Checked, in node: ExpressionNode) {
    var base = root.node.range
    if case .member(let written, _, _) = node.kind, case .parenthesized = written.kind { base = written.range }
    let location = nameRange.lowerBound
    if let wrapped = root.type.wrapped,
      !members(of: wrapped, named: name, isStatic: false).isEmpty
        || (wrapped.tupleElements?.contains { $0.label == name } ?? false)
    {
      report(
        "value of optional type \(shown(root)) must be unwrapped to refer to member '\(name)' of wrapped base type \(aliased(wrapped))",
        at: root.node.lastToken)
      note("chain the optional using '?' to access member '\(name)' only for non-'nil' base values", at: root.node.lastToken)
      // A member that is Optional itself is better reached by chaining.
      if !isAssigning, members(of: wrapped, named: name, isStatic: false).first?.result.isOptional == true { return }
      note("force-unwrap using '!' to abort execution if the optional value contains 'nil'", at: root.node.lastToken)
      return
    }
    if name == "joined", reportJoined(root, location) { return }
    if case .metatype(let instance) = root.type.withoutAlias {
      report("type '\(instance)' has no member '\(name)'", at: location, over: root.node.range)
    } else if root.type.tupleElements != nil {
      // `triple.1.5`: the compiler's lexer reads one number there, and the mark reaches to its end.
      var range = root.node.range
      if case .member(_, let own, _) = root.node.kind, Int(own) != nil, Int(name) != nil {
        range = range.lowerBound..<location + name.unicodeScalars.count
      }
      report("value of tuple type \(shown(root)) has no member '\(name)'", at: location, over: range)
    } else if !members(of: root.type, named: name, isStatic: true).isEmpty {
      reportStaticMember(name, location, root)
      return
    } else {
      let shown = root.isVariableReference ? "'\(root.described)'" : described(root.type.writtenWithAny)
      report("value of type \(shown) has no member '\(name)'", at: location, over: base)
      if root.type.isSame(as: .any) {
        note("cast 'Any' to 'AnyObject' or use 'as!' to force downcast to a more specific type to access members", at: location)
      }
    }
    report(.privateTypeNote)
  }

  private func shown(_ root: Checked) -> String { root.isVariableReference ? "'\(root.described)'" : aliased(root.type) }

  mutating func reportStaticMember(_ name: String, _ location: Int, _ root: Checked) {
    let isCase =
      root.type.isOptional || members(of: root.type, named: name, isStatic: true).first?.declaration.kind == .enumCase
    if isCase {
      report("enum case '\(name)' cannot be used as an instance member", at: root.node.location, over: root.node.range)
    } else {
      report(
        "static member '\(name)' cannot be used on instance of type '\(root.described)'", at: root.node.location,
        over: root.node.range)
    }
  }
}
