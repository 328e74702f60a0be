import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// Value and reference types.
  static let valueReference = CatalogEntry.concept(
    .valueReference, id: "value-reference",
    tables: { [.valueCounter, .referenceCounter] },
    subject: { _ in
      let counter = ValueCounter(count: 3)
      let object = ReferenceCounter(count: 3)
      return Subject(
        "concept.value-reference", function: "InboxScreen.badgeTapped", current: "counter",
        [
          .variable("counter", counter), .variable("copy", counter), .variable("object", object), .constant("alias", object),
          .constant("twin", ReferenceCounter(count: 3)),
        ])
    },
    workload: { run in
      func bump(_ counter: ValueCounter) -> Int {
        var own = counter
        own.increment()
        return own.count
      }
      func bump(_ counter: ReferenceCounter) -> Int {
        counter.increment()
        return counter.count
      }
      let value = ValueCounter(count: 3)
      let object = ReferenceCounter(count: 3)
      run.step(Localized(en: "a function counts the struct up", zh: "函数把结构体加一"), bump(value))
      try run.prove(Localized(en: "the caller's struct still says 3: it was copied in", zh: "调用者手里的结构体还是 3：传进去的是副本"), value.count == 3)
      run.step(Localized(en: "the same with the object", zh: "对对象做同样的事"), bump(object))
      try run.prove(Localized(en: "the caller's object says 4: it was shared", zh: "调用者手里的对象变成 4：传进去的是同一个"), object.count == 4)
      var list = [value, value]
      list[0].increment()
      run.step(Localized(en: "two structs in an array go separate ways", zh: "数组里的两个结构体各走各的"), list.map(\.count))
      let shelf = [object, object]
      shelf[0].increment()
      run.step(Localized(en: "one object twice in an array stays one", zh: "同一个对象放进数组两次仍是一个"), shelf.map(\.count))
      try run.prove(Localized(en: "shelf[0] === shelf[1]", zh: "shelf[0] === shelf[1] 成立"), shelf[0] === shelf[1])
    })
}

extension ConceptCard {
  /// Value and reference types.
  static let valueReference = ConceptCard(
    id: "value-reference",
    title: Localized(en: "Value and reference", zh: "值与引用"),
    definition: Localized(
      en: """
        A struct or enum is a value: an assignment, an argument, an element of an array are copies that live their own \
        lives. A class is a reference type: the same acts copy only the reference, and everyone looks at one object. `===` \
        asks whether two references lead to the same object; it makes no sense for values, because each is its own.
        """,
      zh: """
        结构体和枚举是值：赋值、传参、放进数组，得到的都是各过各的副本。类是引用类型：同样的动作只复制引用，大家看的是同一个对象。\
        `===` 问的是两个引用是否通向同一个对象；对值没有意义，因为每个值本来就是独立的。
        """),
    example: """
      struct Score { var points = 3 }
      final class Board { var points = 3 }
      let score = Score()
      var copy = score
      copy.points += 1
      let board = Board()
      let alias = board
      alias.points += 1
      print(score.points, board.points, board === alias)
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        struct Score { var points = 3 }
        let score = Score()
        let copy = score
        print(score === copy)
        """,
      diagnostic: "argument type 'Score' expected to be an instance of a class or class-constrained type"),
    misconception: Misconception(
      belief: Localized(
        en: "Two objects with equal contents are the same object.",
        zh: "以为内容相同的两个对象就是同一个对象。"),
      truth: Localized(
        en: "`twin` has every number that `object` has and is another object: change one and the other stays.",
        zh: "`twin` 的每个数字都和 `object` 一样，却是另一个对象：改一个，另一个不动。"),
      tryIt: ["p object === alias", "p object === twin", "expr alias.count = 9", "p object.count", "p twin.count"]),
    question: CardQuestion(
      Localized(
        en: "After `expr counter.count = 9` and `expr object.count = 9`, what do `copy.count` and `alias.count` say?",
        zh: "执行 `expr counter.count = 9` 和 `expr object.count = 9` 之后，`copy.count` 与 `alias.count` 各是多少？"),
      answer: Localized(en: "`copy.count` still 3, `alias.count` 9.", zh: "`copy.count` 仍是 3，`alias.count` 是 9。")),
    related: [
      Related("ValueCounter", Localized(en: "The value of the pair.", zh: "这一对里的“值”。")),
      Related("ReferenceCounter", Localized(en: "The reference of the pair.", zh: "这一对里的“引用”。")),
      Related(
        "delegate-closure-arc",
        Localized(en: "What is shared must be owned: the next question after sharing.", zh: "共享之后紧接着的问题：谁来持有。")),
    ],
    debuggerCommands: ["v", "expr counter.count = 9", "p copy.count", "p object === alias", "p object === twin"],
    searchWords: ["struct", "class", "value", "reference", "copy", "semantics", "sharing", "值类型", "引用类型", "拷贝", "结构体", "类", "语义"],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/ValueCounter.swift", symbol: "struct ValueCounter"),
    compilerSample: "value-and-reference",
    documentation: [
      "Structures and Classes: Structures and Enumerations Are Value Types", "Structures and Classes: Classes Are Reference Types",
      "Structures and Classes: Identity Operators",
    ])
}
