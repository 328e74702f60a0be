import Debugger
import LabCore
import LabText

/// What the lab adds below LLDB's own words where those alone would puzzle a learner.
enum DebuggerNotes {
  /// The note on an answer; empty where LLDB's words are enough.
  static func note(on output: String, in workbench: isolated Workbench) -> StyledText {
    let said: Localized? =
      if output.contains("error: Expression execution was interrupted: breakpoint 1.1.") {
        Localized(
          en:
            "The lab stopped it: it took too many steps, too many calls inside each other or too much memory - a loop or recursion without end?",
          zh: "实验室中止了它：步数太多、调用嵌套太深或占用内存太多——是没有尽头的循环或递归吗？")
      } else {
        missingNames(in: output).lazy.compactMap { explanation(of: $0, workbench.declaredNames) }.first
      }
    guard let said else { return StyledText() }
    return StyledText(said.text(in: workbench.language) + "\n", .dim).wrappedInColumns(to: workbench.width)
  }

  /// Notes the names that a line declares without a `$`: they are forgotten when it has run.
  static func remember(_ line: String, in workbench: isolated Workbench) {
    // Nearly every line declares nothing, and every line passes here: no regular expression.
    guard line.utf8.count < 4_096, keywords.contains(where: { line.holds($0) }), workbench.declaredNames.count < 500 else { return }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
    for (word, name) in zip(words, words.dropFirst()) where keywords.contains("\(word) ") && name.first != "$" {
      workbench.declaredNames.insert(String(name))
    }
  }

  private static let keywords = ["let ", "var ", "func ", "class ", "struct ", "enum ", "protocol "]

  /// The names that the answer says are not in scope.
  private static func missingNames(in output: String) -> [String] {
    output.matches(of: /cannot find (?:type )?'([^']+)' in scope/).map { String($0.1) }
  }

  private static func explanation(of name: String, _ declared: Set<String>) -> Localized? {
    if declared.contains(name) {
      return Localized(
        en: "'\(name)' was forgotten when its expression had run: a name with a dollar sign stays, $\(name).",
        zh: "“\(name)”在它的表达式运行之后就被忘记了：带美元符号的名字才会保留，$\(name)。")
    }
    guard compiledOnly.contains(name) else { return nil }
    return Localized(
      en: "Swift has '\(name)', the lab's expressions do not: put it into a file and 'compile' it.",
      zh: "Swift 里有“\(name)”，但实验室的表达式不支持：写进文件再用 compile 编译。")
  }

  /// What learners know from Swift and Foundation and the lab's expressions do without.
  private static let compiledOnly: Set<String> = [
    "Calendar", "DateComponents", "DateFormatter", "FileHandle", "FileManager", "ISO8601DateFormatter", "JSONSerialization", "Locale",
    "Measurement", "MeasurementFormatter", "NSRegularExpression", "Notification", "NumberFormatter", "Process", "ProcessInfo",
    "PropertyListDecoder", "PropertyListEncoder", "Regex", "RelativeDateTimeFormatter", "Scanner", "Task", "TaskGroup", "Thread",
    "TimeZone", "Timer", "URLComponents", "URLRequest", "URLSession", "UserDefaults", "readLine", "sequence",
    "withCheckedContinuation",
  ]
}
