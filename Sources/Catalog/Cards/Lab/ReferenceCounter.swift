import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// `ReferenceCounter`: a counter that is shared.
  static let referenceCounter = CatalogEntry.type(
    .referenceCounter, id: "ReferenceCounter", evidence: .swift,
    tables: { [.referenceCounter] },
    subject: { _ in
      let counter = ReferenceCounter(count: 1, step: 2)
      return Subject(
        "type.ReferenceCounter", function: "ReferenceCounterLab.recordOperation", current: "reference",
        [.constant("reference", counter), .constant("alias", counter), .constant("other", ReferenceCounter(count: 1, step: 2))])
    },
    workload: { run in
      let counter = ReferenceCounter(count: 1, step: 2)
      let alias = counter
      let before = alias.count
      counter.increment()
      run.change(
        Localized(en: "increment through one name, read through the other: alias.count", zh: "用一个名字加一步，用另一个名字读：alias.count"), from: before,
        to: alias.count)
      try run.prove(Localized(en: "both names are one object: counter === alias", zh: "两个名字是同一个对象：counter === alias"), counter === alias)
      let twin = ReferenceCounter(count: counter.count, step: counter.step)
      run.step(Localized(en: "a second object with equal numbers: counter === twin", zh: "数值相同的另一个对象：counter === twin"), counter === twin)
      var last: ReferenceCounter? = ReferenceCounter()
      weak let witness = last
      last = nil
      try run.prove(
        Localized(en: "the last strong reference let go: the weak one is nil at once", zh: "最后一个强引用放手，弱引用立刻变成 nil"), witness == nil)
    })
}

extension TypeTable {
  /// The doors into a `ReferenceCounter`.
  static var referenceCounter: TypeTable {
    TypeTable(ReferenceCounter.self, fresh: ReferenceCounter()) {
      Property("count", \ReferenceCounter.count, in: -1000...1000)
      Property("step", \ReferenceCounter.step, .constant)
      Method("increment()") { (counter: ReferenceCounter) in counter.increment() }
      Initializer("init(count: Int = 0, step: Int = 1)") { (count: Int, step: Int) in ReferenceCounter(count: count, step: step) }
    }
  }
}

extension TypeCard {
  /// `ReferenceCounter`: a counter that is shared.
  static let referenceCounter = TypeCard(
    id: "ReferenceCounter",
    module: .lab,
    kind: .class,
    related: [
      Related(
        "ValueCounter",
        Localized(en: "The struct twin: same members, but an assignment copies it.", zh: "结构体版的孪生兄弟：成员一样，赋值却会复制。")),
      Related(
        "CaptureOwner",
        Localized(en: "Once objects are shared, somebody must ask who keeps whom alive.", zh: "对象一旦共享，就得弄清楚谁让谁活着。")),
    ],
    purpose: Localized(
      en: "The counter again, built as a class, so that two names can be seen to share one object.",
      zh: "还是那个计数器，这次是类：可以亲眼看到两个名字共用同一个对象。"),
    analogy: Localized(
      en: "The scoreboard on the wall of the gym. Whoever looks at it sees the same number, whoever changes it changes it for all.",
      zh: "像体育馆墙上的记分牌：谁看到的都是同一个数字，谁改了，大家看到的就都变了。"),
    createdBy: Localized(
      en: "`ReferenceCounter(count:step:)` allocates one object on the heap.", zh: "`ReferenceCounter(count:step:)` 在堆上分配一个对象。"),
    ownedBy: Localized(en: "Everyone who holds a strong reference to it; ARC counts them.", zh: "每一个强引用它的人，ARC 负责数有几个。"),
    releasedWhen: Localized(en: "The last strong reference lets go.", zh: "最后一个强引用放手的时候。"),
    properties: [
      PropertyNote(
        "count",
        Localized(
          en: "Change it through `reference`, read it through `alias`: it is one and the same.", zh: "用 `reference` 改，用 `alias` 读：本来就是同一个。")
      ),
      PropertyNote(
        "step",
        Localized(
          en: "Fixed in `init`. Even a `let` reference may change `count`, never this.", zh: "在 `init` 里定下。即使引用是 `let`，也能改 `count`，但改不了它。")),
    ],
    methods: [
      MethodNote(
        "increment()",
        input: Localized(en: "Only `self`, a reference.", zh: "只有 `self` 这个引用。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "The object's `count` grows by `step`; every holder sees it.",
          zh: "对象的 `count` 增加 `step`，所有持有者都能看到。"),
        caller: Localized(en: "Anyone with a reference, be it `let` or `var`.", zh: "任何拿着引用的人，不管是 `let` 还是 `var`。"),
        breakpoint: "ReferenceCounter.increment()")
    ],
    misconception: Misconception(
      belief: Localized(
        en: "`let alias = reference` freezes the object, because `let` means constant.",
        zh: "以为 `let alias = reference` 会把对象冻住，因为 `let` 表示常量。"),
      truth: Localized(
        en: "`let` fixes which object the name stands for. The object's own `var` properties can still change.",
        zh: "`let` 固定的是“这个名字指向谁”；对象自己的 `var` 属性照样可以变。"),
      tryIt: ["expr alias.count = 7", "p reference.count", "p reference === alias", "p reference === other"]),
    question: CardQuestion(
      Localized(
        en:
          "`reference` and `alias` are the same object. Which operator proves it, and what does `alias.count` say after `reference.count = 9`?",
        zh: "`reference` 和 `alias` 是同一个对象，用哪个运算符能证明？执行 `reference.count = 9` 后 `alias.count` 是多少？"),
      answer: Localized(en: "`===` is true, and `alias.count` says 9.", zh: "`===` 的结果是 true，`alias.count` 是 9。")),
    debuggerCommands: ["p reference === alias", "p alias.count", "expr reference.count = 7", "po reference", "v other"],
    searchWords: ["class", "reference", "identity", "sharing", "heap", "pointer", "object", "引用类型", "类", "共享", "指针", "对象"],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/ReferenceCounter.swift", symbol: "class ReferenceCounter"),
    compilerSample: "value-and-reference",
    documentation: ["Structures and Classes", "Classes Are Reference Types", "Identity Operators"])
}
