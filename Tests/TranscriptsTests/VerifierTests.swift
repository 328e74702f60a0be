import CommandGrammar
import LabSystem
import LabText
import Testing
import Transcripts

@Suite("Verifier")
struct VerifierTests {
  private func verify(_ text: String) async -> Verification {
    do throws(Diagnostic) {
      return await SmallLab.verifier.verify(try Transcript(parsing: Array(text.utf8)))
    } catch {
      return Verification(outcome: .unreadable(error))
    }
  }

  @Test("a recording verifies")
  func verifies() async throws {
    let verification = await verify(try await SmallLab.record(SmallLab.commands))
    #expect(verification == Verification(outcome: .verified, commandCount: 13, asideCount: 1))
  }

  @Test("a recording that starts from an existing home verifies from there")
  func start() async throws {
    let start = Transcript.Start(files: ["alpha": Array("0.25".utf8)])
    #expect(await verify(try await SmallLab.record(["p alpha"], start: start)).isVerified)
  }

  @Test("one changed character is found in its line, with both sides and the reason")
  func changedCharacter() async throws {
    let text = try await SmallLab.record(["set alpha 0.5", "p alpha"])
    let changed = text.replacing("\n0.5\n", with: "\n0.6\n")
    guard case .different(let difference) = await verify(changed).outcome else {
      Issue.record("not found")
      return
    }
    let line = changed.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(of: "0.6")
    #expect(difference.line == line.map { $0 + 1 })
    #expect(difference.recorded.output == "0.6\n" && difference.actual.output == "0.5\n")
    #expect(difference.reason == .edited(line: difference.line + 1))
    #expect(difference.styled(in: .english).plain.contains("- 0.6\n  + 0.5\n"))
  }

  @Test("any line changed, removed, doubled or swapped with the next is found")
  func anyLine() async throws {
    let text = try await SmallLab.record(["set alpha 0.5", "p alpha", "help", "marks", "nonsense", "help", "time"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    for index in lines.indices {
      var edits: [[String]] = []
      edits.append(lines[..<index] + [lines[index] + "x"] + lines[(index + 1)...])
      edits.append(Array(lines[..<index] + lines[(index + 1)...]))
      edits.append(lines[...index] + [lines[index]] + lines[(index + 1)...])
      if index + 1 < lines.count { edits.append(lines[..<index] + [lines[index + 1], lines[index]] + lines[(index + 2)...]) }
      for edit in edits where edit != lines {
        let isVerified = await verify(edit.joined(separator: "\n") + "\n").isVerified
        #expect(!isVerified, "line \(index + 1): \(lines[index])")
      }
    }
  }

  @Test("a file cut at any byte is never taken for whole")
  func cut() async throws {
    let text = try await SmallLab.record(["set alpha 0.5", "p 名字"])
    let bytes = Array(text.utf8)
    // Without its last newline alone the file is whole.
    for end in 0..<(bytes.count - 1) {
      #expect(!(await verify(String(decoding: bytes[..<end], as: UTF8.self)).isVerified), "cut at \(end)")
    }
    let command = try #require(text.firstRange(of: "#@ end"))
    #expect(await verify(String(text[..<command.lowerBound])).outcome == .cut)
  }

  @Test("a cut file says how many commands are good")
  func cutWords() async throws {
    let verification = await verify(try await SmallLab.record(["set alpha 0.5", "p alpha"], stops: false))
    #expect(verification.outcome == .cut)
    #expect(verification.styled(name: "a.labt", in: .english).plain.contains("cut off; the 2 commands that are there"))
  }

  @Test("a file without commands is a failure with its own words")
  func empty() async throws {
    let verification = await verify(try await SmallLab.record([]))
    #expect(verification.outcome == .empty)
    #expect(verification.styled(name: "a", in: .simplifiedChinese).plain.contains("没有任何命令"))
  }

  @Test("another version that answers otherwise is named")
  func otherVersion() async throws {
    let text = try await SmallLab.record(["hello"])
    let verifier = TranscriptVerifier(version: "2.0", sessions: SmallLab.sessions(greeting: "good day"))
    guard case .different(let difference) = await verifier.verify(try Transcript(parsing: Array(text.utf8))).outcome else {
      Issue.record("not found")
      return
    }
    #expect(difference.reason == .version(recorded: "1.0", current: "2.0"))
  }

  private func byHand(_ body: String) -> String { "# lab transcript 1\n# version: 1.0\n# start: fresh\n\n" + body }

  @Test("a command that must fail and succeeds is a difference")
  func mustFail() async {
    #expect(await verify(byHand("#! must fail\nlab> hello\nhello\n")).isVerified == false)
    let failing = "#! must fail\nlab> x\nerror: no command\n  x\n  ^\n? error\n"
    #expect(await verify(byHand(failing)).isVerified)
  }

  @Test("a known problem may differ; once it is solved the mark must go")
  func knownProblem() async {
    #expect(await verify(byHand("#! known problem: rude\nlab> hello\ngood day\n")).knownProblemCount == 1)
    let solved = await verify(byHand("#! known problem: rude\nlab> hello\nhello\n"))
    guard case .different(let difference) = solved.outcome else {
      Issue.record("not found")
      return
    }
    #expect(difference.reason == .knownProblemSolved("rude"))
  }

  @Test("many files in folders are verified at once, in order, each with its own result")
  func folder() async throws {
    let disk = MemoryFileSystem()
    try disk.createFolder("/t/deep/er")
    let good = try await SmallLab.record(["hello"])
    for number in 10..<40 { try disk.replace("/t/deep/er/\(number).labt", with: Array(good.utf8)) }
    try disk.replace("/t/a.labt", with: Array(good.replacing("\nhello\n", with: "\nbye\n").utf8))
    try disk.replace("/t/b.lab", with: [0xFF])
    try disk.replace("/t/readme.txt", with: [])
    let paths = try TranscriptFiles.expand(["/t"], fileSystem: disk)
    #expect(paths.count == 32 && paths[0] == "/t/a.labt" && paths[1] == "/t/b.lab")
    let results = await SmallLab.verifier.verify(paths: paths, fileSystem: disk, atOnce: 4)
    #expect(results.map(\.path) == paths)
    #expect(results.filter(\.verification.isVerified).count == 30)
    let missing = await SmallLab.verifier.verify(path: "/none.labt", fileSystem: disk)
    guard case .unreadable = missing.outcome else {
      Issue.record("a missing file was verified")
      return
    }
  }

  @Test("an update keeps comments, marks and unknown fields, and verifies afterwards")
  func update() async throws {
    let disk = MemoryFileSystem()
    try disk.createFolder("/t")
    let old =
      "# lab transcript 1\n# version: 0.9\n# author: me\n# start: fresh\n\n# why\nlab> hello\nold\n#! must fail\nlab> x\nold\n? error\n"
    try disk.replace("/t/a.lab", with: Array(old.utf8))
    #expect(try await SmallLab.verifier.update(path: "/t/a.lab", fileSystem: disk))
    let new = String(decoding: try disk.read("/t/a.lab"), as: UTF8.self)
    #expect(new.contains("# author: me\n") && new.contains("# why\nlab> hello\nhello\n#! must fail\nlab> x\nerror: no"))
    #expect(await verify(new).isVerified)
    #expect(try await !SmallLab.verifier.update(path: "/t/a.lab", fileSystem: disk))
  }

  @Test("an update that can't be written leaves the file as it was")
  func failedUpdate() async throws {
    let disk = MemoryFileSystem()
    try disk.createFolder("/t")
    let old = Array(byHand("lab> hello\nold\n").utf8)
    try disk.replace("/t/a.lab", with: old)
    let faulty = FaultyFileSystem(disk, faults: [.init(.write, number: 1, .noSpace)])
    await #expect(throws: (any Error).self) { try await SmallLab.verifier.update(path: "/t/a.lab", fileSystem: faulty) }
    #expect(try disk.read("/t/a.lab") == old)
    let cut = try await SmallLab.record(["hello"], stops: false)
    try disk.replace("/t/cut.labt", with: Array(cut.utf8))
    await #expect(throws: Diagnostic.self) { try await SmallLab.verifier.update(path: "/t/cut.labt", fileSystem: disk) }
  }

  @Test("hostile text is shown written out")
  func hostile() async throws {
    let text = try await SmallLab.record(["hostile", "set a \u{1B}]0;x\u{7}"])
    let changed = text.replacing("<script>", with: "<script>!")
    let shown = await verify(changed).styled(name: "\u{1B}[2J.labt", in: .english).plain
    #expect(shown.escapingUntrusted(keepingNewlines: true) == shown)
    #expect(shown.contains(#"\u{1B}[2J.labt"#))
  }
}
