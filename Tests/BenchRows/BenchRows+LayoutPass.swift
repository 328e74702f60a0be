import Foundation
import LabText
import Screen
import UIKitModel

extension BenchRows {
  /// A tree of views to lay out.
  enum Shape: String, CaseIterable { case frames, rows, stacks, chain, labels }

  /// The first layout pass of a fresh tree, a pass after one change, and the preview of the tree: the best of seven.
  static func layoutPass(_ shape: Shape, views count: Int) -> [String: Double] {
    var (pass, again, preview) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 0..<7 {
      let world = UIKitEnvironment()
      UIKitEnvironment.with(world) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let change = build(shape, count, in: window)
        window.isHidden = false
        pass = min(pass, seconds { window.layoutIfNeeded() })
        change()
        again = min(again, seconds { window.layoutIfNeeded() })
        let picture = world.snapshot(of: window)
        let renderer = ScreenRenderer(width: 100, depth: .trueColor, maximumRows: 40)
        preview = min(preview, seconds { _ = renderer.picture(of: picture) })
      }
    }
    return ["pass": pass, "again": again, "preview": preview, "frame": again + preview]
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
