import Catalog
import Foundation
import Foundation
import Expression
import Inspection
import LabText
public import Lessons
import Messenger

/// What the checks of a lesson can ask of the session, as `lab`.
struct LabFacts {
  var stepLines: [LearningProgress.StepLine] = []
  /// Whether a prediction was locked in this step.
  var predicted = false
  var evidence: Set<String> = []
  /// The messages of the open conversation, oldest first.
  var messages: [Message] = []
  /// The largest number of copies of one message on the mock server.
  var serverCopies = 0
  var sources: [String: String] = [:]
  /// Whether the source was compiled and run again in this step.
  var rerun = false
  var compiled: Set<String> = []

  /// How many messages of the learner are sent.
  var sent: Int { messages.count { $0.isOutgoing && $0.deliveryState == .sent } }

  /// Whether a line that begins with these words succeeded in this step.
  func ran(_ words: String) -> Bool { stepLines.contains { $0.isDone && Self.begins($0.line, with: words) } }

  /// Whether such a line was refused in this step.
  func refused(_ words: String) -> Bool { stepLines.contains { !$0.isDone && Self.begins($0.line, with: words) } }

  /// Whether some output of this step contains a text.
  func printed(_ text: String) -> Bool { stepLines.contains { $0.output.contains(text) } }

  /// Upper and lower case, and repeated spaces, do not matter. The words end where a name ends: `p old` begins `p old.text`
  /// but not `p older`.
  private static func begins(_ line: String, with words: String) -> Bool {
    func folded(_ text: String) -> String { text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let (typed, wanted) = (folded(line), folded(words))
    guard typed.hasPrefix(wanted) else { return false }
    guard let next = typed.dropFirst(wanted.count).first, let last = wanted.last else { return true }
    func isInName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    return !isInName(next) || !isInName(last)
  }

  static var table: TypeTable {
    TypeTable(LabFacts.self) {
      Property("predicted", \LabFacts.predicted, .get)
      Property("messages", \LabFacts.messages, .get)
      Property("sent", \LabFacts.sent, .get)
      Property("serverCopies", \LabFacts.serverCopies, .get)
      Property("rerun", \LabFacts.rerun, .get)
      Method("ran(_ words: String)") { (facts: LabFacts, words: String) in facts.ran(words) }
      Method("refused(_ words: String)") { (facts: LabFacts, words: String) in facts.refused(words) }
      Method("printed(_ text: String)") { (facts: LabFacts, text: String) in facts.printed(text) }
      Method("evidence(_ experiment: String)") { (facts: LabFacts, id: String) in facts.evidence.contains(id) }
      Method("source(_ property: String)") { (facts: LabFacts, name: String) in facts.sources[name] ?? "" }
      Method("compiled(_ sample: String)") { (facts: LabFacts, sample: String) in facts.compiled.contains(sample) }
    }
  }
}

extension Workbench {
  /// The facts of this moment.
  func facts() async -> LabFacts {
    var facts = LabFacts()
    facts.stepLines = lessonProgress?.stepLines ?? []
    facts.predicted = stepFacts.predictions > 0
    facts.evidence = Set(progress.progress.operated.keys)
    facts.rerun = stepFacts.didRerun
    facts.compiled = stepFacts.compiled
    facts.sources = sourceLiterals
    guard isMessengerStarted else { return facts }
    let snapshot = await messenger.repository.snapshot
    facts.messages = snapshot.selected.map { snapshot.messages(in: $0.id, latest: 200) } ?? []
    let copies = Dictionary(grouping: messenger.serverLedger, by: \.messageID).values.map(\.count).max()
    facts.serverCopies = copies ?? 0
    return facts
  }

  /// The first condition of a step that does not hold.
  public func firstUnmet(_ conditions: [StepCondition]) async -> UnmetCondition? {
    let facts = await facts()
    for condition in conditions {
      if let value = evaluate(condition.expression, with: facts), value.value as? Bool == true { continue }
      return UnmetCondition(condition: condition, difference: difference(condition.expression, facts))
    }
    return nil
  }

  /// How the left side of a comparison differs from the right one: `view.alpha == 1`.
  private func difference(_ expression: String, _ facts: LabFacts) -> String? {
    guard let range = expression.range(of: " == "), !expression.contains("&&"), !expression.contains("||") else { return nil }
    let left = String(expression[..<range.lowerBound])
    guard !left.hasPrefix("lab."), let value = evaluate(left, with: facts) else { return nil }
    return "\(left) == \(ValueText.short(value.value))"
  }
}
