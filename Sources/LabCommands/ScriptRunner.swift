import CommandGrammar
public import LabCore
public import LabText

/// What comes next in a script.
public enum ScriptLine: Sendable {
  /// A line.
  case line(String)
  /// Bytes that cannot be a line: not UTF-8, too long.
  case unreadable(Diagnostic)
  /// Nothing more.
  case end
}

/// Runs lines that nobody types: `-c`, a file, a pipe.
public struct ScriptRunner: Sendable {
  /// How replies become text.
  public var renderer: ReplyRenderer
  /// Whether each reply is one line of JSON.
  public var usesJSON: Bool
  /// Whether a command that fails does not end the script.
  public var keepsGoing: Bool
  /// Whether each line is shown before its answer. Off for one command, on nowhere by default.
  public var echoes = false

  /// Whether films are played, which only makes sense in front of a person.
  public var playsFilms = false

  /// Creates a runner.
  public init(renderer: ReplyRenderer, usesJSON: Bool, keepsGoing: Bool) {
    self.renderer = renderer
    self.usesJSON = usesJSON
    self.keepsGoing = keepsGoing
  }

  /// Runs lines until they end, one fails, or the session is left.
  ///
  /// - Parameters:
  ///   - output: Where the answers go.
  ///   - isReady: Whether the next line is there already; before waiting for one the output is written out.
  ///   - next: Gives the next line, or `.end`.
  /// - Returns: the exit status: 0 when every command succeeded, else 1.
  public func run(
    in workbench: isolated Workbench, output: inout OutputBuffer, isReady: () -> Bool = { true }, next: () -> ScriptLine
  ) async -> Int32 {
    var status: Int32 = 0
    while output.isOpen, !workbench.isLeaving {
      if !isReady() { output.flush() }
      var line: String
      let reply: Reply
      let draft = workbench.expressionDraft
      switch next() {
      case .line(let text):
        line = text
        reply = await LabShell.run(text, in: workbench)
      case .unreadable(let diagnostic):
        line = diagnostic.source
        reply = .failure(diagnostic)
      case .end:
        guard draft != nil else { return status }
        line = ""
        reply = await LabShell.run(line, in: workbench)
      }
      // A step that was done stays done when the program is killed. What goes wrong here is told at the end.
      if workbench.lessonRun != nil { try? workbench.progress.save() }
      var renderer = renderer
      renderer.language = workbench.language
      if usesJSON {
        if let draft { line = workbench.expressionDraft == nil ? draft.whole : "" }
        if LabShell.isCommand(line) { output.write(renderer.json(reply, to: line) + "\n") }
      } else if playsFilms, !reply.film.isEmpty {
        await play(reply.film, renderer.colorDepth, in: workbench, into: &output)
      } else {
        output.write(renderer.text(reply))
      }
      if reply.status == .error {
        status = 1
        if !keepsGoing { break }
      }
      if Task.isCancelled { return 130 }
    }
    return status
  }

  private func play(
    _ film: [ReplyFrame], _ depth: ColorDepth, in workbench: isolated Workbench, into output: inout OutputBuffer
  ) async {
    for frame in film where output.isOpen {
      do { try await Task.sleep(for: .milliseconds(frame.pause)) } catch { return }
      output.write(frame.text.rendered(depth: depth))
      output.flush()
    }
  }
}
