import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIApplication`: the one object that stands for the running app.
  static let uiApplication = CatalogEntry.type(
    .uiApplication, id: "UIApplication", evidence: .model,
    tables: { [.uiApplication] + ApplicationTables.all },
    subject: { _ in
      let app = RunningApp { ChatPage("inbox", title: "Inbox", log: $0) }
      return Subject(
        "type.UIApplication", function: "SceneDelegate.sceneDidBecomeActive", current: "application",
        [
          .constant("application", app.application), .constant("scene", app.scene), .constant("window", app.window),
          .constant("log", app.log),
        ],
        screen: app.window)
    },
    workload: { run in
      let app = RunningApp { _ in nil }
      let application = app.application
      try run.prove(
        Localized(en: "`UIApplication.shared` is this very object", zh: "`UIApplication.shared` 就是这个对象"),
        UIApplication.shared === application)
      run.step(Localized(en: "the calls of a launch", zh: "一次启动的全部调用"), app.log.lines.joined(separator: " → "))
      let before = application.applicationState
      application.interrupt()
      run.change(Localized(en: "a call's banner covers the app", zh: "来电横幅盖住应用"), from: before, to: application.applicationState)
      application.endInterruption()
      application.enterBackground()
      run.step(Localized(en: "the person goes to the home screen", zh: "用户回到主屏幕"), application.applicationState)
      try run.prove(Localized(en: "the scene went along", zh: "场景跟着进入后台"), app.scene.activationState == .background)
      application.enterForeground()
      try run.prove(
        Localized(en: "back again: active, in the same scene", zh: "再回来：重新激活，场景还是那一个"),
        application.applicationState == .active && application.connectedScenes == [app.scene])
    })
}

extension TypeTable {
  /// The doors into a `UIApplication`.
  static var uiApplication: TypeTable {
    TypeTable(UIApplication.self, superclass: UIResponder.self, fresh: UIKitEnvironment.with(UIKitEnvironment()) { UIApplication() }) {
      Property("isIdleTimerDisabled", \UIApplication.isIdleTimerDisabled)
      Property("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber, in: 0...99)
      Property("applicationState", \UIApplication.applicationState, .privateSet)
      Property("connectedScenes", \UIApplication.connectedScenes, .get)
      Property("openSessions", \UIApplication.openSessions, .get)
      Property("windows", \UIApplication.windows, .get)
      Property("keyWindow", \UIApplication.keyWindow, .get)
      Property("delegate", \UIApplication.delegate, .privateSet)
      Property("supportsMultipleScenes", \UIApplication.supportsMultipleScenes, .privateSet)
      StaticProperty("shared", .get) { UIApplication.shared }
      StaticProperty("didFinishLaunchingNotification") { UIApplication.didFinishLaunchingNotification }
      StaticProperty("didBecomeActiveNotification") { UIApplication.didBecomeActiveNotification }
      StaticProperty("willResignActiveNotification") { UIApplication.willResignActiveNotification }
      StaticProperty("didEnterBackgroundNotification") { UIApplication.didEnterBackgroundNotification }
      StaticProperty("willEnterForegroundNotification") { UIApplication.willEnterForegroundNotification }
      StaticProperty("willTerminateNotification") { UIApplication.willTerminateNotification }
      Method("sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)") {
        (application: UIApplication, action: Selector, target: Any?, sender: Any?, event: UIEvent?) in
        application.sendAction(action, to: target, from: sender, for: event)
      }
      Method("enterBackground()") { (application: UIApplication) in application.enterBackground() }
      Method("enterForeground()") { (application: UIApplication) in application.enterForeground() }
      Method("interrupt()") { (application: UIApplication) in application.interrupt() }
      Method("endInterruption()") { (application: UIApplication) in application.endInterruption() }
      Method("receiveMemoryWarning()") { (application: UIApplication) in application.receiveMemoryWarning() }
      Method("terminate()") { (application: UIApplication) in application.terminate() }
      Initializer("init()") { UIApplication() }
    }
  }
}

extension TypeCard {
  /// `UIApplication`: the one object that stands for the running app.
  static let uiApplication = TypeCard(
    id: "UIApplication",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIResponder", "NSObject"],
    related: [
      Related(
        "UIScene",
        Localized(
          en: "The app is one process; each copy of its interface is a scene, listed in `connectedScenes`.",
          zh: "应用是一个进程；界面的每一份副本是一个场景，都列在 `connectedScenes` 里。")),
      Related(
        "UIWindow",
        Localized(
          en: "The key window gets the keyboard; the app hands touches to the window below the finger.", zh: "主窗口接收键盘输入；触摸则由应用转交给手指下面的窗口。")),
      Related(
        "responder-scene-chain",
        Localized(en: "What nobody on the screen wanted ends here, one step before the app's delegate.", zh: "屏幕上没人要的事件最后来到这里，再往后只剩应用的代理。")),
    ],
    purpose: Localized(
      en: """
        Connects your code with the system: it starts the app, receives every event first, and says whether the app is \
        in front, covered or in the background. The chat client asks it before it decides between a banner and a sound.
        """,
      zh: """
        你的代码与系统之间的总接口：启动应用，最先拿到每个事件，并说明应用此刻在前台、被遮住还是在后台。\
        聊天应用收到新消息时，先问它，再决定弹横幅还是只响一声。
        """),
    analogy: Localized(
      en: "The caretaker of an office building: opens in the morning, takes in the mail, knows who is in, and locks up at night.",
      zh: "像一栋办公楼的值班室：早上开门，收发信件，知道谁在楼里，晚上锁门。"),
    createdBy: Localized(
      en: "The system, once, before any of your code runs; `@main` on the app's delegate asks for it.",
      zh: "由系统在你的代码运行之前创建，仅此一个；应用代理上的 `@main` 就是在要求它启动。"),
    ownedBy: Localized(en: "The process itself. You reach it as `UIApplication.shared`.", zh: "由进程自己持有，你通过 `UIApplication.shared` 拿到它。"),
    releasedWhen: Localized(
      en: "Never while the app runs; it ends with the process, which the system may end without a word in the background.",
      zh: "应用运行期间从不释放；它随进程一起结束，而后台进程可能不打招呼就被系统终止。"),
    properties: [
      PropertyNote(
        "applicationState",
        Localized(
          en:
            "`.active` in front, `.inactive` while something covers it, `.background` when it is away. Look before and after `interrupt()`.",
          zh: "在前台是 `.active`，被盖住时是 `.inactive`，离开屏幕是 `.background`。在 `interrupt()` 前后各看一次。")),
      PropertyNote(
        "connectedScenes",
        Localized(en: "The copies of the interface that are alive; on an iPhone there is one.", zh: "当前活着的界面副本；在 iPhone 上只有一个。")),
      PropertyNote(
        "delegate",
        Localized(
          en: "Your object that is told of launch and end. The reference is weak; the launch itself keeps the delegate alive.",
          zh: "会被告知启动与结束的、你自己的对象。这个引用是弱的，让代理活着的是启动过程本身。")),
      PropertyNote(
        "isIdleTimerDisabled",
        Localized(
          en: "Set it during a voice call and the screen no longer dims by itself; set it back, or the battery pays.",
          zh: "通话时设为 true，屏幕就不再自动变暗；用完记得改回来，否则费电。")),
      PropertyNote(
        "applicationIconBadgeNumber",
        Localized(en: "The red number on the app's icon: the chat client's unread messages.", zh: "应用图标上的红色数字，聊天应用用它显示未读数。")),
      PropertyNote(
        "supportsMultipleScenes",
        Localized(
          en: "Whether a second window of the app may be opened beside the first; false unless the manifest says so.",
          zh: "是否允许在旁边再开一份界面；清单里没有声明就是 false。")),
    ],
    methods: [
      MethodNote(
        "sendAction(_:to:from:for:)",
        input: Localized(en: "A selector, a target or `nil`, the sender, the event.", zh: "选择器、目标（可以是 `nil`）、发送者和事件。"),
        output: Localized(en: "Whether somebody took the action.", zh: "是否有对象处理了这个动作。"),
        sideEffect: Localized(
          en: "With a `nil` target it walks the responder chain until an object implements the selector.",
          zh: "目标为 `nil` 时，沿响应链一路找，直到有对象实现了这个选择器。"),
        caller: Localized(en: "A control that was tapped, through its own `sendAction`.", zh: "被点击的控件，通过它自己的 `sendAction` 调用。"),
        breakpoint: "UIApplication.sendAction(_:to:from:for:)"),
      MethodNote(
        "interrupt()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "The scenes resign, then the app: `applicationState` becomes `.inactive`.",
          zh: "先是各场景退出活动状态，然后是应用：`applicationState` 变成 `.inactive`。"),
        caller: Localized(en: "Only the lab: it stands for a call's banner.", zh: "只在实验室里有，代表来电横幅。"),
        breakpoint: "SceneDelegate.sceneWillResignActive(_:)"),
      MethodNote(
        "enterBackground()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Resigns first, then every scene goes to the background and its delegate is told.", zh: "先退出活动状态，再让每个场景进入后台，并通知各自的代理。"),
        caller: Localized(en: "Only the lab: the swipe to the home screen.", zh: "只在实验室里有，代表上滑回到主屏幕。"),
        breakpoint: "SceneDelegate.sceneDidEnterBackground(_:)"),
      MethodNote(
        "enterForeground()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Scenes come to the foreground and become active; no launch method runs again.", zh: "场景回到前台并重新激活，启动方法不会再执行。"),
        caller: Localized(en: "Only the lab: a tap on the app's icon.", zh: "只在实验室里有，代表再次点击图标。"),
        breakpoint: "SceneDelegate.sceneWillEnterForeground(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "When the person comes back to the app, `didFinishLaunching` runs again, so unread messages can be loaded there.",
        zh: "以为用户每次回到应用都会再走一遍 `didFinishLaunching`，所以未读消息放在那里加载就行。"),
      truth: Localized(
        en: """
          Launching happens once in a process. Coming back only wakes the scenes: `sceneWillEnterForeground`, then \
          `sceneDidBecomeActive`. Refresh there.
          """,
        zh: "一个进程只启动一次。再回来只会唤醒场景：先 `sceneWillEnterForeground`，再 `sceneDidBecomeActive`。刷新应当放在那里。"),
      tryIt: ["p log.lines.count", "expr application.enterBackground()", "expr application.enterForeground()", "p log.lines"]),
    question: CardQuestion(
      Localized(
        en: "A call's banner covers the chat client for a moment. Which state does the app have, and was it ever in the background?",
        zh: "来电横幅短暂盖住聊天应用。此时应用是什么状态？它进过后台吗？"),
      answer: Localized(
        en: "`.inactive`. Still on the screen, it never went to the background; no background method was called.",
        zh: "`.inactive`。它仍在屏幕上，没有进过后台，后台相关的方法一个也没调用。")),
    debuggerCommands: [
      "p application.applicationState", "p application === UIApplication.shared", "p application.connectedScenes.count",
      "expr application.interrupt()", "p application.applicationState",
    ],
    searchWords: ["app", "launch", "lifecycle", "delegate", "background", "foreground", "singleton", "应用", "启动", "前台", "后台", "单例", "生命周期"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Application/UIApplication.swift", symbol: "class UIApplication"),
    documentation: ["UIApplication", "UIApplication.applicationState", "UIApplicationDelegate", "Managing your app's life cycle"],
    modelLimits: Localized(
      en: """
        Launch, states, scenes, notifications and actions are modelled. Opening URLs, background tasks, remote \
        notifications and state restoration are not.
        """,
      zh: "模型包含启动、状态切换、场景、通知与动作派发；不含打开 URL、后台任务、远程推送和状态恢复。"))
}
