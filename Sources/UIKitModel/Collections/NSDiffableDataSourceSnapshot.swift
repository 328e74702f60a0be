/// The sections and items a collection view is to show, in order, named by unique and stable identifiers.
///
/// A value: changing a copy changes nothing else. Section and item identifiers are two name spaces. What UIKit refuses is
/// raised as `NSInternalInconsistencyException` through the current `UIKitEnvironment`; the snapshot is then unchanged,
/// except for the marks of a refused reload, which UIKit keeps.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()
  var itemReloads = OrderedMarks<ItemIdentifierType>()
  var itemReconfigurations = OrderedMarks<ItemIdentifierType>()
  var sectionReloads = OrderedMarks<SectionIdentifierType>()

  /// A snapshot without sections.
  public init() {}

  // MARK: What it holds

  /// The number of items in all sections.
  public var numberOfItems: Int { contents.numberOfItems }

  /// The number of sections.
  public var numberOfSections: Int { contents.sectionIdentifiers.count }

  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sectionIdentifiers }

  /// The items of all sections: in the order of the sections, and within each in its own order.
  public var itemIdentifiers: [ItemIdentifierType] { contents.itemIdentifiers }

  /// The number of items in a section. An unknown section raises; the answer is then 0.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    knownItems(inSection: identifier).count
  }

  /// The items of a section in order. An unknown section raises; the answer is then empty.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    knownItems(inSection: identifier)
  }

  /// The section an item is in.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.section(containing: identifier)
  }

  /// The item's place among the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = contents.path(of: identifier) else { return nil }
    return (0..<path.section).reduce(path.item) { $0 + contents.numberOfItems(at: $1) }
  }

  /// The section's place among the sections.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { contents.index(of: identifier) }

  private func knownItems(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    if let items = contents.items(in: identifier) { return items }
    SnapshotFailure.raise(
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
        + "(which has O(1) performance)")
    return []
  }

  // MARK: Marks

  /// The items to be reloaded by the next apply, each once, in the order first asked.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemReloads.identifiers }

  /// The sections to be reloaded by the next apply, each once, in the order first asked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { sectionReloads.identifiers }

  /// The items to be reconfigured by the next apply, each once, in the order first asked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemReconfigurations.identifiers }

  /// Marks items so that the next apply replaces their cells. An absent item raises.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    itemReloads.insert(identifiers)
    requirePresent(identifiers, verb: "reload")
  }

  /// Marks items so that the next apply asks for their content again and keeps their cells. An absent item raises.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    itemReconfigurations.insert(identifiers)
    requirePresent(identifiers, verb: "reconfigure")
  }

  /// Marks sections so that the next apply replaces all their cells. An absent section raises.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    sectionReloads.insert(identifiers)
    for identifier in identifiers where contents.index(of: identifier) == nil {
      return SnapshotFailure.raise(
        "Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  private func requirePresent(_ identifiers: [ItemIdentifierType], verb: String) {
    for identifier in identifiers where !contents.contains(identifier) {
      return SnapshotFailure.raise(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  /// The same sections and items without marks: what a data source keeps of a snapshot it applied.
  var withoutMarks: NSDiffableDataSourceSnapshot {
    var copy = NSDiffableDataSourceSnapshot()
    copy.contents = contents
    return copy
  }
}
