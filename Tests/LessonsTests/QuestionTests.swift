import LabText
import Lessons
import Testing

@Suite("Questions")
struct QuestionTests {
  static func choice(_ text: String, _ isRight: Bool) -> Question.Choice {
    Question.Choice(text: Localized(same: text), isRight: isRight, why: Localized(same: "why \(text)"))
  }

  static func question(_ kind: Question.Kind, _ choices: [Question.Choice] = []) -> Question {
    Question(id: "4.2", kind: kind, prompt: Localized(same: "?"), choices: choices, explanation: Localized(same: "!"))
  }

  @Test("one letter in any case or width answers a single question", arguments: ["b", "B", " b ", "Ｂ", "2", "\"b\"", "b."])
  func single(_ answer: String) {
    let question = Self.question(.single, [Self.choice("x", false), Self.choice("y", true), Self.choice("z", false)])
    #expect(question.judge(answer)?.isRight == true)
  }

  @Test("a wrong choice is answered with why")
  func wrong() {
    let question = Self.question(.single, [Self.choice("x", false), Self.choice("y", true), Self.choice("z", false)])
    #expect(question.judge("c") == Verdict(isRight: false, remarks: [2]))
    #expect(question.judge("d") == nil)
    #expect(question.judge("a b") == nil)
    #expect(question.judge("") == nil)
  }

  @Test("a multiple question wants every right letter, in any order and with any separator", arguments: ["a c", "ca", "A,C", "c、a"])
  func multiple(_ answer: String) {
    let question = Self.question(.multiple, [Self.choice("x", true), Self.choice("y", false), Self.choice("z", true)])
    #expect(question.judge(answer)?.isRight == true)
    #expect(question.judge("a") == Verdict(isRight: false, remarks: [0], missing: 1))
  }

  @Test("an order question is never shown in its right order, and takes its own solution")
  func order() {
    for count in 3...8 {
      for id in 0..<40 {
        var question = Self.question(.order, (0..<count).map { Self.choice("\($0)", true) })
        question.id = "\(id).1"
        #expect(question.shownOrder != Array(0..<count))
        #expect(Set(question.shownOrder) == Set(0..<count))
        #expect(question.judge(question.solution)?.isRight == true)
        let letters = (0..<count).map(Question.letter).joined(separator: " ")
        #expect(question.judge(letters)?.isRight == false)
      }
    }
  }

  @Test(
    "short answers ignore case, width, quotes, spaces and the final full stop",
    arguments: ["isHidden", "ISHIDDEN", "“isHidden”", "isHidden.", " isHidden "])
  func short(_ answer: String) {
    #expect(Self.question(.short(accepted: ["isHidden", "view.isHidden"])).judge(answer)?.isRight == true)
  }

  @Test(
    "letters of answers such as y, no, null and 1e3 are answers, not something else", arguments: ["y", "no", "null", "1e3", "!x", "# x"])
  func plainWords(_ answer: String) {
    #expect(Self.question(.short(accepted: [answer])).judge(answer)?.isRight == true)
  }
}
