import Inspection
import LabText

extension CatalogEntry {
  /// Type inference.
  static let typeInference = CatalogEntry.concept(
    .typeInference, id: "type-inference",
    subject: { _ in
      Subject(
        "concept.type-inference", function: "UploadBanner.describe", current: "unread",
        [
          .variable("unread", 3), .variable("progress", 0.25), .constant("text", "See you at 8:30"),
          .constant("members", ["Mina", "Oskar"]), .variable("nickname", String?.none),
        ])
    },
    workload: { run in
      run.step(Localized(en: "the type of `3`", zh: "`3` 的类型"), Swift.type(of: 3))
      run.step(Localized(en: "the type of `3 * 0.5`: both literals adapt", zh: "`3 * 0.5` 的类型：两个字面量都跟着变"), Swift.type(of: 3 * 0.5))
      run.step(Localized(en: "the type of `[\"Mina\": 2]`", zh: "`[\"Mina\": 2]` 的类型"), Swift.type(of: ["Mina": 2]))
      var isAsPredicted = true
      for program in programs {
        let answer = await run.typecheck(program.source, recorded: program.answer)
        run.step(program.action, answer.compiles ? "✓ swiftc" : "swiftc: error: \(answer.error ?? "")")
        isAsPredicted = isAsPredicted && answer == program.answer
      }
      try run.prove(Localized(en: "swiftc infers as this card says, six times of six", zh: "swiftc 的推断与卡片所说一致，六个全对"), isAsPredicted)
    })

  private static let programs: [(action: Localized, source: String, answer: TypecheckAnswer)] = [
    (
      Localized(en: "a fraction without a type is a Double", zh: "没写类型的小数是 Double"), "let progress = 0.25\nlet check: Double = progress\n",
      TypecheckAnswer(compiles: true)
    ),
    (
      Localized(en: "a variable that is an Int stays one", zh: "变量一旦是 Int 就一直是 Int"), "let unread = 3\nlet share = unread * 0.5\n",
      TypecheckAnswer(compiles: false, error: "binary operator '*' cannot be applied to operands of type 'Int' and 'Double'")
    ),
    (
      Localized(en: "converted by hand, it works", zh: "手动转换后就可以"), "let unread = 3\nlet share = Double(unread) * 0.5\n",
      TypecheckAnswer(compiles: true)
    ),
    (
      Localized(en: "another kind of value later", zh: "之后换成另一种值"), "var unread = 3\nunread = \"three\"\n",
      TypecheckAnswer(compiles: false, error: "cannot assign value of type 'String' to type 'Int'")
    ),
    (
      Localized(en: "an empty list says too little", zh: "空列表提供的信息不够"), "let members = []\n",
      TypecheckAnswer(compiles: false, error: "empty collection literal requires an explicit type")
    ),
    (
      Localized(en: "with the type written down, it says enough", zh: "写上类型就够了"), "let members: [String] = []\n",
      TypecheckAnswer(compiles: true)
    ),
  ]
}

extension ConceptCard {
  /// Type inference.
  static let typeInference = ConceptCard(
    id: "type-inference",
    title: Localized(en: "Type inference", zh: "类型推断"),
    definition: Localized(
      en: """
        Every Swift value has a type that is fixed when the program is compiled. Where you write none, the compiler works \
        it out from the value on the right: `3` makes an Int, `0.25` a Double, `"Mina"` a String. Inferred is not loose: from \
        then on the name takes values of that type only. A type annotation, `let progress: Float = 0.25`, says it yourself.
        """,
      zh: """
        Swift 里每个值的类型在编译时就定下来了。没写类型时，编译器根据等号右边的值推断：`3` 得到 Int，`0.25` 得到 Double，\
        `"Mina"` 得到 String。推断不等于随意：从此这个名字只接受该类型的值。也可以自己写明类型：`let progress: Float = 0.25`。
        """),
    example:
      "let unread = 3\nlet progress = 0.25\nlet share = Double(unread) * progress\nlet members: [String] = []\nprint(share, members)",
    counterexample: ConceptCard.Counterexample(
      source: "let unread = 3\nlet share = unread * 0.5",
      diagnostic: "binary operator '*' cannot be applied to operands of type 'Int' and 'Double'"),
    misconception: Misconception(
      belief: Localized(
        en: "A variable without a written type can hold anything, as in a scripting language.",
        zh: "以为没写类型的变量什么都能放，就像脚本语言那样。"),
      truth: Localized(
        en: "It has exactly one type, chosen at its declaration. Literals adapt to their surroundings, variables never do.",
        zh: "它只有一个类型，在声明的那一刻就选定了。会迁就环境的是字面量，变量从不迁就。"),
      tryIt: ["p 3 * 0.5", "p type(of: unread)", "p Double(unread) * 0.5"]),
    question: CardQuestion(
      Localized(
        en: "Why does `3 * 0.5` compile, but `unread * 0.5` with `let unread = 3` does not?",
        zh: "为什么 `3 * 0.5` 能编译，而有了 `let unread = 3` 之后 `unread * 0.5` 却不行？"),
      answer: Localized(
        en: "The literal 3 may become a Double; `unread` already is an Int.", zh: "字面量 3 可以变成 Double；`unread` 已经是 Int 了。")),
    related: [
      Related("let-var", Localized(en: "The declaration that fixes the type also fixes who may assign.", zh: "定下类型的那句声明，也定下了能不能再赋值。")),
      Related(
        "Optional",
        Localized(en: "`nil` alone has no type: somebody must say what is missing.", zh: "单独一个 `nil` 没有类型：得有人说明缺的是什么。")),
    ],
    debuggerCommands: ["v", "p unread", "p progress", "p type(of: members)", "v nickname"],
    searchWords: ["inference", "annotation", "literal", "static", "typing", "deduce", "类型推断", "字面量", "类型标注", "静态类型"],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/Outbox.swift", symbol: "var isPaused = false"),
    documentation: ["The Basics: Type Safety and Type Inference", "The Basics: Type Annotations", "Types: Type Inference"])
}
