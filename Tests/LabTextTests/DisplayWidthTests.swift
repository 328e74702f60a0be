import LabText
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "a grapheme takes the columns a terminal gives it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("각", 2), ("\u{1100}\u{1161}\u{11A8}", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("🎉", 2), ("👍🏽", 2), ("🇯🇵", 2),
      ("👨\u{200D}👩\u{200D}👧", 2), ("נ\u{5B8}", 1), ("\u{200B}", 0), ("─", 1), ("…", 1), ("，", 2),
      ("🏴\u{E0067}\u{E007F}", 2),
    ])
  func graphemes(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
    #expect(text.count == 1)
  }

  @Test("a text takes the sum of its graphemes")
  func sums() {
    #expect("set alpha 0.5".displayWidth == 13)
    #expect("你好, world 🎉".displayWidth == 14)
    #expect("".displayWidth == 0)
  }

  @Test("terminals that add up code points need more columns for a family")
  func widest() {
    #expect(("👨\u{200D}👩\u{200D}👧" as Character).widestDisplayWidth == 6)
    #expect(("日" as Character).widestDisplayWidth == 2)
    #expect(!("👨\u{200D}👩\u{200D}👧" as Character).hasSettledDisplayWidth)
    #expect(("日" as Character).hasSettledDisplayWidth)
    #expect(!("e\u{301}" as Character).hasSettledDisplayWidth)
  }
}
