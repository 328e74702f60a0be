import Foundation
import LabSystem
public import LabText

extension MessageRepository {
  /// The messenger as it is now, to come back to. Costs next to nothing, however many messages there are.
  public func checkpoint() -> MessengerCheckpoint {
    MessengerCheckpoint(inbox: inbox, lanes: lanes, transport: transport.checkpoint(), epoch: epoch)
  }

  /// Goes back to a checkpoint of this session: messages, queue, network and the mock server's ledger. What brings the
  /// store back is added to the journal, so a start after it finds the same state. Only backwards: to go forward again,
  /// run the commands again.
  ///
  /// - Throws: a diagnostic with the reason when something stands in the way. Nothing has changed then.
  public func restore(to checkpoint: MessengerCheckpoint) throws(Diagnostic) {
    try checkRestorable(checkpoint)
    let former = inbox
    inbox = checkpoint.inbox
    writeDifferences(from: former)
    lanes = checkpoint.lanes
    timers = []
    armedCrash = nil
    if let state = checkpoint.transport { transport.restore(state) }
    staged.append(.restored)
    // No crash is armed any more, so nothing can interrupt this.
    try? commit(at: clock.now)
  }

  private func checkRestorable(_ checkpoint: MessengerCheckpoint) throws(Diagnostic) {
    if checkpoint.epoch != epoch {
      throw RepositoryProblem.cannotUndo(
        Localized(en: "it was started again since then", zh: "在那之后它重新启动过"),
        hint: Localized(
          en: "changes from before a restart stay; 'reset messenger' begins again", zh: "重启之前的修改无法撤销；reset messenger 可以从头开始"))
    }
    if checkpoint.transport == nil {
      throw RepositoryProblem.cannotUndo(
        Localized(en: "this transport can't take back what it has sent", zh: "当前的传输层无法收回已发送的内容"),
        hint: Localized(en: "'cancel' takes a message out of the queue", zh: "cancel 可以把消息移出队列"))
    }
    if let id = lanes.values.compactMap(\.underWay?.id).first, let message = message(id) {
      throw RepositoryProblem.cannotUndo(
        Localized(
          en: "\(message.shortID) is still going, and what is under way can't be called back",
          zh: "\(message.shortID) 还在途中，而途中的东西无法召回"))
    }
    if transport.nextEventDate != nil {
      throw RepositoryProblem.cannotUndo(
        Localized(en: "an answer is still under way", zh: "还有一个回复在途中"))
    }
    if checkpoint.lanes.values.contains(where: { $0.underWay != nil || $0.resumesAt != nil }) {
      throw RepositoryProblem.cannotUndo(
        Localized(en: "a message was on its way at that moment", zh: "那一刻有消息正在途中"))
    }
  }

  /// Adds to the journal what turns the former state into the one that is in `inbox` now.
  private func writeDifferences(from former: InboxState) {
    func change(_ place: Int, _ old: Message?, _ new: Message?) {
      guard old != new else { return }
      if let old { count(old.deliveryState, -1, old.id) }
      if let new { count(new.deliveryState, 1, new.id) }
      if let new {
        places[new.id] = Int32(place)
        cache.append(old == nil ? .insert(new) : .delivery(new))
        log.add(.repository, new, at: clock.now, state: new.deliveryState, LogWords.undone)
      } else if let old {
        places[old.id] = nil
        cache.append(.remove(old.id))
        log.add(.repository, old, at: clock.now, LogWords.undone)
      }
    }
    inbox.slots.forEachPossibleDifference(from: former.slots) { change($0, former.slots[$0], inbox.slots[$0]) }
    for place in former.slots.count..<max(former.slots.count, inbox.slots.count) {
      change(place, nil, inbox.slots[place])
    }
    for place in inbox.slots.count..<max(former.slots.count, inbox.slots.count) {
      change(place, former.slots[place], nil)
    }
    cache.append(.counters(ordinal: inbox.nextOrdinal, own: inbox.nextOwn, received: inbox.nextReceived))
    if former.selected != inbox.selected { cache.append(.open(inbox.selected ?? "")) }
    for row in inbox.rows { cache.append(.unread(row.conversation.id, row.conversation.unread)) }
  }
}
