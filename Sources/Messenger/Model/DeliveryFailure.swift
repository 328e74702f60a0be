public import LabText

/// Why the last attempt of a message ended without a confirmation.
public enum DeliveryFailure: String, Hashable, Sendable, Codable, CaseIterable {
  /// No connection could be made: the server has seen nothing.
  case connectionRefused
  /// The connection broke before an answer came: the server may have the message.
  case connectionLost
  /// No answer came in time: the server may have the message, or get it later.
  case timedOut
  /// The server kept asking to be left alone (503).
  case serverBusy
  /// The server refused the message for good (400).
  case rejected
  /// Something answered that wasn't our server's JSON (such as a proxy's error page): the server may have the message.
  case unreadableAnswer
  /// The process ended while the message was queued or on its way.
  case interrupted

  /// Whether another attempt must end the same way.
  public var isPermanent: Bool { self == .rejected }

  /// Whether the server may have the message although no confirmation came.
  public var mayBeOnServer: Bool {
    switch self {
    case .connectionRefused, .serverBusy, .rejected: false
    case .connectionLost, .timedOut, .unreadableAnswer, .interrupted: true
    }
  }

  /// What happened, in one sentence.
  public var explanation: Localized {
    switch self {
    case .connectionRefused:
      Localized(en: "no connection was made; the server has seen nothing", zh: "没有建立连接；服务器什么也没收到")
    case .connectionLost:
      Localized(en: "the connection broke before an answer came; the server may have it", zh: "收到回复前连接中断；服务器可能已经存下")
    case .timedOut:
      Localized(en: "no answer came in time; the server may have it or get it later", zh: "等待回复超时；服务器可能已收到，也可能稍后才收到")
    case .serverBusy: Localized(en: "the server stayed busy (503)", zh: "服务器一直繁忙（503）")
    case .rejected: Localized(en: "the server refused it for good (400)", zh: "服务器永久拒绝了它（400）")
    case .unreadableAnswer:
      Localized(en: "the answer was not the server's JSON; the server may have it", zh: "回复不是服务器的 JSON；服务器可能已经存下")
    case .interrupted:
      Localized(en: "the process ended while it was on its way; the server may have it", zh: "发送途中进程结束；服务器可能已经存下")
    }
  }
}
