public import Foundation

/// The main run loop under virtual time: blocks in order of their due time, then of their scheduling.
///
/// Nothing runs by itself. `UIKitEnvironment.advance(by:)` and `turn()` move it.
public final class VirtualRunLoop {
  /// A scheduled block, to cancel it.
  public struct Token: Hashable, Sendable { let number: Int }

  private struct Entry {
    let due: TimeInterval
    let number: Int
    let block: () -> Void
  }

  /// Seconds since the world began.
  public private(set) var now: TimeInterval = 0
  private var entries: [Entry] = []
  private var nextNumber = 0

  init() {}

  /// Whether anything is scheduled.
  public var isIdle: Bool { entries.isEmpty }

  /// When the next block is due, if there is one.
  public var nextDue: TimeInterval? { entries.first?.due }

  /// Runs a block at the first turn at least `delay` seconds from now.
  @discardableResult
  public func schedule(after delay: TimeInterval = 0, _ block: @escaping () -> Void) -> Token {
    let entry = Entry(due: now + max(0, delay), number: nextNumber, block: block)
    nextNumber += 1
    let index = entries.firstIndex { $0.due > entry.due } ?? entries.endIndex
    entries.insert(entry, at: index)
    return Token(number: entry.number)
  }

  /// Takes back a block that has not run.
  public func cancel(_ token: Token) { entries.removeAll { $0.number == token.number } }

  /// Runs what is due now, including what those blocks schedule for now. At most `limit` blocks, so that a block that
  /// reschedules itself without delay cannot hang the caller.
  func runDue(limit: Int = 10_000) {
    for _ in 0..<limit {
      guard let first = entries.first, first.due <= now else { return }
      entries.removeFirst()
      first.block()
    }
  }

  func move(to time: TimeInterval) { now = max(now, time) }
}
