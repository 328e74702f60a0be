import Foundation

/// The smallest PNG encoder that is still useful: 8-bit RGBA, rows predicted from the row above, and deflate with fixed
/// codes and run-length matches. Interfaces are mostly even areas, which this makes small.
enum PNGFile {
  static func data(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)) -> Data {
    var raw: [UInt8] = []
    raw.reserveCapacity((width * 4 + 1) * height)
    var above = [UInt8](repeating: 0, count: width * 4)
    var row = above
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        row[4 * x] = red
        row[4 * x + 1] = green
        row[4 * x + 2] = blue
        row[4 * x + 3] = alpha
      }
      raw.append(2)
      for index in row.indices { raw.append(row[index] &- above[index]) }
      swap(&row, &above)
    }
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data.append(chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 6, 0, 0, 0]))
    data.append(chunk("IDAT", zlib(raw)))
    data.append(chunk("IEND", []))
    return data
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    let body = Array(name.utf8) + content
    return Data(bytes(UInt32(content.count)) + body + bytes(checksum(body)))
  }

  private static let checksumTable: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  /// CRC-32 as PNG defines it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { checksumTable[Int(($0 ^ UInt32($1)) & 255)] ^ ($0 >> 8) }
  }

  private static func zlib(_ raw: [UInt8]) -> [UInt8] {
    var bits = BitWriter()
    bits.bytes = [0x78, 0x01]
    bits.write(0b011, count: 3)
    var index = 0
    while index < raw.count {
      let value = raw[index]
      bits.writeCode(Int(value))
      index += 1
      var run = 0
      while index + run < raw.count, run < 258, raw[index + run] == value { run += 1 }
      if run >= 3 {
        bits.writeRun(run)
        index += run
      }
    }
    bits.writeCode(256)
    bits.flush()
    var (low, high) = (UInt32(1), UInt32(0))
    for value in raw {
      low = (low + UInt32(value)) % 65_521
      high = (high + low) % 65_521
    }
    return bits.bytes + bytes(high << 16 | low)
  }
}

/// Writes the bits of a deflate stream (RFC 1951).
private struct BitWriter {
  var bytes: [UInt8] = []
  private var buffer: UInt32 = 0
  private var used: UInt32 = 0

  mutating func write(_ value: UInt32, count: UInt32) {
    buffer |= value << used
    used += count
    while used >= 8 {
      bytes.append(UInt8(buffer & 255))
      buffer >>= 8
      used -= 8
    }
  }

  mutating func flush() {
    if used > 0 { bytes.append(UInt8(buffer & 255)) }
    buffer = 0
    used = 0
  }

  /// A symbol in the fixed Huffman code, whose bits go highest first.
  mutating func writeCode(_ symbol: Int) {
    let (code, count): (Int, UInt32) =
      switch symbol {
      case 0..<144: (0x30 + symbol, 8)
      case 144..<256: (0x190 + symbol - 144, 9)
      case 256..<280: (symbol - 256, 7)
      default: (0xC0 + symbol - 280, 8)
      }
    var reversed: UInt32 = 0
    for bit in 0..<count where code >> Int(bit) & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
    write(reversed, count: count)
  }

  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let extraBits: [UInt32] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  /// Repeats the last byte 3…258 times.
  mutating func writeRun(_ length: Int) {
    let index = Self.lengths.lastIndex { $0 <= length } ?? 0
    writeCode(257 + index)
    write(UInt32(length - Self.lengths[index]), count: Self.extraBits[index])
    write(0, count: 5)
  }
}
