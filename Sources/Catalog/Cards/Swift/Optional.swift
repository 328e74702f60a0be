import Inspection
import LabText
import Messenger

extension CatalogEntry {
  /// `Optional`: a value or nothing.
  static let optional = CatalogEntry.type(
    .optional, id: "Optional", evidence: .swift,
    tables: { [] },
    subject: { _ in
      let reply: MessageDraft? = MessageDraft(conversation: "trail", text: "See you at 8:30")
      let nickname: String? = nil
      let serverID: String? = "srv-17"
      return Subject(
        "type.Optional", function: "MessageRow.showStatus", current: "reply",
        [.variable("reply", reply), .variable("nickname", nickname), .variable("serverID", serverID)])
    },
    workload: { run in
      var nickname: String?
      run.step(Localized(en: "no nickname yet: nickname ?? \"Mina\"", zh: "还没有昵称：nickname ?? \"Mina\""), nickname ?? "Mina")
      run.step(
        Localized(en: "a chain that begins at nil: nickname?.count", zh: "从 nil 开始的链：nickname?.count"), String(describing: nickname?.count))
      nickname = "Jo"
      if let name = nickname {
        run.step(Localized(en: "`if let` opens it and binds a plain String", zh: "`if let` 拆开它，得到普通的 String"), name)
      }
      run.step(
        Localized(en: "map works on what is inside and wraps it again", zh: "map 处理里面的值，再包回去"),
        String(describing: nickname.map { $0.count }))
      let page: String? = "12"
      try run.prove(
        Localized(
          en: "flatMap does not wrap twice: \"12\" becomes Int? 12, not Int??", zh: "flatMap 不会包两层：\"12\" 得到 Int? 的 12，而不是 Int??"),
        page.flatMap { Int($0) } == 12)
      let isNone = if case .none = String?.none { true } else { false }
      try run.prove(Localized(en: "nil is the case .none of an enum", zh: "nil 就是枚举的 .none 这个成员"), isNone)
      run.step(
        Localized(en: "bytes of Int, of Int?, of an object reference?", zh: "Int、Int?、可选对象引用各占几个字节"),
        "\(MemoryLayout<Int>.size) \(MemoryLayout<Int?>.size) \(MemoryLayout<AnyObject?>.size)")
    })
}

extension TypeCard {
  /// `Optional`: a value or nothing.
  static let optional = TypeCard(
    id: "Optional",
    module: .swift,
    kind: .enum,
    conformances: ["Equatable", "Hashable"],
    related: [
      Related(
        "Result", Localized(en: "Says why there is nothing; an Optional only says that there is nothing.", zh: "它会说明为什么没有；可选值只能说“没有”。")),
      Related("DeliveryState", Localized(en: "Another enum; `switch` treats both with the same strictness.", zh: "也是枚举，`switch` 对两者一样严格。")),
      Related("Dictionary", Localized(en: "Every lookup by key answers with an Optional.", zh: "按键查找的结果总是可选值。")),
      Related(
        "switch-exhaustiveness",
        Localized(
          en: "`.some` and `.none` are the two cases that a `switch` over it must cover.", zh: "对它做 `switch`，要覆盖的就是 `.some` 和 `.none`。")),
    ],
    purpose: Localized(
      en: "Puts “there may be nothing here” into the type, so that the compiler asks you about the empty case before a user meets it.",
      zh: "把“这里可能没有值”写进类型，让编译器赶在用户之前问你：没有的时候怎么办？"),
    analogy: Localized(
      en: "A gift box that may be empty. You have to open it before you can use what is inside; shaking it is not enough.",
      zh: "像一个可能是空的礼物盒：要用里面的东西，得先打开看，光摇一摇不算数。"),
    createdBy: Localized(
      en: "Wherever a `T` is put into a `T?`: Swift wraps it by itself. `nil` makes the empty one.",
      zh: "把 `T` 放进 `T?` 时，Swift 会自动包好；写 `nil` 得到空的那个。"),
    ownedBy: Localized(en: "The variable or property that stores it; it is a value and is copied.", zh: "存放它的变量或属性；它是值，赋值就复制。"),
    releasedWhen: Localized(
      en: "Its variable ends, or `nil` is assigned: an object inside loses one strong reference at that moment.",
      zh: "变量消失或被赋为 `nil` 时；里面若是对象，这一刻就少一个强引用。"),
    properties: [
      PropertyNote(
        "none",
        Localized(
          en: "The empty case; `nil` is its other spelling. Compare `serverID == nil`.", zh: "空的那个成员，`nil` 是它的另一种写法。试试 `serverID == nil`。")),
      PropertyNote(
        "unsafelyUnwrapped",
        Localized(
          en: "The content without the check that `!` makes. Look at it once, then leave it alone.", zh: "不做 `!` 那次检查就取出内容。见识一次就好，平时别用。")),
      PropertyNote(
        "debugDescription",
        Localized(
          en: "Shows the wrapping itself: `Optional(\"srv-17\")` where `print` of the content says srv-17.",
          zh: "把包装也显示出来：是 `Optional(\"srv-17\")`，而不只是 srv-17。")),
    ],
    methods: [
      MethodNote(
        "some(_:)",
        input: Localized(en: "The value to wrap.", zh: "要包进去的值。"),
        output: Localized(en: "The full case.", zh: "有值的那个成员。"),
        sideEffect: Localized(en: "None.", zh: "没有。"),
        caller: Localized(en: "Mostly Swift itself; you, in patterns of a `switch`.", zh: "多半由 Swift 自动调用；你会在 `switch` 的模式里写到。"),
        breakpoint: "Optional.some"),
      MethodNote(
        "map(_:)",
        input: Localized(en: "A closure from the content to another value.", zh: "一个闭包：由内容得到另一个值。"),
        output: Localized(en: "The new value, wrapped; `nil` when there was no content.", zh: "包好的新值；原来没有内容就是 `nil`。"),
        sideEffect: Localized(en: "The closure is not called for `nil`.", zh: "遇到 `nil` 时闭包不会被调用。"),
        caller: Localized(en: "Code that turns an optional id into an optional text.", zh: "想把可选的 id 变成可选文字的代码。"),
        breakpoint: "Optional.map(_:)"),
      MethodNote(
        "flatMap(_:)",
        input: Localized(en: "A closure that itself answers with an Optional.", zh: "一个本身就返回可选值的闭包。"),
        output: Localized(en: "One Optional, never one inside another.", zh: "一层可选值，不会套两层。"),
        sideEffect: Localized(en: "The closure is skipped for `nil`.", zh: "是 `nil` 就跳过闭包。"),
        caller: Localized(
          en: "Code with a second step that may fail too: `text.flatMap { Int($0) }`.", zh: "第二步也可能没有结果的代码：`text.flatMap { Int($0) }`。"),
        breakpoint: "Optional.flatMap(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(en: "`!` turns an Optional into a safe value.", zh: "以为 `!` 能把可选值变成安全的值。"),
      truth: Localized(
        en: """
          `!` stops the whole program when there is nothing. `??` gives a substitute, `?.` gives up quietly, and `if let` runs \
          only with a value; each of them answers the question that `!` skips.
          """,
        zh: "没有值时，`!` 会让整个程序停下。`??` 给替代值，`?.` 安静地放弃，`if let` 只在有值时执行；它们都回答了 `!` 跳过的那个问题。"),
      tryIt: ["p serverID!.count", "p nickname?.count", "p nickname ?? \"Mina\"", "p nickname == nil"]),
    question: CardQuestion(
      Localized(
        en: "`nickname` is nil. What do `nickname?.count` and `nickname ?? \"Mina\"` give, and which of the two is still an Optional?",
        zh: "`nickname` 是 nil。`nickname?.count` 和 `nickname ?? \"Mina\"` 各得到什么？哪一个还是可选值？"),
      answer: Localized(en: "nil and \"Mina\"; only the first is still an Optional (Int?).", zh: "分别是 nil 和 \"Mina\"；只有前者还是可选值（Int?）。")),
    debuggerCommands: [
      "v reply", "p reply?.text.count", "p nickname ?? \"Mina\"", "p serverID.map { $0.count }", "expr nickname = \"Jo\"", "p nickname",
    ],
    searchWords: ["nil", "null", "unwrap", "guard", "chaining", "missing", "some", "none", "可选", "可空", "解包", "空值", "可选链"],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/Attachment.swift", symbol: "var spokenText: String { caption ?? title }"),
    documentation: ["Optional", "The Basics: Optionals", "Optional Chaining"])
}
