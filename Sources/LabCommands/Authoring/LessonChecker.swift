public import CommandGrammar
public import LabCore
public import LabText
public import Lessons

/// Plays a lesson from beginning to end, as its readers will, and reports where it does not do what its text says.
public struct LessonChecker: Sendable {
  /// How the lesson is played.
  public enum Way: String, Sendable, CaseIterable {
    /// By the lines of the session blocks; their output is compared.
    case solution
    /// By `skip` at every step and question.
    case skip
    /// By the lines in the last hint.
    case lastHint
    /// By the session after a wrong change was made and undone.
    case detour
  }

  /// Makes a fresh session; every play gets its own.
  public var makeWorkbench: @Sendable (Language) -> Workbench

  /// Creates a checker.
  public init(makeWorkbench: @escaping @Sendable (Language) -> Workbench) { self.makeWorkbench = makeWorkbench }

  /// Plays a lesson one way in one language.
  public func play(_ lesson: LessonDocument, of source: LessonLibrary.Source, _ way: Way, in language: Language) async -> [LessonIssue] {
    let file = "Lessons/\(source.folder)/lesson.\(language.rawValue).md"
    let parts = Self.partLines(language == .english ? source.english : source.chinese)
    let shell = LabShell(makeWorkbench(language))
    var issues: [LessonIssue] = []
    var line = 1
    func report(_ message: String) { issues.append(LessonIssue(file: file, line: line, "[\(way.rawValue)] \(message)")) }
    let opened = await shell.execute("lesson \(lesson.number)")
    guard opened.status == .ok else { return [LessonIssue(file: file, line: 1, "the lesson does not open: \(describe(opened, language))")] }
    for (index, step) in lesson.steps.enumerated() {
      line = parts.indices.contains(index) ? parts[index] : 1
      let name = "step \(index + 1) '\(step.title.text(in: language))'"
      if way == .detour { await takeDetour(shell, report, name) }
      switch way {
      case .solution, .detour:
        for (number, exchange) in step.session.enumerated() {
          if number > 0, await shell.position() != index {
            report("\(name) is done before its line '\(exchange.line)': add a condition that waits for it, or leave it out")
            break
          }
          let reply = await shell.execute(exchange.line)
          compare(reply, exchange, language, name, isStrict: way == .solution, report)
        }
      case .skip: _ = await shell.execute("skip")
      case .lastHint:
        for line in Self.lines(inHint: step.hints.last?.text(in: language) ?? "") { _ = await shell.execute(line) }
      }
      guard await shell.position() == index + 1 else {
        let waits = await shell.execute("where")
        report("\(name) is not done by this: \(waits.output.plain.split(separator: "\n").last.map(String.init) ?? "")")
        return issues
      }
      if let left = await shell.unmet(step.conditions, after: way) { report("\(name) was passed although it waits for: \(left)") }
    }
    line = parts.indices.contains(lesson.steps.count) ? parts[lesson.steps.count] : 1
    await answer(lesson, shell, way, report)
    if await !shell.isFinished(lesson.slug) { report("the lesson is not finished after its last question") }
    return issues
  }

  /// The lines at which the parts of a lesson begin: its steps, then its questions.
  private static func partLines(_ text: String) -> [Int] {
    var isInBlock = false
    var lines: [Int] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") { isInBlock.toggle() }
      if !isInBlock, line.hasPrefix("## ") { lines.append(index + 1) }
    }
    return lines
  }

  private func answer(_ lesson: LessonDocument, _ shell: LabShell, _ way: Way, _ report: (String) -> Void) async {
    for question in lesson.questions {
      if way == .skip {
        _ = await shell.execute("skip")
        continue
      }
      let reply = await shell.execute(question.solution)
      if reply.status != .ok || !reply.events.contains(where: { $0.kind == "question" && $0.text.hasSuffix("right") }) {
        report("question \(question.id) does not take its own answer '\(question.solution)'")
      }
    }
  }

  private func takeDetour(_ shell: LabShell, _ report: (String) -> Void, _ name: String) async {
    let control = await shell.harmlessChange()
    guard let control else { return }
    let changed = await shell.execute(control)
    guard changed.status == .ok else { return }
    let undone = await shell.execute("undo")
    if undone.status != .ok { report("\(name): '\(control)' could not be undone") }
  }

  private func compare(
    _ reply: CommandReply, _ exchange: SessionExchange, _ language: Language, _ name: String, isStrict: Bool, _ report: (String) -> Void
  ) {
    if (reply.status == .error) != exchange.fails {
      report("\(name): '\(exchange.line)' is \(exchange.fails ? "accepted" : "refused"): \(describe(reply, language))")
    }
    guard isStrict else { return }
    let wanted = exchange.output.text(in: language)
    let shown = Self.plain(reply, language)
    if wanted != shown { report("\(name): '\(exchange.line)' prints\n\(shown)\nand not\n\(wanted)") }
  }

  /// What a reply prints without the lesson's comments, as session blocks hold it.
  public static func plain(_ reply: CommandReply, _ language: Language) -> String {
    var silent = reply
    silent.commentary = StyledText()
    var text = ReplyRenderer(language: language, width: 80, colorDepth: .none).plain(silent)
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  private func describe(_ reply: CommandReply, _ language: Language) -> String { Self.plain(reply, language) }

  /// The lines that a hint tells to type: its code spans that begin with a command.
  static func lines(inHint hint: String) -> [String] {
    let parts = hint.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
