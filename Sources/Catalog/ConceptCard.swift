public import LabText

/// A language or framework idea that is no type of its own.
public struct ConceptCard: Sendable {
  /// The id, such as `value-reference`.
  public var id: String
  /// Its name.
  public var title: Localized
  /// What it is.
  public var definition: Localized
  /// The smallest program that shows it; compiles.
  public var example: String
  /// The same idea used wrongly; must not compile, or `nil` when the compiler cannot see the mistake.
  public var counterexample: Counterexample?
  /// What beginners get wrong, and the lines that show it.
  public var misconception: Misconception
  /// A question that a reader of the card can answer.
  public var question: CardQuestion
  /// Cards and concepts that belong to it.
  public var related: [Related]
  /// Debugger lines to type in the experiment's frame.
  public var debuggerCommands: [String]
  /// Other words by which somebody looks for it, in both languages: `leak`, `循环引用`.
  public var searchWords: [String]
  /// Where in this project to see it.
  public var sourceCue: SourceCue
  /// The compiler sample that shows it, if one fits.
  public var compilerSample: String?
  /// Chapters or names in the public documentation.
  public var documentation: [String]

  /// A program that must not compile.
  public struct Counterexample: Sendable, Hashable {
    /// The program.
    public var source: String
    /// The compiler's error, without its place.
    public var diagnostic: String

    /// Creates a counterexample.
    public init(source: String, diagnostic: String) {
      self.source = source
      self.diagnostic = diagnostic
    }
  }

  /// Creates a concept.
  public init(
    id: String, title: Localized, definition: Localized, example: String, counterexample: Counterexample? = nil,
    misconception: Misconception, question: CardQuestion, related: [Related], debuggerCommands: [String],
    searchWords: [String], sourceCue: SourceCue, compilerSample: String? = nil, documentation: [String]
  ) {
    self.id = id
    self.title = title
    self.definition = definition
    self.example = example
    self.counterexample = counterexample
    self.misconception = misconception
    self.question = question
    self.related = related
    self.debuggerCommands = debuggerCommands
    self.searchWords = searchWords
    self.sourceCue = sourceCue
    self.compilerSample = compilerSample
    self.documentation = documentation
  }
}
