import Foundation
public import LabSystem

extension MessageRepository {
  /// Lets time pass until no message is under way, at most for `limit`, and delivers everything that is due meanwhile.
  /// A virtual clock jumps from event to event.
  ///
  /// - Returns: the changes, in order. When the task is cancelled, those until then.
  public func settle(within limit: Duration) async -> [InboxChange] {
    await pass(limit, untilSettled: true)
  }

  /// Lets the whole time pass and delivers everything that is due meanwhile, late answers included.
  public func wait(_ duration: Duration) async -> [InboxChange] { await pass(duration, untilSettled: false) }

  /// Delivers what is due by now and lets no time pass. A shell calls it before each command.
  public func catchUp() -> [InboxChange] {
    let token = beginCollecting()
    try? deliverDue(through: clock.now)
    return endCollecting(token)
  }

  /// Whether a message is with the transport or waits to be tried again by itself.
  public var isSettled: Bool { lanes.values.allSatisfy { $0.underWay == nil && $0.resumesAt == nil } }

  /// When the next thing happens by itself; `nil` when nothing will.
  public var nextEventDate: LabInstant? {
    [transport.nextEventDate, timers.map(\.date).min()].compactMap { $0 }.min()
  }

  private func pass(_ limit: Duration, untilSettled: Bool) async -> [InboxChange] {
    let token = beginCollecting()
    let deadline = clock.now.advanced(by: limit)
    do {
      try deliverDue(through: clock.now)
      while !(untilSettled && isSettled), clock.now < deadline {
        try await clock.sleep(until: min(nextEventDate ?? deadline, deadline))
        try deliverDue(through: clock.now)
      }
    } catch {
      // Cancelled, or the process state was dropped: either way this call has nothing left to wait for.
    }
    return endCollecting(token)
  }

  /// Delivers every event up to a moment in the order of their dates; at one moment, the network's come before the
  /// repository's own.
  func deliverDue(through moment: LabInstant) throws(ProcessGone) {
    while let due = nextEventDate, due <= moment {
      for event in transport.events(through: due) { handle(event) }
      let ripe = timers.filter { $0.date <= due }
      timers.removeAll { $0.date <= due }
      for timer in ripe { handle(timer) }
      try advance(at: due)
    }
  }

  /// Starts the first message of every lane that is free.
  func beginAttempts(at now: LabInstant) {
    guard transport.isOnline else { return }
    for row in inbox.rows {
      let conversation = row.conversation.id
      guard let lane = lanes[conversation], lane.underWay == nil, lane.resumesAt == nil, let id = lane.first,
        let place = places[id]
      else { continue }
      lanes[conversation]?.removeFirst()
      update(place) {
        $0.deliveryState = .sending
        $0.attempts += 1
      }
      guard let message = message(id) else { continue }
      lanes[conversation]?.underWay = (id, message.attempts)
      log.add(
        .repository, message, at: now, state: .sending, attempt: message.attempts, LogWords.begins(message.attempts))
      outbox.append(
        DeliveryAttempt(
          messageID: id, number: message.attempts, conversation: conversation, author: message.author,
          text: message.text))
    }
  }

  private func handle(_ timer: DeliveryTimer) {
    switch timer.kind {
    case .giveUp(let id, let attempt):
      guard let message = message(id), isUnderWay(message, attempt) else { return }
      end(message, .failed, failure: .timedOut, at: timer.date)
    case .resume(let conversation): lanes[conversation]?.resumesAt = nil
    }
  }

  private func handle(_ event: TransportEvent) {
    let now = event.date
    switch event.kind {
    case .reachedServer(let id, let attempt, let verdict):
      log.add(.server, message(id), at: now, attempt: attempt, LogWords.verdict(verdict))
    case .answer(let id, let attempt, let response):
      log.add(.transport, message(id), at: now, attempt: attempt, LogWords.answer(response))
      guard let message = expecting(id, attempt, at: now) else { return }
      switch response.meaning {
      case .accepted(let serverID): end(message, .sent, serverID: serverID, at: now)
      case .busy: backOff(message, at: now)
      case .rejected: end(message, .failed, failure: .rejected, at: now)
      case .unreadable: end(message, .failed, failure: .unreadableAnswer, at: now)
      }
    case .broken(let id, let attempt, let failure):
      log.add(.transport, message(id), at: now, attempt: attempt, failure.explanation)
      guard let message = expecting(id, attempt, at: now) else { return }
      end(message, .failed, failure: failure, at: now)
    case .echo(let id, let serverID):
      log.add(.transport, message(id), at: now, LogWords.echo)
      takeEcho(id, serverID, at: now)
    }
  }

  /// The message, when an answer to this attempt of it is waited for. Otherwise the log says why it is not.
  private func expecting(_ id: Message.ID, _ attempt: Int, at now: LabInstant) -> Message? {
    guard let message = message(id) else {
      log.add(.repository, nil, at: now, attempt: attempt, LogWords.unknown())
      return nil
    }
    if isUnderWay(message, attempt) { return message }
    let words =
      message.deliveryState == .sent && attempt == message.attempts ? LogWords.confirmedAgain : LogWords.late(attempt)
    log.add(.repository, message, at: now, state: message.deliveryState, attempt: attempt, words)
    return nil
  }

  private func isUnderWay(_ message: Message, _ attempt: Int) -> Bool {
    guard let current = lanes[message.conversation]?.underWay else { return false }
    return current.id == message.id && current.attempt == attempt
  }

  /// An echo is the server's own word that it has the message, whatever became of the attempts.
  private func takeEcho(_ id: Message.ID, _ serverID: String, at now: LabInstant) {
    guard let message = message(id) else {
      return log.add(.repository, nil, at: now, LogWords.unknown())
    }
    guard message.deliveryState.successors.contains(.sent) else {
      return log.add(.repository, message, at: now, state: message.deliveryState, LogWords.confirmedAgain)
    }
    if lanes[message.conversation]?.first == id { stopWaiting(in: message.conversation) }
    lanes[message.conversation]?.remove(id)
    log.add(.repository, message, at: now, LogWords.echoed)
    end(message, .sent, serverID: serverID, at: now)
  }

  /// Ends the message's time in its lane.
  private func end(
    _ message: Message, _ state: DeliveryState, serverID: String? = nil, failure: DeliveryFailure? = nil,
    at now: LabInstant
  ) {
    guard let place = places[message.id] else { return }
    update(place) {
      $0.deliveryState = state
      $0.failure = failure
      if let serverID { $0.serverID = serverID }
    }
    leaveLane(message)
    log.add(
      .repository, message, at: now, state: state, attempt: message.attempts,
      failure?.explanation ?? LogWords.confirmed)
  }

  private func leaveLane(_ message: Message) {
    if lanes[message.conversation]?.underWay?.id == message.id {
      lanes[message.conversation]?.underWay = nil
      lanes[message.conversation]?.busyCount = 0
    }
    timers.removeAll {
      if case .giveUp(message.id, _) = $0.kind { true } else { false }
    }
  }

  private func backOff(_ message: Message, at now: LabInstant) {
    let count = (lanes[message.conversation]?.busyCount ?? 0) + 1
    guard count < DeliveryTiming.busyLimit, let place = places[message.id] else {
      return end(message, .failed, failure: .serverBusy, at: now)
    }
    let pause = DeliveryTiming.firstBackOff * (1 << (count - 1))
    let date = now.advanced(by: pause)
    update(place) { $0.deliveryState = .queued }
    leaveLane(message)
    lanes[message.conversation]?.putBack(message.id)
    lanes[message.conversation]?.busyCount = count
    lanes[message.conversation]?.resumesAt = date
    timers.append(DeliveryTimer(date: date, kind: .resume(message.conversation)))
    log.add(.repository, message, at: now, state: .queued, LogWords.waits(pause.milliseconds))
  }

  /// Ends the pause of a conversation whose first message is gone.
  func stopWaiting(in conversation: Conversation.ID) {
    lanes[conversation]?.resumesAt = nil
    lanes[conversation]?.busyCount = 0
    timers.removeAll {
      if case .resume(conversation) = $0.kind { true } else { false }
    }
  }
}
