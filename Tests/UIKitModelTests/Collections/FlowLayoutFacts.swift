import Foundation
import Testing

@testable import UIKitModel

/// A data source of equal cells that also gives sizes where it was told to.
final class GridSource: UICollectionViewDataSource {
  var counts: [Int]
  var headersAsked = 0
  init(_ counts: [Int]) { self.counts = counts }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    headersAsked += 1
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
  }
}

final class SizingDelegate: UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]
  init(_ sizes: [CGSize]) { self.sizes = sizes }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item % sizes.count] }
}

/// A laid-out collection view over a flow layout.
final class Grid {
  let view: UICollectionView
  let layout = UICollectionViewFlowLayout()
  let source: GridSource
  let delegate: SizingDelegate?

  init(
    width: CGFloat = 375, height: CGFloat = 600, _ counts: [Int], sizes: [CGSize]? = nil,
    header: UICollectionReusableView.Type = UICollectionReusableView.self,
    footer: UICollectionReusableView.Type = UICollectionReusableView.self,
    _ configure: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    source = GridSource(counts)
    delegate = sizes.map(SizingDelegate.init)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    configure(layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      header, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "extra")
    view.register(
      footer, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "extra")
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
  func xs(_ section: Int = 0) -> [CGFloat] {
    (0..<source.counts[section]).compactMap { frame($0, section)?.minX }
  }
  func extra(_ kind: String, _ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
}

@Suite("UICollectionViewFlowLayout facts", .freshWorld)
struct FlowLayoutFacts {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  @Test("UICollectionViewFlowLayout.gridB") func gridWithInsets() {
    let grid = Grid([7]) {
      $0.itemSize = CGSize(width: 100, height: 60)
      $0.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }
    #expect(Array(grid.xs().prefix(3)) == [16, 137.5, 259])
    #expect(grid.frame(0)?.minY == 8)
    #expect(grid.frame(6)?.origin == CGPoint(x: 16, y: 148))
    #expect(grid.view.contentSize.height == 216)
  }

  @Test("UICollectionViewFlowLayout.exactFit") func exactFit() {
    let grid = Grid([5]) {
      $0.itemSize = CGSize(width: 115, height: 50)
      $0.minimumInteritemSpacing = 15
      $0.minimumLineSpacing = 12
    }
    #expect(Array(grid.xs().prefix(3)) == [0, 130, 260])
    #expect(grid.view.contentSize.height == 112)
  }

  @Test("UICollectionViewFlowLayout.headers") func headersAndFooters() {
    let grid = Grid([3, 2]) {
      $0.itemSize = CGSize(width: 80, height: 40)
      $0.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    #expect(grid.xs() == [12, 102.5, 192.5])
    #expect(grid.frame(0)?.minY == 34)
    #expect(grid.extra(footer, 0) == CGRect(x: 0, y: 80, width: 375, height: 20))
    #expect(grid.extra(header, 1) == CGRect(x: 0, y: 100, width: 375, height: 30))
    #expect(grid.frame(0, 1)?.minY == 134)
    #expect(grid.view.contentSize.height == 200)
  }

  @Test("UICollectionViewFlowLayout.tooWide") func tooWide() {
    let grid = Grid(width: 200, [3]) { $0.itemSize = CGSize(width: 250, height: 40) }
    #expect(grid.xs() == [-25, -25, -25])
  }

  @Test("UICollectionViewFlowLayout.lastRowAsFull") func lastRowAsFull() {
    #expect(Grid([4]).xs() == [0, 65, 130, 195])
  }

  @Test("UICollectionViewFlowLayout.singleShort") func singleShort() {
    #expect(Grid(width: 200, [1]) { $0.itemSize = CGSize(width: 90, height: 40) }.xs() == [0])
  }

  @Test("UICollectionViewFlowLayout.twoOfFour") func twoOfFour() {
    #expect(Grid([2]) { $0.itemSize = CGSize(width: 80, height: 40) }.xs() == [0, 98.5])
  }

  @Test("UICollectionViewFlowLayout.uniformFour") func uniformFour() {
    #expect(Grid([4]) { $0.itemSize = CGSize(width: 80, height: 40) }.xs() == [0, 98.5, 196.5, 295])
    #expect(Grid([4], sizes: [CGSize(width: 80, height: 40)]).xs() == [0, 98.5, 196.5, 295])
  }

  @Test("UICollectionViewFlowLayout.mixedLastRow") func mixedLastRow() {
    let sizes = [80, 100, 60].map { CGSize(width: $0, height: 40) }
    #expect(Grid([3], sizes: sizes).xs() == [0, 90, 200])
  }

  @Test("UICollectionViewFlowLayout.zeroHeader") func zeroHeader() {
    let grid = Grid([3])
    #expect(grid.source.headersAsked == 0)
    #expect(grid.extra(header, 0) == nil)
    #expect(Grid([3]) { $0.headerReferenceSize = CGSize(width: 0, height: 9) }.source.headersAsked == 1)
  }

  @Test("UICollectionViewFlowLayout.lineHeight") func lineHeight() {
    let sizes = [(120, 45), (100, 60), (90, 45)].map { CGSize(width: $0.0, height: $0.1) }
    let grid = Grid([3], sizes: sizes) { $0.sectionInset.top = 5 }
    #expect((0..<3).map { grid.frame($0)?.minY } == [12.5, 5, 12.5])
    #expect(grid.view.contentSize.height == 65)
  }

  @Test("UICollectionViewFlowLayout.fractional") func fractional() {
    let grid = Grid([6]) {
      $0.itemSize = CGSize(width: 111.5, height: 44.25)
      $0.minimumInteritemSpacing = 7
      $0.minimumLineSpacing = 8
      $0.sectionInset = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9)
    }
    #expect(Array(grid.xs().prefix(3)) == [9, 132, 254.5])
    #expect(grid.frame(3)?.minY == 57.5)
    #expect(grid.frame(3)?.size == CGSize(width: 111.5, height: 44.25))
    #expect(grid.view.contentSize.height == 106.5)
  }

  @Test("UICollectionViewFlowLayout.defaults") func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical)
  }

  @Test("a horizontal flow fills columns and spaces them along the height") func horizontal() {
    let grid = Grid(height: 220, [7]) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 90, height: 70)
      $0.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    }
    let origins = (0..<7).compactMap { grid.frame($0)?.origin }
    #expect(origins[1] == CGPoint(x: 12, y: 142))
    #expect(origins[2] == CGPoint(x: 112, y: 8))
    #expect(origins[6] == CGPoint(x: 312, y: 8))
    #expect(grid.view.contentSize == CGSize(width: 414, height: 220))
  }

  @Test("an empty section keeps its header, insets and footer") func emptySection() {
    let grid = Grid([1, 0, 1]) {
      $0.itemSize = CGSize(width: 80, height: 40)
      $0.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    #expect(grid.extra(header, 1)?.minY == 100)
    #expect(grid.extra(footer, 1)?.minY == 140)
    #expect(grid.frame(0, 2)?.origin == CGPoint(x: 12, y: 194))
    #expect(grid.view.contentSize.height == 260)
  }

  @Test("full rows of different sizes are pushed apart, whatever their heights") func variedSizes() {
    let sizes = zip([120, 100, 90, 200, 60, 150], [40, 55, 40, 30, 40, 40]).map { CGSize(width: $0.0, height: $0.1) }
    let grid = Grid([6], sizes: sizes) {
      $0.minimumInteritemSpacing = 8
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    }
    let origins = (0..<6).compactMap { grid.frame($0)?.origin }
    #expect(origins[1] == CGPoint(x: 152.5, y: 5))
    #expect(origins[3] == CGPoint(x: 10, y: 75))
    #expect(origins[4] == CGPoint(x: 305, y: 70))
    #expect(origins[5] == CGPoint(x: 10, y: 120))
    #expect(grid.view.contentSize.height == 165)
  }

  @Test("a pinned header stays in view until its section leaves") func pinnedHeader() {
    let grid = Grid(height: 200, [40, 40]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    grid.view.contentOffset = CGPoint(x: 0, y: 100)
    grid.view.layoutIfNeeded()
    let shown = grid.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))
    #expect(shown?.frame.minY == 100)
  }
}
