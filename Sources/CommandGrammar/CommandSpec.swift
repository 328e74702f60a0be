public import LabText

/// The family a command belongs to: the order of the groups is the order of `help`.
public enum CommandGroup: String, Sendable, Hashable, CaseIterable, Codable {
  case learn, experiment, debugger, source, messenger, compiler, review, lab

  /// The heading of the group.
  public var title: Localized {
    switch self {
    case .learn: Localized(en: "Learn", zh: "学习")
    case .experiment: Localized(en: "Experiment", zh: "实验")
    case .debugger: Localized(en: "Debugger", zh: "调试器")
    case .source: Localized(en: "Source", zh: "源码")
    case .messenger: Localized(en: "Messenger", zh: "信使")
    case .compiler: Localized(en: "Compiler", zh: "编译器")
    case .review: Localized(en: "Review", zh: "回看")
    case .lab: Localized(en: "Lab", zh: "实验室")
    }
  }
}

/// What may stand in a place of a command line. Parsing checks it, completion offers it.
public enum ArgumentKind: Sendable, Hashable {
  /// Any words.
  case text
  /// A whole number.
  case integer
  /// One of a fixed set of words.
  case oneOf([String])
  /// A path of the file system.
  case file
  /// Something only the live session knows.
  case live(LiveNames)
}

/// Names that are known only while the shell runs.
public enum LiveNames: String, Sendable, Hashable, CaseIterable {
  /// Writable properties of the current instance.
  case controls
  /// Every property of the current instance.
  case properties
  /// Methods of the current instance.
  case methods
  /// Cards and concepts that `use` and `card` accept.
  case subjects
  /// Experiment ids (`type.UIView`, `concept.let-var`).
  case experiments
  /// Numbers and slugs of the lessons.
  case lessons
  /// Short ids of messages (`m3`).
  case messages
  /// Numbers and titles of conversations.
  case conversations
  /// Names of compiler samples.
  case samples
  /// Words of the compiler glossary.
  case glossary
  /// Commands that `help` explains.
  case commands
  /// Locals of the current frame.
  case locals
}

/// A place for an argument, in order.
public struct ArgumentSpec: Sendable, Hashable {
  /// Its name in the usage line, in capitals by convention (`PROPERTY`).
  public var name: String
  /// What may stand there.
  public var kind: ArgumentKind
  /// Whether the command also works without it.
  public var isOptional: Bool
  /// Whether it takes all the remaining words.
  public var isRepeated: Bool

  /// Creates a place for an argument.
  public init(_ name: String, _ kind: ArgumentKind = .text, isOptional: Bool = false, isRepeated: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isRepeated = isRepeated
  }
}

/// An option such as `--stage sil`.
public struct OptionSpec: Sendable, Hashable {
  /// The long name without dashes.
  public var name: String
  /// What its value may be; `nil` for a switch.
  public var value: ArgumentKind?
  /// What its value is called in the usage line, in capitals (`STAGE`).
  public var valueName: String
  /// How many values follow it (2 for `--diff A B`).
  public var valueCount: Int
  /// What it does.
  public var summary: Localized

  /// Creates an option.
  ///
  /// A value without a name of its own is called after its kind: `FILE`, `N`.
  public init(
    _ name: String, value: ArgumentKind? = nil, valueName: String? = nil, valueCount: Int? = nil, summary: Localized
  ) {
    self.name = name
    self.value = value
    let kindName = value == .file ? "FILE" : value == .integer ? "N" : "VALUE"
    self.valueName = valueName ?? kindName
    self.valueCount = valueCount ?? (value == nil ? 0 : 1)
    self.summary = summary
  }
}

/// How the text after the command word is read.
public enum ArgumentStyle: Sendable, Hashable {
  /// Words, quoted strings and options.
  case words
  /// The rest of the line as it was typed, for expressions and messages.
  case raw
}

/// What a command may change; decides what `undo` takes back and what a lesson notices.
public enum ChangeScope: Sendable, Hashable {
  /// Looks only.
  case nothing
  /// The current instance or frame.
  case instance
  /// The messenger.
  case messenger
  /// A prediction.
  case prediction
  /// Time: the messenger and the current instance both go on.
  case time
  /// The session itself (lesson position, language, recording): never undone.
  case session
}

/// A line that the reference shows for a command. A test runs each one.
public struct CommandExample: Sendable, Hashable {
  /// The line as typed.
  public var line: String
  /// What it shows.
  public var note: Localized
  /// Lines to type before it, so that it can be run from a fresh start.
  public var setup: [String]

  /// Creates an example.
  public init(_ line: String, setup: [String] = [], _ note: Localized) {
    self.line = line
    self.note = note
    self.setup = setup
  }
}

/// Everything that is known of a command. Parsing, help, completion, the reference pages and the lint read this.
public struct CommandSpec: Sendable, Hashable {
  /// The word that starts it.
  public var name: String
  /// Other words that start it.
  public var aliases: [String]
  /// Its family.
  public var group: CommandGroup
  /// What it does, in one sentence.
  public var summary: Localized
  /// More for `help WORD`: paragraphs separated by blank lines.
  public var details: Localized?
  /// The places for arguments.
  public var arguments: [ArgumentSpec]
  /// The options.
  public var options: [OptionSpec]
  /// How the rest of the line is read.
  public var style: ArgumentStyle
  /// What it may change.
  public var changes: ChangeScope
  /// Lines to try.
  public var examples: [CommandExample]

  /// Creates a specification.
  public init(
    _ name: String, aliases: [String] = [], group: CommandGroup, summary: Localized, details: Localized? = nil,
    arguments: [ArgumentSpec] = [], options: [OptionSpec] = [], style: ArgumentStyle = .words,
    changes: ChangeScope = .nothing, examples: [CommandExample]
  ) {
    self.name = name
    self.aliases = aliases
    self.group = group
    self.summary = summary
    self.details = details
    self.arguments = arguments
    self.options = options
    self.style = style
    self.changes = changes
    self.examples = examples
  }
}
