/// An unsigned integer of any size: only what exact decimal conversion of a floating-point number needs.
struct BigUnsigned {
  /// Least significant first; no leading zero limbs except for zero itself.
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  var bitWidth: Int { limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 32) }

  mutating func shiftLeft(_ count: Int) {
    let (words, bits) = count.quotientAndRemainder(dividingBy: 32)
    if bits > 0 { multiply(by: 1 << UInt32(bits)) }
    limbs.insert(contentsOf: repeatElement(0, count: words), at: 0)
  }

  mutating func multiplyByPowerOfFive(_ exponent: Int) {
    var left = exponent
    while left >= 13 {
      multiply(by: 1_220_703_125)  // 5¹³, the largest power of five in 32 bits
      left -= 13
    }
    var factor: UInt32 = 1
    for _ in 0..<left { factor *= 5 }
    multiply(by: factor)
  }

  mutating func divideByPowerOfTen(_ exponent: Int) {
    var left = exponent
    while left >= 9 {
      _ = divide(by: 1_000_000_000)
      left -= 9
    }
    var divisor: UInt32 = 1
    for _ in 0..<left { divisor *= 10 }
    _ = divide(by: divisor)
  }

  /// Most significant digit first.
  func decimalDigits() -> [UInt8] {
    var rest = self
    var reversed: [UInt8] = []
    while rest.limbs.count > 1 || rest.limbs[0] > 0 {
      var group = rest.divide(by: 1_000_000_000)
      for _ in 0..<9 {
        reversed.append(UInt8(group % 10))
        group /= 10
      }
    }
    while reversed.count > 1, reversed.last == 0 { reversed.removeLast() }
    return reversed.isEmpty ? [0] : reversed.reversed()
  }

  private mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// Divides in place and returns the remainder.
  private mutating func divide(by divisor: UInt32) -> UInt32 {
    var remainder: UInt64 = 0
    for index in limbs.indices.reversed() {
      let dividend = remainder << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(dividend / UInt64(divisor))
      remainder = dividend % UInt64(divisor)
    }
    trim()
    return UInt32(remainder)
  }

  private mutating func trim() {
    while limbs.count > 1, limbs.last == 0 { limbs.removeLast() }
  }
}
