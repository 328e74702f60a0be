import Inspection

// `p`, `po`, `expr`: first a variable path, then an expression.
extension DebuggerSession {
  /// `p` and `po`: a path that can be followed is shown without running any code.
  func dwimPrint(_ invocation: Invocation) -> String {
    guard !invocation.rest.allSatisfy({ $0 == " " || $0 == "\t" }) else {
      return "error: 'dwim-print' takes a variable or expression\n"
    }
    var context = self.context
    context.format = invocation.format
    let describes = invocation.meaning.describesObject
    if let object = readablePath(invocation.rest, in: context) {
      if describes { return describePath(object, in: context) }
      return printed(settings.usesStaticTypes ? upcast(object) : object, in: context, command: "dwim-print")
    }
    let request = ExpressionRequest(
      source: String(invocation.rest), offset: invocation.restOffset, style: describes ? .description : .plain)
    return evaluate(request, in: context)
  }

  /// The value at the end of a path; nil when it is no path, or leads nowhere that can be read.
  private func readablePath(_ text: Substring, in context: FormattingContext) -> ValueObject? {
    guard let frame = currentFrame, !text.hasPrefix("&") else { return nil }
    let path = String(text)
    let rootClass = computedPaths.rootClass(of: path, in: frame)
    if let rootClass, computedPaths.isKnown(path, on: rootClass) { return nil }
    guard case .success(let object) = VariablePath.resolve(path, in: pathScope(context, explainsFailures: false)) else {
      if let rootClass { computedPaths.remember(path, on: rootClass) }
      return nil
    }
    return object.isReadable ? object : nil
  }

  /// A value without its name.
  func printed(_ object: ValueObject, in context: FormattingContext, command: String) -> String {
    var options = settings.printing
    options.showsName = false
    let (text, limits) = ValuePrinter.print(object, in: context, options: options)
    return text + notices.limits(limits, command: command)
  }

  /// `po` of a path: LLDB runs the standard library's own description.
  private func describePath(_ object: ValueObject, in context: FormattingContext) -> String {
    guard let value = object.value, object.canBeDescribed, canDescribe(object.name), unreadableVariable() == nil else {
      return "warning: `po` was unsuccessful, running `p` instead\n"
        + printed(object, in: context, command: "dwim-print")
    }
    countExpression(ran: true)
    return objectText(value, in: context, hints: true)
  }

  /// Whether LLDB can hand a variable of its type to the description: a struct's metatype has no representation at run
  /// time, and of a class-bound existential LLDB knows only the object.
  private func canDescribe(_ name: String) -> Bool {
    guard let type = currentFrame?[name]?.type.withoutAlias else { return true }
    if case .metatype = type { return metatypeRepresentation(type) == "thick" }
    guard let table = registry.table(for: type), table.kind == .protocolType, let metatype = table.metatype else {
      return true
    }
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(metatype, do: size) != 2 * MemoryLayout<Int>.size
  }

  /// The text of `po`, an empty line after it, and the hint before it where there is one to give.
  func objectText(_ value: Any, in context: FormattingContext, hints: Bool, isResult: Bool = false) -> String {
    var text = ObjectDescription.text(of: value, in: context)
    // A result's description reaches LLDB as a C string; a variable's is read with its length.
    if isResult, let end = text.firstIndex(of: "\0") { text = text[..<end] + "\n" }
    return (hints ? notices.objectHint(for: text) : "") + text + "\n"
  }

  /// The last variable of the frame that has no place in memory: it keeps every expression of the frame from running.
  func unreadableVariable() -> Variable? { currentFrame?.variables.last { !$0.hasLocation } }

  /// What LLDB says of such variables beside the compiler's errors.
  func missingVariables() -> [String] {
    (currentFrame?.variables ?? []).reversed().filter { !$0.hasLocation }.map {
      "Missing debug information for variable \"\($0.name)\": \(unavailability(of: $0))"
    }
  }

  // MARK: expression

  /// What LLDB says when `expression` stands alone. Its lines follow: the caller collects them up to an empty one and asks again with
  /// the command, a space, and each line after a newline.
  public static let asksForLines = "Enter expressions, then terminate with an empty line to evaluate:\n"

  /// Whether a line is an `expression` without anything to evaluate, after which LLDB asks for lines.
  public static func takesLines(after line: String) -> Bool {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    let word = commandWord(of: trimmed)
    let rest = trimmed[word.endIndex...]
    guard let meaning = DebuggerCommand.meaning(of: String(word)), meaning.command == .expression, rest.first != "/" else { return false }
    let source = meaning.isRaw ? rest : splitOptions(rest.drop { $0 == " " })?.source ?? rest
    return source.allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// `expression`, with options when ` -- ` closes them.
  func expression(_ invocation: Invocation) -> String {
    var request = ExpressionRequest(source: String(invocation.rest), offset: invocation.restOffset, style: .named)
    var context = self.context
    context.format = invocation.format
    if !invocation.meaning.isRaw, let (options, source, skipped) = Self.splitOptions(invocation.rest) {
      request.source = String(source)
      request.offset += skipped
      if let complaint = ExpressionOptionParser.parse(options, offset: invocation.restOffset, into: &request) {
        return complaint.text(promptWidth: promptWidth)
      }
      context.format = request.format ?? context.format
    }
    if request.source.first == "\n" {
      request.isMultiline = true
      request.source.removeFirst()
    }
    guard !request.source.allSatisfy(\.isWhitespace) else {
      return request.isMultiline ? "error: unknown error\n" : Self.asksForLines
    }
    return evaluate(request, in: context)
  }

  /// The options before ` -- `, the rest, and how many characters are in between.
  private static func splitOptions(_ text: Substring) -> (options: Substring, source: Substring, skipped: Int)? {
    guard text.hasPrefix("-") else { return nil }
    var index = text.startIndex
    while index < text.endIndex {
      let word = text[index...].prefix { $0 != " " }
      if word == "--" {
        let after = text[word.endIndex...]
        let source = after.drop { $0 == " " }
        return (text[..<index], source, text.distance(from: text.startIndex, to: source.startIndex))
      }
      index = word.endIndex
      while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
    }
    return nil
  }
}

/// What is to be evaluated and how its result is shown.
struct ExpressionRequest {
  enum Style {
    /// `p`: no name.
    case plain
    /// `po`
    case description
    /// `expr`: `$R0 =`
    case named
    /// `expr -O`
    case namedDescription
  }

  var source: String
  /// Where the source stands in the command line, in characters.
  var offset: Int
  var style: Style
  /// Whether the source was typed on lines of its own, below the command.
  var isMultiline = false
  var format: ValueFormat?
  /// How the result is printed, where the options say so.
  var printing = PrintingOptions()
  var isFlat = false
  var usesStaticTypes = false
  /// Whether the source is a declaration of the whole session's; then nothing is shown.
  var isTopLevel = false
  /// Whether the source is to be interpreted rather than compiled, which LLDB cannot do with Swift: it shows nothing.
  var needsInterpreter = false
  /// Whether the result is asked for as several in memory, which only a pointer can be.
  var wantsElements = false
  var language = "swift"
}
