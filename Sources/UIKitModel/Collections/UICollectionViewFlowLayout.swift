public import Foundation

/// Lines of cells, filled one after another, with a header and a footer for each section.
///
/// A full line of several items is pushed apart to both edges; a lone item that fills a line is centred; the last line is
/// spaced as a full one would be if its items have one size. Places are rounded to the pixel of the screen (half points
/// while the collection view is in no window). Left out: self-sizing (`estimatedItemSize` is kept but not used).
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction the content scrolls in.
  public typealias ScrollDirection = UICollectionView.ScrollDirection

  /// What section insets are measured from.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset = 0, fromSafeArea, fromLayoutMargins }

  /// The size that stands for "as large as the cell wants".
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of cells whose size the delegate does not give.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  open var estimatedItemSize = CGSize.zero
  /// The least distance between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
  /// The least distance between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
  /// Room around the items of a section; headers and footers ignore it.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
  /// The size of headers; only the length in the direction of scrolling counts. Zero: no headers.
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
  /// The size of footers; only the length in the direction of scrolling counts. Zero: no footers.
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
  open var scrollDirection = ScrollDirection.vertical { didSet { changed(scrollDirection != oldValue) } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether a header stays at the top while its section is in view.
  open var sectionHeadersPinToVisibleBounds = false { didSet { changed(true) } }
  /// Whether a footer stays at the bottom while its section is in view.
  open var sectionFootersPinToVisibleBounds = false { didSet { changed(true) } }

  var sections: [FlowSection] = []
  var preparedCross: CGFloat = 0

  private func changed(_ isChange: Bool) { if isChange { invalidateLayout() } }

  open override func prepare() {
    super.prepare()
    prepareSections()
  }

  open override var collectionViewContentSize: CGSize {
    let length = sections.last?.end ?? 0
    return scrollDirection == .vertical
      ? CGSize(width: preparedCross, height: length) : CGSize(width: length, height: preparedCross)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayoutIfNeeded()
    guard sections.indices.contains(indexPath.section), (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    return cell(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayoutIfNeeded()
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    return supplementary(elementKind, section: indexPath.section)
  }

  /// A change of the length of a line changes everything; scrolling changes nothing.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    crossLength(of: newBounds.size) != preparedCross
  }
}
