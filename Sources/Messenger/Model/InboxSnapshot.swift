public import Foundation

/// The whole inbox at one moment: what the screen draws. A value: what happens later doesn't change it, and keeping it
/// costs next to nothing.
public struct InboxSnapshot: Sendable {
  let state: InboxState
  /// Counts the changes published before this snapshot; a later snapshot has a higher one.
  public let revision: Int

  init(state: InboxState, revision: Int) {
    self.state = state
    self.revision = revision
  }

  /// The snapshot of these rows and messages, as if they had come in this order: for previews and tests of a screen.
  public init(conversations: [Conversation], messages: [Message], revision: Int = 0) {
    var state = InboxState()
    for conversation in conversations { state.addRow(conversation) }
    for message in messages { state.append(message) }
    self.init(state: state, revision: revision)
  }

  /// The conversations in the order of the inbox, with the text of the last message as preview.
  public var conversations: [Conversation] {
    state.rows.indices.map { row in
      var conversation = state.rows[row].conversation
      conversation.preview = state.newestFirst(row: row).first { _ in true }?.text ?? ""
      return conversation
    }
  }

  /// The conversation that is open on the screen: the one opened last, else the first.
  public var selected: Conversation? {
    let rows = conversations
    return rows.first { $0.id == state.selected } ?? rows.first
  }

  /// How many messages there are in all conversations.
  public var messageCount: Int { state.liveCount }

  /// The messages of a conversation in order; the latest `limit` when there are more.
  public func messages(in conversation: Conversation.ID, latest limit: Int = .max) -> [Message] {
    guard let row = state.rowIndex(conversation) else { return [] }
    return state.newestFirst(row: row).prefix(limit).reversed()
  }

  /// All messages in the order in which they came into the store.
  public var messages: some Sequence<Message> { state.slots.lazy.compactMap { $0 } }

  /// A message by its identity. Searches from the newest; ask the repository when there are many.
  public func message(_ id: Message.ID) -> Message? { state.slots.last { $0?.id == id } ?? nil }
}
