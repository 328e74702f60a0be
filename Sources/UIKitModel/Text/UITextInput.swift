public import Foundation

/// A place between two characters of a text input.
open class UITextPosition: UIKitObject {
  /// The UTF-16 units before it.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset }
}

/// A range of a text input.
open class UITextRange: UIKitObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether it has no characters: a caret.
  open var isEmpty: Bool { range.length == 0 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open override var hash: Int { range.location &* 31 &+ range.length }
}

/// Along the text.
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }

/// On the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// How much of a text is meant.
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// Told by a text input of changes the app makes, so that input methods follow. Kept; the model has no input methods.
public protocol UITextInputDelegate: AnyObject {}

/// Text that is addressed by positions and ranges: what the keyboard, dictation and selection handles use.
///
/// Positions count UTF-16 units. Left out: tokenizers, writing directions, selection rectangles and dictation.
public protocol UITextInput: UIKeyInput {
  /// The selection; a caret is a range without characters. Setting `nil` changes nothing.
  var selectedTextRange: UITextRange? { get set }
  /// The text an input method has not settled yet; `nil` for none.
  var markedTextRange: UITextRange? { get }
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  /// Replaces text in code: the delegate is not asked.
  func replace(_ range: UITextRange, withText text: String)
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Settles the marked text as it is.
  func unmarkText()
  /// The range between two positions, in either order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// A position some UTF-16 units further; `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The UTF-16 units from one position to another, negative backwards.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func caretRect(for position: UITextPosition) -> CGRect
}

extension TextEditor {
  var length: Int { TextEditing.length(editedText) }

  func positionOf(_ offset: Int) -> UITextPosition? { (0...length).contains(offset) ? UITextPosition(offset) : nil }

  func rangeBetween(_ first: UITextPosition, _ second: UITextPosition) -> UITextRange? {
    let low = min(first.offset, second.offset)
    return UITextRange(
      TextEditing.clamped(NSRange(location: low, length: max(first.offset, second.offset) - low), in: editedText))
  }

  var marked: NSRange? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Puts text an input method composes in place of what it composed before, or of the selection.
  func mark(_ text: String, selected: NSRange, _ replace: (NSRange, String) -> Void) {
    let target = marked ?? selection
    replace(target, text)
    let end = NSRange(location: target.location, length: TextEditing.length(text))
    marked = text.isEmpty ? nil : end
    select(NSRange(location: target.location + selected.location, length: selected.length))
  }
}

extension UITextPosition {
  func compare(to other: UITextPosition) -> ComparisonResult {
    offset == other.offset ? .orderedSame : offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
