public import Foundation

/// A data source that takes whole snapshots and works out itself what changed.
///
/// Items and sections are followed by identity, so that a cell stays with its item. In the model everything runs on the
/// caller's thread, so there is no complaint about applying from two queues.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UIKitObject, UICollectionViewDataSource {
  /// Makes the cell for an item: dequeues and fills one.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes the header or footer at a path.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// The snapshots it takes.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Asked for headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// Asked and told about moves by a person.
  open var reorderingHandlers = ReorderingHandlers()
  /// Asked and told about items whose children a person shows or hides.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  var current = Snapshot()
  var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private var hasApplied = false

  /// Creates a data source and makes it the collection view's. The collection view does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Questions

  /// A copy of what is shown, without marks.
  open func snapshot() -> Snapshot { current }

  /// The item at a path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return current.contents.item(section: indexPath.section, item: indexPath.item)
  }

  /// The path of an item; `nil` if it is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.contents.path(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// The section at an index; `nil` out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// The index of a section; `nil` if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Applying

  /// Shows a snapshot: the first one as a reload of the data, each later one as the smallest batch of changes. The counts
  /// are the new ones when this returns. Marked items and sections are reloaded or reconfigured after that, at their new
  /// places.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let isFirst = !hasApplied
    hasApplied = true
    let kept = snapshot.withoutMarks
    guard let collectionView else {
      current = kept
      return
    }
    if isFirst {
      current = kept
      collectionView.reloadData()
      if animatingDifferences { showMarks(of: snapshot, in: collectionView) }
    } else {
      let update = CollectionUpdate(from: current.contents, to: kept.contents)
      if !update.isEmpty {
        collectionView.performBatchUpdates({
          self.current = kept
          collectionView.add(update)
        })
      }
      current = kept
      showMarks(of: snapshot, in: collectionView)
    }
    if let completion { UIKitEnvironment.current.runLoop.schedule(completion) }
  }

  /// Shows a snapshot by reloading everything, without working out what changed.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    hasApplied = true
    current = snapshot.withoutMarks
    collectionView?.reloadData()
    collectionView?.layoutIfNeeded()
    if let completion { UIKitEnvironment.current.runLoop.schedule(completion) }
  }

  private func showMarks(of snapshot: Snapshot, in collectionView: UICollectionView) {
    let sections = snapshot.reloadedSectionIdentifiers.compactMap { current.indexOfSection($0) }
    let items = snapshot.reloadedItemIdentifiers.compactMap { indexPath(for: $0) }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    if !sections.isEmpty || !items.isEmpty {
      collectionView.performBatchUpdates({
        collectionView.reloadSections(IndexSet(sections))
        collectionView.reloadItems(at: items)
      })
    }
    if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
  }

  // MARK: The data source's own answers

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard current.sectionIdentifiers.indices.contains(section) else {
      SnapshotFailure.raise("Invalid parameter not satisfying: section < _impl.numberOfSections")
      return 0
    }
    return current.contents.numberOfItems(at: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = itemIdentifier(for: indexPath)
    if let item, let cell = cellProvider(collectionView, indexPath, item) { return cell }
    let address = String(UIKitEnvironment.current.allocateAddress(), radix: 16)
    SnapshotFailure.raise(
      "UICollectionViewDiffableDataSource cell provider returned nil for index path <NSIndexPath: 0x\(address)> "
        + "\(indexPath.exceptionText) with item identifier '\(item.map { "\($0)" } ?? "(null)")', which is not allowed. "
        + "You must always return a cell to the collection view: \(collectionView.description)")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      SnapshotFailure.raise(
        "CollectionView \(collectionView.description) requested a supplementary view, but a supplementaryViewProvider "
          + "was not specified on the diffable data source.")
      return UICollectionReusableView(frame: .zero)
    }
    return supplementaryViewProvider(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let mayMove = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else { return false }
    return mayMove(item)
  }

  public var implementsMoveItem: Bool { true }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { move(from: sourceIndexPath, to: destinationIndexPath) }
}
