import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// `async`, `await` and `throws`.
  static let asyncAwaitThrows = CatalogEntry.concept(
    .asyncAwaitThrows, id: "async-await-throws",
    tables: { [.messageSender, .jobQueue, .answerWire, .eventLog, .sendError] },
    subject: { _ in
      let sender = MessageSender()
      let task: Task<String, any Error>? = nil
      return Subject(
        "concept.async-await-throws", function: "Composer.sendTapped", current: "sender",
        [
          .constant("sender", sender), .variable("task", task), .constant("queue", sender.queue), .constant("wire", sender.wire),
          .constant("log", sender.log),
        ],
        dispose: { settle(sender.queue, sender.wire) })
    },
    workload: { run in
      let sender = MessageSender()
      defer { settle(sender.queue, sender.wire) }
      let good = sender.start("See you at 8:30")
      _ = sender.queue.runNext()
      run.step(Localized(en: "up to the first `await`", zh: "执行到第一个 `await`"), sender.log.lines.joined(separator: " → "))
      _ = sender.wire.answer("srv-17")
      _ = sender.queue.runAll()
      run.step(Localized(en: "success: the line after `await` ran with the value", zh: "成功：`await` 之后那一行拿到值继续执行"), try await good.value)
      sender.log.clear()
      let refused = sender.start("See you at 8:30")
      _ = sender.queue.runNext()
      _ = sender.wire.fail(.refused(status: 400))
      _ = sender.queue.runAll()
      run.step(
        Localized(en: "failure: the same await throws, the line after it is skipped", zh: "失败：同一个 await 抛出，后面那行被跳过"),
        sender.log.lines.joined(separator: " → "))
      var caught = "nothing"
      do { _ = try await refused.value } catch { caught = "\(error)" }
      try run.prove(Localized(en: "whoever awaits the task gets the error", zh: "等这个任务的人会得到错误"), caught == "refused(status: 400)")
      sender.isOnline = false
      sender.log.clear()
      let early = sender.start("Hello?")
      _ = sender.queue.runAll()
      try run.prove(
        Localized(en: "offline it throws before the first await: one piece was enough", zh: "断网时在第一个 await 之前就抛出：一段就够了"),
        sender.log.lines.count == 2 && sender.queue.waiting == 0)
      run.step(Localized(en: "its result, without a throw", zh: "它的结果，不用抛出的方式看"), await early.result)
    })
}

extension ConceptCard {
  /// `async`, `await` and `throws`.
  static let asyncAwaitThrows = ConceptCard(
    id: "async-await-throws",
    title: Localized(en: "async, await, throws", zh: "异步与抛错：async、await、throws"),
    definition: Localized(
      en: """
        `async` says that a function may pause before it returns, `throws` that it may end with an error instead of a value. \
        The caller marks both at the call: `try await send(text)`. At an `await` the task may be suspended: its thread is \
        free for others, and the next line runs when the answer is there. A thrown error leaves line after line until a \
        `catch` takes it, just as in code that never waits.
        """,
      zh: """
        `async` 表示函数在返回之前可能暂停，`throws` 表示它可能不给值而以错误告终。调用处两样都要标出来：`try await send(text)`。\
        遇到 `await`，任务可能挂起：线程让给别人，等有了答复，下一行才接着执行。抛出的错误会一层层往外走，直到被 `catch` 接住，\
        和不等待的代码完全一样。
        """),
    example: """
      enum SendError: Error { case offline }
      func send(_ text: String, isOnline: Bool) async throws -> String {
        guard isOnline else { throw SendError.offline }
        await Task.yield()
        return "srv-17"
      }
      do {
        print(try await send("See you", isOnline: true))
        print(try await send("See you", isOnline: false))
      } catch {
        print("caught", error)
      }
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        func send(_ text: String) async -> String { "srv-17" }
        func sendTapped() {
          let id = await send("See you")
          print(id)
        }
        sendTapped()
        """,
      diagnostic: "'async' call in a function that does not support concurrency"),
    misconception: Misconception(
      belief: Localized(
        en: "`await` blocks the thread until the answer comes.",
        zh: "以为 `await` 会占着线程一直等到答复。"),
      truth: Localized(
        en: "It hands the thread back. While this request is under way, the queue is empty and the shell answers every line you type.",
        zh: "它把线程交还了。请求还在途中时，队列是空的，你输入的每一行这个 shell 照样回答。"),
      tryIt: [
        "expr task = sender.start(\"See you\")", "p queue.runNext()", "p queue.waiting", "p wire.isWaiting", "p log.lines",
      ]),
    question: CardQuestion(
      Localized(
        en:
          "`let id = try await wire.request(text)` throws. Does the line below it run, and who sees the error if nobody in this function catches it?",
        zh: "`let id = try await wire.request(text)` 抛出了错误。下一行会执行吗？如果这个函数里没人接住，错误会到谁手里？"),
      answer: Localized(
        en: "No; it goes to the caller, and at the end of a task to whoever awaits its value.", zh: "不会；错误交给调用者，到了任务尽头，就交给等它 value 的人。")),
    related: [
      Related("Task", Localized(en: "The door from code that cannot wait into code that can.", zh: "从不能等待的代码通往能等待的代码的那扇门。")),
      Related("Result", Localized(en: "A thrown error or a returned value, kept for later.", zh: "把抛出的错误或返回的值留到以后再看。")),
      Related(
        "MessageRepository",
        Localized(en: "Its `send(_:)` is async and throws: the real thing.", zh: "它的 `send(_:)` 又 async 又 throws，是真家伙。")),
      Related("delegate-closure-arc", Localized(en: "The older way to be told later: callbacks.", zh: "“以后再通知我”的老办法：回调。")),
    ],
    debuggerCommands: [
      "p sender.isOnline", "expr task = sender.start(\"See you\")", "p queue.runAll()", "p log.lines", "p wire.fail(.refused(status: 400))",
      "p queue.runAll()", "p log.lines",
    ],
    searchWords: [
      "concurrency", "asynchronous", "error", "try", "catch", "suspend", "thread", "actor", "并发", "异步", "错误", "捕获", "抛出", "挂起", "线程",
    ],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/MessageSender.swift", symbol: "func run() async throws -> String"),
    documentation: [
      "Concurrency: Defining and Calling Asynchronous Functions", "Error Handling: Propagating Errors Using Throwing Functions",
      "Error Handling: Handling Errors Using Do-Catch",
    ])
}
