import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UITextView`: many lines that a person can edit.
  static let uiTextView = CatalogEntry.type(
    .uiTextView, id: "UITextView", evidence: .model,
    tables: { [.uiTextView] },
    subject: { _ in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
      let textView = UITextView(frame: CGRect(x: 16, y: 10, width: 240, height: 60))
      textView.font = .systemFont(ofSize: 17)
      textView.text = "Meet at nine"
      container.addSubview(textView)
      let recorder = TextViewRecorder()
      textView.delegate = recorder
      return Subject(
        "type.UITextView", function: "ComposerController.viewDidAppear", current: "textView",
        [
          .constant("textView", textView), .constant("recorder", recorder), .constant("container", container),
          .constant("window", ListStage.window(container)),
        ], screen: container)
    },
    workload: { run in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      view.font = .systemFont(ofSize: 17)
      let recorder = TextViewRecorder()
      view.delegate = recorder
      let window = ListStage.window(view)
      run.step(Localized(en: "becomeFirstResponder()", zh: "调用 becomeFirstResponder()"), view.becomeFirstResponder())
      let before = view.contentSize.height
      UIKitEnvironment.current.keyboard.type("one\ntwo\nthree\nfour")
      run.change(
        Localized(en: "type four lines: contentSize.height", zh: "输入四行：contentSize.height"), from: before, to: view.contentSize.height)
      try run.prove(Localized(en: "the frame kept its height: the rest is scrolled to", zh: "frame 的高度没变：多出来的靠滚动"), view.frame.height == 60)
      view.isScrollEnabled = false
      run.step(
        Localized(en: "scrolling off: the view now has a height of its own", zh: "关掉滚动：视图有了自己的固有高度"), view.intrinsicContentSize.height)
      recorder.allowsNewlines = false
      let lines = view.text ?? ""
      UIKitEnvironment.current.keyboard.press(.return)
      try run.prove(Localized(en: "a refused Return leaves the text alone", zh: "被拒绝的回车没有改变文字"), view.text == lines)
      try run.prove(
        Localized(en: "a text view is a scroll view in a key window", zh: "文本视图本身就是滚动视图，且在主窗口里"),
        (view as UIView) is UIScrollView && window.isKeyWindow)
    })
}

extension TypeTable {
  /// The doors into a `UITextView`.
  static var uiTextView: TypeTable {
    TypeTable(UITextView.self, superclass: UIScrollView.self, fresh: UITextView()) {
      Property("text", \UITextView.text)
      Property("font", \UITextView.font)
      Property("textColor", \UITextView.textColor)
      Property("textAlignment", \UITextView.textAlignment)
      Property("textContainerInset", \UITextView.textContainerInset)
      Property("isEditable", \UITextView.isEditable)
      Property("isSelectable", \UITextView.isSelectable)
      Property("clearsOnInsertion", \UITextView.clearsOnInsertion)
      Property("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
      Property("inputView", \UITextView.inputView)
      Property("inputAccessoryView", \UITextView.inputAccessoryView)
      Property("keyboardType", \UITextView.keyboardType)
      Property("returnKeyType", \UITextView.returnKeyType)
      Property("autocapitalizationType", \UITextView.autocapitalizationType)
      Property("autocorrectionType", \UITextView.autocorrectionType)
      Property("isSecureTextEntry", \UITextView.isSecureTextEntry)
      Property("selectedRange", \UITextView.selectedRange).withoutDefault()
      Property("hasText", \UITextView.hasText, .get)
      Method("insertText(_ text: String)") { (view: UITextView, text: String) in view.insertText(text) }
      Method("deleteBackward()") { (view: UITextView) in view.deleteBackward() }
      Method("scrollRangeToVisible(_ range: NSRange)") { (view: UITextView, range: NSRange) in view.scrollRangeToVisible(range) }
      Method("caretRect(at place: Int)") { (view: UITextView, place: Int) in view.caretRect(at: place) }
      Method("endEditing(_ force: Bool)") { (view: UITextView, force: Bool) in view.endEditing(force) }
      Initializer("init()") { UITextView() }
      Initializer("init(frame: CGRect)") { (frame: CGRect) in UITextView(frame: frame) }
    }
  }
}

extension TypeCard {
  /// `UITextView`: many lines that a person can edit.
  static let uiTextView = TypeCard(
    id: "UITextView",
    module: .uiKit,
    kind: .class,
    inheritance: ["UIScrollView", "UIView", "UIResponder", "NSObject"],
    conformances: ["UITextInput", "UITextInputTraits", "UIContentSizeCategoryAdjusting"],
    related: [
      Related(
        "UITextViewDelegate", Localized(en: "Hears every change; the text view has no other way to tell you.", zh: "每次改动都通知它；文本视图没有别的通知方式。")
      ),
      Related(
        "UIScrollView", Localized(en: "Its superclass: long text scrolls because the view itself does.", zh: "它的父类：文字长了能滚动，正因为它自己就是滚动视图。")),
      Related(
        "UITextField",
        Localized(en: "The one-line sibling, a control with a placeholder and a Return question.", zh: "单行的兄弟：它是控件，有占位文字，还会问一声回车。")),
    ],
    purpose: Localized(
      en: "Edits or shows text of many lines: the composer of a chat that grows, a profile's description, terms of use.",
      zh: "编辑或展示多行文字：会长高的聊天输入区、个人简介、使用条款。"),
    analogy: Localized(
      en: "A roll of paper behind a window frame: you can write as much as you like, the frame shows the part you are at.",
      zh: "像窗框后面的一卷纸：想写多长写多长，窗框只露出正在写的那一段。"),
    createdBy: Localized(
      en: "The controller of a screen, in code or from a storyboard, with a font of its choice.",
      zh: "由页面的控制器用代码或故事板创建，并设好字体。"),
    ownedBy: Localized(
      en: "Its superview's `subviews`. `delegate`, inherited from the scroll view, does not keep the delegate alive.",
      zh: "由父视图的 `subviews` 持有。从滚动视图继承来的 `delegate` 不会让代理活着。"),
    releasedWhen: Localized(
      en: "The screen that shows it goes away. While it is edited and leaves the window, it gives the keyboard back first.",
      zh: "展示它的页面消失时释放。若正在编辑就离开窗口，会先交还键盘。"),
    properties: [
      PropertyNote(
        "text",
        Localized(
          en: "All lines in one string with `\\n` between them. Set it in code and `textViewDidChange` is not called.",
          zh: "所有行连成一个字符串，中间是 `\\n`。用代码设置时不会调用 `textViewDidChange`。")),
      PropertyNote(
        "isEditable",
        Localized(en: "Whether keys change the text. With false a person can still select and copy.", zh: "按键能否改动文字。设为 false 后仍可选中和复制。")),
      PropertyNote(
        "isSelectable",
        Localized(
          en: "Whether text can be selected. False together with `isEditable` false makes a label that scrolls.",
          zh: "文字能否选中。和 `isEditable` 一起设为 false，就成了能滚动的标签。")),
      PropertyNote(
        "textContainerInset",
        Localized(
          en: "Room between the edges and the text: 8 above and below by default, which is why text never touches the top.",
          zh: "文字与边缘的距离，默认上下各 8，所以文字不会贴着顶边。")),
      PropertyNote(
        "contentSize",
        Localized(en: "How tall the laid-out text is. Add a line and watch it grow by one line height.", zh: "排好版的文字有多高。加一行，看它增加一个行高。")),
      PropertyNote(
        "isScrollEnabled",
        Localized(
          en: "Turn it off and the view asks for the height of its text: the trick behind a composer that grows.",
          zh: "关掉它，视图就要求和文字一样高——会长高的输入区就靠这一招。")),
      PropertyNote(
        "selectedRange",
        Localized(
          en: "Caret or selection; set `length` above zero and the next key replaces those characters.",
          zh: "光标或选区；`length` 大于零时，下一个按键会替换掉选中的字符。")),
      PropertyNote(
        "font", Localized(en: "`nil` until set, although text is drawn: never force-unwrap it.", zh: "没设之前是 `nil`，但照样能画出文字：不要强制解包。")),
    ],
    methods: [
      MethodNote(
        "insertText(_:)",
        input: Localized(en: "Text for the place of the selection.", zh: "要放到选区位置的文字。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Changes the text; the delegate is told afterwards, not asked before.", zh: "改变文字；事后通知代理，事前不问。"),
        caller: Localized(en: "The code behind an emoji or mention button.", zh: "表情按钮、@ 按钮背后的代码。"),
        breakpoint: "UITextView.insertText(_:)"),
      MethodNote(
        "deleteBackward()",
        input: Localized(en: "Nothing.", zh: "不需要参数。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(
          en: "Removes one character as a person sees it, however many UTF-16 units it has.", zh: "删去人眼看到的一个字符，不管它占几个 UTF-16 单位。"),
        caller: Localized(en: "A delete key that you drew yourself.", zh: "你自己画的删除键。"),
        breakpoint: "UITextView.deleteBackward()"),
      MethodNote(
        "scrollRangeToVisible(_:)",
        input: Localized(en: "A range of the text.", zh: "文字里的一段范围。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Moves `contentOffset` just far enough to show it.", zh: "把 `contentOffset` 移到刚好能看见它的位置。"),
        caller: Localized(en: "Code that appends to a long text and wants the end in view.", zh: "往长文末尾追加内容、又想让末尾露出来的代码。"),
        breakpoint: "UITextView.scrollRangeToVisible(_:)"),
      MethodNote(
        "endEditing(_:)",
        input: Localized(en: "Whether to end even if the delegate refuses.", zh: "代理不同意时是否强行结束。"),
        output: Localized(en: "Whether editing ended.", zh: "编辑是否真的结束了。"),
        sideEffect: Localized(en: "The keyboard goes.", zh: "键盘收起。"),
        caller: Localized(en: "A tap on the list behind the composer.", zh: "点击输入区后面的列表时。"),
        breakpoint: "UITextView.endEditing(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "A text view is a tall text field, so `textFieldShouldReturn` and a placeholder work there too.",
        zh: "以为文本视图就是高一点的输入框，也有 `textFieldShouldReturn` 和占位文字。"),
      truth: Localized(
        en:
          "It is a scroll view, no control. Return is an ordinary character that arrives as `\"\\n\"`; there is neither placeholder nor `addTarget`.",
        zh: "它是滚动视图，不是控件。回车只是普通字符，以 `\"\\n\"` 的形式送来；既没有占位文字，也没有 `addTarget`。"),
      tryIt: ["call textView.becomeFirstResponder()", "type \\n", "p textView.text", "p recorder.log.last"]),
    question: CardQuestion(
      Localized(
        en: "In a text view, how do you make Return send the message instead of starting a new line?", zh: "在文本视图里，怎样让回车变成“发送”而不是换行？"),
      answer: Localized(
        en: "Answer `false` in `textView(_:shouldChangeTextIn:replacementText:)` when the text is `\"\\n\"`, and send there.",
        zh: "在 `textView(_:shouldChangeTextIn:replacementText:)` 里，当文字是 `\"\\n\"` 时返回 `false`，并在那里发送。")),
    debuggerCommands: [
      "p textView.contentSize", "call textView.becomeFirstResponder()", "expr textView.insertText(\"!\")", "p textView.text",
      "p recorder.changes",
    ],
    searchWords: ["input", "multiline", "editor", "keyboard", "paragraph", "typing", "selection", "多行", "编辑", "输入", "键盘", "文本视图", "选区"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Text/UITextView.swift", symbol: "class UITextView"),
    documentation: ["UITextView", "UITextView.text", "UITextView.textContainerInset", "UITextView.isEditable"],
    modelLimits: Localized(
      en: "One font and colour for the whole text; TextKit objects, links, data detectors and find are not part of the model.",
      zh: "整段文字只有一种字体和颜色；不含 TextKit 对象、链接、数据识别和查找。"))
}
