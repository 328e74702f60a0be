import CommandGrammar
public import LabText

/// Review pages for a browser: one file that needs no network and works from `file://`.
public struct ReviewHTML: Sendable {
  private let reviews: [SessionReview]
  private let language: Language

  /// Prepares a page of one session or several.
  public init(_ reviews: [SessionReview], language: Language) {
    self.reviews = reviews
    self.language = language
  }

  /// The page. Everything that a person or a file supplied is escaped, and a content policy keeps anything else out.
  public var page: String {
    let title = reviews.count == 1 ? reviews[0].name : word(Words.title)
    var html = """
      <!doctype html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <title>\(HTMLText.escaped(title))</title>
      <style>
      \(ReviewAssets.style)
      </style>
      </head>
      <body>
      <a class="skip" href="#content">\(word(Words.skipLink))</a>
      <header>
      <h1>\(HTMLText.escaped(title))</h1>
      \(toolbar)
      </header>
      <main id="content">

      """
    if reviews.count > 1 { html += overview }
    for (index, review) in reviews.enumerated() { html += session(review, number: index + 1) }
    html += "</main>\n<p id=\"status\" role=\"status\" aria-live=\"polite\"></p>\n<script>\n\(script)\n</script>\n</body>\n</html>\n"
    return html
  }

  private func word(_ sentence: Localized) -> String { HTMLText.escaped(sentence.text(in: language)) }

  private var toolbar: String {
    """
    <div class="toolbar" role="group" aria-label="\(word(Words.tools))">
    <fieldset><legend>\(word(Words.show))</legend>
    <label><input type="radio" name="filter" value="all" checked> \(word(Words.all))</label>
    <label><input type="radio" name="filter" value="miss"> \(word(Words.misses))</label>
    <label><input type="radio" name="filter" value="error"> \(word(ReviewWords.errors))</label>
    </fieldset>
    <label>\(word(Words.find)) <input type="search" id="find"></label>
    <button type="button" id="next-miss">\(word(Words.nextMiss))</button>
    <button type="button" id="play" aria-pressed="false">\(word(Words.play))</button>
    <label>\(word(Words.speed)) <select id="speed"><option>1</option><option>2</option><option selected>4</option><option>16</option></select></label>
    <button type="button" id="theme">\(word(Words.theme))</button>
    </div>
    """
  }

  private var script: String {
    // `<` can't stand in these strings, so they can't end the script.
    ReviewAssets.script
      .replacing("$noMiss", with: JSONValue.string(Words.noMiss.text(in: language)).text())
      .replacing("$play", with: JSONValue.string(Words.play.text(in: language)).text())
      .replacing("$stop", with: JSONValue.string(Words.stop.text(in: language)).text())
      .replacing("$shown", with: JSONValue.string(Words.shown.text(in: language)).text())
  }

  // MARK: Many sessions

  private var overview: String {
    let titles = [
      ReviewWords.session, ReviewWords.steps, ReviewWords.skips, ReviewWords.predictions, ReviewWords.answers,
      ReviewWords.hints, ReviewWords.errors, ReviewWords.time, ReviewWords.replay,
    ]
    let head = titles.map { "<th scope=\"col\">\(word($0))</th>" }.joined()
    let rows = reviews.enumerated().map { index, review in
      let totals = review.totals
      let steps = review.lessonSteps
      let cells = [
        ReviewWords.share(steps.count { $0.isDone }, steps.count), "\(steps.count { $0.isSkipped })",
        ReviewWords.share(totals.comparedPredictions.met, totals.comparedPredictions.total),
        ReviewWords.share(totals.rightAnswers.right, totals.rightAnswers.total), "\(totals.hints.count)",
        "\(totals.errorCount)", word(ReviewWords.span(totals.duration)), word(review.verificationWord),
      ]
      let link = "<th scope=\"row\"><a href=\"#session-\(index + 1)\">\(HTMLText.escaped(review.name))</a></th>"
      return "<tr>\(link)\(cells.map { "<td>\($0)</td>" }.joined())</tr>\n"
    }
    return "<div class=\"scroll\"><table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n</table></div>\n"
  }

  // MARK: One session

  private func session(_ review: SessionReview, number: Int) -> String {
    let totals = review.totals
    let state = review.verification.map { $0.isVerified ? "good" : "bad" } ?? "unknown"
    let facts = [
      "<span class=\"badge \(state)\">\(word(review.verificationWord))</span>",
      word(ReviewWords.commandCount(totals.entries.count)), word(ReviewWords.span(totals.duration)),
      "<time datetime=\"\(Moment.text(review.header.started))\">"
        + Moment.text(review.header.started).prefix(16).replacing("T", with: " ") + " UTC</time>",
      review.header.language.rawValue, "lab " + HTMLText.escaped(review.header.version),
    ]
    var html = "<section id=\"session-\(number)\" aria-labelledby=\"name-\(number)\">\n"
    html += "<h2 id=\"name-\(number)\">\(HTMLText.escaped(review.name))</h2>\n"
    html += "<p class=\"facts\">\(facts.joined(separator: " · "))</p>\n"
    html += notes(review.notes[.session])
    if let verification = review.verification, !verification.isVerified {
      let text = verification.styled(name: review.name, in: language).plain
      html += "<pre class=\"verification\">\(HTMLText.escaped(text))</pre>\n"
    }
    for step in review.steps { html += self.step(step, of: review) }
    return html + "</section>\n"
  }

  private func step(_ step: StepReview, of review: SessionReview) -> String {
    let hasMiss = !step.missLines.isEmpty
    let state = step.place == nil ? "" : " <span class=\"badge \(step.isDone ? "good" : "bad")\">\(word(step.state))</span>"
    var html = "<details class=\"step\(hasMiss ? " miss" : "")\" open>\n<summary><h3>"
    html += HTMLText.escaped(step.name(in: language)) + "</h3>\(state) "
    html += "<span class=\"facts\">\(word(ReviewWords.span(step.duration))) · \(HTMLText.escaped(step.activity(in: language)))</span>"
    html += "</summary>\n"
    if let place = step.place { html += notes(review.notes[.step(place)]) }
    html += predictions(step) + answers(step)
    if !step.evidence.isEmpty {
      html += "<p class=\"evidence\">\(word(ReviewWords.evidence)): \(HTMLText.escaped(step.evidence.joined(separator: ", ")))</p>\n"
    }
    let misses = Set(step.missLines)
    html += "<ol class=\"entries\">\n"
    for entry in step.entries { html += self.entry(entry, isMiss: misses.contains(entry.line), notes: review.notes) }
    return html + "</ol>\n</details>\n"
  }

  private func predictions(_ step: StepReview) -> String {
    if step.predictions.isEmpty { return "" }
    let items = step.predictions.map { prediction in
      let kind = prediction.isMet.map { $0 ? "good" : "bad" } ?? "unknown"
      let outcome = (prediction.outcome ?? "").isEmpty ? "" : ": " + HTMLText.escaped(prediction.outcome ?? "")
      return "<li class=\"\(kind)\">\(HTMLText.escaped(prediction.text)) → <strong>\(word(prediction.state))</strong>\(outcome)</li>\n"
    }
    return "<h4>\(word(ReviewWords.predictions))</h4>\n<ul class=\"facts-list\">\n\(items.joined())</ul>\n"
  }

  private func answers(_ step: StepReview) -> String {
    if step.answers.isEmpty { return "" }
    let items = step.answers.map { answer in
      let text = HTMLText.escaped(answer.question + ": " + answer.text)
      let why = answer.explanation.isEmpty ? "" : "<br><span class=\"facts\">\(HTMLText.escaped(answer.explanation))</span>"
      let mark = answer.isRight ? "✓" : "✗"
      return "<li class=\"\(answer.isRight ? "good" : "bad")\">\(mark) \(text)\(why)</li>\n"
    }
    return "<h4>\(word(ReviewWords.answers))</h4>\n<ul class=\"facts-list\">\n\(items.joined())</ul>\n"
  }

  private func entry(_ entry: Transcript.Entry, isMiss: Bool, notes: ReviewNotes) -> String {
    let isError = entry.answer.status == .error
    let classes = ["entry", isMiss ? "miss" : nil, isError ? "error" : nil].compactMap { $0 }.joined(separator: " ")
    let time = entry.time.map { " data-time=\"\($0)\"" } ?? ""
    var html = "<li class=\"\(classes)\"\(time) tabindex=\"-1\">"
    html += "<code class=\"command\"><span class=\"prompt\">\(HTMLText.escaped(entry.prompt.rawValue))</span> "
    html += HTMLText.escaped(entry.command) + "</code>"
    if entry.line > 0 { html += " <span class=\"line\">\(word(ReviewWords.line)) \(entry.line)</span>" }
    if !entry.answer.output.isEmpty { html += "<pre>\(HTMLText.escaped(shortened(entry.answer.output)))</pre>" }
    return html + self.notes(notes[.line(entry.line)]) + "</li>\n"
  }

  /// A page stays usable when one answer has a hundred thousand lines.
  private func shortened(_ output: String) -> String {
    guard output.utf8.count > 20_000 else { return output }
    let kept = String(output.unicodeScalars.prefix(20_000).map(Character.init))
    return kept + "\n… " + Words.rest.text(in: language) + "\n"
  }

  private func notes(_ texts: [String]) -> String {
    texts.map { "<p class=\"note\"><strong>\(word(ReviewWords.note))</strong> \(HTMLText.escaped($0))</p>\n" }.joined()
  }

  private enum Words {
    static let title = Localized(en: "Sessions", zh: "会话")
    static let skipLink = Localized(en: "Skip to the sessions", zh: "跳到会话内容")
    static let tools = Localized(en: "Tools", zh: "工具")
    static let show = Localized(en: "Show", zh: "显示")
    static let all = Localized(en: "everything", zh: "全部")
    static let misses = Localized(en: "misses", zh: "没答对的")
    static let find = Localized(en: "Find", zh: "查找")
    static let nextMiss = Localized(en: "Next miss", zh: "下一处没答对")
    static let noMiss = Localized(en: "There is no miss.", zh: "没有答错的地方。")
    static let play = Localized(en: "Play", zh: "播放")
    static let stop = Localized(en: "Stop", zh: "停止")
    static let speed = Localized(en: "Speed", zh: "速度")
    static let theme = Localized(en: "Light / dark", zh: "浅色 / 深色")
    static let shown = Localized(en: "commands shown:", zh: "显示的命令数：")
    static let rest = Localized(en: "the rest is in the transcript", zh: "其余内容见会话记录")
  }
}
