import Foundation
import Testing

/// Each fact the project knows is a test named by its id, or is argued about in the document.
@Suite("facts")
struct FactCoverageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func ids() throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent("Fixtures/fact-ids.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// The names in `@Test("…")` of every test file of this target.
  private static func testNames() throws -> Set<String> {
    var names: Set<String> = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for piece in text.components(separatedBy: "@Test(").dropFirst() {
        let rest = piece.drop { $0.isWhitespace }
        guard rest.first == "\"" else { continue }
        names.insert(String(rest.dropFirst().prefix { $0 != "\"" }))
      }
    }
    return names
  }

  /// The ids the document gives a reason for: "- `id`: reason" in a list, "| `id`, `id` | reason |" in a table.
  private static func argued() throws -> Set<String> {
    let document = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/uikit-model.md")
    var ids: Set<String> = []
    for line in try String(contentsOf: document, encoding: .utf8).split(separator: "\n") {
      let separator = line.hasPrefix("- `") ? "`: " : line.hasPrefix("| `") ? "` | " : nil
      guard let separator, let end = line.range(of: separator) else { continue }
      guard line[end.upperBound...].count > 20 else { continue }
      let quoted = line[..<end.lowerBound].split(separator: "`", omittingEmptySubsequences: false)
      for (index, piece) in quoted.enumerated() where index % 2 == 1 { ids.insert(String(piece)) }
    }
    return ids
  }

  @Test("each known fact is a test or is listed with its reason") func coverage() throws {
    let ids = try Self.ids()
    let names = try Self.testNames()
    let argued = try Self.argued()
    let missing = ids.filter { !names.contains($0) && !argued.contains($0) }
    #expect(ids.count == 682)
    #expect(Set(ids).count == ids.count)
    #expect(missing == [])
  }

  @Test("at least 95 of 100 facts are tests") func share() throws {
    let ids = try Self.ids()
    let names = try Self.testNames()
    #expect(ids.filter(names.contains).count * 100 >= ids.count * 95)
  }

  @Test("no fact is both a test and an exception") func both() throws {
    #expect(try Self.testNames().intersection(Self.argued()) == [])
  }
}
