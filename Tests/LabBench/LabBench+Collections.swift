import Foundation
import UIKitModel

extension LabBench {
  /// The stable-identity difference beside the standard library's, and scrolling through lists of different lengths.
  static func collections() {
    differences()
    for count in [1_000, 100_000, 1_000_000] { scrolling(through: count) }
  }

  /// Full shuffles: the worst case of both algorithms. The general one is run only where it ends in seconds.
  private static func differences() {
    for size in [1_000, 10_000, 100_000] {
      let old = (0..<size).map { _ in UUID() }
      let new = old.shuffled()
      var moves = 0
      var best = Double.infinity
      for _ in 0..<5 {
        best = min(
          best,
          ContinuousClock().measure { moves = StableIdentityDifference(from: old, to: new).moves.count } / .seconds(1))
      }
      print("stable-identity difference of \(size) shuffled ids: \(milliseconds(best)), \(moves) moves")
      guard size <= 10_000 else { continue }
      var changes = 0
      let general = ContinuousClock().measure { changes = new.difference(from: old).count } / .seconds(1)
      print("CollectionDifference of the same: \(milliseconds(general)), \(changes) changes, \(Int(general / best)) times")
    }
  }

  private final class Source: UICollectionViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// A thousand steps of 55 points over a grid of 100x100 on a screen of 375x600, at the middle of the list.
  private static func scrolling(through count: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(count)
    view.dataSource = source
    let first = ContinuousClock().measure { view.layoutIfNeeded() } / .seconds(1)
    let middle = max(0, view.contentSize.height / 2 - 30_000)
    let steps = 1000
    let seconds =
      ContinuousClock().measure {
        for step in 0..<steps {
          view.contentOffset.y = middle + CGFloat(step % 500) * 55
          view.layoutIfNeeded()
        }
      } / .seconds(1)
    print(
      "collection view of \(count) items: first layout \(milliseconds(first)), a scroll step "
        + "\(milliseconds(seconds / Double(steps)))")
  }

  private static func milliseconds(_ seconds: Double) -> String { String(format: "%.3f ms", seconds * 1000) }
}
