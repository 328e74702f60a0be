import Foundation

/// A change that a person made to a list by moving an item.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// From the items before to those after.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Asked and told when a person moves an item.
  public struct ReorderingHandlers {
    /// What is told of a move.
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// Whether an item may be moved. Without it none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Before the data source shows the move.
    public var willReorder: ((Transaction) -> Void)?
    /// After it; the place to change the data behind the list.
    public var didReorder: ((Transaction) -> Void)?
    /// No handlers.
    public init() {}
  }

  /// Asked and told when a person shows or hides the children of an item.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether the children may be shown. Without it they may.
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    /// What an item's children are, just before they are shown; gets the item and the children there are.
    public var snapshotForExpandingParent: ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
    /// Whether the children may be hidden. Without it they may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// No handlers.
    public init() {}
  }
}

extension UICollectionViewDiffableDataSource {
  /// What a section shows, as a tree. A section that no section snapshot was applied to has all its items at the top.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let shown = current.indexOfSection(section) == nil ? [] : current.itemIdentifiers(inSection: section)
    if let tree = sectionSnapshots[section], tree.visibleItems == shown { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(shown)
    return flat
  }

  /// Shows a tree in one section and leaves the others as they are. A section that isn't there yet comes last.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    sectionSnapshots[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// A person taps the disclosure arrow of an item: its children come or go, if the handlers allow it.
  ///
  /// - Returns: Whether anything changed.
  @discardableResult
  public func tapDisclosure(of item: ItemIdentifierType) -> Bool {
    guard let section = current.sectionIdentifier(containingItem: item) else { return false }
    var tree = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return false }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        tree.replace(childrenOf: item, using: children(item, tree.snapshot(of: item)))
      }
      tree.expand([item])
    }
    apply(tree, to: section)
    return true
  }

  /// Carries a person's move of an item into the snapshot.
  func move(from source: IndexPath, to destination: IndexPath) {
    guard let item = itemIdentifier(for: source) else { return }
    let before = current
    var after = current
    let section = after.sectionIdentifiers[destination.section]
    after.deleteItems([item])
    let rest = after.itemIdentifiers(inSection: section)
    if rest.indices.contains(destination.item) {
      after.insertItems([item], beforeItem: rest[destination.item])
    } else {
      after.appendItems([item], toSection: section)
    }
    let transaction = ReorderingHandlers.Transaction(initialSnapshot: before, finalSnapshot: after)
    reorderingHandlers.willReorder?(transaction)
    current = after
    reorderingHandlers.didReorder?(transaction)
  }
}
