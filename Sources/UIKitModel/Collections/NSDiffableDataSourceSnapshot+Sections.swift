extension NSDiffableDataSourceSnapshot {
  /// Puts empty sections at the end. Raises for one that is already there or is in the argument twice.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: numberOfSections)
  }

  /// Puts empty sections before one that is there. Raises for one that is already there or is in the argument twice, and
  /// for an unknown destination.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection destination: SectionIdentifierType
  ) {
    insertSections(identifiers, beside: destination, offset: 0)
  }

  /// Puts empty sections after one that is there. Raises as `insertSections(_:beforeSection:)` does.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection destination: SectionIdentifierType
  ) {
    insertSections(identifiers, beside: destination, offset: 1)
  }

  /// Takes sections out, and their items with them. Absent ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let items = identifiers.flatMap { contents.items(in: $0) ?? [] }
    contents.removeSections(identifiers)
    itemReloads.remove(items)
    itemReconfigurations.remove(items)
    sectionReloads.remove(identifiers)
  }

  /// Moves a section with its items to the place before another. Raises if either is absent or both are the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection destination: SectionIdentifierType
  ) {
    moveSection(identifier, beside: destination, offset: 0)
  }

  /// Moves a section with its items to the place after another. Raises if either is absent or both are the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection destination: SectionIdentifierType
  ) {
    moveSection(identifier, beside: destination, offset: 1)
  }

  private mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beside destination: SectionIdentifierType, offset: Int
  ) {
    if identifiers.contains(destination) {
      return SnapshotFailure.raise(
        "Invalid update: destination for section operation [\(destination)] is in the inserted section list for update: "
          + "\(SnapshotFailure.update("INS", destination, isSection: true, identifiers)).")
    }
    guard let index = contents.index(of: destination) else {
      return SnapshotFailure.raise("Invalid parameter not satisfying: insertIndex != NSNotFound")
    }
    insertSections(identifiers, at: index + offset)
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    guard SnapshotFailure.requireUnique(identifiers, kind: "section") else { return }
    let present = identifiers.filter { contents.index(of: $0) != nil }
    guard present.isEmpty else { return SnapshotFailure.raisePresentSections(present) }
    contents.insertSections(identifiers, at: index)
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, beside destination: SectionIdentifierType, offset: Int
  ) {
    if identifier == destination {
      return SnapshotFailure.raise(
        "Invalid update: destination for section operation [\(destination)] is the section to be moved for update: "
          + "\(SnapshotFailure.update("MOV", destination, isSection: true, [identifier])).")
    }
    guard let from = contents.index(of: identifier) else {
      return SnapshotFailure.raise("Invalid parameter not satisfying: fromSection != NSNotFound")
    }
    guard let to = contents.index(of: destination) else {
      return SnapshotFailure.raise("Invalid parameter not satisfying: toSection != NSNotFound")
    }
    contents.moveSection(at: from, to: (to > from ? to - 1 : to) + offset)
  }
}
