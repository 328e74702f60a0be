import Catalog
import Foundation
import Inspection
import LabCommands
import LabCore
import LabSystem
import LabText
import Lessons

/// `lab-dev check`: replays every lesson four ways in both languages, lints texts, holds the cards against their rules, and
/// lists what is wrong.
enum CheckCommand {
  static func run(_ words: [String]) async -> Int32 {
    let library = fromFolder() ?? LessonLibrary()
    let wanted = words.filter { !$0.hasPrefix("--") }
    let sources = wanted.isEmpty ? library.sources : wanted.compactMap { library.source($0) }
    for word in wanted where library.source(word) == nil {
      print("there is no lesson '\(word)': a lesson is a folder Lessons/NN-slug with lesson.en.md and lesson.zh-Hans.md")
      return 2
    }
    let tables = await makeWorkbench(.english, library).tables
    let checker = LessonChecker { makeWorkbench($0, library, sharing: tables) }
    var issues = LessonLinter().issues(in: library).filter { issue in
      wanted.isEmpty || sources.contains { issue.file.contains($0.folder) }
    }
    if words.contains("--record") {
      for source in sources {
        guard let lesson = source.parsed().lesson else { continue }
        for language in Language.allCases { issues += await record(lesson, source, language, checker) }
      }
    } else {
      issues += await play(sources, checker)
    }
    for issue in issues { print(issue) }
    print("\(sources.count) lessons, \(issues.count) issues")
    let cards = wanted.isEmpty && !words.contains("--record") ? await checkCatalog(library, tables) : []
    removeTemporaryFiles()
    return issues.isEmpty && cards.isEmpty ? 0 : 1
  }

  /// Holds the cards and concepts against their rules.
  private static func checkCatalog(_ library: LessonLibrary, _ tables: TypeRegistry) async -> [CatalogIssue] {
    let checker = CatalogChecker(readFile: { try? String(contentsOfFile: $0, encoding: .utf8) }) {
      makeWorkbench(.english, library, sharing: tables)
    }
    var issues: [CatalogIssue] = []
    for rule in CatalogChecker.Rule.allCases { issues += await checker.issues(rule) }
    for issue in issues { print(issue) }
    print("\(CatalogIndex().entries.count) cards and concepts, \(issues.count) issues")
    return issues
  }

  /// Plays every lesson every way in every language, as many plays at a time as there are processors.
  private static func play(_ sources: [LessonLibrary.Source], _ checker: LessonChecker) async -> [LessonIssue] {
    let plays = sources.flatMap { source in
      let lesson = source.parsed().lesson
      return Language.allCases.flatMap { language in LessonChecker.Way.allCases.map { (source, lesson, language, $0) } }
    }
    return await withTaskGroup(of: (Int, [LessonIssue]).self) { group in
      var found = [[LessonIssue]](repeating: [], count: plays.count)
      for (index, (source, lesson, language, way)) in plays.enumerated() {
        if index >= ProcessInfo.processInfo.activeProcessorCount, let (done, issues) = await group.next() { found[done] = issues }
        group.addTask {
          guard let lesson else { return (index, []) }
          return (index, await checker.play(lesson, of: source, way, in: language))
        }
      }
      for await (done, issues) in group { found[done] = issues }
      return found.flatMap { $0 }
    }
  }

  /// The lessons as they stand in the folder, which may be newer than those built in.
  private static func fromFolder() -> LessonLibrary? {
    guard let folders = try? FileManager.default.contentsOfDirectory(atPath: "Lessons") else { return nil }
    let sources = folders.filter { $0.first?.isNumber == true }.compactMap { folder -> LessonLibrary.Source? in
      guard let english = try? String(contentsOfFile: "Lessons/\(folder)/lesson.en.md", encoding: .utf8),
        let chinese = try? String(contentsOfFile: "Lessons/\(folder)/lesson.zh-Hans.md", encoding: .utf8)
      else { return nil }
      return LessonLibrary.Source(folder: folder, english: english, chinese: chinese)
    }
    return sources.isEmpty ? nil : LessonLibrary(sources)
  }

  private static func record(
    _ lesson: LessonDocument, _ source: LessonLibrary.Source, _ language: Language, _ checker: LessonChecker
  ) async -> [LessonIssue] {
    let text = language == .english ? source.english : source.chinese
    let path = "Lessons/\(source.folder)/lesson.\(language.rawValue).md"
    guard let recorded = await LessonRecorder(checker: checker).recorded(text, of: lesson, in: language) else {
      return [LessonIssue(file: path, line: 1, "the lesson does not open, so nothing was recorded")]
    }
    guard recorded != text else { return [] }
    do { try recorded.write(toFile: path, atomically: true, encoding: .utf8) } catch {
      return [LessonIssue(file: path, line: 1, "not written: \(error.localizedDescription)")]
    }
    print("recorded \(path)")
    return []
  }

  /// A session of its own that leaves nothing behind once `removeTemporaryFiles` was called.
  private static func makeWorkbench(_ language: Language, _ library: LessonLibrary, sharing tables: TypeRegistry? = nil) -> Workbench {
    Workbench(environment: environment(language).besideOthers(), lessons: library, sharing: tables)
  }

  private static func environment(_ language: Language) -> LabEnvironment {
    var environment = SessionSetup.throwaway(
      language, variables: ProcessInfo.processInfo.environment, workingFolder: FileManager.default.currentDirectoryPath)
    // What the compiler said of a source is found again by the source's and the compiler's content.
    environment.cacheFolder = FileManager.default.currentDirectoryPath + "/.build/lab-dev-cache"
    return environment
  }

  private static func removeTemporaryFiles() {
    try? FileManager.default.removeItem(atPath: environment(.english).temporaryFolder)
  }
}
