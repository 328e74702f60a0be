import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIScene`: one running copy of the app's interface.
  static let uiScene = CatalogEntry.type(
    .uiScene, id: "UIScene", evidence: .model,
    tables: { [.uiScene] + ApplicationTables.all },
    subject: { _ in
      let app = RunningApp { ChatPage("inbox", title: "Inbox", log: $0) }
      app.scene.title = "Inbox"
      return Subject(
        "type.UIScene", function: "SceneDelegate.sceneDidBecomeActive", current: "scene",
        [
          .constant("scene", app.scene as UIScene), .constant("window", app.window), .constant("application", app.application),
          .constant("log", app.log),
        ],
        screen: app.window)
    },
    workload: { run in
      run.step(Localized(en: "a scene that nobody connected", zh: "还没有连接的场景"), UIScene().activationState)
      let app = RunningApp { _ in nil }
      try run.prove(
        Localized(en: "after a launch it is in front and active", zh: "启动之后位于前台并处于活动状态"), app.scene.activationState == .foregroundActive)
      run.step(Localized(en: "what its delegate was told so far", zh: "到目前为止代理收到的通知"), app.log.lines.dropFirst().joined(separator: " → "))
      app.application.enterBackground()
      run.step(Localized(en: "the app goes away", zh: "应用离开前台"), app.scene.activationState)
      let session = app.scene.session
      app.scene.disconnect()
      run.step(Localized(en: "the system takes the scene back to save memory", zh: "系统为节省内存收回场景"), app.scene.activationState)
      try run.prove(
        Localized(en: "the session stays, without a scene", zh: "会话仍在，只是没有了场景"),
        session.scene == nil && app.application.openSessions.contains(session) && app.application.connectedScenes.isEmpty)
      try run.prove(Localized(en: "the delegate heard of it last", zh: "代理最后收到的正是断开"), app.log.lines.last == "scene didDisconnect")
    })
}

extension TypeTable {
  /// The doors into a `UIScene`.
  static var uiScene: TypeTable {
    TypeTable(UIScene.self, superclass: UIResponder.self, fresh: UIScene()) {
      Property("title", \UIScene.title)
      Property("activationState", \UIScene.activationState, .privateSet)
      Property("session", \UIScene.session, .constant)
      Property("delegate", \UIScene.delegate)
      StaticProperty("willConnectNotification") { UIScene.willConnectNotification }
      StaticProperty("didActivateNotification") { UIScene.didActivateNotification }
      StaticProperty("willDeactivateNotification") { UIScene.willDeactivateNotification }
      StaticProperty("didEnterBackgroundNotification") { UIScene.didEnterBackgroundNotification }
      StaticProperty("willEnterForegroundNotification") { UIScene.willEnterForegroundNotification }
      StaticProperty("didDisconnectNotification") { UIScene.didDisconnectNotification }
      Method("disconnect()") { (scene: UIScene) in scene.disconnect() }
      Initializer("init()") { UIScene() }
    }
  }
}

extension TypeCard {
  /// `UIScene`: one running copy of the app's interface.
  static let uiScene = TypeCard(
    id: "UIScene",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIResponder", "NSObject"],
    related: [
      Related(
        "UIApplication",
        Localized(en: "One app, any number of scenes; the app is the scene's next responder.", zh: "一个应用可以有任意多个场景；场景的下一个响应者就是应用。")),
      Related(
        "UIWindow",
        Localized(
          en: "A window scene lists its windows; a window that joined none is never shown on a device.",
          zh: "窗口场景列出自己的窗口；没有加入任何场景的窗口，在真机上不会显示。")),
      Related(
        "view-controller-lifecycle",
        Localized(
          en: "Going to the background moves the scene, not the pages: no `viewWillDisappear` is called.",
          zh: "进入后台改变的是场景，不是页面：`viewWillDisappear` 并不会被调用。")),
    ],
    purpose: Localized(
      en: """
        Holds one copy of the app's interface and tells its delegate when that copy appears, becomes active and goes \
        away. On an iPad the chat client may show two conversations side by side: one process, two scenes.
        """,
      zh: "代表应用界面的一份副本，并在这份副本出现、激活、离开时通知自己的代理。在 iPad 上，聊天应用可以并排显示两个会话：一个进程，两个场景。"),
    analogy: Localized(
      en: "A stage in a theatre with two halls: same company, same play, but each stage has its own lights and its own curtain.",
      zh: "像有两个厅的剧院里的一座舞台：剧团和剧目是同一个，灯光和幕布却各有各的。"),
    createdBy: Localized(
      en: "The system, when a copy of the interface is needed; your scene delegate gets it in `scene(_:willConnectTo:options:)`.",
      zh: "需要一份界面时由系统创建，你的场景代理在 `scene(_:willConnectTo:options:)` 里第一次见到它。"),
    ownedBy: Localized(
      en: "The application, in `connectedScenes`. The scene in turn keeps its delegate.", zh: "应用通过 `connectedScenes` 持有它；它自己又持有代理。"),
    releasedWhen: Localized(
      en: "The system disconnects it, mostly in the background to save memory; its session is kept for the next time.",
      zh: "系统断开它的时候，多半是在后台为了节省内存；会话会留着，供下次使用。"),
    properties: [
      PropertyNote(
        "activationState",
        Localized(
          en: "`unattached`, `background`, `foregroundInactive` or `foregroundActive`. Read it after every call and follow one launch.",
          zh: "`unattached`、`background`、`foregroundInactive`、`foregroundActive` 四种。每次调用后读一遍，一次启动就看清楚了。")),
      PropertyNote(
        "session",
        Localized(
          en: "What remains when the scene is gone: its `persistentIdentifier` is the same when the scene comes back.",
          zh: "场景走了它还在：场景再回来时，`persistentIdentifier` 不变。")),
      PropertyNote(
        "delegate",
        Localized(
          en: "Your object that makes the window. Unlike most delegates it is held strongly.", zh: "负责创建窗口的、你自己的对象。与多数代理不同，它是被强引用的。")),
      PropertyNote(
        "title",
        Localized(en: "The name in the app switcher, such as the open conversation's.", zh: "在应用切换器里显示的名字，例如打开着的会话名。")),
    ],
    methods: [
      MethodNote(
        "disconnect()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "The scene leaves `connectedScenes`, its state becomes `unattached`, the delegate is told; the session stays open.",
          zh: "场景离开 `connectedScenes`，状态变为 `unattached`，并通知代理；会话仍保留。"),
        caller: Localized(en: "Only the lab: it stands for the system that needs memory.", zh: "只在实验室里有，代表需要内存的系统。"),
        breakpoint: "SceneDelegate.sceneDidDisconnect(_:)")
    ],
    misconception: Misconception(
      belief: Localized(
        en: "A scene that the system disconnected was closed by the person, so its drafts may be thrown away.",
        zh: "以为场景被断开就是用户关掉了它，草稿可以丢弃。"),
      truth: Localized(
        en: """
          Disconnecting is the system's housekeeping: the session is still in `openSessions` and will get a new scene. \
          Only `didDiscardSceneSessions` says that the person closed it.
          """,
        zh: "断开只是系统在打扫：会话仍在 `openSessions` 里，之后会得到新的场景。只有 `didDiscardSceneSessions` 才表示用户真的关掉了它。"),
      tryIt: [
        "p scene.activationState", "expr scene.disconnect()", "p scene.activationState", "p application.connectedScenes.count",
        "p application.openSessions.count",
      ]),
    question: CardQuestion(
      Localized(
        en: "In which order do a cold launch's three calls on the scene delegate come, and in which one is the window made?",
        zh: "冷启动时，场景代理的三个方法按什么顺序被调用？窗口是在哪一个里创建的？"),
      answer: Localized(
        en: "`scene(_:willConnectTo:options:)`, where the window is made, then `sceneWillEnterForeground`, then `sceneDidBecomeActive`.",
        zh: "先是 `scene(_:willConnectTo:options:)`，窗口在这里创建；然后 `sceneWillEnterForeground`；最后 `sceneDidBecomeActive`。")),
    debuggerCommands: [
      "p scene.activationState", "p scene.session.persistentIdentifier", "p scene.next === application",
      "expr application.enterBackground()",
      "p scene.activationState",
    ],
    searchWords: ["scene", "session", "window", "multitasking", "foreground", "background", "lifecycle", "场景", "前台", "后台", "多窗口", "生命周期"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Application/UIScene.swift", symbol: "class UIScene"),
    documentation: ["UIScene", "UIWindowScene", "UISceneDelegate", "UIScene.activationState"],
    modelLimits: Localized(
      en:
        "Connecting, states, sessions and their notifications are modelled; URL contexts, user activities and multi-window gestures are not.",
      zh: "模型包含连接、状态、会话及其通知；不含 URL 上下文、用户活动和多窗口手势。"))
}
