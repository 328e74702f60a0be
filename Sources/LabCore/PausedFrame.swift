import Catalog
import Debugger
import Inspection
import LabText

/// The stop that a subject stands for: its frame, and the declarations of its locals as the source that the debugger
/// shows around it.
struct PausedFrame {
  let stop: Stop
  let sources: [String: SourceText]

  init(_ subject: Subject) {
    let function = subject.frame.functionName
    let parts = function.split(separator: ".").map(String.init)
    let owner = parts.count > 1 ? parts[0] : "Lab"
    let file = owner + ".swift"
    var lines = [
      "// \(subject.experiment): the locals of this frame, as declared.", "extension \(owner) {", "  func \(parts.last ?? function)() {",
    ]
    for variable in subject.frame.variables {
      lines.append("    \(variable.isConstant ? "let" : "var") \(variable.name): \(variable.type)")
    }
    lines += ["    breakpoint()", "  }", "}"]
    let location = StackFrame.Location(file: file, line: lines.count - 2, column: 5)
    let entry = StackFrame(image: subject.frame.module, function: function, location: location, frame: subject.frame)
    stop = Stop(threadName: subject.frame.module, reason: "breakpoint 1.1", frames: [entry])
    sources = [file: SourceText(lines.joined(separator: "\n"))]
  }
}
