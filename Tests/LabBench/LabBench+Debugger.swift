import Debugger
import Foundation
import subject

extension LabBench {
  /// What a line of the debugger costs in the engine: the median of many runs, one machine-readable line each.
  static func debugger() {
    let program = SubjectProgram()
    let session = program.session(library: LLDBOracle.standardLibrary)
    for line in ["p label.alpha", "expr label.alpha = 0.5", "po message"] {
      let median = medianMicroseconds { _ = session.execute(line) }
      print("bench debugger command=\"\(line)\" median_us=\(String(format: "%.2f", median)) runs=\(debuggerRuns)")
    }
  }

  private static let debuggerRuns = 5_000

  private static func medianMicroseconds(_ work: () -> Void) -> Double {
    for _ in 0..<100 { work() }
    let clock = ContinuousClock()
    var times: [Double] = []
    times.reserveCapacity(debuggerRuns)
    for _ in 0..<debuggerRuns { times.append(clock.measure(work) / .microseconds(1)) }
    times.sort()
    return times[times.count / 2]
  }
}
