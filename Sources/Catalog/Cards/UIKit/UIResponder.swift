import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UIResponder`: a link in the chain that events travel.
  static let uiResponder = CatalogEntry.type(
    .uiResponder, id: "UIResponder", evidence: .model,
    tables: { [.uiResponder] },
    subject: { _ in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      let bubble = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 80))
      bubble.backgroundColor = .systemGreen
      container.addSubview(bubble)
      return Subject(
        "type.UIResponder", function: "BubbleController.viewDidLoad", current: "responder",
        [.constant("responder", bubble as UIResponder), .constant("bubble", bubble), .constant("container", container)],
        screen: container)
    },
    workload: { run in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let list = UIView(frame: window.bounds)
      let bubble = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      list.addSubview(bubble)
      window.addSubview(list)
      var names: [String] = []
      var link: UIResponder? = bubble
      while let responder = link, names.count < 8 {
        names.append(String(describing: Swift.type(of: responder)))
        link = responder.next
      }
      run.step(Localized(en: "follow `next` from the bubble", zh: "从气泡开始顺着 `next` 走"), names.joined(separator: " → "))
      try run.prove(Localized(en: "the bubble's next responder is its superview", zh: "气泡的下一个响应者是父视图"), bubble.next === list)
      run.step(Localized(en: "ask a plain view to become first responder", zh: "请求普通视图成为第一响应者"), bubble.becomeFirstResponder())
      try run.prove(
        Localized(en: "a view says no: canBecomeFirstResponder is false", zh: "普通视图拒绝：canBecomeFirstResponder 为 false"),
        !bubble.canBecomeFirstResponder && !bubble.isFirstResponder)
    })
}

extension TypeTable {
  /// The doors into a `UIResponder`.
  static var uiResponder: TypeTable {
    TypeTable(UIResponder.self, fresh: UIResponder()) {
      Property("next", \UIResponder.next, .get)
      Property("isFirstResponder", \UIResponder.isFirstResponder, .get)
      Property("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder, .get)
      Property("canResignFirstResponder", \UIResponder.canResignFirstResponder, .get)
      Method("becomeFirstResponder()") { (responder: UIResponder) in responder.becomeFirstResponder() }
      Method("resignFirstResponder()") { (responder: UIResponder) in responder.resignFirstResponder() }
      Property("inputView", \UIResponder.inputView, .get).unlisted()
      Property("inputAccessoryView", \UIResponder.inputAccessoryView, .get).unlisted()
      Property("keyCommands", \UIResponder.keyCommands, .get).unlisted()
      Property("undoManager", \UIResponder.undoManager, .get).unlisted()
      Property("responderChain", \UIResponder.responderChain, .get).unlisted()
      Property("description", \UIResponder.description, .get).unlisted()
      Method("reloadInputViews()") { (responder: UIResponder) in responder.reloadInputViews() }
      Initializer("init()") { UIResponder() }
    }
  }
}

extension TypeCard {
  /// `UIResponder`: a link in the chain that events travel.
  static let uiResponder = TypeCard(
    id: "UIResponder",
    module: .uiKit,
    kind: .class,
    inheritance: ["NSObject"],
    conformances: ["UIResponderStandardEditActions"],
    related: [
      Related(
        "UIView",
        Localized(en: "Every view is a responder; its `next` is the superview or its controller.", zh: "每个视图都是响应者，它的 `next` 是父视图或所属的控制器。")),
      Related("UIApplication", Localized(en: "The last link of the chain before an event is dropped.", zh: "事件被丢弃之前，响应链的最后一环。")),
    ],
    purpose: Localized(
      en: "Something that can handle an event or pass it on. A tap that a bubble ignores still reaches the list behind it this way.",
      zh: "能处理事件、也能把事件往下传的对象。气泡不理会的点击，就是靠它继续传给后面的列表。"),
    analogy: Localized(
      en: "A help desk with several counters: the first one who can answer does, the others send you to the next window.",
      zh: "像有好几个窗口的服务台：能办的窗口当场办，办不了就请你去下一个窗口。"),
    createdBy: Localized(
      en: "Nobody makes a bare one; views, controllers, windows and the application are responders by inheritance.",
      zh: "没人会单独创建它；视图、控制器、窗口和应用对象都是从它继承来的。"),
    ownedBy: Localized(
      en: "Whoever owns the concrete object. `next` does not keep the next responder alive.",
      zh: "由拥有具体对象的一方持有；`next` 并不会让下一个响应者活着。"),
    releasedWhen: Localized(
      en: "With the concrete object; a first responder that leaves the window stops being first.",
      zh: "随具体对象一起释放；第一响应者离开窗口后就不再是第一响应者。"),
    properties: [
      PropertyNote(
        "next",
        Localized(en: "The responder asked next. Follow it to the end and you have drawn the chain.", zh: "下一个被询问的响应者。一路走到头，整条响应链就画出来了。")),
      PropertyNote(
        "isFirstResponder",
        Localized(
          en: "Whether keyboard input comes here right now; only one object in a window says true.", zh: "键盘输入此刻是否交给它；同一个窗口里只有一个对象为 true。")),
      PropertyNote(
        "canBecomeFirstResponder", Localized(en: "False for most responders; text fields answer true.", zh: "大多数响应者为 false，文本输入框才为 true。")),
      PropertyNote(
        "canResignFirstResponder",
        Localized(en: "Whether it lets go of the keyboard when asked; true unless a subclass refuses.", zh: "被要求交出键盘时是否同意；除非子类拒绝，否则为 true。")
      ),
    ],
    methods: [
      MethodNote(
        "becomeFirstResponder()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Whether it now is the first responder.", zh: "是否成功成为第一响应者。"),
        sideEffect: Localized(en: "The old first responder resigns and the keyboard changes hands.", zh: "原来的第一响应者退让，键盘换了主人。"),
        caller: Localized(en: "A controller that wants the cursor in the message field.", zh: "想把光标放进消息输入框的控制器。"),
        breakpoint: "UIResponder.becomeFirstResponder()"),
      MethodNote(
        "resignFirstResponder()",
        input: Localized(en: "No arguments.", zh: "没有参数。"),
        output: Localized(en: "Whether it let go.", zh: "是否真的放手了。"),
        sideEffect: Localized(en: "The keyboard hides if nobody else takes over.", zh: "如果没有别的对象接手，键盘会收起来。"),
        caller: Localized(en: "The send button's action, after the message was taken.", zh: "发送按钮的动作，在消息取走之后调用。"),
        breakpoint: "UIResponder.resignFirstResponder()"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "An event goes to every view under the finger, one after another.",
        zh: "以为事件会依次发给手指下面的每一个视图。"),
      truth: Localized(
        en: "Hit testing picks one view. Only if that one does not handle the event does it travel along `next`, one link at a time.",
        zh: "触摸命中只会选出一个视图；只有它不处理，事件才沿着 `next` 一环一环往上走。"),
      tryIt: ["p responder.next === container", "p responder.isFirstResponder", "p responder.becomeFirstResponder()"]),
    question: CardQuestion(
      Localized(en: "A bubble does not handle a tap. Who is asked next?", zh: "气泡不处理一次点击，接下来会问谁？"),
      answer: Localized(
        en: "Its `next`: the superview, or the controller when the view is a controller's root view.",
        zh: "它的 `next`：父视图；如果它是控制器的根视图，就是那个控制器。")),
    debuggerCommands: ["p responder.next === container", "p responder.canBecomeFirstResponder", "p responder.isFirstResponder"],
    searchWords: ["event", "chain", "touch", "keyboard", "first", "becomeFirstResponder", "响应者", "事件", "触摸", "响应链", "传递"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Views/UIResponder.swift", symbol: "class UIResponder"),
    documentation: ["UIResponder", "UIResponder.next", "Using responders and the responder chain to handle events"],
    modelLimits: Localized(
      en: "Touches, first responder and the chain are modelled; menus, undo management, presses and motion are not.",
      zh: "模型包含触摸、第一响应者与响应链；不含菜单、撤销管理、按键与晃动事件。"))
}
