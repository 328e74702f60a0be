import Catalog
import Inspection
import LabCore
import LabText

/// A value handed out of an actor for reading in a test.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

extension Workbench {
  /// The session's tables.
  func registryForTests() -> Handed<TypeRegistry> { Handed(value: tables) }
}

/// Every sentence of a card, by the name of its field.
enum CardTexts {
  static func of(_ entry: CatalogEntry) -> [(String, Localized)] {
    switch entry.content() {
    case .type(let card): of(card)
    case .concept(let card): of(card)
    }
  }

  /// Whether a field must be worded for its card alone; the short cells of a method's row may recur.
  static func isOwn(_ name: String) -> Bool {
    !["input", "output", "sideEffect", "caller"].contains { name.hasSuffix("." + $0) }
  }

  private static func of(_ card: TypeCard) -> [(String, Localized)] {
    var texts = [
      ("purpose", card.purpose), ("analogy", card.analogy), ("createdBy", card.createdBy), ("ownedBy", card.ownedBy),
      ("releasedWhen", card.releasedWhen), ("belief", card.misconception.belief), ("truth", card.misconception.truth),
      ("question", card.question.prompt), ("answer", card.question.answer),
    ]
    texts += card.related.map { ("related.\($0.id)", $0.why) }
    texts += card.properties.map { ("property.\($0.name)", $0.observe) }
    for method in card.methods {
      texts += [
        ("\(method.name).input", method.input), ("\(method.name).output", method.output),
        ("\(method.name).sideEffect", method.sideEffect), ("\(method.name).caller", method.caller),
      ]
    }
    if let limits = card.modelLimits { texts.append(("modelLimits", limits)) }
    return texts
  }

  private static func of(_ card: ConceptCard) -> [(String, Localized)] {
    [
      ("title", card.title), ("definition", card.definition), ("belief", card.misconception.belief), ("truth", card.misconception.truth),
      ("question", card.question.prompt), ("answer", card.question.answer),
    ] + card.related.map { ("related.\($0.id)", $0.why) }
  }

  static func cue(of entry: CatalogEntry) -> SourceCue {
    switch entry.content() {
    case .type(let card): card.sourceCue
    case .concept(let card): card.sourceCue
    }
  }

  static func debuggerCommands(of entry: CatalogEntry) -> [String] {
    switch entry.content() {
    case .type(let card): card.debuggerCommands
    case .concept(let card): card.debuggerCommands
    }
  }

  static func tryIt(of entry: CatalogEntry) -> [String] {
    switch entry.content() {
    case .type(let card): card.misconception.tryIt
    case .concept(let card): card.misconception.tryIt
    }
  }
}
