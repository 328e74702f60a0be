extension CatalogEntry.Content {
  /// Where in this project the subject can be read.
  public var sourceCue: SourceCue {
    switch self {
    case .type(let card): card.sourceCue
    case .concept(let card): card.sourceCue
    }
  }

  /// Lines to type at the debugger, in order, in the subject's frame.
  public var debuggerCommands: [String] {
    switch self {
    case .type(let card): card.debuggerCommands
    case .concept(let card): card.debuggerCommands
    }
  }

  /// Other words by which somebody looks for the entry, in both languages.
  public var searchWords: [String] {
    switch self {
    case .type(let card): card.searchWords
    case .concept(let card): card.searchWords
    }
  }

  /// What beginners get wrong.
  public var misconception: Misconception {
    switch self {
    case .type(let card): card.misconception
    case .concept(let card): card.misconception
    }
  }

  /// Entries to read next.
  public var related: [Related] {
    switch self {
    case .type(let card): card.related
    case .concept(let card): card.related
    }
  }
}
