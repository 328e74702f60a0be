import Foundation

extension CollectionUpdate {
  /// The smallest batch that turns what one snapshot shows into what another shows.
  ///
  /// An item is followed by its identity: it moves when its order among the items its section keeps changed or when it
  /// changed sections, and it is inserted only if the old snapshot does not have it at all. Items that go with a deleted
  /// section or come with an inserted one are not listed.
  init<Section, Item>(from old: SnapshotContents<Section, Item>, to new: SnapshotContents<Section, Item>) {
    self.init()
    let sections = StableIdentityDifference(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    deletedSections = Set(sections.deletions)
    insertedSections = Set(sections.insertions)
    movedSections = sections.moves.map { SectionMove(from: $0.from, to: $0.to) }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      compareSection(section, at: index, old: old, new: new)
    }
    for (index, section) in old.sectionIdentifiers.enumerated() where !deletedSections.contains(index) {
      for (place, item) in (old.items(in: section) ?? []).enumerated() where !new.contains(item) {
        deletedItems.append(IndexPath(item: place, section: index))
      }
    }
  }

  private mutating func compareSection<Section, Item>(
    _ section: Section, at index: Int, old: SnapshotContents<Section, Item>, new: SnapshotContents<Section, Item>
  ) {
    let isInserted = insertedSections.contains(index)
    let oldIndex = old.index(of: section)
    var keptFrom: [Int] = []
    var keptTo: [Int] = []
    for (place, item) in (new.items(in: section) ?? []).enumerated() {
      let path = IndexPath(item: place, section: index)
      guard let from = old.path(of: item) else {
        if !isInserted { insertedItems.append(path) }
        continue
      }
      if from.section == oldIndex {
        keptFrom.append(from.item)
        keptTo.append(place)
      } else {
        movedItems.append(ItemMove(from: IndexPath(item: from.item, section: from.section), to: path))
      }
    }
    guard let oldIndex else { return }
    let stays = Set(longestIncreasingSubsequence(of: keptFrom))
    for place in keptFrom.indices where !stays.contains(place) {
      movedItems.append(
        ItemMove(
          from: IndexPath(item: keptFrom[place], section: oldIndex),
          to: IndexPath(item: keptTo[place], section: index)))
    }
  }
}
