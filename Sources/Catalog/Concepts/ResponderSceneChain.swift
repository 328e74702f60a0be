import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// From the process to the first screen, and from a view back to the process.
  static let responderSceneChain = CatalogEntry.concept(
    .responderSceneChain, id: "responder-scene-chain", evidence: .model,
    tables: {
      [.uiApplication, .uiScene, .uiWindow, .uiViewController, .uiView, .uiResponder] + ApplicationTables.all + ControllerTables.all
    },
    subject: { _ in
      let app = RunningApp { ChatPage("inbox", title: "Inbox", log: $0) }
      let bubble = UIView(frame: CGRect(x: 16, y: 40, width: 120, height: 40))
      bubble.backgroundColor = .systemGreen
      app.window.rootViewController?.view.addSubview(bubble)
      return Subject(
        "concept.responder-scene-chain", function: "SceneDelegate.sceneDidBecomeActive", current: "window",
        [
          .constant("application", app.application), .constant("scene", app.scene), .constant("window", app.window),
          .constant("bubble", bubble), .constant("log", app.log),
        ], screen: app.window)
    },
    workload: { run in
      let app = RunningApp { ChatPage("inbox", title: "Inbox", log: $0) }
      run.step(Localized(en: "down: what the launch called", zh: "往下：启动时依次调用了什么"), app.log.lines.joined(separator: " → "))
      let bubble = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      let alone = bubble.responderChain.count
      app.window.rootViewController?.view.addSubview(bubble)
      run.change(
        Localized(en: "links of the chain before and after addSubview", zh: "加入视图树前后，响应链的环数"), from: alone, to: bubble.responderChain.count)
      run.step(
        Localized(en: "up: from the bubble to the delegate", zh: "往上：从气泡一直到代理"),
        bubble.responderChain.map { String(describing: Swift.type(of: $0)) }.joined(separator: " → "))
      try run.prove(
        Localized(en: "the page stands between its root view and the window", zh: "页面夹在自己的根视图和窗口之间"),
        app.window.rootViewController?.view.next === app.window.rootViewController && app.window.rootViewController?.next === app.window)
      try run.prove(
        Localized(en: "the window leads to its scene, the scene to the application", zh: "窗口通向场景，场景通向应用"),
        app.window.next === app.scene && app.scene.next === app.application)
      app.window.rootViewController = nil
      run.step(Localized(en: "without a root page: links left of the bubble's chain", zh: "撤掉根页面：气泡的链还剩几环"), bubble.responderChain.count)
    })
}

extension ConceptCard {
  /// From the process to the first screen, and from a view back to the process.
  static let responderSceneChain = ConceptCard(
    id: "responder-scene-chain",
    title: Localized(en: "From the process to the screen", zh: "从进程到屏幕"),
    definition: Localized(
      en: """
        An app comes up from above: the process makes the application, the application connects a scene, the scene's \
        delegate makes a window, the window shows its root controller, whose view holds everything else. An event that \
        a view does not handle goes the same way back: each responder's `next` is one step nearer to the application.
        """,
      zh: """
        应用是自上而下搭起来的：进程创建应用对象，应用连接场景，场景代理创建窗口，窗口展示根控制器，根控制器的视图装着其余一切。\
        视图不处理的事件则原路返回：每个响应者的 `next` 都离应用更近一步。
        """),
    example: """
      class Responder {
        let name: String
        weak var next: Responder?
        init(_ name: String, next: Responder?) {
          self.name = name
          self.next = next
        }
      }
      let application = Responder("application", next: nil)
      let scene = Responder("scene", next: application)
      let window = Responder("window", next: scene)
      var link: Responder? = window
      while let responder = link {
        print(responder.name)
        link = responder.next
      }
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        class Responder {
          let name = "window"
          var next: Responder?
        }
        let window = Responder()
        print(window.next.name)
        """,
      diagnostic: "value of optional type 'Responder?' must be unwrapped to refer to member 'name' of wrapped base type 'Responder'"),
    misconception: Misconception(
      belief: Localized(
        en: "The chain is a list that UIKit keeps somewhere and that one has to register with.",
        zh: "以为响应链是 UIKit 存在某处的一张名单，需要登记才能加入。"),
      truth: Localized(
        en:
          "There is no list. The chain is worked out link by link from where things are: move the bubble to another superview, and its next responder is another.",
        zh: "没有这样的名单。链是按各对象所处的位置一环一环算出来的：把气泡挪到别的父视图里，它的下一个响应者就变了。"),
      tryIt: [
        "p bubble.responderChain.count", "expr bubble.removeFromSuperview()", "p bubble.responderChain.count", "p bubble.next == nil",
      ]),
    question: CardQuestion(
      Localized(
        en: "The bubble lies directly in the root view of the first page. Name the responders after it, up to the application.",
        zh: "气泡直接放在首页的根视图里。从它往上，到应用为止，依次有哪些响应者？"),
      answer: Localized(
        en: "The root view, the page's controller, the window, the scene, the application.", zh: "根视图、页面的控制器、窗口、场景、应用。")),
    related: [
      Related("UIResponder", Localized(en: "What every link of the chain inherits from.", zh: "链上每一环共同的父类。")),
      Related("UIApplication", Localized(en: "Where the way down begins and the way up ends.", zh: "往下从这里出发，往上到这里为止。")),
      Related("first-responder", Localized(en: "Where keyboard events enter the chain.", zh: "键盘事件从哪里进入响应链。")),
    ],
    debuggerCommands: [
      "p window.rootViewController?.view === bubble.superview", "p bubble.next === bubble.superview", "p window.next === scene",
      "p scene.next === application", "p log.lines",
    ],
    searchWords: ["event", "chain", "scene", "delegate", "app", "touch", "window", "响应链", "事件", "场景", "应用", "窗口", "触摸"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Views/UIResponder+FirstResponder.swift", symbol: "var responderChain"),
    documentation: [
      "Using responders and the responder chain to handle events", "UIResponder.next", "Specifying the scenes your app supports",
    ])
}
