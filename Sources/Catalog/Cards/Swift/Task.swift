import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// `Task`: work that is under way by itself.
  static let task = CatalogEntry.type(
    .task, id: "Task", evidence: .swift,
    tables: { [.task, .jobQueue, .answerWire, .eventLog] },
    subject: { _ in
      let sender = MessageSender()
      let task = sender.start("See you at 8:30")
      return Subject(
        "type.Task", function: "Composer.sendTapped", current: "task",
        [
          .constant("task", task), .constant("queue", sender.queue), .constant("wire", sender.wire), .constant("log", sender.log),
        ],
        dispose: { settle(sender.queue, sender.wire) })
    },
    workload: { run in
      let sender = MessageSender()
      defer { settle(sender.queue, sender.wire) }
      let task = sender.start("See you at 8:30")
      try run.prove(
        Localized(en: "start() has returned, and not one line of the task has run", zh: "start() 已经返回，任务里一行都还没执行"),
        sender.log.count == 0 && sender.queue.waiting == 1)
      _ = sender.queue.runNext()
      run.step(Localized(en: "the first piece ran up to `await`", zh: "第一段执行到 `await` 为止"), sender.log.last ?? "nil")
      try run.prove(
        Localized(en: "suspended: no piece waits, no thread is blocked", zh: "挂起：没有待执行的片段，也没有线程被占住"),
        sender.queue.waiting == 0 && sender.wire.isWaiting)
      _ = sender.wire.answer("srv-17")
      _ = sender.queue.runAll()
      run.step(Localized(en: "the answer came: `try await task.value`", zh: "回复来了：`try await task.value`"), try await task.value)
      let cancelled = sender.start("Never mind")
      _ = sender.queue.runNext()
      cancelled.cancel()
      _ = sender.queue.runAll()
      run.step(Localized(en: "cancelled while it waited: its result", zh: "等待途中被取消：它的结果"), await cancelled.result)
      try run.prove(
        Localized(en: "cancel() marks that one task, not the finished one", zh: "cancel() 只标记这一个任务，不影响已完成的"),
        cancelled.isCancelled && !task.isCancelled)
      let sum = Task { (1...100).reduce(0, +) }
      run.step(Localized(en: "a task on the shared threads, awaited", zh: "在共享线程上执行的任务，等到了结果"), await sum.value)
    })
}

/// What every task can do whatever its value is.
private protocol AnyTask {
  func cancel()
  var isCancelled: Bool { get }
}
extension Task: AnyTask {}

extension TypeTable {
  /// The doors into a `Task`.
  static var task: TypeTable {
    TypeTable(generic: "Task", module: "Swift", kind: .structure, parameters: ["Success", "Failure"]) {
      Member(
        "public func cancel()",
        .call { root, _ in
          (root as? any AnyTask)?.cancel()
          return ()
        })
      Member("public var isCancelled: Bool { get }", .property(get: { ($0 as? any AnyTask)?.isCancelled ?? false }, set: nil))
      Member("public var value: Success { get async throws }", .asynchronous { _, _ in throw AccessError.unknownMember("value") })
      Member(
        "public var result: Result<Success, Failure> { get async }",
        .asynchronous { _, _ in throw AccessError.unknownMember("result") })
      Member(
        "public static func checkCancellation() throws",
        .call { _, _ in
          try _Concurrency.Task<Never, Never>.checkCancellation()
          return ()
        })
      Member(
        "public static func sleep(for duration: Duration) async throws",
        .asynchronous { _, arguments in try await _Concurrency.Task<Never, Never>.sleep(for: arguments.value(0)) })
    }
  }
}

extension TypeCard {
  /// `Task`: work that is under way by itself.
  static let task = TypeCard(
    id: "Task",
    module: .swift,
    kind: .struct,
    conformances: ["Sendable", "Hashable"],
    related: [
      Related(
        "Result",
        Localized(en: "`await task.result` is one: success or failure, without a throw.", zh: "`await task.result` 就是它：成功或失败，不抛出。")),
      Related(
        "async-await-throws", Localized(en: "What the code inside a task is made of.", zh: "任务里的代码就是用它们写成的。")),
      Related(
        "CaptureOwner",
        Localized(en: "A task captures like any closure: a screen inside it lives until the task ends.", zh: "任务和闭包一样会捕获：里面用到的页面要活到任务结束。")),
      Related("MessageRepository", Localized(en: "An actor: a task waits its turn before it may enter.", zh: "它是 actor：任务要排队才能进去。")),
    ],
    purpose: Localized(
      en:
        "Starts asynchronous work from code that cannot wait, such as a button's action, and is the handle to cancel it or to ask for its outcome.",
      zh: "让不能等待的代码（比如按钮的动作）也能启动异步工作；之后凭它来取消，或者询问结果。"),
    analogy: Localized(
      en: "The ticket from the dry cleaner's: the coat is worked on without you, and the ticket lets you fetch it, or call the work off.",
      zh: "像干洗店给的取衣单：衣服不用你守着也在洗，凭单子可以取，也可以说不洗了。"),
    createdBy: Localized(
      en: "`Task { … }`, from any function. It inherits priority and task-local values from where it is made.",
      zh: "任何函数里都能写 `Task { … }`；优先级和任务局部值从创建的地方继承。"),
    ownedBy: Localized(
      en: "The runtime, until the work ends. Dropping the handle stops nothing.", zh: "运行时会持有它，直到工作结束；丢掉手里的句柄，什么也不会停。"),
    releasedWhen: Localized(
      en: "The closure has returned or thrown and nobody holds the handle any more.", zh: "闭包已经返回或抛出，而且再没有人拿着句柄。"),
    properties: [
      PropertyNote(
        "isCancelled",
        Localized(
          en: "A mark, no more: the code in the task must look at it. Read it before and after `call task.cancel()`.",
          zh: "只是个标记，任务里的代码得自己去看。执行 `call task.cancel()` 前后各读一次。")),
      PropertyNote(
        "value",
        Localized(
          en: "Waits for the end and gives the value, or throws what the task threw. Only async code may ask.",
          zh: "等到结束，给出值，或抛出任务抛出的错误。只有异步代码能问。")),
      PropertyNote(
        "result",
        Localized(en: "The same outcome without the throw, to be stored or switched over.", zh: "同样的结局，只是不抛出，可以存起来或用 `switch` 分开处理。")),
    ],
    methods: [
      MethodNote(
        "cancel()",
        input: Localized(en: "Nothing.", zh: "没有参数。"),
        output: Localized(en: "Nothing, and at once.", zh: "没有返回值，立刻返回。"),
        sideEffect: Localized(
          en: "Sets the mark and runs the cancellation handlers; a wait that listens ends with `CancellationError`.",
          zh: "打上标记并执行取消处理；会响应取消的等待以 `CancellationError` 结束。"),
        caller: Localized(en: "A screen that leaves, a user who taps Stop.", zh: "即将离开的页面，或点了“停止”的用户。"),
        breakpoint: "Task.cancel()"),
      MethodNote(
        "checkCancellation()",
        input: Localized(en: "Nothing; it asks about the task it is called in.", zh: "没有参数，问的是自己所在的任务。"),
        output: Localized(en: "Nothing when not cancelled.", zh: "没被取消就什么也不返回。"),
        sideEffect: Localized(en: "Throws `CancellationError` otherwise.", zh: "已被取消就抛出 `CancellationError`。"),
        caller: Localized(en: "Long work, between two steps.", zh: "耗时的工作，在两步之间调用。"),
        breakpoint: "Task.checkCancellation()"),
      MethodNote(
        "sleep(for:)",
        input: Localized(en: "A duration, such as `.seconds(2)`.", zh: "一段时间，例如 `.seconds(2)`。"),
        output: Localized(en: "Nothing, later.", zh: "没有返回值，但要过一会儿。"),
        sideEffect: Localized(en: "Suspends the task and frees its thread; throws when cancelled.", zh: "挂起任务并让出线程；被取消时抛出错误。"),
        caller: Localized(en: "Code that waits before the next attempt.", zh: "下一次尝试之前要等一等的代码。"),
        breakpoint: "Task.sleep(for:)"),
    ],
    misconception: Misconception(
      belief: Localized(en: "`cancel()` stops a task like pulling a plug.", zh: "以为 `cancel()` 像拔掉插头一样让任务停下。"),
      truth: Localized(
        en: """
          It asks. The first line of this task runs although it was cancelled before it began; only the wait, which looks at \
          the mark, throws.
          """,
        zh: "它只是请求。这个任务在开始之前就被取消，第一行照样执行；真正抛出错误的是会查看标记的那次等待。"),
      tryIt: ["call task.cancel()", "p task.isCancelled", "p log.count", "p queue.runAll()", "p log.lines"]),
    question: CardQuestion(
      Localized(
        en: "A button's action makes a task and returns. Its handle was stored nowhere. Does the message still go out?",
        zh: "按钮的动作创建了一个任务就返回了，句柄没有存到任何地方。消息还会发出去吗？"),
      answer: Localized(en: "Yes: the runtime keeps the task until it ends.", zh: "会：任务由运行时持有到结束。")),
    debuggerCommands: [
      "p queue.waiting", "p queue.runNext()", "p log.lines", "p wire.isWaiting", "p wire.answer(\"srv-17\")", "p queue.runAll()",
      "p log.last",
    ],
    searchWords: [
      "concurrency", "cancellation", "asynchronous", "background", "thread", "priority", "async", "await", "任务", "并发", "取消", "异步", "后台",
      "线程",
    ],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/MessageSender.swift", symbol: "Task(executorPreference: queue)"),
    documentation: ["Task", "Concurrency: Unstructured Concurrency", "Concurrency: Task Cancellation"])
}
