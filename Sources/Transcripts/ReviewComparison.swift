import CommandGrammar
public import LabText

/// Two sessions step by step: two learners, or two tries of one.
public struct ReviewComparison: Sendable {
  /// The sessions.
  public let left: SessionReview
  /// The sessions.
  public let right: SessionReview

  /// Compares two sessions.
  public init(_ left: SessionReview, _ right: SessionReview) {
    self.left = left
    self.right = right
  }

  /// The places of both, in the order of the left one; what only the right one has comes after.
  var places: [String?] {
    var places: [String?] = []
    for step in left.steps + right.steps where !places.contains(step.place) { places.append(step.place) }
    return places
  }

  /// Both sides under each step's name. Ends in a newline.
  public func styled(in language: Language, width: Int) -> StyledText {
    var page = StyledText()
    for place in places {
      let sides = [left, right].map { Self.merged($0.steps.filter { $0.place == place }) }
      let name = sides.compactMap { $0 }.first?.name(in: language) ?? ""
      if !page.isEmpty { page.append("\n") }
      page.append(name.escapingUntrusted() + "\n", .heading)
      page += table(sides, language).styled(width: width)
    }
    return page
  }

  private static func merged(_ steps: [StepReview]) -> StepReview? {
    guard var result = steps.first else { return nil }
    for step in steps.dropFirst() { result.add(step) }
    return result
  }

  private func table(_ sides: [StepReview?], _ language: Language) -> Table {
    var table = Table(columns: [
      .init("", minimumWidth: 8), .init(left.name.escapingUntrusted()), .init(right.name.escapingUntrusted()),
    ])
    func row(_ label: Localized, _ cell: (StepReview) -> StyledText) {
      let cells = sides.map { side in side.map(cell) ?? StyledText("–", .dim) }
      if cells.allSatisfy({ $0.isEmpty }) { return }
      table.rows.append([StyledText(label.text(in: language), .dim)] + cells)
    }
    row(ReviewWords.step) { step in
      step.place == nil ? StyledText() : StyledText(step.state.text(in: language), step.isDone ? .success : .warning)
    }
    row(ReviewWords.time) { StyledText(ReviewWords.span($0.duration).text(in: language)) }
    row(ReviewWords.predictions) { step in
      Self.lines(step.predictions.map { "\($0.mark) \($0.text)" })
    }
    row(ReviewWords.answers) { step in Self.lines(step.answers.map { "\($0.isRight ? "✓" : "✗") \($0.question): \($0.text)" }) }
    row(ReviewWords.hints) { step in StyledText(step.hints.map(String.init).joined(separator: ", ")) }
    row(ReviewWords.undo) { $0.undoCount == 0 ? StyledText() : StyledText("\($0.undoCount)") }
    row(ReviewWords.commands) { step in
      Self.lines(step.entries.map { ($0.answer.status == .error ? "✗ " : "") + $0.command })
    }
    return table
  }

  private static func lines(_ lines: [String]) -> StyledText {
    StyledText(lines.map { $0.escapingUntrusted() }.joined(separator: "\n"))
  }
}
