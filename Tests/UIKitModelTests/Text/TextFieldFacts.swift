import Foundation
import Testing

@testable import UIKitModel

/// A delegate with switches, which keeps the text it sees when it is asked.
private final class Delegate: UITextFieldDelegate {
  var mayBegin = true
  var mayEnd = true
  var mayChange = true
  var mayClear = true
  var returns = true
  var seen: [String] = []
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    seen.append("\(range.pair) \"\(string)\" in \"\(field.text ?? "")\"")
    return mayChange
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { returns }
}

/// Fields in a visible window, with the world's record of events.
private final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
  let other = UITextField(frame: CGRect(x: 20, y: 80, width: 280, height: 34))
  let delegate = Delegate()
  let keyboard = UIKitEnvironment.current.keyboard

  init(_ text: String = "", editing: Bool = true) {
    window.addSubview(field)
    window.addSubview(other)
    window.isHidden = false
    field.delegate = delegate
    field.text = text
    if editing { field.becomeFirstResponder() }
    keyboard.clearEvents()
  }

  /// The names of what happened, without the keyboard's own comings and goings and the keys.
  var names: [String] {
    keyboard.events.filter { $0.kind != .key && !$0.name.hasPrefix("UIKeyboard") }.map(\.name)
  }
}

@Suite("UITextField defaults", .freshWorld)
struct TextFieldDefaults {
  private let field = UITextField()
  @Test("UITextField.text.default") func text() { #expect(field.text == "") }
  @Test("UITextField.attributedPlaceholder.default") func attributedPlaceholder() {
    #expect(field.attributedPlaceholder == nil)
  }
  @Test("UITextField.placeholder.default") func placeholder() { #expect(field.placeholder == nil) }
  @Test("UITextField.borderStyle.default") func borderStyle() {
    #expect(field.borderStyle == .none && field.borderStyle.rawValue == 0)
  }
  @Test("UITextField.clearsOnInsertion.default") func clearsOnInsertion() { #expect(!field.clearsOnInsertion) }
  @Test("UITextField.minimumFontSize.default") func minimumFontSize() { #expect(field.minimumFontSize == 0) }
  @Test("UITextField.delegate.default") func delegate() { #expect(field.delegate == nil) }
  @Test("UITextField.background.default") func background() { #expect(field.background == nil) }
  @Test("UITextField.disabledBackground.default") func disabledBackground() { #expect(field.disabledBackground == nil) }
  @Test("UITextField.clearButtonMode.default") func clearButtonMode() {
    #expect(field.clearButtonMode == .never && field.clearButtonMode.rawValue == 0)
  }
  @Test("UITextField.leftViewMode.default") func leftViewMode() { #expect(field.leftViewMode == .never) }
  @Test("UITextField.allowsEditingTextAttributes.default") func allowsAttributes() {
    #expect(!field.allowsEditingTextAttributes)
  }
  @Test("UITextField.views.default") func views() {
    #expect(field.leftView == nil && field.rightView == nil && field.inputAccessoryView == nil)
  }
  @Test("UITextField.isEditing.default") func isEditing() { #expect(!field.isEditing) }
  @Test("UITextField.font.default") func font() { #expect(field.font == .systemFont(ofSize: 17)) }
  @Test("UITextField.border.raws") func borderRaws() {
    typealias Style = UITextField.BorderStyle
    #expect([Style.none, .line, .bezel, .roundedRect].map(\.rawValue) == [0, 1, 2, 3])
  }
  @Test("UITextField.text.nil") func textNil() {
    field.text = "a"
    field.text = nil
    #expect(field.text == "")
  }
  @Test("UITextField.desc") func description() {
    field.frame = CGRect(x: 50, y: 10, width: 30, height: 30)
    field.placeholder = "Edit Me"
    let own = "<UITextField: \(field.addressText)"
    #expect(
      field.description.hasPrefix(
        own + "; frame = (50 10; 30 30); text = ''; opaque = NO; placeholder = Edit Me; borderStyle = None; background = "
          + "<_UITextFieldNoBackgroundProvider: 0x"))
    #expect(field.description.contains(": textfield=\(own)>>; layer = <CALayer: 0x"))
  }
  @Test("UITextField.desc.noPlaceholder") func descriptionWithoutPlaceholder() {
    field.frame = CGRect(x: 50, y: 10, width: 30, height: 30)
    #expect(field.description.contains("text = ''; opaque = NO; borderStyle = None; background = <"))
  }
  @Test("a rounded field is 34 points high, a bare one 22") func heights() {
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }
}

@Suite("UITextField editing facts", .freshWorld)
struct TextFieldFacts {
  private let begin = [
    "textFieldShouldBeginEditing(_:)", "becomeFirstResponder()", "textFieldDidBeginEditing(_:)", "editingDidBegin",
    "UITextFieldTextDidBeginEditingNotification",
  ]
  private let end = [
    "textFieldShouldEndEditing(_:)", "resignFirstResponder()", "textFieldDidEndEditing(_:reason:)", "editingDidEnd",
    "UITextFieldTextDidEndEditingNotification",
  ]
  private let changed = [
    "text", "textFieldDidChangeSelection(_:)", "editingChanged", "UITextFieldTextDidChangeNotification",
  ]
  private let ask = "textField(_:shouldChangeCharactersIn:replacementString:)"

  @Test("UITextField.begin.order") func beginOrder() {
    let stage = Stage(editing: false)
    world.tap(stage.field)
    #expect(stage.names == begin)
    #expect(stage.field.isEditing && stage.field.isFirstResponder)
  }

  @Test("UITextField.type.order") func typeOrder() {
    let stage = Stage()
    #expect(stage.keyboard.type("a"))
    #expect(stage.delegate.seen == ["(0,0) \"a\" in \"\""])
    #expect(stage.names == [ask] + changed)
    #expect(stage.field.text == "a")
  }

  @Test("an emoji is one key and its range is in UTF-16 units") func emoji() {
    let stage = Stage()
    stage.keyboard.type("a😀b")
    #expect(stage.delegate.seen.map { String($0.prefix(5)) } == ["(0,0)", "(1,0)", "(3,0)"])
    #expect(stage.field.text == "a😀b" && stage.field.selectedRange == NSRange(location: 4, length: 0))
    stage.delegate.mayChange = false
    stage.keyboard.type("c")
    #expect(stage.field.text == "a😀b")
  }

  @Test("UITextField.delete.range") func deleteRange() {
    let stage = Stage("ab")
    stage.keyboard.press(.delete)
    #expect(stage.delegate.seen == ["(1,1) \"\" in \"ab\""])
    #expect(stage.field.text == "a")
  }

  @Test("UITextField.delete.flag") func deleteFlag() {
    let stage = Stage("🇯🇵")
    stage.keyboard.press(.delete)
    #expect(stage.delegate.seen == ["(0,4) \"\" in \"🇯🇵\""])
    #expect(stage.field.text == "")
  }

  @Test("UITextField.delete.empty") func deleteEmpty() {
    final class Field: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }
    let stage = Stage(editing: false)
    let field = Field(frame: .zero)
    stage.window.addSubview(field)
    field.delegate = stage.delegate
    field.becomeFirstResponder()
    stage.keyboard.press(.delete)
    #expect(field.deletions == 1)
    #expect(stage.delegate.seen == [])
  }

  @Test("UITextField.cut") func cut() {
    let stage = Stage("abcd")
    stage.field.selectedRange = NSRange(location: 1, length: 2)
    stage.keyboard.press(.cut)
    #expect(stage.delegate.seen == ["(1,2) \"\" in \"abcd\""])
    #expect(stage.field.text == "ad")
    stage.keyboard.press(.paste)
    #expect(stage.delegate.seen.last == "(1,0) \"bc\" in \"ad\"")
    #expect(stage.field.text == "abcd")
  }

  @Test("UITextField.setText.silent") func setTextSilent() {
    let stage = Stage()
    stage.field.text = "x"
    #expect(stage.names == [])
    #expect(stage.delegate.seen == [])
  }

  @Test("UITextField.insertText") func insertText() {
    let stage = Stage()
    stage.field.insertText("1")
    #expect(stage.delegate.seen == [])
    #expect(stage.names == changed)
  }

  @Test("UITextField.setText.caret") func setTextCaret() {
    let stage = Stage("abc")
    stage.field.selectedRange = NSRange(location: 1, length: 0)
    stage.field.text = "hello"
    #expect(stage.field.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test("UITextField.maxLength") func maxLength() {
    final class Limit: UITextFieldDelegate {
      func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String) -> Bool {
        let old = NSString(string: field.text ?? "")
        return NSString(string: old.replacingCharacters(in: range, with: replacementString)).length <= 3
      }
    }
    let stage = Stage()
    let limit = Limit()
    stage.field.delegate = limit
    stage.keyboard.type("😀😀")
    #expect(stage.field.text == "😀")
    stage.keyboard.type("ab")
    #expect(stage.field.text == "😀a")
  }

  // MARK: Return and clearing

  @Test("UITextField.return.order") func returnOrder() {
    let stage = Stage("a")
    stage.keyboard.press(.return)
    #expect(stage.names == ["textFieldShouldReturn(_:)", "primaryActionTriggered", "editingDidEndOnExit"])
  }

  @Test("UITextField.return.noResign") func returnWithoutDelegate() {
    let stage = Stage("a")
    stage.field.delegate = nil
    stage.keyboard.press(.return)
    #expect(stage.field.isFirstResponder)
    #expect(stage.field.text == "a")
    stage.field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    stage.keyboard.press(.return)
    #expect(!stage.field.isFirstResponder)
  }

  @Test("UITextField.return.false") func returnFalse() {
    let stage = Stage("a")
    stage.delegate.returns = false
    stage.keyboard.press(.return)
    #expect(stage.names == ["textFieldShouldReturn(_:)"])
  }

  @Test("UITextField.clear.order") func clearOrder() {
    let stage = Stage("abc")
    stage.field.clearButtonTapped()
    #expect(stage.field.text == "")
    #expect(
      stage.names == ["textFieldShouldClear(_:)", "text", "editingChanged", "UITextFieldTextDidChangeNotification"])
    #expect(stage.delegate.seen == [])
  }

  @Test("UITextField.clear.refuse") func clearRefuse() {
    let stage = Stage("abc")
    stage.delegate.mayClear = false
    stage.field.clearButtonTapped()
    #expect(stage.field.text == "abc")
    #expect(stage.names == ["textFieldShouldClear(_:)"])
  }

  @Test("UITextField.clearsOnBegin") func clearsOnBegin() {
    let stage = Stage("abc", editing: false)
    stage.field.clearsOnBeginEditing = true
    stage.delegate.mayClear = false
    stage.field.becomeFirstResponder()
    #expect(stage.field.text == "abc")
    stage.field.resignFirstResponder()
    stage.delegate.mayClear = true
    stage.keyboard.clearEvents()
    stage.field.becomeFirstResponder()
    #expect(stage.field.text == "")
    #expect(stage.names.contains("textFieldShouldClear(_:)"))
  }

  @Test("UITextField.secure.replace") func secureReplace() {
    let stage = Stage(editing: false)
    stage.field.isSecureTextEntry = true
    stage.field.becomeFirstResponder()
    stage.keyboard.type("ab")
    stage.field.resignFirstResponder()
    stage.field.becomeFirstResponder()
    stage.delegate.seen = []
    stage.keyboard.type("c")
    #expect(stage.delegate.seen == ["(2,0) \"c\" in \"ab\""])
    #expect(stage.field.text == "c")
    stage.keyboard.type("d")
    #expect(stage.field.text == "cd")
  }

  // MARK: The end, and other fields

  @Test("UITextField.end.order") func endOrder() {
    let stage = Stage()
    #expect(stage.field.resignFirstResponder())
    #expect(stage.names == end)
    #expect(!stage.field.isEditing)
  }

  @Test("UITextField.end.refuse") func endRefuse() {
    let stage = Stage()
    stage.delegate.mayEnd = false
    #expect(!stage.field.resignFirstResponder())
    #expect(stage.field.isFirstResponder && stage.field.isEditing)
    #expect(!stage.other.becomeFirstResponder())
    #expect(!stage.window.endEditing(false))
  }

  @Test("UITextField.end.forced") func endForced() {
    let stage = Stage()
    stage.delegate.mayEnd = false
    #expect(stage.window.endEditing(true))
    #expect(!stage.field.isFirstResponder && !stage.field.isEditing)
    #expect(stage.names.filter { $0.hasPrefix("textFieldDidEnd") }.count == 1)
    stage.field.becomeFirstResponder()
    stage.field.removeFromSuperview()
    #expect(!stage.field.isFirstResponder && !stage.field.isEditing)
    #expect(stage.names.filter { $0.hasPrefix("textFieldDidEnd") }.count == 2)
  }

  @Test("UITextField.switch.order") func switchOrder() {
    let stage = Stage()
    stage.other.delegate = stage.delegate
    stage.other.becomeFirstResponder()
    #expect(
      stage.names.filter { $0.hasPrefix("textField") } == [
        "textFieldShouldBeginEditing(_:)", "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:reason:)",
        "textFieldDidBeginEditing(_:)",
      ])
  }

  @Test("UITextField.switch.events") func switchEvents() {
    let stage = Stage(editing: false)
    var events: [String] = []
    for (name, field) in [("a", stage.field), ("b", stage.other)] {
      field.addAction(UIAction { _ in events.append("\(name) begin") }, for: .editingDidBegin)
      field.addAction(UIAction { _ in events.append("\(name) end") }, for: .editingDidEnd)
    }
    stage.field.becomeFirstResponder()
    stage.other.becomeFirstResponder()
    #expect(events == ["a begin", "a end", "b begin"])
  }

  @Test("UITextField.disabled") func disabled() {
    let stage = Stage(editing: false)
    stage.field.isEnabled = false
    #expect(!stage.field.becomeFirstResponder())
    #expect(stage.names == [])
  }

  @Test("the delegate's refusal keeps the field out of focus") func refuseBegin() {
    let stage = Stage(editing: false)
    stage.delegate.mayBegin = false
    #expect(!stage.field.becomeFirstResponder())
    #expect(stage.names == ["textFieldShouldBeginEditing(_:)"])
    #expect(!stage.keyboard.isVisible)
  }

  @Test("the keyboard comes before editing begins, changes its frame between fields and goes before it ends")
  func keyboard() {
    let stage = Stage(editing: false)
    stage.field.becomeFirstResponder()
    world.advance(by: 1)
    stage.other.becomeFirstResponder()
    world.advance(by: 1)
    stage.other.resignFirstResponder()
    world.advance(by: 1)
    let posted = stage.keyboard.events.filter { $0.kind == .notification }.map(\.name)
    #expect(
      posted == [
        "UIKeyboardWillShowNotification", "UITextFieldTextDidBeginEditingNotification", "UIKeyboardDidShowNotification",
        "UITextFieldTextDidEndEditingNotification", "UIKeyboardWillChangeFrameNotification",
        "UITextFieldTextDidBeginEditingNotification", "UIKeyboardDidChangeFrameNotification",
        "UIKeyboardWillHideNotification", "UITextFieldTextDidEndEditingNotification", "UIKeyboardDidHideNotification",
      ])
  }

  @Test("keys without a text input are not taken") func nobody() {
    let stage = Stage(editing: false)
    #expect(!stage.keyboard.type("a"))
    #expect(!stage.keyboard.press(.delete))
    #expect(stage.keyboard.events == [])
  }
}
