import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// `ValueCounter`: a counter that is copied.
  static let valueCounter = CatalogEntry.type(
    .valueCounter, id: "ValueCounter", evidence: .swift,
    tables: { [.valueCounter] },
    subject: { _ in
      let counter = ValueCounter(count: 1, step: 2)
      return Subject(
        "type.ValueCounter", function: "ValueCounterLab.recordOperation", current: "counter",
        [.variable("counter", counter), .variable("copy", counter)])
    },
    workload: { run in
      var counter = ValueCounter(count: 1, step: 2)
      let copy = counter
      counter.increment()
      run.change(
        Localized(en: "increment the counter: counter.count", zh: "让 counter 加一步：counter.count"), from: copy.count, to: counter.count)
      run.step(Localized(en: "the copy made before still says", zh: "之前复制出来的 copy 仍然是"), copy.count)
      try run.prove(Localized(en: "a copy counts for itself", zh: "副本各数各的"), counter.count == 3 && copy.count == 1)
      let later = counter.advanced(by: 2)
      run.step(Localized(en: "advanced(by: 2) returns another value", zh: "advanced(by: 2) 返回另一个值"), later.count)
      try run.prove(Localized(en: "and leaves the counter alone", zh: "而 counter 本身不变"), counter.count == 3)
    })
}

extension TypeTable {
  /// The doors into a `ValueCounter`.
  static var valueCounter: TypeTable {
    TypeTable(ValueCounter.self, fresh: ValueCounter()) {
      Property("count", \ValueCounter.count, in: -1000...1000)
      Property("step", \ValueCounter.step, .constant)
      MutatingMethod("increment()") { (counter: inout ValueCounter) in counter.increment() }
      Method("advanced(by steps: Int)") { (counter: ValueCounter, steps: Int) in counter.advanced(by: steps) }
      Initializer("init(count: Int = 0, step: Int = 1)") { (count: Int, step: Int) in ValueCounter(count: count, step: step) }
    }
  }
}

extension TypeCard {
  /// `ValueCounter`: a counter that is copied.
  static let valueCounter = TypeCard(
    id: "ValueCounter",
    module: .lab,
    kind: .struct,
    related: [
      Related(
        "ReferenceCounter",
        Localized(
          en: "The same counter as an object: put both side by side and only one of them is shared.", zh: "同样的计数器，但它是对象：两个摆在一起，只有一个是共享的。")),
      Related(
        "MessageDraft",
        Localized(en: "Another struct: a draft is copied when it is handed to the repository.", zh: "另一个结构体：草稿交给仓库时也会被复制。")),
    ],
    purpose: Localized(
      en: "A number that counts in steps, built as a struct so that you can watch a copy go its own way.",
      zh: "一个按步长计数的数。它是结构体，正好用来观察副本如何各走各的路。"),
    analogy: Localized(
      en: "A score written on a card. Photocopy the card and add a point on yours: the copy in your friend's hand does not change.",
      zh: "像写在卡片上的比分：复印一张给朋友，再在自己那张上加一分，朋友手里的复印件不会变。"),
    createdBy: Localized(en: "`ValueCounter(count:step:)`, wherever a variable needs one.", zh: "需要时直接写 `ValueCounter(count:step:)`。"),
    ownedBy: Localized(en: "The variable it is stored in; there is nobody else.", zh: "存放它的那个变量，除此之外没有别的主人。"),
    releasedWhen: Localized(
      en: "Its variable goes out of scope. No reference count is involved.",
      zh: "变量离开作用域时就没了，不涉及引用计数。"),
    properties: [
      PropertyNote(
        "count", Localized(en: "Where it stands. Change it in one copy, then read the other.", zh: "当前数到几。改其中一份，再去读另一份。")),
      PropertyNote(
        "step",
        Localized(en: "How much one increment adds; a `let`, so the compiler refuses an assignment.", zh: "每次加多少。它是 `let`，给它赋值编译器会拒绝。")),
    ],
    methods: [
      MethodNote(
        "increment()",
        input: Localized(en: "No arguments; `self` is passed inout.", zh: "没有参数；`self` 以 inout 方式传入。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "`count` of the variable it is called on grows by `step`.", zh: "被调用的那个变量的 `count` 增加 `step`。"),
        caller: Localized(en: "Code that holds the counter in a `var`.", zh: "把计数器存在 `var` 里的代码。"),
        breakpoint: "ValueCounter.increment()"),
      MethodNote(
        "advanced(by:)",
        input: Localized(en: "How many steps further.", zh: "要再往前几步。"),
        output: Localized(en: "A new counter that stands there.", zh: "站在那个位置上的新计数器。"),
        sideEffect: Localized(en: "None: the counter itself stays.", zh: "没有：原来的计数器不动。"),
        caller: Localized(en: "Code that wants to look ahead without changing anything.", zh: "只想往前看看、不想改动任何东西的代码。"),
        breakpoint: "ValueCounter.advanced(by:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "After `var copy = counter` both names stand for one counter.",
        zh: "以为写了 `var copy = counter` 之后，两个名字指的是同一个计数器。"),
      truth: Localized(
        en: "The assignment copied the value. From then on the two change independently, and `===` does not even exist for them.",
        zh: "赋值时复制了一份值，从此两边各变各的；结构体甚至没有 `===` 可以比较。"),
      tryIt: ["expr counter.increment()", "p counter.count", "p copy.count"]),
    question: CardQuestion(
      Localized(
        en: "`counter.count` is 1 and `copy` was assigned from it. You call `counter.increment()` with step 2. What are the two counts?",
        zh: "`counter.count` 是 1，`copy` 由它赋值而来。步长为 2，调用一次 `counter.increment()`，两个 count 各是多少？"),
      answer: Localized(en: "3 in `counter`, still 1 in `copy`.", zh: "`counter` 是 3，`copy` 仍是 1。")),
    debuggerCommands: ["p counter", "p copy.count", "expr counter.count = 10", "po counter", "v copy"],
    searchWords: ["struct", "copy", "value", "semantics", "mutating", "stack", "值类型", "结构体", "拷贝", "复制", "副本"],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/ValueCounter.swift", symbol: "struct ValueCounter"),
    compilerSample: "value-and-reference",
    documentation: ["Structures and Classes", "Structures and Enumerations Are Value Types"])
}
