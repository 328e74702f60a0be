import Expression
import Inspection
public import LabText
import UIKitModel

/// The whole catalog as data: every field of every card and concept in both languages, with what the tables and a fresh
/// instance say of each listed property and method. `docs/type-catalog.md` describes the form.
public struct CatalogExport {
  /// The name and version of the form. It changes when a member is removed or means something else, not when one is added.
  public static let schema = "lab.type-catalog/1"

  private let catalog: CatalogIndex
  private let registry: TypeRegistry
  private let version: String

  /// Prepares the export of a catalog.
  ///
  /// - Parameter version: The version of the program, as its users see it.
  public init(catalog: CatalogIndex = CatalogIndex(), version: String) {
    self.catalog = catalog
    self.version = version
    registry = catalog.registry(over: TypeRegistry(StandardLibrary.modules))
  }

  /// The catalog. The same catalog always gives the same value.
  public var value: JSONValue {
    var types: [JSONValue] = []
    var concepts: [JSONValue] = []
    for entry in catalog.entries {
      switch entry.content() {
      case .type(let card): types.append(object(card, entry))
      case .concept(let card): concepts.append(object(card, entry))
      }
    }
    return [
      "schema": .string(Self.schema), "version": .string(version), "types": .array(types), "concepts": .array(concepts),
    ]
  }

  /// The rows of a card's tables.
  public func facts(of card: TypeCard, _ entry: CatalogEntry) -> CardFacts { CardFacts(card, entry, registry) }

  private func object(_ card: TypeCard, _ entry: CatalogEntry) -> JSONValue {
    let facts = facts(of: card, entry)
    var members = shared(entry)
    members["id"] = .string(card.id)
    members["module"] = .string(card.module.rawValue)
    members["kind"] = .string(card.kind.rawValue)
    members["inheritance"] = .strings(card.inheritance)
    members["conformances"] = .strings(card.conformances)
    members["related"] = .array(card.related.map(\.json))
    members["purpose"] = card.purpose.json
    members["analogy"] = card.analogy.json
    members["createdBy"] = card.createdBy.json
    members["ownedBy"] = card.ownedBy.json
    members["releasedWhen"] = card.releasedWhen.json
    members["properties"] = .array(facts.properties.map(\.json))
    members["methods"] = .array(facts.methods.map(\.json))
    members["misconception"] = card.misconception.json
    members["question"] = card.question.json
    members["debuggerCommands"] = .strings(card.debuggerCommands)
    members["searchWords"] = .strings(card.searchWords)
    members["sourceCue"] = card.sourceCue.json
    members["compilerSample"] = .optional(card.compilerSample)
    members["documentation"] = .strings(card.documentation)
    members["modelLimits"] = card.modelLimits?.json ?? .null
    return .object(members)
  }

  private func object(_ card: ConceptCard, _ entry: CatalogEntry) -> JSONValue {
    var members = shared(entry)
    members["id"] = .string(card.id)
    members["title"] = card.title.json
    members["definition"] = card.definition.json
    members["example"] = .string(card.example)
    members["counterexample"] =
      card.counterexample.map { ["source": .string($0.source), "diagnostic": .string($0.diagnostic)] } ?? .null
    members["misconception"] = card.misconception.json
    members["question"] = card.question.json
    members["related"] = .array(card.related.map(\.json))
    members["debuggerCommands"] = .strings(card.debuggerCommands)
    members["searchWords"] = .strings(card.searchWords)
    members["sourceCue"] = card.sourceCue.json
    members["compilerSample"] = .optional(card.compilerSample)
    members["documentation"] = .strings(card.documentation)
    return .object(members)
  }

  /// What both kinds of entries have.
  private func shared(_ entry: CatalogEntry) -> [String: JSONValue] {
    let lessons = Curriculum.lessons.filter { $0.types.contains(entry.id) || $0.concepts.contains(entry.id) }
    return [
      "experiment": .string(entry.experiment), "evidence": .string(entry.evidence.rawValue),
      "lessons": .array(lessons.map { ["number": .int($0.number), "slug": .string($0.slug)] }),
    ]
  }
}
