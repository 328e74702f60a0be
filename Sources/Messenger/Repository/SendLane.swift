import LabSystem

/// The way out of one conversation. One message is under way at a time; those behind it wait, so that they arrive in
/// the order in which they were queued. A failed message leaves the lane and holds nobody up.
struct SendLane: Sendable {
  private var items: [Message.ID] = []
  private var head = 0
  /// The message that is with the transport, and its attempt.
  var underWay: (id: Message.ID, attempt: Int)?
  /// The moment before which the first message must not be tried again.
  var resumesAt: LabInstant?
  /// How often in a row the server was busy for the first message.
  var busyCount = 0

  /// The messages that wait, first to last.
  var waiting: ArraySlice<Message.ID> { items[head...] }

  var first: Message.ID? { head < items.count ? items[head] : nil }

  mutating func append(_ id: Message.ID) { items.append(id) }

  mutating func removeFirst() {
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: head < 64)
      head = 0
    }
  }

  mutating func putBack(_ id: Message.ID) {
    if head > 0 {
      head -= 1
      items[head] = id
    } else {
      items.insert(id, at: 0)
    }
  }

  mutating func remove(_ id: Message.ID) {
    guard let index = items[head...].firstIndex(of: id) else { return }
    if index == head { removeFirst() } else { items.remove(at: index) }
  }
}

/// Something the repository itself waits for.
struct DeliveryTimer: Sendable {
  enum Kind: Sendable {
    /// The answer to an attempt is no longer waited for.
    case giveUp(Message.ID, attempt: Int)
    /// The first message of a conversation may be tried again.
    case resume(Conversation.ID)
  }

  var date: LabInstant
  var kind: Kind
}

/// How long the client waits for what.
public enum DeliveryTiming {
  /// How long an answer is waited for.
  public static let answerLimit = Duration.seconds(10)
  /// The wait after the first "busy"; doubled after each further one.
  public static let firstBackOff = Duration.milliseconds(200)
  /// After this many "busy" in a row the message fails.
  public static let busyLimit = 5
}
