/// One row of the inbox.
public struct Conversation: Identifiable, Hashable, Sendable, Codable {
  /// A short lower-case word, stable in the store.
  public let id: String
  /// What the row shows, such as a person's or a group's name.
  public let title: String
  /// The author of received messages unless another one is named.
  public let peer: String
  /// The text of the last message; empty when there is none. Comes from people and files: escape before showing.
  public internal(set) var preview: String
  /// How many received messages came since the conversation was last open.
  public internal(set) var unread: Int

  /// Creates a row.
  public init(id: String, title: String, peer: String, preview: String = "", unread: Int = 0) {
    self.id = id
    self.title = title
    self.peer = peer
    self.preview = preview
    self.unread = unread
  }
}
