import Foundation
import Testing

@testable import UIKitModel

/// A collection view of 375x600 with a diffable data source whose cell provider keeps what it was asked.
private final class Stage {
  let view: UICollectionView
  let layout = RecordingFlowLayout()
  private(set) var source: UICollectionViewDiffableDataSource<String, Int>! = nil
  var asked: [Int] = []
  var askedPaths: [IndexPath] = []
  var givesNil = false

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { [unowned self] view, path, item in
      asked.append(item)
      askedPaths.append(path)
      return givesNil ? nil : view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  func apply(
    _ sections: [(String, [Int])], animating: Bool = false,
    marking: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { _ in }
  ) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    marking(&snapshot)
    source.apply(snapshot, animatingDifferences: animating)
  }

  /// Applies, lays out, and forgets what was asked until then.
  func settle(_ sections: [(String, [Int])]) {
    apply(sections)
    view.layoutIfNeeded()
    asked = []
    askedPaths = []
    layout.batches = []
  }

  func cell(_ item: Int) -> RecordingCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) } as? RecordingCell
  }
}

@Suite("UICollectionViewDiffableDataSource facts")
struct DiffableFacts {
  @Test("Diffable.init.sets") func initSets() {
    inWorld { _ in
      let stage = Stage()
      #expect(stage.view.dataSource === stage.source)
    }
  }

  @Test("Diffable.snapshot.copy") func snapshotIsCopy() {
    inWorld { _ in
      let stage = Stage()
      stage.apply([("a", [1, 2])])
      var copy = stage.source.snapshot()
      copy.deleteItems([1])
      #expect(stage.source.snapshot().itemIdentifiers == [1, 2])
      stage.source.apply(copy)
      #expect(stage.source.snapshot().itemIdentifiers == [2])
    }
  }

  @Test("Diffable.snapshot.noMarks") func noMarks() {
    inWorld { _ in
      let stage = Stage()
      stage.apply([("a", [1])]) { $0.reloadItems([1]) }
      #expect(stage.source.snapshot().reloadedItemIdentifiers == [])
    }
  }

  @Test("Diffable.itemId.ok") func itemIdentifier() {
    inWorld { _ in
      let stage = Stage()
      stage.apply([("a", [1, 2])])
      #expect(stage.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    }
  }

  @Test("Diffable.itemId.beforeApply") func beforeApply() {
    inWorld { _ in #expect(Stage().source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == nil) }
  }

  @Test("Diffable.indexPath.nil") func absentPath() {
    inWorld { _ in
      let stage = Stage()
      stage.apply([("a", [1])])
      #expect(stage.source.indexPath(for: 9) == nil)
      #expect(stage.source.indexPath(for: 1) == IndexPath(item: 0, section: 0))
    }
  }

  @Test("Diffable.sectionId.range") func sectionIdentifier() {
    inWorld { _ in
      let stage = Stage()
      stage.apply([("a", [1]), ("b", [])])
      #expect(stage.source.sectionIdentifier(for: 5) == nil)
      #expect(stage.source.sectionIdentifier(for: 1) == "b")
      #expect(stage.source.index(for: "b") == 1)
    }
  }

  @Test("Diffable.provider.nil") func providerNil() {
    inWorld { environment in
      let stage = Stage()
      stage.givesNil = true
      stage.apply([("a", [7])])
      stage.view.layoutIfNeeded()
      let exception = environment.takePendingException()
      #expect(exception?.name == .internalInconsistency)
      let reason = exception?.reason ?? ""
      #expect(
        reason.hasPrefix("UICollectionViewDiffableDataSource cell provider returned nil for index path <NSIndexPath: 0x"))
      #expect(
        reason.contains(
          "{length = 2, path = 0 - 0} with item identifier '7', which is not allowed. You must always return a cell to the "
            + "collection view: <UICollectionView: 0x"))
      #expect(stage.view.visibleCells.isEmpty)
    }
  }

  @Test("Diffable.apply.sync") func synchronous() {
    inWorld { _ in
      let stage = Stage()
      stage.settle([("a", [1])])
      stage.apply([("a", [1, 2, 3])])
      #expect(stage.view.numberOfItems(inSection: 0) == 3)
    }
  }

  @Test("Diffable.apply.first") func first() {
    inWorld { _ in
      let stage = Stage()
      stage.apply([("a", [1, 2])], animating: true)
      stage.view.layoutIfNeeded()
      #expect(stage.layout.batches.isEmpty)
      #expect(stage.asked == [1, 2])
    }
  }

  @Test("Diffable.apply.minimal") func minimal() {
    inWorld { _ in
      let stage = Stage()
      stage.settle([("a", [1, 2, 3, 4, 5])])
      stage.apply([("a", [1, 3, 4, 5])], animating: true)
      var expected = CollectionUpdate()
      expected.deletedItems = [IndexPath(item: 1, section: 0)]
      #expect(stage.layout.batches == [expected])
      #expect(stage.asked == [])
    }
  }

  @Test("Diffable.apply.insertAsked") func insertAsked() {
    inWorld { _ in
      let stage = Stage()
      stage.settle([("a", [1, 2])])
      let two = stage.cell(2)
      stage.apply([("a", [1, 9, 2])], animating: true)
      #expect(stage.asked == [9])
      #expect(stage.cell(2) === two)
      #expect(stage.source.indexPath(for: 2) == IndexPath(item: 2, section: 0))
    }
  }

  @Test("Diffable.apply.noAnim") func withoutAnimation() {
    inWorld { _ in
      let stage = Stage()
      stage.settle([("a", [1, 2])])
      stage.apply([("a", [2, 1, 3])], animating: false)
      #expect(stage.layout.batches.count == 1)
      #expect(stage.asked == [3])
    }
  }

  @Test("Diffable.apply.completion") func completion() {
    inWorld { environment in
      let stage = Stage()
      stage.settle([("a", [1])])
      var counts: [Int] = []
      var snapshot = stage.source.snapshot()
      snapshot.appendItems([2])
      stage.source.apply(snapshot) { counts.append(stage.view.numberOfItems(inSection: 0)) }
      #expect(counts == [])
      pass(0, in: environment)
      #expect(counts == [2])
    }
  }

  @Test("Diffable.apply.deleteSection") func deleteSection() {
    inWorld { _ in
      let stage = Stage()
      stage.settle([("a", [1]), ("b", [2])])
      let two = stage.cell(2)
      stage.apply([("b", [2])])
      var expected = CollectionUpdate()
      expected.deletedSections = [0]
      #expect(stage.layout.batches == [expected])
      #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) === two)
    }
  }

  @Test("Diffable.reconfigure.cell") func reconfigure() {
    inWorld { _ in
      let stage = Stage()
      stage.settle([("a", [1, 2])])
      let one = stage.cell(1)
      stage.apply([("a", [1, 2])]) { $0.reconfigureItems([1]) }
      #expect(stage.asked == [1])
      #expect(stage.cell(1) === one)
      #expect(one?.reuses == 0)
    }
  }

  @Test("Diffable.reload.cell") func reload() {
    inWorld { _ in
      let stage = Stage()
      stage.settle([("a", [1, 2, 3])])
      let three = stage.cell(3)
      stage.apply([("a", [1, 2])])
      let one = stage.cell(1)
      stage.apply([("a", [1, 2])]) { $0.reloadItems([1]) }
      #expect(stage.cell(1) !== one)
      #expect(stage.cell(1) === three)
      #expect(three?.reuses == 1)
    }
  }

  @Test("Diffable.numberOfSections") func sections() {
    inWorld { _ in
      let stage = Stage()
      stage.apply([("a", [1]), ("b", [2, 3])])
      #expect(stage.view.numberOfSections == 2)
      #expect(stage.view.numberOfItems(inSection: 1) == 2)
    }
  }

  @Test("Diffable.emptySectionKept") func emptySection() {
    inWorld { _ in
      let stage = Stage()
      stage.apply([("a", [])])
      #expect(stage.view.numberOfSections == 1)
      #expect(stage.view.numberOfItems(inSection: 0) == 0)
    }
  }

  @Test("Diffable.insertedAndReloaded") func insertedAndReloaded() {
    inWorld { _ in
      let stage = Stage()
      stage.settle([("a", [1])])
      stage.apply([("a", [1, 9])], animating: true) { $0.reloadItems([9]) }
      #expect(stage.asked == [9, 9])
    }
  }

  @Test("Diffable.section.pastEnd.err") func pastEnd() {
    inWorld { environment in
      let stage = Stage()
      stage.apply([("a", []), ("b", [])])
      _ = stage.source.collectionView(stage.view, numberOfItemsInSection: 9)
      #expect(
        environment.takePendingException()?.reason
          == "Invalid parameter not satisfying: section < _impl.numberOfSections")
    }
  }

  @Test("Diffable.provider.arguments") func providerArguments() {
    inWorld { _ in
      let stage = Stage()
      stage.settle([("a", [1])])
      stage.apply([("a", [5, 1])])
      #expect(stage.asked == [5])
      #expect(stage.askedPaths == [IndexPath(item: 0, section: 0)])
    }
  }

  @Test("Diffable.reload.newIndexPaths") func reloadAtNewPath() {
    inWorld { _ in
      let stage = Stage()
      stage.settle([("a", [1, 2])])
      stage.apply([("a", [9, 1, 2])]) { $0.reloadItems([2]) }
      #expect(stage.asked == [9, 2])
      #expect(stage.askedPaths.last == IndexPath(item: 2, section: 0))
    }
  }

  @Test("a snapshot applied with reloadData is not compared, and the next one is compared with it")
  func usingReloadData() {
    inWorld { environment in
      let stage = Stage()
      stage.settle([("a", [1, 2])])
      var done = false
      var snapshot = stage.source.snapshot()
      snapshot.appendItems([3])
      stage.source.applySnapshotUsingReloadData(snapshot) { done = true }
      #expect(stage.asked == [1, 2, 3])
      #expect(stage.layout.batches.isEmpty)
      pass(0, in: environment)
      #expect(done)
      stage.apply([("a", [1, 2, 3, 4])])
      #expect(stage.layout.batches.count == 1)
    }
  }

  @Test("a header without a provider is refused in UIKit's words")
  func missingSupplementaryProvider() {
    inWorld { environment in
      let stage = Stage()
      stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
      stage.apply([("a", [1])])
      stage.view.layoutIfNeeded()
      let reason = environment.takePendingException()?.reason ?? ""
      #expect(
        reason.contains(
          "requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable data source"))
    }
  }
}
