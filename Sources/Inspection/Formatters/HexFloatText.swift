/// A floating-point number by its bits: `0x1.ccccccccccccdp-1`.
enum HexFloatText {
  static func text<Number: BinaryFloatingPoint>(_ number: Number) -> String {
    if number.isNaN { return "nan" }
    let sign = number.sign == .minus ? "-" : ""
    if number.isInfinite { return sign + "inf" }
    if number.isZero { return sign + "0x0p+0" }
    let isSubnormal = number.isSubnormal
    let exponent = isSubnormal ? Int(Number.leastNormalMagnitude.exponent) : Int(number.exponent)
    let digitCount = (Number.significandBitCount + 3) / 4
    let shift = digitCount * 4 - Number.significandBitCount
    let digits = String(UInt64(number.significandBitPattern) << UInt64(shift), radix: 16)
    var fraction = Substring(String(repeating: "0", count: max(0, digitCount - digits.count)) + digits)
    while fraction.last == "0" { fraction.removeLast() }
    let power = exponent < 0 ? "\(exponent)" : "+\(exponent)"
    return "\(sign)0x\(isSubnormal ? "0" : "1")\(fraction.isEmpty ? "" : "." + fraction)p\(power)"
  }
}
