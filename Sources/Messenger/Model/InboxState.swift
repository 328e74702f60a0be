import Foundation
import LabSystem

/// All messages and conversations as one value. Copies are cheap to keep (see `PersistentArray`).
struct InboxState: Sendable {
  struct Row: Sendable {
    var conversation: Conversation
    /// Places in `slots`, in the order of the conversation; places of removed messages stay and are skipped.
    var places = PersistentArray<Int32>()
    /// Members of its JSON object that this version doesn't know.
    var preserved: String?
  }

  /// Every message in the order of the store; `nil` where one was removed.
  private(set) var slots = PersistentArray<Message?>()
  private(set) var liveCount = 0
  private(set) var rows: [Row] = []
  /// The conversation that is open on the screen.
  var selected: Conversation.ID?
  /// The next message's place in the order, from 1.
  var nextOrdinal = 1
  /// The next number of a message written here, from 1.
  var nextOwn = 1
  /// The next number of a received message, from 1.
  var nextReceived = 1

  mutating func addRow(_ conversation: Conversation, preserved: String? = nil) {
    rows.append(Row(conversation: conversation, preserved: preserved))
  }

  func rowIndex(_ id: Conversation.ID) -> Int? { rows.firstIndex { $0.conversation.id == id } }

  mutating func setUnread(_ count: Int, row: Int) { rows[row].conversation.unread = count }

  /// Adds a message behind all others and counts it. Its conversation is made when the store doesn't have it.
  ///
  /// - Returns: its place.
  @discardableResult
  mutating func append(_ message: Message) -> Int {
    let place = slots.count
    if rowIndex(message.conversation) == nil {
      addRow(Conversation(id: message.conversation, title: message.conversation, peer: message.conversation))
    }
    if let row = rowIndex(message.conversation) { rows[row].places.append(Int32(place)) }
    slots.append(message)
    liveCount += 1
    nextOrdinal = max(nextOrdinal, message.ordinal + 1)
    if message.isOutgoing {
      nextOwn = max(nextOwn, message.number + 1)
    } else {
      nextReceived = max(nextReceived, message.number + 1)
    }
    return place
  }

  mutating func replace(at place: Int, with message: Message) { slots[place] = message }

  mutating func remove(at place: Int) {
    slots[place] = nil
    liveCount -= 1
  }

  /// The messages of a conversation, newest first.
  func newestFirst(row: Int) -> some Sequence<Message> {
    rows[row].places.reversed().lazy.compactMap { slots[Int($0)] }
  }

  /// The same messages in the order of their ordinals, without the holes. For a store that was read out of order.
  func sorted() -> InboxState {
    var result = self
    result.slots = PersistentArray()
    result.liveCount = 0
    for index in rows.indices { result.rows[index].places = PersistentArray() }
    for message in slots.compactMap({ $0 }).sorted(by: { $0.ordinal < $1.ordinal }) { result.append(message) }
    return result
  }
}
