import Catalog
import Expression
import Foundation
import Inspection
import LabCore
import LabText
import Testing
import UIKitModel

/// The committed catalog against the live cards and tables, field by field. Nothing here uses the exporter's own code but
/// for the last test.
@Suite("Catalog export")
struct CatalogExportTests {
  let catalog = CatalogIndex()

  static func committed() throws -> JSONValue {
    try CanonicalJSON.tree(parsing: Data(try Project.read("docs/assets/type-catalog.json").utf8))
  }

  /// The committed object of an entry.
  static func object(_ entry: CatalogEntry, in tree: JSONValue) throws -> [String: JSONValue] {
    let list = try #require(tree[entry.isConcept ? "concepts" : "types"]?.list)
    let found = list.filter { $0["id"] == .string(entry.id) }
    #expect(found.count == 1, "\(entry.id) is there \(found.count) times")
    return try #require(found.first?.members)
  }

  @Test("the file holds 52 types and 18 concepts of a known form and nothing else")
  func shape() throws {
    let tree = try Self.committed()
    #expect(tree.members?.keys.sorted() == ["concepts", "schema", "types", "version"])
    #expect(tree["schema"] == "lab.type-catalog/1")
    #expect(tree["types"]?.list?.count == 52)
    #expect(tree["concepts"]?.list?.count == 18)
    let page = try Project.read("docs/type-catalog.md")
    for entry in catalog.entries {
      for name in try Self.object(entry, in: tree).keys { #expect(page.contains("`\(name)`"), "'\(name)' is not documented") }
    }
  }

  @Test("every stored field of a card is in the file under its own name")
  func complete() throws {
    let tree = try Self.committed()
    for entry in catalog.entries {
      let object = try Self.object(entry, in: tree)
      let fields: [String] =
        switch entry.content() {
        case .type(let card): Mirror(reflecting: card).children.compactMap(\.label)
        case .concept(let card): Mirror(reflecting: card).children.compactMap(\.label)
        }
      for field in fields { #expect(object[field] != nil, "\(entry.id) lacks \(field)") }
    }
  }

  @Test("every text, name and line of a card is what the file says")
  func words() throws {
    let tree = try Self.committed()
    for entry in catalog.entries {
      let object = try Self.object(entry, in: tree)
      #expect(object["experiment"] == .string(entry.experiment) && object["evidence"] == .string(entry.evidence.rawValue))
      let lessons = Curriculum.lessons.filter { ($0.types + $0.concepts).contains(entry.id) }
      #expect(object["lessons"]?.list?.compactMap { $0["slug"]?.text } == lessons.map(\.slug), "\(entry.id)")
      switch entry.content() {
      case .type(let card): compare(card, object)
      case .concept(let card): compare(card, object)
      }
    }
  }

  @Test("every property row says what the type's table and a fresh instance say")
  func properties() throws {
    let tree = try Self.committed()
    let registry = catalog.registry(over: TypeRegistry(StandardLibrary.modules))
    for entry in catalog.entries {
      guard case .type(let card) = entry.content() else { continue }
      let rows = try #require(try Self.object(entry, in: tree)["properties"]?.list)
      #expect(rows.compactMap { $0["name"]?.text } == card.properties.map(\.name))
      UIKitEnvironment.with(UIKitEnvironment()) {
        let facts = TypeFacts(card: card, registry: registry)
        let around = entry.tables().flatMap(\.members)
        for (note, row) in zip(card.properties, rows) {
          let place = "\(card.id).\(note.name)"
          #expect(row["observe"] == note.observe.object, "\(place)")
          if facts.member(note.name) != nil {
            let fact = facts.property(note.name)
            #expect(row["type"] == .string(fact.type), "\(place)")
            #expect(row["default"] == fact.defaultValue.map { .string($0) } ?? .null, "\(place)")
            #expect(row["values"] == .string(fact.values), "\(place)")
            let isCase = facts.member(note.name)?.declaration.kind == .enumCase
            #expect(isCase ? row["access"] == "case" : row["access"]?.text?.hasSuffix(fact.access) == true, "\(place)")
          } else {
            let result = around.first { $0.declaration.fullName == note.name }?.declaration.result
            #expect(row["type"]?.text == result.map { "\($0)" }, "\(place)")
          }
        }
      }
    }
  }

  @Test("every method row names a member of the tables and carries its words")
  func methods() throws {
    let tree = try Self.committed()
    for entry in catalog.entries {
      guard case .type(let card) = entry.content() else { continue }
      let rows = try #require(try Self.object(entry, in: tree)["methods"]?.list)
      #expect(rows.compactMap { $0["name"]?.text } == card.methods.map(\.name))
      for (note, row) in zip(card.methods, rows) {
        #expect(row["input"] == note.input.object && row["output"] == note.output.object, "\(card.id).\(note.name)")
        #expect(row["sideEffect"] == note.sideEffect.object && row["caller"] == note.caller.object, "\(card.id).\(note.name)")
        #expect(row["breakpoint"] == .string(note.breakpoint), "\(card.id).\(note.name)")
        let base = note.name.prefix { $0 != "(" }
        #expect(row["declaration"]?.text?.contains(base) == true, "\(card.id).\(note.name)")
      }
    }
  }

  @Test("the file is what 'make type-cards' writes now, byte for byte")
  func bytes() throws {
    let text = CatalogExport(version: LabVersion.current).value.text(isPretty: true) + "\n"
    #expect(try Project.read("docs/assets/type-catalog.json") == text, "run 'make type-cards'")
  }
}

extension CatalogExportTests {
  private func compare(_ card: TypeCard, _ object: [String: JSONValue]) {
    let texts: [(String, Localized)] = [
      ("purpose", card.purpose), ("analogy", card.analogy), ("createdBy", card.createdBy), ("ownedBy", card.ownedBy),
      ("releasedWhen", card.releasedWhen),
    ]
    for (name, text) in texts { #expect(object[name] == text.object, "\(card.id): \(name)") }
    #expect(object["module"]?.text == card.module.rawValue && object["kind"]?.text == card.kind.rawValue, "\(card.id)")
    #expect(object["inheritance"]?.texts == card.inheritance && object["conformances"]?.texts == card.conformances, "\(card.id)")
    #expect(object["modelLimits"] == card.modelLimits?.object ?? .null, "\(card.id)")
    compareEnding(card.id, object, card.misconception, card.question, card.related, card.debuggerCommands, card.sourceCue)
    #expect(object["compilerSample"]?.text == card.compilerSample && object["documentation"]?.texts == card.documentation, "\(card.id)")
    #expect(object["searchWords"]?.texts == card.searchWords, "\(card.id)")
  }

  private func compare(_ card: ConceptCard, _ object: [String: JSONValue]) {
    #expect(object["title"] == card.title.object && object["definition"] == card.definition.object, "\(card.id)")
    #expect(object["example"] == .string(card.example), "\(card.id)")
    #expect(object["counterexample"]?["source"]?.text == card.counterexample?.source, "\(card.id)")
    #expect(object["counterexample"]?["diagnostic"]?.text == card.counterexample?.diagnostic, "\(card.id)")
    compareEnding(card.id, object, card.misconception, card.question, card.related, card.debuggerCommands, card.sourceCue)
    #expect(object["compilerSample"]?.text == card.compilerSample && object["documentation"]?.texts == card.documentation, "\(card.id)")
    #expect(object["searchWords"]?.texts == card.searchWords, "\(card.id)")
  }

  private func compareEnding(
    _ id: String, _ object: [String: JSONValue], _ misconception: Misconception, _ question: CardQuestion, _ related: [Related],
    _ commands: [String], _ cue: SourceCue
  ) {
    #expect(object["misconception"]?["belief"] == misconception.belief.object, "\(id)")
    #expect(object["misconception"]?["truth"] == misconception.truth.object, "\(id)")
    #expect(object["misconception"]?["tryIt"]?.texts == misconception.tryIt, "\(id)")
    #expect(object["question"]?["prompt"] == question.prompt.object && object["question"]?["answer"] == question.answer.object, "\(id)")
    #expect(object["related"]?.list?.compactMap { $0["id"]?.text } == related.map(\.id), "\(id)")
    #expect(object["related"]?.list?.compactMap { $0["why"] } == related.map(\.why.object), "\(id)")
    #expect(object["debuggerCommands"]?.texts == commands, "\(id)")
    #expect(object["sourceCue"]?["file"]?.text == cue.file && object["sourceCue"]?["symbol"]?.text == cue.symbol, "\(id)")
  }
}

extension Localized {
  /// Both wordings as the file writes them.
  fileprivate var object: JSONValue { ["en": .string(en), "zh-Hans": .string(zh)] }
}

extension JSONValue {
  /// A member of an object.
  fileprivate subscript(_ name: String) -> JSONValue? { members?[name] }
  fileprivate var members: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }
  fileprivate var list: [JSONValue]? { if case .array(let list) = self { list } else { nil } }
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var texts: [String]? { list?.compactMap(\.text) }
}
