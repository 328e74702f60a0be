import Inspection

// Backtraces, the selected frame, and the source around it.
extension DebuggerSession {
  func frameCommand(_ invocation: Invocation) -> String {
    let words = invocation.words
    guard let word = words.first?.text else { return helpForSubcommands("frame", ["info", "select", "variable"]) }
    switch ["info", "select", "variable"].filter({ $0.hasPrefix(word) }).first {
    case "variable"?: return frameVariable(invocation, words: words.dropFirst())
    case "info"?: return frameLine(selectedFrame) + "\n"
    case "select"?: return selectFrame(words.dropFirst().map(\.text))
    default: return unknownSubcommand(word, of: "frame")
    }
  }

  func threadCommand(_ invocation: Invocation) -> String {
    let words = invocation.words.map(\.text)
    guard let word = words.first else { return helpForSubcommands("thread", ["backtrace", "info", "list"]) }
    guard "backtrace".hasPrefix(word) else { return unknownSubcommand(word, of: "thread") }
    let isShorthand = !invocation.meaning.words.isEmpty
    var count: Int?
    var rest = words.dropFirst()
    while let option = rest.popFirst() {
      switch option {
      case "-c", "--count":
        guard let word = rest.popFirst() else { return "error: last option requires an argument\n" }
        guard let number = Int(word) else { return "error: invalid integer value for option 'c': \(word)\n" }
        count = number
      case "all": break
      default:
        let number = Int(option)
        if isShorthand {
          // `bt N` is LLDB's own shorthand for `thread backtrace -c N`.
          guard let number else { return "error: bt [<digit> | all]\n" }
          count = number
        } else {
          guard let number else { return "error: invalid thread specification: \"\(option)\"\n" }
          guard number == 1 else { return "error: no thread with index: \"\(number)\"\n" }
        }
      }
    }
    return backtrace(count)
  }

  private func backtrace(_ count: Int?) -> String {
    // No number and 0 both ask for all.
    let shown = min(count.flatMap { $0 > 0 ? $0 : nil } ?? stop.frames.count, stop.frames.count)
    var text = "* " + threadLine + "\n"
    for index in 0..<shown {
      let mark = index == selectedFrame && shown > 1 ? "  * " : "    "
      text += mark + frameLine(index) + "\n"
    }
    return text
  }

  private var threadLine: String {
    "thread #1, name = '\(stop.threadName)', stop reason = \(stop.reason)"
  }

  /// ``frame #0: 0x… subject`main at subject.swift:639:7``
  func frameLine(_ index: Int) -> String {
    let entry = stop.frames[index]
    var text = "frame #\(index): \(programCounter(of: entry)) \(entry.image)`\(entry.function)"
    if entry.showsArguments { text += "(" + arguments(of: entry) + ")" }
    if let location = entry.location { text += " at \(location.file):\(location.line):\(location.column)" }
    return text + entry.foreignTail
  }

  private func arguments(of entry: StackFrame) -> String {
    let variables = entry.frame?.variables.filter(\.isParameter) ?? []
    return variables.map { $0.name + "=" + ValuePrinter.argumentText($0.value, in: context) }.joined(separator: ", ")
  }

  /// A place made from the function and line: the same frame always stands at the same one.
  private func programCounter(of entry: StackFrame) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(entry.image)\(entry.function)\(entry.location?.line ?? 0)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let base: UInt64 = entry.frame == nil ? 0x7FFF_F7C0_0000 : 0x5555_5555_0000
    let digits = String(base + (hash & 0xFFFF) * 4, radix: 16)
    return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  private func selectFrame(_ words: [String]) -> String {
    var target = selectedFrame
    var words = words[...]
    if let option = words.first, option == "-r" || option == "--relative" {
      words = words.dropFirst()
      guard let step = words.popFirst().flatMap({ Int($0) }) else { return "error: invalid frame offset argument\n" }
      // `up 2` repeats the step of the alias with the number typed.
      let distance = words.popFirst().flatMap { Int($0) } ?? 1
      target += step * distance
      if selectedFrame == 0, target < 0 { return "error: Already at the bottom of the stack.\n" }
      if selectedFrame == stop.frames.count - 1, target >= stop.frames.count {
        return "error: Already at the top of the stack.\n"
      }
      target = min(max(target, 0), stop.frames.count - 1)
    } else if let word = words.first {
      guard let index = Int(word) else { return "error: invalid frame index argument '\(word)'.\n" }
      guard stop.frames.indices.contains(index) else { return "error: Frame index (\(index)) out of range.\n" }
      target = index
    }
    selectedFrame = target
    return frameLine(target) + "\n" + sourceLines(around: stop.frames[target].location)
  }

  /// Three lines before and after, the arrow and the caret: what LLDB shows at a stop.
  func sourceLines(around location: StackFrame.Location?) -> String {
    guard let location, let source = sources[location.file] else { return "" }
    var text = ""
    for number in max(1, location.line - 3)...(location.line + 3) where number <= source.lines.count {
      let isCurrent = number == location.line
      let digits = String(number)
      let padding = String(repeating: " ", count: max(0, 4 - digits.count))
      text += (isCurrent ? "->" : "  ") + padding.dropFirst(0) + digits + " \t" + source.lines[number - 1] + "\n"
      if isCurrent { text += "    \t" + caret(in: source.lines[number - 1], column: location.column) + "\n" }
    }
    return text
  }

  private func caret(in line: Substring, column: Int) -> String {
    let prefix = line.prefix(max(0, column - 1)).map { $0 == "\t" ? "\t" : " " }
    return prefix.joined() + "^"
  }

  // MARK: Answers shared by commands

  func unknownSubcommand(_ word: String, of command: String) -> String {
    let known = Self.subcommands[command] ?? []
    let shown = known.prefix(5).joined(separator: ", ") + (known.count > 5 ? ", and others" : "")
    return "\"\(word)\" is not a valid subcommand of \"\(command)\". Valid subcommands are: \(shown). "
      + "Use \"help \(command)\" to find out more.\n"
  }

  /// LLDB's own subcommands: the first five are named, and whether there are more.
  private static let subcommands: [String: [String]] = [
    "frame": ["diagnose", "info", "recognizer", "select", "variable"],
    "thread": ["backtrace", "continue", "exception", "info", "jump", "list"],
    "settings": ["append", "clear", "insert-after", "insert-before", "list", "set"],
    "type": ["category", "filter", "format", "lookup", "summary", "synthetic"],
    "breakpoint": ["clear", "command", "delete", "disable", "enable", "list"],
    "process": ["attach", "connect", "continue", "detach", "handle", "status"],
    "target": ["create", "delete", "dump", "frame-provider", "list", "variable"],
    "language": ["cplusplus", "objc", "swift"], "source": ["cache", "info", "list"], "register": ["info", "read", "write"],
    "memory": ["find", "history", "read", "region", "tag", "write"],
    "watchpoint": ["command", "delete", "disable", "enable", "ignore", "list"],
    "log": ["disable", "dump", "enable", "list", "timers"],
    "platform": ["connect", "disconnect", "file", "file-exists", "get-file", "list"],
    "command": ["alias", "container", "delete", "regex", "script", "source"], "session": ["history", "save"],
    "plugin": ["disable", "enable", "list", "load", "structured-data"], "statistics": ["disable", "dump", "enable"],
    "trace": ["dump", "load", "save", "schema"],
  ]

  func helpForSubcommands(_ command: String, _ subcommands: [String]) -> String {
    "The following subcommands are supported:\n\n" + subcommands.map { "      \($0)\n" }.joined()
      + "\nFor more help on any particular subcommand, type 'help <command> <subcommand>'.\n"
  }
}
