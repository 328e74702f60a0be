/// The running check value of a transcript: FNV-1a, 64 bits, over every line so far and its newline.
///
/// It finds what was changed, removed, added or moved by hand or by accident. It is no signature: who wants to can
/// compute it anew.
struct CheckValue: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var value = self.value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = (value ^ 0x0A) &* 0x100_0000_01B3
  }

  mutating func add(line: String) {
    var line = line
    line.withUTF8 { add($0) }
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
