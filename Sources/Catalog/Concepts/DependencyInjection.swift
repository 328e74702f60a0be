import Foundation
import Inspection
import LabSystem
import LabText
import Messenger

extension CatalogEntry {
  /// Handing parts in.
  static let dependencyInjection = CatalogEntry.concept(
    .dependencyInjection, id: "dependency-injection",
    tables: { [.appEnvironment, .messageTransport] },
    subject: { _ in
      let refusing: any MessageTransport = RefusingTransport()
      func environment(_ transport: (any MessageTransport)?) -> AppEnvironment {
        AppEnvironment(
          fileSystem: MemoryFileSystem(), layout: HomeLayout(root: "/home"), clock: VirtualClock(), ids: .seeded(27),
          language: .english, transport: transport)
      }
      return Subject(
        "concept.dependency-injection", function: "MessengerTests.refused", current: "tested",
        [.constant("app", environment(nil)), .constant("tested", environment(refusing)), .constant("refusing", refusing)])
    },
    workload: { run in
      let clock = VirtualClock()
      func outcome(_ transport: (any MessageTransport)?) async throws -> String {
        let environment = AppEnvironment(
          fileSystem: MemoryFileSystem(), layout: HomeLayout(root: "/home"), clock: clock, ids: .seeded(27), language: .english,
          transport: transport)
        _ = try await environment.start()
        let receipt = try await environment.repository.send(MessageDraft(conversation: "trail", text: "Hi"))
        _ = await environment.repository.settle(within: .seconds(5))
        guard let id = receipt.message?.id, let message = await environment.repository.message(id) else { return "?" }
        return message.deliveryState.rawValue + (message.failure.map { " (\($0.rawValue))" } ?? "")
      }
      let usual = try await outcome(nil)
      run.step(Localized(en: "send with the usual transport", zh: "用平常的传输层发送"), usual)
      let refusing = RefusingTransport()
      let refused = try await outcome(refusing)
      run.step(Localized(en: "hand in one that refuses: the same call", zh: "交入一个总是拒绝的：同样的调用"), refused)
      try run.prove(
        Localized(en: "only what was handed in made the difference", zh: "差别只来自交进来的部件"), usual == "sent" && refused == "failed (rejected)")
      run.step(Localized(en: "and the test can ask its own object afterwards: attempts", zh: "测试事后还能问自己的对象：尝试次数"), refusing.attempts)
      try run.prove(
        Localized(en: "the clock was handed in, too: it stands where virtual time put it", zh: "时钟也是交进来的：停在虚拟时间走到的地方"),
        clock.now > VirtualClock.defaultStart)
    })
}

/// A transport whose server refuses every message: what a test hands in.
private final class RefusingTransport: MessageTransport {
  private struct State {
    var answers: [TransportEvent] = []
    var attempts = 0
  }

  private let state = Locked(State())

  /// How many attempts it was given.
  var attempts: Int { state.withLock { $0.attempts } }

  var isOnline: Bool { true }

  var nextEventDate: LabInstant? { state.withLock { $0.answers.first?.date } }

  func send(_ attempt: DeliveryAttempt, at now: LabInstant) {
    let answer = TransportEvent.Kind.answer(
      messageID: attempt.messageID, attempt: attempt.number, ServerResponse(status: 400, body: "{}"))
    state.withLock {
      $0.attempts += 1
      $0.answers.append(TransportEvent(date: now.advanced(by: .milliseconds(80)), kind: answer))
    }
  }

  func events(through moment: LabInstant) -> [TransportEvent] {
    state.withLock { state in
      let due = state.answers.filter { $0.date <= moment }
      state.answers.removeAll { $0.date <= moment }
      return due
    }
  }

  func setOnline(_ isOnline: Bool, at now: LabInstant) {}
  func clientVanished() { state.withLock { $0.answers = [] } }
  func checkpoint() -> (any Sendable)? { nil }
  func restore(_ checkpoint: any Sendable) {}
}

extension ConceptCard {
  /// Handing parts in.
  static let dependencyInjection = ConceptCard(
    id: "dependency-injection",
    title: Localized(en: "Dependency injection", zh: "依赖注入"),
    definition: Localized(
      en: """
        A type does not make or look up the parts it works with: it takes them as parameters of its initializer, typed by a \
        protocol where more than one will do. Who puts a program together decides which parts they are, in one place, the \
        composition root.
        """,
      zh: """
        一个类型不自己创建、也不自己去找要用的部件，而是在初始化时当参数收下；可能换用的，类型就写成协议。\
        用哪些部件，由装配程序的人在同一个地方决定，这个地方叫组合根。
        """),
    example: """
      protocol Transport { func send(_ text: String) -> Bool }
      struct Network: Transport { func send(_ text: String) -> Bool { true } }
      struct Refusing: Transport { func send(_ text: String) -> Bool { false } }
      final class Repository {
        private let transport: any Transport
        init(transport: any Transport) { self.transport = transport }
        func deliver(_ text: String) -> String { transport.send(text) ? "sent" : "failed" }
      }
      print(Repository(transport: Network()).deliver("Hi"), Repository(transport: Refusing()).deliver("Hi"))
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        protocol Transport { func send(_ text: String) -> Bool }
        final class Repository {
          private let transport: any Transport
          init(transport: any Transport) { self.transport = transport }
        }
        let repository = Repository()
        """,
      diagnostic: "missing argument for parameter 'transport' in call"),
    misconception: Misconception(
      belief: Localized(
        en: "Injection needs a framework, or at least a container that hands parts out by name.", zh: "以为注入需要框架，至少要有个按名字发放部件的容器。"),
      truth: Localized(
        en: "A parameter of `init` is enough, and the compiler checks it: leave it out, and the program does not build.",
        zh: "`init` 的一个参数就够了，而且编译器替你检查：漏了它，程序就编译不过。"),
      tryIt: ["p tested.transport === refusing", "p app.transport === tested.transport", "p app.repository === tested.repository"]),
    question: CardQuestion(
      Localized(
        en: "`MessageRepository` never names `MockMessageTransport`. Where is the name written, and why only there?",
        zh: "`MessageRepository` 里从不出现 `MockMessageTransport`。这个名字写在哪里？为什么只写在那里？"),
      answer: Localized(
        en: "In `AppEnvironment`, the composition root: whoever wants another network changes one place.",
        zh: "写在组合根 `AppEnvironment` 里：想换网络的人只改这一处。")),
    related: [
      Related("AppEnvironment", Localized(en: "The composition root of this messenger.", zh: "这个聊天程序的组合根。")),
      Related("MessageTransport", Localized(en: "The protocol by which a network is handed in.", zh: "交入网络时所用的协议。")),
      Related(
        "delegate-closure-arc", Localized(en: "Also hands a part in, but after `init` and weakly.", zh: "同样是交入一个部件，但在 `init` 之后，而且是弱引用。")),
    ],
    debuggerCommands: [
      "p tested.transport === refusing", "p tested.transport.isOnline", "p app.layout == tested.layout",
      "p app.repository === tested.repository",
    ],
    searchWords: ["inject", "protocol", "mock", "test", "dependency", "constructor", "依赖", "注入", "测试", "解耦", "替身"],
    sourceCue: SourceCue(file: "Sources/Messenger/Repository/AppEnvironment.swift", symbol: "transport: (any MessageTransport)? = nil"),
    documentation: ["Initialization: Initializers", "Protocols: Protocols as Types", "Existential Types (any)"])
}
