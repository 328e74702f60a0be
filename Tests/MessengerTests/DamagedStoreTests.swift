import Foundation
import LabSystem
import LabText
import Messenger
import Testing

@Suite("Damaged store files")
struct DamagedStoreTests {
  /// A store with messages in the snapshot and in the journal.
  private static func files() async throws -> (inbox: [UInt8], journal: [UInt8], lines: [String]) {
    let bench = Bench()
    let first = try await bench.started()
    for text in ["one", "/fail two", "三"] { try await first.send(text) }
    await first.repository.close()
    // Without its journal the store would be the seed again, so damage makes the next start write a new snapshot.
    let inbox = try bench.fileSystem.read(bench.layout.inbox)
    try bench.fileSystem.replace(bench.layout.inbox, with: inbox + Array(" ".utf8))
    try bench.fileSystem.replace(bench.layout.inbox, with: Array(try bench.text(bench.layout.inbox).dropLast(3).utf8))
    let second = try await bench.started()
    for text in ["four", "/400 five"] { try await second.send(text) }
    let lines = await second.ownLines()
    await second.repository.close()
    #expect(lines.count == 5)
    return (try bench.fileSystem.read(bench.layout.inbox), try bench.fileSystem.read(bench.layout.journal), lines)
  }

  private static func bench(inbox: [UInt8]?, journal: [UInt8]?) throws -> Bench {
    let bench = Bench()
    try bench.fileSystem.createFolder(bench.layout.messenger)
    if let inbox { try bench.fileSystem.replace(bench.layout.inbox, with: inbox) }
    if let journal { try bench.fileSystem.replace(bench.layout.journal, with: journal) }
    return bench
  }

  private func asideFiles(_ bench: Bench) throws -> [String] {
    try bench.fileSystem.list(bench.layout.messenger).filter { $0.contains(".corrupt-") }
  }

  @Test("every prefix of the journal opens, and loses only what its last line says")
  func journalPrefixes() async throws {
    let (inbox, journal, _) = try await Self.files()
    var formerCount = 0
    for length in 0...journal.count {
      let bench = try Self.bench(inbox: inbox, journal: Array(journal.prefix(length)))
      let environment = bench.environment()
      let report = try await environment.start()
      let isTorn = length > 0 && journal[length - 1] != UInt8(ascii: "\n")
      let torn = journal.prefix(length).reversed().prefix { $0 != UInt8(ascii: "\n") }.count
      #expect(report.notices == (isTorn ? [.tornTail(bytes: torn)] : []))
      #expect(report.messageCount >= formerCount, "a longer file has no fewer messages")
      formerCount = report.messageCount
      #expect(try asideFiles(bench).isEmpty)
      #expect(await environment.repository.count(of: .sending) == 0)
    }
    #expect(formerCount == 9)
  }

  @Test("zeros after the last line are room that a killed process had reserved", arguments: [1, 4_096, 65_536])
  func reservedRoom(_ count: Int) async throws {
    let (inbox, journal, lines) = try await Self.files()
    for torn in [0, 7] {
      let rest = Array(journal.dropLast(torn))
      let bench = try Self.bench(inbox: inbox, journal: rest + [UInt8](repeating: 0, count: count))
      let environment = bench.environment()
      let report = try await environment.start()
      let unfinished = rest.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
      #expect(report.notices == (torn == 0 ? [] : [.tornTail(bytes: unfinished)]))
      if torn == 0 { #expect(await environment.ownLines() == lines) }
      await environment.repository.close()
      #expect(try bench.fileSystem.read(bench.layout.journal).prefix(rest.count - unfinished) == rest.dropLast(unfinished))
      #expect(try !bench.fileSystem.read(bench.layout.journal).contains(0))
    }
  }

  @Test("every prefix of the snapshot opens; the damaged file is kept and its whole messages are shown")
  func snapshotPrefixes() async throws {
    let (inbox, journal, lines) = try await Self.files()
    let text = String(decoding: inbox, as: UTF8.self)
    for length in 0..<inbox.count - 1 {
      let bench = try Self.bench(inbox: Array(inbox.prefix(length)), journal: journal)
      let report = try await bench.environment().start()
      #expect(report.notices.count == 1)
      #expect(try bench.fileSystem.read(bench.layout.inbox + ".corrupt-1") == Array(inbox.prefix(length)))
      let whole = text.utf8.prefix(length).split(separator: UInt8(ascii: "\n")).filter {
        $0.starts(with: Array("{\"id\":\"".utf8)) && $0.contains(UInt8(ascii: ",")) && isWhole($0)
      }
      #expect(report.messageCount >= max(2, whole.count), "of \(length) bytes")
    }
    // With the file whole but for its last newline, nothing is lost.
    let bench = try Self.bench(inbox: Array(inbox.dropLast()), journal: journal)
    #expect(try await bench.started().ownLines() == lines)
  }

  /// Whether a line of the snapshot is a whole message.
  private func isWhole(_ line: some Sequence<UInt8>) -> Bool {
    var line = Array(line)
    if line.last == UInt8(ascii: ",") { line.removeLast() }
    return (try? JSONDecoder().decode(Message.self, from: Data(line))) != nil
  }

  @Test("after a repair the next start has nothing to say and shows the same")
  func secondStart() async throws {
    let (inbox, journal, _) = try await Self.files()
    for damaged in [Array(inbox.prefix(inbox.count / 2)), Array(inbox.dropLast(20)), []] {
      let bench = try Self.bench(inbox: damaged, journal: journal)
      let first = try await bench.started()
      let shown = Array(await first.repository.snapshot.messages)
      await first.repository.close()
      let second = bench.environment()
      #expect(try await second.start().notices == [])
      #expect(Array(await second.repository.snapshot.messages) == shown)
    }
  }

  @Test("one flipped bit anywhere never goes unnoticed and never stops the start")
  func flippedBits() async throws {
    let (inbox, journal, lines) = try await Self.files()
    var random = SeededRandom(seed: 3)
    for _ in 1...400 {
      let isInbox = Bool.random(using: &random)
      var bytes = isInbox ? inbox : journal
      let index = Int.random(in: 0..<bytes.count - 1, using: &random)
      bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      let bench = try Self.bench(inbox: isInbox ? bytes : inbox, journal: isInbox ? journal : bytes)
      let environment = bench.environment()
      let report = try await environment.start()
      let shown = await environment.ownLines()
      #expect(!report.notices.isEmpty || shown == lines, "byte \(index) of the \(isInbox ? "inbox" : "journal")")
    }
  }

  @Test(
    "what is no inbox is set aside, whatever it is",
    arguments: [
      "", "null", "[]", "{}", "\u{FEFF}{}", "{\"format\":\"lab-inbox\",\"version\":1}", "{\"format\":\"lab-inbox\",", "\0\0\0",
      String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000), "{\"messages\":[,]}",
      "{\"format\":\"lab-inbox\",\"messages\":[{\"id\":\"x\"}]}", "plain text", "{\"messages\":[1e999]}",
    ])
  func foreign(_ text: String) async throws {
    let bench = try Self.bench(inbox: Array(text.utf8), journal: nil)
    let environment = bench.environment()
    let report = try await environment.start()
    #expect(report.notices == [.setAside(path: bench.layout.inbox + ".corrupt-1", messages: 0)])
    #expect(try bench.text(bench.layout.inbox + ".corrupt-1") == text)
    #expect(report.messageCount == 4)
    try await environment.send("works")
    await environment.repository.close()
    #expect(try await bench.started().ownLines() == ["m1 sent 1 works"])
  }

  @Test("invalid UTF-8, links and folders in place of the inbox are set aside")
  func notAFile() async throws {
    let invalid = try Self.bench(inbox: [0xFF, 0xFE, 0x7B], journal: nil)
    #expect(try await invalid.environment().start().notices.count == 1)
    let memory = MemoryFileSystem()
    let linked = Bench(memory)
    try memory.createFolder(linked.layout.messenger)
    try memory.createFolder("/elsewhere")
    try memory.replace("/elsewhere/secret", with: Array("secret".utf8))
    memory.createLink(linked.layout.inbox, to: "/elsewhere/secret")
    #expect(try await linked.environment().start().notices.count == 1)
    #expect(try linked.text("/elsewhere/secret") == "secret")
    let folder = Bench()
    try folder.fileSystem.createFolder(folder.layout.inbox)
    #expect(try await folder.environment().start().notices.count == 1)
    #expect(try folder.fileSystem.status(of: folder.layout.inbox + ".corrupt-1")?.kind == .folder)
  }

  @Test("an inbox edited by hand is used, and a copy is kept")
  func edited() async throws {
    let (inbox, journal, lines) = try await Self.files()
    let pretty = try JSONSerialization.data(
      withJSONObject: try JSONSerialization.jsonObject(with: Data(inbox)), options: [.prettyPrinted])
    let bench = try Self.bench(inbox: Array(pretty), journal: journal)
    let environment = bench.environment()
    #expect(try await environment.start().notices == [.editedOutside(copy: bench.layout.inbox + ".corrupt-1")])
    #expect(await environment.ownLines() == lines)
  }

  @Test("members, states and journal lines of a later version are kept")
  func unknownKept() async throws {
    let (inbox, journal, _) = try await Self.files()
    var text = String(decoding: inbox, as: UTF8.self)
    text = text.replacingOccurrences(of: "\"text\":\"one\"", with: "\"reactions\":[\"👍\",{\"a\":1}],\"text\":\"one\"")
    text = text.replacingOccurrences(of: "\"state\":\"failed\"", with: "\"state\":\"expired\"")
    text = text.replacingOccurrences(of: "\"peer\":\"Mina\"", with: "\"muted\":true,\"peer\":\"Mina\"")
    text = text.replacingOccurrences(of: "\"version\":1,", with: "\"version\":1,\"theme\":{\"dark\":true},")
    let bench = try Self.bench(inbox: Array(text.utf8), journal: journal)
    let environment = bench.environment()
    let notices = try await environment.start().notices
    #expect(notices.contains(.unknownStates(count: 1)))
    #expect(await environment.ownLines().contains("m2 failed 1 /fail two"))
    // Damage makes the next start write a new snapshot from what it knows.
    await environment.repository.close()
    let kept = try bench.text(bench.layout.inbox)
    for part in [
      "\"reactions\":[\"👍\",{\"a\":1}]", "\"stateBefore\":\"expired\"", "\"muted\":true", "\"theme\":{\"dark\":true}",
    ] {
      #expect(kept.contains(part), "\(part) was dropped")
    }
  }

  @Test("a store of a later version is shown and not touched, and a reset only sets it aside")
  func newerVersion() async throws {
    let (inbox, journal, lines) = try await Self.files()
    let newer = String(decoding: inbox, as: UTF8.self).replacingOccurrences(of: "\"version\":1,", with: "\"version\":2,")
    let bench = try Self.bench(inbox: Array(newer.utf8), journal: journal)
    let environment = bench.environment()
    #expect(try await environment.start().notices.contains(.newerVersion(2)))
    #expect(await environment.repository.storeStatus == .readOnly(version: 2))
    try await environment.send("in memory")
    #expect(await environment.ownLines() == lines + ["m6 sent 1 in memory"])
    #expect(try bench.text(bench.layout.inbox) == newer)
    try await environment.repository.reset()
    #expect(try bench.text(bench.layout.inbox + ".corrupt-1") == newer)
    #expect(try bench.fileSystem.read(bench.layout.journal + ".corrupt-1") == journal)
  }

  @Test("of messages with the same id the first is shown and the file is kept")
  func duplicates() async throws {
    let (inbox, journal, lines) = try await Self.files()
    var rows = String(decoding: inbox, as: UTF8.self).split(separator: "\n").map(String.init)
    let index = try #require(rows.firstIndex { $0.contains("\"text\":\"one\"") })
    rows.insert(rows[index].replacingOccurrences(of: "one", with: "other"), at: index + 1)
    let bench = try Self.bench(inbox: Array(rows.joined(separator: "\n").utf8), journal: journal)
    let environment = bench.environment()
    #expect(try await environment.start().notices.contains(.duplicateIDs(count: 1)))
    #expect(await environment.ownLines() == lines)
    #expect(try bench.text(bench.layout.inbox + ".corrupt-1").contains("other"))
  }
}
