import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// `Result`: a success or a failure as a value.
  static let result = CatalogEntry.type(
    .result, id: "Result", evidence: .swift,
    tables: { [.sendError] },
    subject: { _ in
      let arrived = Result<String, SendError>.success("srv-17")
      return Subject(
        "type.Result", function: "Composer.sendDidEnd", current: "outcome",
        [
          .variable("outcome", arrived), .constant("arrived", arrived), .constant("lost", Result<String, SendError>.failure(.offline)),
        ])
    },
    workload: { run in
      let sender = MessageSender()
      let good = Result { try sender.check("See you at 8:30") }
      run.step(Localized(en: "Result { try … } caught nothing", zh: "Result { try … } 什么也没捕获到"), good)
      sender.isOnline = false
      let bad = Result { try sender.check("See you at 8:30") }
      run.step(Localized(en: "offline, the throw became a value", zh: "断网时，抛出的错误变成了值"), bad)
      let arrived = Result<String, SendError>.success("srv-17")
      run.step(Localized(en: "map changes the success", zh: "map 改写成功的一边"), arrived.map(\.count))
      let lost = Result<String, SendError>.failure(.offline)
      run.step(Localized(en: "map leaves a failure as it is", zh: "map 不动失败的一边"), lost.map(\.count))
      run.step(
        Localized(en: "mapError translates the failure", zh: "mapError 翻译失败的一边"), lost.mapError { _ in SendError.refused(status: 503) })
      var caught = "nothing"
      do { _ = try lost.get() } catch { caught = "\(error)" }
      try run.prove(Localized(en: "get() throws the stored failure again", zh: "get() 把存着的失败重新抛出来"), caught == "offline")
      let text =
        switch arrived {
        case .success(let id): "sent as \(id)"
        case .failure(let error): "failed: \(error)"
        }
      run.step(Localized(en: "a switch covers both cases and binds what they carry", zh: "switch 覆盖两个成员，并取出各自带的值"), text)
    })
}

extension TypeCard {
  /// `Result`: a success or a failure as a value.
  static let result = TypeCard(
    id: "Result",
    module: .swift,
    kind: .enum,
    conformances: ["Equatable", "Hashable", "Sendable"],
    related: [
      Related("Optional", Localized(en: "The smaller sister: its empty case carries no reason.", zh: "它的小妹妹：空的那个成员不带原因。")),
      Related("Task", Localized(en: "Every task ends in one; `task.result` hands it out.", zh: "每个任务最后都是它，用 `task.result` 取。")),
      Related("async-await-throws", Localized(en: "A throw is the other way to report the same failure.", zh: "报告同一个失败的另一种方式，就是抛出。")),
    ],
    purpose: Localized(
      en: "Keeps the outcome of something that can fail, so that it can be stored, handed on and looked at later.",
      zh: "把可能失败的操作的结局装成一个值，可以存、可以传，也可以过后再看。"),
    analogy: Localized(
      en: "A registered letter's receipt: either “delivered to …” or “returned because …”, never both and never blank.",
      zh: "像挂号信的回执：要么写着“已投递给谁”，要么写着“因何退回”，不会两样都有，也不会空白。"),
    createdBy: Localized(
      en: "`.success(value)`, `.failure(error)`, or `Result { try … }`, which turns a throw into a value.",
      zh: "`.success(值)`、`.failure(错误)`，或者 `Result { try … }`：把抛出变成值。"),
    ownedBy: Localized(en: "The variable that it is stored in, copied like any value.", zh: "存放它的变量；和别的值一样，赋值即复制。"),
    releasedWhen: Localized(en: "Its variable goes; an object in the success is let go with it.", zh: "变量消失时；成功那边若带着对象，也一并放手。"),
    properties: [],
    methods: [
      MethodNote(
        "success(_:)",
        input: Localized(en: "What was achieved.", zh: "得到的成果。"),
        output: Localized(en: "The good case.", zh: "成功的成员。"),
        sideEffect: Localized(en: "None.", zh: "没有。"),
        caller: Localized(en: "Code that has the value; patterns in a `switch`.", zh: "拿到值的代码；`switch` 里的模式。"),
        breakpoint: "Result.success"),
      MethodNote(
        "failure(_:)",
        input: Localized(en: "An error of the type `Failure`.", zh: "一个 `Failure` 类型的错误。"),
        output: Localized(en: "The bad case.", zh: "失败的成员。"),
        sideEffect: Localized(en: "None: nothing is thrown yet.", zh: "没有：此时什么也没抛出。"),
        caller: Localized(en: "Code that knows why it did not work.", zh: "知道为什么没成的代码。"),
        breakpoint: "Result.failure"),
      MethodNote(
        "get()",
        input: Localized(en: "Nothing.", zh: "没有参数。"),
        output: Localized(en: "The success.", zh: "成功的值。"),
        sideEffect: Localized(en: "Throws the failure when that is what it holds.", zh: "里面是失败时，就把它抛出。"),
        caller: Localized(en: "Code that wants to go on with `try`.", zh: "想用 `try` 接着写的代码。"),
        breakpoint: "Result.get()"),
      MethodNote(
        "map(_:)",
        input: Localized(en: "A closure for the success.", zh: "处理成功值的闭包。"),
        output: Localized(en: "A Result with the new success, or the old failure.", zh: "带着新成功值的 Result，或原来的失败。"),
        sideEffect: Localized(en: "The closure is not run for a failure.", zh: "失败时不执行闭包。"),
        caller: Localized(en: "Code that needs another form of the success: the id's length, a row.", zh: "需要成功值另一种形式的代码：id 的长度、一行界面。"),
        breakpoint: "Result.map(_:)"),
      MethodNote(
        "mapError(_:)",
        input: Localized(en: "A closure for the failure.", zh: "处理失败的闭包。"),
        output: Localized(en: "A Result with the old success, or a translated failure.", zh: "原来的成功值，或翻译过的失败。"),
        sideEffect: Localized(en: "The closure is not run for a success.", zh: "成功时不执行闭包。"),
        caller: Localized(en: "The border between two layers that name errors differently.", zh: "两层代码的交界处：同一个错误，两边叫法不同。"),
        breakpoint: "Result.mapError(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(en: "A stored `.failure` is an error that has been thrown.", zh: "以为存着的 `.failure` 就是已经抛出的错误。"),
      truth: Localized(
        en: "It is a value at rest: it can be printed and copied without any `try`. Only `get()` throws it.",
        zh: "它只是静静躺着的值，不写 `try` 也能打印、复制；只有 `get()` 才会把它抛出来。"),
      tryIt: ["p lost", "expr outcome = lost", "p outcome", "p try? lost.get()", "p try! arrived.get()"]),
    question: CardQuestion(
      Localized(
        en: "`lost` is `.failure(.offline)`. What do `lost.map { $0.count }` and `try? lost.get()` give?",
        zh: "`lost` 是 `.failure(.offline)`。`lost.map { $0.count }` 和 `try? lost.get()` 分别得到什么？"),
      answer: Localized(en: "The same failure, now as Result<Int, SendError>; and nil.", zh: "还是那个失败，类型变成 Result<Int, SendError>；后者是 nil。")),
    debuggerCommands: [
      "v", "p arrived.map { $0.count }", "p lost.map { $0.count }", "p try! arrived.get()", "expr outcome = lost", "p outcome",
    ],
    searchWords: ["success", "failure", "error", "either", "outcome", "throwing", "结果", "成功", "失败", "错误"],
    sourceCue: SourceCue(file: "Sources/Catalog/Cards/Swift/Result.swift", symbol: "let bad = Result { try sender.check"),
    documentation: ["Result", "Error Handling", "Result: init(catching:)"])
}
