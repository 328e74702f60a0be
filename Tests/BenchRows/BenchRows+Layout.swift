import Foundation
import UIKitModel

extension BenchRows {
  /// A column of views, each held by four constraints, as a list of messages is: the first layout, then one height changed.
  ///
  /// Benchmarks/kiwi.py puts the same constraints to kiwisolver.
  static func layout(views count: Int) -> [String: Double] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    var heights: [NSLayoutConstraint] = []
    let solve = seconds {
      var above = root.topAnchor
      for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: 44)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
          view.topAnchor.constraint(equalTo: above, constant: 8),
          height,
        ])
        heights.append(height)
        above = view.bottomAnchor
      }
      root.layoutIfNeeded()
    }
    let edits = 51
    var grown = 0
    let edit = median(of: edits) {
      grown += 1
      return seconds {
        heights[0].constant = 44 + CGFloat(grown)
        root.layoutIfNeeded()
      }
    }
    let last = root.subviews[count - 1].frame.maxY
    precondition(last == CGFloat(count * 52 + edits), "the last view ends at \(last)")
    return ["solve": solve, "edit": edit]
  }
}
