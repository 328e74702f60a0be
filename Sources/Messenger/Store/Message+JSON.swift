import Foundation
import LabSystem

extension JSONBytes {
  mutating func object(of message: Message) {
    beginObject()
    member("id", message.id)
    member("number", message.number)
    member("ordinal", message.ordinal)
    member("conversation", message.conversation)
    member("author", message.author)
    member("text", message.text)
    member("createdAt", Int(LabInstant(message.createdAt).milliseconds))
    delivery(of: message)
    members(message.preserved)
    endObject()
  }

  /// The members of a message that change.
  mutating func delivery(of message: Message) {
    member("state", message.deliveryState.rawValue)
    if message.attempts > 0 { member("attempts", message.attempts) }
    if let serverID = message.serverID { member("serverID", serverID) }
    if let failure = message.failure { member("failure", failure.rawValue) }
  }

  mutating func object(of row: InboxState.Row) {
    beginObject()
    member("id", row.conversation.id)
    member("title", row.conversation.title)
    member("peer", row.conversation.peer)
    member("unread", row.conversation.unread)
    members(row.preserved)
    endObject()
  }
}

/// What a message's JSON object held.
struct MessageRecord {
  var id: UUID?
  var number: Int?
  var ordinal: Int?
  var conversation: String?
  var author: String?
  var text: String?
  var createdAt: Int?
  var delivery = DeliveryRecord()
  var preserved: String?

  init(_ scanner: inout JSONScanner) throws(JSONFault) {
    var fields = self
    try scanner.object { (scanner, key) throws(JSONFault) in try fields.read(&scanner, key) }
    self = fields
  }

  private mutating func read(_ scanner: inout JSONScanner, _ key: Range<Int>) throws(JSONFault) {
    if scanner.key(key, is: "id") {
      id = try scanner.uuid()
    } else if scanner.key(key, is: "number") {
      number = try scanner.integer()
    } else if scanner.key(key, is: "ordinal") {
      ordinal = try scanner.integer()
    } else if scanner.key(key, is: "conversation") {
      conversation = try scanner.string()
    } else if scanner.key(key, is: "author") {
      author = try scanner.string()
    } else if scanner.key(key, is: "text") {
      text = try scanner.string()
    } else if scanner.key(key, is: "createdAt") {
      createdAt = try scanner.integer()
    } else if try !delivery.read(&scanner, key) {
      preserved = try scanner.preserving(key, after: preserved)
    }
  }

  /// The message, when everything that a message needs is there and in range.
  func message() -> Message? {
    guard let id, let number, let ordinal, let conversation, let author, let text, let createdAt, number > 0, ordinal > 0,
      ordinal < 1 << 40, number < 1 << 40, let state = delivery.state
    else { return nil }
    var message = Message(
      id: id, number: number, ordinal: ordinal, conversation: conversation, author: author, text: text,
      createdAt: LabInstant(milliseconds: Int64(createdAt)).date, deliveryState: state, attempts: delivery.attempts,
      serverID: delivery.serverID, failure: delivery.failure)
    if preserved != nil || delivery.unknown != nil {
      message.preserved = [preserved, delivery.unknown].compactMap { $0 }.joined(separator: ",")
    }
    return message
  }
}

/// The members of a message that change.
struct DeliveryRecord {
  var state: DeliveryState?
  var attempts = 0
  var serverID: String?
  var failure: DeliveryFailure?
  /// A state or failure of a later version, kept under another name.
  var unknown: String?

  /// - Returns: whether the key was one of these.
  mutating func read(_ scanner: inout JSONScanner, _ key: Range<Int>) throws(JSONFault) -> Bool {
    if scanner.key(key, is: "state") {
      let start = scanner
      if let known = DeliveryRecord.state(try scanner.token(), in: scanner) {
        state = known
      } else {
        state = .failed
        keep("stateBefore", start)
      }
    } else if scanner.key(key, is: "attempts") {
      attempts = max(0, try scanner.integer())
    } else if scanner.key(key, is: "serverID") {
      serverID = try scanner.string()
    } else if scanner.key(key, is: "failure") {
      let start = scanner
      failure = DeliveryFailure(rawValue: try scanner.string())
      if failure == nil { keep("failureBefore", start) }
    } else {
      return false
    }
    return true
  }

  private static func state(_ token: Range<Int>, in scanner: JSONScanner) -> DeliveryState? {
    if scanner.key(token, is: "sent") { return .sent }
    if scanner.key(token, is: "received") { return .received }
    if scanner.key(token, is: "sending") { return .sending }
    if scanner.key(token, is: "queued") { return .queued }
    return scanner.key(token, is: "failed") ? .failed : nil
  }

  private mutating func keep(_ name: String, _ start: JSONScanner) {
    var scanner = start
    guard let range = try? scanner.skipValue() else { return }
    unknown = (unknown.map { $0 + "," } ?? "") + "\"\(name)\":\(scanner.text(range))"
  }
}

extension JSONScanner {
  /// Consumes a value nobody here knows and returns the kept members with this one added.
  mutating func preserving(_ key: Range<Int>, after former: String?) throws(JSONFault) -> String {
    let value = try skipValue()
    let member = "\"\(text(key))\":\(text(value))"
    return former.map { $0 + "," + member } ?? member
  }

  mutating func conversation() throws(JSONFault) -> (Conversation, preserved: String?) {
    var id: String?
    var title: String?
    var peer: String?
    var unread = 0
    var preserved: String?
    try object { (scanner, key) throws(JSONFault) in
      if scanner.key(key, is: "id") {
        id = try scanner.string()
      } else if scanner.key(key, is: "title") {
        title = try scanner.string()
      } else if scanner.key(key, is: "peer") {
        peer = try scanner.string()
      } else if scanner.key(key, is: "unread") {
        unread = max(0, try scanner.integer())
      } else {
        preserved = try scanner.preserving(key, after: preserved)
      }
    }
    guard let id else { throw fault }
    return (Conversation(id: id, title: title ?? id, peer: peer ?? title ?? id, unread: unread), preserved)
  }
}
