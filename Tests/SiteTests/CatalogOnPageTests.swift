import Catalog
import Foundation
import LabText
import Testing

@Suite("The catalog on the page", .enabled(if: SiteUnderTest.canBrowse, "needs Chromium and selenium: make setup"))
struct CatalogOnPageTests {
  @Test("the data on the page, the JSON file and the live tables are one, and every field that is shown says the same")
  func fields() throws {
    let file = try CanonicalJSON.tree(parsing: Data(try SiteUnderTest.read("docs/assets/type-catalog.json").utf8))
    #expect(file == CatalogExport(version: try #require(file["version"]?.string)).value)
    let answer = try #require(try SiteUnderTest.browse("catalog")["value"])
    #expect(answer["carried"] == file)
    let cards = (file["types"]?.list ?? []) + (file["concepts"]?.list ?? [])
    for language in Language.allCases {
      let shown = try #require(answer[language.rawValue]?.list)
      #expect(shown.count == 70 && cards.count == 70)
      for card in cards {
        let id = try #require(card["id"]?.string)
        let entry = try #require(shown.first { $0["id"]?.string == id }, "\(id) is not on the page")
        let differing = Comparison(card: card, entry: entry, language: language).differences
        #expect(differing == [], "\(id) in \(language.rawValue)")
      }
    }
  }
}

/// Compares what a page shows of a card with the file, field by field. The page sets code between backticks as code.
private struct Comparison {
  let card: JSONValue
  let entry: JSONValue
  let language: Language

  private func text(_ value: JSONValue?) -> String? { value?[language.rawValue]?.string?.replacing("`", with: "") }

  var differences: [String] {
    var differing: [String] = []
    for name in ["purpose", "definition", "analogy", "createdBy", "ownedBy", "releasedWhen", "modelLimits"]
    where entry[name]?.string != text(card[name]) { differing.append(name) }
    for (name, group) in [("belief", "misconception"), ("truth", "misconception"), ("prompt", "question"), ("answer", "question")]
    where entry[name]?.string != text(card[group]?[name]) { differing.append(name) }
    for name in ["file", "symbol"] where entry[name] != card["sourceCue"]?[name] { differing.append(name) }
    if entry["documentation"]?.string != card["documentation"]?.list.compactMap(\.string).joined(separator: " · ") {
      differing.append("documentation")
    }
    if entry["experiment"] != card["experiment"] || entry["evidence"] != card["evidence"] { differing.append("experiment") }
    if entry["tryIt"] != card["misconception"]?["tryIt"] { differing.append("tryIt") }
    if entry["debuggerCommands"] != card["debuggerCommands"] { differing.append("debuggerCommands") }
    if let kind = card["kind"], entry["kind"] != kind || entry["module"] != card["module"] { differing.append("kind") }
    let conformances = card["conformances"]?.list.compactMap(\.string) ?? []
    if !conformances.isEmpty, entry["conformances"]?.string != conformances.joined(separator: ", ") { differing.append("conformances") }
    let related = card["related"]?.list.map { [$0["id"]?.string, text($0["why"])] } ?? []
    if entry["related"]?.list.map({ $0.list.map(\.string) }) != related { differing.append("related") }
    return differing + rows
  }

  private var rows: [String] {
    var differing: [String] = []
    let properties = card["properties"]?.list ?? []
    let shown = entry["properties"]?.list.map { $0.list.map(\.string) } ?? []
    let expected = properties.map { row -> [String?] in
      let values = row["values"]?.string
      return [
        row["name"]?.string, row["type"]?.string, row["access"]?.string, row["default"]?.string, values == "" ? nil : values,
        text(row["observe"]),
      ]
    }
    if shown != expected { differing.append("properties") }
    let methods = card["methods"]?.list ?? []
    let listed = entry["methods"]?.list.map { $0.list.map(\.string) } ?? []
    let wanted = methods.map { row -> [String?] in
      [row["name"]?.string, row["declaration"]?.string] + ["input", "output", "sideEffect", "caller"].map { text(row[$0]) }
        + [row["breakpoint"]?.string]
    }
    if listed != wanted { differing.append("methods") }
    return differing
  }
}
