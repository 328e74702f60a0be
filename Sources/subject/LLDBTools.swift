import Foundation

/// The programs that real recordings and the real mode need, found and proved to run.
public struct LLDBTools: Sendable {
  /// Why something could not be done with a real LLDB, in one line.
  public struct Unavailable: Error, CustomStringConvertible {
    public var description: String

    init(_ description: String) { self.description = description }
  }

  let lldb: String
  private let compiler: String
  private let environment: [String: String]

  /// Finds an LLDB (`LAB_LLDB`, else `lldb` on PATH) and a Swift compiler (`LAB_SWIFTC`, else `swiftc`), and proves by
  /// running them that both work.
  ///
  /// - Throws: ``Unavailable`` that says what is missing.
  public init(environment: [String: String]) throws {
    self.environment = environment
    lldb = environment["LAB_LLDB"] ?? "lldb"
    compiler = environment["LAB_SWIFTC"] ?? "swiftc"
    guard let version = try? run([lldb, "--version"]), version.contains("lldb version") else {
      throw Unavailable("no LLDB runs here (\(lldb) --version failed); set LAB_LLDB to one that does")
    }
    guard let swift = try? run([compiler, "--version"]), swift.contains("Swift version") else {
      throw Unavailable("no Swift compiler runs here (\(compiler) --version failed); set LAB_SWIFTC to one that does")
    }
  }

  /// Makes a folder with the compiled program under the debugger.
  ///
  /// - Throws: ``Unavailable`` when it does not compile, and what the file system throws.
  func makeProgram() throws -> (program: String, folder: URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lab-lldb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      let source = folder.appendingPathComponent(SubjectSource.fileName)
      try SubjectSource.text.write(to: source, atomically: true, encoding: .utf8)
      let program = folder.appendingPathComponent("subject").path
      let built = try run([compiler, "-g", "-Onone", "-module-name", "subject", source.path, "-o", program])
      guard FileManager.default.isExecutableFile(atPath: program) else {
        throw Unavailable("the program could not be compiled: \(built)")
      }
      return (program, folder)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  /// A child that is set up but not started: its words are looked for on PATH, its output and errors are one stream.
  func process(_ words: [String], output: Pipe, input: Any = FileHandle.nullDevice) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment.merging(["TZ": "UTC", "TERM": "dumb"]) { $1 }
    process.standardOutput = output
    process.standardError = output
    process.standardInput = input
    return process
  }

  /// Runs a program to its end and returns all that it printed.
  ///
  /// - Parameter lines: What stands on its standard input, which is empty by default.
  func run(_ words: [String], typing lines: [String] = []) throws -> String {
    let (output, input) = (Pipe(), Pipe())
    let process = process(words, output: output, input: input)
    try process.run()
    if !lines.isEmpty { try input.fileHandleForWriting.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8)) }
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs LLDB over these command lines, as if they were typed, and returns all that it printed, colourless.
  public func output(of lines: [String]) throws -> String {
    try run([lldb], typing: ["settings set use-color false"] + lines + ["quit"])
  }

  /// What every session begins with: no colours, the hashes of the recordings, and the first stop.
  static let prelude = [
    "settings set use-color false", "settings set target.env-vars SWIFT_DETERMINISTIC_HASHING=1 TZ=UTC",
    "breakpoint set -p STOP-MAIN", "run",
  ]
}

/// Takes the answer to one command out of what LLDB printed.
enum LLDBTranscript {
  /// A command that prints a mark, after a moment in which the program's own output reaches LLDB.
  static func marker(_ mark: String) -> String { "script import time; time.sleep(0.04); print('\(mark)')" }

  /// What stands between two marks, without the echoes of the commands.
  static func answer(to command: String, in transcript: String, from first: String, to second: String) -> String? {
    let echo = "(lldb) "
    guard let begin = transcript.firstRange(of: "\(first)\n"),
      let end = transcript[begin.upperBound...].firstRange(of: echo + marker(second))
    else { return nil }
    var body = String(transcript[begin.upperBound..<end.lowerBound])
    if let command = body.firstRange(of: echo + command + "\n") { body.removeSubrange(command) }
    // A line the program wrote while the marker waited.
    let late = transcript[end.upperBound...].dropFirst()
    if let close = late.firstRange(of: "\(second)\n") { body += late[..<close.lowerBound] }
    return settled(body)
  }

  /// The program's own last words race with LLDB's report of them; LLDB means them to come first.
  private static func settled(_ text: String) -> String {
    let tail = "The process has been returned to the state before expression evaluation.\n"
    guard let mark = text.firstRange(of: tail), mark.upperBound < text.endIndex else { return text }
    return String(text[mark.upperBound...] + text[..<mark.upperBound])
  }
}
