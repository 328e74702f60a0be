public import Foundation

/// Where the lab gets identifiers from. Both kinds have the shape of RFC 9562 version 4.
///
/// A seeded source gives the identifier of an *ordinal*, not "the next one": a store that counts what it has made never
/// makes the same identifier twice, also when two processes run with the same seed one after the other.
public enum UUIDSource: Hashable, Sendable {
  /// Identifiers decided by a seed and an ordinal.
  case seeded(UInt64)
  /// The system's random identifiers.
  case system

  /// The identifier of the thing that was made as number `ordinal`.
  public func uuid(ordinal: UInt64) -> UUID {
    guard case .seeded(let seed) = self else { return UUID() }
    var random = SeededRandom(seed: SeededRandom.mix(seed) ^ SeededRandom.mix(ordinal &+ 0x1234_5678_9ABC_DEF1))
    return UUID(version4Bits: random.next(), random.next())
  }
}

extension UUID {
  /// A version-4-shaped identifier of 122 given bits; six of the 128 are overwritten by version and variant.
  public init(version4Bits high: UInt64, _ low: UInt64) {
    let high = (high & ~0xF000) | 0x4000
    let low = (low & ~(0b11 << 62)) | (0b10 << 62)
    func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> (56 - 8 * index)) }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5), byte(high, 6),
        byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5),
        byte(low, 6), byte(low, 7)
      ))
  }
}
