public import LabSystem
public import LabText

/// The parts a message passes through.
public enum DeliveryLayer: String, Hashable, Sendable, Codable, CaseIterable {
  case ui = "UI"
  case repository = "Repository"
  case cache = "Cache"
  case transport = "Transport"
  case server = "Server"
}

/// One hop of a message, or one event of the messenger as a whole.
public struct DeliveryLogEntry: Hashable, Sendable {
  /// Counts the entries of the session from 1.
  public let number: Int
  /// When, by the clock of the session.
  public let date: LabInstant
  /// Where.
  public let layer: DeliveryLayer
  /// Which message; `nil` for what concerns no single one.
  public let messageID: Message.ID?
  /// Its short name, such as `m3`.
  public let shortID: String?
  /// The state the message is in after the hop, when the hop knows of states.
  public let state: DeliveryState?
  /// Which attempt it belongs to.
  public let attempt: Int?
  /// What happened. Contains no text of messages.
  public let event: Localized
}

/// The latest hops. Bounded: the oldest give way.
public struct DeliveryLog: Sendable {
  /// How many entries are kept.
  public static let capacity = 1_024

  /// The kept entries are `ring[start...] + ring[..<start]`.
  private var ring: [DeliveryLogEntry] = []
  private var start = 0
  private var nextNumber = 1

  init() {}

  /// The kept entries, oldest first.
  public var entries: [DeliveryLogEntry] { Array(ring[start...] + ring[..<start]) }

  /// How many entries have given way or were cleared.
  public var forgottenCount: Int { nextNumber - 1 - ring.count }

  /// The kept entries of one message, oldest first.
  public func entries(of id: Message.ID) -> [DeliveryLogEntry] { entries.filter { $0.messageID == id } }

  mutating func add(
    _ layer: DeliveryLayer, _ message: Message?, at date: LabInstant, state: DeliveryState? = nil, attempt: Int? = nil,
    _ event: Localized
  ) {
    let entry = DeliveryLogEntry(
      number: nextNumber, date: date, layer: layer, messageID: message?.id, shortID: message?.shortID, state: state,
      attempt: attempt, event: event)
    nextNumber += 1
    if ring.count < DeliveryLog.capacity {
      ring.append(entry)
    } else {
      ring[start] = entry
      start = (start + 1) % DeliveryLog.capacity
    }
  }

  mutating func clear() {
    ring = []
    start = 0
  }
}
