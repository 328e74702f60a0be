import Foundation

/// Puts cases to the real LLDB.
public struct LLDBRecorder: Sendable {
  /// Why nothing could be recorded.
  public struct Unavailable: Error, CustomStringConvertible {
    public var description: String
  }

  private let lldb: String
  private let compiler: String
  private let environment: [String: String]

  /// Finds an LLDB (`LAB_LLDB`, else `lldb` on PATH) and a Swift compiler, and proves that both run.
  ///
  /// - Throws: ``Unavailable`` with one line that says what is missing.
  public init(environment: [String: String]) throws {
    self.environment = environment
    lldb = environment["LAB_LLDB"] ?? "lldb"
    compiler = environment["LAB_SWIFTC"] ?? "swiftc"
    guard let version = try? Self.run([lldb, "--version"], environment, input: nil), version.contains("lldb version")
    else {
      throw Unavailable(description: "no LLDB runs here (\(lldb) --version failed); set LAB_LLDB to one that does")
    }
    guard let swift = try? Self.run([compiler, "--version"], environment, input: nil), swift.contains("Swift version")
    else { throw Unavailable(description: "no Swift compiler runs here (\(compiler) --version failed)") }
  }

  /// Compiles the program, runs each case in an LLDB and a process of its own, and returns the cases with LLDB's answers.
  ///
  /// - Throws: ``Unavailable`` when the program cannot be built or an LLDB session gives no answer.
  public func record(_ cases: [LLDBOracle.Case]) throws -> [LLDBOracle.Case] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lab-oracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent(SubjectSource.fileName)
    try SubjectSource.text.write(to: source, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("subject").path
    let built = try Self.run(
      [compiler, "-g", "-Onone", "-module-name", "subject", source.path, "-o", program], environment, input: nil)
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw Unavailable(description: "the program could not be compiled: \(built)")
    }
    return try cases.map { recorded in
      var answered = recorded
      answered.output = try answer(to: recorded, program: program, folder: folder)
      return answered
    }
  }

  // MARK: One session

  private func answer(to recorded: LLDBOracle.Case, program: String, folder: URL) throws -> String {
    let marker = "script import time; time.sleep(0.04); print('@@@')"
    let script =
      [
        "settings set use-color false", "settings set target.env-vars SWIFT_DETERMINISTIC_HASHING=1 TZ=UTC",
        "breakpoint set -p STOP-MAIN", "run",
      ] + recorded.setup + [marker, recorded.command, marker]
    let file = folder.appendingPathComponent("case.lldb")
    try (script.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    let transcript = try Self.run(
      [lldb, "-x", "-o", "command source -e false \(file.path)", "-o", "quit", program], environment, input: nil)
    let echo = "(lldb) "
    guard let begin = transcript.firstRange(of: "\n@@@\n"),
      let end = transcript[begin.upperBound...].firstRange(of: echo + marker)
    else { throw Unavailable(description: "LLDB gave no answer to '\(recorded.command)'") }
    var body = String(transcript[begin.upperBound..<end.lowerBound])
    if let command = body.firstRange(of: echo + recorded.command + "\n") { body.removeSubrange(command) }
    // A line the program wrote while the marker waited.
    let late = transcript[end.upperBound...].dropFirst()
    if let close = late.firstRange(of: "@@@\n") { body += late[..<close.lowerBound] }
    return LLDBOracle.normalise(Self.settled(body))
  }

  /// The program's own last words race with LLDB's report of them; LLDB means them to come first.
  private static func settled(_ text: String) -> String {
    let tail = "The process has been returned to the state before expression evaluation.\n"
    guard let mark = text.firstRange(of: tail), mark.upperBound < text.endIndex else { return text }
    return String(text[mark.upperBound...] + text[..<mark.upperBound])
  }

  private static func run(_ words: [String], _ environment: [String: String], input: Data?) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment.merging(["TZ": "UTC", "TERM": "dumb"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
