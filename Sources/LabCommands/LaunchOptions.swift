public import LabText

/// What the arguments of the `lab` program ask for.
public struct LaunchOptions: Sendable, Hashable {
  /// What to run.
  public enum Source: Sendable, Hashable {
    /// The interactive shell, or the lines of a pipe.
    case standardInput
    /// Lines given with `-c`, in order.
    case lines([String])
    /// The words of one command.
    case words([String])
    /// The lines of a file, `-` being the standard input.
    case file(String)
    /// Only print the version.
    case version
    /// Only print the usage.
    case help
  }

  /// When to use colours.
  public enum ColorChoice: String, Sendable, Hashable, CaseIterable {
    case auto, always, never
  }

  /// How time passes.
  public enum ClockChoice: String, Sendable, Hashable, CaseIterable {
    case real, virtual
  }

  /// What to run.
  public var source: Source = .standardInput
  /// The home folder; `nil` is the default one.
  public var home: String?
  /// Whether nothing is written to disk.
  public var isEphemeral = false
  /// The language; `nil` is the locale's.
  public var language: Language?
  /// How time passes; `nil` is real in the interactive shell and virtual elsewhere.
  public var clock: ClockChoice?
  /// The seed of every random choice; `nil` is 0 under the virtual clock and a fresh one otherwise.
  public var seed: UInt64?
  /// Whether each command answers with one JSON object.
  public var usesJSON = false
  /// When to use colours.
  public var color: ColorChoice = .auto
  /// The width of the output in columns; `nil` is the terminal's.
  public var width: Int?
  /// Whether a script goes on after a command that failed.
  public var keepsGoing = false
  /// The file that the session is recorded to.
  public var recording: String?

  /// Creates the options of a plain `lab`.
  public init() {}
}

/// Arguments that cannot be understood. The program prints it and exits with 2.
public struct UsageError: Error, Hashable, Sendable {
  /// What was wrong.
  public var message: Localized
  /// What to type instead.
  public var hint: Localized

  /// Creates an error.
  public init(_ message: Localized, hint: Localized = Localized(en: "try: lab --help", zh: "试试：lab --help")) {
    self.message = message
    self.hint = hint
  }
}

extension LaunchOptions {
  static let optionNames = LaunchFlag.all.map(\.name) + ["-c", "-h"]

  /// Reads the arguments after the program's name.
  public init(arguments: [String]) throws(UsageError) {
    self.init()
    var waiting = arguments[...]
    var lines: [String] = []
    while let argument = waiting.first, argument.hasPrefix("-"), argument != "-" {
      waiting.removeFirst()
      if argument == "--" { break }
      try readOption(argument, &waiting, &lines)
    }
    if case .standardInput = source {} else { return }
    if !lines.isEmpty {
      guard waiting.isEmpty else {
        throw UsageError(Localized(en: "-c and command words cannot be mixed", zh: "-c 不能和命令单词混用"))
      }
      source = .lines(lines)
    } else if waiting.first == "run", waiting.count > 1 {
      try readScript(waiting.dropFirst())
    } else if !waiting.isEmpty {
      try readTrailingOptions(&waiting)
      source = .words(Array(waiting))
    }
  }

  /// `lab run [FILE] [options]`: a script, or an experiment by its full id; without a name the standard input is the script.
  private mutating func readScript(_ words: ArraySlice<String>) throws(UsageError) {
    var waiting = words
    var lines: [String] = []
    var names: [String] = []
    while let word = waiting.popFirst() {
      if word.hasPrefix("-"), word != "-" { try readOption(word, &waiting, &lines) } else { names.append(word) }
    }
    guard names.count < 2, lines.isEmpty else {
      throw UsageError(Localized(en: "'run' takes one file", zh: "run 后面只能跟一个文件"))
    }
    let isExperiment = names.first.map { $0.hasPrefix("type.") || $0.hasPrefix("concept.") } ?? false
    source = isExperiment ? .words(["run"] + names) : .file(names.first ?? "-")
  }

  /// Options of the program may also stand after a command's words: `lab messages --json`.
  private mutating func readTrailingOptions(_ words: inout ArraySlice<String>) throws(UsageError) {
    let shared: Set = ["--json", "--ephemeral", "--keep-going"]
    for word in words where shared.contains(word) {
      var none: ArraySlice<String> = []
      var lines: [String] = []
      try readOption(word, &none, &lines)
    }
    words.removeAll { shared.contains($0) }
  }

  private mutating func readOption(
    _ argument: String, _ waiting: inout ArraySlice<String>, _ lines: inout [String]
  ) throws(UsageError) {
    var name = argument
    var inline: String?
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      name = String(argument[..<equals])
      inline = String(argument[argument.index(after: equals)...])
    }
    func value() throws(UsageError) -> String {
      if let inline { return inline }
      guard let next = waiting.popFirst() else {
        throw UsageError(Localized(en: "\(name) needs a value", zh: "\(name) 后面还要一个值"))
      }
      return next
    }
    switch name {
    case "-c": lines.append(try value())
    case "-h", "--help": source = .help
    case "--version": source = .version
    case "--home":
      let folder = try value()
      if folder.isEmpty { throw UsageError(Localized(en: "--home needs the name of a folder", zh: "--home 后面要写一个文件夹")) }
      home = folder
    case "--ephemeral": isEphemeral = true
    case "--json": usesJSON = true
    case "--keep-going": keepsGoing = true
    case "--record": recording = try value()
    case "--lang": language = try choice(name, value(), Language.init(localeName:), Language.allCases.map(\.rawValue))
    case "--clock": clock = try choice(name, value(), ClockChoice.init, ClockChoice.allCases.map(\.rawValue))
    case "--color": color = try choice(name, value(), ColorChoice.init, ColorChoice.allCases.map(\.rawValue))
    case "--seed": seed = try choice(name, value(), { UInt64($0) }, ["0…18446744073709551615"])
    case "--width":
      width = try choice(name, value(), { Int($0).flatMap { (20...1000).contains($0) ? $0 : nil } }, ["20…1000"])
    default:
      let shown = name.escapingUntrusted()
      let near = NearestNames.suggestions(for: name, in: Self.optionNames).first
      throw UsageError(
        Localized(en: "lab has no option \(shown)", zh: "lab 没有 \(shown) 这个选项"),
        hint: near.map { Localized(en: "did you mean \($0)?", zh: "你是不是想输入 \($0)？") }
          ?? Localized(en: "try: lab --help", zh: "试试：lab --help"))
    }
  }

  private func choice<Value>(
    _ name: String, _ text: String, _ make: (String) -> Value?, _ choices: [String]
  ) throws(UsageError) -> Value {
    if let value = make(text) { return value }
    let shown = text.escapingUntrusted()
    let list = choices.joined(separator: ", ")
    throw UsageError(
      Localized(en: "\(name) cannot be '\(shown)'", zh: "\(name) 不能是“\(shown)”"),
      hint: Localized(en: "one of \(list)", zh: "\(list) 之一"))
  }
}
