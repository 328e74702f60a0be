import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// Initializers, `self` and access control.
  static let initSelfAccess = CatalogEntry.concept(
    .initSelfAccess, id: "init-self-access",
    tables: { [.outbox] },
    subject: { _ in
      var outbox = Outbox()
      _ = outbox.add("See you at 8:30")
      return Subject(
        "concept.init-self-access", function: "Outbox.add(_:)", current: "outbox",
        [.variable("outbox", outbox), .constant("frozen", outbox), .constant("kept", ["Hello", "Are you in?"])])
    },
    workload: { run in
      var outbox = Outbox(limit: 2)
      try run.prove(Localized(en: "init filled in what was left out: not paused", zh: "没写的由 init 补上：未暂停"), !outbox.isPaused)
      let number = outbox.add("See you at 8:30")
      run.step(Localized(en: "add(_:) changes self and returns a number", zh: "add(_:) 改了 self，并返回编号"), number ?? 0)
      run.step(Localized(en: "hasRoom() only looks", zh: "hasRoom() 只看不改"), outbox.hasRoom())
      _ = outbox.add("Bring water")
      let refused = outbox.add("One more")
      try run.prove(
        Localized(en: "a full outbox returns nil and stays as it was", zh: "装满时返回 nil，内容不变"), refused == nil && outbox.waiting.count == 2)
      outbox.replace("Bring water", with: "Bring tea")
      run.step(
        Localized(en: "replace(_:with:): two parameters, one label each side", zh: "replace(_:with:)：两个参数，标签说明各自的角色"), outbox.waiting[1])
      let tooMany = Outbox(restoring: ["a", "b", "c", "d"])
      run.step(Localized(en: "a failable initializer may say nil", zh: "可失败的初始化器可以返回 nil"), tooMany == nil ? "nil" : "an outbox")
      let program = "struct Outbox { private(set) var waiting: [String] = [] }\nvar outbox = Outbox()\noutbox.waiting = []\n"
      let recorded = TypecheckAnswer(compiles: false, error: "cannot assign to property: 'waiting' setter is inaccessible")
      let answer = await run.typecheck(program, recorded: recorded)
      run.step(
        Localized(en: "write to a `private(set)` property from outside", zh: "从外面写 `private(set)` 属性"),
        "swiftc: error: \(answer.error ?? "")")
      try run.prove(Localized(en: "the compiler keeps outsiders out", zh: "编译器把外人挡在门外"), answer == recorded)
    })
}

extension ConceptCard {
  /// Initializers, `self` and access control.
  static let initSelfAccess = ConceptCard(
    id: "init-self-access",
    title: Localized(en: "init, self and access control", zh: "init、self 与访问控制"),
    definition: Localized(
      en: """
        `init` builds an instance: when it ends, every stored property has a value. Inside a method `self` is the instance \
        it was called on; in a struct a method may change `self` only if it is marked `mutating`. Access control says who \
        may use a name: `private` the type itself, `private(set)` everyone to read and the type to write, `public` other \
        modules too.
        """,
      zh: """
        `init` 负责造出实例：它结束时，每个存储属性都必须有值。方法里的 `self` 就是调用它的那个实例；结构体的方法只有标了 \
        `mutating` 才能修改 `self`。访问控制规定谁能用一个名字：`private` 只有类型自己，`private(set)` 谁都能读、只有类型自己能写，\
        `public` 连别的模块也能用。
        """),
    example: """
      struct Outbox {
        let limit: Int
        private(set) var waiting: [String] = []
        init(limit: Int = 3) { self.limit = limit }
        mutating func add(_ text: String) -> Bool {
          guard waiting.count < limit else { return false }
          waiting.append(text)
          return true
        }
      }
      var outbox = Outbox()
      print(outbox.add("Hello"), outbox.waiting)
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        struct Outbox {
          private(set) var waiting: [String] = []
        }
        var outbox = Outbox()
        outbox.waiting.append("Hello")
        """,
      diagnostic: "cannot use mutating member on immutable value: 'waiting' setter is inaccessible"),
    misconception: Misconception(
      belief: Localized(
        en: "A method that returns something leaves its instance alone.",
        zh: "以为有返回值的方法就不会动实例本身。"),
      truth: Localized(
        en: """
          Output and side effect are two different columns. `add(_:)` returns a number and makes the line longer; the word \
          `mutating` announces it. `hasRoom()` has no such word and can only look.
          """,
        zh: "返回值和副作用是两回事。`add(_:)` 返回编号，同时让队伍变长——`mutating` 一词就是预告。`hasRoom()` 没有这个词，只能看。"),
      tryIt: ["p outbox.hasRoom()", "p outbox.waiting.count", "p outbox.add(\"Hello\")", "p outbox.waiting.count"]),
    question: CardQuestion(
      Localized(
        en: "Which word in `mutating func add(_ text: String) -> Int?` announces the side effect, and what does the `?` say?",
        zh: "在 `mutating func add(_ text: String) -> Int?` 里，哪个词预告了副作用？`?` 又说明什么？"),
      answer: Localized(
        en: "`mutating`; the `?` says that there may be no number, when the outbox is full.", zh: "`mutating`；`?` 表示可能没有编号——发件箱满了的时候。")),
    related: [
      Related(
        "MessageDraft", Localized(en: "Its initializer has two labels, its `validate()` may throw.", zh: "它的初始化器有两个标签，`validate()` 可能抛出错误。")
      ),
      Related(
        "ValueCounter",
        Localized(en: "`increment()` mutates, `advanced(by:)` returns a copy.", zh: "`increment()` 改自己，`advanced(by:)` 返回副本。")),
      Related("let-var", Localized(en: "A `mutating` method needs a `var` in front of the dot.", zh: "点号前面必须是 `var`，才能调用 `mutating` 方法。")),
    ],
    debuggerCommands: [
      "v outbox", "p outbox.hasRoom()", "expr outbox.add(\"Hello\")", "p outbox.waiting", "p Outbox(restoring: kept)",
    ],
    searchWords: ["initializer", "constructor", "self", "private", "access", "control", "modifier", "初始化", "构造", "访问控制", "私有", "自身"],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/Outbox.swift", symbol: "private(set) var waiting"),
    compilerSample: "method-dispatch",
    documentation: [
      "Initialization", "Methods: The self Property", "Methods: Modifying Value Types from Within Instance Methods", "Access Control",
    ])
}
