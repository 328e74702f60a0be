import Foundation
import Inspection
import UIKitModel

/// A section snapshot of any identifiers, for its table: what it answers and how it changes, by name.
protocol ErasedSectionSnapshot {
  /// An empty snapshot.
  static func makeEmpty() -> Any
  /// Calls a method that leaves the snapshot alone.
  func answer(_ question: SectionSnapshotQuestion, _ arguments: Arguments) throws -> Any
  /// The snapshot after a change.
  func changed(_ change: SectionSnapshotChange, _ arguments: Arguments) throws -> Any
}

/// The questions a section snapshot answers.
enum SectionSnapshotQuestion {
  case items, rootItems, visibleItems, expandedItems, contains, isExpanded, isVisible, level, index, parent, snapshot
}

/// The changes a section snapshot can make.
enum SectionSnapshotChange {
  case append, insertBefore, insertAfter, delete, deleteAll, expand, collapse, replace, insertSnapshotBefore, insertSnapshotAfter
}

extension NSDiffableDataSourceSectionSnapshot: ErasedSectionSnapshot {
  static func makeEmpty() -> Any { Self() }

  func answer(_ question: SectionSnapshotQuestion, _ arguments: Arguments) throws -> Any {
    switch question {
    case .items: items
    case .rootItems: rootItems
    case .visibleItems: visibleItems
    case .expandedItems: expandedItems
    case .contains: contains(try arguments.value(0))
    case .isExpanded: isExpanded(try arguments.value(0))
    case .isVisible: isVisible(try arguments.value(0))
    case .level: level(of: try arguments.value(0))
    case .index: index(of: try arguments.value(0)) as Any
    case .parent: parent(of: try arguments.value(0)) as Any
    case .snapshot: snapshot(of: try arguments.value(0), includingParent: try arguments.value(1))
    }
  }

  func changed(_ change: SectionSnapshotChange, _ arguments: Arguments) throws -> Any {
    var copy = self
    switch change {
    case .append: copy.append(try arguments.value(0), to: try arguments.value(1, as: ItemIdentifierType?.self))
    case .insertBefore: copy.insert(try arguments.value(0, as: [ItemIdentifierType].self), before: try arguments.value(1))
    case .insertAfter: copy.insert(try arguments.value(0, as: [ItemIdentifierType].self), after: try arguments.value(1))
    case .delete: copy.delete(try arguments.value(0))
    case .deleteAll: copy.deleteAll()
    case .expand: copy.expand(try arguments.value(0))
    case .collapse: copy.collapse(try arguments.value(0))
    case .replace: copy.replace(childrenOf: try arguments.value(0), using: try arguments.value(1))
    case .insertSnapshotBefore: copy.insert(try arguments.value(0, as: Self.self), before: try arguments.value(1))
    case .insertSnapshotAfter: copy.insert(try arguments.value(0, as: Self.self), after: try arguments.value(1))
    }
    return copy
  }
}

extension TypeTable {
  /// The doors into a section snapshot of any identifiers.
  static var sectionSnapshot: TypeTable {
    TypeTable(
      generic: "NSDiffableDataSourceSectionSnapshot", module: "UIKitModel", kind: .structure, parameters: ["ItemIdentifierType"],
      conformances: ["Equatable"]
    ) {
      sectionSnapshotQuestions
      sectionSnapshotChanges
      Member(
        "init()",
        .call { _, arguments in
          guard let type = arguments.resultMetatype as? any ErasedSectionSnapshot.Type else {
            throw AccessError.unknownType("\(arguments.result)")
          }
          return type.makeEmpty()
        })
    }
  }

  @TableBuilder private static var sectionSnapshotQuestions: [any TableEntry] {
    Member.tree("items: [ItemIdentifierType]", .items)
    Member.tree("rootItems: [ItemIdentifierType]", .rootItems)
    Member.tree("visibleItems: [ItemIdentifierType]", .visibleItems)
    Member.tree("expandedItems: [ItemIdentifierType]", .expandedItems)
    Member.treeMethod("func contains(_ item: ItemIdentifierType) -> Bool", .contains)
    Member.treeMethod("func isExpanded(_ item: ItemIdentifierType) -> Bool", .isExpanded)
    Member.treeMethod("func isVisible(_ item: ItemIdentifierType) -> Bool", .isVisible)
    Member.treeMethod("func level(of item: ItemIdentifierType) -> Int", .level)
    Member.treeMethod("func index(of item: ItemIdentifierType) -> Int?", .index)
    Member.treeMethod("func parent(of child: ItemIdentifierType) -> ItemIdentifierType?", .parent)
    Member.treeMethod(
      """
      func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) \
      -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      """, .snapshot)
  }

  @TableBuilder private static var sectionSnapshotChanges: [any TableEntry] {
    Member.treeChange("func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)", .append)
    Member.treeChange("func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType)", .insertBefore)
    Member.treeChange("func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType)", .insertAfter)
    Member.treeChange(
      "func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType)",
      .insertSnapshotBefore)
    Member.treeChange(
      "func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType)",
      .insertSnapshotAfter)
    Member.treeChange("func delete(_ items: [ItemIdentifierType])", .delete)
    Member.treeChange("func deleteAll()", .deleteAll)
    Member.treeChange("func expand(_ items: [ItemIdentifierType])", .expand)
    Member.treeChange("func collapse(_ items: [ItemIdentifierType])", .collapse)
    Member.treeChange(
      """
      func replace(childrenOf parent: ItemIdentifierType, \
      using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
      """, .replace)
  }
}

extension Member {
  fileprivate static func tree(_ text: String, _ question: SectionSnapshotQuestion) -> Member {
    Member("var \(text) { get }", .property(get: { try sectionSnapshot($0).answer(question, Arguments([])) }, set: nil))
  }

  fileprivate static func treeMethod(_ text: String, _ question: SectionSnapshotQuestion) -> Member {
    Member(text, .call { root, arguments in try sectionSnapshot(root).answer(question, arguments) })
  }

  fileprivate static func treeChange(_ text: String, _ change: SectionSnapshotChange) -> Member {
    Member(
      "mutating " + text,
      .call { root, arguments in
        root = try sectionSnapshot(root).changed(change, arguments)
        return ()
      })
  }

  private static func sectionSnapshot(_ root: Any) throws -> any ErasedSectionSnapshot {
    guard let snapshot = root as? any ErasedSectionSnapshot else {
      throw AccessError.wrongType(expected: "NSDiffableDataSourceSectionSnapshot", found: "\(Swift.type(of: root))")
    }
    return snapshot
  }
}
