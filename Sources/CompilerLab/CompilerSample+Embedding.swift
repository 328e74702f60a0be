import LabText

extension CompilerSample {
  /// The text of `EmbeddedSamples.swift`, which makes the samples part of the program. It is Swift instead of the side
  /// files' JSON, so that no run of the program has to parse it.
  public static func embedding(_ samples: [CompilerSample]) -> String {
    var text = """
      // Generated from CompilerLab/Samples by `lab-dev generate`. Do not edit.

      import LabText

      extension CompilerSample {
        /// The samples, in the order of a course. They are part of the program, so it works from any folder.
        public static let all: [CompilerSample] = [
          \(samples.map { constant($0.slug) }.joined(separator: ", ")),
        ]

      """
    for sample in samples { text += definition(sample) }
    return text + "}\n"
  }

  private static func constant(_ slug: String) -> String {
    let words = slug.split(separator: "-")
    return String(words[0]) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func definition(_ sample: CompilerSample) -> String {
    let lines = sample.swift.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
    let parts = [
      ("title", sample.title), ("first", sample.first), ("question", sample.question), ("answer", sample.answer),
    ]
    return """

        private static let \(constant(sample.slug)) = CompilerSample(
          slug: "\(sample.slug)",
          swift: #\"""
      \(code)
            \"""#,
          \(parts.map { "\($0.0): \(sentence($0.1, "    "))," }.joined(separator: "\n    "))
          facts: [
      \(sample.facts.map(expectation).joined())    ])

      """
  }

  private static func sentence(_ text: Localized, _ indent: String) -> String {
    func block(_ line: String) -> String {
      if line.count + indent.count < 100 { return literal(line) }
      return "#\"\"\"\n\(indent)    \(line)\n\(indent)    \"\"\"#"
    }
    let short = "Localized(en: \(literal(text.en)), zh: \(literal(text.zh)))"
    if short.count + indent.count < 105 { return short }
    return "Localized(\n\(indent)  en: \(block(text.en)),\n\(indent)  zh: \(block(text.zh)))"
  }

  private static func expectation(_ fact: ExpectedFact) -> String {
    var words = [fact.function.map { "function: \(literal($0))" }, "pane: \(literal(fact.pane))"].compactMap { $0 }
    words += ["count: \(literal(fact.count))", "relation: .\(fact.relation.rawValue)"]
    words += [fact.value.map { "value: \($0)" }, fact.other.map { "other: \(literal($0))" }].compactMap { $0 }
    return """
            ExpectedFact(
              \(words.joined(separator: ", ")),
              meaning: \(sentence(fact.meaning, "        "))),

      """
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
