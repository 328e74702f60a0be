import Foundation
import LabSystem
public import LabText

extension MessageRepository {
  /// Drops everything the process holds in memory, as `kill -9` does, and starts again from the store.
  public func crash(_ point: CrashPoint) -> CrashOutcome {
    switch point {
    case .now: return .restarted(dropProcess())
    case .duringSending:
      if lanes.values.contains(where: { $0.underWay != nil }) { return .restarted(dropProcess()) }
    case .beforeFsync: break
    }
    armedCrash = point
    return .armed(point)
  }

  /// Empties the store, the server's ledger included, and begins again with the seed. Files set aside stay.
  public func reset() throws(Diagnostic) {
    do {
      try cache.removeFiles()
      if let mock = transport as? MockMessageTransport { try mock.reset() }
      publish(.restarted(try load()))
    } catch {
      throw Diagnostic(
        Localized(
          en: "the messenger could not be reset: \(error.sentence.en.escapingUntrusted())",
          zh: "消息存储无法重置：\(error.sentence.zh.escapingUntrusted())"))
    }
  }

  /// Forgets the process's state without bringing anything to the disk, and loads what is there.
  func dropProcess() -> RecoveryReport {
    cache.dropEverything()
    transport.clientVanished()
    // The lock is still ours, and nothing else makes loading fail.
    let report =
      (try? load()) ?? RecoveryReport(messageCount: inbox.liveCount, interrupted: [], notices: [])
    publish(.restarted(report))
    return report
  }

  /// Replaces all state by what the store holds.
  func load() throws(FileSystemError) -> RecoveryReport {
    let loaded = try cache.load(now: clock.now)
    inbox = loaded.state
    places = loaded.places
    lanes = [:]
    timers = []
    staged = []
    outbox = []
    armedCrash = nil
    stateCounts = [:]
    failedIDs = []
    epoch += 1
    moveClock()
    var interrupted: [Message] = []
    for (place, message) in inbox.slots.enumerated() {
      guard let message else { continue }
      if message.deliveryState.isGoing { interrupted.append(fail(message, at: Int32(place))) }
      count(message.deliveryState.isGoing ? .failed : message.deliveryState, 1, message.id)
    }
    var notices = loaded.notices
    if let notice = cache.commit(inbox) { notices.append(notice) }
    return RecoveryReport(messageCount: inbox.liveCount, interrupted: interrupted, notices: notices)
  }

  private func fail(_ message: Message, at place: Int32) -> Message {
    var message = message
    message.deliveryState = .failed
    message.failure = .interrupted
    inbox.replace(at: Int(place), with: message)
    cache.append(.delivery(message))
    log.add(.repository, message, at: clock.now, state: .failed, LogWords.interrupted)
    return message
  }

  /// A virtual clock starts anew with each process; it must not show a time before the messages that are there.
  private func moveClock() {
    guard let clock = clock as? VirtualClock, let last = inbox.slots.last(where: { $0 != nil }), let last else { return }
    clock.advance(to: LabInstant(last.createdAt).advanced(by: .seconds(1)))
  }
}
