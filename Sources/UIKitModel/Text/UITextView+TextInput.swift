public import Foundation

extension UITextView: UITextInput {
  public var selectedTextRange: UITextRange? {
    get { UITextRange(range) }
    set { if let newValue { select(newValue.range) } }
  }
  public var markedTextRange: UITextRange? { marked.map(UITextRange.init) }
  public var inputDelegate: (any UITextInputDelegate)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(length) }
  public func text(in range: UITextRange) -> String? { TextEditing.substring(range.range, of: content) }
  public func replace(_ range: UITextRange, withText text: String) {
    marked = nil
    replace(range.range, with: text)
  }
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selected: selectedRange) { replace($0, with: $1) }
  }
  public func unmarkText() { marked = nil }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    rangeBetween(fromPosition, toPosition)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { positionOf(position.offset + offset) }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { position.compare(to: other) }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  public func caretRect(for position: UITextPosition) -> CGRect {
    caretRect(at: position.offset)
  }

  // MARK: Traits that are kept and not acted on

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
