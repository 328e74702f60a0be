import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UINavigationController`: a stack of pages.
  static let uiNavigationController = CatalogEntry.type(
    .uiNavigationController, id: "UINavigationController", evidence: .model,
    tables: { [.uiNavigationController, .uiViewController, .uiNavigationItem] + ControllerTables.all },
    subject: { _ in
      let stack = NavigationSubject(pushing: false)
      return Subject(
        "type.UINavigationController", function: "InboxPage.rowTapped", current: "nav",
        [
          .constant("nav", stack.navigation), .constant("inbox", stack.inbox), .variable("thread", stack.thread as ChatPage?),
          .constant("log", stack.log), .constant("window", stack.app.window),
        ], screen: stack.app.window)
    },
    workload: { run in
      let (navigation, inbox, log) = Self.freshStack()
      weak var page: ChatPage?
      do {
        let thread = ChatPage("thread", title: "Trail Club", log: log)
        page = thread
        log.clear()
        navigation.pushViewController(thread, animated: false)
      }
      run.step(Localized(en: "push: the stack changes at once", zh: "push：栈立刻就变"), navigation.viewControllers.count)
      try run.prove(Localized(en: "only the stack holds the page now, and it lives", zh: "此刻只有栈持有这一页，它还活着"), page != nil)
      UIKitEnvironment.current.turn()
      run.step(Localized(en: "the callbacks of the push", zh: "push 引起的回调"), log.lines.joined(separator: " → "))
      log.clear()
      navigation.popViewController(animated: false)
      UIKitEnvironment.current.turn()
      run.step(Localized(en: "the callbacks of the pop", zh: "pop 引起的回调"), log.lines.joined(separator: " → "))
      try run.prove(Localized(en: "the popped page is gone: the weak reference is nil", zh: "弹出的页面已经释放：弱引用变成 nil"), page == nil)
      try run.prove(
        Localized(en: "the root cannot be popped", zh: "根页面弹不掉"),
        navigation.popViewController(animated: false) == nil && navigation.topViewController === inbox)
    })

  private static func freshStack() -> (UINavigationController, ChatPage, CallLog) {
    let log = CallLog()
    let inbox = ChatPage("inbox", title: "Inbox", log: log)
    let navigation = UINavigationController(rootViewController: inbox)
    _ = RunningApp { _ in navigation }
    return (navigation, inbox, log)
  }
}

extension TypeTable {
  /// The doors into a `UINavigationController`.
  static var uiNavigationController: TypeTable {
    TypeTable(UINavigationController.self, superclass: UIViewController.self, fresh: UINavigationController()) {
      Property("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden)
      Property("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
      Property("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
      Property("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
      Property("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
      Property("viewControllers", \UINavigationController.viewControllers)
      Property("topViewController", \UINavigationController.topViewController, .get)
      Property("visibleViewController", \UINavigationController.visibleViewController, .get)
      Property("navigationBar", \UINavigationController.navigationBar, .constant)
      Property("delegate", \UINavigationController.delegate, .privateSet)
      Property("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer, .constant).unlisted()
      Property("barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer, .constant).unlisted()
      Method("pushViewController(_ viewController: UIViewController, animated: Bool)") {
        (navigation: UINavigationController, page: UIViewController, animated: Bool) in
        navigation.pushViewController(page, animated: animated)
      }
      Method("popViewController(animated: Bool)") { (navigation: UINavigationController, animated: Bool) in
        navigation.popViewController(animated: animated)
      }
      Method("popToViewController(_ viewController: UIViewController, animated: Bool)") {
        (navigation: UINavigationController, page: UIViewController, animated: Bool) in
        navigation.popToViewController(page, animated: animated)
      }
      Method("popToRootViewController(animated: Bool)") { (navigation: UINavigationController, animated: Bool) in
        navigation.popToRootViewController(animated: animated)
      }
      Method("setViewControllers(_ viewControllers: [UIViewController], animated: Bool)") {
        (navigation: UINavigationController, pages: [UIViewController], animated: Bool) in
        navigation.setViewControllers(pages, animated: animated)
      }
      Method("setNavigationBarHidden(_ hidden: Bool, animated: Bool)") {
        (navigation: UINavigationController, hidden: Bool, animated: Bool) in
        navigation.setNavigationBarHidden(hidden, animated: animated)
      }
      Initializer("init()") { UINavigationController() }
      Initializer("init(rootViewController: UIViewController)") { (root: UIViewController) in
        UINavigationController(rootViewController: root)
      }
    }
  }
}

extension TypeCard {
  /// `UINavigationController`: a stack of pages.
  static let uiNavigationController = TypeCard(
    id: "UINavigationController",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIViewController", "UIResponder", "NSObject"],
    related: [
      Related(
        "UIViewController",
        Localized(en: "It is a controller itself, and its pages are its children.", zh: "它自己也是控制器，栈里的页面就是它的子控制器。")),
      Related(
        "UINavigationItem",
        Localized(en: "One for each page; together they are the bar's content.", zh: "每页一份，合在一起就是导航栏的内容。")),
      Related(
        "view-controller-lifecycle",
        Localized(en: "Push and pop move two pages at a time, in a fixed order of calls.", zh: "push 和 pop 每次牵动两页，回调顺序是固定的。")),
    ],
    purpose: Localized(
      en: """
        Leads from page to page and back: it keeps a stack of controllers, shows the top one under a bar and makes the \
        back button. Inbox, conversation, member list: three pages, one stack.
        """,
      zh: "带你一页一页往里走、再走回来：它保存一个控制器栈，在导航栏下面显示栈顶那页，并负责返回按钮。收件箱、会话、成员列表，三页同在一个栈里。"),
    analogy: Localized(
      en: "A pile of letters on the desk: you read the one on top, and what lies below keeps its place and its bookmarks.",
      zh: "像桌上的一叠信：看的总是最上面那封，下面的保持原样，书签也还夹着。"),
    createdBy: Localized(
      en: "The scene's delegate, around the first page: `UINavigationController(rootViewController: inbox)`.",
      zh: "由场景代理用第一页创建：`UINavigationController(rootViewController: inbox)`。"),
    ownedBy: Localized(
      en: "The window as its root controller. It holds every page on the stack, including the hidden ones.",
      zh: "作为根控制器由窗口持有。栈里的每一页都由它持有，包括看不见的。"),
    releasedWhen: Localized(
      en: "The window lets it go; a popped page goes earlier, as soon as the pop has ended and nobody else holds it.",
      zh: "窗口放手的时候；被弹出的页面更早：弹出完成、又没有别人持有它，就立刻释放。"),
    properties: [
      PropertyNote(
        "viewControllers",
        Localized(
          en: "The stack, root first. It changes at the call, even when the animation has just begun.", zh: "整个栈，根在最前。调用的瞬间就变，哪怕动画才刚开始。")),
      PropertyNote(
        "topViewController",
        Localized(en: "The last of the stack: the page below the bar.", zh: "栈的最后一个，也就是导航栏下面那一页。")),
      PropertyNote(
        "visibleViewController",
        Localized(
          en: "What a person sees: a sheet over the top page, if there is one, else the top page.", zh: "用户实际看到的：有卡片盖着时是卡片，否则就是栈顶页。")),
      PropertyNote(
        "navigationBar",
        Localized(en: "The bar, made once; its items are those of the pages. Don't set them yourself.", zh: "导航栏，只创建一次；内容来自各页，不要自己去设置。")),
      PropertyNote(
        "isNavigationBarHidden",
        Localized(en: "Hides the bar for all pages; the swipe back from the edge still works.", zh: "对所有页面隐藏导航栏；从边缘右滑返回仍然有效。")),
      PropertyNote(
        "hidesBarsOnSwipe",
        Localized(en: "Whether scrolling up makes room by hiding the bar; off at first.", zh: "向上滚动时是否收起导航栏腾出空间，默认不收。")),
      PropertyNote(
        "delegate",
        Localized(en: "Told before and after a page is shown; a weak reference.", zh: "页面显示前后会通知它；弱引用。")),
    ],
    methods: [
      MethodNote(
        "pushViewController(_:animated:)",
        input: Localized(en: "A page that is not on the stack, and whether to slide.", zh: "一个不在栈里的页面，以及是否滑入。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "The page becomes the top and a child; its view is loaded now, the old top's stays loaded.",
          zh: "该页成为栈顶和子控制器；它的视图此时加载，原栈顶的视图仍保留。"),
        caller: Localized(en: "The page on top, when a row is tapped.", zh: "栈顶页，在某一行被点击时。"),
        breakpoint: "UINavigationController.pushViewController(_:animated:)"),
      MethodNote(
        "popViewController(animated:)",
        input: Localized(en: "Whether to slide.", zh: "是否滑出。"),
        output: Localized(en: "The page that left, or `nil` when only the root is there.", zh: "离开的那一页；只剩根页面时是 `nil`。"),
        sideEffect: Localized(en: "The stack lets go of the page; the one below appears again.", zh: "栈放开这一页，下面那页重新出现。"),
        caller: Localized(en: "The back button, the swipe from the edge, or your code.", zh: "返回按钮、边缘右滑，或者你的代码。"),
        breakpoint: "UINavigationController.popViewController(animated:)"),
      MethodNote(
        "popToRootViewController(animated:)",
        input: Localized(en: "Whether to slide.", zh: "是否滑出。"),
        output: Localized(en: "All pages that left, from bottom to top.", zh: "离开的所有页面，从下到上。"),
        sideEffect: Localized(en: "Only the root stays; the pages in between get no appearance callbacks.", zh: "只留根页面；中间的页面收不到任何出现或消失回调。"),
        caller: Localized(en: "A tap on the tab that is already selected.", zh: "再次点击已选中的标签时。"),
        breakpoint: "UINavigationController.popToRootViewController(animated:)"),
      MethodNote(
        "popToViewController(_:animated:)",
        input: Localized(en: "A page of the stack, and whether to slide.", zh: "栈里的某一页，以及是否滑出。"),
        output: Localized(en: "The pages that were above it.", zh: "原来在它上面的那些页面。"),
        sideEffect: Localized(
          en: "That page becomes the top; a page that is not on the stack raises an exception.", zh: "该页成为栈顶；传入不在栈里的页面会抛出异常。"),
        caller: Localized(en: "The end of a flow of several pages.", zh: "多页流程结束时。"),
        breakpoint: "UINavigationController.popToViewController(_:animated:)"),
      MethodNote(
        "setViewControllers(_:animated:)",
        input: Localized(en: "The whole new stack, all pages distinct.", zh: "整个新栈，页面不能重复。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Only the new top's view is loaded; it slides like a pop if that page was there before.", zh: "只加载新栈顶的视图；如果那一页原本就在栈里，动画像 pop。"
        ),
        caller: Localized(en: "A notification that opens a conversation: inbox and conversation at once.", zh: "从通知直接打开会话时：一次放入收件箱和会话页。"),
        breakpoint: "UINavigationController.setViewControllers(_:animated:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "Pushing a page replaces the old one, and going back makes it anew.",
        zh: "以为 push 会替换掉旧页面，返回时再重新创建一个。"),
      truth: Localized(
        en:
          "The old page stays in the stack as the same object, view and all; going back only lets it appear again. `viewDidLoad` does not run twice.",
        zh: "旧页面原封不动留在栈里，对象和视图都还在；返回只是让它再次出现，`viewDidLoad` 不会执行第二次。"),
      tryIt: [
        "expr nav.pushViewController(thread!, animated: false)", "p inbox.isViewLoaded",
        "expr nav.popToRootViewController(animated: false)",
        "p nav.topViewController === inbox", "p log.lines",
      ]),
    question: CardQuestion(
      Localized(
        en: "The stack is inbox, thread, members. After `popToRootViewController`, which of the three objects are sure to live?",
        zh: "栈里依次是 inbox、thread、members。执行 `popToRootViewController` 之后，哪几个对象一定还活着？"),
      answer: Localized(
        en: "Only inbox. The other two live on only if something besides the stack holds them.", zh: "只有 inbox。另外两个只有在栈以外还有人持有时才会活着。")),
    debuggerCommands: [
      "p nav.viewControllers.count", "p nav.topViewController === inbox", "expr nav.pushViewController(thread!, animated: false)",
      "p nav.viewControllers.count", "flush", "p log.lines", "p nav.navigationBar.backButtonText",
    ],
    searchWords: ["push", "pop", "stack", "back", "navigation", "swipe", "导航控制器", "导航", "压栈", "出栈", "返回", "入栈"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Controllers/UINavigationController.swift", symbol: "class UINavigationController"),
    documentation: [
      "UINavigationController", "UINavigationController.pushViewController(_:animated:)", "UINavigationController.viewControllers",
      "UINavigationControllerDelegate",
    ],
    modelLimits: Localized(
      en:
        "The stack, its exceptions, callbacks, bar and the swipe back are modelled; toolbars, custom transitions and bars that hide while scrolling are not.",
      zh: "模型包含栈、相关异常、回调、导航栏与边缘返回；不含工具栏、自定义转场和滚动时自动隐藏的效果。"))
}
