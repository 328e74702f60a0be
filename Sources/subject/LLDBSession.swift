public import Debugger
import Foundation
import Inspection

/// A real LLDB with a real process of the program, and the lab's own debugger in step with it.
///
/// LLDB is a child that lives as long as the session. It reads commands from a pipe: when the lab ends, however it ends, the
/// pipe closes, and LLDB ends the program and itself.
public actor LLDBSession: LiveDebugger {
  public let stopReport: String
  private let child: LLDBChild
  private let program: SubjectProgram
  private let own: DebuggerSession

  /// Compiles the program, starts it under LLDB and waits for the stop at `STOP-MAIN`.
  ///
  /// - Throws: ``LLDBTools/Unavailable`` with one line that says what is missing.
  public init(environment: [String: String]) async throws {
    let child = try await LLDBChild.onQueue { try LLDBChild(LLDBTools(environment: environment)) }
    self.child = child
    stopReport = child.stopReport
    program = SubjectProgram()
    own = program.session(library: LLDBOracle.standardLibrary)
  }

  public func execute(_ line: String) async throws -> (real: String, own: String) {
    let child = child
    let real = try await LLDBChild.onQueue { try child.answer(to: line) }
    return (real, own.execute(line))
  }

  public nonisolated func close() { child.close() }
}

/// The child process of a session. Its calls block, so they are made on a queue of their own.
final class LLDBChild: @unchecked Sendable {
  private(set) var stopReport = ""
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private let folder: URL
  private let lock = NSLock()
  private var count = 0
  private var isClosed = false
  /// How long one command may take.
  private static let timeLimit = 60.0

  init(_ tools: LLDBTools) throws {
    let (program, folder) = try tools.makeProgram()
    self.folder = folder
    process = tools.process([tools.lldb, "-x", program], output: output, input: input)
    do {
      try process.run()
      // A command that lets the program run shall end at the next stop, so that its answer is whole. Typed by itself: a
      // sourced file puts this setting back.
      try input.fileHandleForWriting.write(contentsOf: Data("script lldb.debugger.SetAsync(False)\n".utf8))
      for line in LLDBTools.prelude.dropLast() { _ = try exchange(line) }
      stopReport = try exchange(LLDBTools.prelude[LLDBTools.prelude.count - 1])
    } catch {
      close()
      throw error
    }
  }

  deinit { close() }

  func answer(to line: String) throws -> String { try exchange(line) }

  /// Ends LLDB: by its own `quit`, and by force when it does not listen.
  func close() {
    lock.lock()
    defer { lock.unlock() }
    guard !isClosed else { return }
    isClosed = true
    try? input.fileHandleForWriting.write(contentsOf: Data("quit\n".utf8))
    try? input.fileHandleForWriting.close()
    let deadline = Date(timeIntervalSinceNow: 2)
    while process.isRunning, Date() < deadline { usleep(10_000) }
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: folder)
  }

  static func onQueue<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Swift.Result { try body() }) }
    }
  }

  /// Lets LLDB carry out one line between two marks.
  private func exchange(_ line: String) throws -> String {
    lock.lock()
    defer { lock.unlock() }
    guard !isClosed, process.isRunning else { throw LLDBTools.Unavailable("LLDB has ended") }
    count += 1
    let marks = ("@@@begin\(count)", "@@@end\(count)")
    let file = folder.appendingPathComponent("line.lldb")
    // Lines below a command are an expression's, which an empty line ends.
    var lines = line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count > 1 { lines.append("") }
    while lines[0].last == " " { lines[0].removeLast() }
    let script = [LLDBTranscript.marker(marks.0)] + lines + [LLDBTranscript.marker(marks.1)]
    try (script.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    try input.fileHandleForWriting.write(contentsOf: Data("command source -e false \(file.path)\n".utf8))
    let transcript = try read(until: "\n\(marks.1)\n")
    guard var answer = LLDBTranscript.answer(to: lines[0], in: transcript, from: marks.0, to: marks.1) else {
      throw LLDBTools.Unavailable("LLDB gave no answer to '\(line)'")
    }
    if lines.count > 1, answer.hasPrefix(DebuggerSession.asksForLines) { answer.removeFirst(DebuggerSession.asksForLines.count) }
    // What the program prints comes through a terminal, which ends its lines with `\r\n`.
    return answer.replacing("\r\n", with: "\n")
  }

  private func read(until mark: String) throws -> String {
    let descriptor = output.fileHandleForReading.fileDescriptor
    let deadline = Date(timeIntervalSinceNow: Self.timeLimit)
    var bytes: [UInt8] = []
    let wanted = Array(mark.utf8)
    while Date() < deadline {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 200) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { throw LLDBTools.Unavailable("LLDB has ended") }
      bytes += buffer[..<count]
      if bytes.suffix(count + wanted.count).firstRange(of: wanted) != nil { return String(decoding: bytes, as: UTF8.self) }
    }
    throw LLDBTools.Unavailable("LLDB did not answer within \(Int(Self.timeLimit)) seconds")
  }
}
