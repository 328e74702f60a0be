import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UICollectionView`: many items, few cells.
  static let uiCollectionView = CatalogEntry.type(
    .uiCollectionView, id: "UICollectionView", evidence: .model,
    tables: { [.uiCollectionView] },
    subject: { _ in
      let list = ListStage.list()
      let source = MessageListSource(messages: ListStage.messages(100))
      list.dataSource = source
      let recorder = ListRecorder()
      list.delegate = recorder
      list.layoutIfNeeded()
      return Subject(
        "type.UICollectionView", function: "ConversationController.viewDidLayoutSubviews", current: "list",
        [.constant("list", list), .constant("source", source), .constant("recorder", recorder)], screen: list)
    },
    workload: { run in
      let list = ListStage.list()
      let source = MessageListSource(messages: ListStage.messages(1_000))
      list.dataSource = source
      try run.prove(Localized(en: "before layout no cell exists", zh: "布局之前一个单元格也没有"), list.visibleCells.isEmpty)
      list.layoutIfNeeded()
      run.step(Localized(en: "laid out: visible cells of 1000 items", zh: "布局之后：1000 条里可见的单元格"), list.visibleCells.count)
      for step in 1...200 {
        list.contentOffset.y = CGFloat(step) * 100
        list.layoutIfNeeded()
      }
      run.step(Localized(en: "scrolled past 500 items: cells ever made", zh: "滚过 500 条：总共造过的单元格"), source.cellsMade)
      try run.prove(
        Localized(en: "an item out of sight has no cell", zh: "看不见的条目没有单元格"), list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
      source.messages.append("one more")
      run.step(
        Localized(en: "the array grew, the list was told nothing: numberOfItems", zh: "数组变了、没通知列表：numberOfItems"),
        list.numberOfItems(inSection: 0))
      list.insertItems(at: [IndexPath(item: 1_000, section: 0)])
      run.step(Localized(en: "insertItems(at:) tells it", zh: "用 insertItems(at:) 告诉它之后"), list.numberOfItems(inSection: 0))
    })
}

extension TypeTable {
  /// The doors into a `UICollectionView`.
  static var uiCollectionView: TypeTable {
    TypeTable(
      UICollectionView.self, superclass: UIScrollView.self,
      fresh: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    ) {
      Property("dataSource", \UICollectionView.dataSource)
      Property("prefetchDataSource", \UICollectionView.prefetchDataSource)
      Property("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
      Property("collectionViewLayout", \UICollectionView.collectionViewLayout).withoutDefault()
      Property("backgroundView", \UICollectionView.backgroundView)
      Property("allowsSelection", \UICollectionView.allowsSelection)
      Property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
      Property("isEditing", \UICollectionView.isEditing)
      Property("selfSizingInvalidation", \UICollectionView.selfSizingInvalidation)
      Property("numberOfSections", \UICollectionView.numberOfSections, .get)
      Property("visibleCells", \UICollectionView.visibleCells, .get)
      Property("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems, .get)
      Property("indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems, .get)
      Property("hasUncommittedUpdates", \UICollectionView.hasUncommittedUpdates, .get)
      StaticProperty("elementKindSectionHeader") { UICollectionView.elementKindSectionHeader }
      StaticProperty("elementKindSectionFooter") { UICollectionView.elementKindSectionFooter }
      collectionQuestions
      collectionChanges
      Initializer("init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)") {
        (frame: CGRect, layout: UICollectionViewLayout) in
        UICollectionView(frame: frame, collectionViewLayout: layout)
      }
    }
  }

  @TableBuilder private static var collectionQuestions: [any TableEntry] {
    Method("numberOfItems(inSection section: Int)") { (list: UICollectionView, section: Int) in list.numberOfItems(inSection: section) }
    Method("cellForItem(at indexPath: IndexPath)") { (list: UICollectionView, path: IndexPath) in list.cellForItem(at: path) }
    Method("indexPath(for cell: UICollectionViewCell)") { (list: UICollectionView, cell: UICollectionViewCell) in list.indexPath(for: cell)
    }
    Method("indexPathForItem(at point: CGPoint)") { (list: UICollectionView, point: CGPoint) in list.indexPathForItem(at: point) }
    Method("dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)") {
      (list: UICollectionView, identifier: String, path: IndexPath) in
      list.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    }
    Method("tapItem(at indexPath: IndexPath)") { (list: UICollectionView, path: IndexPath) in list.tapItem(at: path) }
    Method("selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)") {
      (list: UICollectionView, path: IndexPath?, animated: Bool, position: UICollectionView.ScrollPosition) in
      list.selectItem(at: path, animated: animated, scrollPosition: position)
    }
    Method("deselectItem(at indexPath: IndexPath, animated: Bool)") { (list: UICollectionView, path: IndexPath, animated: Bool) in
      list.deselectItem(at: path, animated: animated)
    }
    Method("scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)") {
      (list: UICollectionView, path: IndexPath, position: UICollectionView.ScrollPosition, animated: Bool) in
      list.scrollToItem(at: path, at: position, animated: animated)
    }
    Method("setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)") {
      (list: UICollectionView, layout: UICollectionViewLayout, animated: Bool) in
      list.setCollectionViewLayout(layout, animated: animated)
    }
  }

  @TableBuilder private static var collectionChanges: [any TableEntry] {
    Method("reloadData()") { (list: UICollectionView) in list.reloadData() }
    Method("insertItems(at indexPaths: [IndexPath])") { (list: UICollectionView, paths: [IndexPath]) in list.insertItems(at: paths) }
    Method("deleteItems(at indexPaths: [IndexPath])") { (list: UICollectionView, paths: [IndexPath]) in list.deleteItems(at: paths) }
    Method("reloadItems(at indexPaths: [IndexPath])") { (list: UICollectionView, paths: [IndexPath]) in list.reloadItems(at: paths) }
    Method("reconfigureItems(at indexPaths: [IndexPath])") { (list: UICollectionView, paths: [IndexPath]) in
      list.reconfigureItems(at: paths)
    }
    Method("moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)") { (list: UICollectionView, from: IndexPath, to: IndexPath) in
      list.moveItem(at: from, to: to)
    }
  }
}

extension TypeCard {
  /// `UICollectionView`: many items, few cells.
  static let uiCollectionView = TypeCard(
    id: "UICollectionView",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIScrollView", "UIView", "UIResponder", "NSObject"],
    conformances: ["UIDataSourceTranslating", "UISpringLoadedInteractionSupporting"],
    related: [
      Related(
        "UICollectionViewDataSource",
        Localized(
          en: "Tells the list how many items there are and hands it a cell for each one in view.", zh: "告诉列表有多少条，并为每条看得见的内容交出一个单元格。")),
      Related("UICollectionViewCell", Localized(en: "What stands on the screen for an item, for a while.", zh: "暂时代表某一条内容站在屏幕上的视图。")),
      Related("UICollectionViewDelegate", Localized(en: "Asked and told when a person taps an item.", zh: "有人点某一条时，问它、通知它。")),
      Related("reuse", Localized(en: "Why a thousand messages need nine cells.", zh: "为什么一千条消息只要几个单元格。")),
    ],
    purpose: Localized(
      en: "Shows a list or grid of any length with a handful of views: the messages of a conversation, a wall of photos.",
      zh: "用寥寥几个视图展示任意长的列表或网格：一段对话的消息、一面照片墙。"),
    analogy: Localized(
      en: "A sushi belt with ten plates: the kitchen refills the plate that comes round; nobody owns a plate for every dish on the menu.",
      zh: "像只有十个盘子的回转寿司：转回来的空盘再装新的，没有人给菜单上每道菜都备一个盘子。"),
    createdBy: Localized(
      en: "A controller with `UICollectionView(frame:collectionViewLayout:)`; without a layout there is none.",
      zh: "由控制器用 `UICollectionView(frame:collectionViewLayout:)` 创建；没有布局对象就建不出来。"),
    ownedBy: Localized(
      en: "Its superview. It keeps its layout and its cells; data source and delegate are weak references.",
      zh: "由父视图持有。它自己持有布局和单元格；数据源与代理都只是弱引用。"),
    releasedWhen: Localized(
      en: "The screen goes; all cells, visible ones and those in the pool, go with it.",
      zh: "页面消失时释放；可见的和池子里的单元格都跟着消失。"),
    properties: [
      PropertyNote(
        "dataSource",
        Localized(
          en: "Where items come from. A new one makes the list reload; a lost one leaves it empty.", zh: "数据从哪里来。换一个，列表就重新加载；丢了它，列表就空了。")),
      PropertyNote(
        "visibleCells",
        Localized(
          en: "The cells on the screen right now. Scroll and compare: other items, but mostly the same objects.",
          zh: "此刻在屏幕上的单元格。滚一下再比较：内容换了，对象大多还是那几个。")),
      PropertyNote(
        "indexPathsForVisibleItems",
        Localized(en: "Which items those cells stand for. Its count stays about the same wherever you are.", zh: "这些单元格各代表哪一条。滚到哪里，数量都差不多。")
      ),
      PropertyNote(
        "indexPathsForSelectedItems",
        Localized(en: "The selection, kept by item and not by cell: it survives scrolling away.", zh: "选中了哪些条目。记的是条目而不是单元格，所以滚走了也还在。")),
      PropertyNote("numberOfSections", Localized(en: "1 unless the data source says otherwise.", zh: "数据源没另说就是 1。")),
      PropertyNote(
        "allowsMultipleSelection", Localized(en: "Switch it on, tap two items and print the selection.", zh: "打开它，点两条，再打印选中的条目。")),
      PropertyNote(
        "collectionViewLayout",
        Localized(
          en: "Computes every frame. Change its `itemSize` and all cells follow at the next layout.",
          zh: "负责算出每个 frame。改它的 `itemSize`，下次布局时所有单元格都跟着变。")),
      PropertyNote(
        "contentSize", Localized(en: "Set by the layout from the number of items; do not set it yourself.", zh: "由布局按条目数算出来，不要自己去设。")),
    ],
    methods: [
      MethodNote(
        "cellForItem(at:)",
        input: Localized(en: "An index path.", zh: "一个索引路径。"),
        output: Localized(en: "The cell on the screen, or `nil` when the item is out of sight.", zh: "屏幕上的单元格；条目看不见时是 `nil`。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "Code that wants to touch up one visible cell.", zh: "只想改一下某个可见单元格的代码。"),
        breakpoint: "UICollectionView.cellForItem(at:)"),
      MethodNote(
        "dequeueReusableCell(withReuseIdentifier:for:)",
        input: Localized(en: "The registered identifier and the path.", zh: "注册过的标识符和索引路径。"),
        output: Localized(en: "A cell from the pool, or a new one.", zh: "池子里的单元格，没有就新建一个。"),
        sideEffect: Localized(en: "A pooled cell first gets `prepareForReuse()`.", zh: "从池子里取出的会先收到 `prepareForReuse()`。"),
        caller: Localized(en: "Your `cellForItemAt`, once for each call.", zh: "你的 `cellForItemAt`，每次调用一回。"),
        breakpoint: "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)"),
      MethodNote(
        "reloadData()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Forgets counts, cells and selection and asks for everything in view again.", zh: "忘掉数量、单元格和选中状态，把看得见的全部重新问一遍。"),
        caller: Localized(en: "Code that does not know what changed.", zh: "说不清哪里变了的代码。"),
        breakpoint: "UICollectionView.reloadData()"),
      MethodNote(
        "insertItems(at:)",
        input: Localized(en: "The paths that the new items have afterwards.", zh: "新条目插入之后的路径。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Checks the counts against the data source; a mismatch raises an exception.", zh: "与数据源核对数量；对不上就抛异常。"),
        caller: Localized(en: "Code that has just added to the array.", zh: "刚往数组里加了东西的代码。"),
        breakpoint: "UICollectionView.insertItems(at:)"),
      MethodNote(
        "scrollToItem(at:at:animated:)",
        input: Localized(en: "The item, where it should end up, and whether to glide.", zh: "哪一条、停在哪里、是否有动画。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Changes `contentOffset`; other cells come into view.", zh: "改变 `contentOffset`；别的单元格进入视野。"),
        caller: Localized(en: "“Jump to the newest message.”", zh: "“跳到最新消息”按钮。"),
        breakpoint: "UICollectionView.scrollToItem(at:at:animated:)"),
      MethodNote(
        "selectItem(at:animated:scrollPosition:)",
        input: Localized(en: "The item or `nil`, and a position or `[]` for no scrolling.", zh: "某一条或 `nil`，以及位置；`[]` 表示不滚动。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Selects without telling the delegate.", zh: "选中，但不通知代理。"),
        caller: Localized(en: "Code that restores a selection.", zh: "恢复选中状态的代码。"),
        breakpoint: "UICollectionView.selectItem(at:animated:scrollPosition:)"),
    ],
    misconception: Misconception(
      belief: Localized(en: "Appending to the array is enough; the list notices by itself.", zh: "以为往数组里加一条就行，列表会自己发现。"),
      truth: Localized(
        en:
          "The list asked for the count once and remembers it. It learns of a change only from `insertItems`, `reloadData` or a snapshot.",
        zh: "列表只问过一次数量并记住了。只有 `insertItems`、`reloadData` 或快照才能让它知道变化。"),
      tryIt: [
        "expr source.messages.append(\"new\")", "p list.numberOfItems(inSection: 0)",
        "expr list.insertItems(at: [IndexPath(item: 100, section: 0)])", "p list.numberOfItems(inSection: 0)",
      ]),
    question: CardQuestion(
      Localized(
        en: "The list has 100 items and 240 points of height, each row 40 high. What does `cellForItem(at:)` answer for item 50, and why?",
        zh: "列表有 100 条、高 240，每行高 40。`cellForItem(at:)` 问第 50 条会得到什么？为什么？"),
      answer: Localized(en: "`nil`: only items in view have a cell.", zh: "得到 `nil`：只有看得见的条目才有单元格。")),
    debuggerCommands: [
      "p list.visibleCells.count", "p list.indexPathsForVisibleItems.count", "p source.cellsMade", "expr list.contentOffset.y = 2000",
      "expr list.layoutIfNeeded()", "p source.cellsMade",
    ],
    searchWords: ["list", "grid", "table", "reuse", "items", "sections", "flow", "layout", "cells", "列表", "网格", "表格", "集合视图", "重用", "单元格"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Collections/UICollectionView.swift", symbol: "class UICollectionView"),
    documentation: [
      "UICollectionView", "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)",
      "UICollectionView.performBatchUpdates(_:completion:)",
    ],
    modelLimits: Localized(
      en:
        "Flow layouts, reuse, selection and batch updates are modelled, without moving pictures; compositional layouts, drag and drop and self-sizing cells are not.",
      zh: "模型包含流式布局、复用、选择和批量更新，但没有动画画面；不含组合式布局、拖放和自适应高度。"))
}
