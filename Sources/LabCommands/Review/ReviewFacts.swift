import LabCore
import LabText
import Lessons
import Transcripts

/// What a review wants to know of a command, found by comparing the learner's record before and after it. So no
/// command has to think of reviews, and none can be forgotten.
struct ReviewFacts {
  private let progress: LearningProgress
  private let lesson: LessonDocument?
  private let question: Question?
  private let language: Language

  init(_ workbench: isolated Workbench) {
    self.init(
      progress: workbench.progress.progress, lesson: workbench.lessonRun?.lesson, question: workbench.openQuestion,
      language: workbench.language)
  }

  init(progress: LearningProgress, lesson: LessonDocument?, question: Question?, language: Language) {
    self.progress = progress
    self.lesson = lesson
    self.question = question
    self.language = language
  }

  /// What happened between two moments, in the order of a step: answers and outcomes, its end, then the next step.
  ///
  /// - Parameter isFirst: Whether the command is the first of a recording, which says where the learner is.
  func changes(since before: ReviewFacts, isFirst: Bool = false) -> [ReviewEvent] {
    var events = predictions(since: before) + hints(since: before) + answers(since: before) + ended(since: before)
    if let place, isFirst || place != before.place { events.append(.step(place: place, title: title)) }
    return events
  }

  private var position: Int? { lesson.flatMap { progress.lessons[$0.slug]?.position } }

  /// The open step, such as `struct-class.3`; the questions come after the last one.
  private var place: String? {
    guard let lesson, let position else { return nil }
    return "\(lesson.slug).\(position + 1)"
  }

  private var title: String {
    guard let lesson, let position else { return "" }
    if lesson.steps.indices.contains(position) { return lesson.steps[position].title.text(in: language) }
    return Localized(en: "Questions", zh: "问题").text(in: language)
  }

  private func predictions(since before: ReviewFacts) -> [ReviewEvent] {
    let (old, new) = (before.progress.predictions, progress.predictions)
    // At its limit the record loses as many old predictions as it gets new ones.
    let kept = old.firstIndex { $0.date == new.first?.date && $0.text == new.first?.text } ?? old.count
    let known = old[kept...]
    var events: [ReviewEvent] = []
    for (index, record) in new.enumerated() {
      let earlier = index < known.count ? known[kept + index] : nil
      if earlier == nil { events.append(.predicted(record.text)) }
      if let outcome = record.outcome, earlier?.outcome == nil {
        events.append(.settled(prediction: record.text, isMet: record.isMet, outcome: outcome))
      }
    }
    return events
  }

  private func hints(since before: ReviewFacts) -> [ReviewEvent] {
    guard let lesson = before.lesson, let position = before.position else { return [] }
    let old = before.progress.lessons[lesson.slug]?.steps[position]?.hints ?? 0
    let new = progress.lessons[lesson.slug]?.steps[position]?.hints ?? 0
    return new > old ? [.hint(level: new)] : []
  }

  private func ended(since before: ReviewFacts) -> [ReviewEvent] {
    guard let lesson = before.lesson, let first = before.position, let state = progress.lessons[lesson.slug],
      state.position > first
    else { return [] }
    return (first..<state.position).compactMap { position in
      guard let step = state.steps[position], step.done != nil else { return nil }
      let place = "\(lesson.slug).\(position + 1)"
      return step.isSkipped ? .skipped(place: place) : .stepDone(place: place)
    }
  }

  private func answers(since before: ReviewFacts) -> [ReviewEvent] {
    guard let question = before.question, let last = progress.answered[question.id]?.answers.last else { return [] }
    let old = before.progress.answered[question.id]?.answers
    guard progress.answered[question.id]?.answers != old else { return [] }
    return [
      .answered(
        question: question.id, answer: last.text, isRight: last.isRight, explanation: explanation(last, question))
    ]
  }

  /// What the learner was told: the remarks on the choices, and the explanation once the answer was right.
  private func explanation(_ answer: LearningProgress.Answer, _ question: Question) -> String {
    let remarks = question.judge(answer.text)?.remarks ?? []
    var parts = remarks.filter { question.choices.indices.contains($0) }
      .map { question.choices[$0].why.text(in: language) }
    if answer.isRight { parts.append(question.explanation.text(in: language)) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
