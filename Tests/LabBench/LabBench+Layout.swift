import Foundation
import LabText
import Screen
import UIKitModel

/// Speeds of Auto Layout and of the screen. Each is one line `bench NAME SECONDS`, the best of several runs, so that a
/// table can be made of them; `Benchmarks/layout.py` puts kiwisolver beside the edits.
extension LabBench {
  static func layout() {
    for count in [100, 1_000, 5_000] { edits(constraints: count) }
    for shape in Shape.allCases { firstPass(shape, views: 1_000) }
  }

  static func line(_ name: String, _ seconds: Double) { print("bench \(name) \(String(format: "%.9f", seconds))") }

  static func best(of runs: Int, _ work: () -> Void) -> Double {
    (0..<runs).reduce(Double.infinity) { least, _ in min(least, ContinuousClock().measure(work) / .seconds(1)) }
  }

  /// A chain of views: each has a left edge, a width and what ties it to the one before. One edit changes the first
  /// left edge, and so moves all of them.
  private static func edits(constraints count: Int) {
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
    let solving = ContinuousClock().measure { solver.solve() } / .seconds(1)
    line("layout-solve-\(count)", solving)
    guard let first else { return }
    let steps = 1_000
    let seconds = best(of: 5) {
      for step in 0..<steps {
        solver.setConstant(-Double(step % 200), of: first)
        solver.solve()
      }
    }
    line("layout-edit-\(count)", seconds / Double(steps))
  }

  private enum Shape: String, CaseIterable { case frames, rows, stacks, chain, labels }

  /// The first layout pass of a fresh tree, its preview, and a pass after one change.
  private static func firstPass(_ shape: Shape, views count: Int) {
    var pass = Double.infinity
    var again = Double.infinity
    var preview = Double.infinity
    for _ in 0..<7 {
      let world = UIKitEnvironment()
      UIKitEnvironment.with(world) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let change = build(shape, count, in: window)
        window.isHidden = false
        pass = min(pass, ContinuousClock().measure { window.layoutIfNeeded() } / .seconds(1))
        change()
        again = min(again, ContinuousClock().measure { window.layoutIfNeeded() } / .seconds(1))
        let picture = world.snapshot(of: window)
        let renderer = ScreenRenderer(width: 100, depth: .trueColor, maximumRows: 40)
        preview = min(preview, ContinuousClock().measure { _ = renderer.picture(of: picture) } / .seconds(1))
      }
    }
    line("layout-pass-\(shape)-\(count)", pass)
    line("layout-again-\(shape)-\(count)", again)
    line("preview-\(shape)-\(count)", preview)
  }

  /// - Returns: one change to the tree.
  private static func build(_ shape: Shape, _ count: Int, in window: UIWindow) -> () -> Void {
    switch shape {
    case .frames: return frames(count, in: window)
    case .rows: return rows(count, in: window)
    case .stacks: return stacks(count, in: window)
    case .chain: return chain(count, in: window) { UIView() }
    case .labels:
      return chain(count, in: window) {
        let label = UILabel()
        label.text = "Message"
        return label
      }
    }
  }

  private static func frames(_ count: Int, in window: UIWindow) -> () -> Void {
    for number in 0..<count {
      let view = UIView(frame: CGRect(x: CGFloat(number % 20) * 18, y: CGFloat(number / 20) * 16, width: 16, height: 14))
      view.backgroundColor = .systemBlue
      window.addSubview(view)
    }
    return { window.subviews[0].frame.origin.x += 1 }
  }

  /// A table of rows of four views: each row is pinned to the one above, its views to each other.
  private static func rows(_ count: Int, in window: UIWindow) -> () -> Void {
    var above = window.topAnchor
    var top: NSLayoutConstraint?
    for _ in 0..<count / 5 {
      let row = constrained(UIView(), in: window)
      let distance = row.topAnchor.constraint(equalTo: above, constant: 2)
      top = top ?? distance
      NSLayoutConstraint.activate([
        distance, row.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8),
        row.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -8), row.heightAnchor.constraint(equalToConstant: 20),
      ])
      var left = row.leadingAnchor
      for _ in 0..<4 {
        let view = constrained(UIView(), in: row)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: left, constant: 4), view.topAnchor.constraint(equalTo: row.topAnchor),
          view.bottomAnchor.constraint(equalTo: row.bottomAnchor), view.widthAnchor.constraint(equalToConstant: 40),
        ])
        left = view.trailingAnchor
      }
      above = row.bottomAnchor
    }
    return { top?.constant += 3 }
  }

  private static func stacks(_ count: Int, in window: UIWindow) -> () -> Void {
    let column = constrained(UIStackView(), in: window)
    column.axis = .vertical
    column.spacing = 2
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: window.topAnchor), column.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    for _ in 0..<count / 5 {
      let row = UIStackView()
      row.distribution = .fillEqually
      for number in 0..<4 {
        let label = UILabel()
        label.text = "\(number)"
        row.addArrangedSubview(label)
      }
      column.addArrangedSubview(row)
    }
    return { column.spacing = 3 }
  }

  /// One below the other, each as wide as the one above.
  private static func chain(_ count: Int, in window: UIWindow, _ make: () -> UIView) -> () -> Void {
    var last: UIView?
    var first: NSLayoutConstraint?
    for _ in 0..<count {
      let view = constrained(make(), in: window)
      let distance = view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? window.topAnchor, constant: 1)
      first = first ?? distance
      NSLayoutConstraint.activate([
        distance, view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.widthAnchor.constraint(equalTo: (last ?? window).widthAnchor), view.heightAnchor.constraint(greaterThanOrEqualToConstant: 4),
      ])
      last = view
    }
    return { first?.constant += 3 }
  }

  private static func constrained<View: UIView>(_ view: View, in parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }
}
