import Foundation
import Inspection
import LabSystem
import Messenger

/// Tables of the messenger's small types that occur in its cards' properties and methods.
extension TypeTable {
  /// The doors into a `Conversation`.
  static var conversation: TypeTable {
    TypeTable(Conversation.self, conformances: ["Equatable", "Hashable"]) {
      Property("id", \Conversation.id, .constant)
      Property("title", \Conversation.title, .constant)
      Property("peer", \Conversation.peer, .constant)
      Property("preview", \Conversation.preview, .privateSet)
      Property("unread", \Conversation.unread, .privateSet)
      Initializer("init(id: String, title: String, peer: String, preview: String = \"\", unread: Int = 0)") {
        (id: String, title: String, peer: String, preview: String, unread: Int) in
        Conversation(id: id, title: title, peer: peer, preview: preview, unread: unread)
      }
    }
  }

  /// The doors into a `DeliveryFailure`.
  static var deliveryFailure: TypeTable {
    TypeTable(DeliveryFailure.self, conformances: ["Equatable", "Hashable"]) {
      EnumCase("connectionRefused", DeliveryFailure.connectionRefused)
      EnumCase("connectionLost", DeliveryFailure.connectionLost)
      EnumCase("timedOut", DeliveryFailure.timedOut)
      EnumCase("serverBusy", DeliveryFailure.serverBusy)
      EnumCase("rejected", DeliveryFailure.rejected)
      EnumCase("unreadableAnswer", DeliveryFailure.unreadableAnswer)
      EnumCase("interrupted", DeliveryFailure.interrupted)
      Property("isPermanent", \DeliveryFailure.isPermanent, .get)
      Property("mayBeOnServer", \DeliveryFailure.mayBeOnServer, .get)
    }
  }

  /// The doors into a `DeliveryAttempt`.
  static var deliveryAttempt: TypeTable {
    TypeTable(DeliveryAttempt.self, conformances: ["Equatable", "Hashable"]) {
      Property("messageID", \DeliveryAttempt.messageID)
      Property("number", \DeliveryAttempt.number)
      Property("conversation", \DeliveryAttempt.conversation)
      Property("author", \DeliveryAttempt.author)
      Property("text", \DeliveryAttempt.text)
    }
  }

  /// The doors into a `TransportEvent`.
  static var transportEvent: TypeTable {
    TypeTable(TransportEvent.self, conformances: ["Equatable", "Hashable"]) { Property("date", \TransportEvent.date) }
  }

  /// The doors into a `ServerRecord`.
  static var serverRecord: TypeTable {
    TypeTable(ServerRecord.self, conformances: ["Equatable", "Hashable"]) {
      Property("serverID", \ServerRecord.serverID)
      Property("messageID", \ServerRecord.messageID)
      Property("text", \ServerRecord.text)
      Property("arrivals", \ServerRecord.arrivals)
    }
  }

  /// The doors into a `LabInstant`.
  static var labInstant: TypeTable {
    TypeTable(LabInstant.self, conformances: ["Equatable", "Hashable", "Comparable"]) {
      Property("milliseconds", \LabInstant.milliseconds)
      Property("date", \LabInstant.date, .get)
      Initializer("init(milliseconds: Int64)") { (milliseconds: Int64) in LabInstant(milliseconds: milliseconds) }
    }
  }

  /// The doors into a `HomeLayout`.
  static var homeLayout: TypeTable {
    TypeTable(HomeLayout.self, conformances: ["Equatable", "Hashable"]) {
      Property("root", \HomeLayout.root)
      Property("messenger", \HomeLayout.messenger, .get)
      Property("inbox", \HomeLayout.inbox, .get)
      Property("journal", \HomeLayout.journal, .get)
      Property("serverLedger", \HomeLayout.serverLedger, .get)
      Initializer("init(root: String)") { (root: String) in HomeLayout(root: root) }
    }
  }

  /// The doors into any `FileSystem`: it can be looked at, not changed.
  static var fileSystem: TypeTable {
    TypeTable((any FileSystem).self) {
      Method("func list(_ path: String) throws") { (fileSystem: any FileSystem, path: String) in try fileSystem.list(path) }
    }
  }
}
