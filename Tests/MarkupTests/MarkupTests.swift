import LabText
import Markup
import Testing

@Suite("Markdown")
struct MarkupTests {
  static let everything = """
    ---
    id: view-alpha
    types: UIView, UIResponder，PropertyBox
    # a comment
    broken line
    ---
    # Alpha & 透明度

    Read `view.alpha` *now*, **then**
    ~~old~~ [docs](https://example.com/a?b=1&c=2).

    > quoted
    > text

    - [x] done
    - [ ] todo
      1. inner

    | type | n |
    |:-----|--:|
    | UIView | 12 |

    ```lab expect
    lab> p view.alpha
    ```

    <script>alert(1)</script>

    ---
    """

  @Test("the tree has every block with the line it begins at in the file")
  func tree() {
    let document = MarkupDocument(parsing: Self.everything)
    #expect(document.blocks.map(\.line) == [7, 9, 12, 15, 19, 23, 27, 29])
    #expect(document.blocks[0].kind == .heading(level: 1, [.text("Alpha & 透明度")]))
    #expect(document.blocks[5].kind == .code(info: "lab expect", text: "lab> p view.alpha\n"))
    #expect(document.blocks[6].kind == .paragraph([.text("<script>alert(1)</script>")]))
    guard case .list(let list) = document.blocks[3].kind else {
      Issue.record("no list")
      return
    }
    #expect(list.items.map(\.isChecked) == [true, false])
    #expect(list.items[1].blocks.count == 2)
    guard case .table(let table) = document.blocks[4].kind else {
      Issue.record("no table")
      return
    }
    #expect(table.alignments == [.leading, .trailing] && table.rows == [[[.text("UIView")], [.text("12")]]])
  }

  @Test("front matter is split off, with lists, comments and the lines that are wrong")
  func frontMatter() {
    let matter = MarkupDocument(parsing: Self.everything).frontMatter
    #expect(matter["id"] == "view-alpha")
    #expect(matter.list("types") == ["UIView", "UIResponder", "PropertyBox"])
    #expect(matter.malformedLines == [5])
    #expect(matter.entries.map(\.line) == [2, 3])
    #expect(MarkupDocument(parsing: "# A\n---\nb: c").frontMatter.entries.isEmpty)
    #expect(MarkupDocument(parsing: "---\nno end: here\n").frontMatter.entries.isEmpty)
  }

  @Test("a terminal page is wrapped, and nested blocks stand under their text")
  func terminal() {
    let document = MarkupDocument(parsing: Self.everything)
    let page = TerminalMarkupWriter(width: 40).styled(document.blocks).plain
    #expect(
      page == """
        Alpha & 透明度
        ══════════════

        Read view.alpha now, then ~old~ docs
        <https://example.com/a?b=1&c=2>.

        │ quoted text

        • [x] done
        • [ ] todo
              1. inner

        type     n
        ──────  ──
        UIView  12

          lab> p view.alpha

        <script>alert(1)</script>

        ────────────────────────────────────────

        """)
  }

  @Test("no line of a page is wider than the terminal", arguments: [20, 40, 80])
  func widths(width: Int) {
    let text = "> - 你好，世界：这是一段没有空格的很长的中文，需要按列折行。\n>   1. and some English words that go on and on\n\n" + Self.everything
    for line in TerminalMarkupWriter(width: width).styled(MarkupDocument(parsing: text).blocks).lines {
      #expect(line.displayWidth <= width)
    }
  }

  @Test("line ends between ideographs vanish, between words they are spaces")
  func softBreaks() {
    let blocks = MarkupDocument(parsing: "今天\n天气，\n很好\n\none\ntwo").blocks
    #expect(TerminalMarkupWriter(width: 40).styled(blocks).plain == "今天天气，很好\n\none two\n")
    #expect(HTMLMarkupWriter().html(blocks) == "<p>今天天气，很好</p>\n<p>one\ntwo</p>\n")
  }

  @Test("no HTML of the source passes, and links can run nothing")
  func safeHTML() {
    let source = """
      <img src=x onerror=alert(1)> & "quoted"

      [a](javascript:alert(1)) [b](https://x.y/?a=1&b="2") [c](data:text/html,x) [d](../types/uiview.html)

      ```"><script>
      </code><script>\u{1B}[2J\u{202E}
      ```
      """
    let html = HTMLMarkupWriter().html(MarkupDocument(parsing: source).blocks)
    #expect(!html.contains("<script") && !html.contains("<img") && !html.lowercased().contains("javascript:"))
    #expect(html.contains("&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;"))
    #expect(html.contains("<p>a <a href=\"https://x.y/?a=1&amp;b=&quot;2&quot;\">b</a>"))
    #expect(html.contains(" c <a href=\"../types/uiview.html\">d</a></p>"))
    #expect(html.contains("<pre><code>&lt;/code&gt;&lt;script&gt;\\u{1B}[2J\\u{202E}\n</code></pre>"))
  }

  @Test("HTML has the structure of the document")
  func html() {
    let html = HTMLMarkupWriter(headingOffset: 1).html(MarkupDocument(parsing: Self.everything).blocks)
    #expect(html.contains("<h2 id=\"alpha-透明度\">Alpha &amp; 透明度</h2>"))
    #expect(html.contains("<li><input type=\"checkbox\" disabled checked> done</li>"))
    #expect(html.contains("<th scope=\"col\" style=\"text-align:right\">n</th>"))
    #expect(html.contains("<code class=\"language-lab\">lab&gt; p view.alpha"))
    #expect(html.contains("<del>old</del>") && html.contains("<blockquote>\n<p>quoted\ntext</p>\n</blockquote>"))
  }

  @Test("a code block can be written by the page")
  func codeHook() {
    let writer = HTMLMarkupWriter(codeBlock: { info, text in info == "lab" ? "<lab-session>\(text)</lab-session>" : nil })
    #expect(writer.html(MarkupDocument(parsing: "```lab\nx\n```").blocks) == "<lab-session>x\n</lab-session>")
  }

  @Test("depth, size and odd bytes do no harm")
  func hostile() {
    let deep = String(repeating: "> ", count: 5000) + "end " + String(repeating: "*a **b ", count: 300)
    let document = MarkupDocument(parsing: deep)
    #expect(TerminalMarkupWriter(width: 80).styled(document.blocks).plain.contains("end"))
    #expect(HTMLMarkupWriter().html(document.blocks).contains("end"))
    #expect(MarkupDocument(parsing: "a\0b\r\nc").blocks.count == 1)
    #expect(MarkupDocument(parsing: "").blocks.isEmpty)
  }
}
