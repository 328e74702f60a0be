import Catalog
import LabText

/// The whole site as files. A pure function of its content: it reads no clock, no disk, no environment.
public struct Site: Sendable {
  private let content: SiteContent

  /// Prepares the site.
  public init(_ content: SiteContent) { self.content = content }

  /// Folders that belong to the site alone: whatever else lies in them is out of date.
  public static let ownFolders = Language.allCases.map(\.rawValue)

  /// Every file, by path. The pictures made from the SVG files by a browser are not among them.
  public var files: [SiteFile] {
    let export = CatalogExport(catalog: content.catalog, version: content.version)
    var files = assets(export)
    files.append(SiteFile("index.html", DoorPage(version: content.version, address: content.address).html))
    files.append(SiteFile("404.html", NotFoundPage().html))
    var names: [String] = []
    for language in Language.allCases {
      let pages = pages(in: language, export)
      let shell = PageShell(say: Wording(language: language), version: content.version, address: content.address)
      files += pages.map { SiteFile("\(language.rawValue)/\($0.file)", shell.html($0)) }
      names = pages.map(\.file)
    }
    files.append(SiteFile("sitemap.xml", SiteMap(address: content.address, pages: names).xml))
    files.append(SiteFile("robots.txt", "User-agent: *\nAllow: /\nSitemap: \(content.address)sitemap.xml\n"))
    files.append(SiteFile(".nojekyll", ""))
    return files.sorted { $0.path < $1.path }
  }

  private func pages(in language: Language, _ export: CatalogExport) -> [Page] {
    let say = Wording(language: language)
    let sessions = content.sessions[language] ?? [:]
    return [
      HomePage(say: say, content: content, sessions: sessions).page,
      ExplorerPage(say: say, content: content, export: export).page,
      MessengerPage(say: say, sessions: sessions).page,
      ReferencePage(say: say, content: content, sessions: sessions).page,
      DesignPage(say: say, figure: content.figures.first).page,
    ] + LessonPages(say: say, content: content).pages + MicroscopePages(say: say, content: content).pages
      + NotePages(say: say, notes: content.notes).pages
  }

  private func assets(_ export: CatalogExport) -> [SiteFile] {
    let catalog = export.value
    var files = content.assets.map { SiteFile("assets/" + $0.key, $0.value) }
    files.append(SiteFile("assets/type-catalog.json", catalog.text(isPretty: true) + "\n"))
    files.append(SiteFile("assets/type-catalog.js", "globalThis.labCatalog = \(catalog.text());\n"))
    files.append(SiteFile("assets/favicon.svg", Self.favicon))
    // A missing page may be asked for in a language's folder too; there its style and script must be found as well.
    for language in Language.allCases {
      for name in ["notfound.css", "notfound.js"] {
        files.append(SiteFile("\(language.rawValue)/assets/\(name)", content.assets[name] ?? ""))
      }
      if let session = content.sessions[language]?["home"] {
        files.append(SiteFile("assets/social-\(language.rawValue).svg", SocialPicture(session: session, language: language).svg))
      }
    }
    return files
  }

  private static let favicon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#17161a"/>\
    <path d="M9 9l7 7-7 7" fill="none" stroke="#fbfaf6" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/>\
    <path d="M18 23h6" stroke="#e5533d" stroke-width="3.500" stroke-linecap="round"/></svg>

    """
}
