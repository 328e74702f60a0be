public import Inspection

/// What the tables and a fresh instance say of a card's properties and methods. Nothing of this is written on the card.
public struct TypeFacts {
  /// A property as it is.
  public struct Property: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The type, as Swift writes it.
    public var type: String
    /// `let`, `get`, `get set` or `private(set)`.
    public var access: String
    /// The value in a fresh instance, as text; `nil` when no fresh instance can be made.
    public var defaultValue: String?
    /// The range or the choices that a control offers, as text; empty when there are none.
    public var values: String
  }

  private let tables: [TypeTable]
  private let fresh: Any?
  private let makeFresh: () -> Any?

  /// Reads the facts of a card's type.
  public init(card: TypeCard, registry: TypeRegistry) {
    if let table = registry.table(named: card.id) {
      tables = registry.tableChain(for: table.type)
      fresh = table.fresh()
      makeFresh = table.fresh
    } else {
      tables = []
      fresh = nil
      makeFresh = { nil }
    }
  }

  /// The member of a full name, in the type itself or what it inherits from.
  public func member(_ name: String) -> Member? {
    tables.flatMap(\.members).first { $0.declaration.fullName == name }
  }

  /// The facts of a property.
  public func property(_ name: String) -> Property {
    guard let member = member(name) else { return Property(name: name, type: "?", access: "?", defaultValue: nil, values: "") }
    return Property(
      name: name, type: Self.written(member.declaration.result), access: member.declaration.access.words,
      defaultValue: defaultValue(of: member),
      values: Self.values(member))
  }

  /// A property whose reading changes its owner is read from an instance of its own, so that it spoils no other default.
  private func defaultValue(of member: Member) -> String? {
    guard let fresh = member.isListed ? fresh : makeFresh(), !member.declaration.isStatic,
      case .property(let get, _) = member.implementation, let value = try? get(fresh)
    else {
      return nil
    }
    return ValueText.short(value)
  }

  /// A type as source writes it: `NSRange` is another name of `_NSRange`.
  private static func written(_ type: some CustomStringConvertible) -> String { type.description.replacing("_NSRange", with: "NSRange") }

  private static func values(_ member: Member) -> String {
    if let range = member.range { return "\(ValueText.short(range.lowerBound))…\(ValueText.short(range.upperBound))" }
    return member.choices.joined(separator: " ")
  }
}

extension Declaration.Access {
  /// The access as source writes it.
  public var words: String {
    switch self {
    case .constant: "let"
    case .get: "get"
    case .getSet: "get set"
    case .privateSet: "private(set)"
    }
  }
}
