import Foundation
import Inspection
import LabSystem
import LabText
import Messenger

extension CatalogEntry {
  /// `MessageRepository`: the actor that owns all messages.
  static let messageRepository = CatalogEntry.type(
    .messageRepository, id: "MessageRepository", evidence: .swift,
    tables: { [.messageRepository] },
    subject: { _ in
      let environment = AppEnvironment.ephemeral(clock: VirtualClock(), ids: .seeded(22), language: .english)
      return Subject(
        "type.MessageRepository", function: "Composer.sendTapped", current: "repository",
        [
          .constant("repository", environment.repository), .constant("environment", environment),
          .variable("draft", MessageDraft(conversation: "trail", text: "See you at 8:30")),
        ])
    },
    workload: { run in
      let environment = AppEnvironment.ephemeral(clock: VirtualClock(), ids: .seeded(22), language: .english)
      let repository = environment.repository
      _ = try await repository.start()
      let receipt = try await repository.send(MessageDraft(conversation: "trail", text: "Bring water /dropack"))
      run.step(
        Localized(en: "send: what the call itself caused", zh: "send：调用本身引起的变化"),
        receipt.changes.compactMap(\.message?.deliveryState.rawValue).joined(separator: " → "))
      guard let id = receipt.message?.id else { throw WorkloadFailure(claim: Localized(en: "there is a message", zh: "有消息")) }
      let later = await repository.settle(within: .seconds(5))
      run.step(
        Localized(en: "let time pass: the answer was lost", zh: "让时间过去：回复丢了"),
        later.compactMap(\.message?.failure?.rawValue).joined(separator: " "))
      try run.prove(
        Localized(en: "failed here, yet stored on the server", zh: "这边记为失败，服务器那边却已存下"),
        await repository.count(of: .failed) == 1 && environment.serverLedger.count == 1)
      _ = try await repository.retry(id)
      _ = await repository.settle(within: .seconds(5))
      run.step(
        Localized(en: "retry: state, attempts, arrivals at the server", zh: "重试：状态、尝试次数、服务器收到的次数"),
        "\(await repository.message(id)?.deliveryState.rawValue ?? "") \(await repository.message(id)?.attempts ?? 0) \(environment.serverLedger.first?.arrivals ?? 0)"
      )
      try run.prove(
        Localized(en: "the server holds one message, not two", zh: "服务器上只有一条，不是两条"),
        environment.serverLedger.map(\.messageID) == [id])
      var refusal: Diagnostic?
      do { _ = try await repository.retry(id) } catch let error as Diagnostic { refusal = error }
      try run.prove(Localized(en: "a sent message can't be retried", zh: "已发送的消息不能再重试"), refusal != nil)
    })
}

extension TypeTable {
  /// The doors into a `MessageRepository`. All of them belong to an actor, so an expression, which can't wait, is told so.
  static var messageRepository: TypeTable {
    TypeTable(MessageRepository.self) {
      Member(
        "var snapshot: InboxSnapshot { get }",
        .asynchronous { root, _ in await (try DynamicValue.unwrap(root, as: MessageRepository.self)).snapshot })
      Member(
        "var isOnline: Bool { get }",
        .asynchronous { root, _ in await (try DynamicValue.unwrap(root, as: MessageRepository.self)).isOnline })
      Member(
        "var queue: [QueueEntry] { get }",
        .asynchronous { root, _ in await (try DynamicValue.unwrap(root, as: MessageRepository.self)).queue })
      AsyncMethod("func start() async throws") { (repository: MessageRepository) in try await repository.start() }
      AsyncMethod("func send(_ draft: MessageDraft) async throws") { (repository: MessageRepository, draft: MessageDraft) in
        try await repository.send(draft)
      }
      AsyncMethod("func retry(_ id: UUID) async throws") { (repository: MessageRepository, id: UUID) in try await repository.retry(id) }
      AsyncMethod("func cancel(_ id: UUID) async throws") { (repository: MessageRepository, id: UUID) in try await repository.cancel(id) }
      AsyncMethod("func message(_ id: UUID) async") { (repository: MessageRepository, id: UUID) in await repository.message(id) }
      AsyncMethod("func count(of state: DeliveryState) async") { (repository: MessageRepository, state: DeliveryState) in
        await repository.count(of: state)
      }
    }
  }
}

extension TypeCard {
  /// `MessageRepository`: the actor that owns all messages.
  static let messageRepository = TypeCard(
    id: "MessageRepository",
    module: .messenger,
    kind: .actor,
    conformances: ["Actor", "Sendable"],
    related: [
      Related("MessageDraft", Localized(en: "What it takes in.", zh: "它收进来的东西。")),
      Related("InboxSnapshot", Localized(en: "What it gives out for the screen.", zh: "它交给界面的东西。")),
      Related("JSONInboxCache", Localized(en: "Its memory on the disk; nobody else talks to it.", zh: "它在磁盘上的记忆，别人都不能碰。")),
      Related("async-await-throws", Localized(en: "Why every call from outside is written with `await`.", zh: "为什么从外面调用都要写 `await`。")),
    ],
    purpose: Localized(
      en: """
        The single owner of all messages. The composer, the list and the notification code do not change messages: they ask the \
        repository, one call at a time. It writes each change to the disk before it tells anyone, and only then lets the network try.
        """,
      zh: """
        全部消息的唯一主人。输入界面、列表、通知都不直接改消息，而是向仓库提请求，一次一个。\
        它先把变更写进磁盘，再告诉别人，然后才交给网络。
        """),
    analogy: Localized(
      en: "The clerk at a registry with one counter: everyone queues, each entry is in the book before a receipt is handed out.",
      zh: "只有一个窗口的登记处：大家排队，先记入簿册，再给回执。"),
    createdBy: Localized(
      en: "`AppEnvironment.init`, once per process, with cache, transport, clock and id source handed in.",
      zh: "由 `AppEnvironment.init` 创建，每个进程一个；缓存、传输层、时钟和 id 来源都是交进来的。"),
    ownedBy: Localized(en: "The environment; screens keep a reference to ask it.", zh: "由环境持有；各个界面留一个引用用来提问。"),
    releasedWhen: Localized(en: "The environment goes, which is when the app ends.", zh: "环境消失时，也就是应用结束时。"),
    properties: [
      PropertyNote(
        "snapshot",
        Localized(
          en: "The inbox now. Reading it crosses into the actor: `await repository.snapshot`.",
          zh: "此刻的收件箱。读它要进入 actor：`await repository.snapshot`。")),
      PropertyNote("queue", Localized(en: "What waits, in order, each with the reason why.", zh: "排队等待的消息，按顺序，并附上原因。")),
      PropertyNote("isOnline", Localized(en: "Asked of the transport; the repository has no opinion of its own.", zh: "转问传输层得到，仓库自己不作判断。")),
    ],
    methods: [
      MethodNote(
        "start()",
        input: Localized(en: "No arguments.", zh: "没有参数。"),
        output: Localized(en: "A report: how many messages, which were interrupted.", zh: "一份报告：有多少消息、哪些被中断过。"),
        sideEffect: Localized(en: "Locks and reads the store; queued and sending become failed.", zh: "锁住并读取存储；排队中、发送中的记为失败。"),
        caller: Localized(en: "The app, once, before anything else.", zh: "应用启动时调用一次，先于一切。"), breakpoint: "MessageRepository.start()"),
      MethodNote(
        "send(_:)",
        input: Localized(en: "A draft.", zh: "一份草稿。"),
        output: Localized(en: "A receipt with the new message; throws for an empty text.", zh: "带着新消息的回执；文字为空时抛出错误。"),
        sideEffect: Localized(en: "A message with a new id is on the disk and in the queue.", zh: "一条带新 id 的消息落盘并进入队列。"),
        caller: Localized(en: "The Send button's action.", zh: "“发送”按钮的动作。"), breakpoint: "MessageRepository.send(_:)"),
      MethodNote(
        "retry(_:)",
        input: Localized(en: "The id of a failed message.", zh: "一条失败消息的 id。"),
        output: Localized(en: "A receipt; throws when it is going or sent already.", zh: "回执；正在发送或已发送时抛出错误。"),
        sideEffect: Localized(en: "The same message is queued again, attempts + 1.", zh: "同一条消息重新排队，尝试次数加一。"),
        caller: Localized(en: "A tap on the red mark beside a bubble.", zh: "点气泡旁的红色标记。"), breakpoint: "MessageRepository.retry(_:)"),
      MethodNote(
        "cancel(_:)",
        input: Localized(en: "The id of a message that is not sent.", zh: "一条尚未发出的消息的 id。"),
        output: Localized(en: "A receipt.", zh: "回执。"),
        sideEffect: Localized(en: "The message leaves the store; its number is not given again.", zh: "消息离开存储，编号不再使用。"),
        caller: Localized(en: "Delete in the message menu.", zh: "消息菜单里的“删除”。"), breakpoint: "MessageRepository.cancel(_:)"),
      MethodNote(
        "count(of:)",
        input: Localized(en: "A delivery state.", zh: "一种投递状态。"),
        output: Localized(en: "How many messages are in it.", zh: "处于该状态的消息数。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "A badge such as “2 failed”.", zh: "“2 条失败”这样的提示。"),
        breakpoint: "MessageRepository.count(of:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "A global array of messages with a lock does the same and is simpler.", zh: "以为一个全局消息数组加一把锁，效果一样还更简单。"),
      truth: Localized(
        en: """
          A lock guards one access. An actor guards the whole turn: check, change, write, publish, with nobody in between. And \
          the compiler refuses every way around it. The debugger alone can look past it, because it reads memory.
          """,
        zh: """
          锁只护住一次访问；actor 护住整个回合：检查、修改、写盘、公布，中间没人插得进来，想绕过去编译器也不答应。\
          只有调试器能越过它，因为它直接读内存。
          """),
      tryIt: ["v repository.revision", "v repository.armedCrash", "p environment.serverLedger.count"]),
    question: CardQuestion(
      Localized(
        en: "In which order: network, disk, screen? Put what `send(_:)` does with a new message into order.",
        zh: "网络、磁盘、界面：`send(_:)` 处理新消息的先后顺序是什么？"),
      answer: Localized(en: "Disk first, then the screen is told, then the network tries.", zh: "先磁盘，再告诉界面，最后才让网络去发。")),
    debuggerCommands: ["v draft", "v repository.revision", "p environment.serverLedger.count", "p environment.transport.isOnline"],
    searchWords: [
      "actor", "store", "repository", "retry", "optimistic", "isolation", "source", "single", "thread", "仓库", "存储", "重试", "并发", "隔离",
      "乐观更新",
    ],
    sourceCue: SourceCue(file: "Sources/Messenger/Repository/MessageRepository.swift", symbol: "actor MessageRepository"),
    documentation: ["Concurrency: Actors", "Actor", "AsyncStream"])
}
