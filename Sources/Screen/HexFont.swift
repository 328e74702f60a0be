/// Dot shapes from a file in the format of GNU Unifont (`4E2D:` and 32 or 64 hexadecimal digits a line): 8 or 16 dots wide
/// and 16 high. Debian has it as `unifont.hex` in the package `unifont`.
///
/// The file is the caller's to find and read; without one, PNG pictures show a box for each character outside ASCII.
public struct HexFont: Sendable {
  /// One character's shape: 16 rows, the leftmost dot in the highest bit of the width.
  struct Glyph: Sendable {
    var width: Int
    var rows: [UInt16]
  }

  private var glyphs: [UInt32: Glyph] = [:]

  /// How many characters have a shape.
  public var count: Int { glyphs.count }

  /// Reads a file. Lines in another form are skipped.
  public init(_ text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
        let scalar = UInt32(Substring(line[..<colon]), radix: 16)
      else { continue }
      let digits = line[line.index(after: colon)...].prefix { $0 != UInt8(ascii: "\r") }
      let digitsPerRow = digits.count / 16
      guard digits.count == 32 || digits.count == 64 else { continue }
      var rows: [UInt16] = []
      var rest = Substring(digits)
      while !rest.isEmpty, let row = UInt16(rest.prefix(digitsPerRow), radix: 16) {
        rows.append(row)
        rest = rest.dropFirst(digitsPerRow)
      }
      if rows.count == 16 { glyphs[scalar] = Glyph(width: digitsPerRow * 4, rows: rows) }
    }
  }

  /// The shape of a character, by its first code point.
  func glyph(of character: Character) -> Glyph? {
    character.unicodeScalars.first.flatMap { glyphs[$0.value] }
  }
}
