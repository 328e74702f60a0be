public import Foundation

/// What a run takes from outside itself: the time and chance. Handed in, so that a recorded session repeats.
public final class Surroundings: RandomNumberGenerator {
  /// The time that every `Date()` of a run gives; `nil` for the machine's clock.
  public var time: Date?
  private var generator: any RandomNumberGenerator

  /// Creates surroundings; without arguments, the machine's own.
  public init(time: Date? = nil, generator: any RandomNumberGenerator = SystemRandomNumberGenerator()) {
    self.time = time
    self.generator = generator
  }

  /// What `Date()` gives.
  public var now: Date { time ?? Date() }

  public func next() -> UInt64 { generator.next() }

  /// What `UUID()` gives: a random identifier, version 4 of RFC 9562.
  public func uuid() -> UUID {
    var bytes = unsafeBitCast((next(), next()), to: uuid_t.self)
    bytes.6 = bytes.6 & 0x0F | 0x40
    bytes.8 = bytes.8 & 0x3F | 0x80
    return UUID(uuid: bytes)
  }
}
