import Inspection

/// A refused option: drawn under the command when LLDB knows where it stands.
struct OptionComplaint {
  var message: String
  var offset: Int?
  var length = 1

  func text(promptWidth: Int) -> String {
    guard let offset else { return "error: \(message)\n" }
    return DiagnosticDrawing.text(
      [DebuggerDiagnostic(.error, message, column: 0, length: length)], offset: offset, promptWidth: promptWidth)
  }
}

/// Reads `frame variable`'s options, and those `expression` shares with it.
enum VariableOptionParser {
  private static let flags: [Character: String] = [
    "a": "no-args", "l": "no-locals", "g": "show-globals", "c": "show-declaration", "r": "regex", "s": "scope",
    "t": "no-recognized-args", "y": "summary", "z": "summary-string", "f": "format", "G": "gdb-format",
    "d": "dynamic-type", "S": "synthetic-type", "L": "location", "O": "object-description", "P": "ptr-depth",
    "D": "depth", "F": "flat", "A": "show-all-children", "R": "raw-output", "T": "show-types", "V": "validate",
    "Z": "element-count", "Y": "no-summary-depth",
  ]
  private static let taking: Set<Character> = ["y", "z", "f", "G", "d", "S", "P", "D", "V", "Z"]
  private static let missingArgument = OptionComplaint(message: "last option requires an argument")
  static let dynamicTypes = ["no-dynamic-values", "run-target", "no-run-target"]

  static func parse(_ words: ArraySlice<CommandLineWord>, into options: inout VariableOptions) -> OptionComplaint? {
    var rest = words
    while let word = rest.popFirst() {
      if word.text == "--" {
        options.paths += rest
        return nil
      }
      guard word.text.hasPrefix("-"), word.text.count > 1 else {
        options.paths.append(word)
        continue
      }
      if let complaint = parse(word, rest: &rest, into: &options) { return complaint }
    }
    return nil
  }

  private static func parse(
    _ word: CommandLineWord, rest: inout ArraySlice<CommandLineWord>, into options: inout VariableOptions
  ) -> OptionComplaint? {
    if word.text.hasPrefix("--") {
      let parts = word.text.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
      let matches = flags.filter { $0.value.hasPrefix(parts.first ?? "") }
      guard let flag = matches.first(where: { $0.value == parts[0] })?.key ?? (matches.count == 1 ? matches.first?.key : nil)
      else { return unknown(word) }
      guard taking.contains(flag) else { return apply(flag, argument: nil, to: &options) }
      guard let argument = parts.dropFirst().first ?? rest.popFirst()?.text else { return missingArgument }
      return apply(flag, argument: argument, to: &options)
    }
    var letters = word.text.dropFirst()
    while let letter = letters.popFirst() {
      guard flags[letter] != nil else {
        return word.text.count == 2 ? unknown(word) : OptionComplaint(message: "unknown or ambiguous option")
      }
      var argument: String?
      if taking.contains(letter) {
        argument = letters.isEmpty ? rest.popFirst()?.text : String(letters)
        letters = ""
        if argument == nil { return missingArgument }
      }
      // The depth of `-Y` is optional, and stands right behind it.
      if letter == "Y" { letters = letters.drop(while: \.isNumber) }
      if let complaint = apply(letter, argument: argument, to: &options) { return complaint }
    }
    return nil
  }

  private static func unknown(_ word: CommandLineWord) -> OptionComplaint {
    OptionComplaint(message: "unknown or ambiguous option", offset: word.offset, length: word.text.count)
  }

  private static func apply(_ flag: Character, argument: String?, to options: inout VariableOptions) -> OptionComplaint? {
    switch flag {
    case "a": options.showsArguments = false
    case "l": options.showsLocals = false
    case "g": options.showsGlobals = true
    case "r": options.isPattern = true
    case "O": options.describesObjects = true
    case "T": options.printing.showsTypes = true
    case "A": options.printing.childCount = nil
    case "R": options.printing.showsRawStorage = true
    case "D":
      guard let depth = argument.flatMap({ Int($0) }), depth >= 0 else {
        return OptionComplaint(message: "invalid max depth '\(argument ?? "")'")
      }
      options.printing.depth = depth
    case "f":
      guard let format = argument.flatMap(FormatNames.format) else {
        return OptionComplaint(message: FormatNames.complaint(argument ?? ""))
      }
      options.format = format
    case "d":
      guard let kind = argument, dynamicTypes.contains(kind) else {
        let list = dynamicTypes.map { "\"\($0)\"" }.joined(separator: ", ")
        return OptionComplaint(message: "invalid enumeration value, valid values are: \(list)")
      }
      options.usesStaticTypes = kind == "no-dynamic-values"
    case "G":
      switch FormatSuffix.parse(Substring(argument ?? "")) {
      case .success(let format): options.format = format
      case .failure(let error): return OptionComplaint(message: error.message)
      }
    case "L": options.printing.showsLocations = true
    case "P" where argument.flatMap({ UInt($0) }) == nil: return OptionComplaint(message: "invalid pointer depth '\(argument ?? "")'")
    case "Z":
      guard let count = argument.flatMap({ UInt($0) }) else {
        return OptionComplaint(message: "invalid element count '\(argument ?? "")'")
      }
      options.printing.showsAsElements = count > 0
    case "z": options.printing.summary = argument
    case "s": options.showsScope = true
    case "c": options.showsDeclaration = true
    case "F": options.isFlat = true
    case "y": return OptionComplaint(message: "must specify a valid named summary")
    case "S": return OptionComplaint(message: "invalid synthetic-type '\(argument ?? "")'")
    default: break
    }
    return nil
  }
}
