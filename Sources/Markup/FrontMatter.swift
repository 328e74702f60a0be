/// The `key: value` lines between two `---` lines at the start of a document.
public struct FrontMatter: Hashable, Sendable {
  /// One line.
  public struct Entry: Hashable, Sendable {
    /// The word before the colon.
    public var key: String
    /// What stands behind it, without surrounding white space.
    public var value: String
    /// The line of the source, from 1.
    public var line: Int
  }

  /// The entries, in order.
  public var entries: [Entry]
  /// Lines that are neither an entry, nor empty, nor a `#` comment.
  public var malformedLines: [Int]

  /// Creates front matter.
  public init(entries: [Entry] = [], malformedLines: [Int] = []) {
    self.entries = entries
    self.malformedLines = malformedLines
  }

  /// The value of the first entry with this key.
  public subscript(key: String) -> String? { entries.first { $0.key == key }?.value }

  /// The value as a list: its parts between commas (`,` or `，`), without empty ones.
  public func list(_ key: String) -> [String] {
    (self[key] ?? "").split { $0 == "," || $0 == "，" }.map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
  }

  /// Takes the front matter off a text. A first line that isn't `---`, or no second one, means there is none.
  static func split(_ text: String) -> (frontMatter: FrontMatter, body: String, firstLine: Int) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first?.trimmingWhitespace() == "---",
      let end = lines.dropFirst().firstIndex(where: { $0.trimmingWhitespace() == "---" })
    else { return (FrontMatter(), text, 1) }
    var result = FrontMatter()
    for (index, line) in lines[1..<end].enumerated() {
      let trimmed = line.trimmingWhitespace()
      if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
      let colon = trimmed.firstIndex(of: ":")
      if let colon, colon > trimmed.startIndex, !trimmed[..<colon].contains(where: \.isWhitespace) {
        let value = trimmed[trimmed.index(after: colon)...].trimmingWhitespace()
        result.entries.append(Entry(key: String(trimmed[..<colon]), value: value, line: index + 2))
      } else {
        result.malformedLines.append(index + 2)
      }
    }
    return (result, lines[(end + 1)...].joined(separator: "\n"), end + 2)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  func trimmingWhitespace() -> String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
