import LabText

/// The root of the site: leads to the remembered language, and says both where no script runs.
struct DoorPage {
  let version: String
  let address: String

  var html: String {
    let page: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(PageShell.policy)">
      <title>SwiftMessengerLab</title>
      <meta name="description" content="An interactive shell for learning Swift, Foundation, UIKit and the inside of a chat client. 学习 Swift、Foundation、UIKit 与聊天客户端的命令行。">
      <link rel="icon" href="assets/favicon.svg" type="image/svg+xml">
      <link rel="alternate" hreflang="en" href="\(address)en/index.html">
      <link rel="alternate" hreflang="zh-Hans" href="\(address)zh-Hans/index.html">
      <meta property="og:title" content="SwiftMessengerLab">
      <meta property="og:image" content="\(address)assets/social-en.png">
      <link rel="stylesheet" href="assets/notfound.css">
      <script src="assets/language.js"></script>
      </head>
      <body>
      <main>
      <p class="mark" aria-hidden="true">lab<b>›</b></p>
      <h1>SwiftMessengerLab</h1>
      <ul><li><a href="en/index.html" hreflang="en">English</a></li><li lang="zh-Hans"><a href="zh-Hans/index.html" hreflang="zh-Hans">中文</a></li></ul>
      </main>
      </body>
      </html>

      """
    return page.text
  }
}

/// What is shown for an address that leads nowhere. It may be shown at any depth and under any prefix, so its style and script
/// lie beside every folder of pages, and its script leads the links.
struct NotFoundPage {
  private static let doors: [(to: String, words: Localized)] = [
    ("index.html", Localized(en: "Home", zh: "首页")), ("types.html", Localized(en: "Type Explorer", zh: "类型总览")),
    ("lessons.html", Localized(en: "Lessons", zh: "课程")), ("reference.html", Localized(en: "Reference", zh: "命令参考")),
  ]

  var html: String {
    let sections = Language.allCases.map { language -> HTML in
      let say = Wording(language: language)
      let links = Self.doors.map { door -> HTML in
        let to = "\(language.rawValue)/\(door.to)"
        return "<li><a href=\"\(to)\" data-to=\"\(to)\">\(say(door.words))</a></li>"
      }
      return """
        <section lang="\(language.rawValue)"><h2>\(say("There is no page here", "这里没有页面"))</h2>
        <p>\(say("The address may be mistyped, or the page has another name now.", "地址可能输错了，或者这一页换了名字。"))</p><ul>\(links)</ul></section>
        """
    }
    let page: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(PageShell.policy)">
      <meta name="robots" content="noindex">
      <title>404 · SwiftMessengerLab</title>
      <link rel="stylesheet" href="assets/notfound.css">
      <script src="assets/notfound.js"></script>
      </head>
      <body>
      <main>
      <p class="mark" aria-hidden="true">lab<b>›</b></p>
      <h1>404</h1>
      <div>
      \(sections)
      </div>
      </main>
      </body>
      </html>

      """
    return page.text
  }
}

/// The list of pages for search engines, each with its counterpart in the other language.
struct SiteMap {
  let address: String
  let pages: [String]

  var xml: String {
    let entries = pages.sorted().flatMap { page in
      Language.allCases.map { language in
        let links = Language.allCases.map {
          "<xhtml:link rel=\"alternate\" hreflang=\"\($0.rawValue)\" href=\"\(address)\($0.rawValue)/\(page)\"/>" as HTML
        }
        return "<url><loc>\(address)\(language.rawValue)/\(page)</loc>\(links)</url>\n" as HTML
      }
    }
    let xml: HTML = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      \(entries)</urlset>

      """
    return xml.text
  }
}
