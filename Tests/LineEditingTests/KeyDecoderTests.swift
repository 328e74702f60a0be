import Testing

@testable import LineEditing

@Suite("Key decoder")
struct KeyDecoderTests {
  /// The keys in these bytes, fed in pieces of every size and then quiet.
  private func keys(_ bytes: [UInt8], piece: Int) -> [KeyDecoder.Key] {
    var decoder = KeyDecoder()
    var keys: [KeyDecoder.Key] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      decoder.feed(rest.prefix(piece))
      rest = rest.dropFirst(piece)
      while let key = decoder.next(isQuiet: false) { keys.append(key) }
    }
    while let key = decoder.next(isQuiet: true) { keys.append(key) }
    return keys
  }

  private func scalars(_ text: String) -> [KeyDecoder.Key] { text.unicodeScalars.map { .scalar($0) } }

  @Test("keys don't depend on how their bytes arrive", arguments: 1...9)
  func pieces(piece: Int) {
    #expect(keys(Array("a好🎉é".utf8), piece: piece) == scalars("a好🎉é"))
    #expect(keys(Array("\u{1B}[A\u{1B}f\u{1B}".utf8), piece: piece) == scalars("\u{1B}[A\u{1B}f\u{1B}"))
    #expect(keys(Array("x\u{1B}[15~y\u{1B}[Iz".utf8), piece: piece) == scalars("xyz"))
    let paste = Array("a\u{1B}[200~b\nc好\u{1B}[201~d".utf8)
    #expect(keys(paste, piece: piece) == [.scalar("a"), .paste("b\nc好"), .scalar("d")])
  }

  @Test("broken UTF-8 is one malformed key for each broken sequence", arguments: 1...5)
  func malformed(piece: Int) {
    #expect(keys([0x61, 0xFF, 0x62], piece: piece) == [.scalar("a"), .malformed, .scalar("b")])
    #expect(keys([0xE4, 0xBD, 0x61], piece: piece) == [.malformed, .scalar("a")])
    #expect(keys([0xC0, 0x80], piece: piece) == [.malformed, .malformed])
    #expect(keys([0xED, 0xA0, 0x80, 0x61], piece: piece).last == .scalar("a"))
    #expect(keys([0xE4, 0xBD], piece: piece) == [.malformed])
  }

  @Test("everything up to the last end mark of a burst is the paste")
  func embedded() {
    let text = "a\u{1B}[201~\rrm\r\u{1B}[200~b"
    #expect(keys(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8), piece: 4096) == [.paste(text)])
  }

  @Test("a paste that never ends is taken as what came")
  func endless() { #expect(keys(Array("\u{1B}[200~abc".utf8), piece: 3) == [.paste("abc")]) }
}
