import Inspection

extension Checker {
  /// `.name`, called or not, in the light of the type its surroundings want.
  mutating func checkImplicitMember(
    _ name: String, _ list: ExpressionNode.ArgumentList?, _ node: ExpressionNode, expecting expected: SwiftType?
  ) -> Checked? {
    guard let expected, !expected.isSame(as: .any) else {
      report(
        "reference to member '\(name)' cannot be resolved without a contextual type", at: node.start + 1,
        over: node.callee.range)
      return nil
    }
    var candidates = [expected]
    while let wrapped = candidates[candidates.count - 1].wrapped { candidates.append(wrapped) }
    // What is wrapped in the end comes first; of the Optionals around it the outermost.
    for type in [candidates[candidates.count - 1]] + candidates.dropLast() {
      let found = members(of: type, named: name, isStatic: true)
      guard !found.isEmpty else { continue }
      let root = checkedType(type, node)
      if let list { return resolveCall(found, root, list, node, name: name, expecting: type) }
      if let first = found.first(where: \.isProperty) { return property(first, root, node) }
      return methodReference(found, found[0], root, node, expecting: expected)
    }
    // An assigned Optional is named as it is.
    let inner =
      assignmentOffset != nil && assignsOptional ? SwiftType.optional(candidates[candidates.count - 1]) : candidates[candidates.count - 1]
    let owner = node.callee
    // An instance member of that name is spoken of, as if it were the type's.
    if assignmentOffset != nil, assignsOptional, list == nil, let wrapped = inner.wrapped,
      let instance = members(of: wrapped, named: name, isStatic: false).first(where: \.isProperty)
    {
      report("instance member '\(name)' cannot be used on type '\(inner)'", at: owner.start + 1, over: owner.range)
      report(
        "member '\(name)' in '\(inner)' produces result of type '\(instance.result)', but context expects '\(inner)'", at: owner.start + 1,
        over: owner.range)
      return nil
    }
    report("type '\(inner)' has no member '\(name)'", at: owner.start + 1, over: owner.range)
    report(.privateTypeNote)
    return nil
  }
}
