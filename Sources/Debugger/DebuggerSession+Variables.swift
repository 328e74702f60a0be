import Inspection

/// The options of `frame variable`.
struct VariableOptions {
  var printing = PrintingOptions()
  var format: ValueFormat?
  var showsArguments = true
  var showsLocals = true
  var showsGlobals = false
  var isPattern = false
  var describesObjects = false
  var usesStaticTypes = false
  var showsScope = false
  var showsDeclaration = false
  var isFlat = false
  var paths: [CommandLineWord] = []
}

extension DebuggerSession {
  /// `v` and `frame variable`.
  func frameVariable(_ invocation: Invocation, words: ArraySlice<CommandLineWord>) -> String {
    guard let frame = currentFrame else { return "" }
    var options = VariableOptions(printing: settings.printing, format: invocation.format)
    if let complaint = VariableOptionParser.parse(words, into: &options) {
      return complaint.text(promptWidth: promptWidth)
    }
    var context = self.context
    context.format = options.format
    var output = ""
    var errors = ""
    var limits = PrintingLimits()
    func show(_ object: ValueObject) {
      let (text, reached) = printed(object, in: context, options: options)
      output += place(of: object, options) + text
      limits.formUnion(reached)
    }
    if options.paths.isEmpty {
      for variable in listed(frame, options) { show(object(for: variable, in: frame)) }
    } else if options.isPattern {
      for word in options.paths {
        guard let pattern = try? Regex(word.text) else {
          errors += "error: brackets ([ ]) not balanced\n"
          continue
        }
        let matches = listed(frame, options).filter { $0.name.firstMatch(of: pattern) != nil }
        let globals = declarationFacts.globals.filter { $0.firstMatch(of: pattern) != nil }
        for variable in matches { show(self.object(for: variable, in: frame)) }
        for name in globals { if let object = variableObject(named: name) { show(object) } }
        if matches.isEmpty, globals.isEmpty {
          errors += "error: no variables matched the regular expression '\(word.text)'.\n"
        }
      }
    } else {
      for path in options.paths {
        switch VariablePath.resolve(path.text, in: pathScope(context)) {
        case .success(let object): show(options.usesStaticTypes ? upcast(object) : object)
        case .failure(let error): errors += complaint(error, path: path.text)
        }
      }
    }
    return output + errors + notices.limits(limits, command: "frame variable")
  }

  /// Arguments, then `self`, then locals.
  private func listed(_ frame: Frame, _ options: VariableOptions) -> [Variable] {
    var variables: [Variable] = []
    if options.showsArguments {
      variables += frame.variables.filter(\.isParameter)
      if let this = frame.selfVariable { variables.append(this) }
    }
    if options.showsLocals { variables += frame.variables.filter { !$0.isParameter } }
    return variables
  }

  private func printed(
    _ object: ValueObject, in context: FormattingContext, options: VariableOptions
  ) -> (text: String, limits: PrintingLimits) {
    let object = settings.usesStaticTypes && !options.usesStaticTypes ? upcast(object) : object
    if options.isFlat { return (FlatPrinter.print(object, in: context), PrintingLimits()) }
    guard options.describesObjects, let value = object.value else {
      return ValuePrinter.print(object, in: context, options: options.printing)
    }
    let head = ValuePrinter.head(object, in: context, options: options.printing)
    return (head + " " + ObjectDescription.text(of: value, in: context) + "\n", PrintingLimits())
  }

  /// Where a variable is declared (`-c`) and what sort of variable it is (`-s`).
  private func place(of object: ValueObject, _ options: VariableOptions) -> String {
    var text = ""
    if options.showsDeclaration, let location = stop.frames[selectedFrame].location,
      let line = declarationLine(of: object.name, in: location)
    {
      text += "\(location.file):\(line): "
    }
    if options.showsScope, let frame = currentFrame {
      let isArgument = object.name == "self" || frame[object.name]?.isParameter == true
      text += frame[object.name] == nil ? "GLOBAL: " : isArgument ? "ARG: " : "LOCAL: "
    }
    return text
  }

  /// The nearest line above the stop that declares the name.
  private func declarationLine(of name: String, in location: StackFrame.Location) -> Int? {
    guard let lines = sources[location.file]?.lines else { return nil }
    return lines.prefix(location.line).lastIndex { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return zip(words, words.dropFirst()).contains { ($0 == "let" || $0 == "var") && $1 == name }
    }.map { $0 + 1 }
  }

  /// The value under its declared type (`-d no-dynamic-values`).
  func upcast(_ object: ValueObject) -> ValueObject {
    guard let variable = currentFrame?[object.name], let value = object.value,
      let type = variable.type.metatype as? AnyClass
    else { return object }
    return .upcast(name: object.name, value: value, to: type)
  }

  /// The three lines LLDB prints for a path it cannot follow.
  func complaint(_ error: VariablePathError, path: String) -> String {
    "error: <user expression 0>:1:\(error.column): \(error.message)\n   1 | \(path)\n     | ^\n"
  }
}

extension PrintingLimits {
  mutating func formUnion(_ other: PrintingLimits) {
    hidChildren = hidChildren || other.hidChildren
    hidDepth = hidDepth || other.hidDepth
  }
}
