import Foundation
import LabSystem
import LabText
import Messenger

/// A program for crash tests and benchmarks: the messenger on a real disk without the shell around it.
///
///     messenger-probe storm HOME          sends until it is killed and prints every change once it is durable
///     messenger-probe state HOME          prints what a start finds
///     messenger-probe fill HOME COUNT     writes a store with that many sent messages
///     messenger-probe start HOME          prints how long opening the store takes
///     messenger-probe bench HOME          opens the store and answers each line "sends COUNT" or "inserts COUNT" of its
///                                         input with a rate
///     messenger-probe rewrite HOME COUNT  the same for a whole-file rewrite on each change
@main
struct MessengerProbe {
  /// Runs on one thread, as the shell does.
  static func main() {
    let failure = CallingThread.run { () -> String? in
      do { try await run() } catch { return "\(error)" }
      return nil
    }
    guard let failure else { return }
    FileHandle.standardError.write(Data((failure + "\n").utf8))
    exit(1)
  }

  private static func run() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else { return print("usage: messenger-probe MODE HOME [COUNT]") }
    let layout = HomeLayout(root: arguments[1])
    let count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
    switch arguments[0] {
    case "storm": try await storm(layout)
    case "state": try await printState(layout)
    case "fill": try await fill(layout, count)
    case "start": try await measureStart(layout)
    case "bench": try await bench(layout)
    case "rewrite": try measureRewrites(layout, count)
    default: print("unknown mode")
    }
  }

  static func environment(_ layout: HomeLayout, on fileSystem: any FileSystem = POSIXFileSystem()) -> AppEnvironment {
    AppEnvironment(
      fileSystem: fileSystem, layout: layout, clock: VirtualClock(), ids: .seeded(1), language: .english,
      program: "messenger-probe")
  }

  /// Prints one line at once, so that what was printed before a kill is there.
  static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  static func describe(_ message: Message) -> String {
    "\(message.id) \(message.shortID) \(message.deliveryState) \(message.text)"
  }

  private static func storm(_ layout: HomeLayout) async throws {
    let environment = environment(layout)
    _ = try await environment.start()
    let repository = environment.repository
    func tell(_ changes: [InboxChange]) {
      for message in changes.compactMap(\.message) where message.isOutgoing { say("shown \(describe(message))") }
    }
    let words = ["plain", "/fail", "/dropack", "/echofirst", "/503", "plain", "/html520", "plain"]
    for number in await repository.snapshot.messageCount... {
      let conversation = ["trail", "reading", "repair"][number % 3]
      let text = "\(words[number % words.count]) \(number)"
      tell(try await repository.send(MessageDraft(conversation: conversation, text: text)).changes)
      tell(await repository.settle(within: .milliseconds(number % 5 == 0 ? 30 : 1_000)))
      if number % 7 == 0, let failed = try? await repository.retryCandidate() {
        tell(try await repository.retry(failed.id).changes)
        tell(await repository.settle(within: .seconds(1)))
      }
      if number % 11 == 0, let failed = await repository.failedMessages.last {
        say("cancelling \(failed.id)")
        _ = try await repository.cancel(failed.id)
        say("cancelled \(failed.id)")
      }
    }
  }

  private static func printState(_ layout: HomeLayout) async throws {
    let environment = environment(layout)
    let report = try await environment.start()
    for notice in report.notices { say("notice \(notice)") }
    for message in await environment.repository.snapshot.messages where message.isOutgoing {
      say("message \(describe(message))")
    }
    for record in environment.serverLedger { say("server \(record.messageID) \(record.serverID)") }
  }

  /// Fills a store in memory, which waits for no disk, and copies its files.
  private static func fill(_ layout: HomeLayout, _ count: Int) async throws {
    let memory = MemoryFileSystem()
    let environment = environment(layout, on: memory)
    _ = try await environment.start()
    var left = count
    while left > 0 {
      let drafts = (0..<min(left, 2_000)).map {
        MessageDraft(conversation: ["trail", "reading", "repair"][$0 % 3], text: sampleText($0))
      }
      _ = try await environment.repository.send(drafts)
      _ = await environment.repository.settle(within: .seconds(1_000_000))
      left -= drafts.count
    }
    await environment.repository.close()
    let disk = POSIXFileSystem()
    try disk.createFolder(layout.messenger)
    for path in [layout.inbox, layout.journal, layout.serverLedger] where memory.exists(path) {
      try disk.replace(path, with: memory.read(path))
    }
  }

  static func sampleText(_ number: Int) -> String {
    "Message \(number): see you at the north gate, bring water and the map. 到时候见。"
  }

  private static func measureStart(_ layout: HomeLayout) async throws {
    let began = ContinuousClock.now
    let environment = environment(layout)
    let report = try await environment.start()
    let time = ContinuousClock.now - began
    say("{\"messages\":\(report.messageCount),\"milliseconds\":\(milliseconds(time))}")
  }

  static func milliseconds(_ duration: Duration) -> Double {
    (duration / .microseconds(1)).rounded() / 1000
  }

  /// Keeps the store open for all lines, as a program keeps its connection to a database.
  private static func bench(_ layout: HomeLayout) async throws {
    let environment = environment(layout)
    _ = try await environment.start()
    let repository = environment.repository
    // The first send of a process also makes the server read its ledger, which a client doesn't wait for.
    _ = try await repository.send(MessageDraft(conversation: "trail", text: sampleText(0)))
    _ = await repository.settle(within: .seconds(1))
    while let line = readLine() {
      let words = line.split(separator: " ")
      let count = words.count == 2 ? Int(words[1]) ?? 0 : 0
      switch words.first {
      case "sends": try await measure(repository, "trail", count, settling: true)
      case "inserts":
        _ = await repository.setOnline(false)
        try await measure(repository, "reading", count, settling: false)
        _ = await repository.setOnline(true)
        _ = await repository.settle(within: .seconds(1_000_000))
      default: say("{}")
      }
    }
  }

  private static func measure(
    _ repository: MessageRepository, _ conversation: Conversation.ID, _ count: Int, settling: Bool
  ) async throws {
    let bytesBefore = await repository.storeEffort.bytesWritten
    var slowest = Duration.zero
    let began = ContinuousClock.now
    for number in 0..<count {
      let start = ContinuousClock.now
      _ = try await repository.send(MessageDraft(conversation: conversation, text: sampleText(number)))
      if settling { _ = await repository.settle(within: .seconds(1)) }
      slowest = max(slowest, ContinuousClock.now - start)
    }
    let time = ContinuousClock.now - began
    let bytes = await repository.storeEffort.bytesWritten - bytesBefore
    say(
      """
      {"perSecond":\(rate(count, time)),"slowestMilliseconds":\(milliseconds(slowest)),"bytesEach":\(bytes / max(count, 1))}
      """)
  }

  static func rate(_ count: Int, _ time: Duration) -> Int { Int(Double(count) / (time / .seconds(1))) }
}
