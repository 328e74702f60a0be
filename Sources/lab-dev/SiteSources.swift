import Catalog
import CommandGrammar
import CompilerLab
import Foundation
import LabCommands
import LabCore
import LabText
import Lessons
import SiteGenerator

/// Gathers what the site is written from: the live tables, the project's files, and sessions run now.
enum SiteSources {
  static let assets = "Sources/SiteGenerator/Assets"
  static let recordings = "CompilerLab/Recordings"
  static let figures = "Sources/SiteGenerator/Assets/figures.json"

  /// - Parameters:
  ///   - address: Where the site is served; `nil` keeps the one that the site map names.
  ///   - date: The day to note beside a count that changed; `nil` changes nothing on the disk.
  static func content(address: String?, date: String?) async throws -> SiteContent {
    let lessons = LessonLibrary().sources.compactMap { $0.parsed().lesson }
    var sessions: [Language: [String: RecordedSession]] = [:]
    for language in Language.allCases {
      let own = await recorder.sessions(in: language)
      sessions[language] = own.merging(try compiled(language)) { $1 }
    }
    removeFolder()
    let commands = CommandIndex().commands.map { $0.spec }
    return SiteContent(
      version: LabVersion.current, catalog: CatalogIndex(), lessons: lessons, commands: commands, microscope: try microscope(),
      sessions: sessions, notes: try notes(), assets: try styles(),
      figures: try SiteFigures.counted(lessons: lessons, commands: commands, date: date), address: address ?? currentAddress)
  }

  private static let folder = NSTemporaryDirectory() + "lab-site-\(ProcessInfo.processInfo.processIdentifier)"

  /// An empty folder for the files of one session.
  static func emptyFolder() -> String {
    removeFolder()
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  static func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs sessions that are the same on every machine.
  static var recorder: SiteRecorder {
    SiteRecorder { language, width in
      Workbench(environment: SiteRecorder.environment(language, width: width, folder: emptyFolder()))
    }
  }

  /// The address that the committed site map names.
  private static var currentAddress: String {
    let map = (try? String(contentsOfFile: "docs/sitemap.xml", encoding: .utf8)) ?? ""
    return map.firstMatch(of: /<loc>([^<]*?)en\//).map { String($0.1) } ?? "https://swiftmessengerlab.example/"
  }

  /// Sessions that only a machine with a compiler can run, as they were recorded there.
  private static func compiled(_ language: Language) throws -> [String: RecordedSession] {
    let path = "\(recordings)/sessions.\(language.rawValue).json"
    return try JSONDecoder().decode([String: RecordedSession].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private static func microscope() throws -> [MicroscopeRecord] {
    try CompilerSample.order.map { slug in
      let record = try JSONDecoder().decode(
        MicroscopeRecord.self, from: Data(contentsOf: URL(fileURLWithPath: "\(recordings)/\(slug).json")))
      guard record.source == CompilerSample.named(slug)?.swift else {
        throw Diagnostic(
          Localized(en: "\(slug).swift changed since it was recorded", zh: "\(slug).swift 在记录之后改过"),
          hint: Localized(en: "run 'make site-record-compiler'", zh: "运行 make site-record-compiler"))
      }
      return record
    }
  }

  private static func notes() throws -> [SiteNote] {
    // The page has a reference of its own, made of the same specifications.
    let names = try FileManager.default.contentsOfDirectory(atPath: "docs").filter {
      $0.hasSuffix(".md") && !$0.hasPrefix("reference.")
    }.sorted()
    let pages = try names.map { SiteNote(file: $0, markdown: try String(contentsOfFile: "docs/" + $0, encoding: .utf8)) }
    let architecture = SiteNote(file: "ARCHITECTURE.md", markdown: try String(contentsOfFile: "ARCHITECTURE.md", encoding: .utf8))
    let contributing = SiteNote(file: "CONTRIBUTING.md", markdown: try String(contentsOfFile: "CONTRIBUTING.md", encoding: .utf8))
    return [architecture, contributing] + pages
  }

  private static func styles() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: assets).filter { $0.hasSuffix(".css") || $0.hasSuffix(".js") }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try String(contentsOfFile: "\(assets)/\($0)", encoding: .utf8)) })
  }

  /// Files in the site's own folders that it does not write any more.
  static func strays(_ files: [SiteFile]) -> [String] {
    let known = Set(files.map { "docs/" + $0.path })
    return Site.ownFolders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: "docs/" + folder)?.compactMap { $0 as? String } ?? []
      return names.map { "docs/\(folder)/\($0)" }.filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue && !known.contains(path)
      }
    }.sorted()
  }

  static func write(_ file: SiteFile) throws {
    let path = "docs/" + file.path
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
    try file.text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
