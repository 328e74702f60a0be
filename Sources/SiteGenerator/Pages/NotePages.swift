import LabText
import Markup

/// The project's own documents. They are written for contributors, in English; the frame around them speaks both languages.
struct NotePages {
  let say: Wording
  let notes: [SiteNote]

  var pages: [Page] { [index] + notes.map(page) }

  private func file(_ note: SiteNote) -> String { "note-\(note.slug).html" }

  /// The first heading.
  private func title(_ note: SiteNote) -> String {
    for block in MarkupDocument(parsing: note.markdown).blocks {
      if case .heading(_, let inlines) = block.kind { return inlines.plain }
    }
    return note.slug
  }

  private var index: Page {
    let rows = notes.map { "<li><a href=\"\(file($0))\"><strong lang=\"en\">\(title($0))</strong><code>\($0.file)</code></a></li>" as HTML }
    return Page(
      file: "notes.html", part: nil, title: say("Project notes", "项目文档"),
      summary: say("How the lab is built, what its model leaves out, how its files are made.", "实验室如何搭建，模型省略了什么，各种文件是什么格式。"), kind: "notes",
      body: """
        <div class="measure"><h1>\(say("Project notes", "项目文档"))</h1>
        <p class="lead">\(say("For those who want to change the lab, or to check what it says.", "写给想改动实验室、或想核对它的说法的人。文档正文是英文。"))</p>
        <ul class="doors one">\(rows)</ul></div>
        """)
  }

  private func page(_ note: SiteNote) -> Page {
    var known = Dictionary(uniqueKeysWithValues: notes.map { ($0.file, file($0)) })
    known["reference.md"] = "reference.html"
    known["reference.zh-Hans.md"] = "reference.html"
    let pages = known
    let body = Wording.markdown(
      note.markdown,
      resolveLink: { link in
        if link.hasPrefix("http") || link.hasPrefix("#") { return link }
        let name = link.split(separator: "/").last.map(String.init) ?? link
        return pages[name]
      })
    return Page(
      file: file(note), part: nil, title: title(note), summary: title(note), kind: "note",
      body: """
        <div class="measure"><p class="over"><a href="notes.html">\(say("Project notes", "项目文档"))</a> · <code>\(note.file)</code></p>
        <article class="prose doc" lang="en">\(body)</article></div>
        """)
  }
}
