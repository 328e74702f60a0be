import Foundation
public import LabText

/// A retrieval question with what to say to each answer.
public struct Question: Sendable, Hashable {
  /// How it is answered.
  public enum Kind: Sendable, Hashable {
    /// One choice is right.
    case single
    /// Every right choice, and no other.
    case multiple
    /// All choices in the right order.
    case order
    /// Typed words; each accepted spelling.
    case short(accepted: [String])
  }

  /// One choice.
  public struct Choice: Sendable, Hashable {
    /// Its text (inline Markdown).
    public var text: Localized
    /// Whether it belongs to the right answer. In an order question every choice does.
    public var isRight: Bool
    /// Why it is right or wrong.
    public var why: Localized

    /// Creates a choice.
    public init(text: Localized, isRight: Bool, why: Localized) {
      self.text = text
      self.isRight = isRight
      self.why = why
    }
  }

  /// A stable id, `<lesson number>.<question number>`.
  public var id: String
  /// How it is answered.
  public var kind: Kind
  /// What is asked (Markdown).
  public var prompt: Localized
  /// The choices as written: for an order question in the right order, and shown in another.
  public var choices: [Choice]
  /// What is said after any answer.
  public var explanation: Localized

  /// Creates a question.
  public init(id: String, kind: Kind, prompt: Localized, choices: [Choice], explanation: Localized) {
    self.id = id
    self.kind = kind
    self.prompt = prompt
    self.choices = choices
    self.explanation = explanation
  }
}

/// How an answer compares with the right one.
public struct Verdict: Sendable, Hashable {
  /// Whether it is right.
  public var isRight: Bool
  /// The choices that the learner should read about, with why each is right or wrong; indices of `choices`.
  public var remarks: [Int]
  /// How many right choices were not among the letters. Which ones is not told: the learner can still find them.
  public var missing: Int

  /// Creates a verdict.
  public init(isRight: Bool, remarks: [Int], missing: Int = 0) {
    self.isRight = isRight
    self.remarks = remarks
    self.missing = missing
  }
}

extension Question {
  /// The order in which the choices are shown: as written, or for an order question turned by a fixed amount that
  /// depends only on the id, so that the right order is never the shown one.
  public var shownOrder: [Int] {
    guard case .order = kind, choices.count > 1 else { return Array(choices.indices) }
    let turn = 1 + id.utf8.reduce(0) { Int($1) &+ $0 } % (choices.count - 1)
    let turned = choices.indices.map { ($0 + turn) % choices.count }
    return choices.count > 2 ? [turned[1], turned[0]] + turned.dropFirst(2) : turned
  }

  /// The letters of the right answer in shown order, such as `b` or `c, a, b`; the first accepted words for a short
  /// question.
  public var solution: String {
    switch kind {
    case .short(let accepted): accepted.first ?? ""
    case .order:
      choices.indices.compactMap { shownOrder.firstIndex(of: $0) }.map(Self.letter).joined(separator: " ")
    case .single, .multiple:
      shownOrder.enumerated().filter { choices[$0.element].isRight }.map { Self.letter($0.offset) }.joined(
        separator: " ")
    }
  }

  /// The letter that a choice is shown with: `a`, `b`, …
  public static func letter(_ index: Int) -> String { String(UnicodeScalar(UInt8(97 + index))) }

  /// Judges an answer as typed. Letters may be separated by spaces, commas or nothing, in either case and width; words
  /// are compared without case, outer spaces, quotes and repeated spaces.
  ///
  /// - Returns: `nil` when the text is no answer to this kind of question (a letter that is not shown, say).
  public func judge(_ answer: String) -> Verdict? {
    if case .short(let accepted) = kind {
      let given = Self.folded(answer)
      guard !given.isEmpty else { return nil }
      return Verdict(isRight: accepted.contains { Self.folded($0) == given }, remarks: [])
    }
    guard let chosen = chosenIndices(answer) else { return nil }
    let right: Bool =
      switch kind {
      case .single: chosen.count == 1 && choices[chosen[0]].isRight
      case .multiple: Set(chosen) == Set(choices.indices.filter { choices[$0].isRight })
      case .order: chosen == Array(choices.indices)
      case .short: false
      }
    if case .order = kind { return Verdict(isRight: right, remarks: firstDifference(chosen)) }
    if case .single = kind, chosen.count != 1 { return nil }
    let missing = kind == .multiple ? choices.indices.count { choices[$0].isRight && !chosen.contains($0) } : 0
    return Verdict(isRight: right, remarks: chosen, missing: missing)
  }

  private func firstDifference(_ chosen: [Int]) -> [Int] {
    let wrong = chosen.indices.first { $0 >= choices.count || chosen[$0] != $0 }
    return wrong.map { [min($0, choices.count - 1)] } ?? []
  }

  private func chosenIndices(_ answer: String) -> [Int]? {
    var chosen: [Int] = []
    for character in Self.folded(answer) where !character.isWhitespace && !",;、，；>→-".contains(character) {
      guard let value = character.asciiValue else { return nil }
      let offset = value >= 97 ? Int(value) - 97 : Int(value) - 49
      guard shownOrder.indices.contains(offset), !chosen.contains(shownOrder[offset]) else { return nil }
      chosen.append(shownOrder[offset])
    }
    if case .order = kind, chosen.count != choices.count { return nil }
    return chosen.isEmpty ? nil : chosen
  }

  /// An answer without the differences that do not matter: width, case, outer and repeated spaces, quotes, final full
  /// stop.
  static func folded(_ text: String) -> String {
    let narrow = text.precomposedStringWithCompatibilityMapping.lowercased()
    let quotes: Set<Character> = ["\"", "'", "`", "“", "”", "‘", "’", "「", "」"]
    var words = narrow.filter { !quotes.contains($0) }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    while let last = words.last, ".。!！".contains(last), words.count > 1 { words.removeLast() }
    return words
  }
}
