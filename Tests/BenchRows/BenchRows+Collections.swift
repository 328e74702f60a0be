import Foundation
import UIKitModel

extension BenchRows {
  /// The stable-identity difference of a full shuffle, its worst case.
  static func stableDifference(of size: Int) -> [String: Double] {
    let (old, new) = shuffled(size)
    var moves = 0
    let time = seconds { moves = StableIdentityDifference(from: old, to: new).moves.count }
    return ["seconds": time, "changes": Double(moves)]
  }

  /// The standard library's difference of the same shuffle.
  static func standardDifference(of size: Int) -> [String: Double] {
    let (old, new) = shuffled(size)
    var changes = 0
    let time = seconds { changes = new.difference(from: old).count }
    return ["seconds": time, "changes": Double(changes)]
  }

  /// The same two lists in every process: identities from a counter, shuffled by a fixed generator.
  private static func shuffled(_ size: Int) -> (old: [UUID], new: [UUID]) {
    var generator = FixedGenerator(state: 11)
    let old = (0..<size).map { _ in
      let (high, low) = (generator.next().littleEndian, generator.next().littleEndian)
      return withUnsafeBytes(of: (high, low)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
    return (old, old.shuffled(using: &generator))
  }

  private struct FixedGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
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
  static func scrolling(through count: Int) -> [String: Double] {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(count)
    view.dataSource = source
    let first = seconds { view.layoutIfNeeded() }
    let middle = max(0, view.contentSize.height / 2 - 30_000)
    let steps = 1000
    let all = seconds {
      for step in 0..<steps {
        view.contentOffset.y = middle + CGFloat(step % 500) * 55
        view.layoutIfNeeded()
      }
    }
    return ["first": first, "step": all / Double(steps)]
  }
}
