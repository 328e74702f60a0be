public import Foundation
/// What a learner says will happen, read from the words after `predict`.
public enum PredictionForm: Sendable, Hashable {
  /// The states that the next message goes through.
  case states([String])
  /// An expression that will be true.
  case expression(String)
  /// Whether the source will compile.
  case compiles(Bool)
  /// How often a word of the compiler's output occurs.
  case count(word: String, number: Int)
  /// Free words: kept and shown beside what happens.
  case words(String)

  /// Reads a prediction.
  ///
  /// - Parameters:
  ///   - text: the words as typed.
  ///   - stateNames: the names of the message states, in order.
  ///   - isCondition: whether a text is an expression of type `Bool` in the current frame.
  ///   - isCompilerWord: whether a word can be counted in the compiler's output.
  public init(
    _ text: String, stateNames: [String], isCondition: (String) -> Bool, isCompilerWord: (String) -> Bool
  ) {
    let folded = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let separators: Set<Character> = [" ", ",", "→", ">", "-", "，", "、"]
    let parts = folded.split { separators.contains($0) }.map(String.init)
    if ["compiles", "it compiles", "能编译", "可以编译", "编译通过"].contains(folded) {
      self = .compiles(true)
    } else if Self.refusals.contains(folded) {
      self = .compiles(false)
    } else if !parts.isEmpty, parts.allSatisfy(stateNames.contains) {
      self = .states(parts)
    } else if parts.count == 2, let number = Int(parts[1]), number >= 0, isCompilerWord(parts[0]) {
      self = .count(word: parts[0], number: number)
    } else if isCondition(text) {
      self = .expression(text)
    } else {
      self = .words(text)
    }
  }

  private static let refusals: Set<String> = [
    "does not compile", "doesn't compile", "doesn’t compile", "it does not compile", "不能编译", "编译不过", "无法编译", "编译不通过",
  ]
}

/// A prediction that waits for the act it speaks of.
public struct OpenPrediction: Sendable, Hashable {
  /// What was said.
  public var form: PredictionForm
  /// As typed.
  public var text: String
  /// The place of its record in the progress.
  public var index: Int
  /// The message whose states are watched, once there is one.
  public var messageID: UUID?
  /// The states that were seen so far, for a state prediction.
  public var seenStates: [String] = []

  /// Creates an open prediction.
  public init(form: PredictionForm, text: String, index: Int) {
    self.form = form
    self.text = text
    self.index = index
  }
}
