public import Foundation
public import LabSystem

/// The way to the server, as the repository sees it. It is handed in, so that a test, a lesson or a real network can be
/// put in its place without a change in the repository.
///
/// A transport never calls back and reads no clock. It is asked when its next event is due, and for the events up to a
/// moment; so the same requests at the same moments give the same events, with a virtual clock and with a real one.
public protocol MessageTransport: AnyObject, Sendable {
  /// Hands over one attempt. Its outcome comes as events later.
  func send(_ attempt: DeliveryAttempt, at now: LabInstant)

  /// When the next event is due; `nil` when nothing is under way.
  var nextEventDate: LabInstant? { get }

  /// Takes out everything that happens up to a moment, in order.
  func events(through moment: LabInstant) -> [TransportEvent]

  /// Whether the device has a network. Not a matter of the process: it is the same after a crash.
  var isOnline: Bool { get }

  /// The device loses or finds the network. What is under way is lost.
  func setOnline(_ isOnline: Bool, at now: LabInstant)

  /// The client's process is gone: answers under way reach nobody; what is on its way to the server still arrives.
  func clientVanished()

  /// The state to come back to with `restore`; `nil` when this transport can't take anything back.
  func checkpoint() -> (any Sendable)?

  /// Goes back to a state that `checkpoint` returned.
  func restore(_ checkpoint: any Sendable)
}

/// One handing-over of a message. The server recognises a repeated message by `messageID`; the client recognises the
/// answer to a former attempt by `number`.
public struct DeliveryAttempt: Hashable, Sendable {
  /// The message.
  public var messageID: Message.ID
  /// Which attempt of this message, from 1.
  public var number: Int
  /// The conversation.
  public var conversation: Conversation.ID
  /// The author.
  public var author: String
  /// The text.
  public var text: String

  /// Creates an attempt.
  public init(messageID: Message.ID, number: Int, conversation: Conversation.ID, author: String, text: String) {
    self.messageID = messageID
    self.number = number
    self.conversation = conversation
    self.author = author
    self.text = text
  }
}

/// Something that happened between the client and the server.
public struct TransportEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The server got an attempt. For the log; a client doesn't see this.
    case reachedServer(messageID: Message.ID, attempt: Int, ServerVerdict)
    /// An answer to an attempt came back.
    case answer(messageID: Message.ID, attempt: Int, ServerResponse)
    /// An attempt ended without an answer.
    case broken(messageID: Message.ID, attempt: Int, DeliveryFailure)
    /// The server told all devices of the author about a message it has stored.
    case echo(messageID: Message.ID, serverID: String)
  }

  /// When.
  public var date: LabInstant
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  public init(date: LabInstant, kind: Kind) {
    self.date = date
    self.kind = kind
  }
}

/// What the server did with an attempt.
public enum ServerVerdict: Hashable, Sendable {
  /// It stored the message.
  case stored(serverID: String)
  /// It has the message already and stored nothing.
  case recognized(serverID: String)
  /// It stored nothing.
  case refused(status: Int)
}

/// An answer as it comes over the wire: a status and a body that may be anything.
public struct ServerResponse: Hashable, Sendable {
  /// The HTTP status.
  public var status: Int
  /// The body, as text.
  public var body: String

  /// Creates an answer.
  public init(status: Int, body: String) {
    self.status = status
    self.body = body
  }

  /// The answer that confirms a message.
  static func accepted(_ serverID: String) -> ServerResponse {
    ServerResponse(status: 200, body: #"{"serverID":"\#(serverID)"}"#)
  }

  /// What the answer means to the client. Never trusts that the body is JSON.
  public enum Meaning: Hashable, Sendable {
    /// The server has the message.
    case accepted(serverID: String)
    /// Try again later.
    case busy
    /// The server will never take it.
    case rejected
    /// Not an answer of our server.
    case unreadable
  }

  /// What the answer means to the client.
  public var meaning: Meaning {
    switch status {
    case 200:
      guard let serverID, !serverID.isEmpty else { return .unreadable }
      return .accepted(serverID: serverID)
    case 429, 503: return .busy
    case 400, 403, 413: return .rejected
    default: return .unreadable
    }
  }

  private var serverID: String? {
    var body = body
    return body.withUTF8 { bytes in
      var scanner = JSONScanner(bytes)
      var serverID: String?
      let isObject: Void? = try? scanner.object { (scanner, key) throws(JSONFault) in
        if scanner.key(key, is: "serverID") { serverID = try scanner.string() } else { try scanner.skipValue() }
      }
      return isObject == nil || scanner.peek() != nil ? nil : serverID
    }
  }
}
