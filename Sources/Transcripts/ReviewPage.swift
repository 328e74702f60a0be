import CommandGrammar
public import LabText

extension SessionReview {
  /// The session on one page for a terminal. Ends in a newline.
  public func styled(in language: Language, width: Int) -> StyledText {
    var page = title(in: language, width: width)
    for text in notes[.session] { page += Self.noteLine(text, language, width) }
    for step in steps {
      page.append("\n")
      page += styled(step, language, width)
    }
    if let verification, !verification.isVerified {
      page.append("\n")
      page += verification.styled(name: name, in: language).wrapped(to: width, indent: "  ")
    }
    return page
  }

  private func title(in language: Language, width: Int) -> StyledText {
    let totals = totals
    var page = StyledText(name.escapingUntrusted(), .heading)
    let isGood = verification?.isVerified
    page.append("  " + verificationWord.text(in: language), isGood.map { $0 ? .success : .failure } ?? .dim)
    page = page.wrapped(to: width, indent: "  ") + "\n"
    let facts = [
      ReviewWords.commandCount(totals.entries.count).text(in: language), ReviewWords.span(totals.duration).text(in: language),
      String(Moment.text(header.started).prefix(16)).replacing("T", with: " ") + " UTC", header.language.rawValue,
      "lab " + header.version.escapingUntrusted(),
    ]
    page += StyledText(facts.joined(separator: " · "), .dim).wrapped(to: width)
    page.append("\n")
    return page
  }

  private func styled(_ step: StepReview, _ language: Language, _ width: Int) -> StyledText {
    var page = StyledText(step.name(in: language).escapingUntrusted(), .strong)
    if step.place != nil {
      let style: TextStyle = step.isDone ? .success : .warning
      page.append("  " + step.state.text(in: language), style)
    }
    page.append("  " + ReviewWords.span(step.duration).text(in: language), .dim)
    page = page.wrapped(to: width, indent: "  ") + "\n"
    func row(_ label: Localized, _ body: StyledText) {
      let label = label.text(in: language).padded(to: 12)
      page += ("  " + StyledText(label, .dim) + body).wrapped(to: width, indent: String(repeating: " ", count: 14)) + "\n"
    }
    for prediction in step.predictions { row(ReviewWords.prediction, Self.styled(prediction, language)) }
    row(ReviewWords.commands, StyledText(step.activity(in: language)))
    for answer in step.answers { row(ReviewWords.answer, Self.styled(answer)) }
    if !step.evidence.isEmpty {
      row(ReviewWords.evidence, StyledText(step.evidence.joined(separator: ", ").escapingUntrusted()))
    }
    if let place = step.place { for text in notes[.step(place)] { page += Self.noteLine(text, language, width) } }
    for entry in step.entries {
      if step.place == nil { page += Self.typed(entry, width) }
      for text in notes[.line(entry.line)] {
        let anchor = ReviewWords.line.text(in: language) + " \(entry.line) (\(entry.command.truncated(to: 40))): "
        page += Self.noteLine(anchor + text, language, width)
      }
    }
    return page
  }

  /// A command that belongs to no lesson, behind its line in the file.
  private static func typed(_ entry: Transcript.Entry, _ width: Int) -> StyledText {
    var line = StyledText(String(entry.line).padded(to: 12, alignment: .trailing) + "  ", .dim)
    let isFailure = entry.answer.status == .error
    line.append((isFailure ? "✗ " : "") + entry.command.escapingUntrusted(), isFailure ? .failure : .code)
    return line.wrapped(to: width, indent: String(repeating: " ", count: 14)) + "\n"
  }

  private static func styled(_ prediction: StepReview.Prediction, _ language: Language) -> StyledText {
    let style: TextStyle = prediction.isMet.map { $0 ? .success : .failure } ?? .dim
    var text = StyledText(prediction.mark + " ", style) + StyledText(prediction.text.escapingUntrusted())
    text.append(" → " + prediction.state.text(in: language), style)
    if let outcome = prediction.outcome, !outcome.isEmpty {
      text.append((language == .english ? ": " : "：") + outcome.escapingUntrusted())
    }
    return text
  }

  private static func styled(_ answer: StepReview.Answer) -> StyledText {
    var text = StyledText(answer.isRight ? "✓ " : "✗ ", answer.isRight ? .success : .failure)
    text.append("\(answer.question): \(answer.text)".escapingUntrusted())
    if !answer.explanation.isEmpty { text.append(" — " + answer.explanation.escapingUntrusted(), .dim) }
    return text
  }

  private static func noteLine(_ text: String, _ language: Language, _ width: Int) -> StyledText {
    let label = ("✎ " + ReviewWords.note.text(in: language)).padded(to: 12)
    let line = "  " + StyledText(label, .warning) + StyledText(text.replacing("\n", with: " ").escapingUntrusted())
    return line.wrapped(to: width, indent: String(repeating: " ", count: 14)) + "\n"
  }
}

/// Many sessions in one table.
public enum ReviewTable {
  /// One row a session. Ends in a newline.
  public static func styled(_ reviews: [SessionReview], in language: Language, width: Int) -> StyledText {
    let titles = [
      ReviewWords.session, ReviewWords.steps, ReviewWords.skips, ReviewWords.predictions, ReviewWords.answers,
      ReviewWords.hints, ReviewWords.errors, ReviewWords.time, ReviewWords.replay,
    ]
    var table = Table(
      columns: titles.enumerated().map { index, title in
        .init(title.text(in: language), alignment: (1...7).contains(index) ? .trailing : .leading, minimumWidth: 4)
      })
    for review in reviews {
      let totals = review.totals
      let steps = review.lessonSteps
      let style: TextStyle = review.verification.map { $0.isVerified ? .success : .failure } ?? .dim
      table.rows.append([
        StyledText(review.name.escapingUntrusted()),
        StyledText(ReviewWords.share(steps.count { $0.isDone }, steps.count)),
        StyledText("\(steps.count { $0.isSkipped })"),
        StyledText(ReviewWords.share(totals.comparedPredictions.met, totals.comparedPredictions.total)),
        StyledText(ReviewWords.share(totals.rightAnswers.right, totals.rightAnswers.total)),
        StyledText("\(totals.hints.count)"), StyledText("\(totals.errorCount)"),
        StyledText(ReviewWords.span(totals.duration).text(in: language)),
        StyledText(review.verificationWord.text(in: language), style),
      ])
    }
    return table.styled(width: width)
  }
}
