public import LabText

/// One lesson in both languages, as read from its two files. Steps, checks and sessions are the same in both.
public struct LessonDocument: Sendable, Hashable {
  /// The number, `1...20`.
  public var number: Int
  /// The name in commands, such as `struct-class`.
  public var slug: String
  /// The title.
  public var title: Localized
  /// Numbers of the lessons that come before it.
  public var needs: [Int]
  /// What a learner can do at the end.
  public var ability: Localized
  /// How long it takes, in minutes.
  public var minutes: Int
  /// Ids of the type cards it teaches.
  public var types: [String]
  /// Ids of the concepts it teaches.
  public var concepts: [String]
  /// Words and commands that this lesson uses for the first time.
  public var introduces: [String]
  /// The experiment that is opened when the lesson begins.
  public var subject: String
  /// The question from the chat client that makes the lesson matter (Markdown).
  public var opening: Localized
  /// The steps, in order.
  public var steps: [LessonStep]
  /// The retrieval questions, in order.
  public var questions: [Question]
  /// One paragraph with the words to remember, and what comes next (Markdown).
  public var summary: Localized

  /// Creates a lesson.
  public init(
    number: Int, slug: String, title: Localized, needs: [Int], ability: Localized, minutes: Int, types: [String],
    concepts: [String], introduces: [String], subject: String, opening: Localized, steps: [LessonStep],
    questions: [Question], summary: Localized
  ) {
    self.number = number
    self.slug = slug
    self.title = title
    self.needs = needs
    self.ability = ability
    self.minutes = minutes
    self.types = types
    self.concepts = concepts
    self.introduces = introduces
    self.subject = subject
    self.opening = opening
    self.steps = steps
    self.questions = questions
    self.summary = summary
  }
}

/// The part of the learning loop that a step belongs to.
public enum StepPhase: String, Sendable, Hashable, CaseIterable, Codable {
  case predict, control, observe, debugger, source, explain, mistake
}

/// One thing to do in a lesson.
public struct LessonStep: Sendable, Hashable {
  /// The part of the loop.
  public var phase: StepPhase
  /// The heading.
  public var title: Localized
  /// What to do and why (Markdown).
  public var prose: Localized
  /// The session that solves the step.
  public var session: [SessionExchange]
  /// What must hold for the step to be done; all of them.
  public var conditions: [StepCondition]
  /// Three levels of help; the last one says what to type.
  public var hints: [Localized]
  /// What is shown once the step is done (Markdown).
  public var explanation: Localized

  /// Creates a step.
  public init(
    phase: StepPhase, title: Localized, prose: Localized, session: [SessionExchange], conditions: [StepCondition],
    hints: [Localized], explanation: Localized
  ) {
    self.phase = phase
    self.title = title
    self.prose = prose
    self.session = session
    self.conditions = conditions
    self.hints = hints
    self.explanation = explanation
  }
}

/// A line that is typed and what it answers, in each language.
public struct SessionExchange: Sendable, Hashable {
  /// The line at the prompt.
  public var line: String
  /// The plain output, without its last newline.
  public var output: Localized
  /// Whether the line is expected to be refused.
  public var fails: Bool

  /// Creates an exchange.
  public init(line: String, output: Localized, fails: Bool = false) {
    self.line = line
    self.output = output
    self.fails = fails
  }
}

/// One condition of a step: an expression of the lab's own language over the workbench, and its meaning in words.
public struct StepCondition: Sendable, Hashable {
  /// The expression; a `Bool`.
  public var expression: String
  /// What is missing while it does not hold.
  public var missing: Localized

  /// Creates a condition.
  public init(expression: String, missing: Localized) {
    self.expression = expression
    self.missing = missing
  }
}
