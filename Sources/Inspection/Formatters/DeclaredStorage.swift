/// A stored property as the running program lays it out.
public struct DeclaredStorage: Sendable {
  public var name: String
  /// False for `weak` and `unowned`.
  public var isStrong: Bool

  /// The fields a type itself declares; empty for a generic type, which has none before its arguments are known.
  public static func all(of table: TypeTable) -> [DeclaredStorage] {
    guard let type = table.metatype, table.kind != .protocolType, table.kind != .enumeration else {
      return table.genericParameters.isEmpty
        ? []
        : table.members.filter { $0.declaration.kind == .property }.map {
          DeclaredStorage(name: $0.declaration.name, isStrong: true)
        }
    }
    let base: AnyClass? = (type as? AnyClass).flatMap { ValueDescriber.baseClass(of: $0) }
    let inherited = base.map { RuntimeReflection.declaredFieldCount(of: $0) } ?? 0
    return (inherited..<max(inherited, RuntimeReflection.declaredFieldCount(of: type))).map { index in
      let field = RuntimeReflection.declaredField(of: type, at: index)
      return DeclaredStorage(name: field.name, isStrong: field.isStrong)
    }
  }
}
