public import Foundation
public import LabText

extension MessageRepository {
  /// Finds a message by what a person types: a short id (`m3`, `r2`), a whole UUID, or its first four or more digits.
  ///
  /// - Throws: a diagnostic with near names when there is none, or with the candidates when there are several.
  public func resolve(_ name: String) throws(Diagnostic) -> Message {
    let word = name.lowercased()
    if let id = UUID(uuidString: name), let message = message(id) { return message }
    if let letter = word.first, letter == "m" || letter == "r", let number = Int(word.dropFirst()) {
      let found = inbox.slots.last { $0?.number == number && $0?.isOutgoing == (letter == "m") }
      if let message = found ?? nil { return message }
    } else if word.count >= 4 {
      let found = inbox.slots.compactMap { $0 }.filter { $0.id.uuidString.lowercased().hasPrefix(word) }
      if found.count > 1 { throw RepositoryProblem.ambiguous(name, found) }
      if let message = found.first { return message }
    }
    let latest = inbox.slots.reversed().lazy.compactMap { $0?.shortID }.prefix(50)
    throw RepositoryProblem.noMessage(name, candidates: NearestNames.suggestions(for: word, in: Array(latest)))
  }

  /// The failed messages in order, those refused for good included.
  public var failedMessages: [Message] { failedIDs.compactMap { message($0) }.sorted { $0.ordinal < $1.ordinal } }

  /// What `retry` without an id means: the oldest failed message that is not refused for good, so that order is kept.
  ///
  /// - Throws: a diagnostic when there is none; it tells of the newest message that is going, if any.
  public func retryCandidate() throws(Diagnostic) -> Message {
    let failed = failedMessages
    if let message = failed.first(where: { $0.failure?.isPermanent != true }) { return message }
    if let message = queue.last?.message { throw RepositoryProblem.cannotRetry(message) }
    if let message = failed.last { throw RepositoryProblem.cannotRetry(message) }
    throw RepositoryProblem.nothingFailed
  }

  /// Finds a conversation by its number in the inbox (from 1), its id, or its title (any case, or an unambiguous
  /// beginning of it).
  public func resolveConversation(_ name: String) throws(Diagnostic) -> Conversation {
    let rows = snapshot.conversations
    if let number = Int(name), rows.indices.contains(number - 1) { return rows[number - 1] }
    let word = name.lowercased()
    let exact = rows.filter { $0.id == word || $0.title.lowercased() == word }
    if let row = exact.first { return row }
    let beginning = rows.filter { !word.isEmpty && $0.title.lowercased().hasPrefix(word) }
    if beginning.count == 1, let row = beginning.first { return row }
    var problem = RepositoryProblem.noConversation(name)
    let near = NearestNames.suggestions(for: word, in: rows.map { $0.title.lowercased() })
    let titles = rows.filter { near.contains($0.title.lowercased()) }.map { $0.title.escapingUntrusted() }
    if !titles.isEmpty {
      let list = titles.joined(separator: ", ")
      problem.hint = Localized(en: "did you mean \(list)?", zh: "是不是“\(list)”？")
    }
    throw problem
  }

  /// The latest hops of all messages, oldest first.
  public var logEntries: [DeliveryLogEntry] { log.entries }

  /// How many hops are no longer kept (the log holds `DeliveryLog.capacity`).
  public var forgottenLogEntries: Int { log.forgottenCount }

  /// Forgets the log.
  public func clearLog() { log.clear() }

  /// The path of one message, as far as the log still has it.
  public func chain(of id: Message.ID) -> DeliveryChain {
    DeliveryChain(message: message(id), hops: log.entries(of: id))
  }

  /// The message that the log's newest hop of a message is about, for `log chain` without an id.
  public var latestLoggedMessage: Message.ID? { log.entries.last { $0.messageID != nil }?.messageID }
}
