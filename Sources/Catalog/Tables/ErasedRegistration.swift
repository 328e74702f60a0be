import Foundation
import Inspection
import UIKitModel

/// A registration of cells of any class for any items, for its table.
protocol ErasedCellRegistration {
  /// A registration whose handler is a closure of an expression.
  static func make(_ handler: FunctionValue) -> Any
  /// A filled cell of a collection view.
  func dequeue(from view: UICollectionView, at path: IndexPath, _ item: Any) throws -> Any
}

extension UICollectionView.CellRegistration: ErasedCellRegistration {
  static func make(_ handler: FunctionValue) -> Any {
    Self { cell, path, item in _ = try? handler.call([cell, path, item]) }
  }

  func dequeue(from view: UICollectionView, at path: IndexPath, _ item: Any) throws -> Any {
    view.dequeueConfiguredReusableCell(using: self, for: path, item: try DynamicValue.unwrap(item, as: Item?.self))
  }
}

/// A registration of supplementary views of any class, for its table.
protocol ErasedSupplementaryRegistration {
  /// A registration whose handler is a closure of an expression.
  static func make(_ kind: String, _ handler: FunctionValue) -> Any
  /// A filled view of a collection view.
  func dequeue(from view: UICollectionView, at path: IndexPath) -> Any
}

extension UICollectionView.SupplementaryRegistration: ErasedSupplementaryRegistration {
  static func make(_ kind: String, _ handler: FunctionValue) -> Any {
    Self(elementKind: kind) { view, kind, path in _ = try? handler.call([view, kind, path]) }
  }

  func dequeue(from view: UICollectionView, at path: IndexPath) -> Any {
    view.dequeueConfiguredReusableSupplementary(using: self, for: path)
  }
}

/// Tables of registrations.
enum RegistrationTables {
  /// All of them.
  static var all: [TypeTable] { [cells, supplementaries] }

  private static var cells: TypeTable {
    TypeTable(
      generic: "UICollectionView.CellRegistration", module: "UIKitModel", kind: .structure, parameters: ["Cell", "Item"],
      conformances: []
    ) {
      Member(
        "init(handler: @escaping (Cell, IndexPath, Item) -> Void)",
        .call { _, arguments in
          guard let type = arguments.resultMetatype as? any ErasedCellRegistration.Type else {
            throw AccessError.unknownType("\(arguments.result)")
          }
          return type.make(try FunctionValue(wrapping: arguments.values[0]))
        })
    }
  }

  private static var supplementaries: TypeTable {
    TypeTable(
      generic: "UICollectionView.SupplementaryRegistration", module: "UIKitModel", kind: .structure, parameters: ["Supplementary"],
      conformances: []
    ) {
      Member(
        "init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void)",
        .call { _, arguments in
          guard let type = arguments.resultMetatype as? any ErasedSupplementaryRegistration.Type else {
            throw AccessError.unknownType("\(arguments.result)")
          }
          return type.make(try arguments.value(0), try FunctionValue(wrapping: arguments.values[1]))
        })
    }
  }
}

extension Member {
  /// `dequeueConfiguredReusableCell` of a collection view.
  static var dequeueConfiguredCell: Member {
    Member(
      """
      func dequeueConfiguredReusableCell<Cell, Item>(using registration: UICollectionView.CellRegistration<Cell, Item>, \
      for indexPath: IndexPath, item: Item?) -> Cell
      """,
      .call { root, arguments in
        guard let registration = arguments.values[0] as? any ErasedCellRegistration else {
          throw AccessError.wrongType(expected: "UICollectionView.CellRegistration", found: "\(Swift.type(of: arguments.values[0]))")
        }
        return try registration.dequeue(
          from: DynamicValue.unwrap(root, as: UICollectionView.self), at: arguments.value(1), arguments.values[2])
      })
  }

  /// `dequeueConfiguredReusableSupplementary` of a collection view.
  static var dequeueConfiguredSupplementary: Member {
    Member(
      """
      func dequeueConfiguredReusableSupplementary<Supplementary>(\
      using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary
      """,
      .call { root, arguments in
        guard let registration = arguments.values[0] as? any ErasedSupplementaryRegistration else {
          throw AccessError.wrongType(
            expected: "UICollectionView.SupplementaryRegistration", found: "\(Swift.type(of: arguments.values[0]))")
        }
        return registration.dequeue(from: try DynamicValue.unwrap(root, as: UICollectionView.self), at: try arguments.value(1))
      })
  }
}
