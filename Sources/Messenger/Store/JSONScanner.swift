import Foundation

/// Where and that bytes were not the JSON they should be.
struct JSONFault: Error, Hashable {
  /// The offset of the first byte that doesn't fit.
  let offset: Int
}

/// Reads JSON from bytes, one value after the other, without building a tree. Never recurses, so that no file can
/// exhaust the stack.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var fault: JSONFault { JSONFault(offset: position) }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte that is not white space.
  mutating func peek() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(JSONFault) {
    guard take(byte) else { throw fault }
  }

  /// Reads an object and calls `member` at each value; `member` must consume it.
  mutating func object(
    _ member: (inout JSONScanner, Range<Int>) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    try expect(UInt8(ascii: "{"))
    if take(UInt8(ascii: "}")) { return }
    repeat {
      guard peek() == UInt8(ascii: "\"") else { throw fault }
      let key = try stringRange()
      try expect(UInt8(ascii: ":"))
      try member(&self, key.range)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
  }

  /// Reads an array and calls `element` at each value; `element` must consume it.
  mutating func array(_ element: (inout JSONScanner) throws(JSONFault) -> Void) throws(JSONFault) {
    try expect(UInt8(ascii: "["))
    if take(UInt8(ascii: "]")) { return }
    repeat { try element(&self) } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
  }

  /// Whether a key's bytes are those of a name. Keys with escapes never are.
  func key(_ range: Range<Int>, is name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { memcmp(bytes.baseAddress! + range.lowerBound, $0.baseAddress!, range.count) == 0 }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func string() throws(JSONFault) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw fault }
    let (range, hasEscapes) = try stringRange()
    return hasEscapes ? try unescaped(range) : text(range)
  }

  /// Reads a string and returns the range between its quotes, escapes and all: for words that are compared.
  mutating func token() throws(JSONFault) -> Range<Int> {
    guard peek() == UInt8(ascii: "\"") else { throw fault }
    return try stringRange().range
  }

  /// Reads a whole number that an `Int` holds. Fractions and exponents are a fault.
  mutating func integer() throws(JSONFault) -> Int {
    guard let first = peek() else { throw fault }
    let isNegative = first == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let start = position
    var value = 0
    while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowAgain) = product.addingReportingOverflow(Int(bytes[position] - 0x30))
      if overflow || overflowAgain { throw fault }
      value = sum
      position += 1
    }
    if position == start { throw fault }
    if position < bytes.count, [0x2E, 0x65, 0x45].contains(bytes[position]) { throw fault }
    return isNegative ? -value : value
  }

  mutating func uuid() throws(JSONFault) -> UUID {
    guard peek() == UInt8(ascii: "\"") else { throw fault }
    let start = position
    let (range, _) = try stringRange()
    guard range.count == 36, let base = bytes.baseAddress else { throw JSONFault(offset: start) }
    let text = base + range.lowerBound
    var isGood = text[8] == 0x2D && text[13] == 0x2D && text[18] == 0x2D && text[23] == 0x2D
    func word(_ pieces: Range<Int>...) -> UInt64 {
      var word: UInt64 = 0
      for piece in pieces {
        for index in piece {
          let byte = text[index]
          let isDigit = byte &- 0x30 < 10
          isGood = isGood && (isDigit || (byte | 0x20) &- 0x61 < 6)
          word = word << 4 | UInt64(isDigit ? byte & 0xF : (byte & 0xF) &+ 9)
        }
      }
      return word
    }
    let pair = (word(0..<8, 9..<13, 14..<18).bigEndian, word(19..<23, 24..<36).bigEndian)
    guard isGood else { throw JSONFault(offset: start) }
    return withUnsafeBytes(of: pair) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }

  /// Skips any value and returns its bytes' range. Brackets need only balance.
  @discardableResult
  mutating func skipValue() throws(JSONFault) -> Range<Int> {
    guard let first = peek() else { throw fault }
    let start = position
    var closers: [UInt8] = []
    var next: UInt8? = first
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""): _ = try stringRange()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        closers.append(byte + 2)
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard closers.popLast() == byte else { throw fault }
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if closers.isEmpty { throw fault }
        position += 1
      default: try skipScalar()
      }
      if closers.isEmpty { return start..<position }
      next = peek()
    }
    throw fault
  }

  private mutating func skipScalar() throws(JSONFault) {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): position += 1
      default:
        if position == start { throw fault }
        return
      }
    }
  }

  /// Reads over a string and returns the range between its quotes.
  private mutating func stringRange() throws(JSONFault) -> (range: Range<Int>, hasEscapes: Bool) {
    position += 1
    let start = position
    var hasEscapes = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x22 {
        position += 1
        return (start..<(position - 1), hasEscapes)
      }
      if byte == 0x5C {
        hasEscapes = true
        position += 1
      } else if byte < 0x20 {
        throw fault
      }
      position += 1
    }
    position = bytes.count
    throw fault
  }

  private func unescaped(_ range: Range<Int>) throws(JSONFault) -> String {
    // Rare, so the well-kept decoder may do it.
    let quoted = Data([0x22] + bytes[range] + [0x22])
    guard let text = try? JSONDecoder().decode(String.self, from: quoted) else {
      throw JSONFault(offset: range.lowerBound)
    }
    return text
  }
}
