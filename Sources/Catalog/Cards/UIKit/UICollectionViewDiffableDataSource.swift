import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UICollectionViewDiffableDataSource`: shows snapshots and works out what changed.
  static let uiCollectionViewDiffableDataSource = CatalogEntry.type(
    .uiCollectionViewDiffableDataSource, id: "UICollectionViewDiffableDataSource", evidence: .model,
    tables: { [.uiCollectionViewDiffableDataSource] },
    subject: { _ in
      let list = ListStage.list()
      let feed = ListStage.feed()
      let source = ListStage.source(list, feed)
      let snapshot = ListStage.snapshot(["m1", "m2", "m3"])
      source.apply(snapshot, animatingDifferences: false)
      list.layoutIfNeeded()
      return Subject(
        "type.UICollectionViewDiffableDataSource", function: "ConversationController.messagesDidChange", current: "source",
        [.constant("source", source), .variable("snapshot", snapshot), .constant("feed", feed), .constant("list", list)], screen: list)
    },
    workload: { run in
      let list = ListStage.list()
      let feed = ListStage.feed()
      let source = ListStage.source(list, feed)
      try run.prove(Localized(en: "the initializer made it the list's data source", zh: "初始化时它已成为列表的数据源"), list.dataSource === source)
      source.apply(ListStage.snapshot(["m1", "m2", "m3"]), animatingDifferences: false)
      list.layoutIfNeeded()
      run.step(Localized(en: "first snapshot: cells asked for", zh: "第一份快照：要了这些单元格"), feed.asked)
      feed.forget()
      let kept = ListStage.cell(list, 2)
      var snapshot = source.snapshot()
      snapshot.insertItems(["m4"], beforeItem: "m1")
      snapshot.deleteItems(["m2"])
      source.apply(snapshot, animatingDifferences: false)
      run.step(Localized(en: "one in, one out: cells asked for", zh: "进一条、出一条：要了这些单元格"), feed.asked)
      try run.prove(
        Localized(en: "the cell of m3 stayed with m3 at its new place", zh: "m3 的单元格跟着 m3 到了新位置"),
        kept === ListStage.cell(list, source.indexPath(for: "m3")?.item ?? -1))
      feed.texts["m3"] = "edited"
      var marked = source.snapshot()
      marked.reconfigureItems(["m3"])
      source.apply(marked, animatingDifferences: false)
      run.step(Localized(en: "reconfigured: the same cell now says", zh: "重新填内容：同一个单元格现在写着"), kept?.label.text ?? "nil")
      run.step(Localized(en: "where is m1? indexPath(for:)", zh: "m1 在哪里？indexPath(for:)"), source.indexPath(for: "m1") as Any)
    })
}

extension TypeTable {
  /// The doors into a diffable data source of any identifiers.
  static var uiCollectionViewDiffableDataSource: TypeTable {
    TypeTable(
      generic: "UICollectionViewDiffableDataSource", module: "UIKitModel", kind: .classType,
      parameters: ["SectionIdentifierType", "ItemIdentifierType"], conformances: ["UICollectionViewDataSource"]
    ) {
      Member.sourceMethod("func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>") { source, _ in
        source.snapshotValue()
      }
      Member.sourceMethod(
        """
        func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, \
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
        """
      ) { source, arguments in try source.apply(arguments) }
      Member.sourceMethod(
        """
        func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, \
        completion: (() -> Void)? = nil)
        """
      ) { source, arguments in try source.reload(arguments) }
      Member(
        """
        init(collectionView: UICollectionView, \
        cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?)
        """,
        .call { _, arguments in
          guard let type = arguments.resultMetatype as? any ErasedDiffableDataSource.Type else {
            throw AccessError.unknownType("\(arguments.result)")
          }
          return type.make(try arguments.value(0), try FunctionValue(wrapping: arguments.values[1]))
        })
      Member.sourceMethod("func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?") { try $0.item($1) }
      Member.sourceMethod("func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?") { try $0.path($1) }
      Member.sourceMethod("func sectionIdentifier(for index: Int) -> SectionIdentifierType?") { try $0.section($1) }
      Member.sourceMethod("func index(for sectionIdentifier: SectionIdentifierType) -> Int?") { try $0.sectionIndex($1) }
      Member.sourceMethod(
        """
        func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, \
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
        """
      ) { source, arguments in try source.applyTree(arguments) }
      Member.sourceMethod(
        "func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>"
      ) { try $0.tree($1) }
      Member.sourceMethod("func tapDisclosure(of item: ItemIdentifierType) -> Bool") { try $0.tapDisclosure($1) }
    }
  }
}

extension TypeCard {
  /// `UICollectionViewDiffableDataSource`: shows snapshots and works out what changed.
  static let uiCollectionViewDiffableDataSource = TypeCard(
    id: "UICollectionViewDiffableDataSource",
    module: .uiKit,
    kind: .class,
    inheritance: ["NSObject"],
    conformances: ["UICollectionViewDataSource"],
    related: [
      Related("NSDiffableDataSourceSnapshot", Localized(en: "What it is fed with: the list as it should be.", zh: "喂给它的东西：列表应有的样子。")),
      Related("UICollectionViewDataSource", Localized(en: "The protocol it answers for you, counts and all.", zh: "它替你实现的协议，连数量也一并回答。")),
      Related("stable-identity", Localized(en: "It can only follow what keeps its id.", zh: "id 不变，它才跟得上。")),
    ],
    purpose: Localized(
      en: "Takes the list as it should be, compares it with the list as it is, and inserts, deletes and moves exactly the difference.",
      zh: "拿到“列表应有的样子”，与现在的样子对比，只插入、删除、移动有差别的部分。"),
    analogy: Localized(
      en:
        "A stage manager with photographs of two scenes: carries out what is gone, brings in what is new, leaves the sofa where it stands.",
      zh: "像拿着两张场景照片的舞台监督：撤走没有的，搬来新添的，沙发原地不动。"),
    createdBy: Localized(
      en: "The controller in `viewDidLoad()`, with the list and a closure that makes a cell for an id.",
      zh: "由控制器在 `viewDidLoad()` 里创建，传入列表和一个“按 id 做单元格”的闭包。"),
    ownedBy: Localized(
      en: "A property of the controller. `list.dataSource` is weak: as a mere local it would be gone before the first row shows.",
      zh: "由控制器的属性持有。`list.dataSource` 是弱引用：只放在局部变量里，第一行还没显示它就没了。"),
    releasedWhen: Localized(
      en: "The controller goes; the cell provider's captures go with it, so capture `self` weakly.",
      zh: "随控制器释放；闭包捕获的东西也一起释放，所以对 `self` 要弱捕获。"),
    properties: [],
    methods: [
      MethodNote(
        "apply(_:animatingDifferences:completion:)",
        input: Localized(en: "The snapshot to show and whether changes glide.", zh: "要显示的快照，以及变化是否有动画。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "The list changes by the smallest batch; counts are new when it returns.", zh: "列表以最小的批量变化；返回时数量已是新的。"),
        caller: Localized(en: "Your code whenever the messages changed.", zh: "你的代码，每当消息有变化时。"),
        breakpoint: "UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)"),
      MethodNote(
        "snapshot()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "A copy of what is shown, without marks.", zh: "正在显示的内容的副本，不带标记。"),
        sideEffect: Localized(en: "None: change it as you like.", zh: "没有：随你怎么改。"),
        caller: Localized(en: "Code that adds to what is there.", zh: "要在现有内容上增减的代码。"),
        breakpoint: "UICollectionViewDiffableDataSource.snapshot()"),
      MethodNote(
        "itemIdentifier(for:)",
        input: Localized(en: "An index path, such as that of a tap.", zh: "一个索引路径，例如被点的那条。"),
        output: Localized(en: "The id there, or `nil`.", zh: "那里的 id，没有则是 `nil`。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "Your `didSelectItemAt`.", zh: "你的 `didSelectItemAt`。"),
        breakpoint: "UICollectionViewDiffableDataSource.itemIdentifier(for:)"),
      MethodNote(
        "indexPath(for:)",
        input: Localized(en: "An id.", zh: "一个 id。"),
        output: Localized(en: "Where it is now, or `nil`.", zh: "它现在的位置，没有则是 `nil`。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "Code that scrolls to a message.", zh: "要滚到某条消息的代码。"),
        breakpoint: "UICollectionViewDiffableDataSource.indexPath(for:)"),
      MethodNote(
        "applySnapshotUsingReloadData(_:completion:)",
        input: Localized(en: "The snapshot to show.", zh: "要显示的快照。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Everything in view is asked for again, nothing is compared.", zh: "看得见的全部重新要一遍，不做对比。"),
        caller: Localized(en: "Code that replaces the whole conversation.", zh: "整个对话都换掉时的代码。"),
        breakpoint: "UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "A message's text changed, so applying the same ids again shows the new text.", zh: "以为消息文字变了，把同样的 id 再 apply 一次就能看到新文字。"),
      truth: Localized(
        en: "Equal ids mean “nothing changed” to it. Say so with `reconfigureItems`, and the same cell is filled again.",
        zh: "id 相同，它就认为“没变”。要用 `reconfigureItems` 告诉它，同一个单元格才会重新填写。"),
      tryIt: [
        "expr feed.texts[\"m2\"] = \"edited\"", "expr feed.forget()", "expr source.apply(snapshot, animatingDifferences: false)",
        "p feed.asked",
        "expr snapshot.reconfigureItems([\"m2\"])", "expr source.apply(snapshot, animatingDifferences: false)", "p feed.asked",
      ]),
    question: CardQuestion(
      Localized(
        en: "The list shows m1, m2, m3; you apply m1, m9, m2, m3. For which ids is the cell provider called?",
        zh: "列表显示 m1、m2、m3，你 apply 了 m1、m9、m2、m3。哪些 id 会要求提供单元格？"),
      answer: Localized(en: "Only for m9: the others keep their cells.", zh: "只有 m9：其余的单元格都保留。")),
    debuggerCommands: [
      "p source.snapshot().itemIdentifiers", "p source.indexPath(for: \"m2\")", "expr snapshot.appendItems([\"m4\"])",
      "expr source.apply(snapshot, animatingDifferences: false)", "p list.numberOfItems(inSection: 0)", "p feed.asked",
    ],
    searchWords: ["diff", "apply", "snapshot", "animation", "list", "update", "identifiers", "差量", "数据源", "快照", "更新", "列表", "动画"],
    sourceCue: SourceCue(
      file: "Sources/UIKitModel/Collections/UICollectionViewDiffableDataSource.swift", symbol: "class UICollectionViewDiffableDataSource"),
    documentation: [
      "UICollectionViewDiffableDataSource", "UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)",
      "Updating collection views using diffable data sources",
    ],
    modelLimits: Localized(
      en:
        "Differences, marks and the order of calls are UIKit's; reordering handlers, outlines and the complaint about two queues are not modelled.",
      zh: "差异计算、标记和调用顺序与 UIKit 一致；不含拖动排序回调、大纲列表，也不会抱怨混用队列。"))
}
