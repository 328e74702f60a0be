/// One step of text input: what was called or posted, in order. The record of a world is in its `Keyboard`.
public struct TextInputEvent: Hashable, Sendable, CustomStringConvertible {
  /// What kind of step it is.
  public enum Kind: String, Sendable {
    /// A key was pressed.
    case key
    /// A delegate was asked or told.
    case delegate
    /// The first responder changed.
    case responder
    /// The text or the selection changed.
    case text
    /// A control sent its actions for an event.
    case control
    /// A notification was posted.
    case notification
  }

  public let kind: Kind
  /// The name of the method, event or notification.
  public let name: String
  /// Its arguments or its answer, in words of code; empty if there are none.
  public let detail: String

  public var description: String { detail.isEmpty ? name : "\(name) \(detail)" }
}
