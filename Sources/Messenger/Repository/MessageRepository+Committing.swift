import Foundation
import LabSystem

/// The process state was dropped in the middle of a call; what the call was doing no longer exists.
struct ProcessGone: Error {
  let report: RecoveryReport
}

/// The changes published during one call.
final class ChangeCollector {
  var changes: [InboxChange] = []
}

extension MessageRepository {
  /// Runs a change and gathers what it publishes.
  func collecting(_ body: () throws(ProcessGone) -> Message?) -> SendReceipt {
    let token = beginCollecting()
    do {
      let message = try body()
      return SendReceipt(message: message, changes: endCollecting(token))
    } catch {
      return SendReceipt(changes: endCollecting(token), recovery: error.report)
    }
  }

  func beginCollecting() -> Int {
    nextToken += 1
    collectors[nextToken] = ChangeCollector()
    return nextToken
  }

  func endCollecting(_ token: Int) -> [InboxChange] { collectors.removeValue(forKey: token)?.changes ?? [] }

  /// Changes a message along an allowed edge, in memory and in what the next commit writes.
  func update(_ place: Int32, _ body: (inout Message) -> Void) {
    guard var message = inbox.slots[Int(place)] else { return }
    let former = message.deliveryState
    body(&message)
    precondition(former.successors.contains(message.deliveryState), "\(former) → \(message.deliveryState)")
    inbox.replace(at: Int(place), with: message)
    count(former, -1, message.id)
    count(message.deliveryState, 1, message.id)
    cache.append(.delivery(message))
    staged.append(.updated(message, from: former))
  }

  func count(_ state: DeliveryState, _ difference: Int, _ id: Message.ID) {
    stateCounts[state, default: 0] += difference
    guard state == .failed else { return }
    if difference > 0 { failedIDs.insert(id) } else { failedIDs.remove(id) }
  }

  /// Begins what can begin, makes all changes of this turn durable, publishes them, and hands the new attempts over.
  func advance(at now: LabInstant) throws(ProcessGone) {
    beginAttempts(at: now)
    try commit(at: now)
    let attempts = outbox
    outbox = []
    for attempt in attempts {
      log.add(.transport, message(attempt.messageID), at: now, attempt: attempt.number, LogWords.hands(attempt.number))
      transport.send(attempt, at: now)
      let limit = now.advanced(by: DeliveryTiming.answerLimit)
      timers.append(DeliveryTimer(date: limit, kind: .giveUp(attempt.messageID, attempt: attempt.number)))
    }
    if armedCrash == .duringSending, !attempts.isEmpty { throw ProcessGone(report: dropProcess()) }
  }

  /// Brings the staged changes to the disk with one fsync, then publishes them.
  func commit(at now: LabInstant) throws(ProcessGone) {
    guard !staged.isEmpty else { return }
    if armedCrash == .beforeFsync { throw ProcessGone(report: dropProcess()) }
    let changes = staged
    staged = []
    let notice = cache.commit(inbox)
    logCommit(changes, at: now)
    if let notice { publish(.notice(notice)) }
    for change in changes { publish(change) }
  }

  private func logCommit(_ changes: [InboxChange.Kind], at now: LabInstant) {
    var lines: [Message.ID: (message: Message, count: Int)] = [:]
    var order: [Message.ID] = []
    for change in changes {
      guard let message = InboxChange(revision: 0, kind: change).message else { continue }
      if lines[message.id] == nil { order.append(message.id) }
      lines[message.id] = (message, (lines[message.id]?.count ?? 0) + 1)
    }
    let isDurable = cache.status == .durable
    for (message, count) in order.compactMap({ lines[$0] }) {
      log.add(.cache, message, at: now, isDurable ? LogWords.durable(count) : LogWords.inMemory)
      if !message.deliveryState.isGoing, places[message.id] != nil {
        log.add(.ui, message, at: now, state: message.deliveryState, LogWords.shows)
      }
    }
  }

  func publish(_ kind: InboxChange.Kind) {
    revision += 1
    let change = InboxChange(revision: revision, kind: kind)
    for subscriber in subscribers.values { subscriber.yield(change) }
    for collector in collectors.values { collector.changes.append(change) }
  }
}
