import Catalog
import CommandGrammar
public import LabCore
import Inspection
import LabText

/// Something wrong with a card, a concept or its workload, for its author.
public struct CatalogIssue: Hashable, Sendable, CustomStringConvertible {
  /// The id of the card or concept.
  public var entry: String
  /// What is wrong.
  public var message: String

  /// The issue in one line.
  public var description: String { "\(entry): \(message.escapingUntrusted())" }
}

/// Holds the cards and concepts against what every one of them must be: complete, true, and different from the others.
public struct CatalogChecker: Sendable {
  /// One thing that must hold for the whole catalog.
  public enum Rule: String, Sendable, CaseIterable {
    /// Exactly the ids of the curriculum, each with an experiment of its own.
    case complete
    /// No field is empty, and each language is a language of its own.
    case fields
    /// No two cards share a sentence.
    case sentences
    /// Each source cue names a file of the project and a declaration in it.
    case sourceCues
    /// Each listed property and method is in the tables.
    case members
    /// Each debugger command, and each line that a misconception offers, runs in the card's frame and answers.
    case lines
    /// Each experiment's workload runs and earns its own evidence.
    case workloads
    /// Each related id exists.
    case related
    /// Each entry has further words to be looked for by, in both languages, and is found by every one of them.
    case searchWords
  }

  private let catalog = CatalogIndex()
  private let readFile: @Sendable (String) -> String?
  private let makeWorkbench: @Sendable () -> Workbench

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - readFile: the text of a file of the project, by its path from the root; `nil` when there is none.
  ///   - makeWorkbench: a fresh session that leaves nothing behind.
  public init(
    readFile: @escaping @Sendable (String) -> String?, makeWorkbench: @escaping @Sendable () -> Workbench
  ) {
    self.readFile = readFile
    self.makeWorkbench = makeWorkbench
  }

  /// Everything in the catalog that breaks a rule.
  public func issues(_ rule: Rule) async -> [CatalogIssue] {
    switch rule {
    case .complete: complete()
    case .fields: catalog.entries.flatMap { fields(of: $0) }
    case .sentences: sentences()
    case .sourceCues: catalog.entries.flatMap { sourceCue(of: $0) }
    case .members: await Self.members(catalog.entries, in: makeWorkbench())
    case .lines: await lines()
    case .workloads: await workloads()
    case .related: catalog.entries.flatMap { related(of: $0) }
    case .searchWords: searchWords()
    }
  }

  // MARK: Texts

  private func complete() -> [CatalogIssue] {
    func differences(_ found: [String], _ wanted: [String], _ kind: String) -> [CatalogIssue] {
      Set(wanted).subtracting(found).sorted().map { CatalogIssue(entry: $0, message: "the curriculum asks for this \(kind)") }
        + Set(found).subtracting(wanted).sorted().map { CatalogIssue(entry: $0, message: "the curriculum knows no such \(kind)") }
    }
    var seen: Set<String> = []
    return differences(catalog.entries.filter { !$0.isConcept }.map(\.id), Curriculum.types, "type")
      + differences(catalog.entries.filter(\.isConcept).map(\.id), Curriculum.concepts, "concept")
      + catalog.entries.filter { !seen.insert($0.experiment).inserted }.map {
        CatalogIssue(entry: $0.id, message: "another entry has the experiment \($0.experiment)")
      }
  }

  private func fields(of entry: CatalogEntry) -> [CatalogIssue] {
    CardText.all(of: entry).compactMap { field in
      let (english, chinese) = (field.text.en, field.text.zh)
      let message: String? =
        if english.isEmpty || chinese.isEmpty {
          "\(field.name) is empty"
        } else if english == chinese {
          "\(field.name) is the same in both languages"
        } else if !Self.hasChinese(chinese) {
          "\(field.name) has no Chinese"
        } else if Self.hasChinese(english) {
          "\(field.name) has Chinese in English"
        } else {
          nil
        }
      return message.map { CatalogIssue(entry: entry.id, message: $0) }
    }
  }

  private static func hasChinese(_ text: String) -> Bool { text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }

  private func sentences() -> [CatalogIssue] {
    var owners: [String: String] = [:]
    var issues: [CatalogIssue] = []
    for entry in catalog.entries {
      for field in CardText.all(of: entry) where field.isOwn {
        for sentence in [field.text.en, field.text.zh] {
          if let other = owners[sentence], other != entry.id {
            issues.append(CatalogIssue(entry: entry.id, message: "\(field.name) is also a sentence of \(other): \(sentence)"))
          }
          owners[sentence] = entry.id
        }
      }
    }
    return issues
  }

  // MARK: Links

  private func sourceCue(of entry: CatalogEntry) -> [CatalogIssue] {
    let cue = entry.content().sourceCue
    guard readFile(cue.file)?.contains(cue.symbol) != true else { return [] }
    return [CatalogIssue(entry: entry.id, message: "'\(cue.symbol)' is not in \(cue.file)")]
  }

  private func related(of entry: CatalogEntry) -> [CatalogIssue] {
    let names = Set(catalog.names)
    return entry.content().related.filter { !names.contains($0.id) }.map {
      CatalogIssue(entry: entry.id, message: "there is no related '\($0.id)'")
    }
  }

  private func searchWords() -> [CatalogIssue] {
    let search = CatalogSearch(catalog)
    return catalog.entries.flatMap { entry -> [CatalogIssue] in
      let words = entry.content().searchWords
      var problems = words.filter { word in !search.hits(word).contains { $0.id == entry.id } }.map { "'\($0)' does not find it" }
      let chinese = words.count { Self.hasChinese($0) }
      if min(chinese, words.count - chinese) < 3 { problems.append("it needs three search words of each language") }
      if Set(words).count < words.count { problems.append("a search word stands there twice") }
      if words.contains(where: { $0.contains(where: \.isWhitespace) }) { problems.append("a search word holds a space") }
      return problems.map { CatalogIssue(entry: entry.id, message: $0) }
    }
  }

  private static func members(_ entries: [CatalogEntry], in workbench: isolated Workbench) -> [CatalogIssue] {
    entries.flatMap { entry -> [CatalogIssue] in
      guard case .type(let card) = entry.content() else { return [] }
      let facts = TypeFacts(card: card, registry: workbench.tables)
      let own = Set(entry.tables().flatMap(\.members).map(\.declaration.fullName))
      return (card.properties.map(\.name) + card.methods.map(\.name)).filter { facts.member($0) == nil && !own.contains($0) }.map {
        CatalogIssue(entry: card.id, message: "\($0) is in no table")
      }
    }
  }

  // MARK: Runs

  private func lines() async -> [CatalogIssue] {
    var issues: [CatalogIssue] = []
    for entry in catalog.entries {
      let content = entry.content()
      for lines in [content.debuggerCommands, content.misconception.tryIt] {
        let shell = LabShell(makeWorkbench())
        _ = await shell.execute("use \(entry.id)")
        for line in lines {
          let reply = await shell.execute(line)
          guard reply.status != .ok || (reply.output.isEmpty && !line.hasPrefix("expr")) else { continue }
          let answer = reply.diagnostic?.message.en ?? reply.output.plain
          issues.append(CatalogIssue(entry: entry.id, message: "'\(line)' answers: \(answer)"))
        }
      }
    }
    return issues
  }

  private func workloads() async -> [CatalogIssue] {
    let shell = LabShell(makeWorkbench())
    var issues: [CatalogIssue] = []
    for entry in catalog.entries {
      let reply = await shell.execute("run \(entry.id)")
      if reply.status != .ok {
        issues.append(CatalogIssue(entry: entry.id, message: "its workload fails: \(reply.diagnostic?.message.en ?? "")"))
      } else if reply.evidence != [entry.experiment] || !reply.output.plain.contains("target-evidence:\(entry.experiment)") {
        issues.append(CatalogIssue(entry: entry.id, message: "its workload earns \(reply.evidence), not its own evidence"))
      }
    }
    return issues
  }
}
