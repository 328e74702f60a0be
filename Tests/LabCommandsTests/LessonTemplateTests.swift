import LabCommands
import LabText
import Lessons
import Testing

@Suite("A new lesson")
struct LessonTemplateTests {
  private let template = LessonTemplate(number: 21, slug: "push-notifications")

  @Test("its files read as a lesson with every part, and each gap is named with its line until it is filled")
  func gaps() throws {
    let source = LessonLibrary.Source(
      folder: template.folder, english: template.text(in: .english), chinese: template.text(in: .simplifiedChinese))
    let (lesson, issues) = source.parsed()
    let found = try #require(lesson, "\(issues)")
    #expect(issues == [])
    #expect(found.number == 21 && found.steps.count >= 8 && found.questions.count >= 5)
    let linted = LessonLinter().issues(in: LessonLibrary([source]))
    for (language, text) in [("en", source.english), ("zh-Hans", source.chinese)] {
      let gaps = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { $0.element.contains("TODO") }
      let reported = linted.filter { $0.file.hasSuffix("lesson.\(language).md") && $0.message.contains("TODO") }.map(\.line)
      #expect(reported == gaps.map { $0.offset + 1 })
      #expect(gaps.count > 40)
    }
  }

  @Test(
    "a name is lower-case words joined by hyphens",
    arguments: [("struct-class", true), ("a1", true), ("A", false), ("a--b", false), ("../x", false), ("", false)])
  func names(_ word: String, _ isName: Bool) { #expect(LessonTemplate.isSlug(word) == isName) }
}
