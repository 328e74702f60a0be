import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIViewController`: one page and its life.
  static let uiViewController = CatalogEntry.type(
    .uiViewController, id: "UIViewController", evidence: .model,
    tables: { [.uiViewController] + ControllerTables.all },
    subject: { _ in
      let app = RunningApp { ChatPage("inbox", title: "Inbox", log: $0) }
      app.log.clear()
      let page = ChatPage("thread", title: "Trail Club", log: app.log)
      return Subject(
        "type.UIViewController", function: "InboxPage.rowTapped", current: "page",
        [
          .constant("page", page), .constant("inbox", app.inbox), .constant("window", app.window),
          .constant("log", app.log),
        ], screen: app.window)
    },
    workload: { run in
      let app = RunningApp { ChatPage("inbox", title: "Inbox", log: $0) }
      let log = app.log
      let page = ChatPage("thread", title: "Trail Club", log: log)
      try run.prove(Localized(en: "created, it has no view", zh: "刚创建时还没有视图"), !page.isViewLoaded && page.viewIfLoaded == nil)
      log.clear()
      page.loadViewIfNeeded()
      page.loadViewIfNeeded()
      run.step(Localized(en: "loadViewIfNeeded() twice", zh: "连续两次 loadViewIfNeeded()"), log.lines.joined(separator: " → "))
      log.clear()
      page.modalPresentationStyle = .fullScreen
      app.window.rootViewController?.present(page, animated: false)
      run.step(Localized(en: "presented full screen over the inbox", zh: "在收件箱上全屏呈现"), log.lines.joined(separator: " → "))
      log.clear()
      page.dismiss(animated: false)
      run.step(Localized(en: "dismissed", zh: "关闭"), log.lines.joined(separator: " → "))
      try run.prove(
        Localized(en: "its view is still loaded, only out of the window", zh: "视图仍然加载着，只是离开了窗口"),
        page.isViewLoaded && page.view.window == nil)
      log.clear()
      page.modalPresentationStyle = .overFullScreen
      app.window.rootViewController?.present(page, animated: false)
      try run.prove(
        Localized(en: "over full screen, the inbox stays: it hears nothing", zh: "改用 overFullScreen，收件箱留在原处，什么回调也没有"),
        !log.lines.contains { $0.hasPrefix("inbox") } && log.lines.contains("thread viewDidAppear"))
    })
}

extension TypeTable {
  /// The doors into a `UIViewController`.
  static var uiViewController: TypeTable {
    TypeTable(UIViewController.self, superclass: UIResponder.self, fresh: UIViewController()) {
      UIViewControllerMembers.settings
      UIViewControllerMembers.life
      UIViewControllerMembers.relations
      Initializer("init()") { UIViewController() }
    }
  }
}

extension TypeCard {
  /// `UIViewController`: one page and its life.
  static let uiViewController = TypeCard(
    id: "UIViewController",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIResponder", "NSObject"],
    related: [
      Related(
        "UIView",
        Localized(en: "It owns one root view, made at the first question for it.", zh: "它拥有一个根视图，第一次被问到时才创建。")),
      Related(
        "UINavigationController",
        Localized(
          en: "A container that shows one page of a stack; a page finds it through `navigationController`.",
          zh: "一次显示栈顶一页的容器；页面通过 `navigationController` 找到它。")),
      Related(
        "UINavigationItem",
        Localized(en: "What the bar above says while this page is on top.", zh: "这一页在最上面时，导航栏显示的内容。")),
      Related(
        "view-controller-lifecycle",
        Localized(en: "The order in which its methods are called.", zh: "它的各个方法按什么顺序被调用。")),
    ],
    purpose: Localized(
      en: """
        Manages one page: makes its view, fills it with data, and is told when the page comes and goes. In the chat \
        client the inbox is one, the conversation another.
        """,
      zh: "管理一个页面：创建视图、填入数据，并在页面来去时得到通知。聊天应用里，收件箱是一个，会话页是另一个。"),
    analogy: Localized(
      en: "A shopkeeper. The shop is furnished once, on the first morning; opening and closing happen every day.",
      zh: "像一位店主：店面只在第一天装修一次，开门和打烊却每天都有。"),
    createdBy: Localized(
      en: "Whoever wants to show the page: the scene's delegate for the first one, another page for the next.",
      zh: "谁要展示这个页面就由谁创建：第一页由场景代理创建，后面的由前一页创建。"),
    ownedBy: Localized(
      en: "Its container: the window, the navigation stack, the parent, or the controller that presents it.",
      zh: "由容纳它的一方持有：窗口、导航栈、父控制器，或者呈现它的控制器。"),
    releasedWhen: Localized(
      en: "It left its container and no variable or closure holds it. A page that never runs `deinit` after a pop is a leak.",
      zh: "离开容器、又没有变量或闭包再持有它时。页面弹出后迟迟不执行 `deinit`，就是泄漏。"),
    properties: [
      PropertyNote(
        "view",
        Localized(
          en: "The root view. Asking for it creates it, so even a harmless `p page.view` runs `loadView` and `viewDidLoad`.",
          zh: "根视图。一问就会创建，所以看似无害的 `p page.view` 也会触发 `loadView` 和 `viewDidLoad`。")),
      PropertyNote(
        "viewIfLoaded",
        Localized(
          en: "The root view or `nil`, without creating anything: the one to use in a debugger.", zh: "有就给根视图，没有就是 `nil`，绝不创建：调试时该用它。")),
      PropertyNote(
        "isViewLoaded",
        Localized(
          en: "Whether the view exists. False after `init`, and it never goes back to false.",
          zh: "视图是否已经存在。`init` 之后是 false，变成 true 后就不再回去。")),
      PropertyNote(
        "title",
        Localized(
          en: "Text for bars and tabs; it is handed on to `navigationItem.title`, and the way back does not exist.",
          zh: "给导航栏和标签栏用的文字，会传给 `navigationItem.title`；反过来则不会。")),
      PropertyNote(
        "navigationController",
        Localized(en: "The nearest navigation controller around the page; `nil` while it is in no stack.", zh: "外面最近的导航控制器；不在任何栈里时是 `nil`。")
      ),
      PropertyNote(
        "parent",
        Localized(en: "The container that holds the page, weakly referred to.", zh: "容纳这一页的控制器，是弱引用。")),
      PropertyNote(
        "children",
        Localized(en: "The pages that this one contains, in the order they were added.", zh: "它包含的子页面，按加入的先后排列。")),
      PropertyNote(
        "presentedViewController",
        Localized(en: "The page that covers this one; `nil` again after `dismiss`.", zh: "盖在它上面的页面；`dismiss` 之后又变回 `nil`。")),
      PropertyNote(
        "presentingViewController",
        Localized(en: "Who presented it. This is how a sheet knows that it is one.", zh: "是谁呈现了它；一个页面靠它知道自己是被弹出来的。")),
      PropertyNote(
        "modalPresentationStyle",
        Localized(
          en: "`.automatic` is a sheet: the page below stays visible and hears nothing. `.fullScreen` removes it, with both callbacks.",
          zh: "`.automatic` 是卡片：下面的页面仍看得见，也收不到回调。`.fullScreen` 会把它撤下，消失回调都会执行。")),
      PropertyNote(
        "isModalInPresentation",
        Localized(en: "True forbids closing the sheet by a swipe: for a draft that would be lost.", zh: "设为 true 就不能下滑关闭：草稿还没保存时用得上。")),
    ],
    methods: [
      MethodNote(
        "loadViewIfNeeded()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "The first time it runs `loadView()` and `viewDidLoad()`; later it does nothing.",
          zh: "第一次会执行 `loadView()` 和 `viewDidLoad()`，之后什么也不做。"),
        caller: Localized(
          en: "UIKit before the page is shown; tests that want the view without a window.", zh: "页面显示之前由 UIKit 调用；测试里不想要窗口、只要视图时也会用。"),
        breakpoint: "UIViewController.loadViewIfNeeded()"),
      MethodNote(
        "viewDidLoad()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Yours: add subviews and constraints. Sizes are not final here, and the view is in no window.",
          zh: "由你决定：加子视图、加约束。此时尺寸还不作数，视图也不在窗口里。"),
        caller: Localized(
          en: "UIKit, once in the controller's life. Override it, call `super`, never call it yourself.",
          zh: "UIKit，一生只调用一次。你来重写并调用 `super`，不要自己去调用它。"),
        breakpoint: "ChatPage.viewDidLoad()"),
      MethodNote(
        "viewWillAppear(_:)",
        input: Localized(en: "Whether the change is animated.", zh: "切换是否带动画。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Yours: refresh what may have changed while the page was away.", zh: "由你决定：刷新页面不在时可能变化的内容。"),
        caller: Localized(en: "UIKit, before every appearance, when the view is not in the window yet.", zh: "UIKit，每次出现之前；这时视图还没进窗口。"),
        breakpoint: "ChatPage.viewWillAppear(_:)"),
      MethodNote(
        "viewDidAppear(_:)",
        input: Localized(en: "Whether the change was animated.", zh: "刚才的切换是否带动画。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Yours: start what needs to be seen, such as marking messages as read.", zh: "由你决定：开始那些需要“被看见”的事，例如标为已读。"),
        caller: Localized(en: "UIKit, when the page is fully on the screen.", zh: "UIKit，页面完全显示之后。"),
        breakpoint: "ChatPage.viewDidAppear(_:)"),
      MethodNote(
        "viewDidDisappear(_:)",
        input: Localized(en: "Whether the change was animated.", zh: "刚才的切换是否带动画。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Yours: stop timers and observers. The object is usually still alive.", zh: "由你决定：停掉计时器和观察。对象通常还活着。"),
        caller: Localized(en: "UIKit, when the view has left the window.", zh: "UIKit，视图离开窗口之后。"),
        breakpoint: "ChatPage.viewDidDisappear(_:)"),
      MethodNote(
        "present(_:animated:completion:)",
        input: Localized(en: "The page to show, whether to animate, and what to do afterwards.", zh: "要展示的页面、是否动画，以及完成后做什么。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "The page is held through `presentedViewController` and appears over this one.",
          zh: "通过 `presentedViewController` 持有新页面，并让它盖在上面。"),
        caller: Localized(en: "The page that wants to be covered, such as the inbox for a new message.", zh: "要被盖住的那一页，例如收件箱弹出“新消息”。"),
        breakpoint: "UIViewController.present(_:animated:completion:)"),
      MethodNote(
        "dismiss(animated:completion:)",
        input: Localized(en: "Whether to animate, and what to do afterwards.", zh: "是否动画，以及完成后做什么。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Takes away what this page presents; presenting nothing, it passes the wish to its presenter.",
          zh: "撤掉它呈现的页面；如果它什么也没呈现，就把请求转给呈现它的一方。"),
        caller: Localized(en: "Either of the two pages.", zh: "两个页面中的任何一个都可以。"),
        breakpoint: "UIViewController.dismiss(animated:completion:)"),
      MethodNote(
        "addChild(_:)",
        input: Localized(en: "The controller to contain.", zh: "要容纳的控制器。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Sets `parent` and tells the child that it will move. Adding the view and `didMove(toParent:)` are left to you.",
          zh: "设好 `parent`，并告诉孩子即将搬入。添加视图和调用 `didMove(toParent:)` 由你来做。"),
        caller: Localized(en: "A container of your own, such as a page with a composer at its foot.", zh: "你自己写的容器，例如底部带输入栏的页面。"),
        breakpoint: "UIViewController.addChild(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "`viewDidLoad` runs whenever the page comes on the screen.",
        zh: "以为页面每次显示都会执行 `viewDidLoad`。"),
      truth: Localized(
        en:
          "It runs once, when the view is made, which may even be before the page is shown. What must happen every time belongs in `viewWillAppear`.",
        zh: "它只在视图创建时执行一次，甚至可能早于显示。每次都要做的事应放进 `viewWillAppear`。"),
      tryIt: [
        "p page.isViewLoaded", "expr page.loadViewIfNeeded()", "p log.lines", "expr inbox.present(page, animated: false)", "p log.lines",
      ]),
    question: CardQuestion(
      Localized(
        en: "A page was presented and dismissed twice. How often did `viewDidLoad` run, how often `viewDidAppear`?",
        zh: "同一个页面被呈现、关闭了两次。`viewDidLoad` 执行了几次？`viewDidAppear` 呢？"),
      answer: Localized(en: "`viewDidLoad` once, `viewDidAppear` twice.", zh: "`viewDidLoad` 一次，`viewDidAppear` 两次。")),
    debuggerCommands: [
      "po page", "p page.isViewLoaded", "p page.viewIfLoaded == nil", "p page.title", "expr page.loadViewIfNeeded()", "p log.lines",
    ],
    searchWords: [
      "controller", "page", "screen", "lifecycle", "viewDidLoad", "present", "modal", "视图控制器", "控制器", "页面", "界面", "弹出", "生命周期",
    ],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Controllers/UIViewController.swift", symbol: "class UIViewController"),
    documentation: [
      "UIViewController", "UIViewController.viewDidLoad()", "UIViewController.present(_:animated:completion:)",
      "Displaying and managing views with a view controller",
    ],
    modelLimits: Localized(
      en: """
        Loading, appearance, containment and presentation are modelled with their order of calls. Storyboards, custom \
        transitions, rotation and state restoration are not.
        """,
      zh: "模型包含视图加载、出现与消失、容器与呈现，以及它们的调用顺序；不含故事板、自定义转场、旋转和状态恢复。"))
}
