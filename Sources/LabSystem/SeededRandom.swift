/// Random numbers that a seed decides completely: SplitMix64.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014. Each step adds the golden-ratio
/// constant to the state and returns a mix of it; the period is 2⁶⁴. Not for secrets.
public struct SeededRandom: RandomNumberGenerator, Hashable, Sendable {
  /// The whole state. Copying the generator copies its future.
  public private(set) var state: UInt64

  /// Creates the generator of a seed.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return SeededRandom.mix(state)
  }

  /// SplitMix64's finishing step: a bijection of the 64-bit numbers whose output bits all depend on all input bits.
  public static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
