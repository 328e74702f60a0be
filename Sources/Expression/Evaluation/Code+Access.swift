import Inspection

extension Code {
  /// A variable of the frame.
  static func frameVariable(_ name: String) -> Code {
    Code(
      { context in
        guard let variable = context.frame[name] else { throw AccessError.unknownMember(name) }
        return variable.storage.value
      },
      modify: { context, body in
        guard let variable = context.frame[name] else { throw AccessError.unknownMember(name) }
        try change(variable.storage, body)
      })
  }

  /// A variable of the expression or of a closure in it.
  static func local(depth: Int, slot: Int, name: String) -> Code {
    Code(
      { context in
        guard let storage = context.activation.storage(depth, slot) else { throw AccessError.unknownMember(name) }
        return storage.value
      },
      modify: { context, body in
        guard let storage = context.activation.storage(depth, slot) else { throw AccessError.unknownMember(name) }
        try change(storage, body)
      })
  }

  /// A `$` variable that outlives the expression.
  static func persistent(_ name: String) -> Code {
    Code(
      { context in
        guard let variable = context.scope.variables[name] else { throw AccessError.unknownMember(name) }
        return variable.storage.value
      },
      modify: { context, body in
        guard let variable = context.scope.variables[name] else { throw AccessError.unknownMember(name) }
        try change(variable.storage, body)
      })
  }

  private static func change(_ storage: Storage, _ body: (inout Any) throws -> Void) throws {
    var value = storage.value
    // What was changed before a trap stays changed, as in a real process.
    defer { storage.value = value }
    try body(&value)
  }

  /// A property reached through a table.
  ///
  /// - Parameter ofSized: Whether reading it takes the longer the larger the value is.
  static func property(_ base: Code, _ member: Member, ofSized: Bool = false) -> Code? {
    guard case .property(let get, let set) = member.implementation else { return nil }
    let run: Run
    if let reading = member.reading {
      run = { context in
        var value: Any = ()
        try base.change(context) { value = try reading(&$0, context.execution.surroundings) }
        return value
      }
    } else if ofSized {
      run = { context in
        let root = try base.run(context)
        try context.execution.spend(touching: root)
        return try get(root)
      }
    } else {
      run = { context in try get(base.run(context)) }
    }
    guard let set else { return Code(run) }
    return Code(
      run,
      modify: { context, body in
        try base.change(context) { root in
          var value = try get(root)
          try body(&value)
          try set(&root, value)
        }
      },
      assign: { context, value in try base.change(context) { root in try set(&root, value) } })
  }

  /// A stored property reached through metadata.
  static func field(_ base: Code, _ name: String) -> Code {
    func read(_ root: Any) throws -> Any {
      guard let value = DynamicValue.readField(name, of: root) else { throw AccessError.unknownMember(name) }
      return value
    }
    return Code(
      { try read(base.run($0)) },
      modify: { context, body in
        try base.change(context) { root in
          var value = try read(root)
          try body(&value)
          guard DynamicValue.writeField(name, of: &root, to: value) else { throw AccessError.notWritable(name) }
        }
      })
  }

  /// An element of a tuple.
  static func tupleElement(_ base: Code, _ index: Int) -> Code {
    func read(_ root: Any) throws -> Any {
      guard let elements = DynamicValue.tupleElements(root), index < elements.count else {
        throw AccessError.unknownMember("\(index)")
      }
      return elements[index]
    }
    return Code(
      { try read(base.run($0)) },
      modify: { context, body in
        try base.change(context) { root in
          guard var elements = DynamicValue.tupleElements(root), index < elements.count else {
            throw AccessError.unknownMember("\(index)")
          }
          try body(&elements[index])
          guard let changed = DynamicValue.tuple(elements, as: type(of: root)) else {
            throw AccessError.notWritable("\(index)")
          }
          root = changed
        }
      })
  }

  /// A subscript reached through a table.
  static func subscripted(_ base: Code, _ member: Member, _ arguments: @escaping (EvaluationContext) throws -> Arguments)
    -> Code?
  {
    guard case .subscript(let get, let set) = member.implementation else { return nil }
    let run: Run = { context in
      let root = try base.run(context)
      return try get(root, arguments(context))
    }
    guard let set else { return Code(run) }
    return Code(
      run,
      modify: { context, body in
        let indices = try arguments(context)
        try context.execution.spend()
        try base.change(context) { root in
          try context.execution.spend(touching: root, isCopied: true)
          var value = try writing { try get(root, indices) }
          try body(&value)
          try set(&root, indices, value)
        }
      },
      assign: { context, value in
        let indices = try arguments(context)
        try context.execution.spend()
        try base.change(context) { root in
          try context.execution.spend(touching: root, isCopied: true)
          try set(&root, indices, value)
        }
      })
  }

  /// An index out of range is found at another line when the element is about to be changed.
  private static func writing<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let trap as Trap where trap.line == RuntimeLines.indexOutOfRange {
      throw Trap(RuntimeLines.indexOutOfRangeWriting)
    }
  }

  /// The payload of an Optional inside a chain: `base?`.
  static func chained(_ base: Code) -> Code {
    Code(
      { context in
        guard case .some(.some(let value)) = DynamicValue.optionalPayload(try base.run(context)) else {
          throw ChainBroken()
        }
        return value
      },
      modify: payloadChange(base) { ChainBroken() })
  }

  /// The payload of an Optional or a trap: `base!`.
  static func unwrapped(_ base: Code) -> Code {
    let trap = {
      Trap("<EXPR>: Fatal error: Unexpectedly found nil while unwrapping an Optional value")
    }
    return Code(
      { context in
        guard case .some(.some(let value)) = DynamicValue.optionalPayload(try base.run(context)) else { throw trap() }
        return value
      },
      modify: payloadChange(base, trap))
  }

  private static func payloadChange(_ base: Code, _ missing: @escaping () -> any Error) -> Modify {
    { context, body in
      try base.change(context) { root in
        guard case .some(.some(var value)) = DynamicValue.optionalPayload(root) else { throw missing() }
        try body(&value)
        guard let changed = DynamicValue.cast(value, to: type(of: root)) else {
          throw AccessError.notWritable("Optional")
        }
        root = changed
      }
    }
  }

  /// A whole chain: nil of the type behind `none` when one link is nil, otherwise its value wrapped.
  static func chain(_ inner: Code, _ wrap: @escaping (Any) throws -> Any, none: @escaping () throws -> Any) -> Code {
    Code({ context in
      do { return try wrap(inner.run(context)) } catch is ChainBroken { return try none() }
    })
  }
}
