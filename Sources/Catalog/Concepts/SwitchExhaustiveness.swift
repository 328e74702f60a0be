import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// A `switch` covers every case.
  static let switchExhaustiveness = CatalogEntry.concept(
    .switchExhaustiveness, id: "switch-exhaustiveness",
    tables: { [.attachmentRow, .attachment] },
    subject: { _ in
      let photo = Attachment.photo(width: 1200, height: 800)
      return Subject(
        "concept.switch-exhaustiveness", function: "MessageRow.configure", current: "row",
        [
          .constant("row", AttachmentRow(attachment: photo)), .variable("attachment", photo),
          .constant("empty", AttachmentRow()),
        ])
    },
    workload: { run in
      let row = AttachmentRow(attachment: .photo(width: 1200, height: 800))
      run.step(Localized(en: "the photo's case is chosen, its payload bound", zh: "选中 photo，取出它带的值"), row.title)
      row.attachment = .voice(seconds: 45)
      run.step(Localized(en: "another case, another branch", zh: "换一个成员，就走另一个分支"), row.title)
      row.attachment = nil
      run.step(Localized(en: "nil is a case to cover as well", zh: "nil 也是必须覆盖的一种"), row.title)
      var isAsPredicted = true
      for program in programs {
        let answer = await run.typecheck(program.source, recorded: program.answer)
        run.step(program.action, answer.compiles ? "✓ swiftc" : "swiftc: error: \(answer.error ?? "")")
        isAsPredicted = isAsPredicted && answer == program.answer
      }
      try run.prove(Localized(en: "only the gap is refused", zh: "被拒绝的只有那个留了缺口的"), isAsPredicted)
    })

  private static let states = "enum DeliveryState { case queued, sending, sent, failed }\n"

  private static let programs: [(action: Localized, source: String, answer: TypecheckAnswer)] = [
    (
      Localized(en: "all four states covered", zh: "四个状态全部覆盖"),
      states
        + """
        func mark(_ state: DeliveryState) -> String {
          switch state {
          case .queued, .sending: "clock"
          case .sent: "tick"
          case .failed: "!"
          }
        }
        """, TypecheckAnswer(compiles: true)
    ),
    (
      Localized(en: "`failed` forgotten", zh: "忘了 `failed`"),
      states
        + """
        func mark(_ state: DeliveryState) -> String {
          switch state {
          case .queued, .sending: "clock"
          case .sent: "tick"
          }
        }
        """, TypecheckAnswer(compiles: false, error: "switch must be exhaustive")
    ),
    (
      Localized(en: "the gap hidden behind `default`", zh: "用 `default` 把缺口盖住"),
      states
        + """
        func mark(_ state: DeliveryState) -> String {
          switch state {
          case .queued, .sending: "clock"
          default: "tick"
          }
        }
        """, TypecheckAnswer(compiles: true)
    ),
  ]
}

extension ConceptCard {
  /// A `switch` covers every case.
  static let switchExhaustiveness = ConceptCard(
    id: "switch-exhaustiveness",
    title: Localized(en: "A switch covers every case", zh: "switch 要覆盖所有情况"),
    definition: Localized(
      en: """
        A `switch` looks at one value and runs the first `case` that matches. Swift accepts it only when every possible value \
        is covered. Over an enum you can list all cases; then a case that is added next year is reported by the compiler \
        at each place that must decide about it. `default` covers the rest and gives that report away.
        """,
      zh: """
        `switch` 检查一个值，执行第一个匹配的 `case`。所有可能的值都有着落，Swift 才接受它。对枚举可以把成员逐个列出：\
        明年再加一个成员，编译器会在每一处需要表态的地方报错。写 `default` 能兜住剩下的情况，也就放弃了这份提醒。
        """),
    example: """
      enum Attachment { case photo(width: Int, height: Int), voice(seconds: Int) }
      func title(_ attachment: Attachment?) -> String {
        switch attachment {
        case .photo(let width, let height): "photo \\(width) × \\(height)"
        case .voice(let seconds): "voice \\(seconds) s"
        case nil: "nothing"
        }
      }
      print(title(.voice(seconds: 45)), title(nil))
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        enum DeliveryState { case queued, sending, sent, failed }
        func mark(_ state: DeliveryState) -> String {
          switch state {
          case .queued, .sending: "clock"
          case .sent: "tick"
          }
        }
        print(mark(.failed))
        """,
      diagnostic: "switch must be exhaustive"),
    misconception: Misconception(
      belief: Localized(
        en: "Adding `default` to every switch is the careful way.",
        zh: "以为每个 switch 都加上 `default` 才算谨慎。"),
      truth: Localized(
        en:
          "It silences the compiler exactly where a new case needs a decision. Cover an enum of your own by name; keep `default` for numbers and text.",
        zh: "新成员需要表态的时候，它恰好让编译器闭嘴。自己的枚举就逐个列名；`default` 留给数字和文字。"),
      tryIt: ["p row.title", "expr row.attachment = .voice(seconds: 45)", "p row.title", "p row.playsByItself", "p empty.title"]),
    question: CardQuestion(
      Localized(
        en: "Attachment gets a fourth case, sticker. Which properties of AttachmentRow stop compiling, and why does spokenText go on?",
        zh: "Attachment 加了第四个成员 sticker。AttachmentRow 的哪些属性不能编译了？spokenText 为什么没事？"),
      answer: Localized(
        en: "title and playsByItself: each switches over the enum without default. spokenText has no switch.",
        zh: "title 和 playsByItself：它们都对枚举做 switch 且没有 default。spokenText 里没有 switch。")),
    related: [
      Related("DeliveryState", Localized(en: "The messenger's enum that its rows switch over.", zh: "消息界面做 switch 时用的枚举。")),
      Related("Optional", Localized(en: "An enum of two cases: cover `nil` and the content.", zh: "只有两个成员的枚举：要覆盖 `nil` 和内容。")),
      Related("Result", Localized(en: "Success and failure, each with a payload to bind.", zh: "成功和失败，各带一个要取出的值。")),
    ],
    debuggerCommands: [
      "v attachment", "p row.title", "expr attachment = .file(name: \"route.gpx\", bytes: 4096)", "v attachment",
      "expr row.attachment = nil", "p row.title",
    ],
    searchWords: ["switch", "case", "default", "exhaustive", "pattern", "enum", "matching", "分支", "穷尽", "枚举", "模式匹配", "默认"],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/Attachment.swift", symbol: "enum Attachment"),
    compilerSample: "enum-state-machine",
    documentation: ["Control Flow: Switch", "Enumerations: Associated Values", "Patterns: Enumeration Case Pattern"])
}
