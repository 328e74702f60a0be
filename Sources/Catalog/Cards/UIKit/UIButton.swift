import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIButton`: a control with a title.
  static let uiButton = CatalogEntry.type(
    .uiButton, id: "UIButton", evidence: .model,
    tables: { [.uiButton] },
    subject: { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 220, y: 20, width: 80, height: 40)
      button.setTitle("Send", for: .normal)
      let composer = Composer()
      button.addTarget(composer, action: Selector("sendTapped:"), for: .touchUpInside)
      bar.addSubview(button)
      window.addSubview(bar)
      window.makeKeyAndVisible()
      return Subject(
        "type.UIButton", function: "ComposerBar.viewDidLoad", current: "button",
        [.constant("button", button), .constant("composer", composer), .constant("bar", bar)], screen: bar)
    },
    workload: { run in
      let world = UIKitEnvironment.current
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 20, width: 120, height: 40)
      button.setTitle("Send", for: .normal)
      button.setTitle("Sending…", for: .disabled)
      run.step(Localized(en: "the title of the normal state", zh: "普通状态的标题"), button.currentTitle ?? "nil")
      window.addSubview(button)
      window.makeKeyAndVisible()
      var order: [String] = []
      button.addAction(UIAction { _ in order.append("primaryActionTriggered") }, for: .primaryActionTriggered)
      button.addAction(UIAction { _ in order.append("touchUpInside") }, for: .touchUpInside)
      _ = world.tap(button)
      run.step(Localized(en: "one tap, in this order", zh: "点一下，先后是"), order.joined(separator: " → "))
      button.isEnabled = false
      run.step(Localized(en: "disabled, the other title is shown", zh: "停用后换成另一个标题"), button.currentTitle ?? "nil")
      _ = world.tap(button)
      try run.prove(Localized(en: "and the closures stayed silent", zh: "闭包也没有再执行"), order.count == 2)
      button.isEnabled = true
      button.setTitle("Again", for: .selected)
      button.isSelected = true
      button.isHighlighted = true
      run.step(
        Localized(en: "selected and highlighted at once: no entry of its own, so the normal title", zh: "同时选中又高亮：没有专门的标题，用普通的"),
        button.currentTitle ?? "nil")
      window.isHidden = true
    })
}

extension TypeTable {
  /// The doors into a `UIButton`.
  static var uiButton: TypeTable {
    TypeTable(UIButton.self, superclass: UIControl.self, fresh: UIButton()) {
      Property("configuration", \UIButton.configuration)
      Property("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
      Property("configurationUpdateHandler", \UIButton.configurationUpdateHandler).withoutDefault()
      Property("buttonType", \UIButton.buttonType, .constant)
      Property("role", \UIButton.role)
      Property("titleLabel", \UIButton.titleLabel, .get)
      Property("imageView", \UIButton.imageView, .get)
      Property("subtitleLabel", \UIButton.subtitleLabel, .get)
      Property("currentTitle", \UIButton.currentTitle, .get)
      Property("currentTitleColor", \UIButton.currentTitleColor, .get)
      Property("currentImage", \UIButton.currentImage, .get)
      Property("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
      Property("contentEdgeInsets", \UIButton.contentEdgeInsets)
      Property("titleEdgeInsets", \UIButton.titleEdgeInsets)
      Property("imageEdgeInsets", \UIButton.imageEdgeInsets)
      uiButtonMethods
    }
  }

  private static var uiButtonMethods: [any TableEntry] {
    typealias State = UIControl.State
    return [
      Method("setTitle(_ title: String?, for state: UIControl.State)") { (button: UIButton, title: String?, state: State) in
        button.setTitle(title, for: state)
      },
      Method("setTitleColor(_ color: UIColor?, for state: UIControl.State)") { (button: UIButton, color: UIColor?, state: State) in
        button.setTitleColor(color, for: state)
      },
      Method("setImage(_ image: UIImage?, for state: UIControl.State)") { (button: UIButton, image: UIImage?, state: State) in
        button.setImage(image, for: state)
      },
      Method("setBackgroundImage(_ image: UIImage?, for state: UIControl.State)") { (button: UIButton, image: UIImage?, state: State) in
        button.setBackgroundImage(image, for: state)
      },
      Method("title(for state: UIControl.State)") { (button: UIButton, state: State) in button.title(for: state) },
      Method("titleColor(for state: UIControl.State)") { (button: UIButton, state: State) in button.titleColor(for: state) },
      Method("image(for state: UIControl.State)") { (button: UIButton, state: State) in button.image(for: state) },
      Method("setNeedsUpdateConfiguration()") { (button: UIButton) in button.setNeedsUpdateConfiguration() },
      Method("updateConfiguration()") { (button: UIButton) in button.updateConfiguration() },
      Initializer("init()") { UIButton() },
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UIButton(frame: frame) },
      Initializer("init(type buttonType: UIButton.ButtonType)") { (type: UIButton.ButtonType) in UIButton(type: type) },
      Initializer("init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)") {
        (type: UIButton.ButtonType, action: UIAction?) in UIButton(type: type, primaryAction: action)
      },
      Initializer("init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)") {
        (configuration: UIButton.Configuration, action: UIAction?) in UIButton(configuration: configuration, primaryAction: action)
      },
    ]
  }
}

extension TypeCard {
  /// `UIButton`: a control with a title.
  static let uiButton = TypeCard(
    id: "UIButton",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIControl", "UIView", "UIResponder", "NSObject"],
    conformances: ["NSCoding", "UIAccessibilityContentSizeCategoryImageAdjusting"],
    related: [
      Related("UIControl", Localized(en: "Everything about touches, states and targets is inherited from it.", zh: "触摸、状态、目标这一套都是从它继承的。")),
      Related(
        "UIButton.Configuration",
        Localized(en: "The value that describes the look; you edit a copy and hand it back.", zh: "描述外观的值；改的是副本，改好再交回来。")),
      Related(
        "target-action", Localized(en: "What happens between your finger and `sendTapped(_:)`.", zh: "从手指到 `sendTapped(_:)` 之间发生的事。")),
    ],
    purpose: Localized(
      en: "Lets a person start something with one tap: send the message, attach a photo, try again after an error.",
      zh: "让人点一下就开始做某件事：发送消息、添加照片、出错后重试。"),
    analogy: Localized(
      en: "The call button of a lift: it lights up under your finger, goes dark when out of service, and the machine room does the work.",
      zh: "像电梯的呼叫按钮：按着会亮，停用时不理人，真正干活的是机房。"),
    createdBy: Localized(
      en: "Your code with `UIButton(type: .system)` or, since iOS 15, `UIButton(configuration:primaryAction:)`.",
      zh: "由你的代码创建：`UIButton(type: .system)`，iOS 15 起也可以用 `UIButton(configuration:primaryAction:)`。"),
    ownedBy: Localized(
      en: "The bar or cell around it. It owns its title label, its image view and the closures of its actions.",
      zh: "由外面的工具条或单元格持有；标题标签、图片视图和动作闭包归它所有。"),
    releasedWhen: Localized(
      en: "When the bar goes. A closure that captures the controller strongly can prevent that, because the button keeps the closure.",
      zh: "随工具条一起释放。但如果闭包强引用了控制器，按钮又持有闭包，就可能谁也释放不了。"),
    properties: [
      PropertyNote(
        "configuration",
        Localized(
          en: "The look as a value; nil for a button that is drawn from `setTitle(_:for:)` and the like. Reading gives a copy.",
          zh: "以值表示的外观；用 `setTitle(_:for:)` 之类设置的按钮这里是 nil。读到的是副本。")),
      PropertyNote("currentTitle", Localized(en: "The title that is shown in the present state.", zh: "按当前状态正在显示的标题。")),
      PropertyNote(
        "titleLabel",
        Localized(
          en: "The label that draws the title. Set its font here, its text with `setTitle(_:for:)`.",
          zh: "画标题的标签。字体可以在这里设，文字要用 `setTitle(_:for:)`。")),
      PropertyNote("imageView", Localized(en: "The view of the picture, made at the first question.", zh: "显示图片的视图，第一次用到时才创建。")),
      PropertyNote(
        "isEnabled", Localized(en: "False greys the title and lets taps end here without effect.", zh: "false 时标题变灰，点击到此为止，没有效果。")),
      PropertyNote(
        "buttonType",
        Localized(
          en: "Given at creation and fixed: `.system` takes the tint colour, `.custom` starts out white.",
          zh: "创建时定下、以后不变：`.system` 用强调色，`.custom` 起初是白字。")),
      PropertyNote(
        "role",
        Localized(en: "What the button means; `.destructive` turns it red in a configuration.", zh: "按钮的含义；`.destructive` 会让带配置的按钮变红。")),
      PropertyNote(
        "automaticallyUpdatesConfiguration",
        Localized(en: "Whether a change of state adapts the colours. Off, only your handler does.", zh: "状态变化时是否自动调整颜色；关掉后只有你的处理闭包会改。")),
    ],
    methods: [
      MethodNote(
        "setTitle(_:for:)",
        input: Localized(en: "A title and the state it belongs to.", zh: "标题，以及它对应的状态。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "The title is kept for that state, and shown if the button is in it now.", zh: "标题按状态存好；按钮正处于该状态就立刻显示。"),
        caller: Localized(en: "The controller that builds the bar.", zh: "搭建工具条的控制器。"),
        breakpoint: "UIButton.setTitle(_:for:)"),
      MethodNote(
        "title(for:)",
        input: Localized(en: "A state.", zh: "一个状态。"),
        output: Localized(en: "Its title, or the normal one if it has none.", zh: "该状态的标题；没有就返回普通状态的。"),
        sideEffect: Localized(en: "None.", zh: "没有副作用。"),
        caller: Localized(en: "Tests, and code that restores a title later.", zh: "测试，或者之后要恢复标题的代码。"),
        breakpoint: "UIButton.title(for:)"),
      MethodNote(
        "setImage(_:for:)",
        input: Localized(en: "A picture and a state.", zh: "图片和状态。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "The picture is kept for the state and the size is measured anew.", zh: "图片按状态存好，并重新计算大小。"),
        caller: Localized(en: "A star that is filled when selected.", zh: "选中时变成实心星星的按钮。"),
        breakpoint: "UIButton.setImage(_:for:)"),
      MethodNote(
        "setNeedsUpdateConfiguration()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "At the next layout pass the update handler runs once.", zh: "下一次布局时执行一次更新闭包。"),
        caller: Localized(en: "The button at a change of state; your code when data outside changed.", zh: "状态变化时由按钮自己调用；外部数据变了由你的代码调用。"),
        breakpoint: "UIButton.updateConfiguration()"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "The title is changed with `button.titleLabel?.text = \"…\"`.",
        zh: "以为改标题就写 `button.titleLabel?.text = \"…\"`。"),
      truth: Localized(
        en: "The label is refilled from the button's own titles at the next change of state, so that text is lost. Use `setTitle(_:for:)`.",
        zh: "下一次状态变化时，按钮会用自己存的标题重新填标签，那段文字就没了。应该用 `setTitle(_:for:)`。"),
      tryIt: [
        "expr button.titleLabel?.text = \"Later\"", "p button.currentTitle", "set isEnabled false", "p button.titleLabel?.text",
        "expr button.setTitle(\"Later\", for: .normal)", "p button.titleLabel?.text",
      ]),
    question: CardQuestion(
      Localized(
        en: "A button listens for `.touchUpInside` and `.primaryActionTriggered`. One tap: how many calls, and which comes first?",
        zh: "按钮登记了 `.touchUpInside` 和 `.primaryActionTriggered`。点一下会调用几次？哪个在前？"),
      answer: Localized(en: "Two; `.touchUpInside` comes first.", zh: "两次，`.touchUpInside` 在前。")),
    debuggerCommands: [
      "po button", "p button.currentTitle", "expr button.isEnabled = false", "p button.state.rawValue", "p button.allTargets.count",
      "p composer.sentCount",
    ],
    searchWords: ["tap", "press", "click", "action", "touch", "push", "按钮", "点击", "点按", "按下", "动作"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Controls/UIButton.swift", symbol: "class UIButton"),
    documentation: ["UIButton", "UIButton.setTitle(_:for:)", "UIButton.configuration", "UIControl.Event.primaryActionTriggered"],
    modelLimits: Localized(
      en:
        "States, titles, pictures, configurations and taps are modelled; menus, pointer styles and the look of special types are left out.",
      zh: "模型包含状态、标题、图片、配置与点击；不含菜单、指针样式和特殊类型的外观。"))
}
