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
/// session. Its lines are written at once but not waited for, so a loss of power (not the end of a process) can take the
/// last ones; the next attempt of such a message is simply stored.
///
/// The file is read when the server is first needed, and then only for the ids; a record is read when it is shown.
struct MockServer: Sendable {
  /// One line of the ledger, so that it can be undone.
  private enum Entry: Sendable { case stored(Message.ID), repeated(Message.ID) }

  /// What is known of a message without reading its record.
  private struct Known: Sendable {
    var number: Int
    var arrivals: Int
    /// The members of its line.
    var line: Line
  }

  private enum Line: Sendable {
    /// A range of the file that was found.
    case found(Range<Int>)
    case made(String)
  }

  private var known: [Message.ID: Known] = [:]
  private var entries: [Entry] = []
  private var storedCount = 0
  private var foundFile: [UInt8] = []
  private var isLoaded = false
  private var file: (any AppendHandle)?
  private let fileSystem: any FileSystem
  private let path: String

  init(fileSystem: any FileSystem, path: String) {
    self.fileSystem = fileSystem
    self.path = path
  }

  /// The ledger in the order of arrival.
  mutating func ledger() -> [ServerRecord] {
    load()
    return entries.compactMap { entry in
      guard case .stored(let id) = entry, let known = known[id] else { return nil }
      return record(of: id, known)
    }
  }

  mutating func record(of id: Message.ID) -> ServerRecord? {
    load()
    return known[id].flatMap { record(of: id, $0) }
  }

  /// Takes in a message, unless its id is known.
  mutating func receive(_ attempt: DeliveryAttempt, at now: LabInstant) -> ServerVerdict {
    load()
    if let known = known[attempt.messageID] {
      write(#""again":"\#(attempt.messageID)"}"#)
      add(.repeated(attempt.messageID))
      return .recognized(serverID: "s\(known.number)")
    }
    var json = JSONBytes()
    json.member("stored", attempt.messageID)
    json.member("conversation", attempt.conversation)
    json.member("author", attempt.author)
    json.member("text", attempt.text)
    json.member("storedAt", Int(now.milliseconds))
    json.endObject()
    let line = String(decoding: json.bytes, as: UTF8.self)
    write(line)
    add(.stored(attempt.messageID), .made(line))
    return .stored(serverID: "s\(storedCount)")
  }

  /// How much has happened to the ledger; `nil` when the server was not needed yet.
  var position: Int? { isLoaded ? entries.count : nil }

  /// Forgets what has happened since a position; `nil` is the position of the file when it was found.
  mutating func rewind(to position: Int?) {
    guard isLoaded else { return }
    let end = position ?? foundCount
    while entries.count > end {
      undoLast()
      write(#""undone":1}"#)
    }
  }

  /// Forgets everything and removes the file.
  mutating func reset() throws(FileSystemError) {
    if try fileSystem.status(of: path) != nil { try fileSystem.remove(path) }
    self = MockServer(fileSystem: fileSystem, path: path)
  }

  private var foundCount = 0

  private mutating func add(_ entry: Entry, _ line: Line = .made("")) {
    switch entry {
    case .stored(let id):
      storedCount += 1
      known[id] = Known(number: storedCount, arrivals: 1, line: line)
    case .repeated(let id): known[id]?.arrivals += 1
    }
    entries.append(entry)
  }

  private mutating func undoLast() {
    switch entries.popLast() {
    case .stored(let id):
      known[id] = nil
      storedCount -= 1
    case .repeated(let id): known[id]?.arrivals -= 1
    case nil: break
    }
  }

  private mutating func write(_ members: String) {
    var line: [UInt8] = []
    var members = members
    members.withUTF8 { JournalLine.write($0, to: &line) }
    do throws(FileSystemError) {
      if file == nil { file = try fileSystem.openForAppending(path) }
      try file?.write(line)
    } catch {
      file = nil
    }
  }
}

// MARK: - Reading

extension MockServer {
  private mutating func load() {
    guard !isLoaded else { return }
    isLoaded = true
    guard let bytes = try? fileSystem.read(path) else { return }
    known.reserveCapacity(bytes.count / 200)
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = UnsafeBufferPointer(rebasing: buffer[start..<end])
        if JournalLine.checked(line) != nil { readEntry(buffer, start + JournalLine.headLength..<end) }
        start = end + 1
      }
      // A torn last line must not swallow the next one.
      if start < buffer.count { write("}") }
    }
    foundFile = bytes
    foundCount = entries.count
  }

  /// Reads the first member of a line, which says what the line is.
  private mutating func readEntry(_ buffer: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var scanner = JSONScanner(UnsafeBufferPointer(rebasing: buffer[range]))
    guard let key = try? scanner.string(), scanner.take(UInt8(ascii: ":")) else { return }
    if key == "undone" { return undoLast() }
    guard let id = try? scanner.uuid() else { return }
    if key == "stored", known[id] == nil { add(.stored(id), .found(range)) }
    if key == "again", known[id] != nil { add(.repeated(id)) }
  }

  private func record(of id: Message.ID, _ known: Known) -> ServerRecord? {
    var record = ServerRecord(
      serverID: "s\(known.number)", messageID: id, conversation: "", author: "", text: "",
      storedAt: LabInstant(milliseconds: 0), arrivals: known.arrivals)
    let bytes: [UInt8]
    switch known.line {
    case .found(let range): bytes = [UInt8(ascii: "{")] + foundFile[range]
    case .made(let line): bytes = [UInt8(ascii: "{")] + line.utf8
    }
    let isRead: Void? = bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      return try? scanner.object { (scanner, key) throws(JSONFault) in
        if scanner.key(key, is: "conversation") {
          record.conversation = try scanner.string()
        } else if scanner.key(key, is: "author") {
          record.author = try scanner.string()
        } else if scanner.key(key, is: "text") {
          record.text = try scanner.string()
        } else if scanner.key(key, is: "storedAt") {
          record.storedAt = LabInstant(milliseconds: Int64(try scanner.integer()))
        } else {
          try scanner.skipValue()
        }
      }
    }
    return isRead == nil ? nil : record
  }
}
