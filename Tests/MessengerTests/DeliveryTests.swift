import Foundation
import LabSystem
import LabText
import Messenger
import Testing

@Suite("Delivery")
struct DeliveryTests {
  let bench = Bench()

  /// Sends one text and lets time pass; gives the published states and the message's end.
  private func run(
    _ text: String, for time: Duration = .seconds(60)
  ) async throws -> (states: [DeliveryState], message: Message, environment: AppEnvironment) {
    let environment = try await bench.started()
    let receipt = try await environment.repository.send(MessageDraft(conversation: "trail", text: text))
    let id = try #require(receipt.message).id
    let changes = receipt.changes + (await environment.repository.wait(time))
    return (states(of: id, in: changes), try #require(await environment.repository.message(id)), environment)
  }

  @Test(
    "each fault takes its own path",
    arguments: [
      ("hello", "queued sending sent", 1, 1), ("/fail", "queued sending failed", 1, 0),
      ("/slow", "queued sending sent", 1, 1), ("/dropack", "queued sending failed", 1, 1),
      ("/echofirst", "queued sending sent", 1, 1), ("/dupack", "queued sending sent", 1, 1),
      ("/503", "queued sending queued sending queued sending sent", 3, 1), ("/400", "queued sending failed", 1, 0),
      ("/html520", "queued sending failed", 1, 1), ("/timeout", "queued sending failed", 1, 1),
      ("//fail is only a word", "queued sending sent", 1, 1), ("ends with /fail", "queued sending failed", 1, 0),
    ])
  func paths(_ text: String, _ path: String, _ attempts: Int, _ onServer: Int) async throws {
    let (states, message, environment) = try await run(text)
    #expect(states.map(\.rawValue).joined(separator: " ") == path)
    #expect(message.attempts == attempts)
    #expect(environment.serverLedger.count == onServer)
  }

  @Test("a retry keeps the id and makes no second message", arguments: ["/fail", "/dropack", "/html520", "/timeout"])
  func retry(_ text: String) async throws {
    let (_, failed, environment) = try await run(text, for: .seconds(11))
    #expect(failed.deliveryState == .failed)
    let sent = try #require(try await environment.retry(failed))
    #expect(sent.id == failed.id && sent.shortID == failed.shortID)
    #expect(sent.deliveryState == .sent && sent.attempts == 2 && sent.failure == nil)
    _ = await environment.repository.wait(.seconds(60))
    #expect(environment.serverLedger.map(\.messageID) == [failed.id])
    #expect(sent.serverID == environment.serverLedger.first?.serverID)
    #expect(await environment.ownLines() == ["m1 sent 2 \(text)"])
  }

  @Test("the message is in the inbox before the network knows of it")
  func optimisticInsert() async throws {
    let environment = try await bench.started()
    let receipt = try await environment.repository.send(MessageDraft(conversation: "trail", text: "hello"))
    #expect(states(of: receipt.message?.id, in: receipt.changes) == [.queued, .sending])
    #expect(environment.serverLedger.isEmpty)
    #expect(await environment.repository.snapshot.messages(in: "trail").last?.text == "hello")
  }

  @Test("pressing retry again and again makes neither a second row nor a second attempt")
  func retryTwice() async throws {
    let environment = try await bench.started()
    let failed = try #require(try await environment.send("hi /fail"))
    _ = try await environment.repository.retry(failed.id)
    for _ in 1...3 {
      let problem = await #expect(throws: Diagnostic.self) { try await environment.repository.retry(failed.id) }
      #expect(problem?.message.en.contains("already going") == true)
    }
    _ = await environment.repository.settle(within: .seconds(1))
    let problem = await #expect(throws: Diagnostic.self) { try await environment.repository.retry(failed.id) }
    #expect(problem?.message.en.contains("sent already") == true)
    #expect(await environment.ownLines() == ["m1 sent 2 hi /fail"])
    #expect(environment.serverLedger.first?.arrivals == 1)
  }

  @Test("retry refuses what is received, unknown or refused for good, each with its reason")
  func retryRefusals() async throws {
    let environment = try await bench.started()
    let nothing = await #expect(throws: Diagnostic.self) { try await environment.repository.retryCandidate() }
    #expect(nothing?.message.en.contains("no message has failed") == true)
    let rejected = try #require(try await environment.send("/400"))
    #expect(rejected.failure == .rejected)
    let refused = await #expect(throws: Diagnostic.self) { try await environment.repository.retry(rejected.id) }
    #expect(refused?.message.en.contains("for good") == true)
    let received = try await environment.repository.resolve("r1")
    let notOurs = await #expect(throws: Diagnostic.self) { try await environment.repository.retry(received.id) }
    #expect(notOurs?.message.en.contains("received") == true)
    await #expect(throws: Diagnostic.self) { try await environment.repository.resolve("m999") }
  }

  @Test("of several failed messages the oldest is retried first")
  func retryOrder() async throws {
    let environment = try await bench.started()
    try await environment.send("/400")
    try await environment.send("first /fail")
    try await environment.send("second /fail", to: "reading")
    #expect(try await environment.repository.retryCandidate().shortID == "m2")
  }

  @Test("a message waits behind the one before it in its conversation, not behind other conversations")
  func headOfQueue() async throws {
    let environment = try await bench.started()
    try await environment.send("/slow")
    try await environment.send("after", settling: .seconds(0))
    try await environment.send("elsewhere", to: "reading", settling: .milliseconds(500))
    #expect(await environment.ownLines() == ["m1 sending 1 /slow", "m2 queued 0 after", "m3 sent 1 elsewhere"])
    let queue = await environment.repository.queue
    #expect(queue.map(\.message.shortID) == ["m1", "m2"])
    #expect(queue.map(\.reason) == [.underWay, .behind("m1")])
    _ = await environment.repository.settle(within: .seconds(10))
    #expect(environment.serverLedger.map(\.text) == ["elsewhere", "/slow", "after"])
  }

  @Test("a late answer of an old attempt changes nothing and is logged")
  func lateAnswer() async throws {
    let (_, failed, environment) = try await run("/timeout", for: .seconds(10))
    #expect(failed.failure == .timedOut)
    _ = try await environment.repository.retry(failed.id)
    _ = await environment.repository.wait(.milliseconds(50))
    #expect(await environment.repository.message(failed.id)?.deliveryState == .sending)
    _ = await environment.repository.wait(.seconds(20))
    let log = await environment.repository.chain(of: failed.id).hops
    #expect(log.contains { $0.event.en.contains("attempt 1 is over") })
    #expect(environment.serverLedger.first?.arrivals == 2)
    #expect(await environment.ownLines() == ["m1 sent 2 /timeout"])
  }

  @Test("an echo or an answer that comes again changes nothing", arguments: ["/echofirst", "/dupack"])
  func confirmedTwice(_ text: String) async throws {
    let (states, message, environment) = try await run(text)
    #expect(states == [.queued, .sending, .sent])
    let log = await environment.repository.chain(of: message.id).hops
    #expect(log.contains { $0.event.en.contains("confirmed already") })
  }

  @Test("offline messages wait in order and go out when the network is back")
  func offline() async throws {
    let environment = try await bench.started()
    let receipt = try await environment.repository.send(MessageDraft(conversation: "trail", text: "/offline"))
    #expect(receipt.message == nil && receipt.changes.map(\.kind) == [.network(isOnline: false)])
    for text in ["a", "b", "c"] { try await environment.send(text) }
    #expect(await environment.repository.queue.map(\.reason) == [.offline, .behind("m1"), .behind("m1")])
    #expect(environment.serverLedger.isEmpty)
    try await environment.send("/online and d")
    _ = await environment.repository.settle(within: .seconds(5))
    #expect(environment.serverLedger.map(\.text) == ["a", "b", "c", "and d"])
    #expect(await environment.repository.count(of: .sent) == 4)
  }

  @Test("going offline breaks off what is under way")
  func connectionLost() async throws {
    let environment = try await bench.started()
    let message = try await environment.send("/slow")
    _ = await environment.repository.setOnline(false)
    let lost = await environment.repository.message(try #require(message).id)
    #expect(lost?.deliveryState == .failed && lost?.failure == .connectionLost)
  }

  @Test("the waits after 503 double, and cancelling the message ends them")
  func backOff() async throws {
    let environment = try await bench.started()
    let message = try #require(try await environment.send("/503", settling: .milliseconds(100)))
    try await environment.send("behind", settling: .zero)
    #expect(await environment.repository.queue.map(\.reason) == [.backsOff(milliseconds: 180), .behind("m1")])
    _ = try await environment.repository.cancel(message.id)
    _ = await environment.repository.settle(within: .milliseconds(100))
    #expect(await environment.ownLines() == ["m2 sent 1 behind"])
  }

  @Test("only what is not sent can be cancelled")
  func cancel() async throws {
    let environment = try await bench.started()
    let sent = try #require(try await environment.send("a"))
    let slow = try #require(try await environment.send("/slow"))
    for id in [sent.id, slow.id] {
      await #expect(throws: Diagnostic.self) { try await environment.repository.cancel(id) }
    }
    let queued = try #require(try await environment.send("b", settling: .zero))
    #expect(try await environment.repository.cancel(queued.id).changes.map(\.kind) == [.removed(queued)])
    try await environment.send("c", settling: .seconds(9))
    #expect(await environment.ownLines() == ["m1 sent 1 a", "m2 sent 1 /slow", "m4 sent 1 c"])
  }

  @Test("a received message is unread until its conversation is opened")
  func receive() async throws {
    let environment = try await bench.started()
    #expect(await environment.repository.snapshot.conversations.map(\.unread) == [2, 1, 1])
    _ = try await environment.repository.receive(MessageDraft(conversation: "reading", text: "so?"))
    #expect(await environment.repository.snapshot.conversations.map(\.unread) == [2, 2, 1])
    #expect(await environment.repository.snapshot.conversations[1].preview == "so?")
    _ = try await environment.repository.open("reading")
    _ = try await environment.repository.receive(MessageDraft(conversation: "reading", text: "well?"), from: "Ada")
    let snapshot = await environment.repository.snapshot
    #expect(snapshot.conversations.map(\.unread) == [2, 0, 1])
    #expect(snapshot.selected?.id == "reading")
    #expect(snapshot.messages(in: "reading").map(\.shortID) == ["r3", "r5", "r6"])
    #expect(snapshot.messages(in: "reading").last?.author == "Ada")
  }

  @Test("empty and oversized texts and unknown conversations are refused without a change")
  func refusedDrafts() async throws {
    let environment = try await bench.started()
    let big = String(repeating: "x", count: MessageDraft.textLimit + 1)
    for draft in [("trail", " \n"), ("trail", big), ("nowhere", "hi")] {
      await #expect(throws: Diagnostic.self) {
        try await environment.repository.send(MessageDraft(conversation: draft.0, text: draft.1))
      }
    }
    #expect(await environment.repository.snapshot.messageCount == 4)
    #expect(await environment.repository.snapshot.revision == 0)
  }

  @Test("the change stream has every change once, in order, as the receipts have them")
  func changeStream() async throws {
    let environment = try await bench.started()
    let stream = await environment.repository.changes()
    var expected: [InboxChange] = []
    for text in ["a", "/fail", "/503"] {
      expected += try await environment.repository.send(MessageDraft(conversation: "trail", text: text)).changes
      expected += await environment.repository.settle(within: .seconds(1))
    }
    await environment.repository.close()
    var seen: [InboxChange] = []
    for await change in stream { seen.append(change) }
    #expect(seen == expected)
    #expect(seen.map(\.revision) == Array(1...seen.count))
  }

  @Test("the same commands give the same bytes")
  func determinism() async throws {
    var files: [String] = []
    for _ in 1...2 {
      let bench = Bench(seed: 7)
      let environment = try await bench.started()
      for text in ["a", "/fail", "/503", "/dropack", "/timeout"] { try await environment.send(text) }
      _ = await environment.repository.wait(.seconds(30))
      files.append(try bench.text(bench.layout.journal) + bench.text(bench.layout.serverLedger, on: bench.serverFileSystem))
    }
    #expect(files[0] == files[1])
  }

  @Test("on the machine's clock a message is sent as well")
  func realClock() async throws {
    let environment = bench.environment(clock: RealClock())
    _ = try await environment.start()
    let message = try await environment.send("hello", settling: .seconds(30))
    #expect(message?.deliveryState == .sent)
  }
}
