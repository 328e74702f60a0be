import Foundation
import LabSystem
import LabText
import Messenger
import Testing

@Suite("Checkpoints")
struct CheckpointTests {
  let bench = Bench()

  @Test("going back takes the message, the server's record and the number back, also after a reload")
  func goBack() async throws {
    let environment = try await bench.started()
    try await environment.send("kept")
    let checkpoint = await environment.repository.checkpoint()
    let first = try #require(try await environment.send("undone"))
    _ = try await environment.repository.open("reading")
    _ = try await environment.repository.receive(MessageDraft(conversation: "trail", text: "r"))
    try await environment.repository.restore(to: checkpoint)
    #expect(await environment.ownLines() == ["m1 sent 1 kept"])
    #expect(await environment.repository.snapshot.conversations.map(\.unread) == [2, 1, 1])
    #expect(environment.serverLedger.map(\.text) == ["kept"])
    let again = try #require(try await environment.send("undone"))
    #expect(again.id == first.id && again.shortID == "m2")
    let before = await environment.repository.snapshot
    await environment.repository.close()
    let after = try await bench.started()
    #expect(Array(await after.repository.snapshot.messages) == Array(before.messages))
    #expect(await after.repository.snapshot.conversations == before.conversations)
    #expect(after.serverLedger.map(\.text) == ["kept", "undone"])
  }

  @Test("undoing a cancel puts the message back in its place and in its state")
  func undoCancel() async throws {
    let environment = try await bench.started()
    let failed = try #require(try await environment.send("/fail"))
    try await environment.send("after")
    let checkpoint = await environment.repository.checkpoint()
    _ = try await environment.repository.cancel(failed.id)
    try await environment.repository.restore(to: checkpoint)
    let lines = ["m1 failed 1 /fail", "m2 sent 1 after"]
    #expect(await environment.ownLines() == lines)
    await environment.repository.close()
    #expect(try await bench.started().ownLines() == lines)
  }

  @Test("going back is refused while a message or an answer is under way, and nothing changes")
  func refused() async throws {
    let environment = try await bench.started()
    let checkpoint = await environment.repository.checkpoint()
    try await environment.send("/slow")
    let going = await #expect(throws: Diagnostic.self) { try await environment.repository.restore(to: checkpoint) }
    #expect(going?.message.en.contains("m1 is still going") == true)
    #expect(await environment.ownLines() == ["m1 sending 1 /slow"])
    let during = await environment.repository.checkpoint()
    _ = await environment.repository.wait(.seconds(5))
    await #expect(throws: Diagnostic.self) { try await environment.repository.restore(to: during) }
    try await environment.repository.restore(to: checkpoint)
    #expect(await environment.ownLines().isEmpty)
    _ = await environment.repository.crash(.now)
    await #expect(throws: Diagnostic.self) { try await environment.repository.restore(to: checkpoint) }
  }
}

@Suite("Log")
struct LogTests {
  let bench = Bench()

  @Test("the chain of a sent message goes from the UI to the transport and back")
  func chain() async throws {
    let environment = try await bench.started()
    let message = try #require(try await environment.send("hello"))
    let chain = await environment.repository.chain(of: message.id)
    #expect(chain.mainPath == [.ui, .repository, .transport, .repository, .ui])
    #expect(chain.layers == [.ui, .repository, .cache, .transport, .server, .transport, .repository, .cache, .ui])
    #expect(chain.hops.compactMap(\.state) == [.queued, .queued, .sending, .sent, .sent])
    #expect(chain.hops.allSatisfy { $0.shortID == "m1" && $0.messageID == message.id })
    for language in Language.allCases {
      let drawing = chain.drawing(in: language).plain
      #expect(drawing.contains("UI → Repository → Transport → Repository → UI"))
      #expect(drawing.contains("  80 ms"))
    }
  }

  @Test("a retried message's chain shows both attempts under one id")
  func retriedChain() async throws {
    let environment = try await bench.started()
    let message = try #require(try await environment.retry(try await environment.send("/dropack")))
    let chain = await environment.repository.chain(of: message.id)
    #expect(chain.hops.contains { $0.layer == .server && $0.event.en.contains("has this id already") })
    #expect(chain.hops.compactMap(\.attempt).max() == 2)
  }

  @Test("the log keeps its latest entries only and says how many are gone")
  func bound() async throws {
    let environment = try await bench.started()
    for number in 1...200 { try await environment.send("\(number)") }
    let entries = await environment.repository.logEntries
    #expect(entries.count == DeliveryLog.capacity)
    #expect(entries.map(\.number) == Array(entries[0].number..<(entries[0].number + entries.count)))
    #expect(await environment.repository.forgottenLogEntries == entries[0].number - 1)
    await environment.repository.clearLog()
    #expect(await environment.repository.logEntries.isEmpty)
  }

  @Test("ids are found by short id, UUID and its beginning, conversations by number, id and title")
  func finding() async throws {
    let environment = try await bench.started()
    let message = try #require(try await environment.send("hello"))
    let repository = environment.repository
    for name in ["m1", "M1", message.id.uuidString, String(message.id.uuidString.lowercased().prefix(6))] {
      #expect(try await repository.resolve(name) == message)
    }
    let problem = await #expect(throws: Diagnostic.self) { try await repository.resolve("m2\u{1B}[2J") }
    #expect(problem?.message.en.contains("\u{1B}") == false)
    for name in ["1", "trail", "Trail Club", "trail c"] {
      #expect(try await repository.resolveConversation(name).id == "trail")
    }
    let near = await #expect(throws: Diagnostic.self) { try await repository.resolveConversation("trial club") }
    #expect(near?.hint?.en.contains("Trail Club") == true)
  }

  @Test("a fault word that was mistyped is noticed, an escaped one is not")
  func nearMisses() {
    #expect(FaultKind.nearMisses(in: "/fial").contains("/fail"))
    #expect(FaultKind.nearMisses(in: "//fial") == [])
    #expect(FaultKind.nearMisses(in: "plain text") == [])
  }
}
