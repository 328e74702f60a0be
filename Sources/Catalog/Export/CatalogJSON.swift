import LabText

extension JSONValue {
  /// A list of texts.
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// A text, or `null`.
  static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}

extension Localized {
  /// Both wordings by the names of their languages.
  var json: JSONValue { [Language.english.rawValue: .string(en), Language.simplifiedChinese.rawValue: .string(zh)] }
}

extension Related {
  var json: JSONValue { ["id": .string(id), "why": why.json] }
}

extension Misconception {
  var json: JSONValue { ["belief": belief.json, "truth": truth.json, "tryIt": .strings(tryIt)] }
}

extension CardQuestion {
  var json: JSONValue { ["prompt": prompt.json, "answer": answer.json] }
}

extension SourceCue {
  var json: JSONValue { ["file": .string(file), "symbol": .string(symbol)] }
}

extension CardFacts.PropertyRow {
  var json: JSONValue {
    [
      "name": .string(fact.name), "type": .string(fact.type), "access": .string(fact.access),
      "default": .optional(fact.defaultValue), "values": .string(fact.values), "observe": observe.json,
    ]
  }
}

extension CardFacts.MethodRow {
  var json: JSONValue {
    [
      "name": .string(note.name), "declaration": .string(declaration), "input": note.input.json, "output": note.output.json,
      "sideEffect": note.sideEffect.json, "caller": note.caller.json, "breakpoint": .string(note.breakpoint),
    ]
  }
}
