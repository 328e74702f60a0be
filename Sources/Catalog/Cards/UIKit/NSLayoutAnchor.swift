import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `NSLayoutAnchor`: one edge, centre or size of a view, ready to be tied to another.
  static let nsLayoutAnchor = CatalogEntry.type(
    .nsLayoutAnchor, id: "NSLayoutAnchor", evidence: .model,
    tables: { [.nsLayoutAnchor, .nsLayoutXAxisAnchor, .nsLayoutYAxisAnchor, .nsLayoutDimension] },
    subject: { _ in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      let avatar = UIView(frame: CGRect(x: 16, y: 16, width: 40, height: 40))
      avatar.backgroundColor = .systemGray
      let bubble = UIView()
      bubble.backgroundColor = .systemBlue
      bubble.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(avatar)
      container.addSubview(bubble)
      NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: container.topAnchor, constant: 16),
        bubble.widthAnchor.constraint(equalToConstant: 180), bubble.heightAnchor.constraint(equalToConstant: 48),
      ])
      return Subject(
        "type.NSLayoutAnchor", function: "BubbleRow.installConstraints", current: "anchor",
        [
          .constant("anchor", bubble.leadingAnchor), .constant("bubble", bubble), .constant("avatar", avatar),
          .constant("container", container),
        ], screen: container)
    },
    workload: { run in
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
      let avatar = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      let bubble = UIView()
      bubble.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(avatar)
      row.addSubview(bubble)
      let gap = bubble.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8)
      run.step(Localized(en: "an anchor makes a constraint, which is not active yet", zh: "锚点做出一条约束，此时还没有激活"), gap.isActive)
      try run.prove(
        Localized(en: "both ends are anchors of their views", zh: "约束的两端正是两个视图的锚点"),
        gap.firstAnchor == bubble.leadingAnchor && gap.secondAnchor == avatar.trailingAnchor)
      NSLayoutConstraint.activate([
        gap, bubble.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
        bubble.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.5),
        bubble.heightAnchor.constraint(equalTo: avatar.heightAnchor),
      ])
      row.layoutIfNeeded()
      run.step(Localized(en: "four anchors tied: the bubble's frame", zh: "四个锚点系好之后，气泡的 frame"), bubble.frame)
      row.frame.size.width = 400
      row.layoutIfNeeded()
      run.step(Localized(en: "the row gets wider: the bubble keeps half of it", zh: "行变宽，气泡仍占一半"), bubble.frame.width)
      let spaced = bubble.leadingAnchor.constraint(equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 2)
      run.step(Localized(en: "twice the system's spacing, in points", zh: "两倍系统间距，换算成点"), spaced.constant)
      try run.prove(Localized(en: "asking twice gives anchors that are equal", zh: "问两次得到的锚点相等"), bubble.topAnchor == bubble.topAnchor)
    })
}

extension TypeTable {
  /// The doors into any anchor.
  static var nsLayoutAnchor: TypeTable {
    TypeTable(NSLayoutAnchor.self) {
      Property("name", \NSLayoutAnchor.name, .get)
      Property("item", .get) { (anchor: NSLayoutAnchor) -> AnyObject? in anchor.item }
    }
  }

  /// The doors into an edge or centre along the horizontal axis.
  static var nsLayoutXAxisAnchor: TypeTable {
    typealias Anchor = NSLayoutXAxisAnchor
    return TypeTable(Anchor.self, superclass: NSLayoutAnchor.self) {
      Method("constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0)") { (own: Anchor, other: Anchor, constant: CGFloat) in
        own.constraint(equalTo: other, constant: constant)
      }
      Method("constraint(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0)") {
        (own: Anchor, other: Anchor, constant: CGFloat) in own.constraint(greaterThanOrEqualTo: other, constant: constant)
      }
      Method("constraint(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0)") {
        (own: Anchor, other: Anchor, constant: CGFloat) in own.constraint(lessThanOrEqualTo: other, constant: constant)
      }
      Method("constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)") {
        (own: Anchor, other: Anchor, multiplier: CGFloat) in own.constraint(equalToSystemSpacingAfter: other, multiplier: multiplier)
      }
      Method("anchorWithOffset(to anchor: NSLayoutXAxisAnchor)") { (own: Anchor, other: Anchor) in own.anchorWithOffset(to: other) }
    }
  }

  /// The doors into an edge, centre or baseline along the vertical axis.
  static var nsLayoutYAxisAnchor: TypeTable {
    typealias Anchor = NSLayoutYAxisAnchor
    return TypeTable(Anchor.self, superclass: NSLayoutAnchor.self) {
      Method("constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0)") { (own: Anchor, other: Anchor, constant: CGFloat) in
        own.constraint(equalTo: other, constant: constant)
      }
      Method("constraint(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0)") {
        (own: Anchor, other: Anchor, constant: CGFloat) in own.constraint(greaterThanOrEqualTo: other, constant: constant)
      }
      Method("constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0)") {
        (own: Anchor, other: Anchor, constant: CGFloat) in own.constraint(lessThanOrEqualTo: other, constant: constant)
      }
      Method("constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)") {
        (own: Anchor, other: Anchor, multiplier: CGFloat) in own.constraint(equalToSystemSpacingBelow: other, multiplier: multiplier)
      }
      Method("anchorWithOffset(to anchor: NSLayoutYAxisAnchor)") { (own: Anchor, other: Anchor) in own.anchorWithOffset(to: other) }
    }
  }

  /// The doors into a width or height.
  static var nsLayoutDimension: TypeTable {
    typealias Anchor = NSLayoutDimension
    return TypeTable(Anchor.self, superclass: NSLayoutAnchor.self) {
      Method("constraint(equalToConstant constant: CGFloat)") { (own: Anchor, constant: CGFloat) in
        own.constraint(equalToConstant: constant)
      }
      Method("constraint(greaterThanOrEqualToConstant constant: CGFloat)") { (own: Anchor, constant: CGFloat) in
        own.constraint(greaterThanOrEqualToConstant: constant)
      }
      Method("constraint(lessThanOrEqualToConstant constant: CGFloat)") { (own: Anchor, constant: CGFloat) in
        own.constraint(lessThanOrEqualToConstant: constant)
      }
      Method("constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)") {
        (own: Anchor, other: Anchor, multiplier: CGFloat, constant: CGFloat) in
        own.constraint(equalTo: other, multiplier: multiplier, constant: constant)
      }
      Method("constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)") {
        (own: Anchor, other: Anchor, multiplier: CGFloat, constant: CGFloat) in
        own.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
      }
      Method("constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0)") {
        (own: Anchor, other: Anchor, multiplier: CGFloat, constant: CGFloat) in
        own.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
      }
    }
  }
}

extension TypeCard {
  /// `NSLayoutAnchor`: one edge, centre or size of a view, ready to be tied to another.
  static let nsLayoutAnchor = TypeCard(
    id: "NSLayoutAnchor",
    module: .uiKit,
    kind: .class,
    inheritance: ["NSObject"],
    conformances: ["NSCopying"],
    related: [
      Related(
        "NSLayoutConstraint",
        Localized(en: "What every method of an anchor makes; the anchor itself moves nothing.", zh: "锚点的每个方法做出来的东西；锚点自己什么也不会移动。")),
      Related(
        "UIView",
        Localized(
          en: "Each view hands out twelve anchors, from `leadingAnchor` to `lastBaselineAnchor`.",
          zh: "每个视图提供十二个锚点，从 `leadingAnchor` 到 `lastBaselineAnchor`。")),
      Related(
        "auto-layout",
        Localized(en: "Why a bubble needs four of them tied: two for the place, two for the size.", zh: "为什么一个气泡要系四个锚点：两个定位置，两个定大小。")),
    ],
    purpose: Localized(
      en: """
        Names one side, centre or length of a view, so that you can write \
        `bubble.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8)`: the bubble begins 8 points after the avatar.
        """,
      zh: """
        代表视图的某一条边、某个中心或某个长度。有了它就能写 \
        `bubble.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8)`：气泡从头像右边 8 点处开始。
        """),
    analogy: Localized(
      en: "An eyelet at the edge of a tent: useless alone, but a rope between two of them fixes how far apart they are.",
      zh: "像帐篷边上的绳扣：单独一个没用，在两个之间系上绳子，它们的距离就定住了。"),
    createdBy: Localized(
      en: "Nobody calls an initializer; reading `view.topAnchor` is how you get one.",
      zh: "没有人调用初始化方法；读一下 `view.topAnchor` 就得到一个。"),
    ownedBy: Localized(
      en: "The line of code that reads it. It is a short-lived helper, and its view does not store it.",
      zh: "由读取它的那行代码临时持有；视图并不保存它。"),
    releasedWhen: Localized(
      en: "Usually at the end of the statement, as soon as the constraint has been made.",
      zh: "通常在语句结束、约束做好之后就消失。"),
    properties: [
      PropertyNote(
        "item",
        Localized(
          en: "The view or layout guide whose side it is. Print it to learn which view a log line means.",
          zh: "它属于哪个视图或布局参考线。日志里看不懂时，打印它就知道说的是谁。")),
      PropertyNote(
        "name",
        Localized(
          en: "Which side: `leading`, `top`, `width` … the word that appears in constraint logs.",
          zh: "是哪一边：`leading`、`top`、`width`……约束日志里出现的就是这个词。")),
    ],
    methods: [
      MethodNote(
        "constraint(equalTo:constant:)",
        input: Localized(en: "Another anchor of the same axis, and the distance to it in points.", zh: "同一方向上的另一个锚点，以及到它的距离（点）。"),
        output: Localized(en: "A constraint that is not active yet.", zh: "一条尚未激活的约束。"),
        sideEffect: Localized(en: "None; nothing moves before `isActive` is true.", zh: "没有；在 `isActive` 变成 true 之前什么都不会动。"),
        caller: Localized(
          en: "The code that builds a row, usually inside `NSLayoutConstraint.activate(_:)`.",
          zh: "搭建界面的代码，一般写在 `NSLayoutConstraint.activate(_:)` 里。"),
        breakpoint: "NSLayoutXAxisAnchor.constraint(equalTo:constant:)"),
      MethodNote(
        "constraint(lessThanOrEqualTo:constant:)",
        input: Localized(en: "The anchor that must not be passed, and a distance to keep from it.", zh: "不许越过的锚点，以及要与它保持的距离。"),
        output: Localized(
          en: "An inactive constraint with `relation` `.lessThanOrEqual`.", zh: "一条 `relation` 为 `.lessThanOrEqual` 的未激活约束。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "A bubble whose text may be short, but must end before the margin.", zh: "文字可长可短、但必须在边距之前结束的气泡。"),
        breakpoint: "NSLayoutXAxisAnchor.constraint(lessThanOrEqualTo:constant:)"),
      MethodNote(
        "constraint(equalToConstant:)",
        input: Localized(en: "A length in points; only width and height anchors have this method.", zh: "以点为单位的长度；只有宽高锚点才有这个方法。"),
        output: Localized(en: "A constraint with one item and no second anchor.", zh: "只有一个对象、没有第二个锚点的约束。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "Code that gives an avatar its fixed 40 by 40 points.", zh: "给头像定下 40×40 点的代码。"),
        breakpoint: "NSLayoutDimension.constraint(equalToConstant:)"),
      MethodNote(
        "constraint(equalTo:multiplier:constant:)",
        input: Localized(en: "Another width or height, a factor and a number to add.", zh: "另一个宽或高、一个倍数和一个加数。"),
        output: Localized(en: "A constraint between two lengths.", zh: "两个长度之间的约束。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "A bubble that may take at most three quarters of the row.", zh: "最多占一行四分之三宽的气泡。"),
        breakpoint: "NSLayoutDimension.constraint(equalTo:multiplier:constant:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "Any two anchors can be tied together; `leading` to `top` is only unusual.",
        zh: "以为任意两个锚点都能系在一起，`leading` 对 `top` 只是少见。"),
      truth: Localized(
        en: """
          The type of the anchor says its axis, so the compiler refuses to pair a horizontal with a vertical one. What it cannot \
          see is `leading` with `left`: that compiles and ends the app when the constraint is made.
          """,
        zh: """
          锚点的类型就写明了方向，横的和竖的配在一起，编译器会直接拒绝。编译器看不出来的是 `leading` 配 `left`：\
          能编译，但做出约束的那一刻应用就会退出。
          """),
      tryIt: ["po anchor", "po bubble.topAnchor", "p anchor == bubble.leadingAnchor"]),
    question: CardQuestion(
      Localized(
        en:
          "You wrote `bubble.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8)` on a line of its own, and the bubble did not move. Why?",
        zh: "单独写了一行 `bubble.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8)`，气泡却没有动。为什么？"),
      answer: Localized(
        en: "The method only makes a constraint. It takes part in layout once `isActive` is true.",
        zh: "这个方法只是做出约束；`isActive` 为 true 之后它才参与布局。")),
    debuggerCommands: [
      "po anchor", "p anchor.name", "p anchor.constraint(equalTo: avatar.trailingAnchor, constant: 8).isActive",
      "expr anchor.constraint(equalTo: avatar.trailingAnchor, constant: 8).isActive = true", "p bubble.constraints.count",
    ],
    searchWords: ["constraint", "edge", "leading", "trailing", "alignment", "layout", "equal", "pin", "锚点", "约束", "对齐", "边缘", "布局"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Layout/Constraints/NSLayoutAnchor.swift", symbol: "class NSLayoutAnchor"),
    documentation: ["NSLayoutAnchor", "NSLayoutAnchor.constraint(equalTo:constant:)", "NSLayoutDimension", "Auto Layout Guide"],
    modelLimits: Localized(
      en: "UIKit's class is generic; the model has one class for each axis instead, with the same methods and the same pairings refused.",
      zh: "UIKit 里它是泛型类；模型改用每个方向一个类，方法相同，不许配对的情形也相同。"))
}
