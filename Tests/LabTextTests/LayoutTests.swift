import LabText
import Testing

@Suite("Wrapping and tables")
struct LayoutTests {
  @Test("words move to the next line, spaces at the break vanish")
  func words() { #expect("the quick brown fox".wrapped(to: 10) == "the quick\nbrown fox") }

  @Test("a longer word is cut, a text that fits is left alone")
  func longWords() {
    #expect("abcdefghij".wrapped(to: 4) == "abcd\nefgh\nij")
    #expect("a  b".wrapped(to: 4) == "a  b")
    #expect("one\n\ntwo".wrapped(to: 80) == "one\n\ntwo")
  }

  @Test("Chinese breaks between any two characters, but never before closing punctuation")
  func chinese() {
    #expect("今天天气很好".wrapped(to: 6) == "今天天\n气很好")
    #expect("今天天，好".wrapped(to: 6) == "今天\n天，好")
    #expect("说（你好）吧".wrapped(to: 8) == "说（你\n好）吧")
  }

  @Test("later lines are indented and still fit")
  func indented() {
    let lines = "one two three four five six".wrapped(to: 11, indent: "  ").split(separator: "\n")
    #expect(lines == ["one two", "  three", "  four five", "  six"])
  }

  @Test("a table of any cells can be laid out at any width: spaces alone, long lines of them, wide characters", arguments: 1...40)
  func anyTable(width: Int) {
    let cells = ["", " ", String(repeating: " ", count: 90), String(repeating: " ", count: 70) + "^ here", "今天 天气", "a\u{301} 👨‍👩‍👧 b", "word"]
    for titles in [["one", "two"], ["", ""], ["one", "two", "three"]] {
      var table = Table(titles)
      for first in cells { for second in cells { table.append(Array([first, second, first].prefix(titles.count))) } }
      let text = table.styled(width: width).plain
      for word in ["here", "word"] where width > 20 { #expect(text.contains(word)) }
    }
  }

  @Test("a word of half a million characters is cut like any other")
  func endlessWord() {
    let text = String(repeating: "a", count: 500_000).wrapped(to: 80)
    #expect(text.utf8.count == 500_000 + 500_000 / 80 - 1)
  }

  @Test("every line fits, for any width and script", arguments: 1...24)
  func alwaysFits(width: Int) {
    let text = "UIView 的 alpha 是 0.5（CGFloat）。e\u{301}❤\u{FE0F}👨\u{200D}👩\u{200D}👧 abcdefghijklmnopqrstuvwxyz"
    for line in text.wrapped(to: width).split(separator: "\n") { #expect(String(line).displayWidth <= max(2, width)) }
    let kept = text.wrapped(to: width).filter { $0 != "\n" && $0 != " " }
    #expect(kept == text.filter { $0 != " " })
  }

  @Test("options are not broken at their hyphens; words with hyphens are")
  func hyphens() {
    #expect("use --ephemeral now".wrapped(to: 8) == "use\n--epheme\nral now")
    #expect("use --ephemeral".wrapped(to: 12) == "use\n--ephemeral")
    #expect("a well-known -c".wrapped(to: 8) == "a well-\nknown -c")
    #expect("x - y".wrapped(to: 3) == "x -\ny")
  }

  @Test("a list that is too wide stays a list, and no word is cut")
  func columns() {
    func wrapped(_ text: String, _ width: Int) -> String { StyledText(text).wrappedInColumns(to: width).plain }
    #expect(wrapped("  set   change one property\n  v     look", 21) == "  set   change one\n        property\n  v     look")
    #expect(wrapped("  no columns in here", 12) == "  no columns\n    in here")
    #expect(wrapped("  set   改一个属性的值真好", 20) == "  set   改一个属性的\n        值真好")
    #expect(wrapped("at Message.init(id:number:ordinal:)", 12) == "at\nMessage.init(id:number:ordinal:)")
    #expect(wrapped("short\n", 40) == "short\n")
  }

  @Test("styles survive wrapping")
  func styles() {
    let wrapped = (StyledText("red words ", .failure) + StyledText("plain words")).wrapped(to: 9)
    #expect(wrapped.plain == "red words\nplain\nwords")
    #expect(wrapped.runs.first == StyledText.Run("red words", .failure))
  }

  @Test("truncation counts columns and marks the cut")
  func truncation() {
    #expect("你好世界".truncated(to: 5) == "你好…")
    #expect("你好世界".truncated(to: 8) == "你好世界")
    #expect("abc\ndef".truncated(to: 10) == "abc…")
    #expect("abc".truncated(to: 0) == "")
  }

  @Test("padding fills up to the column")
  func padding() {
    #expect("你".padded(to: 4) == "你  ")
    #expect("ab".padded(to: 5, alignment: .trailing) == "   ab")
    #expect("ab".padded(to: 5, alignment: .center) == " ab  ")
  }

  @Test("a table keeps natural widths while it can")
  func natural() {
    var table = Table(columns: [.init("name"), .init("n", alignment: .trailing)])
    table.append(["你好", "1"])
    table.append(["x", "12"])
    #expect(table.styled(width: 40).plain == "name   n\n────  ──\n你好   1\nx     12\n")
  }

  @Test("where a table does not fit, each row becomes a paragraph with its headings")
  func paragraphs() {
    var table = Table(columns: [.init("name", minimumWidth: 10), .init("now", minimumWidth: 8), .init("values", minimumWidth: 8)])
    table.append(["alpha", "0.5", "0…1"])
    table.append(["isHidden", "", "true false"])
    #expect(table.styled(width: 24).plain.hasPrefix("name "))
    table.columns[0].minimumWidth = 20
    table.append(["preferredMaxLayoutWidth", "0.0000000", "0…10000000"])
    #expect(table.styled(width: 24).plain.hasPrefix("alpha\n  now 0.5  values 0…1\nisHidden\n  values true false\n"))
  }

  @Test("a table never gets wider than the terminal", arguments: [12, 20, 33, 40, 80])
  func narrow(width: Int) {
    var table = Table(["property", "type", "说明"])
    table.append(["translatesAutoresizingMaskIntoConstraints", "Bool", "是否把自动调整掩码转换成布局约束，默认为 true。"])
    let plain = table.styled(width: width).plain
    for line in plain.split(separator: "\n") { #expect(String(line).displayWidth <= width) }
    #expect(plain.filter { "translatesAutoresizingMaskIntoConstraintsBool".contains($0) }.count >= 45)
    #expect(!plain.contains("…"))
  }
}
