public import Foundation

/// One message of a conversation. Its identity is `id`, whatever becomes of it: a retry changes the state, never the id.
public struct Message: Identifiable, Hashable, Sendable {
  /// The author of the messages written here.
  public static let ownAuthor = "me"

  /// The identity, chosen by the client before the network knows of the message. The server recognises it.
  public let id: UUID
  /// Counts the messages made here (`m1`, `m2` …) and those received (`r1`, `r2` …), each from 1. A number is never
  /// given again, also when its message is cancelled; only `undo` and `reset messenger` take numbers back.
  public let number: Int
  /// The place in the order of all messages of the store.
  public let ordinal: Int
  /// The conversation it belongs to.
  public let conversation: Conversation.ID
  /// Who wrote it; `Message.ownAuthor` when written here.
  public let author: String
  /// What was written. Comes from people and files: escape before showing.
  public let text: String
  /// When it was written here or received, in whole milliseconds.
  public let createdAt: Date
  /// Where it is on its way.
  public internal(set) var deliveryState: DeliveryState
  /// How many times it was handed to the transport.
  public internal(set) var attempts: Int
  /// The server's name for it, once the server has confirmed it.
  public internal(set) var serverID: String?
  /// Why it failed; `nil` in every other state.
  public internal(set) var failure: DeliveryFailure?
  /// Members of its JSON object that this version doesn't know, kept as they were: `"key":value,…`.
  var preserved: String?

  /// Creates a message.
  public init(
    id: UUID, number: Int, ordinal: Int, conversation: Conversation.ID, author: String, text: String, createdAt: Date,
    deliveryState: DeliveryState, attempts: Int = 0, serverID: String? = nil, failure: DeliveryFailure? = nil
  ) {
    self.id = id
    self.number = number
    self.ordinal = ordinal
    self.conversation = conversation
    self.author = author
    self.text = text
    self.createdAt = createdAt
    self.deliveryState = deliveryState
    self.attempts = attempts
    self.serverID = serverID
    self.failure = failure
  }

  /// Whether it was written here.
  public var isOutgoing: Bool { author == Message.ownAuthor }

  /// The short name for the shell: `m` and the number when written here, `r` and the number when received.
  public var shortID: String { (isOutgoing ? "m" : "r") + String(number) }
}

extension Message: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, number, ordinal, conversation, author, text, createdAt, state, attempts, serverID, failure
  }

  /// Reads the same members as the store's own reader; `createdAt` is in milliseconds since 1970.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(UUID.self, forKey: .id), number: try values.decode(Int.self, forKey: .number),
      ordinal: try values.decode(Int.self, forKey: .ordinal),
      conversation: try values.decode(String.self, forKey: .conversation),
      author: try values.decode(String.self, forKey: .author), text: try values.decode(String.self, forKey: .text),
      createdAt: Date(timeIntervalSince1970: Double(try values.decode(Int64.self, forKey: .createdAt)) / 1000),
      deliveryState: try values.decode(DeliveryState.self, forKey: .state),
      attempts: try values.decodeIfPresent(Int.self, forKey: .attempts) ?? 0,
      serverID: try values.decodeIfPresent(String.self, forKey: .serverID),
      failure: try values.decodeIfPresent(DeliveryFailure.self, forKey: .failure))
  }

  /// Writes the members that the store writes.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(number, forKey: .number)
    try values.encode(ordinal, forKey: .ordinal)
    try values.encode(conversation, forKey: .conversation)
    try values.encode(author, forKey: .author)
    try values.encode(text, forKey: .text)
    try values.encode(Int64((createdAt.timeIntervalSince1970 * 1000).rounded()), forKey: .createdAt)
    try values.encode(deliveryState, forKey: .state)
    if attempts > 0 { try values.encode(attempts, forKey: .attempts) }
    try values.encodeIfPresent(serverID, forKey: .serverID)
    try values.encodeIfPresent(failure, forKey: .failure)
  }
}
