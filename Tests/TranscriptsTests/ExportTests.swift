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

@Suite("Hostile and huge transcripts")
struct HostileTests {
  @Test("the documentation's example is a whole transcript and its values are right")
  func documentation() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("docs/transcripts.md"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "    # lab transcript 1" }
    let block = lines.prefix { $0.hasPrefix("    ") || $0.isEmpty }.map { $0.dropFirst(4) }
    var example = block.joined(separator: "\n")
    while example.hasSuffix("\n") { example.removeLast() }
    let transcript = try Transcript(parsing: Array((example + "\n").utf8))
    #expect(transcript.entries.count == 2 && !transcript.isCut && transcript.firstEditedLine == nil)
    #expect(transcript.text == example + "\n")
  }

  @Test("thirty thousand commands and an output line of a mebibyte are read and written")
  func huge() throws {
    let entries = (0..<30_000).map {
      Transcript.Entry(command: "p \($0)", answer: TranscriptAnswer(output: "\($0)\n"), time: Int64($0), duration: 0)
    }
    let long = String(repeating: "好", count: 350_000)
    let last = Transcript.Entry(command: "p all", answer: TranscriptAnswer(output: long + "\n"), time: 30_000)
    let transcript = Transcript(header: .init(version: "1"), segments: [.init(entries: entries + [last])])
    let read = try Transcript(parsing: Array(transcript.text.utf8))
    #expect(read.entries.count == 30_001 && read.firstEditedLine == nil && !read.isCut)
    #expect(read.entries[30_000].answer.output.utf8.count == 3 * 350_000 + 1)
    let review = SessionReview(read, name: "huge")
    #expect(review.totals.entries.count == 30_001)
  }

  @Test("random damage never crashes a reader, and what is shown stays harmless", arguments: 0..<16)
  func damage(seed: UInt64) throws {
    var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    var bytes = try fixture("sample.labt")
    for _ in 0...next(6) {
      let place = next(bytes.count)
      switch next(4) {
      case 0: bytes[place] = UInt8(next(256))
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: Array("\u{1B}]52;c;aGk=\u{7}\u{202E}</script>".utf8), at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + next(400)))
      }
    }
    guard let transcript = try? Transcript(parsing: bytes) else { return }
    let review = SessionReview(transcript, name: "x")
    for page in [
      review.styled(in: .english, width: 60).plain, TranscriptExport.plainText(transcript),
      TranscriptExport.markdown(transcript, title: "x"), ReviewHTML([review], language: .english).page,
    ] {
      #expect(page.escapingUntrusted(keepingNewlines: true) == page)
    }
    #expect(ReviewHTML([review], language: .english).page.components(separatedBy: "</script>").count == 2)
  }
}
