/// One thing that became true, published only after it was on the disk (or, in a session that has to live in memory,
/// after it was told that it is not).
public struct InboxChange: Hashable, Sendable {
  /// What became true.
  public enum Kind: Hashable, Sendable {
    /// A message came in at the end of its conversation.
    case inserted(Message)
    /// A message's state changed.
    case updated(Message, from: DeliveryState)
    /// A message was cancelled or taken back by an undo.
    case removed(Message)
    /// A conversation was opened: nothing in it is unread.
    case opened(Conversation.ID)
    /// The device went online or offline.
    case network(isOnline: Bool)
    /// The store has something to say.
    case notice(StoreNotice)
    /// The process was dropped and started again from the store; take a new snapshot.
    case restarted(RecoveryReport)
    /// An earlier state was restored; take a new snapshot.
    case restored
  }

  /// Counts the changes of this session from 1, without gaps.
  public let revision: Int
  /// What became true.
  public let kind: Kind

  /// The message it is about.
  public var message: Message? {
    switch kind {
    case .inserted(let message), .updated(let message, _), .removed(let message): message
    default: nil
    }
  }
}
