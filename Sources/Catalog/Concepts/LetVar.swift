import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// `let` and `var`.
  static let letVar = CatalogEntry.concept(
    .letVar, id: "let-var",
    tables: { [.inboxRow] },
    subject: { _ in
      Subject(
        "concept.let-var", function: "Inbox.showRow", current: "row",
        [
          .constant("author", "Mina"), .variable("badge", 2), .variable("row", InboxRow()),
          .constant("archived", InboxRow(id: "repair", title: "Bicycle Workshop", unread: 1)),
        ])
    },
    workload: { run in
      var badge = 2
      let seen = badge
      badge += 1
      run.change(Localized(en: "a `var` takes another value: badge", zh: "`var` 换上新值：badge"), from: seen, to: badge)
      try run.prove(Localized(en: "the `let` made from it before keeps 2", zh: "之前用它做出的 `let` 还是 2"), seen == 2)
      var isAsPredicted = true
      for program in programs {
        let answer = await run.typecheck(program.source, recorded: program.answer)
        run.step(program.action, answer.compiles ? "✓ swiftc" : "swiftc: error: \(answer.error ?? "")")
        isAsPredicted = isAsPredicted && answer == program.answer
      }
      try run.prove(Localized(en: "four programs, four answers as the rule predicts", zh: "四个程序，四个回答都与规则一致"), isAsPredicted)
    })

  private static let programs: [(action: Localized, source: String, answer: TypecheckAnswer)] = [
    (
      Localized(en: "assign to a `var`", zh: "给 `var` 赋值"), "var badge = 2\nbadge = 3\n", TypecheckAnswer(compiles: true)
    ),
    (
      Localized(en: "assign to a `let`", zh: "给 `let` 赋值"), "let title = \"Trail Club\"\ntitle = \"Reading Circle\"\n",
      TypecheckAnswer(compiles: false, error: "cannot assign to value: 'title' is a 'let' constant")
    ),
    (
      Localized(en: "give a `let` its only value one line later", zh: "`let` 先声明，下一行才给它唯一的值"),
      "let author: String\nauthor = \"Mina\"\nprint(author)\n", TypecheckAnswer(compiles: true)
    ),
    (
      Localized(en: "change a property of a struct that a `let` holds", zh: "结构体放在 `let` 里，改它的属性"),
      "struct Row { var unread = 2 }\nlet row = Row()\nrow.unread = 3\n",
      TypecheckAnswer(compiles: false, error: "cannot assign to property: 'row' is a 'let' constant")
    ),
  ]
}

extension ConceptCard {
  /// `let` and `var`.
  static let letVar = ConceptCard(
    id: "let-var",
    title: Localized(en: "let and var", zh: "let 与 var"),
    definition: Localized(
      en: """
        Every name is declared once, with `let` or with `var`. A `let` name gets one value and keeps it; a `var` name may \
        get another value of the same type at any time. The compiler checks every assignment before the program runs. \
        Write `let` first; change it to `var` on the day something really has to change.
        """,
      zh: """
        每个名字只声明一次，用 `let` 或 `var`。`let` 的名字得到一个值就一直是它；`var` 的名字随时可以换成同类型的另一个值。\
        每一次赋值都由编译器在程序运行之前检查。先写 `let`，等真的需要改动时再换成 `var`。
        """),
    example: "let title = \"Trail Club\"\nvar badge = 2\nbadge += 1\nprint(title, badge)",
    counterexample: ConceptCard.Counterexample(
      source: "let title = \"Trail Club\"\ntitle = \"Reading Circle\"",
      diagnostic: "cannot assign to value: 'title' is a 'let' constant"),
    misconception: Misconception(
      belief: Localized(
        en: "`let` only protects the name; the inside of what it holds can still be edited.",
        zh: "以为 `let` 只管名字，里面的内容照样能改。"),
      truth: Localized(
        en: """
          For a struct, changing a property is changing the value, so `let` forbids that as well. `archived.unread = 0` is \
          refused although `unread` is declared with `var` inside the struct.
          """,
        zh: "对结构体来说，改一个属性就是改整个值，所以 `let` 也一并禁止。尽管结构体里的 `unread` 是 `var`，`archived.unread = 0` 还是会被拒绝。"),
      tryIt: ["p archived.unread", "expr row.unread = 0", "p row.unread"]),
    question: CardQuestion(
      Localized(
        en: "`let author = \"Mina\"` and `var badge = 2` stand in a function. Which of `author = \"Oskar\"` and `badge = 0` compiles?",
        zh: "函数里写着 `let author = \"Mina\"` 和 `var badge = 2`。`author = \"Oskar\"` 与 `badge = 0`，哪一句能编译？"),
      answer: Localized(en: "Only `badge = 0`.", zh: "只有 `badge = 0`。")),
    related: [
      Related(
        "type-inference",
        Localized(en: "The value on the right also decides the type, once and for all.", zh: "等号右边的值还一次性定下了类型。")),
      Related(
        "value-reference",
        Localized(
          en: "A `let` that holds an object is another matter: the object stays changeable.", zh: "`let` 里放的如果是对象就另当别论：对象本身仍然可以改。")),
      Related("ValueCounter", Localized(en: "Its `increment()` needs a `var`.", zh: "它的 `increment()` 只能在 `var` 上调用。")),
    ],
    debuggerCommands: ["v", "p badge", "expr badge += 1", "p badge", "p row.title"],
    searchWords: ["constant", "variable", "immutable", "mutable", "assign", "declaration", "常量", "变量", "可变", "不可变", "赋值", "声明"],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/InboxRow.swift", symbol: "let id: String"),
    documentation: ["The Basics: Constants and Variables", "Declarations: Constant Declaration"])
}
