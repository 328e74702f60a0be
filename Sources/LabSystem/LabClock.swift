#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the lab gets the time from. Nothing else in the lab reads a clock.
public protocol LabClock: Sendable {
  /// The time now.
  var now: LabInstant { get }

  /// Returns when the clock shows `deadline`; at once when it has passed. A virtual clock jumps there.
  ///
  /// - Throws: `CancellationError` when the task is cancelled while it waits.
  func sleep(until deadline: LabInstant) async throws
}

/// The time of the machine.
public struct RealClock: LabClock {
  /// Creates the clock.
  public init() {}

  public var now: LabInstant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return LabInstant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  public func sleep(until deadline: LabInstant) async throws {
    let wait = deadline.since(now)
    if wait > .zero { try await Task.sleep(for: wait) } else { try Task.checkCancellation() }
  }
}

/// A clock that stands still until it is moved, so that the same commands see the same times.
public final class VirtualClock: LabClock {
  /// Where a virtual clock starts unless told otherwise: 2026-01-01T09:00:00Z.
  public static let defaultStart = LabInstant(milliseconds: 1_767_258_000_000)

  private let current: Locked<LabInstant>

  /// Creates a clock that shows `start`.
  public init(start: LabInstant = VirtualClock.defaultStart) { current = Locked(start) }

  public var now: LabInstant { current.withLock { $0 } }

  /// Moves the clock forward.
  public func advance(by duration: Duration) {
    current.withLock { $0 = $0.advanced(by: max(duration, .zero)) }
  }

  /// Moves the clock forward to a moment. A moment in the past changes nothing: the clock never goes back.
  public func advance(to moment: LabInstant) {
    current.withLock { $0 = max($0, moment) }
  }

  /// Puts the clock to a moment, also an earlier one. Only for going back to a checkpoint.
  public func restore(to moment: LabInstant) {
    current.withLock { $0 = moment }
  }

  public func sleep(until deadline: LabInstant) async throws {
    try Task.checkCancellation()
    advance(to: deadline)
  }
}
