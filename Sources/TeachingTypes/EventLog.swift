import Synchronization

/// Lines in the order in which things happened: `deinit`, callbacks and tasks write, the learner reads.
public final class EventLog: Sendable {
  private let entries = Mutex<[String]>([])

  /// Makes an empty log.
  public init() {}

  /// The lines, the oldest first.
  public var lines: [String] { entries.withLock { $0 } }
  /// How many lines there are.
  public var count: Int { entries.withLock { $0.count } }
  /// The newest line.
  public var last: String? { entries.withLock { $0.last } }

  /// Adds a line at the end.
  public func add(_ line: String) { entries.withLock { $0.append(line) } }

  /// Removes all lines.
  public func clear() { entries.withLock { $0.removeAll() } }
}
