public import Foundation

/// Asked and told of the editing of a text view. Every method is optional.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing began; the view is first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Asks whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks whether what a person typed may replace ranges, given in UTF-16 units. Unless implemented it asks
  /// `textView(_:shouldChangeTextIn:replacementText:)` for the range that holds all of them.
  func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSRange], replacementText text: String) -> Bool
  /// Asks whether what a person typed may replace a range, given in UTF-16 units. The text is still the old one.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// A person changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSRange], replacementText text: String
  ) -> Bool {
    let start = ranges.map(\.location).min() ?? 0
    let end = ranges.map { $0.location + $0.length }.max() ?? start
    return self.textView(
      textView, shouldChangeTextIn: NSRange(location: start, length: end - start), replacementText: text)
  }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
