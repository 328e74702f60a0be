public import Inspection
public import LabText
import UIKitModel

/// The rows of a card's tables: what the author wrote beside what the type's table and a fresh instance say.
public struct CardFacts {
  /// One property.
  public struct PropertyRow: Sendable, Hashable {
    /// What the table and a fresh instance say.
    public var fact: TypeFacts.Property
    /// What to look at.
    public var observe: Localized
  }

  /// One method.
  public struct MethodRow: Sendable, Hashable {
    /// The declaration, without the access level that all of them share.
    public var declaration: String
    /// What the author wrote.
    public var note: MethodNote
  }

  /// The properties, in the card's order.
  public let properties: [PropertyRow]
  /// The methods, in the card's order.
  public let methods: [MethodRow]

  /// Reads the rows of a card. Fresh instances live in a world of their own.
  public init(_ card: TypeCard, _ entry: CatalogEntry, _ registry: TypeRegistry) {
    (properties, methods) = UIKitEnvironment.with(UIKitEnvironment()) {
      let facts = TypeFacts(card: card, registry: registry)
      // A card also lists members of the small types around its own, such as a protocol's requirements.
      let around = entry.tables().flatMap(\.members)
      let properties = card.properties.map { note in
        PropertyRow(fact: Self.fact(of: note.name, facts, around), observe: note.observe)
      }
      let methods = card.methods.map { note in
        let member = facts.member(note.name) ?? around.first { $0.declaration.fullName == note.name }
        return MethodRow(declaration: Self.source(member?.declaration) ?? note.name, note: note)
      }
      return (properties, methods)
    }
  }

  private static func fact(of name: String, _ facts: TypeFacts, _ around: [Member]) -> TypeFacts.Property {
    let member = facts.member(name) ?? around.first { $0.declaration.fullName == name }
    var fact = facts.property(name)
    guard let declaration = member?.declaration else { return fact }
    if facts.member(name) == nil {
      fact = TypeFacts.Property(
        name: name, type: "\(declaration.result)", access: declaration.access.words, defaultValue: nil, values: "")
    }
    if declaration.kind == .enumCase { fact.access = "case" } else if declaration.isStatic { fact.access = "static \(fact.access)" }
    return fact
  }

  /// A declaration as a reader of source knows it.
  private static func source(_ declaration: Declaration?) -> String? {
    guard let declaration, !declaration.text.isEmpty else { return nil }
    var words = declaration.text.split(separator: " ").map(String.init)
    words.removeAll { ["internal", "public", "@inlinable"].contains($0) }
    var text = words.joined(separator: " ")
    switch declaration.kind {
    case .enumCase:
      let parameters = declaration.parameters.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type)" }.joined(separator: ", ")
      return "case \(declaration.name)" + (parameters.isEmpty ? "" : "(\(parameters))")
    case .method:
      if declaration.isStatic, !words.contains("static"), !words.contains("class") { text = "static " + text }
      // The debugger's notes leave out what some calls return; a reader needs it.
      if declaration.result != .void, !words.contains("->") { text += " -> \(declaration.result)" }
      return text
    default: return text
    }
  }
}
