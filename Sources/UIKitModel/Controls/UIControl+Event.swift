extension UIControl {
  /// What happened to a control. Several events can be named at once.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again in short succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved from outside to inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved from inside to outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed through the person.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for happened: a tap on a button, Return in a text field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field began editing.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed through the person.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field ended editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch event.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every editing event.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits an app may use for its own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits UIKit keeps to itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The conditions a control is in at once.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal = State([])
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The focus is on it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits an app may use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits UIKit keeps to itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where the content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }

  /// Where the content stands from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable { case center = 0, left, right, fill, leading, trailing }
}
