import Foundation
import LabSystem
import LabText
import Messenger
import Testing

@Suite("Store")
struct StoreTests {
  let bench = Bench()

  @Test("two processes one after the other with the same seed make two messages")
  func sameSeed() async throws {
    for _ in 1...2 {
      let environment = try await bench.started()
      try await environment.send("hi")
      await environment.repository.close()
    }
    let environment = try await bench.started()
    #expect(await environment.ownLines() == ["m1 sent 1 hi", "m2 sent 1 hi"])
    let messages = Array(await environment.repository.snapshot.messages.filter(\.isOutgoing))
    #expect(messages[0].createdAt < messages[1].createdAt)
    #expect(environment.serverLedger.map(\.serverID) == ["s1", "s2"])
  }

  @Test("a second process is told who holds the lock, and the first is not disturbed")
  func lock() async throws {
    let first = try await bench.started()
    try await first.send("mine")
    let second = bench.environment()
    let problem = await #expect(throws: Diagnostic.self) { try await second.start() }
    #expect(problem?.message.en.contains("process id") == true)
    #expect(problem?.hint?.en.contains("--ephemeral") == true)
    try await first.send("still mine")
    #expect(await first.ownLines().count == 2)
  }

  @Test(
    "a crash turns what was going into failed, with the same id, and sends nothing by itself",
    arguments: [CrashPoint.now, .duringSending])
  func crash(_ point: CrashPoint) async throws {
    let environment = try await bench.started()
    let slow = try #require(try await environment.send("/slow"))
    let behind = try #require(try await environment.send("behind", settling: .zero))
    guard case .restarted(let report) = await environment.repository.crash(point) else {
      Issue.record("nothing crashed")
      return
    }
    #expect(report.interrupted.map(\.id) == [slow.id, behind.id])
    #expect(report.interrupted.allSatisfy { $0.failure == .interrupted })
    #expect(await environment.ownLines() == ["m1 failed 1 /slow", "m2 failed 0 behind"])
    _ = await environment.repository.wait(.seconds(60))
    #expect(await environment.repository.count(of: .failed) == 2)
    // The packet was under way: the server has it, though nobody heard.
    #expect(environment.serverLedger.map(\.messageID) == [slow.id])
    #expect(try await environment.retry(slow)?.deliveryState == .sent)
    #expect(environment.serverLedger.map(\.messageID) == [slow.id])
  }

  @Test("a crash that is armed happens in the next send")
  func armedCrash() async throws {
    let environment = try await bench.started()
    #expect(await environment.repository.crash(.duringSending) == .armed(.duringSending))
    let receipt = try await environment.repository.send(MessageDraft(conversation: "trail", text: "hi"))
    #expect(receipt.recovery?.interrupted.map(\.shortID) == ["m1"])
    #expect(await environment.ownLines() == ["m1 failed 1 hi"])
    try await environment.send("next")
    #expect(await environment.ownLines() == ["m1 failed 1 hi", "m2 sent 1 next"])
  }

  @Test("a crash before the fsync takes what was never shown")
  func crashBeforeFsync() async throws {
    let environment = try await bench.started()
    try await environment.send("kept")
    #expect(await environment.repository.crash(.beforeFsync) == .armed(.beforeFsync))
    let receipt = try await environment.repository.send(MessageDraft(conversation: "trail", text: "gone"))
    #expect(receipt.message == nil && receipt.recovery?.interrupted.isEmpty == true)
    #expect(receipt.changes.allSatisfy { if case .restarted = $0.kind { true } else { false } })
    #expect(await environment.ownLines() == ["m1 sent 1 kept"])
    _ = await environment.repository.wait(.seconds(5))
    #expect(environment.serverLedger.map(\.text) == ["kept"])
  }

  @Test("what was shown survives a loss of power")
  func powerLoss() async throws {
    let memory = MemoryFileSystem()
    let bench = Bench(memory)
    let environment = try await bench.started()
    try await environment.send("a")
    try await environment.send("/fail")
    let shown = await environment.ownLines()
    memory.losePower()
    #expect(try await bench.started().ownLines() == shown)
  }

  @Test("a reload equals the memory")
  func reload() async throws {
    let environment = try await bench.started()
    for text in ["a", "/fail", "quotes \" and \\ and \u{1} and 你好 👋🏽 and \u{202E}x", "/400", "line\nbreak"] {
      try await environment.send(text)
    }
    _ = try await environment.repository.receive(MessageDraft(conversation: "repair", text: "ready"))
    _ = try await environment.repository.open("repair")
    let before = await environment.repository.snapshot
    await environment.repository.close()
    let after = try await bench.started().repository.snapshot
    #expect(Array(after.messages) == Array(before.messages))
    #expect(after.conversations == before.conversations)
    #expect(after.selected == before.selected)
  }

  @Test("the inbox file is JSON that Codable reads too")
  func codable() async throws {
    struct File: Decodable {
      let format: String
      let version: Int
      let messages: [Message]
      let conversations: [Row]
    }
    struct Row: Decodable { let id: String }
    let environment = try await bench.started()
    let file = try JSONDecoder().decode(File.self, from: Data(try bench.fileSystem.read(bench.layout.inbox)))
    #expect(file.format == "lab-inbox" && file.version == 1)
    #expect(file.messages == Array(await environment.repository.snapshot.messages))
    #expect(file.conversations.map(\.id) == ["trail", "reading", "repair"])
    let message = try #require(file.messages.first)
    #expect(try JSONDecoder().decode(Message.self, from: JSONEncoder().encode(message)) == message)
  }

  @Test("reset begins with the seed again, and the server has forgotten too")
  func reset() async throws {
    let environment = try await bench.started()
    try await environment.send("a")
    try await environment.repository.reset()
    #expect(await environment.repository.snapshot.messageCount == 4)
    #expect(environment.serverLedger.isEmpty)
    try await environment.send("b")
    #expect(await environment.ownLines() == ["m1 sent 1 b"])
    await environment.repository.close()
    #expect(try await bench.started().ownLines() == ["m1 sent 1 b"])
  }

  @Test("a full journal is compacted in slices, and the store stays as small as its messages")
  func compaction() async throws {
    let environment = try await bench.started()
    let text = String(repeating: "long ", count: 3_000)
    var largestJournal = 0
    for _ in 1...160 {
      try await environment.send(text)
      largestJournal = max(largestJournal, try bench.fileSystem.status(of: bench.layout.journal)?.size ?? 0)
    }
    let before = Array(await environment.repository.snapshot.messages)
    #expect(largestJournal < 2 * JSONInboxCache.compactionSize)
    #expect(try bench.fileSystem.status(of: bench.layout.journal)?.size ?? 0 < largestJournal)
    await environment.repository.close()
    #expect(Array(try await bench.started().repository.snapshot.messages) == before)
  }

  @Test("the folder has mode 0700 and its files 0600")
  func modes() async throws {
    let path = FileManager.default.temporaryDirectory.path + "/lab-modes-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let layout = HomeLayout(root: path)
    let environment = AppEnvironment(
      fileSystem: POSIXFileSystem(), layout: layout, clock: VirtualClock(), ids: .seeded(1), language: .english)
    _ = try await environment.start()
    try await environment.send("a")
    let system = POSIXFileSystem()
    #expect(try system.status(of: layout.messenger)?.mode == 0o700)
    for file in [layout.inbox, layout.journal, layout.serverLedger] {
      #expect(try system.status(of: file)?.mode == 0o600)
    }
  }
}
