import Lessons
import Transcripts
import Catalog
import LabSystem
import Messenger
import Inspection
public import CommandGrammar
import LabCore
public import LabText
import CompilerLab

extension LabShell {
  /// What completes the word before the cursor.
  public func completion(of head: String) async -> Completion { await Self.completion(of: head, in: workbench) }

  private static func completion(of head: String, in workbench: isolated Workbench) async -> Completion {
    // What is typed on several lines is the debugger's expression.
    let command = workbench.expressionDraft == nil ? "" : "expr "
    let messages = workbench.isMessengerStarted ? await workbench.messenger.repository.snapshot : nil
    var completion = index.table.completion(
      of: command + head,
      live: { names in
        switch names {
        case .controls, .properties: workbench.controls.map(\.path) + (workbench.subject?.frame.variables.map(\.name) ?? [])
        case .locals: workbench.subject?.frame.variables.map(\.name) ?? []
        case .methods: workbench.methodNames
        case .subjects: workbench.catalog.names
        case .experiments: workbench.catalog.entries.map(\.experiment)
        case .messages: messages?.messages.suffix(50).map(\.shortID) ?? []
        case .conversations: messages?.conversations.map(\.title) ?? []
        case .commands: index.table.words
        case .lessons: workbench.lessons.names
        case .samples: CompilerSample.all.map(\.slug)
        case .glossary: Glossary().entries.map(\.name)
        }
      })
    completion.start = max(0, completion.start - command.count)
    return completion
  }

  /// Forgets the Swift that is being typed on several lines.
  public func dropDraft() async { await workbench.forgetDraft() }

  /// What a person sees first.
  public func greeting() async -> Reply { await Self.greeting(in: workbench) }

  private static func greeting(in workbench: isolated Workbench) async -> Reply {
    var page = StyledText("SwiftMessengerLab \(LabVersion.current)", .heading)
    page.append(
      Localized(
        en: "  Type 'lesson 1' to begin, 'help' for every command, Ctrl-D to leave.\n", zh: "  输入 lesson 1 开始学习，help 查看全部命令，Ctrl-D 离开。\n"
      ).text(in: workbench.language), .dim)
    if let notice = workbench.progress.notice { page.append(notice.text(in: workbench.language) + "\n", .warning) }
    do {
      if let report = try await workbench.startMessenger() { page.append(MessengerPages(workbench).recovery(report)) }
    } catch {
      workbench.isLeaving = true
      return Reply(status: .error, diagnostic: error)
    }
    var commentary = StyledText()
    if let slug = workbench.progress.progress.current, workbench.lessons.source(slug) != nil {
      let opened = await run("lesson \(slug)", in: workbench)
      page.append(Localized(en: "Where you left off:\n", zh: "上次停在这里：\n").text(in: workbench.language), .dim)
      page += opened.output
      commentary = opened.commentary
    }
    return Reply(output: page.wrapped(to: workbench.width), commentary: commentary)
  }

  /// The prompt of the next line.
  public func prompt() async -> StyledText { await workbench.prompt }

  /// How many columns the prompt is wider than the one that the debugger's marks under a command are drawn for.
  public func surplusOfPrompt() async -> Int { await Self.surplusOfPrompt(in: workbench) }

  private static func surplusOfPrompt(in workbench: isolated Workbench) -> Int {
    workbench.prompt.plain.displayWidth - workbench.marksPromptWidth
  }

  /// A renderer for the present language.
  public func renderer(width: Int, depth: ColorDepth) async -> ReplyRenderer {
    await Self.adopt(width: width, in: workbench)
    return ReplyRenderer(language: await workbench.language, width: width, colorDepth: depth)
  }

  private static func adopt(width: Int, in workbench: isolated Workbench) { workbench.width = width }

  /// Saves the progress.
  ///
  /// - Returns: what went wrong; the progress stays in memory then.
  public func save() async -> Diagnostic? { await Self.save(in: workbench) }

  private static func save(in workbench: isolated Workbench) async -> Diagnostic? {
    do {
      try workbench.progress.save()
      return nil
    } catch {
      return Diagnostic(
        error.sentence,
        hint: Localized(en: "the progress is kept in memory; it is tried again after the next command", zh: "进度保留在内存里；下一条命令之后会再试"))
    }
  }

  /// Brings everything to rest before the program ends.
  public func close() async -> Diagnostic? {
    let recording = await Self.endRecording(in: workbench)
    let saving = await save()
    let loss = await workbench.closeMessenger()
    await workbench.removeTemporaryFiles()
    return loss ?? recording ?? saving
  }

  private static func endRecording(in workbench: isolated Workbench) -> Diagnostic? {
    do {
      _ = try workbench.recorder?.stop()
      workbench.recorder = nil
      return nil
    } catch { return error }
  }
}
