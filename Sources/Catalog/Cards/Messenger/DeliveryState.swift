import Inspection
import LabText
import Messenger

extension CatalogEntry {
  /// `DeliveryState`: where a message is on its way.
  static let deliveryState = CatalogEntry.type(
    .deliveryState, id: "DeliveryState", evidence: .swift,
    tables: { [.deliveryState] },
    subject: { _ in
      Subject(
        "type.DeliveryState", function: "MessageRow.showStatus", current: "state",
        [
          .variable("state", DeliveryState.queued), .constant("theirs", DeliveryState.received),
          .variable("history", [DeliveryState.queued]),
        ])
    },
    workload: { run in
      var state = DeliveryState.queued
      for next in [DeliveryState.sending, .failed, .queued, .sending, .sent] {
        guard state.successors.contains(next) else {
          throw WorkloadFailure(claim: Localized(en: "\(next) may follow \(state)", zh: "\(state) 之后可以是 \(next)"))
        }
        run.change(Localized(en: "an allowed step", zh: "走一步允许的路"), from: state, to: next)
        state = next
      }
      try run.prove(
        Localized(en: "sent is an end: it has no successor", zh: "sent 是终点：后面没有状态"), state.successors.isEmpty && !state.isGoing)
      try run.prove(
        Localized(en: "failed cannot become sending without queueing again", zh: "failed 不能直接变成 sending，必须重新排队"),
        !DeliveryState.failed.successors.contains(.sending))
      run.step(
        Localized(en: "states that still move by themselves", zh: "还会自己往前走的状态"),
        DeliveryState.allCases.filter(\.isGoing).map(\.rawValue).joined(separator: " "))
      run.step(
        Localized(en: "a word from a file becomes a state, or nil", zh: "文件里的单词变成状态，认不出就是 nil"),
        "\(DeliveryState(rawValue: "failed").map(\.rawValue) ?? "nil") \(DeliveryState(rawValue: "lost").map(\.rawValue) ?? "nil")")
    })
}

extension TypeTable {
  /// The doors into a `DeliveryState`.
  static var deliveryState: TypeTable {
    TypeTable(DeliveryState.self, conformances: ["Equatable", "Hashable"]) {
      EnumCase("received", DeliveryState.received)
      EnumCase("queued", DeliveryState.queued)
      EnumCase("sending", DeliveryState.sending)
      EnumCase("sent", DeliveryState.sent)
      EnumCase("failed", DeliveryState.failed)
      Property("successors", \DeliveryState.successors, .get)
      Property("isGoing", \DeliveryState.isGoing, .get)
    }
  }
}

extension TypeCard {
  /// `DeliveryState`: where a message is on its way.
  static let deliveryState = TypeCard(
    id: "DeliveryState",
    module: .messenger,
    kind: .enum,
    conformances: ["Hashable", "Sendable", "Codable", "CaseIterable"],
    related: [
      Related("Message", Localized(en: "Carries exactly one state in `deliveryState`.", zh: "在 `deliveryState` 里正好带着一个状态。")),
      Related(
        "MessageRepository", Localized(en: "The only one who moves a message from state to state.", zh: "只有它负责把消息从一个状态推到下一个。")),
      Related(
        "Optional",
        Localized(en: "`init(rawValue:)` answers with one, because a word may be no state.", zh: "`init(rawValue:)` 返回可选值，因为单词不一定是状态。")),
      Related(
        "switch-exhaustiveness",
        Localized(en: "Its five cases are why a sixth would not slip by unnoticed.", zh: "正因为五个成员写得明明白白，加第六个时不会被悄悄漏掉。")),
    ],
    purpose: Localized(
      en: "Says with one word where a message is, and which words may come next; a message is never “a bit sent”.",
      zh: "用一个词说清消息走到了哪里，以及接下来可能走到哪里；不存在“发了一点点”的消息。"),
    analogy: Localized(
      en:
        "The stamps on a parcel: accepted, on the road, delivered, returned. There is one latest stamp, and not every stamp may follow every other.",
      zh: "像包裹上的邮戳：收件、在途、签收、退回。最新的戳只有一个，而且不是任意两个戳都能前后相接。"),
    createdBy: Localized(
      en: "Writing `.queued` where the type is known, or `DeliveryState(rawValue:)` when a stored word is read back.",
      zh: "类型已知时写 `.queued`；读回存档的单词时用 `DeliveryState(rawValue:)`。"),
    ownedBy: Localized(en: "The message that it is stored in; each copy of the message has its own.", zh: "存着它的那条消息；消息每复制一份，状态也各有一份。"),
    releasedWhen: Localized(en: "Nothing to release: one byte that goes with its message.", zh: "没有什么要释放：就一个字节，随消息一起走。"),
    properties: [
      PropertyNote(
        "received",
        Localized(en: "Somebody else's message. It was never on our way, so nothing follows.", zh: "别人发来的消息。它没走过我们的发送流程，所以后面什么也没有。")),
      PropertyNote(
        "queued", Localized(en: "Waits for its turn or for the network; the bubble shows a clock.", zh: "等着轮到自己，或等网络恢复；气泡上是个小钟。")),
      PropertyNote("sending", Localized(en: "Handed to the transport; whether the server has it is open.", zh: "已经交给传输层；服务器有没有收到还不知道。")),
      PropertyNote("sent", Localized(en: "The server has confirmed. No line of code may leave this state.", zh: "服务器已确认。任何代码都不能再离开这个状态。")),
      PropertyNote(
        "failed", Localized(en: "The last attempt ended without a confirmation: the user may retry.", zh: "最近一次尝试没有得到确认：用户可以重试。")),
      PropertyNote("rawValue", Localized(en: "The word that stands in the file and in the log.", zh: "存档和日志里写的就是这个单词。")),
      PropertyNote(
        "allCases",
        Localized(en: "All five, in the order of their declaration; from `CaseIterable`.", zh: "全部五个，按声明顺序排列；由 `CaseIterable` 提供。")),
      PropertyNote(
        "successors", Localized(en: "The states that may come next. Ask each one with `contains`.", zh: "接下来允许的状态。用 `contains` 逐个问。")),
      PropertyNote(
        "isGoing",
        Localized(en: "True for queued and sending: something will happen without the user.", zh: "queued 和 sending 为真：不用用户动手也会有下文。")),
    ],
    methods: [
      MethodNote(
        "init(rawValue:)",
        input: Localized(en: "A word, such as \"failed\".", zh: "一个单词，例如 \"failed\"。"),
        output: Localized(en: "The state, or `nil` for an unknown word.", zh: "对应的状态；认不出就是 `nil`。"),
        sideEffect: Localized(en: "None.", zh: "没有。"),
        caller: Localized(en: "Whoever reads messages back from disk.", zh: "从磁盘读回消息的代码。"),
        breakpoint: "DeliveryState.init(rawValue:)")
    ],
    misconception: Misconception(
      belief: Localized(
        en: "Two Bools, isSent and hasFailed, would do the same.",
        zh: "以为用 isSent、hasFailed 两个 Bool 也一样。"),
      truth: Localized(
        en:
          "Two Bools have four combinations, one of them nonsense (sent and failed), and no room for queued. The enum has exactly the five that exist.",
        zh: "两个 Bool 有四种组合，其中“已发送又失败”毫无意义，却放不下“排队中”。枚举不多不少，正好五种。"),
      tryIt: [
        "p DeliveryState.allCases.count", "p state.successors.contains(.sent)", "p theirs.successors.isEmpty",
        "p DeliveryState(rawValue: \"lost\") == nil",
      ]),
    question: CardQuestion(
      Localized(
        en: "A message is failed and the user taps Retry. Which state comes first, and may it be sending at once?",
        zh: "一条消息是 failed，用户点了重试。先变成哪个状态？能不能直接变成 sending？"),
      answer: Localized(en: "queued; sending may only follow queued.", zh: "先变成 queued；sending 只能跟在 queued 后面。")),
    debuggerCommands: [
      "v state", "p state.isGoing", "p state.successors.contains(.failed)", "expr state = .failed", "p state.rawValue",
      "p DeliveryState(rawValue: \"sent\")",
    ],
    searchWords: ["enum", "case", "state", "machine", "rawValue", "pattern", "matching", "枚举", "状态", "状态机", "原始值", "发送状态"],
    sourceCue: SourceCue(file: "Sources/Messenger/Model/DeliveryState.swift", symbol: "enum DeliveryState"),
    compilerSample: "enum-state-machine",
    documentation: ["Enumerations", "Enumerations: Raw Values", "CaseIterable"])
}
