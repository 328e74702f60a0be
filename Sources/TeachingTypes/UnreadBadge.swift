/// The red badge beside a conversation: two things are remembered, everything else is worked out from them.
public struct UnreadBadge {
  /// How many messages nobody has read yet. Stored.
  public var count: Int
  /// Whether the conversation is silenced. Stored.
  public var isMuted: Bool

  /// Makes a badge; three unread messages, with sound, when nothing else is said.
  public init(count: Int = 3, isMuted: Bool = false) {
    self.count = count
    self.isMuted = isMuted
  }

  /// What the badge shows. Computed at each reading.
  public var text: String { count > 99 ? "99+" : String(count) }

  /// Whether the badge is drawn. Computed at each reading.
  public var isVisible: Bool { count > 0 && !isMuted }

  /// Whether everything was read. Computed both ways: writing `true` sets `count` to 0, writing `false` to at least 1.
  public var isRead: Bool {
    get { count == 0 }
    set { count = newValue ? 0 : max(count, 1) }
  }
}
