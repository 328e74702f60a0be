import Foundation
public import LabText

/// Finds cards and concepts by words of either language, also misspelled ones.
public struct CatalogSearch: Sendable {
  /// One result.
  public struct Hit: Sendable, Hashable {
    /// The entry's id.
    public var id: String
    /// How well it fits; higher is better.
    public var score: Int
    /// Where the words were found.
    public var why: Localized
  }

  private struct Field: Sendable {
    var text: String
    var weight: Int
    var why: Localized
    /// The characters of a name, which a typing slip may have changed; empty for prose.
    var letters: [Character] = []
    /// What a name says from its second, third … hump on: `scalefactor` and `factor` of `minimumScaleFactor`.
    var humps: [String] = []
  }

  /// A word of the query.
  private struct Word {
    var text: String
    var near: NearestNames.Word?
  }

  private let documents: [(id: String, fields: [Field])]

  /// Reads every card of a catalog.
  public init(_ catalog: CatalogIndex) {
    documents = catalog.entries.map { entry in
      switch entry.content() {
      case .type(let card): (entry.id, Self.fields(card))
      case .concept(let card): (entry.id, Self.fields(card))
      }
    }
  }

  /// The best results, at most `limit`. Every word must be found somewhere.
  public func hits(_ query: String, limit: Int = 12) -> [Hit] {
    let words = Self.words(query)
    guard !words.isEmpty else { return [] }
    var hits: [Hit] = []
    for document in documents {
      var total = 0
      var best: (Int, Localized)?
      for word in words {
        guard let (score, why) = Self.best(word, document.fields) else {
          total = 0
          break
        }
        total += score
        if score > best?.0 ?? 0 { best = (score, why) }
      }
      if total > 0, let best { hits.append(Hit(id: document.id, score: total, why: best.1)) }
    }
    return Array(hits.sorted { ($1.score, $0.id) < ($0.score, $1.id) }.prefix(limit))
  }

  private static func words(_ text: String) -> [Word] {
    // The texts are searched by bytes, and their accents are composed.
    text.precomposedStringWithCanonicalMapping.lowercased().split { $0.isWhitespace || ",;，；、。".contains($0) }.map {
      Word(text: String($0), near: $0.count > 3 ? NearestNames.Word(String($0)) : nil)
    }
  }

  private static func best(_ word: Word, _ fields: [Field]) -> (Int, Localized)? {
    var best: (Int, Localized)?
    for field in fields {
      let score = score(word, field)
      if score > best?.0 ?? 0 { best = (score, field.why) }
    }
    return best
  }

  /// Exact names count most, then beginnings, then words inside; letters in the middle of a word and a name that differs by a
  /// typing slip count a little.
  private static func score(_ word: Word, _ field: Field) -> Int {
    if let place = field.text.firstPlace(of: word.text) {
      if place.lowerBound == field.text.startIndex {
        return place.upperBound == field.text.endIndex ? field.weight * 10 : field.weight * 6
      }
      let isWord = field.humps.contains { $0.hasPrefix(word.text) } || beginsWord(word.text, in: field.text, from: place.lowerBound)
      return isWord ? field.weight * 3 : field.weight
    }
    return field.letters.isEmpty || word.near?.rank(of: field.letters) == nil ? 0 : field.weight
  }

  /// Whether some occurrence of `part`, the first of which is at `first`, has no Latin letter before it. In Chinese a word begins
  /// anywhere.
  private static func beginsWord(_ part: String, in text: String, from first: String.Index) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    guard let head = part.utf8.first, isLetter(head) else { return true }
    var place: String.Index? = first
    while let found = place {
      if !isLetter(text.utf8[text.utf8.index(before: found)]) { return true }
      place = text[text.utf8.index(after: found)...].firstPlace(of: part)?.lowerBound
    }
    return false
  }

  private static func name(_ text: String, _ weight: Int, _ en: String, _ zh: String) -> Field {
    let lowercased = text.lowercased()
    let humps = text.indices.dropFirst().filter { text[$0].isUppercase && text[$0].isASCII }.map { text[$0...].lowercased() }
    return Field(
      text: lowercased, weight: weight, why: Localized(en: "\(en) \(text)", zh: "\(zh) \(text)"),
      letters: weight >= 8 ? Array(lowercased) : [], humps: humps)
  }

  private static func otherWords(_ words: [String]) -> [Field] { words.map { name($0, 5, "keyword", "关键词") } }

  private static func prose(_ text: Localized, _ en: String, _ zh: String) -> [Field] {
    [text.en, text.zh].map { Field(text: $0.lowercased(), weight: 2, why: Localized(en: en, zh: zh)) }
  }

  private static func fields(_ card: TypeCard) -> [Field] {
    var fields = [name(card.id, 12, "the type", "类型"), name(card.module.rawValue, 4, "module", "模块")]
    fields += card.properties.map { name($0.name, 9, "property", "属性") }
    fields += card.methods.map { name($0.name, 9, "method", "方法") }
    fields += card.properties.flatMap { prose($0.observe, "property \($0.name)", "属性 \($0.name)") }
    fields += prose(card.purpose, "what it is for", "用途") + prose(card.analogy, "the comparison", "比方")
    fields += prose(card.misconception.truth, "a misconception", "常见误解") + otherWords(card.searchWords)
    return fields + lessons(of: card.id)
  }

  private static func fields(_ card: ConceptCard) -> [Field] {
    [name(card.id, 12, "the concept", "概念")]
      + [card.title.en, card.title.zh].map { name($0, 10, "the concept", "概念") } + prose(card.definition, "its definition", "定义")
      + prose(card.misconception.truth, "a misconception", "常见误解") + otherWords(card.searchWords) + lessons(of: card.id)
  }

  private static func lessons(of id: String) -> [Field] {
    Curriculum.lessons.filter { $0.types.contains(id) || $0.concepts.contains(id) }.map {
      name("\($0.number) \($0.slug)", 5, "lesson", "课程")
    }
  }
}
