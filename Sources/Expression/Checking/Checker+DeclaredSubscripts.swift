import Inspection

// Subscripts, operators and nested types of declared types.
extension Checker {
  mutating func announceSubscripts(
    of declaration: TypeDeclarationNode, to table: inout TypeTable, _ holder: ContextHolder
  ) -> [AnnouncedBody]? {
    var bodies: [AnnouncedBody] = []
    for (written, accessors) in declaration.subscripts {
      guard var member = resolved(written, accessors.range) else { return nil }
      member.access = accessors.setter == nil ? .get : .getSet
      let (getter, setter) = (MemberBodyReference(), MemberBodyReference())
      table.add(
        Member(
          member,
          .subscript(
            get: { root, arguments in try getter.run([root] + arguments.values, in: holder.context, named: "subscript").result },
            set: accessors.setter == nil
              ? nil
              : { root, arguments, new in
                root = try setter.run([root] + arguments.values + [new], in: holder.context, named: "subscript").first
              })))
      bodies.append(
        AnnouncedBody(
          statements: accessors.getter ?? [], parameters: member.parameters, result: member.result, keepsSelf: true, reference: getter))
      if let accessor = accessors.setter { bodies.append(Self.body(of: accessor, member.result, setter, after: member.parameters)) }
    }
    return bodies
  }

  /// The types declared inside a type: known by their own names, and by the outer one's and theirs.
  mutating func checkNested(in declaration: TypeDeclarationNode) -> [StatementCode]? {
    var codes: [StatementCode] = []
    for inner in declaration.nested {
      guard let code = checkTypeDeclaration(inner) else { return nil }
      localAliases[declaration.name + "." + inner.name] = localTypes[inner.name]?.type
      codes.append(code)
    }
    return codes
  }

  /// An operator that one of the operands' types declares: `static func == (a: Point, b: Point) -> Bool`. `!=` follows from `==`, the
  /// comparisons from `<`.
  mutating func declaredOperator(_ first: Checked, _ text: String, _ second: Checked, _ node: ExpressionNode) -> Checked? {
    if let found = operatorCall(first, text, second, node) { return found }
    switch text {
    case "!=": return operatorCall(first, "==", second, node).map { negated($0) }
    case ">": return operatorCall(second, "<", first, node)
    case ">=": return operatorCall(first, "<", second, node).map { negated($0) }
    case "<=": return operatorCall(second, "<", first, node).map { negated($0) }
    default: return nil
    }
  }

  private func negated(_ checked: Checked) -> Checked {
    let code = checked.code
    return Checked(.bool, Code { context in try code.run(context) as? Bool != true }, checked.node)
  }

  private mutating func operatorCall(_ first: Checked, _ text: String, _ second: Checked, _ node: ExpressionNode) -> Checked? {
    for side in [first, second] where side.type.canonicalNominal?.standIn != nil {
      if let found = operatorCall(members(of: side.type, named: text, isStatic: true).map(\.member), first, second, node) { return found }
    }
    return nil
  }
}
