import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIView`: a rectangle on the screen.
  static let uiView = CatalogEntry.type(
    .uiView, id: "UIView", evidence: .model,
    tables: { [.uiView] + UIViewSupportTables.all },
    subject: { _ in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 80))
      view.backgroundColor = .systemBlue
      let badge = UIView(frame: CGRect(x: 150, y: 10, width: 40, height: 20))
      badge.backgroundColor = .white
      view.addSubview(badge)
      container.addSubview(view)
      return Subject(
        "type.UIView", function: "BubbleController.viewDidLoad", current: "view",
        [.constant("view", view), .constant("badge", badge), .constant("container", container)], screen: container)
    },
    workload: { run in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
      parent.addSubview(view)
      run.step(
        Localized(en: "add the view to a parent: parent.subviews.count", zh: "把视图加到父视图：parent.subviews.count"), parent.subviews.count)
      let before = view.alpha
      view.alpha = 0.5
      run.change(Localized(en: "set alpha", zh: "设置 alpha"), from: before, to: view.alpha)
      view.frame.origin.x = 30
      run.step(Localized(en: "move the frame: center follows", zh: "移动 frame：center 跟着变"), view.center)
      try run.prove(Localized(en: "bounds.origin stayed at zero", zh: "bounds.origin 仍然是零"), view.bounds.origin == .zero)
      run.step(Localized(en: "a corner in the parent's coordinates", zh: "左上角在父视图坐标系里"), view.convert(CGPoint.zero, to: parent))
      view.isHidden = true
      let hit = parent.hitTest(CGPoint(x: 35, y: 15), with: nil)
      try run.prove(Localized(en: "hidden, the view gets no touch: the parent does", zh: "隐藏之后触摸落到父视图上"), hit === parent)
    })
}

extension TypeTable {
  /// The doors into a `UIView`.
  static var uiView: TypeTable {
    TypeTable(UIView.self, superclass: UIResponder.self, fresh: UIView()) {
      Property("frame", \UIView.frame)
      Property("bounds", \UIView.bounds)
      Property("center", \UIView.center)
      Property("transform", \UIView.transform)
      Property("alpha", \UIView.alpha, in: 0...1)
      Property("isHidden", \UIView.isHidden)
      Property("backgroundColor", \UIView.backgroundColor)
      Property("tintColor", \UIView.tintColor, type: "UIColor!")
      Property("tag", \UIView.tag)
      Property("clipsToBounds", \UIView.clipsToBounds)
      Property("isOpaque", \UIView.isOpaque)
      Property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
      Property("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled)
      Property("isExclusiveTouch", \UIView.isExclusiveTouch)
      Property("contentMode", \UIView.contentMode)
      Property("autoresizesSubviews", \UIView.autoresizesSubviews)
      Property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
      Property("accessibilityLabel", \UIView.accessibilityLabel)
      Property("isAccessibilityElement", \UIView.isAccessibilityElement)
      Property("superview", \UIView.superview, .privateSet)
      Property("subviews", \UIView.subviews, .get)
      Property("window", \UIView.window, .get)
      Property("layer", \UIView.layer, .get)
      Property("intrinsicContentSize", \UIView.intrinsicContentSize, .get)
      Method("addSubview(_ view: UIView)") { (view: UIView, child: UIView) in view.addSubview(child) }
      Method("insertSubview(_ view: UIView, at index: Int)") { (view: UIView, child: UIView, index: Int) in
        view.insertSubview(child, at: index)
      }
      Method("removeFromSuperview()") { (view: UIView) in view.removeFromSuperview() }
      Method("bringSubviewToFront(_ view: UIView)") { (view: UIView, child: UIView) in view.bringSubviewToFront(child) }
      Method("sendSubviewToBack(_ view: UIView)") { (view: UIView, child: UIView) in view.sendSubviewToBack(child) }
      Method("setNeedsLayout()") { (view: UIView) in view.setNeedsLayout() }
      Method("layoutIfNeeded()") { (view: UIView) in view.layoutIfNeeded() }
      Method("sizeToFit()") { (view: UIView) in view.sizeToFit() }
      Method("sizeThatFits(_ size: CGSize)") { (view: UIView, size: CGSize) in view.sizeThatFits(size) }
      Method("convert(_ point: CGPoint, to view: UIView?)") { (view: UIView, point: CGPoint, other: UIView?) in
        view.convert(point, to: other)
      }
      Method("hitTest(_ point: CGPoint, with event: UIEvent?)") { (view: UIView, point: CGPoint, event: UIEvent?) in
        view.hitTest(point, with: event)
      }
      viewLayout
      UIViewMembers.hierarchy
      UIViewMembers.layout
      UIViewMembers.appearance
      Initializer("init()") { UIView() }
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UIView(frame: frame) }
    }
  }
}

extension TypeCard {
  /// `UIView`: a rectangle on the screen.
  static let uiView = TypeCard(
    id: "UIView",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIResponder", "NSObject"],
    conformances: ["NSCoding", "UIAppearance", "UICoordinateSpace", "UIFocusItem"],
    related: [
      Related(
        "UIResponder",
        Localized(
          en: "A view is a responder: an event it does not handle goes to its superview.",
          zh: "视图就是响应者：自己不处理的事件会交给父视图。")),
      Related(
        "UIViewController",
        Localized(
          en: "A controller owns one root view and fills it; the view knows nothing of the controller.",
          zh: "控制器拥有一个根视图并往里面放内容；视图并不知道控制器的存在。")),
      Related(
        "NSLayoutConstraint",
        Localized(
          en: "Constraints compute a view's frame, so that you do not have to.",
          zh: "约束替你算出视图的 frame，不用手工摆位置。")),
    ],
    purpose: Localized(
      en: """
        Draws one rectangle and arranges the rectangles inside it. In a chat client every bubble, avatar and text line \
        is a view; a screen is a tree of them.
        """,
      zh: "负责画出一个矩形，并安排它里面的矩形。聊天界面里的气泡、头像、文字都是视图，整个屏幕就是一棵视图树。"),
    analogy: Localized(
      en: """
        A sheet of tracing paper on a desk. You can move it, make it more see-through or put smaller sheets on it; \
        whatever lies on it moves and fades with it.
        """,
      zh: "像桌上的一张描图纸：可以挪动，可以调得更透明，也可以在上面再贴小纸片；贴在上面的东西会跟着它一起移动、一起变淡。"),
    createdBy: Localized(
      en: "Your code with `UIView(frame:)`, or a controller's `loadView()` for its root view.",
      zh: "由你的代码调用 `UIView(frame:)` 创建；控制器的根视图则由 `loadView()` 创建。"),
    ownedBy: Localized(
      en: "Its superview, through `subviews`. The way back, `superview`, is weak in effect: a child never keeps its parent.",
      zh: "父视图通过 `subviews` 持有它。反过来的 `superview` 不持有父视图：孩子不会让父亲一直活着。"),
    releasedWhen: Localized(
      en: "`removeFromSuperview()` drops the superview's reference; the view goes away when no variable holds it either.",
      zh: "调用 `removeFromSuperview()` 后父视图放手；如果也没有变量再指着它，视图就被释放。"),
    properties: [
      PropertyNote(
        "frame",
        Localized(
          en: "Position and size in the superview's coordinates. Change it and watch `bounds.size` follow, but not `bounds.origin`.",
          zh: "在父视图坐标系里的位置和大小。改它，看 `bounds.size` 跟着变，而 `bounds.origin` 不动。")),
      PropertyNote(
        "bounds",
        Localized(
          en: "The same rectangle seen from inside. Move `bounds.origin` and the children shift: that is how scrolling works.",
          zh: "从自己内部看到的同一个矩形。移动 `bounds.origin`，子视图就会移位——滚动正是这样实现的。")),
      PropertyNote(
        "center",
        Localized(
          en: "The middle in the superview's coordinates. Stays put when the size of `bounds` changes.",
          zh: "自己的中心点，用父视图坐标表示。改变 `bounds` 的大小时，中心不动。")),
      PropertyNote(
        "alpha",
        Localized(
          en: "How opaque the view and everything in it is, 0 to 1. Set 0.5 and the whole bubble fades; below 0.01 it gets no touches.",
          zh: "自己和里面所有内容的不透明度，从 0 到 1。设成 0.5，整个气泡都会变淡；低于 0.01 就收不到触摸了。")),
      PropertyNote(
        "isHidden",
        Localized(
          en: "Takes the view off the screen without taking it out of the tree: `superview` stays, touches stop.",
          zh: "从屏幕上消失，但仍留在视图树里：`superview` 不变，只是不再显示、不再接收触摸。")),
      PropertyNote(
        "backgroundColor",
        Localized(
          en: "The colour behind the content; `nil` is see-through. It is not inherited: each view has its own.",
          zh: "内容后面的底色，`nil` 表示透明。它不会继承，每个视图各有各的。")),
      PropertyNote(
        "tintColor",
        Localized(
          en: "The accent colour. Unset, it is the superview's; set it on the window and every button follows.",
          zh: "强调色。没有设置时沿用父视图的；在窗口上设置一次，所有按钮都会跟着变。")),
      PropertyNote(
        "tag",
        Localized(
          en: "A number of your own; `viewWithTag(_:)` finds the view by it. 0 means that none was given.",
          zh: "你自己贴的编号，`viewWithTag(_:)` 可以按它查找。0 表示没有编号。")),
      PropertyNote(
        "clipsToBounds",
        Localized(
          en: "Whether children are cut off at the edge. Off at first: a child outside the parent is still drawn.",
          zh: "超出边界的子视图是否裁掉。默认不裁：孩子跑到父视图外面也照样画出来。")),
      PropertyNote(
        "isUserInteractionEnabled",
        Localized(
          en: "Off, the view and everything in it let touches fall through to what is behind.",
          zh: "关掉之后，自己和里面的所有视图都不接触摸，触摸会落到后面的视图上。")),
      PropertyNote(
        "transform",
        Localized(
          en: "Rotates or scales around the center when drawing. Look at `frame` afterwards: it is the box around the result.",
          zh: "绘制时绕中心旋转或缩放。之后再看 `frame`：它变成了包住结果的外框。")),
      PropertyNote(
        "contentMode",
        Localized(
          en: "What happens to drawn content when the size changes: stretched, fitted, or pinned to an edge.",
          zh: "大小改变时，已经画好的内容怎么办：拉伸、按比例适应，还是贴着某条边。")),
      PropertyNote(
        "superview",
        Localized(
          en: "The view it lies in; `nil` until somebody adds it.",
          zh: "它所在的父视图；还没被添加时是 `nil`。")),
      PropertyNote(
        "subviews",
        Localized(
          en: "The views inside, back to front: the last one is drawn on top.",
          zh: "里面的视图，从后到前排列：最后一个画在最上面。")),
      PropertyNote(
        "window",
        Localized(
          en: "The window at the top of the tree; `nil` means that the view cannot be on the screen.",
          zh: "视图树最顶上的窗口；`nil` 说明它不可能显示在屏幕上。")),
    ],
    methods: [
      MethodNote(
        "addSubview(_:)",
        input: Localized(en: "The view to put on top.", zh: "要放到最上层的视图。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "The child leaves its old superview, `superview` is set, `didMoveToSuperview()` runs, a layout pass is scheduled.",
          zh: "孩子离开原来的父视图，`superview` 被设好，随后调用 `didMoveToSuperview()`，并安排一次布局。"),
        caller: Localized(
          en: "A controller in `viewDidLoad()`, or a view that builds its own content.",
          zh: "通常是控制器在 `viewDidLoad()` 里调用，或者视图搭建自己的内容时调用。"),
        breakpoint: "UIView.addSubview(_:)"),
      MethodNote(
        "removeFromSuperview()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "The superview lets go of it and drops the constraints between the two.",
          zh: "父视图放开它，两者之间的约束也一并去掉。"),
        caller: Localized(
          en: "Whoever takes it off the screen, such as a cell that is cleaned for reuse.",
          zh: "要把它从界面上拿走的一方，比如准备复用的单元格。"),
        breakpoint: "UIView.removeFromSuperview()"),
      MethodNote(
        "setNeedsLayout()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Only sets a mark. `layoutSubviews()` runs once at the next turn of the run loop, however often you asked.",
          zh: "只做一个标记。不管调用多少次，下一轮运行循环只会执行一次 `layoutSubviews()`。"),
        caller: Localized(
          en: "A setter that changes something that the layout depends on.",
          zh: "会影响布局的属性被修改时，由它的 setter 调用。"),
        breakpoint: "UIView.layoutSubviews()"),
      MethodNote(
        "layoutIfNeeded()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Lays out at once whatever is marked, so that `frame` can be read on the next line.",
          zh: "立刻完成所有被标记的布局，下一行代码就能读到新的 `frame`。"),
        caller: Localized(
          en: "Code that needs sizes now, and animations of constraints.",
          zh: "马上就要用到尺寸的代码，以及约束动画。"),
        breakpoint: "UIView.layoutIfNeeded()"),
      MethodNote(
        "convert(_:to:)",
        input: Localized(en: "A point of this view and the other view.", zh: "本视图里的一个点，以及另一个视图。"),
        output: Localized(en: "The same point in the other view's coordinates.", zh: "同一个点在另一个视图坐标系里的值。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(
          en: "Code that compares places in two views, such as a menu that opens beside a bubble.",
          zh: "需要比较两个视图里位置的代码，例如在气泡旁边弹出菜单。"),
        breakpoint: "UIView.convert(_:to:)"),
      MethodNote(
        "hitTest(_:with:)",
        input: Localized(en: "A point in this view's coordinates and the event.", zh: "本视图坐标系里的一个点，以及事件。"),
        output: Localized(
          en: "The deepest view under the point that takes touches, or `nil`.",
          zh: "该点下面最深的、能接收触摸的视图；没有则是 `nil`。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "The window, once for each touch that begins.", zh: "窗口在每次触摸开始时调用。"),
        breakpoint: "UIView.hitTest(_:with:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "`alpha = 0` and `isHidden = true` and removing a view are three words for the same thing.",
        zh: "以为 `alpha = 0`、`isHidden = true` 和移除视图是一回事。"),
      truth: Localized(
        en: """
          All three make it invisible. Only removing changes the tree; a hidden view still takes part in constraints, \
          and a view in a stack view that is hidden gives its place to the others.
          """,
        zh: "三者都让它看不见，但只有移除会改变视图树；隐藏的视图仍参与约束，不过放在 stack view 里时会把位置让给别人。"),
      tryIt: ["set isHidden true", "p view.superview != nil", "expr view.removeFromSuperview()", "p view.superview != nil"]),
    question: CardQuestion(
      Localized(
        en: "You set `bubble.alpha = 0.5`. What happens to the label inside the bubble, and what does `label.alpha` say?",
        zh: "把 `bubble.alpha` 设成 0.5，气泡里的标签看起来会怎样？`label.alpha` 又是多少？"),
      answer: Localized(
        en: "It is drawn half transparent as well, because a view fades with everything in it; `label.alpha` still says 1.",
        zh: "标签也会变得半透明，因为视图会带着里面的内容一起变淡；但 `label.alpha` 仍然是 1。")),
    debuggerCommands: ["po view", "p view.alpha", "p view.frame", "expr view.alpha = 0.5", "p view.isHidden"],
    searchWords: [
      "frame", "bounds", "rectangle", "color", "alpha", "hidden", "layer", "subview", "animation", "transparency", "draw", "视图", "透明度",
      "坐标", "子视图", "动画", "颜色", "图层",
    ],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Views/UIView.swift", symbol: "class UIView"),
    documentation: ["UIView", "UIView.alpha", "UIView.addSubview(_:)", "View Programming Guide for iOS"],
    modelLimits: Localized(
      en: """
        The model keeps geometry, hierarchy, layout, hit testing and what is drawn. It has no Core Animation server, \
        no gesture recognizers, no drag and drop, no accessibility tree.
        """,
      zh: "模型包含几何、层级、布局、触摸命中与绘制内容；没有 Core Animation 服务、手势识别、拖放和辅助功能树。"))
}
