public import Foundation

/// A moment, in whole milliseconds since 1970-01-01T00:00:00Z.
///
/// Whole numbers survive a round trip through a file unchanged, which a floating-point `Date` doesn't promise.
public struct LabInstant: Hashable, Comparable, Sendable, Codable {
  /// Milliseconds since 1970-01-01T00:00:00Z; negative before it.
  public var milliseconds: Int64

  /// Creates a moment.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Creates the moment of a date, rounded to the nearest millisecond. Dates too far away to count are clamped.
  public init(_ date: Date) {
    let value = (date.timeIntervalSince1970 * 1000).rounded()
    milliseconds = value.isNaN ? 0 : Int64(exactly: value) ?? (value < 0 ? .min : .max)
  }

  /// The moment as Foundation's date.
  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// The moment `duration` later (earlier when negative), rounded down to a millisecond.
  public func advanced(by duration: Duration) -> LabInstant {
    LabInstant(milliseconds: milliseconds &+ duration.milliseconds)
  }

  /// The time from `earlier` to this moment.
  public func since(_ earlier: LabInstant) -> Duration { .milliseconds(milliseconds &- earlier.milliseconds) }

  public static func < (left: LabInstant, right: LabInstant) -> Bool { left.milliseconds < right.milliseconds }
}

extension Duration {
  /// The duration in whole milliseconds, rounded towards zero.
  public var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
