public import Foundation

/// Shows the items of a data source where a layout puts them, with as many cells as fit on the screen.
///
/// Counts are asked once and kept until `reloadData()` or a batch update. Cells are made, reused and placed in
/// `layoutSubviews()`; the cost of scrolling depends on what is visible, not on the number of items. `delegate` is
/// the scroll view's property: an object that also conforms to `UICollectionViewDelegate` gets the item calls. Left out:
/// drag and drop, focus, self-sizing cells and interactive layout transitions.
open class UICollectionView: UIScrollView {
  /// The kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where `scrollToItem` puts an item: one vertical and one horizontal place at most.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The direction a layout scrolls in.
  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
  /// What kind of element is laid out.
  public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }

  /// When cells that size themselves are measured again.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

  private var layoutObject: UICollectionViewLayout
  /// Gives the data. Held weakly; setting it reloads.
  public weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// Told what will be needed soon.
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the prefetch data source is told.
  open var isPrefetchingEnabled = true
  /// A view behind the cells, as large as the visible part.
  open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }
  /// Whether taps select.
  open var allowsSelection = true { didSet { if !allowsSelection { clearSelection() } } }
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false { didSet { if oldValue, !allowsMultipleSelection { clearSelection() } } }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  /// Whether items can be dragged out. Off on a phone.
  open var dragInteractionEnabled = false
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  var counts: [Int]?
  var reuse = CollectionReuse()
  var shown: [CollectionElement: ShownElement] = [:]
  var selection = OrderedMarks<IndexPath>()
  var batch: CollectionBatch?
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  var dequeued: [ObjectIdentifier: CollectionReuse.Key] = [:]
  var highlightedPath: IndexPath?
  var movement: (from: IndexPath, current: IndexPath)?
  var prefetched: Set<IndexPath> = []
  private var lastBounds = CGRect.null
  private var lastInset = UIEdgeInsets.zero

  /// A view on the screen and where the layout put it.
  struct ShownElement {
    var view: UICollectionReusableView
    var key: CollectionReuse.Key?
  }

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutObject = layout
    super.init(frame: frame)
    layout.collectionView = self
    layout.isValid = false
    backgroundColor = .systemBackground
  }

  /// The layout. Setting another shows it at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutObject }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout. In the model the new places are shown without movement.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== layoutObject {
      let old = layoutObject
      for one in shown.values { one.view.willTransition(from: old, to: layout) }
      old.collectionView = nil
      layoutObject = layout
      layout.collectionView = self
      layout.isValid = false
      for one in shown.values { one.view.didTransition(from: old, to: layout) }
      setNeedsLayout()
    }
    if let completion { UIKitEnvironment.current.runLoop.schedule { completion(true) } }
  }

  // MARK: Delegates of its own kind

  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { delegate as? any UICollectionViewDelegateFlowLayout }

  /// Pixels to a point: of the screen, or 2 while there is none.
  var pixelScale: CGFloat { window == nil ? 2 : layer.values.contentsScale }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    invalidateForBoundsChange()
    prepareLayoutIfNeeded()
    tile()
    backgroundView?.frame = bounds
  }

  /// Asks the layout whether new bounds or insets matter to it.
  private func invalidateForBoundsChange() {
    let inset = adjustedContentInset
    if lastBounds != bounds, layoutObject.isValid, layoutObject.shouldInvalidateLayout(forBoundsChange: bounds) {
      layoutObject.isValid = false
    }
    if lastInset != inset { layoutObject.isValid = false }
    lastBounds = bounds
    lastInset = inset
  }

  /// Brings the layout and the content size up to date.
  func prepareLayoutIfNeeded() {
    guard !layoutObject.isValid else { return }
    layoutObject.prepareIfNeeded()
    contentSize = layoutObject.collectionViewContentSize
  }

  private func replaceBackgroundView(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
  }

  private func editingDidChange() {
    for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first, let path = indexPathForItem(at: touch.location(in: self)) { highlight(path) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if isDragging { unhighlight() }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasDragging = isDragging
    super.touchesEnded(touches, with: event)
    if !wasDragging, let path = highlightedPath { personSelects(path) }
    unhighlight()
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }

  override var describedFieldsAfterLayer: [String] {
    let source = dataSource.map { "<\(UIKitObject.className(of: type(of: $0))): \(Self.address($0))>" } ?? "(null)"
    let layout = "<\(layoutObject.modelClassName): \(layoutObject.addressText)>"
    return super.describedFieldsAfterLayer + ["layout: \(layout)", "dataSource: \(source)"]
  }

  private static func address(_ object: AnyObject) -> String {
    "0x" + String(UIKitEnvironment.current.address(of: object), radix: 16)
  }
}
