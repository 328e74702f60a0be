import Inspection
import LabText

extension CatalogEntry {
  /// `Set`: each value once.
  static let set = CatalogEntry.type(
    .set, id: "Set", evidence: .swift,
    tables: { [] },
    subject: { _ in
      let online: Set = ["Mina"]
      return Subject(
        "type.Set", function: "MemberList.update", current: "online",
        [
          .variable("online", online), .constant("muted", Set(["Oskar"])), .constant("names", ["Mina", "Oskar", "Mina"]),
          .constant("nobody", Set<String>()),
        ])
    },
    workload: { run in
      var seen: Set<String> = []
      let arrivals = ["m1", "m2", "m1"]
      let new = arrivals.filter { seen.insert($0).inserted }
      run.step(Localized(en: "three echoes arrive; insert lets pass", zh: "来了三个回显；insert 放行的是"), new)
      try run.prove(Localized(en: "the second m1 was turned away", zh: "第二个 m1 被挡下"), seen.count == 2 && !seen.insert("m2").inserted)
      let online: Set = ["Mina", "June"]
      let members: Set = ["Mina", "Oskar"]
      run.step(Localized(en: "in both: intersection", zh: "两边都有：intersection"), online.intersection(members).sorted())
      run.step(Localized(en: "in either: union", zh: "任一边有：union"), online.union(members).sorted())
      run.step(Localized(en: "members who are away: subtracting", zh: "不在线的成员：subtracting"), members.subtracting(online).sorted())
      try run.prove(Localized(en: "order is no part of a set", zh: "顺序不是集合的一部分"), Set(["a", "b"]) == Set(["b", "a"]))
    })
}

extension TypeCard {
  /// `Set`: each value once.
  static let set = TypeCard(
    id: "Set",
    module: .swift,
    kind: .struct,
    conformances: ["Collection", "SetAlgebra", "Hashable"],
    related: [
      Related("Array", Localized(en: "Take it when order or duplicates carry meaning.", zh: "顺序或重复有意义时改用它。")),
      Related("Dictionary", Localized(en: "A set of keys, each with something attached.", zh: "可以看作每个键都挂着一样东西的集合。")),
      Related("stable-identity", Localized(en: "Ids in a set answer “have I seen this one?”.", zh: "把 id 放进集合，就能回答“见过没有”。")),
    ],
    purpose: Localized(
      en:
        "Answers one question fast, whatever its size: is this value in? A chat client uses it for ids it has seen and people who are online.",
      zh: "不管有多大，都能很快回答一个问题：这个值在不在里面？聊天客户端用它记住见过的 id、在线的人。"),
    analogy: Localized(
      en: "A guest list at the door: a name is on it or not, and writing it down twice changes nothing.",
      zh: "门口的宾客名单：要么有名，要么没有；同一个名字写两遍也不会多一个人。"),
    createdBy: Localized(
      en: "A literal with the type written out, `let online: Set = [\"Mina\"]`, or `Set(names)`.",
      zh: "写明类型的字面量 `let online: Set = [\"Mina\"]`，或者 `Set(names)`。"),
    ownedBy: Localized(en: "The variable that it was assigned to, like any value.", zh: "和任何值一样，归接收它的变量所有。"),
    releasedWhen: Localized(en: "No variable holds this set or a copy that shares its storage.", zh: "没有变量拿着它，也没有副本共用它的存储时。"),
    properties: [
      PropertyNote(
        "count",
        Localized(
          en: "Different values, so `Set(names).count` may be less than `names.count`.",
          zh: "不同值的个数，所以 `Set(names).count` 可能比 `names.count` 小。")),
      PropertyNote("isEmpty", Localized(en: "True for a set that has lost its last member.", zh: "最后一个成员离开后为 true。")),
      PropertyNote("first", Localized(en: "Some member, no particular one: never rely on which.", zh: "某一个成员，但说不准是哪个，别依赖它。")),
    ],
    methods: [
      MethodNote(
        "contains(_:)", input: Localized(en: "A value.", zh: "一个值。"), output: Localized(en: "Whether it is a member.", zh: "是不是成员。"),
        sideEffect: Localized(en: "None; takes the same time for ten and for a million.", zh: "没有；十个与一百万个耗时一样。"),
        caller: Localized(en: "“Have I shown this message?”", zh: "“这条消息显示过吗？”"), breakpoint: "Set.contains(_:)"),
      MethodNote(
        "insert(_:)", input: Localized(en: "A value.", zh: "一个值。"),
        output: Localized(en: "A tuple: whether it was `inserted`, and the member there is now.", zh: "一个元组：是否新加入（`inserted`），以及现在的成员。"),
        sideEffect: Localized(en: "It is a member afterwards.", zh: "之后它就是成员。"),
        caller: Localized(en: "A filter for duplicates.", zh: "去重的代码。"),
        breakpoint: "Set.insert(_:)"),
      MethodNote(
        "remove(_:)", input: Localized(en: "A value.", zh: "一个值。"),
        output: Localized(en: "What was removed, or nil.", zh: "被移除的值；没有则是 nil。"),
        sideEffect: Localized(en: "It is no member any more.", zh: "它不再是成员。"),
        caller: Localized(en: "Somebody goes offline.", zh: "有人下线时。"),
        breakpoint: "Set.remove(_:)"),
      MethodNote(
        "union(_:)", input: Localized(en: "Another set or an array.", zh: "另一个集合或数组。"),
        output: Localized(en: "A new set of both.", zh: "两者合成的新集合。"),
        sideEffect: Localized(en: "None; `formUnion` changes the set itself.", zh: "没有；`formUnion` 才改自己。"),
        caller: Localized(en: "Members of two groups.", zh: "合并两个群的成员。"), breakpoint: "Set.union(_:)"),
      MethodNote(
        "intersection(_:)", input: Localized(en: "A second collection.", zh: "第二组值。"),
        output: Localized(en: "What is in both.", zh: "两边都有的值。"),
        sideEffect: Localized(en: "None.", zh: "没有。"), caller: Localized(en: "“Common contacts.”", zh: "“共同联系人”。"),
        breakpoint: "Set.intersection(_:)"),
      MethodNote(
        "subtracting(_:)", input: Localized(en: "What is to be left out.", zh: "要去掉的值。"), output: Localized(en: "The rest.", zh: "剩下的值。"),
        sideEffect: Localized(en: "None.", zh: "没有。"),
        caller: Localized(en: "Members without those who muted the group.", zh: "去掉免打扰者之后的成员。"),
        breakpoint: "Set.subtracting(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(en: "A set lists its members in the order in which they were added.", zh: "以为集合会按加入的先后列出成员。"),
      truth: Localized(
        en: "It has no order, and may list them differently at the next start. Sort when a person is to see them: `online.sorted()`.",
        zh: "它没有顺序，下次启动列出来可能又不一样。给人看之前先排序：`online.sorted()`。"),
      tryIt: ["p Set(names).count", "p Set(names).sorted()", "p online.insert(\"Mina\").inserted"]),
    question: CardQuestion(
      Localized(
        en: "An echo with an id that is in `seen` arrives. What does `seen.insert(id).inserted` say, and what is `seen.count` then?",
        zh: "来了一个回显，它的 id 已在 `seen` 里。`seen.insert(id).inserted` 是什么？`seen.count` 呢？"),
      answer: Localized(en: "`false`, and the count stays.", zh: "`false`，个数不变。")),
    debuggerCommands: [
      "p online.contains(\"Mina\")", "p Set(names).count", "p online.insert(\"June\").inserted", "p online.union(muted).sorted()",
    ],
    searchWords: ["unique", "membership", "union", "intersection", "duplicates", "unordered", "集合", "去重", "并集", "交集", "唯一", "无序"],
    sourceCue: SourceCue(file: "Sources/Messenger/Model/DeliveryState.swift", symbol: "var successors: Set<DeliveryState>"),
    documentation: ["Collection Types: Sets", "Set", "Collection Types: Performing Set Operations"])
}
