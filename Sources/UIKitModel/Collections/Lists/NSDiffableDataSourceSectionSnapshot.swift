/// What one section of a list shows, as a tree: items with children that are shown while their parent is expanded.
///
/// An item is there once. What UIKit says about an item that is there already or a parent that is not, no public text tells:
/// those exceptions have the model's words. Left out: `visualDescription`.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// The items without a parent, from first to last.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var childrenOf: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// A snapshot without items.
  public init() {}

  // MARK: Questions

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }

  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { walk(rootItems) { expanded.contains($0) } }

  /// The items that are expanded, seen or not.
  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Whether an item's children are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether everything above an item is expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var above = parent(of: item)
    while let next = above {
      guard expanded.contains(next) else { return false }
      above = parent(of: next)
    }
    return true
  }

  /// How many parents are above an item: 0 for one of `rootItems`.
  public func level(of item: ItemIdentifierType) -> Int {
    guard isThere(item) else { return 0 }
    var level = 0
    var above = parent(of: item)
    while let next = above {
      level += 1
      above = parent(of: next)
    }
    return level
  }

  /// The place of an item in `items`; `nil` when it isn't there.
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  /// The item above another; `nil` for one of `rootItems`.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

  /// What is beneath an item, as a snapshot of its own.
  ///
  /// - Parameter includingParent: Whether the item is its one root; otherwise its children are the roots.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    guard isThere(parent) else { return result }
    if includingParent {
      result.graft(self, [parent], under: nil, at: 0)
    } else {
      result.graft(self, childrenOf[parent] ?? [], under: nil, at: 0)
    }
    return result
  }

  // MARK: Changes

  /// Puts items after the last child of a parent, or after the last root.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard parent.map(isThere) ?? true, areNew(items) else { return }
    place(items, under: parent, at: siblings(under: parent).count)
  }

  /// Puts items before another, under the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
    insert(items, beside: beforeIdentifier, after: false)
  }

  /// Puts items after another, under the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
    insert(items, beside: afterIdentifier, after: true)
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool) {
    guard isThere(item), areNew(items) else { return }
    let above = parent(of: item)
    place(items, under: above, at: siblings(under: above).firstIndex(of: item)! + (after ? 1 : 0))
  }

  /// Takes items and everything beneath them away. Those that aren't there are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let above = parent(of: item)
      setSiblings(siblings(under: above).filter { $0 != item }, under: above)
      forget(item)
    }
  }

  /// Takes everything away.
  public mutating func deleteAll() { self = Self() }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where isThere(item) { expanded.insert(item) }
  }

  /// Hides the children of items. What is expanded beneath them stays so.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where isThere(item) { expanded.remove(item) }
  }

  /// Puts the items of another snapshot in the place of a parent's children.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard isThere(parent) else { return }
    delete(childrenOf[parent] ?? [])
    guard areNew(snapshot.items) else { return }
    graft(snapshot, snapshot.rootItems, under: parent, at: 0)
  }

  /// Puts a snapshot's items before an item, under the same parent.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) { insert(snapshot, beside: item, after: false) }

  /// Puts a snapshot's items after an item, under the same parent.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) { insert(snapshot, beside: item, after: true) }

  private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, after: Bool) {
    guard isThere(item), areNew(snapshot.items) else { return }
    let above = parent(of: item)
    graft(snapshot, snapshot.rootItems, under: above, at: siblings(under: above).firstIndex(of: item)! + (after ? 1 : 0))
  }

  // MARK: The tree

  private func walk(_ start: [ItemIdentifierType], into: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var waiting = Array(start.reversed())
    while let item = waiting.popLast() {
      result.append(item)
      if let children = childrenOf[item], into(item) { waiting += children.reversed() }
    }
    return result
  }

  private func siblings(under parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { childrenOf[$0] ?? [] } ?? rootItems
  }

  private mutating func setSiblings(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?) {
    if let parent { childrenOf[parent] = items.isEmpty ? nil : items } else { rootItems = items }
  }

  private mutating func place(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
    var all = siblings(under: parent)
    all.insert(contentsOf: items, at: index)
    setSiblings(all, under: parent)
    for item in items { parents.updateValue(parent, forKey: item) }
  }

  private mutating func graft(
    _ other: Self, _ roots: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int
  ) {
    place(roots, under: parent, at: index)
    for item in other.walk(roots, into: { _ in true }) {
      if let children = other.childrenOf[item] { place(children, under: item, at: 0) }
      if other.expanded.contains(item) { expanded.insert(item) }
    }
  }

  private mutating func forget(_ item: ItemIdentifierType) {
    for gone in walk([item], into: { _ in true }) {
      childrenOf[gone] = nil
      parents[gone] = nil
      expanded.remove(gone)
    }
  }

  private func isThere(_ item: ItemIdentifierType) -> Bool {
    if contains(item) { return true }
    SnapshotFailure.raise("Section snapshot does not contain the item identifier: \(item)")
    return false
  }

  private func areNew(_ items: [ItemIdentifierType]) -> Bool {
    guard SnapshotFailure.requireUnique(items, kind: "item") else { return false }
    guard let known = items.first(where: contains) else { return true }
    SnapshotFailure.raise("Section snapshot already contains the item identifier: \(known)")
    return false
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}
