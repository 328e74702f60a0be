public import LabText

/// Where a message is on its way. The only allowed steps are those of `successors`.
public enum DeliveryState: String, Hashable, Sendable, Codable, CaseIterable {
  /// Written by someone else and delivered to us.
  case received
  /// Ours, waiting for its turn, for the network or for a server that asked to be left alone for a while.
  case queued
  /// Ours, handed to the transport; no answer yet.
  case sending
  /// Ours, and the server has confirmed it.
  case sent
  /// Ours, and the last attempt did not end with a confirmation. Whether the server has it may be unknown.
  case failed

  /// The states that may come next.
  public var successors: Set<DeliveryState> {
    switch self {
    case .received, .sent: []
    case .queued: [.sending, .failed, .sent]
    case .sending: [.sent, .failed, .queued]
    case .failed: [.queued, .sent]
    }
  }

  /// Whether the message still waits for something to happen by itself.
  public var isGoing: Bool { self == .queued || self == .sending }

  /// The state's name for a person.
  public var title: Localized {
    switch self {
    case .received: Localized(en: "received", zh: "已收到")
    case .queued: Localized(en: "queued", zh: "排队中")
    case .sending: Localized(en: "sending", zh: "发送中")
    case .sent: Localized(en: "sent", zh: "已发送")
    case .failed: Localized(en: "failed", zh: "失败")
    }
  }
}
