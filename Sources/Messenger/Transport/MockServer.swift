public import Foundation
public import LabSystem

/// One message in the server's own ledger.
public struct ServerRecord: Hashable, Sendable {
  /// The server's name for it: `s1`, `s2` … in the order of arrival.
  public var serverID: String
  /// The client's name for it, by which a repetition is recognised.
  public var messageID: Message.ID
  /// The conversation.
  public var conversation: Conversation.ID
  /// The author.
  public var author: String
  /// The text.
  public var text: String
  /// When it was stored.
  public var storedAt: LabInstant
  /// How many attempts of it have arrived; it is stored once, however many.
  public var arrivals: Int
}

/// The other side of the mock network. It outlives the client's process, as servers do: its ledger is a file of its
/// own that the client never reads. A file it can't write doesn't stop it; then it remembers only until the end of the
/// session.
struct MockServer: Sendable {
  /// What was done to the ledger, in order, so that it can be undone.
  private enum Entry: Sendable { case stored(Message.ID), repeated(Message.ID) }

  private var records: [Message.ID: ServerRecord] = [:]
  private var entries: [Entry] = []
  private var file: (any AppendHandle)?
  private let fileSystem: any FileSystem
  private let path: String

  init(fileSystem: any FileSystem, path: String) {
    self.fileSystem = fileSystem
    self.path = path
    load()
  }

  /// The ledger in the order of arrival.
  var ledger: [ServerRecord] {
    entries.compactMap { entry in
      guard case .stored(let id) = entry else { return nil }
      return records[id]
    }
  }

  func record(of id: Message.ID) -> ServerRecord? { records[id] }

  /// Takes in a message, unless its id is known.
  mutating func receive(_ attempt: DeliveryAttempt, at now: LabInstant) -> ServerVerdict {
    if let known = records[attempt.messageID] {
      write(#""again":"\#(attempt.messageID)""#)
      note(.repeated(attempt.messageID))
      return .recognized(serverID: known.serverID)
    }
    let record = ServerRecord(
      serverID: "s\(records.count + 1)", messageID: attempt.messageID, conversation: attempt.conversation,
      author: attempt.author, text: attempt.text, storedAt: now, arrivals: 1)
    write(line(of: record))
    add(record)
    return .stored(serverID: record.serverID)
  }

  /// How much has happened to the ledger.
  var position: Int { entries.count }

  /// Forgets what has happened since a position.
  mutating func rewind(to position: Int) {
    while entries.count > max(0, position), let entry = entries.popLast() {
      switch entry {
      case .stored(let id): records[id] = nil
      case .repeated(let id): records[id]?.arrivals -= 1
      }
      write(#""undone":1"#)
    }
  }

  /// Forgets everything and removes the file.
  mutating func reset() throws(FileSystemError) {
    file = nil
    records = [:]
    entries = []
    if try fileSystem.status(of: path) != nil { try fileSystem.remove(path) }
  }

  private mutating func add(_ record: ServerRecord) {
    records[record.messageID] = record
    entries.append(.stored(record.messageID))
  }

  private mutating func note(_ entry: Entry) {
    if case .repeated(let id) = entry { records[id]?.arrivals += 1 }
    entries.append(entry)
  }

  private func line(of record: ServerRecord) -> String {
    var json = JSONBytes()
    json.member("stored", record.messageID)
    json.member("serverID", record.serverID)
    json.member("conversation", record.conversation)
    json.member("author", record.author)
    json.member("text", record.text)
    json.member("storedAt", Int(record.storedAt.milliseconds))
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private mutating func write(_ members: String) {
    var line: [UInt8] = []
    var text = members + "}"
    text.withUTF8 { JournalLine.write($0, to: &line) }
    do throws(FileSystemError) {
      if file == nil { file = try fileSystem.openForAppending(path) }
      try file?.write(line)
    } catch {
      file = nil
    }
  }

  private mutating func load() {
    guard let bytes = try? fileSystem.read(path) else { return }
    bytes.withUnsafeBufferPointer { buffer in
      for line in buffer.split(separator: UInt8(ascii: "\n")) {
        let line = UnsafeBufferPointer(rebasing: line)
        if JournalLine.checked(line) != nil { apply(line) }
      }
    }
    // A torn last line must not swallow the next one.
    if let last = bytes.last, last != UInt8(ascii: "\n"), let file = try? fileSystem.openForAppending(path) {
      try? file.write([UInt8(ascii: "\n")])
      self.file = file
    }
  }

  private mutating func apply(_ line: UnsafeBufferPointer<UInt8>) {
    var record = ServerRecord(
      serverID: "", messageID: UUID(version4Bits: 0, 0), conversation: "", author: "", text: "",
      storedAt: LabInstant(milliseconds: 0), arrivals: 1)
    var isStored = false
    var again: UUID?
    var isUndone = false
    var scanner = JSONScanner(line)
    let isRead: Void? = try? scanner.object { (scanner, key) throws(JSONFault) in
      if scanner.key(key, is: "stored") {
        record.messageID = try scanner.uuid()
        isStored = true
      } else if scanner.key(key, is: "serverID") {
        record.serverID = try scanner.string()
      } else if scanner.key(key, is: "conversation") {
        record.conversation = try scanner.string()
      } else if scanner.key(key, is: "author") {
        record.author = try scanner.string()
      } else if scanner.key(key, is: "text") {
        record.text = try scanner.string()
      } else if scanner.key(key, is: "storedAt") {
        record.storedAt = LabInstant(milliseconds: Int64(try scanner.integer()))
      } else if scanner.key(key, is: "again") {
        again = try scanner.uuid()
      } else {
        if scanner.key(key, is: "undone") { isUndone = true }
        try scanner.skipValue()
      }
    }
    guard isRead != nil else { return }
    if isStored, records[record.messageID] == nil { add(record) }
    if let again { note(.repeated(again)) }
    if isUndone, let entry = entries.popLast() {
      switch entry {
      case .stored(let id): records[id] = nil
      case .repeated(let id): records[id]?.arrivals -= 1
      }
    }
  }
}
