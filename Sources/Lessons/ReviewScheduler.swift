public import Foundation

/// How well a question was answered: the four ratings of FSRS.
public enum ReviewRating: Int, Sendable, Hashable, Codable, CaseIterable {
  /// Wrong.
  case again = 1
  /// Right, after a hint.
  case hard
  /// Right.
  case good
  /// Right at once, and it was right before.
  case easy
}

/// What is remembered of one question between two times it is asked.
public struct ReviewState: Sendable, Hashable, Codable {
  /// The phases of FSRS: minutes apart at first, then days.
  public enum Phase: String, Sendable, Hashable, Codable {
    case learning, review, relearning
  }

  /// The current phase.
  public var phase: Phase = .learning
  /// The index in the learning or relearning steps; `nil` in the review phase.
  public var step: Int? = 0
  /// Days after which the answer is recalled with 90 % probability.
  public var stability: Double?
  /// How hard the question is for this learner, `1...10`.
  public var difficulty: Double?
  /// When it should be asked again.
  public var due: Date
  /// When it was last answered.
  public var lastReview: Date?

  /// Creates the state of a question that was never asked.
  public init(due: Date) { self.due = due }
}

/// The published schedule by which missed and old questions come back: FSRS-6 with its default parameters, learning
/// steps of 1 and 10 minutes, a relearning step of 10 minutes, 90 % retention, and no random fuzz.
///
/// Source: "The algorithm" of the open-spaced-repetition project. The tests compare it with the Python package `fsrs`.
public struct ReviewScheduler: Sendable, Hashable {
  private static let weights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  private static let learningSteps: [TimeInterval] = [60, 600]
  private static let relearningSteps: [TimeInterval] = [600]
  private static let retention = 0.9
  private static let longestInterval = 36_500.0
  private static let day: TimeInterval = 86_400

  private var w: [Double] { Self.weights }
  private var decay: Double { -w[20] }
  private var factor: Double { pow(0.9, 1 / decay) - 1 }

  /// Creates the scheduler.
  public init() {}

  /// The probability, `0...1`, that the answer is still recalled at a time. Whole days count, as in FSRS.
  public func retrievability(of state: ReviewState, at time: Date) -> Double {
    guard let last = state.lastReview, let stability = state.stability else { return 0 }
    return pow(1 + factor * Double(max(0, wholeDays(from: last, to: time))) / stability, decay)
  }

  /// The state after an answer.
  public func review(_ state: ReviewState, _ rating: ReviewRating, at time: Date) -> ReviewState {
    var next = state
    update(&next, state, rating, time)
    next.due = time.addingTimeInterval(schedule(&next, rating))
    next.lastReview = time
    return next
  }

  private func wholeDays(from start: Date, to end: Date) -> Int {
    Int((end.timeIntervalSince(start) / Self.day).rounded(.down))
  }

  private func update(_ next: inout ReviewState, _ state: ReviewState, _ rating: ReviewRating, _ time: Date) {
    guard let stability = state.stability, let difficulty = state.difficulty else {
      next.stability = max(w[rating.rawValue - 1], 0.001)
      next.difficulty = clamped(initialDifficulty(rating))
      return
    }
    if let last = state.lastReview, wholeDays(from: last, to: time) < 1 {
      next.stability = shortTermStability(stability, rating)
    } else {
      let recall = retrievability(of: state, at: time)
      next.stability = max(
        rating == .again
          ? forgetStability(difficulty, stability, recall) : recallStability(difficulty, stability, recall, rating),
        0.001)
    }
    next.difficulty = nextDifficulty(difficulty, rating)
  }

  /// Moves the phase on and returns the seconds until the question comes back.
  private func schedule(_ next: inout ReviewState, _ rating: ReviewRating) -> TimeInterval {
    let steps = next.phase == .relearning ? Self.relearningSteps : Self.learningSteps
    switch (next.phase, rating) {
    case (.review, .again):
      next.phase = .relearning
      next.step = 0
      return Self.relearningSteps[0]
    case (.review, _), (_, .easy):
      return graduate(&next)
    case (_, .again):
      next.step = 0
      return steps[0]
    case (_, .hard):
      let step = next.step ?? 0
      guard step == 0 else { return steps[min(step, steps.count - 1)] }
      return steps.count == 1 ? steps[0] * 1.5 : (steps[0] + steps[1]) / 2
    case (_, .good):
      let step = (next.step ?? 0) + 1
      guard step < steps.count else { return graduate(&next) }
      next.step = step
      return steps[step]
    }
  }

  private func graduate(_ next: inout ReviewState) -> TimeInterval {
    next.phase = .review
    next.step = nil
    let stability = next.stability ?? 0.001
    let days = (stability / factor * (pow(Self.retention, 1 / decay) - 1)).rounded(.toNearestOrEven)
    return min(max(days, 1), Self.longestInterval) * Self.day
  }

  private func clamped(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

  private func initialDifficulty(_ rating: ReviewRating) -> Double {
    w[4] - exp(w[5] * Double(rating.rawValue - 1)) + 1
  }

  private func nextDifficulty(_ difficulty: Double, _ rating: ReviewRating) -> Double {
    let change = -w[6] * Double(rating.rawValue - 3)
    let damped = difficulty + (10 - difficulty) * change / 9
    return clamped(w[7] * initialDifficulty(.easy) + (1 - w[7]) * damped)
  }

  private func shortTermStability(_ stability: Double, _ rating: ReviewRating) -> Double {
    let increase = exp(w[17] * (Double(rating.rawValue - 3) + w[18])) * pow(stability, -w[19])
    return max(stability * (rating == .again ? increase : max(increase, 1)), 0.001)
  }

  private func forgetStability(_ difficulty: Double, _ stability: Double, _ recall: Double) -> Double {
    let long = w[11] * pow(difficulty, -w[12]) * (pow(stability + 1, w[13]) - 1) * exp((1 - recall) * w[14])
    return min(long, stability / exp(w[17] * w[18]))
  }

  private func recallStability(
    _ difficulty: Double, _ stability: Double, _ recall: Double, _ rating: ReviewRating
  ) -> Double {
    let hard = rating == .hard ? w[15] : 1
    let easy = rating == .easy ? w[16] : 1
    let growth = exp(w[8]) * (11 - difficulty) * pow(stability, -w[9]) * (exp((1 - recall) * w[10]) - 1)
    return stability * (1 + growth * hard * easy)
  }
}
