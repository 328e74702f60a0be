import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UICollectionViewDelegate`: asked and told of taps on items.
  static let uiCollectionViewDelegate = CatalogEntry.type(
    .uiCollectionViewDelegate, id: "UICollectionViewDelegate", evidence: .model,
    tables: { [.uiCollectionViewDelegate] },
    subject: { _ in
      let list = ListStage.list()
      let source = MessageListSource(messages: ListStage.messages(12))
      list.dataSource = source
      let recorder = ListRecorder()
      list.delegate = recorder
      list.layoutIfNeeded()
      return Subject(
        "type.UICollectionViewDelegate", function: "ConversationController.viewDidLoad", current: "recorder",
        [.constant("recorder", recorder), .constant("list", list), .constant("source", source)], screen: list)
    },
    workload: { run in
      let list = ListStage.list()
      let source = MessageListSource(messages: ListStage.messages(12))
      list.dataSource = source
      let recorder = ListRecorder()
      list.delegate = recorder
      list.layoutIfNeeded()
      list.tapItem(at: IndexPath(item: 1, section: 0))
      run.step(Localized(en: "a tap on item 1", zh: "点第 1 条"), recorder.log.joined(separator: ", "))
      recorder.log = []
      list.tapItem(at: IndexPath(item: 2, section: 0))
      run.step(Localized(en: "then on item 2", zh: "再点第 2 条"), recorder.log.joined(separator: ", "))
      recorder.log = []
      list.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
      try run.prove(Localized(en: "selected in code: the delegate hears nothing", zh: "代码选中：代理什么也没听到"), recorder.log.isEmpty)
      recorder.allowsSelection = false
      list.tapItem(at: IndexPath(item: 0, section: 0))
      run.step(Localized(en: "the delegate says no: still selected", zh: "代理说不：仍选中"), list.indexPathsForSelectedItems ?? [])
      try run.prove(
        Localized(en: "no didSelectItemAt followed the refusal", zh: "被拒绝后没有 didSelectItemAt"),
        !recorder.log.contains { $0.hasPrefix("didSelect") })
    })
}

extension TypeTable {
  /// The doors into a `UICollectionViewDelegate`.
  static var uiCollectionViewDelegate: TypeTable {
    TypeTable((any UICollectionViewDelegate).self, conformances: ["AnyObject"]) {
      collectionDelegateQuestions
      collectionDelegateMessages
    }
  }

  @TableBuilder private static var collectionDelegateQuestions: [any TableEntry] {
    Method("collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)") {
      (delegate: any UICollectionViewDelegate, list: UICollectionView, path: IndexPath) in
      delegate.collectionView(list, shouldHighlightItemAt: path)
    }
    Method("collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)") {
      (delegate: any UICollectionViewDelegate, list: UICollectionView, path: IndexPath) in
      delegate.collectionView(list, shouldSelectItemAt: path)
    }
    Method("collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)") {
      (delegate: any UICollectionViewDelegate, list: UICollectionView, path: IndexPath) in
      delegate.collectionView(list, shouldDeselectItemAt: path)
    }
    Method("collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)") {
      (delegate: any UICollectionViewDelegate, list: UICollectionView, path: IndexPath) in
      delegate.collectionView(list, canEditItemAt: path)
    }
  }

  @TableBuilder private static var collectionDelegateMessages: [any TableEntry] {
    Method("collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)") {
      (delegate: any UICollectionViewDelegate, list: UICollectionView, path: IndexPath) in
      delegate.collectionView(list, didSelectItemAt: path)
    }
    Method("collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)") {
      (delegate: any UICollectionViewDelegate, list: UICollectionView, path: IndexPath) in
      delegate.collectionView(list, didDeselectItemAt: path)
    }
    Method("collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)") {
      (delegate: any UICollectionViewDelegate, list: UICollectionView, path: IndexPath) in
      delegate.collectionView(list, performPrimaryActionForItemAt: path)
    }
    Method(
      "collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)"
    ) { (delegate: any UICollectionViewDelegate, list: UICollectionView, cell: UICollectionViewCell, path: IndexPath) in
      delegate.collectionView(list, willDisplay: cell, forItemAt: path)
    }
    Method(
      "collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)"
    ) { (delegate: any UICollectionViewDelegate, list: UICollectionView, cell: UICollectionViewCell, path: IndexPath) in
      delegate.collectionView(list, didEndDisplaying: cell, forItemAt: path)
    }
  }
}

extension TypeCard {
  /// `UICollectionViewDelegate`: asked and told of taps on items.
  static let uiCollectionViewDelegate = TypeCard(
    id: "UICollectionViewDelegate",
    module: .uiKit,
    kind: .protocol,
    conformances: ["UIScrollViewDelegate", "NSObjectProtocol"],
    related: [
      Related("UICollectionViewDataSource", Localized(en: "Provides the items that this one hears taps on.", zh: "它提供条目，代理听这些条目上的点击。")),
      Related(
        "UICollectionView",
        Localized(en: "Keeps the selection itself; the delegate only allows it and hears of it.", zh: "选中状态由它自己保存；代理只负责放行和得知。")),
      Related(
        "UIScrollView",
        Localized(
          en: "Since the protocol refines `UIScrollViewDelegate`, scrolling arrives at the same object.",
          zh: "协议继承自 `UIScrollViewDelegate`，滚动的消息也送到同一个对象。")),
    ],
    purpose: Localized(
      en: "Decides whether an item may be selected and reacts when it was: open the conversation, show a photo, mark as read.",
      zh: "决定某一条能否被选中，并在选中后作出反应：打开对话、看照片、标为已读。"),
    analogy: Localized(
      en: "A waiter: the kitchen (the data source) makes the dishes, the waiter hears which one you point at.",
      zh: "像服务员：菜由后厨（数据源）做，你指了哪一道，是服务员听见的。"),
    createdBy: Localized(
      en: "Usually the controller conforms, because a tap often means a push of the next screen.",
      zh: "一般由控制器来遵循，因为点一下往往意味着推入下一页。"),
    ownedBy: Localized(
      en: "Held by whoever holds that controller; `list.delegate` counts for nothing in ARC.",
      zh: "谁持有那个控制器，谁就持有它；`list.delegate` 在 ARC 里不计数。"),
    releasedWhen: Localized(
      en: "The controller is popped. Taps then still select, but nobody reacts.",
      zh: "控制器出栈时释放。之后点击仍能选中，只是没人反应。"),
    properties: [],
    methods: [
      MethodNote(
        "collectionView(_:shouldSelectItemAt:)",
        input: Localized(en: "The list and the tapped item.", zh: "列表和被点的条目。"),
        output: Localized(en: "Whether it may be selected; yes if you leave the method out.", zh: "能否选中；不实现就是能。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "The list when the finger is lifted.", zh: "列表，在手指抬起时。"),
        breakpoint: "ListRecorder.collectionView(_:shouldSelectItemAt:)"),
      MethodNote(
        "collectionView(_:didSelectItemAt:)",
        input: Localized(en: "The list and the item that is now selected.", zh: "列表和刚被选中的条目。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Whatever a tap means in your app.", zh: "点击在你的应用里意味着什么，就做什么。"),
        caller: Localized(en: "The list after a person's tap; never after `selectItem`.", zh: "列表，在人点击之后；`selectItem` 之后从不调用。"),
        breakpoint: "ListRecorder.collectionView(_:didSelectItemAt:)"),
      MethodNote(
        "collectionView(_:didDeselectItemAt:)",
        input: Localized(en: "The list and the item that lost the selection.", zh: "列表和失去选中的条目。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "A place to take marks away.", zh: "在这里去掉标记。"),
        caller: Localized(en: "The list, just before the new item's `didSelectItemAt`.", zh: "列表，紧挨在新条目的 `didSelectItemAt` 之前。"),
        breakpoint: "ListRecorder.collectionView(_:didDeselectItemAt:)"),
      MethodNote(
        "collectionView(_:shouldHighlightItemAt:)",
        input: Localized(en: "The list and the item under the finger.", zh: "列表和手指下的条目。"),
        output: Localized(en: "Whether it lights up; without a highlight there is no selection either.", zh: "是否高亮；不高亮也就不会选中。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "The list at touch down.", zh: "列表，在手指按下时。"),
        breakpoint: "ListRecorder.collectionView(_:shouldHighlightItemAt:)"),
      MethodNote(
        "collectionView(_:willDisplay:forItemAt:)",
        input: Localized(en: "The list, the filled cell and its item.", zh: "列表、填好的单元格和它的条目。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Often: load the next page when the last item comes up.", zh: "常见做法：最后一条快露出来时加载下一页。"),
        caller: Localized(en: "The list, after `cellForItemAt` and before the cell is seen.", zh: "列表，在 `cellForItemAt` 之后、单元格露面之前。"),
        breakpoint: "ListRecorder.collectionView(_:willDisplay:forItemAt:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "Calling `list.selectItem(at:…)` opens the conversation, because `didSelectItemAt` runs.",
        zh: "以为调用 `list.selectItem(at:…)` 会触发 `didSelectItemAt`，从而打开对话。"),
      truth: Localized(
        en: "Those messages report what a person did. Code that selects must do the rest itself.",
        zh: "这些消息报告的是“人做了什么”。用代码选中，后面的事要自己做。"),
      tryIt: [
        "expr list.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])", "p recorder.log",
        "expr list.tapItem(at: IndexPath(item: 2, section: 0))", "p recorder.log",
      ]),
    question: CardQuestion(
      Localized(
        en: "Item 1 is selected and a person taps item 2 in a list with single selection. Which two messages come, in which order?",
        zh: "单选列表里第 1 条已选中，用户点第 2 条。会来哪两条消息？先后如何？"),
      answer: Localized(
        en: "`didDeselectItemAt` for item 1, then `didSelectItemAt` for item 2.",
        zh: "先是第 1 条的 `didDeselectItemAt`，再是第 2 条的 `didSelectItemAt`。")),
    debuggerCommands: [
      "p recorder.allowsSelection", "expr list.tapItem(at: IndexPath(item: 0, section: 0))", "p recorder.log",
      "p list.indexPathsForSelectedItems", "p recorder.collectionView(list, shouldSelectItemAt: IndexPath(item: 3, section: 0))",
    ],
    searchWords: ["selection", "tap", "highlight", "display", "protocol", "list", "选中", "点击", "高亮", "委托", "代理", "协议"],
    sourceCue: SourceCue(
      file: "Sources/UIKitModel/Collections/UICollectionViewDelegate.swift", symbol: "protocol UICollectionViewDelegate"),
    documentation: ["UICollectionViewDelegate", "collectionView(_:didSelectItemAt:)", "collectionView(_:willDisplay:forItemAt:)"],
    modelLimits: Localized(
      en: "Highlight, selection, primary action and display messages are modelled; context menus, focus and spring loading are not.",
      zh: "模型包含高亮、选中、主操作与显示消息；不含上下文菜单、焦点和悬停加载。"))
}
