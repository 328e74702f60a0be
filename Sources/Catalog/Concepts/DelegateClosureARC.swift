import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// Delegates, closures and who keeps whom alive.
  static let delegateClosureARC = CatalogEntry.concept(
    .delegateClosureARC, id: "delegate-closure-arc",
    tables: { [.chatSession, .chatScreen, .chatSessionDelegate, .eventLog] },
    subject: { _ in
      let log = EventLog()
      let session = ChatSession()
      let screen: ChatScreen? = ChatScreen(title: "Trail Club", session: session, log: log)
      return Subject(
        "concept.delegate-closure-arc", function: "Inbox.openConversation", current: "session",
        [.variable("screen", screen), .constant("session", session), .constant("log", log)],
        dispose: { session.onReceive = nil })
    },
    workload: { run in
      let log = EventLog()
      let session = ChatSession()
      var screen: ChatScreen? = ChatScreen(session: session, log: log)
      session.receive("Hello")
      run.step(Localized(en: "the delegate was told", zh: "delegate 收到了通知"), screen?.shown ?? [])
      screen = nil
      try run.prove(
        Localized(en: "a delegate is not kept: the screen ended, the reference is nil", zh: "delegate 不会被留住：页面消失，引用变成 nil"),
        session.delegate == nil && log.lines == ["Trail Club ended"])
      session.receive("Anybody?")
      run.step(Localized(en: "a text for nobody: no crash, only counted", zh: "没人接收的消息：不崩溃，只计数"), session.receivedCount)
      var reading: ChatScreen? = ChatScreen(title: "Reading", session: session, log: log)
      reading?.listenStrongly()
      weak let witness = reading
      reading = nil
      try run.prove(
        Localized(en: "the closure captured the screen: closed, and still alive", zh: "闭包捕获了页面：关掉了，却还活着"), witness != nil)
      session.receive("Chapter 3")
      run.step(Localized(en: "the closed screen still listens", zh: "关掉的页面还在听"), log.last ?? "nil")
      session.onReceive = nil
      try run.prove(
        Localized(en: "the closure let go: the screen ended at once", zh: "闭包一丢，页面立刻消失"), witness == nil && log.last == "Reading ended")
      var repair: ChatScreen? = ChatScreen(title: "Repair", session: session, log: log)
      repair?.listenWeakly()
      repair = nil
      session.receive("Spanner?")
      run.step(Localized(en: "with [weak self] nothing holds it back", zh: "写了 [weak self]，什么都拦不住它消失"), log.last ?? "nil")
    })
}

extension ConceptCard {
  /// Delegates, closures and who keeps whom alive.
  static let delegateClosureARC = ConceptCard(
    id: "delegate-closure-arc",
    title: Localized(en: "Delegate, closure, ARC", zh: "delegate、闭包与 ARC"),
    definition: Localized(
      en: """
        An object reports back in one of two ways. A delegate is another object that promises, by a protocol, to have certain \
        methods; the reference to it is `weak`. A closure is a piece of code that is stored and called later; it keeps every \
        object that it captures. ARC counts strong references and ends an object when none is left, so a ring of strong \
        references never ends: one link must be `weak` or be cut.
        """,
      zh: """
        对象要“回话”，有两种办法。delegate 是另一个对象，它按协议承诺实现某些方法，对它的引用是 `weak`。\
        闭包是存起来以后再调用的一段代码，它捕获了谁就留住谁。ARC 数着强引用，归零就结束对象；\
        强引用围成一圈就永远归不了零：总得有一环是 `weak`，或者被剪断。
        """),
    example: """
      final class Session { var onReceive: ((String) -> Void)? }
      final class Screen {
        let session = Session()
        func listen() { session.onReceive = { [weak self] in self?.show($0) } }
        func show(_ text: String) { print("shown:", text) }
        deinit { print("screen ended") }
      }
      var screen: Screen? = Screen()
      screen?.listen()
      screen?.session.onReceive?("Hello")
      screen = nil
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        final class Screen {
          var title = "Trail Club"
          var onReceive: (() -> Void)?
          func listen() { onReceive = { print(title) } }
        }
        Screen().listen()
        """,
      diagnostic: "reference to property 'title' in closure requires explicit use of 'self' to make capture semantics explicit"),
    misconception: Misconception(
      belief: Localized(
        en: "Every closure needs `[weak self]`.",
        zh: "以为每个闭包都要写 `[weak self]`。"),
      truth: Localized(
        en: """
          Only one that is stored by something the object itself keeps, or that outlives it, can hold it back. A closure that is \
          called and forgotten, such as the one given to `map`, cannot.
          """,
        zh: "只有被对象自己持有的东西存起来的闭包，或者比对象活得更久的闭包，才会拖住它。像传给 `map` 那种用完就丢的，不会。"),
      tryIt: [
        "call screen!.listenStrongly()", "expr screen = nil", "p log.lines", "expr session.onReceive = nil", "p log.lines",
      ]),
    question: CardQuestion(
      Localized(
        en:
          "The screen keeps the session, the session keeps a closure, the closure captured the screen. Which single word in the source breaks the ring?",
        zh: "页面持有会话，会话持有闭包，闭包捕获了页面。源码里加上哪一个词就能打破这个环？"),
      answer: Localized(en: "`weak`, in the closure's capture list `[weak self]`.", zh: "`weak`，写在闭包的捕获列表 `[weak self]` 里。")),
    related: [
      Related("CaptureOwner", Localized(en: "The ring in its smallest form: one object and its own closure.", zh: "最小的环：一个对象和它自己的闭包。")),
      Related(
        "MessageTransport", Localized(en: "A protocol of the messenger: the promise without the object.", zh: "消息系统里的协议：只有承诺，没有具体对象。")),
      Related(
        "UITextFieldDelegate",
        Localized(en: "UIKit's best-known delegate: what the field asks while someone types.", zh: "UIKit 里最常见的 delegate：有人打字时，输入框向它询问。")),
      Related("value-reference", Localized(en: "Only references can form a ring; copies cannot.", zh: "只有引用才围得成环，副本不会。")),
    ],
    debuggerCommands: [
      "v", "call session.receive(\"Hello\")", "p screen?.shown", "p session.delegate === screen", "expr screen = nil",
      "p session.delegate == nil", "p log.lines",
    ],
    searchWords: [
      "arc", "retain", "release", "leak", "cycle", "weak", "strong", "callback", "memory", "delegate", "引用计数", "循环引用", "内存", "弱引用", "强引用",
      "回调", "泄漏", "内存泄漏", "委托", "代理",
    ],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/ChatSession.swift", symbol: "weak var delegate: (any ChatSessionDelegate)?"),
    compilerSample: "closure-capture",
    documentation: [
      "Protocols: Delegation", "Closures: Escaping Closures",
      "Automatic Reference Counting: Strong Reference Cycles Between Class Instances",
    ])
}
