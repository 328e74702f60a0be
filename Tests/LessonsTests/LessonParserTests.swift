import LabText
import Lessons
import Testing

@Suite("Lesson files")
struct LessonParserTests {
  static func text(_ language: String, title: String, step: String = "predict", checks: String = "lab.predicted // a prediction is missing")
    -> String
  {
    """
    ---
    number: 1
    slug: let-var
    title: \(title)
    needs:
    ability: \(title)
    minutes: 30
    types:
    concepts: let-var
    introduces: predict
    subject: type.PropertyBox
    ---

    Opening \(language).

    ## \(step): \(title)

    Prose with `code`.

    ```lab
    lab> predict x
    Locked
    lab! set x
    ```

    ```check
    \(checks)
    ```

    ### Hint
    one

    ### Hint
    two

    ### Hint
    `predict x`

    ### After
    because

    ## question: single

    Which?

    - [ ] first
      wrong because
    - [x] second
      right because
    - [ ] third
      wrong too

    ### After
    explained

    ## summary

    The words.
    """
  }

  @Test("a lesson is read with its step, session, hints and question")
  func reads() throws {
    var parser = LessonParser(english: ("en", Self.text("en", title: "One")), chinese: ("zh", Self.text("zh", title: "一")))
    let parsed = parser.parse()
    let lesson = try #require(parsed)
    #expect(parser.issues == [])
    #expect(lesson.title.zh == "一" && lesson.opening.en == "Opening en.")
    let step = try #require(lesson.steps.first)
    #expect(step.session.map(\.line) == ["predict x", "set x"] && step.session.map(\.fails) == [false, true])
    #expect(step.session[0].output.en == "Locked")
    #expect(step.conditions.first?.missing.en == "a prediction is missing")
    #expect(step.hints.last?.en == "`predict x`" && step.explanation.en == "because")
    let question = try #require(lesson.questions.first)
    #expect(question.choices.map(\.isRight) == [false, true, false])
    #expect(question.choices[0].why.en == "wrong because")
    #expect(lesson.summary.en == "The words.")
  }

  @Test("what differs between the languages is reported with file and line")
  func differences() {
    var parser = LessonParser(
      english: ("en.md", Self.text("en", title: "One")),
      chinese: ("zh.md", Self.text("zh", title: "一", step: "observe", checks: "lab.sent == 1 // 还差")))
    _ = parser.parse()
    #expect(parser.issues.contains { $0.file == "zh.md" && $0.message.contains("observe") && $0.line > 1 })
    #expect(parser.issues.contains { $0.message.contains("condition") })
  }

  @Test("a phase that does not exist is named")
  func phase() {
    var parser = LessonParser(
      english: ("en.md", Self.text("en", title: "One", step: "dance")), chinese: ("zh.md", Self.text("zh", title: "一", step: "dance")))
    _ = parser.parse()
    #expect(parser.issues.contains { $0.message.contains("'dance'") })
  }

  @Test(
    "any text is read without a trap",
    arguments: ["", "---", "---\n---", "## ", "### Hint", "```lab", "- [x]", "\u{0}", String(repeating: "#", count: 500)])
  func hostile(_ text: String) {
    var parser = LessonParser(english: ("e", text), chinese: ("z", text))
    _ = parser.parse()
    #expect(!parser.issues.isEmpty)
  }
}
