public import LabText

/// What a command answers. Terminal, transcript, JSON and web page are renderings of this value; nothing else talks to
/// the learner.
public struct Reply: Sendable, Hashable {
  /// Whether the command did what it was asked.
  public enum Status: String, Sendable, Hashable, Codable {
    case ok
    case error
  }

  /// Whether the command did what it was asked.
  public var status: Status
  /// What a person reads. Ends in a newline unless it is empty.
  public var output: StyledText
  /// What the open lesson says to it; shown behind the output.
  public var commentary: StyledText
  /// What happened inside, in order, for logs and for programs that read `--json`.
  public var events: [ReplyEvent]
  /// Target evidence earned, such as `type.UIView`.
  public var evidence: [String]
  /// What was wrong, when the status is `error`.
  public var diagnostic: Diagnostic?
  /// The output as a film. A terminal plays it instead of showing the output at once; everything else uses `output`.
  public var film: [ReplyFrame] = []

  /// Creates a reply.
  public init(
    status: Status = .ok, output: StyledText = StyledText(), commentary: StyledText = StyledText(), events: [ReplyEvent] = [],
    evidence: [String] = [],
    diagnostic: Diagnostic? = nil
  ) {
    self.status = status
    self.output = output
    self.commentary = commentary
    self.events = events
    self.evidence = evidence
    self.diagnostic = diagnostic
  }

  /// A refusal. Its text is drawn from the diagnostic by the renderer, in the reader's language.
  public static func failure(_ diagnostic: Diagnostic) -> Reply { Reply(status: .error, diagnostic: diagnostic) }
}

/// A piece of output that is shown after a pause.
public struct ReplyFrame: Sendable, Hashable {
  /// Milliseconds to wait before it is shown.
  public var pause: Int64
  /// What is shown.
  public var text: StyledText
  /// Whether the viewer says when it is shown.
  public var waitsForViewer: Bool

  /// Creates a frame.
  public init(pause: Int64, text: StyledText, waitsForViewer: Bool = false) {
    self.pause = pause
    self.text = text
    self.waitsForViewer = waitsForViewer
  }
}

/// One thing that happened while a command ran.
public struct ReplyEvent: Sendable, Hashable, Codable {
  /// What kind of thing, such as `message`, `layout`, `prediction`.
  public var kind: String
  /// What happened, in one line of plain text.
  public var text: String

  /// Creates an event.
  public init(kind: String, text: String) {
    self.kind = kind
    self.text = text
  }
}
