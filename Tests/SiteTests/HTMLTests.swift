import LabText
import SiteGenerator
import Testing

@Suite("HTML")
struct HTMLTests {
  @Test("interpolated text is escaped, in content and in attributes, and interpolated markup is not")
  func escaping() {
    let hostile = "<script>alert('1')</script> & \"x\""
    let item: HTML = "<b title=\"\(hostile)\">\(hostile)</b>"
    #expect(!item.text.contains("<script>") && !item.text.contains("\"x\""))
    #expect(item.text.hasPrefix("<b title=\"&lt;script&gt;") && item.text.hasSuffix("</b>"))
    let outer: HTML = "<p>\(item)</p>"
    #expect(outer.text == "<p>" + item.text + "</p>")
  }

  @Test("characters that turn or hide text are written out")
  func bidi() {
    let item: HTML = "<i>\("a\u{202E}b\u{0}")</i>"
    #expect(!item.text.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0 })
  }
}
