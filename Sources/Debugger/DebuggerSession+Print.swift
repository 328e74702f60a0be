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
      return printed(object, in: context, command: "dwim-print")
    }
    let request = ExpressionRequest(
      source: String(invocation.rest), offset: invocation.restOffset, style: describes ? .description : .plain)
    return evaluate(request, in: context)
  }

  /// The value at the end of a path; nil when it is no path, or leads nowhere that can be read.
  private func readablePath(_ text: Substring, in context: FormattingContext) -> ValueObject? {
    guard currentFrame != nil, !text.hasPrefix("&"),
      case .success(let object) = VariablePath.resolve(String(text), in: pathScope(context, explainsFailures: false))
    else { return nil }
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
  func objectText(_ value: Any, in context: FormattingContext, hints: Bool) -> String {
    let text = ObjectDescription.text(of: value, in: context)
    return (hints ? notices.objectHint(for: text) : "") + text + "\n"
  }

  /// The last variable of the frame that has no place in memory: it keeps every expression of the frame from running.
  func unreadableVariable() -> Variable? { currentFrame?.variables.last { !$0.hasLocation } }

  // MARK: expression

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
    guard !request.source.allSatisfy({ $0 == " " }) else {
      return "error: expression needs something to evaluate; the multi-line prompt is not offered here\n"
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
  var format: ValueFormat?
  var depth: Int?
  var showsTypes = false
  var showsAllChildren = false
  var usesStaticTypes = false
  var language = "swift"
}

/// Reads the options of `expression`.
enum ExpressionOptionParser {
  private static let taking: Set<Character> = [
    "l", "t", "i", "u", "d", "D", "f", "G", "Z", "a", "v", "j", "S", "P", "Y", "X",
  ]
  private static let long: [String: Character] = [
    "language": "l", "timeout": "t", "ignore-breakpoints": "i", "unwind-on-error": "u", "dynamic-type": "d",
    "depth": "D", "format": "f", "object-description": "O", "show-types": "T", "show-all-children": "A",
    "all-threads": "a", "top-level": "p", "debug": "g",
  ]

  static func parse(
    _ text: Substring, offset: Int, into request: inout ExpressionRequest
  ) -> OptionComplaint? {
    var words = CommandLineWords.split(text, offset: offset)[...]
    while let word = words.popFirst() {
      let flag: Character
      if word.text.hasPrefix("--"), let known = long[String(word.text.dropFirst(2))] {
        flag = known
      } else if word.text.hasPrefix("-"), let letter = word.text.dropFirst().first {
        flag = letter
      } else {
        return OptionComplaint(message: "unknown or ambiguous option", offset: word.offset, length: word.text.count)
      }
      var argument: String?
      if taking.contains(flag) {
        let attached = word.text.hasPrefix("--") ? "" : String(word.text.dropFirst(2))
        argument = attached.isEmpty ? words.popFirst()?.text : attached
      }
      if let complaint = apply(flag, argument, word, &request) { return complaint }
    }
    return nil
  }

  private static func apply(
    _ flag: Character, _ argument: String?, _ word: CommandLineWord, _ request: inout ExpressionRequest
  ) -> OptionComplaint? {
    switch flag {
    case "O": request.style = .namedDescription
    case "T": request.showsTypes = true
    case "A": request.showsAllChildren = true
    case "D": request.depth = argument.flatMap { Int($0) }
    case "l": request.language = argument ?? "swift"
    case "f":
      guard let format = argument.flatMap(FormatNames.format) else {
        return OptionComplaint(message: FormatNames.complaint(argument ?? ""))
      }
      request.format = format
    case "d":
      guard let kind = argument, VariableOptionParser.dynamicTypes.contains(kind) else {
        let list = VariableOptionParser.dynamicTypes.map { "\"\($0)\"" }.joined(separator: ", ")
        return OptionComplaint(message: "invalid enumeration value, valid values are: \(list)")
      }
      request.usesStaticTypes = kind == "no-dynamic-values"
    case "t", "i", "u", "G", "Z", "a", "v", "j", "S", "P", "Y", "X", "F", "R", "p", "g", "s": break
    default: return OptionComplaint(message: "unknown or ambiguous option", offset: word.offset, length: word.text.count)
    }
    return nil
  }
}
