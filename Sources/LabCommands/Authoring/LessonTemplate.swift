public import LabText
import Lessons

/// The two files of a lesson that nobody has written yet: every part that a lesson must have, each with a gap to fill.
///
/// The gaps are marked; `lab-dev check` names the file and line of each that is left.
public struct LessonTemplate: Sendable {
  /// What marks a gap.
  public static let gap = "TODO"

  /// The lesson's number in the course.
  public var number: Int
  /// The lesson's name in addresses and commands: lower-case words joined by hyphens.
  public var slug: String

  /// Creates a template. The slug is not checked: `isSlug` tells whether it is one.
  public init(number: Int, slug: String) {
    self.number = number
    self.slug = slug
  }

  /// Whether a word can name a lesson: letters `a…z`, digits and single hyphens between them.
  public static func isSlug(_ word: String) -> Bool { word.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil }

  /// The lesson's folder below `Lessons`.
  public var folder: String { (number < 10 ? "0" : "") + "\(number)-\(slug)" }

  /// The text of the lesson's file in a language.
  public func text(in language: Language) -> String {
    let gap = { (text: Localized) in "\(Self.gap) " + text.text(in: language) }
    let steps = StepPhase.allCases.filter { $0 != .explain } + [.control, .explain]
    let parts =
      [frontMatter(gap), gap(Localized(en: "the question from the chat client that makes this lesson matter", zh: "聊天客户端里的哪个问题让这一课值得学"))]
      + steps.map { step($0, gap) } + questions(gap) + [summary(gap)]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func frontMatter(_ gap: (Localized) -> String) -> String {
    """
    ---
    number: \(number)
    slug: \(slug)
    title: \(gap(Localized(en: "the title", zh: "标题")))
    needs: \(number > 1 ? "\(number - 1)" : "")
    minutes: 35
    ability: \(gap(Localized(en: "what a learner can do at the end", zh: "学完以后会做什么")))
    types:
    concepts:
    introduces:
    subject: type.UIView
    ---
    """
  }

  private func step(_ phase: StepPhase, _ gap: (Localized) -> String) -> String {
    let lines = phase == .predict ? ["predict view.alpha == 0.5", "set alpha 0.5"] : ["p view.alpha"]
    let typed = lines.map { "`\($0)`" }.joined(separator: ", ")
    return """
      ## \(phase.rawValue): \(gap(Localized(en: "the step's title", zh: "这一步的标题")))

      \(gap(Localized(en: "what to do, and why", zh: "做什么，为什么")))

      ```lab
      \(lines.map { "lab> \($0)" }.joined(separator: "\n"))
      ```

      ```check
      lab.ran("\(lines[lines.count - 1])") // \(gap(Localized(en: "what is missing while this does not hold", zh: "条件不成立时还缺什么")))
      ```

      ### Hint
      \(gap(Localized(en: "where to look", zh: "看哪里")))

      ### Hint
      \(gap(Localized(en: "what kind of line is wanted", zh: "需要什么样的一行")))

      ### Hint
      \(typed)

      ### After
      \(gap(Localized(en: "what was just seen, and the word for it", zh: "刚才看到了什么，它叫什么")))
      """
  }

  private func questions(_ gap: (Localized) -> String) -> [String] {
    let prompt = gap(Localized(en: "the question, not worded in the negative", zh: "题目，不用否定句"))
    let why = gap(Localized(en: "why", zh: "为什么"))
    let choice = gap(Localized(en: "a choice", zh: "一个选项"))
    let after = "### After\n" + gap(Localized(en: "the answer explained", zh: "解释答案"))
    let choices = "- [x] \(choice) 1\n  \(why)\n- [ ] \(choice) 2\n  \(why)\n- [ ] \(choice) 3\n  \(why)"
    let many = choices.replacing("- [ ] \(choice) 2", with: "- [x] \(choice) 2")
    let event = gap(Localized(en: "an event", zh: "一个事件"))
    let answer = gap(Localized(en: "an accepted spelling", zh: "一种可以接受的写法"))
    let bodies = [
      ("single", choices), ("multiple", many), ("order", (1...4).map { "\($0). \(event) \($0)" }.joined(separator: "\n")),
      ("short", "```answer\n\(answer)\n```"), ("single", choices),
    ]
    return bodies.map { kind, body in "## question: \(kind)\n\n\(prompt)\n\n\(body)\n\n\(after)" }
  }

  private func summary(_ gap: (Localized) -> String) -> String {
    "## summary\n\n" + gap(Localized(en: "the words to remember, then what comes next", zh: "要记住的词，以及接下来学什么"))
  }
}
