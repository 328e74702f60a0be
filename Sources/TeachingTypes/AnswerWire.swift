import Synchronization

/// Why a message could not be sent.
public enum SendError: Error, Hashable, Sendable {
  /// There is no network.
  case offline
  /// The text has no visible character.
  case emptyText
  /// The text is longer than the sender takes.
  case tooLong(limit: Int)
  /// The server answered, and the answer was no.
  case refused(status: Int)
}

/// A server whose answers the learner gives by hand: a request stays suspended until then.
public final class AnswerWire: Sendable {
  private let pending = Mutex<CheckedContinuation<String, any Error>?>(nil)

  /// Makes a wire on which nothing is under way.
  public init() {}

  /// Whether a request waits for its answer.
  public var isWaiting: Bool { pending.withLock { $0 != nil } }

  /// Sends a text and suspends the calling task until it is answered. One request at a time.
  ///
  /// - Returns: the id that the server gave the message.
  /// - Throws: what `fail(_:)` is given; `CancellationError` when the task was cancelled before or while it waited.
  public func request(_ text: String) async throws -> String {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = Task.isCancelled
        let replaced = pending.withLock { pending in
          let replaced = pending
          pending = isCancelled ? nil : continuation
          return replaced
        }
        replaced?.resume(throwing: CancellationError())
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      take()?.resume(throwing: CancellationError())
    }
  }

  /// The server has the message and calls it `id`.
  ///
  /// - Returns: whether a request was waiting.
  public func answer(_ id: String) -> Bool {
    guard let continuation = take() else { return false }
    continuation.resume(returning: id)
    return true
  }

  /// The request ends with an error.
  ///
  /// - Returns: whether a request was waiting.
  public func fail(_ error: SendError) -> Bool {
    guard let continuation = take() else { return false }
    continuation.resume(throwing: error)
    return true
  }

  private func take() -> CheckedContinuation<String, any Error>? {
    pending.withLock { pending in
      let continuation = pending
      pending = nil
      return continuation
    }
  }
}
