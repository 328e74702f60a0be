#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A stretch of compiler output. The readers work on bytes: a debug build of a few hundred lines is a megabyte of text.
typealias Bytes = ArraySlice<UInt8>

/// Text to search for. It is never copied: these are compared millions of times.
struct Needle: ExpressibleByStringLiteral {
  private let text: StaticString
  init(stringLiteral value: StaticString) { text = value }

  var count: Int { text.utf8CodeUnitCount }
  var first: UInt8 { text.utf8Start.pointee }

  /// Whether the bytes at an address begin with the needle; there must be `count` of them.
  func matches(_ pointer: UnsafePointer<UInt8>) -> Bool { memcmp(pointer, text.utf8Start, count) == 0 }
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

  func hasPrefix(_ needle: Needle) -> Bool { has(needle, at: startIndex) }

  func hasSuffix(_ needle: Needle) -> Bool { has(needle, at: endIndex - needle.count) }

  /// Whether the needle begins at a place.
  func has(_ needle: Needle, at index: Int) -> Bool {
    guard index >= startIndex, index + needle.count <= endIndex else { return false }
    return withUnsafeBufferPointer { needle.matches($0.baseAddress! + (index - startIndex)) }
  }

  /// Where the needle first begins, at or after `start`.
  func firstIndex(of needle: Needle, from start: Int? = nil) -> Int? {
    let from = (start ?? startIndex) - startIndex
    let length = needle.count
    guard count - from >= length else { return nil }
    return withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var offset = from
      while offset <= buffer.count - length,
        let hit = memchr(base + offset, Int32(needle.first), buffer.count - length - offset + 1)
      {
        let found = hit.assumingMemoryBound(to: UInt8.self)
        if needle.matches(found) { return startIndex + (UnsafePointer(found) - base) }
        offset = UnsafePointer(found) - base + 1
      }
      return nil
    }
  }

  func contains(_ needle: Needle) -> Bool { firstIndex(of: needle) != nil }

  /// Where the needle last begins.
  func lastIndex(of needle: Needle) -> Int? {
    let length = needle.count
    guard count >= length else { return nil }
    return withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var offset = buffer.count - length
      while offset >= 0 {
        if buffer[offset] == needle.first, needle.matches(base + offset) { return startIndex + offset }
        offset -= 1
      }
      return nil
    }
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
    guard contains(marker) else { return nil }
    let first = marker.first
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      if byte == .quote {
        guard quoted(at: &index) != nil else { return nil }
        continue
      }
      if byte == first, has(marker, at: index) { return index }
      index += 1
    }
    return nil
  }
}

/// Calls `body` with every line and its number, counted from 1.
func forEachLine(of text: [UInt8], from first: Int = 0, _ body: (Bytes, Int) -> Void) {
  var start = first
  var number = 1
  while start < text.count {
    let end = text.withUnsafeBufferPointer { buffer -> Int in
      guard let base = buffer.baseAddress, let hit = memchr(base + start, Int32(UInt8.newline), buffer.count - start)
      else { return text.count }
      return UnsafePointer(hit.assumingMemoryBound(to: UInt8.self)) - base
    }
    body(text[start..<end], number)
    start = end + 1
    number += 1
  }
}
