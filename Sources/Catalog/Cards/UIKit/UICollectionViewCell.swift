import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UICollectionViewCell`: a view that shows one item after another.
  static let uiCollectionViewCell = CatalogEntry.type(
    .uiCollectionViewCell, id: "UICollectionViewCell", evidence: .model,
    tables: { [.uiCollectionViewCell] },
    subject: { _ in
      let list = ListStage.list()
      let source = MessageListSource(messages: ListStage.messages(40))
      list.dataSource = source
      list.layoutIfNeeded()
      let cell = ListStage.cell(list, 0) ?? MessageCell(frame: .zero)
      return Subject(
        "type.UICollectionViewCell", function: "ConversationController.cellForItem", current: "cell",
        [.constant("cell", cell), .constant("list", list), .constant("source", source)], screen: list)
    },
    workload: { run in
      let list = ListStage.list()
      let source = MessageListSource(messages: ListStage.messages(40))
      list.dataSource = source
      list.layoutIfNeeded()
      guard let cell = ListStage.cell(list, 0) else { throw WorkloadFailure(claim: Localized(en: "item 0 has a cell", zh: "第 0 条有单元格")) }
      run.step(Localized(en: "the first cell shows", zh: "第一个单元格显示"), cell.label.text ?? "nil")
      list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      try run.prove(
        Localized(en: "selected through the list: isSelected", zh: "通过列表选中：isSelected"),
        cell.isSelected && cell.configurationState.isSelected)
      list.contentOffset.y = 400
      list.layoutIfNeeded()
      run.change(
        Localized(en: "scrolled by ten rows: the same object shows", zh: "滚过十行：同一个对象现在显示"), from: "Message 0", to: cell.label.text ?? "nil")
      run.step(Localized(en: "how often it was used again", zh: "它被重复使用的次数"), cell.reuses)
      try run.prove(Localized(en: "in its new place it is not selected", zh: "到了新位置，它没有被选中"), !cell.isSelected)
      list.contentOffset.y = 0
      list.layoutIfNeeded()
      try run.prove(
        Localized(en: "back at the top the item is selected, whichever cell shows it", zh: "回到顶部：条目仍是选中的，不管由哪个单元格显示"),
        ListStage.cell(list, 0)?.isSelected == true)
    })
}

extension TypeTable {
  /// The doors into a `UICollectionViewCell`.
  static var uiCollectionViewCell: TypeTable {
    TypeTable(
      UICollectionViewCell.self, superclass: UICollectionReusableView.self, fresh: UICollectionViewCell(frame: .zero)
    ) {
      Property("contentView", \UICollectionViewCell.contentView, .privateSet)
      Property("isSelected", \UICollectionViewCell.isSelected)
      Property("isHighlighted", \UICollectionViewCell.isHighlighted)
      Property("backgroundView", \UICollectionViewCell.backgroundView)
      Property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
      Property("automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
      Property("automaticallyUpdatesBackgroundConfiguration", \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
      Property("contentConfiguration", \UICollectionViewCell.contentConfiguration)
      Property("configurationState", \UICollectionViewCell.configurationState, .get)
      Property("reuseIdentifier", \UICollectionViewCell.reuseIdentifier, .get)
      Method("prepareForReuse()") { (cell: UICollectionViewCell) in cell.prepareForReuse() }
      Method("setNeedsUpdateConfiguration()") { (cell: UICollectionViewCell) in cell.setNeedsUpdateConfiguration() }
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UICollectionViewCell(frame: frame) }
    }
  }
}

extension TypeCard {
  /// `UICollectionViewCell`: a view that shows one item after another.
  static let uiCollectionViewCell = TypeCard(
    id: "UICollectionViewCell",
    module: .uiKit,
    kind: .class,
    inheritance: ["UICollectionReusableView", "UIView", "UIResponder", "NSObject"],
    conformances: ["NSCoding", "UIAppearance"],
    related: [
      Related("UICollectionView", Localized(en: "Takes cells out of its pool and puts them back.", zh: "从池子里取出单元格，用完再放回去的就是它。")),
      Related("reuse", Localized(en: "The life of a cell told as an idea of its own.", zh: "把单元格的一生单独讲成一个概念。")),
      Related("UIView", Localized(en: "A cell is an ordinary view with a `contentView` in it.", zh: "单元格就是里面带一个 `contentView` 的普通视图。")),
    ],
    purpose: Localized(
      en: "Draws one item of a collection view while that item is in view, then goes on to draw another.",
      zh: "在某一条看得见时把它画出来；它离开屏幕后，转去画另一条。"),
    analogy: Localized(
      en: "A name plate holder on an office door: the card in it changes with the tenant, the holder stays screwed to the wall.",
      zh: "像办公室门上的名牌座：换人就换里面的卡片，底座一直拧在墙上。"),
    createdBy: Localized(
      en: "The collection view, from the class that was registered; you never call its initializer.",
      zh: "由集合视图按注册的类创建；你从不自己调用初始化器。"),
    ownedBy: Localized(
      en: "The collection view, on the screen as a subview and off it in the reuse pool.",
      zh: "由集合视图持有：在屏幕上时是子视图，离开后在复用池里。"),
    releasedWhen: Localized(
      en: "The collection view goes. Leaving the screen does not release a cell; its `deinit` is no place to clean up an item.",
      zh: "随集合视图一起释放。离开屏幕并不会释放，所以别在 `deinit` 里清理某条内容。"),
    properties: [
      PropertyNote(
        "contentView",
        Localized(
          en: "Where your labels go. Views added to the cell itself end up over the selection's background.",
          zh: "标签要加在这里。直接加到单元格上的视图，会盖在选中背景上面。")),
      PropertyNote(
        "isSelected",
        Localized(
          en: "Whether the item it shows is selected. Scroll away and back: the list sets it anew.", zh: "它正显示的那条是否被选中。滚走再滚回来，由列表重新设置。")),
      PropertyNote("isHighlighted", Localized(en: "True while a finger rests on it, before the tap counts.", zh: "手指按着、点击还没算数时为 true。")),
      PropertyNote(
        "reuseIdentifier",
        Localized(en: "The name of its pool. A cell made by hand has none, and the list refuses it.", zh: "它属于哪个池子。手工创建的单元格没有这个名字，列表会拒收。")),
      PropertyNote(
        "selectedBackgroundView",
        Localized(
          en: "Shown behind the content while selected or highlighted; set it once when the cell is made.", zh: "选中或高亮时垫在内容后面；创建单元格时设一次就好。")
      ),
      PropertyNote(
        "contentConfiguration",
        Localized(
          en: "The modern way to fill a cell: a value that describes content instead of labels of your own.",
          zh: "填充单元格的新办法：用一个值描述内容，而不是自己摆标签。")),
    ],
    methods: [
      MethodNote(
        "prepareForReuse()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Your override cancels downloads and clears what the next item may not set.", zh: "你的重写在这里取消下载，并清掉下一条不一定会设的内容。"),
        caller: Localized(en: "The collection view, when a pooled cell is dequeued.", zh: "集合视图，在从池子里取出单元格时。"),
        breakpoint: "UICollectionViewCell.prepareForReuse()"),
      MethodNote(
        "setNeedsUpdateConfiguration()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "One update before the next layout, however often you ask.", zh: "不管叫多少次，下次布局前只更新一次。"),
        caller: Localized(en: "A change of selection, or your own state.", zh: "选中状态变化时，或你自己的状态变化时。"),
        breakpoint: "UICollectionViewCell.setNeedsUpdateConfiguration()"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "A cell belongs to its message, so I can keep the message's state in the cell.", zh: "以为单元格属于某条消息，可以把消息的状态存在单元格里。"),
      truth: Localized(
        en: "The object moves on to another message as soon as its own leaves the screen. State lives in the data; the cell only shows it.",
        zh: "消息一离开屏幕，这个对象就去显示别的消息了。状态属于数据，单元格只负责显示。"),
      tryIt: ["p cell.label.text", "expr list.contentOffset.y = 400", "expr list.layoutIfNeeded()", "p cell.label.text", "p cell.reuses"]),
    question: CardQuestion(
      Localized(
        en: "After scrolling, messages of other people suddenly show your avatar. Which method was forgotten, and what belongs in it?",
        zh: "滚动之后，别人的消息突然带上了你的头像。忘了哪个方法？里面该写什么？"),
      answer: Localized(
        en: "`prepareForReuse()`: it must clear the picture and cancel the load of the old one.",
        zh: "忘了 `prepareForReuse()`：里面要清掉图片，并取消旧图的加载。")),
    debuggerCommands: [
      "p cell.serial", "p cell.label.text", "p cell.reuseIdentifier", "p cell.isSelected",
      "expr list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])", "p cell.isSelected",
    ],
    searchWords: ["row", "item", "reuse", "prepareForReuse", "selected", "highlighted", "dequeue", "单元格", "重用", "复用", "格子", "选中"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Collections/UICollectionViewCell.swift", symbol: "class UICollectionViewCell"),
    documentation: ["UICollectionViewCell", "UICollectionReusableView.prepareForReuse()", "UICollectionViewCell.contentView"],
    modelLimits: Localized(
      en: "State, backgrounds, configurations and reuse are modelled; list accessories, swipe actions and dragging states are not.",
      zh: "模型包含状态、背景、配置与复用；不含列表附件、侧滑操作和拖动状态。"))
}
