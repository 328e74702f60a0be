/// Writes values one after another, each with its length in front: what the caches hold.
///
/// Plain bytes instead of JSON, because a decoder's first use costs more than the whole warm path.
struct FieldWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: String) { append(Array(text.utf8)) }

  mutating func append(_ part: [UInt8]) {
    bytes += "\(part.count):".utf8
    bytes += part
  }

  mutating func append(_ number: Int) { append(String(number)) }

  mutating func append(_ list: [String]) {
    append(list.count)
    for text in list { append(text) }
  }
}

/// Reads what a `FieldWriter` wrote. Every answer is `nil` once something did not fit.
struct FieldReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func part() -> [UInt8]? {
    var next = index
    guard let size = bytes[...].number(at: &next), next < bytes.count, bytes[next] == UInt8(ascii: ":"),
      next + 1 + size <= bytes.count
    else { return nil }
    index = next + 1 + size
    return Array(bytes[(next + 1)..<index])
  }

  mutating func text() -> String? { part().map { String(decoding: $0, as: UTF8.self) } }

  mutating func number() -> Int? { text().flatMap { Int($0) } }

  mutating func list() -> [String]? {
    guard let count = number(), (0...10_000).contains(count) else { return nil }
    var result: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      result.append(text)
    }
    return result
  }
}
