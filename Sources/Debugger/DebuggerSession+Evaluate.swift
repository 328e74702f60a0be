import Expression
import Inspection

extension DebuggerSession {
  /// Checks, runs and shows an expression.
  func evaluate(_ request: ExpressionRequest, in context: FormattingContext) -> String {
    guard let frame = currentFrame else {
      return "error: this frame has no Swift debug information to evaluate in\n"
    }
    guard request.language.lowercased() == "swift" else { return evaluateForeign(request, in: context) }
    if request.needsInterpreter || request.isTopLevel { return "" }
    // The line under the command that would mark a place in it.
    let padding = request.isMultiline ? "" : String(repeating: " ", count: promptWidth + request.offset) + "\n"
    if let variable = unreadableVariable(), case .success = engine.type(of: request.source, in: frame, scope: scope) {
      return padding + """
        error: Couldn't materialize: couldn't get the value of variable \(variable.name): \(unavailability(of: variable))
        error: errored out in DoExecute, couldn't PrepareToExecuteJITExpression

        """
    }
    let (outcome, output) = engine.evaluate(request.source, in: frame, scope: scope)
    let printed = flushed(output + programOutput())
    switch outcome {
    case .value where hasRaised(), .thrown where hasRaised():
      countExpression(ran: true)
      return printed
    case .failure(let diagnostics):
      countExpression(ran: false)
      var layout = DiagnosticLayout(
        source: request.source, column: promptWidth + request.offset, repeatsNotes: frame.selfVariable != nil,
        warnings: missingVariables())
      layout.isMultiline = request.isMultiline
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
      return printed + line + padding + interruption(by: trap.signal)
    case .interrupted:
      countExpression(ran: true)
      return printed + padding + interruption(by: .breakpoint)
    }
  }

  /// `expr -l c -- 1 + 1`: arithmetic is the same everywhere; more needs the language's compiler.
  private func evaluateForeign(_ request: ExpressionRequest, in context: FormattingContext) -> String {
    guard LanguageNames.clang.contains(request.language.lowercased()), let value = ClangArithmetic.evaluate(request.source) else {
      return refuse(language: request.language)
    }
    defer { foreignResultCount += 1 }
    let object: ValueObject
    let name = "$\(foreignResultCount)"
    switch value {
    case .int(let number): object = ValueObject(name: name, value: number, typeName: value.typeName)
    case .long(let number): object = ValueObject(name: name, value: number, typeName: value.typeName)
    case .double(let number): object = ValueObject(name: name, value: number, typeName: value.typeName)
    case .bool(let flag): object = ValueObject(name: name, value: flag, typeName: value.typeName)
    }
    return ValuePrinter.print(object, in: context, options: settings.printing).text
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

  /// What a line-buffered terminal shows of the program's output: a line that is not finished waits.
  private func flushed(_ output: String) -> String {
    let text = unfinishedLine + output
    guard let end = text.lastIndex(of: "\n") else {
      unfinishedLine = text
      return ""
    }
    unfinishedLine = String(text[text.index(after: end)...])
    return String(text[...end])
  }

  /// The next expression's number goes up by two for one that ran: LLDB makes a second module for its result.
  func countExpression(ran: Bool) {
    expressionNumber += ran ? 2 : 1
    expressionCount += 1
  }

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
    if let text = unreflected(result, request, keep: keep) { return text }
    var context = context
    context.isExpressionResult = true
    context.format = request.format ?? context.format ?? resultFormats[request.source]
    switch request.style {
    case .description, .namedDescription:
      if case .metatype(let instance) = result.type.withoutAlias, case .existential = instance.withoutAlias {
        return "warning: `po` was unsuccessful, running `p` instead\n"
          + printed(object(for: result, named: "", request), in: context, command: "dwim-print")
      }
      return objectText(result.value, in: context, hints: request.style == .description, isResult: true)
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

  /// An enum that the expression itself declares: the program's metadata has no such type, and LLDB says so in place of
  /// the value. A `$` type is the session's and known to it.
  private func unreflected(
    _ result: ExpressionValue, _ request: ExpressionRequest, keep: (ExpressionValue) -> String
  ) -> String? {
    guard let enumeration = result.value as? any SynthesizedValue, enumeration.synthesizedCase != nil,
      !enumeration.synthesizedTypeName.hasPrefix("$"), request.style == .named || request.style == .plain,
      let owner = currentFrame?.selfVariable?.type.qualifiedName
    else { return nil }
    let name = enumeration.synthesizedTypeName
    let head = request.style == .named ? "(\(name)) \(keep(result)) =" : "(\(name))"
    return """
      \(head) Could not find reflection metadata for type
      no TypeInfo for nominal type: (enum \(name) #1 in (extension in __lldb_expr_\(expressionNumber - 2)):\(owner).\
      $__lldb_user_expr_\(expressionCount - 1)(Swift.UnsafeMutablePointer<Any>) -> ())


      """
  }

  private func object(for result: ExpressionValue, named name: String, _ request: ExpressionRequest) -> ValueObject {
    let type = result.type
    if case .metatype(let instance) = type.withoutAlias {
      if let variable = currentFrame?[request.source] { return metatypeObject(variable, result.value, named: name) }
      if case .existential = instance.withoutAlias, let dynamic = result.value as? Any.Type, MetadataKind(dynamic) != .existential {
        // Of a protocol type the type of what it holds is known at run time only.
        let type = SwiftType(dynamic)
        return .metatype(name: name, value: dynamic, typeName: SwiftType.metatype(type).lldbName, shown: type.lldbName)
      }
      return .metatype(name: name, value: result.value, typeName: metatypeName(instance), shown: metatypeText(instance))
    }
    if request.usesStaticTypes, let upcast = type.metatype as? AnyClass {
      return .upcast(name: name, value: result.value, to: upcast)
    }
    var object = ValueObject(name: name, value: result.value, typeName: shownType(type, holding: result.value))
    if let origin = result.origin { object.showFunction(functionSymbol(of: origin)) }
    // A function that a variable holds is known by where the variable got it from.
    if (type.wrapped ?? type).functionType != nil, currentFrame?[request.source] != nil { object.propertyName = request.source }
    object.showsRawStorage = isUnknownToFormatters(type)
    object.elementsShowRawStorage = type.arrayElement.map(isUnknownToFormatters) ?? false
    return object
  }

  /// What LLDB finds at a function's address: the program's own function, or the last symbol before code that the
  /// expression made. Of the latter only the distance tells what it is, by what the code has to keep.
  private func functionSymbol(of origin: FunctionOrigin) -> String {
    let module = stop.threadName
    let number = expressionNumber - 2
    let wrapper = "__lldb_expr_\(number).$__lldb_expr"
    let tail = "(Swift.UnsafeMutablePointer<Any>) -> () + "
    switch origin {
    case .declared(let declaration):
      return "\(module)`\(module).\(declaration.symbolText(in: registry))" + declaredPlace(of: declaration.name)
    case .made:
      let owner = currentFrame?.selfVariable.map { "\($0.type.qualifiedName).$__lldb_user_expr_\(expressionCount - 1)" }
      return "$__lldb_expr\(number + 1)`\(owner ?? wrapper)\(tail)48"
    case .bound(let type): return "$__lldb_expr\(number + 1)`\(wrapper)\(tail)\(type.map(Self.distance) ?? 80)"
    }
  }

  /// How far the code stands from the wrapper's start: keeping a plain value takes less than keeping one with references,
  /// and that less than keeping one that does not fit in registers.
  private static func distance(keeping type: Any.Type) -> Int {
    func measure<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size > 32 ? 144 : _isPOD(Value.self) ? 112 : 128 }
    return _openExistential(type, do: measure)
  }

  /// ` at subject.swift:226`, where the source shows the declaration.
  private func declaredPlace(of name: String) -> String {
    for (file, source) in sources {
      if let index = source.lines.firstIndex(where: { $0.hasPrefix("func \(name)(") || $0.hasPrefix("func \(name)<") }) {
        return " at \(file):\(index + 1)"
      }
    }
    return ""
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
