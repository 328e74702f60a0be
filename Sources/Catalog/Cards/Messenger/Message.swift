import Foundation
import Inspection
import LabSystem
import LabText
import Messenger

extension CatalogEntry {
  /// `Message`: one line of a conversation, with an identity that never changes.
  static let message = CatalogEntry.type(
    .message, id: "Message", evidence: .swift,
    tables: { [.message, .deliveryFailure] },
    subject: { _ in
      let sent = Message.sample(1, "See you at 8:30", .sent, attempts: 1, serverID: "s1")
      let failed = Message.sample(2, "Bring water", .failed, attempts: 1, failure: .connectionLost)
      let received = Message.sample(3, "Saturday, north gate.", .received, author: "Mina")
      return Subject(
        "type.Message", function: "MessageRow.configure", current: "message",
        [.variable("message", failed), .constant("earlier", sent), .constant("received", received)])
    },
    workload: { run in
      let environment = AppEnvironment.ephemeral(clock: VirtualClock(), ids: .seeded(20), language: .english)
      _ = try await environment.start()
      let receipt = try await environment.repository.send(MessageDraft(conversation: "trail", text: "Bring water /fail"))
      guard let first = receipt.message else { throw WorkloadFailure(claim: Localized(en: "a message was made", zh: "消息已生成")) }
      run.step(
        Localized(en: "the repository made a message: shortID, state", zh: "仓库做出一条消息：shortID、状态"), "\(first.shortID) \(first.deliveryState)"
      )
      _ = await environment.repository.settle(within: .seconds(5))
      let failed = await environment.repository.message(first.id)
      run.step(
        Localized(en: "the first attempt found no connection", zh: "第一次尝试没有连上"),
        "\(failed?.deliveryState.rawValue ?? "") \(failed?.failure?.rawValue ?? "") attempts: \(failed?.attempts ?? 0)")
      _ = try await environment.repository.retry(first.id)
      _ = await environment.repository.settle(within: .seconds(5))
      let last = await environment.repository.message(first.id)
      run.change(
        Localized(en: "retry: deliveryState", zh: "重试：deliveryState"), from: failed?.deliveryState.rawValue ?? "",
        to: last?.deliveryState.rawValue ?? "")
      try run.prove(
        Localized(en: "same id, same number, one attempt more", zh: "id 与编号都没变，只多了一次尝试"),
        last?.id == first.id && last?.number == first.number && last?.attempts == 2)
      try run.prove(
        Localized(en: "the copy taken at the tap still says sending, attempt 1", zh: "点击那一刻取的副本仍写着 sending、第 1 次"),
        first.deliveryState == .sending && first.attempts == 1)
    })
}

extension Message {
  /// A message with an identifier that is the same on every run, for frames and workloads.
  static func sample(
    _ number: Int, _ text: String, _ state: DeliveryState, author: String = Message.ownAuthor, attempts: Int = 0,
    serverID: String? = nil, failure: DeliveryFailure? = nil
  ) -> Message {
    Message(
      id: UUIDSource.seeded(20).uuid(ordinal: UInt64(number)), number: author == Message.ownAuthor ? number : 1, ordinal: number,
      conversation: "trail", author: author, text: text,
      createdAt: LabInstant(milliseconds: 1_767_258_000_000 + Int64(number) * 60_000).date, deliveryState: state,
      attempts: attempts, serverID: serverID, failure: failure)
  }
}

extension TypeTable {
  /// The doors into a `Message`.
  static var message: TypeTable {
    TypeTable(Message.self, conformances: ["Equatable", "Hashable"]) {
      Property("id", \Message.id, .constant)
      Property("number", \Message.number, .constant)
      Property("ordinal", \Message.ordinal, .constant)
      Property("conversation", \Message.conversation, .constant)
      Property("author", \Message.author, .constant)
      Property("text", \Message.text, .constant)
      Property("createdAt", \Message.createdAt, .constant)
      Property("deliveryState", \Message.deliveryState, .privateSet)
      Property("attempts", \Message.attempts, .privateSet)
      Property("serverID", \Message.serverID, .privateSet)
      Property("failure", \Message.failure, .privateSet)
      Property("isOutgoing", \Message.isOutgoing, .get)
      Property("shortID", \Message.shortID, .get)
      StaticProperty("ownAuthor") { Message.ownAuthor }
      Initializer(
        """
        init(id: UUID, number: Int, ordinal: Int, conversation: String, author: String, text: String, createdAt: Date, \
        deliveryState: DeliveryState, attempts: Int = 0)
        """
      ) {
        (
          id: UUID, number: Int, ordinal: Int, conversation: String, author: String, text: String, createdAt: Date,
          state: DeliveryState, attempts: Int
        ) in
        Message(
          id: id, number: number, ordinal: ordinal, conversation: conversation, author: author, text: text, createdAt: createdAt,
          deliveryState: state, attempts: attempts)
      }
    }
  }
}

extension TypeCard {
  /// `Message`: one line of a conversation, with an identity that never changes.
  static let message = TypeCard(
    id: "Message",
    module: .messenger,
    kind: .struct,
    conformances: ["Identifiable", "Hashable", "Codable", "Sendable"],
    related: [
      Related("MessageDraft", Localized(en: "Text and address before there is an id.", zh: "还没有 id 的时候：只有文字和去向。")),
      Related("DeliveryState", Localized(en: "The station that a message has reached on its way.", zh: "消息走到了哪一站，由它来说。")),
      Related("UUID", Localized(en: "The type of `id`: made here, before the network knows.", zh: "`id` 的类型：在联网之前就由本机生成。")),
      Related("stable-identity", Localized(en: "Why a list must be told ids and not whole messages.", zh: "为什么交给列表的应是 id，而不是整条消息。")),
    ],
    purpose: Localized(
      en: """
        One message as the inbox knows it: who wrote what and when, and how far it has come. Its `id` is chosen by the client \
        before the first attempt, so that every later attempt, answer and echo can be matched to it.
        """,
      zh: """
        收件箱里的一条消息：谁在什么时候写了什么、走到了哪一步。`id` 在第一次尝试之前就由客户端选定，\
        之后的每次尝试、回复和回显都靠它对上号。
        """),
    analogy: Localized(
      en: "A parcel with a tracking number printed before it leaves the house: stations stamp it, the number stays.",
      zh: "像出门前就贴好单号的包裹：一站一站盖章，单号始终不变。"),
    createdBy: Localized(
      en: "`MessageRepository.send(_:)` makes it of a draft, `receive(_:from:)` of what arrived.",
      zh: "自己写的由 `MessageRepository.send(_:)` 从草稿生成，收到的由 `receive(_:from:)` 生成。"),
    ownedBy: Localized(
      en: "The repository keeps the valid one. Whoever reads it holds a copy that shows one moment.",
      zh: "有效的那一份在仓库手里；读到它的人拿的是某一刻的副本。"),
    releasedWhen: Localized(
      en: "`cancel(_:)` takes an unsent one out of the store; a copy ends with its variable.",
      zh: "没发出的可用 `cancel(_:)` 从存储中移除；副本随变量结束。"),
    properties: [
      PropertyNote("id", Localized(en: "Compare it before and after a retry: the same bits.", zh: "重试前后各看一次：一位都不差。")),
      PropertyNote(
        "text", Localized(en: "What was written; a `let`. A correction would be another message.", zh: "写下的内容，是 `let`；要改就是另一条消息了。")),
      PropertyNote(
        "deliveryState",
        Localized(en: "Where it is. You may read it; only the repository's module may set it.", zh: "走到哪里了。你只能读；只有仓库所在的模块能改。")),
      PropertyNote("attempts", Localized(en: "How often it was handed to the transport. Grows with a retry.", zh: "交给传输层的次数，每重试一次加一。")),
      PropertyNote(
        "serverID",
        Localized(en: "`nil` until the server confirms; then the server's own name for it.", zh: "服务器确认之前是 `nil`；确认之后是服务器给它起的名字。")),
      PropertyNote(
        "failure", Localized(en: "Set in the state failed alone. Ask it `mayBeOnServer`.", zh: "只有失败时才有值。问问它的 `mayBeOnServer`。")),
      PropertyNote("createdAt", Localized(en: "When it was written, not when it arrived at the server.", zh: "写下的时间，不是到达服务器的时间。")),
      PropertyNote(
        "isOutgoing", Localized(en: "Computed from `author`: decides on which side the bubble stands.", zh: "由 `author` 算出，决定气泡靠哪一边。")),
      PropertyNote(
        "shortID", Localized(en: "`m2` or `r1`: short for people, not unique for machines.", zh: "`m2`、`r1` 这样的短名：给人看的，机器不靠它认消息。")),
    ],
    methods: [
      MethodNote(
        "init(id:number:ordinal:conversation:author:text:createdAt:deliveryState:attempts:)",
        input: Localized(en: "Everything that identifies it; attempts begin at 0.", zh: "能确定它的全部内容；尝试次数从 0 起。"),
        output: Localized(en: "A value that is in no store.", zh: "一个值，还不在任何存储里。"),
        sideEffect: Localized(en: "None.", zh: "没有。"),
        caller: Localized(en: "The repository, the loader and tests; a screen never makes one.", zh: "仓库、读取器和测试；界面从不自己造消息。"),
        breakpoint: "Message.init(id:number:ordinal:conversation:author:text:createdAt:deliveryState:attempts:serverID:failure:)")
    ],
    misconception: Misconception(
      belief: Localized(en: "Sending again makes a new message with a new id.", zh: "以为再发一次就是一条新消息、一个新 id。"),
      truth: Localized(
        en: "A retry is one more attempt of the same message. A new id would make the server store a second one.",
        zh: "重试只是同一条消息的又一次尝试。换了 id，服务器就会多存一份。"),
      tryIt: ["p message.attempts", "p message.failure!.mayBeOnServer", "p message.id == earlier.id"]),
    question: CardQuestion(
      Localized(
        en: "A message failed with `connectionLost` and is retried. Which of `id`, `number`, `attempts` change?",
        zh: "一条消息因 `connectionLost` 失败后重试。`id`、`number`、`attempts` 里哪些会变？"),
      answer: Localized(en: "Only `attempts`; it says 2.", zh: "只有 `attempts` 变成 2。")),
    debuggerCommands: [
      "v message", "p message.shortID", "p message.failure!.mayBeOnServer", "p received.isOutgoing", "p earlier.serverID",
    ],
    searchWords: ["chat", "bubble", "text", "id", "identity", "sent", "failed", "retry", "消息", "聊天", "气泡", "重试", "标识"],
    sourceCue: SourceCue(file: "Sources/Messenger/Model/Message.swift", symbol: "struct Message"),
    documentation: ["Identifiable", "Hashable", "Access Control: Getters and Setters"])
}
