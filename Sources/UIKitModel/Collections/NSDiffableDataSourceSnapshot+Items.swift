extension NSDiffableDataSourceSnapshot {
  /// Puts items at the end of a section, the last one if none is named.
  ///
  /// An item that is already in the snapshot is moved, with a warning in the console. Raises for an identifier that is in
  /// the argument twice, for an unknown section, and if there is no section at all.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard SnapshotFailure.requireUnique(identifiers, kind: "item") else { return }
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return SnapshotFailure.raise(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard contents.index(of: section) != nil else {
      return SnapshotFailure.raise("Invalid parameter not satisfying: section != NSNotFound")
    }
    takeOutPresent(identifiers)
    contents.insertItems(identifiers, in: section, at: contents.items(in: section)?.count ?? 0)
  }

  /// Puts items before one that is in the snapshot, in its section. Raises as `appendItems` does, and if the destination
  /// is one of the items.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem destination: ItemIdentifierType) {
    insertItems(identifiers, beside: destination, offset: 0)
  }

  /// Puts items after one that is in the snapshot, in its section. Raises as `appendItems` does, and if the destination
  /// is one of the items.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem destination: ItemIdentifierType) {
    insertItems(identifiers, beside: destination, offset: 1)
  }

  /// Takes items out. Absent ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    contents.removeItems(identifiers)
    itemReloads.remove(identifiers)
    itemReconfigurations.remove(identifiers)
  }

  /// Takes all items out, and all sections with them.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item to the place before another. Raises if either is absent or both are the same.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem destination: ItemIdentifierType) {
    moveItem(identifier, beside: destination, offset: 0)
  }

  /// Moves an item to the place after another. Raises if either is absent or both are the same.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem destination: ItemIdentifierType) {
    moveItem(identifier, beside: destination, offset: 1)
  }

  private mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beside destination: ItemIdentifierType, offset: Int
  ) {
    guard SnapshotFailure.requireUnique(identifiers, kind: "item") else { return }
    if identifiers.contains(destination) {
      return SnapshotFailure.raise(
        "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list for "
          + "update: \(SnapshotFailure.update("INS", destination, isSection: false, identifiers)).")
    }
    guard let section = contents.section(containing: destination) else {
      return SnapshotFailure.raise("Invalid parameter not satisfying: section != NSNotFound")
    }
    takeOutPresent(identifiers)
    guard let place = contents.path(of: destination) else { return }
    contents.insertItems(identifiers, in: section, at: place.item + offset)
  }

  private mutating func moveItem(
    _ identifier: ItemIdentifierType, beside destination: ItemIdentifierType, offset: Int
  ) {
    if identifier == destination {
      return SnapshotFailure.raise(
        "Invalid update: destination for move operation [\(destination)] is the item to be moved for update: "
          + "\(SnapshotFailure.update("MOV", destination, isSection: false, [identifier])).")
    }
    guard contents.contains(identifier) else {
      return SnapshotFailure.raise("Invalid parameter not satisfying: fromIndex != NSNotFound")
    }
    guard let section = contents.section(containing: destination) else {
      return SnapshotFailure.raise("Invalid parameter not satisfying: toIndex != NSNotFound")
    }
    contents.removeItems([identifier])
    guard let place = contents.path(of: destination) else { return }
    contents.insertItems([identifier], in: section, at: place.item + offset)
  }

  /// Items move rather than being refused when they are added a second time; the console says so.
  private mutating func takeOutPresent(_ identifiers: [ItemIdentifierType]) {
    let present = identifiers.filter(contents.contains)
    guard !present.isEmpty else { return }
    SnapshotFailure.logMovedItems(present)
    contents.removeItems(present)
  }
}
