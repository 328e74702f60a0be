import LabText

/// The parts of the site that the navigation names.
enum SitePart: String, CaseIterable, Sendable {
  case home, types, lessons, compiler, messenger, reference

  /// The page it begins with.
  var file: String { self == .home ? "index.html" : rawValue + ".html" }

  /// The word in the navigation.
  var title: Localized {
    switch self {
    case .home: Localized(en: "Home", zh: "首页")
    case .types: Localized(en: "Types", zh: "类型")
    case .lessons: Localized(en: "Lessons", zh: "课程")
    case .compiler: Localized(en: "Compiler", zh: "编译器")
    case .messenger: Localized(en: "Messenger", zh: "信使")
    case .reference: Localized(en: "Reference", zh: "参考")
    }
  }
}

/// One page in one language, before the frame around it is drawn.
struct Page: Sendable {
  /// The file's name in the language's folder.
  var file: String
  /// The part of the site it belongs to; `nil` for a page that the navigation does not name.
  var part: SitePart?
  /// The title.
  var title: String
  /// One sentence for search engines.
  var summary: String
  /// Scripts beside those of every page.
  var scripts: [String] = []
  /// A class of the body, for styles of one page.
  var kind = ""
  /// What stands in the page.
  var body: HTML
}

/// The frame of every page: policy, navigation, language and theme, the footer's contract.
struct PageShell: Sendable {
  let say: Wording
  let version: String
  let address: String

  /// Nothing from outside, nothing inline, nothing that a page could be made to run.
  static let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"

  private var other: Language { say.language == .english ? .simplifiedChinese : .english }

  func html(_ page: Page) -> String {
    let html: HTML = """
      <!doctype html>
      <html lang="\(say.language.rawValue)">
      <head>
      \(head(page))
      </head>
      <body class="\(page.kind)">
      <a class="skip" href="#content">\(say("Skip to the content", "跳到正文"))</a>
      \(header(page))
      <main id="content" tabindex="-1">
      \(page.body)
      </main>
      \(footer)
      </body>
      </html>

      """
    return html.text
  }

  private func head(_ page: Page) -> HTML {
    let name = say("SwiftMessengerLab", "SwiftMessengerLab 实验室")
    let title = page.part == .home ? name : "\(page.title) · \(name)"
    let scripts = (["site.js"] + page.scripts).map { "<script src=\"../assets/\($0)\" defer></script>" as HTML }
    let place = address + say.language.rawValue + "/" + page.file
    return """
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(title)</title>
      <meta name="description" content="\(page.summary)">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="../assets/favicon.svg" type="image/svg+xml">
      <link rel="alternate" hreflang="\(other.rawValue)" href="\(address)\(other.rawValue)/\(page.file)">
      <link rel="canonical" href="\(place)">
      <meta property="og:type" content="website">
      <meta property="og:title" content="\(title)">
      <meta property="og:description" content="\(page.summary)">
      <meta property="og:url" content="\(place)">
      <meta property="og:image" content="\(address)assets/social-\(say.language.rawValue).png">
      <meta property="og:image:width" content="1200">
      <meta property="og:image:height" content="630">
      <meta property="og:image:alt" content="\(say("A session of the lab in a terminal", "终端里的一次实验室会话"))">
      <meta name="twitter:card" content="summary_large_image">
      <link rel="stylesheet" href="../assets/site.css">
      <script src="../assets/theme.js"></script>
      \(scripts)
      """
  }

  private func header(_ page: Page) -> HTML {
    let links = SitePart.allCases.filter { $0 != .home }.map { part -> HTML in
      let current: HTML = part == page.part ? (part.file == page.file ? " aria-current=\"page\"" : " aria-current=\"true\"") : ""
      return "<li><a href=\"\(part.file)\"\(current)>\(say(part.title))</a></li>"
    }
    let switched = other == .english ? "English" : "中文"
    return """
      <header class="top">
      <div class="wide bar">
      <a class="brand" href="index.html"\(page.part == .home ? " aria-current=\"page\"" as HTML : .none)><span class="mark" aria-hidden="true">lab<b>›</b></span> <span class="name">SwiftMessengerLab</span></a>
      <nav aria-label="\(say("Main", "主导航"))"><ul>\(links)</ul></nav>
      <div class="tools">
      <a class="language" href="../\(other.rawValue)/\(page.file)" hreflang="\(other.rawValue)" lang="\(other.rawValue)">\(switched)</a>
      <button type="button" class="theme" data-dark="\(say("Switch to ink black", "切换到墨黑"))" data-light="\(say("Switch to paper white", "切换到纸白"))" aria-label="\(say("Switch the colours", "切换配色"))">\(Icon.theme)</button>
      </div>
      </div>
      </header>
      """
  }

  private var footer: HTML {
    """
    <footer class="bottom">
    <div class="wide">
    <p class="contract">\(say.prose(
      "Every answer on this page was given by the lab's own engine, every default was read from a fresh instance. UIKit is a model; addresses are simulated. No request leaves this page.",
      "本站展示的每个回答都由实验室自己的引擎给出，每个默认值都从新建的实例读取。UIKit 是模型，地址是模拟的。页面不向外发出任何请求。"))</p>
    <ul>
    <li><a href="design-system.html">\(say("Design system", "设计系统"))</a></li>
    <li><a href="notes.html">\(say("Project notes", "项目文档"))</a></li>
    <li><a href="../assets/type-catalog.json">\(say("The catalog as JSON", "卡片数据（JSON）"))</a></li>
    <li>lab \(version) · MIT</li>
    </ul>
    </div>
    </footer>
    """
  }
}
