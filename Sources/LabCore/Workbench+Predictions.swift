import Catalog
import Expression
import LabSystem
import Foundation
public import LabText
import Lessons

extension Workbench {
  /// Locks a prediction.
  public func predict(_ text: String) -> OpenPrediction {
    let record = PredictionRecord(date: environment.clock.now.date, text: text, place: lessonPlace)
    progress.progress.predictions.append(record)
    let surplus = progress.progress.predictions.count - LearningProgress.predictionLimit
    if surplus > 0 { progress.progress.predictions.removeFirst(surplus) }
    let prediction = OpenPrediction(form: predictionForm(text), text: text, index: progress.progress.predictions.count - 1)
    openPredictions.append(prediction)
    stepFacts.predictions += 1
    return prediction
  }

  /// What a prediction says, read against the current frame.
  func predictionForm(_ text: String) -> PredictionForm {
    PredictionForm(
      text, stateNames: ["received", "queued", "sending", "sent", "failed"], isCondition: { isCondition($0) },
      isCompilerWord: { $0.contains("_") })
  }

  /// Takes back that the last prediction counts for the open step: the answer was already there to be read.
  public func countLastPredictionAsLate() {
    guard stepFacts.predictions > 0 else { return }
    stepFacts.predictions -= 1
    stepFacts.latePredictions += 1
  }

  private func settle(_ prediction: OpenPrediction, _ condition: String) -> StyledText {
    guard let value = evaluate(condition)?.value as? Bool else { return drop(prediction) }
    let left = condition.range(of: " == ").map { String(condition[..<$0.lowerBound]) } ?? condition
    let outcome = evaluate(left).map { "\(left) = \(ValueText.short($0.value))" } ?? ""
    return close(prediction, isMet: value, outcome: outcome) + (value ? StyledText() : roundingNote(condition))
  }

  /// What to know where a prediction missed by less than a Float can tell: the layer keeps an alpha of 0.3 as a Float.
  private func roundingNote(_ condition: String) -> StyledText {
    let sides = condition.components(separatedBy: " == ")
    guard sides.count == 2, let left = Self.number(evaluate(sides[0])?.value), let right = Self.number(evaluate(sides[1])?.value),
      left != right, Float(left) == Float(right)
    else { return StyledText() }
    let text = Localized(
      en:
        "  The two agree in the seven digits of a Float: the number was kept in one on its way. Ask for a range: abs(\(sides[0]) - \(sides[1])) < 0.001\n",
      zh: "  两个数在 Float 的七位有效数字内相等：它中途是用 Float 存的。请改用范围来判断：abs(\(sides[0]) - \(sides[1])) < 0.001\n")
    return StyledText(text.text(in: language).escapingUntrusted(keepingNewlines: true), .dim).wrapped(to: width, indent: "  ")
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    default: nil
    }
  }

  /// Closes a prediction that cannot be asked any more: another experiment has other names.
  private func drop(_ prediction: OpenPrediction) -> StyledText {
    _ = close(prediction, isMet: nil, outcome: "")
    let shown = prediction.text.escapingUntrusted()
    return StyledText(
      Localized(en: "· prediction dropped, nothing here has these names: \(shown)\n", zh: "· 预测作废，这里没有这些名字：\(shown)\n").text(in: language),
      .dim)
  }

  /// The lesson step that is open, such as `struct-class.3`.
  public var lessonPlace: String? {
    guard let run = lessonRun, let position = lessonProgress?.position else { return nil }
    return "\(run.lesson.slug).\(position + 1)"
  }

  /// Compares the open predictions with what just happened and returns the lines that tell so.
  public func settlePredictions() -> StyledText {
    var lines = StyledText()
    var stillOpen: [OpenPrediction] = []
    for prediction in openPredictions {
      switch prediction.form {
      case .words: lines += close(prediction, isMet: nil, outcome: "")
      case .states(let states):
        guard prediction.seenStates.count >= states.count || ["sent", "failed", "received"].contains(prediction.seenStates.last) else {
          stillOpen.append(prediction)
          continue
        }
        let seen = prediction.seenStates
        lines += close(prediction, isMet: seen == states, outcome: seen.joined(separator: " → "))
      case .expression(let condition): lines += settle(prediction, condition)
      case .compiles, .count: stillOpen.append(prediction)
      }
    }
    openPredictions = stillOpen
    return lines
  }

  /// Closes predictions in free words, to be shown beside what just happened.
  public func settleWords() -> StyledText {
    var lines = StyledText()
    openPredictions = openPredictions.filter { prediction in
      guard case .words = prediction.form else { return true }
      lines += close(prediction, isMet: nil, outcome: "")
      return false
    }
    return lines
  }

  /// Closes a prediction with what happened, and returns the line that tells so.
  public func close(_ prediction: OpenPrediction, isMet: Bool?, outcome: String) -> StyledText {
    if progress.progress.predictions.indices.contains(prediction.index) {
      progress.progress.predictions[prediction.index].outcome = outcome
      progress.progress.predictions[prediction.index].isMet = isMet
    }
    if stepFacts.latePredictions > 0 {
      stepFacts.latePredictions -= 1
      stepFacts.predictions += 1
    }
    let shown = prediction.text.escapingUntrusted()
    switch isMet {
    case true?:
      return StyledText(Localized(en: "✓ prediction met: \(shown)\n", zh: "✓ 预测成立：\(shown)\n").text(in: language), .success)
    case false?:
      let line =
        StyledText(
          Localized(en: "✗ prediction not met: \(shown)", zh: "✗ 预测不成立：\(shown)").text(in: language), .warning)
        + StyledText(Localized(en: "  what happened: \(outcome)\n", zh: "  实际结果：\(outcome)\n").text(in: language))
      return line.wrapped(to: width, indent: "  ")
    case nil:
      return StyledText(Localized(en: "You predicted: \(shown)\n", zh: "你的预测是：\(shown)\n").text(in: language), .dim)
    }
  }
}
