import Catalog
import Inspection
import LabCore
import LabText

/// A line of Swift that was typed where a command belongs, such as `badge = 3`: the debugger's commands run it.
struct SwiftLine {
  private let line: String
  private let root: Substring

  /// Nothing when the line cannot be Swift that a learner means: its beginning is neither a name, a literal nor `let` or `var`.
  init?(_ line: String) {
    self.line = line
    root = line.drop(while: \.isBlank).prefix { $0.isAlphanumeric || $0 == "_" || $0 == "$" }
    let first = line.first { !$0.isBlank }
    guard !root.isEmpty || first.map({ "\"([-!.".contains($0) }) == true else { return nil }
  }

  /// The error that no command has this name, with the line to type instead. Unchanged when the line does not begin with
  /// a name of the frame, a number or a declaration: then a mistyped command is likelier.
  func explaining(_ error: Diagnostic, in workbench: isolated Workbench) -> Diagnostic {
    guard let frame = workbench.subject?.frame else { return error }
    let isDeclaration = root == "let" || root == "var"
    let isLiteral = root.first?.isNumber ?? true
    guard isDeclaration || isLiteral || frame[String(root)] != nil else { return error }
    let text = line.split(whereSeparator: \.isNewline).joined(separator: " ").escapingUntrusted()
    let command = isDeclaration || PrintCommand.mayChange(line) ? "expr" : "p"
    var explained = error
    explained.hint = Localized(
      en: "a line of Swift is run by the debugger: \(command) \(text)", zh: "Swift 代码要交给调试器执行：\(command) \(text)")
    return explained
  }
}
