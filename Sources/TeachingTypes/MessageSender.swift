/// Sends one text at a time with `async`, `await` and `throws`, and notes in its log which line of code was reached.
public final class MessageSender {
  /// Whether there is a network; without one, sending throws before anything is awaited.
  public var isOnline = true
  /// The longest text that is taken, in characters.
  public var longestText = 40
  /// Where the pieces of its tasks wait.
  public let queue: JobQueue
  /// Where its requests wait for an answer.
  public let wire: AnswerWire
  /// What happened.
  public let log: EventLog

  /// Makes a sender.
  ///
  /// - Parameters:
  ///   - queue: where the pieces of its tasks wait; an empty one of its own when left out.
  ///   - wire: where its requests wait for an answer.
  ///   - log: where it notes what happened.
  public init(queue: JobQueue = JobQueue(), wire: AnswerWire = AnswerWire(), log: EventLog = EventLog()) {
    self.queue = queue
    self.wire = wire
    self.log = log
  }

  /// Checks a text without sending it.
  ///
  /// - Throws: ``SendError/emptyText``, ``SendError/tooLong(limit:)`` or ``SendError/offline``, the first that applies.
  public func check(_ text: String) throws {
    try SendAttempt(text: text, isOnline: isOnline, longestText: longestText, wire: wire, log: log).check()
  }

  /// Starts a task that sends the text. It begins when the queue runs its first piece.
  ///
  /// - Returns: the task; its value is the id that the server gave the message.
  public func start(_ text: String) -> Task<String, any Error> {
    let attempt = SendAttempt(text: text, isOnline: isOnline, longestText: longestText, wire: wire, log: log)
    return Task(executorPreference: queue) { try await attempt.run() }
  }
}

/// One text on its way: a copy of everything the task needs, so that it shares no variable with the sender.
private struct SendAttempt: Sendable {
  let text: String
  let isOnline: Bool
  let longestText: Int
  let wire: AnswerWire
  let log: EventLog

  func check() throws {
    guard text.contains(where: { !$0.isWhitespace }) else { throw SendError.emptyText }
    guard text.count <= longestText else { throw SendError.tooLong(limit: longestText) }
    guard isOnline else { throw SendError.offline }
  }

  func run() async throws -> String {
    do {
      log.add("checking \"\(text)\"")
      try check()
      log.add("asking the server")
      let id = try await wire.request(text)
      log.add("sent as \(id)")
      return id
    } catch {
      log.add("caught \(error)")
      throw error
    }
  }
}
