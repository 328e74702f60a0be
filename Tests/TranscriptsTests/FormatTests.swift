import CommandGrammar
import LabText
import Testing
import Transcripts

@Suite("Transcript format")
struct FormatTests {
  @Test("a recording is text that reads as it looked")
  func looks() async throws {
    let text = try await SmallLab.record(["set alpha 0.5", "nonsense", "marks"])
    #expect(
      text.hasPrefix(
        """
        # lab transcript 1
        # version: 1.0
        # seed: 7
        # clock: virtual
        # started: 1970-01-01T00:00:00.000Z
        # language: en
        # width: 80
        # check: fnv1a64
        # start: fresh

        lab> set alpha 0.5
        alpha = 0.5
        #@ event set alpha
        #@ 1 0 3\u{20}
        """))
    #expect(text.contains("lab> nonsense\nerror: no command\n  nonsense\n  ^\n\\? error".replacing("\\? ", with: "? ")))
    #expect(text.contains("lab> marks\n\\lab> no command\n\\(lldb) neither\n\\# no comment\n\\? no status\n\\\\ no escape\n\n#@ 3 2000 3 "))
    #expect(text.split(separator: "\n").last?.hasPrefix("#@ end 3 ") == true)
  }

  @Test("nothing in the file can touch a terminal")
  func harmless() async throws {
    let text = try await SmallLab.record(SmallLab.commands)
    #expect(text.escapingUntrusted(keepingNewlines: true) == text)
  }

  @Test("what is written is what is read, byte for byte and value for value")
  func roundTrip() async throws {
    let start = Transcript.Start(
      files: ["a/ends.json": Array("{}\n".utf8), "b": [], "c": Array("no end".utf8), "bin": [0, 255, 10], "d": Array("\n\n".utf8)],
      commands: ["set x 1", "set \u{1B} 2"])
    let text = try await SmallLab.record(SmallLab.commands, start: start)
    let transcript = try Transcript(parsing: Array(text.utf8))
    #expect(transcript.segments[0].start == start)
    #expect(transcript.entries.map(\.command) == SmallLab.commands)
    #expect(transcript.entries.map(\.time) == SmallLab.commands.indices.map { Int64($0) * 1000 })
    #expect(transcript.entries[3].answer.output == "no newline")
    #expect(transcript.entries[4].answer.status == .error)
    #expect(transcript.entries[5].answer.isAside)
    #expect(transcript.firstEditedLine == nil && !transcript.isCut && transcript.isEnded)
    #expect(transcript.text == text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for entry in transcript.entries { #expect(lines[entry.line - 1].hasPrefix("lab>")) }
  }

  @Test("a session written by hand needs no times and no check values; comments and unknown fields stay")
  func byHand() throws {
    let text = """
      # lab transcript 1
      # version: 1.0
      # seed: 0
      # clock: virtual
      # started: 2026-01-01T09:00:00.000Z
      # language: zh-Hans
      # width: 40
      # author: 某人
      # start: fresh

      # what a copy is
      lab> p a
      nil
      #! must fail
      lab> nonsense
      error
      ? error
      #! known problem: wrong order
      (lldb) p b

      """
    let transcript = try Transcript(parsing: Array(text.utf8))
    #expect(transcript.header.unknownFields == [.init(name: "author", value: "某人")])
    #expect(transcript.header.language == .simplifiedChinese && transcript.header.started == 1_767_258_000_000)
    #expect(transcript.entries.map(\.comments) == [["what a copy is"], [], []])
    #expect(transcript.entries.map(\.marks) == [[], [.mustFail], [.knownProblem("wrong order")]])
    #expect(transcript.entries[2].prompt == .debugger)
    #expect(!transcript.isCut)
    #expect(transcript.text == text)
  }

  @Test(
    "commands that begin with marks, signs or spaces are read as they were typed",
    arguments: ["\u{301}x", "\u{301}\u{301}\u{301}\u{301}\u{301}send", "\"quoted\"", " spaced ", "\u{FE0F}", "\u{200D}a", "# no comment"])
  func beginnings(command: String) async throws {
    let text = try await SmallLab.record([command])
    #expect(try Transcript(parsing: Array(text.utf8)).entries.map(\.command) == [command])
  }

  @Test("a moment before the Gregorian calendar is none, not another day")
  func oldMoments() async throws {
    let text = try await SmallLab.record(["p alpha"])
    let old = text.replacing(/# started: .*/, with: "# started: 0970-01-11T00:00:00.000Z")
    let transcript = try Transcript(parsing: Array(old.utf8))
    #expect(transcript.header.started == 0)
    #expect(try Transcript(parsing: Array(transcript.text.utf8)).text == transcript.text)
  }

  @Test("files that went through a mail program still read", arguments: ["\r\n"])
  func carriageReturns(ending: String) async throws {
    let text = try await SmallLab.record(["set alpha 0.5", "p alpha"])
    let transcript = try Transcript(parsing: Array(text.replacing("\n", with: ending).utf8))
    #expect(transcript == (try Transcript(parsing: Array(text.utf8))))
  }

  @Test("what is no transcript is refused with the reason and the line")
  func refused() {
    func message(_ bytes: [UInt8]) -> String {
      do throws(Diagnostic) {
        _ = try Transcript(parsing: bytes)
        return "read"
      } catch {
        return error.message.en
      }
    }
    #expect(message([]) == "this file is not a lab transcript")
    #expect(message(Array("# lab transcript 2\n".utf8)) == "this transcript was written by a newer lab")
    #expect(message(Array("# lab transcript 1\n\nhello\n".utf8)) == "line 3: text before the first command")
    #expect(message(Array("# lab transcript 1\nlab> a\n".utf8) + [0xFF, 0x0A]) == "line 2: not UTF-8")
    #expect(message(Array("# lab transcript 1\nlab> \"a\n".utf8)).hasPrefix("line 2: a command in quotation"))
    #expect(message(Array("# lab transcript 1\n#| x\n".utf8)) == "line 2: the start state can't be read")
    let long = String(repeating: "a", count: LineLimit.bytes + 1)
    for command in [long, "\"\(long)\""] {
      #expect(message(Array("# lab transcript 1\nlab> \(command)\n".utf8)).hasPrefix("line 2: a command of more than 1 MiB"))
    }
  }

  @Test(
    "moments are written in UTC and read back",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (1_767_258_000_123, "2026-01-01T09:00:00.123Z"), (-1, "1969-12-31T23:59:59.999Z"),
      (951_782_400_000, "2000-02-29T00:00:00.000Z"), (4_102_444_799_999, "2099-12-31T23:59:59.999Z"),
    ] as [(Int64, String)])
  func moments(milliseconds: Int64, text: String) throws {
    let transcript = Transcript(header: .init(version: "1", started: milliseconds), segments: [.init()])
    #expect(transcript.text.contains("# started: \(text)\n"))
    #expect(try Transcript(parsing: Array(transcript.text.utf8)).header.started == milliseconds)
  }

  @Test("review events survive the file")
  func events() throws {
    let events: [ReviewEvent] = [
      .step(place: "uiview.3", title: "三种方式"), .stepDone(place: "uiview.3"), .predicted("alpha == \u{1B}"),
      .settled(prediction: "x", isMet: false, outcome: "0.5"), .settled(prediction: "w", isMet: nil, outcome: ""),
      .hint(level: 2), .skipped(place: "uiview.3"),
      .answered(question: "q1", answer: "b", isRight: false, explanation: "because"),
    ]
    let odd = [ReplyEvent(kind: "odd kind", text: "a\nb\u{1B}"), ReplyEvent(kind: "{", text: ""), ReplyEvent(kind: "k", text: "")]
    let answer = TranscriptAnswer(output: "", events: events.map(\.replyEvent) + odd)
    let transcript = Transcript(
      header: .init(version: "1"), segments: [.init(entries: [.init(command: "next", answer: answer, time: 0)])])
    let read = try Transcript(parsing: Array(transcript.text.utf8))
    #expect(read.entries[0].answer.events == answer.events)
    #expect(read.entries[0].answer.events.compactMap { ReviewEvent($0) } == events)
    #expect(ReviewEvent(ReplyEvent(kind: "step", text: "hello")) == nil)
  }
}
