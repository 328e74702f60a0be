import Inspection

// Subscripts, operators and nested types of declared types.
extension Checker {
  mutating func announceSubscripts(
    of declaration: TypeDeclarationNode, to table: inout TypeTable, _ holder: ContextHolder
  ) -> [AnnouncedBody]? {
    var bodies: [AnnouncedBody] = []
    for (written, accessors) in declaration.subscripts {
      var resolved = written
      for index in resolved.parameters.indices {
        guard let type = resolve(resolved.parameters[index].type, accessors.range) else { return nil }
        resolved.parameters[index].type = type
      }
      guard let result = resolve(resolved.result, accessors.range) else { return nil }
      resolved.result = result
      resolved.access = accessors.setter == nil ? .get : .getSet
      let (getter, setter) = (MemberBodyReference(), MemberBodyReference())
      func run(_ reference: MemberBodyReference, _ arguments: [Any]) throws -> (result: Any, first: Any) {
        guard let context = holder.context, let body = reference.body else { throw AccessError.unknownMember("subscript") }
        return try body.runChanging(context, arguments)
      }
      table.add(
        Member(
          resolved,
          .subscript(
            get: { root, arguments in try run(getter, [root] + arguments.values).result },
            set: accessors.setter == nil
              ? nil
              : { root, arguments, new in root = try run(setter, [root] + arguments.values + [new]).first })))
      bodies.append(
        AnnouncedBody(
          statements: accessors.getter ?? [], parameters: resolved.parameters, result: result, keepsSelf: true, reference: getter))
      if let accessor = accessors.setter {
        bodies.append(
          AnnouncedBody(
            statements: accessor.body, parameters: resolved.parameters + [.init(label: nil, name: accessor.parameter, type: result)],
            result: .void, keepsSelf: false, reference: setter))
      }
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
      for candidate in members(of: side.type, named: text, isStatic: true) {
        let parameters = candidate.declaration.parameters
        guard parameters.count == 2, case .call(let body) = candidate.member.implementation,
          let left = convert(first, to: parameters[0].type), let right = convert(second, to: parameters[1].type)
        else { continue }
        let result = candidate.declaration.result
        return Checked(
          result,
          Code { context in
            var nothing: Any = ()
            let values = [try left.run(context), try right.run(context)]
            return try context.execution.call { try body(&nothing, Arguments(values, result: result, execution: context.execution)) }
          }, node)
      }
    }
    return nil
  }
}
