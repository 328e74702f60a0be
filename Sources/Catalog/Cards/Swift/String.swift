import Foundation
import Inspection
import LabText

extension CatalogEntry {
  /// `String`: text as people count it.
  static let string = CatalogEntry.type(
    .string, id: "String", evidence: .swift,
    tables: { [] },
    subject: { _ in
      Subject(
        "type.String", function: "Composer.textDidChange", current: "text",
        [
          .variable("text", "See you at 8:30 👋🏽"), .constant("author", "Zoé"), .constant("typed", "Zoe\u{301}"),
          .constant("blank", "  \n"),
        ])
    },
    workload: { run in
      let text = "See you at 8:30 👋🏽"
      run.step(Localized(en: "count what a person counts: characters", zh: "按人的数法：字符"), text.count)
      run.step(Localized(en: "and what a file stores: UTF-8 bytes", zh: "按文件的存法：UTF-8 字节"), text.utf8.count)
      let (composed, decomposed) = ("Zoé", "Zoe\u{301}")
      try run.prove(
        Localized(en: "é typed in one piece or two is the same text", zh: "é 一次输入或分两次输入，都是同一段文字"),
        composed == decomposed && composed.count == decomposed.count && composed.utf8.count != decomposed.utf8.count)
      var draft = text
      draft.append("!")
      try run.prove(Localized(en: "appending to a copy leaves the text alone", zh: "在副本后面追加，原文不变"), draft.count == text.count + 1)
      run.step(Localized(en: "split at blanks", zh: "按空格拆开"), text.components(separatedBy: " ").count)
      run.step(Localized(en: "trim what nobody sees", zh: "去掉看不见的首尾空白"), "  hi \n".trimmingCharacters(in: .whitespacesAndNewlines))
    })
}

extension TypeCard {
  /// `String`: text as people count it.
  static let string = TypeCard(
    id: "String",
    module: .swift,
    kind: .struct,
    conformances: ["BidirectionalCollection", "Hashable", "Comparable", "Codable", "Sendable"],
    related: [
      Related("Array", Localized(en: "Also a collection, but its index is a number.", zh: "同样是集合，但它的下标是数字。")),
      Related("Data", Localized(en: "What a text becomes on its way to a file: bytes.", zh: "文字进文件之前变成的样子：字节。")),
      Related("MessageDraft", Localized(en: "Limits a text in UTF-8 bytes, not in characters.", zh: "它按 UTF-8 字节限制文字长度，而不是按字符。")),
    ],
    purpose: Localized(
      en: "Holds text of any language. Its elements are characters as a reader sees them, so an emoji with a skin tone counts one.",
      zh: "保存任何语言的文字。它的元素是读者眼中的字符，所以带肤色的表情也只算一个。"),
    analogy: Localized(
      en: "A string of beads of different sizes: counting them is easy, but the fifth bead is found only by walking there.",
      zh: "像一串大小不一的珠子：数得清有几颗，可要找第五颗，只能一颗颗数过去。"),
    createdBy: Localized(
      en: "A literal in quotes, a text field's `text`, or `String(decoding:as:)` from bytes.",
      zh: "引号里的字面量、文本框的 `text`，或由字节经 `String(decoding:as:)` 得到。"),
    ownedBy: Localized(
      en: "Its variable; long texts share storage between copies until one is changed.", zh: "存放它的变量；较长的文字在副本之间共用存储，直到其中一份被修改。"),
    releasedWhen: Localized(en: "The last copy of it is gone.", zh: "最后一份副本消失时。"),
    properties: [
      PropertyNote("count", Localized(en: "Characters, counted by walking through all of them.", zh: "字符数，要从头走到尾才数得出来。")),
      PropertyNote("isEmpty", Localized(en: "Faster than `count == 0`, and false for blanks.", zh: "比 `count == 0` 快；只有空格时是 false。")),
      PropertyNote(
        "utf8",
        Localized(en: "The same text as bytes: `text.utf8.count` is what a file needs.", zh: "同一段文字的字节视图：`text.utf8.count` 就是文件占用的大小。")),
      PropertyNote("unicodeScalars", Localized(en: "The code points; the waving hand has two.", zh: "码点视图；挥手表情占两个。")),
      PropertyNote("first", Localized(en: "An optional character: an empty text has none.", zh: "可选的字符：空文字没有第一个。")),
      PropertyNote(
        "startIndex", Localized(en: "Where an index begins: a `String.Index`, never the number 0.", zh: "下标的起点，是 `String.Index`，不是数字 0。")),
    ],
    methods: [
      MethodNote(
        "hasPrefix(_:)", input: Localized(en: "A text.", zh: "一段文字。"), output: Localized(en: "Whether it begins so.", zh: "是否以它开头。"),
        sideEffect: Localized(en: "None.", zh: "没有。"),
        caller: Localized(en: "A search for commands such as `/fail`.", zh: "查找 `/fail` 这类命令的代码。"),
        breakpoint: "String.hasPrefix(_:)"),
      MethodNote(
        "contains(_:)", input: Localized(en: "A text or a character.", zh: "一段文字或一个字符。"),
        output: Localized(en: "Whether it occurs.", zh: "是否出现。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "The search field over the inbox.", zh: "收件箱上方的搜索框。"),
        breakpoint: "String.contains(_:)"),
      MethodNote(
        "append(_:)", input: Localized(en: "A text or a character.", zh: "一段文字或一个字符。"), output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "The variable grows; it must be a `var`.", zh: "变量变长，所以它必须是 `var`。"),
        caller: Localized(en: "An emoji key.", zh: "表情按键。"), breakpoint: "String.append(_:)"),
      MethodNote(
        "components(separatedBy:)", input: Localized(en: "A separator.", zh: "分隔符。"),
        output: Localized(en: "The parts, as an array.", zh: "各段组成的数组。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "A parser of typed commands.", zh: "解析输入命令的代码。"),
        breakpoint: "String.components(separatedBy:)"),
      MethodNote(
        "trimmingCharacters(in:)", input: Localized(en: "A set of characters.", zh: "一个字符集。"),
        output: Localized(en: "A text without them at both ends.", zh: "首尾去掉这些字符后的文字。"), sideEffect: Localized(en: "None.", zh: "没有。"),
        caller: Localized(en: "The composer, before it asks whether there is anything to send.", zh: "输入界面，在判断有没有可发的内容之前。"),
        breakpoint: "String.trimmingCharacters(in:)"),
      MethodNote(
        "uppercased()", input: Localized(en: "No arguments.", zh: "没有参数。"),
        output: Localized(en: "A new text in capitals.", zh: "全大写的新文字。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "An avatar that shows initials.", zh: "显示姓名缩写的头像。"),
        breakpoint: "String.uppercased()"),
    ],
    misconception: Misconception(
      belief: Localized(en: "`text[0]` is the first character.", zh: "以为 `text[0]` 就是第一个字符。"),
      truth: Localized(
        en: "Characters have different sizes, so a number can't say where one begins. Use `first`, or an index from `firstIndex(of:)`.",
        zh: "字符占的大小不一，数字说不清它从哪里开始。用 `first`，或者 `firstIndex(of:)` 给出的下标。"),
      tryIt: ["p text.first", "p text.count", "p text.utf8.count", "p author == typed", "p author.utf8.count == typed.utf8.count"]),
    question: CardQuestion(
      Localized(
        en: "In `author` the é is one code point, in `typed` it is an e with a combining accent. What does `author == typed` say?",
        zh: "`author` 的 é 是一个码点，`typed` 的 é 由字母加组合重音构成。`author == typed` 是什么？"),
      answer: Localized(en: "`true`: texts are compared as a reader sees them.", zh: "`true`：文字按读者看到的样子比较。")),
    debuggerCommands: ["p text.count", "p text.utf8.count", "p text.first", "p author == typed", "expr text.append(\"!\")"],
    searchWords: [
      "text", "character", "unicode", "grapheme", "substring", "emoji", "utf8", "interpolation", "字符串", "文本", "字符", "子串", "编码", "插值",
    ],
    sourceCue: SourceCue(file: "Sources/Messenger/Model/Message.swift", symbol: "let text: String"),
    documentation: ["Strings and Characters", "Strings and Characters: Counting Characters", "String.Index"])
}
