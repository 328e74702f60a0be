public import CommandGrammar
import LabText

extension Reply {
  /// The reply with the debugger's marks moved to the right, so that they stand under the command behind a wider prompt.
  /// Transcripts and lessons show every command behind the same prompt; a terminal's says which step is open.
  public func movingMarks(by columns: Int) -> Reply {
    guard columns > 0, output.plain.contains("˄") else { return self }
    var moved = self
    moved.output = StyledText()
    for (index, line) in output.lines.enumerated() {
      if index > 0 { moved.output.append("\n") }
      let isMark = line.plain.hasPrefix(" ") && line.plain.first { $0 != " " }.map { "˄│╰├".contains($0) } == true
      if isMark { moved.output.append(String(repeating: " ", count: columns)) }
      moved.output.append(line)
    }
    return moved
  }
}
