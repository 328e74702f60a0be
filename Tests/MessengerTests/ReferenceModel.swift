import Foundation
import LabSystem
import Messenger
import Testing

/// What the messenger must look like, told from its published changes alone and checked against the plain rules.
struct ReferenceModel {
  private(set) var order: [Message.ID] = []
  private(set) var messages: [Message.ID: Message] = [:]
  private(set) var unread: [Conversation.ID: Int] = ["trail": 2, "reading": 1, "repair": 1]
  private(set) var selected: Conversation.ID?
  private var revision: Int?

  init(_ snapshot: InboxSnapshot) { take(snapshot) }

  mutating func take(_ snapshot: InboxSnapshot) {
    selected = snapshot.selected?.id
    order = snapshot.messages.map(\.id)
    messages = Dictionary(uniqueKeysWithValues: snapshot.messages.map { ($0.id, $0) })
    for conversation in snapshot.conversations { unread[conversation.id] = conversation.unread }
  }

  /// Applies changes and checks each against the rules.
  mutating func apply(_ changes: [InboxChange]) {
    for change in changes {
      if let revision { #expect(change.revision == revision + 1, "a change is missing or comes twice") }
      revision = change.revision
      switch change.kind {
      case .inserted(let message):
        #expect(messages[message.id] == nil, "the id \(message.id) comes twice")
        order.append(message.id)
        messages[message.id] = message
        if message.deliveryState == .received, selected != message.conversation {
          unread[message.conversation, default: 0] += 1
        }
      case .updated(let message, let former):
        #expect(messages[message.id]?.deliveryState == former)
        #expect(former.successors.contains(message.deliveryState), "\(former) → \(message.deliveryState)")
        #expect(messages[message.id]?.text == message.text && messages[message.id]?.number == message.number)
        #expect(messages[message.id].map { message.attempts >= $0.attempts } == true)
        messages[message.id] = message
      case .removed(let message):
        #expect(messages.removeValue(forKey: message.id) != nil)
        order.removeAll { $0 == message.id }
      case .opened(let id):
        selected = id
        unread[id] = 0
      case .restarted(let report):
        for message in report.interrupted { messages[message.id] = message }
        for id in order { #expect(messages[id]?.deliveryState.isGoing == false) }
      case .network, .notice, .restored: break
      }
    }
  }

  /// The next change may have any revision: something was published that nobody collected.
  mutating func forgetRevision() { revision = nil }

  /// Compares with what the repository says.
  func check(_ environment: AppEnvironment) async {
    let snapshot = await environment.repository.snapshot
    #expect(snapshot.messages.map(\.id) == order)
    #expect(snapshot.messages.map(\.deliveryState) == order.compactMap { messages[$0]?.deliveryState })
    for conversation in snapshot.conversations {
      #expect(conversation.unread == unread[conversation.id])
      let own = snapshot.messages(in: conversation.id)
      #expect(own.map(\.ordinal) == own.map(\.ordinal).sorted())
      #expect(own.filter { $0.deliveryState == .sending }.count <= 1, "one message at a time is under way")
    }
    for state in DeliveryState.allCases {
      let count = snapshot.messages.filter { $0.deliveryState == state }.count
      #expect(await environment.repository.count(of: state) == count)
    }
    let ledger = environment.serverLedger
    #expect(Set(ledger.map(\.messageID)).count == ledger.count, "the server has stored an id twice")
    for message in snapshot.messages where message.deliveryState == .sent {
      #expect(ledger.first { $0.messageID == message.id }?.serverID == message.serverID)
    }
    let queued = await environment.repository.queue.map(\.message.id)
    #expect(Set(queued) == Set(snapshot.messages.filter { $0.deliveryState.isGoing }.map(\.id)))
  }
}
