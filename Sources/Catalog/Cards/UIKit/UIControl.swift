import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIControl`: a view that reports what a person does with it.
  static let uiControl = CatalogEntry.type(
    .uiControl, id: "UIControl", evidence: .model,
    tables: { [.uiControl] },
    subject: { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
      let control = UIControl(frame: CGRect(x: 20, y: 20, width: 120, height: 40))
      control.backgroundColor = .systemBlue
      let composer = Composer()
      control.addTarget(composer, action: Selector("sendTapped:"), for: .touchUpInside)
      bar.addSubview(control)
      window.addSubview(bar)
      window.makeKeyAndVisible()
      return Subject(
        "type.UIControl", function: "ComposerBar.connect", current: "control",
        [.constant("control", control), .constant("composer", composer), .constant("bar", bar)], screen: bar)
    },
    workload: { run in
      let world = UIKitEnvironment.current
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let control = UIControl(frame: CGRect(x: 20, y: 20, width: 120, height: 40))
      let composer = Composer()
      window.addSubview(control)
      window.makeKeyAndVisible()
      control.addTarget(composer, action: Selector("fingerDown:"), for: .touchDown)
      control.addTarget(composer, action: Selector("sendTapped:"), for: .touchUpInside)
      _ = world.tap(control)
      run.step(Localized(en: "one tap, two events", zh: "点一下，两个事件"), composer.received.joined(separator: ", "))
      control.isHighlighted = true
      control.isSelected = true
      run.step(Localized(en: "`state` is put together from the properties: raw value", zh: "`state` 由几个属性拼成：原始值"), control.state.rawValue)
      control.isHighlighted = false
      control.isEnabled = false
      _ = world.tap(control)
      try run.prove(Localized(en: "disabled, a tap reports nothing", zh: "停用之后点击不再上报"), composer.sentCount == 1)
      control.sendActions(for: .touchUpInside)
      run.step(
        Localized(en: "`sendActions(for:)` from code asks nobody: times sent", zh: "代码里调用 `sendActions(for:)` 不管停用与否，发送次数"),
        composer.sentCount)
      control.isEnabled = true
      control.removeTarget(composer, action: nil, for: .allEvents)
      _ = world.tap(control)
      try run.prove(
        Localized(en: "without targets a tap is lost", zh: "没有目标，点击就没了下文"), composer.sentCount == 2 && control.allTargets.isEmpty)
      window.isHidden = true
    })
}

extension TypeTable {
  /// The doors into a `UIControl`.
  static var uiControl: TypeTable {
    TypeTable(UIControl.self, superclass: UIView.self, fresh: UIControl()) {
      Property("isEnabled", \UIControl.isEnabled)
      Property("isSelected", \UIControl.isSelected)
      Property("isHighlighted", \UIControl.isHighlighted)
      Property("state", \UIControl.state, .get)
      Property("isTracking", \UIControl.isTracking, .get)
      Property("isTouchInside", \UIControl.isTouchInside, .get)
      Property("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
      Property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
      Property("effectiveContentHorizontalAlignment", \UIControl.effectiveContentHorizontalAlignment, .get)
      Property("allTargets", \UIControl.allTargets, .get)
      Property("allControlEvents", \UIControl.allControlEvents, .get)
      Property("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
      Property("toolTip", \UIControl.toolTip)
      Method("addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)") {
        (control: UIControl, target: Any?, action: Selector, events: UIControl.Event) in
        control.addTarget(target, action: action, for: events)
      }
      Method("removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)") {
        (control: UIControl, target: Any?, action: Selector?, events: UIControl.Event) in
        control.removeTarget(target, action: action, for: events)
      }
      Method("actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event)") {
        (control: UIControl, target: Any?, event: UIControl.Event) in control.actions(forTarget: target, forControlEvent: event)
      }
      Method("addAction(_ action: UIAction, for controlEvents: UIControl.Event)") {
        (control: UIControl, action: UIAction, events: UIControl.Event) in control.addAction(action, for: events)
      }
      Method("removeAction(_ action: UIAction, for controlEvents: UIControl.Event)") {
        (control: UIControl, action: UIAction, events: UIControl.Event) in control.removeAction(action, for: events)
      }
      Method("removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: UIControl.Event)") {
        (control: UIControl, identifier: UIAction.Identifier, events: UIControl.Event) in
        control.removeAction(identifiedBy: identifier, for: events)
      }
      Method("sendActions(for controlEvents: UIControl.Event)") { (control: UIControl, events: UIControl.Event) in
        control.sendActions(for: events)
      }
      Method("sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)") {
        (control: UIControl, action: Selector, target: Any?, event: UIEvent?) in control.sendAction(action, to: target, for: event)
      }
      Initializer("init()") { UIControl() }
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UIControl(frame: frame) }
      Initializer("init(frame: CGRect, primaryAction: UIAction?)") { (frame: CGRect, action: UIAction?) in
        UIControl(frame: frame, primaryAction: action)
      }
    }
  }
}

extension TypeCard {
  /// `UIControl`: a view that reports what a person does with it.
  static let uiControl = TypeCard(
    id: "UIControl",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIView", "UIResponder", "NSObject"],
    conformances: ["NSCoding", "UIContextMenuInteractionDelegate"],
    related: [
      Related(
        "UIButton", Localized(en: "The control that everybody knows; it adds a title, a picture and a look.", zh: "最常见的控件，另外带上标题、图片和外观。")),
      Related(
        "UITextField", Localized(en: "A control too: it reports `.editingChanged` at every key.", zh: "它也是控件：每按一个键上报一次 `.editingChanged`。")),
      Related("target-action", Localized(en: "How a report finds the object that does something about it.", zh: "上报怎样找到真正去做事的那个对象。")),
    ],
    purpose: Localized(
      en: "Turns touches into events with a meaning – “pressed”, “released inside”, “value changed” – and calls whoever asked for them.",
      zh: "把触摸变成有含义的事件——“按下”“在里面松开”“值变了”——再通知登记过的对象。"),
    analogy: Localized(
      en: "A doorbell. It has no idea who will come to the door; it only rings wherever somebody ran a wire.",
      zh: "像门铃：它不知道谁会来开门，线接到哪里，就在哪里响。"),
    createdBy: Localized(
      en: "Hardly ever as it stands: you make a button, a switch or a text field, or a subclass of your own.",
      zh: "几乎不会直接创建，用的都是按钮、开关、输入框，或自己写的子类。"),
    ownedBy: Localized(
      en: "The view it sits in. Its targets are held weakly, so a button never keeps a screen alive.",
      zh: "由所在的视图持有；它对目标只是弱引用，所以按钮不会让整个界面一直活着。"),
    releasedWhen: Localized(
      en: "It is taken off the screen and no outlet is left; a touch in progress is cancelled first.",
      zh: "从界面上移除、也没有属性引用它的时候；正在进行的触摸会先被取消。"),
    properties: [
      PropertyNote(
        "isEnabled",
        Localized(
          en: "False: touches are ignored and nothing is sent. Set it while a message is empty.", zh: "false 时不理触摸，也不发送任何东西。消息为空时就该关掉它。")),
      PropertyNote(
        "isSelected",
        Localized(
          en: "On or off, as with a favourite star. A tap does not change it; your action does.", zh: "选中与否，好比收藏的星星。点击不会改它，要由你的动作来改。")),
      PropertyNote(
        "isHighlighted",
        Localized(en: "True while a finger is down inside. Slide out and it becomes false.", zh: "手指按在里面时为 true，滑出去就变 false。")),
      PropertyNote(
        "state", Localized(en: "The three above as one set of bits; it can be read but not assigned.", zh: "以上三个合成的一组标志位；只能读，不能赋值。")),
      PropertyNote("isTracking", Localized(en: "Whether a touch that began here is still going on.", zh: "从这里开始的触摸是否还没结束。")),
      PropertyNote(
        "allTargets", Localized(en: "The objects that will be called. Empty explains many a dead button.", zh: "会被通知的对象。按钮没反应时，这里往往是空的。")),
      PropertyNote("allControlEvents", Localized(en: "All events somebody listens for, as one set.", zh: "所有有人登记的事件，合成一组。")),
      PropertyNote(
        "contentHorizontalAlignment",
        Localized(en: "Where title and picture stand when the control is wider than they are.", zh: "控件比内容宽时，标题和图片靠哪边放。")),
    ],
    methods: [
      MethodNote(
        "addTarget(_:action:for:)",
        input: Localized(en: "The object to call, the name of its method, the events.", zh: "要通知的对象、方法名和事件。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "A row is added to its list of handlers; the same pair twice is kept once.", zh: "处理列表里多一行；同一对登记两次也只留一行。"),
        caller: Localized(en: "A controller in `viewDidLoad()`.", zh: "控制器在 `viewDidLoad()` 里调用。"),
        breakpoint: "UIControl.addTarget(_:action:for:)"),
      MethodNote(
        "removeTarget(_:action:for:)",
        input: Localized(en: "The same three; nil stands for all.", zh: "同样三样；nil 表示全部。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "The matching rows are struck off.", zh: "匹配的行被划掉。"),
        caller: Localized(en: "A cell that is reused for another message.", zh: "被另一条消息复用的单元格。"),
        breakpoint: "UIControl.removeTarget(_:action:for:)"),
      MethodNote(
        "sendActions(for:)",
        input: Localized(en: "One event or several.", zh: "一个或多个事件。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Every handler of those events runs, in order of registration, even if the control is disabled.",
          zh: "这些事件的处理者按登记顺序执行，停用了也照样执行。"),
        caller: Localized(en: "The control itself after a touch; tests that press a button from code.", zh: "触摸之后由控件自己调用；测试里用代码“按按钮”时也用它。"),
        breakpoint: "UIControl.sendActions(for:)"),
      MethodNote(
        "addAction(_:for:)",
        input: Localized(en: "A `UIAction`, that is a closure with a name, and the events.", zh: "一个 `UIAction`（带名字的闭包）和事件。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "The closure is kept by the control – strongly, unlike a target.", zh: "闭包由控件保存，而且是强引用，这点与目标不同。"),
        caller: Localized(en: "Newer code that prefers closures to selectors.", zh: "偏爱闭包、不用选择子的较新代码。"),
        breakpoint: "UIControl.addAction(_:for:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "A disabled control can never run its action.",
        zh: "以为停用的控件无论如何都不会执行动作。"),
      truth: Localized(
        en: "`isEnabled` stops touches. `sendActions(for:)` called from code goes straight to the targets, so a test must tap, not send.",
        zh: "`isEnabled` 挡住的是触摸；代码里直接调用 `sendActions(for:)` 会照样通知目标，所以测试要用点击，而不是直接发送。"),
      tryIt: [
        "set isEnabled false", "tap", "p composer.sentCount", "expr control.sendActions(for: .touchUpInside)", "p composer.sentCount",
      ]),
    question: CardQuestion(
      Localized(
        en: "A finger goes down on a control, slides off it and is lifted. Which event ends the touch, and does `.touchUpInside` arrive?",
        zh: "手指按下控件，滑到外面再抬起。以哪个事件结束？会收到 `.touchUpInside` 吗？"),
      answer: Localized(
        en: "It ends with `.touchUpOutside`; `.touchUpInside` does not arrive.", zh: "以 `.touchUpOutside` 结束，不会收到 `.touchUpInside`。")),
    debuggerCommands: [
      "p control.isEnabled", "p control.state.rawValue", "p control.allTargets.count",
      "p control.actions(forTarget: composer, forControlEvent: .touchUpInside)", "p composer.sentCount",
    ],
    searchWords: ["event", "action", "touch", "tap", "target", "enabled", "selected", "控件", "事件", "点击", "动作", "触摸"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Controls/UIControl.swift", symbol: "class UIControl"),
    documentation: ["UIControl", "UIControl.addTarget(_:action:for:)", "UIControl.Event", "UIControl.State"],
    modelLimits: Localized(
      en: "Tracking, states, targets and actions are modelled. Context menus, pointer hover and focus on a television are not.",
      zh: "模型包含触摸跟踪、状态、目标与动作；不含上下文菜单、指针悬停与电视上的焦点。"))
}
