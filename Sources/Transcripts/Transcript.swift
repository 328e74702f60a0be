public import CommandGrammar
public import LabText

/// A recorded session: what was typed and what was answered, from a stated start. The text form is `.labt`.
public struct Transcript: Sendable, Hashable {
  /// How the session was set up.
  public var header: Header
  /// The stretches between two pauses; each has a start of its own. At least one.
  public var segments: [Segment]
  /// Whether the recording was stopped properly: the line with the number of commands is there.
  public var isEnded: Bool
  /// Whether check values are there and the last command, or the end line, is missing or incomplete.
  public var isCut: Bool
  /// The first line of the file whose check value doesn't fit what stands before it: the file was edited.
  public var firstEditedLine: Int?
  /// Comments after the last command, without their `# `.
  public var closingComments: [String]

  /// Creates a transcript.
  public init(
    header: Header, segments: [Segment], isEnded: Bool = true, isCut: Bool = false, firstEditedLine: Int? = nil,
    closingComments: [String] = []
  ) {
    self.header = header
    self.segments = segments
    self.isEnded = isEnded
    self.isCut = isCut
    self.firstEditedLine = firstEditedLine
    self.closingComments = closingComments
  }

  /// All commands, in order.
  public var entries: [Entry] { segments.count == 1 ? segments[0].entries : segments.flatMap(\.entries) }
}

extension Transcript {
  /// How the session was set up. Nothing of the machine: no user, host, path or environment.
  public struct Header: Sendable, Hashable {
    /// The version of the lab that recorded.
    public var version: String
    /// The seed of all random choices.
    public var seed: UInt64
    /// Whether time was the real one; the replay's clock is always virtual and set to the recorded times.
    public var usesRealClock: Bool
    /// The moment the recording began, in milliseconds since 1970, UTC.
    public var started: Int64
    /// The language at the start.
    public var language: Language
    /// Columns that output was laid out for.
    public var width: Int
    /// Whether each command carries a check value, as recordings do. Sessions written by hand have none.
    public var isChecked: Bool
    /// Fields this version doesn't know, in their order.
    public var unknownFields: [Field]

    /// A field this version doesn't know. It is kept.
    public struct Field: Sendable, Hashable {
      /// The name.
      public var name: String
      /// What stands behind the colon.
      public var value: String

      /// Creates a field.
      public init(name: String, value: String) {
        self.name = name
        self.value = value
      }
    }

    /// Creates a header.
    public init(
      version: String, seed: UInt64 = 0, usesRealClock: Bool = false, started: Int64 = 0,
      language: Language = .english, width: Int = 80, isChecked: Bool = true, unknownFields: [Field] = []
    ) {
      self.version = version
      self.seed = seed
      self.usesRealClock = usesRealClock
      self.started = started
      self.language = language
      self.width = width
      self.isChecked = isChecked
      self.unknownFields = unknownFields
    }
  }

  /// The state a session starts from: files of the home folder, and commands that lead to where recording began.
  public struct Start: Sendable, Hashable {
    /// Contents by path, relative to the home folder.
    public var files: [String: [UInt8]]
    /// Commands run silently before the first recorded one.
    public var commands: [String]

    /// Creates a start; without anything it is a fresh home.
    public init(files: [String: [UInt8]] = [:], commands: [String] = []) {
      self.files = files
      self.commands = commands
    }

    /// An empty home and nothing typed.
    public static let fresh = Start()
  }

  /// A stretch of a session without a pause.
  public struct Segment: Sendable, Hashable {
    /// Where it starts from.
    public var start: Start
    /// Its commands.
    public var entries: [Entry]

    /// Creates a segment.
    public init(start: Start = .fresh, entries: [Entry] = []) {
      self.start = start
      self.entries = entries
    }
  }

  /// What an author says of a command.
  public enum Mark: Sendable, Hashable {
    /// The command is meant to fail.
    case mustFail
    /// The answer is known to differ, for this reason.
    case knownProblem(String)
  }

  /// One command and its answer.
  public struct Entry: Sendable, Hashable {
    /// The line of the file the command is in, from 1; 0 when it comes from no file.
    public var line: Int
    /// What stood before the command: `lab>` or `(lldb)`.
    public var prompt: Prompt
    /// The command, as typed.
    public var command: String
    /// What was answered.
    public var answer: TranscriptAnswer
    /// Milliseconds from the start of the recording to the start of the command; nil when nobody measured.
    public var time: Int64?
    /// Milliseconds the command took.
    public var duration: Int64?
    /// What an author says of it.
    public var marks: [Mark]
    /// Comments before it, without their `# `.
    public var comments: [String]

    /// Creates an entry.
    public init(
      line: Int = 0, prompt: Prompt = .lab, command: String, answer: TranscriptAnswer, time: Int64? = nil,
      duration: Int64? = nil, marks: [Mark] = [], comments: [String] = []
    ) {
      self.line = line
      self.prompt = prompt
      self.command = command
      self.answer = answer
      self.time = time
      self.duration = duration
      self.marks = marks
      self.comments = comments
    }
  }

  /// What stands before a command.
  public enum Prompt: String, Sendable, Hashable, CaseIterable {
    /// The lab's own prompt.
    case lab = "lab>"
    /// The debugger's, while the program is paused.
    case debugger = "(lldb)"
  }
}

/// What a command answered, as a transcript holds it.
public struct TranscriptAnswer: Sendable, Hashable {
  /// Whether the command succeeded.
  public var status: Reply.Status
  /// The plain output with the diagnostic drawn at its end, in lines that end in a newline; controls written out.
  public var output: String
  /// What happened inside.
  public var events: [ReplyEvent]
  /// Target evidence earned.
  public var evidence: [String]
  /// Whether the output depends on tools of the machine (swiftc, lldb): it is shown, but `verify` steps aside.
  public var isAside: Bool

  /// Creates an answer.
  public init(
    status: Reply.Status = .ok, output: String = "", events: [ReplyEvent] = [], evidence: [String] = [],
    isAside: Bool = false
  ) {
    self.status = status
    self.output = output
    self.events = events
    self.evidence = evidence
    self.isAside = isAside
  }

  /// The answer of a reply, in plain text.
  ///
  /// - Parameters:
  ///   - language: The language the session is in now.
  ///   - width: Columns that diagnostics are wrapped to.
  ///   - isAside: Whether the output depends on tools of the machine.
  public init(_ reply: Reply, language: Language, width: Int, isAside: Bool = false) {
    var text = reply.output.plain
    if let diagnostic = reply.diagnostic { text += diagnostic.styled(in: language, width: width).plain }
    self.init(
      status: reply.status, output: text.escapingUntrusted(keepingNewlines: true), events: reply.events,
      evidence: reply.evidence, isAside: isAside)
  }
}

/// A session that a transcript is replayed in: made afresh, from the stated start.
public struct TranscriptSession: Sendable {
  /// Runs one command. The second value is the recorded time in milliseconds since the session's start, to which the
  /// session sets its clock first; nil when nobody measured.
  public var run: @Sendable (_ command: String, _ time: Int64?) async -> TranscriptAnswer

  /// Creates a session.
  public init(run: @escaping @Sendable (_ command: String, _ time: Int64?) async -> TranscriptAnswer) { self.run = run }
}

/// Makes a session with a header's settings and a start's files, its commands not yet run.
public typealias SessionFactory =
  @Sendable (_ header: Transcript.Header, _ start: Transcript.Start) async throws -> TranscriptSession
