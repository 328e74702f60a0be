import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// An id that stays.
  static let stableIdentity = CatalogEntry.concept(
    .stableIdentity, id: "stable-identity", evidence: .model,
    subject: { _ in
      let list = ListStage.list()
      let feed = ListStage.feed()
      let source = ListStage.source(list, feed)
      let snapshot = ListStage.snapshot(["m1", "m2", "m3"])
      source.apply(snapshot, animatingDifferences: false)
      list.layoutIfNeeded()
      return Subject(
        "concept.stable-identity", function: "ConversationController.refresh", current: "snapshot",
        [.variable("snapshot", snapshot), .constant("source", source), .constant("feed", feed), .constant("list", list)], screen: list)
    },
    workload: { run in
      let list = ListStage.list()
      let feed = ListStage.feed()
      let source = ListStage.source(list, feed)
      source.apply(ListStage.snapshot(["m1", "m2", "m3"]), animatingDifferences: false)
      list.layoutIfNeeded()
      let cell = ListStage.cell(list, 0)
      feed.forget()
      source.apply(ListStage.snapshot(["m4", "m1", "m2", "m3"]), animatingDifferences: false)
      run.step(Localized(en: "a message comes in on top: cells asked for", zh: "顶部来了一条消息：要了这些单元格"), feed.asked)
      try run.prove(Localized(en: "m1 kept its cell although its row changed", zh: "m1 换了行，单元格没换"), cell === ListStage.cell(list, 1))
      feed.forget()
      source.apply(ListStage.snapshot(["m4", "m1", "m2", "m3"]), animatingDifferences: false)
      run.step(Localized(en: "the same refresh twice: nothing to do", zh: "同样的刷新再来一次：无事可做"), feed.asked)
      feed.texts = ["row0": "Are you coming?", "row1": "On my way"]
      source.apply(ListStage.snapshot(["row0", "row1"]), animatingDifferences: false)
      feed.forget()
      feed.texts = ["row0": "Bring the map", "row1": "Are you coming?", "row2": "On my way"]
      source.apply(ListStage.snapshot(["row0", "row1", "row2"]), animatingDifferences: false)
      run.step(Localized(en: "ids made of row numbers, a message on top: asked for", zh: "用行号当 id，顶部来一条：要了这些"), feed.asked)
      run.step(Localized(en: "so row 0 still shows", zh: "于是第 0 行仍显示"), ListStage.cell(list, 0)?.label.text ?? "nil")
      try run.prove(
        Localized(en: "the list is wrong: row 0 should say “Bring the map”", zh: "列表错了：第 0 行本该是 “Bring the map”"),
        ListStage.cell(list, 0)?.label.text != feed.texts["row0"])
    })
}

extension ConceptCard {
  /// An id that stays.
  static let stableIdentity = ConceptCard(
    id: "stable-identity",
    title: Localized(en: "Stable identity", zh: "稳定标识"),
    definition: Localized(
      en: """
        A thing's identity is what stays the same while everything else about it changes. A message gets an id once, when \
        it is written; text, state and row may change, the id may not. A list that compares ids can then tell “the same \
        message, edited” from “another message”, and a retry cannot make two of one.
        """,
      zh: """
        标识，就是其他一切都变了、它也不变的那部分。消息在写下的那一刻得到一个 id；文字、状态、行号都可以变，id 不行。\
        列表只要比较 id，就能分清“同一条消息改了字”和“另一条消息”，重试也不会把一条变成两条。
        """),
    example: """
      struct Message: Identifiable, Hashable {
        let id: Int
        var text: String
        static func == (left: Message, right: Message) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      var sent: Set<Message> = [Message(id: 7, text: "On my way")]
      sent.insert(Message(id: 7, text: "On my way!"))
      print(sent.count)
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        struct Message {
          let id: Int
          var text: String
        }
        let sent: Set<Message> = []
        print(sent.count)
        """,
      diagnostic: "type 'Message' does not conform to protocol 'Hashable'"),
    misconception: Misconception(
      belief: Localized(en: "The row number is a fine id: every row has one, and they are all different.", zh: "以为行号就能当 id：每行都有，而且互不相同。"),
      truth: Localized(
        en: "It names the place, not the message. One insertion on top, and every number means another message.",
        zh: "行号标的是位置，不是消息。顶部插一条，每个号码就都换了主人。"),
      tryIt: [
        "expr feed.forget()", "expr snapshot.insertItems([\"m4\"], beforeItem: \"m1\")",
        "expr source.apply(snapshot, animatingDifferences: false)", "p feed.asked", "p source.indexPath(for: \"m1\")",
      ]),
    question: CardQuestion(
      Localized(
        en: "A message is sent, fails, and is sent again. Should the second attempt get a new id? Why?",
        zh: "一条消息发送失败，再发一次。第二次该用新 id 吗？为什么？"),
      answer: Localized(
        en: "It keeps its id: only then can the server and the list see that both attempts are one message.",
        zh: "沿用原来的 id：只有这样，服务器和列表才知道两次尝试是同一条消息。")),
    related: [
      Related("NSDiffableDataSourceSnapshot", Localized(en: "Holds ids and nothing else.", zh: "里面只有 id，别的什么都没有。")),
      Related("UUID", Localized(en: "An id that can be made anywhere without asking a server.", zh: "不用问服务器，随处都能生成的 id。")),
      Related(
        "value-reference",
        Localized(en: "`===` compares objects; an id still works after a copy or a restart.", zh: "`===` 比较的是对象；复制或重启之后，id 依然有效。")),
    ],
    debuggerCommands: [
      "p snapshot.itemIdentifiers", "p source.indexPath(for: \"m3\")", "expr snapshot.appendItems([\"m1\"])", "p snapshot.itemIdentifiers",
      "p snapshot.numberOfItems",
    ],
    searchWords: ["identifiable", "id", "diff", "hashable", "equality", "identity", "标识", "唯一", "身份", "稳定", "相等"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Collections/StableIdentityDifference.swift", symbol: "StableIdentityDifference"),
    documentation: ["Identifiable", "Hashable", "Updating collection views using diffable data sources"])
}
