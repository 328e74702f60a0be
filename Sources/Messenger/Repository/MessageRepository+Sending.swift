public import Foundation
import LabSystem
public import LabText

extension MessageRepository {
  /// Sends a message: it is in the inbox, durable, before the network knows of it. `settle` lets the answer come.
  ///
  /// `/offline` and `/online` at the beginning of the text switch the network; a text after them is sent then.
  ///
  /// - Throws: a diagnostic for an unknown conversation or a text that can't be sent. Nothing has changed then.
  public func send(_ draft: MessageDraft) throws(Diagnostic) -> SendReceipt {
    guard inbox.rowIndex(draft.conversation) != nil else { throw RepositoryProblem.noConversation(draft.conversation) }
    var draft = draft
    let network = draft.takeNetworkSwitch()
    if network == nil || !draft.isEmpty { try draft.validate() }
    return collecting { () throws(ProcessGone) in
      if let network { try switchNetwork(network) }
      guard !draft.isEmpty else { return nil }
      return try insert([draft]).first
    }
  }

  /// Sends several messages with one wait for the disk.
  ///
  /// - Throws: a diagnostic when one of them can't be sent. Nothing has changed then.
  public func send(_ drafts: [MessageDraft]) throws(Diagnostic) -> SendReceipt {
    for draft in drafts {
      try draft.validate()
      guard inbox.rowIndex(draft.conversation) != nil else { throw RepositoryProblem.noConversation(draft.conversation) }
    }
    return collecting { () throws(ProcessGone) in try insert(drafts).last }
  }

  /// Puts a failed message into the queue again: same id, one more attempt. Safe to call twice.
  ///
  /// - Throws: a diagnostic with the reason when it is already going, already sent, not ours, or refused for good.
  public func retry(_ id: Message.ID) throws(Diagnostic) -> SendReceipt {
    guard let place = places[id], let message = message(id) else {
      throw RepositoryProblem.noMessage(id.uuidString, candidates: [])
    }
    guard message.deliveryState == .failed, message.failure?.isPermanent != true else {
      throw RepositoryProblem.cannotRetry(message)
    }
    return collecting { () throws(ProcessGone) in
      log.add(.ui, message, at: clock.now, LogWords.retry)
      update(place) {
        $0.deliveryState = .queued
        $0.failure = nil
      }
      log.add(.repository, message, at: clock.now, state: .queued, LogWords.requeue)
      lanes[message.conversation, default: SendLane()].append(id)
      try advance(at: clock.now)
      return self.message(id)
    }
  }

  /// Takes a message that is queued or failed out of the inbox.
  ///
  /// - Throws: a diagnostic when it is under way, sent or received.
  public func cancel(_ id: Message.ID) throws(Diagnostic) -> SendReceipt {
    guard let place = places[id], let message = message(id) else {
      throw RepositoryProblem.noMessage(id.uuidString, candidates: [])
    }
    guard message.deliveryState == .queued || message.deliveryState == .failed else {
      throw RepositoryProblem.cannotCancel(message)
    }
    return collecting { () throws(ProcessGone) in
      log.add(.ui, message, at: clock.now, LogWords.cancel)
      let isFirst = lanes[message.conversation]?.first == id
      lanes[message.conversation]?.remove(id)
      if isFirst { stopWaiting(in: message.conversation) }
      inbox.remove(at: Int(place))
      places[id] = nil
      count(message.deliveryState, -1, id)
      cache.append(.remove(id))
      staged.append(.removed(message))
      try advance(at: clock.now)
      return message
    }
  }

  /// Takes in a message of someone else, as if the server had pushed it.
  ///
  /// - Parameter author: who wrote it; `nil` is the conversation's peer.
  public func receive(_ draft: MessageDraft, from author: String? = nil) throws(Diagnostic) -> SendReceipt {
    try draft.validate()
    guard let row = inbox.rowIndex(draft.conversation) else {
      throw RepositoryProblem.noConversation(draft.conversation)
    }
    var name = author ?? inbox.rows[row].conversation.peer
    if name == Message.ownAuthor { name = inbox.rows[row].conversation.peer }
    return collecting { () throws(ProcessGone) in
      let message = makeMessage(draft, author: name, state: .received)
      log.add(.server, message, at: clock.now, LogWords.written)
      log.add(.transport, message, at: clock.now, LogWords.incoming)
      add(message)
      log.add(.repository, message, at: clock.now, state: .received, LogWords.received)
      if inbox.selected != draft.conversation {
        inbox.setUnread(inbox.rows[row].conversation.unread + 1, row: row)
      }
      try advance(at: clock.now)
      return message
    }
  }

  /// Puts a conversation on the screen: nothing in it is unread any more.
  public func open(_ id: Conversation.ID) throws(Diagnostic) -> SendReceipt {
    guard let row = inbox.rowIndex(id) else { throw RepositoryProblem.noConversation(id) }
    return collecting { () throws(ProcessGone) in
      guard inbox.selected != id || inbox.rows[row].conversation.unread > 0 else { return nil }
      inbox.selected = id
      inbox.setUnread(0, row: row)
      cache.append(.open(id))
      staged.append(.opened(id))
      try commit(at: clock.now)
      return nil
    }
  }

  /// The device loses or finds the network. Messages under way break off; queued ones wait.
  public func setOnline(_ isOnline: Bool) -> SendReceipt {
    collecting { () throws(ProcessGone) in
      try switchNetwork(isOnline)
      return nil
    }
  }

  private func switchNetwork(_ isOnline: Bool) throws(ProcessGone) {
    let now = clock.now
    guard transport.isOnline != isOnline else { return }
    transport.setOnline(isOnline, at: now)
    log.add(.transport, nil, at: now, LogWords.network(isOnline))
    staged.append(.network(isOnline: isOnline))
    try deliverDue(through: now)
    try advance(at: now)
  }

  private func insert(_ drafts: [MessageDraft]) throws(ProcessGone) -> [Message] {
    let now = clock.now
    var messages: [Message] = []
    for draft in drafts {
      let message = makeMessage(draft, author: Message.ownAuthor, state: .queued)
      log.add(.ui, message, at: now, state: .queued, LogWords.send)
      add(message)
      log.add(.repository, message, at: now, state: .queued, LogWords.insert)
      lanes[message.conversation, default: SendLane()].append(message.id)
      messages.append(message)
    }
    try advance(at: now)
    return messages.map { message($0.id) ?? $0 }
  }

  private func makeMessage(_ draft: MessageDraft, author: String, state: DeliveryState) -> Message {
    let ordinal = inbox.nextOrdinal
    var id = ids.uuid(ordinal: UInt64(ordinal))
    // Only a file edited by hand can hold the identifier already.
    var salt: UInt64 = 1
    while places[id] != nil {
      id = ids.uuid(ordinal: UInt64(ordinal) &+ salt << 40)
      salt += 1
    }
    return Message(
      id: id, number: author == Message.ownAuthor ? inbox.nextOwn : inbox.nextReceived, ordinal: ordinal,
      conversation: draft.conversation, author: author, text: draft.text, createdAt: clock.now.date,
      deliveryState: state)
  }

  private func add(_ message: Message) {
    places[message.id] = Int32(inbox.append(message))
    count(message.deliveryState, 1, message.id)
    cache.append(.insert(message))
    staged.append(.inserted(message))
  }
}

extension MessageDraft {
  /// Takes `/offline` or `/online` from the beginning of the text.
  fileprivate mutating func takeNetworkSwitch() -> Bool? {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    let isOnline: Bool
    switch String(first) {
    case FaultKind.offline.word: isOnline = false
    case FaultKind.online.word: isOnline = true
    default: return nil
    }
    text = words.count > 1 ? String(words[1]) : ""
    return isOnline
  }
}
