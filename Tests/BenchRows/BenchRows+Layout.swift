import UIKitModel

extension BenchRows {
  /// A chain of views, each with a left edge, a width and what ties it to the one before: its first solution, and the
  /// median of edits of the first left edge, which move all of them.
  ///
  /// Benchmarks/kiwi.py puts the same constraints to kiwisolver.
  static func constraints(_ count: Int) -> [String: Double] {
    var solver = LayoutSolver()
    var last: LayoutSolver.Variable?
    var first: LayoutSolver.ConstraintID?
    for number in 0..<count / 2 {
      let left = solver.makeVariable()
      let width = solver.makeVariable(nonNegative: true)
      _ = solver.add([.init(width)], constant: -Double(10 + number % 7), .equal, priority: number % 3 == 0 ? 750 : 1000)
      if let last {
        _ = solver.add([.init(left), .init(last, -1)], constant: -8, .equal)
      } else {
        first = solver.add([.init(left)], constant: 0, .equal, priority: 999)
      }
      last = left
    }
    let solve = seconds { solver.solve() }
    guard let first, let last else { return ["solve": solve] }
    let steps = 200
    let edit = median(of: 15) {
      seconds {
        for step in 1...steps {
          solver.setConstant(-Double(step), of: first)
          solver.solve()
        }
      } / Double(steps)
    }
    let end = solver.value(of: last)
    precondition(end == Double(steps + 8 * (count / 2 - 1)), "the last view is at \(end)")
    return ["solve": solve, "edit": edit]
  }
}
