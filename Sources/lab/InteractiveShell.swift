import LabSystem
import CommandGrammar
import Foundation
import LabCommands
import LabCore
import LabText
import LineEditing

/// The conversation with a person at a terminal.
struct InteractiveShell {
  let shell: LabShell
  let editor: TerminalLineEditor
  let environment: LabEnvironment

  /// Opens the editor on the terminal.
  ///
  /// - Returns: `nil` when there is no terminal to edit on.
  init?(workbench: Workbench, environment: LabEnvironment, variables: [String: String]) {
    var configuration = TerminalLineEditor.Configuration()
    configuration.depth = environment.colorDepth
    configuration.isDumb = Self.isDumb(variables)
    configuration.language = environment.language
    configuration.editrc = variables["HOME"].map { $0 + "/.editrc" }
    configuration.history = environment.isEphemeral ? nil : environment.home.history
    let shell = LabShell(workbench)
    guard
      let editor = TerminalLineEditor(
        configuration: configuration,
        completer: { line, cursor in
          let completion = await shell.completion(of: String(line.prefix(cursor)))
          return CompletionList(range: completion.start..<cursor, candidates: completion.candidates.map { CompletionCandidate($0) })
        })
    else { return nil }
    self.shell = shell
    self.editor = editor
    self.environment = environment
  }

  /// Whether the terminal that the variables name knows no escape sequences.
  static func isDumb(_ variables: [String: String]) -> Bool { ["", "dumb", "unknown"].contains(variables["TERM"] ?? "") }

  /// Reads and runs lines until the learner leaves.
  ///
  /// - Returns: the exit status.
  func run() async -> Int32 {
    var output = OutputBuffer(descriptor: 1, capacity: 0)
    let interrupts = Interrupts()
    let greeting = await shell.greeting()
    output.write(await renderer().text(greeting))
    if greeting.status == .error { return 1 }
    while await !shell.workbench.isLeaving {
      for notice in editor.takeNotices() { output.write(notice.text(in: environment.language) + "\n") }
      let surplus = await shell.surplusOfPrompt()
      switch await editor.readLine(prompt: await shell.prompt()) {
      case .end where await shell.workbench.expressionDraft != nil: output.write(await renderer().text(await shell.execute("")))
      case .end: return 0
      case .interrupt: await shell.dropDraft()
      case .rejected(let diagnostic): output.write(await renderer().text(.failure(diagnostic)))
      case .line(let line):
        let shell = shell
        let (reply, wasInterrupted): (Reply, Bool) =
          if let interrupts { await interrupts.run { await shell.execute(line) } } else { (await shell.execute(line), false) }
        if reply.film.isEmpty {
          output.write(await renderer().text(reply.movingMarks(by: surplus)))
        } else {
          await play(reply.film, interrupts)
        }
        if wasInterrupted { editor.discardPendingLines() }
        if let problem = await shell.save() { output.write(await renderer().text(.failure(problem))) }
      }
      let language = await shell.workbench.language
      editor.setLanguage(language)
      (environment.activity as? Spinner)?.setLanguage(language)
    }
    return 0
  }

  /// Plays a film until its end or Ctrl-C.
  private func play(_ film: [ReplyFrame], _ interrupts: Interrupts?) async {
    let depth = environment.colorDepth
    var rest = film[...]
    while let first = rest.first {
      if first.waitsForViewer {
        let prompt = Localized(en: "Return: next command, Ctrl-C: stop ", zh: "回车：下一条命令，Ctrl-C：停止 ")
        guard case .line = await editor.readLine(prompt: StyledText(prompt.text(in: environment.language), .dim)) else { return }
      }
      let count = 1 + rest.dropFirst().prefix { !$0.waitsForViewer }.count
      let scene = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      let show: @Sendable () async -> Bool = {
        var output = OutputBuffer(descriptor: 1, capacity: 0)
        for frame in scene {
          do { try await Task.sleep(for: .milliseconds(frame.pause)) } catch { return false }
          output.write(frame.text.rendered(depth: depth))
        }
        return true
      }
      let isWhole = if let interrupts { await interrupts.run(show).result } else { await show() }
      if !isWhole {
        var output = OutputBuffer(descriptor: 1, capacity: 0)
        output.write("\n")
        return
      }
    }
  }

  private func renderer() async -> ReplyRenderer {
    var size = winsize()
    let width = ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : environment.width
    return await shell.renderer(width: width, depth: environment.colorDepth)
  }
}
