import Foundation
import Testing

@testable import UIKitModel

private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

@Suite("UICollectionView reuse, selection and delegate facts", .freshWorld)
struct CollectionReuseFacts {
  /// Every cell that is ever seen while the grid is scrolled through in steps.
  private func sweep(_ grid: Grid, by step: CGFloat, pages: Int) -> Set<ObjectIdentifier> {
    var seen: Set<ObjectIdentifier> = []
    for page in 0..<pages {
      grid.view.contentOffset.y = CGFloat(page) * step
      grid.view.layoutIfNeeded()
      for cell in grid.view.visibleCells { seen.insert(ObjectIdentifier(cell)) }
    }
    return seen
  }

  @Test("UICollectionView.tenThousand") func tenThousand() {
    let grid = Grid([10_000]) { $0.itemSize = CGSize(width: 100, height: 100) }
    // Six rows of three are visible at most, and one row comes in.
    #expect(sweep(grid, by: 27.5, pages: 300).count <= 21)
    #expect(grid.view.reuse.waiting + grid.view.visibleCells.count <= 21)
  }

  @Test("scrolling a million items asks for no more than a screenful") func million() {
    let grid = Grid([1_000_000]) { $0.itemSize = CGSize(width: 100, height: 100) }
    #expect(sweep(grid, by: 150_000, pages: 200).count <= 21)
    grid.view.scrollToItem(at: path(999_999), at: .bottom, animated: false)
    grid.view.layoutIfNeeded()
    #expect(grid.view.indexPathsForVisibleItems.last == path(999_999))
  }

  @Test("UICollectionView.reuse.kindPools") func kindPools() {
    final class Header: UICollectionReusableView {}
    final class Footer: UICollectionReusableView {}
    let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    let grid = Grid(height: 200, Array(repeating: 1, count: 20), header: Header.self, footer: Footer.self) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    for offset: CGFloat in [600, 0, 900] {
      grid.view.contentOffset.y = offset
      grid.view.layoutIfNeeded()
    }
    #expect(!grid.view.visibleSupplementaryViews(ofKind: header).isEmpty)
    #expect(grid.view.visibleSupplementaryViews(ofKind: header).allSatisfy { $0 is Header })
    #expect(grid.view.visibleSupplementaryViews(ofKind: footer).allSatisfy { $0 is Footer })
  }

  @Test("UICollectionView.reuse.selectedCleared") func selectedCleared() {
    let grid = Grid([10_000])
    grid.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    let cell = grid.view.cellForItem(at: path(0))
    cell?.isHighlighted = true
    grid.view.contentOffset.y = 6000
    grid.view.layoutIfNeeded()
    #expect(grid.view.visibleCells.contains { $0 === cell })
    #expect(cell?.isSelected == false)
    #expect(cell?.isHighlighted == false)
  }

  @Test("UICollectionView.reuse.selectedRestored") func selectedRestored() {
    let grid = Grid([10_000])
    grid.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    for offset: CGFloat in [6000, 0] {
      grid.view.contentOffset.y = offset
      grid.view.layoutIfNeeded()
    }
    #expect(grid.view.cellForItem(at: path(0))?.isSelected == true)
    #expect(grid.view.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test("UICollectionView.reuse.init") func firstDequeue() {
    let grid = Grid([5])
    let cells = grid.view.visibleCells.compactMap { $0 as? RecordingCell }
    #expect(cells.count == 5)
    #expect(cells.allSatisfy { $0.reuses == 0 })
    #expect(cells.allSatisfy { $0.reuseIdentifier == "cell" })
  }

  @Test("UICollectionView.reuse.reregister") func reregister() {
    final class Other: UICollectionViewCell {}
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(Other.self, forCellWithReuseIdentifier: "cell")
    #expect(view.dequeueReusableCell(withReuseIdentifier: "cell", for: path(0)) is Other)
  }

  // MARK: Selection

  @Test("UICollectionView.select.single") func single() {
    let grid = Grid([5])
    let delegate = RecordingDelegate()
    grid.view.delegate = delegate
    grid.view.tapItem(at: path(0))
    delegate.calls = []
    grid.view.tapItem(at: path(1))
    #expect(
      delegate.calls == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1", "didUnhighlight 1",
      ])
    #expect(grid.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test("UICollectionView.select.sameSingle") func sameSingle() {
    let grid = Grid([5])
    let delegate = RecordingDelegate()
    grid.view.delegate = delegate
    grid.view.tapItem(at: path(0))
    grid.view.tapItem(at: path(0))
    #expect(grid.view.indexPathsForSelectedItems == [path(0)])
    #expect(!delegate.calls.contains("shouldDeselect 0"))
    grid.view.allowsMultipleSelection = true
    grid.view.tapItem(at: path(0))
    #expect(grid.view.indexPathsForSelectedItems == [])
    #expect(delegate.calls.contains("shouldDeselect 0"))
  }

  @Test("UICollectionView.select.code") func code() {
    let grid = Grid([5])
    let delegate = RecordingDelegate()
    grid.view.delegate = delegate
    grid.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    #expect(grid.view.indexPathsForSelectedItems == [path(3)])
    #expect(delegate.calls == [])
  }

  @Test("UICollectionView.select.codeNil") func codeNil() {
    let grid = Grid([5])
    let delegate = RecordingDelegate()
    grid.view.delegate = delegate
    grid.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    grid.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(grid.view.indexPathsForSelectedItems == [])
    #expect(grid.view.cellForItem(at: path(3))?.isSelected == false)
    #expect(delegate.calls == [])
  }

  @Test("UICollectionView.select.codeScroll") func codeScroll() {
    let grid = Grid([500])
    grid.view.selectItem(at: path(400), animated: false, scrollPosition: [])
    #expect(grid.view.contentOffset == .zero)
    grid.view.selectItem(at: path(400), animated: false, scrollPosition: .top)
    #expect(grid.view.contentOffset == CGPoint(x: 0, y: 3960))
  }

  @Test("UICollectionView.select.offClears") func offClears() {
    let grid = Grid([5])
    grid.view.tapItem(at: path(0))
    grid.view.allowsSelection = false
    #expect(grid.view.indexPathsForSelectedItems == [])
    grid.view.tapItem(at: path(0))
    #expect(grid.view.indexPathsForSelectedItems == [])
  }

  @Test("a touch on a cell highlights, selects at the lift and does nothing when it becomes a drag") func touches() {
    let grid = Grid([500])
    let delegate = RecordingDelegate()
    grid.view.delegate = delegate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    window.addSubview(grid.view)
    window.isHidden = false
    world.tap(at: CGPoint(x: 20, y: 20))
    #expect(
      delegate.calls.filter { $0.hasSuffix(" 0") && !$0.hasPrefix("will") } == [
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0",
      ])
    delegate.calls = []
    world.touchDown(at: CGPoint(x: 20, y: 20))
    #expect(grid.view.cellForItem(at: path(0))?.isHighlighted == true)
    world.touchMove(to: CGPoint(x: 20, y: -60))
    #expect(grid.view.contentOffset.y == 70)
    world.touchUp()
    #expect(
      delegate.calls.filter { $0.hasSuffix(" 0") && !$0.hasPrefix("will") } == [
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0",
      ])
  }

  // MARK: Delegate

  @Test("UICollectionView.willDisplay") func willDisplay() {
    let grid = Grid([2])
    let delegate = RecordingDelegate()
    grid.view.delegate = delegate
    let source = CallSource(delegate)
    grid.view.dataSource = source
    grid.view.layoutIfNeeded()
    #expect(delegate.calls.filter { !$0.hasPrefix("didEnd") } == ["cell 0", "willDisplay 0", "cell 1", "willDisplay 1"])
  }

  @Test("UICollectionView.didEndDisplaying") func didEndDisplaying() {
    let grid = Grid([500])
    let delegate = RecordingDelegate()
    grid.view.delegate = delegate
    grid.source.counts = [499]
    grid.view.deleteItems(at: [path(2)])
    #expect(delegate.calls.filter { $0.hasPrefix("didEnd") } == ["didEndDisplaying 2"])
    delegate.calls = []
    grid.view.contentOffset.y = 70
    grid.view.layoutIfNeeded()
    #expect(Set(delegate.calls.filter { $0.hasPrefix("didEnd") }) == Set((0..<6).map { "didEndDisplaying \($0)" }))
  }

  @Test("UICollectionView.canEdit.default") func canEdit() {
    final class Plain: UICollectionViewDelegate {}
    let grid = Grid([1])
    #expect(Plain().collectionView(grid.view, canEditItemAt: path(0)))
  }

  @Test("UICollectionViewDelegate.should.default") func shouldDefaults() {
    final class Plain: UICollectionViewDelegate {}
    let grid = Grid([3])
    let plain = Plain()
    grid.view.delegate = plain
    grid.view.allowsMultipleSelection = true
    grid.view.tapItem(at: path(1))
    #expect(grid.view.indexPathsForSelectedItems == [path(1)])
    grid.view.tapItem(at: path(1))
    #expect(grid.view.indexPathsForSelectedItems == [])
  }

  @Test("UICollectionViewDelegate.isScrollDelegate") func scrollDelegate() {
    let grid = Grid([500])
    let delegate = RecordingDelegate()
    grid.view.delegate = delegate
    grid.view.contentOffset.y = 20
    #expect(delegate.calls == ["didScroll"])
  }

  @Test("UICollectionViewDelegate.flow") func flow() {
    final class Delegate: UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 30 + 10 * indexPath.item, height: 20) }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: section == 0 ? 3 : 7, left: 5, bottom: 0, right: 0) }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat { 2 }
    }
    let grid = Grid([3, 1])
    let delegate = Delegate()
    grid.view.delegate = delegate
    grid.layout.invalidateLayout()
    grid.view.layoutIfNeeded()
    #expect(grid.frame(2) == CGRect(x: 79, y: 3, width: 50, height: 20))
    #expect(grid.frame(0, 1)?.minY == 30)
  }

  @Test("the prefetch data source hears what comes near, nearest first, and what went away") func prefetch() {
    final class Prefetcher: UICollectionViewDataSourcePrefetching {
      var near: [IndexPath] = []
      var away: [IndexPath] = []
      func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) { near += paths }
      func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) { away += paths }
    }
    let grid = Grid(height: 110, [600])
    let prefetcher = Prefetcher()
    grid.view.prefetchDataSource = prefetcher
    grid.view.contentOffset.y = 10
    grid.view.layoutIfNeeded()
    let first = prefetcher.near
    #expect(!first.isEmpty)
    #expect(first.first.map { $0.item < 24 } == true)
    #expect(first.allSatisfy { grid.view.cellForItem(at: $0) == nil })
    grid.view.contentOffset.y = 3000
    grid.view.layoutIfNeeded()
    #expect(prefetcher.away == first.sorted())
  }
}

private final class RecordingDelegate: UICollectionViewDelegate {
  var calls: [String] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    calls.append("shouldHighlight \(path.item)")
    return true
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    calls.append("didHighlight \(path.item)")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    calls.append("didUnhighlight \(path.item)")
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    calls.append("shouldSelect \(path.item)")
    return true
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    calls.append("shouldDeselect \(path.item)")
    return true
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    calls.append("didSelect \(path.item)")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    calls.append("didDeselect \(path.item)")
  }
  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
    calls.append("willDisplay \(path.item)")
  }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { calls.append("didEndDisplaying \(path.item)") }
}

private final class CallSource: UICollectionViewDataSource {
  let delegate: RecordingDelegate
  init(_ delegate: RecordingDelegate) { self.delegate = delegate }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    delegate.calls.append("cell \(path.item)")
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}
