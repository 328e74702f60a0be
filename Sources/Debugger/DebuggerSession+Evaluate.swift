import Expression
import Inspection

extension DebuggerSession {
  /// Checks, runs and shows an expression.
  func evaluate(_ request: ExpressionRequest, in context: FormattingContext) -> String {
    guard let frame = currentFrame else {
      return "error: this frame has no Swift debug information to evaluate in\n"
    }
    guard request.language.lowercased() == "swift" else { return refuse(language: request.language) }
    if request.needsInterpreter || request.isTopLevel { return "" }
    let padding = String(repeating: " ", count: promptWidth + request.offset)
    if let variable = unreadableVariable(), case .success = engine.type(of: request.source, in: frame, scope: scope) {
      return padding + """

        error: Couldn't materialize: couldn't get the value of variable \(variable.name): \(unavailability(of: variable))
        error: errored out in DoExecute, couldn't PrepareToExecuteJITExpression

        """
    }
    let (outcome, output) = engine.evaluate(request.source, in: frame, scope: scope)
    let printed = output + programOutput()
    switch outcome {
    case .value where hasRaised(), .thrown where hasRaised():
      countExpression(ran: true)
      return printed
    case .failure(let diagnostics):
      countExpression(ran: false)
      let layout = DiagnosticLayout(
        source: request.source, column: promptWidth + request.offset)
      return printed + layout.text(for: diagnostics)
    case .value(let result):
      countExpression(ran: true)
      return printed + show(result, request, in: context) { self.scope.addResult($0) }
    case .thrown(let result):
      countExpression(ran: true)
      return printed + show(result, request, in: context) { self.scope.addError($0) }
    case .noValue:
      countExpression(ran: true)
      return printed
    case .trap(let trap):
      let line = trap.line.map { $0.replacingPlace("__lldb_expr_\(expressionNumber)/<EXPR>") + "\n" } ?? ""
      countExpression(ran: true)
      return printed + line + padding + "\n" + interruption(by: trap.signal)
    case .interrupted:
      countExpression(ran: true)
      return printed + padding + "\n" + interruption(by: .breakpoint)
    }
  }

  /// Another language than Swift: one LLDB knows nothing of, or one whose compiler is not part of this debugger.
  private func refuse(language: String) -> String {
    if LanguageNames.clang.contains(language.lowercased()) {
      return "error: only Swift expressions are evaluated here, not '\(language)'\n"
    }
    if LanguageNames.unsupported.contains(language.lowercased()) {
      return "error: Could not find type system for language \(language): TypeSystem for language \(language) doesn't exist\n"
    }
    return "error: unknown language type: '\(language)' for expression. List of supported languages:\n"
      + LanguageNames.supported.map { "  \($0)\n" }.joined()
  }

  /// The next expression's number goes up by two for one that ran: LLDB makes a second module for its result.
  func countExpression(ran: Bool) { expressionNumber += ran ? 2 : 1 }

  private func interruption(by signal: Trap.Signal) -> String {
    let reason =
      switch signal {
      case .illegalInstruction: "signal SIGILL: illegal operand"
      case .abort: "signal SIGABRT"
      case .breakpoint: "breakpoint 1.1"
      }
    return """
      error: Expression execution was interrupted: \(reason).
      The process has been returned to the state before expression evaluation.

      """
  }

  // MARK: Results

  private func show(
    _ result: ExpressionValue, _ request: ExpressionRequest, in context: FormattingContext,
    keep: (ExpressionValue) -> String
  ) -> String {
    var context = context
    context.isExpressionResult = true
    context.format = request.format ?? context.format ?? resultFormats[request.source]
    switch request.style {
    case .description, .namedDescription:
      return objectText(result.value, in: context, hints: request.style == .description)
    case .plain:
      return printed(object(for: result, named: "", request), in: context, command: "dwim-print")
    case .named:
      var options = request.printing
      options.depth = request.printing.depth ?? settings.printing.depth
      if request.printing.childCount != nil { options.childCount = settings.printing.childCount }
      let name = keep(result)
      if request.wantsElements {
        return "error: expression cannot be used with --element-count as it does not refer to a pointer\n"
      }
      resultFormats[name] = request.format
      let object = object(for: result, named: name, request)
      if request.isFlat { return FlatPrinter.print(object, in: context) }
      let (text, limits) = ValuePrinter.print(object, in: context, options: options)
      return text + notices.limits(limits, command: "expression")
    }
  }

  private func object(for result: ExpressionValue, named name: String, _ request: ExpressionRequest) -> ValueObject {
    let type = result.type
    if case .metatype(let instance) = type.withoutAlias {
      if let variable = currentFrame?[request.source] { return metatypeObject(variable, result.value, named: name) }
      return .metatype(name: name, value: result.value, typeName: metatypeName(instance), shown: metatypeText(instance))
    }
    if request.usesStaticTypes, let upcast = type.metatype as? AnyClass {
      return .upcast(name: name, value: result.value, to: upcast)
    }
    var object = ValueObject(name: name, value: result.value, typeName: shownType(type, holding: result.value))
    // A function that a variable holds is known by where the variable got it from.
    if type.functionType != nil, currentFrame?[request.source] != nil { object.propertyName = request.source }
    object.showsRawStorage = isUnknownToFormatters(type)
    object.elementsShowRawStorage = type.arrayElement.map(isUnknownToFormatters) ?? false
    return object
  }

  private func metatypeName(_ instance: SwiftType) -> String {
    if case .existential = instance.withoutAlias { return instance.lldbName + ".Protocol" }
    return SwiftType.metatype(instance).lldbName
  }

  private func metatypeText(_ instance: SwiftType) -> String {
    let isClass = registry.table(for: instance)?.isReference ?? false
    if case .parameter = instance { return instance.lldbName + ".Type" }
    return instance.lldbName + (isClass ? ".Type" : "")
  }

  /// LLDB's formatters go by a type's name; one inferred through an associated type, or an alias of a resilient module,
  /// is not known to them.
  private func isUnknownToFormatters(_ type: SwiftType) -> Bool {
    guard case .alias(let alias) = type else { return false }
    if alias.parent?.isRange == true { return true }
    if alias.name == "SubSequence" || alias.underlying.tupleElements != nil { return false }
    return alias.parent != nil || alias.module == "FoundationEssentials"
  }
}

extension String {
  /// Puts the expression's own place where a trap's line leaves it open.
  fileprivate func replacingPlace(_ place: String) -> String {
    guard let mark = firstRange(of: "<EXPR>") else { return self }
    return self[..<mark.lowerBound] + place + self[mark.upperBound...]
  }
}
