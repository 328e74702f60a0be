/// What hangs on a message: one of three things, each with what only that thing needs.
public enum Attachment: Hashable, Sendable {
  /// A picture and its size in pixels.
  case photo(width: Int, height: Int)
  /// A spoken note and its length.
  case voice(seconds: Int)
  /// A file and its size.
  case file(name: String, bytes: Int)
}

/// The line below a message that says what is attached. Its `switch` statements have no `default`: a fourth kind of
/// attachment would not compile until each of them says what to do with it.
public final class AttachmentRow {
  /// What is attached; `nil` when nothing is.
  public var attachment: Attachment?
  /// What the author wrote below it; `nil` when nothing was written.
  public var caption: String?
  /// Whether long voice notes are cut in the title.
  public var isCompact = false
  /// The longest voice note that plays by itself, in seconds.
  public var autoplayLimit = 30

  /// Makes a row.
  public init(attachment: Attachment? = nil, caption: String? = nil) {
    self.attachment = attachment
    self.caption = caption
  }

  /// What the row says.
  public var title: String {
    switch attachment {
    case .photo(let width, let height): "photo \(width) × \(height)"
    case .voice(let seconds) where isCompact && seconds > 99: "voice 99+ s"
    case .voice(let seconds): "voice \(seconds) s"
    case .file(let name, _): "file \(name)"
    case nil: "no attachment"
    }
  }

  /// Whether the attachment plays without a tap.
  public var playsByItself: Bool {
    switch attachment {
    case .voice(let seconds): seconds <= autoplayLimit
    case .photo, .file, nil: false
    }
  }

  /// The caption, or the title where there is none.
  public var spokenText: String { caption ?? title }
}
