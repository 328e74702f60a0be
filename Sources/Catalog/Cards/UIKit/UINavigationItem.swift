import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UINavigationItem`: what the bar says for one page.
  static let uiNavigationItem = CatalogEntry.type(
    .uiNavigationItem, id: "UINavigationItem", evidence: .model,
    tables: { [.uiNavigationItem, .uiNavigationController, .uiViewController] + ControllerTables.all },
    subject: { _ in
      let stack = NavigationSubject(pushing: true)
      return Subject(
        "type.UINavigationItem", function: "ThreadPage.viewDidLoad", current: "item",
        [
          .constant("item", stack.thread.navigationItem), .constant("previous", stack.inbox.navigationItem),
          .constant("bar", stack.navigation.navigationBar), .constant("thread", stack.thread), .constant("inbox", stack.inbox),
        ], screen: stack.app.window)
    },
    workload: { run in
      let stack = NavigationSubject(pushing: true)
      let (bar, item, previous) = (stack.navigation.navigationBar, stack.thread.navigationItem, stack.inbox.navigationItem)
      run.step(
        Localized(en: "the bar on the second page: title and back text", zh: "第二页的导航栏：标题与返回文字"),
        [bar.titleText ?? "-", bar.backButtonText ?? "-"])
      item.title = "Trail Club (12)"
      try run.prove(
        Localized(en: "the item's title does not reach back into the page's", zh: "item 的标题不会反过来改页面的"), stack.thread.title == "Trail Club")
      previous.backButtonTitle = "Chats"
      run.step(Localized(en: "the page before decides what the way back is called", zh: "返回按钮叫什么，由前一页决定"), bar.backButtonText ?? "-")
      item.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
      run.step(
        Localized(en: "a left item takes the back button's place: bar.showsBackButton", zh: "左侧按钮占了返回按钮的位置：bar.showsBackButton"),
        bar.showsBackButton)
      item.leftItemsSupplementBackButton = true
      try run.prove(Localized(en: "unless it is only to supplement it", zh: "除非声明只是补充"), bar.showsBackButton)
      item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      run.step(Localized(en: "a title view hides the text: bar.titleText", zh: "有了标题视图，文字就不显示：bar.titleText"), bar.titleText ?? "nil")
    })
}

extension TypeTable {
  /// The doors into a `UINavigationItem`.
  static var uiNavigationItem: TypeTable {
    TypeTable(UINavigationItem.self, fresh: UINavigationItem()) {
      Property("title", \UINavigationItem.title)
      Property("prompt", \UINavigationItem.prompt)
      Property("backButtonTitle", \UINavigationItem.backButtonTitle)
      Property("hidesBackButton", \UINavigationItem.hidesBackButton)
      Property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
      Property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
      Property("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
      Property("titleView", \UINavigationItem.titleView)
      Property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
      Property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
      Property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
      Property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
      Property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
      Property("searchController", \UINavigationItem.searchController)
      Property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
      Method("setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)") { (item: UINavigationItem, hides: Bool, animated: Bool) in
        item.setHidesBackButton(hides, animated: animated)
      }
      Method("setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)") {
        (item: UINavigationItem, button: UIBarButtonItem?, animated: Bool) in
        item.setLeftBarButton(button, animated: animated)
      }
      Method("setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)") {
        (item: UINavigationItem, button: UIBarButtonItem?, animated: Bool) in
        item.setRightBarButton(button, animated: animated)
      }
      Initializer("init()") { UINavigationItem() }
      Initializer("init(title: String)") { (title: String) in UINavigationItem(title: title) }
    }
  }
}

extension TypeCard {
  /// `UINavigationItem`: what the bar says for one page.
  static let uiNavigationItem = TypeCard(
    id: "UINavigationItem",
    module: .uiKit,
    kind: .class,
    inheritance: ["NSObject"],
    related: [
      Related(
        "UIViewController",
        Localized(en: "Each controller has one of its own and fills it before it is shown.", zh: "每个控制器都有自己的一份，显示之前就填好。")),
      Related(
        "UINavigationController",
        Localized(en: "Its bar always shows the items of the pages on the stack.", zh: "它的导航栏显示的永远是栈里各页的 item。")),
    ],
    purpose: Localized(
      en: """
        Says what the bar shows while one page is on top: title, buttons, and the text of the button that later leads \
        back. In the conversation it carries the group's name.
        """,
      zh: "说明某一页在栈顶时导航栏显示什么：标题、按钮，以及以后“返回这里”的按钮文字。会话页用它显示群名。"),
    analogy: Localized(
      en: "The name plate that every tenant brings along: the door is the house's, the plate belongs to whoever lives there now.",
      zh: "像住户自带的门牌：门是房子的，门牌却属于此刻住在里面的人。"),
    createdBy: Localized(
      en: "The controller, the first time its `navigationItem` is asked for.", zh: "第一次访问 `navigationItem` 时，由控制器自己创建。"),
    ownedBy: Localized(en: "Its controller; the bar only reads from it.", zh: "属于它的控制器，导航栏只是读取。"),
    releasedWhen: Localized(en: "Together with the page it describes.", zh: "和它描述的那一页一同释放。"),
    properties: [
      PropertyNote(
        "title",
        Localized(
          en: "The text in the middle. `page.title` sets it, but setting it leaves `page.title` alone.",
          zh: "中间的文字。设置 `page.title` 会带动它；反过来设置它，`page.title` 不变。")),
      PropertyNote(
        "prompt",
        Localized(en: "One more line above the title; the bar grows by 30 points.", zh: "标题上方再加一行，导航栏会高出 30 点。")),
      PropertyNote(
        "backButtonTitle",
        Localized(
          en: "What the *next* page's back button says. Set it on the inbox and look at the conversation.",
          zh: "*下一页*的返回按钮显示什么。在收件箱上设置，到会话页去看。")),
      PropertyNote(
        "hidesBackButton",
        Localized(en: "Takes this page's back button away, for a step that must not be left halfway.", zh: "隐藏这一页的返回按钮，用于不能半途离开的步骤。")),
      PropertyNote(
        "leftItemsSupplementBackButton",
        Localized(en: "Off, a left button replaces the back button; on, both stand side by side.", zh: "关着时，左侧按钮会顶替返回按钮；打开后两者并排。")),
      PropertyNote(
        "rightBarButtonItem",
        Localized(en: "The right-most button, such as Compose.", zh: "最右边的按钮，例如“写新消息”。")),
      PropertyNote(
        "leftBarButtonItem",
        Localized(en: "The first button on the left, such as Close in a sheet.", zh: "左边第一个按钮，例如卡片里的“关闭”。")),
      PropertyNote(
        "titleView",
        Localized(
          en: "A view in the title's place: an avatar, a progress wheel. While it is set the text is not shown.",
          zh: "代替标题的视图，例如头像或进度圈；设置之后文字就不显示。")),
      PropertyNote(
        "largeTitleDisplayMode",
        Localized(en: "Whether this page's title is large, if the bar wants large titles at all.", zh: "导航栏允许大标题时，这一页要不要用。")),
    ],
    methods: [
      MethodNote(
        "setRightBarButton(_:animated:)",
        input: Localized(en: "The button or `nil`, and whether to fade.", zh: "按钮（或 `nil`），以及是否渐变。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "The bar is drawn anew if the page is on top.", zh: "如果该页在栈顶，导航栏会重画。"),
        caller: Localized(en: "The page, when Edit turns into Done.", zh: "页面自己，例如“编辑”变成“完成”时。"),
        breakpoint: "UINavigationItem.setRightBarButton(_:animated:)"),
      MethodNote(
        "setHidesBackButton(_:animated:)",
        input: Localized(en: "Whether to hide, and whether to fade.", zh: "是否隐藏，以及是否渐变。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Hides only the button; `popViewController` still works.", zh: "只隐藏按钮，`popViewController` 照样可用。"),
        caller: Localized(en: "A page in the middle of a task, such as sending a large file.", zh: "正在做事的页面，例如发送大文件途中。"),
        breakpoint: "UINavigationItem.setHidesBackButton(_:animated:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "To rename the back button that I see on this page, I set `backButtonTitle` on this page.",
        zh: "以为要改本页看到的返回按钮，就在本页设置 `backButtonTitle`。"),
      truth: Localized(
        en:
          "The button is named after the place it leads to, so the page *before* decides. On this page the property would name the way back from the next one.",
        zh: "按钮以目的地命名，所以由*前一页*决定；在本页设置，影响的是从下一页返回时的文字。"),
      tryIt: [
        "p bar.backButtonText", "expr item.backButtonTitle = \"Chats\"", "p bar.backButtonText",
        "expr previous.backButtonTitle = \"Chats\"",
        "p bar.backButtonText",
      ]),
    question: CardQuestion(
      Localized(
        en: "A page gets a left bar button, and its back button is gone. Which property brings it back beside the new one?",
        zh: "页面加了一个左侧按钮，返回按钮就没了。设置哪个属性能让两者并排？"),
      answer: Localized(en: "`leftItemsSupplementBackButton = true`.", zh: "把 `leftItemsSupplementBackButton` 设为 true。")),
    debuggerCommands: [
      "p item.title", "p bar.titleText", "p bar.backButtonText", "expr item.title = \"Trail Club (12)\"", "p bar.titleText",
      "p thread.title",
    ],
    searchWords: ["title", "bar", "back", "button", "header", "navigation", "导航栏", "标题", "返回按钮", "导航"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Controllers/UINavigationItem.swift", symbol: "class UINavigationItem"),
    documentation: ["UINavigationItem", "UINavigationItem.backButtonTitle", "UIBarButtonItem", "UINavigationBar"],
    modelLimits: Localized(
      en:
        "Titles, prompts, buttons and the back button's rules are modelled; search bars, menus in items and the iPad's editor styles are not.",
      zh: "模型包含标题、提示行、按钮和返回按钮的规则；不含搜索栏、按钮菜单和 iPad 的编辑器样式。"))
}
