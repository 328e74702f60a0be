import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIWindow`: the root of everything that is visible.
  static let uiWindow = CatalogEntry.type(
    .uiWindow, id: "UIWindow", evidence: .model,
    tables: { [.uiWindow] + ApplicationTables.all + ControllerTables.all },
    subject: { _ in
      let app = RunningApp { ChatPage("inbox", title: "Inbox", log: $0) }
      let spare = UIWindow(frame: app.window.frame)
      return Subject(
        "type.UIWindow", function: "SceneDelegate.sceneDidBecomeActive", current: "window",
        [
          .constant("window", app.window), .constant("spare", spare), .constant("inbox", app.inbox),
          .constant("scene", app.scene), .constant("log", app.log),
        ], screen: app.window)
    },
    workload: { run in
      let log = CallLog()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
      let page = ChatPage("inbox", title: "Inbox", log: log)
      window.rootViewController = page
      run.step(Localized(en: "a new window: isHidden", zh: "刚创建的窗口：isHidden"), window.isHidden)
      try run.prove(Localized(en: "its page has no view yet", zh: "它的页面还没有视图"), !page.isViewLoaded)
      window.makeKeyAndVisible()
      UIKitEnvironment.current.turn()
      run.step(
        Localized(en: "makeKeyAndVisible() and one turn of the run loop", zh: "makeKeyAndVisible()，再过一轮运行循环"),
        log.lines.joined(separator: " → "))
      try run.prove(
        Localized(en: "the page's view fills the window", zh: "页面的视图铺满窗口"),
        page.view.superview === window && page.view.frame == window.bounds)
      let alert = UIWindow(frame: window.frame)
      alert.windowLevel = .alert
      alert.makeKeyAndVisible()
      run.step(
        Localized(en: "a second window takes the keyboard: window.isKeyWindow", zh: "第二个窗口拿走键盘：window.isKeyWindow"), window.isKeyWindow)
      alert.isHidden = true
      try run.prove(Localized(en: "hidden again, it gives the keyboard back", zh: "再隐藏起来，键盘就还回来了"), window.isKeyWindow)
    })
}

extension TypeTable {
  /// The doors into a `UIWindow`.
  static var uiWindow: TypeTable {
    TypeTable(UIWindow.self, superclass: UIView.self, fresh: UIWindow(frame: .zero)) {
      Property("rootViewController", \UIWindow.rootViewController)
      Property("windowLevel", \UIWindow.windowLevel)
      Property("windowScene", \UIWindow.windowScene)
      Property("isKeyWindow", \UIWindow.isKeyWindow, .get)
      Property("canBecomeKey", \UIWindow.canBecomeKey, .get)
      Property("screen", \UIWindow.screen, .get)
      StaticProperty("didBecomeVisibleNotification") { UIWindow.didBecomeVisibleNotification }
      StaticProperty("didBecomeHiddenNotification") { UIWindow.didBecomeHiddenNotification }
      StaticProperty("didBecomeKeyNotification") { UIWindow.didBecomeKeyNotification }
      StaticProperty("didResignKeyNotification") { UIWindow.didResignKeyNotification }
      Method("makeKeyAndVisible()") { (window: UIWindow) in window.makeKeyAndVisible() }
      Method("makeKey()") { (window: UIWindow) in window.makeKey() }
      Method("becomeKey()") { (window: UIWindow) in window.becomeKey() }
      Method("resignKey()") { (window: UIWindow) in window.resignKey() }
      Method("convert(_ point: CGPoint, to window: UIWindow?)") { (window: UIWindow, point: CGPoint, other: UIWindow?) in
        window.convert(point, to: other)
      }
      Method("convert(_ point: CGPoint, from window: UIWindow?)") { (window: UIWindow, point: CGPoint, other: UIWindow?) in
        window.convert(point, from: other)
      }
      Initializer("init()") { UIWindow() }
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UIWindow(frame: frame) }
      Initializer("init(windowScene: UIWindowScene)") { (scene: UIWindowScene) in UIWindow(windowScene: scene) }
    }
  }
}

extension TypeCard {
  /// `UIWindow`: the root of everything that is visible.
  static let uiWindow = TypeCard(
    id: "UIWindow",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIView", "UIResponder", "NSObject"],
    related: [
      Related(
        "UIScene",
        Localized(en: "A window belongs to a window scene and goes with it.", zh: "窗口属于某个窗口场景，随它一起来去。")),
      Related(
        "UIViewController",
        Localized(
          en: "`rootViewController` fills the window; a window without one is an empty sheet.",
          zh: "`rootViewController` 铺满窗口；没有它，窗口只是一张白纸。")),
      Related(
        "UIView",
        Localized(en: "A window is itself a view: frame, colour and alpha work as in any other.", zh: "窗口本身就是视图：frame、颜色、透明度都和别的视图一样用。")),
    ],
    purpose: Localized(
      en: """
        The view at the top of a screen's tree. It shows its root controller's view, receives the touches and keys meant \
        for it, and hands each to the right view below.
        """,
      zh: "一块屏幕上视图树的最顶端。它展示根控制器的视图，接收属于自己的触摸和按键，再交给下面合适的视图。"),
    analogy: Localized(
      en: "The frame of a picture. Nobody looks at it, yet without it on the wall the canvas is not seen by anyone.",
      zh: "像一个画框：没人会盯着它看，可它不上墙，画也就没人看得见。"),
    createdBy: Localized(
      en: "The scene's delegate with `UIWindow(windowScene:)`, unless a storyboard makes it.",
      zh: "由场景代理调用 `UIWindow(windowScene:)` 创建；用故事板时由故事板代劳。"),
    ownedBy: Localized(
      en: "The delegate's `window` property. The scene only lists its windows and keeps none of them alive.",
      zh: "由代理的 `window` 属性持有。场景只是列出窗口，并不让它们活着。"),
    releasedWhen: Localized(
      en: "Nobody holds it: kept in a local variable alone, it is gone at the end of the function, and the screen stays black.",
      zh: "没人持有它时：如果只放在局部变量里，函数一结束它就没了，屏幕一片黑。"),
    properties: [
      PropertyNote(
        "rootViewController",
        Localized(
          en: "The controller whose view fills the window. Assign another and the old page leaves at once, with both callbacks.",
          zh: "视图铺满窗口的那个控制器。换一个，旧页面立刻离开，两个消失回调都会执行。")),
      PropertyNote(
        "isKeyWindow",
        Localized(en: "Whether the keyboard belongs to this window; at most one window says true.", zh: "键盘是不是归这个窗口；同一时刻最多一个窗口为 true。")),
      PropertyNote(
        "isHidden",
        Localized(
          en: "True for a new window, unlike a new view. `makeKeyAndVisible()` turns it off.",
          zh: "新窗口默认是 true，这一点和普通视图不同；`makeKeyAndVisible()` 会关掉它。")),
      PropertyNote(
        "windowLevel",
        Localized(
          en: "How far in front: `.normal` 0, `.statusBar` 1000, `.alert` 2000. A higher level covers a lower one, whenever it was shown.",
          zh: "前后次序：`.normal` 是 0，`.statusBar` 是 1000，`.alert` 是 2000。层级高的总盖住低的，与先后无关。")),
      PropertyNote(
        "windowScene",
        Localized(en: "The scene it takes part in; `nil` on a device means that nothing is shown.", zh: "它所属的场景；在真机上如果是 `nil`，就什么也不显示。")),
      PropertyNote(
        "window",
        Localized(en: "For a window this is the window itself: here the search upwards ends.", zh: "对窗口来说就是它自己：往上找到这里就到头了。")),
    ],
    methods: [
      MethodNote(
        "makeKeyAndVisible()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Shows the window in front of its level, makes it key, loads the root controller's view and lets it appear.",
          zh: "把窗口显示到同层最前，设为主窗口，加载根控制器的视图并让它出现。"),
        caller: Localized(en: "The scene's delegate, as the last line of `willConnectTo`.", zh: "场景代理，通常是 `willConnectTo` 的最后一行。"),
        breakpoint: "UIWindow.makeKeyAndVisible()"),
      MethodNote(
        "makeKey()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "The former key window resigns, this one gets the keyboard; whether it is visible does not change.",
          zh: "原主窗口让位，键盘归它；是否可见不变。"),
        caller: Localized(en: "Code that shows several windows, such as a call overlay.", zh: "同时显示多个窗口的代码，例如通话浮层。"),
        breakpoint: "UIWindow.becomeKey()"),
      MethodNote(
        "hitTest(_:with:)",
        input: Localized(en: "A point in the window and the event.", zh: "窗口里的一个点和事件。"),
        output: Localized(en: "The view that will get the touch, or `nil` when the window is hidden.", zh: "将要收到触摸的视图；窗口隐藏时是 `nil`。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "UIKit, at the first contact of a finger.", zh: "手指刚碰到屏幕时由 UIKit 调用。"),
        breakpoint: "UIWindow.hitTest(_:with:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "Assigning `rootViewController` puts the page on the screen.",
        zh: "以为给 `rootViewController` 赋值，页面就上屏了。"),
      truth: Localized(
        en: """
          It only says what to show. A hidden window loads nothing; the page's view is made when the window is shown. \
          Forgetting `makeKeyAndVisible()` is the classic black screen.
          """,
        zh: "赋值只说明要显示什么。窗口还隐藏着就什么也不加载；等窗口显示时，页面的视图才会创建。忘了 `makeKeyAndVisible()`，就是经典的黑屏。"),
      tryIt: [
        "expr spare.rootViewController = UIViewController()", "p spare.rootViewController?.isViewLoaded", "expr spare.isHidden = false",
        "p spare.rootViewController?.isViewLoaded", "p spare.isKeyWindow",
      ]),
    question: CardQuestion(
      Localized(
        en: "You set `isHidden = false` on a second window. It is visible now. Does typing go to it?",
        zh: "把第二个窗口的 `isHidden` 设为 false，它出现了。这时打字会输入到它那里吗？"),
      answer: Localized(
        en: "No. Visible and key are two things: only `makeKey()` or `makeKeyAndVisible()` moves the keyboard.",
        zh: "不会。可见和成为主窗口是两回事，只有 `makeKey()` 或 `makeKeyAndVisible()` 才会让键盘换主人。")),
    debuggerCommands: [
      "p window.isKeyWindow", "p window.rootViewController === inbox", "p window.window === window", "p spare.isHidden",
      "expr window.windowLevel = .alert", "p window.windowLevel.rawValue",
    ],
    searchWords: ["root", "key", "visible", "screen", "rootViewController", "safe", "窗口", "根视图", "屏幕", "根控制器"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Application/UIWindow.swift", symbol: "class UIWindow"),
    documentation: ["UIWindow", "UIWindow.makeKeyAndVisible()", "UIWindow.rootViewController", "UIWindow.Level"],
    modelLimits: Localized(
      en:
        "Levels, key status, root controller, hit testing and touch delivery are modelled; several screens, rotation and the system's own windows are not.",
      zh: "模型包含层级、主窗口、根控制器、触摸命中与派发；不含多块屏幕、旋转和系统自带的窗口。"))
}
