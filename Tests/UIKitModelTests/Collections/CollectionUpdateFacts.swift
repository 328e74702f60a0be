import Foundation
import Testing

@testable import UIKitModel

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

@Suite("UICollectionView update facts", .freshWorld)
struct CollectionUpdateFacts {
  private let badCount =
    "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the "
    + "update (27) must be equal to the number of items contained in that section before the update (30), plus or minus "
    + "the number of items inserted or deleted from that section (3 inserted, 3 deleted) and plus or minus the number of "
    + "items moved into or out of that section (0 moved in, 0 moved out)."

  private func wrongBatch(_ grid: Grid) -> UIException? {
    grid.view.performBatchUpdates({
      grid.source.counts = [27]
      grid.view.insertItems(at: [path(0), path(1), path(2)])
      grid.view.deleteItems(at: [path(3), path(4), path(5)])
    })
    return world.takePendingException()
  }

  @Test("UICollectionView.batch.err") func batchError() {
    let grid = Grid([30])
    let exception = wrongBatch(grid)
    #expect(exception?.name == .internalInconsistency)
    #expect(exception?.reason.hasPrefix(badCount) == true)
    // The view stays as it was.
    #expect(grid.view.numberOfItems(inSection: 0) == 30)
    #expect(!grid.view.hasUncommittedUpdates)
  }

  @Test("UICollectionView.batch.err.new") func batchErrorSuffix() {
    let grid = Grid([30])
    #expect(wrongBatch(grid)?.reason == badCount + " Collection view: \(grid.view.description)")
  }

  @Test("UICollectionView.batch.insertBeyond") func insertBeyond() {
    let grid = Grid([0])
    grid.view.insertItems(at: [path(0)])
    #expect(
      world.takePendingException()?.reason.hasPrefix(
        "attempt to insert item 0 into section 0, but there are only 0 items in section 0 after the update") == true)
  }

  @Test("a deletion beyond the items and a wrong number of sections are refused") func otherChecks() {
    let grid = Grid([3])
    grid.view.deleteItems(at: [path(7)])
    #expect(
      world.takePendingException()?.reason.hasPrefix(
        "attempt to delete item 7 from section 0 which only contains 3 items before the update") == true)
    grid.view.deleteSections([0])
    let text =
      "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the "
      + "update (1) must be equal to the number of sections contained in the collection view before the update (1), plus "
      + "or minus the number of sections inserted or deleted (0 inserted, 1 deleted)."
    #expect(world.takePendingException()?.reason.hasPrefix(text) == true)
  }

  @Test("UICollectionView.batch.nested") func nested() {
    let grid = Grid([3])
    grid.view.performBatchUpdates({
      grid.source.counts = [4]
      grid.view.performBatchUpdates({ grid.view.insertItems(at: [path(0)]) })
      #expect(grid.view.numberOfItems(inSection: 0) == 3)
      grid.source.counts = [3]
      grid.view.deleteItems(at: [path(1)])
    })
    #expect(!world.hasPendingException)
    #expect(grid.view.numberOfItems(inSection: 0) == 3)
  }

  @Test("UICollectionView.batch.completion") func completion() {
    let grid = Grid([3])
    var events: [String] = []
    grid.view.performBatchUpdates({
      events.append("updates")
      grid.source.counts = [2]
      grid.view.deleteItems(at: [path(0)])
    }) { events.append("finished \($0)") }
    #expect(events == ["updates"])
    pass(0, in: world)
    #expect(events == ["updates", "finished true"])
  }

  @Test("UICollectionView.count.cachedBatch") func cachedCount() {
    let grid = Grid([3])
    var seen: [Int] = []
    grid.view.performBatchUpdates({
      seen.append(grid.view.numberOfItems(inSection: 0))
      grid.source.counts = [2]
      seen.append(grid.view.numberOfItems(inSection: 0))
      grid.view.deleteItems(at: [path(0)])
      seen.append(grid.view.numberOfItems(inSection: 0))
    })
    #expect(seen == [3, 3, 3])
    #expect(grid.view.numberOfItems(inSection: 0) == 2)
  }

  @Test("UICollectionView.reloadItems.swap") func reloadItems() {
    let grid = Grid([3])
    let old = grid.view.cellForItem(at: path(1)) as? RecordingCell
    grid.view.reloadItems(at: [path(1)])
    let new = grid.view.cellForItem(at: path(1))
    #expect(new != nil && new !== old)
    #expect(old?.superview == nil)
    grid.view.reloadItems(at: [path(2)])
    #expect(grid.view.cellForItem(at: path(2)) === old)
    #expect(old?.reuses == 1)
  }

  @Test("UICollectionView.reconfigure.keep") func reconfigure() {
    final class Source: UICollectionViewDataSource {
      var asked: [IndexPath] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        asked.append(indexPath)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let grid = Grid([3])
    let source = Source()
    grid.view.dataSource = source
    grid.view.layoutIfNeeded()
    let cell = grid.view.cellForItem(at: path(1)) as? RecordingCell
    let reuses = cell?.reuses
    source.asked = []
    grid.view.reconfigureItems(at: [path(1)])
    #expect(source.asked == [path(1)])
    #expect(grid.view.cellForItem(at: path(1)) === cell)
    #expect(cell?.reuses == reuses)
  }

  @Test("a moved item keeps its cell, and the others close up around it") func move() {
    let grid = Grid([4])
    let cells = (0..<4).map { grid.view.cellForItem(at: path($0)) }
    grid.view.moveItem(at: path(0), to: path(2))
    let after = (0..<4).map { grid.view.cellForItem(at: path($0)) }
    #expect(zip(after, [1, 2, 0, 3]).allSatisfy { $0.0 === cells[$0.1] })
    #expect(cells[0]?.frame.minX == 130)
  }

  @Test("the selection follows its items through a batch") func selectionFollows() {
    let grid = Grid([4])
    grid.view.allowsMultipleSelection = true
    grid.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    grid.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    grid.view.performBatchUpdates({
      grid.source.counts = [3]
      grid.view.deleteItems(at: [path(0), path(3)])
      grid.view.insertItems(at: [path(2)])
    })
    #expect(grid.view.indexPathsForSelectedItems == [path(0)])
    #expect(grid.view.cellForItem(at: path(0))?.isSelected == true)
    #expect(grid.view.cellForItem(at: path(2))?.isSelected == false)
  }
}
