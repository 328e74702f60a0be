public import Foundation

extension UITextField {
  var editedText: String { content }
  var selection: NSRange { range }

  // MARK: Beginning and ending

  /// `textFieldShouldBeginEditing`, the first responder with the keyboard, then the three messages that editing began.
  func beginEditing(_ becomeFirst: () -> Bool) -> Bool {
    guard canBecomeFirstResponder, window != nil else { return false }
    if let delegate {
      let may = delegate.textFieldShouldBeginEditing(self)
      keyboard.record(.delegate, "textFieldShouldBeginEditing(_:)", "\(may)")
      guard may else { return false }
    }
    guard keyboard.handOver(becomeFirst) else { return false }
    keyboard.record(.responder, "becomeFirstResponder()")
    keyboard.editorBegan()
    isEditing = true
    replacesAll = isSecureTextEntry && !content.isEmpty
    range = NSRange(location: TextEditing.length(content), length: 0)
    if clearsOnBeginEditing, !content.isEmpty, asksToClear() { text = "" }
    if let delegate {
      keyboard.record(.delegate, "textFieldDidBeginEditing(_:)")
      delegate.textFieldDidBeginEditing(self)
    }
    send(.editingDidBegin, "editingDidBegin")
    keyboard.post(UITextField.textDidBeginEditingNotification, from: self)
    setNeedsLayout()
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    if let delegate {
      let may = delegate.textFieldShouldEndEditing(self)
      keyboard.record(.delegate, "textFieldShouldEndEditing(_:)", "\(may)")
      guard may else { return false }
    }
    guard resign() else { return false }
    keyboard.record(.responder, "resignFirstResponder()")
    finishEditing()
    return true
  }

  func abandonEditing() {
    guard isEditing else { return }
    keyboard.record(.responder, "resignFirstResponder()", "forced")
    finishEditing()
  }

  private func finishEditing() {
    isEditing = false
    replacesAll = false
    keyboard.editorEnded()
    if let delegate {
      keyboard.record(.delegate, "textFieldDidEndEditing(_:reason:)")
      delegate.textFieldDidEndEditing(self, reason: .committed)
    }
    send(.editingDidEnd, "editingDidEnd")
    keyboard.post(UITextField.textDidEndEditingNotification, from: self)
    setNeedsLayout()
  }

  // MARK: A person's changes

  func personInserts(_ text: String) {
    let target = clearsOnInsertion ? NSRange(location: 0, length: TextEditing.length(content)) : range
    guard mayChange(target, to: text) else { return }
    if replacesAll {
      content = ""
      range = NSRange(location: 0, length: 0)
    } else {
      range = target
    }
    insertText(text)
  }

  func personDeletes() {
    if let target = TextEditing.rangeDeletedBackward(from: range, in: content) {
      guard mayChange(target, to: "") else { return }
      if replacesAll { range = NSRange(location: 0, length: TextEditing.length(content)) }
    }
    deleteBackward()
  }

  func personPressesReturn() {
    if let delegate {
      let does = delegate.textFieldShouldReturn(self)
      keyboard.record(.delegate, "textFieldShouldReturn(_:)", "\(does)")
      guard does else { return }
    }
    send(.primaryActionTriggered, "primaryActionTriggered")
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit, "editingDidEndOnExit")
    // Someone who listens for the end on exit gets it: the field gives up the keyboard.
    if ends, isFirstResponder { resignFirstResponder() }
  }

  /// A tap on the clear button.
  public func clearButtonTapped() {
    guard !content.isEmpty, asksToClear() else { return }
    text = ""
    keyboard.record(.text, "text", "\"\"")
    didChange()
  }

  private func asksToClear() -> Bool {
    guard let delegate else { return true }
    let may = delegate.textFieldShouldClear(self)
    keyboard.record(.delegate, "textFieldShouldClear(_:)", "\(may)")
    return may
  }

  private func mayChange(_ target: NSRange, to text: String) -> Bool {
    guard let delegate else { return true }
    let may = delegate.textField(self, shouldChangeCharactersIn: target, replacementString: text)
    keyboard.record(
      .delegate, "textField(_:shouldChangeCharactersIn:replacementString:)", "\(target.pair) \"\(text)\" \(may)")
    return may
  }

  // MARK: Changes

  /// The selection in UTF-16 units. The caret is a selection of no length.
  public var selectedRange: NSRange {
    get { range }
    set { select(newValue) }
  }

  func select(_ newRange: NSRange) {
    let cut = TextEditing.clamped(newRange, in: content)
    guard cut != range else { return }
    range = cut
    tellSelection()
  }

  func insertInCode(_ text: String) {
    replacesAll = false
    let target = marked ?? range
    marked = nil
    replace(target, with: text.replacing("\n", with: " "))
  }

  func deleteInCode() {
    guard let target = TextEditing.rangeDeletedBackward(from: range, in: content) else { return }
    replacesAll = false
    replace(target, with: "")
  }

  func replace(_ target: NSRange, with text: String) {
    content = TextEditing.replacing(target, in: content, with: text)
    range = NSRange(location: target.location + TextEditing.length(text), length: 0)
    keyboard.record(.text, "text", "\"\(content)\"")
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    tellSelection()
    didChange()
  }

  private func tellSelection() {
    guard let delegate else { return }
    keyboard.record(.delegate, "textFieldDidChangeSelection(_:)")
    delegate.textFieldDidChangeSelection(self)
  }

  private func didChange() {
    send(.editingChanged, "editingChanged")
    keyboard.post(UITextField.textDidChangeNotification, from: self)
  }

  private func send(_ event: Event, _ name: String) {
    keyboard.record(.control, name)
    sendActions(for: event)
  }
}
