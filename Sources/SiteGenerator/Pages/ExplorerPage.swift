import Catalog
import LabText
import Lessons

/// Every type and concept on one page, with search, filters and comparison where scripts run.
struct ExplorerPage {
  let say: Wording
  let content: SiteContent
  let export: CatalogExport

  var page: Page {
    Page(
      file: "types.html", part: .types, title: say("Type Explorer", "类型总览"),
      summary: say(
        "52 types and 18 concepts of Swift, Foundation and UIKit: purpose, owners, defaults, methods, misconceptions.",
        "Swift、Foundation、UIKit 的 52 个类型和 18 个概念：用途、归属、默认值、方法与常见误解。"),
      scripts: ["type-catalog.js", "search.js", "explorer.js"], kind: "types",
      body: """
        <div class="wide">
        <h1>\(say("Type Explorer", "类型总览"))</h1>
        <p class="lead">\(say(
          "Every default below was read from a fresh instance, and every line to type was run.",
          "下面的默认值都读自新建的实例，每一行可输入的命令都真正运行过。"))</p>
        \(tools)
        \(comparison)
        \(list)
        </div>
        """)
  }

  private var tools: HTML {
    let modules = CatalogModule.allCases.map { ($0.rawValue, $0.rawValue) } + [("concept", say("Concepts", "概念"))]
    let kinds = ["struct", "class", "enum", "protocol", "actor", "concept"].map { ($0, $0 == "concept" ? say("concept", "概念") : $0) }
    let lessons = content.lessons.map { ($0.slug, "\($0.number) · \(say($0.title))") }
    let evidence = [("swift", say("real Swift", "真实 Swift")), ("model", say("UIKit model", "UIKit 模型"))]
    return """
      <form class="finder" role="search">
      <div class="field"><label for="search">\(say("Find a type, a property, a method, a word", "查类型、属性、方法或任何词语"))</label>
      <div class="box">\(Icon.search)<input type="search" id="search" autocomplete="off" spellcheck="false" aria-describedby="keys found"></div></div>
      <div class="filters">
      \(filter("module", say("Module", "模块"), modules))
      \(filter("kind", say("Kind", "种类"), kinds))
      \(filter("lesson", say("Lesson", "课程"), lessons))
      \(filter("evidence", say("Evidence", "证据"), evidence))
      <button type="button" id="clear">\(say("Clear", "清空"))</button>
      </div>
      <p class="help"><span id="keys"><kbd>/</kbd> \(say("search", "搜索")) · <kbd>↓</kbd><kbd>↑</kbd> \(say("move", "移动")) · <kbd>↵</kbd> \(say("open", "打开")) · <kbd>Esc</kbd> \(say("back to the search", "回到搜索框"))</span>
      <span id="found" role="status"></span></p>
      </form>
      """
  }

  private func filter(_ name: String, _ title: String, _ options: [(String, String)]) -> HTML {
    let items = options.map { "<option value=\"\($0.0)\">\($0.1)</option>" as HTML }
    return "<label>\(title) <select data-filter=\"\(name)\"><option value=\"\">\(say("all", "全部"))</option>\(items)</select></label>"
  }

  private var comparison: HTML {
    let rows = CardView.comparedFields(say).map { JSONValue.object(["name": .string($0.0), "title": .string($0.1)]) }
    return """
      <section id="compare" hidden aria-labelledby="compare-title" data-rows="\(JSONValue.array(rows).text())">
      <h2 id="compare-title" tabindex="-1">\(say("Side by side", "并排比较"))</h2>
      <p class="state" role="status"></p>
      <div class="scroll" tabindex="0" role="group" aria-labelledby="compare-title"><table><thead><tr><td></td><th scope="col" data-side="0"></th><th scope="col" data-side="1"></th></tr></thead><tbody></tbody></table></div>
      <button type="button" class="close">\(say("Close the comparison", "结束比较"))</button>
      </section>
      """
  }

  private var list: HTML {
    let entries = content.catalog.entries.map { entry -> HTML in
      CardView(say: say, entry: entry, export: export, lessons: content.lessons).html
    }
    return """
      <h2 class="unseen" id="all">\(say("All types and concepts", "全部类型与概念"))</h2>
      <div id="entries" data-found="\(say("# shown", "显示 # 项"))" data-none="\(say("Nothing was found. Fewer letters find more.", "没有找到。少输几个字试试。"))" \
      data-one="\(say("# is chosen. Choose a second one to compare.", "已选 #，再选一个就可以比较。"))">
      \(entries)
      </div>
      """
  }
}
