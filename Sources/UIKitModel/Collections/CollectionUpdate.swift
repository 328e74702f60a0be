public import Foundation

/// The changes of one batch, as `performBatchUpdates` gathers them: deletions and move sources by their index before the
/// batch, insertions and move destinations by their index after it.
public struct CollectionUpdate: Equatable, Sendable {
  /// A section that changed places.
  public struct SectionMove: Equatable, Hashable, Sendable {
    /// Its index before the batch.
    public let from: Int
    /// Its index after the batch.
    public let to: Int
    /// A move of the section `from` to the place `to`.
    public init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
  }

  /// An item that changed places, within a section or between two.
  public struct ItemMove: Equatable, Hashable, Sendable {
    /// Its path before the batch.
    public let from: IndexPath
    /// Its path after the batch.
    public let to: IndexPath
    /// A move of the item at `from` to the place `to`.
    public init(from: IndexPath, to: IndexPath) { (self.from, self.to) = (from, to) }
  }

  /// Sections deleted, by their old index.
  public var deletedSections: Set<Int> = []
  /// Sections inserted, by their new index.
  public var insertedSections: Set<Int> = []
  /// Sections moved.
  public var movedSections: [SectionMove] = []
  /// Sections reloaded, by their old index.
  public var reloadedSections: Set<Int> = []
  /// Items deleted, by their old path.
  public var deletedItems: [IndexPath] = []
  /// Items inserted, by their new path.
  public var insertedItems: [IndexPath] = []
  /// Items moved.
  public var movedItems: [ItemMove] = []
  /// Items reloaded, by their old path.
  public var reloadedItems: [IndexPath] = []

  /// A batch without changes.
  public init() {}

  /// Whether nothing changes.
  public var isEmpty: Bool { self == CollectionUpdate() }
}

/// Where the sections and items that live through a batch are after it.
///
/// The cost of a look-up depends on the number of changes, never on the number of items.
struct CollectionUpdateMap {
  private let deletedSections: Set<Int>
  private let sectionMoves: [Int: Int]
  private let removedSections: [Int]
  private let takenSections: [Int]
  private let goneItems: Set<IndexPath>
  private let itemMoves: [IndexPath: IndexPath]
  private let removedItems: [Int: [Int]]
  private let takenItems: [Int: [Int]]

  init(_ update: CollectionUpdate) {
    deletedSections = update.deletedSections
    sectionMoves = Dictionary(update.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    removedSections = (update.deletedSections + update.movedSections.map(\.from)).sorted()
    takenSections = (update.insertedSections + update.movedSections.map(\.to)).sorted()
    goneItems = Set(update.deletedItems)
    itemMoves = Dictionary(update.movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    removedItems = Dictionary(grouping: update.deletedItems + update.movedItems.map(\.from), by: \.section)
      .mapValues { $0.map(\.item).sorted() }
    takenItems = Dictionary(grouping: update.insertedItems + update.movedItems.map(\.to), by: \.section)
      .mapValues { $0.map(\.item).sorted() }
  }

  /// The new index of an old section, or nil if it is deleted.
  func section(_ old: Int) -> Int? {
    if deletedSections.contains(old) { return nil }
    if let moved = sectionMoves[old] { return moved }
    return Self.shifted(old, removed: removedSections, taken: takenSections)
  }

  /// The new path of an old item, or nil if it is deleted, alone or with its section.
  func item(_ old: IndexPath) -> IndexPath? {
    if goneItems.contains(old) { return nil }
    if let moved = itemMoves[old] { return moved }
    guard let section = section(old.section) else { return nil }
    let item = Self.shifted(
      old.item, removed: removedItems[old.section] ?? [], taken: takenItems[section] ?? [])
    return IndexPath(item: item, section: section)
  }

  /// What keeps its order fills, in order, the places that nothing inserted or moved has taken.
  private static func shifted(_ old: Int, removed: [Int], taken: [Int]) -> Int {
    var place = old - removed.prefix { $0 < old }.count
    for one in taken {
      guard one <= place else { break }
      place += 1
    }
    return place
  }
}
