import Inspection
import LabText
import Messenger

extension CatalogEntry {
  /// `MessageDraft`: a message that is not one yet.
  static let messageDraft = CatalogEntry.type(
    .messageDraft, id: "MessageDraft", evidence: .swift,
    tables: { [.messageDraft] },
    subject: { _ in
      let draft = MessageDraft(conversation: "trail", text: "See you at 8:30")
      return Subject(
        "type.MessageDraft", function: "Composer.sendTapped", current: "draft",
        [
          .variable("draft", draft), .constant("original", draft),
          .constant("blank", MessageDraft(conversation: "trail", text: "   ")),
        ])
    },
    workload: { run in
      var draft = MessageDraft(conversation: "trail", text: "See you at 8:30")
      run.step(Localized(en: "read the computed property: draft.isEmpty", zh: "读计算属性：draft.isEmpty"), draft.isEmpty)
      try draft.validate()
      run.step(Localized(en: "validate() returns without throwing", zh: "validate() 正常返回，没有抛出错误"), "✓")
      let handedOver = draft
      draft.text = " \n "
      run.change(
        Localized(en: "empty the field after handing the draft over", zh: "草稿交出去之后清空输入框"), from: handedOver.text, to: draft.isEmpty)
      var refusal: Diagnostic?
      do { try draft.validate() } catch let error as Diagnostic { refusal = error }
      try run.prove(Localized(en: "validate() throws for a text of blanks", zh: "全是空白的文字，validate() 抛出错误"), refusal != nil)
      draft.text = String(repeating: "é", count: MessageDraft.textLimit / 2)
      try draft.validate()
      run.step(Localized(en: "8,192 times é is 16,384 bytes: just allowed", zh: "8192 个 é 是 16384 字节，刚好允许"), draft.text.utf8.count)
      draft.text += "!"
      var isRefused = false
      do { try draft.validate() } catch { isRefused = true }
      try run.prove(Localized(en: "one byte more is refused", zh: "再多一个字节就被拒绝"), isRefused && handedOver.text == "See you at 8:30")
    })
}

extension TypeTable {
  /// The doors into a `MessageDraft`.
  static var messageDraft: TypeTable {
    TypeTable(MessageDraft.self, conformances: ["Equatable", "Hashable"], fresh: MessageDraft(conversation: "trail", text: "")) {
      Property("conversation", \MessageDraft.conversation, choices: ["trail", "reading", "repair"])
      Property("text", \MessageDraft.text)
      Property("isEmpty", \MessageDraft.isEmpty, .get)
      StaticProperty("textLimit") { MessageDraft.textLimit }
      Method("func validate() throws") { (draft: MessageDraft) in try draft.validate() }
      Initializer("init(conversation: String, text: String)") { (conversation: String, text: String) in
        MessageDraft(conversation: conversation, text: text)
      }
    }
  }
}

extension TypeCard {
  /// `MessageDraft`: a message that is not one yet.
  static let messageDraft = TypeCard(
    id: "MessageDraft",
    module: .messenger,
    kind: .struct,
    conformances: ["Hashable", "Sendable"],
    related: [
      Related(
        "Message",
        Localized(en: "What the repository makes of a draft: id, author, time and state are added.", zh: "仓库把草稿变成它：加上 id、作者、时间和状态。")),
      Related("MessageRepository", Localized(en: "`send(_:)` takes a draft and validates it first.", zh: "`send(_:)` 接收草稿，并先做校验。")),
      Related("init-self-access", Localized(en: "How to read its initializer and `validate()`.", zh: "怎样读懂它的初始化器和 `validate()`。")),
    ],
    purpose: Localized(
      en: """
        Carries what was typed, and for which conversation, from the input field to the repository. It has no id and no \
        delivery state, so nobody can mistake it for a message.
        """,
      zh: "把输入框里的文字，连同要发往的会话，一起带到仓库。它没有 id，也没有投递状态，谁也不会把它当成消息。"),
    analogy: Localized(
      en: "A letter still on the desk: text and address are there, the stamp and the postmark are not.",
      zh: "一封还摊在桌上的信：正文和收信人都有了，邮票和邮戳还没有。"),
    createdBy: Localized(
      en: "The composer, when Send is tapped: `MessageDraft(conversation:text:)`. Both arguments must be given.",
      zh: "点击“发送”时由输入界面创建：`MessageDraft(conversation:text:)`，两个参数都必须写。"),
    ownedBy: Localized(
      en: "The variable that holds it. Handing it to `send(_:)` hands over a copy.", zh: "存放它的那个变量。交给 `send(_:)` 的是一份副本。"),
    releasedWhen: Localized(
      en: "Its variable goes out of scope; the message that was made of it lives on elsewhere.", zh: "变量离开作用域就没了；由它做成的消息在别处继续存在。"),
    properties: [
      PropertyNote(
        "conversation", Localized(en: "Where it is to go: a conversation's short id such as \"trail\".", zh: "发往哪里：会话的短 id，例如 \"trail\"。")),
      PropertyNote(
        "text",
        Localized(en: "What was typed. Fill it with blanks and watch `isEmpty` turn true.", zh: "输入的文字。填成一串空格，看 `isEmpty` 变成 true。")),
      PropertyNote(
        "isEmpty",
        Localized(en: "Computed: true for no text and for blanks alone. The Send button asks it.", zh: "计算属性：没有文字或只有空白时是 true。“发送”按钮问的就是它。")
      ),
      PropertyNote(
        "textLimit",
        Localized(
          en: "Belongs to the type, not to one draft: write `MessageDraft.textLimit`. Counts UTF-8 bytes, and `é` has two.",
          zh: "属于类型，不属于某一份草稿：写作 `MessageDraft.textLimit`。数的是 UTF-8 字节，一个汉字占三个。")),
    ],
    methods: [
      MethodNote(
        "validate()",
        input: Localized(en: "No argument: it looks at `self`, the draft in front of the dot.", zh: "没有参数：它检查的是 `self`，也就是点号前面的草稿。"),
        output: Localized(
          en: "Nothing when all is well; otherwise it throws a `Diagnostic` that says what to change.",
          zh: "一切正常时什么也不返回；否则抛出 `Diagnostic`，说明该改什么。"),
        sideEffect: Localized(en: "None: without `mutating` it cannot change the draft.", zh: "没有：不带 `mutating`，改不了草稿。"),
        caller: Localized(en: "`MessageRepository.send(_:)`, before it makes an id.", zh: "`MessageRepository.send(_:)` 在生成 id 之前调用。"),
        breakpoint: "MessageDraft.validate()")
    ],
    misconception: Misconception(
      belief: Localized(
        en: "A draft of three blanks has a text, so it is not empty and may be sent.",
        zh: "以为三个空格也是文字，草稿不算空，可以发送。"),
      truth: Localized(
        en: "`isEmpty` asks whether there is anything to read: a text of white space alone counts as empty, and `validate()` throws.",
        zh: "`isEmpty` 问的是有没有可读的内容：只有空白就算空，`validate()` 会抛出错误。"),
      tryIt: ["p blank.text.count", "p blank.isEmpty", "p draft.isEmpty", "expr draft.text = \" \"", "p draft.isEmpty"]),
    question: CardQuestion(
      Localized(
        en:
          "`original` was copied from `draft`. After `expr draft.text = \"Bye\"`, what does `original.text` say, and is `draft == original`?",
        zh: "`original` 是从 `draft` 复制来的。执行 `expr draft.text = \"Bye\"` 之后，`original.text` 是什么？`draft == original` 成立吗？"),
      answer: Localized(en: "\"See you at 8:30\" as before; they are no longer equal.", zh: "还是 \"See you at 8:30\"；两者不再相等。")),
    debuggerCommands: ["v draft", "p draft.isEmpty", "expr draft.text = \"Bye\"", "p original.text", "p MessageDraft.textLimit"],
    searchWords: ["memberwise", "initializer", "value", "struct", "compose", "input", "草稿", "初始化", "构造", "成员", "结构体"],
    sourceCue: SourceCue(file: "Sources/Messenger/Model/MessageDraft.swift", symbol: "struct MessageDraft"),
    documentation: ["Initialization", "Error Handling: Throwing Functions", "Properties: Type Properties"])
}
