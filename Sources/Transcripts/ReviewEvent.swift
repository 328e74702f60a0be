public import CommandGrammar
import LabText

/// What a reviewer wants to know of a command, beyond its output. Commands put these into `Reply.events`, the recorder
/// writes them down, and `review` reads them back; so a page never has to guess from wording in some language.
public enum ReviewEvent: Sendable, Hashable {
  /// A lesson step is open from now on. The place is the lesson's slug and the step's number: `struct-class.3`.
  case step(place: String, title: String)
  /// The open step's check passed.
  case stepDone(place: String)
  /// A prediction was locked.
  case predicted(String)
  /// A prediction was compared with what happened; `isMet` is nil for free words, which only stand beside the outcome.
  case settled(prediction: String, isMet: Bool?, outcome: String)
  /// A hint of this level (from 1) was shown.
  case hint(level: Int)
  /// The open step was skipped.
  case skipped(place: String)
  /// A question was answered, with the explanation that was shown.
  case answered(question: String, answer: String, isRight: Bool, explanation: String)

  /// The event as the reply carries it: a kind and one line of canonical JSON.
  public var replyEvent: ReplyEvent {
    switch self {
    case .step(let place, let title): Self.event("step", ["place": .string(place), "title": .string(title)])
    case .stepDone(let place): Self.event("step-done", ["place": .string(place)])
    case .predicted(let text): Self.event("prediction", ["text": .string(text)])
    case .settled(let prediction, let isMet, let outcome):
      Self.event(
        "outcome",
        ["text": .string(prediction), "met": isMet.map { .bool($0) } ?? .null, "outcome": .string(outcome)])
    case .hint(let level): Self.event("hint", ["level": .int(level)])
    case .skipped(let place): Self.event("skip", ["place": .string(place)])
    case .answered(let question, let answer, let isRight, let explanation):
      Self.event(
        "answer",
        [
          "question": .string(question), "answer": .string(answer), "right": .bool(isRight),
          "explanation": .string(explanation),
        ])
    }
  }

  /// Reads an event back; nil when it is of another kind, or not as this version writes it.
  public init?(_ event: ReplyEvent) {
    guard event.text.utf8.first == 0x7B, case .object(let members)? = try? JSONText.tree(event.text) else { return nil }
    func string(_ name: String) -> String? {
      if case .string(let value)? = members[name] { return value }
      return nil
    }
    switch event.kind {
    case "step":
      guard let place = string("place") else { return nil }
      self = .step(place: place, title: string("title") ?? "")
    case "step-done":
      guard let place = string("place") else { return nil }
      self = .stepDone(place: place)
    case "prediction":
      guard let text = string("text") else { return nil }
      self = .predicted(text)
    case "outcome":
      guard let text = string("text") else { return nil }
      var isMet: Bool?
      if case .bool(let value)? = members["met"] { isMet = value }
      self = .settled(prediction: text, isMet: isMet, outcome: string("outcome") ?? "")
    case "hint":
      guard case .int(let level)? = members["level"] else { return nil }
      self = .hint(level: level)
    case "skip":
      guard let place = string("place") else { return nil }
      self = .skipped(place: place)
    case "answer":
      guard let question = string("question"), case .bool(let isRight)? = members["right"] else { return nil }
      self = .answered(
        question: question, answer: string("answer") ?? "", isRight: isRight, explanation: string("explanation") ?? "")
    default: return nil
    }
  }

  private static func event(_ kind: String, _ members: [String: JSONValue]) -> ReplyEvent {
    ReplyEvent(kind: kind, text: JSONValue.object(members).text())
  }
}
