public import LabText

/// Where a type comes from.
public enum CatalogModule: String, Sendable, Hashable, CaseIterable, Codable {
  /// The lab's own teaching types.
  case lab = "Lab"
  /// The Swift standard library and concurrency.
  case swift = "Swift"
  /// Foundation.
  case foundation = "Foundation"
  /// The lab's model of UIKit.
  case uiKit = "UIKit"
  /// The lab's messenger.
  case messenger = "Messenger"
}

/// What kind of type a card describes.
public enum TypeKind: String, Sendable, Hashable, CaseIterable, Codable {
  case `struct`, `class`, `enum`, `protocol`, actor
}

/// A card: what a learner should know of one type. Types, access, defaults and ranges are not repeated here; they are
/// read from the property table and from a fresh instance.
public struct TypeCard: Sendable {
  /// The id, such as `UIView` or `UIButton.Configuration`.
  public var id: String
  /// Where the type comes from.
  public var module: CatalogModule
  /// What kind of type it is.
  public var kind: TypeKind
  /// The superclasses, nearest first; empty for anything but a class.
  public var inheritance: [String]
  /// Protocols it conforms to that a beginner meets.
  public var conformances: [String]
  /// Other cards and why they belong to it.
  public var related: [Related]
  /// What it is for.
  public var purpose: Localized
  /// One good picture from everyday life.
  public var analogy: Localized
  /// Who makes an instance.
  public var createdBy: Localized
  /// Who keeps it alive.
  public var ownedBy: Localized
  /// When it goes away.
  public var releasedWhen: Localized
  /// What to look at in each listed property.
  public var properties: [PropertyNote]
  /// What each listed method does.
  public var methods: [MethodNote]
  /// What beginners get wrong, and the lines that show it.
  public var misconception: Misconception
  /// A question that a reader of the card can answer.
  public var question: CardQuestion
  /// Debugger lines to type in the experiment's frame.
  public var debuggerCommands: [String]
  /// Other words by which somebody looks for it, in both languages: `leak`, `循环引用`.
  public var searchWords: [String]
  /// Where in this project to see it.
  public var sourceCue: SourceCue
  /// The compiler sample that shows it, if one fits.
  public var compilerSample: String?
  /// Names in the public documentation, such as `UIView.alpha`.
  public var documentation: [String]
  /// What the lab's model leaves out; required for UIKit types.
  public var modelLimits: Localized?

  /// Creates a card.
  public init(
    id: String, module: CatalogModule, kind: TypeKind, inheritance: [String] = [], conformances: [String] = [],
    related: [Related], purpose: Localized, analogy: Localized, createdBy: Localized, ownedBy: Localized,
    releasedWhen: Localized, properties: [PropertyNote], methods: [MethodNote], misconception: Misconception,
    question: CardQuestion, debuggerCommands: [String], searchWords: [String], sourceCue: SourceCue, compilerSample: String? = nil,
    documentation: [String], modelLimits: Localized? = nil
  ) {
    self.id = id
    self.module = module
    self.kind = kind
    self.inheritance = inheritance
    self.conformances = conformances
    self.related = related
    self.purpose = purpose
    self.analogy = analogy
    self.createdBy = createdBy
    self.ownedBy = ownedBy
    self.releasedWhen = releasedWhen
    self.properties = properties
    self.methods = methods
    self.misconception = misconception
    self.question = question
    self.debuggerCommands = debuggerCommands
    self.searchWords = searchWords
    self.sourceCue = sourceCue
    self.compilerSample = compilerSample
    self.documentation = documentation
    self.modelLimits = modelLimits
  }
}

/// A link from one card to another.
public struct Related: Sendable, Hashable {
  /// The other card's id.
  public var id: String
  /// Why it belongs here.
  public var why: Localized

  /// Creates a link.
  public init(_ id: String, _ why: Localized) {
    self.id = id
    self.why = why
  }
}

/// What to look at in a property. Its type, access and default come from the table.
public struct PropertyNote: Sendable, Hashable {
  /// The name in the property table.
  public var name: String
  /// What it means and what to look at when it changes.
  public var observe: Localized

  /// Creates a note.
  public init(_ name: String, _ observe: Localized) {
    self.name = name
    self.observe = observe
  }
}

/// What a method does. Its declaration comes from the table.
public struct MethodNote: Sendable, Hashable {
  /// The full name in the method table, such as `addSubview(_:)`.
  public var name: String
  /// What goes in.
  public var input: Localized
  /// What comes out.
  public var output: Localized
  /// What changes besides.
  public var sideEffect: Localized
  /// Who calls it.
  public var caller: Localized
  /// The breakpoint to set, such as `UIView.addSubview(_:)`.
  public var breakpoint: String

  /// Creates a note.
  public init(
    _ name: String, input: Localized, output: Localized, sideEffect: Localized, caller: Localized, breakpoint: String
  ) {
    self.name = name
    self.input = input
    self.output = output
    self.sideEffect = sideEffect
    self.caller = caller
    self.breakpoint = breakpoint
  }
}

/// A belief that beginners hold, what is true, and lines that show it.
public struct Misconception: Sendable, Hashable {
  /// The belief.
  public var belief: Localized
  /// What is true.
  public var truth: Localized
  /// Lines to type in the experiment's frame that show it.
  public var tryIt: [String]

  /// Creates a misconception.
  public init(belief: Localized, truth: Localized, tryIt: [String]) {
    self.belief = belief
    self.truth = truth
    self.tryIt = tryIt
  }
}

/// A question whose answer is on the card.
public struct CardQuestion: Sendable, Hashable {
  /// What is asked.
  public var prompt: Localized
  /// The answer.
  public var answer: Localized

  /// Creates a question.
  public init(_ prompt: Localized, answer: Localized) {
    self.prompt = prompt
    self.answer = answer
  }
}

/// A place in this project. A test proves that the file exists and declares the symbol.
public struct SourceCue: Sendable, Hashable {
  /// The file, from the root of the project.
  public var file: String
  /// The symbol declared in it, such as `class UIView`.
  public var symbol: String

  /// Creates a cue.
  public init(file: String, symbol: String) {
    self.file = file
    self.symbol = symbol
  }
}
