import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// `CaptureOwner`: an object and the closure that it keeps.
  static let captureOwner = CatalogEntry.type(
    .captureOwner, id: "CaptureOwner", evidence: .swift,
    tables: { [.captureOwner, .eventLog] },
    subject: { _ in
      let log = EventLog()
      let owner: CaptureOwner? = CaptureOwner(name: "owner") { log.add("\($0) ended") }
      let friend: CaptureOwner? = CaptureOwner(name: "friend") { log.add("\($0) ended") }
      owner?.delegate = friend
      return Subject(
        "type.CaptureOwner", function: "ChatScreen.prepareCallback", current: "owner",
        [.variable("owner", owner), .variable("friend", friend), .constant("log", log)])
    },
    workload: { run in
      let log = EventLog()
      func make(_ name: String) -> CaptureOwner { CaptureOwner(name: name) { log.add("\($0) ended") } }
      var plain: CaptureOwner? = make("plain")
      weak let plainWitness = plain
      plain = nil
      try run.prove(
        Localized(en: "without a closure: gone with its last variable", zh: "没有闭包：最后一个变量一放手就消失"),
        plainWitness == nil && log.lines == ["plain ended"])
      var gentle: CaptureOwner? = make("gentle")
      gentle?.armWeakly()
      let callback = gentle?.handler
      run.step(Localized(en: "armed weakly, alive: the closure says", zh: "弱捕获，对象还在：闭包说"), callback?() ?? "nil")
      gentle = nil
      run.step(Localized(en: "the owner has ended; the same closure now says", zh: "对象已消失，同一个闭包现在说"), callback?() ?? "nil")
      var stuck: CaptureOwner? = make("stuck")
      stuck?.armStrongly()
      weak let witness = stuck
      stuck = nil
      try run.prove(
        Localized(en: "armed strongly: no variable left, and still alive", zh: "强捕获：一个变量都没有了，却还活着"), witness?.fire() == "fired by stuck")
      witness?.disarm()
      try run.prove(Localized(en: "the closure was dropped: the cycle is cut and it ends", zh: "丢掉闭包，环断开，它才消失"), witness == nil)
      run.step(Localized(en: "what deinit wrote, in order", zh: "deinit 依次写下的"), log.lines.joined(separator: ", "))
    })
}

extension TypeTable {
  /// The doors into a `CaptureOwner`.
  static var captureOwner: TypeTable {
    TypeTable(CaptureOwner.self, fresh: CaptureOwner()) {
      Property("name", \CaptureOwner.name)
      Property("handler", \CaptureOwner.handler)
      Property("delegate", \CaptureOwner.delegate)
      Method("armStrongly()") { (owner: CaptureOwner) in owner.armStrongly() }
      Method("armWeakly()") { (owner: CaptureOwner) in owner.armWeakly() }
      Method("func fire() -> String?") { (owner: CaptureOwner) in owner.fire() }
      Method("disarm()") { (owner: CaptureOwner) in owner.disarm() }
      Initializer("init(name: String = \"owner\")") { (name: String) in CaptureOwner(name: name) }
    }
  }
}

extension TypeCard {
  /// `CaptureOwner`: an object and the closure that it keeps.
  static let captureOwner = TypeCard(
    id: "CaptureOwner",
    module: .lab,
    kind: .class,
    related: [
      Related(
        "ReferenceCounter",
        Localized(en: "Sharing made visible; here the question is how long the shared thing lives.", zh: "它让你看到共享；这里要问的是：被共享的东西活多久。")),
      Related(
        "delegate-closure-arc",
        Localized(
          en: "The same cycle between a chat screen and its session, with a delegate beside it.", zh: "同样的环出现在聊天页面和会话之间，旁边还有一个 delegate。")),
      Related("Task", Localized(en: "A task's closure captures as well, and lets go only when the task ends.", zh: "任务的闭包同样会捕获，任务结束才放手。")),
    ],
    purpose: Localized(
      en:
        "Keeps a closure that speaks of its owner, strongly or weakly, and notes its own end, so that a reference cycle can be built and cut by hand.",
      zh: "存着一个会提到自己的闭包，可强可弱，并在消失时留下记录：循环引用可以亲手搭起来，再亲手剪断。"),
    analogy: Localized(
      en: "Two people who each wait for the other to leave the room first. Neither is unkind, and both stay for ever.",
      zh: "像两个互相等对方先出门的人：谁都没有恶意，结果谁也走不了。"),
    createdBy: Localized(
      en: "`CaptureOwner(name:didEnd:)`; the closure `didEnd` is what `deinit` calls.",
      zh: "`CaptureOwner(name:didEnd:)`；`didEnd` 就是 `deinit` 会调用的闭包。"),
    ownedBy: Localized(
      en: "The variable `owner`, and after `armStrongly()` also the closure in its own `handler`.",
      zh: "变量 `owner`；调用 `armStrongly()` 之后，还有它自己 `handler` 里的闭包。"),
    releasedWhen: Localized(
      en: "No strong reference is left. In a cycle that moment never comes until `disarm()` or `handler = nil`.",
      zh: "一个强引用都不剩的时候。成了环就等不到这一刻，除非 `disarm()` 或 `handler = nil`。"),
    properties: [
      PropertyNote(
        "name", Localized(en: "The closure reads it at the moment of the call, not when it was made.", zh: "闭包在被调用的那一刻才读它，而不是创建的时候。")),
      PropertyNote(
        "handler",
        Localized(
          en: "The stored closure. Whatever it captured strongly lives as long as it stands here.", zh: "存下来的闭包。它强捕获的一切，只要它还在这里就一直活着。")),
      PropertyNote(
        "delegate",
        Localized(
          en: "`weak`: becomes nil by itself when the other one ends. Try `expr friend = nil`.",
          zh: "`weak`：对方消失时自己变成 nil。试试 `expr friend = nil`。")),
    ],
    methods: [
      MethodNote(
        "armStrongly()",
        input: Localized(en: "Nothing but `self`.", zh: "只有 `self`。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Closes the cycle: owner → handler → owner.", zh: "环就此合上：owner → handler → owner。"),
        caller: Localized(en: "Code that forgot `[weak self]`.", zh: "忘了写 `[weak self]` 的代码。"),
        breakpoint: "CaptureOwner.armStrongly()"),
      MethodNote(
        "armWeakly()",
        input: Localized(en: "`self`, held weakly by the closure.", zh: "`self`，闭包只是弱引用它。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Stores a closure that must ask whether the owner is still there.", zh: "存下一个闭包，它得先问对象还在不在。"),
        caller: Localized(en: "A screen that hands its callback to somebody who lives longer.", zh: "要把回调交给活得更久的对象的页面。"),
        breakpoint: "CaptureOwner.armWeakly()"),
      MethodNote(
        "fire()",
        input: Localized(en: "Nothing.", zh: "没有参数。"),
        output: Localized(en: "What the closure says; `nil` when none is stored.", zh: "闭包说的话；没存闭包就是 `nil`。"),
        sideEffect: Localized(en: "Runs the stored closure.", zh: "执行存下的闭包。"),
        caller: Localized(en: "Whoever has news: a button, a session.", zh: "有消息要通知的一方：按钮、会话。"),
        breakpoint: "CaptureOwner.fire()"),
      MethodNote(
        "disarm()",
        input: Localized(en: "Nothing.", zh: "没有参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Drops the closure and every reference inside it.", zh: "丢掉闭包，连同里面的全部引用。"),
        caller: Localized(en: "A screen that is about to leave.", zh: "即将离开的页面。"),
        breakpoint: "CaptureOwner.disarm()"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "Setting the variable to nil destroys the object.",
        zh: "以为把变量设成 nil，对象就销毁了。"),
      truth: Localized(
        en: "It gives up one strong reference. Armed strongly, the object still has its own closure to keep it, and `log` stays empty.",
        zh: "只是放弃了一个强引用。强捕获之后，对象还被自己的闭包抓着，`log` 里什么都不会出现。"),
      tryIt: ["call owner!.armStrongly()", "expr owner = nil", "p log.lines", "expr friend = nil", "p log.lines"]),
    question: CardQuestion(
      Localized(
        en:
          "`owner.armWeakly()` was called, its handler was copied into a constant, and then the last variable became nil. What does the copied handler say?",
        zh: "调用了 `owner.armWeakly()`，把 handler 存进一个常量，然后最后一个变量变成 nil。这个 handler 会说什么？"),
      answer: Localized(en: "\"fired by nobody\": the weak reference is nil.", zh: "\"fired by nobody\"：弱引用已经是 nil。")),
    debuggerCommands: [
      "p owner?.name", "p owner?.fire()", "call owner!.armWeakly()", "p owner?.fire()", "expr owner = nil", "p log.lines",
    ],
    searchWords: [
      "retain", "cycle", "leak", "weak", "unowned", "self", "closure", "capture", "memory", "deinit", "循环引用", "内存泄漏", "泄漏", "弱引用", "捕获",
      "闭包", "引用计数",
    ],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/CaptureOwner.swift", symbol: "class CaptureOwner"),
    compilerSample: "closure-capture",
    documentation: [
      "Automatic Reference Counting", "Automatic Reference Counting: Strong Reference Cycles for Closures", "Closures: Capturing Values",
    ])
}
