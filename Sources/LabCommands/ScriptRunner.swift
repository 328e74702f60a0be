import CommandGrammar
public import LabCore
import LabText

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

  /// Creates a runner.
  public init(renderer: ReplyRenderer, usesJSON: Bool, keepsGoing: Bool) {
    self.renderer = renderer
    self.usesJSON = usesJSON
    self.keepsGoing = keepsGoing
  }

  /// Runs lines until they end, one fails, or the session is left.
  ///
  /// - Parameters:
  ///   - next: Gives the next line, or `nil` at the end.
  ///   - output: Where the answers go.
  /// - Returns: the exit status: 0 when every command succeeded, else 1.
  public func run(
    in workbench: isolated Workbench, output: inout OutputBuffer, next: () -> String?
  ) async -> Int32 {
    var status: Int32 = 0
    while output.isOpen, !workbench.isLeaving, let line = next() {
      let reply = await LabShell.run(line, in: workbench)
      var renderer = renderer
      renderer.language = workbench.language
      if usesJSON {
        if LabShell.isCommand(line) { output.write(renderer.json(reply, to: line) + "\n") }
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
}
