import Inspection
public import CommandGrammar
import LabCore
import LabText
import Lessons

/// A reply under a name that does not clash with other modules'.
public typealias CommandReply = Reply

extension LabShell {
  /// The index of the open step.
  func position() async -> Int? { await Self.position(in: workbench) }

  private static func position(in workbench: isolated Workbench) -> Int? { workbench.lessonProgress?.position }

  /// Whether a lesson was finished.
  func isFinished(_ slug: String) async -> Bool { await Self.isFinished(slug, in: workbench) }

  private static func isFinished(_ slug: String, in workbench: isolated Workbench) -> Bool {
    workbench.progress.progress.lessons[slug]?.finished != nil
  }

  /// What a step would still wait for after it was skipped: `skip` must leave the state that the solution leaves.
  /// Conditions about what was typed are met by definition, because `skip` types the solution itself.
  func unmet(_ conditions: [StepCondition], after way: LessonChecker.Way) async -> String? {
    guard way == .skip else { return nil }
    let lasting = conditions.filter { !$0.expression.contains("lab.") }
    return await workbench.firstUnmet(lasting)?.condition.expression
  }

  /// A line that changes the current instance in a way that `undo` must take back.
  func harmlessChange() async -> String? { await Self.harmlessChange(in: workbench) }

  private static func harmlessChange(in workbench: isolated Workbench) -> String? {
    for control in workbench.controls {
      let now = workbench.currentValue(of: control)
      switch "\(control.property.declaration.result)" {
      case "Bool": return "set \(control.path) \(now == "true" ? "false" : "true")"
      case "Int": return "set \(control.path) \((Int(now) ?? 0) + 1)"
      default: continue
      }
    }
    return nil
  }
}
