import CommandGrammar
import Foundation
import LabCommands
import LabCore
import LabSystem
import LabText
import Lessons
import LineEditing
import Transcripts

extension BenchRows {
  /// Lines of a script from a file.
  static func plainReader(lines: Int) throws -> [String: Double] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(String(repeating: "set alpha 0.5\n", count: lines).utf8).write(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    let reader = PlainLineReader(descriptor: handle.fileDescriptor)
    return ["seconds": seconds { while case .line = reader.next() {} }]
  }

  /// One transcript written, read and reviewed.
  static func transcriptFormat(commands: Int) throws -> [String: Double] {
    let entries = (0..<commands).map { number in
      Transcript.Entry(
        command: "set alpha 0.\(number)", answer: TranscriptAnswer(output: "view.alpha = 0.\(number)\nalpha changed\n"),
        time: Int64(number) * 1500, duration: 2)
    }
    let transcript = Transcript(header: .init(version: "1"), segments: [.init(entries: entries)])
    var text = ""
    let write = seconds { text = transcript.text }
    let bytes = Array(text.utf8)
    let read = try seconds { _ = try Transcript(parsing: bytes) }
    return ["write": write, "read": read, "review": seconds { _ = SessionReview(transcript, name: "a") }]
  }

  /// Queries of the catalog in both languages, through the shell.
  static func search(rounds: Int) async throws -> [String: Double] {
    let shell = LabShell(workbench())
    let queries = ["alpha", "delegate", "first responder", "透明", "retry message", "dequeu"]
    let first = await seconds(of: shell, ["search alpha"])
    let rest = await seconds(of: shell, (0..<rounds).flatMap { _ in queries.map { "search \($0)" } })
    return ["first": first, "query": rest / Double(rounds * queries.count)]
  }

  /// A lesson played by its own sessions, with every check and every answer compared.
  static func lesson(_ number: Int) async throws -> [String: Double] {
    let library = LessonLibrary()
    guard let source = library.source(String(number)), let lesson = source.parsed().lesson else { return [:] }
    let bench = workbench()
    let checker = LessonChecker { _ in bench }
    let clock = ContinuousClock()
    let start = clock.now
    let issues = await checker.play(lesson, of: source, .solution, in: .english)
    let time = (clock.now - start) / .seconds(1)
    let lines = lesson.steps.reduce(0) { $0 + $1.session.count }
    return ["seconds": time, "lines": Double(lines), "issues": Double(issues.count)]
  }

  private static func seconds(of shell: LabShell, _ lines: [String]) async -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for line in lines { _ = await shell.execute(line) }
    return (clock.now - start) / .seconds(1)
  }

  private static func workbench() -> Workbench {
    Workbench(
      environment: SessionSetup.throwaway(
        variables: ProcessInfo.processInfo.environment, workingFolder: FileManager.default.currentDirectoryPath))
  }
}
