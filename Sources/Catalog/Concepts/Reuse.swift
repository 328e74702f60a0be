import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// Few cells for many items.
  static let reuse = CatalogEntry.concept(
    .reuse, id: "reuse", evidence: .model,
    subject: { _ in
      let list = ListStage.list()
      let source = MessageListSource(messages: ListStage.messages(60))
      list.dataSource = source
      list.layoutIfNeeded()
      let first = ListStage.cell(list, 0) ?? MessageCell(frame: .zero)
      return Subject(
        "concept.reuse", function: "ConversationController.scrollViewDidScroll", current: "first",
        [.constant("first", first), .constant("list", list), .constant("source", source)], screen: list)
    },
    workload: { run in
      let list = ListStage.list()
      let source = MessageListSource(messages: ListStage.messages(60))
      list.dataSource = source
      list.layoutIfNeeded()
      guard let first = ListStage.cell(list, 0) else {
        throw WorkloadFailure(claim: Localized(en: "row 0 is on the screen", zh: "第 0 行在屏幕上"))
      }
      try run.prove(Localized(en: "a brand-new cell was never prepared for reuse", zh: "全新的单元格没有经过 prepareForReuse"), first.reuses == 0)
      list.contentOffset.y = 240
      list.layoutIfNeeded()
      let rows = list.indexPathsForVisibleItems.filter { list.cellForItem(at: $0) === first }.map(\.item)
      run.step(
        Localized(en: "one screen further, the object of row 0 shows row", zh: "滚过一屏后，第 0 行的对象在显示第几行"),
        rows.isEmpty ? "(in the pool)" : "\(rows)")
      for step in 3...40 {
        list.contentOffset.y = CGFloat(step) * 40
        list.layoutIfNeeded()
      }
      run.step(Localized(en: "after forty rows: cells made", zh: "滚过四十行：造了多少单元格"), source.cellsMade)
      source.forgetsText = true
      list.contentOffset.y = 0
      list.layoutIfNeeded()
      run.step(
        Localized(en: "a source that forgets to fill: row 0 shows", zh: "数据源忘了填：第 0 行显示"), ListStage.cell(list, 0)?.label.text ?? "nil")
      try run.prove(
        Localized(en: "prepareForReuse had cleared the old text", zh: "prepareForReuse 已清掉旧文字"), (ListStage.cell(list, 0)?.reuses ?? 0) > 0)
    })
}

extension ConceptCard {
  /// Few cells for many items.
  static let reuse = ConceptCard(
    id: "reuse",
    title: Localized(en: "Reuse", zh: "复用"),
    definition: Localized(
      en: """
        A list makes about as many cells as fit on the screen. A cell that scrolls out goes into a pool under its reuse \
        identifier; the next item that comes in takes it out, `prepareForReuse()` cleans it, and your code fills it. So \
        three things must be told apart: the data, the item's place, and the object that shows it for now.
        """,
      zh: """
        列表造的单元格，大约只够铺满一屏。滚出去的按复用标识符进池子；新露出来的条目把它取出，`prepareForReuse()` 先清理，再由你的代码填写。\
        所以要分清三样东西：数据、条目的位置、以及眼下负责显示它的对象。
        """),
    example: """
      final class Cell { var text = "" }
      struct Pool {
        var waiting: [Cell] = []
        var made = 0
        mutating func dequeue() -> Cell {
          if let cell = waiting.popLast() {
            cell.text = ""
            return cell
          }
          made += 1
          return Cell()
        }
      }
      var pool = Pool()
      for row in 0..<100 {
        let cell = pool.dequeue()
        cell.text = "Message \\(row)"
        pool.waiting.append(cell)
      }
      print(pool.made)
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        final class Cell { var text = "" }
        let visible: [Int: Cell] = [0: Cell()]
        visible[99].text = "Message 99"
        """,
      diagnostic: "value of optional type 'Cell?' must be unwrapped to refer to member 'text' of wrapped base type 'Cell'"),
    misconception: Misconception(
      belief: Localized(
        en: "Reuse means that the list caches the cell of each row, so a row keeps its cell.", zh: "以为复用就是给每一行缓存好单元格，每行都有自己专用的。"),
      truth: Localized(
        en: "Nothing is kept for a row. `first` began as row 0; one screen later the same object shows another message.",
        zh: "没有哪个单元格是给某一行留着的。`first` 一开始是第 0 行；滚过一屏，同一个对象就在显示别的消息。"),
      tryIt: [
        "p first.label.text", "expr list.contentOffset.y = 400", "expr list.layoutIfNeeded()", "p first.label.text", "p source.cellsMade",
      ]),
    question: CardQuestion(
      Localized(
        en: "A download for row 3 ends after the person scrolled on. Why must its result not be put into the cell that started it?",
        zh: "第 3 行的图片下载完时，用户已经滚走了。为什么不能直接放进当初发起下载的那个单元格？"),
      answer: Localized(
        en: "That object may show another message by now. Store the result in the data and fill whichever cell shows row 3.",
        zh: "那个对象可能已在显示别的消息。应把结果存进数据，再去填此刻显示第 3 行的单元格。")),
    related: [
      Related("UICollectionViewCell", Localized(en: "The object that is used again.", zh: "被重复使用的就是它。")),
      Related("UICollectionView", Localized(en: "Owner of the pool.", zh: "池子的主人。")),
      Related("stable-identity", Localized(en: "How to name an item, since its cell cannot be its name.", zh: "既然单元格不能代表条目，条目就要有自己的名字。")),
    ],
    debuggerCommands: [
      "p first.serial", "p first.label.text", "p source.cellsMade", "expr list.contentOffset.y = 1200", "expr list.layoutIfNeeded()",
      "p source.cellsMade", "p first.label.text",
    ],
    searchWords: ["dequeue", "cell", "recycle", "pool", "prepareForReuse", "scrolling", "重用", "复用", "单元格", "回收", "滚动"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Collections/CollectionReuse.swift", symbol: "CollectionReuse"),
    documentation: [
      "UICollectionReusableView.prepareForReuse()", "UICollectionView.register(_:forCellWithReuseIdentifier:)",
      "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)",
    ])
}
