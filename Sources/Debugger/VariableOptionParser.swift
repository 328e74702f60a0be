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
      return apply(flag, argument: taking.contains(flag) ? parts.dropFirst().first ?? rest.popFirst()?.text : nil, to: &options)
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
      }
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

/// Names and letters of display formats.
enum FormatNames {
  private static let names: [(name: String, letter: String, format: ValueFormat)] = [
    ("hex", "x", .hexadecimal), ("binary", "b", .binary), ("octal", "o", .octal), ("decimal", "d", .decimal),
    ("unsigned decimal", "u", .unsigned), ("character", "c", .character), ("float", "f", .float), ("address", "A", .address),
  ]

  static func format(_ text: String) -> ValueFormat? {
    names.first { $0.letter == text || $0.name == text }?.format
      ?? names.first { text.count > 1 && $0.name.hasPrefix(text.lowercased()) }?.format
  }

  static func complaint(_ text: String) -> String {
    let list = known.map { ($0.letter.map { "'\($0)' or " } ?? "") + "\"\($0.name)\"" }
    return "Invalid format character or name '\(text)'. Valid values are:\n" + list.joined(separator: "\n")
  }

  /// All of LLDB's formats, in the order its message lists them.
  private static let known: [(letter: Character?, name: String)] = [
    (nil, "default"), ("B", "boolean"), ("b", "binary"), ("y", "bytes"), ("Y", "bytes with ASCII"), ("c", "character"),
    ("C", "printable character"), ("F", "complex float"), ("s", "c-string"), ("d", "decimal"), ("E", "enumeration"),
    ("x", "hex"), ("X", "uppercase hex"), ("f", "float"), ("o", "octal"), ("O", "OSType"), ("U", "unicode16"),
    (nil, "unicode32"), ("u", "unsigned decimal"), ("p", "pointer"), (nil, "char[]"), (nil, "int8_t[]"),
    (nil, "uint8_t[]"), (nil, "int16_t[]"), (nil, "uint16_t[]"), (nil, "int32_t[]"), (nil, "uint32_t[]"),
    (nil, "int64_t[]"), (nil, "uint64_t[]"), (nil, "float16[]"), (nil, "float32[]"), (nil, "float64[]"),
    (nil, "uint128_t[]"), ("I", "complex integer"), ("a", "character array"), ("A", "address"), (nil, "hex float"),
    ("i", "instruction"), ("v", "void"), ("u", "unicode8"),
  ]
}
