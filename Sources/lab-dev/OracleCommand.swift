import Foundation
import UIKitModel
import subject

/// `lab-dev oracle lldb FILE.jsonl [--engine mimic|real] [--only ID] [--show]`
///
/// With the mimic (the default) every case of the file is answered and compared; with `--engine real` the cases are put to
/// the real LLDB and the file is printed with its answers.
enum OracleCommand {
  static let usage = """
    usage: lab-dev oracle lldb FILE.jsonl [--engine mimic|real] [--only ID] [--show]
           lab-dev oracle layout FILE.jsonl [--show]
    """

  static func run(_ words: [String]) -> Int32 {
    if words.first == "layout" { return layout(Array(words.dropFirst())) }
    guard words.count >= 2, words[0] == "lldb" else { return fail(usage, status: 2) }
    var only: String?
    var engine = "mimic"
    var shows = false
    var rest = words.dropFirst(2)
    while let word = rest.popFirst() {
      switch word {
      case "--show": shows = true
      case "--only": only = rest.popFirst()
      case "--engine": engine = rest.popFirst() ?? ""
      default: return fail(usage, status: 2)
      }
    }
    do {
      let text = try String(contentsOfFile: words[1], encoding: .utf8)
      var cases = try LLDBOracle.cases(from: text)
      if let only { cases = cases.filter { $0.id.hasPrefix(only) } }
      switch engine {
      case "mimic": return compare(cases, shows: shows)
      case "real": return record(cases)
      default: return fail(usage, status: 2)
      }
    } catch {
      return fail("lab-dev: \(words[1]): \(error)", status: 1)
    }
  }

  /// Solves the layout cases of a file and compares their frames.
  private static func layout(_ words: [String]) -> Int32 {
    guard let path = words.first(where: { !$0.hasPrefix("--") }) else { return fail(usage, status: 2) }
    do {
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
      let report = LayoutOracle.run(lines: lines, show: words.contains("--show"))
      print(report)
      let counts = report.split(separator: "\n").last?.matches(of: /\d+/).compactMap { Int($0.output) } ?? []
      return counts.count == 2 && counts[0] == counts[1] ? 0 : 1
    } catch {
      return fail("lab-dev: \(path): \(error.localizedDescription)", status: 1)
    }
  }

  private static func compare(_ cases: [LLDBOracle.Case], shows: Bool) -> Int32 {
    let differences = LLDBOracle.differences(in: cases)
    for difference in differences {
      print(shows ? difference.description : difference.recorded.id)
    }
    print("identical \(cases.count - differences.count) of \(cases.count)")
    return differences.isEmpty ? 0 : 1
  }

  private static func record(_ cases: [LLDBOracle.Case]) -> Int32 {
    do {
      let recorder = try LLDBRecorder(environment: ProcessInfo.processInfo.environment)
      try recorder.record(cases) { print(try $0.line) }
      return 0
    } catch {
      return fail("lab-dev: \(error)", status: 1)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Int32 {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    return status
  }
}
