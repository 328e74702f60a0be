import Expression
import Inspection
import Testing

@Suite("Expressions, case by case")
struct CaseFileTests {
  @Test("gives what the case file says", arguments: try CaseFile.all())
  func evaluates(_ one: CaseFile.Case) {
    let frame = Inbox.frame().frame
    let (outcome, _) = Inbox.engine().evaluate(one.input, in: frame, scope: PersistentScope())
    switch (one.expectation, outcome) {
    case (.value(let expected), .value(let found)):
      #expect(String(reflecting: found.value) == expected)
    case (.type(let expected), .value(let found)):
      #expect(found.type.lldbName == expected)
    case (.error(let expected), .failure(let diagnostics)):
      #expect(diagnostics.filter { $0.severity == .error }.map(\.message).joined(separator: " | ") == expected)
    case (.trap(let expected), .trap(let trap)):
      #expect(trap.line ?? "silent" == expected)
    case (.nothing, .noValue): break
    default: Issue.record("\(one.input) gave \(outcome)")
    }
  }
}
