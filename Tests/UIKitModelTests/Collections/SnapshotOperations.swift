import Foundation
import Testing

@testable import UIKitModel

@Suite("Snapshots and their difference against plain arrays")
struct SnapshotOperations {
  /// A plain model of a snapshot: slow, and plainly right.
  private struct Plain {
    var sections: [(id: Int, items: [Int])] = []
    var items: [Int] { sections.flatMap(\.items) }
    func section(of item: Int) -> Int? { sections.firstIndex { $0.items.contains(item) } }
    mutating func remove(_ item: Int) { for index in sections.indices { sections[index].items.removeAll { $0 == item } } }
  }

  @Test("any sequence of operations leaves what the same edits leave in plain arrays", arguments: 1...20)
  func operations(seed: UInt64) {
    inWorld { environment in
      var random = SeededRandom(seed: seed)
      var plain = Plain()
      var real = NSDiffableDataSourceSnapshot<Int, Int>()
      for _ in 0..<200 {
        edit(&real, &plain, &random)
        #expect(real.sectionIdentifiers == plain.sections.map(\.id))
        #expect(real.itemIdentifiers == plain.items)
      }
      for (index, item) in plain.items.enumerated() {
        #expect(real.indexOfItem(item) == index)
        #expect(real.sectionIdentifier(containingItem: item) == plain.section(of: item).map { plain.sections[$0].id })
      }
      #expect(!environment.hasPendingException)
    }
  }

  private func edit(
    _ real: inout NSDiffableDataSourceSnapshot<Int, Int>, _ plain: inout Plain, _ random: inout SeededRandom
  ) {
    let item = Int.random(in: 0..<30, using: &random)
    let other = Int.random(in: 0..<30, using: &random)
    let section = Int.random(in: 0..<5, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where !plain.sections.contains { $0.id == section }:
      real.appendSections([section])
      plain.sections.append((section, []))
    case 1 where plain.sections.contains { $0.id == section }:
      real.appendItems([item], toSection: section)
      plain.remove(item)
      plain.sections[plain.sections.firstIndex { $0.id == section } ?? 0].items.append(item)
    case 2 where item != other && plain.section(of: other) != nil:
      real.insertItems([item], beforeItem: other)
      plain.remove(item)
      let place = plain.section(of: other) ?? 0
      plain.sections[place].items.insert(item, at: plain.sections[place].items.firstIndex(of: other) ?? 0)
    case 3:
      real.deleteItems([item])
      plain.remove(item)
    case 4 where item != other && plain.section(of: other) != nil && plain.section(of: item) != nil:
      real.moveItem(item, afterItem: other)
      plain.remove(item)
      let place = plain.section(of: other) ?? 0
      plain.sections[place].items.insert(item, at: (plain.sections[place].items.firstIndex(of: other) ?? 0) + 1)
    case 5 where Int.random(in: 0..<10, using: &random) == 0:
      real.deleteSections([section])
      plain.sections.removeAll { $0.id == section }
    default: break
    }
  }

  @Test("a difference carried out gives the new list, with the fewest moves", arguments: 1...30)
  func difference(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let old = Array((0..<40).shuffled(using: &random).prefix(25))
    let new = Array((0..<40).shuffled(using: &random).prefix(25))
    let found = StableIdentityDifference(from: old, to: new)
    let moved = Set(found.moves.map(\.from))
    var kept = old.indices.filter { !found.deletions.contains($0) && !moved.contains($0) }.map { old[$0] }[...]
    var arriving = Dictionary(uniqueKeysWithValues: found.moves.map { ($0.to, old[$0.from]) })
    for place in found.insertions { arriving[place] = new[place] }
    let built = new.indices.map { arriving[$0] ?? kept.removeFirst() }
    #expect(built == new)
    #expect(kept.isEmpty)
    // The elements in both lists that did not move are a longest common subsequence: what CollectionDifference keeps.
    let general = new.difference(from: old)
    #expect(old.count - found.deletions.count - found.moves.count == old.count - general.removals.count)
  }

  @Test("a batch computed from two snapshots moves items between sections and lists nothing of whole sections")
  func batch() {
    var old = NSDiffableDataSourceSnapshot<String, Int>()
    old.appendSections(["a", "b", "c"])
    old.appendItems([1, 2, 3], toSection: "a")
    old.appendItems([4, 5], toSection: "b")
    old.appendItems([6], toSection: "c")
    var new = NSDiffableDataSourceSnapshot<String, Int>()
    new.appendSections(["d", "b", "a"])
    new.appendItems([7], toSection: "d")
    new.appendItems([5, 4, 1], toSection: "b")
    new.appendItems([2, 8, 3], toSection: "a")
    let update = CollectionUpdate(from: old.contents, to: new.contents)
    #expect(update.deletedSections == [2])
    #expect(update.insertedSections == [0])
    #expect(update.movedSections.count == 1)
    #expect(update.deletedItems.isEmpty)
    #expect(update.insertedItems == [IndexPath(item: 1, section: 2)])
    #expect(update.movedItems.contains(.init(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 1))))
    #expect(update.movedItems.count == 2)
    let map = CollectionUpdateMap(update)
    #expect(map.item(IndexPath(item: 2, section: 0)) == IndexPath(item: 2, section: 2))
    #expect(map.item(IndexPath(item: 0, section: 2)) == nil)
  }

  @Test("a difference of 20 000 shuffled identifiers keeps a longest run", .timeLimit(.minutes(1)))
  func large() {
    var random = SeededRandom(seed: 7)
    let old = Array(0..<20_000)
    let found = StableIdentityDifference(from: old, to: old.shuffled(using: &random))
    #expect(found.deletions.isEmpty && found.insertions.isEmpty)
    // The longest increasing run of a random order of n is about twice the root of n.
    #expect((220..<300).contains(20_000 - found.moves.count))
  }
}

/// A small generator with a seed, so that a failing case can be repeated.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
