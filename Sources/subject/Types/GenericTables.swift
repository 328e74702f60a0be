import Foundation
import Inspection

extension ProtocolTables {
  static var generics: [any ModuleEntry] { [pair, cache, loadable] }

  private static var pair: TypeTable {
    TypeTable(generic: "Pair", module: "subject", kind: .structure, parameters: ["First", "Second"]) {
      StoredProperty("var first: First")
      StoredProperty("var second: Second")
      Member(
        "init(first: First, second: Second)",
        .call { _, arguments in
          func makePair<First, Second>(_: First.Type, _: Second.Type) throws -> Any {
            Pair(
              first: try arguments.value(0, as: First.self) as First,
              second: try arguments.value(1, as: Second.self) as Second)
          }
          return try withMetatype("First", arguments) { first in
            try withMetatype("Second", arguments) { second in
              func openFirst<First>(_ first: First.Type) throws -> Any {
                func openSecond<Second>(_ second: Second.Type) throws -> Any { try makePair(first, second) }
                return try _openExistential(second, do: openSecond)
              }
              return try _openExistential(first, do: openFirst)
            }
          }
        })
    }
  }

  private static var cache: TypeTable {
    TypeTable(generic: "Cache", module: "subject", kind: .classType, parameters: ["Value"]) {
      StoredProperty("var items: [String: Value]")
      StoredProperty("var limit: Int")
      Member(
        "init(items: [String: Value], limit: Int)",
        .call { _, arguments in
          func make<Value>(_: Value.Type) throws -> Any {
            Cache<Value>(items: try arguments.value(0), limit: try arguments.value(1))
          }
          return try withMetatype("Value", arguments) { try _openExistential($0, do: make) }
        })
    }
  }

  private static var loadable: TypeTable {
    TypeTable(generic: "Loadable", module: "subject", kind: .enumeration, parameters: ["Value"]) {
      loadableCase("case idle") { (_: Arguments, type) in
        func make<Value>(_: Value.Type) -> Any { Loadable<Value>.idle }
        return _openExistential(type, do: make)
      }
      loadableCase("case loading(Double)") { (arguments: Arguments, type) in
        func make<Value>(_: Value.Type) throws -> Any { Loadable<Value>.loading(try arguments.value(0)) }
        return try _openExistential(type, do: make)
      }
      loadableCase("case loaded(Value)") { (arguments: Arguments, type) in
        func make<Value>(_: Value.Type) throws -> Any { Loadable<Value>.loaded(try arguments.value(0)) }
        return try _openExistential(type, do: make)
      }
    }
  }

  private static func loadableCase(_ text: String, _ make: @escaping (Arguments, Any.Type) throws -> Any) -> Member {
    guard var declaration = Declaration(parsing: text) else { preconditionFailure("not a declaration: \(text)") }
    declaration.isStatic = true
    declaration.text = text
    return Member(declaration, .call { _, arguments in try withMetatype("Value", arguments) { try make(arguments, $0) } })
  }

  /// The type a generic parameter stands for in this call.
  private static func withMetatype(
    _ parameter: String, _ arguments: Arguments, _ body: (Any.Type) throws -> Any
  ) throws -> Any {
    guard let type = arguments.types[parameter]?.metatype else { throw AccessError.unknownType(parameter) }
    return try body(type)
  }
}
