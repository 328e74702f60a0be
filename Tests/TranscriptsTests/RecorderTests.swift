import CommandGrammar
import LabSystem
import LabText
import Testing
import Transcripts

@Suite("Recorder")
struct RecorderTests {
  private let disk = MemoryFileSystem()
  private let header = Transcript.Header(version: "1.0")

  init() throws { try disk.createFolder("/t") }

  private func entry(_ command: String, _ output: String = "") -> Transcript.Entry {
    Transcript.Entry(command: command, answer: TranscriptAnswer(output: output), time: 0, duration: 0)
  }

  private func text() throws -> String { String(decoding: try disk.read("/t/a.labt"), as: UTF8.self) }

  @Test("after a power cut everything up to the last finished command is there, and the file says it was cut")
  func powerCut() throws {
    var recorder = try TranscriptRecorder(path: "/t/a.labt", header: header, start: .fresh, fileSystem: disk)
    try recorder.record(entry("set a 1", "a = 1\n"))
    try recorder.record(entry("p a", "1\n"))
    disk.losePower()
    let transcript = try Transcript(parsing: disk.read("/t/a.labt"))
    #expect(transcript.entries.map(\.command) == ["set a 1", "p a"])
    #expect(transcript.isCut && transcript.firstEditedLine == nil)
  }

  @Test("a file that is there is not touched unless that was said")
  func overwriting() throws {
    try disk.replace("/t/a.labt", with: Array("precious".utf8))
    #expect(throws: Diagnostic.self) {
      _ = try TranscriptRecorder(path: "/t/a.labt", header: header, start: .fresh, fileSystem: disk)
    }
    #expect(try text() == "precious")
    _ = try TranscriptRecorder(path: "/t/a.labt", header: header, start: .fresh, fileSystem: disk, isOverwriting: true)
    #expect(try text().hasPrefix("# lab transcript 1\n"))
  }

  @Test("a pause leaves commands out; the next stretch has its own start and verifies")
  func pause() async throws {
    var recorder = try TranscriptRecorder(path: "/t/a.labt", header: header, start: .fresh, fileSystem: disk)
    try recorder.record(entry("set a 1", "a = 1\n"))
    recorder.pause()
    try recorder.record(entry("set a secret"))
    try recorder.resume(start: Transcript.Start(files: ["a": Array("2".utf8)]))
    try recorder.record(entry("p a", "2\n"))
    #expect(try recorder.stop() == 2)
    try recorder.record(entry("p a", "too late\n"))
    let transcript = try Transcript(parsing: disk.read("/t/a.labt"))
    #expect(transcript.segments.count == 2 && transcript.entries.count == 2)
    #expect(try !text().contains("secret"))
    #expect(transcript.text == (try text()))
    // `set` has an event in the small lab, which these entries don't; outputs are what is compared.
    #expect(await SmallLab.verifier.verify(transcript).outcome == .verified)
  }

  @Test("paths of the machine are written as what stands for them, in commands, output and events")
  func redaction() throws {
    var recorder = try TranscriptRecorder(
      path: "/t/a.labt", header: header, start: .fresh, fileSystem: disk,
      redactions: ["/home/ann/lab": "<home>", "/home/ann": "~", "/": "never"])
    var entry = entry("preview --png /home/ann/x.png", "written to /home/ann/lab/y and /tmp\n")
    entry.answer.events = [ReplyEvent(kind: "file", text: "/home/ann/x.png")]
    try recorder.record(entry)
    #expect(try !text().contains("ann"))
    #expect(try text().contains("lab> preview --png ~/x.png\nwritten to <home>/y and /tmp\n"))
  }

  @Test("a full disk ends the file with the command before, and later commands go on")
  func fullDisk() throws {
    let faulty = FaultyFileSystem(disk, faults: [])
    var recorder = try TranscriptRecorder(path: "/t/a.labt", header: header, start: .fresh, fileSystem: faulty)
    try recorder.record(entry("set a 1", "a = 1\n"))
    let good = try text()
    faulty.setFaults([.init(.write, number: 1, .noSpace, writtenBytes: 9)])
    #expect(throws: Diagnostic.self) { try recorder.record(entry("set b 2", "b = 2\n")) }
    #expect(try text() == good)
    try recorder.record(entry("set c 3", "c = 3\n"))
    try recorder.stop()
    let transcript = try Transcript(parsing: disk.read("/t/a.labt"))
    #expect(transcript.entries.map(\.command) == ["set a 1", "set c 3"] && transcript.firstEditedLine == nil)
  }
}
