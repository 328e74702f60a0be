import Foundation
import Testing

@testable import UIKitModel

private final class Delegate: UITextViewDelegate {
  var mayBegin = true
  var mayChange = true
  var seen: [String] = []
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayBegin }
  func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    seen.append("\(range.pair) \"\(text)\"")
    return mayChange
  }
}

private final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  let view = UITextView(frame: CGRect(x: 16, y: 16, width: 288, height: 140))
  let delegate = Delegate()
  let keyboard = UIKitEnvironment.current.keyboard

  init(_ text: String = "", editing: Bool = true) {
    view.font = .systemFont(ofSize: 17)
    window.addSubview(view)
    window.isHidden = false
    view.delegate = delegate
    view.text = text
    if editing { view.becomeFirstResponder() }
    keyboard.clearEvents()
  }

  var names: [String] {
    keyboard.events.filter { $0.kind != .key && !$0.name.hasPrefix("UIKeyboard") }.map(\.name)
  }
}

@Suite("UITextView facts", .freshWorld)
struct TextViewFacts {
  @Test("UITextView.isEditable.default") func isEditable() { #expect(UITextView().isEditable) }
  @Test("UITextView.clearsOnInsertion.default") func clearsOnInsertion() { #expect(!UITextView().clearsOnInsertion) }
  @Test("UITextView.backgroundColor.default") func background() {
    #expect(UITextView().backgroundColor == .systemBackground)
  }
  @Test("UITextView.clipsToBounds.default") func clips() { #expect(UITextView().clipsToBounds) }
  @Test("UITextView.delegate.default") func delegate() { #expect(UITextView().delegate == nil) }

  @Test("UITextView.desc") func description() {
    let view = UITextView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    let text =
      #/<UITextView: 0x[0-9a-f]+; frame = \(20 20; 40 40\); text = ''; clipsToBounds = YES; gestureRecognizers = <NSArray: 0x[0-9a-f]+>; backgroundColor = <UIDynamicSystemColor: 0x[0-9a-f]+; name = systemBackgroundColor>; layer = <CALayer: 0x[0-9a-f]+>; contentOffset: \{0, 0\}; contentSize: \{40, 32\}; adjustedContentInset: \{0, 0, 0, 0\}>/#
    #expect(view.description.wholeMatch(of: text) != nil, "\(view.description)")
  }

  @Test("UITextView.caret.17") func caret() {
    let stage = Stage("Hello\nWorld")
    #expect(stage.view.caretRect(at: 0) == CGRect(x: 5, y: 7, width: 2, height: 21.5))
    let second = stage.view.caretRect(at: 6)
    #expect(second == CGRect(x: 5, y: 27, width: 2, height: 21.5))
    let end = stage.view.caretRect(at: 11)
    #expect(end.minY == 27)
    #expect(abs(end.minX - 5 - UIFont.systemFont(ofSize: 17).width(of: "World")) < 1e-9)
  }

  @Test("the caret follows text over lines that were broken at a space") func wrappedCaret() {
    let stage = Stage()
    stage.view.frame.size.width = 80
    stage.view.text = "aaaa bbbb cccc"
    let lines = stage.view.caretRect(at: 14).minY
    #expect(lines > stage.view.caretRect(at: 0).minY)
    #expect(stage.view.caretRect(at: 10).minX == 5)
  }

  @Test("UITextView.caretLine") func twoLines() {
    let stage = Stage("one\ntwo")
    #expect(stage.view.contentSize == CGSize(width: 288, height: 56))
    stage.view.text = ""
    #expect(stage.view.contentSize.height == 36)
  }

  @Test("UITextView.type.order") func typeOrder() {
    let stage = Stage()
    stage.keyboard.type("a")
    #expect(stage.delegate.seen == ["(0,0) \"a\""])
    #expect(
      stage.names == [
        "textView(_:shouldChangeTextIn:replacementText:)", "text", "textViewDidChangeSelection(_:)",
        "textViewDidChange(_:)", "UITextViewTextDidChangeNotification",
      ])
  }

  @Test("UITextView.return") func returnKey() {
    let stage = Stage("a")
    stage.keyboard.press(.return)
    #expect(stage.delegate.seen == ["(1,0) \"\n\""])
    #expect(stage.view.text == "a\n")
    #expect(stage.view.isFirstResponder)
    stage.delegate.mayChange = false
    stage.keyboard.press(.return)
    #expect(stage.view.text == "a\n")
  }

  @Test("UITextView.setText") func setText() {
    let stage = Stage()
    stage.view.text = "x"
    #expect(!stage.names.contains { $0.contains("shouldChange") || $0 == "textViewDidChange(_:)" })
  }

  @Test("UITextView.insertText") func insertText() {
    let stage = Stage()
    stage.view.insertText("x")
    #expect(stage.delegate.seen == [])
    #expect(stage.names.contains("textViewDidChange(_:)"))
    stage.view.deleteBackward()
    #expect(stage.view.text == "" && stage.delegate.seen == [])
  }

  @Test("UITextView.noControl") func noControl() {
    let view: UIView = UITextView()
    #expect(view is UIScrollView)
    #expect(!(view is UIControl))
  }

  @Test("UITextView.shouldBegin") func shouldBegin() {
    let stage = Stage(editing: false)
    stage.delegate.mayBegin = false
    #expect(!stage.view.becomeFirstResponder())
    #expect(stage.names == ["textViewShouldBeginEditing(_:)"])
    stage.delegate.mayBegin = true
    #expect(stage.view.becomeFirstResponder())
  }

  @Test("UITextView.notEditable") func notEditable() {
    let stage = Stage("abc", editing: false)
    stage.view.isEditable = false
    #expect(stage.view.becomeFirstResponder())
    #expect(!stage.names.contains { $0.contains("Editing") })
    #expect(!stage.keyboard.isVisible)
    stage.keyboard.type("d")
    #expect(stage.view.text == "abc")
    stage.keyboard.press(.selectAll)
    stage.keyboard.press(.copy)
    #expect(stage.keyboard.pasteboardText == "abc")
    stage.view.resignFirstResponder()
    stage.view.isSelectable = false
    #expect(!stage.view.becomeFirstResponder())
  }

  @Test("UITextView.intrinsic.scroll") func intrinsic() {
    let stage = Stage("one\ntwo\nthree")
    #expect(stage.view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    stage.view.isScrollEnabled = false
    #expect(stage.view.intrinsicContentSize.height == CGFloat(76))
  }

  @Test("UITextView.multiRange") func multiRange() {
    let stage = Stage("abcdef")
    let ranges = [NSRange(location: 1, length: 1), NSRange(location: 4, length: 1)]
    _ = stage.delegate.textView(stage.view, shouldChangeTextInRanges: ranges, replacementText: "x")
    #expect(stage.delegate.seen == ["(1,4) \"x\""])
  }

  @Test("the calls of beginning and ending come in order") func beginAndEnd() {
    let stage = Stage(editing: false)
    world.tap(stage.view)
    stage.view.resignFirstResponder()
    #expect(
      stage.names == [
        "textViewShouldBeginEditing(_:)", "becomeFirstResponder()", "textViewDidBeginEditing(_:)",
        "UITextViewTextDidBeginEditingNotification", "textViewShouldEndEditing(_:)", "resignFirstResponder()",
        "textViewDidEndEditing(_:)", "UITextViewTextDidEndEditingNotification",
      ])
  }
}

@Suite("UTF-16 editing")
struct TextEditingTests {
  @Test("replacing whole characters by UTF-16 range agrees with NSString")
  func replacing() {
    let text = "a😀e\u{301}🇯🇵z"
    let places = TextEditing.boundaries(of: text)
    for start in places {
      for end in places where end >= start {
        let range = NSRange(location: start, length: end - start)
        let expected = NSString(string: text).replacingCharacters(in: range, with: "xy")
        #expect(TextEditing.replacing(range, in: text, with: "xy") == expected)
      }
    }
    #expect(TextEditing.replacing(NSRange(location: 1, length: 2), in: text, with: "-") == "a-e\u{301}🇯🇵z")
  }

  @Test("backspace and the arrows go by whole characters")
  func characters() {
    let text = "e\u{301}👨‍👩‍👧x"
    #expect(TextEditing.boundaries(of: text) == [0, 2, 10, 11])
    #expect(
      TextEditing.rangeDeletedBackward(from: NSRange(location: 10, length: 0), in: text)
        == NSRange(location: 2, length: 8))
    #expect(TextEditing.place(movedBy: 1, from: 0, in: text) == 2)
    #expect(TextEditing.place(movedBy: -1, from: 10, in: text) == 2)
    #expect(TextEditing.rangeDeletedBackward(from: NSRange(location: 0, length: 0), in: text) == nil)
  }

  @Test("a range outside the text is cut to it")
  func clamping() {
    #expect(TextEditing.clamped(NSRange(location: 5, length: 9), in: "abc") == NSRange(location: 3, length: 0))
    #expect(TextEditing.clamped(NSRange(location: -2, length: 4), in: "abc") == NSRange(location: 0, length: 2))
  }
}
