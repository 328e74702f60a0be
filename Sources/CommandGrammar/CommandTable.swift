public import LabText

/// What a first word turned out to be.
public enum Resolution: Sendable, Hashable {
  /// Exactly one command.
  case command(CommandSpec)
  /// A prefix of several commands.
  case ambiguous([String])
  /// No command; names that look alike, best first.
  case unknown(near: [String])
}

/// The commands of a shell, found by name, alias, unique prefix, or likeness, in that order.
public struct CommandTable: Sendable {
  /// The specifications, sorted by name.
  public let specs: [CommandSpec]
  private let byWord: [String: Int]

  /// Creates a table. A word that two commands claim is a programming error.
  public init(_ specs: [CommandSpec]) {
    self.specs = specs.sorted { $0.name < $1.name }
    var byWord: [String: Int] = [:]
    for (index, spec) in self.specs.enumerated() {
      for word in [spec.name] + spec.aliases {
        precondition(byWord.updateValue(index, forKey: word) == nil, "two commands are called \(word)")
      }
    }
    self.byWord = byWord
  }

  /// Finds the command that a word means. Upper and lower case are the same; an exact spelling wins over a prefix.
  public func resolve(_ word: String) -> Resolution {
    if let index = byWord[word] { return .command(specs[index]) }
    let folded = word.lowercased()
    if let index = byWord[folded] { return .command(specs[index]) }
    let starting = Set(specs.filter { $0.name.hasPrefix(folded) }.map(\.name))
    if starting.count == 1, let name = starting.first, let index = byWord[name], !folded.isEmpty {
      return .command(specs[index])
    }
    if starting.count > 1, !folded.isEmpty { return .ambiguous(starting.sorted()) }
    // A sign or a single letter resembles every short word.
    let spelled = byWord.keys.filter { $0.count > 1 && $0.first?.isLetter == true }
    return .unknown(near: NearestNames.suggestions(for: folded, in: spelled.sorted()))
  }

  /// The command of exactly this name or alias.
  public func spec(named word: String) -> CommandSpec? { byWord[word].map { specs[$0] } }

  /// Every word that starts a command, sorted.
  public var words: [String] { byWord.keys.sorted() }
}

extension CommandTable {
  /// A line that was understood: which command, with what.
  public struct Parsed: Sendable {
    /// The command.
    public var spec: CommandSpec
    /// What was typed after it.
    public var arguments: ParsedArguments
  }

  /// Reads a line that holds at least one word.
  public func parse(_ line: String) throws(Diagnostic) -> Parsed {
    let (word, offset, rest, restOffset) = Self.split(line)
    switch resolve(word) {
    case .command(let spec):
      var arguments = ParsedArguments(line: line, rest: rest, restOffset: restOffset)
      if spec.style == .words { try arguments.readWords(spec) }
      return Parsed(spec: spec, arguments: arguments)
    case .ambiguous(let names):
      throw Diagnostic(
        Localized(en: "'\(word)' could be more than one command", zh: "“\(word)”可能指好几个命令"), source: line,
        span: offset..<offset + word.count,
        hint: Localized(
          en: "type one of: \(names.joined(separator: ", "))", zh: "请输入其中一个：\(names.joined(separator: "、"))"))
    case .unknown(let near):
      throw Diagnostic(
        Localized(en: "there is no command '\(word.truncated(to: 60))'", zh: "没有“\(word.truncated(to: 60))”这个命令"), source: line,
        span: offset..<offset + word.count, hint: hint(near: near, word))
    }
  }

  private func hint(near: [String], _ word: String) -> Localized {
    guard let first = near.first else { return hint(distant: word) }
    let others = near.dropFirst().prefix(3)
    guard !others.isEmpty else { return Localized(en: "did you mean \(first)?", zh: "你是不是想输入 \(first)？") }
    return Localized(
      en: "did you mean \(first)? (also near: \(others.joined(separator: ", ")))",
      zh: "你是不是想输入 \(first)？（相近的还有：\(others.joined(separator: "、"))）")
  }

  /// What to type instead of a word that is no slip of a name: the commands that speak of it, or the least unlike ones.
  private func hint(distant word: String) -> Localized {
    let wanted = word.lowercased()
    let speaking = specs.filter { spec in
      wanted.count > 1 && [spec.summary.en, spec.summary.zh].contains { $0.lowercased().holds(wanted) }
    }.prefix(4).map(\.name)
    if !speaking.isEmpty {
      return Localized(
        en: "about '\(word)': \(speaking.joined(separator: ", ")); 'help' shows every command",
        zh: "和“\(word)”有关的命令：\(speaking.joined(separator: "、"))；输入 help 查看全部命令")
    }
    guard word.utf8.contains(where: \.isASCIIAlphanumeric) else { return Localized(en: "'help' shows every command", zh: "输入 help 查看全部命令") }
    let names = NearestNames.leastUnlike(word, in: specs.map(\.name))
    return Localized(
      en: "the nearest are \(names.joined(separator: ", ")); 'help' shows every command",
      zh: "最接近的命令是 \(names.joined(separator: "、"))；输入 help 查看全部命令")
  }

  /// The first word, its offset, the rest without outer spaces, and the rest's offset, all in `Character`s. A slash
  /// after the word belongs to it, as in `p/x 255`.
  static func split(_ line: String) -> (word: String, offset: Int, rest: String, restOffset: Int) {
    if let parts = splitASCII(line) { return parts }
    var index = line.startIndex
    var offset = 0
    func advance(while condition: (Character) -> Bool) {
      while index < line.endIndex, condition(line[index]) {
        index = line.index(after: index)
        offset += 1
      }
    }
    advance { $0.isBlank }
    let wordStart = (index, offset)
    advance { !$0.isBlank && $0 != "/" }
    let word = String(line[wordStart.0..<index])
    advance { $0.isBlank }
    var end = line.endIndex
    while end > index, line[line.index(before: end)].isBlank { end = line.index(before: end) }
    return (word, wordStart.1, String(line[index..<end]), offset)
  }

  /// The same for a line of printable ASCII, where a byte is a character.
  private static func splitASCII(_ line: String) -> (word: String, offset: Int, rest: String, restOffset: Int)? {
    let blank = UInt8(ascii: " ")
    let bytes = line.utf8
    guard bytes.allSatisfy({ blank...UInt8(ascii: "~") ~= $0 }) else { return nil }
    let start = bytes.firstIndex { $0 != blank } ?? bytes.endIndex
    let wordEnd = bytes[start...].firstIndex { $0 == blank || $0 == UInt8(ascii: "/") } ?? bytes.endIndex
    let restStart = bytes[wordEnd...].firstIndex { $0 != blank } ?? bytes.endIndex
    let restEnd = bytes[restStart...].lastIndex { $0 != blank }.map { bytes.index(after: $0) } ?? restStart
    return (
      String(line[start..<wordEnd]), bytes.distance(from: bytes.startIndex, to: start), String(line[restStart..<restEnd]),
      bytes.distance(from: bytes.startIndex, to: restStart)
    )
  }
}

extension ParsedArguments {
  /// Sorts the words of the rest into options and arguments and checks them against the specification.
  mutating func readWords(_ spec: CommandSpec) throws(Diagnostic) {
    guard !rest.isEmpty else { return try checkCount(spec) }
    var waiting = CommandLineScanner.words(in: rest)[...]
    for index in waiting.indices {
      waiting[index].span = waiting[index].span.lowerBound + restOffset..<waiting[index].span.upperBound + restOffset
    }
    var optionsEnded = false
    while let word = waiting.popFirst() {
      guard !word.isQuoted, !optionsEnded, word.text.hasPrefix("--") else {
        words.append(word)
        continue
      }
      guard word.text != "--" else {
        optionsEnded = true
        continue
      }
      try readOption(word, spec, &waiting)
    }
    try checkCount(spec)
  }

  private mutating func readOption(
    _ word: CommandWord, _ spec: CommandSpec, _ waiting: inout ArraySlice<CommandWord>
  ) throws(Diagnostic) {
    var name = String(word.text.dropFirst(2))
    var values: [CommandWord] = []
    if let equals = name.firstIndex(of: "=") {
      values.append(CommandWord(text: String(name[name.index(after: equals)...]), span: word.span))
      name = String(name[..<equals])
    }
    guard let option = spec.options.first(where: { $0.name == name }) else {
      let near = NearestNames.suggestions(for: name, in: spec.options.map(\.name)).first
      throw Diagnostic(
        Localized(en: "'\(spec.name)' has no option --\(name)", zh: "“\(spec.name)”没有 --\(name) 这个选项"), source: line,
        span: word.span,
        hint: near.map { Localized(en: "did you mean --\($0)?", zh: "你是不是想输入 --\($0)？") } ?? Self.usageHint(spec))
    }
    while values.count < option.valueCount {
      guard let value = waiting.popFirst() else {
        throw Diagnostic(
          Localized(en: "--\(name) needs a value", zh: "--\(name) 后面还要一个值"), source: line, span: word.span,
          hint: Self.usageHint(spec))
      }
      values.append(value)
    }
    options[name] = values
  }

  private func checkCount(_ spec: CommandSpec) throws(Diagnostic) {
    let required = spec.arguments.filter { !$0.isOptional }.count
    if words.count < required {
      let missing = spec.arguments[words.count].name
      let end = line.count
      throw Diagnostic(
        Localized(en: "'\(spec.name)' needs \(missing)", zh: "“\(spec.name)”还缺 \(missing)"), source: line,
        span: end..<end + 1,
        hint: Self.usageHint(spec))
    }
    if words.count > spec.arguments.count, spec.arguments.last?.isRepeated != true {
      throw Diagnostic(
        Localized(en: "'\(spec.name)' takes no more arguments here", zh: "“\(spec.name)”后面没有更多参数了"), source: line,
        span: words[spec.arguments.count].span, hint: Self.usageHint(spec))
    }
  }

  private static func usageHint(_ spec: CommandSpec) -> Localized {
    Localized(en: "type: \(spec.usage(in: .english))", zh: "这样输入：\(spec.usage(in: .simplifiedChinese))")
  }
}
