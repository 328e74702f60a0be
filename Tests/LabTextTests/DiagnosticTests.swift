import LabText
import Testing

@Suite("Diagnostics and near names")
struct DiagnosticTests {
  private func draw(_ source: String, _ span: Range<Int>?, width: Int = 80) -> [Substring] {
    Diagnostic(Localized(en: "no", zh: "不"), source: source, span: span).styled(in: .english, width: width).plain
      .split(separator: "\n")
  }

  @Test("the caret stands under the word that is meant")
  func caret() {
    #expect(draw("set alhpa 1", 4..<9) == ["error: no", "  set alhpa 1", "      ^~~~~"])
  }

  @Test("columns count, not characters: wide, combining, emoji and escaped text before the span")
  func columns() {
    #expect(draw("send 你好 x", 8..<9)[2] == "            ^")
    #expect(draw("e\u{301}❤\u{FE0F} x", 3..<4)[2] == "      ^")
    #expect(draw("a\u{202E} 好", 3..<4) == ["error: no", "  a\\u{202E} 好", "            ^~"])
  }

  @Test("an empty span at the end points behind the last character")
  func end() { #expect(draw("set alpha", 9..<9)[2] == "           ^") }

  @Test("no span, no caret; no source, no line")
  func nothing() {
    #expect(draw("set", nil) == ["error: no", "  set"])
    #expect(draw("", 0..<0) == ["error: no"])
  }

  @Test("a line of a mebibyte is shown around the span and fits")
  func huge() {
    let lines = draw(
      String(repeating: "好", count: 500_000) + "X" + String(repeating: "y", count: 500_000), 500_000..<500_001,
      width: 40)
    #expect(lines[1].hasPrefix("  …好") && lines[1].hasSuffix("y…"))
    #expect(String(lines[1]).displayWidth <= 40)
    let before = String(lines[1].prefix { $0 != "X" }).displayWidth
    #expect(lines[2] == String(repeating: " ", count: before) + "^")
  }

  @Test("of several lines the one with the span is shown")
  func severalLines() { #expect(draw("let a\nlet bee\nlet c", 10..<13) == ["error: no", "  let bee", "      ^~~"]) }

  @Test("a span outside the source is harmless")
  func outside() { #expect(draw("abc", 7..<12)[1] == "  abc") }

  @Test("labels, notes and the hint are in the reader's language")
  func languages() {
    let diagnostic = Diagnostic(
      Localized(en: "no property 'x'", zh: "没有属性“x”"), notes: [Localized(en: "a fact", zh: "一个事实")],
      hint: Localized(en: "set alpha 1", zh: "set alpha 1"))
    #expect(diagnostic.styled(in: .english).plain == "error: no property 'x'\nnote: a fact\ntry: set alpha 1\n")
    #expect(diagnostic.styled(in: .simplifiedChinese).plain == "错误：没有属性“x”\n说明：一个事实\n可以试试：set alpha 1\n")
  }

  @Test("a message with quoted hostile text is harmless")
  func hostile() {
    let diagnostic = Diagnostic(Localized(same: "no \u{1B}[2J"))
    #expect(diagnostic.styled(in: .english).plain == "error: no \\u{1B}[2J\n")
  }

  @Test("near names: swapped, missing, wrong letters and prefixes")
  func near() {
    let names = ["alpha", "isHidden", "backgroundColor", "frame", "bounds"]
    #expect(NearestNames.suggestions(for: "alhpa", in: names) == ["alpha"])
    #expect(NearestNames.suggestions(for: "ALPHA", in: names) == ["alpha"])
    #expect(NearestNames.suggestions(for: "hidden", in: names) == ["isHidden"])
    #expect(NearestNames.suggestions(for: "backgr", in: names) == ["backgroundColor"])
    #expect(NearestNames.suggestions(for: "frames", in: names) == ["frame"])
    #expect(NearestNames.suggestions(for: "zzz", in: names).isEmpty)
    #expect(NearestNames.suggestions(for: "", in: names).isEmpty)
  }
}
