import Foundation
import LabText
import Testing
import Transcripts

@Suite("Playing and exporting")
struct ExportTests {
  @Test("the frames written one after the other are the session")
  func frames() throws {
    let transcript = try SampleSession.read()
    let text = TranscriptPlayer(transcript).frames().map(\.text.plain).joined()
    #expect(text == TranscriptExport.plainText(transcript))
  }

  @Test("pauses are as long as the learner's, but none is endless, and speed divides them")
  func pauses() throws {
    let transcript = try SampleSession.read()
    let frames = Array(TranscriptPlayer(transcript).frames())
    #expect(frames.allSatisfy { (0...3000).contains($0.pause) } && frames.contains { $0.pause == 3000 })
    let fast = Array(TranscriptPlayer(transcript, speed: 4).frames())
    #expect(zip(frames, fast).allSatisfy { abs($0.pause / 4 - $1.pause) <= 1 })
    #expect(TranscriptPlayer(transcript, speed: .nan).frames().map(\.pause) == frames.map(\.pause))
  }

  @Test("a session without times is played at a steady pace")
  func withoutTimes() throws {
    let text = "# lab transcript 1\n# start: fresh\n\nlab> hello\nhello\nlab> hello\nhello\n"
    let frames = Array(TranscriptPlayer(try Transcript(parsing: Array(text.utf8))).frames())
    #expect(frames.count { $0.kind == .prompt } == 2 && frames.allSatisfy { $0.pause <= 600 })
  }

  @Test("asciicast is version 2 with times that never go back")
  func asciicast() throws {
    let cast = TranscriptExport.asciicast(try SampleSession.read(isCareful: false), title: "ann \u{1B}")
    try expectGolden(cast, "sample.cast")
    let lines = cast.split(separator: "\n")
    let header = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect(header?["version"] as? Int == 2 && header?["width"] as? Int == 80)
    var last = 0.0
    for line in lines.dropFirst() {
      let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      let time = try #require(event[0] as? Double)
      #expect(time >= last && ["o", "m"].contains(event[1] as? String))
      last = time
    }
    #expect(cast.contains("\"m\",\"uiview.2 Ask <b>yourself</b>\""))
  }

  @Test("Markdown has a heading for each step and keeps its fences")
  func markdown() throws {
    var transcript = try SampleSession.read(isCareful: false)
    transcript.segments[0].entries[0].answer.output = "````\nfence\n"
    try expectGolden(TranscriptExport.markdown(transcript, title: "ann_1"), "sample.md")
  }

  @Test("plain text is what the screen showed")
  func plainText() throws {
    try expectGolden(TranscriptExport.plainText(try SampleSession.read(isCareful: false)), "sample.txt")
  }

  @Test("the format is what it was: a file of the first version reads and writes the same")
  func format() throws {
    try expectGolden(SampleSession.transcript(isCareful: false).text, "sample.labt")
    let bytes = try fixture("sample.labt")
    #expect(Array(try Transcript(parsing: bytes).text.utf8) == bytes)
  }
}
