public import LabText

/// The classic failures of a chat client, one word each. The word stands at the beginning or the end of a message's
/// text; the mock network reads it there. `//fail` is a message that says `/fail` and means nothing.
public enum FaultKind: String, Hashable, Sendable, CaseIterable {
  case fail, slow, dropack, echofirst, dupack
  case unavailable = "503"
  case rejected = "400"
  case html520, timeout, offline, online

  /// What is typed.
  public var word: String { "/" + rawValue }

  /// The failure that a text asks for.
  public init?(in text: String) {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    for word in [words.first, words.last] {
      guard let word, word.hasPrefix("/"), let kind = FaultKind(rawValue: String(word.dropFirst())) else { continue }
      self = kind
      return
    }
    return nil
  }

  /// What happens, for `help send`.
  public var explanation: Localized {
    switch self {
    case .fail:
      Localized(
        en: "the first attempt finds no connection and fails; a retry gets through", zh: "第一次尝试连不上而失败；重试即可成功")
    case .slow:
      Localized(en: "the first attempt takes five seconds of the clock", zh: "第一次尝试要花时钟上的五秒")
    case .dropack:
      Localized(
        en: "the server stores the message, its answer is lost; a retry must not make a second one",
        zh: "服务器存下了消息，但回复丢失；重试不能产生第二条")
    case .echofirst:
      Localized(
        en: "the server's echo to all devices arrives before the answer to the request", zh: "服务器发给所有设备的回显比请求的回复先到")
    case .dupack: Localized(en: "the answer arrives twice", zh: "回复到达两次")
    case .unavailable:
      Localized(
        en: "the server answers 503 twice; the client waits longer each time and tries again by itself",
        zh: "服务器两次回复 503；客户端每次等更久并自动再试")
    case .rejected:
      Localized(en: "the server refuses the message for good; a retry is pointless and refused", zh: "服务器永久拒绝；重试没有意义，因此不允许")
    case .html520:
      Localized(
        en: "the server stores the message, but a proxy answers with an HTML error page",
        zh: "服务器存下了消息，但代理返回了一个 HTML 错误页")
    case .timeout:
      Localized(
        en: "the first attempt is under way so long that the client gives up after ten seconds; its answer comes later",
        zh: "第一次尝试太慢，客户端十秒后放弃；它的回复之后才到")
    case .offline:
      Localized(en: "the device goes offline; what is sent from now on waits in the queue", zh: "设备离线；此后发送的消息在队列中等待")
    case .online: Localized(en: "the device is online again; the queue is sent in order", zh: "设备恢复在线；队列按顺序发送")
    }
  }

  /// Fault words that a text may have meant: its first or last word begins with `/` and is no fault.
  public static func nearMisses(in text: String) -> [String] {
    guard FaultKind(in: text) == nil else { return [] }
    let words = text.split(whereSeparator: \.isWhitespace)
    for case let word? in [words.first, words.last] where word.hasPrefix("/") && !word.hasPrefix("//") {
      let near = NearestNames.suggestions(for: String(word), in: allCases.map(\.word))
      if !near.isEmpty { return near }
    }
    return []
  }
}
