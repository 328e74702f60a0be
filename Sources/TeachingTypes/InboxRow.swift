/// One row of the inbox as a plain value: what a `let` or a `var` in front of it decides.
public struct InboxRow {
  /// Which conversation it stands for; fixed for life.
  public let id: String
  /// The name that the row shows.
  public var title: String
  /// How many messages nobody has read yet.
  public var unread: Int
  /// Whether new messages arrive without a sound.
  public var isMuted: Bool

  /// Makes a row; every argument has a default.
  public init(id: String = "trail", title: String = "Trail Club", unread: Int = 2, isMuted: Bool = false) {
    self.id = id
    self.title = title
    self.unread = unread
    self.isMuted = isMuted
  }
}
