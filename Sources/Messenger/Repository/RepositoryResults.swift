public import LabText

/// What came of a `send`, `retry` or `cancel`.
public struct SendReceipt: Hashable, Sendable {
  /// The message, as it was when the call returned; `nil` when only the network was switched, or when the process was
  /// dropped before the message was durable.
  public var message: Message?
  /// The changes published during the call, in order.
  public var changes: [InboxChange]
  /// What was found after a `crash` that this call ran into.
  public var recovery: RecoveryReport?

  init(message: Message? = nil, changes: [InboxChange] = [], recovery: RecoveryReport? = nil) {
    self.message = message
    self.changes = changes
    self.recovery = recovery
  }
}

/// One message that waits or is under way.
public struct QueueEntry: Hashable, Sendable {
  /// The message.
  public var message: Message
  /// Why nothing happens to it at this moment.
  public var reason: Reason

  /// Why nothing happens to a message at this moment.
  public enum Reason: Hashable, Sendable {
    /// It is with the transport.
    case underWay
    /// Another message of its conversation is before it.
    case behind(String)
    /// The device is offline.
    case offline
    /// The server was busy; it is tried again by itself after that many milliseconds.
    case backsOff(milliseconds: Int64)
    /// It goes out next.
    case next

    /// The reason for a person.
    public var explanation: Localized {
      switch self {
      case .underWay: Localized(en: "under way, no answer yet", zh: "在途中，尚无回复")
      case .behind(let first): Localized(en: "waits behind \(first)", zh: "排在 \(first) 之后")
      case .offline: Localized(en: "waits for the network", zh: "等待网络")
      case .backsOff(let milliseconds):
        Localized(en: "tried again in \(milliseconds) ms", zh: "\(milliseconds) 毫秒后再试")
      case .next: Localized(en: "goes out next", zh: "下一个发出")
      }
    }
  }
}

/// Where a `crash` happens.
public enum CrashPoint: String, Hashable, Sendable, CaseIterable {
  /// At once.
  case now
  /// While a message is with the transport: at once when one is, else in the next `send`.
  case duringSending
  /// In the next change, after its lines were written and before the disk has them: they are gone.
  case beforeFsync
}

/// What came of a `crash`.
public enum CrashOutcome: Hashable, Sendable {
  /// The process state was dropped and the store read again.
  case restarted(RecoveryReport)
  /// It will happen in the next `send`.
  case armed(CrashPoint)
}

/// What a start found in the store.
public struct RecoveryReport: Hashable, Sendable {
  /// How many messages the store holds.
  public var messageCount: Int
  /// The messages that were queued or under way when the last process ended. They are failed now, with the same ids.
  public var interrupted: [Message]
  /// What the store has to tell.
  public var notices: [StoreNotice]

  init(messageCount: Int, interrupted: [Message], notices: [StoreNotice]) {
    self.messageCount = messageCount
    self.interrupted = interrupted
    self.notices = notices
  }
}

/// A moment of the messenger to come back to. Keeping one costs next to nothing.
public struct MessengerCheckpoint: Sendable {
  let inbox: InboxState
  let lanes: [Conversation.ID: SendLane]
  let transport: (any Sendable)?
  let epoch: Int
}
