import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIStackView`: a row or a column that lays itself out.
  static let uiStackView = CatalogEntry.type(
    .uiStackView, id: "UIStackView", evidence: .model,
    tables: { [.uiStackView] },
    subject: { _ in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      let stack = UIStackView(frame: CGRect(x: 20, y: 20, width: 280, height: 60))
      let colors: [UIColor] = [.systemGray, .systemBlue, .systemGreen]
      let views = colors.map { color -> UIView in
        let view = UIView()
        view.backgroundColor = color
        stack.addArrangedSubview(view)
        return view
      }
      stack.distribution = .fillEqually
      stack.spacing = 8
      container.addSubview(stack)
      return Subject(
        "type.UIStackView", function: "ComposerBar.layoutButtons", current: "stack",
        [
          .constant("stack", stack), .constant("attach", views[0]), .constant("field", views[1]), .constant("send", views[2]),
          .constant("container", container),
        ], screen: container)
    },
    workload: { run in
      let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
      stack.distribution = .fillEqually
      stack.spacing = 8
      let views = (0..<4).map { _ in UIView() }
      for view in views { stack.addArrangedSubview(view) }
      stack.layoutIfNeeded()
      run.step(
        Localized(en: "four buttons share 320 points, 8 between them: each is wide", zh: "四个按钮平分 320 点，间隔 8，每个宽"), views[0].frame.width)
      views[2].isHidden = true
      stack.layoutIfNeeded()
      run.change(
        Localized(en: "hide the third: the others move up", zh: "藏起第三个，其余的补上来"), from: 74.0,
        to: (views[0].frame.width * 100).rounded() / 100)
      try run.prove(Localized(en: "hidden, it is still arranged", zh: "藏起来之后仍在 arrangedSubviews 里"), stack.arrangedSubviews.count == 4)
      stack.removeArrangedSubview(views[3])
      try run.prove(
        Localized(en: "removed from the arrangement, it is still a subview", zh: "移出排列之后仍是子视图"),
        stack.arrangedSubviews.count == 3 && views[3].superview === stack)
      views[3].removeFromSuperview()
      views[2].isHidden = false
      stack.axis = .vertical
      stack.frame.size.height = 136
      stack.layoutIfNeeded()
      run.step(
        Localized(en: "turn the row into a column: y of the three", zh: "行改成列之后，三个视图的 y"), stack.arrangedSubviews.map(\.frame.origin.y))
      stack.setCustomSpacing(30, after: views[0])
      stack.layoutIfNeeded()
      run.step(Localized(en: "30 points after the first alone", zh: "只在第一个后面空 30 点"), (views[1].frame.minY - views[0].frame.maxY).rounded())
    })
}

extension TypeTable {
  /// The doors into a `UIStackView`.
  static var uiStackView: TypeTable {
    TypeTable(UIStackView.self, superclass: UIView.self, fresh: UIStackView()) {
      Property("axis", \UIStackView.axis)
      Property("spacing", \UIStackView.spacing, in: 0...100)
      Property("distribution", \UIStackView.distribution)
      Property("alignment", \UIStackView.alignment)
      Property("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
      Property("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
      Property("arrangedSubviews", \UIStackView.arrangedSubviews, .get)
      StaticProperty("spacingUseDefault") { UIStackView.spacingUseDefault }
      StaticProperty("spacingUseSystem") { UIStackView.spacingUseSystem }
      Method("addArrangedSubview(_ view: UIView)") { (stack: UIStackView, view: UIView) in stack.addArrangedSubview(view) }
      Method("insertArrangedSubview(_ view: UIView, at stackIndex: Int)") { (stack: UIStackView, view: UIView, index: Int) in
        stack.insertArrangedSubview(view, at: index)
      }
      Method("removeArrangedSubview(_ view: UIView)") { (stack: UIStackView, view: UIView) in stack.removeArrangedSubview(view) }
      Method("setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)") {
        (stack: UIStackView, spacing: CGFloat, view: UIView) in stack.setCustomSpacing(spacing, after: view)
      }
      Method("customSpacing(after arrangedSubview: UIView)") { (stack: UIStackView, view: UIView) in stack.customSpacing(after: view) }
      Initializer("init()") { UIStackView() }
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UIStackView(frame: frame) }
      Initializer("init(arrangedSubviews views: [UIView])") { (views: [UIView]) in UIStackView(arrangedSubviews: views) }
    }
  }
}

extension TypeCard {
  /// `UIStackView`: a row or a column that lays itself out.
  static let uiStackView = TypeCard(
    id: "UIStackView",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIView", "UIResponder", "NSObject"],
    conformances: ["NSCoding"],
    related: [
      Related(
        "NSLayoutConstraint",
        Localized(en: "What the stack writes behind the scenes; its logs name them `UISV-…`.", zh: "stack view 在背后写的就是它；日志里以 `UISV-…` 开头。")),
      Related(
        "UIView",
        Localized(
          en: "Arranged views are ordinary subviews; the stack only decides their frames.", zh: "被排列的视图就是普通子视图，stack view 只决定它们的 frame。")),
      Related("UILabel", Localized(en: "Its text size decides how much room it asks of a stack.", zh: "文字大小决定它向 stack view 要多少地方。")),
    ],
    purpose: Localized(
      en:
        "Places its views one after another in a row or column and keeps the gaps. The bar under a chat – attach, text field, send – is one.",
      zh: "把视图依次排成一行或一列，并保持间距。聊天界面底部那一条——附件、输入框、发送——就是它。"),
    analogy: Localized(
      en: "A shelf with bookends: push in another book or take one away, and the rest close ranks by themselves.",
      zh: "像带书挡的书架：插一本或抽一本，其余的自己靠拢。"),
    createdBy: Localized(
      en: "Your code, mostly with `UIStackView(arrangedSubviews:)`.", zh: "由你的代码创建，多半写成 `UIStackView(arrangedSubviews:)`。"),
    ownedBy: Localized(
      en: "The view it was added to. It owns its arranged views twice over: as subviews and in `arrangedSubviews`.",
      zh: "由它所在的父视图持有；它自己则以子视图和 `arrangedSubviews` 两种身份持有被排列的视图。"),
    releasedWhen: Localized(
      en: "It leaves its superview and no variable holds it; its arranged views then go too, unless you kept them.",
      zh: "离开父视图、又没有变量指着它的时候；里面的视图没有别人保留的话也一起消失。"),
    properties: [
      PropertyNote(
        "axis",
        Localized(
          en: "`.horizontal` makes a row, `.vertical` a column. Switch it and watch x and y change roles.",
          zh: "`.horizontal` 排成行，`.vertical` 排成列。切换一下，看 x 和 y 互换角色。")),
      PropertyNote(
        "spacing",
        Localized(
          en: "The gap between neighbours in points. There is none before the first and after the last view.",
          zh: "相邻视图之间的间隔（点）。第一个之前、最后一个之后没有间隔。")),
      PropertyNote(
        "distribution",
        Localized(
          en: "How the length of the stack is shared out: stretched, in equal parts, or with equal gaps.", zh: "长度怎么分：拉伸其中一个、平均分，还是让间隔相等。")),
      PropertyNote(
        "alignment",
        Localized(
          en: "How the views lie across the axis: stretched, at one side, in the middle, on one baseline.",
          zh: "垂直于排列方向怎么放：拉满、靠一边、居中，还是对齐文字基线。")),
      PropertyNote(
        "arrangedSubviews",
        Localized(
          en: "The views it places, in order. It may differ from `subviews`, whose order is about what covers what.",
          zh: "由它安排位置的视图，按顺序。可以和 `subviews` 不同，后者的顺序只管谁盖住谁。")),
      PropertyNote(
        "isLayoutMarginsRelativeArrangement",
        Localized(
          en: "Whether the views keep inside the layout margins. Off, they touch the edge of the stack.",
          zh: "是否缩进到边距以内。关掉时视图紧贴 stack view 的边。")),
    ],
    methods: [
      MethodNote(
        "addArrangedSubview(_:)",
        input: Localized(en: "The view to append.", zh: "要加到末尾的视图。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "It becomes a subview, loses its mask constraints, and the row is laid out anew.", zh: "它成为子视图、不再使用 autoresizing 约束，整行重新布局。"),
        caller: Localized(en: "Code that builds a bar, or adds a reaction below a bubble.", zh: "搭建工具条，或在气泡下面加一个表情回应的代码。"),
        breakpoint: "UIStackView.addArrangedSubview(_:)"),
      MethodNote(
        "removeArrangedSubview(_:)",
        input: Localized(en: "The view to stop placing.", zh: "不再由它安排位置的视图。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "It leaves `arrangedSubviews` but stays a subview, visible where it was.", zh: "它离开 `arrangedSubviews`，但仍是子视图，还显示在原处。"),
        caller: Localized(
          en: "Code that wants to place the view itself; to get rid of it, call `removeFromSuperview()`.",
          zh: "想自己摆放它的代码；要彻底拿掉，应调用 `removeFromSuperview()`。"),
        breakpoint: "UIStackView.removeArrangedSubview(_:)"),
      MethodNote(
        "setCustomSpacing(_:after:)",
        input: Localized(en: "A gap in points and the view before it.", zh: "间隔（点），以及它前面的那个视图。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "That one gap is replaced; the others keep `spacing`.", zh: "只替换这一处间隔，其余仍用 `spacing`。"),
        caller: Localized(en: "Layouts with one wider gap, such as before the send button.", zh: "某一处要宽一点的布局，比如发送按钮前面。"),
        breakpoint: "UIStackView.setCustomSpacing(_:after:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "`removeArrangedSubview(_:)` takes the view off the screen.",
        zh: "以为 `removeArrangedSubview(_:)` 会让视图从屏幕上消失。"),
      truth: Localized(
        en: "It only ends the arrangement. Hide the view to close its gap for a while, or remove it from its superview to be rid of it.",
        zh: "它只是不再安排位置。想暂时腾出地方就隐藏它，想彻底拿掉就把它从父视图移除。"),
      tryIt: [
        "expr stack.removeArrangedSubview(send)", "p stack.arrangedSubviews.count", "p send.superview === stack", "p stack.subviews.count",
      ]),
    question: CardQuestion(
      Localized(
        en:
          "A row 320 points wide holds four buttons with `.fillEqually` and `spacing` 8. One button is hidden. How wide are the other three together?",
        zh: "320 点宽的一行里有四个按钮，`.fillEqually`，`spacing` 为 8。藏起一个之后，另外三个一共多宽？"),
      answer: Localized(
        en: "304 points: only two gaps of 8 are left, because a hidden view takes neither room nor a gap.",
        zh: "304 点：隐藏的视图不占地方也不占间隔，只剩两个 8 点的间隔。")),
    debuggerCommands: [
      "p stack.spacing", "p stack.arrangedSubviews.count", "expr send.isHidden = true", "expr container.layoutIfNeeded()",
      "p field.frame", "p stack.axis",
    ],
    searchWords: ["stack", "row", "column", "spacing", "distribution", "axis", "arranged", "layout", "堆叠", "排列", "间距", "行", "列", "布局"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Layout/Stack/UIStackView.swift", symbol: "class UIStackView"),
    documentation: ["UIStackView", "UIStackView.distribution", "UIStackView.setCustomSpacing(_:after:)", "Auto Layout Guide: Stack Views"],
    modelLimits: Localized(
      en:
        "All five distributions and six alignments are laid out. Left out are the extra constraints UIKit adds for several labels that wrap.",
      zh: "五种分布、六种对齐都能布局；不含 UIKit 为多个换行标签另加的那些约束。"))
}
