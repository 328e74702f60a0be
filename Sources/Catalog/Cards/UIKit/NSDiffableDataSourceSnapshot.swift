import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `NSDiffableDataSourceSnapshot`: which sections and items a list should show.
  static let nsDiffableDataSourceSnapshot = CatalogEntry.type(
    .nsDiffableDataSourceSnapshot, id: "NSDiffableDataSourceSnapshot", evidence: .model,
    tables: { [.nsDiffableDataSourceSnapshot] },
    subject: { _ in
      let snapshot = ListStage.snapshot(["m1", "m2", "m3"])
      return Subject(
        "type.NSDiffableDataSourceSnapshot", function: "ConversationController.messagesDidChange", current: "snapshot",
        [.variable("snapshot", snapshot), .variable("copy", snapshot), .constant("empty", ListStage.Snapshot())])
    },
    workload: { run in
      var snapshot = ListStage.Snapshot()
      snapshot.appendItems(["m1"])
      let report = UIKitEnvironment.current.takePendingException()?.reason.prefix(52) ?? ""
      run.step(Localized(en: "an item without a section raises", zh: "没有分组就加条目会抛异常"), report)
      snapshot.appendSections(["today", "older"])
      snapshot.appendItems(["m9"], toSection: "older")
      snapshot.appendItems(["m1", "m2", "m3"], toSection: "today")
      run.step(Localized(en: "section order first, then call order", zh: "先按分组顺序，再按调用顺序"), snapshot.itemIdentifiers)
      var copy = snapshot
      copy.deleteItems(["m2"])
      try run.prove(
        Localized(en: "a copy was changed, the snapshot was not", zh: "改的是副本，原快照没变"), snapshot.numberOfItems == 4 && copy.numberOfItems == 3
      )
      snapshot.appendItems(["m1"], toSection: "today")
      run.step(
        Localized(en: "an id that is already there is moved, never doubled", zh: "已存在的 id 只会被移动，不会重复"),
        snapshot.itemIdentifiers(inSection: "today"))
      snapshot.moveSection("older", beforeSection: "today")
      run.step(Localized(en: "a section moves with its items", zh: "移动分组，条目跟着走"), snapshot.itemIdentifiers)
      snapshot.reconfigureItems(["m3"])
      run.step(Localized(en: "marked for new content", zh: "标记为“重新填内容”"), snapshot.reconfiguredItemIdentifiers)
    })
}

extension TypeTable {
  /// The doors into a snapshot of any identifiers.
  static var nsDiffableDataSourceSnapshot: TypeTable {
    var table = TypeTable(
      generic: "NSDiffableDataSourceSnapshot", module: "UIKitModel", kind: .structure,
      parameters: ["SectionIdentifierType", "ItemIdentifierType"]
    ) {
      Member.snapshotProperty("numberOfItems: Int", .numberOfItems)
      Member.snapshotProperty("numberOfSections: Int", .numberOfSections)
      Member.snapshotProperty("sectionIdentifiers: [SectionIdentifierType]", .sectionIdentifiers)
      Member.snapshotProperty("itemIdentifiers: [ItemIdentifierType]", .itemIdentifiers)
      Member.snapshotProperty("reloadedItemIdentifiers: [ItemIdentifierType]", .reloadedItems)
      Member.snapshotProperty("reconfiguredItemIdentifiers: [ItemIdentifierType]", .reconfiguredItems)
      Member.snapshotProperty("reloadedSectionIdentifiers: [SectionIdentifierType]", .reloadedSections)
      Member.snapshotMethod("func numberOfItems(inSection identifier: SectionIdentifierType) -> Int", .numberOfItemsInSection)
      Member.snapshotMethod("func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]", .itemsInSection)
      Member.snapshotMethod(
        "func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType?", .sectionOfItem)
      Member.snapshotMethod("func indexOfItem(_ identifier: ItemIdentifierType) -> Int?", .indexOfItem)
      Member.snapshotMethod("func indexOfSection(_ identifier: SectionIdentifierType) -> Int?", .indexOfSection)
      snapshotSectionChanges
      snapshotItemChanges
      Member(
        "init()",
        .call { _, arguments in
          guard let type = arguments.resultMetatype as? any ErasedSnapshot.Type else {
            throw AccessError.unknownType("\(arguments.result)")
          }
          return type.makeEmpty()
        })
    }
    table.fresh = { ListStage.Snapshot() }
    return table
  }

  @TableBuilder private static var snapshotSectionChanges: [any TableEntry] {
    Member.snapshotChange("func appendSections(_ identifiers: [SectionIdentifierType])", .appendSections)
    Member.snapshotChange(
      "func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)",
      .insertSectionsBefore)
    Member.snapshotChange(
      "func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType)",
      .insertSectionsAfter)
    Member.snapshotChange("func deleteSections(_ identifiers: [SectionIdentifierType])", .deleteSections)
    Member.snapshotChange(
      "func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType)", .moveSectionBefore)
    Member.snapshotChange(
      "func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType)", .moveSectionAfter)
    Member.snapshotChange("func reloadSections(_ identifiers: [SectionIdentifierType])", .reloadSections)
  }

  @TableBuilder private static var snapshotItemChanges: [any TableEntry] {
    Member.snapshotChange(
      "func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)", .appendItems)
    Member.snapshotChange(
      "func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)", .insertItemsBefore)
    Member.snapshotChange(
      "func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)", .insertItemsAfter)
    Member.snapshotChange("func deleteItems(_ identifiers: [ItemIdentifierType])", .deleteItems)
    Member.snapshotChange("func deleteAllItems()", .deleteAllItems)
    Member.snapshotChange("func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)", .moveItemBefore)
    Member.snapshotChange("func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)", .moveItemAfter)
    Member.snapshotChange("func reloadItems(_ identifiers: [ItemIdentifierType])", .reloadItems)
    Member.snapshotChange("func reconfigureItems(_ identifiers: [ItemIdentifierType])", .reconfigureItems)
  }
}

extension TypeCard {
  /// `NSDiffableDataSourceSnapshot`: which sections and items a list should show.
  static let nsDiffableDataSourceSnapshot = TypeCard(
    id: "NSDiffableDataSourceSnapshot",
    module: .uiKit,
    kind: .struct,
    conformances: ["Sendable"],
    related: [
      Related(
        "UICollectionViewDiffableDataSource",
        Localized(en: "Compares a snapshot with the one it shows and makes the changes.", zh: "把快照和正在显示的那份对比，再做出变化。")),
      Related("stable-identity", Localized(en: "What makes an identifier fit for a snapshot.", zh: "什么样的标识符才适合放进快照。")),
      Related("Set", Localized(en: "Like a set it holds each element once, but in an order.", zh: "和集合一样每个元素只有一份，不过它有顺序。")),
    ],
    purpose: Localized(
      en: "Says what a list should look like: which sections, which items, in which order. Nothing in it says how to get there.",
      zh: "说明列表应该是什么样：哪些分组、哪些条目、什么顺序。至于怎么变过去，它一概不管。"),
    analogy: Localized(
      en: "The seating plan of a dinner: you write the new plan, and the waiters work out who has to change places.",
      zh: "像宴会的座位表：你只管写新的一张，谁要换座位由服务员去对照。"),
    createdBy: Localized(
      en: "Your code, empty with `init()` or as a copy with `dataSource.snapshot()`.",
      zh: "由你的代码创建：用 `init()` 得到空的，或用 `dataSource.snapshot()` 拿一份副本。"),
    ownedBy: Localized(
      en: "The variable that holds it: it is a struct, and every assignment is a copy.",
      zh: "归装着它的变量所有：它是结构体，每次赋值都是副本。"),
    releasedWhen: Localized(
      en: "The variable goes out of scope. The data source keeps its own copy of what was applied.",
      zh: "变量离开作用域就没了。数据源自己留有已应用的那份副本。"),
    properties: [
      PropertyNote(
        "itemIdentifiers",
        Localized(
          en: "All items, section by section. Append to the first section last and look at the order.", zh: "所有条目，按分组排列。最后才往第一个分组里加，看看顺序。")),
      PropertyNote(
        "sectionIdentifiers", Localized(en: "The sections from top to bottom; an empty section stays in the list.", zh: "从上到下的分组；空分组也留着。")),
      PropertyNote("numberOfItems", Localized(en: "How many items all sections hold together.", zh: "所有分组一共有多少条。")),
      PropertyNote("numberOfSections", Localized(en: "Zero in a new snapshot: add a section before any item.", zh: "新快照里是零：先加分组，才能加条目。")),
      PropertyNote(
        "reconfiguredItemIdentifiers", Localized(en: "Items whose cells are to be filled again by the next apply.", zh: "下次应用时要重新填内容的条目。")),
      PropertyNote(
        "reloadedItemIdentifiers",
        Localized(en: "Items that get another cell by the next apply; each once, in the order asked.", zh: "下次应用时要换单元格的条目；每个一次，按请求的先后。")),
    ],
    methods: [
      MethodNote(
        "appendSections(_:)",
        input: Localized(en: "New section identifiers.", zh: "新的分组标识符。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "The snapshot grows; a section that is there already raises.", zh: "快照变长；已有的分组会抛异常。"),
        caller: Localized(en: "Your code, before it appends items.", zh: "你的代码，在加条目之前。"),
        breakpoint: "NSDiffableDataSourceSnapshot.appendSections(_:)"),
      MethodNote(
        "appendItems(_:toSection:)",
        input: Localized(en: "Identifiers that are all different, and a section; without one, the last.", zh: "互不相同的标识符，以及分组；不写就是最后一个分组。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "An identifier that is already in the snapshot is moved, with a warning.", zh: "已在快照里的标识符会被移过来，并给出警告。"),
        caller: Localized(en: "The code that turns messages into a list.", zh: "把消息变成列表的代码。"),
        breakpoint: "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)"),
      MethodNote(
        "insertItems(_:beforeItem:)",
        input: Localized(en: "New identifiers and a present one to stand before.", zh: "新标识符，以及排在谁前面。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Later items move back.", zh: "后面的条目往后移。"),
        caller: Localized(en: "Code that puts older messages at the top.", zh: "把更早的消息放到顶部的代码。"),
        breakpoint: "NSDiffableDataSourceSnapshot.insertItems(_:beforeItem:)"),
      MethodNote(
        "deleteItems(_:)",
        input: Localized(en: "Identifiers to remove; unknown ones are ignored.", zh: "要删的标识符；不认识的会被忽略。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "A section stays even if it is now empty.", zh: "分组删空了也还在。"),
        caller: Localized(en: "Code that takes back a message.", zh: "撤回消息的代码。"),
        breakpoint: "NSDiffableDataSourceSnapshot.deleteItems(_:)"),
      MethodNote(
        "reconfigureItems(_:)",
        input: Localized(en: "Present identifiers whose content changed.", zh: "内容变了、且在快照里的标识符。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Marks them: the same cells will be filled again.", zh: "打上标记：同一个单元格会被重新填写。"),
        caller: Localized(en: "Code that changed a text but no id.", zh: "只改文字、没改 id 的代码。"),
        breakpoint: "NSDiffableDataSourceSnapshot.reconfigureItems(_:)"),
      MethodNote(
        "itemIdentifiers(inSection:)",
        input: Localized(en: "A section of the snapshot.", zh: "快照里的某个分组。"),
        output: Localized(en: "Its items in order.", zh: "它的条目，按顺序。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "Code that needs the count or the last item of one day.", zh: "要知道某一天有几条、最后一条是谁的代码。"),
        breakpoint: "NSDiffableDataSourceSnapshot.itemIdentifiers(inSection:)"),
    ],
    misconception: Misconception(
      belief: Localized(en: "Changing the snapshot changes the list.", zh: "以为改了快照，列表就跟着变。"),
      truth: Localized(
        en: "It is a value: you change your own copy. The list hears of it only from `apply`.",
        zh: "它是值类型，改的只是你手里的副本。只有 `apply` 之后列表才知道。"),
      tryIt: ["expr snapshot.deleteItems([\"m2\"])", "p snapshot.itemIdentifiers", "p copy.itemIdentifiers"]),
    question: CardQuestion(
      Localized(
        en: "The section “today” holds m1, m2, m3. What does it hold after `appendItems([\"m1\"])`?",
        zh: "分组“today”里是 m1、m2、m3。执行 `appendItems([\"m1\"])` 之后是什么？"),
      answer: Localized(
        en: "m2, m3, m1: an identifier occurs once, so the present one moves to the end.", zh: "是 m2、m3、m1：标识符只能有一份，所以原来那个被移到了末尾。")),
    debuggerCommands: [
      "p snapshot.itemIdentifiers", "expr snapshot.appendItems([\"m4\"])", "p snapshot.numberOfItems", "p copy.numberOfItems",
      "p snapshot.indexOfItem(\"m3\")",
    ],
    searchWords: [
      "diff", "snapshot", "sections", "items", "append", "reload", "reconfigure", "identifiers", "快照", "差量", "分区", "条目", "刷新", "更新",
    ],
    sourceCue: SourceCue(
      file: "Sources/UIKitModel/Collections/NSDiffableDataSourceSnapshot.swift", symbol: "struct NSDiffableDataSourceSnapshot"),
    documentation: [
      "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)",
      "NSDiffableDataSourceSnapshot.reconfigureItems(_:)",
    ],
    modelLimits: Localized(
      en: "All operations and their refusals are modelled with UIKit's own sentences; section snapshots for outlines are left out.",
      zh: "全部操作和报错都按 UIKit 的原话建模；不含用于大纲列表的分组快照。"))
}
