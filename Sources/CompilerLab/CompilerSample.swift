import Foundation
public import LabText

/// One of the lab's own files for the microscope, with what to look for in it.
public struct CompilerSample: Sendable {
  /// The name on the command line, such as `method-dispatch`.
  public let slug: String
  /// The Swift file, at most 20 lines.
  public let swift: String
  /// The heading.
  public let title: Localized
  /// What to look for first.
  public let first: Localized
  /// The question to answer.
  public let question: Localized
  /// The answer, with its reason.
  public let answer: Localized
  /// What must be true of the compiler's output.
  public let facts: [ExpectedFact]

  private struct Side: Decodable {
    var title: Localized
    var first: Localized
    var question: Localized
    var answer: Localized
    var facts: [ExpectedFact]
  }

  /// Reads a sample from its two files.
  ///
  /// - Throws: A `DecodingError` when the side file does not have the form that the samples of this folder have.
  public init(slug: String, swift: String, side: String) throws {
    let read = try JSONDecoder().decode(Side.self, from: Data(side.utf8))
    self.slug = slug
    self.swift = swift
    title = read.title
    first = read.first
    question = read.question
    answer = read.answer
    facts = read.facts
  }

  /// The sample as a source for the pipeline.
  public var source: CompilerSource { CompilerSource(displayName: "\(slug).swift", text: swift, sample: slug) }

  /// Creates a sample from its parts.
  public init(
    slug: String, swift: String, title: Localized, first: Localized, question: Localized, answer: Localized,
    facts: [ExpectedFact]
  ) {
    self.slug = slug
    self.swift = swift
    self.title = title
    self.first = first
    self.question = question
    self.answer = answer
    self.facts = facts
  }

  /// The sample with a name.
  public static func named(_ slug: String) -> CompilerSample? { all.first { $0.slug == slug } }

  /// The order of the samples in a course.
  public static let order = [
    "property-access", "value-and-reference", "method-dispatch", "closure-capture", "enum-state-machine",
  ]
}

/// One thing that must be true of a sample on every compiler. It asserts shapes, not numbers, because counts belong to
/// one version.
public struct ExpectedFact: Sendable, Hashable, Codable {
  /// How the count is compared.
  public enum Relation: String, Sendable, Hashable, Codable {
    case atLeast
    case exactly
    /// Less than the same count in another pane.
    case lessThan
  }

  /// The function's name for reading; `nil` adds up all functions of the file.
  public var function: String?
  /// The pane's word, such as `sil-optimized`.
  public var pane: String
  /// A kind of fact (`retains`), or the name of an instruction or callee (`witness_method`).
  public var count: String
  /// How the count is compared.
  public var relation: Relation
  /// The number, for `atLeast` and `exactly`.
  public var value: Int?
  /// The other pane, for `lessThan`.
  public var other: String?
  /// What it means, for a learner.
  public var meaning: Localized

  /// The outcome of a comparison.
  public struct Outcome: Sendable, Hashable {
    /// Whether the fact is true of the artefact.
    public var holds: Bool
    /// What was counted; `nil` when the function or pane does not exist.
    public var found: Int?
  }

  /// Compares the fact with an artefact.
  public func check(_ artifact: Artifact) -> Outcome {
    guard let found = number(in: pane, of: artifact) else { return Outcome(holds: false, found: nil) }
    let holds =
      switch relation {
      case .atLeast: value.map { found >= $0 } ?? false
      case .exactly: value == found
      case .lessThan: other.flatMap { number(in: $0, of: artifact) }.map { found < $0 } ?? false
      }
    return Outcome(holds: holds, found: found)
  }

  private func number(in word: String, of artifact: Artifact) -> Int? {
    guard let pane = Pane(named: word) else { return nil }
    let functions = artifact.reading(pane).own.filter { function == nil || $0.name == function }
    guard !functions.isEmpty else { return nil }
    return functions.reduce(0) { sum, function in
      if let kind = FactKind(rawValue: count) {
        return sum + function.facts(pane.stage, instructionSet: artifact.route.instructionSet)[kind]
      }
      return sum + function.lines.count { $0.matches(count) }
    }
  }
}
