import Debugger
import subject

extension BenchRows {
  /// What one line of the debugger costs in the engine, without the shell around it: the median of many.
  static func debugger(lines count: Int) -> [String: Double] {
    let session = SubjectProgram().session(library: LLDBOracle.standardLibrary)
    func line(_ text: String) -> Double {
      for _ in 0..<100 { _ = session.execute(text) }
      return median(of: count) { seconds { _ = session.execute(text) } }
    }
    return ["p": line("p label.alpha"), "expr": line("expr label.alpha = 0.5"), "po": line("po message")]
  }
}
