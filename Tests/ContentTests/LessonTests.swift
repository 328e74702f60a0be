import Foundation
import LabCommands
import LabCore
import LabText
import Lessons
import Testing

@Suite("Lessons", .serialized)
struct LessonTests {
  static let library = LessonLibrary()

  @Test("the texts built into the program are those in the folder")
  func drift() throws {
    for source in Self.library.sources {
      #expect(try Project.read("Lessons/\(source.folder)/lesson.en.md") == source.english, "run 'make generate'")
      #expect(try Project.read("Lessons/\(source.folder)/lesson.zh-Hans.md") == source.chinese, "run 'make generate'")
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: Project.root + "/Lessons").filter { $0.first?.isNumber == true }
    #expect(Set(folders) == Set(Self.library.sources.map(\.folder)))
  }

  @Test("the rules of the course hold")
  func lint() { #expect(LessonLinter().issues(in: Self.library) == []) }

  @Test("a lesson can be played four ways in both languages", arguments: library.sources.map(\.slug))
  func play(_ slug: String) async throws {
    let source = try #require(Self.library.source(slug))
    let lesson = try #require(source.parsed().lesson)
    let checker = LessonChecker { language in
      Project.workbench(language)
    }
    for language in Language.allCases {
      for way in LessonChecker.Way.allCases {
        let issues = await checker.play(lesson, of: source, way, in: language)
        #expect(issues == [])
      }
    }
  }
}
