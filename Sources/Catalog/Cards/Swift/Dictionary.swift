import Inspection
import LabText

extension CatalogEntry {
  /// `Dictionary`: values found by a key.
  static let dictionary = CatalogEntry.type(
    .dictionary, id: "Dictionary", evidence: .swift,
    tables: { [] },
    subject: { _ in
      let unread = ["trail": 2]
      return Subject(
        "type.Dictionary", function: "InboxScreen.updateBadges", current: "unread",
        [
          .variable("unread", unread), .constant("before", unread),
          .constant("arrivals", ["trail", "reading", "trail"]), .constant("nothing", [String: Int]()),
        ])
    },
    workload: { run in
      var unread: [String: Int] = [:]
      for conversation in ["trail", "reading", "trail"] { unread[conversation, default: 0] += 1 }
      run.step(Localized(en: "count arrivals: unread[\"trail\"]", zh: "统计到达：unread[\"trail\"]"), unread["trail"] ?? 0)
      try run.prove(Localized(en: "a key that is not there gives nil, not 0", zh: "不存在的键得到 nil，而不是 0"), unread["repair"] == nil)
      run.step(Localized(en: "with a default it gives 0", zh: "写上默认值就得到 0"), unread["repair", default: 0])
      let old = unread.updateValue(0, forKey: "trail")
      run.change(
        Localized(en: "open the conversation: updateValue returns the old one", zh: "打开会话：updateValue 返回旧值"), from: old ?? -1,
        to: unread["trail"] ?? -1)
      unread["reading"] = nil
      try run.prove(Localized(en: "assigning nil removed the key", zh: "赋值 nil 把键移除了"), unread.keys.sorted() == ["trail"])
      let grouped = Dictionary(grouping: ["m1", "r1", "m2"]) { String($0.prefix(1)) }
      run.step(Localized(en: "group ids by their letter: grouped[\"m\"]", zh: "按首字母分组：grouped[\"m\"]"), grouped["m"] ?? [])
    })
}

extension TypeCard {
  /// `Dictionary`: values found by a key.
  static let dictionary = TypeCard(
    id: "Dictionary",
    module: .swift,
    kind: .struct,
    conformances: ["Collection", "ExpressibleByDictionaryLiteral"],
    related: [
      Related("Set", Localized(en: "The keys alone behave like one.", zh: "单看键，行为就像它。")),
      Related("Array", Localized(en: "Better when you look things up by place, or need them in order.", zh: "按位置查找或需要顺序时更合适。")),
      Related("Optional", Localized(en: "What a look-up returns: the key may be missing.", zh: "查找的返回类型：键可能不在。")),
    ],
    purpose: Localized(
      en: "Finds a value by a key without searching: the number of unread messages of a conversation, the message of an id.",
      zh: "凭键直接找到值，不必逐个搜索：某个会话的未读数、某个 id 的消息。"),
    analogy: Localized(
      en: "A cloakroom: hand in the ticket and get that very coat, however many hang there.",
      zh: "像寄存处：递上号牌就拿到那件外套，不管里面挂着多少件。"),
    createdBy: Localized(
      en: "A literal of pairs, `[\"trail\": 2]`, an empty `[:]`, or `Dictionary(grouping:by:)`.",
      zh: "成对的字面量 `[\"trail\": 2]`、空的 `[:]`，或者 `Dictionary(grouping:by:)`。"),
    ownedBy: Localized(en: "The variable; keys and values belong to the dictionary.", zh: "归变量所有；键和值归字典所有。"),
    releasedWhen: Localized(
      en: "Nothing holds it any longer; a value also goes when its key is assigned nil.", zh: "没人再拿着它时；把某个键赋为 nil，那个值也随之放开。"),
    properties: [
      PropertyNote("count", Localized(en: "Pairs, not keys plus values.", zh: "键值对的数目，不是键加值。")),
      PropertyNote("isEmpty", Localized(en: "True while no key is known.", zh: "一个键都没有时为 true。")),
      PropertyNote("keys", Localized(en: "All keys, in no order that you may rely on.", zh: "全部的键，顺序不可依赖。")),
      PropertyNote(
        "values",
        Localized(en: "All values: `unread.values.reduce(0, +)` is the app's badge.", zh: "全部的值：`unread.values.reduce(0, +)` 就是应用图标上的数字。")),
    ],
    methods: [
      MethodNote(
        "updateValue(_:forKey:)", input: Localized(en: "A value and a key.", zh: "值和键。"),
        output: Localized(en: "The old value; nil when the key is new.", zh: "旧值；键是新的则为 nil。"),
        sideEffect: Localized(en: "The key has the new value.", zh: "这个键换上新值。"),
        caller: Localized(en: "Code that needs to know what was there.", zh: "想知道原来是什么的代码。"),
        breakpoint: "Dictionary.updateValue(_:forKey:)"),
      MethodNote(
        "removeValue(forKey:)", input: Localized(en: "A key.", zh: "一个键。"),
        output: Localized(en: "What was removed, or nil.", zh: "被移除的值；没有则为 nil。"),
        sideEffect: Localized(en: "The pair is gone.", zh: "这一对没有了。"), caller: Localized(en: "A conversation is deleted.", zh: "删除会话时。"),
        breakpoint: "Dictionary.removeValue(forKey:)"),
      MethodNote(
        "mapValues(_:)", input: Localized(en: "A closure for a value.", zh: "处理值的闭包。"),
        output: Localized(en: "A dictionary with the same keys.", zh: "键不变的新字典。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "Numbers to badge texts.", zh: "把数字变成角标文字。"),
        breakpoint: "Dictionary.mapValues(_:)"),
      MethodNote(
        "filter(_:)", input: Localized(en: "A test for a pair.", zh: "对键值对的判断。"),
        output: Localized(en: "A dictionary of those that pass.", zh: "通过者组成的字典。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "“Unread only.”", zh: "“只看未读”。"),
        breakpoint: "Dictionary.filter(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(en: "Looking up a key that does not exist crashes or gives 0.", zh: "以为查一个不存在的键会崩溃，或者得到 0。"),
      truth: Localized(
        en: "It gives nil, so the type of a look-up is `Int?`. Write `unread[\"repair\", default: 0]` when 0 is what you mean.",
        zh: "得到的是 nil，所以查找的类型是 `Int?`。想要 0，就写 `unread[\"repair\", default: 0]`。"),
      tryIt: ["p unread[\"repair\"]", "p unread[\"repair\", default: 0]", "expr unread[\"trail\"] = nil", "p unread.count"]),
    question: CardQuestion(
      Localized(
        en: "`unread` is `[\"trail\": 2]`. What is the type of `unread[\"trail\"]`, and what does assigning nil to it do?",
        zh: "`unread` 是 `[\"trail\": 2]`。`unread[\"trail\"]` 是什么类型？给它赋 nil 会怎样？"),
      answer: Localized(en: "`Int?`; the key is removed.", zh: "`Int?`；这个键会被移除。")),
    debuggerCommands: [
      "p unread[\"trail\"]", "p unread[\"repair\", default: 0]", "expr unread[\"reading\"] = 5", "p unread.keys.contains(\"trail\")",
      "p before.count",
    ],
    searchWords: ["key", "value", "map", "hash", "lookup", "grouping", "table", "associative", "字典", "键值", "映射", "哈希", "查找", "键"],
    sourceCue: SourceCue(file: "Sources/Messenger/Repository/MessageRepository.swift", symbol: "var places: [Message.ID: Int32]"),
    documentation: ["Collection Types: Dictionaries", "Dictionary", "Dictionary.init(grouping:by:)"])
}
