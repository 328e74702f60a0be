/// Something that answers a paused program's lines in the place of the lab's own session: a real LLDB with a real process.
public protocol LiveDebugger: AnyObject, Sendable {
  /// What the debugger printed when the program stopped.
  var stopReport: String { get async }

  /// Carries out one line in the real debugger and, so that both stay alike, in the lab's own.
  ///
  /// - Returns: what each printed.
  /// - Throws: an error whose description says in one line that the debugger is gone or does not answer.
  func execute(_ line: String) async throws -> (real: String, own: String)

  /// Ends the debugger and its process. Letting go of the last reference does the same.
  func close()
}
