import Messenger
import Catalog
public import CommandGrammar
public import LabCore
import LabText
import LabSystem
import Lessons
import Transcripts

/// Runs lines on a workbench: the one place where a command becomes a reply.
public struct LabShell: Sendable {
  /// The session.
  public let workbench: Workbench

  /// A shell on a workbench.
  public init(_ workbench: Workbench) { self.workbench = workbench }

  /// Runs one line.
  public func execute(_ line: String) async -> Reply { await Self.run(line, in: workbench) }

  /// Runs one line in a session whose actor the caller is already on, and writes it into the recording.
  static func run(_ line: String, in workbench: isolated Workbench) async -> Reply {
    let began = workbench.environment.clock.now
    workbench.lineBegan = began
    if workbench.expressionDraft != nil { return await draft(line, in: workbench) }
    guard workbench.recorder != nil, !workbench.isReplaying, !workbench.isLessonSilent, isCommand(line) else {
      return await perform(line, in: workbench)
    }
    let before = ReviewFacts(workbench)
    var reply = await perform(line, in: workbench)
    // What begins a draft is recorded with its lines, when they are whole.
    if !firstWord(of: line).hasPrefix("rec"), workbench.expressionDraft == nil {
      let facts = ReviewFacts(workbench).changes(since: before, isFirst: workbench.recorder?.count == 0)
      reply.events += facts.map(\.replyEvent)
      let answer = transcribed(reply, line, language: workbench.language, width: workbench.width)
      if let problem = workbench.recordFinished(line, answer, began: began.milliseconds, isDebugger: false), reply.diagnostic == nil {
        reply.diagnostic = problem
        reply.status = .error
      }
    }
    return reply
  }

  /// Takes a line of Swift that is typed on several; an empty one ends it and lets the debugger run the whole.
  private static func draft(_ line: String, in workbench: isolated Workbench) async -> Reply {
    guard line.allSatisfy(\.isBlank) else {
      workbench.expressionDraft?.lines.append(line)
      return Reply()
    }
    guard let draft = workbench.expressionDraft else { return Reply() }
    workbench.expressionDraft = nil
    return await run(draft.whole, in: workbench)
  }

  private static func perform(_ line: String, in workbench: isolated Workbench) async -> Reply {
    guard isCommand(line) else { return Reply() }
    if let answer = bareAnswer(line, in: workbench) { return answer }
    if let answer = await pausedAnswer(line, in: workbench) { return answer }
    var spec: CommandSpec?
    var reply: Reply
    let meanwhile = await workbench.catchUpMessenger()
    do {
      let parsed = try index.table.parse(line)
      spec = parsed.spec
      reply = try await run(parsed, in: workbench)
    } catch {
      reply = .failure(spec == nil ? SwiftLine(line)?.explaining(error, in: workbench) ?? error : error)
    }
    if let meanwhile {
      reply.output = meanwhile.output + reply.output
      reply.events = meanwhile.events + reply.events
    }
    let output = reply.output
    let console = workbench.takeConsole()
    reply.output += console
    // A lesson looks for what was printed, so lines are broken after it.
    if workbench.lessonRun != nil, !workbench.isLessonSilent, !workbench.isReplaying {
      reply.commentary += await LessonGuide.comment(on: line, spec, reply, in: workbench)
    }
    if let spec, index[spec.name]?.wrapsOutput == true {
      reply.output = output.wrappedInColumns(to: workbench.width) + console
      reply.commentary = reply.commentary.wrappedInColumns(to: workbench.width)
    }
    return reply
  }

  /// The debugger's reply to a line that the paused program is asked and that is no command of the lab.
  private static func pausedAnswer(_ line: String, in workbench: isolated Workbench) async -> Reply? {
    guard workbench.isPaused, !workbench.isReplaying else { return nil }
    let name = line.drop(while: \.isBlank).prefix { !$0.isBlank && $0 != "/" }
    // `next` is a debugger's word here, not the lesson's.
    let isStep = ["next", "n", "step", "s", "finish", "nexti", "ni", "stepi", "si"].contains(name)
    guard isStep || index.table.spec(named: String(name)) == nil else { return nil }
    if workbench.liveDebugger != nil {
      do { return try await RealMode.reply(to: line, in: workbench) } catch { return .failure(error) }
    }
    if isStep { return .failure(notStepped(line)) }
    guard let answer = try? workbench.debug(line) else { return nil }
    return Reply(status: DebuggerText.isFailure(answer.output) ? .error : .ok, output: StyledText(answer.output.harmlessOutput))
  }

  private static func notStepped(_ line: String) -> Diagnostic {
    Diagnostic(
      Localized(en: "the lab's program stands still; it can't be stepped", zh: "实验里的程序停着不动，不能单步执行"), source: line,
      hint: Localized(
        en: "'continue' lets it run; 'pause --real' opens a real LLDB, which steps", zh: "continue 让它继续运行；pause --real 打开真正的 LLDB，它能单步执行"))
  }

  /// The reply to a line at a question's prompt that is an answer and not one of the words that lead away from it.
  private static func bareAnswer(_ line: String, in workbench: isolated Workbench) -> Reply? {
    guard let question = workbench.openQuestion, !workbench.isReplaying else { return nil }
    let word = firstWord(of: line)
    let ways: Set = [
      "answer", "skip", "next", "hint", "where", "back", "help", "?", "quit", "exit", "quiz", "lesson", "lang", "progress", "lessons",
    ]
    guard !ways.contains(word) else { return nil }
    // A line that is no right answer and begins with a command's full name asks for that command.
    let isCommand = index.table.spec(named: word) != nil
    let verdict = question.judge(line)
    if isCommand, verdict == nil || (verdict?.isRight == false && line.contains(where: \.isBlank)) { return nil }
    do { return try LessonGuide.answer(line, in: workbench) } catch { return .failure(error) }
  }

  /// The word that a line begins with, in lower case; empty for a blank line.
  static func firstWord(of line: String) -> String {
    line.drop(while: \.isBlank).prefix { !$0.isBlank }.lowercased()
  }

  static let index = CommandIndex()

  /// One line from the words that the program was started with.
  public static func line(from words: [String]) -> String { index.table.line(from: words) }

  /// Whether a line asks for anything: it is neither blank nor a comment.
  static func isCommand(_ line: String) -> Bool {
    for character in line where !character.isBlank { return character != "#" }
    return false
  }

  private static func run(_ parsed: CommandTable.Parsed, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard let command = index[parsed.spec.name] else { return Reply() }
    let before = try await stateBefore(parsed, in: workbench)
    workbench.didChange = true
    var reply = try await command.run(parsed.arguments, in: workbench)
    if let before, workbench.didChange, reply.status == .ok {
      workbench.noteChange(before, isInstance: parsed.spec.changes == .instance || parsed.spec.changes == .time && workbench.subject != nil)
      if parsed.spec.changes.isUndoable, parsed.spec.changes != .prediction { reply.output += workbench.settlePredictions() }
    }
    return reply
  }

  private static func stateBefore(
    _ parsed: CommandTable.Parsed, in workbench: isolated Workbench
  ) async throws(Diagnostic) -> ChangeLog.Entry? {
    guard parsed.spec.changes.isUndoable, !workbench.isReplaying else { return nil }
    guard parsed.spec.changes == .messenger || parsed.spec.changes == .time else { return workbench.stateBefore(parsed.arguments.line) }
    let checkpoint = try await workbench.repository().checkpoint()
    return workbench.stateBefore(parsed.arguments.line, messenger: checkpoint)
  }

  /// Takes the last change back.
  ///
  /// - Returns: the line that was undone.
  static func undo(in workbench: isolated Workbench) async throws(Diagnostic) -> String {
    let entry = try workbench.beginUndo()
    if let checkpoint = entry.messenger {
      do { try await workbench.repository().restore(to: checkpoint) } catch {
        workbench.cancelUndo(entry)
        throw error
      }
    }
    if let history = workbench.historyToReplay(entry) {
      await rebuild(history, in: workbench)
    }
    workbench.endUndo(entry)
    return entry.line
  }

  static func rebuild(_ history: SubjectHistory, in workbench: isolated Workbench) async {
    guard let entry = workbench.catalog.entry(history.experiment) else { return }
    workbench.isReplaying = true
    defer { workbench.isReplaying = false }
    workbench.open(entry)
    for line in history.lines {
      guard let parsed = try? index.table.parse(line), let command = index[parsed.spec.name] else { continue }
      _ = try? await command.run(parsed.arguments, in: workbench)
      workbench.noteReplayed(line)
    }
    workbench.endRebuilding()
  }
}

extension ChangeScope {
  /// Whether `undo` takes such a change back.
  var isUndoable: Bool { self == .instance || self == .messenger || self == .prediction || self == .time }
}
