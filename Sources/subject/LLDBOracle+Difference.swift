import Foundation

extension LLDBOracle.Difference: CustomStringConvertible {
  /// The case and both answers, line by line: `-` recorded, `+` the mimic's.
  public var description: String {
    var text = "## \(recorded.id): \(recorded.command)\n"
    for line in recorded.setup { text += "   after \(line)\n" }
    let expected = recorded.output.split(separator: "\n", omittingEmptySubsequences: false)
    let found = answer.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = found.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    for (index, line) in expected.enumerated() where removed.contains(index) { text += "- \(line)\n" }
    for (index, line) in found.enumerated() where inserted.contains(index) { text += "+ \(line)\n" }
    return text
  }
}

extension LLDBOracle.Case {
  /// The case as one line of a corpus file.
  public var line: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
