import Inspection
import TeachingTypes

/// Tables of the small types that the language concepts are shown with.
extension TypeTable {
  /// The doors into an `InboxRow`.
  static var inboxRow: TypeTable {
    TypeTable(InboxRow.self, fresh: InboxRow()) {
      Property("id", \InboxRow.id, .constant)
      Property("title", \InboxRow.title)
      Property("unread", \InboxRow.unread, in: 0...999)
      Property("isMuted", \InboxRow.isMuted)
      Initializer("init(id: String = \"trail\", title: String = \"Trail Club\", unread: Int = 2, isMuted: Bool = false)") {
        (id: String, title: String, unread: Int, isMuted: Bool) in
        InboxRow(id: id, title: title, unread: unread, isMuted: isMuted)
      }
    }
  }

  /// The doors into an `UnreadBadge`.
  static var unreadBadge: TypeTable {
    TypeTable(UnreadBadge.self, fresh: UnreadBadge()) {
      Property("count", \UnreadBadge.count, in: 0...999)
      Property("isMuted", \UnreadBadge.isMuted)
      Property("text", \UnreadBadge.text, .get)
      Property("isVisible", \UnreadBadge.isVisible, .get)
      Property("isRead", \UnreadBadge.isRead).withoutDefault()
      Initializer("init(count: Int = 3, isMuted: Bool = false)") { (count: Int, isMuted: Bool) in
        UnreadBadge(count: count, isMuted: isMuted)
      }
    }
  }

  /// The doors into a `DraftEditor`.
  static var draftEditor: TypeTable {
    TypeTable(DraftEditor.self, fresh: DraftEditor()) {
      Property("text", \DraftEditor.text)
      Property("fontSize", \DraftEditor.fontSize)
      Property("assignments", \DraftEditor.assignments, .privateSet)
      Property("previousText", \DraftEditor.previousText, .privateSet)
      Property("suggestionsMade", \DraftEditor.suggestionsMade, .privateSet)
      Property("suggestions", \DraftEditor.suggestions).withoutDefault()
      Initializer("init(text: String = \"\")") { (text: String) in DraftEditor(text: text) }
    }
  }

  /// The doors into an `Outbox`.
  static var outbox: TypeTable {
    TypeTable(Outbox.self, fresh: Outbox()) {
      Property("limit", \Outbox.limit, .constant)
      Property("waiting", \Outbox.waiting, .privateSet)
      Property("isPaused", \Outbox.isPaused)
      Method("hasRoom()") { (outbox: Outbox) in outbox.hasRoom() }
      MutatingMethod("add(_ text: String)") { (outbox: inout Outbox, text: String) in outbox.add(text) }
      MutatingMethod("takeNext()") { (outbox: inout Outbox) in outbox.takeNext() }
      MutatingMethod("replace(_ old: String, with new: String)") { (outbox: inout Outbox, old: String, new: String) in
        outbox.replace(old, with: new)
      }
      Initializer("init(limit: Int = 3)") { (limit: Int) in Outbox(limit: limit) }
      Initializer("init?(restoring texts: [String], limit: Int = 3)") { (texts: [String], limit: Int) in
        Outbox(restoring: texts, limit: limit)
      }
    }
  }
}
