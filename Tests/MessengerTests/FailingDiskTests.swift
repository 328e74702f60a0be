import Foundation
import LabSystem
import LabText
import Messenger
import Testing

@Suite("Failing disk")
struct FailingDiskTests {
  private struct Trial: Sendable, CustomTestStringConvertible {
    let fault: FaultyFileSystem.Fault
    var testDescription: String { "\(fault.operation) \(fault.number) \(fault.reason)" }
  }

  private static let trials: [Trial] = {
    var trials: [Trial] = []
    for number in 1...14 {
      trials.append(Trial(fault: .init(.write, number: number, .noSpace, isLasting: true, writtenBytes: 17)))
      trials.append(Trial(fault: .init(.write, number: number, .inputOutput)))
      trials.append(Trial(fault: .init(.synchronize, number: number, .inputOutput)))
      trials.append(Trial(fault: .init(.synchronize, number: number, .noSpace, isLasting: true)))
    }
    for number in 1...3 { trials.append(Trial(fault: .init(.rename, number: number, .inputOutput, isLasting: true))) }
    for number in 1...4 { trials.append(Trial(fault: .init(.open, number: number, .noSpace, isLasting: true))) }
    return trials
  }()

  @Test("a disk that fails is told, the session goes on, and what was durable before is there", arguments: trials)
  private func fails(_ trial: Trial) async throws {
    let memory = MemoryFileSystem()
    let disk = FaultyFileSystem(memory, faults: [trial.fault])
    let bench = Bench(disk)
    let environment = bench.environment()
    var notices = try await environment.start().notices
    var durable: [String] = await environment.repository.storeStatus == .durable ? [] : ["none"]
    for number in 1...6 {
      let receipt = try await environment.repository.send(MessageDraft(conversation: "trail", text: "\(number)"))
      let changes = receipt.changes + (await environment.repository.settle(within: .seconds(1)))
      for case .notice(let notice) in changes.map(\.kind) { notices.append(notice) }
      if await environment.repository.storeStatus == .durable, durable != ["none"] {
        durable = await environment.ownLines()
      }
    }
    // Whatever the disk does, the session shows all messages.
    #expect(await environment.ownLines() == (1...6).map { "m\($0) sent 1 \($0)" })
    let hasFailed = disk.count(of: trial.fault.operation) >= trial.fault.number
    let isTold = notices.contains { if case .memoryOnly = $0 { true } else { false } }
    #expect(isTold == hasFailed, "\(notices)")
    let isDurable = await environment.repository.storeStatus == .durable
    await environment.repository.close()
    memory.losePower()
    let after = try await Bench(memory).started()
    let lines = await after.ownLines()
    if isDurable { #expect(lines == (1...6).map { "m\($0) sent 1 \($0)" }) }
    for line in durable where line != "none" { #expect(lines.contains(line)) }
  }

  @Test("when the disk can be written again, everything gets there")
  func heals() async throws {
    for operation in [FileSystemError.Operation.write, .synchronize] {
      let memory = MemoryFileSystem()
      let disk = FaultyFileSystem(memory, faults: [])
      let environment = try await Bench(disk).started()
      try await environment.send("before")
      disk.setFaults([.init(operation, number: 1, .noSpace, isLasting: true, writtenBytes: 5)])
      for number in 1...5 { try await environment.send("meanwhile \(number)") }
      guard case .memoryOnly = await environment.repository.storeStatus else {
        Issue.record("the failure was not noticed")
        return
      }
      disk.setFaults([])
      var isTold = false
      for number in 1...70 {
        let receipt = try await environment.repository.send(MessageDraft(conversation: "trail", text: "after \(number)"))
        let changes = receipt.changes + (await environment.repository.settle(within: .seconds(1)))
        isTold = isTold || changes.map(\.kind).contains(.notice(.durableAgain))
      }
      #expect(isTold)
      #expect(await environment.repository.storeStatus == .durable)
      let shown = await environment.ownLines()
      await environment.repository.close()
      memory.losePower()
      #expect(try await Bench(memory).started().ownLines() == shown)
    }
  }

  @Test("a file that can't be read is never written over")
  func unreadable() async throws {
    let memory = MemoryFileSystem()
    let first = try await Bench(memory).started()
    try await first.send("precious")
    await first.repository.close()
    let before = try memory.read("/home/messenger/inbox.json") + memory.read("/home/messenger/journal.jsonl")
    let disk = FaultyFileSystem(memory, faults: [.init(.read, number: 1, .inputOutput, isLasting: true)])
    let environment = Bench(disk).environment()
    let report = try await environment.start()
    #expect(report.notices.count == 1)
    disk.setFaults([])
    for number in 1...80 { try await environment.send("\(number)") }
    await environment.repository.close()
    let after = try memory.read("/home/messenger/inbox.json") + memory.read("/home/messenger/journal.jsonl")
    #expect(after == before)
    #expect(try await Bench(memory).started().ownLines() == ["m1 sent 1 precious"])
  }

  @Test("a failing compaction costs nothing but the space")
  func failingCompaction() async throws {
    let memory = MemoryFileSystem()
    let disk = FaultyFileSystem(memory, faults: [.init(.rename, number: 3, .noSpace, isLasting: true)])
    let environment = try await Bench(disk).started()
    let text = String(repeating: "long ", count: 3_000)
    for _ in 1...100 { try await environment.send(text) }
    #expect(disk.count(of: .rename) >= 3, "no compaction was tried")
    #expect(await environment.repository.storeStatus == .durable)
    let shown = await environment.ownLines()
    await environment.repository.close()
    #expect(try await Bench(memory).started().ownLines() == shown)
  }

  @Test("a read-only folder is told, and the session lives in memory", .enabled(if: getuid() != 0))
  func readOnlyFolder() async throws {
    let path = FileManager.default.temporaryDirectory.path + "/lab-readonly-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let environment = AppEnvironment(
      fileSystem: POSIXFileSystem(), layout: HomeLayout(root: path + "/home"), clock: VirtualClock(), ids: .seeded(1),
      language: .english)
    #expect(try await environment.start().notices.count == 1)
    try await environment.send("in memory")
    #expect(await environment.ownLines() == ["m1 sent 1 in memory"])
  }

  @Test("every notice has words in both languages")
  func words() {
    let error = FileSystemError(.write, "/x", .noSpace)
    let notices: [StoreNotice] = [
      .tornTail(bytes: 3), .setAside(path: "/x", messages: 1), .editedOutside(copy: "/y"), .duplicateIDs(count: 2),
      .unknownStates(count: 1), .newerVersion(2), .memoryOnly(error), .durableAgain,
    ]
    for notice in notices {
      let text = notice.explanation
      #expect(text.en != text.zh && !text.zh.isEmpty)
      #expect(text.zh.unicodeScalars.contains { $0.value >= 0x4E00 })
    }
  }

  @Test("a home folder that is removed while the messenger runs is noticed with the next change, and nothing is written elsewhere")
  func removedHome() async throws {
    let path = NSTemporaryDirectory() + "lab-removed-home-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let environment = AppEnvironment(
      fileSystem: POSIXFileSystem(), layout: HomeLayout(root: path), clock: VirtualClock(), ids: .seeded(1), language: .english)
    _ = try await environment.start()
    let repository = environment.repository
    _ = try await repository.send(MessageDraft(conversation: "trail", text: "kept"))
    try FileManager.default.removeItem(atPath: path)
    let receipt = try await repository.send(MessageDraft(conversation: "trail", text: "not kept"))
    let notices = receipt.changes.compactMap { change -> StoreNotice? in
      if case .notice(let notice) = change.kind { return notice }
      return nil
    }
    #expect(notices.contains { if case .memoryOnly(let error) = $0 { error.reason == .notFound } else { false } })
    _ = try await repository.send(MessageDraft(conversation: "trail", text: "not kept either"))
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(await repository.snapshot.messages.filter(\.isOutgoing).count == 3)
  }
}
