import Inspection
import LabText
import TeachingTypes

extension CatalogEntry {
  /// Stored and computed properties.
  static let storedComputed = CatalogEntry.concept(
    .storedComputed, id: "stored-computed",
    tables: { [.unreadBadge] },
    subject: { _ in
      Subject(
        "concept.stored-computed", function: "InboxCell.drawBadge", current: "badge",
        [.variable("badge", UnreadBadge()), .constant("muted", UnreadBadge(count: 120, isMuted: true))])
    },
    workload: { run in
      var badge = UnreadBadge(count: 98)
      run.step(
        Localized(en: "two names are stored", zh: "存下来的只有这两项"),
        Mirror(reflecting: badge).children.compactMap(\.label).joined(separator: ", "))
      let size = MemoryLayout<UnreadBadge>.size
      run.step(Localized(en: "bytes in memory: 8 for the Int, 1 for the Bool", zh: "占用的字节：Int 8 个，Bool 1 个"), size)
      try run.prove(Localized(en: "the three computed properties take no room", zh: "三个计算属性不占空间"), size == 9)
      let before = badge.text
      badge.count += 2
      run.change(Localized(en: "store 100 and read the computed text", zh: "存入 100，再读计算出来的 text"), from: before, to: badge.text)
      badge.isRead = true
      run.step(Localized(en: "write `isRead = true`: the setter lands in count", zh: "写入 `isRead = true`：setter 改的是 count"), badge.count)
      try run.prove(Localized(en: "an empty badge hides itself", zh: "没有未读时徽标自己消失"), !badge.isVisible)
    })
}

extension ConceptCard {
  /// Stored and computed properties.
  static let storedComputed = ConceptCard(
    id: "stored-computed",
    title: Localized(en: "Stored and computed properties", zh: "存储属性与计算属性"),
    definition: Localized(
      en: """
        A stored property is a place in the instance: it remembers what was last put there. A computed property is a small \
        function that looks like a place: its `get` runs at each reading, its `set`, if there is one, at each writing, and it \
        remembers nothing. Store the facts; compute what follows from them, and the two can never disagree.
        """,
      zh: """
        存储属性是实例里的一个位置，记着最后一次放进去的值。计算属性是一小段看上去像位置的代码：每次读取执行 `get`，\
        每次写入执行 `set`（如果有的话），自己什么也不记。把事实存下来，把能推出来的东西算出来，两者就不可能互相矛盾。
        """),
    example: """
      struct Badge {
        var count = 3
        var text: String { count > 99 ? "99+" : String(count) }
      }
      var badge = Badge()
      badge.count = 120
      print(badge.text)
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        struct Badge {
          var count = 3
          var text: String { String(count) }
        }
        var badge = Badge()
        badge.text = "9"
        """,
      diagnostic: "cannot assign to property: 'text' is a get-only property"),
    misconception: Misconception(
      belief: Localized(
        en: "`badge.text` must be refreshed whenever `count` changes.",
        zh: "以为 `count` 变了以后，还得去刷新一下 `badge.text`。"),
      truth: Localized(
        en: "There is nothing to refresh: no text is kept anywhere. Each reading works it out from the count of that moment.",
        zh: "没有什么可刷新的：文字根本没有存在任何地方，每次读取都用当时的 count 现做。"),
      tryIt: ["v badge", "expr badge.count = 120", "p badge.text", "expr badge.isRead = true", "v badge"]),
    question: CardQuestion(
      Localized(
        en: "`count` is 3. After `badge.isRead = true`, what do `count` and `isVisible` say, and how many of the two are stored?",
        zh: "`count` 是 3。执行 `badge.isRead = true` 之后，`count` 和 `isVisible` 各是什么？两者中有几个是存储属性？"),
      answer: Localized(en: "0 and false; only `count` is stored.", zh: "0 和 false；只有 `count` 是存储属性。")),
    related: [
      Related(
        "PropertyBox", Localized(en: "Has one of each kind, and a debugger frame to tell them apart.", zh: "每种属性各有一个，还有调试现场供你分辨。")),
      Related("lazy-didset", Localized(en: "Stored as well, but made late or watched.", zh: "同样是存储属性，只是生成得晚，或者有人盯着。")),
    ],
    debuggerCommands: ["v badge", "p badge.text", "expr badge.isRead = true", "p badge.count", "p muted.isVisible"],
    searchWords: ["property", "getter", "setter", "stored", "computed", "属性", "存储", "计算", "读取"],
    sourceCue: SourceCue(file: "Sources/TeachingTypes/UnreadBadge.swift", symbol: "var isRead: Bool"),
    compilerSample: "property-access",
    documentation: ["Properties: Stored Properties", "Properties: Computed Properties", "Properties: Read-Only Computed Properties"])
}
