import Foundation
import LabText
import Testing
import Transcripts

@Suite("Review")
struct ReviewTests {
  private func review(isCareful: Bool = true, notes: String = "") throws -> SessionReview {
    SessionReview(
      try SampleSession.read(isCareful: isCareful), name: isCareful ? "ann.labt" : "ben.labt",
      verification: Verification(outcome: isCareful ? .verified : .cut, commandCount: 12),
      notes: ReviewNotes(parsing: notes))
  }

  @Test("commands go to the step that was open, with what was predicted, answered, asked and undone there")
  func steps() throws {
    let review = try review(isCareful: false)
    #expect(review.steps.map(\.place) == [nil, "uiview.1", "uiview.2"])
    #expect(review.steps.map(\.entries.count) == [1, 5, 8])
    let (first, second) = (review.steps[1], review.steps[2])
    #expect(first.isDone && !first.isSkipped && first.errorCount == 1 && first.hints == [1])
    #expect(first.comparedPredictions == (1, 1))
    #expect(second.isSkipped && !second.isDone && second.undoCount == 1)
    #expect(second.comparedPredictions == (0, 1) && second.predictions.count == 2)
    #expect(second.predictions[0].isMet == nil && second.predictions[0].outcome == "(Bool) false")
    #expect(second.rightAnswers == (1, 2) && second.missLines.count == 2)
    #expect(second.evidence == ["type.UIView"])
    #expect(review.steps.map(\.duration) == [4000, 58_000, 98_005])
  }

  @Test("a step that is opened again is one step")
  func reopened() throws {
    var transcript = try SampleSession.read()
    transcript.segments[0].entries[9].answer.events.append(ReviewEvent.step(place: "uiview.1", title: "again").replyEvent)
    let review = SessionReview(transcript, name: "a")
    #expect(review.steps.map(\.place) == [nil, "uiview.1", "uiview.2"])
  }

  @Test("a page for a terminal says it all, in both languages", arguments: Language.allCases)
  func page(language: Language) throws {
    let page = try review(isCareful: false, notes: SampleSession.notes).styled(in: language, width: 80)
    try expectGolden(page.plain, "review.\(language.rawValue).txt")
    #expect(page.displayWidth <= 80)
    #expect(page.plain.escapingUntrusted(keepingNewlines: true) == page.plain)
  }

  @Test("a narrow page fits too", arguments: [40, 60])
  func narrow(width: Int) throws {
    #expect(try review(notes: SampleSession.notes).styled(in: .simplifiedChinese, width: width).displayWidth <= width)
  }

  @Test("many sessions are a table")
  func table() throws {
    let table = ReviewTable.styled([try review(), try review(isCareful: false)], in: .english, width: 100)
    try expectGolden(table.plain, "review-table.txt")
  }

  @Test("two sessions stand side by side, step by step")
  func comparison() throws {
    let page = ReviewComparison(try review(), try review(isCareful: false)).styled(in: .english, width: 100)
    try expectGolden(page.plain, "compare.txt")
    #expect(page.plain.escapingUntrusted(keepingNewlines: true) == page.plain)
  }

  @Test("rows for other tools are one flat object a step")
  func rows() throws {
    let rows = try review(isCareful: false).rows.map { $0.text() }.joined(separator: "\n") + "\n"
    try expectGolden(rows, "review.ndjson")
    let json = try review(isCareful: false, notes: SampleSession.notes).json.text(isPretty: true) + "\n"
    try expectGolden(json, "review.json")
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
  }

  @Test("a page for a browser holds everything and lets nothing through")
  func html() throws {
    let reviews = [try review(notes: SampleSession.notes), try review(isCareful: false, notes: SampleSession.notes)]
    let html = ReviewHTML(reviews, language: .english).page
    try expectGolden(html, "review.html")
    #expect(html.components(separatedBy: "<script>").count == 2, "the page's own script and no other")
    #expect(!html.contains("<b>yourself") && html.contains("Ask &lt;b&gt;yourself&lt;/b&gt;"))
    #expect(!html.contains("\u{1B}") && !html.contains("\u{202E}"))
    #expect(!html.contains("http://") && !html.contains("https://"))
    for tag in ["details", "section", "table", "ol", "ul", "li", "main", "header", "pre"] {
      #expect(html.components(separatedBy: "<\(tag)").count == html.components(separatedBy: "</\(tag)>").count)
    }
  }

  @Test("the page's words are in the reader's language")
  func chineseHTML() throws {
    let html = ReviewHTML([try review()], language: .simplifiedChinese).page
    #expect(html.contains("<html lang=\"zh-Hans\">") && html.contains("下一处没答对") && !html.contains("Next miss"))
  }

  @Test("notes are read with their anchors")
  func notes() {
    let notes = ReviewNotes(parsing: SampleSession.notes)
    #expect(notes[.session] == ["Good work,\non the whole."])
    #expect(notes[.step("uiview.2")] == ["Look at the question again: it asks for both."])
    #expect(notes[.line(27)] == ["alhpa!"])
    #expect(ReviewNotes(parsing: "e.g.: this")[.session] == ["e.g.: this"])
    #expect(ReviewNotes.path(for: "/x.y/a.labt") == "/x.y/a.notes.txt")
    #expect(ReviewNotes.path(for: "/x.y/a") == "/x.y/a.notes.txt")
  }
}
