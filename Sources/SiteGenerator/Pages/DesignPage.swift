import LabText

/// The site's own design system: what a page may be made of.
struct DesignPage {
  let say: Wording
  let figure: SiteFigure?

  var page: Page {
    Page(
      file: "design-system.html", part: nil, title: say("Design system", "设计系统"),
      summary: say("Colours, type, marks and controls of this site.", "本站的颜色、字体、标记与控件。"), kind: "design",
      body: """
        <div class="measure">
        <h1>\(say("Design system", "设计系统"))</h1>
        <p class="lead">\(say("Ink on paper, one red. A page has few things on it, and each says where it comes from.", "纸上墨字，一点朱红。一页上东西不多，每样都说明来处。"))</p>
        \(colours)\(type)\(marks)\(controls)\(rules)
        </div>
        """)
  }

  private var colours: HTML {
    let tokens: [(String, String)] = [
      ("paper", say("the page", "页面")), ("sheet", say("panels and code", "面板与代码")), ("ink", say("text", "正文")),
      ("soft", say("side remarks", "旁注")), ("line", say("rules", "线条")), ("seal", say("links, the one accent", "链接，唯一的强调色")),
      ("good", say("went as hoped", "如愿")), ("bad", say("refused, failed", "拒绝、失败")), ("wait", say("on the way", "在途")),
    ]
    let rows = tokens.map { "<li><span class=\"swatch \($0.0)\"></span><code>--\($0.0)</code> <span>\($0.1)</span></li>" as HTML }
    return """
      <section aria-labelledby="colours"><h2 id="colours">\(say("Colours", "颜色"))</h2>
      <p>\(say("Paper white by day, ink black by night: the system decides, the button in the corner overrules it, and the choice is remembered. Text keeps a contrast of at least 4.5 to 1 in both.", "白天纸白，夜里墨黑：由系统决定，角上的按钮可以改，并会记住。两种配色下，文字对比度都不低于 4.5 比 1。"))</p>
      <ul class="swatches">\(rows)</ul></section>
      """
  }

  private var type: HTML {
    """
    <section aria-labelledby="type"><h2 id="type">\(say("Type", "字体"))</h2>
    <p>\(say("Fonts of the reader's system; nothing is loaded. Latin headings in a serif, Chinese ones in Song; running text in the system's sans; everything that can be typed in a monospaced face.", "只用读者系统里的字体，不加载任何字体文件。标题用衬线体与宋体，正文用系统无衬线体，凡是可以输入的内容用等宽体。"))</p>
    <div class="specimen"><p class="s1">\(say("A message is on its way", "一条消息在路上"))</p>
    <p class="s2">\(say("Who keeps it alive?", "谁让它活着？"))</p>
    <p>\(say("Running text is 17 pixels on a line of 1.65; Chinese gets 1.8, because its squares need more air.", "正文 17 像素。西文行高 1.65，中文 1.8，因为方块字需要更多呼吸。"))</p>
    <p><code>let view = UIView(frame: .zero)</code></p></div></section>
    """
  }

  private var marks: HTML {
    let marks = Marks(say: say)
    let states = ["queued", "sending", "sent", "failed", "received"].map { marks.state($0) }
    let sources = SiteFigure.Source.allCases.map { source in
      marks.source(SiteFigure(id: "", value: "", label: Localized(same: ""), source: source, date: "", command: ""))
    }
    return """
      <section aria-labelledby="marks"><h2 id="marks">\(say("Marks", "标记"))</h2>
      <dl class="facts wideterms">
      <dt>\(say("state of a message", "消息状态"))</dt><dd>\(HTML.join(states, " "))</dd>
      <dt>\(say("what ran in an experiment", "实验里运行的是什么"))</dt><dd>\(marks.evidence("swift")) \(marks.evidence("model"))</dd>
      <dt>\(say("how a number is known", "数字的来源"))</dt><dd>\(HTML.join(sources, " "))</dd></dl>
      <ul class="limits"><li>\(say("counted: in the project's own tables, each time the site is written", "清点：每次生成网站时，在项目自己的表里数出来"))</li>
      <li>\(say("measured: by a program, on the day and with the command beside it", "实测：由程序测得，旁边写着日期和命令"))</li>
      <li>\(say("verified: compared by a test with something outside of the project", "比对：由测试与项目之外的东西逐条比较"))</li></ul></section>
      """
  }

  private var controls: HTML {
    """
    <section aria-labelledby="controls"><h2 id="controls">\(say("Controls", "控件"))</h2>
    <p><a class="action" href="lessons.html">\(say("The one thing to do", "最该做的一件事"))</a> <a href="types.html">\(say("a link", "普通链接"))</a> <button type="button">\(say("Button", "按钮"))</button></p>
    \(Code.line("card UIView", say))
    <p>\(say("Every control can be reached and used by keyboard, and shows where the focus is.", "所有控件都能用键盘到达和操作，焦点在哪里也看得见。"))</p></section>
    """
  }

  private var rules: HTML {
    """
    <section aria-labelledby="contract"><h2 id="contract">\(say("The footer's contract", "页脚的承诺"))</h2>
    <p>\(say("Each page ends with what may be relied on: answers come from the engine, defaults from fresh instances, the model is called a model, and no request leaves the page. Tests hold the site to it.", "每一页的结尾都写着可以信赖的事：回答来自引擎，默认值来自新实例，模型就叫模型，页面不向外发请求。由测试来保证。"))</p></section>
    """
  }
}
