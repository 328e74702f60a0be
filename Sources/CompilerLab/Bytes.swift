/// A stretch of compiler output. The readers work on bytes: a debug build of a few hundred lines is a megabyte of text.
typealias Bytes = ArraySlice<UInt8>

/// Text to search for, as bytes made once.
struct Needle: ExpressibleByStringLiteral {
  let bytes: [UInt8]
  init(stringLiteral value: StaticString) {
    bytes = value.withUTF8Buffer(Array.init)
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let newline = UInt8(ascii: "\n")

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }
  /// Whether the byte can stand in a linker's symbol.
  var isSymbol: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == UInt8(ascii: ".") }
}

extension ArraySlice<UInt8> {
  var string: String { String(decoding: self, as: UTF8.self) }

  func hasPrefix(_ needle: Needle) -> Bool { starts(with: needle.bytes) }

  func hasSuffix(_ needle: Needle) -> Bool {
    count >= needle.bytes.count && self[(endIndex - needle.bytes.count)...].elementsEqual(needle.bytes)
  }

  /// Where the needle first begins, at or after `start`.
  func firstIndex(of needle: Needle, from start: Int? = nil) -> Int? {
    let bytes = needle.bytes
    let first = bytes[0]
    let last = endIndex - bytes.count
    var index = start ?? startIndex
    while index <= last {
      if self[index] == first, self[index..<index + bytes.count].elementsEqual(bytes) { return index }
      index += 1
    }
    return nil
  }

  func contains(_ needle: Needle) -> Bool { firstIndex(of: needle) != nil }

  /// Where the needle last begins.
  func lastIndex(of needle: Needle) -> Int? {
    let bytes = needle.bytes
    var index = endIndex - bytes.count
    while index >= startIndex {
      if self[index] == bytes[0], self[index..<index + bytes.count].elementsEqual(bytes) { return index }
      index -= 1
    }
    return nil
  }

  /// The slice without spaces and tabs at both ends.
  var trimmed: Bytes {
    var slice = self
    while let first = slice.first, first == .space || first == UInt8(ascii: "\t") { slice = slice.dropFirst() }
    while let last = slice.last, last == .space || last == UInt8(ascii: "\t") || last == UInt8(ascii: "\r") {
      slice = slice.dropLast()
    }
    return slice
  }

  /// The decimal number that begins at `index`, which moves past it.
  func number(at index: inout Int) -> Int? {
    var value = 0
    let start = index
    while index < endIndex, self[index].isDigit, index - start < 9 {
      value = value * 10 + Int(self[index] - UInt8(ascii: "0"))
      index += 1
    }
    return index > start ? value : nil
  }

  /// The characters up to the closing quote; `index` stands on the opening one and moves past the closing one.
  func quoted(at index: inout Int) -> Bytes? {
    guard index < endIndex, self[index] == .quote else { return nil }
    let start = index + 1
    var end = start
    while end < endIndex, self[end] != .quote { end += self[end] == UInt8(ascii: "\\") ? 2 : 1 }
    guard end < endIndex else { return nil }
    index = end + 1
    return self[start..<end]
  }

  /// Where a remark begins: the marker outside quoted text.
  func remark(_ marker: Needle) -> Int? {
    var index = startIndex
    let first = marker.bytes[0]
    while index < endIndex {
      let byte = self[index]
      if byte == .quote {
        guard quoted(at: &index) != nil else { return nil }
        continue
      }
      if byte == first, index + marker.bytes.count <= endIndex,
        self[index..<index + marker.bytes.count].elementsEqual(marker.bytes)
      {
        return index
      }
      index += 1
    }
    return nil
  }
}

/// Calls `body` with every line and its number, counted from 1.
func forEachLine(of text: [UInt8], _ body: (Bytes, Int) -> Void) {
  var start = 0
  var number = 1
  while start < text.count {
    let end = text[start...].firstIndex(of: UInt8.newline) ?? text.count
    body(text[start..<end], number)
    start = end + 1
    number += 1
  }
}
