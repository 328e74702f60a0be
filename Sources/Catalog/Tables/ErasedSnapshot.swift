import Foundation
import Inspection
import UIKitModel

/// A snapshot of any identifiers, for its table: reads and changes by name.
protocol ErasedSnapshot {
  /// An empty snapshot.
  static func makeEmpty() -> Any
  /// Calls a method that leaves the snapshot alone.
  func answer(_ question: SnapshotQuestion, _ arguments: Arguments) throws -> Any
  /// The snapshot after a change.
  func changed(_ change: SnapshotChange, _ arguments: Arguments) throws -> Any
}

/// The questions a snapshot answers.
enum SnapshotQuestion {
  case numberOfItems, numberOfSections, sectionIdentifiers, itemIdentifiers, reloadedItems, reconfiguredItems, reloadedSections
  case numberOfItemsInSection, itemsInSection, sectionOfItem, indexOfItem, indexOfSection
}

/// The changes a snapshot can make.
enum SnapshotChange {
  case appendSections, insertSectionsBefore, insertSectionsAfter, deleteSections, moveSectionBefore, moveSectionAfter, reloadSections
  case appendItems, insertItemsBefore, insertItemsAfter, deleteItems, deleteAllItems, moveItemBefore, moveItemAfter, reloadItems
  case reconfigureItems
}

extension NSDiffableDataSourceSnapshot: ErasedSnapshot {
  static func makeEmpty() -> Any { Self() }

  func answer(_ question: SnapshotQuestion, _ arguments: Arguments) throws -> Any {
    switch question {
    case .numberOfItems: numberOfItems
    case .numberOfSections: numberOfSections
    case .sectionIdentifiers: sectionIdentifiers
    case .itemIdentifiers: itemIdentifiers
    case .reloadedItems: reloadedItemIdentifiers
    case .reconfiguredItems: reconfiguredItemIdentifiers
    case .reloadedSections: reloadedSectionIdentifiers
    case .numberOfItemsInSection: numberOfItems(inSection: try arguments.value(0))
    case .itemsInSection: itemIdentifiers(inSection: try arguments.value(0))
    case .sectionOfItem: sectionIdentifier(containingItem: try arguments.value(0)) as Any
    case .indexOfItem: indexOfItem(try arguments.value(0)) as Any
    case .indexOfSection: indexOfSection(try arguments.value(0)) as Any
    }
  }

  func changed(_ change: SnapshotChange, _ arguments: Arguments) throws -> Any {
    var copy = self
    switch change {
    case .appendSections: copy.appendSections(try arguments.value(0))
    case .insertSectionsBefore: copy.insertSections(try arguments.value(0), beforeSection: try arguments.value(1))
    case .insertSectionsAfter: copy.insertSections(try arguments.value(0), afterSection: try arguments.value(1))
    case .deleteSections: copy.deleteSections(try arguments.value(0))
    case .moveSectionBefore: copy.moveSection(try arguments.value(0), beforeSection: try arguments.value(1))
    case .moveSectionAfter: copy.moveSection(try arguments.value(0), afterSection: try arguments.value(1))
    case .reloadSections: copy.reloadSections(try arguments.value(0))
    case .appendItems: copy.appendItems(try arguments.value(0), toSection: try arguments.value(1, as: SectionIdentifierType?.self))
    case .insertItemsBefore: copy.insertItems(try arguments.value(0), beforeItem: try arguments.value(1))
    case .insertItemsAfter: copy.insertItems(try arguments.value(0), afterItem: try arguments.value(1))
    case .deleteItems: copy.deleteItems(try arguments.value(0))
    case .deleteAllItems: copy.deleteAllItems()
    case .moveItemBefore: copy.moveItem(try arguments.value(0), beforeItem: try arguments.value(1))
    case .moveItemAfter: copy.moveItem(try arguments.value(0), afterItem: try arguments.value(1))
    case .reloadItems: copy.reloadItems(try arguments.value(0))
    case .reconfigureItems: copy.reconfigureItems(try arguments.value(0))
    }
    return copy
  }
}

/// A diffable data source of any identifiers, for its table.
protocol ErasedDiffableDataSource {
  /// A source for a list; `provider` takes the list, the index path and the item, and answers a cell.
  static func make(_ list: UICollectionView, _ provider: FunctionValue) -> Any
  func snapshotValue() -> Any
  func item(_ arguments: Arguments) throws -> Any
  func path(_ arguments: Arguments) throws -> Any
  func section(_ arguments: Arguments) throws -> Any
  func sectionIndex(_ arguments: Arguments) throws -> Any
  func apply(_ arguments: Arguments) throws
  func reload(_ arguments: Arguments) throws
  func applyTree(_ arguments: Arguments) throws
  func tree(_ arguments: Arguments) throws -> Any
  func tapDisclosure(_ arguments: Arguments) throws -> Any
}

extension UICollectionViewDiffableDataSource: ErasedDiffableDataSource {
  static func make(_ list: UICollectionView, _ provider: FunctionValue) -> Any {
    UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      guard let cell = try? provider.call([list, path, item]) else { return nil }
      return try? DynamicValue.unwrap(cell, as: UICollectionViewCell?.self)
    }
  }

  func snapshotValue() -> Any { snapshot() }
  func item(_ arguments: Arguments) throws -> Any { itemIdentifier(for: try arguments.value(0)) as Any }
  func path(_ arguments: Arguments) throws -> Any { indexPath(for: try arguments.value(0)) as Any }
  func section(_ arguments: Arguments) throws -> Any { sectionIdentifier(for: try arguments.value(0)) as Any }
  func sectionIndex(_ arguments: Arguments) throws -> Any { index(for: try arguments.value(0)) as Any }
  func apply(_ arguments: Arguments) throws {
    apply(
      try arguments.value(0, as: Snapshot.self), animatingDifferences: try arguments.value(1),
      completion: try arguments.completion(2))
  }
  func applyTree(_ arguments: Arguments) throws {
    apply(
      try arguments.value(0, as: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.self), to: try arguments.value(1),
      animatingDifferences: try arguments.value(2), completion: try arguments.completion(3))
  }
  func tree(_ arguments: Arguments) throws -> Any { snapshot(for: try arguments.value(0)) }
  func tapDisclosure(_ arguments: Arguments) throws -> Any { tapDisclosure(of: try arguments.value(0)) }
  func reload(_ arguments: Arguments) throws {
    applySnapshotUsingReloadData(try arguments.value(0, as: Snapshot.self), completion: try arguments.completion(1))
  }
}

extension Arguments {
  /// A closure of an expression that is called at the end; `nil` where none was written.
  func completion(_ index: Int) throws -> (() -> Void)? {
    guard let written = DynamicValue.optionalPayload(values[index]).flatMap({ $0 }) else { return nil }
    let function = try FunctionValue(wrapping: written)
    return { _ = try? function.call([]) }
  }
}

extension Member {
  static func snapshotProperty(_ text: String, _ question: SnapshotQuestion) -> Member {
    Member("var \(text) { get }", .property(get: { try snapshot($0).answer(question, Arguments([])) }, set: nil))
  }

  static func snapshotMethod(_ text: String, _ question: SnapshotQuestion) -> Member {
    Member(text, .call { root, arguments in try snapshot(root).answer(question, arguments) })
  }

  static func snapshotChange(_ text: String, _ change: SnapshotChange) -> Member {
    Member(
      "mutating " + text,
      .call { root, arguments in
        root = try snapshot(root).changed(change, arguments)
        return ()
      })
  }

  static func sourceMethod(_ text: String, _ body: @escaping (any ErasedDiffableDataSource, Arguments) throws -> Any) -> Member {
    Member(
      text,
      .call { root, arguments in
        guard let source = root as? any ErasedDiffableDataSource else {
          throw AccessError.wrongType(expected: "UICollectionViewDiffableDataSource", found: "\(Swift.type(of: root))")
        }
        return try body(source, arguments)
      })
  }

  private static func snapshot(_ root: Any) throws -> any ErasedSnapshot {
    guard let snapshot = root as? any ErasedSnapshot else {
      throw AccessError.wrongType(expected: "NSDiffableDataSourceSnapshot", found: "\(Swift.type(of: root))")
    }
    return snapshot
  }
}
