import Foundation
import Inspection
import LabSystem
import LabText
import Messenger

extension CatalogEntry {
  /// `MockMessageTransport`: a network that fails on request.
  static let mockMessageTransport = CatalogEntry.type(
    .mockMessageTransport, id: "MockMessageTransport", evidence: .swift,
    tables: { [.mockMessageTransport, .deliveryAttempt, .serverRecord, .labInstant] },
    subject: { _ in
      let mock = MockMessageTransport(fileSystem: MemoryFileSystem(), layout: HomeLayout(root: "/home"))
      let id = UUIDSource.seeded(26).uuid(ordinal: 1)
      func attempt(_ number: Int) -> DeliveryAttempt {
        DeliveryAttempt(messageID: id, number: number, conversation: "trail", author: "me", text: "Bring water /dropack")
      }
      let now = VirtualClock.defaultStart
      return Subject(
        "type.MockMessageTransport", function: "MessageRepository.deliver", current: "mock",
        [
          .constant("mock", mock), .constant("first", attempt(1)), .constant("again", attempt(2)), .constant("now", now),
          .constant("later", now.advanced(by: .seconds(1))),
        ])
    },
    workload: { run in
      let mock = MockMessageTransport(fileSystem: MemoryFileSystem(), layout: HomeLayout(root: "/home"))
      let now = VirtualClock.defaultStart
      func send(_ text: String, _ ordinal: UInt64, attempt: Int, at moment: LabInstant) -> [TransportEvent] {
        let id = UUIDSource.seeded(26).uuid(ordinal: ordinal)
        mock.send(DeliveryAttempt(messageID: id, number: attempt, conversation: "trail", author: "me", text: text), at: moment)
        return mock.events(through: moment.advanced(by: .seconds(1)))
      }
      run.step(Localized(en: "a plain text: arrival and answer", zh: "普通文字：到达与回复"), send("Hi", 1, attempt: 1, at: now).count)
      let lost = send("Water /dropack", 2, attempt: 1, at: now.advanced(by: .seconds(2)))
      run.step(Localized(en: "/dropack: stored, but the answer is lost", zh: "/dropack：已存下，但回复丢失"), mock.ledger.count)
      try run.prove(
        Localized(en: "what the client sees is a broken connection", zh: "客户端看到的是连接中断"),
        lost.contains { if case .broken(_, 1, .connectionLost) = $0.kind { true } else { false } })
      _ = send("Water /dropack", 2, attempt: 2, at: now.advanced(by: .seconds(4)))
      run.step(Localized(en: "the same id again: arrivals", zh: "同一个 id 再来一次：到达次数"), mock.ledger.last?.arrivals ?? 0)
      try run.prove(Localized(en: "the ledger did not grow", zh: "账本没有变长"), mock.ledger.count == 2)
      let refused = send("Hi /400", 3, attempt: 1, at: now.advanced(by: .seconds(6)))
      run.step(
        Localized(en: "/400: the status of the answer", zh: "/400：回复的状态码"),
        refused.compactMap { event -> Int? in if case .answer(_, _, let response) = event.kind { response.status } else { nil } }.first ?? 0
      )
    })
}

extension TypeTable {
  /// The doors into a `MockMessageTransport`.
  static var mockMessageTransport: TypeTable {
    TypeTable(MockMessageTransport.self) {
      Property("isOnline", \MockMessageTransport.isOnline, .get)
      Property("nextEventDate", \MockMessageTransport.nextEventDate, .get)
      Property("ledger", \MockMessageTransport.ledger, .get)
      Method("send(_ attempt: DeliveryAttempt, at now: LabInstant)") {
        (mock: MockMessageTransport, attempt: DeliveryAttempt, now: LabInstant) in
        mock.send(attempt, at: now)
      }
      Method("events(through moment: LabInstant)") { (mock: MockMessageTransport, moment: LabInstant) in mock.events(through: moment) }
      Method("record(of id: UUID)") { (mock: MockMessageTransport, id: UUID) in mock.record(of: id) }
      Method("setOnline(_ isOnline: Bool, at now: LabInstant)") { (mock: MockMessageTransport, isOnline: Bool, now: LabInstant) in
        mock.setOnline(isOnline, at: now)
      }
      Method("func reset() throws") { (mock: MockMessageTransport) in try mock.reset() }
    }
  }
}

extension TypeCard {
  /// `MockMessageTransport`: a network that fails on request.
  static let mockMessageTransport = TypeCard(
    id: "MockMessageTransport",
    module: .messenger,
    kind: .class,
    conformances: ["MessageTransport", "Sendable"],
    related: [
      Related("MessageTransport", Localized(en: "The promise that it keeps.", zh: "它所遵守的约定。")),
      Related("Message", Localized(en: "Recognised here by `messageID`, whatever the text says.", zh: "在这里只凭 `messageID` 认人，不看文字。")),
      Related("DeliveryState", Localized(en: "Which of its events moves a message into which state.", zh: "它的哪种事件把消息推到哪个状态。")),
    ],
    purpose: Localized(
      en: """
        A network with a server behind it, made for failing: the last word of a text decides what goes wrong. So a lost answer, \
        which in the field happens once in a thousand times, can be produced whenever you like.
        """,
      zh: """
        一个带服务器、专门用来出错的网络：文字末尾的那个词决定哪里出问题。\
        现实中千次难遇的“回复丢失”，在这里想要就有。
        """),
    analogy: Localized(
      en: "A flight simulator: the engine fails when the instructor says so, and nobody falls from the sky.",
      zh: "像飞行模拟器：教官说熄火就熄火，谁也不会真掉下去。"),
    createdBy: Localized(en: "`AppEnvironment`, unless another transport is handed in.", zh: "没有交入别的传输层时，由 `AppEnvironment` 创建。"),
    ownedBy: Localized(en: "The environment and the repository that was made with it.", zh: "环境，以及用它做成的仓库。"),
    releasedWhen: Localized(
      en: "With the environment. The server's ledger is a file and outlives the object.", zh: "随环境释放；服务器的账本是文件，对象没了它还在。"),
    properties: [
      PropertyNote(
        "ledger", Localized(en: "What the server has stored. One record per id, however often it arrived.", zh: "服务器存下的内容。一个 id 一条，来几次都一样。")
      ),
      PropertyNote("isOnline", Localized(en: "Turn it off and every attempt breaks at once.", zh: "关掉它，每次尝试都立刻中断。")),
      PropertyNote("nextEventDate", Localized(en: "40 ms after a plain attempt: the way to the server.", zh: "普通尝试之后 40 毫秒：去服务器的单程时间。")),
    ],
    methods: [
      MethodNote(
        "send(_:at:)",
        input: Localized(en: "An attempt; the fault word in its text counts.", zh: "一次尝试；文字里的故障词会起作用。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Packets are scheduled at fixed times.", zh: "按固定时间安排好数据包。"),
        caller: Localized(en: "The repository.", zh: "仓库。"), breakpoint: "MockMessageTransport.send(_:at:)"),
      MethodNote(
        "events(through:)",
        input: Localized(en: "A moment.", zh: "一个时刻。"),
        output: Localized(en: "What happened up to it.", zh: "到那时为止发生的事。"),
        sideEffect: Localized(en: "Packets arrive; the server may store.", zh: "数据包到达，服务器可能存下消息。"),
        caller: Localized(en: "The repository, as time passes.", zh: "时间推移时由仓库调用。"), breakpoint: "MockMessageTransport.events(through:)"),
      MethodNote(
        "record(of:)",
        input: Localized(en: "A message's id.", zh: "消息的 id。"),
        output: Localized(en: "The server's record, or nil.", zh: "服务器的记录；没有则为 nil。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "Tests and the command `server`.", zh: "测试，以及命令 `server`。"),
        breakpoint: "MockMessageTransport.record(of:)"),
      MethodNote(
        "reset()",
        input: Localized(en: "No arguments.", zh: "没有参数。"),
        output: Localized(en: "Nothing; throws when the file can't be removed.", zh: "没有返回值；删不掉文件时抛出错误。"),
        sideEffect: Localized(en: "The ledger is empty again.", zh: "账本清空。"),
        caller: Localized(en: "`reset messenger`.", zh: "`reset messenger` 命令。"),
        breakpoint: "MockMessageTransport.reset()"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "No answer came, so the server does not have the message.", zh: "以为没等到回复，就说明服务器没收到。"),
      truth: Localized(
        en: "The answer can get lost as well as the question. The ledger shows the record, and only the same id keeps it single.",
        zh: "去程会丢，回程也会丢。看账本就知道它在那里；只有沿用同一个 id 才不会变成两条。"),
      tryIt: [
        "expr mock.send(first, at: now)", "p mock.events(through: later).count", "p mock.ledger.count", "expr mock.send(again, at: later)",
        "p mock.ledger.count",
      ]),
    question: CardQuestion(
      Localized(
        en: "A text with `/dropack` is sent and retried once. How many records are in the ledger, with how many arrivals?",
        zh: "带 `/dropack` 的消息发送后重试一次。账本里有几条记录、到达几次？"),
      answer: Localized(en: "One record with two arrivals.", zh: "一条记录，到达两次。")),
    debuggerCommands: [
      "p mock.isOnline", "expr mock.send(first, at: now)", "p mock.nextEventDate!.milliseconds - now.milliseconds", "p mock.ledger.count",
    ],
    searchWords: ["mock", "fake", "stub", "test", "network", "server", "simulate", "fault", "模拟", "测试替身", "假", "网络", "服务器", "故障"],
    sourceCue: SourceCue(file: "Sources/Messenger/Transport/MockMessageTransport.swift", symbol: "class MockMessageTransport"),
    documentation: ["Protocols: Adding Protocol Conformance with an Extension", "XCTest", "URLProtocol"])
}
