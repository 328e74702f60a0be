import Inspection

// The commands about the program as a whole: breakpoints, going on, globals, settings.
extension DebuggerSession {
  func targetCommand(_ invocation: Invocation) -> String {
    let words = invocation.words
    guard let word = words.first?.text else { return helpForSubcommands("target", ["variable"]) }
    guard "variable".hasPrefix(word) else { return unknownSubcommand(word, of: "target") }
    var output = ""
    for word in words.dropFirst() {
      guard registry.global(named: word.text) != nil, let object = variableObject(named: word.text) else {
        output += "error: can't find global variable '\(word.text)'\n"
        continue
      }
      let (text, limits) = ValuePrinter.print(object, in: context, options: settings.printing)
      output += text + notices.limits(limits, command: "target variable")
    }
    return output
  }

  // MARK: Settings

  func settingsCommand(_ invocation: Invocation) -> String {
    let words = invocation.words.map(\.text)
    guard let verb = words.first else { return helpForSubcommands("settings", ["set", "show"]) }
    guard words.count > 1 else { return "error: '\(verb)' takes more arguments\n" }
    let name = words[1]
    switch verb {
    case "set": return set(name, words.dropFirst(2).joined(separator: " "))
    case "show": return show(name)
    case "list": return "error: invalid property path '\(name)'\n"
    default: return unknownSubcommand(verb, of: "settings")
    }
  }

  private func set(_ name: String, _ value: String) -> String {
    switch name {
    case "target.max-children-count", "target.max-children-depth":
      guard let number = Int(value), number >= 0 else {
        return "error: invalid uint64_t string value: '\(value)'\n"
      }
      if name.hasSuffix("count") {
        settings.childCount = number
      } else {
        settings.childDepth = number
        settings.isDepthChanged = true
      }
      return ""
    case "target.prefer-dynamic-value":
      guard VariableOptionParser.dynamicTypes.contains(value) else {
        let list = VariableOptionParser.dynamicTypes.map { "\"\($0)\"" }.joined(separator: ", ")
        return "error: invalid enumeration value '\(value)': valid values are \(list)\n"
      }
      settings.usesStaticTypes = value == "no-dynamic-values"
      return ""
    case "use-color", "target.max-string-summary-length": return ""
    default: return "error: invalid value path '\(name)'\n"
    }
  }

  private func show(_ name: String) -> String {
    switch name {
    case "target.max-children-count": return "\(name) (unsigned) = \(settings.childCount)\n"
    case "target.max-children-depth": return "\(name) (unsigned) = \(settings.childDepth)\n"
    case "target.max-string-summary-length": return "\(name) (unsigned) = 1024\n"
    case "target.prefer-dynamic-value":
      return "\(name) (enum) = \(settings.usesStaticTypes ? "no-dynamic-values" : "no-run-target")\n"
    case "use-color": return "\(name) (boolean) = false\n"
    case "stop-line-count-before", "stop-line-count-after": return "\(name) (unsigned) = 3\n"
    // LLDB shows nothing for a setting it does not have.
    default: return ""
    }
  }

  // MARK: Breakpoints and going on

  func breakpointCommand(_ invocation: Invocation) -> String {
    let words = invocation.words.map(\.text)
    guard let verb = words.first else { return helpForSubcommands("breakpoint", ["set"]) }
    guard "set".hasPrefix(verb) else { return unknownSubcommand(verb, of: "breakpoint") }
    guard words.count > 2, ["-p", "--source-pattern-regexp"].contains(words[1]) else {
      return "error: only breakpoints by source text (-p) are supported here\n"
    }
    let mark = words[2]
    guard let program, let place = program.place(ofMark: mark) else {
      breakpoints.append(mark)
      return "Breakpoint \(breakpoints.count): no locations (pending).\n"
        + "WARNING:  Unable to resolve breakpoint to any actual locations.\n"
    }
    breakpoints.append(mark)
    let location = place.location
    return "Breakpoint \(breakpoints.count): where = \(stop.threadName)`\(place.function) at "
      + "\(location.file):\(location.line):\(location.column), address = 0x0000555555556000\n"
  }

  func processCommand(_ invocation: Invocation) -> String {
    let words = invocation.words.map(\.text)
    guard let verb = words.first, verb.count > 1, "continue".hasPrefix(verb) else {
      return unknownSubcommand(words.first ?? "", of: "process")
    }
    guard let program else { return "error: there is no program here to continue\n" }
    let (output, mark, next) = program.resume(to: Set(breakpoints))
    guard var next, let mark else { return output + "Process 1 resuming\nProcess 1 exited with status = 0 (0x00000000)\n" }
    next.reason = "breakpoint \((breakpoints.firstIndex(of: mark) ?? 0) + 1).1"
    stop = next
    selectedFrame = 0
    return output + "Process 1 resuming\n" + stopReport
  }

  /// What LLDB shows when a program stops.
  public var stopReport: String {
    "Process 1 stopped\n* thread #1, name = '\(stop.threadName)', stop reason = \(stop.reason)\n    "
      + frameLine(0) + "\n" + sourceLines(around: stop.frames[0].location)
      + "Target 0: (\(stop.threadName)) stopped.\n"
  }

  // MARK: The rest

  func languageCommand(_ invocation: Invocation) -> String {
    let words = invocation.words.map(\.text)
    guard words.count == 3, words[0] == "swift", "demangle".hasPrefix(words[1]) else {
      return "error: 'language' needs a subcommand: swift demangle NAME\n"
    }
    let mangled = words[2]
    let stripped = mangled.hasPrefix("$s") ? String(mangled.dropFirst(2)) : mangled
    guard let type = _typeByName(stripped) else { return "\(mangled) ---> \(mangled)\n" }
    return "\(mangled) ---> \(_typeName(type, qualified: true))\n"
  }

  func helpCommand(_ invocation: Invocation) -> String {
    if let word = invocation.words.first?.text, DebuggerCommand.meaning(of: word) == nil {
      return """
        error: '\(word)' is not a known command.
        Try 'help' to see a current list of commands.
        Try 'apropos \(word)' for a list of related commands.
        Try 'type lookup \(word)' for information on types, methods, functions, modules, etc.

        """
    }
    let lines = [
      ("p, print", "Evaluate an expression, or print a variable, without its description."),
      ("po", "Evaluate an expression and print its object description."),
      ("v, var, frame variable", "Print variables of the selected frame; reads memory only."),
      ("e, expr, expression", "Evaluate an expression; -O describes, -- ends the options."),
      ("bt, up, down, f", "Show the stack; select a frame."), ("type lookup", "Show a type's declaration."),
      ("c, continue", "Go on."),
    ]
    let width = 26
    return "Debugger commands:\n"
      + lines.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count) + "-- " + $0.1 + "\n" }.joined()
  }
}
