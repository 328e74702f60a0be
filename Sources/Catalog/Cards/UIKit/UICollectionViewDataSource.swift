import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UICollectionViewDataSource`: how many items, and the cell for each.
  static let uiCollectionViewDataSource = CatalogEntry.type(
    .uiCollectionViewDataSource, id: "UICollectionViewDataSource", evidence: .model,
    tables: { [.uiCollectionViewDataSource] },
    subject: { _ in
      let list = ListStage.list()
      let source = MessageListSource(messages: ListStage.messages(12))
      list.dataSource = source
      list.layoutIfNeeded()
      return Subject(
        "type.UICollectionViewDataSource", function: "ConversationController.viewDidLoad", current: "source",
        [.constant("source", source), .constant("list", list)], screen: list)
    },
    workload: { run in
      let list = ListStage.list()
      let source = MessageListSource(messages: ListStage.messages(100))
      list.dataSource = source
      list.layoutIfNeeded()
      run.step(Localized(en: "asked for the cells of these items only", zh: "只被问了这些条目的单元格"), source.asked)
      source.forget()
      source.messages[2] = "edited"
      list.reloadItems(at: [IndexPath(item: 2, section: 0)])
      run.step(Localized(en: "one item reloaded: asked for", zh: "重新加载一条：被问了"), source.asked)
      run.step(Localized(en: "the list shows", zh: "列表显示"), ListStage.cell(list, 2)?.label.text ?? "nil")
      source.messages.removeLast()
      list.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
      let report = UIKitEnvironment.current.takePendingException()?.reason.prefix(55) ?? ""
      run.step(Localized(en: "one removed, two announced: UIKit raises", zh: "删一条、报两条：UIKit 抛异常"), report)
      let lonely = ListStage.list()
      func attachBriefly() {
        let brief = MessageListSource(messages: ["gone"])
        lonely.dataSource = brief
      }
      attachBriefly()
      try run.prove(
        Localized(en: "nobody kept the data source: dataSource is nil", zh: "没人保住数据源：dataSource 是 nil"), lonely.dataSource == nil)
    })
}

extension TypeTable {
  /// The doors into a `UICollectionViewDataSource`.
  static var uiCollectionViewDataSource: TypeTable {
    TypeTable((any UICollectionViewDataSource).self, conformances: ["AnyObject"]) {
      Method("numberOfSections(in collectionView: UICollectionView)") { (source: any UICollectionViewDataSource, list: UICollectionView) in
        source.numberOfSections(in: list)
      }
      Method("collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)") {
        (source: any UICollectionViewDataSource, list: UICollectionView, section: Int) in
        source.collectionView(list, numberOfItemsInSection: section)
      }
      Method("collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)") {
        (source: any UICollectionViewDataSource, list: UICollectionView, path: IndexPath) in
        source.collectionView(list, cellForItemAt: path)
      }
      Method("collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)") {
        (source: any UICollectionViewDataSource, list: UICollectionView, path: IndexPath) in
        source.collectionView(list, canMoveItemAt: path)
      }
      Method(
        "collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)"
      ) { (source: any UICollectionViewDataSource, list: UICollectionView, from: IndexPath, to: IndexPath) in
        source.collectionView(list, moveItemAt: from, to: to)
      }
    }
  }
}

extension TypeCard {
  /// `UICollectionViewDataSource`: how many items, and the cell for each.
  static let uiCollectionViewDataSource = TypeCard(
    id: "UICollectionViewDataSource",
    module: .uiKit,
    kind: .protocol,
    conformances: ["NSObjectProtocol"],
    related: [
      Related(
        "UICollectionView",
        Localized(en: "The one that asks; it remembers the counts until it is told of a change.", zh: "提问的一方；在被告知变化之前，它一直记着旧数量。")),
      Related(
        "UICollectionViewDiffableDataSource",
        Localized(en: "A ready-made conformance that computes the changes for you.", zh: "现成的实现，替你算出变化。")),
      Related(
        "UICollectionViewDelegate",
        Localized(en: "The other half: not what is shown, but what happens at a tap.", zh: "另外一半：不管显示什么，只管点了之后怎样。")),
    ],
    purpose: Localized(
      en: "Stands between your messages and the list: answers how many there are, and fills a cell when the list needs one.",
      zh: "站在消息和列表之间：回答有多少条；列表需要时，填好一个单元格交出去。"),
    analogy: Localized(
      en: "A librarian at the counter: tells you how many volumes there are and fetches only the one you want to look at.",
      zh: "像柜台后的图书管理员：告诉你一共多少册，只把你要看的那一册取来。"),
    createdBy: Localized(
      en: "You, as the controller itself or better as a small class that holds the array of messages.",
      zh: "由你编写：可以是控制器自己，更好的是一个装着消息数组的小类。"),
    ownedBy: Localized(
      en: "A strong property somewhere, usually of the controller: the list itself refers to it weakly.",
      zh: "由某处的强引用属性持有，一般在控制器里；列表对它只是弱引用。"),
    releasedWhen: Localized(
      en: "That property is gone. The list then has no source and shows nothing after its next reload.",
      zh: "那个属性消失时释放。此后列表没有数据源，下次重新加载就什么都不显示。"),
    properties: [],
    methods: [
      MethodNote(
        "collectionView(_:numberOfItemsInSection:)",
        input: Localized(en: "The list and a section.", zh: "列表和某个分组。"),
        output: Localized(en: "How many items the data has now.", zh: "此刻数据里有多少条。"),
        sideEffect: Localized(en: "None; it may be asked at any time.", zh: "不应该有；随时可能被问。"),
        caller: Localized(en: "The list, before it asks for any cell, for every section.", zh: "列表，在问任何单元格之前，每个分组都问。"),
        breakpoint: "MessageListSource.collectionView(_:numberOfItemsInSection:)"),
      MethodNote(
        "collectionView(_:cellForItemAt:)",
        input: Localized(en: "The list and the path of an item that comes into view.", zh: "列表，以及即将露出来的条目路径。"),
        output: Localized(en: "A dequeued cell, filled with that item.", zh: "一个取出来并填好这一条的单元格。"),
        sideEffect: Localized(en: "A cell leaves the pool.", zh: "池子里少了一个单元格。"),
        caller: Localized(en: "The list during layout, once for each item in view.", zh: "列表在布局时，对每条看得见的内容调用一次。"),
        breakpoint: "MessageListSource.collectionView(_:cellForItemAt:)"),
      MethodNote(
        "numberOfSections(in:)",
        input: Localized(en: "The list.", zh: "列表。"),
        output: Localized(en: "The number of sections, 1 if you leave the method out.", zh: "分组数；不写就是 1。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "The list, first of all.", zh: "列表，最先问的就是它。"),
        breakpoint: "MessageListSource.numberOfSections(in:)"),
      MethodNote(
        "collectionView(_:moveItemAt:to:)",
        input: Localized(en: "Where a person took an item and where it was dropped.", zh: "条目从哪里被拿起、放到了哪里。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Your array must make the same move.", zh: "你的数组要做同样的移动。"),
        caller: Localized(en: "The list, when reordering by hand ends.", zh: "列表，在手动排序结束时。"),
        breakpoint: "MessageListSource.collectionView(_:moveItemAt:to:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "`cellForItemAt` is called once for each message when the list is loaded.", zh: "以为加载列表时，每条消息都会调用一次 `cellForItemAt`。"),
      truth: Localized(
        en: "It is called for what comes into view, and again each time an item returns. Nothing expensive belongs there.",
        zh: "只在条目露出来时调用，而且每次重新露出来都会再调。费时的活不要放在里面。"),
      tryIt: ["p source.asked", "expr source.forget()", "expr list.contentOffset.y = 200", "expr list.layoutIfNeeded()", "p source.asked"]),
    question: CardQuestion(
      Localized(
        en: "You removed one element from the array and called `deleteItems` with two paths. What happens?",
        zh: "数组里只删了一个元素，却用两个路径调用 `deleteItems`，会怎样？"),
      answer: Localized(
        en: "UIKit raises “invalid number of items in section”: the count after must be the count before minus the deletions.",
        zh: "UIKit 抛出“invalid number of items in section”异常：更新后的数量必须等于原数量减去删除数。")),
    debuggerCommands: [
      "p source.messages.count", "p source.asked", "p source.collectionView(list, numberOfItemsInSection: 0)",
      "p source.numberOfSections(in: list)", "p list.dataSource === source",
    ],
    searchWords: ["items", "count", "cell", "provider", "delegate", "protocol", "list", "数据源", "列表", "单元格", "协议", "委托", "代理"],
    sourceCue: SourceCue(
      file: "Sources/UIKitModel/Collections/UICollectionViewDataSource.swift", symbol: "protocol UICollectionViewDataSource"),
    documentation: ["UICollectionViewDataSource", "collectionView(_:cellForItemAt:)", "collectionView(_:numberOfItemsInSection:)"],
    modelLimits: Localized(
      en: "Counts, cells, headers and moving are asked as in UIKit; index titles of the side bar are not.",
      zh: "数量、单元格、页眉和移动的询问与 UIKit 一致；不含右侧索引条。"))
}
