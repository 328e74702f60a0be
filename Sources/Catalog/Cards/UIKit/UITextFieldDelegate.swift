import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UITextFieldDelegate`: asked and told of the editing of a text field.
  static let uiTextFieldDelegate = CatalogEntry.type(
    .uiTextFieldDelegate, id: "UITextFieldDelegate", evidence: .model,
    tables: { [.uiTextFieldDelegate] },
    subject: { _ in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 110))
      let field = UITextField(frame: CGRect(x: 16, y: 12, width: 240, height: 36))
      field.borderStyle = .roundedRect
      field.placeholder = "Code"
      let other = UITextField(frame: CGRect(x: 16, y: 60, width: 240, height: 36))
      other.borderStyle = .roundedRect
      container.addSubview(field)
      container.addSubview(other)
      let recorder = FieldRecorder()
      recorder.maximumLength = 6
      field.delegate = recorder
      return Subject(
        "type.UITextFieldDelegate", function: "LoginController.viewDidAppear", current: "recorder",
        [
          .constant("recorder", recorder), .constant("field", field), .constant("other", other), .constant("container", container),
          .constant("window", ListStage.window(container)),
        ], screen: container)
    },
    workload: { run in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let (first, second) = (
        UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30)), UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 30))
      )
      container.addSubview(first)
      container.addSubview(second)
      let recorder = FieldRecorder()
      first.delegate = recorder
      let window = ListStage.window(container)
      let keyboard = UIKitEnvironment.current.keyboard
      first.becomeFirstResponder()
      run.step(Localized(en: "begin: asked, then told", zh: "开始编辑：先问，后通知"), recorder.log.joined(separator: ", "))
      recorder.log = []
      keyboard.type("a")
      run.step(Localized(en: "one key", zh: "按一个键"), recorder.log.joined(separator: ", "))
      recorder.maximumLength = 1
      keyboard.type("b")
      try run.prove(Localized(en: "the second key was refused", zh: "第二个键被拒绝"), first.text == "a")
      recorder.allowsEnding = false
      run.step(
        Localized(en: "the delegate refuses to end: second.becomeFirstResponder()", zh: "代理拒绝结束：second.becomeFirstResponder()"),
        second.becomeFirstResponder())
      try run.prove(Localized(en: "the first field kept the keyboard", zh: "键盘仍在第一个输入框"), first.isFirstResponder)
      run.step(Localized(en: "endEditing(true) does not wait for consent", zh: "endEditing(true) 不等同意"), window.endEditing(true))
      try run.prove(Localized(en: "it was told that editing ended", zh: "它收到了编辑结束的通知"), recorder.log.last == "textFieldDidEndEditing")
    })
}

extension TypeTable {
  /// The doors into a `UITextFieldDelegate`.
  static var uiTextFieldDelegate: TypeTable {
    TypeTable((any UITextFieldDelegate).self, conformances: ["AnyObject"]) {
      Method("textFieldShouldBeginEditing(_ textField: UITextField)") { (delegate: any UITextFieldDelegate, field: UITextField) in
        delegate.textFieldShouldBeginEditing(field)
      }
      Method("textFieldDidBeginEditing(_ textField: UITextField)") { (delegate: any UITextFieldDelegate, field: UITextField) in
        delegate.textFieldDidBeginEditing(field)
      }
      Method("textFieldShouldEndEditing(_ textField: UITextField)") { (delegate: any UITextFieldDelegate, field: UITextField) in
        delegate.textFieldShouldEndEditing(field)
      }
      Method("textFieldDidEndEditing(_ textField: UITextField)") { (delegate: any UITextFieldDelegate, field: UITextField) in
        delegate.textFieldDidEndEditing(field)
      }
      Method("textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)") {
        (delegate: any UITextFieldDelegate, field: UITextField, reason: UITextField.DidEndEditingReason) in
        delegate.textFieldDidEndEditing(field, reason: reason)
      }
      Method("textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)") {
        (delegate: any UITextFieldDelegate, field: UITextField, range: NSRange, string: String) in
        delegate.textField(field, shouldChangeCharactersIn: range, replacementString: string)
      }
      Method("textFieldDidChangeSelection(_ textField: UITextField)") { (delegate: any UITextFieldDelegate, field: UITextField) in
        delegate.textFieldDidChangeSelection(field)
      }
      Method("textFieldShouldClear(_ textField: UITextField)") { (delegate: any UITextFieldDelegate, field: UITextField) in
        delegate.textFieldShouldClear(field)
      }
      Method("textFieldShouldReturn(_ textField: UITextField)") { (delegate: any UITextFieldDelegate, field: UITextField) in
        delegate.textFieldShouldReturn(field)
      }
    }
  }
}

extension TypeCard {
  /// `UITextFieldDelegate`: asked and told of the editing of a text field.
  static let uiTextFieldDelegate = TypeCard(
    id: "UITextFieldDelegate",
    module: .uiKit,
    kind: .protocol,
    conformances: ["NSObjectProtocol"],
    related: [
      Related("UITextField", Localized(en: "The field that asks; it holds its delegate weakly.", zh: "提问的就是它；它弱引用自己的代理。")),
      Related(
        "UITextViewDelegate",
        Localized(en: "The same idea for many lines, with other names and without a question about Return.", zh: "多行版本：思路一样，名字不同，也不问回车。")),
      Related("delegate-closure-arc", Localized(en: "Why a delegate is weak and who has to keep it.", zh: "代理为什么是弱引用，又该由谁保住它。")),
    ],
    purpose: Localized(
      en: "Lets one object decide what may be typed into a field and hear when editing begins and ends. Every method is optional.",
      zh: "让一个对象决定输入框里能输入什么，并得知编辑何时开始、何时结束。所有方法都可以不实现。"),
    analogy: Localized(
      en: "A doorman with a list: “may this one in?” gets a yes or no, “somebody has left” is only an announcement.",
      zh: "像拿着名单的门卫：“他能进吗？”要回答行或不行；“有人走了”只是告知一声。"),
    createdBy: Localized(
      en: "You write a type that conforms, most often the view controller itself, and assign it to `field.delegate`.",
      zh: "由你写一个遵循它的类型，多半就是控制器自己，再赋给 `field.delegate`。"),
    ownedBy: Localized(
      en: "Whoever owns the conforming object; for a controller that is the navigation stack, never the field.",
      zh: "由遵循它的那个对象的主人持有；控制器的主人是导航栈，绝不是输入框。"),
    releasedWhen: Localized(
      en: "Its owner lets go. The field's `delegate` then reads `nil` and every question counts as answered with yes.",
      zh: "主人放手时释放。此后输入框的 `delegate` 为 `nil`，所有询问都按“同意”处理。"),
    properties: [],
    methods: [
      MethodNote(
        "textFieldShouldBeginEditing(_:)",
        input: Localized(en: "The field that was tapped.", zh: "被点到的输入框。"),
        output: Localized(en: "Whether it may take the keyboard.", zh: "是否允许它拿到键盘。"),
        sideEffect: Localized(en: "None of its own; with `false` nothing else happens.", zh: "本身没有；返回 `false` 就到此为止。"),
        caller: Localized(en: "The field, first of all.", zh: "输入框，最先问的就是它。"),
        breakpoint: "FieldRecorder.textFieldShouldBeginEditing(_:)"),
      MethodNote(
        "textField(_:shouldChangeCharactersIn:replacementString:)",
        input: Localized(
          en: "The field with its old text, a range in UTF-16 units, and what would take its place.",
          zh: "文字还没变的输入框、以 UTF-16 计的范围、准备放进去的字符串。"),
        output: Localized(en: "Whether the change may happen.", zh: "是否允许这次改动。"),
        sideEffect: Localized(en: "None unless you write one; an empty string means deletion.", zh: "除非你自己写；空字符串表示删除。"),
        caller: Localized(en: "The field, before each key, paste or cut.", zh: "输入框，在每次按键、粘贴、剪切之前。"),
        breakpoint: "FieldRecorder.textField(_:shouldChangeCharactersIn:replacementString:)"),
      MethodNote(
        "textFieldShouldReturn(_:)",
        input: Localized(en: "The field whose Return key was pressed.", zh: "按下回车的输入框。"),
        output: Localized(en: "Whether Return does what it usually does.", zh: "回车是否照常起作用。"),
        sideEffect: Localized(en: "The usual place to send or to move on to the next field.", zh: "通常在这里发送，或跳到下一个输入框。"),
        caller: Localized(en: "The field at Return; the keyboard stays unless you resign.", zh: "输入框在按下回车时调用；你不收键盘，它就一直在。"),
        breakpoint: "FieldRecorder.textFieldShouldReturn(_:)"),
      MethodNote(
        "textFieldShouldEndEditing(_:)",
        input: Localized(en: "The field that is being left.", zh: "正要离开的输入框。"),
        output: Localized(en: "Whether it may give the keyboard up.", zh: "是否允许它交出键盘。"),
        sideEffect: Localized(en: "`false` keeps the person in the field.", zh: "`false` 会把人留在这个输入框里。"),
        caller: Localized(en: "The field, before it resigns.", zh: "输入框，在交出键盘之前。"),
        breakpoint: "FieldRecorder.textFieldShouldEndEditing(_:)"),
      MethodNote(
        "textFieldDidBeginEditing(_:)",
        input: Localized(en: "The field that now has the keyboard.", zh: "已经拿到键盘的输入框。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Whatever you do there, such as scrolling the field into view.", zh: "由你决定，例如把输入框滚到可见处。"),
        caller: Localized(en: "The field, after it became first responder.", zh: "输入框，在成为第一响应者之后。"),
        breakpoint: "FieldRecorder.textFieldDidBeginEditing(_:)"),
      MethodNote(
        "textFieldDidEndEditing(_:reason:)",
        input: Localized(en: "The field and why editing ended.", zh: "输入框以及结束的原因。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "A good place to save what was typed.", zh: "适合在这里保存输入的内容。"),
        caller: Localized(
          en: "The field; `textFieldDidEndEditing(_:)` only if this one is missing.", zh: "输入框；没实现它时才会调用 `textFieldDidEndEditing(_:)`。"),
        breakpoint: "FieldRecorder.textFieldDidEndEditing(_:reason:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "Inside `shouldChangeCharactersIn`, `textField.text` already holds the new text.",
        zh: "以为在 `shouldChangeCharactersIn` 里，`textField.text` 已经是新文字。"),
      truth: Localized(
        en: "The word is *should*: nothing has changed yet. Build the new text from the range and the replacement before you count it.",
        zh: "名字里写的是 should：此刻什么都还没变。要数长度，先用范围和替换串自己拼出新文字。"),
      tryIt: ["call field.becomeFirstResponder()", "type 1234567", "p field.text", "p recorder.log.last"]),
    question: CardQuestion(
      Localized(
        en: "The field holds “ab” with the caret at the end. Which range and which string does Backspace hand to the delegate?",
        zh: "输入框里是“ab”，光标在末尾。退格会把怎样的范围和字符串交给代理？"),
      answer: Localized(en: "The range {1, 1} and an empty string.", zh: "范围 {1, 1} 和一个空字符串。")),
    debuggerCommands: [
      "p recorder.maximumLength", "call field.becomeFirstResponder()", "p recorder.log", "p recorder.textFieldShouldReturn(field)",
      "expr recorder.allowsEnding = false", "p field.resignFirstResponder()",
    ],
    searchWords: ["delegate", "protocol", "return", "validation", "limit", "input", "editing", "委托", "代理", "协议", "校验", "输入", "回车"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Text/UITextFieldDelegate.swift", symbol: "protocol UITextFieldDelegate"),
    documentation: ["UITextFieldDelegate", "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldShouldReturn(_:)"],
    modelLimits: Localized(
      en: "Questions about menus, the newer multi-range question and the reason `.cancelled` of Apple TV do not occur in the model.",
      zh: "模型里没有菜单相关的询问、较新的多范围询问，也没有 Apple TV 才有的 `.cancelled` 原因。"))
}
