import Inspection

/// The debugger's commands and how their words are found: aliases, then unique beginnings.
enum DebuggerCommand: String, CaseIterable {
  case dwimPrint = "dwim-print"
  case expression
  case frame
  case target
  case thread
  case type
  case settings
  case breakpoint
  case language
  case help
  case process
  case quit

  /// What a word stands for: a command and the options that go before the rest.
  struct Meaning: Equatable {
    var command: DebuggerCommand
    var words: [String] = []
    /// Whether what follows is taken as it is, without options.
    var isRaw = false
    var describesObject = false
  }

  private static let aliases: [String: Meaning] = [
    "p": Meaning(command: .dwimPrint, isRaw: true),
    "print": Meaning(command: .dwimPrint, isRaw: true),
    "po": Meaning(command: .dwimPrint, isRaw: true, describesObject: true),
    "v": Meaning(command: .frame, words: ["variable"]),
    "var": Meaning(command: .frame, words: ["variable"]),
    "vo": Meaning(command: .frame, words: ["variable", "-O"]),
    "e": Meaning(command: .expression), "expr": Meaning(command: .expression),
    "call": Meaning(command: .expression, isRaw: true),
    "f": Meaning(command: .frame, words: ["select"]),
    "up": Meaning(command: .frame, words: ["select", "-r", "1"]),
    "down": Meaning(command: .frame, words: ["select", "-r", "-1"]),
    "bt": Meaning(command: .thread, words: ["backtrace"]),
    "b": Meaning(command: .breakpoint, words: ["set"]), "br": Meaning(command: .breakpoint),
    "c": Meaning(command: .process, words: ["continue"]), "continue": Meaning(command: .process, words: ["continue"]),
    "ta": Meaning(command: .target), "h": Meaning(command: .help), "q": Meaning(command: .quit),
    "exit": Meaning(command: .quit),
  ]

  /// Whether an alias is a word of its own and not an abbreviation that begins like a command.
  private static func isSpelledOut(_ alias: String) -> Bool { ["print", "call", "var", "continue", "exit"].contains(alias) }

  static func meaning(of word: String) -> Meaning? {
    if let alias = aliases[word] { return alias }
    guard word.count > 1 else { return nil }
    // The beginning of one alias wins over that of a command.
    let beginnings = aliases.filter { $0.key.count > word.count && $0.key.hasPrefix(word) && isSpelledOut($0.key) }
    if beginnings.count == 1, let meaning = beginnings.first?.value { return meaning }
    let matches = allCases.filter { $0.rawValue.hasPrefix(word) }
    return matches.count == 1 ? Meaning(command: matches[0]) : nil
  }
}

/// The `/x` after a command's word.
enum FormatSuffix {
  /// The format a suffix asks for, or LLDB's complaint.
  static func parse(_ text: Substring) -> Result<ValueFormat, CommandError> {
    if text.first?.isNumber == true {
      return .failure(CommandError("this command doesn't support specifying a count"))
    }
    if let first = text.first, "bhwg".contains(first) {
      return .failure(CommandError("this command doesn't support specifying a byte size"))
    }
    guard let first = text.first, let format = ValueFormat(gdbLetter: first),
      text.allSatisfy({ $0 == first }) || text.dropFirst().allSatisfy({ ValueFormat(gdbLetter: $0) != nil })
    else { return .failure(CommandError("invalid gdb format string '\(text)'")) }
    return .success(format)
  }
}

/// A command that could not be carried out, in LLDB's words.
struct CommandError: Error, Equatable {
  var message: String
  init(_ message: String) { self.message = message }
}
