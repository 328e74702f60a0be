import Foundation
import Inspection
import LabText
import UIKitModel

extension CatalogEntry {
  /// `UITextViewDelegate`: asked and told of the editing of a text view.
  static let uiTextViewDelegate = CatalogEntry.type(
    .uiTextViewDelegate, id: "UITextViewDelegate", evidence: .model,
    tables: { [.uiTextViewDelegate] },
    subject: { _ in
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let textView = UITextView(frame: CGRect(x: 16, y: 10, width: 240, height: 76))
      textView.font = .systemFont(ofSize: 17)
      container.addSubview(textView)
      let recorder = TextViewRecorder()
      recorder.allowsNewlines = false
      textView.delegate = recorder
      return Subject(
        "type.UITextViewDelegate", function: "ComposerController.viewDidAppear", current: "recorder",
        [
          .constant("recorder", recorder), .constant("textView", textView), .constant("container", container),
          .constant("window", ListStage.window(container)),
        ], screen: container)
    },
    workload: { run in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
      let recorder = TextViewRecorder()
      view.delegate = recorder
      let window = ListStage.window(view)
      let keyboard = UIKitEnvironment.current.keyboard
      recorder.allowsBeginning = false
      try run.prove(Localized(en: "refused at the door: no editing", zh: "一开始就被拒绝：没有进入编辑"), !view.becomeFirstResponder())
      recorder.allowsBeginning = true
      view.becomeFirstResponder()
      recorder.log = []
      keyboard.type("a")
      run.step(Localized(en: "the order at one key", zh: "一次按键的顺序"), recorder.log.joined(separator: ", "))
      let changes = recorder.changes
      view.text = "set in code"
      try run.prove(
        Localized(en: "text set in code: textViewDidChange was not called", zh: "代码设置 text：没有调用 textViewDidChange"),
        recorder.changes == changes)
      view.insertText("!")
      run.change(Localized(en: "insertText in code: told, not asked", zh: "代码调用 insertText：只通知，不询问"), from: changes, to: recorder.changes)
      recorder.allowsEnding = false
      run.step(Localized(en: "resignFirstResponder() against its will", zh: "代理不愿意时 resignFirstResponder()"), view.resignFirstResponder())
      try run.prove(
        Localized(en: "endEditing(true) ends it all the same", zh: "endEditing(true) 照样结束"),
        window.endEditing(true) && !view.isFirstResponder)
    })
}

extension TypeTable {
  /// The doors into a `UITextViewDelegate`.
  static var uiTextViewDelegate: TypeTable {
    TypeTable((any UITextViewDelegate).self, conformances: ["AnyObject"]) {
      Method("textViewShouldBeginEditing(_ textView: UITextView)") { (delegate: any UITextViewDelegate, view: UITextView) in
        delegate.textViewShouldBeginEditing(view)
      }
      Method("textViewDidBeginEditing(_ textView: UITextView)") { (delegate: any UITextViewDelegate, view: UITextView) in
        delegate.textViewDidBeginEditing(view)
      }
      Method("textViewShouldEndEditing(_ textView: UITextView)") { (delegate: any UITextViewDelegate, view: UITextView) in
        delegate.textViewShouldEndEditing(view)
      }
      Method("textViewDidEndEditing(_ textView: UITextView)") { (delegate: any UITextViewDelegate, view: UITextView) in
        delegate.textViewDidEndEditing(view)
      }
      Method("textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)") {
        (delegate: any UITextViewDelegate, view: UITextView, range: NSRange, text: String) in
        delegate.textView(view, shouldChangeTextIn: range, replacementText: text)
      }
      Method("textViewDidChange(_ textView: UITextView)") { (delegate: any UITextViewDelegate, view: UITextView) in
        delegate.textViewDidChange(view)
      }
      Method("textViewDidChangeSelection(_ textView: UITextView)") { (delegate: any UITextViewDelegate, view: UITextView) in
        delegate.textViewDidChangeSelection(view)
      }
    }
  }
}

extension TypeCard {
  /// `UITextViewDelegate`: asked and told of the editing of a text view.
  static let uiTextViewDelegate = TypeCard(
    id: "UITextViewDelegate",
    module: .uiKit,
    kind: .protocol,
    conformances: ["UIScrollViewDelegate", "NSObjectProtocol"],
    related: [
      Related("UITextView", Localized(en: "Has no target-action, so this protocol is its only voice.", zh: "它没有 target-action，只能靠这个协议说话。")),
      Related(
        "UITextFieldDelegate",
        Localized(en: "The one-line counterpart; note how its question about Return is missing here.", zh: "单行的对应协议；注意这里没有关于回车的询问。")),
      Related(
        "UIScrollView",
        Localized(
          en: "The protocol refines the scroll view's delegate: the same object also hears of scrolling.", zh: "它继承自滚动视图的代理协议：同一个对象也会听到滚动。")
      ),
    ],
    purpose: Localized(
      en: "Hears each change of a text view and may refuse it: counts characters, turns Return into Send, enables the send button.",
      zh: "得知文本视图的每次改动，也可以拒绝：数字数、把回车变成发送、点亮发送按钮。"),
    analogy: Localized(
      en: "An editor reading over the writer's shoulder: strikes a word before it dries, and otherwise just nods at every line.",
      zh: "像站在作者身后的编辑：墨迹未干就能划掉一个词，其余时候只是每写一句点一下头。"),
    createdBy: Localized(
      en: "The screen's controller or a small composer object declares the conformance and sets itself as `textView.delegate`.",
      zh: "由页面控制器或一个小的输入区对象声明遵循，并把自己设为 `textView.delegate`。"),
    ownedBy: Localized(
      en: "The object that made it a stored property; the text view's reference is weak and keeps nothing.",
      zh: "由把它存成属性的对象持有；文本视图那边是弱引用，保不住任何东西。"),
    releasedWhen: Localized(
      en: "That stored property goes away. Typing still works then, only nobody hears of it.",
      zh: "那个存储属性消失时释放。之后照样能打字，只是没人知道。"),
    properties: [],
    methods: [
      MethodNote(
        "textView(_:shouldChangeTextIn:replacementText:)",
        input: Localized(
          en: "The view with its old text, a UTF-16 range, the replacement; Return comes as `\"\\n\"`.",
          zh: "文字还没变的视图、UTF-16 范围、替换串；回车是 `\"\\n\"`。"),
        output: Localized(en: "Whether the text may change.", zh: "是否允许改变。"),
        sideEffect: Localized(en: "None, unless you send the message here.", zh: "没有，除非你在这里发送消息。"),
        caller: Localized(en: "The text view, at each key of a person.", zh: "文本视图，在人每次按键时。"),
        breakpoint: "TextViewRecorder.textView(_:shouldChangeTextIn:replacementText:)"),
      MethodNote(
        "textViewDidChange(_:)",
        input: Localized(en: "The view with its new text.", zh: "文字已经变好的视图。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "Usually enables Send or lets the composer grow.", zh: "通常在这里点亮发送按钮，或让输入区长高。"),
        caller: Localized(
          en: "The text view, after a key or `insertText`; after `text = …` it is silent.",
          zh: "文本视图，在按键或 `insertText` 之后；`text = …` 之后不会调用。"),
        breakpoint: "TextViewRecorder.textViewDidChange(_:)"),
      MethodNote(
        "textViewDidChangeSelection(_:)",
        input: Localized(en: "The view whose caret moved.", zh: "光标移动了的视图。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "None of its own.", zh: "本身没有。"),
        caller: Localized(
          en: "The text view, before `textViewDidChange` when a key did both.", zh: "文本视图；一次按键同时引起两者时，它在 `textViewDidChange` 之前。"),
        breakpoint: "TextViewRecorder.textViewDidChangeSelection(_:)"),
      MethodNote(
        "textViewShouldBeginEditing(_:)",
        input: Localized(en: "The view that was tapped.", zh: "被点到的视图。"),
        output: Localized(en: "Whether editing may begin.", zh: "是否允许开始编辑。"),
        sideEffect: Localized(
          en: "`false` also makes `becomeFirstResponder()` answer `false`.", zh: "返回 `false` 会让 `becomeFirstResponder()` 也返回 `false`。"),
        caller: Localized(en: "An editable text view before it takes the keyboard.", zh: "可编辑的文本视图，在拿到键盘之前。"),
        breakpoint: "TextViewRecorder.textViewShouldBeginEditing(_:)"),
      MethodNote(
        "textViewDidEndEditing(_:)",
        input: Localized(en: "The view that gave the keyboard up.", zh: "交出键盘的视图。"),
        output: Localized(en: "Nothing.", zh: "没有返回值。"),
        sideEffect: Localized(en: "The place to store a draft.", zh: "适合在这里存草稿。"),
        caller: Localized(en: "The text view, also when editing was ended by force.", zh: "文本视图；被强行结束时也会调用。"),
        breakpoint: "TextViewRecorder.textViewDidEndEditing(_:)"),
    ],
    misconception: Misconception(
      belief: Localized(
        en: "Clearing the composer with `textView.text = \"\"` calls `textViewDidChange`, so the send button turns grey by itself.",
        zh: "以为 `textView.text = \"\"` 会调用 `textViewDidChange`，发送按钮会自己变灰。"),
      truth: Localized(
        en: "A text that code sets goes unannounced. Whoever sets it updates the button too.",
        zh: "代码设的文字不会通知任何人。谁改了文字，谁就要顺手更新按钮。"),
      tryIt: ["call textView.becomeFirstResponder()", "type ok", "p recorder.changes", "expr textView.text = \"\"", "p recorder.changes"]),
    question: CardQuestion(
      Localized(en: "A person types “a” into a text view. Name the three delegate calls in their order.", zh: "在文本视图里输入“a”，按顺序说出三次代理调用。"),
      answer: Localized(
        en: "`shouldChangeTextIn`, then `textViewDidChangeSelection`, then `textViewDidChange`.",
        zh: "先 `shouldChangeTextIn`，再 `textViewDidChangeSelection`，最后 `textViewDidChange`。")),
    debuggerCommands: [
      "call textView.becomeFirstResponder()", "p recorder.log", "expr textView.insertText(\"a\")", "p recorder.changes",
      "p recorder.textViewShouldEndEditing(textView)",
    ],
    searchWords: ["delegate", "protocol", "change", "editing", "limit", "input", "委托", "代理", "协议", "编辑", "输入", "变化"],
    sourceCue: SourceCue(file: "Sources/UIKitModel/Text/UITextViewDelegate.swift", symbol: "protocol UITextViewDelegate"),
    documentation: ["UITextViewDelegate", "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)"],
    modelLimits: Localized(
      en: "Calls about links, attachments, edit menus and writing tools are absent; the order of the editing calls is UIKit's.",
      zh: "没有链接、附件、编辑菜单和写作工具的调用；编辑相关调用的顺序与 UIKit 一致。"))
}
