import Foundation
import LabSystem
import LabText
import LineEditing
import Transcripts

/// Speeds of the parts that a hundred thousand commands go through, printed one a line. Run with
/// `swift run -c release lab-bench`; no test depends on them.
@main
struct LabBench {
  static func main() async throws {
    try plainReader()
    try await transcripts()
    collections()
    layout()
    debugger()
  }

  static func measure(_ name: String, count: Int, _ work: () throws -> Void) rethrows {
    let before = processorSeconds
    let seconds = try ContinuousClock().measure(work) / .seconds(1)
    report(name, count, seconds, processorSeconds - before)
  }

  /// Processor time of this process: what a busy machine doesn't change.
  static var processorSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  static func report(_ name: String, _ count: Int, _ seconds: Double, _ processor: Double) {
    let rates = [seconds, processor].map { Int(Double(count) / $0) }
    print("\(name): \(count) in \(Int(seconds * 1000)) ms, \(rates[0]) per second; \(rates[1]) per processor second")
  }

  /// Lines of a script from a file.
  static func plainReader() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let count = 2_000_000
    try Data(String(repeating: "set alpha 0.5\n", count: count).utf8).write(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    let reader = PlainLineReader(descriptor: handle.fileDescriptor)
    measure("plain line reader, lines", count: count) {
      while case .line = reader.next() {}
    }
  }

  /// A thousand transcripts of a thousand commands: written, read, verified against a session that costs nothing.
  static func transcripts() async throws {
    let disk = MemoryFileSystem()
    try disk.createFolder("/t")
    let commands = 1000
    let files = 1000
    let entries = (0..<commands).map { number in
      Transcript.Entry(
        command: "set alpha 0.\(number)", answer: TranscriptAnswer(output: "view.alpha = 0.\(number)\nalpha changed\n"),
        time: Int64(number) * 1500, duration: 2)
    }
    let transcript = Transcript(header: .init(version: "1"), segments: [.init(entries: entries)])
    var text = ""
    measure("write a transcript, commands", count: 100 * commands) { for _ in 0..<100 { text = transcript.text } }
    let bytes = Array(text.utf8)
    for number in 0..<files { try disk.replace("/t/\(number).labt", with: bytes) }
    try measure("read a transcript, commands", count: 100 * commands) {
      for _ in 0..<100 { _ = try Transcript(parsing: bytes) }
    }
    let answers = Dictionary(uniqueKeysWithValues: entries.map { ($0.command, $0.answer) })
    let verifier = TranscriptVerifier(version: "1") { _, _ in
      TranscriptSession { command, _ in answers[command] ?? TranscriptAnswer() }
    }
    let paths = (0..<files).map { "/t/\($0).labt" }
    let clock = ContinuousClock()
    let (start, before) = (clock.now, processorSeconds)
    let results = await verifier.verify(
      paths: paths, fileSystem: disk, atOnce: ProcessInfo.processInfo.activeProcessorCount)
    let seconds = (clock.now - start) / .seconds(1)
    report("verify \(files) transcripts, commands", files * commands, seconds, processorSeconds - before)
    print("all verified: \(results.allSatisfy(\.verification.isVerified))")
    measure("review a transcript, commands", count: 100 * commands) {
      for _ in 0..<100 { _ = SessionReview(transcript, name: "a") }
    }
  }
}
