import Foundation
import Inspection

// The messaging model of the program under the debugger. The program is the one real LLDB is measured on, so its
// declarations are what they are: names, order and access decide what a debugger prints.

enum Author: String { case me, peer, system }

enum DeliveryState: String { case received, queued, sending, sent, failed }

enum Priority: Int, CaseIterable { case low = 1, normal = 5, high = 10 }

struct Message {
  let id: UUID
  let conversationID: UUID
  var author: Author
  var text: String
  let createdAt: Date
  var deliveryState: DeliveryState
  var serverID: String?

  var isPending: Bool { deliveryState == .queued || deliveryState == .sending }
  var wordCount: Int { text.split(separator: " ").count }

  func preview(limit: Int) -> String {
    text.count <= limit ? text : String(text.prefix(limit)) + "..."
  }
  mutating func markSent(serverID: String) {
    self.serverID = serverID
    deliveryState = .sent
  }
}

struct Conversation {
  let id: UUID
  var title: String
  var participants: [String]
  var unreadCount: Int
  var isMuted: Bool
  var lastMessage: Message?
}

struct InboxSnapshot {
  var conversations: [Conversation]
  var messages: [Message]
  var selectedID: UUID?
}

enum TransportEvent {
  case connected
  case progress(Double)
  case received(Message)
  case failed(code: Int, reason: String)
  case batch([Int])
  case acknowledged(String?)
}

indirect enum ReplyTree {
  case leaf(Int)
  case branch(left: ReplyTree, right: ReplyTree)
}

enum SendError: Error {
  case offline
  case rejected(code: Int)
  case wrapped(underlying: String, retryAfter: Double)
}

// MARK: - Tables

enum MessagingTables {
  static var all: [any ModuleEntry] {
    [author, deliveryState, priority, message, conversation, inboxSnapshot, transportEvent, replyTree, sendError]
  }

  private static var author: TypeTable {
    TypeTable(Author.self) {
      EnumCase("me", Author.me)
      EnumCase("peer", Author.peer)
      EnumCase("system", Author.system)
    }
  }

  private static var deliveryState: TypeTable {
    TypeTable(DeliveryState.self) {
      EnumCase("received", DeliveryState.received)
      EnumCase("queued", DeliveryState.queued)
      EnumCase("sending", DeliveryState.sending)
      EnumCase("sent", DeliveryState.sent)
      EnumCase("failed", DeliveryState.failed)
    }
  }

  private static var priority: TypeTable {
    TypeTable(Priority.self) {
      EnumCase("low", Priority.low)
      EnumCase("normal", Priority.normal)
      EnumCase("high", Priority.high)
    }
  }

  private static var message: TypeTable {
    TypeTable(Message.self) {
      Property("id", \Message.id, .constant)
      Property("conversationID", \Message.conversationID, .constant)
      Property("author", \Message.author)
      Property("text", \Message.text)
      Property("createdAt", \Message.createdAt, .constant)
      Property("deliveryState", \Message.deliveryState)
      Property("serverID", \Message.serverID)
      Property("isPending", \Message.isPending)
      Property("wordCount", \Message.wordCount)
      Method("preview(limit: Int) -> String") { (message: Message, limit: Int) in message.preview(limit: limit) }
      MutatingMethod("markSent(serverID: String)") { (message: inout Message, serverID: String) in
        message.markSent(serverID: serverID)
      }
      Initializer(
        """
        init(id: UUID, conversationID: UUID, author: Author, text: String, createdAt: Date, \
        deliveryState: DeliveryState, serverID: String? = nil)
        """
      ) {
        (
          id: UUID, conversationID: UUID, author: Author, text: String, createdAt: Date, state: DeliveryState,
          serverID: String?
        ) in
        Message(
          id: id, conversationID: conversationID, author: author, text: text, createdAt: createdAt,
          deliveryState: state, serverID: serverID)
      }
    }
  }

  private static var conversation: TypeTable {
    TypeTable(Conversation.self) {
      Property("id", \Conversation.id, .constant)
      Property("title", \Conversation.title)
      Property("participants", \Conversation.participants)
      Property("unreadCount", \Conversation.unreadCount)
      Property("isMuted", \Conversation.isMuted)
      Property("lastMessage", \Conversation.lastMessage)
      Initializer(
        """
        init(id: UUID, title: String, participants: [String], unreadCount: Int, isMuted: Bool, \
        lastMessage: Message? = nil)
        """
      ) { (id: UUID, title: String, people: [String], unread: Int, isMuted: Bool, last: Message?) in
        Conversation(
          id: id, title: title, participants: people, unreadCount: unread, isMuted: isMuted, lastMessage: last)
      }
    }
  }

  private static var inboxSnapshot: TypeTable {
    TypeTable(InboxSnapshot.self) {
      Property("conversations", \InboxSnapshot.conversations)
      Property("messages", \InboxSnapshot.messages)
      Property("selectedID", \InboxSnapshot.selectedID)
      Initializer("init(conversations: [Conversation], messages: [Message], selectedID: UUID? = nil)") {
        (conversations: [Conversation], messages: [Message], selected: UUID?) in
        InboxSnapshot(conversations: conversations, messages: messages, selectedID: selected)
      }
    }
  }

  private static var transportEvent: TypeTable {
    TypeTable(TransportEvent.self) {
      EnumCase("connected", TransportEvent.connected)
      EnumCase("progress(Double)", TransportEvent.progress)
      EnumCase("received(Message)", TransportEvent.received)
      EnumCase("failed(code: Int, reason: String)", TransportEvent.failed)
      EnumCase("batch([Int])", TransportEvent.batch)
      EnumCase("acknowledged(String?)", TransportEvent.acknowledged)
    }
  }

  private static var replyTree: TypeTable {
    TypeTable(ReplyTree.self) {
      EnumCase("leaf(Int)", ReplyTree.leaf)
      EnumCase("branch(left: ReplyTree, right: ReplyTree)", ReplyTree.branch)
    }
  }

  private static var sendError: TypeTable {
    TypeTable(SendError.self) {
      EnumCase("offline", SendError.offline)
      EnumCase("rejected(code: Int)", SendError.rejected)
      EnumCase("wrapped(underlying: String, retryAfter: Double)", SendError.wrapped)
    }
  }
}
