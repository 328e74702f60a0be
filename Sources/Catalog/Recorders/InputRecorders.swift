import Foundation
import UIKitModel

/// A text field's delegate that writes down every question and every message, and answers as it is told to.
final class FieldRecorder: UITextFieldDelegate {
  /// Questions with their answers, and messages, oldest first.
  var log: [String] = []
  /// The answer to `textFieldShouldBeginEditing(_:)`.
  var allowsBeginning = true
  /// The answer to `textFieldShouldEndEditing(_:)`.
  var allowsEnding = true
  /// The answer to `textFieldShouldReturn(_:)`.
  var allowsReturn = true
  /// The answer to `textFieldShouldClear(_:)`.
  var allowsClearing = true
  /// The most UTF-16 units that a person may type; 0 for no limit.
  var maximumLength = 0

  private func answer(_ name: String, _ answer: Bool) -> Bool {
    log.append("\(name) → \(answer)")
    return answer
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("textFieldShouldBeginEditing", allowsBeginning) }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("textFieldDidBeginEditing") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("textFieldShouldEndEditing", allowsEnding) }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    log.append("textFieldDidEndEditing")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.append("textFieldDidChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("textFieldShouldClear", allowsClearing) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("textFieldShouldReturn", allowsReturn) }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    let length = (textField.text ?? "").utf16.count - range.length + string.utf16.count
    return answer(
      "shouldChangeCharactersIn {\(range.location), \(range.length)} \"\(string)\"", maximumLength == 0 || length <= maximumLength)
  }
}

/// A text view's delegate that writes down every question and every message, and answers as it is told to.
final class TextViewRecorder: UITextViewDelegate {
  /// Questions with their answers, and messages, oldest first.
  var log: [String] = []
  /// The answer to `textViewShouldBeginEditing(_:)`.
  var allowsBeginning = true
  /// The answer to `textViewShouldEndEditing(_:)`.
  var allowsEnding = true
  /// Whether a typed line feed may enter the text.
  var allowsNewlines = true
  /// How often the text changed by a person's hand or by `insertText(_:)`.
  var changes = 0

  private func answer(_ name: String, _ answer: Bool) -> Bool {
    log.append("\(name) → \(answer)")
    return answer
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("textViewShouldBeginEditing", allowsBeginning) }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("textViewDidBeginEditing") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("textViewShouldEndEditing", allowsEnding) }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("textViewDidEndEditing") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("textViewDidChangeSelection") }

  func textViewDidChange(_ textView: UITextView) {
    changes += 1
    log.append("textViewDidChange")
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    let shown = text == "\n" ? "\\n" : text
    return answer(
      "shouldChangeTextIn {\(range.location), \(range.length)} \"\(shown)\"", allowsNewlines || !text.contains("\n"))
  }
}
