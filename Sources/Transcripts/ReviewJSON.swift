import CommandGrammar
public import LabText

extension SessionReview {
  /// The session as one JSON object.
  public var json: JSONValue {
    .object([
      "session": .string(name), "version": .string(header.version), "language": .string(header.language.rawValue),
      "started": .string(Moment.text(header.started)), "verified": verification.map { .bool($0.isVerified) } ?? .null,
      "steps": .array(steps.map { .object(Self.members(of: $0).merging(Self.lists(of: $0)) { $1 }) }),
      "notes": .array(notes.notes.map(Self.json)),
    ])
  }

  /// One flat JSON object for each step, for tables and databases: a line each in NDJSON.
  public var rows: [JSONValue] {
    steps.map { step in
      var members = Self.members(of: step)
      members["session"] = .string(name)
      members["started"] = .string(Moment.text(header.started))
      members["language"] = .string(header.language.rawValue)
      members["verified"] = verification.map { .bool($0.isVerified) } ?? .null
      return .object(members)
    }
  }

  private static func members(of step: StepReview) -> [String: JSONValue] {
    let parts = (step.place ?? "").split(separator: ".")
    return [
      "lesson": parts.count == 2 ? .string(String(parts[0])) : .null,
      "step": parts.count == 2 ? Int(parts[1]).map { .int($0) } ?? .null : .null, "title": .string(step.title),
      "seconds": .double(Double(step.duration) / 1000), "done": .bool(step.isDone), "skipped": .bool(step.isSkipped),
      "commands": .int(step.entries.count), "errors": .int(step.errorCount), "undos": .int(step.undoCount),
      "hints": .int(step.hints.count), "deepest_hint": .int(step.hints.max() ?? 0),
      "predictions": .int(step.predictions.count), "predictions_met": .int(step.comparedPredictions.met),
      "predictions_missed": .int(step.comparedPredictions.total - step.comparedPredictions.met),
      "answers_right": .int(step.rightAnswers.right),
      "answers_wrong": .int(step.rightAnswers.total - step.rightAnswers.right),
      "evidence": .array(step.evidence.map { .string($0) }),
    ]
  }

  private static func lists(of step: StepReview) -> [String: JSONValue] {
    [
      "prediction_list": .array(
        step.predictions.map {
          [
            "text": .string($0.text), "met": $0.isMet.map { .bool($0) } ?? .null,
            "outcome": $0.outcome.map { .string($0) } ?? .null, "line": .int($0.line),
          ]
        }),
      "answer_list": .array(
        step.answers.map {
          [
            "question": .string($0.question), "answer": .string($0.text), "right": .bool($0.isRight),
            "explanation": .string($0.explanation), "line": .int($0.line),
          ]
        }),
      "command_list": .array(
        step.entries.map {
          [
            "command": .string($0.command), "status": .string($0.answer.status.rawValue), "line": .int($0.line),
            "time": $0.time.map { .double(Double($0) / 1000) } ?? .null,
          ]
        }),
    ]
  }

  private static func json(_ note: ReviewNotes.Note) -> JSONValue {
    var members: [String: JSONValue] = ["text": .string(note.text)]
    switch note.anchor {
    case .session: break
    case .step(let place): members["place"] = .string(place)
    case .line(let line): members["line"] = .int(line)
    }
    return .object(members)
  }
}
