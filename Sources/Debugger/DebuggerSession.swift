import Expression
import LabText
public import Inspection

/// A conversation with the debugger about one stopped program.
///
/// It answers as LLDB does: the same words, the same layout, the same counters. It reads and changes the live values it is
/// given; what it prints is a function of those values and of what was typed before.
public final class DebuggerSession {
  /// The stopped thread.
  public internal(set) var stop: Stop
  /// The types, functions and globals an expression can use.
  public let registry: TypeRegistry
  /// The selected entry of `stop.frames`.
  public internal(set) var selectedFrame = 0

  /// Takes what the program's own code has printed since it was last asked.
  public var programOutput: () -> String = { "" }

  /// How many columns the prompt takes before a command: marks under a command are drawn that far to the right.
  public var promptWidth = DiagnosticDrawing.promptWidth

  /// What the program's declarations say beyond their tables.
  public var declarationFacts = DeclarationFacts()

  /// Checks and runs expressions.
  let engine: ExpressionEngine
  /// The session's `$` names.
  let scope = PersistentScope()
  /// Paths that are known to be no stored members.
  var computedPaths = ComputedPaths()
  /// The format a result was shown in; LLDB shows it so again.
  var resultFormats: [String: ValueFormat] = [:]
  let sources: [String: SourceText]
  let context: FormattingContext
  weak var program: (any DebuggedProgram)?
  var notices = SessionNotices()
  var settings = SessionSettings()
  var breakpoints: [String] = []
  /// Asked after an expression ran: whether it raised an exception, so that there is no result to show.
  public var hasRaised: () -> Bool = { false }
  /// The number in `__lldb_expr_N` of the next expression.
  var expressionNumber = 1
  /// How many results of another language there were: they have numbers of their own.
  var foreignResultCount = 0
  /// What the program printed without ending the line.
  var unfinishedLine = ""
  /// How many expressions the compiler was given.
  var expressionCount = 0

  /// Starts a conversation.
  ///
  /// - Parameters:
  ///   - stop: The stopped thread; the session starts in its innermost frame.
  ///   - registry: What expressions can reach.
  ///   - sources: The text of the source files frames stand in, by file name.
  ///   - context: How values are shown: where objects seem to live, and the names of functions stored in properties.
  ///   - program: What `continue` resumes; without it the command is refused.
  ///   - marks: Breakpoints that are already set, the one that was hit first.
  ///   - surroundings: Where expressions get the time and chance from; the machine's own without it.
  public init(
    stop: Stop, registry: TypeRegistry, sources: [String: SourceText] = [:],
    context: FormattingContext = FormattingContext(addresses: ObjectAddresses()),
    program: (any DebuggedProgram)? = nil, marks: [String] = [], surroundings: Surroundings = Surroundings()
  ) {
    self.stop = stop
    self.registry = registry
    engine = ExpressionEngine(registry: registry, surroundings: surroundings)
    self.sources = sources
    self.context = context
    self.program = program
    breakpoints = marks
  }

  /// A conversation about one frame of the lab's own: no program goes on behind it.
  public convenience init(
    frame: Frame, registry: TypeRegistry,
    context: FormattingContext = FormattingContext(addresses: ObjectAddresses())
  ) {
    let entry = StackFrame(image: frame.module, function: frame.functionName, location: nil, frame: frame)
    let stop = Stop(threadName: frame.module, reason: "breakpoint 1.1", frames: [entry])
    self.init(stop: stop, registry: registry, context: context)
  }

  /// Carries out one line and returns all that LLDB would print, newlines included.
  public func execute(_ line: String) -> String {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    guard !trimmed.isEmpty else { return "" }
    guard line.utf8.count <= ExpressionEngine.maximumLength else {
      return "error: the command has \(line.utf8.count) bytes; at most \(ExpressionEngine.maximumLength) are read\n"
    }
    let offset = line.utf8.distance(from: line.startIndex, to: trimmed.startIndex)
    let word = Self.commandWord(of: trimmed)
    let suffix = trimmed[word.endIndex...].prefix { $0 != " " && $0 != "\t" }
    var rest = trimmed[suffix.endIndex...]
    let gap = rest.prefix { $0 == " " || $0 == "\t" }
    rest = rest[gap.endIndex...]
    let restOffset = offset + word.count + suffix.count + gap.utf8.count
    guard let meaning = DebuggerCommand.meaning(of: String(word)) else {
      let typed = word.isEmpty ? trimmed.prefix { $0 != " " } : word
      return "error: '\(typed)' is not a valid command.\n"
    }
    var invocation = Invocation(meaning: meaning, rest: rest, restOffset: restOffset)
    if !suffix.isEmpty {
      guard suffix.hasPrefix("/") else { return "error: unknown command shorthand suffix: '\(suffix)'\n" }
      switch FormatSuffix.parse(suffix.dropFirst()) {
      case .success(let format): invocation.format = format
      case .failure(let error): return "error: \(error.message)\n"
      }
    }
    return carryOut(invocation)
  }

  /// The letters, digits, underscores and hyphens at the beginning.
  static func commandWord(of text: Substring) -> Substring {
    let bytes = text.utf8
    let end = bytes.firstIndex { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
    guard let end, bytes[end] < 0x80 else { return text.prefix { $0.isAlphanumeric || $0 == "_" || $0 == "-" } }
    return text[..<end]
  }

  private func carryOut(_ invocation: Invocation) -> String {
    switch invocation.meaning.command {
    case .dwimPrint: return dwimPrint(invocation)
    case .expression: return expression(invocation)
    case .frame: return frameCommand(invocation)
    case .target: return targetCommand(invocation)
    case .thread: return threadCommand(invocation)
    case .type: return typeCommand(invocation)
    case .settings: return settingsCommand(invocation)
    case .breakpoint: return breakpointCommand(invocation)
    case .language: return languageCommand(invocation)
    case .help: return helpCommand(invocation)
    case .process: return processCommand(invocation)
    case .quit: return ""
    }
  }

  /// The frame that is inspected; nil where a foreign frame is selected.
  var currentFrame: Frame? {
    stop.frames.indices.contains(selectedFrame) ? stop.frames[selectedFrame].frame : nil
  }
}

/// A command line, taken apart.
struct Invocation {
  var meaning: DebuggerCommand.Meaning
  /// What follows the command's word.
  var rest: Substring
  /// Where `rest` starts in the line, in characters.
  var restOffset: Int
  var format: ValueFormat?

  /// The words of an aliased command and those typed.
  var words: [CommandLineWord] {
    meaning.words.map { CommandLineWord(text: $0, offset: 0) } + CommandLineWords.split(rest, offset: restOffset)
  }
}

/// What LLDB says once a session.
struct SessionNotices {
  private var saidChildren = false
  private var saidDepth = false
  private var saidObject = false

  /// The notices about limits that were just reached for the first time.
  mutating func limits(_ limits: PrintingLimits, command: String) -> String {
    var text = ""
    if limits.hidChildren, !saidChildren {
      saidChildren = true
      text += """
        *** Some of the displayed variables have more members than the debugger will show by default. To show all of \
        them, you can either use the --show-all-children option to \(command) or raise the limit by changing the \
        target.max-children-count setting.

        """
    }
    if limits.hidDepth, !saidDepth {
      saidDepth = true
      text += """
        *** Some of the displayed variables have a greater depth of members than the debugger will show by default. To \
        increase the limit, use the --depth option to \(command), or raise the limit by changing the \
        target.max-children-depth setting.

        """
    }
    return text
  }

  /// The hint that `p` says more, before the first `po` of an object without a description.
  mutating func objectHint(for text: String) -> String {
    guard !saidObject, ObjectDescription.isBareObject(text) else { return "" }
    saidObject = true
    return """
      note: object description requested, but type doesn't implement a custom object description. Consider using "p" \
      instead of "po" (this note will only be shown once per debug session).

      """
  }
}

/// Settings that change how values are printed.
struct SessionSettings {
  var childCount = PrintingOptions.defaultChildCount
  var childDepth = PrintingOptions.defaultDepth
  var isDepthChanged = false
  /// `target.prefer-dynamic-value no-dynamic-values`
  var usesStaticTypes = false

  var printing: PrintingOptions {
    var options = PrintingOptions()
    options.childCount = childCount
    if isDepthChanged { options.depth = childDepth }
    return options
  }
}
