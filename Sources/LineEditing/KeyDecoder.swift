/// Turns a terminal's bytes into keys: UTF-8 without any locale, bracketed pastes as one piece, unknown key sequences
/// dropped instead of typed into the line.
struct KeyDecoder {
  enum Key: Equatable {
    case scalar(Unicode.Scalar)
    /// Bytes that are no UTF-8; the line shows U+FFFD for them.
    case malformed
    case paste(String)
  }

  private var bytes: [UInt8] = []
  private var position = 0
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Whether bytes wait that aren't a whole key yet.
  var isWaiting: Bool { position < bytes.count }

  mutating func feed(_ new: some Collection<UInt8>) {
    if position > 0 {
      bytes.removeFirst(position)
      position = 0
    }
    bytes += new
  }

  /// The next key, or nil when more bytes are needed.
  ///
  /// - Parameter isQuiet: Nothing more has come for a while, so what looks incomplete is all there is.
  mutating func next(isQuiet: Bool) -> Key? {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x1B {
        switch escape(isQuiet: isQuiet) {
        case .key(let key): return key
        case .dropped: continue
        case .incomplete: return nil
        }
      }
      if byte < 0x80 {
        position += 1
        return .scalar(Unicode.Scalar(byte))
      }
      return scalar(isQuiet: isQuiet)
    }
    return nil
  }

  private enum Escape {
    case key(Key)
    case dropped
    case incomplete
  }

  private mutating func escape(isQuiet: Bool) -> Escape {
    let rest = bytes[position...]
    if rest.starts(with: Self.pasteStart) {
      guard let text = paste(isQuiet: isQuiet) else { return .incomplete }
      return .key(.paste(text))
    }
    guard rest.count >= 3, rest[position + 1] == 0x5B else {
      // A lone Escape, Escape and a letter (Meta), or the beginning of something longer.
      if !isQuiet && rest.count < 3 && (rest.count == 1 || rest[position + 1] == 0x5B) { return .incomplete }
      position += 1
      return .key(.scalar("\u{1B}"))
    }
    var end = position + 2
    while end < bytes.count, (0x20...0x3F).contains(bytes[end]) { end += 1 }
    if end == bytes.count && !isQuiet { return .incomplete }
    if end < bytes.count, (0x40...0x7E).contains(bytes[end]), !isKnown(bytes[position + 2...end]) {
      position = end + 1
      return .dropped
    }
    position += 1
    return .key(.scalar("\u{1B}"))
  }

  /// Cursor and editing keys; everything else (function keys, focus, mouse) would end up as text in the line.
  private func isKnown(_ sequence: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: sequence, as: UTF8.self)
    if ["A", "B", "C", "D", "F", "H", "Z", "1;5C", "1;5D"].contains(text) { return true }
    return ["1~", "2~", "3~", "4~", "5~", "6~", "7~", "8~"].contains(text)
  }

  /// The text between the paste marks.
  ///
  /// Pasted text may itself hold an end mark, meant to have the rest taken for typed keys. The terminal's own mark is
  /// the last one of the burst, so the end is looked for only when the burst is over.
  private mutating func paste(isQuiet: Bool) -> String? {
    guard isQuiet else { return nil }
    let content = position + Self.pasteStart.count
    var close: Int?
    var index = content
    while let escape = bytes[index...].firstIndex(of: 0x1B) {
      if bytes[escape...].starts(with: Self.pasteEnd) { close = escape }
      index = escape + 1
    }
    let end = close ?? bytes.count
    let text = String(decoding: bytes[content..<end], as: UTF8.self)
    position = close.map { $0 + Self.pasteEnd.count } ?? bytes.count
    return text
  }

  private mutating func scalar(isQuiet: Bool) -> Key? {
    let first = bytes[position]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    let available = bytes[position..<min(bytes.count, position + length)]
    var iterator = available.makeIterator()
    var decoder = UTF8()
    if length > 1, case .scalarValue(let scalar) = decoder.decode(&iterator) {
      position += length
      return .scalar(scalar)
    }
    let continuation = available.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
    if !isQuiet && length > 1 && available.count < length && continuation == available.count - 1 { return nil }
    position += 1 + (length > 1 ? continuation : 0)
    return .malformed
  }
}
