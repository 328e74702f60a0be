import Foundation
import Testing

@testable import UIKitModel

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

private func plainView() -> UICollectionView {
  UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
}

@Suite("UICollectionView facts", .freshWorld)
struct CollectionViewFacts {
  @Test("UICollectionView.allowsSelection.default") func allowsSelection() { #expect(plainView().allowsSelection) }
  @Test("UICollectionView.allowsMultipleSelection.default") func allowsMultiple() {
    #expect(!plainView().allowsMultipleSelection)
  }
  @Test("UICollectionView.isEditing.default") func isEditing() { #expect(!plainView().isEditing) }
  @Test("UICollectionView.dataSource.default") func dataSource() { #expect(plainView().dataSource == nil) }
  @Test("UICollectionView.prefetchDataSource.default") func prefetchDataSource() {
    #expect(plainView().prefetchDataSource == nil)
  }
  @Test("UICollectionView.hasUncommittedUpdates.default") func uncommitted() {
    #expect(!plainView().hasUncommittedUpdates)
  }
  @Test("UICollectionView.prefetch.default") func prefetching() { #expect(plainView().isPrefetchingEnabled) }
  @Test("UICollectionView.bg.default") func background() { #expect(plainView().backgroundColor == .systemBackground) }
  @Test("UICollectionView.selfSizing.raws") func selfSizing() {
    typealias Kind = UICollectionView.SelfSizingInvalidation
    #expect([Kind.disabled, .enabled, .enabledIncludingConstraints].map(\.rawValue) == [0, 1, 2])
    #expect(plainView().selfSizingInvalidation == .enabled)
  }
  @Test("UICollectionView.kinds") func kinds() {
    #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
  }

  @Test("UICollectionView.scrollPos.conflict") func scrollPositions() {
    let grid = Grid([100])
    grid.view.scrollToItem(at: path(99), at: [.top, .bottom], animated: false)
    #expect(world.takePendingException()?.name == .invalidArgument)
    #expect(grid.view.contentOffset == .zero)
    grid.view.scrollToItem(at: path(99), at: [.left, .centeredHorizontally], animated: false)
    #expect(world.takePendingException()?.name == .invalidArgument)
    grid.view.scrollToItem(at: path(99), at: [.bottom, .left], animated: false)
    #expect(!world.hasPendingException)
    #expect(grid.view.contentOffset.y == grid.view.contentSize.height - 600)
  }

  @Test("UICollectionView.noReuseId.err") func handMadeCell() {
    final class Source: UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
      }
    }
    let view = plainView()
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let exception = world.takePendingException()
    #expect(exception?.name == .internalInconsistency)
    let text =
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
      + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    #expect(exception?.reason == text)
  }

  @Test("an identifier nobody registered is refused in UIKit's words") func unregistered() {
    let view = plainView()
    _ = view.dequeueReusableCell(withReuseIdentifier: "nobody", for: path(0))
    let text =
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier nobody - must register a nib or a "
      + "class for the identifier or connect a prototype cell in a storyboard"
    #expect(world.takePendingException()?.reason == text)
  }

  // MARK: Data

  @Test("UICollectionView.count.reload") func countAfterReload() {
    let grid = Grid([3])
    grid.source.counts = [5]
    #expect(grid.view.numberOfItems(inSection: 0) == 3)
    grid.view.reloadData()
    #expect(grid.view.numberOfItems(inSection: 0) == 5)
  }

  @Test("UICollectionView.reload.discards") func reloadDiscards() {
    let grid = Grid([3])
    let first = grid.view.cellForItem(at: path(0)) as? RecordingCell
    grid.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    grid.view.reloadData()
    #expect(grid.view.visibleCells.isEmpty)
    #expect(grid.view.indexPathsForSelectedItems == [])
    grid.view.layoutIfNeeded()
    #expect(grid.view.visibleCells.count == 3)
    #expect(first?.reuses == 1)
  }

  @Test("UICollectionView.cellFor.offscreen") func offscreen() {
    let grid = Grid([1000])
    #expect(grid.view.cellForItem(at: path(900)) == nil)
    #expect(grid.view.cellForItem(at: path(0)) != nil)
  }

  @Test("UICollectionView.cellFor.beforeLayout") func beforeLayout() {
    let source = GridSource([5])
    let view = plainView()
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.reloadData()
    #expect(view.visibleCells == [])
  }

  @Test("UICollectionView.indexPathForItem.none") func gaps() {
    let grid = Grid([4])
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 57, y: 20)) == nil)
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 70, y: 20)) == path(1))
  }

  @Test("UICollectionView.contentSize.fromLayout") func contentSize() {
    let grid = Grid([40])
    #expect(grid.view.contentSize == grid.layout.collectionViewContentSize)
    #expect(grid.view.contentSize == CGSize(width: 375, height: 410))
  }

  @Test("UICollectionView.setLayout") func setLayout() {
    let grid = Grid([4])
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 375, height: 30)
    grid.view.setCollectionViewLayout(other, animated: false)
    #expect(grid.view.collectionViewLayout === other)
    #expect(grid.layout.collectionView == nil)
    grid.view.layoutIfNeeded()
    #expect(grid.view.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 40, width: 375, height: 30))
  }

  @Test("UICollectionViewDataSource.sections.before") func sectionsBefore() {
    final class Source: UICollectionViewDataSource {
      var calls: [String] = []
      func numberOfSections(in view: UICollectionView) -> Int { 20 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        calls.append("count \(section)")
        return 10
      }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        calls.append("cell")
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let view = plainView()
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(Array(source.calls.prefix(20)) == (0..<20).map { "count \($0)" })
    #expect(source.calls[20] == "cell")
    #expect(source.calls.filter { $0.hasPrefix("count") }.count == 20)
  }

  @Test("UICollectionViewDataSource.cell.lazy") func lazyCells() {
    let grid = Grid(height: 110, [100])
    // Two rows of six fit.
    #expect(grid.view.visibleCells.count == 12)
  }

  @Test("UICollectionViewDataSource.supp.missing") func missingHeader() {
    final class Source: UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let reason = world.takePendingException()?.reason ?? ""
    #expect(reason.hasPrefix("the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath:"))
  }

  private final class MovableSource: UICollectionViewDataSource {
    var items = [1, 2, 3]
    var implementsMoveItem = true
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      items.insert(items.remove(at: source.item), at: destination.item)
    }
  }

  @Test("UICollectionViewDataSource.canMove.default") func canMove() {
    let grid = Grid([3])
    let source = MovableSource()
    grid.view.dataSource = source
    grid.view.layoutIfNeeded()
    let cell = grid.view.cellForItem(at: path(0))
    #expect(grid.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(cell?.configurationState.isReordering == true)
    grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: 140, y: 10))
    grid.view.endInteractiveMovement()
    #expect(source.items == [2, 3, 1])
    #expect(grid.view.cellForItem(at: path(2)) === cell)
  }

  @Test("UICollectionViewDataSource.canMove.noMove") func cannotMove() {
    let grid = Grid([3])
    #expect(!grid.view.beginInteractiveMovementForItem(at: path(0)))
  }

  @Test("UICollectionView.desc") func description() {
    let grid = Grid([3])
    #expect(
      grid.view.description.contains("; layout: <UICollectionViewFlowLayout: \(grid.layout.addressText)>; dataSource: <"))
    #expect(grid.view.description.contains("contentOffset: {0, 0}; contentSize: {375, 50}"))
  }
}
