/// Floating-point numbers as LLDB writes them: LLVM's `APFloat::toString` with natural precision and LLDB's limit of six
/// padding zeros.
///
/// The exact decimal significand is first *cut* to a little more than the precision needs (about 57 bits for a Double),
/// and only what then remains beyond the precision is rounded half up. The result is therefore not always the nearest
/// decimal: 99.99 is written `99.989999999999994` where correct rounding gives `…995`.
enum FloatingPointText {
  /// The padding zeros LLDB writes before it changes to the scientific form.
  private static let paddingLimit = 6

  static func text(_ value: Double) -> String {
    if let whole = wholeNumber(value, digits: 17) { return whole }
    return text(
      isNegative: value.sign == .minus, isNaN: value.isNaN, isInfinite: value.isInfinite, isZero: value.isZero,
      significand: value.significandBits, exponent: value.significandExponent, significandWidth: 53)
  }

  static func text(_ value: Float) -> String {
    text(
      isNegative: value.sign == .minus, isNaN: value.isNaN, isInfinite: value.isInfinite, isZero: value.isZero,
      significand: value.significandBits, exponent: value.significandExponent, significandWidth: 24)
  }

  #if !(os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)) && (arch(x86_64) || arch(i386))
    static func text(_ value: Float80) -> String {
      let exponent = value.isZero || !value.isFinite ? 0 : Int(value.exponent) - 63
      return text(
        isNegative: value.sign == .minus, isNaN: value.isNaN, isInfinite: value.isInfinite, isZero: value.isZero,
        significand: value.significandBitPattern | 1 << 63, exponent: exponent, significandWidth: 64)
    }
  #endif

  /// The quick way for what a person meets most: a whole number whose digits and zeros fit.
  private static func wholeNumber(_ value: Double, digits: Int) -> String? {
    guard value == value.rounded(.towardZero), abs(value) < 1e7, !(value == 0 && value.sign == .minus) else {
      return nil
    }
    return String(Int(value))
  }

  private static func text(
    isNegative: Bool, isNaN: Bool, isInfinite: Bool, isZero: Bool, significand: UInt64, exponent: Int,
    significandWidth: Int
  ) -> String {
    if isNaN { return "NaN" }
    if isInfinite { return isNegative ? "-Inf" : "+Inf" }
    let sign = isNegative ? "-" : ""
    if isZero { return sign + "0" }
    let precision = 2 + significandWidth * 59 / 196
    var (digits, power) = decimalDigits(significand: significand, exponent: exponent, precision: precision)
    power += dropTrailingZeros(&digits)
    if digits.count > precision {
      power += digits.count - precision
      let roundsUp = digits[precision] >= 5
      digits.removeLast(digits.count - precision)
      if roundsUp { increment(&digits) }
      power += dropTrailingZeros(&digits)
    }
    return sign + layOut(digits, power: power, precision: precision)
  }

  /// The significand's decimal digits after APFloat's cut, and the power of ten they stand at.
  private static func decimalDigits(significand: UInt64, exponent: Int, precision: Int) -> (digits: [UInt8], power: Int) {
    let zeros = significand.trailingZeroBitCount
    let exponent = exponent + zeros
    var number = BigUnsigned(significand >> zeros)
    var power = 0
    if exponent >= 0 {
      number.shiftLeft(exponent)
    } else {
      number.multiplyByPowerOfFive(-exponent)
      power = exponent
    }
    let needed = (precision * 196 + 58) / 59
    if number.bitWidth > needed {
      let tens = (number.bitWidth - needed) * 59 / 196
      number.divideByPowerOfTen(tens)
      power += tens
    }
    return (number.decimalDigits(), power)
  }

  private static func dropTrailingZeros(_ digits: inout [UInt8]) -> Int {
    var dropped = 0
    while digits.count > 1, digits.last == 0 {
      digits.removeLast()
      dropped += 1
    }
    return dropped
  }

  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }

  private static func layOut(_ digits: [UInt8], power: Int, precision: Int) -> String {
    let characters = digits.map { Character(UnicodeScalar($0 + 48)) }
    let point = digits.count + power
    let isScientific =
      power >= 0 ? power > paddingLimit || point > precision : point <= 0 && 1 - point > paddingLimit
    if isScientific {
      let exponent = point - 1
      let fraction = digits.count > 1 ? String(characters.dropFirst()) : "0"
      return "\(characters[0]).\(fraction)E\(exponent >= 0 ? "+" : "-")\(abs(exponent))"
    }
    if power >= 0 { return String(characters) + String(repeating: "0", count: power) }
    if point > 0 { return String(characters[..<point]) + "." + String(characters[point...]) }
    return "0." + String(repeating: "0", count: -point) + String(characters)
  }
}

extension Double {
  fileprivate var significandBits: UInt64 {
    isNormal ? significandBitPattern | (1 << 52) : significandBitPattern
  }
  fileprivate var significandExponent: Int { isNormal ? Int(exponentBitPattern) - 1075 : -1074 }
}

extension Float {
  fileprivate var significandBits: UInt64 {
    UInt64(isNormal ? significandBitPattern | (1 << 23) : significandBitPattern)
  }
  fileprivate var significandExponent: Int { isNormal ? Int(exponentBitPattern) - 150 : -149 }
}
