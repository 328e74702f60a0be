import LabText

/// What may replace the word before the cursor.
public struct Completion: Sendable, Hashable {
  /// The offset of `Character`s in the line at which the word begins.
  public var start: Int
  /// The words that fit, sorted, without duplicates.
  public var candidates: [String]

  /// Creates a completion.
  public init(start: Int, candidates: [String]) {
    self.start = start
    self.candidates = candidates
  }
}

extension CommandTable {
  /// Completes the word before the cursor.
  ///
  /// - Parameters:
  ///   - head: the line up to the cursor.
  ///   - live: the names that only the session knows.
  ///   - files: the names in the folder that a path begins with.
  public func completion(
    of head: String, live: (LiveNames) -> [String], files: (String) -> [String] = { _ in [] }
  ) -> Completion {
    let (word, offset, rest, restOffset) = Self.split(head)
    if restOffset == offset + word.count, rest.isEmpty {
      return Completion(start: offset, candidates: Self.matching(word, words))
    }
    guard case .command(let spec) = resolve(word) else { return Completion(start: head.count, candidates: []) }
    let typed = CommandLineScanner.words(in: rest)
    let isFresh = head.last?.isWhitespace ?? true
    let partial = isFresh ? "" : (typed.last?.text ?? "")
    let start = isFresh ? head.count : restOffset + (typed.last?.span.lowerBound ?? 0)
    if partial.hasPrefix("--") {
      return Completion(start: start, candidates: Self.matching(partial, spec.options.map { "--" + $0.name }))
    }
    let names = kinds(of: spec, typed: typed.dropLast(isFresh ? 0 : 1)).flatMap { kind -> [String] in
      switch kind {
      case .oneOf(let words): words
      case .live(let names): live(names)
      case .file: files(partial)
      case .text, .integer: []
      }
    }
    return Completion(start: start, candidates: Self.matching(partial, names))
  }

  /// The kinds of argument that may stand after the words typed so far.
  private func kinds(of spec: CommandSpec, typed: ArraySlice<CommandWord>) -> [ArgumentKind] {
    if let last = typed.last, last.text.hasPrefix("--"),
      let option = spec.options.first(where: { "--" + $0.name == last.text }), let value = option.value
    {
      return [value]
    }
    let count = typed.count { !$0.text.hasPrefix("--") }
    if count < spec.arguments.count { return [spec.arguments[count].kind] }
    if let last = spec.arguments.last, last.isRepeated { return [last.kind] }
    return []
  }

  private static func matching(_ partial: String, _ names: [String]) -> [String] {
    let folded = partial.lowercased()
    return Array(Set(names.filter { $0.lowercased().hasPrefix(folded) })).sorted()
  }
}
