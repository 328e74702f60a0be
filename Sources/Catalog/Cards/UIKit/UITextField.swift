import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UITextField`: one line that a person can edit.
  static let uiTextField = CatalogEntry.type(
    .uiTextField, id: "UITextField", evidence: .model,
    tables: { [.uiTextField] },
    subject: { _ in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      let field = UITextField(frame: CGRect(x: 16, y: 12, width: 240, height: 36))
      field.borderStyle = .roundedRect
      field.placeholder = "Message"
      container.addSubview(field)
      let recorder = FieldRecorder()
      field.delegate = recorder
      return Subject(
        "type.UITextField", function: "ComposerController.viewDidAppear", current: "field",
        [
          .constant("field", field), .constant("recorder", recorder), .constant("container", container),
          .constant("window", ListStage.window(container)),
        ], screen: container)
    },
    workload: { run in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
      let recorder = FieldRecorder()
      field.delegate = recorder
      try run.prove(Localized(en: "outside a window it gets no keyboard", zh: "不在窗口里就拿不到键盘"), !field.becomeFirstResponder())
      let window = ListStage.window(field)
      run.step(Localized(en: "in a window: becomeFirstResponder()", zh: "放进窗口后调用 becomeFirstResponder()"), field.becomeFirstResponder())
      UIKitEnvironment.current.keyboard.type("Hi")
      run.step(Localized(en: "two keys: the text", zh: "按两个键之后的文字"), field.text ?? "nil")
      let told = recorder.log.count
      field.text = "Hello"
      try run.prove(
        Localized(en: "text set in code: the delegate heard nothing", zh: "用代码改 text：代理什么也没听到"), recorder.log.count == told)
      UIKitEnvironment.current.keyboard.press(.delete)
      run.change(Localized(en: "one Backspace", zh: "按一次退格"), from: "Hello", to: field.text ?? "nil")
      field.text = nil
      try run.prove(Localized(en: "set to nil, it reads back as an empty string", zh: "设成 nil，读回来是空字符串"), field.text == "")
      try run.prove(
        Localized(en: "the field is still first responder of its window", zh: "输入框仍是窗口里的第一响应者"),
        field.isFirstResponder && window.isKeyWindow)
    })
}

extension TypeTable {
  /// The doors into a `UITextField`.
  static var uiTextField: TypeTable {
    TypeTable(UITextField.self, superclass: UIControl.self, fresh: UITextField()) {
      Property("text", \UITextField.text)
      Property("placeholder", \UITextField.placeholder)
      Property("attributedPlaceholder", \UITextField.attributedPlaceholder)
      Property("font", \UITextField.font)
      Property("textColor", \UITextField.textColor)
      Property("textAlignment", \UITextField.textAlignment)
      Property("borderStyle", \UITextField.borderStyle)
      Property("background", \UITextField.background)
      Property("disabledBackground", \UITextField.disabledBackground)
      Property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
      Property("minimumFontSize", \UITextField.minimumFontSize, in: 0...17)
      Property("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
      Property("delegate", \UITextField.delegate)
      Property("isEditing", \UITextField.isEditing, .get)
      Property("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
      Property("clearsOnInsertion", \UITextField.clearsOnInsertion)
      Property("clearButtonMode", \UITextField.clearButtonMode)
      Property("leftView", \UITextField.leftView)
      Property("leftViewMode", \UITextField.leftViewMode)
      Property("rightView", \UITextField.rightView)
      Property("rightViewMode", \UITextField.rightViewMode)
      Property("inputView", \UITextField.inputView)
      Property("inputAccessoryView", \UITextField.inputAccessoryView)
      Property("keyboardType", \UITextField.keyboardType)
      Property("returnKeyType", \UITextField.returnKeyType)
      Property("autocapitalizationType", \UITextField.autocapitalizationType)
      Property("autocorrectionType", \UITextField.autocorrectionType)
      Property("textContentType", \UITextField.textContentType)
      Property("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
      Property("isSecureTextEntry", \UITextField.isSecureTextEntry)
      Property("selectedRange", \UITextField.selectedRange).withoutDefault()
      Property("hasText", \UITextField.hasText, .get)
      Method("insertText(_ text: String)") { (field: UITextField, text: String) in field.insertText(text) }
      Method("deleteBackward()") { (field: UITextField) in field.deleteBackward() }
      Method("becomeFirstResponder()") { (field: UITextField) in field.becomeFirstResponder() }
      Method("resignFirstResponder()") { (field: UITextField) in field.resignFirstResponder() }
      Method("endEditing(_ force: Bool)") { (field: UITextField, force: Bool) in field.endEditing(force) }
      Method("clearButtonTapped()") { (field: UITextField) in field.clearButtonTapped() }
      Initializer("init()") { UITextField() }
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UITextField(frame: frame) }
    }
  }
}

extension TypeCard {
  /// `UITextField`: one line that a person can edit.
  static let uiTextField = TypeCard(
    id: "UITextField",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIControl", "UIView", "UIResponder", "NSObject"],
    conformances: ["UITextInput", "UITextInputTraits", "UIContentSizeCategoryAdjusting"],
    related: [
      Related(
        "UITextFieldDelegate",
        Localized(en: "Asked before each key takes effect, told after editing begins and ends.", zh: "每个按键生效之前问它，编辑开始和结束之后通知它。")),
      Related(
        "UITextView", Localized(en: "For more than one line; it scrolls and has no target-action.", zh: "要写多行就用它；它能滚动，但没有 target-action。")),
      Related(
        "UIControl", Localized(en: "Gives the field its events, such as `.editingChanged`.", zh: "输入框的 `.editingChanged` 等事件从这里继承而来。")),
      Related("first-responder", Localized(en: "Why keys land in one field and not in the other.", zh: "按键为什么进了这个输入框而不是那个。")),
    ],
    purpose: Localized(
      en: "Lets a person type one line: a search, a name, a short message. It brings the keyboard up and puts each key into `text`.",
      zh: "让人输入一行文字：搜索词、名字、短消息。它负责唤起键盘，并把每次按键写进 `text`。"),
    analogy: Localized(
      en: "A form with one blank line and a clerk beside it: before you write a letter the clerk may say no, and afterwards makes a note.",
      zh: "像一张只有一行空格的表，旁边站着办事员：你每写一个字之前他可以说“不行”，写完之后他记一笔。"),
    createdBy: Localized(
      en: "A controller in `viewDidLoad()` with `UITextField()`, followed by a border style and constraints.",
      zh: "通常由控制器在 `viewDidLoad()` 里用 `UITextField()` 创建，再设边框样式和约束。"),
    ownedBy: Localized(
      en: "The view it was added to. The field itself holds its `delegate` only weakly: somebody else must keep that object.",
      zh: "由它所在的父视图持有。输入框对 `delegate` 只是弱引用：代理对象要由别人保住。"),
    releasedWhen: Localized(
      en: "It leaves its superview and no property holds it. A field that leaves the window while editing ends editing first.",
      zh: "离开父视图、也没有属性指着它时释放。正在编辑时离开窗口，会先结束编辑。"),
    properties: [
      PropertyNote(
        "text",
        Localized(
          en: "What stands in the field. Set it to `nil` and read it: you get an empty string.", zh: "输入框里的文字。设成 `nil` 再读，得到的是空字符串。")),
      PropertyNote(
        "placeholder",
        Localized(
          en: "Grey words shown while the field is empty. Type one key and they are gone; `text` never held them.",
          zh: "为空时显示的灰字。按一个键就消失；它从来不在 `text` 里。")),
      PropertyNote(
        "borderStyle",
        Localized(
          en: "The frame around the line. The default `.none` is why a new field seems invisible.", zh: "四周的边框。默认是 `.none`，所以刚创建的输入框像看不见一样。"
        )),
      PropertyNote(
        "delegate",
        Localized(
          en: "Who is asked and told. It is weak: print it after its owner is gone and it is `nil`.",
          zh: "被询问、被通知的对象。它是弱引用：主人不在了再打印，就是 `nil`。")),
      PropertyNote(
        "isEditing",
        Localized(
          en: "True between begin and end of editing. Compare it with `isFirstResponder`.",
          zh: "从编辑开始到结束之间为 true。把它和 `isFirstResponder` 对照着看。")),
      PropertyNote(
        "isSecureTextEntry",
        Localized(
          en: "Shows dots. `text` still holds the real characters, so never print it in a log.", zh: "显示成圆点。`text` 里仍是真正的字符，所以别把它打进日志。")),
      PropertyNote(
        "clearButtonMode",
        Localized(
          en: "When the small × appears. With `.whileEditing` type something and look at the right edge.",
          zh: "小 × 何时出现。设成 `.whileEditing`，输入几个字，看右边缘。")),
      PropertyNote(
        "keyboardType",
        Localized(
          en: "Which keys are offered. It does not filter what is pasted: a number pad still lets letters in.",
          zh: "提供哪种键盘。它不过滤粘贴的内容：数字键盘挡不住粘进来的字母。")),
      PropertyNote(
        "returnKeyType",
        Localized(
          en: "The word on the Return key, such as `.send`. It changes the label, not what the key does.",
          zh: "回车键上的字，例如 `.send`。只换了字样，不改变按下去的效果。")),
      PropertyNote(
        "selectedRange",
        Localized(
          en:
            "A window the lab adds: the caret or the selection in UTF-16 units; UIKit's own is `selectedTextRange`. Type an emoji and see it move by two.",
          zh: "实验室加的一个窗口：光标或选区，单位是 UTF-16；UIKit 自己的是 `selectedTextRange`。输入一个表情，看它一下前进两格。")
      ),
    ],
    methods: [
      MethodNote(
        "becomeFirstResponder()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "`true` when the field now gets the keys.", zh: "现在由它接收按键时为 `true`。"),
        sideEffect: Localized(en: "Asks the delegate, shows the keyboard, starts editing.", zh: "询问代理、弹出键盘、开始编辑。"),
        caller: Localized(
          en: "UIKit at a tap; your code when a screen should open ready to type.", zh: "点击时由 UIKit 调用；想一打开页面就能输入时由你的代码调用。"),
        breakpoint: "UITextField.becomeFirstResponder()"),
      MethodNote(
        "resignFirstResponder()",
        input: Localized(en: "No arguments.", zh: "没有参数。"),
        output: Localized(en: "`false` when the delegate refuses to end.", zh: "代理不同意结束时为 `false`。"),
        sideEffect: Localized(en: "Ends editing and lets the keyboard go.", zh: "结束编辑，收起键盘。"),
        caller: Localized(en: "Your code, usually after Return or Send.", zh: "你的代码，多半在回车或发送之后。"),
        breakpoint: "UITextField.resignFirstResponder()"),
      MethodNote(
        "insertText(_:)",
        input: Localized(en: "The characters to put at the caret.", zh: "要放到光标处的字符。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Changes `text` and sends `.editingChanged`; the delegate is not asked.", zh: "改变 `text` 并发送 `.editingChanged`；不询问代理。"),
        caller: Localized(en: "An emoji panel or another keyboard of your own.", zh: "表情面板，或你自己做的键盘。"),
        breakpoint: "UITextField.insertText(_:)"),
      MethodNote(
        "deleteBackward()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Removes the selection, or one whole character before the caret.", zh: "删掉选区；没有选区就删光标前的一整个字符。"),
        caller: Localized(en: "Backspace, and the delete key of an emoji panel.", zh: "退格键，以及表情面板上的删除键。"),
        breakpoint: "UITextField.deleteBackward()"),
    ],
    misconception: Misconception(
      belief: Localized(en: "Setting `text` in code is the same as typing: the delegate hears of it.", zh: "以为用代码设置 `text` 和打字一样，代理会收到通知。"),
      truth: Localized(
        en: "Code is trusted, so nobody is asked and nobody is told. Only a person's key goes through `shouldChangeCharactersIn`.",
        zh: "代码被认为知道自己在做什么，所以谁也不问、谁也不通知。只有人按的键才会经过 `shouldChangeCharactersIn`。"),
      tryIt: ["call field.becomeFirstResponder()", "expr field.text = \"Hello\"", "p recorder.log.count", "type !", "p recorder.log.count"]),
    question: CardQuestion(
      Localized(
        en: "A new message arrives and you run `field.text = \"\"`. Does `.editingChanged` fire?",
        zh: "发送之后执行 `field.text = \"\"`，会触发 `.editingChanged` 吗？"),
      answer: Localized(en: "It stays silent: a change made in code sends no event and asks no delegate.", zh: "不会。用代码改文字既不发事件，也不问代理。")),
    debuggerCommands: [
      "p field.isFirstResponder", "call field.becomeFirstResponder()", "p field.isEditing", "expr field.text = \"On my way\"",
      "p field.text", "p recorder.log",
    ],
    searchWords: [
      "input", "keyboard", "placeholder", "return", "password", "single", "typing", "输入框", "文本框", "键盘", "单行", "占位", "输入", "委托", "代理",
    ],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Text/UITextField.swift", symbol: "class UITextField"),
    documentation: ["UITextField", "UITextField.text", "UIResponder.becomeFirstResponder()", "UITextInputTraits"],
    modelLimits: Localized(
      en:
        "Keys, caret, selection, delegate, events and drawing are modelled; input methods that compose characters, autofill and undo are left out.",
      zh: "模型包含按键、光标、选区、代理、事件与绘制；不含拼音等组字输入法、自动填充和撤销。"))
}
