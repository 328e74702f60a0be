public import Foundation

extension UITextView {
  var editedText: String { content }
  var selection: NSRange { range }
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: Beginning and ending

  /// A view that is only selectable becomes first responder without an editing session.
  func beginEditing(_ becomeFirst: () -> Bool) -> Bool {
    guard canBecomeFirstResponder, window != nil else { return false }
    guard isEditable else { return keyboard.handOver(becomeFirst) }
    if let textDelegate {
      let may = textDelegate.textViewShouldBeginEditing(self)
      keyboard.record(.delegate, "textViewShouldBeginEditing(_:)", "\(may)")
      guard may else { return false }
    }
    guard keyboard.handOver(becomeFirst) else { return false }
    keyboard.record(.responder, "becomeFirstResponder()")
    keyboard.editorBegan()
    isEditingText = true
    if let textDelegate {
      keyboard.record(.delegate, "textViewDidBeginEditing(_:)")
      textDelegate.textViewDidBeginEditing(self)
    }
    keyboard.post(UITextView.textDidBeginEditingNotification, from: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isEditingText else { return resign() }
    if let textDelegate {
      let may = textDelegate.textViewShouldEndEditing(self)
      keyboard.record(.delegate, "textViewShouldEndEditing(_:)", "\(may)")
      guard may else { return false }
    }
    guard resign() else { return false }
    keyboard.record(.responder, "resignFirstResponder()")
    finishEditing()
    return true
  }

  func abandonEditing() {
    guard isEditingText else { return }
    keyboard.record(.responder, "resignFirstResponder()", "forced")
    finishEditing()
  }

  private func finishEditing() {
    isEditingText = false
    keyboard.editorEnded()
    if let textDelegate {
      keyboard.record(.delegate, "textViewDidEndEditing(_:)")
      textDelegate.textViewDidEndEditing(self)
    }
    keyboard.post(UITextView.textDidEndEditingNotification, from: self)
  }

  // MARK: A person's changes

  func personInserts(_ text: String) {
    let target = clearsOnInsertion ? NSRange(location: 0, length: TextEditing.length(content)) : range
    guard isEditable, mayChange(target, to: text) else { return }
    range = target
    insertText(text)
  }

  func personDeletes() {
    guard isEditable else { return }
    if let target = TextEditing.rangeDeletedBackward(from: range, in: content) {
      guard mayChange(target, to: "") else { return }
    }
    deleteBackward()
  }

  func personPressesReturn() { personInserts("\n") }

  private func mayChange(_ target: NSRange, to text: String) -> Bool {
    guard let textDelegate else { return true }
    let may = textDelegate.textView(self, shouldChangeTextInRanges: [target], replacementText: text)
    let shown = text == "\n" ? "\\n" : text
    keyboard.record(
      .delegate, "textView(_:shouldChangeTextIn:replacementText:)", "\(target.pair) \"\(shown)\" \(may)")
    return may
  }

  // MARK: Changes

  /// The selection in UTF-16 units. The caret is a selection of no length.
  public var selectedRange: NSRange {
    get { range }
    set { select(newValue) }
  }

  /// Scrolls by the least way that shows a range of the text.
  public func scrollRangeToVisible(_ range: NSRange) {
    let first = caret(at: range.location)
    let last = caret(at: range.location + range.length)
    scrollRectToVisible(first.union(last), animated: false)
  }

  func select(_ newRange: NSRange) {
    let cut = TextEditing.clamped(newRange, in: content)
    guard cut != range else { return }
    range = cut
    tellSelection()
  }

  func setTextInCode(_ text: String) {
    content = text
    range = NSRange(location: TextEditing.length(content), length: 0)
    measureText()
  }

  func replace(_ target: NSRange, with text: String) {
    content = TextEditing.replacing(target, in: content, with: text)
    range = NSRange(location: target.location + TextEditing.length(text), length: 0)
    keyboard.record(.text, "text", "\"\(content.replacing("\n", with: "\\n"))\"")
    measureText()
    tellSelection()
    if let textDelegate {
      keyboard.record(.delegate, "textViewDidChange(_:)")
      textDelegate.textViewDidChange(self)
    }
    keyboard.post(UITextView.textDidChangeNotification, from: self)
  }

  private func tellSelection() {
    guard let textDelegate else { return }
    keyboard.record(.delegate, "textViewDidChangeSelection(_:)")
    textDelegate.textViewDidChangeSelection(self)
  }
}
