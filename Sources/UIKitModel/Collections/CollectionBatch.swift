import Foundation

/// A batch of updates that is being gathered.
struct CollectionBatch {
  var update = CollectionUpdate()
  var reconfiguredItems: [IndexPath] = []
  /// How many `performBatchUpdates` are running inside each other.
  var depth = 1
  var completions: [(Bool) -> Void] = []
}

/// The checks UIKit makes of a batch against the counts before and after it.
struct CollectionUpdateCheck {
  let update: CollectionUpdate
  let before: [Int]
  let after: [Int]

  /// What UIKit says of the first mistake; `nil` if the batch is right.
  var firstFailure: String? { deletionFailure ?? insertionFailure ?? moveFailure ?? conflict ?? countFailure }

  private var deletionFailure: String? {
    for section in (update.deletedSections.union(update.reloadedSections)).sorted()
    where !before.indices.contains(section) {
      return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
    }
    for path in (update.deletedItems + update.reloadedItems).sorted() {
      guard before.indices.contains(path.section) else {
        return "attempt to delete item \(path.item) from section \(path.section), but there are only \(before.count) "
          + "sections before the update"
      }
      if path.item >= before[path.section] {
        return "attempt to delete item \(path.item) from section \(path.section) which only contains "
          + "\(before[path.section]) items before the update"
      }
    }
    return nil
  }

  private var insertionFailure: String? {
    for section in update.insertedSections.sorted() where !after.indices.contains(section) {
      return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
    }
    for path in update.insertedItems.sorted() {
      guard after.indices.contains(path.section) else {
        return "attempt to insert item \(path.item) into section \(path.section), but there are only \(after.count) "
          + "sections after the update"
      }
      if path.item >= after[path.section] {
        return "attempt to insert item \(path.item) into section \(path.section), but there are only "
          + "\(after[path.section]) items in section \(path.section) after the update"
      }
    }
    return nil
  }

  private var moveFailure: String? {
    for move in update.movedSections {
      if !before.indices.contains(move.from) {
        return "attempt to move section \(move.from), but there are only \(before.count) sections before the update"
      }
      if !after.indices.contains(move.to) {
        return "attempt to move section \(move.from) to section \(move.to), but there are only \(after.count) sections "
          + "after the update"
      }
    }
    for move in update.movedItems {
      if !before.indices.contains(move.from.section) || move.from.item >= before[move.from.section] {
        return "attempt to move item from index path (\(Self.printed(move.from))) which does not exist before the update"
      }
      if !after.indices.contains(move.to.section) || move.to.item >= after[move.to.section] {
        return "attempt to move item to index path (\(Self.printed(move.to))) which does not exist after the update"
      }
    }
    return nil
  }

  private var conflict: String? {
    var seen: Set<IndexPath> = []
    for path in update.deletedItems where !seen.insert(path).inserted {
      return "attempt to delete the same index path multiple times (\(Self.printed(path)))"
    }
    for path in update.reloadedItems where seen.contains(path) {
      return "attempt to delete and reload the same index path (\(Self.printed(path)))"
    }
    for move in update.movedItems where !seen.insert(move.from).inserted {
      return "attempt to perform a delete and a move from the same index path (\(Self.printed(move.from)))"
    }
    return nil
  }

  private var countFailure: String? {
    let inserted = update.insertedSections.count
    let deleted = update.deletedSections.count
    if after.count != before.count + inserted - deleted {
      return "Invalid update: invalid number of sections.  The number of sections contained in the collection view after "
        + "the update (\(after.count)) must be equal to the number of sections contained in the collection view before "
        + "the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
        + "\(deleted) deleted)."
    }
    let map = CollectionUpdateMap(update)
    let inserts = Dictionary(grouping: update.insertedItems, by: \.section).mapValues(\.count)
    let deletes = Dictionary(grouping: update.deletedItems, by: \.section).mapValues(\.count)
    let crossing = update.movedItems.filter { map.section($0.from.section) != $0.to.section }
    let movedIn = Dictionary(grouping: crossing, by: \.to.section).mapValues(\.count)
    let movedOut = Dictionary(grouping: crossing, by: \.from.section).mapValues(\.count)
    for old in before.indices where !update.reloadedSections.contains(old) {
      guard let new = map.section(old), after.indices.contains(new) else { continue }
      let (plus, minus) = (inserts[new] ?? 0, deletes[old] ?? 0)
      let (into, out) = (movedIn[new] ?? 0, movedOut[old] ?? 0)
      guard after[new] != before[old] + plus - minus + into - out else { continue }
      return "Invalid update: invalid number of items in section \(new).  The number of items contained in an existing "
        + "section after the update (\(after[new])) must be equal to the number of items contained in that section "
        + "before the update (\(before[old])), plus or minus the number of items inserted or deleted from that section "
        + "(\(plus) inserted, \(minus) deleted) and plus or minus the number of items moved into or out of that section "
        + "(\(into) moved in, \(out) moved out)."
    }
    return nil
  }

  private static func printed(_ path: IndexPath) -> String {
    "<NSIndexPath: 0x\(String(UIKitEnvironment.current.allocateAddress(), radix: 16))> \(path.exceptionText)"
  }
}
