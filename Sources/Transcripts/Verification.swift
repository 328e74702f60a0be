import CommandGrammar
public import LabText

/// What came of replaying a transcript.
public struct Verification: Sendable, Hashable {
  /// The outcome.
  public enum Outcome: Sendable, Hashable {
    /// Everything is as it was recorded.
    case verified
    /// A command answered otherwise.
    case different(Difference)
    /// Every answer is right, but the file was edited: the check value of this line doesn't fit.
    case edited(line: Int)
    /// There is no command in the file.
    case empty
    /// The recording was cut off: its last commands or its end line are missing. What is there was verified.
    case cut
    /// The file is no transcript, or no session could be made from its start.
    case unreadable(Diagnostic)
  }

  /// The outcome.
  public var outcome: Outcome
  /// How many commands were run.
  public var commandCount: Int
  /// How many of them depend on tools of the machine and weren't compared.
  public var asideCount: Int
  /// How many answers differ as an author said they would.
  public var knownProblemCount: Int

  /// Creates a result.
  public init(outcome: Outcome, commandCount: Int = 0, asideCount: Int = 0, knownProblemCount: Int = 0) {
    self.outcome = outcome
    self.commandCount = commandCount
    self.asideCount = asideCount
    self.knownProblemCount = knownProblemCount
  }

  /// Whether the transcript can be trusted.
  public var isVerified: Bool { outcome == .verified }
}

extension Verification {
  /// The first answer that isn't as it was recorded.
  public struct Difference: Sendable, Hashable {
    /// The line of the file, from 1.
    public var line: Int
    /// The command.
    public var command: String
    /// What the file says.
    public var recorded: TranscriptAnswer
    /// What the lab says now.
    public var actual: TranscriptAnswer
    /// Why, where that can be told.
    public var reason: Reason?

    /// Creates a difference.
    public init(
      line: Int, command: String, recorded: TranscriptAnswer, actual: TranscriptAnswer, reason: Reason? = nil
    ) {
      self.line = line
      self.command = command
      self.recorded = recorded
      self.actual = actual
      self.reason = reason
    }
  }

  /// Why an answer differs.
  public enum Reason: Sendable, Hashable {
    /// The file was edited after it was recorded; the check value of this line is the first that doesn't fit.
    case edited(line: Int)
    /// Another version of the lab recorded it.
    case version(recorded: String, current: String)
    /// The command was marked "must fail" and succeeded.
    case mustFail
    /// The command was marked as a known problem, and now answers as recorded: the mark can go.
    case knownProblemSolved(String)
  }

  /// The result for a person, a line or a few. Ends in a newline.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - language: The reader's language.
  public func styled(name: String, in language: Language) -> StyledText {
    let name = name.escapingUntrusted()
    func line(_ mark: String, _ style: TextStyle, _ sentence: Localized) -> StyledText {
      StyledText(mark + " ", style) + StyledText(name + ": ", .strong) + StyledText(sentence.text(in: language) + "\n")
    }
    switch outcome {
    case .verified: return line("✓", .success, verifiedSentence)
    case .empty:
      return line("✗", .failure, Localized(en: "there is no command in it, so nothing was verified", zh: "里面没有任何命令，没有可以核对的内容"))
    case .cut:
      return line(
        "✗", .failure,
        Localized(
          en: "the recording was cut off; the \(commandCount) commands that are there answer as recorded",
          zh: "记录不完整，结尾被截断；已有的 \(commandCount) 条命令与记录一致"))
    case .edited(let number):
      return line(
        "✗", .failure,
        Localized(
          en: "line \(number): the file was edited after it was recorded, although every answer is as it says",
          zh: "第 \(number) 行：文件在记录之后被改动过，尽管每个输出都与所写的一致"))
    case .unreadable(let diagnostic):
      return line("✗", .failure, Localized(en: "can't be verified", zh: "无法核对"))
        + diagnostic.styled(in: language)
    case .different(let difference):
      let sentence = Localized(
        en: "line \(difference.line): the answer is not as recorded", zh: "第 \(difference.line) 行：输出与记录不一致")
      return line("✗", .failure, sentence) + difference.styled(in: language)
    }
  }

  private var verifiedSentence: Localized {
    var en = commandCount == 1 ? "1 command answers as recorded" : "\(commandCount) commands answer as recorded"
    var zh = "\(commandCount) 条命令的输出与记录一致"
    if asideCount > 0 {
      en += "; \(asideCount) more depend on this machine's tools and were not compared"
      zh += "；另有 \(asideCount) 条取决于本机的工具，没有比较"
    }
    if knownProblemCount > 0 {
      en += "; \(knownProblemCount) known problem(s)"
      zh += "；\(knownProblemCount) 个已知问题"
    }
    return Localized(en: en, zh: zh)
  }
}

extension Verification.Difference {
  /// The command, both sides and the reason.
  public func styled(in language: Language) -> StyledText {
    var text = StyledText("  lab> " + command.escapingUntrusted().truncated(to: 200) + "\n", .code)
    let lines = LineDiff.lines(from: Self.lines(recorded), to: Self.lines(actual))
    let legend = Localized(en: "- recorded  + now", zh: "- 记录  + 现在").text(in: language)
    text.append("  " + legend + "\n", .dim)
    let shown = LineDiff.styled(lines, context: 1).lines
    for line in shown.prefix(40) where !line.isEmpty { text.appendLine(StyledText("  ") + line) }
    if shown.count > 41 { text.append("  ⋯\n", .dim) }
    if let reason { text.append("  " + reason.sentence.text(in: language) + "\n", .warning) }
    return text
  }

  /// An answer in lines, the status among them.
  static func lines(_ answer: TranscriptAnswer) -> [String] {
    var lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() } else { lines.append("(no newline at the end)") }
    if answer.status == .error { lines.append("? error") }
    return lines
  }
}

extension Verification.Reason {
  /// Why, in one sentence.
  public var sentence: Localized {
    switch self {
    case .edited(let line):
      Localized(
        en: "The file was edited after it was recorded (first noticed in line \(line)).",
        zh: "文件在记录之后被改动过（最早在第 \(line) 行发现）。")
    case .version(let recorded, let current):
      Localized(
        en: "It was recorded by version \(recorded.escapingUntrusted()); this is version \(current).",
        zh: "它由 \(recorded.escapingUntrusted()) 版记录；现在是 \(current) 版。")
    case .mustFail:
      Localized(en: "The command is marked `must fail`, and it succeeded.", zh: "这条命令标记为 `must fail`，却成功了。")
    case .knownProblemSolved(let reason):
      Localized(
        en: "It is marked as a known problem (\(reason.escapingUntrusted())), and answers as recorded: remove the mark.",
        zh: "它标记为已知问题（\(reason.escapingUntrusted())），但现在与记录一致：请去掉标记。")
    }
  }
}
