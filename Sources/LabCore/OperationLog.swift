/// What was done to the current instance, newest last. Holds at most `OperationLog.limit` entries: the oldest go first.
public struct OperationLog: Sendable, Hashable {
  /// One operation.
  public struct Entry: Sendable, Hashable {
    /// Its number in the session, from 1.
    public var number: Int
    /// Who did it: a control, a method call, an event, a workload.
    public var origin: String
    /// What was done, as plain text.
    public var text: String
  }

  /// How many entries are kept.
  public static let limit = 1_000

  private var ring: [Entry] = []
  private var start = 0
  private var last = 0

  /// Creates an empty log.
  public init() {}

  /// The entries, oldest first.
  public var entries: [Entry] { Array(ring[start...] + ring[..<start]) }

  /// How many operations were noted in all.
  public var count: Int { last }

  /// Notes an operation.
  public mutating func append(origin: String, _ text: String) {
    last += 1
    let entry = Entry(number: last, origin: origin, text: text)
    if ring.count < Self.limit {
      ring.append(entry)
    } else {
      ring[start] = entry
      start = (start + 1) % Self.limit
    }
  }

  /// Forgets every entry; numbering goes on.
  public mutating func clear() {
    ring = []
    start = 0
  }
}
