public import Foundation
public import LabSystem
public import LabText

/// The single owner of all messages. Whoever wants to see or change one asks it, one call at a time.
///
/// It drives delivery as a state machine over a queue of dated events: no timer and no callback runs by itself. `settle`
/// and `wait` let time pass on the clock that was handed in; with a virtual clock the same calls give the same bytes.
/// Every change is on the disk before it is returned or comes out of `changes()`.
public actor MessageRepository {
  let cache: JSONInboxCache
  let transport: any MessageTransport
  let clock: any LabClock
  let ids: UUIDSource

  var inbox = InboxState()
  /// The place of every message in `inbox`.
  var places: [Message.ID: Int32] = [:]
  var lanes: [Conversation.ID: SendLane] = [:]
  var timers: [DeliveryTimer] = []
  var armedCrash: CrashPoint?
  /// Counts the states that checkpoints can't bridge.
  var epoch = 0
  var log = DeliveryLog()

  /// Changes that are not on the disk yet.
  var staged: [InboxChange.Kind] = []
  /// Attempts to hand over once the changes before them are on the disk.
  var outbox: [DeliveryAttempt] = []
  var revision = 0
  var subscribers: [Int: AsyncStream<InboxChange>.Continuation] = [:]
  var collectors: [Int: ChangeCollector] = [:]
  var nextToken = 0
  /// How many messages are in each state.
  var stateCounts: [DeliveryState: Int] = [:]
  var failedIDs: Set<Message.ID> = []

  /// Creates a repository. `start` must come before anything else.
  public init(
    cache: sending JSONInboxCache, transport: any MessageTransport, clock: any LabClock, ids: UUIDSource
  ) {
    self.cache = cache
    self.transport = transport
    self.clock = clock
    self.ids = ids
  }

  /// Reads the store. Messages found queued or sending become failed with the same id.
  ///
  /// - Throws: a diagnostic that names the holder when another process uses the store.
  public func start() throws(Diagnostic) -> RecoveryReport {
    do {
      return try load()
    } catch {
      throw RepositoryProblem.locked(error)
    }
  }

  /// Lets go of the store. Everything shown is on the disk already; what is still under way is found at the next start.
  ///
  /// - Returns: why changes of this session are lost; `nil` when all of them are on the disk.
  @discardableResult public func close() -> FileSystemError? {
    let loss = cache.commitAtLast(inbox)
    cache.close()
    for subscriber in subscribers.values { subscriber.finish() }
    subscribers = [:]
    return loss
  }

  /// The inbox now.
  public var snapshot: InboxSnapshot { InboxSnapshot(state: inbox, revision: revision) }

  /// Whether what is shown is on the disk.
  public var storeStatus: StoreStatus { cache.status }

  /// Bytes written to the store in this session, and how often the disk was waited for.
  public var storeEffort: (bytesWritten: Int, synchronizations: Int) { (cache.bytesWritten, cache.synchronizations) }

  /// Whether the device has a network.
  public var isOnline: Bool { transport.isOnline }

  /// A message, by its identity. Takes the same time however many there are.
  public func message(_ id: Message.ID) -> Message? { places[id].flatMap { inbox.slots[Int($0)] } }

  /// How many messages are in a state.
  public func count(of state: DeliveryState) -> Int { stateCounts[state] ?? 0 }

  /// All changes from now on, in one order. A subscriber that falls 4,096 changes behind loses the oldest; it sees that
  /// by the gap in `revision` and takes a `snapshot`.
  public func changes() -> AsyncStream<InboxChange> {
    let token = nextToken
    nextToken += 1
    let (stream, continuation) = AsyncStream.makeStream(of: InboxChange.self, bufferingPolicy: .bufferingNewest(4_096))
    continuation.onTermination = { [weak self] _ in Task { await self?.unsubscribe(token) } }
    subscribers[token] = continuation
    return stream
  }

  private func unsubscribe(_ token: Int) { subscribers[token] = nil }

  /// What waits and what is under way, in the order of the inbox and of each queue.
  public var queue: [QueueEntry] {
    inbox.rows.flatMap { row -> [QueueEntry] in
      guard let lane = lanes[row.conversation.id] else { return [] }
      var entries: [QueueEntry] = []
      if let id = lane.underWay?.id, let message = message(id) {
        entries.append(QueueEntry(message: message, reason: .underWay))
      }
      for message in lane.waiting.compactMap({ message($0) }) {
        let reason: QueueEntry.Reason
        if let first = entries.first {
          reason = .behind(first.message.shortID)
        } else if let date = lane.resumesAt {
          reason = .backsOff(milliseconds: max(0, date.since(clock.now).milliseconds))
        } else {
          reason = transport.isOnline ? .next : .offline
        }
        entries.append(QueueEntry(message: message, reason: reason))
      }
      return entries
    }
  }
}
