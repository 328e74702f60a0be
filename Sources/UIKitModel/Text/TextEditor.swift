import Foundation

/// A responder that takes single keys.
public protocol UIKeyInput: AnyObject {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the selection. The delegate is not asked.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret. The delegate is not asked.
  func deleteBackward()
}

/// What a text field and a text view have in common for the keyboard.
protocol TextEditor: UIView {
  /// The text as it is edited.
  var editedText: String { get }
  /// The selection in UTF-16 units.
  var selection: NSRange { get }
  /// Changes the selection and tells the delegate.
  func select(_ range: NSRange)
  /// A person types or pastes.
  func personInserts(_ text: String)
  /// A person presses backspace, or cuts.
  func personDeletes()
  func personPressesReturn()
  /// Editing ends whatever the delegate says.
  func abandonEditing()
}

extension TextEditor {
  var keyboard: Keyboard { UIKitEnvironment.current.keyboard }

  func selectEverything() { select(NSRange(location: 0, length: TextEditing.length(editedText))) }

  func moveCaret(by step: Int) {
    let edge = step < 0 ? selection.location : selection.location + selection.length
    let place = selection.length > 0 ? edge : TextEditing.place(movedBy: step, from: edge, in: editedText)
    select(NSRange(location: place, length: 0))
  }
}

extension NSRange {
  /// The range as the record and error texts print it: `(0,1)`.
  var pair: String { "(\(location),\(length))" }
}

extension UIView {
  /// Ends editing in this view or beneath it.
  ///
  /// - Parameter force: whether to end it even if the delegate refuses.
  /// - Returns: whether nothing is edited there any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = UIKitEnvironment.current.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    UIKitEnvironment.current.firstResponder = nil
    (first as? any TextEditor)?.abandonEditing()
    return true
  }
}
