import Foundation
import LabCommands
import LabCore
import LabSystem
import LabText
import Lessons
import Messenger
import Testing
import Transcripts

@Suite("Files", .serialized)
struct FileFuzzTests {
  @Test("a spoiled transcript is read or refused; what was read is written and read again the same", arguments: Fuzz.seeds)
  func transcripts(seed: UInt64) throws {
    var mutator = Mutator(seed: seed)
    let folder = Fuzz.root + "/Tests/Transcripts"
    let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".lab") }
      .sorted()
    let corpus = try names.map { Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0))) }
    try #require(corpus.count >= 8)
    var read = 0
    for _ in 0..<Fuzz.inputs * 3 {
      let bytes = mutator.spoiled(mutator.choose(corpus))
      do {
        let transcript = try Transcript(parsing: bytes)
        read += 1
        let again = try Transcript(parsing: Array(transcript.text.utf8))
        #expect(again.entries.map(\.command) == transcript.entries.map(\.command))
        let outputs = transcript.entries.map { $0.answer.output.escapingUntrusted(keepingNewlines: true) }
        #expect(again.entries.map(\.answer.output) == outputs)
        #expect(again.text == transcript.text, "writing what was written changes it")
        let review = SessionReview(transcript, name: "a")
        #expect(ReviewHTML([review], language: .english).page.hasPrefix("<!doctype html>"))
      } catch {
        let shown = error.styled(in: .english, width: 80).plain
        #expect(shown.liveScalar == nil, "\(shown.debugDescription)")
      }
    }
    #expect(read > 0)
  }

  @Test("a spoiled lesson is a lesson or a list of issues", arguments: Fuzz.seeds)
  func lessons(seed: UInt64) {
    var mutator = Mutator(seed: seed)
    let sources = LessonLibrary().sources
    for _ in 0..<Fuzz.inputs {
      var source = mutator.choose(sources)
      source.english = String(decoding: mutator.spoiled(Array(source.english.utf8)), as: UTF8.self)
      if mutator.upTo(1) == 0 { source.chinese = String(decoding: mutator.spoiled(Array(source.chinese.utf8)), as: UTF8.self) }
      let (lesson, issues) = source.parsed()
      #expect(lesson != nil || !issues.isEmpty, "neither a lesson nor an issue")
      for issue in issues { #expect("\(issue)".liveScalar == nil, "\("\(issue)".debugDescription)") }
    }
  }

  @Test("a spoiled message store opens; nothing that was not understood is overwritten", arguments: Fuzz.seeds)
  func messageStore(seed: UInt64) async throws {
    var mutator = Mutator(seed: seed)
    let (layout, files) = try await Self.store()
    for _ in 0..<Fuzz.inputs {
      let disk = MemoryFileSystem()
      try disk.createFolder(layout.messenger)
      var spoiled: [[UInt8]] = []
      for (path, bytes) in files {
        let changed = mutator.upTo(2) == 0 ? bytes : mutator.spoiled(bytes)
        if changed != bytes { spoiled.append(changed) }
        try disk.replace(path, with: changed)
      }
      let environment = Self.environment(layout, disk)
      do { _ = try await environment.start() } catch { continue }
      #expect(await environment.repository.snapshot.messages.allSatisfy { $0.deliveryState != .sending && $0.deliveryState != .queued })
      // A file whose letters were changed may name its conversations otherwise; there is always one to write to.
      let conversation = try #require(await environment.repository.snapshot.conversations.first).id
      _ = try await environment.repository.send(MessageDraft(conversation: conversation, text: "after"))
      _ = await environment.repository.settle(within: .seconds(5))
      await environment.repository.close()
      let next = Self.environment(layout, disk)
      let report = try await next.start()
      #expect(report.notices.isEmpty, "a store that was mended is mended: \(report.notices)")
      #expect(await next.repository.snapshot.messages.contains { $0.text == "after" })
      await next.repository.close()
    }
  }

  @Test("a spoiled progress file is read or set aside, and says so", arguments: Fuzz.seeds)
  func progress(seed: UInt64) async throws {
    var mutator = Mutator(seed: seed)
    var kept = FuzzSession.workbench().environment
    kept.isEphemeral = false
    let shell = LabShell(Workbench(environment: kept))
    for line in ["lesson 1", "next", "use UIView", "set alpha 0.5", "predict view.alpha == 0.5", "quiz 1"] { _ = await shell.execute(line) }
    _ = await shell.save()
    let environment = shell.workbench.environment
    let good = try environment.fileSystem.read(environment.home.progress)
    for _ in 0..<Fuzz.inputs {
      let disk = MemoryFileSystem()
      var changed = environment
      changed.fileSystem = disk
      try disk.createFolder(environment.home.learning)
      let bytes = mutator.spoiled(good)
      try disk.replace(environment.home.progress, with: bytes)
      let store = ProgressStore(environment: changed)
      let aside = try disk.list(environment.home.learning).filter { $0.contains(".corrupt-") }
      #expect(store.notice != nil || aside.isEmpty, "set aside without a word")
      for name in aside { #expect(try disk.read(environment.home.learning + "/" + name) == bytes) }
    }
  }

  private static func environment(_ layout: HomeLayout, _ disk: MemoryFileSystem) -> AppEnvironment {
    AppEnvironment(fileSystem: disk, layout: layout, clock: VirtualClock(), ids: .seeded(1), language: .english, program: "fuzz")
  }

  /// A store with a snapshot, a journal and a server's ledger.
  private static func store() async throws -> (HomeLayout, [(String, [UInt8])]) {
    let (layout, disk) = (HomeLayout(root: "/home"), MemoryFileSystem())
    let environment = environment(layout, disk)
    _ = try await environment.start()
    for text in ["one", "/fail two", "三 👍🏽", "/dropack four"] {
      _ = try await environment.repository.send(MessageDraft(conversation: "trail", text: text))
      _ = await environment.repository.settle(within: .seconds(5))
    }
    await environment.repository.close()
    let paths = try disk.list(layout.messenger).sorted().filter { $0.hasSuffix(".json") || $0.hasSuffix(".jsonl") }
    return (layout, try paths.map { (layout.messenger + "/" + $0, try disk.read(layout.messenger + "/" + $0)) })
  }
}
