/// The checksum of the store's lines: CRC-32 as in ISO 3309, zlib and gzip (polynomial 0xEDB88320, reflected).
///
/// Eight bytes a step ("slicing by 8"), because a start with 100,000 messages checks some 25 MB.
struct CRC32: Sendable {
  private static let tables: [[UInt32]] = {
    var tables = [[UInt32]](repeating: [UInt32](repeating: 0, count: 256), count: 8)
    for index in 0..<256 {
      var value = UInt32(index)
      for _ in 0..<8 { value = value & 1 == 1 ? (value >> 1) ^ 0xEDB8_8320 : value >> 1 }
      tables[0][index] = value
    }
    for index in 0..<256 {
      for table in 1..<8 {
        let former = tables[table - 1][index]
        tables[table][index] = (former >> 8) ^ tables[0][Int(former & 0xFF)]
      }
    }
    return tables
  }()
  private static let flat: [UInt32] = tables.flatMap { $0 }

  private var register: UInt32 = 0xFFFF_FFFF

  /// The checksum of what was added so far.
  var value: UInt32 { ~register }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var crc = register
    CRC32.flat.withUnsafeBufferPointer { table in
      var index = 0
      while index + 8 <= bytes.count {
        let low =
          crc
          ^ (UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
            | UInt32(bytes[index + 3]) << 24)
        crc =
          table[1792 + Int(low & 0xFF)] ^ table[1536 + Int((low >> 8) & 0xFF)]
          ^ table[1280 + Int((low >> 16) & 0xFF)] ^ table[1024 + Int(low >> 24)]
          ^ table[768 + Int(bytes[index + 4])] ^ table[512 + Int(bytes[index + 5])]
          ^ table[256 + Int(bytes[index + 6])] ^ table[Int(bytes[index + 7])]
        index += 8
      }
      while index < bytes.count {
        crc = (crc >> 8) ^ table[Int((crc ^ UInt32(bytes[index])) & 0xFF)]
        index += 1
      }
    }
    register = crc
  }

  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var crc = CRC32()
    crc.add(bytes)
    return crc.value
  }
}
