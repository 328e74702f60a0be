import Foundation

/// Writes JSON straight into bytes. `JSONEncoder` takes about ten times as long for a message (see `make bench`).
struct JSONBytes {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func raw(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  mutating func beginObject() {
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
  }

  mutating func endObject() {
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func key(_ name: StaticString) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    string(text)
  }

  mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    raw(String(number))
  }

  /// Members kept from a file, written as they were.
  mutating func members(_ preserved: String?) {
    guard let preserved, !preserved.isEmpty else { return }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    raw(preserved)
  }

  mutating func member(_ name: StaticString, _ id: UUID) {
    key(name)
    bytes.append(UInt8(ascii: "\""))
    withUnsafeBytes(of: id.uuid) { raw in
      for (index, byte) in raw.enumerated() {
        if index == 4 || index == 6 || index == 8 || index == 10 { bytes.append(UInt8(ascii: "-")) }
        bytes.append(JSONBytes.hexDigits[Int(byte >> 4)])
        bytes.append(JSONBytes.hexDigits[Int(byte & 0xF)])
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a string. Quotes, backslashes and control characters are escaped, everything else stays UTF-8.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        let byte = utf8[index]
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F else { continue }
        bytes.append(contentsOf: utf8[start..<index])
        start = index + 1
        escape(byte)
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x22, 0x5C: bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      raw("u00")
      bytes.append(JSONBytes.hexDigits[Int(byte >> 4)])
      bytes.append(JSONBytes.hexDigits[Int(byte & 0xF)])
    }
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)
}
