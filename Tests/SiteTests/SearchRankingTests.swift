import Catalog
import LabText
import Testing

@Suite("The site's search", .enabled(if: SiteUnderTest.canBrowse, "needs Chromium and selenium: make setup"))
struct SearchRankingTests {
  /// Names, properties, methods, words of both languages, slips, several words, nothing, and oddities.
  static let queries = [
    "UIView", "uiview", "uivew", "UIVeiw", "alpha", "ahpla", "isHidden", "addSubview", "addsubveiw(_:)", "reuse", "resue", "cell", "string",
    "strnig", "dictionary", "dict", "delegate", "delgate", "codable", "let", "var", "lazy", "透明", "复用", "视图 透明", "身份", "约束", "值 引用", "消息",
    "UIKit", "swift", "foundation", "7 collections", "auto-layout", "layout auto", "send retry", "fsync", "view controller",
    "viewcontroller",
    "collectionview", "collection view data", "nothing-like-this", "zzzz", "a", "é", "É", "e\u{301}", "，", "  ", "uuid", "UUID，date",
    "count", "cout",
    "cuont", "isEmpty", "isemtpy", "responder", "first responder", "firstresponder", "👨‍👩‍👧", "async await", "actor", "snapshot", "snapshto",
    "numberOfLines", "contentmode", "journal", "server", "weak", "arc", "tag", "tags", "frame bounds", "UIButton.Configuration",
    "button.config",
  ]

  @Test("every query gives the same cards in the same order with the same scores and reasons as the shell's search")
  func ranking() throws {
    let input = JSONValue.array(Self.queries.map { .string($0) }).text()
    let page = try #require(try SiteUnderTest.browse("ranking", input: input)["value"]?.list)
    #expect(page.count == Self.queries.count)
    let search = CatalogSearch(CatalogIndex())
    var found = 0
    for (query, hits) in zip(Self.queries, page) {
      let shell = search.hits(query, limit: 100).map { JSONValue.array([.string($0.id), .int($0.score), .string($0.why.en)]) }
      #expect(hits.list == shell, "'\(query)'")
      found += shell.count
    }
    #expect(found > 300, "the queries find too little to prove anything")
  }

  @Test("a search takes less than one frame, 16 ms")
  func speed() throws {
    let times = try #require(try SiteUnderTest.browse("speed")["value"])
    // The bound is the requirement; on the machine that measured it a search took about a tenth of it.
    #expect(try #require(times["median"]?.number) < 16)
  }
}
