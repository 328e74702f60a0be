import Catalog
import LabText

/// One sentence of a card or concept, by the name of its field.
struct CardText {
  /// The field, such as `purpose` or `property.alpha`.
  let name: String
  /// What it says.
  let text: Localized
  /// Whether it must be worded for its card alone; the short cells of a method's row may recur.
  var isOwn = true

  /// Every sentence of an entry's card.
  static func all(of entry: CatalogEntry) -> [CardText] {
    switch entry.content() {
    case .type(let card): all(of: card)
    case .concept(let card): all(of: card)
    }
  }

  private static func all(of card: TypeCard) -> [CardText] {
    var texts = [
      CardText(name: "purpose", text: card.purpose), CardText(name: "analogy", text: card.analogy),
      CardText(name: "createdBy", text: card.createdBy), CardText(name: "ownedBy", text: card.ownedBy),
      CardText(name: "releasedWhen", text: card.releasedWhen),
    ]
    texts += all(of: card.misconception) + all(of: card.question) + card.related.map { CardText(name: "related.\($0.id)", text: $0.why) }
    texts += card.properties.map { CardText(name: "property.\($0.name)", text: $0.observe) }
    texts += card.methods.flatMap { method in
      [("input", method.input), ("output", method.output), ("sideEffect", method.sideEffect), ("caller", method.caller)].map {
        CardText(name: "\(method.name).\($0.0)", text: $0.1, isOwn: false)
      }
    }
    if let limits = card.modelLimits { texts.append(CardText(name: "modelLimits", text: limits)) }
    return texts
  }

  private static func all(of card: ConceptCard) -> [CardText] {
    [CardText(name: "title", text: card.title), CardText(name: "definition", text: card.definition)]
      + all(of: card.misconception) + all(of: card.question) + card.related.map { CardText(name: "related.\($0.id)", text: $0.why) }
  }

  private static func all(of misconception: Misconception) -> [CardText] {
    [CardText(name: "belief", text: misconception.belief), CardText(name: "truth", text: misconception.truth)]
  }

  private static func all(of question: CardQuestion) -> [CardText] {
    [CardText(name: "question", text: question.prompt), CardText(name: "answer", text: question.answer)]
  }
}
