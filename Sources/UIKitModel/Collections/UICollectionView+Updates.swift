public import Foundation

extension UICollectionView {
  /// Makes several changes at once. The closure runs now and must change the data too; the counts stay the old ones
  /// until it has ended. Then they are checked against the changes (a mistake raises and changes nothing) and the
  /// result is laid out. The completion runs at the next turn of the run loop. A batch inside another joins it.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if batch != nil {
      batch?.depth += 1
      updates?()
      batch?.depth -= 1
      if let completion { batch?.completions.append(completion) }
      return
    }
    _ = loadedCounts
    if isLayoutNeeded, !bounds.isEmpty { layoutIfNeeded() }
    batch = CollectionBatch()
    if let completion { batch?.completions.append(completion) }
    updates?()
    let gathered = batch
    batch = nil
    if let gathered { commit(gathered) }
  }

  /// Adds a change to the running batch, or makes a batch of it alone.
  private func change(_ edit: (inout CollectionBatch) -> Void) {
    if var open = batch {
      edit(&open)
      batch = open
    } else {
      withoutActuallyEscaping(edit) { edit in
        performBatchUpdates({
          guard var open = self.batch else { return }
          edit(&open)
          self.batch = open
        })
      }
    }
  }

  // MARK: Changes

  /// Items were inserted; paths after the batch.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.update.insertedItems += indexPaths } }
  /// Items were deleted; paths before the batch.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.update.deletedItems += indexPaths } }
  /// Items get other cells; paths before the batch.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.update.reloadedItems += indexPaths } }
  /// Items keep their cells, which are filled again; paths before the batch.
  public func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfiguredItems += indexPaths } }
  /// An item moved: its path before and after the batch.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.update.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }
  /// Sections were inserted; indices after the batch.
  public func insertSections(_ sections: IndexSet) { change { $0.update.insertedSections.formUnion(sections) } }
  /// Sections were deleted; indices before the batch.
  public func deleteSections(_ sections: IndexSet) { change { $0.update.deletedSections.formUnion(sections) } }
  /// Sections get other cells; indices before the batch.
  public func reloadSections(_ sections: IndexSet) { change { $0.update.reloadedSections.formUnion(sections) } }
  /// A section moved: its index before and after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.update.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Adds all changes of a computed difference.
  func add(_ update: CollectionUpdate) {
    change {
      $0.update.deletedSections.formUnion(update.deletedSections)
      $0.update.insertedSections.formUnion(update.insertedSections)
      $0.update.movedSections += update.movedSections
      $0.update.deletedItems += update.deletedItems
      $0.update.insertedItems += update.insertedItems
      $0.update.movedItems += update.movedItems
    }
  }

  // MARK: The end of a batch

  private func commit(_ batch: CollectionBatch) {
    let update = batch.update
    let before = loadedCounts
    let after = askCounts()
    let check = CollectionUpdateCheck(update: update, before: before, after: after)
    if let failure = check.firstFailure {
      UIKitEnvironment.current.raise(.internalInconsistency, "\(failure) Collection view: \(description)")
      return
    }
    let map = CollectionUpdateMap(update)
    let wasShown = !shown.isEmpty
    counts = after
    collectionViewLayout.prepare(forCollectionViewUpdates: update)
    collectionViewLayout.isValid = false
    rename(with: map)
    reload(update, with: map)
    reconfigure(batch.reconfiguredItems.compactMap { map.item($0) })
    setNeedsLayout()
    if wasShown || before.reduce(0, +) == 0, !bounds.isEmpty { layoutIfNeeded() }
    collectionViewLayout.finalizeCollectionViewUpdates()
    for completion in batch.completions { UIKitEnvironment.current.runLoop.schedule { completion(true) } }
  }

  /// Gives everything that lives on its new path; what was deleted leaves the screen.
  private func rename(with map: CollectionUpdateMap) {
    let old = shown
    shown.removeAll(keepingCapacity: true)
    for (element, one) in old {
      switch element {
      case .item(let path):
        if let new = map.item(path) { shown[.item(new)] = one } else { endDisplaying(element, one, at: path) }
      case .supplementary(let kind, let path):
        if let section = map.section(path.section) {
          shown[.supplementary(kind, IndexPath(item: path.item, section: section))] = one
        } else {
          endDisplaying(element, one, at: path)
        }
      case .decoration: endDisplaying(element, one, at: nil)
      }
    }
    let selected = selection.identifiers.compactMap { map.item($0) }
    selection = OrderedMarks()
    selection.insert(selected)
    highlightedPath = highlightedPath.flatMap { map.item($0) }
  }

  /// Asks for other cells in place of the reloaded ones. An old cell goes to the pool after its successor came, so that it
  /// is not its own successor.
  private func reload(_ update: CollectionUpdate, with map: CollectionUpdateMap) {
    let sections = Set(update.reloadedSections.compactMap { map.section($0) })
    var paths = Set(update.reloadedItems.compactMap { map.item($0) })
    for case .item(let path) in shown.keys where sections.contains(path.section) { paths.insert(path) }
    for (element, one) in shown {
      guard case .supplementary(_, let path) = element, sections.contains(path.section) else { continue }
      shown[element] = nil
      endDisplaying(element, one, at: nil)
    }
    guard !paths.isEmpty else { return }
    prepareLayoutIfNeeded()
    for path in paths.sorted() {
      guard let old = shown.removeValue(forKey: .item(path)) else { continue }
      if isValid(path), let attributes = collectionViewLayout.layoutAttributesForItem(at: path) { show(attributes) }
      endDisplaying(.item(path), old, at: path)
    }
  }

  /// Has the data source fill the cells that are on the screen; its dequeue hands out the present cell.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfigured = (path, cell)
      _ = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
    }
  }

  // MARK: Moving by a person

  /// A person takes hold of an item. `false` if the data source cannot move items or not this one.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard let dataSource, dataSource.implementsMoveItem, isValid(indexPath),
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movement = (indexPath, indexPath)
    cellForItem(at: indexPath)?.isReordering = true
    return true
  }

  /// The finger that holds the item is at a point of the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement, let proposed = indexPathForItem(at: targetPosition) else { return }
    let target =
      itemDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.from, atCurrentIndexPath: movement.current,
        toProposedIndexPath: proposed) ?? proposed
    self.movement = (movement.from, target)
  }

  /// The item is let go: the data source is told, and the item shown at its new place.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    cellForItem(at: movement.from)?.isReordering = false
    guard movement.from != movement.current else { return }
    performBatchUpdates({
      self.dataSource?.collectionView(self, moveItemAt: movement.from, to: movement.current)
      self.moveItem(at: movement.from, to: movement.current)
    })
  }

  /// The item goes back.
  public func cancelInteractiveMovement() {
    if let movement { cellForItem(at: movement.from)?.isReordering = false }
    movement = nil
  }
}
