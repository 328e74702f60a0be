import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// Auto Layout.
  static let autoLayout = CatalogEntry.concept(
    .autoLayout, id: "auto-layout", evidence: .model,
    subject: { _ in
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      let bubble = UIView()
      bubble.backgroundColor = .systemBlue
      bubble.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(bubble)
      NSLayoutConstraint.activate([
        bubble.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        bubble.topAnchor.constraint(equalTo: row.topAnchor, constant: 16),
      ])
      let width = bubble.widthAnchor.constraint(equalToConstant: 200)
      width.identifier = "bubble-width"
      let wide = bubble.widthAnchor.constraint(equalToConstant: 260)
      wide.identifier = "bubble-wide"
      return Subject(
        "concept.auto-layout", function: "BubbleRow.installConstraints", current: "bubble",
        [
          .constant("bubble", bubble), .constant("row", row), .constant("width", width),
          .constant("height", bubble.heightAnchor.constraint(equalToConstant: 60)), .constant("wide", wide),
        ], screen: row)
    },
    workload: { run in
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      let bubble = UIView()
      row.addSubview(bubble)
      bubble.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bubble.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        bubble.topAnchor.constraint(equalTo: row.topAnchor, constant: 16),
      ])
      row.layoutIfNeeded()
      run.step(Localized(en: "place without size: ambiguous?", zh: "只有位置没有大小：是否含糊？"), bubble.hasAmbiguousLayout)
      let width = bubble.widthAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([width, bubble.heightAnchor.constraint(equalToConstant: 60)])
      row.layoutIfNeeded()
      run.step(Localized(en: "two numbers for each axis leave one frame", zh: "每个方向两个数，就只剩一个 frame"), bubble.frame)
      try run.prove(Localized(en: "nothing is open any more", zh: "再没有悬而未决的地方"), !bubble.hasAmbiguousLayout)
      let world = UIKitEnvironment.current
      let before = world.consoleLog.count
      let wide = bubble.widthAnchor.constraint(equalToConstant: 260)
      wide.isActive = true
      row.layoutIfNeeded()
      run.step(
        Localized(en: "a second required width: messages on the console", zh: "第二条必须成立的宽度：控制台上的消息数"), world.consoleLog.count - before)
      wide.isActive = false
      wide.priority = .defaultHigh
      wide.isActive = true
      row.layoutIfNeeded()
      try run.prove(
        Localized(en: "as a wish of priority 750 it gives way in silence", zh: "降成优先级 750 的愿望，就悄悄让步了"),
        bubble.frame.width == 200 && world.consoleLog.count == before + 1)
    })
}

extension ConceptCard {
  /// Auto Layout.
  static let autoLayout = ConceptCard(
    id: "auto-layout",
    title: Localized(en: "Auto Layout", zh: "Auto Layout（自动布局）"),
    definition: Localized(
      en: """
        Instead of numbers for `frame` you state what must be true between views; an engine computes the frames, again for every \
        screen. Each view needs two statements along each axis – place and size, or two edges. Fewer leave the layout ambiguous, \
        contradicting ones are reported on the console, and one of them is dropped.
        """,
      zh: """
        不直接写 `frame` 的数字，而是规定视图之间必须成立的关系，由引擎按每块屏幕算出 frame。每个视图在每个方向上需要两条规定：\
        位置加大小，或者两条边。少了就含糊不清；互相矛盾时，控制台会报告，并放弃其中一条。
        """),
    example: """
      // Along one axis: begin + length = end. Two of the three numbers give the third.
      func span(begin: Double, length: Double) -> (begin: Double, end: Double) { (begin, begin + length) }
      let bubble = span(begin: 16, length: 200)
      print(bubble.end)
      """,
    misconception: Misconception(
      belief: Localized(
        en: "The more constraints, the safer the layout.", zh: "以为约束越多，布局越保险。"),
      truth: Localized(
        en:
          "Two independent facts for each axis are enough. A third one that disagrees makes a conflict, and which one loses is not yours to choose.",
        zh: "每个方向两条互相独立的规定就够了。第三条要是不一致就成了冲突，而且由不得你决定放弃哪一条。"),
      tryIt: [
        "expr width.isActive = true", "expr height.isActive = true", "p bubble.hasAmbiguousLayout", "expr wide.isActive = true",
        "expr row.layoutIfNeeded()", "p bubble.frame.size.width",
      ]),
    question: CardQuestion(
      Localized(
        en: "A bubble has leading, trailing and top constraints and nothing more. What is missing, and can a label do without it?",
        zh: "气泡只有 leading、trailing 和 top 三条约束。还缺什么？换成标签是不是可以不写？"),
      answer: Localized(
        en: "Its height (or bottom). A label brings a height of its own: its intrinsic content size.",
        zh: "缺高度（或底边）。标签自带高度，也就是 intrinsicContentSize，所以可以不写。")),
    related: [
      Related("NSLayoutConstraint", Localized(en: "One such statement as an object.", zh: "一条规定，做成对象。")),
      Related("NSLayoutAnchor", Localized(en: "The handles by which a view is tied to others.", zh: "把视图系到别处的抓手。")),
      Related("UIStackView", Localized(en: "Often saves you from writing any.", zh: "很多时候可以替你免去手写约束。")),
    ],
    debuggerCommands: [
      "p bubble.hasAmbiguousLayout", "expr width.isActive = true", "expr height.isActive = true", "p bubble.hasAmbiguousLayout",
      "expr row.layoutIfNeeded()", "p bubble.frame",
    ],
    searchWords: ["constraint", "layout", "intrinsic", "size", "hugging", "compression", "solver", "约束", "布局", "固有尺寸", "自适应", "尺寸"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Layout/Engine/LayoutEngine.swift", symbol: "class LayoutEngine"),
    documentation: [
      "Auto Layout Guide: Auto Layout Without Constraints", "Auto Layout Guide: Debugging Auto Layout", "UIView.hasAmbiguousLayout",
    ])
}
