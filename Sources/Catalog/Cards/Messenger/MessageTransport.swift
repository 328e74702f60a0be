import Foundation
import Inspection
import LabSystem
import LabText
import Messenger

extension CatalogEntry {
  /// `MessageTransport`: the way to the server, as a protocol.
  static let messageTransport = CatalogEntry.type(
    .messageTransport, id: "MessageTransport", evidence: .swift,
    tables: { [.messageTransport, .deliveryAttempt, .transportEvent, .labInstant] },
    subject: { _ in
      let mock = MockMessageTransport(fileSystem: MemoryFileSystem(), layout: HomeLayout(root: "/home"))
      let message = Message.sample(1, "See you at 8:30", .sending, attempts: 1)
      let now = VirtualClock.defaultStart
      return Subject(
        "type.MessageTransport", function: "MessageRepository.deliver", current: "transport",
        [
          .constant("transport", mock as any MessageTransport),
          .constant("attempt", DeliveryAttempt(messageID: message.id, number: 1, conversation: "trail", author: "me", text: message.text)),
          .constant("now", now), .constant("later", now.advanced(by: .milliseconds(100))),
        ])
    },
    workload: { run in
      let transport: any MessageTransport = MockMessageTransport(fileSystem: MemoryFileSystem(), layout: HomeLayout(root: "/home"))
      let id = UUIDSource.seeded(1).uuid(ordinal: 1)
      let now = VirtualClock.defaultStart
      let attempt = DeliveryAttempt(messageID: id, number: 1, conversation: "trail", author: "me", text: "Hi")
      run.step(
        Localized(en: "nothing is under way: nextEventDate", zh: "没有东西在路上：nextEventDate"), transport.nextEventDate == nil ? "nil" : "?")
      transport.send(attempt, at: now)
      run.step(
        Localized(en: "hand over an attempt; the next event is due in ms", zh: "交出一次尝试；下一个事件在多少毫秒后"),
        transport.nextEventDate.map { $0.since(now).milliseconds } ?? -1)
      try run.prove(
        Localized(en: "before that moment there is no event", zh: "那一刻之前没有事件"),
        transport.events(through: now.advanced(by: .milliseconds(39))).isEmpty)
      let events = transport.events(through: now.advanced(by: .milliseconds(80)))
      run.step(Localized(en: "up to 80 ms: reached the server, answer", zh: "到第 80 毫秒：到达服务器、回复"), events.count)
      transport.setOnline(false, at: now.advanced(by: .milliseconds(81)))
      transport.send(attempt, at: now.advanced(by: .milliseconds(82)))
      let offline = transport.events(through: now.advanced(by: .milliseconds(83)))
      try run.prove(
        Localized(en: "offline, an attempt is broken off at once", zh: "离线时，尝试立刻中断"),
        offline.map(\.kind) == [.broken(messageID: id, attempt: 1, .connectionRefused)])
    })
}

extension TypeTable {
  /// The doors into any `MessageTransport`.
  static var messageTransport: TypeTable {
    TypeTable((any MessageTransport).self, conformances: ["AnyObject"]) {
      Property("isOnline", .get, get: { (transport: any MessageTransport) in transport.isOnline })
      Property("nextEventDate", .get, get: { (transport: any MessageTransport) in transport.nextEventDate })
      Method("send(_ attempt: DeliveryAttempt, at now: LabInstant)") {
        (transport: any MessageTransport, attempt: DeliveryAttempt, now: LabInstant) in
        transport.send(attempt, at: now)
      }
      Method("events(through moment: LabInstant)") { (transport: any MessageTransport, moment: LabInstant) in
        transport.events(through: moment)
      }
      Method("setOnline(_ isOnline: Bool, at now: LabInstant)") {
        (transport: any MessageTransport, isOnline: Bool, now: LabInstant) in
        transport.setOnline(isOnline, at: now)
      }
      Method("clientVanished()") { (transport: any MessageTransport) in transport.clientVanished() }
    }
  }
}

extension TypeCard {
  /// `MessageTransport`: the way to the server, as a protocol.
  static let messageTransport = TypeCard(
    id: "MessageTransport",
    module: .messenger,
    kind: .protocol,
    conformances: ["AnyObject", "Sendable"],
    related: [
      Related("MockMessageTransport", Localized(en: "The class that conforms to it in this lab.", zh: "在这个实验室里遵循它的类。")),
      Related("MessageRepository", Localized(en: "Knows the protocol only, never which class stands behind it.", zh: "只认这个协议，从不问背后是哪个类。")),
      Related("dependency-injection", Localized(en: "How a conforming object gets to the repository.", zh: "遵循它的对象是怎样交到仓库手里的。")),
    ],
    purpose: Localized(
      en: """
        Says what the repository may ask of a network: hand over an attempt, tell when the next event is due, give the events up \
        to a moment. It promises nothing about sockets, HTTP or threads, so any network can stand behind it.
        """,
      zh: """
        规定仓库可以向网络要求什么：交出一次尝试、问下一个事件何时到来、取出某一刻之前的事件。\
        它不谈套接字、HTTP 或线程，背后换成什么网络都行。
        """),
    analogy: Localized(
      en: "The slot of a letter box: you know what fits through and when it is emptied, not which van comes.",
      zh: "像邮筒的投信口：知道能投什么、几点开箱，不必知道来的是哪辆车。"),
    createdBy: Localized(
      en: "Nobody: a protocol has no instances. `AppEnvironment` picks a conforming class.", zh: "没有人能创建协议的实例；由 `AppEnvironment` 挑一个遵循它的类。"),
    ownedBy: Localized(
      en: "The environment and the repository both hold the conforming object strongly.", zh: "环境和仓库都强引用那个遵循协议的对象。"),
    releasedWhen: Localized(
      en: "Both are gone. The transport itself holds neither, so there is no cycle.", zh: "这两者都消失时。传输层不反过来持有它们，所以不会成环。"),
    properties: [
      PropertyNote(
        "isOnline", Localized(en: "Whether the device has a network; survives a crash of the client.", zh: "设备是否联网；客户端崩溃也不影响它。")),
      PropertyNote(
        "nextEventDate", Localized(en: "When to ask again. `nil` tells that nothing is under way.", zh: "下次该什么时候来问。`nil` 表示没有东西在路上。")),
    ],
    methods: [
      MethodNote(
        "send(_:at:)",
        input: Localized(en: "An attempt with its message id, and the moment.", zh: "一次尝试（带消息 id）和此刻的时间。"),
        output: Localized(en: "Nothing: the outcome comes later as an event.", zh: "不返回结果：结果之后以事件形式出现。"),
        sideEffect: Localized(en: "A packet is under way.", zh: "有一个数据包上路了。"),
        caller: Localized(en: "The repository, after the change is on the disk.", zh: "仓库，在变更落盘之后。"),
        breakpoint: "MessageTransport.send(_:at:)"),
      MethodNote(
        "events(through:)",
        input: Localized(en: "A moment.", zh: "一个时刻。"),
        output: Localized(en: "All events up to it, in order.", zh: "到那一刻为止的事件，按先后排列。"),
        sideEffect: Localized(en: "They are taken out: asking twice gives them once.", zh: "取出后就没有了：问两次只给一次。"),
        caller: Localized(en: "The repository while time passes.", zh: "时间推移时由仓库调用。"), breakpoint: "MessageTransport.events(through:)"),
      MethodNote(
        "setOnline(_:at:)",
        input: Localized(en: "Whether there is a network from now on.", zh: "从此刻起有没有网络。"),
        output: Localized(en: "No result.", zh: "没有结果。"),
        sideEffect: Localized(en: "Going offline loses what is under way.", zh: "断网会丢掉路上的一切。"),
        caller: Localized(en: "The repository for `/offline` and `/online`.", zh: "仓库在处理 `/offline` 与 `/online` 时。"),
        breakpoint: "MessageTransport.setOnline(_:at:)"),
      MethodNote(
        "clientVanished()",
        input: Localized(en: "No arguments.", zh: "没有参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Answers to the dead client are dropped; packets to the server still arrive.", zh: "发给已消失客户端的回复被丢弃；发往服务器的仍会到达。"),
        caller: Localized(en: "The repository's `crash(_:)`.", zh: "仓库的 `crash(_:)`。"), breakpoint: "MessageTransport.clientVanished()"),
    ],
    misconception: Misconception(
      belief: Localized(en: "When `send` returns, the message has been delivered.", zh: "以为 `send` 返回就代表消息送到了。"),
      truth: Localized(
        en: "It was handed over, no more. Whether it arrived is known only from an event, and that may never come.",
        zh: "只是交出去了。到没到要等事件才知道，而事件可能永远不来。"),
      tryIt: [
        "expr transport.send(attempt, at: now)", "p transport.events(through: now).count", "p transport.events(through: later).count",
      ]),
    question: CardQuestion(
      Localized(en: "Why does `events(through:)` take a moment instead of reading a clock?", zh: "为什么 `events(through:)` 要传入时刻，而不是自己读时钟？"),
      answer: Localized(
        en: "So that the same calls give the same events, with a virtual clock in a test and a real one in the app.",
        zh: "这样同样的调用得到同样的事件：测试里用虚拟时钟，应用里用真实时钟。")),
    debuggerCommands: [
      "p transport.isOnline", "v attempt", "expr transport.send(attempt, at: now)",
      "p transport.nextEventDate!.milliseconds - now.milliseconds",
    ],
    searchWords: ["protocol", "interface", "network", "abstraction", "existential", "witness", "协议", "接口", "网络", "传输", "抽象"],
    sourceCue: SourceCue(file: "Sources/Messenger/Transport/MessageTransport.swift", symbol: "protocol MessageTransport"),
    documentation: ["Protocols", "Protocols: Protocols as Types"])
}
