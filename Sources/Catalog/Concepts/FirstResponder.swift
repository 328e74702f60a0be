import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// Who gets the keys.
  static let firstResponder = CatalogEntry.concept(
    .firstResponder, id: "first-responder", evidence: .model,
    subject: { _ in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 110))
      let (name, message) = (
        UITextField(frame: CGRect(x: 16, y: 12, width: 240, height: 36)), UITextField(frame: CGRect(x: 16, y: 60, width: 240, height: 36))
      )
      for field in [name, message] {
        field.borderStyle = .roundedRect
        container.addSubview(field)
      }
      name.placeholder = "Name"
      message.placeholder = "Message"
      let label = UILabel(frame: CGRect(x: 264, y: 12, width: 48, height: 36))
      label.text = "0/80"
      container.addSubview(label)
      return Subject(
        "concept.first-responder", function: "ProfileController.viewDidAppear", current: "message",
        [
          .constant("name", name), .constant("message", message), .constant("label", label), .constant("container", container),
          .constant("window", ListStage.window(container)),
        ], screen: container)
    },
    workload: { run in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let (name, message) = (
        UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30)), UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 30))
      )
      let keyboard = UIKitEnvironment.current.keyboard
      try run.prove(Localized(en: "nobody is first: a key goes nowhere", zh: "谁都不是第一响应者：按键没有去处"), !keyboard.press(.character("x")))
      container.addSubview(name)
      container.addSubview(message)
      let window = ListStage.window(container)
      run.step(Localized(en: "a plain view asks", zh: "普通视图请求成为第一响应者"), container.becomeFirstResponder())
      run.step(Localized(en: "a text field asks", zh: "文本输入框请求"), name.becomeFirstResponder())
      keyboard.type("Mina")
      run.step(Localized(en: "four keys land in it", zh: "四次按键进了它"), name.text ?? "nil")
      message.becomeFirstResponder()
      try run.prove(
        Localized(en: "one window, one first responder: the other resigned by itself", zh: "一个窗口只有一个：另一个自动让位"),
        !name.isFirstResponder && message.isFirstResponder)
      try run.prove(Localized(en: "the keyboard stayed up between the two", zh: "两者交接时键盘没有收起"), keyboard.isVisible)
      message.removeFromSuperview()
      run.step(Localized(en: "the first responder leaves the window: still first?", zh: "第一响应者离开窗口：还是第一响应者吗？"), message.isFirstResponder)
      run.step(Localized(en: "and the keyboard is visible", zh: "键盘还可见吗"), keyboard.isVisible && window.isKeyWindow)
    })
}

extension ConceptCard {
  /// Who gets the keys.
  static let firstResponder = ConceptCard(
    id: "first-responder",
    title: Localized(en: "First responder", zh: "第一响应者"),
    definition: Localized(
      en: """
        In each window at most one object is first responder: keys and edit commands go to it before anyone else. A text \
        input becomes it by a tap or by `becomeFirstResponder()`, and the keyboard comes; it stops by \
        `resignFirstResponder()`, when another takes over, or when it leaves the window.
        """,
      zh: """
        每个窗口最多有一个第一响应者：按键和编辑命令先交给它。文本输入靠点击或 `becomeFirstResponder()` 成为第一响应者，键盘随之弹出；\
        调用 `resignFirstResponder()`、被别人接手或离开窗口时，它就不再是了。
        """),
    example: """
      final class Desk {
        private(set) weak var first: Field?
        func focus(_ field: Field?) { first = field }
        func press(_ key: Character) { first?.text.append(key) }
      }
      final class Field { var text = "" }
      let desk = Desk()
      let (name, message) = (Field(), Field())
      desk.press("x")
      desk.focus(name)
      desk.press("M")
      desk.focus(message)
      desk.press("H")
      print(name.text, message.text)
      """,
    counterexample: ConceptCard.Counterexample(
      source: """
        final class Desk {
          private(set) weak var first: Field?
          func focus(_ field: Field?) { first = field }
        }
        final class Field { var isFirst = false }
        struct Screen { let desk = Desk() }
        struct Note { weak var desk: Screen? }
        """,
      diagnostic: "'weak' may only be applied to class and class-bound protocol types, not 'Screen'"),
    misconception: Misconception(
      belief: Localized(en: "To hide the keyboard I need a method of the keyboard.", zh: "以为收起键盘要找键盘的某个方法。"),
      truth: Localized(
        en:
          "There is none. The keyboard is up because somebody is first responder; let that object resign, or tell the window `endEditing(true)`.",
        zh: "没有这样的方法。键盘在，是因为有第一响应者；让它让位，或对窗口调用 `endEditing(true)`。"),
      tryIt: [
        "call message.becomeFirstResponder()", "p message.isFirstResponder", "p message.endEditing(true)", "p message.isFirstResponder",
      ]),
    question: CardQuestion(
      Localized(
        en: "The field “name” is being edited and you call `message.becomeFirstResponder()`. Do you have to resign `name` first?",
        zh: "正在编辑 name 时调用 `message.becomeFirstResponder()`，需要先让 name 让位吗？"),
      answer: Localized(
        en: "It happens by itself: `name` is asked whether it may end, resigns, and the keyboard stays up.",
        zh: "不需要：系统会先问 name 能否结束，它随即让位，键盘一直不收。")),
    related: [
      Related("UITextField", Localized(en: "The most usual first responder.", zh: "最常见的第一响应者。")),
      Related("UIResponder", Localized(en: "Where the two methods are declared.", zh: "这两个方法就声明在它上面。")),
      Related(
        "responder-scene-chain", Localized(en: "What the first responder does not handle travels on from it.", zh: "第一响应者不处理的事件，从它开始往上传。")),
    ],
    debuggerCommands: [
      "p label.canBecomeFirstResponder", "call name.becomeFirstResponder()", "call message.becomeFirstResponder()",
      "p name.isFirstResponder", "p message.isFirstResponder",
    ],
    searchWords: ["keyboard", "focus", "input", "responder", "becomeFirstResponder", "第一响应者", "焦点", "键盘", "输入"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Views/UIResponder.swift", symbol: "func becomeFirstResponder"),
    documentation: ["UIResponder.becomeFirstResponder()", "UIResponder.resignFirstResponder()", "UIView.endEditing(_:)"])
}
