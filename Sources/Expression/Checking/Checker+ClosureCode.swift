import Inspection

// What a closure keeps, and what a call of it runs.
extension Checker {
  /// - Parameter isSplat: Whether one tuple argument becomes several parameters.
  func closureCode(
    _ body: (code: Code, type: SwiftType), _ level: FunctionLevel, _ type: FunctionType, _ isSplat: Bool, _ taken: [TakenValue]
  ) -> Code {
    let (slots, used) = (level.slotCount, level.usedOutside)
    return Code { context in
      let held = try taken.map { ($0.slot, try $0.held(by: context)) }
      let scope = context.scope
      let unreported = { (error: any Error) in if scope.unreportedError == nil { scope.unreportedError = error } }
      let captured = context.activation.captured(used.slots)
      // The closure outlives the body that makes it and keeps of it what was captured.
      let kept = EvaluationContext(frame: context.frame, scope: scope, execution: context.execution, activation: captured)
      return FunctionValue(type, unreported: unreported) { arguments in
        try kept.execution.spend(3)
        return try kept.execution.call {
          var inner = kept
          inner.activation = Activation(count: slots, parent: captured)
          let given = isSplat ? arguments.first.flatMap { DynamicValue.tupleElements($0) } ?? arguments : arguments
          for (index, argument) in given.enumerated() {
            inner.activation.set(index, (argument as? InoutStorage)?.storage ?? Storage(argument))
          }
          for (slot, value) in held { inner.activation.set(slot, Storage(try value())) }
          return try body.code.run(inner)
        }
      }
    }
  }

  /// `[weak self, count]`: where the closure finds what it took with it, and what that was when the closure was made.
  struct TakenValue {
    let slot: Int
    let code: Code
    let ownership: ClosureNode.Capture.Ownership

    /// What is kept of the value that there is now, and how each call reads it.
    func held(by context: EvaluationContext) throws -> () throws -> Any {
      let value = try code.run(context)
      switch ownership {
      case .strong: return { value }
      case .weak:
        let field = WeakField(value)
        return { field.value }
      case .unowned:
        let field = UnownedField(value)
        return { try field.value }
      }
    }
  }
}
