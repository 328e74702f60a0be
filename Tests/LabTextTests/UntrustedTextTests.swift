import LabText
import Testing

@Suite("Untrusted text")
struct UntrustedTextTests {
  @Test(
    "what could deface or deceive is written out",
    arguments: [
      ("\u{1B}[2J\u{1B}[H", "\\u{1B}[2J\\u{1B}[H"), ("\u{1B}]0;pwn\u{7}", "\\u{1B}]0;pwn\\u{07}"),
      ("\u{9B}31m", "\\u{9B}31m"), ("\r✓ sent", "\\r✓ sent"), ("a\u{8}\u{8}", "a\\u{08}\\u{08}"),
      ("\u{202E}dlrow", "\\u{202E}dlrow"), ("\u{7F}", "\\u{7F}"), ("\u{0}", "\\u{00}"), ("a\nb\tc", "a\\nb\\tc"),
      ("\u{FEFF}x", "\\u{FEFF}x"), ("a\u{200B}b", "a\\u{200B}b"), ("a\u{2028}b", "a\\u{2028}b"),
      ("a\u{200D}b", "a\\u{200D}b"), ("x\u{FE0F}", "x\\u{FE0F}"), ("a\u{E0041}", "a\\u{E0041}"),
      ("a\u{E0101}", "a\\u{E0101}"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"), ("\u{AD}", "\\u{AD}"),
      ("\u{3164}", "\\u{3164}"),
    ])
  func escapes(text: String, shown: String) { #expect(text.escapingUntrusted() == shown) }

  @Test(
    "what people write stays as it is",
    arguments: [
      "plain", "你好，世界", "é", "e\u{301}", "❤\u{FE0F}x", "👨\u{200D}👩\u{200D}👧", "👩🏽\u{200D}💻", "🏳\u{FE0F}\u{200D}🌈", "🇯🇵",
      "1\u{FE0F}\u{20E3}",
      "می\u{200C}خواهم", "क्\u{200D}ष", "각", "\u{1100}\u{1161}\u{11A8}", "葛\u{E0100}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "C:\\u{1}",
    ])
  func keeps(text: String) { #expect(text.escapingUntrusted().unicodeScalars.elementsEqual(text.unicodeScalars)) }

  @Test("newlines stay when asked for")
  func newlines() { #expect("a\nb\u{1B}".escapingUntrusted(keepingNewlines: true) == "a\nb\\u{1B}") }

  @Test("a pile of marks is cut off at eight")
  func piles() {
    let pile = "a" + String(repeating: "\u{301}", count: 10)
    #expect(pile.escapingUntrusted().hasSuffix("\\u{301}\\u{301}"))
    #expect(pile.escapingUntrusted().unicodeScalars.count { $0.value == 0x301 } == 8)
  }

  @Test("a renderer lets no foreign control character through, whatever its caller forgot")
  func rendererIsTheLastDoor() {
    let text = StyledText("a\u{1B}[31mb\u{202E}\nc", .failure)
    #expect(text.rendered(depth: .none) == "a\\u{1B}[31mb\\u{202E}\nc")
    #expect(text.rendered(depth: .ansi16) == "\u{1B}[1;31ma\\u{1B}[31mb\\u{202E}\u{1B}[0m\n\u{1B}[1;31mc\u{1B}[0m")
  }
}

@Suite("Searching bytes")
struct ByteSearchTests {
  @Test(
    "finds the first place, at the ends too",
    arguments: [
      ("abcabc", "bc", 1), ("abc", "abc", 0), ("aab", "ab", 1), ("─╰─ error: x", "╰─ error: ", 1), ("ab", "abc", nil), ("", "a", nil),
      ("abc", "", nil),
    ])
  func firstPlace(text: String, part: String, offset: Int?) {
    let found = text.firstPlace(of: part)
    #expect(found.map { text.distance(from: text.startIndex, to: $0.lowerBound) } == offset)
    if let found { #expect(text[found] == part) }
    #expect(text.holds(part) == (offset != nil))
    #expect("<\(text)>".dropFirst().dropLast().holds(part) == (offset != nil))
  }

  @Test("two spellings of one character are different bytes")
  func canonicalEquivalence() {
    #expect("caf\u{E9}".contains("e\u{301}"))
    #expect(!"caf\u{E9}".holds("e\u{301}"))
  }
}

@Suite("Tabs")
struct TabTests {
  @Test("a listing keeps its columns: tabs become spaces up to the next multiple of eight, across runs and wide characters")
  func columns() {
    var listing = StyledText("  4 ", .dim)
    listing.append("\tlet a\n你好\tb\t\tc")
    #expect(listing.rendered(depth: .none) == "  4     let a\n你好    b               c")
  }
}
