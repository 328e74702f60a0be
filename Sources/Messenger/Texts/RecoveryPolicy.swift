public import LabText

/// What a client does at its start with messages that were on their way when its process ended. Each answer is right for
/// someone; the lab marks them as failed because a learner should see the moment and decide.
public enum RecoveryPolicy: String, Hashable, Sendable, CaseIterable {
  case requeue, markFailed, respawn, expireAfterOneDay

  /// The policy's name.
  public var title: Localized {
    switch self {
    case .requeue: Localized(en: "Requeue", zh: "重新排队")
    case .markFailed: Localized(en: "Mark as failed", zh: "标记为失败")
    case .respawn: Localized(en: "Respawn the queue", zh: "恢复发送任务")
    case .expireAfterOneDay: Localized(en: "Resend, but only for a day", zh: "一天之内自动重发")
    }
  }

  /// What happens at the start, what it needs to be safe, and what it costs.
  public var explanation: Localized {
    switch self {
    case .requeue:
      Localized(
        en: """
          At the start every message found “sending” becomes “waiting to be sent”, and the sender takes it up as if \
          nothing had happened. The person does nothing. Safe only if the server recognises the client's id, because \
          the first attempt may have arrived.
          """,
        zh: """
          启动时，把所有停在“发送中”的消息改回“等待发送”，发送器照常继续，用户什么都不用做。\
          前提是服务器能认出客户端生成的 id，因为第一次尝试可能已经送达。
          """)
    case .markFailed:
      Localized(
        en: """
          At the start every message found “sending” becomes “failed”, and the person decides. Nothing is ever sent \
          behind anyone's back, and nothing stays “sending” for ever; the price is one more tap. A retry must still use \
          the same id: “failed” only means that no confirmation came.
          """,
        zh: """
          启动时，把所有停在“发送中”的消息改为“失败”，由用户决定怎么办。没有任何内容会在用户不知情时发出，\
          也不会有消息永远停在“发送中”；代价是多点一下。重试仍须使用同一个 id：“失败”只表示没有收到确认。
          """)
    case .respawn:
      Localized(
        en: """
          Requests, not messages, are stored. At the start one task per conversation is started again for those that \
          still have requests, and works through them in order. The queue is the truth and the row on the screen only \
          shows it. An error stops the queue of that conversation until someone lets it go on.
          """,
        zh: """
          存下来的是“请求”而不是消息。启动时，为每个仍有请求的会话重新启动一个任务，按顺序逐个处理。\
          队列才是事实，屏幕上的那一行只是它的反映。出错时，该会话的队列会停下，直到有人让它继续。
          """)
    case .expireAfterOneDay:
      Localized(
        en: """
          Unsent messages are sent again after a start, but only for 24 hours; then they count as failed. What was \
          meant for this evening doesn't surprise anyone next week.
          """,
        zh: """
          启动后自动重发未发出的消息，但只在 24 小时之内；超过之后算作失败。\
          本来是今晚要说的话，不会在下个星期突然冒出来。
          """)
    }
  }

  /// A client that does it, and where that can be read.
  public var source: (client: String, address: String) {
    switch self {
    case .requeue: ("Stream Chat for iOS", "https://github.com/GetStream/stream-chat-swift/pull/2676")
    case .markFailed:
      ("Session for iOS (FailedMessageSendsJob)", "https://github.com/session-foundation/session-ios")
    case .respawn:
      (
        "Matrix Rust SDK (SendQueue)",
        "https://docs.rs/matrix-sdk/latest/matrix_sdk/send_queue/struct.SendQueue.html"
      )
    case .expireAfterOneDay: ("TDLib", "https://github.com/tdlib/td/issues/2411")
    }
  }

  /// The policy of this lab.
  public static let ofThisLab = RecoveryPolicy.markFailed

  /// All four policies side by side, for the card and for `help crash`.
  public static func comparison(in language: Language) -> StyledText {
    var text = StyledText()
    for policy in allCases {
      text.append(policy.title.text(in: language), .strong)
      if policy == ofThisLab { text.append(Localized(en: " (this lab)", zh: "（本程序）").text(in: language), .success) }
      text.append("\n" + policy.explanation.text(in: language) + "\n")
      text.append(policy.source.client + " ", .dim)
      text.append(policy.source.address, .link)
      text.append("\n\n")
    }
    text.append(rule.text(in: language) + "\n")
    return text
  }

  private static let rule = Localized(
    en: "Common to all four: the id is made by the client, stored before the first attempt, and never changed.",
    zh: "四种做法的共同点：id 由客户端生成，在第一次尝试之前就已存下，并且永不改变。")
}
