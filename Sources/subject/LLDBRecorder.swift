import Foundation

/// Puts cases to the real LLDB.
public struct LLDBRecorder: Sendable {
  private let tools: LLDBTools

  /// A recorder with the tools of this environment (see ``LLDBTools``).
  ///
  /// - Throws: ``LLDBTools/Unavailable`` with one line that says what is missing.
  public init(environment: [String: String]) throws { tools = try LLDBTools(environment: environment) }

  /// Compiles the program, runs each case in an LLDB and a process of its own, and hands on each case with LLDB's answer.
  ///
  /// - Throws: ``LLDBTools/Unavailable`` when the program cannot be built or an LLDB session gives no answer.
  public func record(_ cases: [LLDBOracle.Case], each: (LLDBOracle.Case) throws -> Void) throws {
    let (program, folder) = try tools.makeProgram()
    defer { try? FileManager.default.removeItem(at: folder) }
    for recorded in cases {
      var answered = recorded
      answered.output = try answer(to: recorded, program: program, folder: folder)
      try each(answered)
    }
  }

  /// The same, all answers at the end.
  public func record(_ cases: [LLDBOracle.Case]) throws -> [LLDBOracle.Case] {
    var answered: [LLDBOracle.Case] = []
    try record(cases) { answered.append($0) }
    return answered
  }

  private func answer(to recorded: LLDBOracle.Case, program: String, folder: URL) throws -> String {
    let marks = ("@@@begin", "@@@end")
    let script =
      LLDBTools.prelude + recorded.setup + [LLDBTranscript.marker(marks.0), recorded.command, LLDBTranscript.marker(marks.1)]
    let file = folder.appendingPathComponent("case.lldb")
    try (script.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    let transcript = try tools.run(
      [tools.lldb, "-x", "-o", "command source -e false \(file.path)", "-o", "quit", program])
    guard let answer = LLDBTranscript.answer(to: recorded.command, in: transcript, from: marks.0, to: marks.1) else {
      throw LLDBTools.Unavailable("LLDB gave no answer to '\(recorded.command)'")
    }
    return LLDBOracle.normalise(answer)
  }
}
