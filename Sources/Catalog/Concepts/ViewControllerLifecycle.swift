import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// Creating, loading, appearing, leaving, ending.
  static let viewControllerLifecycle = CatalogEntry.concept(
    .viewControllerLifecycle, id: "view-controller-lifecycle", evidence: .model,
    tables: { [.uiViewController, .uiNavigationController, .uiNavigationItem, .uiWindow] + ControllerTables.all },
    subject: { _ in
      let stack = NavigationSubject(pushing: false)
      return Subject(
        "concept.view-controller-lifecycle", function: "InboxPage.rowTapped", current: "page",
        [
          .constant("page", stack.thread), .constant("nav", stack.navigation), .constant("inbox", stack.inbox), .constant("log", stack.log),
          .constant("window", stack.app.window),
        ], screen: stack.app.window)
    },
    workload: { run in
      let stack = NavigationSubject(pushing: false)
      let (navigation, log) = (stack.navigation, stack.log)
      weak var page: ChatPage?
      do {
        let member = ChatPage("members", title: "Members", log: log)
        page = member
        run.step(Localized(en: "creating", zh: "创建"), log.lines.joined(separator: " → "))
        log.clear()
        navigation.pushViewController(member, animated: false)
      }
      UIKitEnvironment.current.turn()
      run.step(
        Localized(en: "loading and appearing", zh: "加载与出现"),
        log.lines.filter { $0.hasPrefix("members") }.map { $0.dropFirst(8) }.joined(separator: " → "))
      try run.prove(
        Localized(en: "the page below left, but nothing of it was unloaded", zh: "下面的页面离开了，但什么都没卸载"),
        stack.inbox.isViewLoaded && stack.inbox.view.window == nil)
      log.clear()
      stack.app.application.enterBackground()
      run.step(Localized(en: "the app goes to the background: calls on the page", zh: "应用进入后台：页面收到的回调数"), log.lines.count)
      stack.app.application.enterForeground()
      navigation.popViewController(animated: false)
      UIKitEnvironment.current.turn()
      run.step(Localized(en: "leaving and ending", zh: "离开与结束"), log.lines.joined(separator: " → "))
      try run.prove(
        Localized(en: "leaving came first, the end of the object after it", zh: "先离开，对象随后才结束"),
        page == nil && log.lines.contains("members deinit"))
    })
}

extension ConceptCard {
  /// Creating, loading, appearing, leaving, ending.
  static let viewControllerLifecycle = ConceptCard(
    id: "view-controller-lifecycle",
    title: Localized(en: "The life of a page", zh: "页面的一生"),
    definition: Localized(
      en: """
        Five moments that are easily confused. Creating (`init`): there is an object, and no view. Loading \
        (`loadView`, `viewDidLoad`): the view is made, once. Appearing (`viewWillAppear`, `viewIsAppearing`, \
        `viewDidAppear`) and leaving (`viewWillDisappear`, `viewDidDisappear`): as often as the page comes and goes. \
        Ending (`deinit`): nobody holds the object any more.
        """,
      zh: """
        五个容易混淆的时刻。创建（`init`）：有了对象，还没有视图。加载（`loadView`、`viewDidLoad`）：视图创建，只此一次。\
        出现（`viewWillAppear`、`viewIsAppearing`、`viewDidAppear`）与离开（`viewWillDisappear`、`viewDidDisappear`）：\
        页面来去几次就发生几次。结束（`deinit`）：再也没有谁持有这个对象。
        """),
    example: """
      class Page {
        private(set) lazy var view: String = loadView()
        func loadView() -> String { "a plain view" }
        func viewWillAppear() {}
        deinit { print("ended") }
      }
      final class Thread: Page {
        override func loadView() -> String {
          print("loading")
          return "bubbles"
        }
        override func viewWillAppear() { print("appearing with \\(view)") }
      }
      var page: Thread? = Thread()
      page?.viewWillAppear()
      page?.viewWillAppear()
      page = nil
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        class Page {
          func viewDidLoad() {}
        }
        final class Thread: Page {
          func viewDidLoad() { print("loaded") }
        }
        Thread().viewDidLoad()
        """,
      diagnostic: "overriding declaration requires an 'override' keyword"),
    misconception: Misconception(
      belief: Localized(
        en: "`viewDidDisappear` means that the page is gone, so everything may be thrown away there.",
        zh: "以为 `viewDidDisappear` 就是页面没了，可以把一切都丢掉。"),
      truth: Localized(
        en: "A page that another one covers has disappeared too, and will be back with all its state. Only `deinit` is the end.",
        zh: "被另一页盖住的页面也会“消失”，之后带着全部状态回来。真正的终点只有 `deinit`。"),
      tryIt: [
        "expr nav.pushViewController(page, animated: false)", "flush", "p log.lines", "p inbox.isViewLoaded",
        "p inbox.viewIfLoaded?.window == nil",
      ]),
    question: CardQuestion(
      Localized(
        en: "Unread messages should be marked as read when the conversation is really seen, each time. In which method?",
        zh: "每次真正看到会话时，都要把未读标为已读。写在哪个方法里？"),
      answer: Localized(
        en: "In `viewDidAppear(_:)`: it runs at every appearance, when the page is on the screen.",
        zh: "`viewDidAppear(_:)`：每次出现都会执行，而且此时页面已经显示。")),
    related: [
      Related("UIViewController", Localized(en: "Whose methods these are.", zh: "这些方法都是它的。")),
      Related("UINavigationController", Localized(en: "Push and pop set them off for two pages at once.", zh: "push 和 pop 会同时触发两个页面的回调。")),
      Related("delegate-closure-arc", Localized(en: "Why a page that nobody shows may still not end.", zh: "为什么没人显示的页面仍可能不结束。")),
    ],
    debuggerCommands: [
      "p page.isViewLoaded", "expr nav.pushViewController(page, animated: false)", "p page.isViewLoaded", "flush", "p log.lines",
    ],
    searchWords: ["viewDidLoad", "viewWillAppear", "viewDidAppear", "disappear", "lifecycle", "page", "生命周期", "页面", "出现", "消失", "加载"],
    sourceCue: SourceCue(
      file: "Sources/UIKitModel/Controllers/UIViewController+Appearance.swift", symbol: "func beginAppearanceTransition"),
    documentation: ["UIViewController.viewDidLoad()", "UIViewController.viewIsAppearing(_:)", "UIViewController.viewDidDisappear(_:)"])
}
