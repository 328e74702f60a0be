import Foundation
import Inspection
import LabSystem
import LabText
import Messenger

extension CatalogEntry {
  /// `InboxSnapshot`: the inbox at one moment, as a value.
  static let inboxSnapshot = CatalogEntry.type(
    .inboxSnapshot, id: "InboxSnapshot", evidence: .swift,
    tables: { [.inboxSnapshot, .conversation] },
    subject: { _ in
      let rows = [
        Conversation(id: "trail", title: "Trail Club", peer: "Mina", unread: 1),
        Conversation(id: "reading", title: "Reading Circle", peer: "Oskar"),
      ]
      let first = Message.sample(1, "Saturday, north gate.", .received, author: "Mina")
      let queued = Message.sample(2, "See you at 8:30", .queued)
      let sent = Message.sample(2, "See you at 8:30", .sent, attempts: 1, serverID: "s1")
      return Subject(
        "type.InboxSnapshot", function: "InboxScreen.apply", current: "snapshot",
        [
          .constant("snapshot", InboxSnapshot(conversations: rows, messages: [first, sent], revision: 3)),
          .constant("before", InboxSnapshot(conversations: rows, messages: [first, queued], revision: 1)),
          .constant("id", sent.id),
        ])
    },
    workload: { run in
      let environment = AppEnvironment.ephemeral(clock: VirtualClock(), ids: .seeded(21), language: .english)
      _ = try await environment.start()
      let before = await environment.repository.snapshot
      run.step(
        Localized(en: "take a snapshot: conversations, messages", zh: "取一份快照：会话数、消息数"),
        "\(before.conversations.count), \(before.messageCount)")
      _ = try await environment.repository.send(MessageDraft(conversation: "trail", text: "See you"))
      _ = await environment.repository.settle(within: .seconds(5))
      let after = await environment.repository.snapshot
      run.change(Localized(en: "send, then take another: revision", zh: "发送之后再取一份：revision"), from: before.revision, to: after.revision)
      try run.prove(
        Localized(en: "the old snapshot did not follow: one message fewer", zh: "旧快照没有跟着变：少一条消息"),
        before.messageCount + 1 == after.messageCount)
      let latest = after.messages(in: "trail", latest: 1)
      run.step(Localized(en: "ask for the latest one of a conversation", zh: "只要某个会话最新的一条"), latest.map(\.text))
      try run.prove(
        Localized(en: "found by id in the new one, nil in the old one", zh: "按 id 找：新快照里有，旧快照里是 nil"),
        latest.first.map { after.message($0.id) != nil && before.message($0.id) == nil } ?? false)
    })
}

extension TypeTable {
  /// The doors into an `InboxSnapshot`.
  static var inboxSnapshot: TypeTable {
    TypeTable(InboxSnapshot.self) {
      Property("revision", \InboxSnapshot.revision, .constant)
      Property("conversations", \InboxSnapshot.conversations, .get)
      Property("selected", \InboxSnapshot.selected, .get)
      Property("messageCount", \InboxSnapshot.messageCount, .get)
      Method("messages(in conversation: String, latest limit: Int = 50)") {
        (snapshot: InboxSnapshot, conversation: String, limit: Int) in
        snapshot.messages(in: conversation, latest: limit)
      }
      Method("message(_ id: UUID)") { (snapshot: InboxSnapshot, id: UUID) in snapshot.message(id) }
    }
  }
}

extension TypeCard {
  /// `InboxSnapshot`: the inbox at one moment, as a value.
  static let inboxSnapshot = TypeCard(
    id: "InboxSnapshot",
    module: .messenger,
    kind: .struct,
    conformances: ["Sendable"],
    related: [
      Related("MessageRepository", Localized(en: "Hands out a snapshot whenever it is asked.", zh: "随时可以向它要一份快照。")),
      Related(
        "NSDiffableDataSourceSnapshot",
        Localized(en: "What a list screen is told; made from the ids in here.", zh: "告诉列表界面的那一种快照，由这里的 id 组成。")),
      Related("value-reference", Localized(en: "Why an old snapshot stays as it was.", zh: "为什么旧快照不会跟着变。")),
    ],
    purpose: Localized(
      en: """
        Everything a screen needs to draw the inbox once, taken at one moment. Because it is a value, the screen can read it in \
        peace while the repository goes on working.
        """,
      zh: "画一次收件箱需要的全部内容，取自同一时刻。因为它是值，界面可以安心地读，仓库同时继续工作。"),
    analogy: Localized(
      en: "A photograph of the departures board. Trains leave meanwhile; the photograph does not know.",
      zh: "给车站发车牌拍的一张照片：列车照常开走，照片不会变。"),
    createdBy: Localized(
      en: "The repository's property `snapshot`; a preview or a test makes one from rows and messages.",
      zh: "由仓库的 `snapshot` 属性给出；预览和测试可以用会话与消息直接拼一份。"),
    ownedBy: Localized(
      en: "Whoever asked for it. Copies share their storage until one changes, so holding several is cheap.",
      zh: "谁要谁持有。各份副本在改动之前共用存储，多留几份也不贵。"),
    releasedWhen: Localized(
      en: "The screen replaces it by the next one and nothing else holds it.", zh: "界面换上下一份、又没有别人拿着它的时候。"),
    properties: [
      PropertyNote("revision", Localized(en: "Which moment: compare two snapshots by it.", zh: "哪一刻：比较两份快照先看它。")),
      PropertyNote(
        "conversations", Localized(en: "The rows of the inbox, each with the last text as preview.", zh: "收件箱的各行，每行带着最后一条文字作预览。")),
      PropertyNote(
        "selected", Localized(en: "The conversation on the screen; optional, because a store may be empty.", zh: "屏幕上打开的会话；存储可能是空的，所以是可选值。")
      ),
      PropertyNote("messageCount", Localized(en: "All messages of all conversations.", zh: "所有会话的消息总数。")),
    ],
    methods: [
      MethodNote(
        "messages(in:latest:)",
        input: Localized(en: "A conversation's id, and how many of the newest are wanted.", zh: "会话 id，以及最多要最新的几条。"),
        output: Localized(en: "The messages, oldest first; empty for an unknown id.", zh: "消息数组，旧的在前；id 不存在时为空。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "The conversation screen.", zh: "会话界面。"),
        breakpoint: "InboxSnapshot.messages(in:latest:)"),
      MethodNote(
        "message(_:)",
        input: Localized(en: "A message's id.", zh: "消息的 id。"),
        output: Localized(en: "The message as it was then, or nil.", zh: "当时的那条消息；没有则是 nil。"),
        sideEffect: Localized(en: "None.", zh: "没有。"),
        caller: Localized(en: "A cell that was given an id and needs the text.", zh: "手里只有 id、需要显示文字的单元格。"),
        breakpoint: "InboxSnapshot.message(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "A snapshot that a screen keeps shows new messages as they come.", zh: "以为界面留着的快照会自己显示新消息。"),
      truth: Localized(
        en: "It shows its moment for ever. Something has to ask for the next one, for instance at each published change.",
        zh: "它永远只是那一刻。得有人去要下一份，比如每收到一次变更就要一次。"),
      tryIt: ["p before.message(id)!.deliveryState", "p snapshot.message(id)!.deliveryState", "p snapshot.revision - before.revision"]),
    question: CardQuestion(
      Localized(
        en: "You hold a snapshot with revision 3; then a message is sent. What does your snapshot's `messageCount` do?",
        zh: "你手里是 revision 为 3 的快照，随后有消息发出。你这份的 `messageCount` 会怎样？"),
      answer: Localized(en: "It stays: a value does not follow the store.", zh: "不变：值不会跟着存储走。")),
    debuggerCommands: [
      "p snapshot.revision", "p snapshot.messageCount", "p snapshot.messages(in: \"trail\", latest: 1)", "p snapshot.selected!.title",
    ],
    searchWords: ["inbox", "snapshot", "conversations", "unread", "value", "immutable", "copy", "收件箱", "快照", "会话", "未读", "副本"],
    sourceCue: SourceCue(file: "Sources/Messenger/Model/InboxSnapshot.swift", symbol: "struct InboxSnapshot"),
    documentation: ["Structures and Classes: Structures and Enumerations Are Value Types", "Sendable"])
}
