import Foundation
import Testing

@testable import UIKitModel

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
  var snapshot = Snapshot()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
  }
  return snapshot
}

/// The exception that a change of a snapshot raises; the snapshot must come out as it went in.
private func reason(_ sections: [(String, [Int])], _ change: (inout Snapshot) -> Void) -> String? {
  inWorld { environment in
    var changed = snapshot(sections)
    change(&changed)
    #expect(changed.sectionIdentifiers == sections.map(\.0))
    #expect(changed.itemIdentifiers == sections.flatMap(\.1))
    let exception = environment.takePendingException()
    #expect(exception?.name == .internalInconsistency)
    return exception?.reason
  }
}

@Suite("NSDiffableDataSourceSnapshot facts")
struct SnapshotFacts {
  @Test("Snapshot.appendItems.to") func appendTo() {
    var some = snapshot([("a", []), ("b", [])])
    some.appendItems([1, 2], toSection: "a")
    #expect(some.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(some.itemIdentifiers(inSection: "b") == [])
  }

  @Test("Snapshot.appendItems.order") func appendOrder() {
    var some = snapshot([("a", []), ("b", [])])
    some.appendItems([3], toSection: "b")
    some.appendItems([1, 2], toSection: "a")
    #expect(some.itemIdentifiers == [1, 2, 3])
  }

  @Test("Snapshot.noSection.err") func noSection() {
    let said = reason([]) { $0.appendItems([1]) }
    #expect(said == "There are currently no sections in the data source. Please add a section first.")
  }

  @Test("Snapshot.unknownSection.read.err") func unknownRead() {
    let text =
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
      + "(which has O(1) performance)"
    #expect(reason([("a", [1])]) { _ = $0.numberOfItems(inSection: "z") } == text)
    #expect(reason([("a", [1])]) { _ = $0.itemIdentifiers(inSection: "z") } == text)
  }

  @Test("Snapshot.unknownSection.append.err") func unknownAppend() {
    #expect(
      reason([("a", [])]) { $0.appendItems([1], toSection: "z") }
        == "Invalid parameter not satisfying: section != NSNotFound")
  }

  @Test("Snapshot.unknownDest.section.err") func unknownDestination() {
    #expect(
      reason([("a", [])]) { $0.insertSections(["c"], beforeSection: "z") }
        == "Invalid parameter not satisfying: insertIndex != NSNotFound")
    #expect(
      reason([("a", [])]) { $0.moveSection("a", afterSection: "z") }
        == "Invalid parameter not satisfying: toSection != NSNotFound")
    #expect(
      reason([("a", [])]) { $0.moveSection("z", afterSection: "a") }
        == "Invalid parameter not satisfying: fromSection != NSNotFound")
  }

  @Test("Snapshot.move.unknown.from") func moveUnknown() {
    #expect(
      reason([("a", [1])]) { $0.moveItem(9, afterItem: 1) }
        == "Invalid parameter not satisfying: fromIndex != NSNotFound")
    #expect(
      reason([("a", [1])]) { $0.moveItem(1, beforeItem: 9) }
        == "Invalid parameter not satisfying: toIndex != NSNotFound")
  }

  @Test("Snapshot.append.dup.moves") func duplicateMoves() {
    inWorld { environment in
      var some = snapshot([("a", [1, 2, 3])])
      some.appendItems([1])
      #expect(some.itemIdentifiers == [2, 3, 1])
      #expect(!environment.hasPendingException)
      #expect(environment.consoleLog.count == 1)
    }
  }

  @Test("Snapshot.append.dup.log") func duplicateLog() {
    inWorld { environment in
      var some = snapshot([("a", [1, 2, 3])])
      some.appendItems([1])
      some.insertItems([2, 3], afterItem: 1)
      let text =
        "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the "
        + "snapshot. The existing item identifier will be moved into place instead, but this operation will be more "
        + "expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic "
        + "breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "
        + "Item identifier that already exists: 1"
      #expect(environment.consoleLog.first == text)
      #expect(environment.consoleLog.last?.contains("2 item identifiers that already exist in the snapshot.") == true)
      #expect(some.itemIdentifiers == [1, 2, 3])
    }
  }

  @Test("Snapshot.dup.argument.err") func duplicateArgument() {
    #expect(
      reason([("a", [])]) { $0.appendItems([7, 7]) }
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}")
    #expect(
      reason([("a", [])]) { $0.appendItems([7, 8, 8, 7]) }
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    8,\n    7\n)}")
  }

  @Test("Snapshot.dup.section.err") func duplicateSection() {
    let one =
      "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
      + "snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: a"
    #expect(reason([("a", [1])]) { $0.appendSections(["a"]) } == one)
    #expect(
      reason([("a", [1]), ("b", [])]) { $0.insertSections(["a", "b"], beforeSection: "z") }
        == "Invalid parameter not satisfying: insertIndex != NSNotFound")
    let two =
      "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in the "
      + "snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: "
      + "(\n    a,\n    b\n)"
    let said = reason([("a", [1]), ("b", []), ("c", [])]) { $0.insertSections(["a", "b"], beforeSection: "c") }
    #expect(said == two)
  }

  @Test("Snapshot.namespace") func namespaces() {
    inWorld { environment in
      var some = NSDiffableDataSourceSnapshot<Int, Int>()
      some.appendSections([1])
      some.appendItems([1])
      #expect(some.sectionIdentifier(containingItem: 1) == 1)
      #expect(!environment.hasPendingException)
    }
  }

  @Test("Snapshot.insert.destInList") func destinationInList() {
    let said = reason([("a", [1])]) { $0.insertItems([1], beforeItem: 1) }
    #expect(
      said?.hasPrefix(
        "Invalid update: destination for insertion operation [1] is in the insertion identifier list for update: "
          + "<_UIDiffableDataSourceUpdate 0x") == true)
    #expect(said?.contains(" - action: INS; ") == true)
    #expect(said?.hasSuffix(">.") == true)
  }

  @Test("Snapshot.reconfigure.unknown.err") func reconfigureUnknown() {
    #expect(
      reason([("a", [1])]) { $0.reconfigureItems([1, 5]) }
        == "Attempted to reconfigure item identifier that does not exist in the snapshot: 5")
    #expect(
      reason([("a", [1])]) { $0.reloadItems([5]) }
        == "Attempted to reload item identifier that does not exist in the snapshot: 5")
  }

  @Test("Snapshot.delete.unknown") func deleteUnknown() {
    inWorld { environment in
      var some = snapshot([("a", [1])])
      some.deleteItems([9])
      some.deleteSections(["z"])
      #expect(some.itemIdentifiers == [1])
      #expect(!environment.hasPendingException)
    }
  }

  @Test("Snapshot.delete.all.items") func deleteItemsOfSection() {
    var some = snapshot([("a", [1, 2])])
    some.deleteItems([1, 2])
    #expect(some.sectionIdentifiers == ["a"])
    #expect(some.numberOfItems == 0)
  }

  @Test("Snapshot.deleteAll") func deleteAll() {
    var some = snapshot([("a", [1, 2]), ("b", [])])
    some.deleteAllItems()
    #expect(some.numberOfSections == 0)
    #expect(some.numberOfItems == 0)
  }

  @Test("Snapshot.indexOfItem.none") func indexOfItem() {
    let some = snapshot([("a", [4]), ("b", [5, 6])])
    #expect(some.indexOfItem(9) == nil)
    #expect(some.indexOfItem(6) == 2)
  }

  @Test("Snapshot.indexOfSection") func indexOfSection() {
    let some = snapshot([("a", []), ("b", [])])
    #expect(some.indexOfSection("b") == 1)
    #expect(some.indexOfSection("z") == nil)
  }

  @Test("Snapshot.moveSection") func moveSection() {
    var some = snapshot([("a", [1]), ("b", [2])])
    some.moveSection("a", afterSection: "b")
    #expect(some.sectionIdentifiers == ["b", "a"])
    #expect(some.itemIdentifiers == [2, 1])
    some.moveSection("a", beforeSection: "b")
    #expect(some.itemIdentifiers == [1, 2])
  }

  @Test("Snapshot.insertItems.after") func insertAfter() {
    var some = snapshot([("a", [1, 2])])
    some.insertItems([8, 9], afterItem: 1)
    #expect(some.itemIdentifiers == [1, 8, 9, 2])
  }

  @Test("Snapshot.insertItems.before") func insertBefore() {
    var some = snapshot([("a", [1, 2])])
    some.insertItems([8, 9], beforeItem: 1)
    #expect(some.itemIdentifiers == [8, 9, 1, 2])
  }

  @Test("Snapshot.insertSections.before") func insertSections() {
    var some = snapshot([("a", []), ("b", [])])
    some.insertSections(["x", "y"], beforeSection: "b")
    #expect(some.sectionIdentifiers == ["a", "x", "y", "b"])
  }

  @Test("Snapshot.value") func isValue() {
    let some = snapshot([("a", [1])])
    var copy = some
    copy.deleteAllItems()
    #expect(some.itemIdentifiers == [1])
    #expect(copy.numberOfSections == 0)
  }

  @Test("Snapshot.errors.class") func errorsClass() {
    // `reason` checks the exception's name for each.
    #expect(reason([("a", [1])]) { $0.reloadSections(["z"]) } != nil)
    #expect(reason([("a", [1])]) { $0.moveItem(1, afterItem: 1) } != nil)
    #expect(reason([("a", [1])]) { $0.moveSection("a", afterSection: "a") } != nil)
    #expect(reason([("a", [1])]) { $0.insertSections(["a"], afterSection: "a") } != nil)
  }

  @Test("Snapshot.reload.order") func reloadOrder() {
    var some = snapshot([("a", [1, 2])])
    some.reloadItems([2])
    some.reloadItems([1, 2])
    #expect(some.reloadedItemIdentifiers == [2, 1])
  }

  @Test("NSDiffableSnapshot.desc") func description() {
    inWorld { _ in
      var some = NSDiffableDataSourceSnapshot<String, String>()
      some.appendSections(["A", "B", "C"])
      some.appendItems(["a1", "a2", "a3"], toSection: "A")
      some.appendItems(["b1", "b2"], toSection: "B")
      let lines = some.description.split(separator: "\n").map(String.init)
      let head =
        #/<NSDiffableDataSourceSnapshot 0x[0-9a-f]+: numberOfSections:3 numberOfItems:5; generation=[0-9A-F-]{36}; sectionCounts=<_UIDataSourceSnapshotter: 0x[0-9a-f]+; 3 sections with item counts: \[3, 2, 0\] >/#
      #expect(lines[0].wholeMatch(of: head) != nil)
      #expect(Array(lines.dropFirst()) == ["[A: {a1 a2 a3}]", "[B: {b1 b2}]", "[C: {}]>"])
    }
  }

  @Test("IndexPath.desc") func indexPath() {
    let path = IndexPath(item: 3, section: 1)
    #expect("\(path)" == "[1, 3]")
    #expect((path.section, path.item, path.row) == (1, 3, 3))
    #expect(path == IndexPath(row: 3, section: 1))
    #expect(path.exceptionText == "{length = 2, path = 1 - 3}")
  }
}
