import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `NSLayoutConstraint`: one equation about frames.
  static let nsLayoutConstraint = CatalogEntry.type(
    .nsLayoutConstraint, id: "NSLayoutConstraint", evidence: .model,
    tables: { [.nsLayoutConstraint] },
    subject: { _ in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      let bubble = UIView()
      bubble.backgroundColor = .systemBlue
      bubble.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(bubble)
      let width = bubble.widthAnchor.constraint(equalToConstant: 180)
      let leading = bubble.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16)
      NSLayoutConstraint.activate([
        leading, bubble.topAnchor.constraint(equalTo: container.topAnchor, constant: 16), width,
        bubble.heightAnchor.constraint(equalToConstant: 48),
      ])
      return Subject(
        "type.NSLayoutConstraint", function: "BubbleRow.installConstraints", current: "width",
        [
          .constant("width", width), .constant("leading", leading), .constant("bubble", bubble), .constant("container", container),
        ], screen: container)
    },
    workload: { run in
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
      let bubble = UIView()
      bubble.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(bubble)
      let leading = bubble.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12)
      let width = bubble.widthAnchor.constraint(equalToConstant: 120)
      NSLayoutConstraint.activate([
        leading, width, bubble.topAnchor.constraint(equalTo: row.topAnchor), bubble.heightAnchor.constraint(equalToConstant: 40),
      ])
      run.step(Localized(en: "active: the nearest common superview holds the edges", zh: "激活后，最近的共同父视图持有边的约束"), row.constraints.count)
      try run.prove(Localized(en: "the bubble itself holds its two lengths", zh: "气泡自己持有两条长度约束"), bubble.constraints.count == 2)
      row.layoutIfNeeded()
      let before = bubble.frame
      leading.constant = 40
      row.layoutIfNeeded()
      run.change(Localized(en: "change `constant`: the frame follows", zh: "改 `constant`，frame 跟着变"), from: before, to: bubble.frame)
      let narrow = bubble.widthAnchor.constraint(equalToConstant: 60)
      narrow.priority = .defaultLow
      narrow.isActive = true
      row.layoutIfNeeded()
      run.step(Localized(en: "a weaker wish for 60 points loses against 120", zh: "优先级低的 60 点输给了 120 点"), bubble.frame.width)
      width.isActive = false
      row.layoutIfNeeded()
      run.step(Localized(en: "without the strong one the weak one rules", zh: "强的撤走之后，弱的说了算"), bubble.frame.width)
      try run.prove(Localized(en: "a deactivated constraint has left the view", zh: "停用的约束已经离开视图"), !bubble.constraints.contains(width))
    })
}

extension TypeTable {
  /// The doors into an `NSLayoutConstraint`.
  static var nsLayoutConstraint: TypeTable {
    TypeTable(NSLayoutConstraint.self, fresh: UIView().widthAnchor.constraint(equalToConstant: 0)) {
      Property("constant", \NSLayoutConstraint.constant)
      Property("priority", \NSLayoutConstraint.priority)
      Property("isActive", \NSLayoutConstraint.isActive)
      Property("identifier", \NSLayoutConstraint.identifier)
      Property("multiplier", \NSLayoutConstraint.multiplier, .constant)
      Property("relation", \NSLayoutConstraint.relation, .constant)
      Property("firstAttribute", \NSLayoutConstraint.firstAttribute, .constant)
      Property("secondAttribute", \NSLayoutConstraint.secondAttribute, .constant)
      Property("firstItem", .get) { (constraint: NSLayoutConstraint) -> AnyObject? in constraint.firstItem }
      Property("secondItem", .get) { (constraint: NSLayoutConstraint) -> AnyObject? in constraint.secondItem }
      Property("firstAnchor", \NSLayoutConstraint.firstAnchor, .get)
      Property("secondAnchor", \NSLayoutConstraint.secondAnchor, .get)
      StaticMethod("activate(_ constraints: [NSLayoutConstraint])") { (constraints: [NSLayoutConstraint]) in
        NSLayoutConstraint.activate(constraints)
      }
      StaticMethod("deactivate(_ constraints: [NSLayoutConstraint])") { (constraints: [NSLayoutConstraint]) in
        NSLayoutConstraint.deactivate(constraints)
      }
      Initializer(
        "init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)"
      ) {
        (
          first: Any, attribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation, second: Any?,
          other: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
        ) in
        guard let item = first as? any UILayoutItem else {
          throw UIException(name: .invalidArgument, reason: "NSLayoutConstraint items must be views or layout guides, not \(first)")
        }
        return NSLayoutConstraint(
          item: item, attribute: attribute, relatedBy: relation, toItem: second as? any UILayoutItem, attribute: other,
          multiplier: multiplier, constant: constant)
      }
    }
  }
}

extension TypeCard {
  /// `NSLayoutConstraint`: one equation about frames.
  static let nsLayoutConstraint = TypeCard(
    id: "NSLayoutConstraint",
    module: .uiKit,
    kind: .class,
    inheritance: ["NSObject"],
    related: [
      Related(
        "NSLayoutAnchor", Localized(en: "The short way to make one, with the axes checked by the compiler.", zh: "制作约束的简便写法，方向由编译器检查。")),
      Related(
        "UIView",
        Localized(
          en: "Views keep the active ones in `constraints` and get their `frame` from them.",
          zh: "视图在 `constraints` 里保存激活的约束，并从中得到自己的 `frame`。")),
      Related("UIStackView", Localized(en: "Writes a whole set of them for a row or a column.", zh: "替一行或一列视图写好整套约束。")),
    ],
    purpose: Localized(
      en: """
        States one thing that must be true of frames: `first = multiplier × second + constant`. The layout engine looks for \
        frames that make all active ones true, on every screen width.
        """,
      zh: """
        规定一件关于 frame 必须成立的事：`第一个 = 倍数 × 第二个 + 常数`。布局引擎会找出让所有激活的约束都成立的 frame，\
        无论屏幕多宽。
        """),
    analogy: Localized(
      en:
        "A seating rule for a dinner, such as “Mina sits two chairs from Oskar”. Enough rules leave one plan; too many contradict each other.",
      zh: "像宴会的座位规定：“米娜和奥斯卡隔两个座位”。规定够了就只剩一种坐法，太多就会互相打架。"),
    createdBy: Localized(
      en: "Mostly by an anchor's method; the long initializer with `item:` and `attribute:` makes the same thing.",
      zh: "大多由锚点的方法创建；带 `item:`、`attribute:` 的长初始化方法做的是同一件事。"),
    ownedBy: Localized(
      en: "While active, by the nearest common superview of its items. It holds its own items weakly.",
      zh: "激活期间由两个对象最近的共同父视图持有；它自己对这两个对象只是弱引用。"),
    releasedWhen: Localized(
      en: "Deactivated and held by no variable of yours; or together with the view that holds it.",
      zh: "停用之后又没有变量指着它，或者持有它的视图消失时。"),
    properties: [
      PropertyNote(
        "constant",
        Localized(
          en: "The number that is added. Changing it is the cheap way to animate a layout: no new constraint is made.",
          zh: "要加上的数。改它是做布局动画最省的办法，不用新建约束。")),
      PropertyNote(
        "priority",
        Localized(
          en: "1000 must hold; anything lower is a wish that gives way. An active one cannot cross between 1000 and less.",
          zh: "1000 表示必须成立，更低的只是愿望，会让步。激活期间不能在 1000 与更低之间跨越。")),
      PropertyNote(
        "isActive",
        Localized(
          en: "Whether a view holds it and the engine obeys it. Set false and watch the frame become free.",
          zh: "是否被视图持有、被引擎遵守。设成 false，看 frame 变得自由。")),
      PropertyNote(
        "identifier",
        Localized(
          en: "A name of your own that is printed in conflict logs; worth gold when two of ten constraints fight.",
          zh: "自己起的名字，会印在冲突日志里；十条约束里有两条打架时特别有用。")),
      PropertyNote(
        "multiplier", Localized(en: "The factor, fixed for life. To change it, make another constraint.", zh: "倍数，一旦做好就不能改。要换倍数只能另做一条。")),
      PropertyNote("relation", Localized(en: "`.equal`, or only a limit: at most, at least.", zh: "相等，或者只是上限、下限。")),
      PropertyNote(
        "firstItem",
        Localized(en: "The view on the left side of the equation; a weak reference, so it may be nil.", zh: "等式左边的视图；弱引用，所以可能是 nil。")),
      PropertyNote(
        "firstAttribute", Localized(en: "Which part of the first item is meant, such as `.leading`.", zh: "指的是左边视图的哪一部分，例如 `.leading`。")),
      PropertyNote(
        "secondItem", Localized(en: "The view on the right side; nil for a plain width or height.", zh: "等式右边的视图；单纯规定宽高时是 nil。")),
      PropertyNote(
        "secondAttribute",
        Localized(en: "The part of the second item; `.notAnAttribute` where there is none.", zh: "右边视图的哪一部分；没有右边时是 `.notAnAttribute`。")),
    ],
    methods: [
      MethodNote(
        "activate(_:)",
        input: Localized(en: "An array of constraints.", zh: "一组约束。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Each is handed to the nearest common superview; a layout pass is scheduled. Views without one end the app.",
          zh: "每条约束交给最近的共同父视图，并安排一次布局；找不到共同父视图，应用就会退出。"),
        caller: Localized(
          en: "A controller in `viewDidLoad()`, once, after all `addSubview(_:)` calls.",
          zh: "控制器在 `viewDidLoad()` 里，所有 `addSubview(_:)` 之后调用一次。"),
        breakpoint: "NSLayoutConstraint.activate(_:)"),
      MethodNote(
        "deactivate(_:)",
        input: Localized(en: "An array of constraints.", zh: "一组约束。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Each leaves its view; those that were inactive stay as they are.", zh: "每条约束离开所在视图；本来就没激活的保持不变。"),
        caller: Localized(en: "Code that swaps one set for another, for example when the keyboard opens.", zh: "需要整组替换的代码，比如键盘弹出时。"),
        breakpoint: "NSLayoutConstraint.deactivate(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "With constraints I can still set `frame`, and the last one to speak wins.",
        zh: "以为用了约束还能照样设置 `frame`，谁最后说谁算数。"),
      truth: Localized(
        en: "The next layout pass computes `frame` from the constraints again and overwrites yours. Change a `constant` instead.",
        zh: "下一次布局会重新用约束算出 `frame`，把你写的盖掉。应该改的是约束的 `constant`。"),
      tryIt: [
        "expr bubble.frame.size.width = 300", "expr container.setNeedsLayout()", "expr container.layoutIfNeeded()",
        "p bubble.frame.size.width", "set constant 240", "p bubble.frame.size.width",
      ]),
    question: CardQuestion(
      Localized(
        en:
          "Two active constraints say `width == 180` with priority 1000 and `width == 240` with priority 750. How wide is the bubble, and does the console complain?",
        zh: "两条激活的约束：`width == 180`，优先级 1000；`width == 240`，优先级 750。气泡多宽？控制台会抱怨吗？"),
      answer: Localized(
        en: "180, without a complaint: a wish below 1000 may stay unfulfilled.",
        zh: "180，也不会抱怨：低于 1000 的愿望落空是允许的。")),
    debuggerCommands: ["po width", "p width.constant", "p leading.firstAttribute", "expr width.constant = 240", "p width.isActive"],
    searchWords: [
      "constraint", "autolayout", "priority", "constant", "multiplier", "activate", "conflict", "layout", "约束", "优先级", "自动布局", "冲突", "激活",
      "常量",
    ],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Layout/Constraints/NSLayoutConstraint.swift", symbol: "class NSLayoutConstraint"),
    documentation: [
      "NSLayoutConstraint", "NSLayoutConstraint.activate(_:)", "NSLayoutConstraint.priority", "Auto Layout Guide: Anatomy of a Constraint",
    ],
    modelLimits: Localized(
      en: "Equations, priorities and conflicts are solved by an engine of the lab's own; visual format strings and archiving are left out.",
      zh: "方程、优先级与冲突由实验室自己的引擎求解；不含可视化格式字符串与归档。"))
}
