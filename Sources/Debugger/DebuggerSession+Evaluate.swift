import Inspection

extension DebuggerSession {
  func evaluate(_ request: ExpressionRequest, in context: FormattingContext) -> String {
    "error: expressions are not evaluated yet\n"
  }

  func countExpression(ran: Bool) { expressionNumber += ran ? 2 : 1 }
}
