public import Foundation

/// Says what about a layout must be worked out again.
open class UICollectionViewLayoutInvalidationContext: UIKitObject {
  /// Whether the data was reloaded.
  public internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items must be asked again.
  public internal(set) var invalidateDataSourceCounts = false
  /// What is added to the content offset and size once the layout is valid again. Kept, not used.
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are named one by one; `nil` for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  public override init() { super.init() }
}

/// Says what about a flow layout must be worked out again.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places are worked out again.
  open var invalidateFlowLayoutAttributes = true
}

/// Says where the elements of a collection view are. Subclasses override the methods of this class.
open class UICollectionViewLayout: UIKitObject {
  /// The collection view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?
  var isValid = false

  /// Creates a layout that is in no collection view.
  public override init() { super.init() }

  /// Works out the layout; called before any question, after each invalidation.
  open func prepare() {}

  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that touch a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where a cell is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, footer or other supplementary view is; `nil` if the section has none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view is.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Asks whether the layout depends on the new bounds. `false` unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Throws away what was worked out; the next layout pass prepares again.
  open func invalidateLayout() { invalidateLayout(with: UICollectionViewLayoutInvalidationContext()) }

  /// Throws away what the context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isValid = false
    collectionView?.setNeedsLayout()
  }

  /// Where scrolling should end instead of the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// From where an item that is inserted comes; `nil` for its own place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item that is deleted goes; `nil` for its own place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether a layout written for left to right is mirrored where the interface runs right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction the layout is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// A batch is about to be shown.
  open func prepare(forCollectionViewUpdates updateItems: CollectionUpdate) {}
  /// The batch was shown.
  open func finalizeCollectionViewUpdates() {}

  func prepareIfNeeded() {
    guard !isValid else { return }
    isValid = true
    prepare()
  }
}
