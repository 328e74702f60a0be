import Inspection
import LabText

extension CatalogEntry {
  /// `Array`: values in an order.
  static let array = CatalogEntry.type(
    .array, id: "Array", evidence: .swift,
    tables: { [] },
    subject: { _ in
      let waiting = ["Bring water", "See you at 8:30", "Bring water"]
      return Subject(
        "type.Array", function: "Outbox.draw", current: "waiting",
        [
          .variable("waiting", waiting), .constant("before", waiting), .constant("unread", [2, 0, 5]),
          .constant("none", [String]()),
        ])
    },
    workload: { run in
      var waiting = ["Bring water", "See you at 8:30"]
      let before = waiting
      waiting.append("Bring water")
      run.change(Localized(en: "append: count", zh: "append：count"), from: before.count, to: waiting.count)
      try run.prove(Localized(en: "an array keeps duplicates and order", zh: "数组保留重复，也保留顺序"), waiting[0] == waiting[2])
      run.step(
        Localized(en: "insert at the front: first", zh: "插到最前面：first"),
        {
          waiting.insert("Wait!", at: 0); return waiting.first ?? ""
        }())
      run.step(Localized(en: "a message leaves the queue: removeFirst", zh: "一条消息出队：removeFirst"), waiting.removeFirst())
      run.step(Localized(en: "lengths of all texts: map", zh: "所有文字的长度：map"), waiting.map(\.count))
      run.step(Localized(en: "only the long ones: filter", zh: "只留长的：filter"), waiting.filter { $0.count > 11 })
      try run.prove(
        Localized(en: "the copy made first still has two", zh: "最早那份副本仍然只有两个"), before.count == 2 && [String]().first == nil)
    })
}

extension TypeCard {
  /// `Array`: values in an order.
  static let array = TypeCard(
    id: "Array",
    module: .swift,
    kind: .struct,
    conformances: ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral"],
    related: [
      Related("Set", Localized(en: "When the question is “is it in there?” and order does not matter.", zh: "当问题是“在不在里面”、顺序无所谓时。")),
      Related("Dictionary", Localized(en: "When an element is found by a name instead of a place.", zh: "当元素是按名字而不是按位置去找时。")),
      Related(
        "Optional", Localized(en: "What `first` and `last` return, because there may be none.", zh: "`first` 与 `last` 的返回类型，因为可能一个都没有。")),
      Related("value-reference", Localized(en: "Why a copy of an array does not see later changes.", zh: "为什么数组的副本看不到之后的改动。")),
    ],
    purpose: Localized(
      en: "Keeps values of one type in an order that you decide: the messages of a conversation, the queue of what is to be sent.",
      zh: "按你定下的顺序保存同一类型的值：会话里的消息、等待发送的队列。"),
    analogy: Localized(
      en: "Numbered seats in a row: finding seat 7 takes one step, squeezing someone in at the front makes everybody move.",
      zh: "一排编了号的座位：找 7 号一步到位；要在最前面加一个人，后面的全得挪。"),
    createdBy: Localized(
      en: "A literal such as `[2, 0, 5]`, `[String]()` for an empty one, or `map` and `filter` from another.",
      zh: "像 `[2, 0, 5]` 这样的字面量；空数组写 `[String]()`；也可由 `map`、`filter` 得到。"),
    ownedBy: Localized(en: "Its variable. Elements that are objects are held strongly by it.", zh: "存放它的变量。元素若是对象，数组会强引用它们。"),
    releasedWhen: Localized(
      en: "The last variable that shares its storage is gone; its elements are let go then.", zh: "共用这份存储的最后一个变量消失时，元素随之放开。"),
    properties: [
      PropertyNote("count", Localized(en: "How many; takes no walking.", zh: "有几个；不用逐个数。")),
      PropertyNote("isEmpty", Localized(en: "Says the same as `count == 0`, in words a reader likes.", zh: "与 `count == 0` 同义，读起来更顺。")),
      PropertyNote("first", Localized(en: "Optional: try it on `none`.", zh: "可选值：对 `none` 试试看。")),
      PropertyNote("last", Localized(en: "The newest message, when the order is oldest first.", zh: "旧的在前时，它就是最新的那条。")),
      PropertyNote(
        "indices", Localized(en: "The valid places, `0..<count`; test with it before you index.", zh: "合法的位置 `0..<count`；取下标之前可先用它判断。")),
    ],
    methods: [
      MethodNote(
        "append(_:)", input: Localized(en: "An element.", zh: "一个元素。"), output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "It stands at the end.", zh: "它站到末尾。"),
        caller: Localized(en: "A queue that takes one more.", zh: "又收下一条的队列。"),
        breakpoint: "Array.append(_:)"),
      MethodNote(
        "insert(_:at:)", input: Localized(en: "An element and a place.", zh: "元素和位置。"), output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "All behind it move by one.", zh: "它后面的都挪一位。"),
        caller: Localized(en: "Pinning a conversation to the top.", zh: "把会话置顶。"),
        breakpoint: "Array.insert(_:at:)"),
      MethodNote(
        "remove(at:)", input: Localized(en: "A place that exists.", zh: "一个存在的位置。"),
        output: Localized(en: "The element that stood there.", zh: "原来在那里的元素。"),
        sideEffect: Localized(en: "Those behind it move up; a wrong place traps.", zh: "后面的往前补；位置不存在会崩溃。"),
        caller: Localized(en: "Swipe to delete.", zh: "左滑删除。"), breakpoint: "Array.remove(at:)"),
      MethodNote(
        "map(_:)", input: Localized(en: "A closure from element to something.", zh: "把元素变成别的东西的闭包。"),
        output: Localized(en: "An array of what it returned.", zh: "它返回的东西组成的数组。"), sideEffect: Localized(en: "None.", zh: "没有。"),
        caller: Localized(en: "Messages to ids for a list.", zh: "把消息变成 id 交给列表。"), breakpoint: "Sequence.map(_:)"),
      MethodNote(
        "filter(_:)", input: Localized(en: "A test.", zh: "一个判断。"),
        output: Localized(en: "The elements that pass, in order.", zh: "通过判断的元素，顺序不变。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "“Show failed only.”", zh: "“只看失败的”。"),
        breakpoint: "Sequence.filter(_:)"),
      MethodNote(
        "sorted()", input: Localized(en: "No arguments; elements must be comparable.", zh: "没有参数；元素要能比大小。"),
        output: Localized(en: "A new array in order.", zh: "排好序的新数组。"),
        sideEffect: Localized(en: "None; `sort()` changes the array itself.", zh: "没有；`sort()` 才会改数组自己。"),
        caller: Localized(en: "A list by time.", zh: "按时间排列的列表。"), breakpoint: "Sequence.sorted()"),
      MethodNote(
        "contains(_:)", input: Localized(en: "An element.", zh: "一个元素。"), output: Localized(en: "Whether it occurs.", zh: "是否出现。"),
        sideEffect: Localized(en: "None, but it walks through all: a set is faster.", zh: "没有，但要逐个比；集合更快。"),
        caller: Localized(en: "A check before adding.", zh: "添加之前的检查。"), breakpoint: "Sequence.contains(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(en: "An index that does not exist gives nil, as `first` does.", zh: "以为下标越界会像 `first` 一样得到 nil。"),
      truth: Localized(
        en: "It ends the program. `first` and `last` are optional; a subscript promises an element. Ask `indices.contains(7)` before.",
        zh: "它会让程序当场终止。`first`、`last` 是可选值，下标则承诺一定有元素。先问一句 `indices.contains(7)`。"),
      tryIt: ["p none.first", "p waiting.indices.contains(7)", "p waiting[0] == waiting[2]"]),
    question: CardQuestion(
      Localized(
        en: "`before` was copied from `waiting`; then `waiting.removeFirst()` ran. What is `before.count`?",
        zh: "`before` 复制自 `waiting`，之后执行了 `waiting.removeFirst()`。`before.count` 是多少？"),
      answer: Localized(en: "3 as before: an array is a value.", zh: "仍是 3：数组是值。")),
    debuggerCommands: ["p waiting", "p waiting.count", "expr waiting.append(\"On my way\")", "p before.count", "p unread.map { $0 + 1 }"],
    searchWords: [
      "list", "sequence", "index", "append", "filter", "map", "sort", "reduce", "elements", "数组", "列表", "下标", "排序", "序列", "元素",
    ],
    sourceCue: SourceCue(file: "Sources/Messenger/Model/InboxSnapshot.swift", symbol: "func messages(in conversation: Conversation.ID"),
    documentation: ["Collection Types: Arrays", "Array", "Sequence.map(_:)"])
}
