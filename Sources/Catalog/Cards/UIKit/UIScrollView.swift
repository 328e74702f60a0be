import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIScrollView`: a window onto content that may be larger.
  static let uiScrollView = CatalogEntry.type(
    .uiScrollView, id: "UIScrollView", evidence: .model,
    tables: { [.uiScrollView] },
    subject: { _ in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      scrollView.contentSize = CGSize(width: 320, height: 800)
      for index in 0..<8 {
        let bubble = UIView(frame: CGRect(x: index.isMultiple(of: 2) ? 12 : 108, y: 20 + 98 * CGFloat(index), width: 200, height: 70))
        bubble.backgroundColor = index.isMultiple(of: 2) ? .systemGreen : .systemBlue
        bubble.tag = index
        scrollView.addSubview(bubble)
      }
      let recorder = ScrollRecorder()
      scrollView.delegate = recorder
      return Subject(
        "type.UIScrollView", function: "HistoryController.viewDidLayoutSubviews", current: "scrollView",
        [
          .constant("scrollView", scrollView), .constant("firstBubble", scrollView.subviews[0]), .constant("recorder", recorder),
        ], screen: scrollView)
    },
    workload: { run in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 500)
      let bubble = UIView(frame: CGRect(x: 0, y: 120, width: 80, height: 40))
      view.addSubview(bubble)
      let recorder = ScrollRecorder()
      view.delegate = recorder
      view.contentOffset = CGPoint(x: 0, y: 60)
      run.step(Localized(en: "scroll by 60: bounds.origin is the offset", zh: "滚动 60：bounds.origin 就是偏移量"), view.bounds.origin)
      try run.prove(Localized(en: "the bubble's frame did not change", zh: "气泡的 frame 没有变"), bubble.frame.origin.y == 120)
      run.step(
        Localized(en: "where the bubble is seen now: its top in the view", zh: "气泡现在显示在：距视图顶边"), bubble.frame.minY - view.contentOffset.y)
      view.scrollRectToVisible(CGRect(x: 0, y: 480, width: 10, height: 100), animated: false)
      run.step(
        Localized(en: "scrollRectToVisible stops at the end of the content", zh: "scrollRectToVisible 到内容末尾为止"), view.contentOffset.y)
      view.contentOffset = CGPoint(x: 0, y: 9_999)
      try run.prove(Localized(en: "an offset that code sets is not limited", zh: "代码设的偏移量不受限制"), view.contentOffset.y == 9_999)
      view.contentOffset = .zero
      view.drag(by: CGPoint(x: 0, y: -60))
      _ = UIKitEnvironment.current.settle()
      run.step(Localized(en: "a finger drags: what the delegate heard", zh: "手指拖动：代理听到的"), recorder.log.joined(separator: ", "))
    })
}

extension TypeTable {
  /// The doors into a `UIScrollView`.
  static var uiScrollView: TypeTable {
    TypeTable(UIScrollView.self, superclass: UIView.self, fresh: UIScrollView()) {
      Property("contentOffset", \UIScrollView.contentOffset)
      Property("contentSize", \UIScrollView.contentSize)
      Property("contentInset", \UIScrollView.contentInset)
      Property("adjustedContentInset", \UIScrollView.adjustedContentInset, .get)
      Property("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
      Property("delegate", \UIScrollView.delegate)
      Property("isScrollEnabled", \UIScrollView.isScrollEnabled)
      Property("isPagingEnabled", \UIScrollView.isPagingEnabled)
      Property("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
      Property("bounces", \UIScrollView.bounces)
      Property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
      Property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
      Property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
      Property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
      Property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
      Property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
      Property("automaticallyAdjustsScrollIndicatorInsets", \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
      Property("indicatorStyle", \UIScrollView.indicatorStyle)
      Property("decelerationRate", \UIScrollView.decelerationRate)
      Property("delaysContentTouches", \UIScrollView.delaysContentTouches)
      Property("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
      Property("scrollsToTop", \UIScrollView.scrollsToTop)
      Property("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
      Property("allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling)
      Property("minimumZoomScale", \UIScrollView.minimumZoomScale, in: 0.1...1)
      Property("maximumZoomScale", \UIScrollView.maximumZoomScale, in: 1...10)
      Property("zoomScale", \UIScrollView.zoomScale)
      Property("bouncesZoom", \UIScrollView.bouncesZoom)
      Property("isTracking", \UIScrollView.isTracking, .get)
      Property("isDragging", \UIScrollView.isDragging, .get)
      Property("isDecelerating", \UIScrollView.isDecelerating, .get)
      Property("isZooming", \UIScrollView.isZooming, .get)
      Method("setContentOffset(_ contentOffset: CGPoint, animated: Bool)") { (view: UIScrollView, offset: CGPoint, animated: Bool) in
        view.setContentOffset(offset, animated: animated)
      }
      Method("scrollRectToVisible(_ rect: CGRect, animated: Bool)") { (view: UIScrollView, rect: CGRect, animated: Bool) in
        view.scrollRectToVisible(rect, animated: animated)
      }
      Method("setZoomScale(_ scale: CGFloat, animated: Bool)") { (view: UIScrollView, scale: CGFloat, animated: Bool) in
        view.setZoomScale(scale, animated: animated)
      }
      Method("flashScrollIndicators()") { (view: UIScrollView) in view.flashScrollIndicators() }
      Initializer("init()") { UIScrollView() }
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UIScrollView(frame: frame) }
    }
  }
}

extension TypeCard {
  /// `UIScrollView`: a window onto content that may be larger.
  static let uiScrollView = TypeCard(
    id: "UIScrollView",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIView", "UIResponder", "NSObject"],
    conformances: ["NSCoding", "UIFocusItemScrollableContainer"],
    related: [
      Related(
        "UIView", Localized(en: "Scrolling is nothing but a view that moves its `bounds.origin`.", zh: "滚动，说到底就是视图移动自己的 `bounds.origin`。")),
      Related("UICollectionView", Localized(en: "Adds cells that are made only while they can be seen.", zh: "在它之上加了单元格，而且只为看得见的内容造单元格。")),
      Related("UITextView", Localized(en: "A scroll view whose content is text.", zh: "内容是文字的滚动视图。")),
    ],
    purpose: Localized(
      en: "Shows a part of something larger and lets a finger move it: a long conversation, a photo that is zoomed.",
      zh: "只露出一大块内容的一部分，并让手指移动它：很长的对话、放大的照片。"),
    analogy: Localized(
      en: "A picture frame held over a long poster. You move the frame down; the poster hangs where it hung.",
      zh: "像拿着一个画框在长海报前移动：往下移的是画框，海报还挂在原处。"),
    createdBy: Localized(
      en: "Your controller, which then adds the content as subviews and states how large it is.",
      zh: "由你的控制器创建，再把内容作为子视图加进去，并说明内容有多大。"),
    ownedBy: Localized(
      en: "The view above it. It owns the content views as their superview, and its delegate not at all.",
      zh: "由上级视图持有。它作为父视图持有内容，但完全不持有代理。"),
    releasedWhen: Localized(
      en: "It is removed and unreferenced, even in the middle of a deceleration.",
      zh: "被移除且无人引用时释放，哪怕惯性滚动还没停。"),
    properties: [
      PropertyNote(
        "contentOffset",
        Localized(
          en: "Which point of the content is at the top left corner. Change it and print `bounds.origin`: the same two numbers.",
          zh: "内容的哪个点位于左上角。改它再打印 `bounds.origin`：就是同样两个数。")),
      PropertyNote(
        "contentSize",
        Localized(
          en:
            "How large the content is. Zero by default, and then nothing can be dragged: the most frequent reason why a view will not scroll.",
          zh: "内容有多大。默认是零，于是什么也拖不动——“不能滚动”十有八九是忘了它。")),
      PropertyNote(
        "contentInset",
        Localized(
          en: "Extra room around the content, for example below it while the keyboard covers the end.", zh: "内容四周额外的空间，例如键盘挡住末尾时在下面留出的一块。")),
      PropertyNote(
        "isScrollEnabled",
        Localized(en: "Whether a finger may scroll. Code that sets `contentOffset` still can.", zh: "手指能否滚动。代码仍可以设 `contentOffset`。")),
      PropertyNote(
        "isPagingEnabled", Localized(en: "Stops at multiples of the view's own size, as in a photo viewer.", zh: "停在自身尺寸的整数倍处，像翻看相册那样。")),
      PropertyNote("bounces", Localized(en: "Whether content gives way past its end and springs back.", zh: "拉过头时内容是否会跟着走一点再弹回来。")),
      PropertyNote(
        "isDragging",
        Localized(
          en: "True only while a finger drags; a change of the offset from code leaves it false.", zh: "只有手指在拖时为 true；代码改偏移量时它是 false。")),
      PropertyNote(
        "keyboardDismissMode",
        Localized(en: "With `.onDrag` the keyboard goes as soon as the conversation is dragged.", zh: "设为 `.onDrag` 后，一拖动对话键盘就收起。")),
      PropertyNote(
        "delegate",
        Localized(
          en: "Hears of every move. In a collection view the same property serves both protocols.", zh: "每次移动都通知它。在集合视图里，同一个属性同时服务两个协议。")),
    ],
    methods: [
      MethodNote(
        "setContentOffset(_:animated:)",
        input: Localized(en: "The new offset and whether to glide there.", zh: "新的偏移量，以及是否平滑滚过去。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Moves the content; animated, the delegate hears the end of it.", zh: "移动内容；有动画时，结束后通知代理。"),
        caller: Localized(en: "Code that jumps to the newest message.", zh: "要跳到最新消息的代码。"),
        breakpoint: "UIScrollView.setContentOffset(_:animated:)"),
      MethodNote(
        "scrollRectToVisible(_:animated:)",
        input: Localized(en: "A rectangle in the content.", zh: "内容里的一个矩形。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Scrolls as little as possible, and not at all if it is in view.", zh: "尽量少滚；已经看得见就不动。"),
        caller: Localized(en: "A form whose field would be under the keyboard.", zh: "输入框快被键盘挡住的表单。"),
        breakpoint: "UIScrollView.scrollRectToVisible(_:animated:)"),
      MethodNote(
        "flashScrollIndicators()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Shows for a moment that there is more.", zh: "让滚动条闪一下，提示还有内容。"),
        caller: Localized(en: "`viewDidAppear(_:)` of a screen with long text.", zh: "长文页面的 `viewDidAppear(_:)`。"),
        breakpoint: "UIScrollView.flashScrollIndicators()"),
    ],
    misconception: Misconception(
      belief: Localized(en: "When a list scrolls, the frames of its bubbles change.", zh: "以为列表滚动时，气泡的 frame 在变。"),
      truth: Localized(
        en:
          "The bubbles stay where they are in the content. Only the scroll view's `bounds.origin` moves, and everything is drawn from there.",
        zh: "气泡在内容里的位置一直没动。动的只有滚动视图的 `bounds.origin`，绘制以它为起点。"),
      tryIt: ["p firstBubble.frame", "expr scrollView.contentOffset.y = 60", "p firstBubble.frame", "p scrollView.bounds"]),
    question: CardQuestion(
      Localized(
        en: "A scroll view 200 points high cannot be dragged although a subview lies at y = 700. What is missing?",
        zh: "滚动视图高 200，子视图放在 y = 700 处，却拖不动。少了什么？"),
      answer: Localized(en: "Its `contentSize`: subviews do not enlarge it by themselves.", zh: "少了 `contentSize`：子视图不会自动把它撑大。")),
    debuggerCommands: [
      "p scrollView.contentOffset", "p scrollView.contentSize", "expr scrollView.setContentOffset(CGPoint(x: 0, y: 120), animated: false)",
      "p scrollView.bounds.origin", "p recorder.offsetChanges",
    ],
    searchWords: ["offset", "inset", "scrolling", "paging", "zoom", "drag", "bounce", "content", "滚动", "偏移", "翻页", "拖动", "缩放", "委托", "代理"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Scrolling/UIScrollView.swift", symbol: "class UIScrollView"),
    documentation: ["UIScrollView", "UIScrollView.contentOffset", "UIScrollView.contentSize", "UIScrollViewDelegate"],
    modelLimits: Localized(
      en:
        "Dragging, deceleration, bouncing, paging and insets follow UIKit's numbers; pinch gestures, nested scrolling and refresh controls are left out.",
      zh: "拖动、减速、回弹、分页与内边距按 UIKit 的数值计算；不含捏合手势、嵌套滚动与下拉刷新。"))
}
